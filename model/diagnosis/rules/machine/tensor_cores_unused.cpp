// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/tensor_cores_unused.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/vram/hardware.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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
    const auto breakdown = profile.meanBreakdown();
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

void report(const RuleInput& input, const Kernels& kernels, FindingSink& sink);
bool judgeConfig(const Training& training, FindingSink& sink);

Fix mixedPrecision(const ConfigDocumentPtr& config, std::optional<std::size_t> field)
{
    Fix fix;
    fix.id = "mixed-precision";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Train in mixed precision with loss scaling"), {}};
    fix.detail = {FAULTLINE_TR_NOOP(
                      "Diagnosis", "Weights stay in full precision, and a scaled loss keeps small "
                                   "gradients. Numbers of channels that are multiples of 8 use the "
                                   "units fully. It also halves the memory of activations."),
                  {}};
    fix.snippets = {
        {"pytorch",
         "scaler = torch.cuda.amp.GradScaler()\nwith torch.autocast(\"cuda\", "
         "dtype=torch.float16):\n    loss = model(batch)\nscaler.scale(loss).backward()\n"
         "scaler.step(optimizer)\nscaler.update()"},
        {"tensorflow", "tf.keras.mixed_precision.set_global_policy(\"mixed_float16\")"}};
    if (field) {
        const bool isAmp = config->nodes[*field].name == "amp";
        const std::string value = isAmp ? "true" : "\"16-mixed\"";
        fix.snippets.insert(fix.snippets.begin(),
                            {"yaml", config->nodes[*field].name + ": " + value});
        fix.edits = {{.config = config->name(), .path = config->path(*field), .value = value}};
    }
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "A profile of the next run shows kernels that use Tensor Cores, "
                                   "and the loss falls as before."),
                 {}};
    fix.promises = {{.kind = Promise::Kind::NumberAtLeast,
                     .ruleId = "tensor-cores-unused",
                     .number = "tensor-share",
                     .value = {0.5, Unit::Fraction}}};
    return fix;
}

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
    finding.confidence = 0.6;
    finding.cost = 0.1;
    finding.title = {FAULTLINE_TR_NOOP(
                         "Diagnosis", "Mixed precision is turned off, and the %1 has units for it"),
                     {training.machine->gpu->name}};
    finding.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                             "If the kernels are what steps wait for, they take "
                                             "about half as long in half precision."),
                           {}};
    finding.evidence.emplace_back(
        ConfigEvidence{.config = config->name(),
                       .path = config->path(*field),
                       .line = config->nodes[*field].line,
                       .value = config->nodes[*field].value,
                       .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Turned off here"), {}}});
    finding.fixes.push_back(mixedPrecision(config, field));
    sink.report(std::move(finding));
    return true;
}

/// Without a profile: what the GPU could do and whether the configuration keeps it from that.
void tellMachine(const Training& training, FindingSink& sink)
{
    const ConfigDocumentPtr config = training.config();
    sink.computed(numberEvidence(
        "precision-switches",
        {FAULTLINE_TR_NOOP("Diagnosis", "Settings that turn mixed precision off"), {}},
        countOf(config && switchedOff(*config) ? 1 : 0), 0.0));
    if (training.machine != nullptr && training.machine->gpu)
        sink.computed(
            numberEvidence("compute-capability",
                           {FAULTLINE_TR_NOOP("Diagnosis", "Compute capability of the %1"),
                            {training.machine->gpu->name}},
                           plain(training.machine->gpu->computeCapability), kFirstCapability));
}

void report(const RuleInput& input, const Kernels& kernels, FindingSink& sink)
{
    constexpr double kWorthIt = 0.1;
    Finding finding;
    finding.cost = kernels.computeShare * kernels.eligibleShare() * (1.0 - kernels.tensorShare())
                   * (1.0 - 1.0 / kernels.speedUp);
    finding.severity = finding.cost >= kWorthIt ? Severity::Warning : Severity::Info;
    finding.confidence = 0.8;
    finding.stake.stepTimeShare = finding.cost;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Tensor Cores do %1 of the work that they could do: up to %2 "
                          "of each step could be saved"),
        {Quantity{kernels.tensorShare(), Unit::Fraction}, Quantity{finding.cost, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "Convolutions and matrix products take %1 of the kernel time, nearly all "
                          "in full precision, and the step consists of kernels to %2. In half "
                          "precision such kernels are up to %3 as fast on this card."),
        {Quantity{kernels.eligibleShare(), Unit::Fraction},
         Quantity{kernels.computeShare, Unit::Fraction}, Quantity{kernels.speedUp, Unit::Ratio}}};
    const std::string kernel =
        kernels.longest == nullptr ? std::string() : firstLineOf(kernels.longest->name, 80);
    finding.evidence.emplace_back(TraceEvidence{
        .profile = kernels.profile->name(),
        .beginNs = 0,
        .endNs = 0,
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The longest of them is %1"), {kernel}}});
    finding.evidence.emplace_back(numberEvidence(
        "tensor-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Eligible kernel time on Tensor Cores"), {}},
        {kernels.tensorShare(), Unit::Fraction}, input.settings.threshold(info(), "tensor-share")));
    finding.evidence.emplace_back(numberEvidence(
        "eligible-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Convolutions and matrix products, of kernel time"), {}},
        {kernels.eligibleShare(), Unit::Fraction},
        input.settings.threshold(info(), "eligible-share")));
    const ConfigDocumentPtr config = input.training.config();
    finding.fixes.push_back(
        mixedPrecision(config, config ? switchedOff(*config) : std::optional<std::size_t>()));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    std::optional<Kernels> worst;
    bool judgedAny = false;
    for (const TraceProfilePtr& profile : training.profiles) {
        const std::optional<Kernels> kernels = kernelsOf(training, *profile);
        if (!kernels || kernels->capability <= 0.0)
            continue;
        judgedAny = true;
        sink.computed(numberEvidence(
            "tensor-share",
            {FAULTLINE_TR_NOOP("Diagnosis", "Eligible kernel time on Tensor Cores"), {}},
            {kernels->tensorShare(), Unit::Fraction}, settings.threshold(info(), "tensor-share")));
        const bool isLost =
            kernels->capability >= kFirstCapability && kernels->speedUp > 1.0
            && kernels->eligibleShare() >= settings.threshold(info(), "eligible-share")
            && kernels->tensorShare() < settings.threshold(info(), "tensor-share")
            && kernels->computeShare >= settings.threshold(info(), "compute-share")
            && kernels->inputShare < settings.threshold(info(), "input-share");
        if (isLost && (!worst || kernels->eligibleSeconds > worst->eligibleSeconds))
            worst = kernels;
    }
    if (worst)
        report(input, *worst, sink);
    else if (!judgedAny)
        tellMachine(training, sink);
    if (!judgedAny && !judgeConfig(training, sink) && !training.isPlanned)
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Profile));
}

} // namespace faultline::rules::tensor_cores_unused
