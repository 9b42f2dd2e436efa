// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What one redraw of a chart costs, from the changed range to the finished picture:
// 8 series of 10 million points each must stay below 16 ms, whatever the zoom.

#include "widgets/charts/curve_extras.h"
#include "widgets/charts/curve_view.h"

#include <QApplication>
#include <QMouseEvent>

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace faultline::ui {
namespace {

constexpr int kSeries = 8;
constexpr QSize kSize(1200, 600);

/// Noise that costs nothing to make and that no column of pixels smooths away.
double noise(std::size_t i)
{
    return static_cast<double>((i * 2654435761U) % 1000) / 1000.0;
}

std::shared_ptr<const ScalarSeries> series(std::size_t points, std::size_t seed)
{
    static std::map<std::pair<std::size_t, std::size_t>, std::shared_ptr<const ScalarSeries>> made;
    std::shared_ptr<const ScalarSeries>& entry = made[{points, seed}];
    if (entry)
        return entry;
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> block;
    for (std::size_t i = 0; i < points; ++i) {
        const double x = static_cast<double>(i) / static_cast<double>(points);
        const double value = std::exp(-4.0 * x) + 0.2 * noise(i + seed) + static_cast<double>(seed);
        block.push_back({.step = static_cast<std::int64_t>(i),
                         .wallTime = 1.7e9 + static_cast<double>(i) * 0.01,
                         .value = static_cast<double>(static_cast<float>(value))});
        if (block.size() == 4096) {
            builder.append(block);
            block.clear();
        }
    }
    builder.append(block);
    entry = std::make_shared<const ScalarSeries>(builder.snapshot());
    return entry;
}

std::unique_ptr<CurveView> chart(std::size_t points)
{
    auto view = std::make_unique<CurveView>();
    view->resize(kSize);
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < kSeries; ++i) {
        Curve curve;
        curve.label = QStringLiteral("run %1").arg(i);
        curve.color = QColor::fromHsv(static_cast<int>(i) * 43, 200, 180);
        curve.series = series(points, i);
        curves.push_back(std::move(curve));
    }
    view->setCurves(std::move(curves));
    view->flush();
    view->show();
    QApplication::processEvents();
    view->repaint();
    return view;
}

/// Half, a quarter, an eighth, ... of the axis, each around the middle, and back to all of it.
AxisRange zoomed(std::size_t points, int level)
{
    const auto all = static_cast<double>(points);
    const double width = all / static_cast<double>(1 << (level % 12));
    return {(all - width) / 2.0, (all + width) / 2.0};
}

/// As while a person zooms or pans: redraws follow each other.
void BM_ZoomWhileMoving(benchmark::State& state)
{
    const auto points = static_cast<std::size_t>(state.range(0));
    const std::unique_ptr<CurveView> view = chart(points);
    int level = 0;
    for (auto _ : state) {
        view->setXRange(zoomed(points, level++));
        view->repaint();
    }
    state.counters["points_drawn"] = static_cast<double>(view->pointsDrawn());
}
BENCHMARK(BM_ZoomWhileMoving)->Arg(100'000)->Arg(10'000'000)->Unit(benchmark::kMillisecond);

/// As after a pause: antialiased.
void BM_RedrawInFullQuality(benchmark::State& state)
{
    const auto points = static_cast<std::size_t>(state.range(0));
    const std::unique_ptr<CurveView> view = chart(points);
    int level = 0;
    for (auto _ : state) {
        view->setXRange(zoomed(points, level++));
        view->flush();
        view->repaint();
    }
}
BENCHMARK(BM_RedrawInFullQuality)->Arg(10'000'000)->Unit(benchmark::kMillisecond);

/// Three groups with a band each, from the changed range to the finished picture.
void BM_RedrawBands(benchmark::State& state)
{
    const auto points = static_cast<std::size_t>(state.range(0));
    CurveView view;
    view.resize(kSize);
    std::vector<Curve> curves;
    std::vector<CurveBand> bands;
    for (std::size_t i = 0; i < 3; ++i) {
        Curve curve;
        curve.label = QStringLiteral("group %1").arg(i);
        curve.color = QColor::fromHsv(static_cast<int>(i) * 120, 200, 180);
        curve.series = series(points, i);
        CurveBand band;
        band.curve = i;
        band.kind = CurveBand::Kind::MinMax;
        band.lower = series(points, i + 10);
        band.upper = series(points, i + 20);
        curves.push_back(std::move(curve));
        bands.push_back(std::move(band));
    }
    view.extras().setBands(std::move(bands));
    view.setCurves(std::move(curves));
    view.show();
    QApplication::processEvents();
    int level = 0;
    for (auto _ : state) {
        view.setXRange(zoomed(points, level++));
        view.flush();
        view.repaint();
    }
}
BENCHMARK(BM_RedrawBands)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// As while the mouse hovers: only the cursor is drawn anew.
void BM_MoveCursor(benchmark::State& state)
{
    const auto points = static_cast<std::size_t>(state.range(0));
    const std::unique_ptr<CurveView> view = chart(points);
    int x = 0;
    for (auto _ : state) {
        const QPointF place(100 + x++ % 1000, 300);
        QMouseEvent move(QEvent::MouseMove, place, place, Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(view.get(), &move);
        view->repaint();
    }
}
BENCHMARK(BM_MoveCursor)->Arg(10'000'000)->Unit(benchmark::kMillisecond);

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
