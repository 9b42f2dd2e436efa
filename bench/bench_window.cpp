// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window is held up while a large case is opened and looked at: no single event may
// take more than 50 ms, and cancelling no more than 100. `longest_cpu_ms` is the CPU time of the
// worst event, and the label names it; `longest_ms` is the worst by the clock, which other programs
// lengthen. The steps of a case build on each other. FAULTLINE_BENCH_LARGE adds cases of 6 and 10
// GB.

#include "app/main_window.h"
#include "bench/event_watch.h"
#include "bench/generate_logs.h"
#include "model/session/open_case.h"
#include "widgets/charts/curve_view.h"
#include "widgets/curve_options.h"
#include "widgets/view_factory.h"
#include "widgets/views/cards/card_grid.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QThread>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace faultline::bench {
namespace {

using ui::AxisRange;
using ui::CurveView;
using ui::MainWindow;

WatchedApplication& application()
{
    return *static_cast<WatchedApplication*>(qApp);
}

/// The window that all steps of a case look at, one after the other.
struct Desk {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    OpenCase opened;
    MainWindow window{settings, opened};
    bool isLoaded = false;

    Desk()
    {
        QObject::connect(&window, &MainWindow::loadEnded, &window, [this] { isLoaded = true; });
        window.resize(1280, 800);
        window.show();
    }

    void open(const std::string& path)
    {
        isLoaded = false;
        window.openPaths({QString::fromStdString(path)});
    }
    [[nodiscard]] ui::ViewContext& state() { return window.context(); }
    [[nodiscard]] QScrollBar& scrollBar()
    {
        const auto grids = window.findChildren<ui::CardGrid*>();
        const auto shown = std::find_if(grids.begin(), grids.end(),
                                        [](const ui::CardGrid* grid) { return grid->isVisible(); });
        return *(*shown)->verticalScrollBar();
    }
    void trigger(const QKeySequence& shortcut)
    {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcut() == shortcut)
                action->trigger();
        }
    }
    /// Whether a chart of the page shows a curve.
    [[nodiscard]] bool showsCurve() const
    {
        const auto charts = window.findChildren<CurveView*>();
        return std::any_of(charts.begin(), charts.end(), [](const CurveView* chart) {
            return chart->isVisible() && chart->pointsDrawn() > 0;
        });
    }
};

std::unique_ptr<Desk>& desk()
{
    static std::unique_ptr<Desk> only;
    return only;
}

void tell(benchmark::State& state, const EventStalls& stalls)
{
    state.counters["longest_ms"] = stalls.longestMs;
    state.counters["longest_cpu_ms"] = stalls.longestCpuMs;
    state.counters["gui_cpu_ms"] = stalls.totalCpuMs;
    state.counters["resident_MB"] = static_cast<double>(residentBytes()) / 1e6;
    state.SetLabel(stalls.longest.toStdString());
}

/// Registers what is done in the window that open() made.
void step(const std::string& name, const std::function<void(Desk&)>& action)
{
    benchmark::RegisterBenchmark(name.c_str(),
                                 [action](benchmark::State& state) {
                                     for (auto _ : state)
                                         tell(state,
                                              application().act([&action] { action(*desk()); }));
                                 })
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

void open(const std::string& name, const std::function<std::string()>& makeLog)
{
    benchmark::RegisterBenchmark(
        name.c_str(),
        [makeLog](benchmark::State& state) {
            const std::string path = makeLog();
            if (!desk())
                desk() = std::make_unique<Desk>();
            for (auto _ : state) {
                tell(state, application().act(
                                [&path] {
                                    desk()->open(path);
                                    desk()->window.showPage(QStringLiteral("scalars"));
                                },
                                [] { return desk()->isLoaded && desk()->showsCurve(); }));
            }
        })
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

void handleEvents(std::chrono::milliseconds time)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < time.count())
        application().processEvents(QEventLoop::AllEvents, 5);
}

/// Milliseconds until none of the jobs that were listed is left, after all were asked to stop.
double cancelAll(JobQueue& jobs)
{
    const std::vector<JobStatus> listed = jobs.listed();
    QElapsedTimer clock;
    clock.start();
    for (const JobStatus& job : listed)
        jobs.cancel(job.id);
    const auto isLeft = [&jobs, &listed] {
        const std::vector<JobStatus> now = jobs.listed();
        return std::any_of(now.begin(), now.end(), [&listed](const JobStatus& one) {
            return std::any_of(listed.begin(), listed.end(),
                               [&one](const JobStatus& other) { return other.id == one.id; });
        });
    };
    while (isLeft()) {
        application().processEvents(QEventLoop::AllEvents, 5);
        QThread::usleep(200);
    }
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

/// Opens the case again and again and cancels that at a random moment.
void cancel(const std::string& name, const std::function<std::string()>& makeLog)
{
    benchmark::RegisterBenchmark(
        name.c_str(),
        [makeLog](benchmark::State& state) {
            constexpr int kRounds = 20;
            const std::string path = makeLog();
            desk() = std::make_unique<Desk>();
            QElapsedTimer clock;
            clock.start();
            application().act([&path] { desk()->open(path); }, [] { return desk()->isLoaded; });
            const auto whole = static_cast<double>(clock.elapsed());
            std::mt19937 random(1);
            std::vector<double> times;
            for (auto _ : state) {
                for (int round = 0; round < kRounds; ++round) {
                    desk() = std::make_unique<Desk>();
                    desk()->open(path);
                    const double share = std::uniform_real_distribution<>(0.0, 1.0)(random);
                    handleEvents(std::chrono::milliseconds(std::llround(share * whole)));
                    times.push_back(cancelAll(*desk()->opened.jobs()));
                }
            }
            desk().reset();
            std::sort(times.begin(), times.end());
            state.counters["open_ms"] = whole;
            state.counters["median_ms"] = times[times.size() / 2];
            state.counters["longest_ms"] = times.back();
        })
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

/// One turn of the wheel after the other, each an event of its own.
void scroll(Desk& desk, int turns)
{
    if (turns == 0)
        return;
    QScrollBar& bar = desk.scrollBar();
    bar.setValue(bar.value() + 3 * bar.singleStep());
    QMetaObject::invokeMethod(
        &desk.window, [&desk, turns] { scroll(desk, turns - 1); }, Qt::QueuedConnection);
}

void typeInSwitcher(Desk& desk, const QString& text)
{
    desk.trigger(QKeySequence(Qt::CTRL | Qt::Key_K));
    for (const QChar letter : text) {
        QMetaObject::invokeMethod(
            &desk.window,
            [letter] {
                if (auto* edit = qobject_cast<QLineEdit*>(QApplication::focusWidget()))
                    edit->insert(letter);
            },
            Qt::QueuedConnection);
    }
}

void registerSteps(const std::string& name)
{
    step(name + "/filter_tags", [](Desk& desk) {
        const QString pattern = QStringLiteral("layer1.*value3");
        for (qsizetype size = 1; size <= pattern.size(); ++size) {
            QMetaObject::invokeMethod(
                &desk.window,
                [&desk, part = pattern.left(size)] { desk.state().setTagFilter(part); },
                Qt::QueuedConnection);
        }
    });
    step(name + "/clear_filter", [](Desk& desk) { desk.state().setTagFilter({}); });
    step(name + "/scroll", [](Desk& desk) { scroll(desk, 100); });
    step(name + "/jump_to_end", [](Desk& desk) { desk.scrollBar().setValue(1 << 30); });
    step(name + "/zoom",
         [](Desk& desk) { desk.state().setZoom(AxisRange{.min = 1000.0, .max = 2000.0}); });
    step(name + "/hide_a_run", [](Desk& desk) {
        desk.state().setRunVisible(
            QString::fromStdString(desk.state().opened().caseData()->runs.front()->name), false);
    });
    step(name + "/smooth", [](Desk& desk) { desk.state().setSmoothing(0.9); });
    step(name + "/show_all_runs", [](Desk& desk) { desk.state().setAllRunsVisible(true); });
    step(name + "/group_all_runs", [](Desk& desk) {
        desk.state().curveOptions().setGrouping(
            {.by = RunGrouping::By::Pattern, .key = QStringLiteral("run(.)")});
    });
    step(name + "/ungroup", [](Desk& desk) { desk.state().curveOptions().setGrouping({}); });
    step(name + "/scroll_all_runs", [](Desk& desk) { scroll(desk, 100); });
    step(name + "/show_one_run", [](Desk& desk) {
        desk.state().setOnlyVisibleRun(
            QString::fromStdString(desk.state().opened().caseData()->runs.front()->name));
    });
    step(name + "/navigator", [](Desk& desk) {
        desk.trigger(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
        desk.trigger(QKeySequence(Qt::Key_F8));
    });
    step(name + "/next_event", [](Desk& desk) { desk.trigger(QKeySequence(Qt::Key_F8)); });
    step(name + "/close_navigator",
         [](Desk& desk) { desk.trigger(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)); });
    step(name + "/quick_search",
         [](Desk& desk) { typeInSwitcher(desk, QStringLiteral("layer77")); });
    for (const auto& page : ui::builtinViews()) {
        step(name + "/page_" + page->id().toStdString(),
             [id = page->id()](Desk& desk) { desk.window.showPage(id); });
    }
}

void registerCase(const std::string& name, const std::function<std::string()>& makeLog)
{
    open(name + "/open", makeLog);
    registerSteps(name);
    cancel(name + "/cancel", makeLog);
    open(name + "/open_another", [] { return repeatedRestarts(4, 80'000); });
    benchmark::RegisterBenchmark((name + "/close").c_str(),
                                 [](benchmark::State& state) {
                                     for (auto _ : state)
                                         tell(state, application().act([] { desk().reset(); }));
                                 })
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

} // namespace
} // namespace faultline::bench

int main(int argc, char** argv)
{
    using namespace faultline::bench;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    WatchedApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    registerCase("wide_150", [] { return wideRuns(150, 1500, 50); });
    registerCase("narrow_1500", [] { return wideRuns(1500, 8, 50); });
    if (qEnvironmentVariableIsSet("FAULTLINE_BENCH_LARGE")) {
        registerCase("wide_1500", [] { return wideRuns(1500, 1500, 50); });
        registerCase("runs_200", [] { return manyRuns(200, 860'000); });
    }
    benchmark::RunSpecifiedBenchmarks();
    desk().reset();
    benchmark::Shutdown();
    return 0;
}
