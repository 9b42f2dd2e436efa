// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare.h"

#include "model/compare/changes/changes.h"
#include "model/compare/changes/compare_tables.h"
#include "model/compare/effects/effects.h"
#include "model/compare/explain/explain.h"
#include "model/compare/explain/tried_runs.h"
#include "model/compare/verdict.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace faultline {

namespace {

using ChangesOfArea = ChangeSet (*)(const ComparedRun&, const ComparedRun&);

struct AreaStep {
    ChangeArea area;
    ChangesOfArea changes;
};

constexpr std::array kAreas{
    AreaStep{ChangeArea::Configuration, configurationChanges},
    AreaStep{ChangeArea::Environment, environmentChanges}, AreaStep{ChangeArea::Data, dataChanges},
    AreaStep{ChangeArea::Code, codeChanges}, AreaStep{ChangeArea::Console, consoleChanges}};

bool isWanted(const AreaStep& step, const CompareOptions& options)
{
    if (step.area == ChangeArea::Data && !options.withData)
        return false;
    return options.only.empty()
           || std::find(options.only.begin(), options.only.end(), step.area) != options.only.end();
}

void addChanges(ChangeSet set, const CompareOptions& options, RunComparison& comparison)
{
    if (options.isIgnored)
        std::erase_if(set.changes, options.isIgnored);
    for (const RunChange& change : set.changes)
        comparison.cosmetic += isFolded(change) ? 1 : 0;
    comparison.equal += set.equal;
    std::move(set.changes.begin(), set.changes.end(), std::back_inserter(comparison.changes));
    std::move(set.notRecorded.begin(), set.notRecorded.end(),
              std::back_inserter(comparison.notRecorded));
}

/// What acts first, by what it is known to do; cosmetic ones last. Stable: an area keeps its order.
void sortChanges(std::vector<RunChange>& changes)
{
    std::stable_sort(changes.begin(), changes.end(),
                     [](const RunChange& one, const RunChange& other) {
                         const bool isLast = isFolded(one);
                         const bool isOtherLast = isFolded(other);
                         return isLast != isOtherLast ? isOtherLast : one.weight > other.weight;
                     });
}

/// Data in another place is cosmetic until steps take longer: what is a candidate is listed.
void unfoldWhatExplains(RunComparison& comparison)
{
    for (RunChange& change : comparison.changes) {
        const bool isCandidate = std::any_of(
            comparison.candidates.begin(), comparison.candidates.end(),
            [&change](const Candidate& candidate) {
                return std::find(candidate.changes.begin(), candidate.changes.end(), change.id)
                       != candidate.changes.end();
            });
        if (!isCandidate || change.kind != ChangeKind::Cosmetic)
            continue;
        change.kind = ChangeKind::Value;
        change.weight = change.facet ? weightOf(*change.facet) : change.weight;
        --comparison.cosmetic;
    }
    sortChanges(comparison.changes);
}

/// A metric of another test set measures something else.
void abstainOverTestSets(RunComparison& comparison)
{
    const bool isOther =
        std::any_of(comparison.changes.begin(), comparison.changes.end(), changesTestSet);
    if (!isOther)
        return;
    for (Effect& effect : comparison.effects) {
        if (!effect.id.starts_with("metric:"))
            continue;
        effect.state = EffectState::Unknown;
        effect.isWorse = false;
        effect.onset.reset();
        effect.reason =
            FAULTLINE_TR_NOOP("Compare", "the test sets differ, so the values cannot be compared");
    }
}

/// The worst outcome first.
int rankOf(const RunComparison& comparison)
{
    const auto count = [&comparison](EffectState state) {
        return std::count_if(
            comparison.effects.begin(), comparison.effects.end(),
            [state](const Effect& effect) { return effect.state == state && effect.isWorse; });
    };
    constexpr int kOneDiffers = 100;
    return kOneDiffers * static_cast<int>(count(EffectState::Differs))
           + static_cast<int>(count(EffectState::Unsure));
}

} // namespace

Result<RunComparison> compareRuns(const MatchedRuns& pair, const CompareOptions& options,
                                  ReadMonitor& monitor)
{
    RunComparison made;
    made.runs = pair.good;
    made.runs.push_back(pair.bad);
    const ComparedRun& a = pair.good.front();
    made.comparableReason = whyNotComparable(a.of(), pair.bad.of());
    made.isComparable = made.comparableReason.empty();
    if (options.withOutcome)
        made.effects = effectsOf(pair.good, pair.bad, options.axis);
    monitor.advance(1);
    for (const AreaStep& step : kAreas) {
        if (monitor.isCancelled())
            return Error{.code = ErrorCode::Cancelled};
        if (isWanted(step, options))
            addChanges(step.changes(a, pair.bad), options, made);
        monitor.advance(1);
    }
    sortChanges(made.changes);
    abstainOverTestSets(made);
    if (made.isComparable) {
        made.tried = triedRuns(made, pair.others, monitor);
        explain(made);
        unfoldWhatExplains(made);
        made.nextRun = nextRunOf(made);
    }
    made.verdict = verdictOf(made);
    return made;
}

Result<CompareResult> compare(std::span<const ComparedCase> a, std::span<const ComparedCase> b,
                              const CompareOptions& options, ReadMonitor& monitor)
{
    const Matching matching = matchTrainings(a, b);
    CompareResult result;
    result.withoutPartner = matching.withoutPartner;
    for (const MatchedRuns& pair : matching.pairs) {
        Result<RunComparison> made = compareRuns(pair, options, monitor);
        if (!made)
            return made.error();
        result.comparisons.push_back(std::move(*made));
    }
    std::stable_sort(result.comparisons.begin(), result.comparisons.end(),
                     [](const RunComparison& one, const RunComparison& other) {
                         return rankOf(one) > rankOf(other);
                     });
    return result;
}

} // namespace faultline
