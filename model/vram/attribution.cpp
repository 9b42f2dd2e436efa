// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/attribution.h"

#include "model/core/text.h"
#include "model/vram/step_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace faultline::vram {

namespace {

constexpr std::array<std::string_view, 16> kFields{"model",         "framework",
                                                   "input",         "batch",
                                                   "classes",       "boxes_per_image",
                                                   "replicas",      "precision",
                                                   "optimizer",     "norm",
                                                   "frozen_stages", "moving_average",
                                                   "checkpointing", "accumulation_steps",
                                                   "allocator",     "unexplained"};

/// Which changes are made: bit i stands for the i-th of the list.
using Subset = std::uint32_t;

std::string yesNo(bool value)
{
    return value ? "yes" : "no";
}

std::string normText(NormMode mode)
{
    constexpr std::array<std::string_view, 4> kNames{"train", "evaluate", "frozen", "synchronised"};
    return std::string(kNames[static_cast<std::size_t>(mode)]);
}

std::string signedBytes(double bytes)
{
    return (bytes < 0 ? "-" : "+") + toEnglish(Quantity{std::abs(bytes), Unit::Bytes});
}

std::string valueText(const PlannedRun& run, SetupField field)
{
    const TrainingSetup& setup = run.setup;
    switch (field) {
    case SetupField::Model: return run.model;
    case SetupField::Framework: return setup.framework;
    case SetupField::ImageSize:
        return std::to_string(setup.imageWidth) + "x" + std::to_string(setup.imageHeight);
    case SetupField::Batch: return std::to_string(setup.batchPerReplica);
    case SetupField::Classes: return std::to_string(setup.classes);
    case SetupField::BoxesPerImage: return std::to_string(setup.boxesPerImage);
    case SetupField::Replicas: return std::to_string(setup.replicas);
    case SetupField::Precision:
        return std::string(toString(setup.precision.value_or(Precision::Float32)));
    case SetupField::Optimizer: return setup.optimizer;
    case SetupField::NormMode: return normText(setup.normMode.value_or(NormMode::Train));
    case SetupField::FrozenStages: return std::to_string(setup.frozenStages.value_or(0));
    case SetupField::MovingAverage: return yesNo(setup.movingAverage.value_or(false));
    case SetupField::Checkpointing: return yesNo(setup.checkpointing.value_or(false));
    case SetupField::Accumulation: return std::to_string(setup.accumulationSteps);
    case SetupField::Allocator: return setup.allocator;
    case SetupField::Unexplained:
        return run.calibration
                   ? signedBytes(run.calibration->unexplained) + " where it was measured"
                   : "not measured";
    }
    return {};
}

void copyField(PlannedRun& run, const PlannedRun& from, SetupField field)
{
    TrainingSetup& to = run.setup;
    switch (field) {
    case SetupField::Model:
        run.model = from.model;
        run.expand = from.expand;
        break;
    case SetupField::Framework: to.framework = from.setup.framework; break;
    case SetupField::ImageSize:
        to.imageWidth = from.setup.imageWidth;
        to.imageHeight = from.setup.imageHeight;
        break;
    case SetupField::Batch: to.batchPerReplica = from.setup.batchPerReplica; break;
    case SetupField::Classes: to.classes = from.setup.classes; break;
    case SetupField::BoxesPerImage: to.boxesPerImage = from.setup.boxesPerImage; break;
    case SetupField::Replicas: to.replicas = from.setup.replicas; break;
    case SetupField::Precision: to.precision = from.setup.precision; break;
    case SetupField::Optimizer: to.optimizer = from.setup.optimizer; break;
    case SetupField::NormMode: to.normMode = from.setup.normMode; break;
    case SetupField::FrozenStages: to.frozenStages = from.setup.frozenStages; break;
    case SetupField::MovingAverage: to.movingAverage = from.setup.movingAverage; break;
    case SetupField::Checkpointing: to.checkpointing = from.setup.checkpointing; break;
    case SetupField::Accumulation: to.accumulationSteps = from.setup.accumulationSteps; break;
    case SetupField::Allocator: to.allocator = from.setup.allocator; break;
    case SetupField::Unexplained: run.calibration = from.calibration; break;
    }
}

/// Peaks with some of the changes made, each planned once.
class PartlyChanged {
public:
    PartlyChanged(const PlannedRun& before, const PlannedRun& after,
                  const std::vector<SetupField>& fields)
        : m_before(before), m_after(after), m_fields(fields)
    {
    }

    /// 0 once something failed: error().
    std::int64_t peak(Subset subset)
    {
        const auto known = m_known.find(subset);
        if (known != m_known.end())
            return known->second;
        PlannedRun run = m_before;
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            if ((subset >> i & 1U) != 0)
                copyField(run, m_after, m_fields[i]);
        }
        run.setup.measure = m_after.setup.measure;
        const std::int64_t bytes = planned(run);
        m_known.emplace(subset, bytes);
        return bytes;
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    std::int64_t planned(const PlannedRun& run)
    {
        const Result<LayerGraph> graph = run.expand(run.setup);
        if (!graph)
            return fail(graph.error());
        const Result<TrainingSetup> setup = completeSetup(*graph, run.setup);
        if (!setup)
            return fail(setup.error());
        const FrameworkMemory& framework = *frameworkMemory(setup->framework);
        const Result<StepResult> step = simulateStep(*graph, *setup, framework);
        if (!step)
            return fail(step.error());
        return corrected(figuresOf(*step, *setup, framework), *setup, run.calibration.get())
            .peakBytes;
    }

    std::int64_t fail(const Error& error)
    {
        if (!m_error)
            m_error = error;
        return 0;
    }

    const PlannedRun& m_before;
    const PlannedRun& m_after;
    const std::vector<SetupField>& m_fields;
    std::map<Subset, std::int64_t> m_known;
    std::optional<Error> m_error;
};

/// Shapley's value of each change: its mean marginal effect, over subsets weighted by how many
/// orders put exactly those before it, |S|! (n - |S| - 1)! / n!.
std::vector<double> exactShares(PartlyChanged& runs, std::size_t count)
{
    std::vector<double> weights(count);
    for (std::size_t size = 0; size < count; ++size)
        weights[size] = std::exp(std::lgamma(static_cast<double>(size) + 1.0)
                                 + std::lgamma(static_cast<double>(count - size))
                                 - std::lgamma(static_cast<double>(count) + 1.0));
    std::vector<double> shares(count, 0.0);
    for (Subset subset = 0; subset < Subset{1} << count; ++subset) {
        std::size_t size = 0;
        for (std::size_t i = 0; i < count; ++i)
            size += subset >> i & 1U;
        for (std::size_t i = 0; i < count; ++i) {
            if ((subset >> i & 1U) == 0)
                shares[i] +=
                    weights[size]
                    * static_cast<double>(runs.peak(subset | Subset{1} << i) - runs.peak(subset));
        }
    }
    return shares;
}

void addOrder(PartlyChanged& runs, const std::vector<std::size_t>& order,
              std::vector<double>& shares)
{
    Subset subset = 0;
    for (const std::size_t change : order) {
        const Subset with = subset | Subset{1} << change;
        shares[change] += static_cast<double>(runs.peak(with) - runs.peak(subset));
        subset = with;
    }
}

/// Each rotation of the list and its reverse: every change comes once at every place.
std::vector<double> sampledShares(PartlyChanged& runs, std::size_t count)
{
    std::vector<double> shares(count, 0.0);
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t turn = 0; turn < count; ++turn) {
        addOrder(runs, order, shares);
        addOrder(runs, {order.rbegin(), order.rend()}, shares);
        std::rotate(order.begin(), order.begin() + 1, order.end());
    }
    for (double& share : shares)
        share /= 2.0 * static_cast<double>(count);
    return shares;
}

/// Whole bytes that sum to `whole`: what rounding leaves goes to the largest.
void setBytes(std::vector<Attribution>& changes, const std::vector<double>& shares,
              std::int64_t whole)
{
    std::int64_t rest = whole;
    std::size_t largest = 0;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        changes[i].bytes = std::llround(shares[i]);
        rest -= changes[i].bytes;
        if (std::abs(shares[i]) > std::abs(shares[largest]))
            largest = i;
    }
    if (!changes.empty())
        changes[largest].bytes += rest;
}

/// What was measured of one training is the best guess for the other of the same model.
void shareCalibration(PlannedRun& before, PlannedRun& after)
{
    if (before.model != after.model || before.setup.framework != after.setup.framework)
        return;
    if (!before.calibration)
        before.calibration = after.calibration;
    else if (!after.calibration)
        after.calibration = before.calibration;
}

} // namespace

std::string_view toString(SetupField field)
{
    const auto index = static_cast<std::size_t>(field);
    return index < kFields.size() ? kFields[index] : std::string_view{};
}

std::vector<SetupField> differences(const PlannedRun& before, const PlannedRun& after)
{
    std::vector<SetupField> fields;
    for (std::size_t i = 0; i < kFields.size(); ++i) {
        const auto field = static_cast<SetupField>(i);
        const bool isChanged = field == SetupField::Unexplained
                                   ? before.calibration != after.calibration
                                   : valueText(before, field) != valueText(after, field);
        if (isChanged)
            fields.push_back(field);
    }
    return fields;
}

Result<Explanation> explainDifference(const PlannedRun& wasBefore, const PlannedRun& isAfter)
{
    PlannedRun before = wasBefore;
    PlannedRun after = isAfter;
    shareCalibration(before, after);
    const std::vector<SetupField> fields = differences(before, after);
    PartlyChanged runs(before, after, fields);
    const auto all = static_cast<Subset>((std::uint64_t{1} << fields.size()) - 1);
    Explanation explanation;
    explanation.beforeBytes = runs.peak(0);
    explanation.afterBytes = runs.peak(all);
    if (runs.error())
        return *runs.error();
    for (const SetupField field : fields)
        explanation.changes.push_back(
            {field, valueText(before, field), valueText(after, field), 0});
    const std::vector<double> shares = fields.size() <= kExactChanges
                                           ? exactShares(runs, fields.size())
                                           : sampledShares(runs, fields.size());
    if (runs.error())
        return *runs.error();
    setBytes(explanation.changes, shares, explanation.afterBytes - explanation.beforeBytes);
    std::stable_sort(explanation.changes.begin(), explanation.changes.end(),
                     [](const Attribution& a, const Attribution& b) {
                         return std::abs(a.bytes) > std::abs(b.bytes);
                     });
    return explanation;
}

} // namespace faultline::vram
