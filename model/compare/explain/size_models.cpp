// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/size_models.h"

#include "model/core/ascii.h"
#include "model/core/decimal.h"
#include "model/diagnosis/evidence/planned_run.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <variant>

namespace faultline {

namespace {

std::optional<Facet> facetOf(vram::SetupField field)
{
    using vram::SetupField;
    switch (field) {
    case SetupField::ImageSize: return Facet::InputSize;
    case SetupField::Batch:
    case SetupField::Accumulation: return Facet::Batch;
    case SetupField::Classes: return Facet::Classes;
    case SetupField::BoxesPerImage:
    case SetupField::NormMode: return Facet::AnchorsAndLoss;
    case SetupField::Replicas: return Facet::Distribution;
    case SetupField::Precision:
    case SetupField::Allocator:
    case SetupField::Checkpointing: return Facet::Precision;
    case SetupField::Optimizer: return Facet::Optimizer;
    case SetupField::FrozenStages: return Facet::Checkpoint;
    case SetupField::MovingAverage: return Facet::Regularisation;
    case SetupField::Model:
    case SetupField::Framework:
    case SetupField::Unexplained: break;
    }
    return std::nullopt;
}

/// Bytes of the planner by facet, given to the changes of that facet in equal parts.
void addPlannedBytes(const RunComparison& comparison, std::map<std::string, ChangeSize>& sizes)
{
    constexpr std::size_t kMostFields = 5; // each more doubles the work
    const auto before = plannedRunOf(comparison.runs.front().of());
    const auto after = before ? plannedRunOf(comparison.runs.back().of()) : std::nullopt;
    if (!before || !after || vram::differences(*before, *after).size() > kMostFields)
        return;
    const Result<vram::Explanation> explained = vram::explainDifference(*before, *after);
    if (!explained)
        return;
    for (const vram::Attribution& part : explained->changes) {
        const std::optional<Facet> facet = facetOf(part.field);
        std::vector<const RunChange*> owners;
        for (const RunChange& change : comparison.changes) {
            if (facet && mayExplain(change) && change.facet == facet)
                owners.push_back(&change);
        }
        for (const RunChange* owner : owners)
            sizes[owner->id].amount +=
                static_cast<double>(part.bytes) / static_cast<double>(owners.size());
    }
}

/// The time of a step goes with the images and pixels of it, at most; of several changes each has
/// its part by its logarithm.
void addTimeByWork(const RunComparison& comparison, const Effect& effect,
                   std::map<std::string, ChangeSize>& sizes)
{
    if (!effect.valueA || !effect.valueB || !(*effect.valueA > 0.0))
        return;
    double logs = 0.0;
    std::map<std::string, double> parts;
    for (const RunChange& change : comparison.changes) {
        const auto ratio = mayExplain(change) ? workRatio(change) : std::nullopt;
        if (!ratio || !(*ratio > 0.0) || *ratio == 1.0)
            continue;
        parts[change.id] = std::log(*ratio);
        logs += std::log(*ratio);
    }
    const double difference = *effect.valueB - *effect.valueA;
    const double predicted = *effect.valueA * std::expm1(logs);
    if (parts.empty() || !std::isfinite(predicted) || logs == 0.0 || predicted * difference <= 0.0)
        return;
    const double explained = std::abs(predicted) < std::abs(difference) ? predicted : difference;
    for (const auto& [id, part] : parts)
        sizes[id].amount = explained * part / logs;
}

} // namespace

std::optional<double> numberOfValue(const ChangeValue& value)
{
    if (const double* number = std::get_if<double>(&value))
        return *number;
    if (const std::string* text = std::get_if<std::string>(&value)) {
        std::string_view rest = *text;
        while (!rest.empty() && !isDigit(rest.front()))
            rest.remove_prefix(1);
        return rest.empty() ? std::nullopt : takeDecimal(rest);
    }
    return std::nullopt;
}

std::optional<double> workRatio(const RunChange& change)
{
    if (change.facet != Facet::Batch && change.facet != Facet::InputSize)
        return std::nullopt;
    const auto a = numberOfValue(change.a);
    const auto b = numberOfValue(change.b);
    if (!a || !b || !(*a > 0.0) || !(*b > 0.0))
        return std::nullopt;
    const double ratio = *b / *a;
    if (change.facet == Facet::Batch) {
        // Batches that are gathered for an update are steps, or parts of one, that take longer.
        return ratio;
    }
    // Height and width are fields of their own; one number is the side of a square.
    const std::string lower = lowerAscii(change.path);
    const bool isOneSide =
        lower.find("height") != std::string::npos || lower.find("width") != std::string::npos;
    return isOneSide ? ratio : ratio * ratio;
}

std::map<std::string, ChangeSize> changeSizes(const RunComparison& comparison, const Effect& effect,
                                              EffectFamily family)
{
    std::map<std::string, ChangeSize> sizes;
    if (effect.id == "peak-memory" && family == EffectFamily::GpuMemory)
        addPlannedBytes(comparison, sizes);
    else if (effect.id == "step-time")
        addTimeByWork(comparison, effect, sizes);
    return sizes;
}

} // namespace faultline
