// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a lesson takes to open, its pages drawn, and a knob to answer, the picture of the page
// included. `longest_ms` of a knob is the slowest of the values that it was turned to.

#include "app/main_window.h"
#include "model/qt/lesson_shelf.h"
#include "model/session/lesson_walk.h"
#include "model/session/open_case.h"
#include "widgets/style/theme.h"
#include "widgets/views/learn/knob_box.h"
#include "widgets/views/learn/learn_view.h"
#include "widgets/views/learn/lesson_panel.h"

#include <QApplication>
#include <QSlider>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>

namespace faultline::bench {
namespace {

using Clock = std::chrono::steady_clock;
using ui::KnobBox;
using ui::LearnView;

/// A window on the page Learn, whose progress nobody keeps.
struct Classroom {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    OpenCase opened;
    std::unique_ptr<ui::MainWindow> window;
    LearnView* learn = nullptr;

    Classroom()
    {
        qputenv("FAULTLINE_LESSONS", FAULTLINE_LESSONS_DIR);
        qputenv("XDG_DATA_HOME", folder.path().toUtf8());
        window = std::make_unique<ui::MainWindow>(settings, opened);
        window->resize(1280, 800);
        window->show();
        window->showPage(QStringLiteral("learn"));
        learn = window->findChild<LearnView*>();
        learn->shelf().finish();
        draw();
    }
    ~Classroom()
    {
        window.reset();
        (void)opened.jobs()->close(std::chrono::seconds(10));
    }

    void draw()
    {
        QApplication::processEvents();
        (void)window->grab();
    }
    void open(const QString& id)
    {
        learn->openLesson(id);
        learn->settle();
        draw();
    }
};

double millisecondsFrom(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// Turns a knob to at most nine values, spread over all; the longest answer in milliseconds.
double longestAnswer(Classroom& room, KnobBox& knob)
{
    constexpr int kTurns = 9;
    double longest = 0.0;
    const int last = knob.slider() != nullptr ? knob.slider()->maximum() : 1;
    for (int turn = 0; turn < kTurns; ++turn) {
        const int value = turn * last / (kTurns - 1);
        const Clock::time_point begin = Clock::now();
        if (knob.slider() != nullptr)
            knob.slider()->setValue(value);
        else
            knob.turnTo(static_cast<std::size_t>(value));
        knob.finish();
        room.draw();
        longest = std::max(longest, millisecondsFrom(begin));
    }
    return longest;
}

void take(benchmark::State& state, const std::string& id)
{
    for (auto _ : state) {
        Classroom room;
        const Clock::time_point begin = Clock::now();
        room.open(QString::fromStdString(id));
        state.counters["open_ms"] = millisecondsFrom(begin);
        LessonWalk& walk = *room.learn->walk();
        double longest = 0.0;
        for (;;) {
            if (KnobBox* const knob = room.learn->panel()->knob(); knob != nullptr) {
                walk.reveal(walk.current());
                knob->finish();
                room.draw();
                longest = std::max(longest, longestAnswer(room, *knob));
            }
            if (walk.isAtEnd())
                break;
            if (!walk.isRevealed(walk.current()))
                walk.reveal(walk.current());
            walk.next();
            room.learn->settle();
            room.draw();
        }
        state.counters["knob_ms"] = longest;
    }
}

} // namespace

void registerLessons()
{
    for (const FoundLesson& found : findLessons({FAULTLINE_LESSONS_DIR})) {
        const std::string id = found.lesson.id;
        benchmark::RegisterBenchmark(id.c_str(), [id](benchmark::State& state) { take(state, id); })
            ->Iterations(1)
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    }
}

} // namespace faultline::bench

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    faultline::ui::applyTheme(app, faultline::ui::ThemeChoice::Light);
    benchmark::Initialize(&argc, argv);
    faultline::bench::registerLessons();
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
