// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/compared_curves.h"

#include "model/qt/compare_words.h"
#include "model/qt/text.h"
#include "widgets/messages.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

namespace faultline::ui {

namespace {

struct ComparedCurvesText {
    Q_DECLARE_TR_FUNCTIONS(ComparedCurves)
};

using SeriesPtr = std::shared_ptr<const ScalarSeries>;
using ValueOfBlock = std::function<double(const DrawnBlock&)>;

SeriesPtr seriesOf(const EffectCurves& curves, const ValueOfBlock& value)
{
    std::vector<ScalarPoint> points;
    points.reserve(curves.blocks.size());
    for (const DrawnBlock& block : curves.blocks)
        points.push_back(
            {.step = std::llround(block.place), .wallTime = block.place, .value = value(block)});
    ScalarSeriesBuilder builder;
    builder.append(points);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

double differenceIn(const EffectCurves& curves, const DrawnBlock& block, double value)
{
    return curves.isRatio ? value / block.good : value - block.good;
}

/// The good runs by blocks with what is within noise of them; nothing without blocks.
void addNoise(const EffectCurves& curves, const QColor& color, const ValueOfBlock& line,
              const ValueOfBlock& low, const ValueOfBlock& high, ComparedCurves& made)
{
    if (curves.blocks.empty())
        return;
    made.curves.push_back({.id = QStringLiteral("noise"),
                           .label = noiseLabel(curves),
                           .color = color,
                           .series = seriesOf(curves, line),
                           .original = {},
                           .origin = 0.0,
                           .dashed = true});
    if (curves.noise != NoiseSource::None)
        made.bands.push_back({.curve = made.curves.size() - 1,
                              .kind = CurveBand::Kind::MinMax,
                              .lower = seriesOf(curves, low),
                              .upper = seriesOf(curves, high),
                              .counts = {},
                              .spoiled = {},
                              .runs = 0});
}

std::size_t goodRunsOf(const EffectCurves& curves)
{
    return curves.runs.empty() ? 0 : curves.runs.size() - 1;
}

} // namespace

ComparedCurves overlaidCurves(const RunComparison& comparison, const EffectCurves& curves,
                              const std::vector<QColor>& colors, const QColor& muted)
{
    ComparedCurves made;
    for (std::size_t i = 0; i < curves.runs.size(); ++i) {
        const ComparedRun& run = comparison.runs[curves.runs[i].run];
        const QString name = toQString(run.name);
        made.curves.push_back({.id = name,
                               .label = run.side == RunSide::A
                                            ? ComparedCurvesText::tr("A: %1", "run").arg(name)
                                            : ComparedCurvesText::tr("B: %1", "run").arg(name),
                               .color = colors[i],
                               .series = curves.runs[i].series,
                               .original = {},
                               .origin = 0.0,
                               .dashed = false});
    }
    if (curves.noise == NoiseSource::None)
        return made;
    addNoise(
        curves, muted, [](const DrawnBlock& block) { return block.good; },
        [](const DrawnBlock& block) { return block.low; },
        [](const DrawnBlock& block) { return block.high; }, made);
    return made;
}

ComparedCurves differenceCurves(const EffectCurves& curves, const QColor& ofBad,
                                const QColor& muted)
{
    ComparedCurves made;
    if (curves.blocks.empty())
        return made;
    const auto apart = [&curves](double DrawnBlock::*value) {
        return [&curves, value](const DrawnBlock& block) {
            return differenceIn(curves, block, block.*value);
        };
    };
    made.curves.push_back({.id = QStringLiteral("difference"),
                           .label = differenceName(curves),
                           .color = ofBad,
                           .series = seriesOf(curves, apart(&DrawnBlock::bad)),
                           .original = {},
                           .origin = 0.0,
                           .dashed = false});
    addNoise(curves, muted, apart(&DrawnBlock::good), apart(&DrawnBlock::low),
             apart(&DrawnBlock::high), made);
    return made;
}

XAxisKind axisKind(CompareAxis axis)
{
    switch (axis) {
    case CompareAxis::Steps: return XAxisKind::Step;
    case CompareAxis::ActiveTime: return XAxisKind::Relative;
    case CompareAxis::Images:
    case CompareAxis::Epochs: break;
    }
    return XAxisKind::Value;
}

ValueFormat valueFormat(Unit unit)
{
    return unit == Unit::Seconds ? ValueFormat::Seconds
           : unit == Unit::Bytes ? ValueFormat::Bytes
                                 : ValueFormat::Plain;
}

bool needsLogAxis(const EffectCurves& curves)
{
    constexpr double kSpan = 300.0;
    double least = 0.0;
    double most = 0.0;
    for (const DrawnCurve& curve : curves.runs) {
        const ValueRange& range = curve.series->totals().range;
        if (!range.hasFinite())
            continue;
        least = most == 0.0 ? range.min : std::min(least, range.min);
        most = std::max(most, range.max);
    }
    return curves.isRatio && least > 0.0 && most / least > kSpan;
}

std::optional<AxisRange> differenceRange(const EffectCurves& curves)
{
    constexpr double kAir = 0.05;
    if (curves.blocks.empty() || needsLogRatio(curves))
        return std::nullopt;
    AxisRange data{curves.isRatio ? 1.0 : 0.0, curves.isRatio ? 1.0 : 0.0};
    AxisRange band = data;
    for (const DrawnBlock& block : curves.blocks) {
        const auto widen = [&](AxisRange& range, double value) {
            const double difference = differenceIn(curves, block, value);
            if (std::isfinite(difference))
                range = {std::min(range.min, difference), std::max(range.max, difference)};
        };
        widen(data, block.bad);
        widen(band, block.low);
        widen(band, block.high);
    }
    const double span = data.max - data.min;
    if (!(span > 0.0))
        return std::nullopt;
    const AxisRange shown{std::min(data.min, std::max(band.min, data.min - span / 2.0)),
                          std::max(data.max, std::min(band.max, data.max + span / 2.0))};
    const double air = kAir * (shown.max - shown.min);
    return AxisRange{shown.min - air, shown.max + air};
}

bool needsLogRatio(const EffectCurves& curves)
{
    constexpr double kSpan = 30.0;
    double least = 1.0;
    double most = 1.0;
    for (const DrawnBlock& block : curves.blocks) {
        const double ratio = differenceIn(curves, block, block.bad);
        least = std::min(least, ratio);
        most = std::max(most, ratio);
    }
    return curves.isRatio && most > kSpan * least;
}

QString axisTitle(const EffectCurves& curves)
{
    const QString why = translated(curves.axisReason);
    return why.isEmpty() ? compareAxisName(curves.axis)
                         : ComparedCurvesText::tr("%1, %2", "what an axis shows, why")
                               .arg(compareAxisName(curves.axis), why);
}

QString differenceName(const EffectCurves& curves)
{
    if (goodRunsOf(curves) > 1)
        return curves.isRatio ? ComparedCurvesText::tr("B ÷ mean of A")
                              : ComparedCurvesText::tr("B − mean of A");
    return curves.isRatio ? ComparedCurvesText::tr("B ÷ A") : ComparedCurvesText::tr("B − A");
}

QString noiseLabel(const EffectCurves& curves)
{
    const bool isMean = goodRunsOf(curves) > 1;
    if (curves.noise == NoiseSource::None)
        return isMean ? ComparedCurvesText::tr("Mean of A") : ComparedCurvesText::tr("A");
    return isMean ? ComparedCurvesText::tr("Within noise of the mean of A")
                  : ComparedCurvesText::tr("Within noise of A");
}

QString noiseSentence(const RunComparison& comparison, const EffectCurves& curves)
{
    QStringList parts;
    switch (curves.noise) {
    case NoiseSource::GoodRuns:
        parts << ComparedCurvesText::tr("The band shows how far the %n good run(s) are apart.",
                                        nullptr, static_cast<int>(goodRunsOf(curves)));
        break;
    case NoiseSource::Seeds:
        parts << ComparedCurvesText::tr("The band shows how far healthy runs that differ only in "
                                        "the seed were apart in recorded trainings. More good "
                                        "runs make it narrower.");
        break;
    case NoiseSource::Speed:
        parts << ComparedCurvesText::tr("The band shows how much the speed of healthy runs "
                                        "varies.");
        break;
    case NoiseSource::Memory:
        parts << ComparedCurvesText::tr("The band shows how much the memory of healthy runs "
                                        "varies.");
        break;
    case NoiseSource::None: break;
    }
    if (curves.movedBy != 0.0)
        parts << ComparedCurvesText::tr("%1 counts on from %2; it is drawn from the start of A.",
                                        "run, place on the axis")
                     .arg(toQString(comparison.runs.back().name),
                          comparePlaceName(curves.axis, curves.movedBy));
    return parts.join(u' ');
}

} // namespace faultline::ui
