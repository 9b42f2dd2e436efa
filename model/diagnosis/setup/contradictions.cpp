// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/contradictions.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/diagnosis/training/learning_curve.h"
#include "model/schedules/range_test.h"
#include "model/vram/sources/config_fields.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr double kHalfADay = 43'200.0;

/// Signs that a configuration is not that of the run.
struct Signs {
    std::vector<Evidence> sure;
    std::vector<Evidence> others;

    [[nodiscard]] bool areEnough() const { return !sure.empty() || others.size() >= 2; }
    [[nodiscard]] std::vector<Evidence> all() const
    {
        std::vector<Evidence> both = sure;
        both.insert(both.end(), others.begin(), others.end());
        return both;
    }
};

const Signal* signalBeginning(const Training& training, std::string_view start)
{
    const auto found =
        std::find_if(training.allSignals.begin(), training.allSignals.end(),
                     [start](const Signal& signal) { return signal.tag.starts_with(start); });
    return found == training.allSignals.end() ? nullptr : &*found;
}

ConfigEvidence field(const ConfigDocument& config, std::string path, Text caption)
{
    const vram::ConfigFields fields(config);
    ConfigEvidence evidence{.config = config.id(),
                            .path = std::move(path),
                            .line = 0,
                            .value = {},
                            .caption = std::move(caption)};
    evidence.line = fields.line(evidence.path);
    evidence.value = std::string(fields.text(evidence.path).value_or(""));
    return evidence;
}

/// A kind of detector and a tag that only its training logs.
struct Detector {
    std::string_view group; ///< below the root of a pipeline.config
    std::string_view tag;
};
constexpr std::array<Detector, 3> kDetectors{{{"model.faster_rcnn", "Loss/RPNLoss"},
                                              {"model.center_net", "Loss/object_center"},
                                              {"model.ssd", "Loss/classification_loss"}}};

/// The detector that the configuration describes has other terms of the loss.
void compareDetector(const Training& training, const ConfigDocument& config, Signs& signs)
{
    if (config.kind != ConfigKind::PipelineConfig)
        return;
    const vram::ConfigFields fields(config);
    for (const Detector& configured : kDetectors) {
        if (!fields.isSet(configured.group) || signalBeginning(training, configured.tag) != nullptr)
            continue;
        for (const Detector& logged : kDetectors) {
            const Signal* signal = signalBeginning(training, logged.tag);
            if (signal == nullptr || logged.group == configured.group)
                continue;
            signs.sure.emplace_back(
                field(config, std::string(configured.group),
                      {FAULTLINE_TR_NOOP("Diagnosis", "The detector of the configuration"), {}}));
            signs.sure.emplace_back(wholeSeries(
                *signal, {FAULTLINE_TR_NOOP("Diagnosis", "A term of the loss that this detector "
                                                         "does not have"),
                          {}}));
            return;
        }
    }
}

/// Classes by which the evaluation was told apart.
std::set<std::string> evaluatedClasses(const Training& training)
{
    std::set<std::string> names;
    for (const Signal& signal : training.allSignals) {
        const std::size_t at = signal.tag.find("PerformanceByCategory/");
        if (at == std::string::npos)
            continue;
        const std::size_t slash = signal.tag.rfind('/');
        names.insert(lowerAscii(signal.tag.substr(slash + 1)));
    }
    return names;
}

std::string classesPath(const ConfigDocument& config)
{
    const vram::ConfigFields fields(config);
    for (const char* path : {"model.ssd.num_classes", "model.faster_rcnn.num_classes",
                             "model.center_net.num_classes", "nc"}) {
        if (fields.isSet(path))
            return path;
    }
    return {};
}

void compareClasses(const Training& training, const ConfigDocument& config, Signs& signs)
{
    const std::string path = classesPath(config);
    if (path.empty())
        return;
    const double classes = vram::ConfigFields(config).number(path, 0.0);
    const std::set<std::string> evaluated = evaluatedClasses(training);
    if (!(static_cast<double>(evaluated.size()) > classes))
        return;
    signs.sure.emplace_back(
        field(config, path, {FAULTLINE_TR_NOOP("Diagnosis", "Classes of the configuration"), {}}));
    signs.sure.emplace_back(numberEvidence(
        "evaluated-classes", {FAULTLINE_TR_NOOP("Diagnosis", "Classes of the evaluation"), {}},
        countOf(evaluated.size()), classes));
}

/// The run went on well past its configured end. A flag may do that: no sure sign.
void compareLength(const Training& training, const TrainingRecipe& recipe, Signs& signs)
{
    constexpr double kPast = 1.05;
    const Signal* signal = training.best(SignalKind::TrainLoss);
    if (signal == nullptr || !recipe.runSteps || recipe.countsEpochs
        || !(recipe.runSteps->value > 0.0))
        return;
    const auto last = static_cast<double>(signal->series->maxStep());
    if (last <= kPast * recipe.runSteps->value)
        return;
    signs.others.emplace_back(recipeEvidence(
        recipe, *recipe.runSteps,
        {FAULTLINE_TR_NOOP("Diagnosis", "Configured length; the run reached step %1"),
         {Quantity{last, Unit::Step}}}));
}

/// How many of the first rates are those of a range test, which no configuration asks for.
std::size_t sweptRates(const LearningCurve& logged)
{
    const std::vector<double> steps(logged.steps.begin(), logged.steps.end());
    const std::optional<RangeSweep> sweep = findRangeSweep(steps, logged.values, true);
    return sweep ? sweep->end : 0;
}

/// The highest logged rate is another one, though the run passed the configured warm-up.
void compareRate(const Training& training, const TrainingRecipe& recipe, Signs& signs)
{
    constexpr std::size_t kFewest = 10;
    constexpr double kDifferent = 1.5;
    const Signal* signal = training.best(SignalKind::LearningRate);
    const LearningCurve logged = learningCurve(signal);
    const double warmup = recipe.warmupSteps ? recipe.warmupSteps->value : 0.0;
    if (logged.size() < kFewest || recipe.countsEpochs || !(recipe.rate->value > 0.0)
        || static_cast<double>(logged.steps.back()) < warmup)
        return;
    const std::size_t swept = sweptRates(logged);
    if (logged.size() < swept + kFewest)
        return;
    const double peak = *std::max_element(
        logged.values.begin() + static_cast<std::ptrdiff_t>(swept), logged.values.end());
    const double ratio = peak / recipe.rate->value;
    if (ratio < kDifferent && ratio > 1.0 / kDifferent)
        return;
    signs.others.emplace_back(recipeEvidence(
        recipe, *recipe.rate,
        {FAULTLINE_TR_NOOP("Diagnosis", "Configured learning rate; the highest logged is %1"),
         {plain(peak)}}));
}

Finding findingOf(const std::string& artifact, Text title, std::vector<Evidence> evidence)
{
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = 0.9;
    finding.cost = 0.2;
    finding.title = std::move(title);
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis", "It contradicts what the run logged, so no check uses it."),
        {}};
    finding.evidence = std::move(evidence);
    Fix fix;
    fix.id = "replace-artifact";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Open this training's file instead of %1"),
                 {artifact}};
    fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Keep all files of a run in one folder, with its model directory."),
        {}};
    fix.snippets = {{"shell", "cp pipeline.config label_map.pbtxt \"$MODEL_DIR\"/"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "Nothing contradicts the run any more."), {}};
    finding.fixes = {std::move(fix)};
    return finding;
}

std::optional<Finding> doubtOf(const Training& training, const ConfigDocumentPtr& config)
{
    if (!isTrainingConfig(*config))
        return std::nullopt;
    Signs signs;
    compareDetector(training, *config, signs);
    compareClasses(training, *config, signs);
    Training alone; // the recipe of this configuration, whichever others there are
    alone.configs = {config};
    if (const std::optional<TrainingRecipe> recipe = recipeOf(alone)) {
        compareLength(training, *recipe, signs);
        compareRate(training, *recipe, signs);
    }
    if (!signs.areEnough())
        return std::nullopt;
    return findingOf(
        config->name(),
        {FAULTLINE_TR_NOOP("Diagnosis", "%1 is the config of another run and is ignored"),
         {config->name()}},
        signs.all());
}

std::optional<Finding> doubtOfLabels(const Training& training, const ConfigDocumentPtr& map)
{
    const std::set<std::string> evaluated = evaluatedClasses(training);
    if (map->kind != ConfigKind::LabelMap || evaluated.empty() || map->labels.empty())
        return std::nullopt;
    for (const LabelMapItem& item : map->labels) {
        if (evaluated.contains(lowerAscii(item.name))
            || evaluated.contains(lowerAscii(item.displayName)))
            return std::nullopt;
    }
    return findingOf(
        map->name(),
        {FAULTLINE_TR_NOOP("Diagnosis", "%1 is the label map of another dataset and is ignored: "
                                        "the evaluation has none of its names (it has %2)"),
         {map->name(), *evaluated.begin()}},
        {ConfigEvidence{.config = map->id(),
                        .path = {},
                        .line = map->labels.front().line,
                        .value = map->labels.front().name,
                        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The first of its names"), {}}},
         numberEvidence("evaluated-classes",
                        {FAULTLINE_TR_NOOP("Diagnosis", "Classes of the evaluation"), {}},
                        countOf(evaluated.size()))});
}

/// First and last time that the event files of a training hold.
struct Span {
    double begin = 0.0;
    double end = 0.0;
};

std::optional<Span> spanOf(const Training& training)
{
    std::optional<Span> span;
    for (const RunPtr& run : training.runs) {
        if (run->origin == RunOrigin::Console || !run->startTime() || !run->endTime())
            continue;
        if (run->origin == RunOrigin::Metrics && *run->startTime() < kEarliestWallTime)
            continue; // counted from the start of the run
        const double begin = *run->startTime();
        const double end = *run->endTime();
        span =
            span ? Span{std::min(span->begin, begin), std::max(span->end, end)} : Span{begin, end};
    }
    return span;
}

std::optional<Span> spanOf(const HardwareLog& log)
{
    std::optional<Span> span;
    for (const HardwareSeries& series : log.series) {
        if (series.series.empty())
            continue;
        const Span here{series.series.minWallTime(), series.series.maxWallTime()};
        span = span ? Span{std::min(span->begin, here.begin), std::max(span->end, here.end)} : here;
    }
    return span;
}

std::optional<Span> spanOf(const ConsoleLog& log)
{
    std::optional<Span> span;
    for (const LogLine& line : log.lines) {
        if (!std::isfinite(line.wallTime))
            continue;
        span = span ? Span{std::min(span->begin, line.wallTime), std::max(span->end, line.wallTime)}
                    : Span{line.wallTime, line.wallTime};
    }
    return span;
}

std::optional<Span> spanOf(const TraceProfile& profile)
{
    constexpr double kSecond = 1e-9;
    const double begin = profile.beginTime;
    return Span{begin, begin + kSecond * static_cast<double>(profile.durationNs)};
}

/// How many seconds lie between an artifact and the run; 0 if they meet or it cannot be told.
double distance(const Training& training, const Artifact& artifact,
                const std::optional<Span>& written, const Span& run)
{
    const bool hasDate =
        artifact.timeKind == TimeKind::Absolute || artifact.timeKind == TimeKind::Local;
    if (!written || !hasDate || !training.clocks || !training.clocks->isPlaced(artifact.id()))
        return 0.0;
    const Clock& clock = training.clocks->of(artifact.id());
    if (clock.source == Clock::Source::User)
        return 0.0; // where a person put it
    const double begin = clock.toWall(written->begin);
    const double end = clock.toWall(written->end);
    if (!std::isfinite(begin) || !std::isfinite(end))
        return 0.0;
    return std::max({begin - run.end, run.begin - end, 0.0});
}

Evidence placeOf(const Artifact& artifact)
{
    return FileEvidence{
        .path = artifact.file.path,
        .offsetBytes = std::nullopt,
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The file from another time"), {}}};
}

/// Moves what lies half a day away out of `artifacts`.
template <typename Pointer>
void setAsideByTime(const Training& training, std::vector<Pointer>& artifacts, const Span& run,
                    std::vector<Finding>& said)
{
    std::erase_if(artifacts, [&](const Pointer& artifact) {
        const double away = distance(training, *artifact, spanOf(*artifact), run);
        if (away < kHalfADay)
            return false;
        said.push_back(findingOf(
            artifact->name(),
            {FAULTLINE_TR_NOOP(
                 "Diagnosis",
                 "%1 is from another time and is ignored: %2 lie between it and the run"),
             {artifact->name(), Quantity{away, Unit::Seconds}}},
            {placeOf(*artifact),
             numberEvidence("seconds-between",
                            {FAULTLINE_TR_NOOP("Diagnosis", "Time between file and run"), {}},
                            {away, Unit::Seconds}, kHalfADay)}));
        return true;
    });
}

} // namespace

std::vector<Finding> setAsideContradictions(Training& training)
{
    std::vector<Finding> said;
    if (training.isPlanned || training.allSignals.empty())
        return said;
    // What is judged by, signals, runs and clocks, is not what is taken out.
    const Training& judged = training;
    std::erase_if(training.configs, [&](const ConfigDocumentPtr& config) {
        std::optional<Finding> doubt = doubtOf(judged, config);
        if (!doubt)
            doubt = doubtOfLabels(judged, config);
        if (!doubt)
            return false;
        said.push_back(std::move(*doubt));
        return true;
    });
    if (const std::optional<Span> span = spanOf(training)) {
        setAsideByTime(judged, training.hardwareLogs, *span, said);
        setAsideByTime(judged, training.logs, *span, said);
        setAsideByTime(judged, training.profiles, *span, said);
    }
    return said;
}

} // namespace faultline
