# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Sources of one folder compiled as one: headers are read once for a dozen of them. Only where a whole
# build counts (presets release and asan): after a change of one file a dozen are compiled.
option(FAULTLINE_UNITY "Compile the sources of a folder, or of a test program, together" OFF)

# Folders of which each source is compiled alone all the same: GCC stops inlining in large units, and
# reading consoles, hardware logs and traces lost 8 to 14 % of its speed to that (bench/compare_builds.py).
# Under sanitizers nobody waits for them, and sixty units more are built.
set(FAULTLINE_UNITY_NOT "^model/readers/(console|hardware|trace)/")
if(FAULTLINE_SANITIZE)
    set(FAULTLINE_UNITY_NOT "^$")
endif()

# Folders of tests that are not: several of their headers have helpers of the same names.
set(FAULTLINE_UNITY_NOT_TESTS "^compare$")

# Most sources of one: more would leave cores without work at the end.
set(FAULTLINE_UNITY_BATCH 24)

# Large units grow beyond what g++ takes before it looks for garbage, again and again: 7 % of the
# time of a build, for a fifth more memory.
if(FAULTLINE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-heapsize=524288)
endif()

# faultline_unity(target...)
#
# By folder, and not in the order of the lists, so that a new source in one folder does not join
# others in the next anew. What a source keeps to itself must have a name of its own in its folder:
# .ci/unity_names.py tells.
function(faultline_unity)
    if(NOT FAULTLINE_UNITY)
        return()
    endif()
    foreach(target IN LISTS ARGN)
        get_target_property(sources ${target} SOURCES)
        get_target_property(base ${target} SOURCE_DIR)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
        # The private class of a source may hold what is unnamed there: no other source sees it.
        target_compile_options(${target} PRIVATE
            $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
        foreach(source IN LISTS sources)
            cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${base} NORMALIZE)
            cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR}
                OUTPUT_VARIABLE relative)
            if(NOT relative MATCHES "\\.cpp$" OR relative MATCHES "^(\\.\\.|build)/")
                continue()
            endif()
            if(relative MATCHES "${FAULTLINE_UNITY_NOT}")
                set_property(SOURCE ${source} TARGET_DIRECTORY ${target}
                    PROPERTY SKIP_UNITY_BUILD_INCLUSION ON)
                continue()
            endif()
            cmake_path(GET relative PARENT_PATH folder)
            string(MAKE_C_IDENTIFIER ${folder} group)
            string(PREPEND group ${target}_)
            if(NOT DEFINED count_${group})
                set(count_${group} 0)
            endif()
            math(EXPR batch "${count_${group}} / ${FAULTLINE_UNITY_BATCH}")
            math(EXPR count_${group} "${count_${group}} + 1")
            set_property(SOURCE ${source} TARGET_DIRECTORY ${target}
                PROPERTY UNITY_GROUP ${group}_${batch})
        endforeach()
    endforeach()
endfunction()
