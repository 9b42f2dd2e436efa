// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program for people, not a test: draws the dialog that chooses the columns of a table into PNG
// files of the current folder, light and dark, for the tables of the paths it is given.
#include "tests/support/test_jobs.h"
#include "widgets/style/theme.h"
#include "widgets/views/tables/column_picker.h"

#include <QApplication>
#include <QFileInfo>

using namespace faultline;
using namespace faultline::ui;

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(app, theme);
        std::vector<PickableTable> tables;
        for (const QString& path : app.arguments().mid(1))
            tables.push_back({.path = path.toStdString(),
                              .label = QFileInfo(path).fileName(),
                              .choice = std::nullopt});
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const TestJobs jobs;
            ColumnPicker picker(jobs, tables, i);
            picker.show();
            picker.settle();
            QApplication::processEvents();
            picker.settle();
            picker.grab().save(QStringLiteral("table-%1-%2.png")
                                   .arg(i)
                                   .arg(theme == ThemeChoice::Dark ? QStringLiteral("dark")
                                                                   : QStringLiteral("light")));
        }
    }
    return 0;
}
