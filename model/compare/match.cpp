// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/match.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/measure.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

namespace faultline {

namespace {

/// "run-0812" of "/data/runs/run-0812/".
std::string lastPart(std::string_view path)
{
    while (path.size() > 1 && path.ends_with('/'))
        path.remove_suffix(1);
    const std::string_view last = path.substr(path.rfind('/') + 1);
    return std::string(last.empty() ? path : last);
}

ComparedRun runIn(const ComparedCase& one, std::size_t training, RunSide side)
{
    const std::string& name = one.analysis->trainings[training].name;
    const bool isOnly = one.analysis->trainings.size() == 1; // the folder says it all
    return {.analysis = one.analysis,
            .diagnosis = one.diagnosis,
            .training = training,
            .name = isOnly || name.empty() || name == "." ? lastPart(one.path) : name,
            .side = side};
}

/// The training of another case that belongs to `name`: the one of that name, or the only one
/// where both have only one.
std::optional<std::size_t> partnerIn(const ComparedCase& one, const std::string& name,
                                     bool isOnlyOne)
{
    const std::vector<Training>& trainings = one.analysis->trainings;
    if (isOnlyOne && trainings.size() == 1)
        return 0;
    for (std::size_t i = 0; i < trainings.size(); ++i) {
        if (trainings[i].name == name)
            return i;
    }
    return std::nullopt;
}

/// Trainings that were paired, by case and index.
using Paired = std::set<std::pair<const CaseAnalysis*, std::size_t>>;

std::string toldName(const ComparedCase& one, std::size_t training)
{
    const std::string& name = one.analysis->trainings[training].name;
    return name.empty() || name == "." ? one.path : one.path + "/" + name;
}

void tellUnpaired(std::span<const ComparedCase> cases, const Paired& paired,
                  std::vector<std::string>& names)
{
    for (const ComparedCase& one : cases) {
        for (std::size_t i = 0; i < one.analysis->trainings.size(); ++i) {
            if (!paired.contains({one.analysis.get(), i}))
                names.push_back(toldName(one, i));
        }
    }
}

/// Names that are alike get the folder that was opened in front, then the side or a number behind.
void makeNamesUnlike(std::span<const ComparedCase> a, const ComparedCase& b, MatchedRuns& pair)
{
    std::vector<ComparedRun*> runs;
    std::vector<std::string> folders;
    for (ComparedRun& run : pair.good) {
        runs.push_back(&run);
        const auto owner = std::find_if(a.begin(), a.end(), [&run](const ComparedCase& one) {
            return one.analysis == run.analysis;
        });
        folders.push_back(owner == a.end() ? std::string() : lastPart(owner->path));
    }
    runs.push_back(&pair.bad);
    folders.push_back(lastPart(b.path));
    const auto isAlone = [&runs](const ComparedRun& asked) {
        return std::count_if(runs.begin(), runs.end(),
                             [&asked](const ComparedRun* run) { return run->name == asked.name; })
               == 1;
    };
    std::vector<bool> isAlike;
    for (const ComparedRun* run : runs)
        isAlike.push_back(!isAlone(*run));
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (isAlike[i] && !folders[i].empty() && folders[i] != runs[i]->name)
            runs[i]->name = folders[i] + "/" + runs[i]->name;
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (isAlone(*runs[i]))
            continue;
        runs[i]->name += i + 1 == runs.size() ? " (B)"
                         : i == 0             ? " (A)"
                                              : " (A" + std::to_string(i + 1) + ")";
    }
}

bool isIn(const MatchedRuns& pair, const ComparedRun& run)
{
    const auto isSame = [&run](const ComparedRun& one) {
        return one.analysis == run.analysis && one.training == run.training;
    };
    return isSame(pair.bad) || std::any_of(pair.good.begin(), pair.good.end(), isSame)
           || std::any_of(pair.others.begin(), pair.others.end(), isSame);
}

/// Those of `cases` that are not in the pair; `left` are not wanted.
void addOthers(std::span<const ComparedCase> cases, const Paired& left, MatchedRuns& pair)
{
    for (const ComparedCase& one : cases) {
        for (std::size_t i = 0; i < one.analysis->trainings.size(); ++i) {
            if (pair.others.size() >= kMostOthers)
                return;
            ComparedRun run = runIn(one, i, RunSide::B);
            if (!left.contains({one.analysis.get(), i}) && !isIn(pair, run))
                pair.others.push_back(std::move(run));
        }
    }
}

// What a training is for, by what it logs and is configured with. Several signs may be there.
enum class TaskSign : std::uint8_t {
    Detection,
    Segmentation,
    Classification,
    Language,
    Regression,
    Reinforcement,
};
using TaskSigns = std::set<TaskSign>;

std::optional<TaskSign> signOf(Measure measure)
{
    switch (measure) {
    case Measure::AveragePrecision:
    case Measure::ApAt50:
    case Measure::ApAt75:
    case Measure::ApOfSmall:
    case Measure::ApOfLarge:
    case Measure::AverageRecall:
    case Measure::BoxTerm: return TaskSign::Detection;
    case Measure::MeanIou:
    case Measure::Dice: return TaskSign::Segmentation;
    case Measure::Accuracy:
    case Measure::TopFive:
    case Measure::BalancedAccuracy:
    case Measure::RankingArea: return TaskSign::Classification;
    case Measure::Perplexity:
    case Measure::GeneratedText: return TaskSign::Language;
    case Measure::AbsoluteError:
    case Measure::RootSquaredError:
    case Measure::Determination: return TaskSign::Regression;
    case Measure::Reward:
    case Measure::EpisodeLength: return TaskSign::Reinforcement;
    default: return std::nullopt;
    }
}

TaskSigns signsOf(const Training& training)
{
    TaskSigns signs;
    for (const Signal& signal : training.allSignals) {
        if (const auto sign = signOf(signal.traits->measured.measure))
            signs.insert(*sign);
    }
    for (const ConfigDocumentPtr& config : training.configs) {
        if (config->kind == ConfigKind::PipelineConfig)
            signs.insert(TaskSign::Detection);
    }
    if (isLanguageModel(training))
        signs.insert(TaskSign::Language);
    return signs;
}

Text nameOf(TaskSign sign)
{
    switch (sign) {
    case TaskSign::Detection: return FAULTLINE_TR_NOOP("Compare", "object detection");
    case TaskSign::Segmentation: return FAULTLINE_TR_NOOP("Compare", "segmentation");
    case TaskSign::Classification: return FAULTLINE_TR_NOOP("Compare", "classification");
    case TaskSign::Language: return FAULTLINE_TR_NOOP("Compare", "language modelling");
    case TaskSign::Regression: return FAULTLINE_TR_NOOP("Compare", "regression");
    case TaskSign::Reinforcement: return FAULTLINE_TR_NOOP("Compare", "reinforcement learning");
    }
    return {};
}

/// What each is for, where both are known and have nothing in common.
std::optional<std::pair<TaskSign, TaskSign>> tasksApart(const Training& a, const Training& b)
{
    const TaskSigns ofA = signsOf(a);
    const TaskSigns ofB = signsOf(b);
    const bool share =
        std::any_of(ofA.begin(), ofA.end(), [&ofB](TaskSign sign) { return ofB.contains(sign); });
    if (ofA.empty() || ofB.empty() || share)
        return std::nullopt;
    return std::pair(*ofA.begin(), *ofB.begin());
}

} // namespace

Matching matchTrainings(std::span<const ComparedCase> a, std::span<const ComparedCase> b)
{
    Matching matching;
    Paired pairedA;
    Paired pairedB;
    for (const ComparedCase& asked : b) {
        if (a.empty())
            break;
        const bool isOnlyOne = asked.analysis->trainings.size() == 1;
        for (std::size_t i = 0; i < asked.analysis->trainings.size(); ++i) {
            const std::string& name = asked.analysis->trainings[i].name;
            MatchedRuns pair{.good = {}, .bad = runIn(asked, i, RunSide::B)};
            for (const ComparedCase& good : a) {
                const auto partner = partnerIn(good, name, isOnlyOne);
                if (!partner && pair.good.empty())
                    break; // without the baseline there is nothing to measure by
                if (!partner)
                    continue;
                pair.good.push_back(runIn(good, *partner, RunSide::A));
                pairedA.insert({good.analysis.get(), *partner});
            }
            if (pair.good.empty())
                continue;
            pairedB.insert({asked.analysis.get(), i});
            makeNamesUnlike(a, asked, pair);
            matching.pairs.push_back(std::move(pair));
        }
    }
    tellUnpaired(a, pairedA, matching.withoutPartner);
    tellUnpaired(b, pairedB, matching.withoutPartner);
    for (MatchedRuns& pair : matching.pairs) {
        addOthers(a, pairedA, pair);
        addOthers(b, {}, pair);
    }
    return matching;
}

Text whyNotComparable(const Training& a, const Training& b)
{
    const auto tasks = tasksApart(a, b);
    if (!tasks)
        return {};
    return {FAULTLINE_TR_NOOP("Compare", "A is for %1 and B is for %2"),
            {nameOf(tasks->first), nameOf(tasks->second)}};
}

Text otherTask(const Training& offered, const Training& asked)
{
    const auto tasks = tasksApart(offered, asked);
    if (!tasks)
        return {};
    return {FAULTLINE_TR_NOOP("Compare", "is for %1, not for %2"),
            {nameOf(tasks->first), nameOf(tasks->second)}};
}

} // namespace faultline
