# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs one golden case:
#   cmake -DCLI=<faultline-cli> -DCASE_DIR=<tests/golden/case> -DWORK_DIR=<scratch> -P run_case.cmake
#
# Each line of CASE_DIR/cmd holds the arguments of one call, quoted as in a shell. It runs in
# WORK_DIR, which holds a copy of CASE_DIR/input and whatever CASE_DIR/setup.cmake adds. Standard
# output, standard error and exit code of all calls together must be CASE_DIR/expected.txt.
# With FAULTLINE_UPDATE_GOLDEN=1 in the environment that file is rewritten instead.
cmake_minimum_required(VERSION 3.25)

# Adds a part of the transcript; the line end that closes it is not part of the output.
function(append_output title text)
    if(text STREQUAL "")
        return()
    endif()
    if(title)
        string(APPEND transcript "--- ${title}\n")
    endif()
    if(NOT text MATCHES "\n$")
        string(APPEND text "\n--- (no line end)\n")
    endif()
    set(transcript "${transcript}${text}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${WORK_DIR})
file(MAKE_DIRECTORY ${WORK_DIR})
if(EXISTS ${CASE_DIR}/input)
    file(COPY ${CASE_DIR}/input DESTINATION ${WORK_DIR})
endif()
include(${CASE_DIR}/setup.cmake OPTIONAL)

# Line by line: CMake's own reading of lines would drop empty ones and split at semicolons.
file(READ ${CASE_DIR}/cmd calls)
set(transcript "")
while(calls MATCHES "^([^\n]*)\n")
    set(call "${CMAKE_MATCH_1}")
    string(LENGTH "${CMAKE_MATCH_0}" length)
    string(SUBSTRING "${calls}" ${length} -1 calls)

    separate_arguments(arguments UNIX_COMMAND "${call}")
    execute_process(COMMAND ${CLI} ${arguments}
        WORKING_DIRECTORY ${WORK_DIR}
        OUTPUT_VARIABLE output
        ERROR_VARIABLE error
        RESULT_VARIABLE result
        TIMEOUT 60)
    string(STRIP "$ faultline-cli ${call}" prompt)
    string(APPEND transcript "${prompt}\n")
    append_output("" "${output}")
    append_output("standard error" "${error}")
    string(APPEND transcript "--- exit ${result}\n\n")
endwhile()

set(expected_file ${CASE_DIR}/expected.txt)
set(actual_file ${WORK_DIR}/actual.txt)
file(WRITE ${actual_file} "${transcript}")
if("$ENV{FAULTLINE_UPDATE_GOLDEN}")
    file(WRITE ${expected_file} "${transcript}")
    message(STATUS "Wrote ${expected_file}")
    return()
endif()

execute_process(
    COMMAND ${CMAKE_COMMAND} -E compare_files ${expected_file} ${actual_file}
    RESULT_VARIABLE difference
    OUTPUT_QUIET ERROR_QUIET)
if(NOT difference EQUAL 0)
    execute_process(COMMAND diff -u ${expected_file} ${actual_file})
    message(FATAL_ERROR
        "${actual_file} is not ${expected_file}. If the change is meant: "
        "FAULTLINE_UPDATE_GOLDEN=1 ctest -L golden, then look at the difference.")
endif()
