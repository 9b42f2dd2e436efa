# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# FAULTLINE_SANITIZE: "address;undefined", "thread" or empty. For every target, because a program of
# which only a part is instrumented reports false container overflows.
set(FAULTLINE_SANITIZE "" CACHE STRING "Sanitizers to build with: address;undefined or thread")

if(FAULTLINE_SANITIZE)
    list(JOIN FAULTLINE_SANITIZE "," sanitizers)
    add_compile_options(
        -fsanitize=${sanitizers}
        -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${sanitizers})
    unset(sanitizers)
endif()

# Coverage feedback for libFuzzer, in the code under test too; faultline_add_fuzzer() adds main().
if(FAULTLINE_BUILD_FUZZERS)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
