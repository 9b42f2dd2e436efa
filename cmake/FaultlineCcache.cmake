# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Compiles through ccache where it is installed.
option(FAULTLINE_CCACHE "Use ccache if it is installed" ON)

if(FAULTLINE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(FAULTLINE_CCACHE_PROGRAM ccache)
    mark_as_advanced(FAULTLINE_CCACHE_PROGRAM)
    if(FAULTLINE_CCACHE_PROGRAM)
        # Sources with a precompiled header are only cached when told that this is safe. Paths are
        # taken from the root of the sources, so that all clones share what one has compiled.
        set(CMAKE_CXX_COMPILER_LAUNCHER
            env "CCACHE_SLOPPINESS=pch_defines,time_macros" "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}"
            CCACHE_NOHASHDIR=1 ${FAULTLINE_CCACHE_PROGRAM})
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            add_compile_options(-fpch-preprocess)
        endif()
    endif()
endif()
