// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/pcie_degraded.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/signals/device_samples.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::pcie_degraded {

namespace {

/// A link as it was under load and as it could be.
struct Link {
    double generation = 0.0;
    double lanes = 0.0;
    double mostGeneration = 0.0;
    double mostLanes = 0.0;
    std::size_t first = 0; ///< samples under load
    std::size_t last = 0;
    std::size_t samples = 0;

    [[nodiscard]] bool isDegraded() const
    {
        return generation < mostGeneration || lanes < mostLanes;
    }
    /// Each generation has twice the rate of the one before.
    [[nodiscard]] double shareOfRate() const
    {
        return std::exp2(generation - mostGeneration) * lanes / mostLanes;
    }
};

std::vector<double> limitOf(const DeviceSamples& samples, const std::string& what)
{
    // Newer drivers say apart what the card and what the slot can do; "max" is the lower of both.
    return samples.ofColumn("pcie.link." + what + ".max");
}

std::optional<Link> linkOf(const DeviceSamples& samples, double busyFrom, std::size_t fewest)
{
    const std::vector<double> generation = samples.of(HardwareQuantity::GpuPcieGeneration);
    const std::vector<double> lanes = samples.of(HardwareQuantity::GpuPcieWidth);
    const std::vector<bool> busy = atLeast(samples.of(HardwareQuantity::GpuUtilization), busyFrom);
    const std::vector<double> mostGeneration = limitOf(samples, "gen");
    const std::vector<double> mostLanes = limitOf(samples, "width");
    Link link;
    link.samples = std::min(taken(generation, busy).size(), taken(lanes, busy).size());
    if (link.samples < fewest || mostGeneration.empty() || mostLanes.empty())
        return std::nullopt;
    link.generation = median(taken(generation, busy));
    link.lanes = median(taken(lanes, busy));
    link.mostGeneration = median(taken(mostGeneration, busy));
    link.mostLanes = median(taken(mostLanes, busy));
    if (!(link.generation > 0.0 && link.lanes > 0.0 && link.mostGeneration > 0.0
          && link.mostLanes > 0.0))
        return std::nullopt;
    const auto first = std::find(busy.begin(), busy.end(), true);
    const auto last = std::find(busy.rbegin(), busy.rend(), true);
    link.first = static_cast<std::size_t>(first - busy.begin());
    link.last = static_cast<std::size_t>(busy.rend() - last) - 1;
    return link;
}

/// The rate of the link in every sample under load, as a share of what it could be.
JudgedPoints judgedLink(const DeviceSamples& samples, const Link& link, double busyFrom)
{
    const std::vector<double> generation = samples.of(HardwareQuantity::GpuPcieGeneration);
    const std::vector<double> lanes = samples.of(HardwareQuantity::GpuPcieWidth);
    const std::vector<bool> busy = atLeast(samples.of(HardwareQuantity::GpuUtilization), busyFrom);
    std::vector<double> times;
    std::vector<double> rates;
    for (std::size_t i = 0; i < std::min({generation.size(), lanes.size(), busy.size()}); ++i) {
        if (!busy[i])
            continue;
        Link now = link;
        now.generation = generation[i];
        now.lanes = lanes[i];
        times.push_back(samples.times()[i]);
        rates.push_back(now.shareOfRate());
    }
    return heldAgainst(judgedOverTime(times, rates, text::rateUnderLoad(), Unit::Fraction),
                       text::allItCouldBe(), 1.0);
}

/// Share of the step time that copies to the device take, and the profile that tells.
struct CopyShare {
    double share = 0.0;
    const TraceProfile* profile = nullptr;
};

std::optional<CopyShare> copyShareOf(const Training& training)
{
    std::optional<CopyShare> largest;
    for (const TraceProfilePtr& profile : training.profiles) {
        if (profile->steps.empty())
            continue;
        const auto breakdown = profile->typicalBreakdown();
        const double all = std::accumulate(breakdown.begin(), breakdown.end(), 0.0);
        const double copy = breakdown[static_cast<std::size_t>(StepCategory::HostToDevice)];
        if (all > 0.0 && (!largest || copy / all > largest->share))
            largest = CopyShare{.share = copy / all, .profile = profile.get()};
    }
    return largest;
}

/// `saved`: the share of the step that a full link would save.
Text explain(const Link& link, const std::optional<CopyShare>& copies, bool isFelt, double saved)
{
    const Fraction rate(link.shareOfRate());
    if (isFelt)
        return text::feltExplained(
            {.rate = rate, .copies = Fraction(copies->share), .saved = Fraction(saved)});
    return copies ? text::hardlyFeltExplained({.rate = rate, .copies = Fraction(copies->share)})
                  : text::notMeasuredExplained(rate);
}

void report(const RuleInput& input, const DeviceSamples& samples, const Link& link,
            FindingSink& sink)
{
    constexpr double kMostOfIt = 0.5;
    const Thresholds thresholds(input.settings);
    const std::optional<CopyShare> copies = copyShareOf(input.training);
    const bool isFelt = copies && copies->share >= thresholds.copyShare;
    const auto whole = [](double value) { return Count(std::lround(value)); };
    const std::string gpu = std::to_string(std::max(samples.device().index, 0));
    Finding finding;
    finding.cost = isFelt ? copies->share * (1.0 - link.shareOfRate()) : cost::notFelt;
    finding.severity = !isFelt                     ? Severity::Info
                       : finding.cost >= kMostOfIt ? Severity::Critical
                                                   : Severity::Warning;
    finding.confidence = isFelt ? confidence::felt : confidence::notFelt;
    if (isFelt)
        finding.stake.stepTimeShare = finding.cost;
    finding.title = text::linked({.gpu = gpu,
                                  .generation = whole(link.generation),
                                  .lanes = whole(link.lanes),
                                  .mostGeneration = whole(link.mostGeneration),
                                  .mostLanes = whole(link.mostLanes)});
    finding.explanation = explain(link, copies, isFelt, finding.cost);
    finding.evidence.emplace_back(samples.evidence(link.lanes < link.mostLanes
                                                       ? HardwareQuantity::GpuPcieWidth
                                                       : HardwareQuantity::GpuPcieGeneration,
                                                   link.first, link.last, text::linkUnderLoad()));
    finding.evidence.emplace_back(
        number::linkRateShare(Fraction(link.shareOfRate()), Fraction(1.0)));
    if (copies) {
        finding.evidence.emplace_back(number::copyShare(Fraction(copies->share), thresholds));
        finding.evidence.emplace_back(TraceEvidence{.profile = copies->profile->id(),
                                                    .beginNs = 0,
                                                    .endNs = 0,
                                                    .caption = text::whereCopiesAre()});
    }
    finding.fixes.push_back(fix::restoreLink(
        {.generation = whole(link.mostGeneration), .lanes = whole(link.mostLanes), .gpu = gpu}));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Thresholds thresholds(input.settings);
    const double busyFrom = thresholds.busyUtilization;
    const auto fewest = static_cast<std::size_t>(std::max(thresholds.samples.value, 1.0));
    const HardwareLog* worstLog = nullptr;
    std::size_t worstGpu = 0;
    std::optional<Link> worst;
    for (const HardwareLogPtr& log : input.training.hardwareLogs) {
        for (const std::size_t gpu : gpusOf(*log)) {
            const std::optional<Link> link = linkOf(DeviceSamples(*log, gpu), busyFrom, fewest);
            if (!link || (worst && worst->shareOfRate() <= link->shareOfRate()))
                continue;
            worst = link;
            worstLog = log.get();
            worstGpu = gpu;
        }
    }
    if (!worst) {
        sink.abstain(abstention::linkNotRecorded());
        return;
    }
    sink.computed(number::linkRateShare(Fraction(worst->shareOfRate()), Fraction(1.0)));
    sink.computed(number::loadedSamples(Count(worst->samples), Count(fewest)));
    sink.judged(judgedLink(DeviceSamples(*worstLog, worstGpu), *worst, busyFrom));
    if (worst->isDegraded())
        report(input, DeviceSamples(*worstLog, worstGpu), *worst, sink);
}

} // namespace faultline::rules::pcie_degraded
