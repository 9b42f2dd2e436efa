// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QApplication>
#include <QLocale>
#include <QStandardPaths>
#include <QTest>

namespace faultline::ui {

/// Runs a test class of widgets: the same looks, language and paths on every machine.
template <typename TestClass>
int runWidgetTest(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QApplication app(argc, argv);
    applyTheme(app, ThemeChoice::Light);
    TestClass test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace faultline::ui
