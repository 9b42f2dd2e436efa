// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program for people, not a test: draws the tabs of the Summaries page into PNG files of the
// current folder, light and dark, histograms in each of their views.
//   summary_gallery PATH

#include "model/readers/load_case.h"
#include "tests/support/test_case.h"
#include "tests/widgets/page_driver.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/summary_tab.h"

#include <QApplication>

using namespace faultline;
using namespace faultline::ui;

namespace {

void save(SummaryTab& tab, const QString& name)
{
    // Twice: what has come starts the next thing.
    for (int i = 0; i < 2; ++i) {
        QApplication::processEvents();
        tab.settle();
    }
    QApplication::processEvents();
    tab.grab().save(name + QStringLiteral(".png"));
}

void draw(const SummaryTabFactory& factory, ViewContext& state, const QString& theme)
{
    const std::unique_ptr<SummaryTab> tab(factory.create(state, nullptr));
    tab->resize(1000, 720);
    tab->show();
    const QString name = QStringLiteral("summaries-%1-%2").arg(factory.id(), theme);
    save(*tab, name);
    for (const QString& view : {QStringLiteral("Overlay"), QStringLiteral("Distribution")}) {
        if (samples::click(*tab, view))
            save(*tab, name + u'-' + view.toLower());
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    SilentMonitor monitor;
    const std::vector<std::string> paths(argv + 1, argv + argc);
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    if (!loaded)
        qFatal("%s", loaded.error().message().c_str());
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(*loaded);
    for (const bool dark : {false, true}) {
        applyTheme(app, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        for (const auto& factory : builtinSummaryTabs()) {
            if (factory->countTags(**loaded) > 0)
                draw(*factory, state, dark ? QStringLiteral("dark") : QStringLiteral("light"));
        }
    }
    return 0;
}
