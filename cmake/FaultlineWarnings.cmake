# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# faultline_warnings: linked PRIVATE by every target of ours. Warnings stop the build in developer
# mode only, so that a newer compiler does not break the build of a packager.
add_library(faultline_warnings INTERFACE)

target_compile_options(faultline_warnings INTERFACE
    -Wall
    -Wextra
    -Wpedantic
    -Wcast-align
    -Wconversion
    -Wdouble-promotion
    -Wextra-semi
    -Wformat=2
    -Wimplicit-fallthrough
    -Wnon-virtual-dtor
    -Wold-style-cast
    -Woverloaded-virtual
    -Wshadow
    -Wundef
    -Wunused
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond>
    $<$<CXX_COMPILER_ID:GNU>:-Wlogical-op>)

if(FAULTLINE_DEVELOPER_MODE)
    target_compile_options(faultline_warnings INTERFACE -Werror)
    target_compile_definitions(faultline_warnings INTERFACE
        $<$<NOT:$<CONFIG:Release,MinSizeRel>>:_GLIBCXX_ASSERTIONS>)
endif()

# Instrumented or optimised code shows g++ 12 paths that do not exist. These warnings depend on the
# optimiser, so they inform but never stop a build.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(faultline_warnings INTERFACE
        -Wno-error=array-bounds
        -Wno-error=dangling-pointer
        -Wno-error=free-nonheap-object
        -Wno-error=maybe-uninitialized
        -Wno-error=stringop-overflow
        -Wno-error=stringop-overread)
endif()

# g++ 12 sees overlapping copies in every "text" + std::string (GCC bug 105651, mended in 13).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(faultline_warnings INTERFACE -Wno-restrict)
endif()
