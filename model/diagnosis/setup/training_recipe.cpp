// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/training_recipe.h"

#include "model/core/ascii.h"
#include "model/data/data_files.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/setup/schedule_facts.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/vram/optimizer_rules.h"
#include "model/vram/sources/config_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

/// Fills a recipe from one configuration.
class RecipeReader {
public:
    RecipeReader(ConfigDocumentPtr config, const Training& training)
        : m_fields(*config), m_training(training)
    {
        m_recipe.config = std::move(config);
    }

    std::optional<TrainingRecipe> read()
    {
        switch (m_recipe.config->kind) {
        case ConfigKind::PipelineConfig: pipeline(); break;
        case ConfigKind::Ultralytics: ultralytics(); break;
        case ConfigKind::MmDetection: mmDetection(); break;
        case ConfigKind::Yaml: detectron(); break;
        default: return std::nullopt;
        }
        if (!m_recipe.rate || !(m_recipe.rate->value >= 0.0))
            return std::nullopt;
        const double batch = m_recipe.batch ? m_recipe.batch->value : 0.0;
        m_recipe.plan = plannedSchedule(*m_recipe.config, scheduleFacts(m_training, batch));
        return std::move(m_recipe);
    }

private:
    [[nodiscard]] std::optional<RecipeNumber> number(const std::string& path) const
    {
        const std::optional<double> value = m_fields.number(path);
        if (!value)
            return std::nullopt;
        return RecipeNumber{.value = *value, .path = path, .line = m_fields.line(path)};
    }
    [[nodiscard]] std::string text(const std::string& path) const
    {
        return std::string(m_fields.text(path).value_or(""));
    }

    void pipeline()
    {
        m_recipe.framework = "odapi";
        for (const std::string_view model :
             {"model.ssd", "model.faster_rcnn", "model.center_net", "model.experimental_model"}) {
            const std::string type = text(std::string(model) + ".feature_extractor.type");
            if (!type.empty())
                m_recipe.model = type;
        }
        m_recipe.batch = number("train_config.batch_size");
        m_recipe.batchOfStep = m_recipe.batch ? m_recipe.batch->value : 0.0;
        m_recipe.runSteps = number("train_config.num_steps");
        m_recipe.clipNorm = number("train_config.gradient_clipping_by_norm");
        m_recipe.isFineTuning = !text("train_config.fine_tune_checkpoint").empty();
        for (const std::string_view name : {"momentum", "adam", "rms_prop"}) {
            const std::string path =
                "train_config.optimizer." + std::string(name) + "_optimizer.learning_rate";
            if (m_fields.isSet(path)) {
                m_recipe.optimizer = name;
                pipelineSchedule(path);
            }
        }
    }

    void pipelineSchedule(const std::string& at)
    {
        using Schedule = TrainingRecipe::Schedule;
        if (const std::string path = at + ".cosine_decay_learning_rate."; isGroup(path)) {
            m_recipe.schedule = Schedule::Cosine;
            m_recipe.rate = number(path + "learning_rate_base");
            m_recipe.totalSteps = number(path + "total_steps");
            m_recipe.warmupRate = number(path + "warmup_learning_rate");
            m_recipe.warmupSteps = number(path + "warmup_steps");
            m_recipe.holdSteps = number(path + "hold_base_rate_steps");
        } else if (const std::string exponential = at + ".exponential_decay_learning_rate.";
                   isGroup(exponential)) {
            m_recipe.schedule = Schedule::Exponential;
            m_recipe.rate = number(exponential + "initial_learning_rate");
            m_recipe.warmupSteps = number(exponential + "burnin_steps");
        } else if (const std::string steps = at + ".manual_step_learning_rate."; isGroup(steps)) {
            m_recipe.schedule = Schedule::Steps;
            m_recipe.rate = number(steps + "initial_learning_rate");
            pipelineDrops(steps + "schedule");
        } else if (const std::string constant = at + ".constant_learning_rate.";
                   isGroup(constant)) {
            m_recipe.schedule = Schedule::Constant;
            m_recipe.rate = number(constant + "learning_rate");
        }
    }

    [[nodiscard]] bool isGroup(const std::string& pathWithDot) const
    {
        return m_fields.isSet(pathWithDot.substr(0, pathWithDot.size() - 1));
    }

    void pipelineDrops(const std::string& list)
    {
        constexpr std::size_t kMostDrops = 100;
        const std::size_t count = std::min(m_fields.listSize(list), kMostDrops);
        for (std::size_t i = 0; i < count; ++i) {
            const std::string item = list + "[" + std::to_string(i) + "].";
            const auto step = number(item + "step");
            const auto rate = number(item + "learning_rate");
            if (step && rate)
                m_recipe.drops.push_back({*step, *rate});
        }
    }

    /// Gradients are added up until an update stands for about `nbs` images.
    void ultralytics()
    {
        m_recipe.framework = "ultralytics";
        m_recipe.countsEpochs = true;
        m_recipe.optimizer = lowerAscii(text("optimizer"));
        if (m_recipe.optimizer == "auto")
            m_recipe.optimizer.clear();
        m_recipe.rate = number("lr0");
        m_recipe.batch = number("batch");
        const double nominal = m_fields.number("nbs", 64.0);
        if (m_recipe.batch && m_recipe.batch->value >= 1.0 && nominal >= 1.0) {
            const double batch = m_recipe.batch->value;
            m_recipe.batchOfStep = batch * std::max(std::round(nominal / batch), 1.0);
        }
        m_recipe.warmupSteps = number("warmup_epochs");
        m_recipe.runSteps = number("epochs");
    }

    void mmDetection()
    {
        m_recipe.framework = "mmdetection";
        m_recipe.countsEpochs = true;
        m_recipe.model = lowerAscii(text("model.type"));
        const bool isThree = m_fields.text("optim_wrapper.optimizer.type").has_value();
        const std::string optimizer = isThree ? "optim_wrapper.optimizer" : "optimizer";
        m_recipe.optimizer = lowerAscii(text(optimizer + ".type"));
        m_recipe.rate = number(optimizer + ".lr");
        m_recipe.batch = number(isThree ? "train_dataloader.batch_size" : "data.samples_per_gpu");
        const int gpus = m_training.machine ? m_training.machine->gpuCount : 0;
        const bool scalesItself = m_fields.flag("auto_scale_lr.enable", false);
        if (m_recipe.batch && gpus > 0 && !scalesItself)
            m_recipe.batchOfStep = m_recipe.batch->value * gpus;
    }

    void detectron()
    {
        m_recipe.framework = "detectron2";
        m_recipe.model = lowerAscii(text("MODEL.META_ARCHITECTURE"));
        m_recipe.optimizer = "sgd";
        m_recipe.rate = number("SOLVER.BASE_LR");
        m_recipe.batch = number("SOLVER.IMS_PER_BATCH");
        m_recipe.batchOfStep = m_recipe.batch ? m_recipe.batch->value : 0.0;
        m_recipe.runSteps = number("SOLVER.MAX_ITER");
        m_recipe.warmupSteps = number("SOLVER.WARMUP_ITERS");
        m_recipe.isFineTuning = !text("MODEL.WEIGHTS").empty();
    }

    vram::ConfigFields m_fields;
    const Training& m_training;
    TrainingRecipe m_recipe;
};

std::vector<ReferenceRecipe> readReferences()
{
    using nlohmann::json;
    std::vector<ReferenceRecipe> rows;
    const std::string_view text = dataFile("rules/recipes.jsonl");
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const json row = json::parse(text.substr(at, end - at), nullptr, false);
        at = end + 1;
        if (!row.is_object())
            continue;
        rows.push_back({.framework = row.value("framework", ""),
                        .model = row.value("model", ""),
                        .optimizer = row.value("optimizer", ""),
                        .batch = row.value("batch", 0.0),
                        .rate = row.value("rate", 0.0),
                        .warmupRate = row.value("warmup_rate", 0.0),
                        .warmupSteps = row.value("warmup_steps", 0.0),
                        .source = row.value("source", "")});
    }
    return rows;
}

/// Where a setting stands in the configuration; empty if it has none.
std::string pathOf(const TrainingRecipe& recipe, std::string_view name)
{
    const auto pathIn = [](const std::optional<RecipeNumber>& number) {
        return number ? number->path : std::string();
    };
    if (name == setting::kRate)
        return pathIn(recipe.rate);
    if (name == setting::kWarmupRate)
        return pathIn(recipe.warmupRate);
    if (name == setting::kWarmupSteps)
        return pathIn(recipe.warmupSteps);
    if (name == setting::kRunSteps)
        return pathIn(recipe.runSteps);
    if (name == setting::kScheduleSteps)
        return pathIn(recipe.totalSteps);
    if (name == setting::kClipNorm)
        return pathIn(recipe.clipNorm);
    const bool isPipeline = recipe.config->kind == ConfigKind::PipelineConfig;
    if (name == setting::kCheckpoint && isPipeline)
        return "train_config.fine_tune_checkpoint";
    if (name == setting::kCheckpointType && isPipeline)
        return "train_config.fine_tune_checkpoint_type";
    return {};
}

} // namespace

void resolveEdits(std::vector<Fix>& fixes, const Training& training)
{
    const auto isOpen = [](const ConfigEdit& edit) { return edit.path.starts_with('@'); };
    const bool hasOpen = std::any_of(fixes.begin(), fixes.end(), [&isOpen](const Fix& fix) {
        return std::any_of(fix.edits.begin(), fix.edits.end(), isOpen);
    });
    if (!hasOpen)
        return;
    const std::optional<TrainingRecipe> recipe = recipeOf(training);
    const std::optional<UsedRate> rate = recipe ? std::nullopt : usedRate(training);
    for (Fix& fix : fixes) {
        for (ConfigEdit& edit : fix.edits) {
            if (!isOpen(edit))
                continue;
            if (!recipe) {
                // Any configuration that states the rate by a usual name.
                if (rate && edit.path == setting::kRate)
                    edit = rate->edit(edit.value);
                continue;
            }
            // A length in steps is none in epochs.
            const bool isLength =
                edit.path == setting::kRunSteps || edit.path == setting::kWarmupSteps;
            const std::string path =
                isLength && recipe->countsEpochs ? std::string() : pathOf(*recipe, edit.path);
            if (!path.empty())
                edit = {.config = recipe->config->id(), .path = path, .value = edit.value};
        }
        std::erase_if(fix.edits, isOpen);
    }
}

std::optional<std::vector<double>> TrainingRecipe::ratesAt(std::span<const double> steps) const
{
    if (!plan || !plan->schedule)
        return std::nullopt;
    if (framework != "ultralytics")
        return plan->schedule->at(steps);
    std::vector<double> batches;
    batches.reserve(steps.size());
    for (const double epoch : steps)
        batches.push_back(epoch * plan->lengths.batchesPerEpoch - 1.0);
    return plan->schedule->at(batches);
}

std::optional<double> TrainingRecipe::rateAt(double step) const
{
    const std::optional<std::vector<double>> rates = ratesAt(std::span(&step, 1));
    const bool isKnown = rates && std::isfinite(rates->front());
    return isKnown ? std::optional(rates->front()) : std::nullopt;
}

std::optional<TrainingRecipe> recipeOf(const Training& training)
{
    for (const ConfigDocumentPtr& config : training.configs) {
        if (std::optional<TrainingRecipe> recipe = RecipeReader(config, training).read())
            return recipe;
    }
    return std::nullopt;
}

double ReferenceRecipe::rateFor(double batchSize) const
{
    return rate * vram::learningRateFactor(optimizer, batchSize / batch);
}

std::span<const ReferenceRecipe> referenceRecipes()
{
    static const std::vector<ReferenceRecipe> kRows = readReferences();
    return kRows;
}

const ReferenceRecipe* nearestReference(const TrainingRecipe& recipe)
{
    if (!(recipe.batchOfStep >= 1.0) || !recipe.rate || !(recipe.rate->value > 0.0))
        return nullptr;
    const ReferenceRecipe* nearest = nullptr;
    bool isOwn = false;
    double distance = 0.0;
    for (const ReferenceRecipe& row : referenceRecipes()) {
        if (row.framework != recipe.framework || row.optimizer != recipe.optimizer)
            continue;
        const bool own = row.model == recipe.model;
        if ((!own && row.model != "*") || (isOwn && !own))
            continue;
        const double away =
            std::abs(std::log(recipe.rate->value / row.rateFor(recipe.batchOfStep)));
        if (nearest == nullptr || (own && !isOwn) || away < distance) {
            nearest = &row;
            distance = away;
            isOwn = own;
        }
    }
    return nearest;
}

ConfigEvidence recipeEvidence(const TrainingRecipe& recipe, const RecipeNumber& number,
                              Text caption)
{
    return {.config = recipe.config->id(),
            .path = number.path,
            .line = number.line,
            .value = std::string(recipe.config->value(number.path).value_or("")),
            .caption = std::move(caption)};
}

ConfigEdit recipeEdit(const TrainingRecipe& recipe, const RecipeNumber& number, std::string value)
{
    return {.config = recipe.config->id(), .path = number.path, .value = std::move(value)};
}

Fix::Snippet editSnippet(const TrainingRecipe& recipe, const std::vector<ConfigEdit>& edits)
{
    Fix::Snippet snippet;
    const bool isProto = recipe.config->kind == ConfigKind::PipelineConfig;
    snippet.language = isProto ? "pipeline.config" : "yaml";
    for (const ConfigEdit& edit : edits) {
        // A snippet is read by people: the name of the field, and where it is as a comment.
        const std::size_t dot = edit.path.rfind('.');
        const bool isNested = dot != std::string::npos;
        snippet.code += (isNested ? edit.path.substr(dot + 1) : edit.path) + ": " + edit.value
                        + (isNested ? "  # in " + edit.path.substr(0, dot) : "") + "\n";
    }
    if (!snippet.code.empty())
        snippet.code.pop_back();
    return snippet;
}

} // namespace faultline
