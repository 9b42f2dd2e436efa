# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Builds for developers link some two hundred programs, each of which carries the run-time library of
# the sanitizers: a fifth of a second each with these linkers, 0.6 seconds with that of GNU.
if(FAULTLINE_SHARED_LAYERS)
    foreach(linker IN ITEMS lld gold)
        find_program(FAULTLINE_LD_${linker} ld.${linker})
        mark_as_advanced(FAULTLINE_LD_${linker})
        if(FAULTLINE_LD_${linker})
            add_link_options(-fuse-ld=${linker})
            break()
        endif()
    endforeach()
endif()
