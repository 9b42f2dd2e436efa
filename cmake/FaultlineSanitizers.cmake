# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

include(CheckCXXSourceCompiles)

# FAULTLINE_SANITIZE: "address;undefined", "thread" or empty. For every target, because a program of
# which only a part is instrumented reports false container overflows.
set(FAULTLINE_SANITIZE "" CACHE STRING "Sanitizers to build with: address;undefined or thread")

if(FAULTLINE_SANITIZE)
    list(JOIN FAULTLINE_SANITIZE "," sanitizers)
    add_compile_options(
        -fsanitize=${sanitizers}
        -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    # Fedora has the archive in a package of its own (libasan-static).
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND "address" IN_LIST FAULTLINE_SANITIZE)
        set(CMAKE_REQUIRED_FLAGS "-fsanitize=address -static-libasan")
        check_cxx_source_compiles("int main() {}" FAULTLINE_HAS_STATIC_ASAN)
        unset(CMAKE_REQUIRED_FLAGS)
    endif()
    if(FAULTLINE_HAS_STATIC_ASAN)
        # The run-time library within each program, and in none of the layers, as clang does it: every
        # function with an array asks for a variable of a thread of its own, for which a shared
        # library calls __tls_get_addr(), which the sanitizer intercepts as well. That took a tenth of
        # the time of tests.
        set(is_layer $<STREQUAL:$<TARGET_PROPERTY:TYPE>,SHARED_LIBRARY>)
        add_link_options($<$<NOT:${is_layer}>:-fsanitize=address>
            $<$<NOT:${is_layer}>:-static-libasan> $<$<NOT:${is_layer}>:-rdynamic>)
        unset(is_layer)
    else()
        add_link_options(-fsanitize=${sanitizers})
    endif()
    # Undefined behaviour stops at an instruction of its own, of which the address sanitizer prints
    # the stack (handle_sigill in CMakePresets.json): every check that can speak for itself brings a
    # description that the loader has to relocate, 4 million of them for each test that starts.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND "address" IN_LIST FAULTLINE_SANITIZE)
        add_compile_options(-fsanitize-undefined-trap-on-error)
    endif()
    unset(sanitizers)
endif()

# Coverage feedback for libFuzzer, in the code under test too; faultline_add_fuzzer() adds main().
if(FAULTLINE_BUILD_FUZZERS)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
