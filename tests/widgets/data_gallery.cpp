// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program for people, not a test: draws the Data page, each tab, and the Batches page with its
// notices, its catalogue and a picture step by step into PNG files of the current folder, light and
// dark: with the datasets of the paths it is given, or with a sample. `--qm FILE` before the paths
// is a translation.

#include "model/core/read_monitor.h"
#include "model/readers/load_case.h"
#include "model/session/open_case_steps.h"
#include "tests/support/test_case.h"
#include "tests/widgets/data_samples.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/batches/batch_toolbar.h"
#include "widgets/views/batches/batches_view.h"
#include "widgets/views/batches/catalogue_popup.h"
#include "widgets/views/batches/pipeline_panel.h"
#include "widgets/views/batches/remark_notice.h"
#include "widgets/views/data/data_view.h"
#include "widgets/views/data/overview_panel.h"
#include "widgets/views/data/pictures_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QTabWidget>
#include <QTranslator>

#include <string_view>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr QSize kPageOfSmallWindow(1012, 680);

void settled(View& view)
{
    // Twice: what has come starts the next thing.
    for (int i = 0; i < 2; ++i) {
        QApplication::processEvents();
        view.settle();
    }
    QApplication::processEvents();
}

void drawData(ViewContext& state, const CasePtr& opened, const QString& name)
{
    DataView view(state, nullptr);
    view.resize(kPageOfSmallWindow);
    view.show();
    state.opened().setCase(opened);
    for (int tab = 0; tab < view.tabs().count(); ++tab) {
        view.tabs().setCurrentIndex(tab);
        settled(view);
        view.grab().save(QStringLiteral("data-") + name.arg(tab));
    }
    view.tabs().setCurrentWidget(&view.overview());
    view.resize(kPageOfSmallWindow.width(), 2400);
    settled(view);
    view.grab().save(QStringLiteral("data-") + name.arg(QStringLiteral("long")));
    view.resize(kPageOfSmallWindow);
    view.tabs().setCurrentWidget(&view.pictures());
    view.pictures().openPicture(3);
    settled(view);
    view.grab().save(QStringLiteral("data-") + name.arg(QStringLiteral("large")));
}

/// Presses what folds a part open.
void unfold(QWidget& part)
{
    for (QAbstractButton* button : part.findChildren<QAbstractButton*>()) {
        if (!button->isChecked())
            button->click();
    }
}

void drawBatches(ViewContext& state, const CasePtr& opened, const QString& name)
{
    BatchesView view(state, nullptr);
    view.resize(kPageOfSmallWindow);
    view.show();
    state.opened().setCase(opened);
    const auto grab = [&](const char* what) {
        settled(view);
        view.grab().save(QStringLiteral("batches-") + name.arg(QLatin1String(what)));
    };
    grab("page");
    unfold(view.pipeline().notice());
    grab("notices");
    for (QAbstractButton* button : view.toolbar().findChildren<QAbstractButton*>()) {
        if (button->isCheckable() && !button->isChecked()
            && button->accessibleName().contains(QLatin1String("etw"))) // network, Netzwerk, Netz
            button->click();
    }
    grab("network");
    view.openPicture(1);
    grab("steps");
    CataloguePopup& catalogue = view.pipeline().catalogue();
    catalogue.openBelow(view.pipeline());
    QApplication::processEvents();
    catalogue.grab().save(QStringLiteral("batches-") + name.arg(QStringLiteral("catalogue")));
    catalogue.search().setText(QStringLiteral("crop"));
    QApplication::processEvents();
    catalogue.grab().save(QStringLiteral("batches-") + name.arg(QStringLiteral("search")));
    catalogue.hide();
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    std::vector<std::string> paths(argv + 1, argv + argc);
    QTranslator translator;
    if (paths.size() > 1 && paths.front() == "--qm") {
        if (!translator.load(QString::fromStdString(paths[1])))
            return 2;
        QApplication::installTranslator(&translator);
        paths.erase(paths.begin(), paths.begin() + 2);
    }
    SilentMonitor monitor;
    const samples::PetSet pets;
    CasePtr data = pets.openedCase();
    if (!paths.empty()) {
        const Result<CasePtr> loaded = loadCase(paths, monitor);
        if (!loaded)
            return 1;
        data = *loaded;
    }
    for (const bool dark : {false, true}) {
        applyTheme(app, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const QString name = QStringLiteral("%1-") + QLatin1String(dark ? "dark.png" : "light.png");
        for (const auto draw : {drawData, drawBatches}) {
            OpenCaseSteps steps;
            if (paths.empty())
                steps.datasets = [&pets](const DatasetSource&, ReadMonitor&) {
                    return Result<DatasetPtr>(pets.dataset());
                };
            TestCase opened(steps);
            ViewContext state{opened};
            draw(state, data, name);
        }
    }
    return 0;
}
