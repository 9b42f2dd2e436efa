// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/copy_to_device_slow.h"

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

    [[nodiscard]] double median() const { return share.median; }
};

std::optional<Copies> copiesOf(const StepShares& shares)
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

/// A small copy is worth a look where it is much of what the input costs.
bool isPartOfInput(const Copies& copies, const Thresholds& thresholds)
{
    constexpr double kInputMatters = 0.05;
    const double input =
        copies.shares->of({StepCategory::Input, StepCategory::HostToDevice}).median;
    return input >= kInputMatters && copies.ofInput >= thresholds.inputPart;
}

std::vector<Fix> fixes(const Training& training, const Copies& copies)
{
    Fix ahead = fix::copyAhead();
    if (copies.rate > 0.0 && copies.rate < kPageableRate)
        ahead.detail = text::belowPinned(BytesPerSecond(copies.rate));
    Fix bytes = fix::copyBytes();
    if (copies.bytesPerStep > 0.0)
        bytes.title = text::copyBytesInstead(
            {.then = Bytes(copies.bytesPerStep / 4.0), .now = Bytes(copies.bytesPerStep)});
    std::vector<Fix> made{std::move(ahead), std::move(bytes)};
    for (Fix& fix : made) {
        keepSnippetsOf(frameworkOf(training), fix);
        fix.check = text::copiesTakeLess(Fraction(copies.share.median));
    }
    return made;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    constexpr double kMostOfAStep = 0.5;
    const std::vector<StepShares> profiles = stepSharesOf(input.training);
    const std::optional<Copies> worst = worstOf(profiles, copiesOf, &Copies::median);
    if (!worst) {
        sink.abstain(abstainWithoutSteps(input.training));
        return;
    }
    const Thresholds thresholds(input.settings);
    const StepShares& shares = *worst->shares;
    const double median = worst->share.median;
    const NumberEvidence measured = number::copyShare(Fraction(median), thresholds);
    sink.computed(measured);
    sink.judged(
        shares.points({StepCategory::HostToDevice}, text::shareOfEachStep(), thresholds.copyShare));
    if (median < thresholds.copyShare && !isPartOfInput(*worst, thresholds))
        return;

    Finding finding;
    finding.severity = severityOf(median, shares.steps(),
                                  {.warning = thresholds.highShare, .critical = kMostOfAStep});
    finding.confidence =
        shares.steps() >= kStepsToBeSure ? confidence::enoughSteps : confidence::fewSteps;
    finding.cost = std::clamp(median, 0.0, 1.0);
    finding.stake.stepTimeShare = median;
    finding.title =
        text::copiesTake({.share = Fraction(median),
                          .time = Seconds(shares.secondsOf({StepCategory::HostToDevice}))});
    finding.explanation = worst->rate > 0.0
                              ? text::explainedWithRate({.bytes = Bytes(worst->bytesPerStep),
                                                         .rate = BytesPerSecond(worst->rate)})
                              : text::explained();
    finding.evidence = {shares.evidence(), measured,
                        number::copyShareLow(Fraction(worst->share.low)),
                        number::copyShareHigh(Fraction(worst->share.high)),
                        number::inputPart(Fraction(worst->ofInput), thresholds)};
    if (worst->rate > 0.0)
        finding.evidence.emplace_back(
            number::copyRate(BytesPerSecond(worst->rate), BytesPerSecond(kPageableRate)));
    finding.fixes = fixes(input.training, *worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::copy_to_device_slow
