# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Helpers for tests, benchmarks and fuzz targets. All of them run headless, in UTC and in the C
# locale, whoever starts ctest.

set(FAULTLINE_TEST_HOME ${PROJECT_BINARY_DIR}/test-home)
file(MAKE_DIRECTORY ${FAULTLINE_TEST_HOME})
file(CHMOD ${FAULTLINE_TEST_HOME} DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

set(FAULTLINE_TEST_ENVIRONMENT
    QT_QPA_PLATFORM=offscreen
    QT_SCALE_FACTOR=1
    LC_ALL=C.UTF-8
    TZ=UTC
    HOME=${FAULTLINE_TEST_HOME}
    XDG_CACHE_HOME=${FAULTLINE_TEST_HOME}/cache
    XDG_CONFIG_HOME=${FAULTLINE_TEST_HOME}/config
    XDG_DATA_HOME=${FAULTLINE_TEST_HOME}/data
    XDG_RUNTIME_DIR=${FAULTLINE_TEST_HOME})

# What takes ten seconds or more under the sanitizers starts first, so that no core is idle at the
# end: CTest knows from its last run what takes long, but a fresh clone has none.
set(FAULTLINE_LONG_TESTS
    fuzz_albumentations
    fuzz_config_edit
    fuzz_config_tree
    fuzz_console_log
    fuzz_environment_list
    tst_accessibility
    tst_batch_controller
    tst_batches_view
    tst_case_file.CaseIdentity
    tst_case_session
    tst_compare_changes.ComparedSamples
    tst_comparing
    tst_configs.ConfigSource
    tst_configs.ConfigTree
    tst_configs.PipelineConfig
    tst_configs.RecordedRun
    tst_data_view
    tst_diagnosis.Diagnose
    tst_follow.EventTail
    tst_following
    tst_input_lab
    tst_layouts
    tst_learning_simulation.LearningRules
    tst_main_window
    tst_memory_choice
    tst_memory_view
    tst_pipeline.Simulate
    tst_pipeline_evidence.Infer
    tst_pseudo_locale
    tst_readers.LongRecords
    tst_readers.TfEventsReader
    tst_readers.TfEventsStretches
    tst_recording
    tst_scalars_view
    tst_traces.ChromeTrace
    tst_vram_architectures.ArchitectureData
    tst_vram_sources.GraphDef
    tst_zoo_mmdetection.PublishedMemory
    tst_zoo_models.ZooModels)

# Builds everything that carries the label: `cmake --build build/dev --target tests-meta`.
function(faultline_add_to_label_targets target)
    foreach(label IN LISTS ARGN)
        if(NOT TARGET tests-${label})
            add_custom_target(tests-${label})
        endif()
        add_dependencies(tests-${label} ${target})
    endforeach()
endfunction()

# faultline_add_test(NAME tst_x SOURCES a.cpp... [LIBS lib...] [LABELS label...]
#                    [TIMEOUT seconds] [SHARED_TESTS pattern...] [QT])
#
# A GoogleTest program, each of its suites a test for CTest; main() is gtest_main unless a source
# has one. With QT: a Qt Test program, which is one test for CTest. FAULTLINE_TESTS_DIR is
# defined as the path of tests/, for inputs.
#
# SHARED_TESTS: those that read ../shared (tests/support/shared_data.h), as gtest filters, or as names
# of functions with QT. CTest runs them once more with nothing there: <name>.without-shared, label
# shared.
function(faultline_add_test)
    cmake_parse_arguments(PARSE_ARGV 0 arg "QT" "NAME;TIMEOUT" "SOURCES;LIBS;LABELS;SHARED_TESTS")
    if(arg_UNPARSED_ARGUMENTS OR NOT arg_NAME OR NOT arg_SOURCES)
        message(FATAL_ERROR "faultline_add_test(${ARGV}): NAME and SOURCES are needed; "
            "not understood: \"${arg_UNPARSED_ARGUMENTS}\"")
    endif()
    if(arg_QT AND FAULTLINE_CORE_ONLY)
        return()
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 600)
    endif()

    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBS} faultline_warnings)
    target_include_directories(${arg_NAME} PRIVATE ${PROJECT_SOURCE_DIR})
    target_compile_definitions(${arg_NAME} PRIVATE
        FAULTLINE_TESTS_DIR="${PROJECT_SOURCE_DIR}/tests")
    faultline_add_to_label_targets(${arg_NAME} ${arg_LABELS})

    if(arg_QT)
        set_target_properties(${arg_NAME} PROPERTIES AUTOMOC ON)
        target_link_libraries(${arg_NAME} PRIVATE Qt6::Test faultline_qt_definitions)
        faultline_precompile_test(${arg_NAME} QT)
        # Empty where sources include what moc made of them, as nearly all do.
        set_source_files_properties(
            ${CMAKE_CURRENT_BINARY_DIR}/${arg_NAME}_autogen/mocs_compilation.cpp
            PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
        add_test(NAME ${arg_NAME} COMMAND ${arg_NAME})
        set_tests_properties(${arg_NAME} PROPERTIES
            ENVIRONMENT "${FAULTLINE_TEST_ENVIRONMENT}"
            LABELS "${arg_LABELS}"
            TIMEOUT ${arg_TIMEOUT})
        if(arg_NAME IN_LIST FAULTLINE_LONG_TESTS)
            set_tests_properties(${arg_NAME} PROPERTIES COST 100)
        endif()
    else()
        set_target_properties(${arg_NAME} PROPERTIES AUTOMOC OFF)
        cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
        if(FAULTLINE_UNITY AND NOT folder MATCHES "${FAULTLINE_UNITY_NOT_TESTS}")
            set_target_properties(${arg_NAME} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
            target_compile_options(${arg_NAME} PRIVATE
                $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
        endif()
        target_link_libraries(${arg_NAME} PRIVATE GTest::gmock GTest::gtest GTest::gtest_main)
        faultline_precompile_test(${arg_NAME})
        set(suites_file ${CMAKE_CURRENT_BINARY_DIR}/${arg_NAME}_suites.cmake)
        file(GENERATE OUTPUT ${suites_file} CONTENT
"include([==[${PROJECT_SOURCE_DIR}/cmake/FaultlineTestSuites.cmake]==])
set(labels [==[${arg_LABELS}]==])
set(environment [==[${FAULTLINE_TEST_ENVIRONMENT}]==])
set(long [==[${FAULTLINE_LONG_TESTS}]==])
faultline_add_suites(
    NAME ${arg_NAME}
    PROGRAM [==[$<TARGET_FILE:${arg_NAME}>]==]
    TIMEOUT ${arg_TIMEOUT}
    LABELS \${labels}
    ENVIRONMENT \${environment}
    LONG \${long})
")
        set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${suites_file})
    endif()

    if(arg_SHARED_TESTS)
        set(chosen ${arg_SHARED_TESTS})
        if(NOT arg_QT)
            list(JOIN arg_SHARED_TESTS ":" filter)
            set(chosen --gtest_filter=${filter})
        endif()
        add_test(NAME ${arg_NAME}.without-shared COMMAND ${arg_NAME} ${chosen})
        set_tests_properties(${arg_NAME}.without-shared PROPERTIES
            ENVIRONMENT "${FAULTLINE_TEST_ENVIRONMENT};FAULTLINE_SHARED="
            LABELS "${arg_LABELS};shared"
            TIMEOUT ${arg_TIMEOUT})
        faultline_add_to_label_targets(${arg_NAME} shared)
    endif()
endfunction()

# faultline_add_bench(NAME bench_x SOURCES a.cpp... [LIBS lib...])
#
# A Google Benchmark program in <build>/bench/, started by `./dev bench`. CTest runs it for a moment
# (label bench-smoke), so that it keeps working.
function(faultline_add_bench)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LIBS")
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBS} benchmark::benchmark faultline_warnings)
    target_include_directories(${arg_NAME} PRIVATE ${PROJECT_SOURCE_DIR})
    set_target_properties(${arg_NAME} PROPERTIES
        AUTOMOC OFF
        RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bench)
    if(NOT TARGET benches)
        add_custom_target(benches)
    endif()
    add_dependencies(benches ${arg_NAME})
    add_test(NAME ${arg_NAME} COMMAND ${arg_NAME} --benchmark_min_time=0.01)
    set_tests_properties(${arg_NAME} PROPERTIES
        ENVIRONMENT "${FAULTLINE_TEST_ENVIRONMENT}"
        LABELS bench-smoke
        TIMEOUT 300)
endfunction()

# faultline_add_fuzzer(NAME fuzz_x SOURCES x.cpp... CORPUS folder REPLAY main.cpp [LIBS lib...])
#
# SOURCES define LLVMFuzzerTestOneInput(). With FAULTLINE_BUILD_FUZZERS (clang) this makes the
# libFuzzer program <build>/fuzz/<name>; otherwise the program that REPLAY turns it into, whose
# main() feeds it every file of the folders on its command line, and CTest replays the corpus.
function(faultline_add_fuzzer)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;CORPUS;REPLAY" "SOURCES;LIBS")
    cmake_path(ABSOLUTE_PATH arg_CORPUS)
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBS} faultline_warnings)
    target_include_directories(${arg_NAME} PRIVATE ${PROJECT_SOURCE_DIR})
    set_target_properties(${arg_NAME} PROPERTIES AUTOMOC OFF)
    if(FAULTLINE_BUILD_FUZZERS)
        set_target_properties(${arg_NAME} PROPERTIES
            RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz)
        target_link_options(${arg_NAME} PRIVATE -fsanitize=fuzzer)
        if(NOT TARGET fuzzers)
            add_custom_target(fuzzers)
        endif()
        add_dependencies(fuzzers ${arg_NAME})
        # ./dev fuzz starts from these inputs.
        file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz)
        file(CREATE_LINK ${arg_CORPUS} ${PROJECT_BINARY_DIR}/fuzz/${arg_NAME}.corpus SYMBOLIC)
    else()
        if(NOT TARGET faultline_fuzz_replay)
            cmake_path(ABSOLUTE_PATH arg_REPLAY)
            add_library(faultline_fuzz_replay OBJECT ${arg_REPLAY})
            target_link_libraries(faultline_fuzz_replay PRIVATE faultline_warnings)
            set_target_properties(faultline_fuzz_replay PROPERTIES AUTOMOC OFF)
        endif()
        target_link_libraries(${arg_NAME} PRIVATE faultline_fuzz_replay)
        faultline_precompile_fuzzer(${arg_NAME})
        faultline_add_to_label_targets(${arg_NAME} fuzz)
        add_test(NAME ${arg_NAME} COMMAND ${arg_NAME} ${arg_CORPUS})
        set_tests_properties(${arg_NAME} PROPERTIES
            ENVIRONMENT "${FAULTLINE_TEST_ENVIRONMENT}"
            LABELS fuzz
            TIMEOUT 300)
        if(arg_NAME IN_LIST FAULTLINE_LONG_TESTS)
            set_tests_properties(${arg_NAME} PROPERTIES COST 100)
        endif()
    endif()
endfunction()
