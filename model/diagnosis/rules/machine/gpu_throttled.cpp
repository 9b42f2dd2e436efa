// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/gpu_throttled.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/core/throttle_reasons.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/signals/device_samples.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <limits>
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
    if (clock.empty() || training.clocks == nullptr || !training.clocks->isPlaced(log.name()))
        return std::nullopt;
    std::vector<double> seconds;
    std::vector<double> clocks;
    std::size_t next = 0;
    for (const MarkRange& attempt : training.progress.attempts) {
        for (const StepInterval& interval : intervalsOf(training.progress, attempt)) {
            std::vector<double> meanwhile;
            while (next < clock.size()) {
                const double at = training.clocks->toWall(log.name(), samples.times()[next]);
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

/// Of the samples under load the share that was slowed down, over the time.
JudgedPoints judgedSlowdowns(const DeviceSamples& samples, const std::vector<std::uint64_t>& masks,
                             const std::vector<bool>& busy, double most)
{
    std::vector<bool> isSlowed(masks.size());
    for (std::size_t i = 0; i < masks.size(); ++i)
        isSlowed[i] = (masks[i] & kSlowdown) != 0;
    return heldAgainst(
        judgedShares(samples.times(), busy, isSlowed,
                     {FAULTLINE_TR_NOOP("Diagnosis", "Share of the samples under load in which GPU "
                                                     "%1 was slowed down"),
                      {std::to_string(std::max(samples.device().index, 0))}}),
        {FAULTLINE_TR_NOOP("Diagnosis", "Limit for all of it"), {}}, most);
}

void report(const RuleInput& input, const HardwareLog& log, const DeviceSamples& samples,
            const Throttled& found, FindingSink& sink);
Fix fixOf(const Throttled& found, int gpu, double most);

Abstention abstainWithoutReasons()
{
    Abstention abstention;
    abstention.reason = {
        FAULTLINE_TR_NOOP("Diagnosis", "The GPU log does not say why clocks were low."), {}};
    abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis", "Record the reasons beside the clock."),
                         {}};
    abstention.command = "nvidia-smi --query-gpu=timestamp,index,utilization.gpu,clocks.sm,"
                         "clocks_throttle_reasons.active,temperature.gpu,power.draw,power.limit "
                         "--format=csv -l 1 > gpu.csv";
    abstention.missing = "throttle-reasons";
    return abstention;
}

Fix fixOf(const Throttled& found, int gpu, double most)
{
    const std::string index = std::to_string(std::max(gpu, 0));
    const bool isHeat = found.byHeat >= found.byBrake && found.byHeat > 0;
    Fix fix;
    fix.id = isHeat ? "cool-card" : "check-supply";
    if (isHeat && found.powerLimit > 0.0) {
        // A card at its thermal limit gains from a lower limit of power: the clock stays even.
        constexpr double kLess = 0.85;
        const int watts = static_cast<int>(std::min(std::round(kLess * found.powerLimit), 1e4));
        fix.title = {
            FAULTLINE_TR_NOOP("Diagnosis", "Limit the card to %1 until it is cooled better"),
            {Quantity{static_cast<double>(watts), Unit::Watts}}};
        fix.snippets = {{"shell", "sudo nvidia-smi -i " + index + " -pl " + std::to_string(watts)}};
    } else if (isHeat) {
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Cool the card, or use another machine"), {}};
        fix.snippets = {{"shell", "nvidia-smi -q -d TEMPERATURE,PERFORMANCE -i " + index}};
    } else {
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "Check the power supply of GPU %1, or use another machine"),
                     {index}};
        fix.snippets = {{"shell", "nvidia-smi -q -d POWER,PERFORMANCE -i " + index}};
    }
    fix.detail =
        isHeat
            ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Airflow, dust, the fan's curve, the card beside "
                                                  "it; in a cloud, another machine."),
                   {}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis", "The supply of the card or of the machine asked "
                                                  "for less; in a cloud, another machine."),
                   {}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "In the next run fewer than %1 of the samples under load are "
                                   "slowed down."),
                 {Quantity{most, Unit::Fraction}}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = "gpu-throttled",
                     .number = "throttled-share",
                     .value = {most, Unit::Fraction}}};
    return fix;
}

void report(const RuleInput& input, const HardwareLog& log, const DeviceSamples& samples,
            const Throttled& found, FindingSink& sink)
{
    constexpr double kNoticeable = 0.02; // of the time
    constexpr double kMostOfIt = 0.5;
    const double most = input.settings.threshold(info(), "throttled-share");
    const std::optional<double> loss = found.clockLoss();
    const int gpu = samples.device().index;
    const std::optional<double> rank = clockAgainstSteps(input.training, log, samples);
    Finding finding;
    finding.cost = loss ? found.share() * *loss : kNoticeable;
    finding.severity = finding.cost >= kMostOfIt     ? Severity::Critical
                       : finding.cost >= kNoticeable ? Severity::Warning
                                                     : Severity::Info;
    finding.confidence = loss ? 0.9 : 0.7;
    if (loss)
        finding.stake.stepTimeShare = finding.cost;
    const bool isHeat = found.byHeat >= found.byBrake && found.byHeat > 0;
    const bool isBrake = !isHeat && found.byBrake > 0;
    const std::string name = std::to_string(std::max(gpu, 0));
    const Quantity share{found.share(), Unit::Fraction};
    finding.title =
        isHeat ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                        "GPU %1 was slowed down by heat in %2 of the samples "
                                        "under load"),
                      {name, share}}
        : isBrake
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "GPU %1 was slowed down by its power supply in %2 of the "
                                     "samples under load"),
                   {name, share}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "GPU %1 was slowed down in %2 of the samples under load"),
                   {name, share}};
    finding.explanation =
        loss
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Its clock was then %1, and %2 otherwise: that costs about "
                                     "%3 of the time."),
                   {Quantity{found.clockSlowed, Unit::Hertz},
                    Quantity{found.clockFree, Unit::Hertz}, Quantity{finding.cost, Unit::Fraction}}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "What that costs cannot be told: the log has no clock, or it "
                                     "was always slowed down."),
                   {}};
    finding.evidence.emplace_back(samples.evidence(
        samples.has(HardwareQuantity::GpuThrottleReasons) ? HardwareQuantity::GpuThrottleReasons
                                                          : HardwareQuantity::GpuSmClock,
        found.first, found.last,
        {FAULTLINE_TR_NOOP("Diagnosis", "First to last sample that was slowed down"), {}}));
    finding.evidence.emplace_back(numberEvidence(
        "throttled-share",
        {FAULTLINE_TR_NOOP("Diagnosis", "Samples under load in which it was slowed down"), {}},
        share, most));
    if (found.hottest > 0.0)
        finding.evidence.emplace_back(numberEvidence(
            "temperature", {FAULTLINE_TR_NOOP("Diagnosis", "Hottest under load"), {}},
            {found.hottest, Unit::Celsius}));
    if (rank)
        finding.evidence.emplace_back(numberEvidence(
            "clock-correlation",
            {FAULTLINE_TR_NOOP("Diagnosis", "Rank correlation of step time and clock"), {}},
            {*rank, Unit::None}, input.settings.threshold(info(), "correlation")));
    finding.fixes.push_back(fixOf(found, gpu, most));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const double busyFrom = settings.threshold(info(), "busy-utilization");
    const double most = settings.threshold(info(), "throttled-share");
    const double fewest = settings.threshold(info(), "samples");
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
            const std::vector<bool> busy = atLeast(utilization, busyFrom);
            const auto load = std::count(busy.begin(), busy.end(), true);
            if (static_cast<double>(load) < fewest)
                continue;
            const bool saysWhy = !masks.empty();
            if (!saysWhy) { // by the clock itself, if the steps followed it
                const std::vector<double> clock = samples.of(HardwareQuantity::GpuSmClock);
                const std::vector<double> limit = samples.ofColumn("clocks.max.sm");
                const std::optional<double> rank = clockAgainstSteps(training, *log, samples);
                if (clock.empty() || limit.empty() || !rank)
                    continue;
                masks.assign(samples.size(), 0);
                const double share = settings.threshold(info(), "clock-share");
                const bool follows = *rank < settings.threshold(info(), "correlation");
                for (std::size_t i = 0; follows && i < clock.size(); ++i)
                    masks[i] = clock[i] < share * limit[i] ? 0x8 : 0;
            }
            const Throttled found = measure(samples, masks, busy);
            if (!judgedAny || found.share() > worst.share()) {
                judged = judgedSlowdowns(samples, masks, busy, most);
                worst = found;
                worstLog = log.get();
                worstGpu = gpu;
            }
            judgedAny = true;
        }
    }
    if (judgedAny) {
        sink.computed(numberEvidence(
            "throttled-share",
            {FAULTLINE_TR_NOOP("Diagnosis", "Samples under load in which it was slowed down"), {}},
            {worst.share(), Unit::Fraction}, most));
        sink.computed(numberEvidence("loaded-samples",
                                     {FAULTLINE_TR_NOOP("Diagnosis", "Samples under load"), {}},
                                     countOf(worst.samples), fewest));
        sink.judged(std::move(judged));
    }
    if (worstLog != nullptr && worst.share() > most)
        report(input, *worstLog, DeviceSamples(*worstLog, worstGpu), worst, sink);
    else if (!judgedAny)
        sink.abstain(abstainWithoutReasons());
}

} // namespace faultline::rules::gpu_throttled
