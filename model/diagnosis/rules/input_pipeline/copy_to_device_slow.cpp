// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/copy_to_device_slow.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/signals/step_shares.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace faultline::rules::copy_to_device_slow {

namespace {

/// Bytes per second below which a copy cannot have come from pinned memory on any PCIe link of
/// 16 lanes: half of what generation 3 reaches in practice (about 12 GB/s).
constexpr double kPageableRate = 6e9;

struct Copies {
    const StepShares* shares = nullptr;
    ShareOfSteps share;
    double ofInput = 0.0; ///< share of the time that goes to input
    double rate = 0.0;    ///< bytes per second; 0: not known
    double bytesPerStep = 0.0;
};

Copies copiesOf(const StepShares& shares)
{
    Copies copies;
    copies.shares = &shares;
    copies.share = shares.of({StepCategory::HostToDevice});
    const double input = shares.secondsOf({StepCategory::Input, StepCategory::HostToDevice});
    if (input > 0.0)
        copies.ofInput = shares.secondsOf({StepCategory::HostToDevice}) / input;
    double bytes = 0.0;
    double busy = 0.0;
    for (const DeviceTotal& device : shares.profile().devices) {
        bytes += static_cast<double>(device.hostToDeviceBytes);
        busy += device.hostToDeviceSeconds;
    }
    if (bytes > 0.0 && busy > 0.0) {
        copies.rate = bytes / busy;
        copies.bytesPerStep = bytes / static_cast<double>(shares.steps());
    }
    return copies;
}

[[nodiscard]] Severity severityOf(const Copies& copies, const RuleSettings& settings);
[[nodiscard]] std::vector<Fix> fixes(const Training& training, const Copies& copies);

Severity severityOf(const Copies& copies, const RuleSettings& settings)
{
    const double median = copies.share.median;
    if (median >= 0.5 && copies.shares->steps() >= kStepsToBeSure)
        return Severity::Critical;
    return median >= settings.threshold(info(), "high-share") ? Severity::Warning : Severity::Info;
}

std::vector<Fix> fixes(const Training& training, const Copies& copies)
{
    constexpr double kTarget = 0.02;
    const Text check{FAULTLINE_TR_NOOP("Diagnosis",
                                       "In a profile of the next run copies take less than %1 of a "
                                       "step instead of %2."),
                     {share(kTarget), share(copies.share.median)}};
    const Framework framework = frameworkOf(training);
    Fix pin;
    pin.id = "copy-ahead";
    pin.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Copy the next batch while a step runs, from pinned memory"),
        {}};
    pin.detail =
        copies.rate > 0.0 && copies.rate < kPageableRate
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "%1 is less than half of what a link reaches from pinned "
                                     "memory."),
                   {Quantity{copies.rate, Unit::BytesPerSecond}}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "A copy that runs beside the kernels costs the step nothing."),
                   {}};
    const Fix::Snippet pytorch{"pytorch", "loader = DataLoader(..., pin_memory=True)\n"
                                          "images = images.to(device, non_blocking=True)"};
    const Fix::Snippet tensorflow{
        "tensorflow", "dataset = dataset.apply(\n    "
                      "tf.data.experimental.prefetch_to_device(\"/GPU:0\", buffer_size=2))"};
    Fix bytes;
    bytes.id = "copy-bytes";
    bytes.title = copies.bytesPerStep > 0.0
                      ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                               "Copy pictures as bytes: %1 for a step instead of "
                                               "%2"),
                             {Quantity{copies.bytesPerStep / 4.0, Unit::Bytes},
                              Quantity{copies.bytesPerStep, Unit::Bytes}}}
                      : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                               "Copy pictures as bytes, a quarter of what they are "
                                               "as 32-bit numbers"),
                             {}};
    bytes.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                      "Convert and normalise on the device, where it takes next to "
                                      "nothing. It helps only if they are copied as 32-bit numbers "
                                      "now."),
                    {}};
    const Fix::Snippet bytesInPyTorch{"pytorch", "images = images.to(device, non_blocking=True)  "
                                                 "# uint8\nimages = images.float().div_(255)"};
    const Fix::Snippet bytesInTensorFlow{
        "tensorflow", "images = tf.cast(images, tf.float32) / 255.0  # in the model, not in map()"};
    if (framework != Framework::TensorFlow && framework != Framework::ObjectDetectionApi) {
        pin.snippets.push_back(pytorch);
        bytes.snippets.push_back(bytesInPyTorch);
    }
    if (framework != Framework::PyTorch) {
        pin.snippets.push_back(tensorflow);
        bytes.snippets.push_back(bytesInTensorFlow);
    }
    pin.check = check;
    bytes.check = check;
    const std::vector<Promise> promises{{.kind = Promise::Kind::NumberAtMost,
                                         .ruleId = "copy-to-device-slow",
                                         .number = "copy-share",
                                         .value = share(kTarget)}};
    pin.promises = promises;
    bytes.promises = promises;
    return {std::move(pin), std::move(bytes)};
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const std::vector<StepShares> profiles = stepSharesOf(input.training);
    if (profiles.empty()) {
        sink.abstain(abstainWithoutSteps(input.training));
        return;
    }
    Copies worst;
    for (const StepShares& shares : profiles) {
        const Copies copies = copiesOf(shares);
        if (worst.shares == nullptr || copies.share.median > worst.share.median)
            worst = copies;
    }
    constexpr double kInputMatters = 0.05;
    const double limit = input.settings.threshold(info(), "copy-share");
    const double part = input.settings.threshold(info(), "input-part");
    const NumberEvidence measured = numberEvidence(
        "copy-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of a step that waits for copies to the device"), {}},
        share(worst.share.median), limit);
    sink.computed(measured);
    sink.judged(worst.shares->points(
        {StepCategory::HostToDevice},
        {FAULTLINE_TR_NOOP("Diagnosis", "Share of each step that waits for copies"), {}}, limit));
    const double inputShare =
        worst.shares->of({StepCategory::Input, StepCategory::HostToDevice}).median;
    const bool isPartOfInput = inputShare >= kInputMatters && worst.ofInput >= part;
    if (worst.share.median < limit && !isPartOfInput)
        return;

    Finding finding;
    finding.severity = severityOf(worst, input.settings);
    finding.confidence = worst.shares->steps() >= kStepsToBeSure ? 0.9 : 0.6;
    finding.cost = std::clamp(worst.share.median, 0.0, 1.0);
    finding.stake.stepTimeShare = worst.share.median;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Copies from the host to the device take %1 of each step "
                                       "(%2)"),
                     {share(worst.share.median),
                      seconds(worst.shares->secondsOf({StepCategory::HostToDevice}))}};
    finding.explanation =
        worst.rate > 0.0
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "%1 are copied for each step at %2, and nothing runs on the "
                                     "device meanwhile. Pictures as 32-bit numbers are four times "
                                     "as large as they are stored, and memory that is not pinned "
                                     "is copied twice."),
                   {Quantity{worst.bytesPerStep, Unit::Bytes},
                    Quantity{worst.rate, Unit::BytesPerSecond}}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Nothing runs on the device while they are made. Pictures as "
                                     "32-bit numbers are four times as large as they are stored, "
                                     "and memory that is not pinned is copied twice."),
                   {}};
    finding.evidence.emplace_back(
        worst.shares->evidence({FAULTLINE_TR_NOOP("Diagnosis", "The %1 steps that were judged"),
                                {countOf(worst.shares->steps())}}));
    finding.evidence.emplace_back(measured);
    finding.evidence.emplace_back(numberEvidence(
        "copy-share-low",
        {FAULTLINE_TR_NOOP("Diagnosis", "Lower end of the interval over the steps"), {}},
        share(worst.share.low)));
    finding.evidence.emplace_back(numberEvidence(
        "copy-share-high",
        {FAULTLINE_TR_NOOP("Diagnosis", "Upper end of the interval over the steps"), {}},
        share(worst.share.high)));
    finding.evidence.emplace_back(numberEvidence(
        "input-part", {FAULTLINE_TR_NOOP("Diagnosis", "Copies, of the time for input"), {}},
        share(worst.ofInput), part));
    if (worst.rate > 0.0)
        finding.evidence.emplace_back(
            numberEvidence("copy-rate", {FAULTLINE_TR_NOOP("Diagnosis", "Rate of the copies"), {}},
                           {worst.rate, Unit::BytesPerSecond}, kPageableRate));
    finding.fixes = fixes(input.training, worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::copy_to_device_slow
