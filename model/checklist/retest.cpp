// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/retest.h"

#include "model/checklist/evaluate.h"
#include "model/checklist/length_promise.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

using State = RetestedPromise::State;

const NumberEvidence* numberOf(const RuleOutcome& outcome, std::string_view name)
{
    const auto found =
        std::find_if(outcome.numbers.begin(), outcome.numbers.end(),
                     [name](const NumberEvidence& number) { return number.name == name; });
    return found == outcome.numbers.end() ? nullptr : &*found;
}

bool hasJudged(const RuleOutcome& outcome)
{
    return outcome.state == RuleOutcome::State::Fired
           || outcome.state == RuleOutcome::State::Passed;
}

State stateBy(const Promise& promise, const RuleOutcome& outcome, const NumberEvidence* number)
{
    if (promise.kind == Promise::Kind::RuleIsSilent) {
        if (!hasJudged(outcome))
            return State::CannotTell;
        return outcome.state == RuleOutcome::State::Fired ? State::Broken : State::Kept;
    }
    if (number == nullptr)
        return State::CannotTell;
    const bool isKept = promise.kind == Promise::Kind::NumberAtMost
                            ? number->value.value <= promise.value.value
                            : number->value.value >= promise.value.value;
    if (!isKept && isAboutLength(promise))
        return State::CannotTell;                // it may still come that far
    return isKept ? State::Kept : State::Broken; // a NaN keeps no promise
}

bool isAmong(const std::vector<RunId>& runs, const RunId& run)
{
    return runs.empty() || std::find(runs.begin(), runs.end(), run) != runs.end();
}

AttemptOutcome outcomeOf(const std::vector<RetestedPromise>& results)
{
    const auto any = [&results](State state) {
        return std::any_of(results.begin(), results.end(), [state](const RetestedPromise& result) {
            return result.state == state;
        });
    };
    if (any(State::Broken))
        return AttemptOutcome::DidNotHelp;
    return any(State::CannotTell) || results.empty() ? AttemptOutcome::CannotTell
                                                     : AttemptOutcome::Helped;
}

bool isPending(const FixAttempt& attempt)
{
    return !attempt.promises.empty()
           && (attempt.outcome == AttemptOutcome::Waiting
               || attempt.outcome == AttemptOutcome::CannotTell);
}

/// The run is silent about it, but has not come to where it had shown.
bool waitsForProof(const ItemProgress& item)
{
    const auto isTooShort = [](const RetestedPromise& result) {
        return isAboutLength(result.taken.promise) && result.after
               && result.state == State::CannotTell;
    };
    return std::any_of(
        item.attempts.begin(), item.attempts.end(), [&isTooShort](const FixAttempt& attempt) {
            return isPending(attempt)
                   && std::any_of(attempt.results.begin(), attempt.results.end(), isTooShort);
        });
}

void retestAttempts(ItemProgress& item, const Diagnosis& next, double time,
                    const std::vector<RunId>& runs, std::vector<RetestReport::Line>& lines)
{
    for (std::size_t i = 0; i < item.attempts.size(); ++i) {
        FixAttempt& attempt = item.attempts[i];
        if (!isPending(attempt))
            continue;
        attempt.results.clear();
        for (const TakenPromise& promise : attempt.promises) {
            attempt.results.push_back(retest(promise, next, runs));
            lines.push_back({item.item, i, attempt.results.back()});
        }
        attempt.outcome = outcomeOf(attempt.results);
        attempt.outcomeTime = time;
        item.history.push_back({time, HistoryEntry::Kind::Outcome,
                                attempt.title + ": " + std::string(toString(attempt.outcome))});
    }
}

/// The part of a diagnosis that is about some runs. Its causes are left out: only which rules fired
/// counts here.
Diagnosis ofRuns(const Diagnosis& diagnosis, const std::vector<RunId>& runs)
{
    Diagnosis part = diagnosis;
    part.causes.clear();
    for (Finding& finding : part.findings)
        finding.consequenceOf.reset();
    const auto isOther = [&runs](const auto& entry) { return !isAmong(runs, entry.run); };
    std::erase_if(part.findings, isOther);
    std::erase_if(part.outcomes, isOther);
    std::erase_if(part.abstentions, isOther);
    return part;
}

/// Whether the rules of an item say that it is a problem; nothing if they did not judge it.
std::optional<bool> problemByRules(const EvaluatedItem& item)
{
    if (item.state == ItemState::Problem && !item.findings.empty())
        return true;
    if (item.state == ItemState::Fine)
        return false;
    return std::nullopt;
}

/// Whether an item was closed by a run and not opened again since.
bool isClosed(const ItemProgress& item)
{
    for (auto entry = item.history.rbegin(); entry != item.history.rend(); ++entry) {
        if (entry->kind == HistoryEntry::Kind::Closed)
            return true;
        if (entry->kind == HistoryEntry::Kind::Reopened)
            return false;
    }
    return item.answer == Answer::Fine;
}

void follow(ItemProgress& item, bool isProblem, double time, RetestReport& report)
{
    if (item.wasProblem && !isProblem) {
        item.history.push_back({time, HistoryEntry::Kind::Closed, {}});
        report.closed.push_back(item.item);
    } else if (!item.wasProblem && isProblem && isClosed(item)) {
        item.history.push_back({time, HistoryEntry::Kind::Reopened, {}});
        report.reopened.push_back(item.item);
    } else if (!item.wasProblem && isProblem) {
        report.appeared.push_back(item.item);
    }
    item.wasProblem = isProblem;
}

/// Calls fn(ItemProgress&, bool isProblem) for every item that is a problem or was known before.
template <typename Fn>
void forEachJudged(const Diagnosis& diagnosis, ChecklistProgress& progress, Fn&& fn)
{
    const EvaluatedChecklist now = evaluateChecklist(diagnosis, progress);
    for (const EvaluatedItem& evaluated : now.items) {
        const std::optional<bool> isProblem = problemByRules(evaluated);
        if (isProblem && (*isProblem || progress.find(evaluated.item->id) != nullptr))
            fn(progress.of(evaluated.item->id), *isProblem);
    }
}

} // namespace

Text sentenceOf(const RetestedPromise& result)
{
    const TakenPromise& taken = result.taken;
    const Quantity before{taken.before.value_or(0.0), taken.unit};
    const Quantity after{result.after.value_or(0.0), taken.unit};
    const bool hasBoth = taken.before && result.after && !taken.label.empty();
    const bool isLength = isAboutLength(taken.promise) && result.after;
    switch (result.state) {
    case State::CannotTell:
        if (isLength)
            return {FAULTLINE_TR_NOOP("Checklist", "Not proved yet: it showed at step %1, and this "
                                                   "run has come to step %2 only"),
                    {taken.promise.value, after}};
        return {FAULTLINE_TR_NOOP("Checklist", "Cannot tell: \"%1\" did not judge this run"),
                {taken.promise.ruleId.text()}};
    case State::Kept:
        if (isLength)
            return {FAULTLINE_TR_NOOP("Checklist", "Passed: it had shown at step %1, and this run "
                                                   "came to step %2"),
                    {taken.promise.value, after}};
        if (hasBoth)
            return {FAULTLINE_TR_NOOP("Checklist", "Kept. %1: %2 before, %3 now"),
                    {taken.label, before, after}};
        if (taken.before && !taken.label.empty())
            return {FAULTLINE_TR_NOOP("Checklist", "Kept. %1: %2 before. Now \"%3\" finds nothing"),
                    {taken.label, before, taken.promise.ruleId.text()}};
        if (!taken.label.empty()) // what was found
            return {FAULTLINE_TR_NOOP("Checklist", "Kept. Before: %1. Now \"%2\" finds nothing"),
                    {taken.label, taken.promise.ruleId.text()}};
        return {FAULTLINE_TR_NOOP("Checklist", "Kept: \"%1\" finds nothing any more"),
                {taken.promise.ruleId.text()}};
    case State::Broken:
        if (hasBoth)
            return {FAULTLINE_TR_NOOP("Checklist", "Not kept. %1: %2 before, %3 now"),
                    {taken.label, before, after}};
        return {FAULTLINE_TR_NOOP("Checklist", "Not kept: \"%1\" still finds it"),
                {taken.promise.ruleId.text()}};
    }
    return {};
}

RetestedPromise retest(const TakenPromise& promise, const Diagnosis& next,
                       const std::vector<RunId>& runs)
{
    RetestedPromise result;
    result.taken = promise;
    for (const RuleOutcome& outcome : next.outcomes) {
        if (outcome.ruleId != promise.promise.ruleId || !isAmong(runs, outcome.run))
            continue;
        const NumberEvidence* number = numberOf(outcome, promise.number);
        const State state = stateBy(promise.promise, outcome, number);
        // The first that can tell, unless a later one breaks it.
        const bool isBetter = result.state == State::CannotTell
                                  ? state != State::CannotTell
                                        || (isAboutLength(promise.promise) && number != nullptr)
                                  : result.state == State::Kept && state == State::Broken;
        if (!isBetter)
            continue;
        result.state = state;
        result.run = outcome.run;
        result.after = number != nullptr && number->value.unit == promise.unit
                           ? std::optional(number->value.value)
                           : std::nullopt;
    }
    result.sentence = sentenceOf(result);
    return result;
}

RetestReport retestProgress(const ChecklistProgress& progress, const Diagnosis& next, double time,
                            const std::vector<RunId>& runs)
{
    RetestReport report;
    report.progress = progress;
    report.progress.newestRuns = runs;
    for (ItemProgress& item : report.progress.items)
        retestAttempts(item, next, time, runs, report.lines);

    forEachJudged(runs.empty() ? next : ofRuns(next, runs), report.progress,
                  [&](ItemProgress& item, bool isProblem) {
                      if (isProblem || !waitsForProof(item))
                          follow(item, isProblem, time, report);
                  });
    return report;
}

void rememberProblems(ChecklistProgress& progress, const Diagnosis& diagnosis)
{
    forEachJudged(diagnosis, progress,
                  [](ItemProgress& item, bool isProblem) { item.wasProblem = isProblem; });
}

} // namespace faultline
