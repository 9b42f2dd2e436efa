// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program for people, not a test: draws the Trace page into PNG files of the current folder, in
// several sizes, light and dark: with the traces of the paths it is given, or with samples.

#include "model/core/read_monitor.h"
#include "model/readers/load_case.h"
#include "tests/support/test_case.h"
#include "tests/widgets/trace_samples.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/trace/trace_view.h"

#include <QApplication>
#include <QTabWidget>

using namespace faultline;
using namespace faultline::ui;

namespace {

void draw(const TraceProfilePtr& profile, QSize size, int tab, const QString& file)
{
    TestCase opened;
    ViewContext state{opened};
    TraceView view(state, nullptr);
    view.resize(size);
    view.show();
    state.opened().setCase(profile ? samples::caseOf({profile}) : CasePtr());
    if (tab >= 0)
        view.tabs().setCurrentIndex(tab);
    QApplication::processEvents();
    view.settle();
    QApplication::processEvents();
    view.grab().save(file);
}

} // namespace

namespace {

void drawSamples(const QString& theme)
{
    const TraceProfilePtr many = samples::inputBoundProfile("many", 400);
    const TraceProfilePtr few = samples::inputBoundProfile("few", 12);
    const auto name = [&theme](const QString& what) {
        return QStringLiteral("trace-%1-%2.png").arg(what, theme);
    };
    draw(few, {1012, 680}, -1, name(QStringLiteral("few")));
    draw(many, {1012, 680}, -1, name(QStringLiteral("many")));
    draw(few, {1012, 680}, 1, name(QStringLiteral("steps")));
    draw(few, {1012, 680}, 2, name(QStringLiteral("kernels")));
    draw(few, {1012, 680}, 5, name(QStringLiteral("memory")));
    draw(few, {632, 480}, -1, name(QStringLiteral("small")));
    draw(many, {2290, 1320}, -1, name(QStringLiteral("large")));
    draw(samples::resultsOnlyProfile("results"), {1012, 680}, -1, name(QStringLiteral("results")));
    draw(nullptr, {1012, 680}, -1, name(QStringLiteral("nothing")));
}

/// Every tab of every trace.
void drawProfiles(const CaseData& data, const QString& theme)
{
    constexpr int kTabs = 6;
    int number = 0;
    for (const TraceProfilePtr& profile : data.profiles) {
        const QString name = QStringLiteral("trace-%1-%2-%3.png").arg(number++);
        for (int tab = 0; tab < kTabs; ++tab)
            draw(profile, {1012, 680}, tab, name.arg(tab).arg(theme));
        draw(profile, {632, 480}, -1, name.arg(QStringLiteral("small"), theme));
        draw(profile, {2290, 1320}, -1, name.arg(QStringLiteral("large"), theme));
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const std::vector<std::string> paths(argv + 1, argv + argc);
    SilentMonitor monitor;
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    for (const bool dark : {false, true}) {
        applyTheme(app, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const QString theme = dark ? QStringLiteral("dark") : QStringLiteral("light");
        if (paths.empty())
            drawSamples(theme);
        else if (loaded.has_value())
            drawProfiles(*loaded.value(), theme);
    }
    return paths.empty() || loaded.has_value() ? 0 : 1;
}
