// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/calibration.h"
#include "model/vram/hardware.h"
#include "model/vram/step_figures.h"

#include <algorithm>
#include <functional>
#include <map>

namespace faultline::vram {

namespace {

/// Nobody trains with more on one device; where so many fit, the answer is "at least".
constexpr std::int64_t kLargestBatch = 4096;

/// Memory by batch, each simulated once. A batch that is too large to be counted does not fit.
class BatchFigures {
public:
    struct Figures {
        std::int64_t likely = MemoryLedger::kMostBytes;
        std::int64_t low = MemoryLedger::kMostBytes;
        std::int64_t high = MemoryLedger::kMostBytes;
    };

    BatchFigures(const LayerGraph& graph, TrainingSetup setup, const FrameworkMemory& framework,
                 const Calibration* calibration)
        : m_graph(graph),
          m_setup(std::move(setup)),
          m_framework(framework),
          m_calibration(calibration)
    {
    }

    const Figures& of(std::int64_t batch)
    {
        const auto known = m_known.find(batch);
        if (known != m_known.end())
            return known->second;
        Figures figures;
        m_setup.batchPerReplica = batch;
        if (const Result<StepResult> step = simulateStep(m_graph, m_setup, m_framework)) {
            const PeakFigures peak =
                corrected(figuresOf(*step, m_setup, m_framework), m_setup, m_calibration);
            figures.likely = peak.peakBytes;
            figures.low = peak.interval.low;
            figures.high = peak.interval.high;
        }
        return m_known.emplace(batch, figures).first->second;
    }

    /// The largest batch for which `bytes` is at most `limit`; 0 if not even one image fits.
    std::int64_t largest(std::int64_t Figures::*bytes, std::int64_t limit)
    {
        const auto fits = [&](std::int64_t batch) { return of(batch).*bytes <= limit; };
        if (!fits(1))
            return 0;
        std::int64_t fitting = 1;
        std::int64_t tooMany = 2;
        while (tooMany <= kLargestBatch && fits(tooMany)) {
            fitting = tooMany;
            tooMany *= 2;
        }
        while (tooMany - fitting > 1 && fitting < kLargestBatch) {
            const std::int64_t middle = fitting + (tooMany - fitting) / 2;
            (fits(middle) ? fitting : tooMany) = middle;
        }
        return fitting;
    }

private:
    const LayerGraph& m_graph;
    TrainingSetup m_setup;
    const FrameworkMemory& m_framework;
    const Calibration* m_calibration;
    std::map<std::int64_t, Figures> m_known;
};

} // namespace

Result<std::vector<MaxBatch>> maxBatches(const LayerGraph& graph, const TrainingSetup& wanted,
                                         std::span<const Gpu> gpus, const Calibration* calibration)
{
    TrainingSetup asked = wanted;
    asked.measure = Measure::Device;
    asked.triesAlgorithms = false; // takes what is free, and does with less
    asked.batchPerReplica = std::max<std::int64_t>(asked.batchPerReplica, 1);
    Result<TrainingSetup> setup = completeSetup(graph, asked);
    if (!setup)
        return setup.error();
    const FrameworkMemory& framework = *frameworkMemory(setup->framework);
    setup->batchPerReplica = 1;
    if (const Result<StepResult> one = simulateStep(graph, *setup, framework); !one)
        return one.error();
    BatchFigures figures(graph, *setup, framework, calibration);
    std::vector<MaxBatch> all;
    for (const Gpu& gpu : gpus) {
        const std::int64_t limit = usableBytes(gpu, framework);
        MaxBatch batch{.gpu = gpu.name};
        batch.likely = figures.largest(&BatchFigures::Figures::likely, limit);
        batch.certain =
            std::min(batch.likely, figures.largest(&BatchFigures::Figures::high, limit));
        batch.possible =
            std::max(batch.likely, figures.largest(&BatchFigures::Figures::low, limit));
        all.push_back(std::move(batch));
    }
    return all;
}

Result<MaxBatch> maxBatch(const LayerGraph& graph, const TrainingSetup& setup, const Gpu& gpu,
                          const Calibration* calibration)
{
    const Result<std::vector<MaxBatch>> all = maxBatches(graph, setup, {&gpu, 1}, calibration);
    if (!all)
        return all.error();
    return all->front();
}

} // namespace faultline::vram
