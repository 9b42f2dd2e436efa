// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/mitigations.h"

#include "model/core/text_marker.h"
#include "model/vram/hardware.h"
#include "model/vram/optimizer_rules.h"
#include "model/vram/plan_words.h"
#include "model/vram/step_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace faultline::vram {

namespace {

constexpr std::array<std::string_view, 12> kLevers{
    "batch",         "accumulation", "mixed_precision", "allocator",
    "checkpointing", "optimizer",    "moving_average",  "freezing",
    "box_limit",     "input_size",   "other_gpu",       "machine_type"};

/// Rules of thumb for the time of an epoch (memory-model, section 8): recomputation runs the
/// forward pass once more, a third of the whole; small batches fill a device less well.
constexpr double kRecomputedTime = 1.33;
constexpr double kSmallerBatchTime = 1.05;
constexpr double kTensorCoreTime = 0.6;
constexpr double kFrozenStageTime = 0.9;
constexpr std::int64_t kUsualBoxes = 100;
constexpr int kMostStages = 5;
constexpr std::int64_t kMultiple = 32; ///< of image sides: what strides divide

std::string sizeText(const TrainingSetup& setup)
{
    return std::to_string(setup.imageWidth) + "x" + std::to_string(setup.imageHeight);
}

/// How much of the quality is at stake; ranks before time.
int qualityCost(Lever lever)
{
    switch (lever) {
    case Lever::Allocator:
    case Lever::Checkpointing:
    case Lever::Accumulation:
    case Lever::OtherGpu:
    case Lever::MachineType: return 0;
    case Lever::MixedPrecision:
    case Lever::Batch: return 1;
    case Lever::MovingAverage:
    case Lever::BoxLimit:
    case Lever::Optimizer:
    case Lever::Freezing: return 2;
    case Lever::ImageSize: return 3;
    }
    return 3;
}

class Helper {
public:
    explicit Helper(const MitigationRequest& request)
        : m_request(request),
          m_setup(request.setup),
          m_framework(frameworkMemory(request.setup.framework))
    {
        m_setup.measure = Measure::Device;
        m_setup.triesAlgorithms = false; // takes what is free, and does with less
    }

    Result<std::vector<Mitigation>> all()
    {
        const Result<Figures> today = figures(m_setup);
        if (!today)
            return today.error();
        m_today = *today;
        // Only now is it certain that the framework is known.
        m_limit = usableBytes(m_request.gpu, *m_framework);
        tryBatch();
        tryMixedPrecision();
        tryAllocator();
        tryCheckpointing();
        tryOptimizer();
        tryMovingAverage();
        tryFreezing();
        tryBoxLimit();
        tryImageSize();
        tryDevices();
        rank();
        return std::move(m_found);
    }

private:
    struct Figures {
        std::int64_t peak = 0;
        std::int64_t high = 0;
    };

    Result<Figures> figures(const TrainingSetup& wanted) const
    {
        const Result<LayerGraph> graph = m_request.expand(wanted);
        if (!graph)
            return graph.error();
        return figures(*graph, wanted);
    }

    Result<Figures> figures(const LayerGraph& graph, const TrainingSetup& wanted) const
    {
        const Result<TrainingSetup> setup = completeSetup(graph, wanted);
        if (!setup)
            return setup.error();
        const FrameworkMemory& framework = *frameworkMemory(setup->framework);
        const Result<StepResult> step = simulateStep(graph, *setup, framework);
        if (!step)
            return step.error();
        const PeakFigures now =
            corrected(figuresOf(*step, *setup, framework), *setup, m_request.calibration);
        return Figures{now.peakBytes, now.interval.high};
    }

    /// Adds the mitigation if it can be planned and saves something.
    bool offer(Mitigation mitigation)
    {
        const Result<Figures> now = figures(mitigation.setup);
        if (!now || now->peak >= m_today.peak)
            return false;
        mitigation.peakBytes = now->peak;
        mitigation.savedBytes = m_today.peak - now->peak;
        mitigation.fits = now->peak <= m_limit;
        mitigation.fitsSurely = now->high <= m_limit;
        add(std::move(mitigation));
        return m_found.back().fits;
    }

    void add(Mitigation mitigation)
    {
        if (m_request.learningRate)
            mitigation.learningRate = *m_request.learningRate * mitigation.learningRateFactor;
        const bool isRateChanged = mitigation.learningRateFactor != 1.0;
        mitigation.patch = configPatch(m_setup, mitigation.setup,
                                       isRateChanged ? mitigation.learningRate : std::nullopt);
        m_found.push_back(std::move(mitigation));
    }

    [[nodiscard]] std::int64_t fittingBatch() const
    {
        const Result<LayerGraph> graph = m_request.expand(m_setup);
        if (!graph)
            return 1;
        const Result<MaxBatch> most =
            maxBatch(*graph, m_setup, m_request.gpu, m_request.calibration);
        if (!most)
            return 1;
        return std::max<std::int64_t>(most->certain > 0 ? most->certain : most->likely, 1);
    }

    void tryBatch()
    {
        const std::int64_t before = m_setup.batchPerReplica;
        if (before <= 1)
            return;
        const std::int64_t batch =
            m_today.peak <= m_limit ? before / 2 : std::min(fittingBatch(), before - 1);
        Mitigation smaller;
        smaller.lever = Lever::Batch;
        smaller.what = text(FAULTLINE_TR_NOOP("Vram", "Batch %1 instead of %2"),
                            {count(batch), count(before)});
        smaller.setup = m_setup;
        smaller.setup.batchPerReplica = batch;
        smaller.timeFactor = kSmallerBatchTime;
        smaller.learningRateFactor = learningRateFactor(
            m_setup.optimizer, static_cast<double>(batch) / static_cast<double>(before));
        smaller.cost = text(FAULTLINE_TR_NOOP(
            "Vram", "The learning rate has to follow the batch; where batch normalisation is "
                    "trained, its statistics get noisier."));
        offer(smaller);
        const std::int64_t steps = (before + batch - 1) / batch;
        Mitigation accumulated = smaller;
        accumulated.lever = Lever::Accumulation;
        accumulated.what =
            text(FAULTLINE_TR_NOOP("Vram", "Batch %1, gradients of %2 steps accumulated"),
                 {count(batch), count(steps)});
        accumulated.setup.accumulationSteps =
            static_cast<int>(std::min<std::int64_t>(m_setup.accumulationSteps * steps, 1 << 20));
        accumulated.learningRateFactor = learningRateFactor(
            m_setup.optimizer, static_cast<double>(batch * steps) / static_cast<double>(before));
        accumulated.cost = text(FAULTLINE_TR_NOOP(
            "Vram", "Normalisation still sees the small batch; steps are counted anew."));
        offer(accumulated);
    }

    void tryMixedPrecision()
    {
        if (m_setup.precision != Precision::Float32)
            return;
        Mitigation mixed;
        mixed.lever = Lever::MixedPrecision;
        mixed.what = text(FAULTLINE_TR_NOOP("Vram", "Mixed precision"));
        mixed.setup = m_setup;
        mixed.setup.precision = Precision::Mixed;
        mixed.timeFactor = m_request.gpu.computeCapability >= 7.0 ? kTensorCoreTime : 1.0;
        mixed.cost = text(FAULTLINE_TR_NOOP(
            "Vram", "Needs loss scaling; watch the first thousand steps for NaN."));
        offer(mixed);
    }

    void tryAllocator()
    {
        Mitigation allocator;
        allocator.lever = Lever::Allocator;
        allocator.setup = m_setup;
        if (m_setup.allocator == "caching") {
            allocator.setup.allocator = "expandable";
            allocator.what =
                text(FAULTLINE_TR_NOOP("Vram", "Segments of the allocator that can grow"));
        } else if (m_setup.allocator == "bfc-growth") {
            allocator.setup.allocator = "bfc";
            allocator.what = text(FAULTLINE_TR_NOOP("Vram", "One region from the start"));
        } else {
            return;
        }
        offer(allocator);
    }

    void tryCheckpointing()
    {
        if (m_setup.checkpointing.value_or(false))
            return;
        Mitigation less;
        less.lever = Lever::Checkpointing;
        less.what = text(FAULTLINE_TR_NOOP("Vram", "Activations computed again when needed"));
        less.setup = m_setup;
        less.setup.checkpointing = true;
        less.timeFactor = kRecomputedTime;
        offer(less);
    }

    void tryOptimizer()
    {
        const OptimizerRule* const today = optimizerRule(m_setup.optimizer);
        for (const std::string_view name : {"adam8bit", "momentum", "adafactor"}) {
            const OptimizerRule* const other = optimizerRule(name);
            if (today == nullptr || other->slotBytes >= today->slotBytes
                || (name == "adam8bit" && !m_setup.optimizer.starts_with("adam"))
                || (m_framework->engine == Engine::TensorFlow && name == "adam8bit"))
                continue;
            Mitigation change;
            change.lever = Lever::Optimizer;
            change.what = text(FAULTLINE_TR_NOOP("Vram", "Optimizer %1 instead of %2"),
                               {std::string(name), m_setup.optimizer});
            change.setup = m_setup;
            change.setup.optimizer = std::string(name);
            change.cost = text(FAULTLINE_TR_NOOP(
                "Vram", "Needs a learning rate of its own; what was tuned for the other does not "
                        "carry over."));
            offer(change);
        }
    }

    void tryMovingAverage()
    {
        if (!m_setup.movingAverage.value_or(false))
            return;
        Mitigation without;
        without.lever = Lever::MovingAverage;
        without.what = text(FAULTLINE_TR_NOOP("Vram", "No moving average of the weights"));
        without.setup = m_setup;
        without.setup.movingAverage = false;
        without.cost =
            text(FAULTLINE_TR_NOOP("Vram", "Evaluation is noisier and usually a little worse."));
        offer(without);
    }

    void tryFreezing()
    {
        const int frozen = m_setup.frozenStages.value_or(0);
        for (int stages = frozen + 1; stages <= kMostStages; ++stages) {
            Mitigation freeze;
            freeze.lever = Lever::Freezing;
            freeze.what = stages == 1
                              ? text(FAULTLINE_TR_NOOP("Vram", "The stem of the backbone frozen"))
                              : text(FAULTLINE_TR_NOOP("Vram", "%1 stages of the backbone frozen"),
                                     {count(stages)});
            freeze.setup = m_setup;
            freeze.setup.frozenStages = stages;
            freeze.timeFactor = std::pow(kFrozenStageTime, stages - frozen);
            freeze.cost = text(FAULTLINE_TR_NOOP(
                "Vram", "Only for a backbone that was trained on similar images."));
            if (offer(freeze))
                return;
        }
    }

    void tryBoxLimit()
    {
        if (m_setup.boxesPerImage <= kUsualBoxes)
            return;
        Mitigation limit;
        limit.lever = Lever::BoxLimit;
        limit.what =
            text(FAULTLINE_TR_NOOP("Vram", "At most %1 boxes in an image"), {count(kUsualBoxes)});
        limit.setup = m_setup;
        limit.setup.boxesPerImage = kUsualBoxes;
        limit.cost = text(FAULTLINE_TR_NOOP(
            "Vram", "Boxes beyond it count as background; cut crowded images into tiles."));
        offer(limit);
    }

    void tryImageSize()
    {
        for (const double factor : {0.875, 0.75, 0.625, 0.5}) {
            Mitigation smaller;
            smaller.lever = Lever::ImageSize;
            smaller.setup = m_setup;
            const auto scaled = [factor](std::int64_t side) {
                const auto wanted = static_cast<std::int64_t>(static_cast<double>(side) * factor);
                return std::max(wanted / kMultiple * kMultiple, kMultiple);
            };
            smaller.setup.imageWidth = scaled(m_setup.imageWidth);
            smaller.setup.imageHeight = scaled(m_setup.imageHeight);
            smaller.what = text(FAULTLINE_TR_NOOP("Vram", "Images of %1 instead of %2"),
                                {sizeText(smaller.setup), sizeText(m_setup)});
            smaller.timeFactor = factor * factor;
            smaller.cost =
                text(FAULTLINE_TR_NOOP("Vram", "Small objects are lost first; look at their "
                                               "average precision alone."));
            if (offer(smaller))
                return;
        }
    }

    /// The smallest devices that surely hold it, and the smallest machine of each cloud with one.
    void tryDevices()
    {
        constexpr int kMostDevices = 3;
        int devices = 0;
        std::int64_t lastTotal = 0;
        for (const Gpu& gpu : gpus()) {
            const std::int64_t usable = usableBytes(gpu, *m_framework);
            if (usable < m_today.high || usable <= m_limit || gpu.totalBytes == lastTotal)
                continue;
            if (++devices > kMostDevices)
                break;
            lastTotal = gpu.totalBytes;
            add(onDevice(gpu, usable));
        }
        tryMachines();
    }

    Mitigation onDevice(const Gpu& gpu, std::int64_t usable) const
    {
        Mitigation other;
        other.lever = Lever::OtherGpu;
        other.what =
            text(FAULTLINE_TR_NOOP("Vram", "%1 instead of %2"), {gpu.name, m_request.gpu.name});
        other.setup = m_setup;
        other.peakBytes = m_today.peak;
        other.savedBytes = usable - m_limit;
        other.fits = true;
        other.fitsSurely = true;
        const double speed = speedOf(gpu);
        const double today = speedOf(m_request.gpu);
        other.timeFactor = speed > 0.0 && today > 0.0 ? today / speed : 1.0;
        other.gpu = gpu.name;
        return other;
    }

    [[nodiscard]] double speedOf(const Gpu& gpu) const
    {
        const bool isHalf = m_setup.precision != Precision::Float32;
        return isHalf && gpu.halfTeraflops > 0.0 ? gpu.halfTeraflops : gpu.floatTeraflops;
    }

    void tryMachines()
    {
        std::string lastProvider;
        for (const MachineType* const machine : fittingMachines()) {
            if (machine->provider == lastProvider)
                continue;
            lastProvider = machine->provider;
            const auto gpu = std::find_if(gpus().begin(), gpus().end(),
                                          [&](const Gpu& one) { return one.name == machine->gpu; });
            Mitigation rented = onDevice(*gpu, usableBytes(*gpu, *m_framework));
            rented.lever = Lever::MachineType;
            rented.what = text(FAULTLINE_TR_NOOP("Vram", "%1 (%2) with %3"),
                               {machine->name, machine->provider, machine->gpu});
            rented.gpu = machine->name;
            add(std::move(rented));
        }
    }

    /// With one device that surely holds it, by provider, those with the smallest device first.
    [[nodiscard]] std::vector<const MachineType*> fittingMachines() const
    {
        std::vector<std::tuple<std::string, std::int64_t, const MachineType*>> fitting;
        for (const MachineType& machine : machineTypes()) {
            const auto gpu = std::find_if(gpus().begin(), gpus().end(),
                                          [&](const Gpu& one) { return one.name == machine.gpu; });
            if (machine.gpuCount != 1 || gpu == gpus().end())
                continue;
            const std::int64_t usable = usableBytes(*gpu, *m_framework);
            if (usable >= m_today.high && usable > m_limit)
                fitting.emplace_back(machine.provider, gpu->totalBytes, &machine);
        }
        std::stable_sort(fitting.begin(), fitting.end(), [](const auto& a, const auto& b) {
            return std::tie(std::get<0>(a), std::get<1>(a))
                   < std::tie(std::get<0>(b), std::get<1>(b));
        });
        std::vector<const MachineType*> machines;
        for (const auto& entry : fitting)
            machines.push_back(std::get<2>(entry));
        return machines;
    }

    void rank()
    {
        std::stable_sort(m_found.begin(), m_found.end(), [](const auto& a, const auto& b) {
            if (a.fits != b.fits)
                return a.fits;
            if (!a.fits)
                return a.savedBytes > b.savedBytes;
            if (a.fitsSurely != b.fitsSurely)
                return a.fitsSurely;
            // Another device is an expense of its own kind: after what can be done here.
            const auto isBought = [](const Mitigation& m) {
                return m.lever == Lever::OtherGpu || m.lever == Lever::MachineType;
            };
            if (isBought(a) != isBought(b))
                return isBought(b);
            return std::tuple(qualityCost(a.lever), a.timeFactor)
                   < std::tuple(qualityCost(b.lever), b.timeFactor);
        });
    }

    const MitigationRequest& m_request;
    TrainingSetup m_setup;
    const FrameworkMemory* m_framework;
    Figures m_today;
    std::int64_t m_limit = 0;
    std::vector<Mitigation> m_found;
};

} // namespace

std::string_view toString(Lever lever)
{
    const auto index = static_cast<std::size_t>(lever);
    return index < kLevers.size() ? kLevers[index] : std::string_view{};
}

Result<std::vector<Mitigation>> mitigations(const MitigationRequest& request)
{
    return Helper(request).all();
}

} // namespace faultline::vram
