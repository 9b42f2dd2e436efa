// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/training.h"

#include "model/core/ascii.h"
#include "model/core/same_curve.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/diagnosis/training/phase_marks.h"
#include "model/diagnosis/training/tag_meaning.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

enum class RunRole { Plain, Train, Evaluation, Test };

std::vector<std::string> partsOfName(std::string_view name)
{
    std::vector<std::string> parts;
    std::string part;
    const auto finish = [&parts, &part] {
        if (!part.empty() && part != ".")
            parts.push_back(part);
        part.clear();
    };
    for (const char c : name) {
        if (c == '/' || c == '\\')
            finish();
        else
            part += lowerAscii(c);
    }
    finish();
    return parts;
}

RunRole roleOf(std::string_view part)
{
    constexpr std::array<std::string_view, 3> kTrain{"train", "training", "learn"};
    constexpr std::array<std::string_view, 5> kEvaluation{"validation", "val", "valid", "eval",
                                                          "evaluation"};
    if (std::find(kTrain.begin(), kTrain.end(), part) != kTrain.end())
        return RunRole::Train;
    if (std::find(kEvaluation.begin(), kEvaluation.end(), part) != kEvaluation.end()
        || part.substr(0, 5) == "eval_")
        return RunRole::Evaluation;
    return part == "test" ? RunRole::Test : RunRole::Plain;
}

/// What the name of a run says: the training it belongs to, and its part in it.
struct NamedRun {
    std::string key; ///< parts before the one that names the role
    RunRole role = RunRole::Plain;
};

std::string join(const std::vector<std::string>& parts, std::size_t count)
{
    std::string joined;
    for (std::size_t i = 0; i < count; ++i)
        joined += (i == 0 ? "" : "/") + parts[i];
    return joined;
}

/// The last part that names a role decides: "exp/eval/coco" is an evaluation of "exp". "train" only
/// counts at the end: "train/exp1" and "train/exp2" are two trainings.
NamedRun parseName(std::string_view name)
{
    const std::vector<std::string> parts = partsOfName(name);
    for (std::size_t i = parts.size(); i-- > 0;) {
        const RunRole role = roleOf(parts[i]);
        if (role == RunRole::Train && i + 1 == parts.size())
            return {.key = join(parts, i), .role = role};
        if (role == RunRole::Evaluation || role == RunRole::Test) {
            const bool besideTrain = i > 0 && roleOf(parts[i - 1]) == RunRole::Train;
            return {.key = join(parts, besideTrain ? i - 1 : i), .role = role};
        }
    }
    return {.key = join(parts, parts.size()), .role = RunRole::Plain};
}

std::string parentOf(const std::string& key)
{
    const std::size_t slash = key.rfind('/');
    return slash == std::string::npos ? std::string() : key.substr(0, slash);
}

bool hasPoints(const Run& run)
{
    return std::any_of(run.scalars.begin(), run.scalars.end(),
                       [](const auto& tag) { return !tag.second.series.empty(); });
}

/// PyTorch's add_hparams() writes the result of a training into a folder of its own.
bool isHparamsResult(const Run& run)
{
    const bool hasHparams = std::any_of(run.blobs.begin(), run.blobs.end(), [](const auto& blob) {
        return blob.second.kind == TagKind::Hparams;
    });
    return hasHparams && std::all_of(run.scalars.begin(), run.scalars.end(), [](const auto& tag) {
               return tag.second.series.size() <= 1;
           });
}

/// PyTorch's add_scalars("loss", {"val": x}) writes tag "loss" into a folder "loss_val". The
/// label ("val"), or nothing if this is no such run.
std::optional<std::string> labelOfAddScalars(const Run& run)
{
    if (run.scalars.size() != 1)
        return std::nullopt;
    const std::vector<std::string> parts = partsOfName(run.name);
    std::string prefix = run.scalars.begin()->first + "_";
    std::transform(prefix.begin(), prefix.end(), prefix.begin(),
                   [](char c) { return c == '/' ? '_' : lowerAscii(c); });
    if (parts.empty() || parts.back().size() <= prefix.size() || !parts.back().starts_with(prefix))
        return std::nullopt;
    return parts.back().substr(prefix.size());
}

struct Member {
    RunPtr run;
    RunRole role = RunRole::Plain;
    std::string label;   ///< of add_scalars()
    bool isCopy = false; ///< a table of metrics beside the event files of the same run
};

/// The event runs by their folder. Most loggers that write a table of metrics write event files
/// beside it, with the same numbers under the same names.
std::map<std::string_view, const Run*> eventRunsByFolder(const CaseData& data)
{
    std::map<std::string_view, const Run*> runs;
    for (const RunPtr& run : data.runs) {
        if (run->origin == RunOrigin::Events && hasPoints(*run))
            runs.try_emplace(run->path, run.get());
    }
    return runs;
}

/// Whether a curve of a table of metrics is told by the other runs of its training, too, be it
/// under another name.
bool isToldTwice(const std::vector<Member>& members, const Member& copy, const std::string& tag,
                 const ScalarSeries& series)
{
    return copy.isCopy && std::any_of(members.begin(), members.end(), [&](const Member& member) {
               if (member.isCopy)
                   return false;
               return member.run->findScalar(tag) != nullptr
                      || std::any_of(member.run->scalars.begin(), member.run->scalars.end(),
                                     [&series](const auto& other) {
                                         return isSameCurve(series, other.second.series);
                                     });
           });
}

/// The run that tells of the same training as a table of metrics: event files anywhere in the case
/// (loggers that write both do not always write to one folder), or a table that came before it in
/// the same folder or around it. Null: none.
const Run* sameTrainingAs(const CaseData& data, const Run& table)
{
    constexpr std::size_t kMostRuns = 200; // of a sweep; more would take too long
    if (data.runs.size() > kMostRuns)
        return nullptr;
    for (const RunPtr& other : data.runs) {
        if (other->origin == RunOrigin::Events && isSameTraining(table, *other))
            return other.get();
    }
    for (const RunPtr& other : data.runs) {
        if (other.get() == &table)
            break;
        const bool isNear = other->path == table.path || pathBelow(other->path, table.path)
                            || pathBelow(table.path, other->path);
        if (other->origin == RunOrigin::Metrics && isNear && isSameTraining(table, *other))
            return other.get();
    }
    return nullptr;
}

/// Whether a table of metrics and a run have a curve of one name that is long in both and differs.
bool contradicts(const Run& table, const Run& run)
{
    constexpr std::size_t kFewest = 3;
    return std::any_of(table.scalars.begin(), table.scalars.end(), [&run](const auto& tag) {
        const ScalarSeries* other = run.findScalar(tag.first);
        return other != nullptr && tag.second.series.size() >= kFewest && other->size() >= kFewest
               && !isSameCurve(tag.second.series, *other);
    });
}

/// The event files below a table's folder, where they are of one training alone: a callback writes
/// its table beside the folder of the logs, and one that is kept thin cannot be known by its
/// numbers. Null: none, or several.
const Run* onlyTrainingBelow(const CaseData& data, const Run& table)
{
    const Run* found = nullptr;
    std::string key;
    for (const RunPtr& run : data.runs) {
        if (run->origin != RunOrigin::Events || !hasPoints(*run)
            || !pathBelow(run->path, table.path))
            continue;
        NamedRun named = parseName(run->name);
        if (contradicts(table, *run) || (found != nullptr && named.key != key))
            return nullptr;
        key = std::move(named.key);
        found = found == nullptr ? run.get() : found;
    }
    return found;
}

/// The runs of one training, before their roles are settled.
struct Group {
    std::string key;
    std::vector<Member> members; ///< in the order of the case
};

class Grouping {
public:
    explicit Grouping(const CaseData& data)
    {
        std::vector<std::pair<std::string, Member>> appendices;
        const std::map<std::string_view, const Run*> eventRuns = eventRunsByFolder(data);
        for (const RunPtr& run : data.runs) {
            NamedRun named = parseName(run->name);
            const auto events = eventRuns.find(run->path);
            const Run* original = nullptr;
            if (run->origin == RunOrigin::Metrics)
                original = events != eventRuns.end() ? events->second : sameTrainingAs(data, *run);
            if (run->origin == RunOrigin::Metrics && original == nullptr)
                original = onlyTrainingBelow(data, *run);
            if (original != nullptr) {
                NamedRun beside = parseName(original->name);
                appendices.emplace_back(
                    std::move(beside.key),
                    Member{.run = run, .role = beside.role, .label = {}, .isCopy = true});
                continue;
            }
            const std::optional<std::string> label = labelOfAddScalars(*run);
            const bool isAppendix = named.role == RunRole::Plain
                                    && (!hasPoints(*run) || isHparamsResult(*run) || label);
            Member member{.run = run, .role = named.role, .label = label.value_or("")};
            if (isAppendix)
                appendices.emplace_back(std::move(named.key), std::move(member));
            else
                add(named.key, std::move(member));
        }
        for (auto& [key, member] : appendices)
            attach(key, std::move(member));
    }

    [[nodiscard]] std::vector<Group> take() { return std::move(m_groups); }

private:
    void add(const std::string& key, Member member)
    {
        const auto [it, isNew] = m_indexOfKey.try_emplace(key, m_groups.size());
        if (isNew)
            m_groups.push_back({.key = key, .members = {}});
        m_groups[it->second].members.push_back(std::move(member));
    }

    /// To the training of its own key, else to the nearest one above it; siblings without one
    /// make one together, so that twelve starts that wrote nothing are told as one thing.
    void attach(const std::string& key, Member member)
    {
        if (m_indexOfKey.count(key) > 0) {
            add(key, std::move(member));
            return;
        }
        for (std::string above = key; !above.empty();) {
            above = parentOf(above);
            if (m_indexOfKey.count(above) > 0) {
                add(above, std::move(member));
                return;
            }
        }
        add(parentOf(key), std::move(member));
    }

    std::vector<Group> m_groups;
    std::map<std::string, std::size_t> m_indexOfKey;
};

bool isEvaluation(const Member& member)
{
    return member.role == RunRole::Evaluation || member.role == RunRole::Test;
}

/// Which run the training is about: of those that are no evaluation the one with most points, one
/// called "train" before others.
void trainRunFirst(std::vector<Member>& members)
{
    const auto rank = [](const Member& member) {
        const int role = isEvaluation(member) ? 0 : (member.role == RunRole::Train ? 2 : 1);
        return std::pair{member.isCopy ? -1 : role,
                         member.label.empty() ? member.run->pointCount() : 0};
    };
    const auto best =
        std::max_element(members.begin(), members.end(), [&rank](const Member& a, const Member& b) {
            if (hasPoints(*a.run) != hasPoints(*b.run))
                return hasPoints(*b.run);
            return rank(a) < rank(b);
        });
    std::rotate(members.begin(), best, best + 1);
}

/// Where no loss is called one, an error or a likelihood is what is minimised.
void promoteErrors(std::vector<Signal>& signals)
{
    const auto isLoss = [](const Signal& signal) {
        return signal.kind == SignalKind::TrainLoss || signal.kind == SignalKind::LossComponent;
    };
    if (std::any_of(signals.begin(), signals.end(), isLoss))
        return;
    for (const std::string_view name : {"mse", "rmse", "mae", "huber", "perplexity", "ppl"}) {
        bool isFound = false;
        for (Signal& signal : signals) {
            const std::vector<std::string>& words = signal.words();
            const auto has = [&words](std::string_view word) {
                return std::find(words.begin(), words.end(), word) != words.end();
            };
            if (signal.kind != SignalKind::Other || !has(name) || has("best") || has("min")
                || has("max") || isEvaluationRun(signal.run->name))
                continue;
            signal.kind = SignalKind::TrainLoss;
            isFound = true;
        }
        if (isFound)
            return;
    }
}

/// A training without its phases: those need to know its logs.
struct Draft {
    Training training;
    std::vector<RunPtr> evaluations;
};

Draft draftOf(const Group& group, TagDictionary& tags)
{
    std::vector<Member> members = group.members;
    trainRunFirst(members);
    Training training;
    training.name = members.size() == 1 ? members.front().run->name
                    : group.key.empty() ? std::string(".")
                                        : group.key;
    std::vector<RunPtr> evaluations;
    for (const Member& member : members) {
        const bool labelled = !member.label.empty();
        const bool evaluates =
            isEvaluation(member) || (labelled && roleOf(member.label) >= RunRole::Evaluation);
        training.runs.push_back(member.run);
        if (evaluates && member.run != members.front().run)
            evaluations.push_back(member.run);
        for (const auto& [tag, scalar] : member.run->scalars) {
            if (!scalar.series.empty() && !isToldTwice(members, member, tag, scalar.series)) {
                const TagDictionary::Meaning& meaning = tags.meaningOf(evaluates, tag);
                training.allSignals.push_back({.kind = meaning.kind,
                                               .rank = meaning.rank,
                                               .traits = tags.traitsOf(tag),
                                               .run = member.run,
                                               .tag = tag,
                                               .series = &scalar.series});
            }
        }
    }
    promoteErrors(training.allSignals);
    training.progress = findProgress(*training.runs.front(), tags);
    return {.training = std::move(training), .evaluations = std::move(evaluations)};
}

/// "test" without a training beside it is a name like any other ("my test"): each such run is a
/// training of its own.
std::vector<Group> settleRoles(std::vector<Group> groups)
{
    std::vector<Group> settled;
    for (Group& group : groups) {
        const bool onlyTests =
            std::all_of(group.members.begin(), group.members.end(),
                        [](const Member& member) { return member.role == RunRole::Test; });
        if (!onlyTests) {
            settled.push_back(std::move(group));
            continue;
        }
        for (Member& member : group.members) {
            member.role = RunRole::Plain;
            settled.push_back({.key = group.key, .members = {std::move(member)}});
        }
    }
    return settled;
}

/// What an artifact that belongs to no run is to the trainings of its case.
enum class Common { OfTheOnlyOne, OfAll };

/// Gives each artifact to the training whose run it belongs to.
template <typename Pointer>
void handOut(const CaseData& data, const std::vector<Pointer>& artifacts,
             std::vector<Training>& trainings, std::vector<Pointer> Training::*place,
             Common common = Common::OfTheOnlyOne)
{
    for (const Pointer& artifact : artifacts) {
        const RunId& run = data.runOf(artifact->id());
        for (Training& training : trainings) {
            const bool isIts =
                run.empty() ? trainings.size() == 1 || common == Common::OfAll
                            : std::any_of(training.runs.begin(), training.runs.end(),
                                          [&run](const RunPtr& one) { return one->id == run; });
            if (isIts)
                (training.*place).push_back(artifact);
        }
    }
}

std::string folderOf(const std::string& name)
{
    const std::size_t slash = name.rfind('/');
    return slash == std::string::npos ? std::string() : name.substr(0, slash);
}

/// The folder that an artifact is in, as the place of a run.
RunId folderOf(const ArtifactId& artifact)
{
    const std::string folder = folderOf(artifact.text());
    return RunId(folder.empty() ? std::string(".") : folder);
}

/// A training of which there are no curves: its run is empty and not in the case.
Training trainingWithoutRun(RunId id, const std::string& name)
{
    auto run = std::make_shared<Run>();
    run->id = std::move(id);
    run->name = name.empty() ? std::string(".") : name;
    Training training;
    training.name = run->name;
    training.runs.push_back(std::move(run));
    return training;
}

/// Hardware logs and profiles without a run: those of one folder tell of one training.
std::vector<Training> measuredTrainings(const CaseData& data)
{
    std::map<std::string, Training> byFolder;
    const auto hand = [&byFolder](const auto& artifacts, auto place) {
        for (const auto& artifact : artifacts) {
            const std::string folder = folderOf(artifact->name());
            const auto known = byFolder.find(folder);
            Training& training =
                known != byFolder.end()
                    ? known->second
                    : byFolder.emplace(folder, trainingWithoutRun(folderOf(artifact->id()), folder))
                          .first->second;
            (training.*place).push_back(artifact);
        }
    };
    hand(data.hardwareLogs, &Training::hardwareLogs);
    hand(data.profiles, &Training::profiles);
    std::vector<Training> trainings;
    trainings.reserve(byFolder.size());
    for (auto& [folder, training] : byFolder)
        trainings.push_back(std::move(training));
    return trainings;
}

/// Each training configuration of a case without runs; or all of it, if it has none of those.
std::vector<Training> plannedTrainings(const CaseData& data)
{
    std::vector<Training> trainings;
    for (const ConfigDocumentPtr& config : data.configs) {
        if (!isTrainingConfig(*config))
            continue;
        trainings.push_back(trainingWithoutRun(RunId(config->id().text()), config->name()));
        trainings.back().configs.push_back(config);
    }
    const bool hasMore =
        !data.configs.empty() || !data.environments.empty() || !data.datasets.empty();
    if (trainings.empty() && hasMore)
        trainings.push_back(trainingWithoutRun(RunId("."), "."));
    for (Training& training : trainings)
        training.isPlanned = true;
    return trainings;
}

/// The trainings of a case without runs, with what belongs to them.
std::vector<Training> trainingsWithoutRuns(const CaseData& data)
{
    std::vector<Training> trainings = measuredTrainings(data);
    if (trainings.empty()) {
        trainings = plannedTrainings(data);
    } else if (trainings.size() == 1) {
        for (const ConfigDocumentPtr& config : data.configs) {
            if (isTrainingConfig(*config))
                trainings.front().configs.push_back(config);
        }
    }
    for (Training& training : trainings) {
        training.environments = data.environments;
        for (const ConfigDocumentPtr& config : data.configs) {
            if (!isTrainingConfig(*config))
                training.configs.push_back(config);
        }
        const ConfigDocumentPtr own = training.config();
        for (const DatasetSourcePtr& dataset : data.datasets) {
            const bool isOfAnother = !dataset->configPath.empty() && trainings.size() > 1 && own
                                     && dataset->configPath != own->file.path;
            if (!isOfAnother)
                training.datasetSources.push_back(dataset);
        }
    }
    return trainings;
}

/// Label maps that lie about say what classes mean, whichever training reads them.
void shareLabelMaps(const CaseData& data, std::vector<Training>& trainings)
{
    if (trainings.size() < 2)
        return; // the only one has them already
    for (const ConfigDocumentPtr& config : data.configs) {
        if (config->kind != ConfigKind::LabelMap || !data.runOf(config->id()).empty())
            continue;
        for (Training& training : trainings)
            training.configs.push_back(config);
    }
}

std::vector<Training> trainingsOfRuns(const CaseData& data, const CaseClocks& clocks,
                                      ReadMonitor& monitor)
{
    std::vector<Training> trainings;
    std::vector<std::vector<RunPtr>> evaluations;
    TagDictionary tags;
    for (const Group& group : settleRoles(Grouping(data).take())) {
        if (monitor.isCancelled())
            return {};
        Draft draft = draftOf(group, tags);
        trainings.push_back(std::move(draft.training));
        evaluations.push_back(std::move(draft.evaluations));
    }
    handOut(data, data.logs, trainings, &Training::logs);
    handOut(data, data.hardwareLogs, trainings, &Training::hardwareLogs);
    handOut(data, data.configs, trainings, &Training::configs);
    handOut(data, data.environments, trainings, &Training::environments, Common::OfAll);
    handOut(data, data.profiles, trainings, &Training::profiles);
    handOut(data, data.datasets, trainings, &Training::datasetSources, Common::OfAll);
    shareLabelMaps(data, trainings);
    for (std::size_t i = 0; i < trainings.size(); ++i) {
        if (monitor.isCancelled())
            return {};
        Training& training = trainings[i];
        const Run& trainRun = *training.runs.front();
        training.phases =
            findPhases(trainRun, evaluations[i], training.progress, tags,
                       phaseMarks(training.logs, clocks, clocks.ofRun(trainRun), monitor));
        monitor.advance(training.runs.size());
    }
    return trainings;
}

} // namespace

std::string_view toString(EvidenceKind kind)
{
    switch (kind) {
    case EvidenceKind::Console: return "console";
    case EvidenceKind::Config: return "config";
    case EvidenceKind::LabelMap: return "label-map";
    case EvidenceKind::Environment: return "environment";
    case EvidenceKind::GpuLog: return "gpu-log";
    case EvidenceKind::HostLog: return "host-log";
    case EvidenceKind::Profile: return "profile";
    case EvidenceKind::MemoryProfile: return "memory-profile";
    case EvidenceKind::Dataset: return "dataset";
    case EvidenceKind::MemoryPlan: return "memory-plan";
    case EvidenceKind::TargetMachine: return "target-machine";
    case EvidenceKind::EventFiles: return "event-files";
    }
    return "console";
}

bool isTrainingConfig(const ConfigDocument& config)
{
    switch (config.kind) {
    case ConfigKind::PipelineConfig:
    case ConfigKind::MmDetection: return true;
    case ConfigKind::Ultralytics: // data.yaml is of this kind too
        return config.value("epochs").has_value() || config.value("lr0").has_value();
    case ConfigKind::Lightning: return true;
    case ConfigKind::LabelMap:
    case ConfigKind::KerasModel:
    case ConfigKind::RunFacts:
    case ConfigKind::Onnx:
    case ConfigKind::GraphDef:
    case ConfigKind::Yaml:
    case ConfigKind::Json: break;
    }
    return false;
}

ConfigDocumentPtr Training::config() const
{
    for (const ConfigDocumentPtr& config : configs) {
        if (isTrainingConfig(*config))
            return config;
    }
    return nullptr;
}

ConfigDocumentPtr Training::labelMap() const
{
    for (const ConfigDocumentPtr& config : configs) {
        if (config->kind == ConfigKind::LabelMap)
            return config;
    }
    return nullptr;
}

std::string_view toString(SignalKind kind)
{
    switch (kind) {
    case SignalKind::TrainLoss: return "train-loss";
    case SignalKind::LossComponent: return "loss-component";
    case SignalKind::ValidationLoss: return "validation-loss";
    case SignalKind::ValidationMetric: return "validation-metric";
    case SignalKind::LearningRate: return "learning-rate";
    case SignalKind::GradientNorm: return "gradient-norm";
    case SignalKind::StepTime: return "step-time";
    case SignalKind::Throughput: return "throughput";
    case SignalKind::Utilization: return "utilization";
    case SignalKind::Other: return "other";
    }
    return "other";
}

std::vector<const Signal*> Training::all(SignalKind kind) const
{
    std::vector<const Signal*> found;
    for (const Signal& signal : allSignals) {
        if (signal.kind == kind)
            found.push_back(&signal);
    }
    return found;
}

const Signal* Training::best(SignalKind kind) const
{
    const Signal* best = nullptr;
    for (const Signal& signal : allSignals) {
        if (signal.kind != kind)
            continue;
        if (best == nullptr || signal.rank > best->rank
            || (signal.rank == best->rank && signal.series->size() > best->series->size()))
            best = &signal;
    }
    return best;
}

SignalKind classifyTag(std::string_view runName, std::string_view tag)
{
    return classifyTagIn(isEvaluationRun(runName), tag);
}

bool isEvaluationRun(std::string_view runName)
{
    const RunRole role = parseName(runName).role;
    return role == RunRole::Evaluation || role == RunRole::Test;
}

std::vector<Training> findTrainings(const CaseData& data, const CaseClocks& clocks,
                                    ReadMonitor& monitor)
{
    std::vector<Training> trainings =
        data.runs.empty() ? trainingsWithoutRuns(data) : trainingsOfRuns(data, clocks, monitor);
    if (data.runs.empty())
        monitor.advance(1);
    const auto shared = std::make_shared<const CaseClocks>(clocks);
    for (Training& training : trainings)
        training.clocks = shared;
    return trainings;
}

} // namespace faultline
