// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/run_end.h"
#include "model/compare/effects/step_times.h"
#include "model/compare/explain/change_words.h"
#include "model/compare/explain/explain.h"
#include "model/core/case_artifacts.h"
#include "model/core/secrets.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/fixes/config_edit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <variant>

namespace faultline {

namespace {

constexpr std::size_t kMostTried = 10; ///< candidates whose subsets are gone through

const ComparedRun& askedRun(const RunComparison& comparison)
{
    return comparison.runs.back();
}

/// What a run that takes back changes can tell apart.
std::vector<const Candidate*> candidatesFor(const RunComparison& comparison, const Effect& effect)
{
    constexpr double kLeast = 0.03;
    std::vector<const Candidate*> found;
    for (const Candidate& candidate : comparison.candidates) {
        if (candidate.effect == effect.id && !candidate.changes.empty() && candidate.share >= kLeast
            && found.size() < kMostTried)
            found.push_back(&candidate);
    }
    return found;
}

ConfigDocumentPtr documentOf(const ComparedRun& run, const ArtifactId& id)
{
    return findArtifact(run.analysis->data->configs, id);
}

/// The configuration of a side that states a field, or would.
ConfigDocumentPtr statedIn(const ComparedRun& run, const ChangeSource* source,
                           const std::string& path)
{
    if (source != nullptr) {
        if (ConfigDocumentPtr document = documentOf(run, source->artifact))
            return document;
    }
    for (const ConfigDocumentPtr& config : run.of().configs) {
        if (config->find(path) != ConfigNode::npos)
            return config;
    }
    return run.of().config();
}

/// How a value is written in the language of a field that the other side has.
std::string literalIn(const ConfigDocument& document, std::size_t node)
{
    const ConfigNode& field = document.nodes[node];
    const bool isText = field.type == "string" || field.type == "bytes";
    if (!isText || (!field.value.empty() && field.value.front() == '"'))
        return field.value;
    return "\"" + field.value + "\"";
}

/// The edit of B's file that gives a field the value it has in A; nothing where a side has it from
/// elsewhere.
std::optional<ConfigEdit> editTakingBack(const RunComparison& comparison, const RunChange& change)
{
    if (change.area != ChangeArea::Configuration)
        return std::nullopt;
    const ChangeSource* inA = nullptr;
    const ChangeSource* inB = nullptr;
    for (const ChangeSource& source : change.sources)
        (source.side == RunSide::A ? inA : inB) = &source;
    const ConfigDocumentPtr target = statedIn(askedRun(comparison), inB, change.path);
    if (!target)
        return std::nullopt;
    ConfigEdit edit{.config = target->id(), .path = change.path, .value = {}};
    if (std::holds_alternative<std::monostate>(change.a))
        return edit; // only B has it
    const std::string& path = change.pathA.empty() ? change.path : change.pathA;
    const ConfigDocumentPtr origin = statedIn(comparison.runs.front(), inA, path);
    const std::size_t node = origin ? origin->find(path) : ConfigNode::npos;
    if (node != ConfigNode::npos && !origin->nodes[node].isGroup)
        edit.value = literalIn(*origin, node);
    else
        edit.value = changeValueText(change.a);
    const bool isHidden = edit.value.find(kHiddenSecret) != std::string::npos;
    return edit.value.empty() || isHidden ? std::nullopt : std::optional(edit);
}

std::vector<const RunChange*> changesOf(const RunComparison& comparison,
                                        const std::vector<const Candidate*>& candidates)
{
    std::vector<const RunChange*> changes;
    for (const Candidate* candidate : candidates) {
        for (const std::string& id : candidate->changes) {
            if (const RunChange* change = comparison.change(id))
                changes.push_back(change);
        }
    }
    return changes;
}

/// A patch of B's file that takes back changes; empty if not all of them stand in one file.
std::optional<PatchedFile> patchTakingBack(const RunComparison& comparison,
                                           const std::vector<const RunChange*>& changes)
{
    std::vector<ConfigEdit> edits;
    for (const RunChange* change : changes) {
        auto edit = editTakingBack(comparison, *change);
        if (!edit || (!edits.empty() && edits.front().config != edit->config))
            return std::nullopt;
        edits.push_back(*std::move(edit));
    }
    const ConfigDocumentPtr document =
        edits.empty() ? nullptr : documentOf(askedRun(comparison), edits.front().config);
    if (!document)
        return std::nullopt;
    Result<PatchedFile> patched = patchConfig(*document, edits);
    if (!patched)
        return std::nullopt;
    return *std::move(patched);
}

/// A set of candidates to take back.
struct Trial {
    std::vector<const Candidate*> taken;
    std::optional<PatchedFile> patch;
};

bool isTried(const RunComparison& comparison, const std::vector<const Candidate*>& taken)
{
    std::set<std::string> changes;
    for (const Candidate* candidate : taken)
        changes.insert(candidate->changes.begin(), candidate->changes.end());
    return std::any_of(comparison.tried.begin(), comparison.tried.end(),
                       [&changes](const TriedRun& run) {
                           return std::set(run.changes.begin(), run.changes.end()) == changes;
                       });
}

/// The set whose share is nearest to one half: it tells most if one change acts. Of sets as near
/// the one with a patch and the fewest changes. Nothing is taken if all have been tried.
Trial bestTrial(const RunComparison& comparison, const std::vector<const Candidate*>& candidates)
{
    struct Scored {
        double distance = 0.0;
        std::vector<const Candidate*> taken;
    };
    std::vector<Scored> all;
    for (std::size_t bits = 1; bits < (std::size_t{1} << candidates.size()); ++bits) {
        Scored scored;
        double share = 0.0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if ((bits >> i & 1U) != 0) {
                scored.taken.push_back(candidates[i]);
                share += candidates[i]->share;
            }
        }
        constexpr double kHalf = 0.5;
        scored.distance = std::abs(share - kHalf);
        if (!isTried(comparison, scored.taken))
            all.push_back(std::move(scored));
    }
    if (all.empty())
        return {};
    constexpr double kAsNear = 0.02;
    std::stable_sort(all.begin(), all.end(), [](const Scored& one, const Scored& other) {
        return std::pair(std::floor(one.distance / kAsNear), one.taken.size())
               < std::pair(std::floor(other.distance / kAsNear), other.taken.size());
    });
    constexpr std::size_t kMostPatched = 24; // each is made to see whether it can be
    for (std::size_t i = 0; i < std::min(all.size(), kMostPatched); ++i) {
        if (auto patch = patchTakingBack(comparison, changesOf(comparison, all[i].taken)))
            return {.taken = all[i].taken, .patch = std::move(patch)};
    }
    return {.taken = all.front().taken, .patch = std::nullopt};
}

/// The words of the recorder's command, quoted where the shell needs it.
std::string recordedCommand(const Training& training)
{
    for (const ConfigDocumentPtr& config : training.configs) {
        if (config->kind != ConfigKind::RunFacts)
            continue;
        const std::size_t command = config->find("command");
        if (command == ConfigNode::npos)
            continue;
        std::string line;
        for (std::size_t word = config->nodes[command].firstChild; word != ConfigNode::npos;
             word = config->nodes[word].nextSibling) {
            const std::string& text = config->nodes[word].value;
            line += (line.empty() ? "" : " ") + shellWord(text);
        }
        return hideSecrets(std::move(line));
    }
    return {};
}

/// How long the run has to be: to the place where the sides part and ten blocks more.
std::optional<double> stepsNeeded(const RunComparison& comparison, const Effect& effect)
{
    constexpr double kFewest = 100.0;
    constexpr double kBlocksMore = 0.1; // of the curve
    const RunEnd end = runEndOf(askedRun(comparison));
    const RunEnd base = runEndOf(comparison.runs.front());
    const auto last =
        static_cast<double>(std::max(end.lastStep.value_or(0), base.lastStep.value_or(0)));
    if (effect.id == "end" || effect.id == "peak-memory") {
        if (!end.isBad() || !end.lastStep)
            return kFewest;
        return std::max(2.0 * static_cast<double>(*end.lastStep), kFewest);
    }
    const bool isCurve = effect.id.starts_with("loss:") || effect.id.starts_with("metric:");
    if (!isCurve)
        return kFewest;
    if (effect.onset && effect.axis == CompareAxis::Steps && last > 0.0)
        return std::min(std::ceil(effect.onset->second + kBlocksMore * last), last);
    if (last > 0.0)
        return last;
    return std::nullopt;
}

std::optional<double> gpuHoursOf(const ComparedRun& run, std::optional<double> steps)
{
    const auto times = stepTimesOf(run.of());
    if (!times || !steps || times->isOfEpochs)
        return std::nullopt;
    constexpr double kSecondsOfHour = 3600.0;
    const int gpus = run.of().machine ? std::max(run.of().machine->gpuCount, 1) : 1;
    return *steps * times->typical() * gpus / kSecondsOfHour;
}

std::vector<Text> expectationsOf(const Effect& effect, const std::vector<const RunChange*>& taken)
{
    const Text subject = changeSubject(taken);
    std::vector<Text> texts;
    if (effect.id == "end") {
        texts.push_back(
            {FAULTLINE_TR_NOOP("Compare", "If it gets past this point, it is %1."), {subject}});
        texts.push_back(
            {FAULTLINE_TR_NOOP("Compare", "If it ends the same way, it is not %1."), {subject}});
        return texts;
    }
    texts.push_back({FAULTLINE_TR_NOOP("Compare", "If \"%1\" comes to about %2, it is %3."),
                     {effect.label, effect.a, subject}});
    texts.push_back({FAULTLINE_TR_NOOP("Compare", "If \"%1\" stays at about %2, it is not %3."),
                     {effect.label, effect.b, subject}});
    return texts;
}

std::size_t runsLeft(std::size_t candidates)
{
    std::size_t runs = 1;
    for (std::size_t told = 2; told < candidates; told *= 2)
        ++runs;
    return runs;
}

} // namespace

std::optional<NextRun> nextRunOf(const RunComparison& comparison)
{
    const Effect* effect = primaryEffectOf(comparison);
    if (effect == nullptr || comparison.candidates.empty())
        return std::nullopt;
    const std::vector<const Candidate*> candidates = candidatesFor(comparison, *effect);
    const bool isEnough =
        !candidates.empty() && candidates.front()->share >= kExplains && comparison.isSeparable;
    double share = 0.0;
    for (const Candidate* candidate : candidates)
        share += candidate->share;
    constexpr double kWorthARun = 0.25; // else what was not recorded is likelier than all of them
    if (share < kWorthARun || isEnough)
        return std::nullopt;
    Trial trial = bestTrial(comparison, candidates);
    if (trial.taken.empty())
        return std::nullopt;
    const std::vector<const RunChange*> taken = changesOf(comparison, trial.taken);
    NextRun next;
    for (const RunChange* change : taken)
        next.changes.push_back(change->id);
    next.start = RunSide::B;
    if (trial.patch) {
        next.patch = trial.patch->diff;
        next.patchedFile = trial.patch->name;
    }
    next.command = recordedCommand(askedRun(comparison).of());
    next.steps = stepsNeeded(comparison, *effect);
    next.gpuHours = gpuHoursOf(askedRun(comparison), next.steps);
    next.expectations = expectationsOf(*effect, taken);
    next.runsLeft = runsLeft(candidates.size());
    return next;
}

} // namespace faultline
