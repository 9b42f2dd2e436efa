// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/resume_lost_state.h"

#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/resumes.h"

#include <algorithm>
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

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    tellProgress(training, sink);
    if (training.phases.attempts.size() < 2)
        return;
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
