// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/explain.h"

#include "model/compare/explain/evidence.h"
#include "model/compare/explain/priors.h"
#include "model/compare/explain/size_models.h"
#include "model/compare/explain/tried_runs.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostCandidates = 12; ///< of an effect; the others are as good as nothing

// Changes that are made together and act as one.
enum class Dependency : std::uint8_t {
    BatchAndRate,
    CudaAndFramework,
    GpuAndMachine,
    DataAndClasses
};

bool beginsWithAny(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
                       [text](std::string_view word) { return text.starts_with(word); });
}

std::optional<Dependency> dependencyOf(const RunChange& change)
{
    if (change.area == ChangeArea::Environment) {
        if (beginsWithAny(change.path, {"cuda", "cudnn", "nvidia-driver", "torch", "tensorflow"}))
            return Dependency::CudaAndFramework;
        if (beginsWithAny(change.path, {"gpu", "machine"}))
            return Dependency::GpuAndMachine;
        return std::nullopt;
    }
    if (change.facet == Facet::Batch || change.facet == Facet::LearningRate)
        return Dependency::BatchAndRate;
    if (change.facet == Facet::Data || change.facet == Facet::Classes)
        return Dependency::DataAndClasses;
    return std::nullopt;
}

/// What acts as one on an effect. Only what can act on it is put together: a rate that went with
/// the batch has no memory.
std::vector<std::vector<const RunChange*>> groupsOf(const RunComparison& comparison,
                                                    EffectFamily family)
{
    std::vector<std::vector<const RunChange*>> groups;
    std::map<Dependency, std::size_t> known;
    for (const RunChange& change : comparison.changes) {
        if (!mayExplain(change, family))
            continue;
        const auto dependency = dependencyOf(change);
        if (!dependency || !isPlausible(change, family)) {
            groups.push_back({&change});
            continue;
        }
        const auto [found, isNew] = known.emplace(*dependency, groups.size());
        if (isNew)
            groups.emplace_back();
        groups[found->second].push_back(&change);
    }
    return groups;
}

struct Weighed {
    Candidate candidate;
    double odds = 0.0;
    double evidence = 1.0; ///< product of the factors
    bool isTested = false; ///< a run was made that tells
};

/// A group is as likely as its likeliest member, and what is said of that one is its evidence.
Weighed weigh(const std::vector<const RunChange*>& group, const Effect& effect, EffectFamily family,
              const EvidenceBase& base, const std::map<std::string, ChangeSize>& sizes)
{
    Weighed best;
    double amount = 0.0;
    bool hasAmount = false;
    for (const RunChange* change : group) {
        std::vector<WeighedEvidence> evidence = base.of(*change, effect, family, sizes);
        double product = 1.0;
        for (const WeighedEvidence& one : evidence)
            product *= one.factor;
        const double odds = priorOf(*change, family) * product;
        if (best.candidate.changes.empty() || odds > best.odds) {
            best.odds = odds;
            best.evidence = product;
            best.candidate.evidence = std::move(evidence);
        }
        best.candidate.changes.push_back(change->id);
        if (const auto found = sizes.find(change->id); found != sizes.end()) {
            amount += found->second.amount;
            hasAmount = true;
        }
    }
    best.candidate.effect = effect.id;
    if (hasAmount)
        best.candidate.amount = amount;
    return best;
}

/// "Not recorded, or chance": the more of a side is not known, the likelier.
Weighed chanceOf(const RunComparison& comparison, const Effect& effect)
{
    constexpr double kUnit = 0.05;
    constexpr double kCode = 0.1;
    constexpr double kSeed = 0.1;
    constexpr std::size_t kMostMissing = 4;
    std::set<ChangeArea> unrecorded;
    bool knowsCode = false;
    for (const RunChange& change : comparison.changes) {
        if (change.kind == ChangeKind::Unrecorded)
            unrecorded.insert(change.area);
        else if (change.area == ChangeArea::Code)
            knowsCode = true;
    }
    const std::size_t missing =
        std::min(std::max(comparison.notRecorded.size(), unrecorded.size()), kMostMissing);
    Weighed chance;
    chance.odds = kUnit + kUnit * static_cast<double>(missing);
    if (comparison.runs.size() == 2)
        chance.odds += kUnit;
    if (!knowsCode && missing > 0)
        chance.odds += kCode;
    if (effect.state == EffectState::Unsure)
        chance.odds += kSeed;
    chance.candidate.effect = effect.id;
    chance.candidate.sentence = FAULTLINE_TR_NOOP("Compare", "not recorded, or chance");
    return chance;
}

/// What differs beyond seeds has a reason. Before any evidence, all that was recorded together is
/// as likely to be it as this, however little each of it usually does.
void raisePriors(std::vector<Weighed>& all)
{
    constexpr double kTogether = 0.6;
    double sum = 0.0;
    for (const Weighed& one : all)
        sum += one.odds / one.evidence;
    if (sum <= 0.0 || sum >= kTogether)
        return;
    for (Weighed& one : all)
        one.odds *= kTogether / sum;
}

void normalise(std::vector<Weighed>& all)
{
    double sum = 0.0;
    for (const Weighed& one : all)
        sum += one.odds;
    for (Weighed& one : all)
        one.candidate.share = sum > 0.0 ? one.odds / sum : 0.0;
}

/// Where a model splits most of the amount, the shares are those of the amount, and what is left
/// goes to the others.
void shareByAmount(const Effect& effect, std::vector<Weighed>& all)
{
    constexpr double kFewest = 0.75; // of the difference: else the split is but a hint
    if (effect.difference.value_or(0.0) == 0.0)
        return;
    double total = 0.0;
    for (const Weighed& one : all)
        total += std::max(one.candidate.amount.value_or(0.0) / *effect.difference, 0.0);
    if (total < kFewest)
        return;
    const double explained = std::min(total, 1.0);
    double others = 0.0;
    for (const Weighed& one : all) {
        if (!one.candidate.amount)
            others += one.candidate.share;
    }
    const double kept = others > 0.0 ? std::max(1.0 - explained, 0.02) : 0.0;
    for (Weighed& one : all) {
        if (one.candidate.amount) {
            const double part = std::max(*one.candidate.amount / *effect.difference, 0.0);
            one.candidate.share = (1.0 - kept) * part / total;
            // Of a run that ended before its peak only a lower bound was measured.
            if (total > 1.0)
                one.candidate.amount = *one.candidate.amount / total;
        } else if (others > 0.0) {
            one.candidate.share *= kept / others;
        }
    }
}

/// An experiment outweighs what is usual and what is calculated.
void weighTrials(const RunComparison& comparison, const Effect& effect, std::vector<Weighed>& all)
{
    if (comparison.tried.empty())
        return;
    for (Weighed& one : all) {
        one.odds = one.candidate.share;
        for (WeighedEvidence& told : evidenceOfTrials(comparison, effect, one.candidate.changes)) {
            one.odds *= told.factor;
            one.evidence *= told.factor;
            one.isTested = true;
            one.candidate.evidence.insert(one.candidate.evidence.begin(), std::move(told));
        }
    }
    normalise(all);
}

void nameCandidates(const Effect& effect, std::vector<Weighed>& all)
{
    for (Weighed& one : all) {
        Candidate& candidate = one.candidate;
        if (candidate.changes.empty())
            continue;
        if (one.isTested && candidate.share >= kExplains) {
            candidate.sentence = FAULTLINE_TR_NOOP("Compare", "explains it; tested");
            continue;
        }
        if (candidate.amount && effect.difference && *candidate.amount * *effect.difference > 0.0) {
            candidate.sentence = {FAULTLINE_TR_NOOP("Compare", "explains %1 of %2"),
                                  {Quantity{std::abs(*candidate.amount), effect.unit},
                                   Quantity{std::abs(*effect.difference), effect.unit}}};
        } else if (candidate.share >= kExplains) {
            candidate.sentence = FAULTLINE_TR_NOOP("Compare", "explains it; not tested");
        } else if (candidate.share >= kLikely) {
            candidate.sentence = FAULTLINE_TR_NOOP("Compare", "likely explains it; not tested");
        } else {
            candidate.sentence = FAULTLINE_TR_NOOP("Compare", "may explain it; not tested");
        }
    }
}

/// What an effect is measured by: a run that ran out of GPU memory by the memory that it needed.
const Effect& measureOfEffect(const RunComparison& comparison, const Effect& effect,
                              EffectFamily family)
{
    if (effect.id != "end" || family != EffectFamily::GpuMemory)
        return effect;
    const auto memory = std::find_if(comparison.effects.begin(), comparison.effects.end(),
                                     [](const Effect& one) { return one.id == "peak-memory"; });
    const bool isMeasured = memory != comparison.effects.end()
                            && memory->state == EffectState::Differs
                            && familyOf(*memory, comparison) == EffectFamily::GpuMemory;
    return isMeasured ? *memory : effect;
}

/// Sizes by the effect that they were made for: the memory planner takes long.
using KnownSizes = std::map<std::string, std::map<std::string, ChangeSize>>;

/// Best first; of equals the order of the changes. The last of many are left out.
std::vector<Weighed> candidatesOf(const RunComparison& comparison, const Effect& effect,
                                  const EvidenceBase& base, KnownSizes& known)
{
    const EffectFamily family = familyOf(effect, comparison);
    const Effect& measured = measureOfEffect(comparison, effect, family);
    const auto [sizes, isNew] = known.try_emplace(measured.id);
    if (isNew)
        sizes->second = changeSizes(comparison, measured, family);
    std::vector<Weighed> all;
    for (const auto& group : groupsOf(comparison, family))
        all.push_back(weigh(group, measured, family, base, sizes->second));
    std::stable_sort(all.begin(), all.end(), [](const Weighed& one, const Weighed& other) {
        return one.odds > other.odds;
    });
    if (all.size() > kMostCandidates)
        all.resize(kMostCandidates);
    if (effect.state == EffectState::Differs)
        raisePriors(all);
    all.push_back(chanceOf(comparison, effect));
    normalise(all);
    shareByAmount(measured, all);
    for (Weighed& one : all)
        one.candidate.effect = effect.id;
    return all;
}

struct ExplainedEffect {
    const Effect* effect = nullptr;
    std::vector<Weighed> candidates;
};

/// The effect of another family, that surely differs, which the same changes explain; null if they
/// explain none.
const Effect* alsoExplainedBy(const RunComparison& comparison, const Candidate& candidate,
                              EffectFamily family, const std::vector<ExplainedEffect>& all)
{
    for (const ExplainedEffect& other : all) {
        if (other.effect->state != EffectState::Differs
            || familyOf(*other.effect, comparison) == family)
            continue;
        const bool explains = std::any_of(
            other.candidates.begin(), other.candidates.end(), [&candidate](const Weighed& one) {
                return one.candidate.changes == candidate.changes && one.candidate.share >= kLikely;
            });
        if (explains)
            return other.effect;
    }
    return nullptr;
}

/// One change rather than two: what explains another effect is likelier to be behind this one, if
/// it can act on it. Of what a model splits into amounts nothing is to be said.
void weighTogether(const RunComparison& comparison, std::vector<ExplainedEffect>& all)
{
    constexpr double kAlsoExplains = 3.0;
    const std::vector<ExplainedEffect> alone = all;
    for (ExplainedEffect& one : all) {
        const EffectFamily family = familyOf(*one.effect, comparison);
        for (Weighed& weighed : one.candidates) {
            weighed.odds = weighed.candidate.share;
            const std::vector<std::string>& changes = weighed.candidate.changes;
            const bool canAct =
                std::any_of(changes.begin(), changes.end(), [&](const std::string& id) {
                    const RunChange* change = comparison.change(id);
                    return change != nullptr && isPlausible(*change, family);
                });
            if (!canAct || weighed.candidate.amount)
                continue;
            if (const Effect* other =
                    alsoExplainedBy(comparison, weighed.candidate, family, alone)) {
                weighed.odds *= kAlsoExplains;
                weighed.evidence *= kAlsoExplains;
                weighed.candidate.evidence.push_back(
                    {.text = {FAULTLINE_TR_NOOP("Compare", "it also explains: %1"), {other->label}},
                     .factor = kAlsoExplains});
            }
        }
        normalise(one.candidates);
    }
}

/// What comes last: experiments, the words, the order.
void finish(const RunComparison& comparison, const Effect& effect, std::vector<Weighed>& all)
{
    weighTrials(comparison, effect, all);
    nameCandidates(measureOfEffect(comparison, effect, familyOf(effect, comparison)), all);
    std::stable_sort(all.begin(), all.end(), [](const Weighed& one, const Weighed& other) {
        return one.candidate.share > other.candidate.share;
    });
}

/// Whether the evidence tells the best candidates apart, not only what is usual.
bool areSeparable(const std::vector<Weighed>& all)
{
    constexpr double kInQuestion = 0.2;
    constexpr double kSame = 1e-9;
    if (all.empty())
        return true;
    if (all.front().candidate.changes.empty())
        return all.size() == 1;
    std::vector<const Weighed*> inQuestion;
    for (const Weighed& one : all) {
        if (one.candidate.share > kInQuestion && !one.candidate.changes.empty())
            inQuestion.push_back(&one);
    }
    for (std::size_t i = 1; i < inQuestion.size(); ++i) {
        if (std::abs(inQuestion[i]->evidence - inQuestion.front()->evidence) < kSame)
            return false;
    }
    return true;
}

} // namespace

void explain(RunComparison& comparison)
{
    comparison.candidates.clear();
    comparison.isSeparable = true;
    if (comparison.runs.size() < 2)
        return;
    const Effect* primary = primaryEffectOf(comparison);
    if (primary == nullptr)
        return;
    const EvidenceBase base(comparison);
    KnownSizes sizes;
    std::vector<ExplainedEffect> explained;
    for (const Effect& effect : comparison.effects) {
        if (effect.state == EffectState::Differs || effect.state == EffectState::Unsure)
            explained.push_back({&effect, candidatesOf(comparison, effect, base, sizes)});
    }
    weighTogether(comparison, explained);
    std::stable_partition(explained.begin(), explained.end(),
                          [primary](const auto& one) { return one.effect == primary; });
    for (ExplainedEffect& one : explained) {
        finish(comparison, *one.effect, one.candidates);
        if (one.effect == primary)
            comparison.isSeparable = areSeparable(one.candidates);
        for (Weighed& weighed : one.candidates)
            comparison.candidates.push_back(std::move(weighed.candidate));
    }
}

std::vector<RunChange> changesBehind(const RunComparison& comparison, const Finding& finding)
{
    std::vector<RunChange> behind;
    for (const RunChange& change : comparison.changes) {
        if (!change.facet || !mayExplain(change))
            continue;
        const std::span<const std::string_view> rules = rulesOf(*change.facet);
        if (std::find(rules.begin(), rules.end(), finding.ruleId.view()) != rules.end())
            behind.push_back(change);
    }
    return behind;
}

} // namespace faultline
