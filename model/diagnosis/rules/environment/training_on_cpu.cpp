// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/training_on_cpu.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/environment/known_environment.h"
#include "model/diagnosis/environment/package_pins.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/device_samples.h"

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

/// A processor takes 10 to 50 times as long as a GPU; the lower end is taken.
constexpr double kLeastSlowdown = 10.0;

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
    for (const LoggedEvent& one :
         findEvents(training, {"tf.nogpu", "tf.dlopen", "cuda.nodevice", "cuda.nodriver",
                               "cpu.lightning", "cpu.ultralytics", "cpu.count", "cpu.nocuda",
                               "cpu.device", "cpu.build", "tf.dev.created", "tf.dev.old"})) {
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
        } else if (isOf(one, {"cpu.build"})) {
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

[[nodiscard]] std::optional<OnCpu> idleGpus(const RuleInput& input, FindingSink& sink);
void report(const RuleInput& input, const OnCpu& found,
            const std::vector<CompatibilityVerdict>& verdicts, FindingSink& sink);

Text titleOf(const OnCpu& found)
{
    std::string libraries;
    for (const std::string& library : found.libraries)
        libraries += (libraries.empty() ? "" : ", ") + library;
    switch (found.reason) {
    case Reason::LibrariesMissing:
        if (libraries.empty())
            return {FAULTLINE_TR_NOOP("Diagnosis", "The training runs on the CPU: libraries for "
                                                   "the GPU are missing"),
                    {}};
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The training runs on the CPU: the program did not find %1"),
                {firstLineOf(libraries)}};
    case Reason::CpuBuild:
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The installed framework is a build without GPU code"),
            {}};
    case Reason::Hidden:
        return found.hasEnded
                   ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "The program sees no GPU, and ended for it"),
                          {}}
                   : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                            "The training runs on the CPU: no GPU is visible"),
                          {}};
    case Reason::NoDriver:
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The training runs on the CPU: there is no GPU driver"),
            {}};
    case Reason::NotChosen:
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The training runs on the CPU: the program says that it uses no "
                                  "GPU"),
                {}};
    case Reason::Idle: break;
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "The GPU did nothing while the training made its steps"),
            {}};
}

Fix usualFix(std::string id, Text title, Text detail, std::vector<Fix::Snippet> snippets)
{
    Fix fix;
    fix.id = std::move(id);
    fix.title = std::move(title);
    fix.detail = std::move(detail);
    fix.snippets = std::move(snippets);
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "The next run names its GPU at the start, and nvidia-smi shows "
                                   "it at work."),
                 {}};
    return fix;
}

Fix fixOf(const OnCpu& found, const std::vector<std::string>& pins, const std::string& tensorflow)
{
    switch (found.reason) {
    case Reason::LibrariesMissing: {
        Fix fix = usualFix(
            "install-libraries",
            pins.empty()
                ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Install the libraries that are missing"), {}}
                : Text{FAULTLINE_TR_NOOP("Diagnosis", "Install %1"), {joined(pins)}},
            {FAULTLINE_TR_NOOP("Diagnosis",
                               "The number in the name of a library is the version that the "
                               "program was built with; another one will not do. An image of the "
                               "framework brings them along."),
             {}},
            installSnippets(pins, tensorflow));
        if (fix.snippets.empty())
            fix.snippets = {{"shell", "ldconfig -p | grep -E 'libcudart|libcudnn'"}};
        return fix;
    }
    case Reason::CpuBuild:
        return usualFix(
            "install-gpu-build",
            {FAULTLINE_TR_NOOP("Diagnosis", "Install the build with GPU code"), {}},
            {FAULTLINE_TR_NOOP("Diagnosis",
                               "A package that another one pulled in may have replaced "
                               "it."),
             {}},
            pins.empty()
                ? std::vector<Fix::Snippet>{{"shell", "python -m pip install --force-reinstall "
                                                      "torch torchvision"}}
                : installSnippets(pins, tensorflow));
    case Reason::Hidden:
        return usualFix(
            "show-gpu", {FAULTLINE_TR_NOOP("Diagnosis", "Let the program see the GPU"), {}},
            {FAULTLINE_TR_NOOP("Diagnosis", "CUDA_VISIBLE_DEVICES hides it, the job asked the "
                                            "scheduler for none, or the container was started "
                                            "without it."),
             {}},
            {{"shell", "nvidia-smi -L; echo \"${CUDA_VISIBLE_DEVICES-not set}\"\n"
                       "export CUDA_VISIBLE_DEVICES=0"},
             {"shell", "docker run --gpus all ..."}});
    case Reason::NoDriver:
        return usualFix(
            "install-driver",
            {FAULTLINE_TR_NOOP("Diagnosis", "Give the machine or the container the GPU driver"),
             {}},
            {FAULTLINE_TR_NOOP("Diagnosis", "The driver belongs to the host; a container gets it "
                                            "with --gpus. If the machine has no GPU, take one that "
                                            "has."),
             {}},
            {{"shell", "nvidia-smi"}, {"shell", "docker run --gpus all ..."}});
    case Reason::NotChosen:
    case Reason::Idle: break;
    }
    return usualFix(
        "choose-gpu", {FAULTLINE_TR_NOOP("Diagnosis", "Tell the program to use GPU 0"), {}},
        {FAULTLINE_TR_NOOP("Diagnosis", "And ask the framework whether it sees the GPU."), {}},
        {{"tensorflow", "assert tf.config.list_physical_devices(\"GPU\")"},
         {"pytorch", "assert torch.cuda.is_available()\nmodel.to(\"cuda:0\")"},
         {"yaml", "device: 0"}});
}

std::optional<OnCpu> idleGpus(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const auto least =
        static_cast<std::size_t>(std::max(input.settings.threshold(info(), "samples"), 1.0));
    const auto leastBare = static_cast<std::size_t>(
        std::max(input.settings.threshold(info(), "watched-samples"), 1.0));
    const double idle = input.settings.threshold(info(), "idle-utilization");
    const double held = input.settings.threshold(info(), "idle-memory-bytes");
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        const std::vector<double> values = utilizations(*log);
        const bool isBare = training.progress.empty() && training.logs.empty();
        if (values.size() < (isBare ? leastBare : least)
            || (!isBare && !watchedTheSteps(*log, training)))
            continue;
        const double highest = quantile(values, 0.99);
        sink.computed(numberEvidence(
            "gpu-utilization",
            {FAULTLINE_TR_NOOP("Diagnosis", "99th percentile of GPU utilization"), {}},
            {highest, Unit::Fraction}, idle));
        sink.judged(heldAgainst(
            judgedSorted(values,
                         {FAULTLINE_TR_NOOP("Diagnosis",
                                            "Utilization of the GPUs, least busy samples first"),
                          {}},
                         {FAULTLINE_TR_NOOP("Diagnosis", "Samples"), {}}, Unit::Fraction),
            {FAULTLINE_TR_NOOP("Diagnosis", "Idle below"), {}}, idle));
        double memory = 0.0;
        for (const HardwareSeries& series : log->series) {
            if (series.quantity == HardwareQuantity::GpuMemoryUsed && !series.series.empty())
                memory = std::max(memory, series.series.range(0, series.series.size()).max);
        }
        if (highest <= idle && memory <= held)
            return OnCpu{.reason = Reason::Idle,
                         .events = {},
                         .libraries = {},
                         .verdict = nullptr,
                         .idleLog = log.get()};
    }
    return std::nullopt;
}

void report(const RuleInput& input, const OnCpu& found,
            const std::vector<CompatibilityVerdict>& verdicts, FindingSink& sink)
{
    const Training& training = input.training;
    // A machine without a GPU may be meant to train: only what is there can be left out.
    const bool hasGpu = knowsGpu(training) || found.reason == Reason::LibrariesMissing;
    const bool isWatchedOnly = found.reason == Reason::Idle && !hasStepped(training);
    Finding finding;
    finding.severity = isWatchedOnly                                        ? Severity::Info
                       : hasGpu && (found.hasEnded || hasStepped(training)) ? Severity::Critical
                       : hasGpu || isForGpu(training)                       ? Severity::Warning
                                                                            : Severity::Info;
    finding.confidence = isWatchedOnly                  ? 0.5
                         : found.reason == Reason::Idle ? 0.8
                         : found.events.empty()         ? 0.85
                                                        : 0.95;
    finding.cost = finding.severity == Severity::Info ? 0.1 : 1.0 - 1.0 / kLeastSlowdown;
    if (finding.severity == Severity::Critical && !found.hasEnded)
        finding.stake.stepTimeShare = 1.0 - 1.0 / kLeastSlowdown;
    finding.title =
        isWatchedOnly
            ? Text{FAULTLINE_TR_NOOP("Diagnosis", "The GPU did nothing in all of the time "
                                                  "that it was watched"),
                   {}}
            : titleOf(found);
    finding.explanation =
        isWatchedOnly
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "If a training ran meanwhile, it ran on the CPU. There is "
                                     "neither a console nor a step that would tell."),
                   {}}
        : hasGpu
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "There is a GPU, and the program goes on without it: steps "
                                     "take 10 to 50 times as long."),
                   {}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Nothing shows that the machine has a GPU. If it has, or "
                                     "should have, steps take 10 to 50 times as long as they "
                                     "could."),
                   {}};
    std::set<std::string_view> shown;
    for (const LoggedEvent& one : found.events) {
        const bool isNew = shown.insert(one.event->signature).second;
        if (isNew || (one.event->signature == "tf.dlopen" && finding.evidence.size() < 8))
            finding.evidence.emplace_back(
                one.evidence({FAULTLINE_TR_NOOP("Diagnosis", "The program says so"), {}}));
    }
    if (found.idleLog != nullptr) {
        for (const HardwareSeries& series : found.idleLog->series) {
            if (series.quantity != HardwareQuantity::GpuUtilization || series.series.empty())
                continue;
            finding.evidence.emplace_back(HardwareEvidence{
                .log = found.idleLog->name(),
                .quantity = std::string(hardwareQuantityInfo(series.quantity).id),
                .device = found.idleLog->devices[series.device].index,
                .firstTime = series.series.minWallTime(),
                .lastTime = series.series.maxWallTime(),
                .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Nothing ran on this GPU"), {}}});
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
        Abstention abstention;
        abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Neither a console nor a GPU log tells whether the "
                                               "GPU was used."),
                             {}};
        abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis", "Run the training under the recorder."),
                             {}};
        abstention.command = "faultline-cli record -- python train.py";
        abstention.missing = std::string(toString(EvidenceKind::Console));
        sink.abstain(std::move(abstention));
    }
}

} // namespace faultline::rules::training_on_cpu
