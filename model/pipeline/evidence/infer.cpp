// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/infer.h"

#include "model/core/decimal.h"
#include "model/core/statistics.h"
#include "model/diagnosis/environment/training_framework.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/setup/schedule_facts.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/joined_samples.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/training/case_clocks.h"
#include "model/pipeline/evidence/evidence_traps.h"
#include "model/pipeline/evidence/given.h"
#include "model/pipeline/evidence/loop_steps.h"
#include "model/pipeline/evidence/stated_names.h"
#include "model/pipeline/evidence/tf_stages.h"
#include "model/pipeline/evidence/without_gpu.h"
#include "model/pipeline/fit_work.h"
#include "model/pipeline/simulate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::pipeline {

namespace {

constexpr double kBoundByGpu = 0.05; ///< waits below this share of a step: work is only bounded
/// Waits below this share tell of few batches how long they took, and not of the usual ones.
constexpr double kNearlyBoundByGpu = 0.15;
constexpr double kMostlySeen = 0.5; ///< of the batches: the usual one is among them
constexpr double kTwoRegimes = 1.5; ///< slow steps are so many times as long as fast ones

/// The time of fast steps where steps are either fast or slow, with little in between: those whose
/// batches were ready, and those that waited. One broad heap of times tells nothing.
std::optional<double> fastRegime(const std::vector<double>& seconds)
{
    constexpr std::size_t kFewest = 30;
    constexpr double kNear = 1.15;
    constexpr double kLeastShare = 0.05; // of the steps are fast
    constexpr double kMostBetween = 0.1; // of the steps are neither
    if (seconds.size() < kFewest)
        return std::nullopt;
    const double fast = quantile(seconds, kLeastShare / 2.0);
    const double slow = median(seconds);
    const auto between = [&seconds](double low, double high) {
        return static_cast<double>(
                   std::count_if(seconds.begin(), seconds.end(),
                                 [&](double one) { return one > low && one < high; }))
               / static_cast<double>(seconds.size());
    };
    const bool isParted = slow > kTwoRegimes * fast && between(0.0, kNear * fast) >= kLeastShare
                          && between(kNear * fast, slow / kNear) <= kMostBetween;
    return isParted ? std::optional(fast) : std::nullopt;
}

/// Batches of an epoch as consoles count the place in it ("123/400"), else as epochLength() has it;
/// nothing where nobody tells, or two consoles differ.
std::optional<EpochLength> lengthOfEpoch(const Training& training, double batch)
{
    std::optional<double> batches;
    for (const auto& course : training.courses) {
        const std::optional<double>& whole = course->inEpoch.whole;
        if (!whole || !(*whole >= 1.0) || *whole != std::floor(*whole))
            continue;
        if (batches && *batches != *whole)
            return std::nullopt;
        batches = whole;
    }
    return batches ? EpochLength{.batches = *batches, .isLogged = true}
                   : epochLength(training, batch);
}

/// Evenly chosen ones of a large sample: each bootstrap draws as many as there are.
std::vector<double> thinned(std::vector<double> values)
{
    constexpr std::size_t kMostValues = 4000;
    if (values.size() <= kMostValues)
        return values;
    std::vector<double> kept(kMostValues);
    for (std::size_t i = 0; i < kMostValues; ++i)
        kept[i] = values[i * values.size() / kMostValues];
    return kept;
}

constexpr std::size_t kMostStacked = 1024; // a batch of more is as even as one of these

/// Collects what is found, with its source.
class Findings {
public:
    Findings(const Training& training, const ReadMonitor* monitor)
        : m_training(training), m_monitor(monitor)
    {
        m_found.run = training.name;
        m_found.hasNoGpu = runsWithoutGpu(training);
    }

    std::optional<InferredPipeline> infer(const InferOptions& options)
    {
        const std::optional<LoopSteps> steps = loopStepsOf(m_training);
        const std::vector<double> plain =
            steps ? std::vector<double>() : plainStepSeconds(m_training);
        if (!steps && plain.empty() && !options.preview)
            return std::nullopt;
        findSetting(steps);
        takeGiven(options);
        // Steps of several epochs have what lies between them; work is what is left.
        const std::optional<EpochLength> epoch = lengthOfEpoch(m_training, setting().batch);
        const bool isWithin = !steps || steps->source == InputSource::Trace || !epoch
                              || static_cast<double>(steps->count) <= epoch->batches;
        if (!isWithin)
            takeEpoch(epoch);
        if (steps)
            fromSteps(*steps);
        else
            fromPlainSteps(plain);
        if (m_found.costs.work.empty() && options.preview)
            fromPreview(*options.preview);
        takeGivenStep();
        // Without them the waits do not tell the work.
        if (!m_parallelIsKnown && m_found.workSource != InputSource::Preview)
            m_found.costs.work.clear();
        findShares(steps);
        m_found.costs.work = thinned(std::move(m_found.costs.work));
        m_found.costs.step = thinned(std::move(m_found.costs.step));
        findSizes();
        takeEpoch(epoch);
        listInputs();
        takeGivenCosts(options);
        m_found.traps = evidenceTraps(m_training, setting());
        m_found.refused = whatIsMissing(m_found);
        return std::move(m_found);
    }

private:
    Setting& setting() { return m_found.setting; }

    void add(std::string name, std::optional<double> value, std::string unit, InputSource source,
             bool isByUser = false)
    {
        std::erase_if(m_found.inputs, [&name](const Input& input) { return input.name == name; });
        m_found.inputs.push_back({std::move(name), value, std::move(unit), source, isByUser});
    }

    /// A count that the files state, if it is one.
    std::optional<int> stated(std::initializer_list<std::string_view> names, int least)
    {
        return countOf(statedSetting(m_training, names), least);
    }

    static std::optional<int> countOf(const std::optional<StatedSetting>& found, int least)
    {
        constexpr double kMost = 1e6;
        const std::optional<double> number = found ? found->number() : std::nullopt;
        if (!number || !(*number >= least) || !(*number <= kMost))
            return std::nullopt;
        return static_cast<int>(*number);
    }

    /// Of one of settingKeys().
    std::optional<int> statedKey(std::string_view key, int least)
    {
        return countOf(statedFor(m_training, key, setting().kind), least);
    }

    [[nodiscard]] bool isUltralytics() const
    {
        const ConfigDocumentPtr config = m_training.config();
        return config && config->kind == ConfigKind::Ultralytics;
    }

    bool statedSwitch(const char* input, bool isUsual = false)
    {
        const std::optional<StatedSetting> found = statedFor(m_training, input, setting().kind);
        const bool isOn =
            found ? found->value == "true" || found->value == "True" || found->value == "1"
                  : isUsual;
        add(input, isOn ? 1.0 : 0.0, "", found ? InputSource::Given : InputSource::Default);
        return isOn;
    }

    void count(int& field, const char* name, std::optional<int> found, int otherwise)
    {
        field = found.value_or(otherwise);
        add(name, field, "", found ? InputSource::Given : InputSource::Default);
    }

    void findSetting(const std::optional<LoopSteps>& steps)
    {
        const std::optional<int> calls = statedKey("parallel_calls", 1);
        const bool isTraced = steps && steps->hasWorkers.has_value();
        const Framework framework = frameworkOf(m_training);
        const bool isTensorFlow =
            framework == Framework::TensorFlow || framework == Framework::ObjectDetectionApi;
        const bool isTraceOfTf = steps && steps->isTfData;
        if (isTraceOfTf || (!isTraced && (calls || isTensorFlow)))
            setting().kind = LoaderKind::TfData;
        std::optional<int> batch = statedKey("batch", 1);
        InputSource batchSource = batch ? InputSource::Given : InputSource::Default;
        if (isTraceOfTf && steps->batch) {
            batch = steps->batch;
            batchSource = InputSource::Trace;
        }
        setting().batch = batch.value_or(0);
        add("batch", batch, "", batchSource);
        if (setting().kind == LoaderKind::TfData)
            findTfData(calls, steps);
        else
            findDataLoader(steps);
        if (m_training.machine && m_training.machine->cpus) {
            setting().cores = *m_training.machine->cpus;
            add("cores", setting().cores, "cores", InputSource::Given);
        } else {
            add("cores", std::nullopt, "cores", InputSource::Default);
        }
    }

    void findTfData(std::optional<int> calls, const std::optional<LoopSteps>& steps)
    {
        constexpr int kUsualPrefetch = 2;
        if (steps)
            m_found.stages = steps->stages;
        const bool isSeen = !m_found.stages.empty();
        setting().isFused = !isSeen || isFusedMap(m_found.stages);
        m_parallelIsKnown = calls.has_value(); // AUTOTUNE says nothing
        setting().parallelCalls = calls.value_or(1);
        add("parallel_calls", calls, "", calls ? InputSource::Given : InputSource::Default);
        count(setting().prefetch, "prefetch", statedKey("prefetch", 0),
              hasPrefetch(m_found.stages) ? kUsualPrefetch : 0);
        if (setting().batch == 0)
            count(setting().batch, "batch", std::nullopt, 1);
        if (const auto size = statedKey("shuffle", 1)) {
            setting().shuffleSize = *size;
            add("shuffle", *size, "", InputSource::Given);
        }
    }

    void findDataLoader(const std::optional<LoopSteps>& steps)
    {
        std::optional<int> workers = statedKey("workers", 0);
        InputSource source = InputSource::Given;
        if (steps && steps->hasWorkers == false) {
            workers = 0;
            source = InputSource::Trace;
        }
        m_parallelIsKnown = workers.has_value();
        setting().workers = workers.value_or(0);
        add("workers", workers, "", workers ? source : InputSource::Default);
        count(setting().prefetch, "prefetch", statedKey("prefetch", 1), 2);
        // Ultralytics keeps its workers: they never come to the end of an epoch.
        setting().isPersistent = statedSwitch("persistent", isUltralytics());
        setting().isPinned = statedSwitch("pin_memory");
    }

    /// Whether nothing but a habit of the library tells it.
    [[nodiscard]] bool isOpen(std::string_view key) const
    {
        const Input* known = m_found.find(key);
        return known == nullptr || !known->value || known->source == InputSource::Default;
    }

    /// What the user says of the present pipeline: without it nothing can be simulated.
    void takeGiven(const InferOptions& options)
    {
        const std::string_view parallel =
            setting().kind == LoaderKind::DataLoader ? "workers" : "parallel_calls";
        for (const auto& [key, value] : options.given) {
            const bool isPresent =
                key == parallel || key == "cores" || key == "batch" || key == "step_ms";
            if (!isPresent || !isOpen(key) || !set(setting(), key, value))
                continue;
            m_parallelIsKnown = m_parallelIsKnown || key == parallel;
            add(key, settingNumber(setting(), key), unitOfKey(key), InputSource::Given, true);
        }
    }

    /// Costs that nothing tells, or only a habit.
    void takeGivenCosts(const InferOptions& options)
    {
        for (const auto& [key, value] : options.given) {
            const bool isKnown = isWorkKey(key) ? !m_found.costs.work.empty() : !isOpen(key);
            if (isFactKey(key) && !isKnown)
                static_cast<void>(pipeline::takeGiven(m_found, key, value)); // else it is a change
        }
    }

    void fromSteps(const LoopSteps& steps)
    {
        Costs& costs = m_found.costs;
        m_found.measuredStepsPerSecond = steps.meanSeconds > 0.0 ? 1.0 / steps.meanSeconds : 0.0;
        m_found.stepSource = m_found.workSource = steps.source;
        costs.step = steps.rests();
        const std::vector<double> waits = steps.waits();
        const bool isSerial = setting().kind == LoaderKind::DataLoader && setting().workers == 0;
        costs.workBatch =
            isSerial || setting().kind == LoaderKind::DataLoader ? std::max(1, setting().batch) : 1;
        if (isSerial) {
            costs.work = waits;
            return;
        }
        const std::optional<double> handOver = handOverOf(waits);
        costs.handOverSeconds = handOver.value_or(usualHandOver(setting().kind));
        m_handOverSource = handOver ? steps.source : InputSource::Default;
        const double waiting = meanOf(waits) - costs.handOverSeconds;
        if (waiting < kBoundByGpu * steps.meanSeconds) {
            boundWork(steps.meanSeconds);
            return;
        }
        m_found.workIsBound = waiting < kNearlyBoundByGpu * steps.meanSeconds;
        if (setting().kind == LoaderKind::DataLoader)
            takeWorkOfWaits(steps);
        else if (setting().parallelCalls == 1)
            costs.work = serialWork(steps.stretches, setting().batch, costs.handOverSeconds);
        if (costs.work.empty())
            costs.work = fittedWork(setting(), costs, steps.seconds(), m_monitor);
        if (costs.work.empty()) {
            boundWork(steps.meanSeconds);
            return;
        }
        if (std::optional<Costs> scaled =
                calibrated(setting(), costs, m_found.measuredStepsPerSecond, m_monitor))
            costs = *std::move(scaled);
    }

    void takeWorkOfWaits(const LoopSteps& steps)
    {
        WorkOfWaits found =
            workFromWaits(setting(), steps.stretches, m_found.costs.handOverSeconds);
        if (!found.seconds.empty() && found.seenShare < kMostlySeen)
            m_found.workIsBound = true;
        m_found.costs.work = std::move(found.seconds);
    }

    /// The GPU is the limit: what makes batches is at least as fast. What its processes computed is
    /// a bound from below; where that is most of the one from above, it is the better guess.
    void boundWork(double stepSeconds)
    {
        constexpr double kMostOfIt = 0.4;
        m_found.workIsBound = true;
        m_workIsSeen = false;
        double perBatch = stepSeconds * setting().parallelism();
        const std::optional<double> cores = coresInUse();
        if (cores && *cores * stepSeconds > kMostOfIt * perBatch
            && *cores * stepSeconds < perBatch) {
            perBatch = *cores * stepSeconds;
            m_found.workSource = InputSource::Utilisation;
            m_found.costs.cpuShare = 1.0;
        }
        m_found.costs.work = {setting().kind == LoaderKind::TfData
                                  ? perBatch / std::max(1, setting().batch)
                                  : perBatch};
    }

    /// No wait was logged: the fast steps are those of the GPU, if there are fast and slow ones or
    /// the GPU was watched.
    void fromPlainSteps(const std::vector<double>& seconds)
    {
        Costs& costs = m_found.costs;
        costs.workBatch =
            setting().kind == LoaderKind::DataLoader ? std::max(1, setting().batch) : 1;
        costs.handOverSeconds = 0.0;
        const double mean = meanOf(seconds);
        if (!(mean > 0.0))
            return;
        m_found.measuredStepsPerSecond = 1.0 / mean;
        const std::optional<double> fast = fastRegime(seconds);
        const std::vector<double> busy = gpuUtilization(m_training);
        const double utilisation = busy.empty() ? 0.0 : *std::max_element(busy.begin(), busy.end());
        double step = 0.0;
        if (fast) {
            step = *fast;
            m_found.stepSource = m_found.workSource = InputSource::TwoRegimes;
        } else if (utilisation > 0.0) {
            step = std::min(1.0, utilisation) * mean;
            m_found.stepSource = m_found.workSource = InputSource::Utilisation;
        } else {
            return;
        }
        costs.step = {step};
        if (mean < (1.0 + kBoundByGpu) * step) {
            boundWork(mean);
            return;
        }
        const bool isSerial = setting().kind == LoaderKind::DataLoader && setting().workers == 0;
        costs.work = {isSerial ? mean - step : mean};
        if (!isSerial) {
            if (std::optional<Costs> scaled = calibrated(setting(), costs, 1.0 / mean, m_monitor))
                costs = *std::move(scaled);
        }
    }

    /// A worker makes the elements of a batch one after the other.
    void stackElements()
    {
        Costs& costs = m_found.costs;
        const std::vector<double> elements = std::exchange(costs.work, {});
        costs.workBatch = setting().batch;
        const auto batch = static_cast<std::size_t>(costs.workBatch);
        // Each batch begins with another element; with few of them they come round again.
        for (std::size_t first = 0; first < elements.size(); ++first) {
            double sum = 0.0;
            for (std::size_t i = 0; i < std::min(batch, kMostStacked); ++i)
                sum += elements[(first + i) % elements.size()];
            costs.work.push_back(sum * static_cast<double>(batch)
                                 / static_cast<double>(std::min(batch, kMostStacked)));
        }
    }

    void fromPreview(const PreviewCosts& preview)
    {
        Costs& costs = m_found.costs;
        m_found.workSource = InputSource::Preview;
        costs.work = preview.elementSeconds;
        for (double& seconds : costs.work)
            seconds *= preview.targetFactor.value_or(1.0);
        costs.workBatch = 1;
        if (setting().kind == LoaderKind::DataLoader && setting().batch > 1)
            stackElements();
        costs.cpuShare = 1.0;
        costs.decodeShare = preview.decodeShare;
        m_found.workIsBound = false;
        m_found.isOtherMachine = !preview.targetFactor;
        add("machine_factor", preview.targetFactor, "",
            preview.targetFactor ? InputSource::Preview : InputSource::Default);
    }

    void takeGivenStep()
    {
        double& given = setting().stepSeconds;
        if (!m_found.costs.step.empty())
            given = 0.0; // it is a change
        if (!(given > 0.0))
            return;
        m_found.costs.step.assign(1, given);
        m_found.stepSource = InputSource::Given;
        m_stepIsByUser = true;
    }

    /// What of the work computes: by the CPU time of the training's processes.
    void findShares(const std::optional<LoopSteps>& steps)
    {
        Costs& costs = m_found.costs;
        if (costs.work.empty())
            return;
        const double perBatch =
            costs.meanWork() * (costs.workBatch == 1 ? std::max(1, setting().batch) : 1);
        if (steps && steps->decodeSeconds && perBatch > 0.0)
            costs.decodeShare = std::clamp(
                *steps->decodeSeconds / (perBatch * static_cast<double>(steps->count)), 0.0, 1.0);
        constexpr double kMostShare = 1.05; // more was computed than that: by something else, too
        const std::optional<double> cores = coresInUse();
        if (!cores || !(m_found.measuredStepsPerSecond > 0.0) || !m_workIsSeen || !(perBatch > 0.0)
            || costs.cpuShare)
            return;
        const double share = *cores / (m_found.measuredStepsPerSecond * perBatch);
        if (share <= kMostShare)
            costs.cpuShare = std::clamp(share, 0.0, 1.0);
    }

    /// Cores that the training's processes kept busy while it made steps; with a GPU they make
    /// batches.
    [[nodiscard]] std::optional<double> coresInUse() const
    {
        if (m_found.hasNoGpu)
            return std::nullopt;
        for (const HardwareLogPtr& log : m_training.hardwareLogs) {
            const HardwareSeries* used = log->find(HardwareQuantity::ProcessCpu);
            if (used == nullptr)
                continue;
            std::vector<double> all;
            std::vector<double> steady;
            used->series.forEach([&](std::size_t, const ScalarPoint& point) {
                if (!std::isfinite(point.value))
                    return;
                all.push_back(point.value);
                if (m_training.clocks
                    && m_training.phases.isSteady(
                        m_training.clocks->toWall(log->id(), point.wallTime)))
                    steady.push_back(point.value);
            });
            if (!all.empty())
                return median(steady.size() >= 3 ? steady : all);
        }
        return std::nullopt;
    }

    void findSizes()
    {
        constexpr double kChannels = 3.0;
        const std::optional<int> side =
            stated({"imgsz", "img_size", "image_size", "input_size", "crop_size"}, 8);
        if (side)
            m_found.costs.elementBytes =
                static_cast<double>(*side) * *side * kChannels * (isUltralytics() ? 1.0 : 4.0);
        constexpr double kLeastRead = 1000.0; // less than any picture: not the dataset
        const std::optional<double> read = bytesReadPerSecond();
        if (!read || !(m_found.measuredStepsPerSecond > 0.0) || setting().batch <= 0)
            return;
        const double bytes = *read / m_found.measuredStepsPerSecond / setting().batch;
        if (bytes >= kLeastRead)
            m_found.costs.elementReadBytes = bytes;
    }

    void takeEpoch(const std::optional<EpochLength>& epoch)
    {
        constexpr double kMost = 1e7;
        const bool hasWorkers = setting().kind == LoaderKind::DataLoader && setting().workers > 0;
        if (hasWorkers) {
            m_found.costs.startSeconds = usualStart(setting().workers);
            add("start_ms", 1e3 * m_found.costs.startSeconds, "ms", InputSource::Default);
        }
        if (!epoch || epoch->batches > kMost) {
            add("epoch", std::nullopt, "", InputSource::Default);
            return;
        }
        setting().batchesPerEpoch = static_cast<int>(epoch->batches);
        const InputSource source =
            epoch->isLogged ? InputSource::LoggedEpoch : InputSource::Dataset;
        add("epoch", epoch->batches, "", source);
        if (setting().batch <= 0)
            return;
        m_found.costs.datasetElements = epoch->batches * setting().batch;
        add("dataset_elements", m_found.costs.datasetElements, "", source);
    }

    [[nodiscard]] std::optional<double> bytesReadPerSecond() const
    {
        for (const HardwareLogPtr& log : m_training.hardwareLogs) {
            const HardwareSeries* read = log->find(HardwareQuantity::DiskRead);
            if (read == nullptr)
                continue;
            std::vector<double> values;
            read->series.forEach([&](std::size_t, const ScalarPoint& point) {
                if (std::isfinite(point.value))
                    values.push_back(point.value);
            });
            const double usual = median(values);
            if (usual > 0.0)
                return usual;
        }
        return std::nullopt; // nothing was read: all of it came from the page cache, or a network
    }

    void listInputs()
    {
        const Costs& costs = m_found.costs;
        add("step_ms", costs.step.empty() ? std::nullopt : std::optional(1e3 * costs.meanStep()),
            "ms", m_found.stepSource, m_stepIsByUser);
        // Of a DataLoader whose batch size is not known a value is of a batch all the same.
        const bool isElement =
            costs.workBatch == 1
            && (setting().kind == LoaderKind::TfData || m_found.workSource == InputSource::Preview);
        add(isElement ? "element_ms" : "work_ms",
            costs.work.empty() ? std::nullopt : std::optional(1e3 * costs.meanWork()), "ms",
            m_found.workSource);
        add("hand_over_ms", 1e3 * costs.handOverSeconds, "ms", m_handOverSource);
        add("cpu_share", costs.cpuShare, "",
            m_found.workSource == InputSource::Preview ? InputSource::Preview
            : costs.cpuShare                           ? InputSource::Utilisation
                                                       : InputSource::Default);
        add("decode_share", costs.decodeShare, "",
            costs.decodeShare ? m_found.workSource : InputSource::Default);
        add("element_bytes", costs.elementBytes, "bytes", InputSource::Default);
        add("read_bytes", costs.elementReadBytes, "bytes",
            costs.elementReadBytes ? InputSource::Utilisation : InputSource::Default);
    }

    const Training& m_training;
    const ReadMonitor* m_monitor;
    InferredPipeline m_found;
    bool m_parallelIsKnown = true;
    bool m_workIsSeen = true; ///< not only bounded
    bool m_stepIsByUser = false;
    InputSource m_handOverSource = InputSource::Default;
};

} // namespace

std::string_view toString(InputSource source)
{
    switch (source) {
    case InputSource::Given: return "given";
    case InputSource::Trace: return "trace";
    case InputSource::DataTime: return "data-time";
    case InputSource::LoggedEpoch: return "logged-epoch";
    case InputSource::Dataset: return "dataset";
    case InputSource::TwoRegimes: return "two-regimes";
    case InputSource::Utilisation: return "utilisation";
    case InputSource::Preview: return "preview";
    case InputSource::Default: return "default";
    }
    return {};
}

double usualHandOver(LoaderKind kind)
{
    return kind == LoaderKind::DataLoader ? 0.0015 : 0.0005;
}

double usualStart(int workers)
{
    constexpr double kFirst = 0.1;
    constexpr double kEach = 0.1;
    return workers > 0 ? kFirst + kEach * workers : 0.0;
}

std::optional<double> settingNumber(const Setting& setting, std::string_view key)
{
    const std::string text = settingValue(setting, key);
    if (text == "true" || text == "false")
        return text == "true" ? 1.0 : 0.0;
    std::string_view rest = text;
    const std::optional<double> number = takeDecimal(rest);
    return rest.empty() ? number : std::nullopt;
}

std::string unitOfKey(std::string_view key)
{
    if (key.ends_with("_ms"))
        return "ms";
    if (key.ends_with("_bytes"))
        return "bytes";
    return key == "cores" ? "cores" : "";
}

const Input* InferredPipeline::find(std::string_view name) const
{
    const auto at = std::find_if(inputs.begin(), inputs.end(),
                                 [name](const Input& input) { return input.name == name; });
    return at == inputs.end() ? nullptr : &*at;
}

std::optional<InferredPipeline> inferPipeline(const Training& training, const InferOptions& options)
{
    return Findings(training, options.monitor).infer(options);
}

} // namespace faultline::pipeline
