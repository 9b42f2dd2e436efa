// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/progress.h"

#include "model/checklist/length_promise.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace faultline {

namespace {

const RuleOutcome* outcomeOf(const Diagnosis& diagnosis, const RuleId& rule, const RunId& run)
{
    const auto found = std::find_if(
        diagnosis.outcomes.begin(), diagnosis.outcomes.end(), [&](const RuleOutcome& outcome) {
            return outcome.ruleId == rule && (run.empty() || outcome.run == run);
        });
    return found == diagnosis.outcomes.end() ? nullptr : &*found;
}

const NumberEvidence* numberOf(const std::vector<NumberEvidence>& numbers, std::string_view name)
{
    const auto found =
        std::find_if(numbers.begin(), numbers.end(),
                     [name](const NumberEvidence& number) { return number.name == name; });
    return found == numbers.end() ? nullptr : &*found;
}

/// The number that a finding is decided by: the first that has a threshold, else the first.
const NumberEvidence* decisiveNumber(const Finding& finding)
{
    const NumberEvidence* first = nullptr;
    for (const Evidence& evidence : finding.evidence) {
        const auto* number = std::get_if<NumberEvidence>(&evidence);
        if (number == nullptr)
            continue;
        if (number->threshold)
            return number;
        if (first == nullptr)
            first = number;
    }
    return first;
}

/// A number that a rule computed about the run of a finding. The training's run may be named
/// otherwise than that one.
const NumberEvidence* computedNumber(const Diagnosis& diagnosis, const RuleId& rule,
                                     const RunId& run, std::string_view name)
{
    for (const RunId& wanted : {run, RunId()}) {
        const RuleOutcome* outcome = outcomeOf(diagnosis, rule, wanted);
        const NumberEvidence* number =
            outcome == nullptr ? nullptr : numberOf(outcome->numbers, name);
        if (number != nullptr)
            return number;
    }
    return nullptr;
}

const NumberEvidence* findNumber(const Diagnosis& diagnosis, const Finding& finding,
                                 const Promise& promise)
{
    if (promise.kind != Promise::Kind::RuleIsSilent)
        return computedNumber(diagnosis, promise.ruleId, finding.run, promise.number);
    const NumberEvidence* decisive =
        promise.ruleId == finding.ruleId ? decisiveNumber(finding) : nullptr;
    if (decisive != nullptr && decisive->threshold)
        return decisive;
    // What the rule tells when it is silent too can be compared; what only a finding has cannot.
    const RuleOutcome* outcome = outcomeOf(diagnosis, promise.ruleId, finding.run);
    for (std::size_t i = 0; outcome != nullptr && i < outcome->numbers.size(); ++i) {
        if (outcome->numbers[i].threshold)
            return &outcome->numbers[i];
    }
    return decisive;
}

TakenPromise taken(const Diagnosis& diagnosis, const Finding& finding, Promise promise)
{
    TakenPromise taken;
    taken.run = finding.run;
    taken.unit = promise.value.unit;
    taken.number = promise.number;
    if (const NumberEvidence* number = findNumber(diagnosis, finding, promise)) {
        taken.number = number->name;
        taken.label = toEnglish(number->label);
        taken.before = number->value.value;
        taken.unit = number->value.unit;
    } else if (promise.kind == Promise::Kind::RuleIsSilent) {
        taken.label = toEnglish(finding.title); // told in words
    }
    taken.promise = std::move(promise);
    return taken;
}

} // namespace

std::string_view toString(Answer answer)
{
    switch (answer) {
    case Answer::None: return "none";
    case Answer::Fine: return "fine";
    case Answer::Problem: return "problem";
    case Answer::DoesNotApply: return "does-not-apply";
    }
    return "none";
}

std::string_view toString(AttemptOutcome outcome)
{
    switch (outcome) {
    case AttemptOutcome::Waiting: return "waiting";
    case AttemptOutcome::Helped: return "helped";
    case AttemptOutcome::DidNotHelp: return "did-not-help";
    case AttemptOutcome::CannotTell: return "cannot-tell";
    }
    return "waiting";
}

std::string_view toString(RetestedPromise::State state)
{
    switch (state) {
    case RetestedPromise::State::Kept: return "kept";
    case RetestedPromise::State::Broken: return "broken";
    case RetestedPromise::State::CannotTell: return "cannot-tell";
    }
    return "cannot-tell";
}

std::string_view toString(HistoryEntry::Kind kind)
{
    switch (kind) {
    case HistoryEntry::Kind::Answered: return "answered";
    case HistoryEntry::Kind::Tried: return "tried";
    case HistoryEntry::Kind::Outcome: return "outcome";
    case HistoryEntry::Kind::Closed: return "closed";
    case HistoryEntry::Kind::Reopened: return "reopened";
    case HistoryEntry::Kind::Muted: return "muted";
    case HistoryEntry::Kind::Unmuted: return "unmuted";
    }
    return "answered";
}

std::string_view toString(Note::Target target)
{
    switch (target) {
    case Note::Target::Case: return "case";
    case Note::Target::Item: return "item";
    case Note::Target::Finding: return "finding";
    }
    return "case";
}

std::string toString(const FindingKey& key)
{
    return key.rule.text() + "@" + key.run.text() + "@"
           + (key.step ? std::to_string(key.step->value()) : std::string());
}

std::string findingKey(const Finding& finding)
{
    FindingKey key{.rule = finding.ruleId, .run = finding.run, .step = {}};
    for (const Evidence& evidence : finding.evidence) {
        const auto* series = std::get_if<SeriesEvidence>(&evidence);
        if (series != nullptr && !key.step)
            key.step = series->firstStep;
    }
    return toString(key);
}

std::optional<FindingKey> findingKeyOf(std::string_view text)
{
    // No rule has an "@" in its id; a path may.
    const std::size_t first = text.find('@');
    const std::size_t last = text.rfind('@');
    if (first == std::string_view::npos || first == last)
        return std::nullopt;
    FindingKey key{.rule = RuleId(text.substr(0, first)),
                   .run = RunId(text.substr(first + 1, last - first - 1)),
                   .step = {}};
    const std::string_view digits = text.substr(last + 1);
    if (digits.empty())
        return key;
    std::int64_t step = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), step);
    if (problem != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    key.step = StepIndex(step);
    return key;
}

const ItemProgress* ChecklistProgress::find(std::string_view item) const
{
    const auto found = std::find_if(items.begin(), items.end(),
                                    [item](const ItemProgress& one) { return one.item == item; });
    return found == items.end() ? nullptr : &*found;
}

void ChecklistProgress::restore(std::string_view item, std::optional<ItemProgress> progress)
{
    if (progress)
        of(item) = std::move(*progress);
    else
        std::erase_if(items, [item](const ItemProgress& one) { return one.item == item; });
}

ItemProgress& ChecklistProgress::of(std::string_view item)
{
    const auto found = std::find_if(items.begin(), items.end(),
                                    [item](const ItemProgress& one) { return one.item == item; });
    if (found != items.end())
        return *found;
    items.emplace_back().item = std::string(item);
    return items.back();
}

const Note* ChecklistProgress::note(Note::Target target, std::string_view key) const
{
    const auto found = std::find_if(notes.begin(), notes.end(), [&](const Note& note) {
        return note.target == target && note.key == key;
    });
    return found == notes.end() ? nullptr : &*found;
}

void ChecklistProgress::answer(std::string_view item, Answer answer, double time)
{
    ItemProgress& progress = of(item);
    if (progress.answer == answer)
        return;
    progress.answer = answer;
    progress.history.push_back({time, HistoryEntry::Kind::Answered, std::string(toString(answer))});
}

void ChecklistProgress::mute(std::string_view item, std::string_view reason, double time)
{
    ItemProgress& progress = of(item);
    progress.isMuted = true;
    progress.muteReason = std::string(reason);
    progress.history.push_back({time, HistoryEntry::Kind::Muted, std::string(reason)});
}

void ChecklistProgress::unmute(std::string_view item, double time)
{
    ItemProgress& progress = of(item);
    if (!progress.isMuted)
        return;
    progress.isMuted = false;
    progress.muteReason.clear();
    progress.history.push_back({time, HistoryEntry::Kind::Unmuted, {}});
}

void ChecklistProgress::addAttempt(std::string_view item, FixAttempt attempt)
{
    ItemProgress& progress = of(item);
    progress.history.push_back({attempt.time, HistoryEntry::Kind::Tried, attempt.title});
    progress.attempts.push_back(std::move(attempt));
}

void ChecklistProgress::setOutcome(std::string_view item, std::size_t attempt,
                                   AttemptOutcome outcome, double time)
{
    ItemProgress& progress = of(item);
    if (attempt >= progress.attempts.size())
        return;
    FixAttempt& changed = progress.attempts[attempt];
    changed.outcome = outcome;
    changed.outcomeTime = outcome == AttemptOutcome::Waiting ? 0.0 : time;
    progress.history.push_back(
        {time, HistoryEntry::Kind::Outcome, changed.title + ": " + std::string(toString(outcome))});
}

void ChecklistProgress::setNote(Note::Target target, std::string_view key, std::string_view text,
                                double time)
{
    const auto found = std::find_if(notes.begin(), notes.end(), [&](const Note& note) {
        return note.target == target && note.key == key;
    });
    if (text.empty()) {
        if (found != notes.end())
            notes.erase(found);
        return;
    }
    if (found != notes.end()) {
        found->text = std::string(text);
        found->time = time;
        return;
    }
    notes.push_back({target, std::string(key), std::string(text), time});
}

FixAttempt takeFix(const Diagnosis& diagnosis, const Finding& finding, const Fix& fix, double time)
{
    FixAttempt attempt;
    attempt.time = time;
    attempt.ruleId = finding.ruleId;
    attempt.fixId = fix.id;
    attempt.title = toEnglish(fix.title);
    std::vector<Promise> promises = fix.promises;
    if (promises.empty())
        promises.push_back({.kind = Promise::Kind::RuleIsSilent,
                            .ruleId = finding.ruleId,
                            .number = {},
                            .value = {}});
    for (Promise& promise : promises) {
        if (promise.ruleId.empty())
            promise.ruleId = finding.ruleId;
        attempt.promises.push_back(taken(diagnosis, finding, std::move(promise)));
    }
    if (const NumberEvidence* onset =
            computedNumber(diagnosis, finding.ruleId, finding.run, kOnsetStep))
        attempt.promises.push_back(
            taken(diagnosis, finding, lengthPromise(finding.ruleId, onset->value.value)));
    return attempt;
}

bool isOf(const FixAttempt& attempt, const RuleId& rule, const Fix& fix)
{
    return attempt.ruleId == rule
           && (attempt.fixId.empty() ? attempt.title == toEnglish(fix.title)
                                     : attempt.fixId == fix.id);
}

} // namespace faultline
