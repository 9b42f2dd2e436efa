// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/verdict.h"

#include "model/compare/explain/change_words.h"
#include "model/compare/explain/explain.h"
#include "model/compare/explain/priors.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

const ComparedRun& askedOf(const RunComparison& comparison)
{
    return comparison.runs.back();
}

Text numberOf(const Effect& effect)
{
    return {FAULTLINE_TR_NOOP("Compare", "%1"),
            {Quantity{std::abs(effect.difference.value_or(0.0)), effect.unit}}};
}

/// Longer than a headline bears: an exception with its message.
bool isLong(const Text& text)
{
    constexpr std::size_t kOfHeadline = 60;
    return toEnglish(text).size() > kOfHeadline;
}

/// "run-0812 needs 9.4 GiB more than run-0805".
Text clauseOf(const RunComparison& comparison, const Effect& effect)
{
    const std::string& b = askedOf(comparison).name;
    const std::string& a = comparison.runs.front().name;
    const bool isMore = effect.difference.value_or(0.0) > 0.0;
    if (effect.id == "end" && !effect.isWorse)
        return {FAULTLINE_TR_NOOP("Compare", "%1 ended differently from %2: %3"), {b, a, effect.b}};
    if (effect.id == "end" && isLong(effect.b)) // its words stand below, with the outcomes
        return {FAULTLINE_TR_NOOP("Compare", "%1 did not finish"), {b}};
    if (effect.id == "end")
        return {FAULTLINE_TR_NOOP("Compare", "%1 did not finish: %2"), {b, effect.b}};
    if (effect.id == "peak-memory" && effect.difference)
        return {isMore ? FAULTLINE_TR_NOOP("Compare", "%1 needs %2 more memory than %3")
                       : FAULTLINE_TR_NOOP("Compare", "%1 needs %2 less memory than %3"),
                {b, numberOf(effect), a}};
    if (effect.id == "step-time" && effect.difference)
        return {
            isMore ? FAULTLINE_TR_NOOP("Compare", "Steps of %1 take %2 longer than those of %3")
                   : FAULTLINE_TR_NOOP("Compare", "Steps of %1 take %2 less time than those of %3"),
            {b, numberOf(effect), a}};
    return {FAULTLINE_TR_NOOP("Compare", "%1 of %2 is %3 instead of %4"),
            {effect.label, b, effect.b, effect.a}};
}

/// Ran out of memory and the memory that it needed more of are one story.
Text clauseOfShortage(const RunComparison& comparison, const Effect& memory, const Effect& end)
{
    return {FAULTLINE_TR_NOOP("Compare", "%1 needs %2 more memory than %3 and did not finish: %4"),
            {askedOf(comparison).name, numberOf(memory), comparison.runs.front().name, end.b}};
}

const Effect* effectIn(const RunComparison& comparison, std::string_view id)
{
    const auto found = std::find_if(comparison.effects.begin(), comparison.effects.end(),
                                    [id](const Effect& effect) { return effect.id == id; });
    return found == comparison.effects.end() ? nullptr : &*found;
}

bool isWorseOff(const Effect* effect)
{
    return effect != nullptr && effect->state == EffectState::Differs && effect->isWorse;
}

/// Null: there is none.
const Candidate* bestCandidate(const RunComparison& comparison, const Effect& effect)
{
    const auto best = std::find_if(
        comparison.candidates.begin(), comparison.candidates.end(),
        [&effect](const Candidate& candidate) { return candidate.effect == effect.id; });
    return best == comparison.candidates.end() ? nullptr : &*best;
}

bool isLikelyExplained(const RunComparison& comparison, const Effect& effect)
{
    const Candidate* best = bestCandidate(comparison, effect);
    return best != nullptr && !best->changes.empty() && best->share >= kLikely;
}

/// What explains the effect, as the end of the sentence.
Text explanationOf(const RunComparison& comparison, const Effect& effect)
{
    const Candidate* best = bestCandidate(comparison, effect);
    if (best == nullptr)
        return FAULTLINE_TR_NOOP("Compare", "no change that was recorded explains it");
    if (best->changes.empty())
        return FAULTLINE_TR_NOOP("Compare", "what was recorded does not explain it");
    std::vector<const RunChange*> changes;
    for (const std::string& id : best->changes) {
        if (const RunChange* change = comparison.change(id))
            changes.push_back(change);
    }
    const Text subject = changeSubject(changes);
    const bool areSeveral = changes.size() > 1;
    if (best->share >= kExplains && comparison.isSeparable)
        return {areSeveral ? FAULTLINE_TR_NOOP("Compare", "%1 explain it together")
                           : FAULTLINE_TR_NOOP("Compare", "%1 explains it"),
                {subject}};
    if (best->share >= kLikely)
        return {areSeveral ? FAULTLINE_TR_NOOP("Compare", "%1 likely explain it together")
                           : FAULTLINE_TR_NOOP("Compare", "%1 likely explains it"),
                {subject}};
    return {FAULTLINE_TR_NOOP("Compare", "the likeliest explanation is %1, but it is not the only "
                                         "one"),
            {subject}};
}

std::uint64_t settingsThatDiffer(const RunComparison& comparison)
{
    return static_cast<std::uint64_t>(std::count_if(
        comparison.changes.begin(), comparison.changes.end(), [](const RunChange& change) {
            return !isFolded(change) && change.kind != ChangeKind::Unrecorded
                   && change.area != ChangeArea::Console;
        }));
}

Text verdictWithoutDifference(const RunComparison& comparison)
{
    const std::uint64_t changed = settingsThatDiffer(comparison);
    const bool isUnsure =
        std::any_of(comparison.effects.begin(), comparison.effects.end(),
                    [](const Effect& effect) { return effect.state == EffectState::Unsure; });
    if (changed == 0)
        return isUnsure ? FAULTLINE_TR_NOOP("Compare", "No difference beyond what another seed or "
                                                       "other work on the machine may do.")
                        : FAULTLINE_TR_NOOP("Compare", "No difference.");
    Text settings =
        changed == 1 ? Text(FAULTLINE_TR_NOOP("Compare", "1 setting differs."))
                     : Text{FAULTLINE_TR_N_NOOP("Compare", "%n setting(s) differ."), {}, changed};
    if (comparison.effects.empty()) // only what went in was asked for
        return settings;
    const Effect* primary = primaryEffectOf(comparison);
    const bool isOfSeed =
        isUnsure && (primary->id.starts_with("metric:") || primary->id.starts_with("loss:"));
    if (isOfSeed && isLikelyExplained(comparison, *primary))
        return {FAULTLINE_TR_NOOP("Compare", "%1. That may be the seed, though %2."),
                {clauseOf(comparison, *primary), explanationOf(comparison, *primary)}};
    if (isOfSeed)
        return {FAULTLINE_TR_NOOP("Compare", "%1. That may be the seed; %2"),
                {clauseOf(comparison, *primary), std::move(settings)}};
    if (isUnsure && primary->id != "end")
        return {FAULTLINE_TR_NOOP("Compare", "%1. That may be noise; %2"),
                {clauseOf(comparison, *primary), std::move(settings)}};
    return {FAULTLINE_TR_NOOP("Compare", "No difference in the outcome beyond noise; %1"),
            {std::move(settings)}};
}

} // namespace

const Effect* primaryEffectOf(const RunComparison& comparison)
{
    const auto first = [&comparison](auto isWanted) -> const Effect* {
        const auto found =
            std::find_if(comparison.effects.begin(), comparison.effects.end(), isWanted);
        return found == comparison.effects.end() ? nullptr : &*found;
    };
    if (const Effect* worse = first([](const Effect& effect) { return isWorseOff(&effect); }))
        return worse;
    if (const Effect* other =
            first([](const Effect& effect) { return effect.state == EffectState::Differs; }))
        return other;
    // What may be the seed is told by what counts: a metric before the time of one part of a step.
    for (const bool mustBeWorse : {true, false}) {
        for (const std::string_view prefix :
             {"end", "metric:", "loss:", "peak-memory", "step-time"}) {
            const Effect* unsure = first([&](const Effect& effect) {
                return effect.state == EffectState::Unsure && (effect.isWorse || !mustBeWorse)
                       && effect.id.starts_with(prefix);
            });
            if (unsure != nullptr)
                return unsure;
        }
    }
    return first([](const Effect& effect) { return effect.state == EffectState::Unsure; });
}

Text verdictOf(const RunComparison& comparison)
{
    if (comparison.runs.empty())
        return {};
    if (!comparison.isComparable)
        return {FAULTLINE_TR_NOOP("Compare",
                                  "These are different kinds of training, so no cause is "
                                  "ranked: %1."),
                {comparison.comparableReason}};
    if (!comparison.hasDifference())
        return verdictWithoutDifference(comparison);
    const Effect& primary = *primaryEffectOf(comparison);
    const Effect* memory = effectIn(comparison, "peak-memory");
    const Effect* end = effectIn(comparison, "end");
    const bool isShortage = isWorseOff(memory) && isWorseOff(end)
                            && familyOf(*end, comparison) == familyOf(*memory, comparison);
    Text what =
        isShortage ? clauseOfShortage(comparison, *memory, *end) : clauseOf(comparison, primary);
    const Effect& explained = isShortage ? *memory : primary;
    return {FAULTLINE_TR_NOOP("Compare", "%1; %2."),
            {std::move(what), explanationOf(comparison, explained)}};
}

} // namespace faultline
