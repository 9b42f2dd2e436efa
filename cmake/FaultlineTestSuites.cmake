# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Read by CTest before it runs tests (faultline_add_test() in FaultlineTest.cmake writes the calls).
cmake_policy(VERSION 3.25) # CTest itself sets none

# faultline_add_suites(NAME tst_x PROGRAM path TIMEOUT seconds LABELS label... ENVIRONMENT a=b...
#                      LONG name...)
#
# One test of CTest for each suite of a GoogleTest program: <NAME>.<suite>. A process costs more
# than most tests take, and what a suite reads is read once. A suite with parameters is one,
# however often it is instantiated. Those that LONG names start before the others.
function(faultline_add_suites)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;PROGRAM;TIMEOUT" "LABELS;ENVIRONMENT;LONG")
    if(NOT EXISTS ${arg_PROGRAM})
        add_test(${arg_NAME}_NOT_BUILT ${arg_NAME}_NOT_BUILT)
        return()
    endif()
    set(list ${arg_PROGRAM}.suites)
    # "Newer" holds of files of the same age, and where one is missing.
    if(${arg_PROGRAM} IS_NEWER_THAN ${list})
        execute_process(
            COMMAND ${arg_PROGRAM} --gtest_list_tests
            OUTPUT_VARIABLE listed
            ERROR_VARIABLE complaint
            RESULT_VARIABLE status
            TIMEOUT 60)
        if(NOT status EQUAL 0)
            message(FATAL_ERROR
                "${arg_PROGRAM} --gtest_list_tests: ${status}\n${listed}${complaint}")
        endif()
        # "Suite.", "Instance/Suite." or "Suite/0.  # TypeParam = int", then its tests, indented.
        string(REGEX MATCHALL "(^|\n)[A-Za-z0-9_/]+\\.( +#[^\n]*)?\n" lines "\n${listed}")
        set(suites "")
        foreach(line IN LISTS lines)
            string(REGEX REPLACE "^\n?([A-Za-z0-9_/]+)\\..*" "\\1" suite "${line}")
            string(REGEX REPLACE "^.*/([A-Za-z_][A-Za-z0-9_]*)$" "\\1" suite "${suite}")
            list(APPEND suites ${suite})
        endforeach()
        list(REMOVE_DUPLICATES suites)
        file(WRITE ${list} "${suites}")
    endif()
    file(READ ${list} suites)
    cmake_path(GET arg_PROGRAM PARENT_PATH folder)
    foreach(suite IN LISTS suites)
        set(test ${arg_NAME}.${suite})
        add_test(${test} ${arg_PROGRAM} --gtest_filter=${suite}.*:*/${suite}.*)
        set_tests_properties(${test} PROPERTIES
            WORKING_DIRECTORY ${folder}
            ENVIRONMENT "${arg_ENVIRONMENT}"
            LABELS "${arg_LABELS}"
            TIMEOUT ${arg_TIMEOUT})
        if(test IN_LIST arg_LONG)
            set_tests_properties(${test} PROPERTIES COST 100)
        endif()
    endforeach()
endfunction()
