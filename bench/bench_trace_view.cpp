// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the timeline of a trace costs: laying out its events once, and one redraw while a person
// zooms, which must stay below 16 ms whatever the number of events.

#include "model/session/jobs/job_queue.h"
#include "widgets/views/trace/trace_timeline.h"

#include <QApplication>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <map>
#include <memory>
#include <string>

namespace faultline::ui {
namespace {

constexpr QSize kSize(1200, 700);
constexpr std::size_t kTracks = 8;
constexpr std::int64_t kUnit = 1000; ///< ns an innermost event takes

/// Calls nested six deep on threads, kernels of differing length on a stream.
void addCalls(TraceProfile& profile, std::uint16_t track, std::size_t count)
{
    static constexpr std::uint8_t kDepths = 6;
    std::int64_t at = 0;
    for (std::size_t i = 0; i < count; i += kDepths) {
        for (std::uint8_t depth = 0; depth < kDepths; ++depth) {
            const std::int64_t inset = depth * kUnit / 10;
            profile.events.push_back(
                {.beginNs = at + inset,
                 .durationNs = static_cast<std::uint32_t>(3 * kUnit - 2 * inset),
                 .name = static_cast<std::uint32_t>((i + depth) % profile.names.size()),
                 .track = track,
                 .category = depth == 5 ? TraceCategory::Runtime : TraceCategory::CpuOp,
                 .depth = depth});
        }
        at += 4 * kUnit + static_cast<std::int64_t>(i * 2654435761U % 700);
    }
}

TraceProfilePtr profileOf(std::size_t events)
{
    static std::map<std::size_t, TraceProfilePtr> made;
    TraceProfilePtr& entry = made[events];
    if (entry)
        return entry;
    auto profile = std::make_shared<TraceProfile>();
    for (int i = 0; i < 500; ++i)
        profile->names.push_back("aten::operation_number_" + std::to_string(i));
    for (std::size_t track = 0; track < kTracks; ++track) {
        profile->tracks.push_back({.process = track == 0 ? "/device:GPU:0" : "python",
                                   .name = "track " + std::to_string(track),
                                   .isDevice = track == 0,
                                   .device = track == 0 ? 0 : -1});
        addCalls(*profile, static_cast<std::uint16_t>(track), events / kTracks);
    }
    entry = profile;
    return entry;
}

TraceRowsPtr rowsOf(std::size_t events)
{
    static std::map<std::size_t, TraceRowsPtr> made;
    static const JobMonitor goOn;
    TraceRowsPtr& entry = made[events];
    if (!entry)
        entry = TraceRows::build(profileOf(events), goOn);
    return entry;
}

std::unique_ptr<TraceTimeline> timelineOf(std::size_t events)
{
    auto timeline = std::make_unique<TraceTimeline>();
    timeline->resize(kSize);
    timeline->setRows(rowsOf(events));
    timeline->show();
    QApplication::processEvents();
    return timeline;
}

void BM_LayOutTrace(benchmark::State& state)
{
    const TraceProfilePtr profile = profileOf(static_cast<std::size_t>(state.range(0)));
    const JobMonitor goOn;
    for (auto _ : state)
        benchmark::DoNotOptimize(TraceRows::build(profile, goOn));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(BM_LayOutTrace)->Arg(100'000)->Arg(5'000'000)->Unit(benchmark::kMillisecond);

/// Half, a quarter, ... of the trace around its middle, and back to all of it.
void BM_ZoomTrace(benchmark::State& state)
{
    const std::unique_ptr<TraceTimeline> timeline =
        timelineOf(static_cast<std::size_t>(state.range(0)));
    int level = 0;
    for (auto _ : state) {
        if (++level % 16 == 0)
            timeline->showAll();
        else
            timeline->zoomBy(0.5);
        timeline->viewport()->repaint();
    }
}
BENCHMARK(BM_ZoomTrace)->Arg(100'000)->Arg(5'000'000)->Unit(benchmark::kMillisecond);

/// The most expensive single picture: everything at once, each row a wall of merged events.
void BM_DrawWholeTrace(benchmark::State& state)
{
    const std::unique_ptr<TraceTimeline> timeline =
        timelineOf(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        timeline->setMatches(nullptr); // has everything drawn anew
        timeline->viewport()->repaint();
    }
}
BENCHMARK(BM_DrawWholeTrace)->Arg(5'000'000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace faultline::ui

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
