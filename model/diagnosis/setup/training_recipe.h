// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"
#include "model/schedules/planned_schedule.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A number of a configuration and where it stands.
struct RecipeNumber {
    double value = 0.0;
    std::string path;       ///< ConfigDocument::path()
    std::uint32_t line = 0; ///< 1-based; 0: a default
};

/// How a configuration means to train: batch, optimizer, learning rate over the steps. What it does
/// not say is empty.
struct TrainingRecipe {
    enum class Schedule : std::uint8_t { Unknown, Constant, Cosine, Exponential, Steps };
    /// A change of the rate at a step.
    struct Drop {
        RecipeNumber step;
        RecipeNumber rate;
    };

    ConfigDocumentPtr config;
    std::string framework; ///< as in resources/rules/recipes.jsonl
    std::string model;     ///< the same
    std::string optimizer; ///< the same; empty: not known, or chosen by the program
    Schedule schedule = Schedule::Unknown;
    std::optional<RecipeNumber> batch; ///< as written
    double batchOfStep = 0.0;          ///< images that an update is made of; 0: not known
    std::optional<RecipeNumber> rate;  ///< after the warm-up
    std::optional<RecipeNumber> warmupRate;
    std::optional<RecipeNumber> warmupSteps;
    std::optional<RecipeNumber> holdSteps;
    std::optional<RecipeNumber> totalSteps; ///< of the schedule
    std::vector<Drop> drops;
    std::optional<RecipeNumber> runSteps; ///< of the run; 0: endless
    std::optional<RecipeNumber> clipNorm; ///< 0: none
    bool isFineTuning = false;            ///< names a checkpoint to begin from
    bool countsEpochs = false;            ///< steps above are epochs

    std::optional<PlannedSchedule> plan; ///< what gives the rate at a step; nothing: not known

    /// The rates that the schedule gives for steps as the framework logs them: updates or batches;
    /// for Ultralytics epochs, counted from 1, at their last batch. Nothing for schedules that are
    /// not known, or that need what is not known. NaN for steps without a rate.
    [[nodiscard]] std::optional<std::vector<double>> ratesAt(std::span<const double> steps) const;
    [[nodiscard]] std::optional<double> rateAt(double step) const;
};

/// The recipe of a training's configuration: pipeline.config, Ultralytics, mmdetection, or what
/// detectron2 writes as YAML. Nothing without one that names a learning rate.
[[nodiscard]] std::optional<TrainingRecipe> recipeOf(const Training& training);

/// What the authors of a model trained it with: a row of resources/rules/recipes.jsonl.
struct ReferenceRecipe {
    std::string framework;
    std::string model; ///< "*": of any that has no row of its own
    std::string optimizer;
    double batch = 0.0;
    double rate = 0.0;
    double warmupRate = 0.0;
    double warmupSteps = 0.0; ///< 0: none
    std::string source;

    /// The rate for another batch, by vram::learningRateFactor().
    [[nodiscard]] double rateFor(double batchSize) const;
};

/// All rows; read once.
[[nodiscard]] std::span<const ReferenceRecipe> referenceRecipes();

/// The row for a recipe's model and optimizer whose scaled rate is nearest to its own; nullptr if
/// there is none, or batch or optimizer are not known.
[[nodiscard]] const ReferenceRecipe* nearestReference(const TrainingRecipe& recipe);

/// Settings by what they are for. A rule that does not read configurations writes one of these as
/// the path of a ConfigEdit without a config; the engine puts the field of the user's file there.
namespace setting {
inline constexpr std::string_view kRate = "@rate";
inline constexpr std::string_view kWarmupRate = "@warmup-rate";
inline constexpr std::string_view kWarmupSteps = "@warmup-steps";
inline constexpr std::string_view kRunSteps = "@run-steps";
inline constexpr std::string_view kScheduleSteps = "@schedule-steps";
inline constexpr std::string_view kClipNorm = "@clip-norm";
inline constexpr std::string_view kCheckpoint = "@checkpoint";
inline constexpr std::string_view kCheckpointType = "@checkpoint-type";
} // namespace setting

/// Puts the fields of the training's configuration in the place of settings; edits of settings that
/// it does not have are taken out.
void resolveEdits(std::vector<Fix>& fixes, const Training& training);

[[nodiscard]] ConfigEvidence recipeEvidence(const TrainingRecipe& recipe,
                                            const RecipeNumber& number, Text caption);
[[nodiscard]] ConfigEdit recipeEdit(const TrainingRecipe& recipe, const RecipeNumber& number,
                                    std::string value);
/// The edits as a snippet in the language of the file: "path: value", one a line.
[[nodiscard]] Fix::Snippet editSnippet(const TrainingRecipe& recipe,
                                       const std::vector<ConfigEdit>& edits);

} // namespace faultline
