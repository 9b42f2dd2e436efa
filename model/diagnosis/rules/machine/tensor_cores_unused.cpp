// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/tensor_cores_unused.h"

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/vram/hardware.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

namespace faultline::rules::tensor_cores_unused {

namespace {

constexpr double kFirstCapability = 7.0; // Volta
constexpr double kUsualSpeedUp = 2.0;    // of those kernels, where no data sheet is at hand
constexpr double kMostSpeedUp = 4.0;     // memory limits what data sheets promise

/// What the kernels of a profile tell.
struct Kernels {
    const TraceProfile* profile = nullptr;
    const KernelTotal* longest = nullptr; ///< that could use Tensor Cores and does not
    double allSeconds = 0.0;
    double eligibleSeconds = 0.0; ///< convolutions and matrix products
    double tensorSeconds = 0.0;
    double inputShare = 0.0; ///< of the step
    double computeShare = 0.0;
    double capability = 0.0; ///< 0: not known
    double speedUp = kUsualSpeedUp;

    [[nodiscard]] double eligibleShare() const { return eligibleSeconds / allSeconds; }
    [[nodiscard]] double tensorShare() const { return tensorSeconds / eligibleSeconds; }
};

double capabilityOf(const std::string& text)
{
    double value = 0.0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

void addDevice(const Training& training, const TraceProfile& profile, Kernels& kernels)
{
    std::optional<vram::Gpu> gpu;
    for (const DeviceTotal& device : profile.devices) {
        if (!device.isUsed())
            continue;
        kernels.capability = std::max(kernels.capability, capabilityOf(device.computeCapability));
        if (!gpu && !device.name.empty()) {
            if (Result<vram::Gpu> known = vram::findGpu(device.name))
                gpu = std::move(known.value());
        }
    }
    if (!gpu && training.machine != nullptr)
        gpu = training.machine->gpu;
    if (!gpu)
        return;
    if (kernels.capability <= 0.0)
        kernels.capability = gpu->computeCapability;
    if (gpu->halfTeraflops > 0.0 && gpu->floatTeraflops > 0.0)
        kernels.speedUp = std::clamp(gpu->halfTeraflops / gpu->floatTeraflops, 1.0, kMostSpeedUp);
}

std::optional<Kernels> kernelsOf(const Training& training, const TraceProfile& profile)
{
    Kernels found;
    found.profile = &profile;
    for (const KernelTotal& kernel : profile.kernels) {
        found.allSeconds += kernel.seconds;
        if (kernel.usesTensorCores)
            found.tensorSeconds += kernel.seconds;
        if (!kernel.usesTensorCores && !kernel.isTensorCoreEligible)
            continue;
        found.eligibleSeconds += kernel.seconds;
        if (!kernel.usesTensorCores
            && (found.longest == nullptr || kernel.seconds > found.longest->seconds))
            found.longest = &kernel;
    }
    const auto breakdown = profile.typicalBreakdown();
    const double step = std::accumulate(breakdown.begin(), breakdown.end(), 0.0);
    if (!(found.allSeconds > 0.0 && found.eligibleSeconds > 0.0 && step > 0.0))
        return std::nullopt;
    const auto shareOf = [&breakdown, step](StepCategory category) {
        return breakdown[static_cast<std::size_t>(category)] / step;
    };
    found.inputShare = shareOf(StepCategory::Input) + shareOf(StepCategory::HostToDevice);
    found.computeShare = shareOf(StepCategory::Compute);
    addDevice(training, profile, found);
    return found;
}

/// A field of the configuration that turns mixed precision off.
std::optional<std::size_t> switchedOff(const ConfigDocument& config)
{
    if (config.kind != ConfigKind::Ultralytics && config.kind != ConfigKind::Lightning)
        return std::nullopt;
    for (const char* path : {"amp", "precision"}) {
        const std::size_t node = config.find(path);
        if (node == ConfigNode::npos || config.nodes[node].state != FieldState::Set)
            continue;
        const std::string& value = config.nodes[node].value;
        const bool isOff = std::string_view(path) == "amp" ? value == "false" || value == "False"
                                                           : value == "32" || value == "32-true";
        if (isOff)
            return node;
    }
    return std::nullopt;
}

Fix mixedPrecision(const ConfigDocumentPtr& config, std::optional<std::size_t> field)
{
    Fix fix = fix::mixedPrecision();
    if (field) {
        const std::string& name = config->nodes[*field].name;
        const std::string value = name == "amp" ? "true" : "\"16-mixed\"";
        fix.snippets.insert(fix.snippets.begin(),
                            snippet::inConfig({.field = name, .value = value}));
        fix.edits = {{.config = config->id(), .path = config->path(*field), .value = value}};
    }
    return fix;
}

/// True if it fired.
bool judgeConfig(const Training& training, FindingSink& sink)
{
    const ConfigDocumentPtr config = training.config();
    const std::optional<std::size_t> field =
        config ? switchedOff(*config) : std::optional<std::size_t>();
    if (!field || training.machine == nullptr || !training.machine->gpu
        || training.machine->gpu->computeCapability < kFirstCapability)
        return false;
    Finding finding;
    finding.severity = Severity::Info; // what it costs, only a profile tells
    finding.confidence = confidence::turnedOff;
    finding.cost = cost::turnedOff;
    finding.title = text::turnedOff(training.machine->gpu->name);
    finding.explanation = text::turnedOffExplained();
    finding.evidence.emplace_back(ConfigEvidence{.config = config->id(),
                                                 .path = config->path(*field),
                                                 .line = config->nodes[*field].line,
                                                 .value = config->nodes[*field].value,
                                                 .caption = text::turnedOffHere()});
    finding.fixes.push_back(mixedPrecision(config, field));
    sink.report(std::move(finding));
    return true;
}

/// Without a profile: what the GPU could do and whether the configuration keeps it from that.
void tellMachine(const Training& training, FindingSink& sink)
{
    const ConfigDocumentPtr config = training.config();
    sink.computed(
        number::precisionSwitches(Count(config && switchedOff(*config) ? 1 : 0), Count(0)));
    if (training.machine != nullptr && training.machine->gpu)
        sink.computed(number::computeCapability(Plain(training.machine->gpu->computeCapability),
                                                Plain(kFirstCapability),
                                                training.machine->gpu->name));
}

void report(const Training& training, const Kernels& kernels, const Thresholds& thresholds,
            FindingSink& sink)
{
    constexpr double kWorthIt = 0.1;
    Finding finding;
    finding.cost = kernels.computeShare * kernels.eligibleShare() * (1.0 - kernels.tensorShare())
                   * (1.0 - 1.0 / kernels.speedUp);
    finding.severity = finding.cost >= kWorthIt ? Severity::Warning : Severity::Info;
    finding.confidence = confidence::kernelsSeen;
    finding.stake.stepTimeShare = finding.cost;
    finding.title = text::couldBeSaved(
        {.done = Fraction(kernels.tensorShare()), .saved = Fraction(finding.cost)});
    finding.explanation = text::kernelsExplained({.eligible = Fraction(kernels.eligibleShare()),
                                                  .kernels = Fraction(kernels.computeShare),
                                                  .faster = Ratio(kernels.speedUp)});
    const std::string kernel =
        kernels.longest == nullptr ? std::string() : firstLineOf(kernels.longest->name, 80);
    finding.evidence.emplace_back(TraceEvidence{.profile = kernels.profile->id(),
                                                .beginNs = 0,
                                                .endNs = 0,
                                                .caption = text::longest(kernel)});
    finding.evidence.emplace_back(number::tensorShare(Fraction(kernels.tensorShare()), thresholds));
    finding.evidence.emplace_back(
        number::eligibleShare(Fraction(kernels.eligibleShare()), thresholds));
    const ConfigDocumentPtr config = training.config();
    finding.fixes.push_back(
        mixedPrecision(config, config ? switchedOff(*config) : std::optional<std::size_t>()));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    std::optional<Kernels> worst;
    bool judgedAny = false;
    for (const TraceProfilePtr& profile : training.profiles) {
        const std::optional<Kernels> kernels = kernelsOf(training, *profile);
        if (!kernels || kernels->capability <= 0.0)
            continue;
        judgedAny = true;
        sink.computed(number::tensorShare(Fraction(kernels->tensorShare()), thresholds));
        const bool isLost = kernels->capability >= kFirstCapability && kernels->speedUp > 1.0
                            && kernels->eligibleShare() >= thresholds.eligibleShare
                            && kernels->tensorShare() < thresholds.tensorShare
                            && kernels->computeShare >= thresholds.computeShare
                            && kernels->inputShare < thresholds.inputShare;
        if (isLost && (!worst || kernels->eligibleSeconds > worst->eligibleSeconds))
            worst = kernels;
    }
    if (worst)
        report(training, *worst, thresholds, sink);
    else if (!judgedAny)
        tellMachine(training, sink);
    if (!judgedAny && !judgeConfig(training, sink) && !training.isPlanned)
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Profile));
}

} // namespace faultline::rules::tensor_cores_unused
