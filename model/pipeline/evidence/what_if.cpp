// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/what_if.h"

#include "model/core/statistics.h"
#include "model/pipeline/buffers.h"
#include "model/pipeline/evidence/change_words.h"
#include "model/pipeline/evidence/given.h"
#include "model/pipeline/evidence/tf_stages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace faultline::pipeline {

namespace {

using Changes = std::vector<std::pair<std::string, std::string>>;

constexpr double kModelError = 0.05;     // docs/pipeline.md, "The model"
constexpr double kFusedTailError = 0.25; // map_and_batch with a heavy tail
constexpr double kHeavyTail = 5.0;       // 99th percentile / median
constexpr double kSameMachine = 1.05;
constexpr double kProbedMachine = 1.2;
constexpr double kMostlyUnseen = 1.2; // of most batches only a bound was seen
constexpr double kOtherMachine = 2.0;
constexpr double kSecondThread = 0.15; // of a core, the least that its second thread adds
constexpr double kWorthIt = 0.03;
constexpr int kBootstraps = 100;
constexpr int kMostParallel = 16; // where the cores are not known

SimulationOptions forSpeed(const Setting& setting, const ReadMonitor* monitor)
{
    return boundedSteps(setting, {.steps = 4000, .monitor = monitor});
}

SimulationOptions forBootstrap(const Setting& setting, std::uint64_t seed,
                               const ReadMonitor* monitor)
{
    constexpr std::size_t kSteps = 400;
    constexpr std::size_t kStepsOfElements = 100;
    constexpr std::size_t kElements = 10'000;
    const bool isElements = setting.kind == LoaderKind::TfData;
    return boundedSteps(
        setting,
        {.steps = isElements ? kStepsOfElements : kSteps, .seed = seed, .monitor = monitor},
        kElements);
}

double modelError(const Setting& setting, const Costs& costs)
{
    const bool hasTail = quantile(costs.work, 0.99) > kHeavyTail * quantile(costs.work, 0.5);
    return setting.kind == LoaderKind::TfData && setting.isFused && hasTail ? kFusedTailError
                                                                            : kModelError;
}

double transferError(const InferredPipeline& inferred, const Setting& wanted)
{
    if (inferred.workSource == InputSource::Preview)
        return inferred.isOtherMachine ? kOtherMachine : kProbedMachine;
    if (inferred.workIsBound)
        return kMostlyUnseen;
    const bool isSame =
        wanted.cores == inferred.setting.cores && wanted.storage == inferred.setting.storage;
    return isSame ? kSameMachine : kProbedMachine;
}

/// What so many computing processes get done at once, in cores. A cloud's core is a hardware
/// thread, and the second one of a core adds little (docs/pipeline.md, "The answer").
double coresOf(double processes, double hardwareThreads)
{
    const double whole = std::max(1.0, hardwareThreads / 2.0);
    const double second = std::clamp(processes - whole, 0.0, hardwareThreads - whole);
    return std::min(processes, whole) + kSecondThread * std::max(0.0, second);
}

/// The speed if what is not known of the work computes, and cores are hardware threads of which
/// more are now in use than where the work was measured.
double leastOf(const InferredPipeline& inferred, const Setting& setting, const Costs& costs,
               const ReadMonitor* monitor)
{
    const double share = costs.cpuShare.value_or(1.0);
    if (!(setting.cores > 0.0) || !(share > 0.0))
        return std::numeric_limits<double>::infinity();
    const double processes = setting.parallelism();
    const double measured = inferred.setting.parallelism();
    const double slowdown =
        coresOf(measured, setting.cores) / measured * processes / coresOf(processes, setting.cores);
    const bool isOvercommitted = !costs.cpuShare && processes > setting.cores;
    if (!(slowdown > 1.0) && !isOvercommitted)
        return std::numeric_limits<double>::infinity();
    Costs computing = costs;
    computing.cpuShare = share;
    for (double& seconds : computing.work)
        seconds *= 1.0 - share + share * std::max(1.0, slowdown);
    return simulate(setting, computing, forSpeed(setting, monitor)).stepsPerSecond;
}

Outcome outcomeOf(const InferredPipeline& inferred, const Setting& setting, const Costs& costs,
                  const ReadMonitor* monitor)
{
    const Simulation simulated = simulate(setting, costs, forSpeed(setting, monitor));
    Outcome outcome{.stepsPerSecond = simulated.stepsPerSecond,
                    .gpuIdle = simulated.gpuIdle,
                    .bottleneck = simulated.bottleneck};
    const BufferBytes bytes = bufferBytes(setting, costs);
    outcome.hostBytes = bytes.total();
    outcome.shmBytes = bytes.sharedMemory;
    std::vector<double> speeds;
    Draws draws(17);
    for (int i = 0; i < kBootstraps; ++i) {
        Costs drawn = costs;
        drawn.work = draws.bootstrap(costs.work);
        drawn.step = draws.bootstrap(costs.step);
        speeds.push_back(
            simulate(setting, drawn, forBootstrap(setting, draws.next(), monitor)).stepsPerSecond);
    }
    // Short simulations differ by chance in their mean, not only in their spread.
    const double middle = median(speeds);
    const double scale = middle > 0.0 ? simulated.stepsPerSecond / middle : 1.0;
    const double error = modelError(setting, costs);
    const double transfer = transferError(inferred, setting);
    outcome.low = quantile(speeds, 0.1) * scale * (1.0 - error) / transfer;
    outcome.high = quantile(speeds, 0.9) * scale * (1.0 + error) * transfer;
    outcome.low = std::min(outcome.low,
                           leastOf(inferred, setting, costs, monitor) * (1.0 - error) / transfer);
    if (inferred.workIsBound)
        outcome.high = std::max(outcome.high, 1.0 / std::max(1e-9, costs.meanStep()));
    // No more than the GPU alone can do.
    if (costs.meanStep() > 0.0)
        outcome.high = std::max(outcome.stepsPerSecond,
                                std::min(outcome.high, (1.0 + kModelError) / costs.meanStep()));
    return outcome;
}

/// Values of a count to try, above what it is: 1, 2, 3, 4, 6, 8, 12, 16, ... up to what keeps all
/// cores busy. Work that waits leaves its core to others.
std::vector<int> countsAbove(int present, double cores, double cpuShare)
{
    constexpr double kLeastShare = 0.01;
    const int most = cores > 0.0
                         ? std::max(1, static_cast<int>(cores / std::max(kLeastShare, cpuShare)))
                         : kMostParallel;
    std::vector<int> counts;
    for (const int count : {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64}) {
        if (count > present && count <= most)
            counts.push_back(count);
    }
    return counts;
}

/// The single changes that make sense, cheapest first.
std::vector<Changes> changesToTry(const InferredPipeline& inferred)
{
    const Setting& now = inferred.setting;
    std::vector<Changes> changes;
    const bool isDataLoader = now.kind == LoaderKind::DataLoader;
    const char* const parallel = isDataLoader ? "workers" : "parallel_calls";
    const int present = isDataLoader ? now.workers : now.parallelCalls;
    for (const int count : countsAbove(present, now.cores, inferred.costs.cpuShare.value_or(1.0)))
        changes.push_back({{parallel, std::to_string(count)}});
    if (isDataLoader && now.batchesPerEpoch > 0 && !now.isPersistent && now.workers > 0)
        changes.push_back({{"persistent", "true"}});
    if (now.prefetch < 4 && (!isDataLoader || now.workers > 0))
        changes.push_back({{"prefetch", "4"}});
    if (now.threads > 1)
        changes.push_back({{"threads", "1"}});
    if (now.decodeScale == 1.0)
        changes.push_back({{"decode_scale", "0.5"}});
    if (now.cache == CacheKind::None) {
        changes.push_back({{"cache", "memory"}});
        changes.push_back({{"cache", "disk"}});
    }
    if (now.storage != "nvme")
        changes.push_back({{"storage", "nvme"}});
    if (now.cores > 0.0 && inferred.costs.cpuShare) {
        Changes more{{"cores", roundTrip(2.0 * now.cores)}};
        const int workers = static_cast<int>(2.0 * now.cores) - 1;
        if (workers > present)
            more.emplace_back(parallel, std::to_string(workers));
        changes.push_back(std::move(more));
    }
    return changes;
}

/// Of counts that only differ in their number, the ones that still gain; the last is the smallest
/// that leaves the GPU hardly idle.
void dropUseless(std::vector<WhatIf>& tried)
{
    std::vector<WhatIf> kept;
    double best = 0.0;
    std::string key;
    for (WhatIf& one : tried) {
        const bool isSameKnob = one.set.size() == 1 && one.set.front().first == key;
        if (!isSameKnob)
            best = 1.0;
        key = one.set.front().first;
        if (isSameKnob && one.ratio < best * (1.0 + kWorthIt))
            continue;
        best = std::max(best, one.ratio);
        kept.push_back(std::move(one));
    }
    tried = std::move(kept);
}

/// `changes` with those of `more`, which win.
Changes joined(Changes changes, const Changes& more)
{
    for (const auto& [key, value] : more) {
        const auto at = std::find_if(changes.begin(), changes.end(),
                                     [&](const auto& one) { return one.first == key; });
        if (at == changes.end())
            changes.emplace_back(key, value);
        else
            at->second = value;
    }
    return changes;
}

/// Takes the changes one after the other, cheapest first, until the GPU is the limit; each must
/// gain by itself.
std::vector<WhatIf> combine(const InferredPipeline& inferred, const Outcome& present,
                            const std::vector<WhatIf>& tried, const ReadMonitor* monitor)
{
    std::vector<WhatIf> chosen;
    Changes so;
    double best = 1.0;
    for (const WhatIf& one : tried) {
        if (!chosen.empty() && chosen.back().outcome.bottleneck == Bottleneck::Gpu)
            break;
        const std::optional<WhatIf> both =
            tryChange(inferred, present, joined(so, one.set), monitor);
        if (!both || both->ratio < best * (1.0 + kWorthIt) || both->ratioLow < 1.0)
            continue;
        best = both->ratio;
        so = both->set;
        // A larger count of the same knob replaces the smaller one.
        if (!chosen.empty() && chosen.back().set.size() == both->set.size())
            chosen.pop_back();
        chosen.push_back(*both);
    }
    return chosen;
}

/// What has to be known for a change, and how to tell it.
Text whatIsMissing(const Changes& asked)
{
    const bool isStorage = std::any_of(asked.begin(), asked.end(),
                                       [](const auto& one) { return one.first == "storage"; });
    if (isStorage)
        return FAULTLINE_TR_NOOP("Pipeline",
                                 "Not known: what is read for an image, and what of the work waits "
                                 "for it. Record the training (faultline-cli record), or say it "
                                 "with --set read_bytes=N,cpu_share=N.");
    return FAULTLINE_TR_NOOP("Pipeline",
                             "Not known: what share of the work decodes images, or how many bytes "
                             "one has in a batch. A profiler trace shows the former; or say it "
                             "with --set decode_share=N,element_bytes=N.");
}

Text withoutEffect(LoaderKind kind, const std::string& key)
{
    if (kind == LoaderKind::TfData)
        return {FAULTLINE_TR_NOOP("Pipeline", "%1 has no effect: tf.data makes these batches, in "
                                              "parallel_calls."),
                {key}};
    return {FAULTLINE_TR_NOOP("Pipeline",
                              "%1 has no effect: the workers of a DataLoader make these "
                              "batches."),
            {key}};
}

/// Simulates what was asked for, as far as it can be.
void tryAsked(PipelineReport& report, const Changes& asked, const ReadMonitor* monitor)
{
    Changes effective;
    Setting tried = report.inferred.setting;
    for (const auto& [key, value] : asked) {
        if (!isKeyOf(tried.kind, key)) {
            report.notes.push_back(withoutEffect(tried.kind, key));
            continue;
        }
        const Result<void> done = set(tried, key, value);
        if (!done) {
            report.refused = done.error().detail;
            return;
        }
        effective = joined(std::move(effective), {{key, value}});
    }
    if (effective.empty()) {
        report.refused = report.notes.back();
        report.notes.pop_back();
        return;
    }
    report.asked = tryChange(report.inferred, *report.present, effective, monitor);
    if (!report.asked)
        report.refused = whatIsMissing(effective);
}

/// What goes wrong outside of the simulation.
void resourceTraps(PipelineReport& report)
{
    constexpr double kDockerShm = 64e6; // without --shm-size
    const InferredPipeline& known = report.inferred;
    const std::optional<double> shm = report.asked ? report.asked->outcome.shmBytes
                                      : report.recommended.empty()
                                          ? report.present->shmBytes
                                          : report.recommended.back().outcome.shmBytes;
    if (shm && *shm > kDockerShm)
        report.notes.push_back(
            {FAULTLINE_TR_NOOP("Pipeline", "Batches need %1 in /dev/shm. A Docker container has 64 "
                                           "MB unless it is started with --shm-size or --ipc=host; "
                                           "with less, workers die of a bus error."),
             {sizeText(*shm)}});
    const double threads = static_cast<double>(known.setting.parallelism()) * known.setting.threads
                           * known.costs.cpuShare.value_or(0.0);
    if (known.setting.cores > 0.0 && threads > known.setting.cores * 1.05)
        report.notes.push_back(
            {FAULTLINE_TR_NOOP("Pipeline",
                               "More is computed at once than there are cores (%1): more "
                               "workers take turns on them. Let each worker compute in "
                               "one thread (OMP_NUM_THREADS=1, cv2.setNumThreads(0))."),
             {Quantity{known.setting.cores, Unit::None}}});
}

/// Whether the simulation makes the measured speed. A log may leave out what lies between two
/// epochs.
bool isReproduced(const InferredPipeline& known, const Outcome& present, const ReadMonitor* monitor)
{
    const double measured = known.measuredStepsPerSecond;
    const auto isNear = [measured](double speed) {
        return std::abs(speed / measured - 1.0) <= kMostMismatch;
    };
    if (!(measured > 0.0) || isNear(present.stepsPerSecond))
        return true;
    Setting within = known.setting;
    within.batchesPerEpoch = 0;
    return known.setting.batchesPerEpoch > 0
           && isNear(simulate(within, known.costs, forSpeed(within, monitor)).stepsPerSecond);
}

/// What the pipeline makes where nobody knows how fast a GPU would take it.
void sayWhatItFeeds(PipelineReport& report, const ReadMonitor* monitor)
{
    const InferredPipeline& known = report.inferred;
    if (known.costs.work.empty() || !known.costs.step.empty())
        return;
    Setting setting = known.setting;
    const Input* parallel =
        known.find(setting.kind == LoaderKind::DataLoader ? "workers" : "parallel_calls");
    const bool isParallelKnown = parallel && parallel->value;
    if (!isParallelKnown) {
        setting.workers = 1;
        setting.parallelCalls = 1;
    }
    setting.batch = std::max(1, setting.batch);
    Costs costs = known.costs;
    constexpr double kAtOnce = 1e-6;
    costs.step = {kAtOnce};
    const double images =
        simulate(setting, costs, forSpeed(setting, monitor)).stepsPerSecond * setting.batch;
    const Translatable text =
        isParallelKnown
            ? FAULTLINE_TR_NOOP("Pipeline",
                                "As it is set, the input pipeline makes up to %1 images "
                                "a second: a GPU that takes fewer never waits for it.")
            : FAULTLINE_TR_NOOP("Pipeline", "One worker makes up to %1 images a second: a GPU that "
                                            "takes fewer never waits for it.");
    report.feeds = {text, {Quantity{images, Unit::None}}};
    report.notes.push_back(report.feeds);
}

} // namespace

std::optional<Costs> costsOf(const InferredPipeline& inferred, const Setting& wanted)
{
    // What a loader with workers takes for each batch is not seen in a loop that has none.
    Costs known = inferred.costs;
    if (inferred.setting.kind == LoaderKind::DataLoader && inferred.setting.workers == 0
        && wanted.workers > 0) {
        known.handOverSeconds = usualHandOver(inferred.setting.kind);
        known.startSeconds = usualStart(wanted.workers);
    }
    return costsFor(known, inferred.setting, wanted);
}

std::optional<WhatIf> tryChange(const InferredPipeline& inferred, const Outcome& present,
                                Changes changes, const ReadMonitor* monitor)
{
    WhatIf result{.set = std::move(changes), .setting = inferred.setting};
    for (auto& [key, value] : result.set) {
        if (!set(result.setting, key, value))
            return std::nullopt;
        value = settingValue(result.setting, key);
    }
    const std::optional<Costs> costs = costsOf(inferred, result.setting);
    if (!costs)
        return std::nullopt;
    result.outcome = outcomeOf(inferred, result.setting, *costs, monitor);
    if (monitor != nullptr && monitor->isCancelled())
        return std::nullopt;
    if (present.stepsPerSecond > 0.0) {
        const bool isOtherBatch = inferred.setting.batch > 0 && result.setting.batch > 0;
        const double elements =
            isOtherBatch ? static_cast<double>(result.setting.batch) / inferred.setting.batch : 1.0;
        result.ratio = elements * result.outcome.stepsPerSecond / present.stepsPerSecond;
        result.ratioLow = elements * result.outcome.low / present.stepsPerSecond;
        result.ratioHigh = elements * result.outcome.high / present.stepsPerSecond;
    }
    if (result.outcome.hostBytes && present.hostBytes)
        result.addedHostBytes = *result.outcome.hostBytes - *present.hostBytes;
    if (result.outcome.shmBytes && present.shmBytes)
        result.addedShmBytes = *result.outcome.shmBytes - *present.shmBytes;
    result.sentence = sentenceOf(inferred, result);
    return result;
}

PipelineReport reportPipeline(InferredPipeline inferred, const Changes& asked,
                              const ReadMonitor* monitor)
{
    PipelineReport report{.inferred = std::move(inferred), .wasAsked = !asked.empty()};
    const InferredPipeline& known = report.inferred;
    report.notes = orderTraps(known.stages);
    for (const Trap& trap : known.traps)
        report.notes.push_back(trap.detail);
    report.refused = known.refused;
    if (!report.refused.empty()) {
        sayWhatItFeeds(report, monitor);
        return report;
    }
    report.present = outcomeOf(known, known.setting, known.costs, monitor);
    const double measured = known.measuredStepsPerSecond;
    if (!isReproduced(known, *report.present, monitor)) {
        report.refused = {FAULTLINE_TR_NOOP("Pipeline",
                                            "The simulation makes %1, the training made %2: what "
                                            "limits it is not understood, so nothing is advised. A "
                                            "profiler trace of some steps shows where their time "
                                            "goes."),
                          {Quantity{report.present->stepsPerSecond, Unit::StepsPerSecond},
                           Quantity{measured, Unit::StepsPerSecond}}};
        return report;
    }
    const bool startsWorkers = known.setting.kind == LoaderKind::DataLoader
                               && known.setting.workers > 0 && !known.setting.isPersistent
                               && known.setting.batchesPerEpoch > 0;
    if (startsWorkers && report.present->stepsPerSecond < (1.0 - kWorthIt) * measured)
        report.notes.emplace_back(
            FAULTLINE_TR_NOOP("Pipeline", "The simulation starts new workers in each epoch; the "
                                          "measured steps do not contain that time."));
    if (!asked.empty())
        tryAsked(report, asked, monitor);
    for (Changes& changes : changesToTry(known)) {
        if (std::optional<WhatIf> tried =
                tryChange(known, *report.present, std::move(changes), monitor))
            report.whatIf.push_back(*std::move(tried));
    }
    dropUseless(report.whatIf);
    report.recommended = combine(known, *report.present, report.whatIf, monitor);
    if (known.hasNoGpu)
        report.notes.emplace_back(
            FAULTLINE_TR_NOOP("Pipeline", "The training computes on the processor: workers take "
                                          "cores from its steps, which is not simulated."));
    resourceTraps(report);
    if (!known.costs.elementBytes && !report.whatIf.empty())
        report.notes.emplace_back(
            FAULTLINE_TR_NOOP("Pipeline", "How much memory a change needs is not known: the bytes "
                                          "of an image in a batch (--set element_bytes=N)."));
    if (!report.asked)
        return report;
    for (const auto& [key, value] : report.asked->set)
        listGiven(report.inferred.inputs, report.asked->setting, key);
    return report;
}

} // namespace faultline::pipeline
