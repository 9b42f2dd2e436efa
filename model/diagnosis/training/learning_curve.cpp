// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/learning_curve.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

namespace faultline {

namespace {

std::vector<PointRange> monotonicStretches(const ScalarSeries& series)
{
    std::vector<PointRange> stretches;
    std::size_t begin = 0;
    for (const std::size_t position : series.stepBreaks().positions) {
        stretches.push_back({begin, position});
        begin = position;
    }
    stretches.push_back({begin, series.size()});
    return stretches;
}

/// Whether the stretches are the epochs of one session: equally long, each from the same step,
/// and following each other without the pause that a restart of the process takes.
bool isCounterWithinEpoch(const ScalarSeries& series, const std::vector<PointRange>& stretches)
{
    constexpr std::size_t kFewestEpochs = 4;
    constexpr double kLengthTolerance = 0.1;
    constexpr double kLongestPause = 0.25; // of the time that an epoch takes
    if (stretches.size() < kFewestEpochs)
        return false;
    const auto first = static_cast<double>(stretches.front().end - stretches.front().begin);
    for (std::size_t i = 1; i < stretches.size(); ++i) {
        const PointRange& before = stretches[i - 1];
        const PointRange& stretch = stretches[i];
        const auto length = static_cast<double>(stretch.end - stretch.begin);
        const bool isLast = i + 1 == stretches.size();
        if (length > first * (1.0 + kLengthTolerance)
            || (!isLast && length < first * (1.0 - kLengthTolerance))
            || series.step(stretch.begin) != series.step(0))
            return false;
        const double epoch = series.wallTime(before.end - 1) - series.wallTime(before.begin);
        const double pause = series.wallTime(stretch.begin) - series.wallTime(before.end - 1);
        if (!(pause >= 0.0 && pause <= kLongestPause * epoch))
            return false;
    }
    return true;
}

LearningCurve gather(const ScalarSeries& series, const Lineage& lineage, std::size_t end)
{
    LearningCurve curve;
    const std::size_t count = lineage.pointCount();
    curve.steps.reserve(count);
    curve.wallTimes.reserve(count);
    curve.values.reserve(count);
    for (const PointRange& range : lineage.ranges) {
        series.forEach(range.begin, std::clamp(end, range.begin, range.end),
                       [&curve](std::size_t, const ScalarPoint& point) {
                           if (!std::isfinite(point.value)) {
                               ++curve.leftOut;
                               return;
                           }
                           curve.steps.push_back(point.step);
                           curve.wallTimes.push_back(point.wallTime);
                           curve.values.push_back(point.value);
                       });
    }
    return curve;
}

void thin(LearningCurve& curve, std::size_t maxPoints)
{
    const std::size_t count = curve.size();
    std::vector<std::int64_t> steps(maxPoints);
    std::vector<double> wallTimes(maxPoints);
    for (std::size_t i = 0; i < maxPoints; ++i) {
        const std::size_t middle = (2 * i + 1) * count / (2 * maxPoints);
        steps[i] = curve.steps[middle];
        wallTimes[i] = curve.wallTimes[middle];
    }
    curve.values = blockMedians(curve.values, maxPoints);
    curve.steps = std::move(steps);
    curve.wallTimes = std::move(wallTimes);
}

} // namespace

std::size_t Lineage::pointCount() const
{
    std::size_t count = 0;
    for (const PointRange& range : ranges)
        count += range.end - range.begin;
    return count;
}

bool mixesCounters(const ScalarSeries& series)
{
    constexpr std::size_t kFewest = 2;
    const std::vector<std::size_t>& breaks = series.stepBreaks().positions;
    if (breaks.size() < kFewest || series.stepBreaks().overflowed)
        return false;
    std::size_t passed = 0;
    for (std::size_t i = 0; i < breaks.size(); ++i) {
        const std::size_t at = breaks[i];
        if (i > 0 && series.step(at) <= series.step(breaks[i - 1]))
            return false; // no counter that goes on
        if (at + 1 == series.size())
            continue; // the last evaluation
        if (series.step(at + 1) <= series.step(at - 1))
            return false; // done again
        ++passed;
    }
    return passed >= kFewest - 1;
}

Lineage findLineage(const ScalarSeries& series)
{
    Lineage lineage;
    if (series.empty())
        return lineage;
    if (series.stepBreaks().positions.empty() || series.stepBreaks().overflowed) {
        lineage.ranges.push_back({0, series.size()});
        lineage.attempts = 1;
        lineage.stepsRepeat = series.stepBreaks().overflowed;
        return lineage;
    }
    const std::vector<PointRange> stretches = monotonicStretches(series);
    if (isCounterWithinEpoch(series, stretches)) {
        lineage.ranges.push_back({0, series.size()});
        lineage.attempts = 1;
        lineage.stepsRepeat = true;
        return lineage;
    }
    if (mixesCounters(series)) {
        lineage.ranges.push_back(stretches.front());
        for (std::size_t i = 1; i < stretches.size(); ++i) {
            if (stretches[i].begin + 1 < stretches[i].end)
                lineage.ranges.push_back({stretches[i].begin + 1, stretches[i].end});
        }
        lineage.attempts = 1;
        return lineage;
    }
    lineage.attempts = stretches.size();
    for (const PointRange& stretch : stretches) {
        const auto resumedAt = static_cast<double>(series.step(stretch.begin));
        while (!lineage.ranges.empty()) {
            PointRange& kept = lineage.ranges.back();
            kept.end = series.lowerBoundStep(kept.begin, kept.end, resumedAt);
            if (kept.end > kept.begin)
                break;
            lineage.ranges.pop_back();
        }
        lineage.ranges.push_back(stretch);
    }
    return lineage;
}

/// A number far beyond any loss behind one that is none shows no recovery.
static bool isSane(double value)
{
    constexpr double kMostSane = 1e10;
    return std::abs(value) <= kMostSane;
}

NonFinite findNonFinite(const ScalarSeries& series, const Lineage& lineage)
{
    NonFinite found;
    found.pointCount = lineage.pointCount();
    if (series.totals().firstNonFinite == ScalarSeries::npos)
        return found;
    std::vector<std::size_t> bad;    // index in the series
    std::vector<std::size_t> before; // points of the lineage before it
    std::size_t passed = 0;
    std::size_t sound = 0; // points up to the last that is no number, or a sane one
    for (const PointRange& range : lineage.ranges) {
        series.forEach(range.begin, range.end, [&](std::size_t i, const ScalarPoint& point) {
            if (!std::isfinite(point.value)) {
                bad.push_back(i);
                before.push_back(passed);
            }
            ++passed;
            const bool isBehind =
                lineage.stepsRepeat || bad.empty() || point.step > series.step(bad.back());
            if (bad.empty() || bad.back() == i || (isBehind && isSane(point.value)))
                sound = passed;
        });
    }
    passed = sound;
    found.count = bad.size();
    if (bad.empty())
        return found;
    found.first = bad.front();
    found.last = bad.back();
    if (before.back() + 1 != passed)
        return found; // the newest value is a number: it recovered
    // Three in a row begin it (or fewer that end the log): an isolated one long before does not.
    constexpr std::size_t kInARow = 3;
    for (std::size_t k = 0; k < bad.size(); ++k) {
        const std::size_t badFromHere = bad.size() - k;
        const std::size_t ahead = std::min(kInARow, badFromHere) - 1;
        if (before[k + ahead] == before[k] + ahead && 2 * badFromHere >= passed - before[k]) {
            found.onset = bad[k];
            found.countFromOnset = badFromHere;
            break;
        }
    }
    return found;
}

double LearningCurve::position(std::size_t i) const
{
    return stepsRepeat ? static_cast<double>(i) : static_cast<double>(steps[i]);
}

double LearningCurve::span() const
{
    return empty() ? 0.0 : position(size() - 1) - position(0);
}

std::size_t LearningCurve::indexAtShare(double share) const
{
    if (empty())
        return 0;
    const double wanted = position(0) + share * span();
    std::size_t low = 0;
    std::size_t high = size();
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (position(middle) < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

std::size_t LearningCurve::indexMatching(const LearningCurve& other, std::size_t i) const
{
    constexpr double kSameUnit = 2.0; // the ends of two curves may lie this far apart
    const auto end = static_cast<double>(steps.back());
    const auto otherEnd = static_cast<double>(other.steps.back());
    const bool sameUnit = !stepsRepeat && !other.stepsRepeat && end <= kSameUnit * otherEnd + 1.0
                          && otherEnd <= kSameUnit * end + 1.0;
    // Without times what is left is how far through each of them a point lies.
    if (!sameUnit && (!std::isfinite(other.wallTimes[i]) || !std::isfinite(wallTimes.back()))) {
        const double span = other.span();
        const double share = span > 0.0 ? (other.position(i) - other.position(0)) / span : 1.0;
        return std::min(indexAtShare(share), size() - 1);
    }
    std::size_t after = 0;
    if (sameUnit) {
        after = static_cast<std::size_t>(
            std::upper_bound(steps.begin(), steps.end(), other.steps[i]) - steps.begin());
    } else {
        after = static_cast<std::size_t>(
            std::upper_bound(wallTimes.begin(), wallTimes.end(), other.wallTimes[i])
            - wallTimes.begin());
    }
    return after > 0 ? after - 1 : 0;
}

double LearningCurve::secondsBetween(std::size_t first, std::size_t last) const
{
    const double seconds = wallTimes[last] - wallTimes[first];
    return std::isfinite(seconds) ? std::max(seconds, 0.0) : 0.0;
}

LearningCurve learningCurve(const ScalarSeries& series, std::size_t maxPoints)
{
    const Lineage lineage = findLineage(series);
    const NonFinite nonFinite = findNonFinite(series, lineage);
    LearningCurve curve =
        gather(series, lineage, nonFinite.isPermanent() ? nonFinite.onset : series.size());
    curve.attempts = lineage.attempts;
    curve.stepsRepeat = lineage.stepsRepeat;
    curve.endsNonFinite = nonFinite.isPermanent();
    if (maxPoints > 0 && curve.size() > maxPoints)
        thin(curve, maxPoints);
    return curve;
}

LearningCurve learningCurve(const Signal* signal, std::size_t maxPoints)
{
    return signal == nullptr ? LearningCurve{} : learningCurve(*signal->series, maxPoints);
}

std::string TrainingLoss::name() const
{
    std::string joined;
    for (const Signal* part : parts)
        joined += (joined.empty() ? "" : " + ") + part->tag;
    return joined;
}

TrainingLoss finestTrainingLoss(const Training& training)
{
    const Signal* finest = nullptr;
    std::size_t mostPoints = 0;
    for (const Signal* total : training.all(SignalKind::TrainLoss)) {
        const std::size_t points = findLineage(*total->series).pointCount();
        if (points > mostPoints) {
            mostPoints = points;
            finest = total;
        }
    }
    if (finest == nullptr)
        return trainingLoss(training, 0);
    return {.curve = learningCurve(finest, 0), .parts = {finest}};
}

TrainingLoss trainingLoss(const Training& training, std::size_t maxPoints)
{
    TrainingLoss loss;
    if (const Signal* total = training.best(SignalKind::TrainLoss)) {
        loss.curve = learningCurve(total, maxPoints);
        loss.parts.push_back(total);
        return loss;
    }
    for (const Signal* part : training.all(SignalKind::LossComponent)) {
        LearningCurve curve = learningCurve(part, maxPoints);
        if (loss.parts.empty()) {
            loss.curve = std::move(curve);
        } else if (curve.steps == loss.curve.steps) {
            for (std::size_t i = 0; i < curve.size(); ++i)
                loss.curve.values[i] += curve.values[i];
            loss.curve.endsNonFinite = loss.curve.endsNonFinite || curve.endsNonFinite;
        } else {
            return {}; // logged at different steps: no sum to judge
        }
        loss.parts.push_back(part);
    }
    return loss;
}

bool hasAny(const TagWords& words, std::span<const std::string_view> wanted)
{
    // Rules ask this of each tag of a sweep: most words differ in their first letter.
    return std::any_of(words.begin(), words.end(), [wanted](std::string_view word) {
        return std::any_of(wanted.begin(), wanted.end(), [word](std::string_view one) {
            return one.size() == word.size() && !word.empty() && one.front() == word.front()
                   && one == word;
        });
    });
}

bool hasStem(const TagWords& words, std::initializer_list<std::string_view> stems)
{
    return std::any_of(words.begin(), words.end(), [stems](const std::string& word) {
        return std::any_of(stems.begin(), stems.end(),
                           [&word](std::string_view stem) { return word.starts_with(stem); });
    });
}

TagWords tagWords(std::string_view tag)
{
    const auto isUpperAt = [tag](std::size_t i) { return i < tag.size() && isUpper(tag[i]); };
    const auto isLowerAt = [tag](std::size_t i) { return i < tag.size() && isLower(tag[i]); };
    const auto isDigitAt = [tag](std::size_t i) { return i < tag.size() && isDigit(tag[i]); };
    TagWords words;
    std::string word;
    const auto finish = [&words, &word] {
        if (!word.empty())
            words.push_back(word);
        word.clear();
    };
    for (std::size_t i = 0; i < tag.size(); ++i) {
        const bool endsAcronym =
            i > 0 && isUpperAt(i - 1) && isLowerAt(i + 1); // the L of "RPNLoss"
        const bool startsWord =
            isUpperAt(i) && i > 0 && (isLowerAt(i - 1) || isDigitAt(i - 1) || endsAcronym);
        const bool belongs = isUpperAt(i) || isLowerAt(i) || isDigitAt(i);
        if (startsWord || !belongs)
            finish();
        if (belongs)
            word += lowerAscii(tag[i]);
    }
    finish();
    return words;
}

bool hasOpposingLosses(const Training& training)
{
    bool hasG = false;
    bool hasD = false;
    for (const Signal& signal : training.allSignals) {
        if (signal.traits->isOpposing)
            return true;
        hasG = hasG || signal.traits->isGeneratorLoss;
        hasD = hasD || signal.traits->isDiscriminatorLoss;
    }
    return hasG && hasD;
}

double medianStepInterval(const LearningCurve& curve)
{
    if (curve.size() < 2)
        return 0.0;
    std::vector<double> intervals(curve.size() - 1);
    for (std::size_t i = 0; i < intervals.size(); ++i)
        intervals[i] = curve.position(i + 1) - curve.position(i);
    return median(intervals);
}

std::vector<double> windowMedians(std::span<const double> values, std::size_t width)
{
    std::vector<double> medians;
    for (std::size_t begin = 0; begin + width <= values.size(); begin += width) {
        const bool isLast = begin + 2 * width > values.size();
        medians.push_back(median(values.subspan(begin, isLast ? values.size() - begin : width)));
    }
    return medians;
}

} // namespace faultline
