// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/uneven_gpus.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash_facts.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/signals/device_samples.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
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
    int most = 0;
    for (const TraceProfilePtr& profile : training.profiles) {
        if (profile->distributed)
            most = std::max(most, profile->distributed->worldSize);
    }
    for (const LoggedEvent& one : findEvents(training, {"dist.world"})) {
        for (const char* field : {"ranks", "world", "devices", "processes"})
            most = std::max(most,
                            static_cast<int>(std::min(numberOf(one.event->field(field)), 65536.0)));
    }
    return most;
}

/// How many GPUs the logs watch: with one there is nothing to compare.
void tellGpus(const Training& training, FindingSink& sink)
{
    std::size_t most = 0;
    for (const HardwareLogPtr& log : training.hardwareLogs)
        most = std::max(most, gpusOf(*log).size());
    sink.computed(numberEvidence("gpus-watched",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "GPUs in the log"), {}},
                                 countOf(most), 2.0));
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
    sink.judged(
        heldAgainst(judgedOverTime(samples.times(), values,
                                   {FAULTLINE_TR_NOOP("Diagnosis", "Utilization of GPU %1"),
                                    {std::to_string(std::max(log.devices[worker.gpu].index, 0))}},
                                   Unit::Fraction),
                    {FAULTLINE_TR_NOOP("Diagnosis", "Median"), {}}, worker.level));
}

void report(const RuleInput& input, const HardwareLog& log, const Worker& most, const Worker& least,
            std::size_t workers, double apart, FindingSink& sink);
void reportIdle(const Training& training, const HardwareLog& log,
                const std::vector<Worker>& workers, int planned, FindingSink& sink);

void reportIdle(const Training& training, const HardwareLog& log,
                const std::vector<Worker>& workers, int planned, FindingSink& sink)
{
    constexpr double kMostOfThem = 0.5;
    const auto idle = static_cast<double>(planned) - static_cast<double>(workers.size());
    Finding finding;
    finding.cost = idle / planned;
    finding.severity = finding.cost > kMostOfThem ? Severity::Critical : Severity::Warning;
    finding.confidence = 0.75;
    finding.title = {
        FAULTLINE_TR_NOOP("Diagnosis", "Only %1 of %2 GPUs take part in the training"),
        {countOf(workers.size()), Quantity{static_cast<double>(planned), Unit::Count}}};
    finding.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                             "The program was started for more GPUs than do any "
                                             "work: processes may share one card."),
                           {}};
    for (const LoggedEvent& one : findEvents(training, {"dist.world"})) {
        finding.evidence.emplace_back(
            one.evidence({FAULTLINE_TR_NOOP("Diagnosis", "So many were to take part"), {}}));
        break;
    }
    const DeviceSamples samples(log, workers.front().gpu);
    finding.evidence.emplace_back(
        samples.evidence(HardwareQuantity::GpuUtilization, 0, samples.size() - 1,
                         {FAULTLINE_TR_NOOP("Diagnosis", "A GPU that takes part"), {}}));
    Fix fix;
    fix.id = "one-process-per-gpu";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Give each process a GPU of its own"), {}};
    fix.snippets = {{"pytorch", "torch.cuda.set_device(int(os.environ[\"LOCAL_RANK\"]))"},
                    {"shell", "torchrun --nproc-per-node=" + std::to_string(planned) + " train.py"},
                    {"tensorflow", "strategy = tf.distribute.MirroredStrategy()"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "In the next run %1 GPUs are at work."),
                 {Quantity{static_cast<double>(planned), Unit::Count}}};
    fix.promises = {{.kind = Promise::Kind::NumberAtLeast,
                     .ruleId = "uneven-gpus",
                     .number = "gpus-at-work",
                     .value = {static_cast<double>(planned), Unit::Count}}};
    finding.fixes.push_back(std::move(fix));
    sink.report(std::move(finding));
}

void report(const RuleInput& input, const HardwareLog& log, const Worker& most, const Worker& least,
            std::size_t workers, double apart, FindingSink& sink)
{
    const auto indexOf = [&log](const Worker& worker) {
        return std::to_string(std::max(log.devices[worker.gpu].index, 0));
    };
    Finding finding;
    // The idlest card could do as much as the busiest: what it does not do is lost.
    finding.cost = (most.level - least.level) / std::max(most.level, 1e-9)
                   * (1.0 - 1.0 / static_cast<double>(workers));
    finding.severity = finding.cost >= 0.1 ? Severity::Warning : Severity::Info;
    finding.confidence = 0.8;
    finding.stake.stepTimeShare = finding.cost;
    finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The GPUs do not share the work: GPU %1 is busy to %2, GPU "
                                       "%3 to %4"),
                     {indexOf(most), Quantity{most.level, Unit::Fraction}, indexOf(least),
                      Quantity{least.level, Unit::Fraction}}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "In a training in which each GPU has the same share they are busy alike. "
                          "Usual causes: one GPU gathers and reduces for all (DataParallel), an "
                          "evaluation or another process on one of them, batches of unequal size."),
        {}};
    for (const Worker* worker : {&least, &most}) {
        const DeviceSamples samples(log, worker->gpu);
        finding.evidence.emplace_back(
            samples.evidence(HardwareQuantity::GpuUtilization, 0, samples.size() - 1,
                             {FAULTLINE_TR_NOOP("Diagnosis", "Median %1"),
                              {Quantity{worker->level, Unit::Fraction}}}));
    }
    finding.evidence.emplace_back(numberEvidence(
        "divergence",
        {FAULTLINE_TR_NOOP("Diagnosis", "Difference of the busiest and the idlest GPU"), {}},
        plain(apart), input.settings.threshold(info(), "divergence")));
    Fix fix;
    fix.id = "share-evenly";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                   "Run one process for each of the %1 GPUs, with batches of one "
                                   "size"),
                 {countOf(workers)}};
    fix.detail = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "DistributedDataParallel reduces on all GPUs at once, which "
                          "DataParallel does on the first. Let evaluations run elsewhere."),
        {}};
    fix.snippets = {{"shell", "torchrun --nproc-per-node=" + std::to_string(workers) + " train.py"},
                    {"pytorch", "model = DistributedDataParallel(model, device_ids=[local_rank])"},
                    {"tensorflow", "dataset.batch(global_batch, drop_remainder=True)"},
                    {"shell", "nvidia-smi --query-compute-apps=gpu_bus_id,pid,name --format=csv"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "In the next run the GPUs are busy alike."), {}};
    fix.promises = {{.kind = Promise::Kind::NumberAtMost,
                     .ruleId = "uneven-gpus",
                     .number = "divergence",
                     .value = plain(input.settings.threshold(info(), "divergence"))}};
    finding.fixes.push_back(std::move(fix));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const auto fewest = input.settings.threshold(info(), "samples");
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
        if (static_cast<double>(std::count(isBusy.begin(), isBusy.end(), true)) < fewest)
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
        sink.computed(numberEvidence("gpus-at-work",
                                     {FAULTLINE_TR_NOOP("Diagnosis", "GPUs that take part"), {}},
                                     countOf(workers.size())));
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
        sink.computed(numberEvidence(
            "level-difference",
            {FAULTLINE_TR_NOOP("Diagnosis", "Median utilization of the busiest above the idlest"),
             {}},
            {most->level - least->level, Unit::Fraction},
            input.settings.threshold(info(), "level-difference")));
        sink.computed(numberEvidence(
            "divergence",
            {FAULTLINE_TR_NOOP("Diagnosis", "Difference of the busiest and the idlest GPU"), {}},
            plain(apart), input.settings.threshold(info(), "divergence")));
        if (apart > input.settings.threshold(info(), "divergence")
            && most->level - least->level >= input.settings.threshold(info(), "level-difference"))
            report(input, *log, *most, *least, workers.size(), apart, sink);
    }
}

} // namespace faultline::rules::uneven_gpus
