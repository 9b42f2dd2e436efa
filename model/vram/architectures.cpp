// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architectures.h"

#include "model/core/edit_distance.h"
#include "model/vram/architecture/catalogue.h"
#include "model/vram/architecture/name_resolution.h"
#include "model/vram/freezing.h"
#include "model/vram/optimizer_rules.h"

#include <string>
#include <utility>

namespace faultline::vram {
namespace {

constexpr std::int64_t kMaxSide = 65536;
constexpr std::size_t kMaxOptimizerBytes = 64;
constexpr std::int64_t kMaxCount = 1'000'000;

/// What holds where neither the model nor its framework says anything: COCO on one device.
SetupValues lastResort()
{
    SetupValues values;
    values.setup.batchPerReplica = 1;
    values.setup.classes = 80;
    values.setup.boxesPerImage = 93; // the most in an image of COCO train2017
    values.setup.replicas = 1;
    values.setup.precision = Precision::Float32;
    values.setup.optimizer = "momentum";
    values.setup.normMode = NormMode::Train;
    values.setup.frozenStages = 0;
    values.setup.movingAverage = false;
    values.setup.checkpointing = false;
    values.sizeDivisor = 1;
    return values;
}

SetupValues filledIn(const Catalogue& catalogue, const ModelRow& row, const TrainingSetup& setup)
{
    SetupValues values;
    values.setup = setup;
    fillIn(values, row.setup);
    if (const FrameworkDefaults* framework = catalogue.framework(row.framework))
        fillIn(values, framework->setup);
    fillIn(values, lastResort());
    return values;
}

Result<const ModelRow*> rowOf(const ArchitectureInfo& architecture)
{
    const ModelRow* row = Catalogue::get().row(architecture.framework, architecture.name);
    if (row == nullptr)
        return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "there is no model '%1' of %2"),
                               {architecture.name, architecture.framework}});
    return row;
}

Result<void> checkRange(const char* field, std::int64_t value, std::int64_t least,
                        std::int64_t most)
{
    if (value >= least && value <= most)
        return {};
    return Error::corrupt(
        {FAULTLINE_TR_NOOP("Errors", "%1: %2 is not between %3 and %4"),
         {std::string(field), std::to_string(value), std::to_string(least), std::to_string(most)}});
}

Result<void> checkOptimizer(const std::string& name)
{
    if (optimizerRule(name) != nullptr)
        return {};
    std::string_view nearest;
    std::size_t best = 3;
    for (const OptimizerRule& rule : optimizerRules()) {
        const std::size_t distance =
            name.size() > kMaxOptimizerBytes ? best : editDistance(name, rule.name);
        if (distance < best) {
            best = distance;
            nearest = rule.name;
        }
    }
    Text unknown{FAULTLINE_TR_NOOP("Errors", "optimizer: unknown '%1'"),
                 {name.substr(0, kMaxOptimizerBytes)}};
    if (nearest.empty())
        return Error::corrupt(std::move(unknown));
    return Error::corrupt(
        {FAULTLINE_TR_NOOP("Errors", "%1; near: %2"), {std::move(unknown), std::string(nearest)}});
}

Result<void> checkSetup(const TrainingSetup& setup)
{
    const Result<void> checks[] = {
        checkRange("imageWidth", setup.imageWidth, 1, kMaxSide),
        checkRange("imageHeight", setup.imageHeight, 1, kMaxSide),
        checkRange("batchPerReplica", setup.batchPerReplica, 1, kMaxCount),
        checkRange("classes", setup.classes, 1, kMaxCount),
        checkRange("boxesPerImage", setup.boxesPerImage, 1, kMaxCount),
        checkRange("replicas", setup.replicas, 1, kMaxCount),
        checkRange("frozenStages", setup.frozenStages.value_or(0), 0, 1000),
        checkRange("accumulationSteps", setup.accumulationSteps, 1, kMaxCount),
    };
    for (const Result<void>& check : checks) {
        if (!check)
            return check;
    }
    return checkOptimizer(setup.optimizer);
}

} // namespace

std::span<const ArchitectureInfo> architectures()
{
    return Catalogue::get().infos();
}

Result<ArchitectureInfo> findArchitecture(std::string_view name, std::string_view framework,
                                          TrainingSetup& setup)
{
    const Catalogue& catalogue = Catalogue::get();
    const Result<ResolvedName> resolved = resolveName(catalogue, name, framework);
    if (!resolved)
        return resolved.error();
    SetupValues values;
    values.setup = setup;
    fillIn(values, resolved->values);
    setup = std::move(values.setup);
    return catalogue.infos()[static_cast<std::size_t>(resolved->row - catalogue.rows().data())];
}

Result<TrainingSetup> resolveSetup(const ArchitectureInfo& architecture, const TrainingSetup& setup)
{
    const Result<const ModelRow*> row = rowOf(architecture);
    if (!row)
        return row.error();
    if (!setup.framework.empty() && setup.framework != architecture.framework)
        return Error::corrupt(
            {FAULTLINE_TR_NOOP("Errors", "framework: '%1' is a model of %2, not of %3"),
             {architecture.name, architecture.framework, setup.framework}});
    SetupValues values = filledIn(Catalogue::get(), **row, setup);
    if (const Result<void> checked = checkSetup(values.setup); !checked)
        return checked.error();
    return std::move(values.setup);
}

Result<LayerGraph> expandArchitecture(const ArchitectureInfo& architecture,
                                      const TrainingSetup& setup)
{
    const Catalogue& catalogue = Catalogue::get();
    const Result<const ModelRow*> row = rowOf(architecture);
    if (!row)
        return row.error();
    const SetupValues values = filledIn(catalogue, **row, setup);
    if (const Result<void> checked = checkSetup(values.setup); !checked)
        return checked.error();
    ExpansionOptions options;
    if (const FrameworkDefaults* framework = catalogue.framework(architecture.framework))
        options = framework->options;
    options.sizeDivisor = values.sizeDivisor;
    Result<LayerGraph> graph =
        expandModule(catalogue.library(), (*row)->module, (*row)->arguments, values.setup, options);
    if (graph) {
        graph->model = architecture.name;
        applyFreezing(*graph, values.setup);
    }
    return graph;
}

} // namespace faultline::vram
