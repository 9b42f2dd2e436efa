// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/uneven_gpus.h"

#include "model/core/statistics.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/signals/device_samples.h"
#include "model/diagnosis/signals/rank_profiles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::uneven_gpus {

namespace {

constexpr std::size_t kBins = 10;
constexpr double kSomeWork = 0.05; // mean utilization of a GPU that takes part

/// A GPU that takes part in the training.
struct Worker {
    std::size_t gpu = 0; ///< into HardwareLog::devices
    double level = 0.0;  ///< median utilization
    std::array<double, kBins> histogram{};
};

std::array<double, kBins> histogramOf(const std::vector<double>& values)
{
    std::array<double, kBins> histogram{};
    for (const double value : values) {
        const double clamped = std::clamp(value, 0.0, 1.0);
        const auto bin = std::min(static_cast<std::size_t>(clamped * kBins), kBins - 1);
        histogram[bin] += 1.0 / static_cast<double>(values.size());
    }
    return histogram;
}

/// Square root of the Jensen-Shannon divergence in base 2: 0 the same, 1 nothing in common.
double distance(const std::array<double, kBins>& a, const std::array<double, kBins>& b)
{
    double divergence = 0.0;
    const auto add = [&divergence](double part, double middle) {
        if (part > 0.0)
            divergence += 0.5 * part * std::log2(part / middle);
    };
    for (std::size_t i = 0; i < kBins; ++i) {
        const double middle = 0.5 * (a[i] + b[i]);
        add(a[i], middle);
        add(b[i], middle);
    }
    return std::sqrt(std::clamp(divergence, 0.0, 1.0));
}

/// Samples in which any of the GPUs works: evaluation and start-up concern all alike.
std::vector<bool> stepping(const std::vector<std::vector<double>>& utilizations,
                           std::size_t samples)
{
    std::vector<bool> isBusy(samples);
    for (const std::vector<double>& one : utilizations) {
        for (std::size_t i = 0; i < std::min(one.size(), samples); ++i)
            isBusy[i] = isBusy[i] || one[i] >= 0.1;
    }
    return isBusy;
}

/// How many GPUs were to train together, as far as anything tells.
int plannedGpus(const Training& training)
{
    int most = announcedRanks(training);
    for (const TraceProfilePtr& profile : training.profiles) {
        if (profile->distributed)
            most = std::max(most, profile->distributed->worldSize);
    }
    return most;
}

/// How many GPUs the logs watch: with one there is nothing to compare.
void tellGpus(const Training& training, FindingSink& sink)
{
    std::size_t most = 0;
    for (const HardwareLogPtr& log : training.hardwareLogs)
        most = std::max(most, gpusOf(*log).size());
    sink.computed(number::gpusWatched(Count(most), Count(2)));
}

/// The number of the GPU.
std::string nameOf(const HardwareLog& log, const Worker& worker)
{
    return std::to_string(std::max(log.devices[worker.gpu].index, 0));
}

/// How busy a GPU was while any of them worked.
void tellUtilization(const HardwareLog& log, const Worker& worker, const std::vector<bool>& isBusy,
                     FindingSink& sink)
{
    const DeviceSamples samples(log, worker.gpu);
    std::vector<double> values = samples.of(HardwareQuantity::GpuUtilization);
    for (std::size_t i = 0; i < std::min(values.size(), isBusy.size()); ++i) {
        if (!isBusy[i])
            values[i] = std::numeric_limits<double>::quiet_NaN();
    }
    sink.judged(heldAgainst(judgedOverTime(samples.times(), values,
                                           text::utilization(nameOf(log, worker)), Unit::Fraction),
                            text::median(), worker.level));
}

/// The utilization of a GPU over the whole log.
HardwareEvidence utilizationOf(const HardwareLog& log, const Worker& worker, Text caption)
{
    const DeviceSamples samples(log, worker.gpu);
    return samples.evidence(HardwareQuantity::GpuUtilization, 0, samples.size() - 1,
                            std::move(caption));
}

void reportIdle(const Training& training, const HardwareLog& log,
                const std::vector<Worker>& workers, int planned, FindingSink& sink)
{
    constexpr double kMostOfThem = 0.5;
    const auto idle = static_cast<double>(planned) - static_cast<double>(workers.size());
    Finding finding;
    finding.cost = idle / planned;
    finding.severity = finding.cost > kMostOfThem ? Severity::Critical : Severity::Warning;
    finding.confidence = confidence::someIdle;
    finding.title = text::someIdle({.working = Count(workers.size()), .planned = Count(planned)});
    finding.explanation = text::someIdleExplained();
    if (const std::vector<LoggedEvent> events = findEvents(training, {"dist.world"});
        !events.empty())
        finding.evidence.emplace_back(events.front().evidence(text::announced()));
    finding.evidence.emplace_back(utilizationOf(log, workers.front(), text::takesPart()));
    finding.fixes = {fix::oneProcessPerGpu(Count(planned))};
    sink.report(std::move(finding));
}

void report(const HardwareLog& log, const Worker& most, const Worker& least, std::size_t workers,
            double apart, const Thresholds& thresholds, FindingSink& sink)
{
    constexpr double kWorthIt = 0.1;
    Finding finding;
    // The idlest card could do as much as the busiest: what it does not do is lost.
    finding.cost = (most.level - least.level) / std::max(most.level, 1e-9)
                   * (1.0 - 1.0 / static_cast<double>(workers));
    finding.severity = finding.cost >= kWorthIt ? Severity::Warning : Severity::Info;
    finding.confidence = confidence::uneven;
    finding.stake.stepTimeShare = finding.cost;
    finding.title = text::uneven({.busiest = nameOf(log, most),
                                  .most = Fraction(most.level),
                                  .idlest = nameOf(log, least),
                                  .least = Fraction(least.level)});
    finding.explanation = text::unevenExplained();
    for (const Worker* worker : {&least, &most})
        finding.evidence.emplace_back(
            utilizationOf(log, *worker, text::medianOf(Fraction(worker->level))));
    finding.evidence.emplace_back(number::divergence(Plain(apart), thresholds));
    finding.fixes = {
        fix::shareEvenly({.gpus = Count(workers), .divergence = thresholds.divergence})};
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const int planned = plannedGpus(training);
    tellGpus(training, sink);
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        const std::vector<std::size_t> gpus = gpusOf(*log);
        if (gpus.size() < 2)
            continue;
        std::vector<std::vector<double>> utilizations;
        std::size_t samples = 0;
        for (const std::size_t gpu : gpus) {
            utilizations.push_back(DeviceSamples(*log, gpu).of(HardwareQuantity::GpuUtilization));
            samples = std::max(samples, utilizations.back().size());
        }
        const std::vector<bool> isBusy = stepping(utilizations, samples);
        if (static_cast<double>(std::count(isBusy.begin(), isBusy.end(), true))
            < thresholds.samples)
            continue;
        std::vector<Worker> workers;
        for (std::size_t i = 0; i < gpus.size(); ++i) {
            const std::vector<double> values = taken(utilizations[i], isBusy);
            double mean = 0.0;
            for (const double value : values)
                mean += value / static_cast<double>(values.size());
            if (mean >= kSomeWork)
                workers.push_back(
                    {.gpu = gpus[i], .level = median(values), .histogram = histogramOf(values)});
        }
        sink.computed(number::gpusAtWork(Count(workers.size())));
        if (workers.size() == 1)
            tellUtilization(*log, workers.front(), isBusy, sink);
        if (planned > static_cast<int>(workers.size()) && planned <= static_cast<int>(gpus.size())
            && !workers.empty())
            reportIdle(training, *log, workers, planned, sink);
        if (workers.size() < 2)
            continue;
        const auto [least, most] =
            std::minmax_element(workers.begin(), workers.end(),
                                [](const Worker& a, const Worker& b) { return a.level < b.level; });
        const double apart = distance(most->histogram, least->histogram);
        tellUtilization(*log, *least, isBusy, sink);
        tellUtilization(*log, *most, isBusy, sink);
        const double difference = most->level - least->level;
        sink.computed(number::levelDifference(Fraction(difference), thresholds));
        sink.computed(number::divergence(Plain(apart), thresholds));
        if (apart > thresholds.divergence && difference >= thresholds.levelDifference)
            report(*log, *most, *least, workers.size(), apart, thresholds, sink);
    }
}

} // namespace faultline::rules::uneven_gpus
