# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What `cmake --install` puts where, and the Debian package that `cpack` makes of it.
foreach(program IN ITEMS faultline faultline-cli)
    if(TARGET ${program})
        # Where ./dev finds them.
        set_target_properties(${program} PROPERTIES
            RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()

set(application_id org.faultline.Faultline)
set(desktop_files ${PROJECT_SOURCE_DIR}/resources/linux)
if(NOT FAULTLINE_CORE_ONLY)
    install(FILES ${desktop_files}/${application_id}.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${desktop_files}/${application_id}.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${desktop_files}/${application_id}-mime.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME ${application_id}.xml)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/faultline.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
        RENAME ${application_id}.svg)
endif()
# The program that was built and not installed finds them, too (lessonFolders()).
set(built_data ${PROJECT_BINARY_DIR}/${CMAKE_INSTALL_DATADIR}/faultline)
file(MAKE_DIRECTORY ${built_data})
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/resources/lessons ${built_data}/lessons SYMBOLIC)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/lessons/
    DESTINATION ${CMAKE_INSTALL_DATADIR}/faultline/lessons
    PATTERN make_cases.py EXCLUDE
    PATTERN make_generated.py EXCLUDE
    PATTERN __pycache__ EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/docs/man/faultline-cli.1
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
    OPTIONAL)
install(FILES
        ${PROJECT_SOURCE_DIR}/CHANGELOG.md
        ${PROJECT_SOURCE_DIR}/LICENSE
        ${PROJECT_SOURCE_DIR}/README.md
    DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/doc/faultline
    OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME faultline)
set(CPACK_PACKAGE_VENDOR "The Faultline authors")
set(CPACK_PACKAGE_CONTACT "The Faultline authors")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
