# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Precompiled headers: what the standard library, Qt and GoogleTest cost is paid once for each kind of
# target. None of our own headers is among them, so that a change of one compiles no more than its
# users, and the preset `tidy`, which precompiles nothing, finds an include that is missing.

set(FAULTLINE_STD_HEADERS
    <algorithm> <array> <atomic> <charconv> <chrono> <cmath> <cstddef> <cstdint> <cstring>
    <filesystem> <functional> <iterator> <limits> <map> <memory> <mutex> <numeric> <optional> <set>
    <span> <string> <string_view> <tuple> <unordered_map> <utility> <variant> <vector>)
set(FAULTLINE_QTCORE_HEADERS
    <QAbstractItemModel> <QCoreApplication> <QDateTime> <QFutureWatcher> <QHash> <QLocale> <QObject>
    <QString> <QStringList> <QThreadPool> <QTimer> <QVariant>)
set(FAULTLINE_WIDGETS_HEADERS
    <QAction> <QApplication> <QBoxLayout> <QComboBox> <QEvent> <QHeaderView> <QIcon> <QKeyEvent>
    <QLabel> <QLineEdit> <QMenu> <QMouseEvent> <QPainter> <QPalette> <QPushButton> <QScrollArea>
    <QStackedWidget> <QStyle> <QTableView> <QToolButton> <QWidget>)

# faultline_precompile(TARGET [QTCORE] [WIDGETS])
function(faultline_precompile target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QTCORE;WIDGETS" "" "")
    set(headers ${FAULTLINE_STD_HEADERS})
    if(arg_QTCORE OR arg_WIDGETS)
        list(APPEND headers ${FAULTLINE_QTCORE_HEADERS})
    endif()
    if(arg_WIDGETS)
        list(APPEND headers ${FAULTLINE_WIDGETS_HEADERS})
    endif()
    target_precompile_headers(${target} PRIVATE ${headers})
endfunction()

# The programs of tests are many and small, so they share the header of one program that does nothing
# else. Qt Test puts the folder of a program into a macro, and what was precompiled under another
# value of it does not count: one for each folder there.
function(faultline_precompile_test target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QT" "" "")
    set(headers ${FAULTLINE_STD_HEADERS})
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
    if(arg_QT)
        set(donor precompiled_qt_tests_${folder})
        set(libraries Qt6::Test faultline_qt_definitions)
        list(APPEND headers ${FAULTLINE_QTCORE_HEADERS}
            <QAbstractItemModelTester> <QSignalSpy> <QTest>)
        if(NOT folder STREQUAL "qtmodel")
            list(APPEND libraries Qt6::Widgets)
            list(APPEND headers ${FAULTLINE_WIDGETS_HEADERS})
        endif()
    elseif(folder MATCHES "^(app|meta|qtmodel|session|widgets)$")
        return() # programs whose libraries bring settings of their own
    else()
        set(donor precompiled_tests)
        set(libraries faultline_core GTest::gmock GTest::gtest)
        list(APPEND headers <gmock/gmock.h> <gtest/gtest.h>)
    endif()
    faultline_reuse_precompiled(${target} ${donor} "${libraries}" "${headers}")
endfunction()

function(faultline_precompile_fuzzer target)
    faultline_reuse_precompiled(${target} precompiled_fuzzers
        faultline_core "${FAULTLINE_STD_HEADERS}")
endfunction()

function(faultline_reuse_precompiled target donor libraries headers)
    if(NOT TARGET ${donor})
        set(source ${CMAKE_CURRENT_BINARY_DIR}/${donor}.cpp)
        file(CONFIGURE OUTPUT ${source} CONTENT "int main() {}\n")
        add_executable(${donor} EXCLUDE_FROM_ALL ${source})
        target_link_libraries(${donor} PRIVATE ${libraries} faultline_warnings)
        set_target_properties(${donor} PROPERTIES AUTOMOC OFF)
        target_precompile_headers(${donor} PRIVATE ${headers})
    endif()
    target_precompile_headers(${target} REUSE_FROM ${donor})
endfunction()
