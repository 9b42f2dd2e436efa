// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/training_on_cpu.h"

#include "model/core/statistics.h"
#include "model/diagnosis/environment/known_environment.h"
#include "model/diagnosis/environment/package_pins.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/device_samples.h"
#include "model/diagnosis/signals/printed_speed.h"
#include "model/diagnosis/signals/step_time.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::training_on_cpu {

namespace {

/// Why the GPU is not used, as far as it was said. In the order in which they are believed.
enum class Reason { LibrariesMissing, CpuBuild, Hidden, NoDriver, NotChosen, Idle };

/// What speaks for a training on the processor.
struct OnCpu {
    Reason reason = Reason::Idle;
    std::vector<LoggedEvent> events;
    std::vector<std::string> libraries; ///< that were not found
    const CompatibilityVerdict* verdict = nullptr;
    const HardwareLog* idleLog = nullptr; ///< whose GPUs did nothing
    bool hasEnded = false;                ///< it did not go on with the processor: it failed
};

bool isOf(const LoggedEvent& one, std::initializer_list<std::string_view> signatures)
{
    return std::find(signatures.begin(), signatures.end(), one.event->signature)
           != signatures.end();
}

/// Events after which a GPU was used all the same belong to an earlier start, and an evaluation
/// beside the training has no GPU on purpose.
std::vector<LoggedEvent> standing(const Training& training)
{
    std::set<const ConsoleLog*> evaluations;
    for (const LoggedEvent& one : findEvents(training, {"eval.waiting", "eval.timeout"}))
        evaluations.insert(one.log);
    std::vector<LoggedEvent> found;
    for (const LoggedEvent& one : findEvents(
             training, {"tf.nogpu", "tf.dlopen", "cuda.nodevice", "cuda.nodriver", "cpu.lightning",
                        "cpu.ultralytics", "cpu.count", "cpu.nocuda", "cpu.device", "cpu.build",
                        "jax.nogpu", "jax.cudnnold", "tf.dev.created", "tf.dev.old"})) {
        if (isOf(one, {"tf.dev.created", "tf.dev.old"}))
            std::erase_if(found, [&one](const LoggedEvent& other) { return other.log == one.log; });
        else if (!evaluations.contains(one.log))
            found.push_back(one);
    }
    return found;
}

bool isTensorRt(std::string_view library)
{
    return library.find("nvinfer") != std::string_view::npos;
}

std::optional<OnCpu> saidByConsole(const Training& training)
{
    OnCpu found;
    std::set<std::string> libraries;
    bool hasDevice = false;
    bool hasDriver = true;
    std::set<Reason> reasons;
    for (const LoggedEvent& one : standing(training)) {
        if (one.event->signature == "tf.dlopen") {
            const std::string library(one.event->field("lib"));
            if (isTensorRt(library))
                continue; // not needed for training
            libraries.insert(library);
            hasDriver = hasDriver && library.find("libcuda.so") == std::string::npos;
        } else if (isOf(one, {"tf.nogpu"})) {
            // The other two wordings come after a device was found.
            const bool isDriver = one.text().find("cuda drivers") != std::string_view::npos;
            hasDevice = hasDevice || !isDriver;
            reasons.insert(isDriver ? Reason::NoDriver : Reason::LibrariesMissing);
        } else if (isOf(one, {"cuda.nodevice"})) {
            reasons.insert(Reason::Hidden);
        } else if (isOf(one, {"cuda.nodriver"})) {
            reasons.insert(Reason::NoDriver);
        } else if (isOf(one, {"jax.cudnnold"})) {
            reasons.insert(Reason::LibrariesMissing);
        } else if (isOf(one, {"cpu.build", "jax.nogpu"})) {
            reasons.insert(Reason::CpuBuild);
        } else {
            reasons.insert(Reason::NotChosen);
        }
        found.hasEnded = found.hasEnded || one.isCause();
        found.events.push_back(one);
    }
    if (!libraries.empty() && hasDriver)
        reasons.insert(Reason::LibrariesMissing);
    else if (!libraries.empty())
        reasons.insert(Reason::NoDriver);
    if (reasons.empty())
        return std::nullopt;
    // Without a driver the libraries do not matter.
    const bool isBlind = reasons.contains(Reason::NoDriver) && !hasDevice;
    found.reason = isBlind                            ? Reason::NoDriver
                   : reasons.contains(Reason::Hidden) ? Reason::Hidden
                                                      : *reasons.begin();
    found.libraries.assign(libraries.begin(), libraries.end());
    return found;
}

/// Utilization of every GPU of a log, together.
std::vector<double> utilizations(const HardwareLog& log)
{
    std::vector<double> values;
    for (const HardwareSeries& series : log.series) {
        if (series.quantity != HardwareQuantity::GpuUtilization)
            continue;
        for (std::size_t i = 0; i < series.series.size(); ++i) {
            if (std::isfinite(series.series.value(i)))
                values.push_back(series.series.value(i));
        }
    }
    return values;
}

/// What the training's pipeline is made for: detectors are not trained on processors on purpose.
bool isForGpu(const Training& training)
{
    const ConfigDocumentPtr config = training.config();
    if (config
        && (config->kind == ConfigKind::PipelineConfig || config->kind == ConfigKind::MmDetection))
        return true;
    constexpr std::size_t kBegin = 5000; // lines
    return findLine(training, {"model_main_tf2.py", "object_detection/", "mmdet"}, kBegin)
        .has_value();
}

bool knowsGpu(const Training& training)
{
    if (training.machine != nullptr && training.machine->gpu)
        return true;
    const bool isWatched = std::any_of(
        training.hardwareLogs.begin(), training.hardwareLogs.end(), [](const auto& log) {
            return std::any_of(log->devices.begin(), log->devices.end(), [](const auto& device) {
                return device.kind == HardwareDevice::Kind::Gpu;
            });
        });
    return isWatched || KnownEnvironment(training.environments).anyOf("gpu").has_value();
}

Text titleOf(const OnCpu& found)
{
    std::string libraries;
    for (const std::string& library : found.libraries)
        libraries += (libraries.empty() ? "" : ", ") + library;
    switch (found.reason) {
    case Reason::LibrariesMissing:
        if (libraries.empty())
            return text::librariesMissing();
        return text::librariesNotFound(firstLineOf(libraries));
    case Reason::CpuBuild: return text::buildWithoutGpu();
    case Reason::Hidden: return found.hasEnded ? text::noGpuSeenAndEnded() : text::noGpuVisible();
    case Reason::NoDriver: return text::noDriver();
    case Reason::NotChosen: return text::gpuNotChosen();
    case Reason::Idle: break;
    }
    return text::gpuIdle();
}

Fix installLibraries(const std::vector<std::string>& pins, const std::string& tensorflow)
{
    Fix fix = pins.empty() ? fix::findMissingLibraries() : fix::installLibraries(joined(pins));
    fix.snippets = installSnippets(pins, tensorflow);
    if (fix.snippets.empty())
        fix.snippets = {snippet::findLibraries()};
    return fix;
}

Fix fixOf(const OnCpu& found, const std::vector<std::string>& pins, const std::string& tensorflow)
{
    switch (found.reason) {
    case Reason::LibrariesMissing: return installLibraries(pins, tensorflow);
    case Reason::CpuBuild: {
        Fix fix = fix::installGpuBuild();
        fix.snippets = pins.empty() ? std::vector<Fix::Snippet>{snippet::reinstallTorch()}
                                    : installSnippets(pins, tensorflow);
        return fix;
    }
    case Reason::Hidden: return fix::showGpu();
    case Reason::NoDriver: return fix::installDriver();
    case Reason::NotChosen:
    case Reason::Idle: break;
    }
    return fix::chooseGpu();
}

std::optional<OnCpu> idleGpus(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const auto least = static_cast<std::size_t>(std::max(thresholds.samples.value, 1.0));
    const auto leastBare = static_cast<std::size_t>(std::max(thresholds.watchedSamples.value, 1.0));
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        const std::vector<double> values = utilizations(*log);
        const bool isBare = training.progress.empty() && training.logs.empty();
        if (values.size() < (isBare ? leastBare : least)
            || (!isBare && !watchedTheSteps(*log, training)))
            continue;
        const double highest = quantile(values, 0.99);
        sink.computed(number::gpuUtilization(Fraction(highest), thresholds));
        sink.judged(heldAgainst(
            judgedSorted(values, text::utilizationSorted(), text::samples(), Unit::Fraction),
            text::idleBelow(), thresholds.idleUtilization));
        double memory = 0.0;
        for (const HardwareSeries& series : log->series) {
            if (series.quantity == HardwareQuantity::GpuMemoryUsed && !series.series.empty())
                memory = std::max(memory, series.series.range(0, series.series.size()).max);
        }
        if (highest <= thresholds.idleUtilization && memory <= thresholds.idleMemoryBytes)
            return OnCpu{.reason = Reason::Idle,
                         .events = {},
                         .libraries = {},
                         .verdict = nullptr,
                         .idleLog = log.get()};
    }
    return std::nullopt;
}

/// Seconds of a step as the program tells them; 0 if it does not. Times between logged points may
/// be those of epochs.
double secondsPerStep(const Training& training)
{
    const PrintedSpeeds printed = printedSpeeds(training);
    if (printed.all.empty()) {
        const std::optional<MeasuredStepTime> logged = loggedStepTime(training, 1);
        return logged ? logged->seconds : 0.0;
    }
    std::vector<double> seconds;
    for (const PrintedSpeed& one : printed.all)
        seconds.push_back(one.seconds);
    return median(seconds);
}

void report(const RuleInput& input, const OnCpu& found,
            const std::vector<CompatibilityVerdict>& verdicts, FindingSink& sink)
{
    const Training& training = input.training;
    // A machine without a GPU may be meant to train: only what is there can be left out.
    const bool hasGpu = knowsGpu(training) || found.reason == Reason::LibrariesMissing;
    const bool isWatchedOnly = found.reason == Reason::Idle && !hasStepped(training);
    const double slowStep = Thresholds(input.settings).slowStep;
    const double step = secondsPerStep(training);
    const bool isTooSlow = !hasGpu && step >= slowStep;
    Finding finding;
    finding.severity = isWatchedOnly                                        ? Severity::Info
                       : hasGpu && (found.hasEnded || hasStepped(training)) ? Severity::Critical
                       : hasGpu || isTooSlow || isForGpu(training)          ? Severity::Warning
                                                                            : Severity::Info;
    finding.confidence = isWatchedOnly                  ? confidence::watchedOnly
                         : found.reason == Reason::Idle ? confidence::idle
                         : found.events.empty()         ? confidence::buildWithoutGpu
                                                        : confidence::programSaysSo;
    finding.cost = finding.severity == Severity::Info ? cost::nothingKnown : cost::onCpu;
    if (finding.severity == Severity::Critical && !found.hasEnded)
        finding.stake.stepTimeShare = cost::onCpu;
    finding.title = isWatchedOnly ? text::watchedOnly() : titleOf(found);
    finding.explanation = isWatchedOnly ? text::watchedOnlyExplained()
                          : hasGpu      ? text::goesOnWithout()
                          : isTooSlow   ? text::tooSlowForCpu(Seconds(step))
                                        : text::perhapsNoGpu();
    if (isTooSlow)
        finding.evidence.emplace_back(number::stepTime(Seconds(step), Thresholds(input.settings)));
    std::set<std::string_view> shown;
    for (const LoggedEvent& one : found.events) {
        const bool isNew = shown.insert(one.event->signature).second;
        if (isNew || (one.event->signature == "tf.dlopen" && finding.evidence.size() < 8))
            finding.evidence.emplace_back(one.evidence(text::programSaysSo()));
    }
    if (found.idleLog != nullptr) {
        for (const HardwareSeries& series : found.idleLog->series) {
            if (series.quantity != HardwareQuantity::GpuUtilization || series.series.empty())
                continue;
            finding.evidence.emplace_back(
                HardwareEvidence{.log = found.idleLog->id(),
                                 .quantity = std::string(hardwareQuantityInfo(series.quantity).id),
                                 .device = found.idleLog->devices[series.device].index,
                                 .firstTime = series.series.minWallTime(),
                                 .lastTime = series.series.maxWallTime(),
                                 .caption = text::nothingRan()});
        }
    }
    std::vector<std::string> pins;
    for (const CompatibilityVerdict& verdict : verdicts) {
        if (verdict.id == "missing-library" || &verdict == found.verdict)
            pins.insert(pins.end(), verdict.pins.begin(), verdict.pins.end());
    }
    if (found.verdict != nullptr) {
        for (const CompatibilityFact& fact : found.verdict->facts)
            finding.evidence.push_back(factEvidence(training, fact));
    }
    const auto tensorflow = KnownEnvironment(training.environments).inUse("tensorflow");
    finding.fixes.push_back(
        fixOf(found, pins, tensorflow ? tensorflow->fact.version : std::string()));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const std::vector<EnvironmentPtr> environments = judgedEnvironments(training);
    const std::vector<CompatibilityVerdict> verdicts = checkCompatibility(environments);
    std::optional<OnCpu> found = saidByConsole(training);
    tellVersions(verdicts, sink);
    tellLines(training, sink);
    if (!found) {
        const auto cpuOnly = std::find_if(verdicts.begin(), verdicts.end(), [](const auto& one) {
            return one.id == "torch-cpu-only";
        });
        if (cpuOnly != verdicts.end())
            found = OnCpu{
                .reason = Reason::CpuBuild, .events = {}, .libraries = {}, .verdict = &*cpuOnly};
    }
    if (!found)
        found = idleGpus(input, sink);
    if (found)
        report(input, *found, verdicts, sink);
    else if (!training.isPlanned && training.logs.empty()
             && std::none_of(
                 training.hardwareLogs.begin(), training.hardwareLogs.end(),
                 [](const HardwareLogPtr& log) { return !utilizations(*log).empty(); })) {
        sink.abstain(abstention::nothingTells());
    }
}

} // namespace faultline::rules::training_on_cpu
