// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/resume_lost_state.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/log_place.h"
#include "model/diagnosis/signals/resumes.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::rules::resume_lost_state {

namespace {

/// The stretch of a series from `Resume::kPoints` points before the resume to as many behind it.
SeriesEvidence around(const Training& training, const Signal& signal, const Resume& resume,
                      Text caption)
{
    const ScalarSeries& series = *signal.series;
    const double begin = training.phases.attempts[resume.attempt].beginTime;
    std::size_t at = 0;
    while (at < series.size() && !(series.wallTime(at) >= begin))
        ++at;
    const std::size_t first = at - std::min(at, Resume::kPoints);
    const std::size_t last = std::min(at + Resume::kPoints, series.size()) - 1;
    std::int64_t low = series.step(first);
    std::int64_t high = low;
    for (std::size_t i = first; i <= last; ++i) {
        low = std::min(low, series.step(i));
        high = std::max(high, series.step(i));
    }
    return {.run = signal.run->id,
            .tag = TagId(signal.tag),
            .firstStep = StepIndex(low),
            .lastStep = StepIndex(high),
            .firstWallTime = WallTime(series.wallTime(first)),
            .lastWallTime = WallTime(series.wallTime(last)),
            .caption = std::move(caption)};
}

/// A rate that jumped at a resume, with the loss or without.
Finding ofRate(const Training& training, const Resumes& found, const Resume& resume,
               const Thresholds& thresholds)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = resume.lossRose ? confidence::rateAndLoss : confidence::rateAlone;
    finding.cost = cost::rate;
    finding.title = resume.lossRose ? text::rateAndLoss({.factor = Ratio(resume.rateFactor()),
                                                         .step = Step(resume.stepAfter),
                                                         .before = Plain(resume.lossBefore),
                                                         .after = Plain(resume.lossAfter)})
                                    : text::rateAlone({.factor = Ratio(resume.rateFactor()),
                                                       .step = Step(resume.stepAfter)});
    finding.explanation = text::rateExplained(
        {.before = Plain(*resume.rateBefore), .after = Plain(*resume.rateAfter)});
    finding.evidence = {around(training, *found.rate, resume, text::rateAround()),
                        around(training, *found.loss, resume, text::lossAround()),
                        number::rateFactor(Ratio(resume.rateFactor()), thresholds)};
    return finding;
}

Finding ofCounter(const Training& training, const Resumes& found, const Resume& resume)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::counter;
    finding.cost = cost::counter;
    finding.title =
        text::counter({.before = Step(resume.stepBefore), .after = Step(resume.stepAfter)});
    finding.explanation = text::counterExplained({.before = Plain(resume.lossBefore),
                                                  .after = Plain(resume.lossAfter),
                                                  .then = Plain(*resume.lossThen)});
    finding.evidence = {around(training, *found.loss, resume, text::lossAround())};
    return finding;
}

Finding ofWeights(const Training& training, const Resumes& found, const Resume& resume)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::weights;
    finding.cost = cost::weights;
    finding.title = text::weights({.step = Step(resume.stepAfter),
                                   .before = Plain(resume.lossBefore),
                                   .after = Plain(resume.lossAfter)});
    finding.explanation = text::weightsExplained();
    finding.evidence = {around(training, *found.loss, resume, text::lossAround())};
    return finding;
}

/// A line between places of a log that says that a checkpoint was taken up: at the end it is one
/// that is only tested.
struct ResumeLine {
    const ConsoleLog* log = nullptr;
    std::size_t line = 0;
};

std::optional<ResumeLine> resumeLine(const Training& training)
{
    constexpr std::size_t kLineLength = 300;
    constexpr std::size_t kFewestPlaces = 3;
    constexpr std::array<std::string_view, 8> kResumeWords{
        "loaded checkpoint", "resuming from", "resumed from",   "resume from",
        "resuming training", "restored from", "restoring from", "loading checkpoint"};
    for (const ConsoleLogPtr& log : training.logs) {
        std::optional<std::size_t> found;
        std::size_t places = 0;
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            const std::string lower = lowerAscii(log->text(i).substr(0, kLineLength));
            const bool isResume = containsAny(lower, kResumeWords);
            if (isResume && places >= kFewestPlaces && !found) {
                found = i;
                places = 0;
            }
            places += !isResume && !logPlaceOf(lower).isEmpty() ? 1 : 0;
            if (found && places >= kFewestPlaces)
                return ResumeLine{.log = log.get(), .line = *found};
        }
    }
    return std::nullopt;
}

/// Where the rate rises at once far above all that it was before; size() if nowhere.
std::size_t jumpOf(const LearningCurve& rate)
{
    constexpr double kFactor = 3.0;
    constexpr double kStillRising = 1.01;
    constexpr std::size_t kFewestBefore = 3;
    double highest = 0.0;
    for (std::size_t i = 0; i < rate.size(); ++i) {
        const bool isJump = i >= kFewestBefore && highest > 0.0
                            && rate.values[i] > kFactor * highest
                            && rate.values[i - 1] <= kStillRising * rate.values[i - 2];
        if (isJump)
            return i;
        highest = std::max(highest, rate.values[i]);
    }
    return rate.size();
}

/// A resume without a step that goes back: a line tells it, and the rate is another one from then
/// on. A schedule that rises by itself does so step by step, or not beyond where it was.
void judgeResumeLine(const Training& training, FindingSink& sink)
{
    constexpr std::size_t kAround = 3;
    const Signal* signal = training.best(SignalKind::LearningRate);
    const LearningCurve rate = learningCurve(signal);
    const std::size_t at = jumpOf(rate);
    if (signal == nullptr || rate.stepsRepeat || at == rate.size())
        return;
    const std::optional<ResumeLine> line = resumeLine(training);
    if (!line)
        return;
    const double before = rate.values[at - 1];
    const double after = rate.values[at];
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::rateAlone;
    finding.cost = cost::rate;
    finding.title = text::otherRate(
        {.before = Plain(before), .after = Plain(after), .step = Step(rate.steps[at])});
    const TrainingLoss loss = trainingLoss(training);
    finding.evidence = {lineEvidence(*line->log, line->line, line->line, text::lineOfResume()),
                        curveEvidence(*signal, rate, at - 1, rate.size() - 1, text::rateAround())};
    if (!loss.parts.empty() && loss.curve.size() > 2) {
        const std::span<const double> values(loss.curve.values);
        const std::size_t same = loss.curve.indexMatching(rate, at);
        const std::size_t from = same - std::min(same, kAround);
        if (same > 0 && from < same) {
            const double lossBefore = median(values.subspan(from, same - from));
            const std::vector<double> later = runningMedian(values.subspan(same), 1);
            const double lossAfter = *std::max_element(later.begin(), later.end());
            constexpr double kRisen = 1.5;
            if (lossBefore > 0.0 && lossAfter > kRisen * lossBefore) {
                finding.confidence = confidence::rateAndLoss;
                finding.cost = cost::weights; // the loss is far above where it was
                finding.title = text::otherRateAndLoss({.before = Plain(before),
                                                        .after = Plain(after),
                                                        .step = Step(rate.steps[at]),
                                                        .lossBefore = Plain(lossBefore),
                                                        .lossAfter = Plain(lossAfter)});
                finding.evidence.emplace_back(number::lossBefore(Plain(lossBefore)));
                finding.evidence.emplace_back(number::lossAfter(Plain(lossAfter)));
            }
        }
    }
    finding.explanation = text::otherRateExplained();
    finding.fixes = {fix::restoreAll()};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    tellProgress(training, sink);
    if (training.phases.attempts.size() < 2) {
        judgeResumeLine(training, sink);
        return;
    }
    const Resumes found = findResumes(training, thresholds.rateFactor);
    sink.computed(number::resumes(Count(found.all.size())));
    if (found.loss == nullptr)
        return; // no loss, or processes that wrote at the same time
    if (found.all.empty()) {
        sink.abstain(abstention::tooFewPoints());
        return;
    }
    // One finding: the worst resume gives it, a jump of the rate before a counter.
    const Resume* weights = nullptr;
    const Resume* rate = nullptr;
    const Resume* counter = nullptr;
    for (const Resume& resume : found.all) {
        if (resume.lostWeights && weights == nullptr)
            weights = &resume;
        // Whoever begins at the first step may well mean another rate.
        if (resume.keptWeights && resume.rateRose && !resume.beginsAnew
            && (rate == nullptr || (resume.lossRose && !rate->lossRose)))
            rate = &resume;
        if (resume.keptWeights && resume.lostCounter && counter == nullptr)
            counter = &resume;
    }
    if (weights == nullptr && rate == nullptr && counter == nullptr)
        return;
    const Resume& worst = weights != nullptr ? *weights : rate != nullptr ? *rate : *counter;
    Finding finding = weights != nullptr ? ofWeights(training, found, worst)
                      : rate != nullptr  ? ofRate(training, found, worst, thresholds)
                                         : ofCounter(training, found, worst);
    finding.evidence.emplace_back(number::lossBefore(Plain(worst.lossBefore)));
    finding.evidence.emplace_back(number::lossAfter(Plain(worst.lossAfter)));
    if (worst.lossThen)
        finding.evidence.emplace_back(number::lossThen(Plain(*worst.lossThen)));
    finding.fixes = {fix::restoreAll()};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::resume_lost_state
