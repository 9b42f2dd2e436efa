// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/program_warned.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/exception_meaning.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/speed_course.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/training.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::program_warned {

namespace {

using Alone = SignatureInfo::Alone;

/// All lines of one message.
struct Warning {
    LoggedEvent first;
    std::uint64_t times = 0;
};

bool isTold(const LogEvent& event)
{
    return event.info != nullptr && event.info->alone != Alone::NotTold;
}

std::vector<Warning> warningsOf(const Training& training)
{
    std::vector<Warning> found;
    for (const ConsoleLogPtr& log : training.logs) {
        for (const LogEvent& event : log->events) {
            if (!isTold(event))
                continue;
            const auto same = std::find_if(found.begin(), found.end(), [&event](const auto& one) {
                return one.first.event->signature == event.signature;
            });
            Warning& warning = same != found.end()
                                   ? *same
                                   : found.emplace_back(Warning{
                                       .first = {.log = log.get(), .event = &event}, .times = 0});
            warning.times += 1 + event.more;
        }
    }
    return found;
}

/// Whether an epoch was trained on nothing: its loss is 0 to the last digit, and others were not.
bool hasEmptyEpoch(const Training& training)
{
    return std::any_of(training.allSignals.begin(), training.allSignals.end(),
                       [](const Signal& signal) {
                           if (signal.kind != SignalKind::TrainLoss)
                               return false;
                           const LearningCurve curve = learningCurve(&signal);
                           const std::vector<double>& losses = curve.values;
                           const auto zeros = std::count(losses.begin(), losses.end(), 0.0);
                           return zeros > 0 && losses.front() > 0.0 && losses.back() > 0.0;
                       });
}

/// Whether steps went on taking as long as the first, in which a function is compiled: where it is
/// compiled but once, they take a fraction of that.
bool staySlow(const Training& training)
{
    constexpr std::size_t kFewest = 4;
    constexpr double kSlow = 0.1;      // seconds: no compilation is shorter
    constexpr double kStillSlow = 0.4; // of the first ones
    for (const SpeedCourse& course : speedCourses(training)) {
        const std::span<const double> all(course.seconds);
        if (course.piece != SpeedCourse::Piece::Step || all.size() < kFewest)
            continue;
        const double first = std::max(all[0], all[1]);
        const double later = median(all.last(all.size() / 2));
        if (later >= kSlow && later >= kStillSlow * first)
            return true;
    }
    return false;
}

/// Keras also says at a harmless end of the data that they ran out, and TensorFlow warns of a
/// function that is compiled for some shapes.
bool isHarmless(const Training& training, const Warning& warning)
{
    const std::string_view signature = warning.first.event->signature;
    return (signature == "data.ranout" && !hasEmptyEpoch(training))
           || (signature == "data.retrace" && !staySlow(training));
}

/// What ended the run, or may have, is told by the rules about ends.
bool endedTheRun(const Training& training, const Warning& warning)
{
    return std::any_of(
        training.logs.begin(), training.logs.end(), [&warning](const ConsoleLogPtr& log) {
            return std::any_of(log->events.begin(), log->events.end(), [&](const LogEvent& event) {
                const bool isUnanswered =
                    log->unanswered && &log->events[*log->unanswered] == &event;
                return event.signature == warning.first.event->signature
                       && (isUnanswered
                           || LoggedEvent{.log = log.get(), .event = &event}.isCause());
            });
        });
}

Finding findingOf(const Warning& warning)
{
    const SignatureInfo& info = *warning.first.event->info;
    const bool isGrave = info.alone == Alone::Warning;
    Finding finding;
    finding.severity = isGrave ? Severity::Warning : Severity::Info;
    finding.confidence = isGrave ? confidence::saidAndHarmful : confidence::said;
    const bool hasNoData = warning.first.event->signature == "data.ranout";
    finding.cost = hasNoData ? cost::noData : isGrave ? cost::harmful : cost::little;
    finding.title = titleOf(*warning.first.event);
    finding.explanation = Text{{"Signatures", info.meaning}, {}};
    finding.evidence.emplace_back(warning.first.evidence(text::programSaysSo()));
    finding.evidence.emplace_back(number::times(Count(warning.times)));
    Fix fix = fix::followAdvice();
    if (!info.advice.empty())
        fix.title = {{"Signatures", info.advice}, {}};
    fix.isConcrete = false;
    finding.fixes.push_back(std::move(fix));
    return finding;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    constexpr std::size_t kMost = 3; // findings: more would bury the others
    const Training& training = input.training;
    std::vector<Warning> warnings = warningsOf(training);
    tellLines(training, sink);
    std::erase_if(warnings, [&training](const Warning& one) {
        return endedTheRun(training, one) || isHarmless(training, one);
    });
    std::stable_sort(warnings.begin(), warnings.end(), [](const auto& one, const auto& other) {
        return one.first.event->info->alone > other.first.event->info->alone;
    });
    warnings.resize(std::min(warnings.size(), kMost));
    for (const Warning& warning : warnings)
        sink.report(findingOf(warning));
}

} // namespace faultline::rules::program_warned
