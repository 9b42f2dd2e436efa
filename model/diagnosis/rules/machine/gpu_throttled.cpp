// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_throttled.h"

#include "model/core/statistics.h"
#include "model/core/throttle_reasons.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/signals/device_samples.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::gpu_throttled {

namespace {

constexpr std::uint64_t kPowerCap = 0x4;
constexpr std::uint64_t kHeat = 0x20 | 0x40;
constexpr std::uint64_t kPowerBrake = 0x80;
/// What slows a card down for want of cooling or supply. A power cap is how data-centre cards work.
constexpr std::uint64_t kSlowdown = 0x8 | kHeat | kPowerBrake;

/// Bits of every sample: as one mask, or from a column for each reason, or from a share.
std::vector<std::uint64_t> masksOf(const DeviceSamples& samples)
{
    std::vector<std::uint64_t> masks(samples.size(), 0);
    const std::vector<double> written = samples.of(HardwareQuantity::GpuThrottleReasons);
    bool any = !written.empty();
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] > 0.0 && written[i] < 0x1p53)
            masks[i] = static_cast<std::uint64_t>(written[i]);
    }
    const auto add = [&masks, &any](const std::vector<double>& shares, std::uint64_t bit) {
        constexpr double kMostOfTheTime = 0.5;
        any = any || !shares.empty();
        for (std::size_t i = 0; i < shares.size(); ++i)
            masks[i] |= shares[i] >= kMostOfTheTime ? bit : 0;
    };
    add(samples.of(HardwareQuantity::GpuThrottledByThermal), 0x20);
    add(samples.of(HardwareQuantity::GpuThrottledByPower), kPowerCap);
    for (const ThrottleReason& reason : allThrottleReasons()) {
        if (reason.costsSpeed)
            add(samples.ofColumn("throttle_reasons." + std::string(reason.id)), reason.bit);
    }
    return any ? masks : std::vector<std::uint64_t>();
}

/// What one GPU did under load.
struct Throttled {
    std::size_t samples = 0; ///< under load
    std::size_t slowed = 0;  ///< of them with a bit of kSlowdown
    std::size_t byHeat = 0;
    std::size_t byBrake = 0;
    std::size_t capped = 0;
    std::size_t first = 0; ///< sample that was slowed first and last
    std::size_t last = 0;
    double clockFree = 0.0; ///< medians, hertz; 0: not known
    double clockSlowed = 0.0;
    double hottest = 0.0;    ///< degrees, 99th percentile under load; 0: not known
    double powerLimit = 0.0; ///< watts, median; 0: not known

    [[nodiscard]] double share() const
    {
        return samples == 0 ? 0.0 : static_cast<double>(slowed) / static_cast<double>(samples);
    }
    [[nodiscard]] bool isByHeat() const { return byHeat >= byBrake && byHeat > 0; }
    [[nodiscard]] std::optional<double> clockLoss() const
    {
        if (clockFree <= 0.0 || clockSlowed <= 0.0)
            return std::nullopt;
        return std::max(1.0 - clockSlowed / clockFree, 0.0);
    }
};

Throttled measure(const DeviceSamples& samples, const std::vector<std::uint64_t>& masks,
                  const std::vector<bool>& busy)
{
    Throttled found;
    std::vector<bool> isSlowed(busy.size());
    std::vector<bool> isFree(busy.size());
    for (std::size_t i = 0; i < busy.size(); ++i) {
        if (!busy[i])
            continue;
        ++found.samples;
        isSlowed[i] = (masks[i] & kSlowdown) != 0;
        isFree[i] = !isSlowed[i];
        found.byHeat += (masks[i] & kHeat) != 0 ? 1 : 0;
        found.byBrake += (masks[i] & kPowerBrake) != 0 ? 1 : 0;
        found.capped += (masks[i] & kPowerCap) != 0 ? 1 : 0;
        if (isSlowed[i]) {
            found.first = found.slowed == 0 ? i : found.first;
            found.last = i;
            ++found.slowed;
        }
    }
    const std::vector<double> clock = samples.of(HardwareQuantity::GpuSmClock);
    found.clockSlowed = median(taken(clock, isSlowed));
    found.clockFree = median(taken(clock, isFree));
    if (const std::vector<double> most = samples.ofColumn("clocks.max.sm"); !most.empty())
        found.clockFree = std::max(found.clockFree, median(taken(most, busy)));
    found.hottest = quantile(taken(samples.of(HardwareQuantity::GpuTemperature), busy), 0.99);
    found.powerLimit = median(taken(samples.of(HardwareQuantity::GpuPowerLimit), busy));
    return found;
}

/// Rank correlation of the time of a step with the clock meanwhile; nothing without enough of both.
std::optional<double> clockAgainstSteps(const Training& training, const HardwareLog& log,
                                        const DeviceSamples& samples)
{
    constexpr std::size_t kFewest = 30;
    const std::vector<double> clock = samples.of(HardwareQuantity::GpuSmClock);
    if (clock.empty() || training.clocks == nullptr || !training.clocks->isPlaced(log.id()))
        return std::nullopt;
    std::vector<double> seconds;
    std::vector<double> clocks;
    std::size_t next = 0;
    for (const MarkRange& attempt : training.progress.attempts) {
        for (const StepInterval& interval : intervalsOf(training.progress, attempt)) {
            std::vector<double> meanwhile;
            while (next < clock.size()) {
                const double at = training.clocks->toWall(log.id(), samples.times()[next]);
                if (at >= interval.to.wallTime)
                    break;
                if (at >= interval.from.wallTime && std::isfinite(clock[next]))
                    meanwhile.push_back(clock[next]);
                ++next;
            }
            if (meanwhile.empty() || !training.phases.isSteady(interval.to.wallTime))
                continue;
            seconds.push_back(interval.secondsPerStep());
            clocks.push_back(median(meanwhile));
        }
    }
    if (seconds.size() < kFewest)
        return std::nullopt;
    return spearman(seconds, clocks);
}

/// The number of the GPU.
std::string nameOf(const DeviceSamples& samples)
{
    return std::to_string(std::max(samples.device().index, 0));
}

/// Of the samples under load the share that was slowed down, over the time.
JudgedPoints judgedSlowdowns(const DeviceSamples& samples, const std::vector<std::uint64_t>& masks,
                             const std::vector<bool>& busy, double most)
{
    std::vector<bool> isSlowed(masks.size());
    for (std::size_t i = 0; i < masks.size(); ++i)
        isSlowed[i] = (masks[i] & kSlowdown) != 0;
    return heldAgainst(
        judgedShares(samples.times(), busy, isSlowed, text::shareOverTime(nameOf(samples))),
        text::limitForAll(), most);
}

Fix fixOf(const Throttled& found, const std::string& gpu, Fraction most)
{
    if (!found.isByHeat())
        return fix::checkSupply({.gpu = gpu, .share = most});
    if (found.powerLimit <= 0.0)
        return fix::coolCard({.gpu = gpu, .share = most});
    // A card at its thermal limit gains from a lower limit of power: the clock stays even.
    constexpr double kLess = 0.85;
    const int watts = static_cast<int>(std::min(std::round(kLess * found.powerLimit), 1e4));
    return fix::limitPower(
        {.limit = Watts(watts), .gpu = gpu, .watts = std::to_string(watts), .share = most});
}

Text titleOf(const Throttled& found, const std::string& gpu)
{
    const Fraction share(found.share());
    if (found.isByHeat())
        return text::byHeat({.gpu = gpu, .share = share});
    return found.byBrake > 0 ? text::bySupply({.gpu = gpu, .share = share})
                             : text::slowedDown({.gpu = gpu, .share = share});
}

void report(const RuleInput& input, const HardwareLog& log, const DeviceSamples& samples,
            const Throttled& found, FindingSink& sink)
{
    constexpr double kMostOfIt = 0.5;
    const Thresholds thresholds(input.settings);
    const std::optional<double> loss = found.clockLoss();
    const std::optional<double> rank = clockAgainstSteps(input.training, log, samples);
    Finding finding;
    finding.cost = loss ? found.share() * *loss : cost::noticeable;
    finding.severity = finding.cost >= kMostOfIt          ? Severity::Critical
                       : finding.cost >= cost::noticeable ? Severity::Warning
                                                          : Severity::Info;
    finding.confidence = loss ? confidence::clocksKnown : confidence::clocksUnknown;
    if (loss)
        finding.stake.stepTimeShare = finding.cost;
    finding.title = titleOf(found, nameOf(samples));
    finding.explanation = loss ? text::clocksExplained({.slowed = Hertz(found.clockSlowed),
                                                        .free = Hertz(found.clockFree),
                                                        .cost = Fraction(finding.cost)})
                               : text::noClocksExplained();
    finding.evidence.emplace_back(samples.evidence(samples.has(HardwareQuantity::GpuThrottleReasons)
                                                       ? HardwareQuantity::GpuThrottleReasons
                                                       : HardwareQuantity::GpuSmClock,
                                                   found.first, found.last, text::firstToLast()));
    finding.evidence.emplace_back(number::throttledShare(Fraction(found.share()), thresholds));
    if (found.hottest > 0.0)
        finding.evidence.emplace_back(number::temperature(Celsius(found.hottest)));
    if (rank)
        finding.evidence.emplace_back(number::clockCorrelation(Plain(*rank), thresholds));
    finding.fixes.push_back(fixOf(found, nameOf(samples), thresholds.throttledShare));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    bool judgedAny = false;
    const HardwareLog* worstLog = nullptr;
    std::size_t worstGpu = 0;
    Throttled worst;
    JudgedPoints judged; ///< of the worst
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const std::size_t gpu : gpusOf(*log)) {
            const DeviceSamples samples(*log, gpu);
            const std::vector<double> utilization = samples.of(HardwareQuantity::GpuUtilization);
            std::vector<std::uint64_t> masks = masksOf(samples);
            const std::vector<bool> busy = atLeast(utilization, thresholds.busyUtilization);
            const auto load = std::count(busy.begin(), busy.end(), true);
            if (static_cast<double>(load) < thresholds.samples)
                continue;
            const bool saysWhy = !masks.empty();
            if (!saysWhy) { // by the clock itself, if the steps followed it
                const std::vector<double> clock = samples.of(HardwareQuantity::GpuSmClock);
                const std::vector<double> limit = samples.ofColumn("clocks.max.sm");
                const std::optional<double> rank = clockAgainstSteps(training, *log, samples);
                if (clock.empty() || limit.empty() || !rank)
                    continue;
                masks.assign(samples.size(), 0);
                const bool follows = *rank < thresholds.correlation;
                for (std::size_t i = 0; follows && i < clock.size(); ++i)
                    masks[i] = clock[i] < thresholds.clockShare * limit[i] ? 0x8 : 0;
            }
            const Throttled found = measure(samples, masks, busy);
            if (!judgedAny || found.share() > worst.share()) {
                judged = judgedSlowdowns(samples, masks, busy, thresholds.throttledShare);
                worst = found;
                worstLog = log.get();
                worstGpu = gpu;
            }
            judgedAny = true;
        }
    }
    if (judgedAny) {
        sink.computed(number::throttledShare(Fraction(worst.share()), thresholds));
        sink.computed(number::loadedSamples(Count(worst.samples), thresholds));
        sink.judged(std::move(judged));
    }
    if (worstLog != nullptr && worst.share() > thresholds.throttledShare)
        report(input, *worstLog, DeviceSamples(*worstLog, worstGpu), worst, sink);
    else if (!judgedAny)
        sink.abstain(abstention::reasonsNotRecorded());
}

} // namespace faultline::rules::gpu_throttled
