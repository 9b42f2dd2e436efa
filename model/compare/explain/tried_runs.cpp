// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/tried_runs.h"

#include "model/compare/changes/changes.h"
#include "model/compare/effects/effects.h"
#include "model/compare/effects/run_end.h"
#include "model/compare/explain/priors.h"
#include "model/compare/match.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace faultline {

namespace {

// The console is what came out, not what went in.
constexpr std::array kInputsOfRun{configurationChanges, environmentChanges, dataChanges,
                                  codeChanges};

/// A difference that may be there between two runs of one setup.
bool saysNothing(const RunChange& change)
{
    return isFolded(change) || change.kind == ChangeKind::Unrecorded || change.facet == Facet::Seed;
}

/// Changes that `other` takes back; nothing if it differs from B in anything else.
std::optional<std::vector<std::string>> takenBackBy(const RunComparison& comparison,
                                                    const ComparedRun& other)
{
    std::vector<std::string> taken;
    for (const auto changesOf : kInputsOfRun) {
        for (const RunChange& change : changesOf(other, comparison.runs.back()).changes) {
            const RunChange* known = comparison.change(change.id);
            if (isMovedData(change) && known != nullptr && known->a == change.a)
                taken.push_back(change.id);
            if (saysNothing(change))
                continue;
            if (known == nullptr || known->a != change.a)
                return std::nullopt;
            taken.push_back(change.id);
        }
    }
    return taken;
}

/// Whether some of what may explain anything is left as B has it; else the run is another A.
bool keepsAny(const RunComparison& comparison, const std::vector<std::string>& taken)
{
    return std::any_of(
        comparison.changes.begin(), comparison.changes.end(), [&taken](const RunChange& change) {
            return mayExplain(change) && change.area != ChangeArea::Console && !saysNothing(change)
                   && std::find(taken.begin(), taken.end(), change.id) == taken.end();
        });
}

/// An experiment is often stopped once it has told what it was made for: past the place where B
/// ended it did better than B, whatever came later.
std::optional<RunSide> outcomeOfEnd(const ComparedRun& bad, const ComparedRun& other)
{
    constexpr double kWellPast = 1.5;
    const RunEnd then = runEndOf(bad);
    const RunEnd now = runEndOf(other);
    if (!then.isBad())
        return std::nullopt;
    if (now.isBad() && now.kind == then.kind && now.reason == then.reason)
        return RunSide::B;
    const bool isPast =
        then.lastStep && now.lastStep
        && static_cast<double>(*now.lastStep) > kWellPast * static_cast<double>(*then.lastStep);
    const bool isSound = now.kind == RunEnd::Kind::Finished || (isPast && !now.isBad());
    return isSound ? std::optional(RunSide::A) : std::nullopt;
}

/// The side that a value is near to; what lies between belongs to neither.
std::optional<RunSide> nearestSide(double a, double b, double value)
{
    constexpr double kNear = 1.0 / 3.0;
    const double place = (value - a) / (b - a);
    if (!(place <= kNear) && !(place >= 1.0 - kNear))
        return std::nullopt;
    return place <= kNear ? RunSide::A : RunSide::B;
}

bool isInQuestion(const Effect& effect)
{
    return effect.state == EffectState::Differs || effect.state == EffectState::Unsure;
}

std::map<std::string, RunSide> outcomesOf(const RunComparison& comparison, const ComparedRun& other)
{
    std::map<std::string, RunSide> outcomes;
    const std::vector<Effect> effects =
        effectsOf(std::span(comparison.runs.data(), comparison.runs.size() - 1), other);
    for (const Effect& asked : comparison.effects) {
        if (!isInQuestion(asked))
            continue;
        const auto found = std::find_if(effects.begin(), effects.end(),
                                        [&asked](const Effect& e) { return e.id == asked.id; });
        std::optional<RunSide> side;
        if (asked.id == "end")
            side = outcomeOfEnd(comparison.runs.back(), other);
        else if (found != effects.end() && found->valueB && asked.valueA && asked.valueB)
            side = nearestSide(*asked.valueA, *asked.valueB, *found->valueB);
        if (side)
            outcomes.emplace(asked.id, *side);
    }
    return outcomes;
}

Text sentenceOf(const TriedRun& run, bool isTakenBack, RunSide outcome)
{
    if (isTakenBack && outcome == RunSide::A)
        return {FAULTLINE_TR_NOOP("Compare", "%1 takes this back, is otherwise as B, and came out "
                                             "as A"),
                {run.name}};
    if (isTakenBack)
        return {FAULTLINE_TR_NOOP("Compare", "%1 takes this back and still came out as B"),
                {run.name}};
    if (outcome == RunSide::A)
        return {FAULTLINE_TR_NOOP("Compare", "%1 keeps this and yet came out as A"), {run.name}};
    return {FAULTLINE_TR_NOOP("Compare", "%1 keeps this, takes other changes back, and still came "
                                         "out as B"),
            {run.name}};
}

} // namespace

std::vector<TriedRun> triedRuns(const RunComparison& comparison,
                                std::span<const ComparedRun> others, const ReadMonitor& monitor)
{
    std::vector<TriedRun> tried;
    if (std::none_of(comparison.effects.begin(), comparison.effects.end(), isInQuestion))
        return tried;
    for (const ComparedRun& other : others) {
        if (monitor.isCancelled())
            break;
        if (!whyNotComparable(other.of(), comparison.runs.back().of()).empty())
            continue;
        auto taken = takenBackBy(comparison, other);
        if (!taken || taken->empty() || !keepsAny(comparison, *taken))
            continue;
        tried.push_back({.name = other.name,
                         .changes = *std::move(taken),
                         .outcomes = outcomesOf(comparison, other)});
    }
    return tried;
}

std::vector<WeighedEvidence> evidenceOfTrials(const RunComparison& comparison, const Effect& effect,
                                              const std::vector<std::string>& changes)
{
    // One run of another seed tells less of what a seed may do.
    const double sure = effect.state == EffectState::Unsure ? 4.0 : 19.0; // 0.8 and 0.95
    std::vector<WeighedEvidence> evidence;
    for (const TriedRun& run : comparison.tried) {
        const auto outcome = run.outcomes.find(effect.id);
        if (outcome == run.outcomes.end())
            continue;
        const auto taken = static_cast<std::size_t>(
            std::count_if(changes.begin(), changes.end(), [&run](const std::string& id) {
                return std::find(run.changes.begin(), run.changes.end(), id) != run.changes.end();
            }));
        if (taken != 0 && taken != changes.size())
            continue; // of a group only a part: which one acts is not told
        const bool isTakenBack = taken != 0;
        const bool speaksFor = isTakenBack == (outcome->second == RunSide::A);
        evidence.push_back({.text = sentenceOf(run, isTakenBack, outcome->second),
                            .factor = speaksFor ? sure : 1.0 / sure});
    }
    return evidence;
}

} // namespace faultline
