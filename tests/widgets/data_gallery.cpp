// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program for people, not a test: draws the Data page into PNG files of the current folder, each
// tab, light and dark: with the datasets of the paths it is given, or with a sample.

#include "model/core/read_monitor.h"
#include "model/readers/load_case.h"
#include "tests/widgets/data_samples.h"
#include "widgets/style/theme.h"
#include "widgets/view_state.h"
#include "widgets/views/data/case_datasets.h"
#include "widgets/views/data/data_view.h"
#include "widgets/views/data/pictures_panel.h"

#include <QApplication>
#include <QTabWidget>

using namespace faultline;
using namespace faultline::ui;

namespace {

void settled(DataView& view)
{
    // Twice: what has come starts the next thing.
    for (int i = 0; i < 2; ++i) {
        QApplication::processEvents();
        view.settle();
    }
    QApplication::processEvents();
}

void draw(DataView& view, const QString& name)
{
    for (int tab = 0; tab < view.tabs().count(); ++tab) {
        view.tabs().setCurrentIndex(tab);
        settled(view);
        view.grab().save(name.arg(tab));
    }
    view.tabs().setCurrentWidget(&view.pictures());
    view.pictures().openPicture(3);
    settled(view);
    view.grab().save(name.arg(QStringLiteral("large")));
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const std::vector<std::string> paths(argv + 1, argv + argc);
    SilentMonitor monitor;
    const samples::PetSet pets;
    CasePtr opened = pets.openedCase();
    if (!paths.empty()) {
        const Result<CasePtr> loaded = loadCase(paths, monitor);
        if (!loaded)
            return 1;
        opened = *loaded;
    }
    for (const bool dark : {false, true}) {
        applyTheme(app, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        ViewState state;
        if (paths.empty())
            datasetsOf(state, [&pets](const DatasetSource&, ReadMonitor&) {
                return Result<DatasetPtr>(pets.dataset());
            });
        DataView view(state, nullptr);
        view.resize(1012, 680);
        view.show();
        state.setCase(opened);
        draw(view, QStringLiteral("data-%1-")
                       + (dark ? QStringLiteral("dark.png") : QStringLiteral("light.png")));
    }
    return 0;
}
