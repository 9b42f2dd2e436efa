// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/pcie_degraded.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
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
    return heldAgainst(
        judgedOverTime(times, rates,
                       {FAULTLINE_TR_NOOP("Diagnosis", "Rate of the link under load"), {}},
                       Unit::Fraction),
        {FAULTLINE_TR_NOOP("Diagnosis", "All it could be"), {}}, 1.0);
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
        const auto breakdown = profile->meanBreakdown();
        const double all = std::accumulate(breakdown.begin(), breakdown.end(), 0.0);
        const double copy = breakdown[static_cast<std::size_t>(StepCategory::HostToDevice)];
        if (all > 0.0 && (!largest || copy / all > largest->share))
            largest = CopyShare{.share = copy / all, .profile = profile.get()};
    }
    return largest;
}

void report(const RuleInput& input, const DeviceSamples& samples, const Link& link,
            FindingSink& sink);

Abstention abstainWithoutLink()
{
    Abstention abstention;
    abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The GPU log does not tell the PCIe link under load and "
                                           "what it could be."),
                         {}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis", "Record both while the training runs."),
                         {}};
    abstention.command = "nvidia-smi --query-gpu=timestamp,index,utilization.gpu,"
                         "pcie.link.gen.current,pcie.link.gen.max,pcie.link.width.current,"
                         "pcie.link.width.max --format=csv -l 1 > gpu.csv";
    abstention.missing = "pcie-link";
    return abstention;
}

void report(const RuleInput& input, const DeviceSamples& samples, const Link& link,
            FindingSink& sink)
{
    constexpr double kMostOfIt = 0.5;
    const double least = input.settings.threshold(info(), "copy-share");
    const std::optional<CopyShare> copies = copyShareOf(input.training);
    const bool isFelt = copies && copies->share >= least;
    const auto count = [](double value) { return std::to_string(std::lround(value)); };
    Finding finding;
    finding.cost = isFelt ? copies->share * (1.0 - link.shareOfRate()) : 0.02;
    finding.severity = !isFelt                     ? Severity::Info
                       : finding.cost >= kMostOfIt ? Severity::Critical
                                                   : Severity::Warning;
    finding.confidence = isFelt ? 0.9 : 0.6;
    if (isFelt)
        finding.stake.stepTimeShare = finding.cost;
    finding.title = {FAULTLINE_TR_NOOP(
                         "Diagnosis", "GPU %1 is linked by PCIe %2 x%3 under load, and could be by "
                                      "%4 x%5"),
                     {std::to_string(std::max(samples.device().index, 0)), count(link.generation),
                      count(link.lanes), count(link.mostGeneration), count(link.mostLanes)}};
    finding.explanation =
        isFelt
            ? Text{FAULTLINE_TR_NOOP(
                       "Diagnosis", "The link has %1 of its rate, and copies to the device take %2 "
                                    "of the step: a full link would save about %3."),
                   {Quantity{link.shareOfRate(), Unit::Fraction},
                    Quantity{copies->share, Unit::Fraction},
                    Quantity{finding.cost, Unit::Fraction}}}
        : copies ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                          "The link has %1 of its rate; copies to the device take "
                                          "only %2 of the step, so that it is hardly felt."),
                        {Quantity{link.shareOfRate(), Unit::Fraction},
                         Quantity{copies->share, Unit::Fraction}}}
                 : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                          "The link has %1 of its rate. Whether that is felt, a "
                                          "profile of some steps tells: how long copies take."),
                        {Quantity{link.shareOfRate(), Unit::Fraction}}};
    finding.evidence.emplace_back(samples.evidence(
        link.lanes < link.mostLanes ? HardwareQuantity::GpuPcieWidth
                                    : HardwareQuantity::GpuPcieGeneration,
        link.first, link.last, {FAULTLINE_TR_NOOP("Diagnosis", "The link under load"), {}}));
    finding.evidence.emplace_back(numberEvidence(
        "link-rate-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Rate of the link, of what it could be"), {}},
        {link.shareOfRate(), Unit::Fraction}, 1.0));
    if (copies) {
        finding.evidence.emplace_back(numberEvidence(
            "copy-share", {FAULTLINE_TR_NOOP("Diagnosis", "Copies to the device, of the step"), {}},
            {copies->share, Unit::Fraction}, least));
        finding.evidence.emplace_back(
            TraceEvidence{.profile = copies->profile->name(),
                          .beginNs = 0,
                          .endNs = 0,
                          .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Where the copies are"), {}}});
    }
    Fix fix;
    fix.id = "restore-link";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Bring the link back to PCIe %1 x%2: reseat the card, another "
                                   "slot, or another machine"),
                 {count(link.mostGeneration), count(link.mostLanes)}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "A riser, a slot that shares its lanes, a setting of the "
                                    "firmware, dirt on the contacts. In a cloud, another machine."),
                  {}};
    fix.snippets = {{"shell", "nvidia-smi -q -i "
                                  + std::to_string(std::max(samples.device().index, 0))
                                  + " | grep -A 12 'GPU Link Info'"}};
    fix.check = {
        FAULTLINE_TR_NOOP("Diagnosis", "Under load the next run has the link at its maximum."), {}};
    finding.fixes.push_back(std::move(fix));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const double busyFrom = input.settings.threshold(info(), "busy-utilization");
    const auto fewest =
        static_cast<std::size_t>(std::max(input.settings.threshold(info(), "samples"), 1.0));
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
        sink.abstain(abstainWithoutLink());
        return;
    }
    sink.computed(numberEvidence(
        "link-rate-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Rate of the link, of what it could be"), {}},
        {worst->shareOfRate(), Unit::Fraction}, 1.0));
    sink.computed(numberEvidence("loaded-samples",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Samples under load"), {}},
                                 countOf(worst->samples), static_cast<double>(fewest)));
    sink.judged(judgedLink(DeviceSamples(*worstLog, worstGpu), *worst, busyFrom));
    if (worst->isDegraded())
        report(input, DeviceSamples(*worstLog, worstGpu), *worst, sink);
}

} // namespace faultline::rules::pcie_degraded
