// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/training_batch.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/vram/optimizer_rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <utility>

namespace faultline {

namespace {

constexpr std::string_view kOptimizer = "train_config.optimizer.";

/// The optimizer that a pipeline.config sets: the group below train_config.optimizer.
std::string pipelineOptimizer(const ConfigDocument& config)
{
    static constexpr std::array kNames{"momentum_optimizer", "adam_optimizer",
                                       "rms_prop_optimizer"};
    for (const char* name : kNames) {
        const std::size_t node = config.find(std::string(kOptimizer) + name);
        if (node != ConfigNode::npos && config.nodes[node].state == FieldState::Set)
            return name;
    }
    return {};
}

std::vector<std::string> pipelineRatePaths(const ConfigDocument& config)
{
    const std::string optimizer = pipelineOptimizer(config);
    if (optimizer.empty())
        return {};
    const std::string rate = std::string(kOptimizer) + optimizer + ".learning_rate.";
    std::vector<std::string> paths;
    for (const char* name : {"constant_learning_rate.learning_rate",
                             "exponential_decay_learning_rate.burnin_learning_rate",
                             "exponential_decay_learning_rate.initial_learning_rate",
                             "manual_step_learning_rate.initial_learning_rate",
                             "cosine_decay_learning_rate.learning_rate_base",
                             "cosine_decay_learning_rate.warmup_learning_rate"})
        paths.push_back(rate + name);
    constexpr int kMostSteps = 16;
    for (int i = 0; i < kMostSteps; ++i)
        paths.push_back(rate + "manual_step_learning_rate.schedule[" + std::to_string(i)
                        + "].learning_rate");
    return paths;
}

std::vector<std::string> ratePaths(const ConfigDocument& config)
{
    if (config.kind == ConfigKind::PipelineConfig)
        return pipelineRatePaths(config);
    if (config.kind == ConfigKind::MmDetection)
        return {"optim_wrapper.optimizer.lr", "optimizer.lr"};
    return {};
}

std::vector<std::string> batchPaths(const ConfigDocument& config)
{
    switch (config.kind) {
    case ConfigKind::PipelineConfig: return {"train_config.batch_size"};
    case ConfigKind::Ultralytics: return {"batch", "batch_size"};
    case ConfigKind::MmDetection: return {"train_dataloader.batch_size", "data.samples_per_gpu"};
    case ConfigKind::Lightning: return {"batch_size", "data.batch_size", "train.batch_size"};
    default: break;
    }
    return {};
}

std::string optimizerOf(const ConfigDocument& config)
{
    if (config.kind != ConfigKind::MmDetection)
        return pipelineOptimizer(config);
    const auto wrapped = config.value("optim_wrapper.optimizer.type");
    return std::string(wrapped ? *wrapped : config.value("optimizer.type").value_or(""));
}

std::string lastName(const std::string& path)
{
    const std::size_t dot = path.rfind('.');
    return dot == std::string::npos ? path : path.substr(dot + 1);
}

/// The line that sets a field, in the language of its file.
std::string lineFor(const ConfigDocument& config, const std::string& path, const std::string& value)
{
    if (config.kind != ConfigKind::MmDetection)
        return lastName(path) + ": " + value;
    std::string line = lastName(path) + "=" + value;
    std::string groups = path.substr(0, path.size() - std::min(path.size(), lastName(path).size()));
    while (!groups.empty()) {
        groups.pop_back(); // the dot
        const std::string group = lastName(groups);
        line = group + (groups == group ? " = " : "=") + "dict(" + line + ")";
        groups.resize(groups.size() - group.size());
    }
    return line;
}

void scaleRates(const ConfigDocument& config, double batchFactor,
                std::span<const ConfigNumber> fitting, Fix& fix)
{
    const double factor = rateFactor(config, batchFactor);
    for (const ConfigNumber& rate : rateFields(config)) {
        const auto right =
            std::find_if(fitting.begin(), fitting.end(),
                         [&rate](const ConfigNumber& one) { return one.path == rate.path; });
        const double now = right == fitting.end() ? rate.value : right->value;
        setField(config, rate.path, fieldText(now * factor), fix);
    }
}

std::vector<Fix::Snippet> batchInCode(std::int64_t batch, std::optional<bool> isTensorFlow)
{
    const std::string number = std::to_string(batch);
    std::vector<Fix::Snippet> snippets;
    if (isTensorFlow.value_or(true))
        snippets.push_back({"pipeline.config", "batch_size: " + number});
    if (!isTensorFlow.value_or(false))
        snippets.push_back({"pytorch", "DataLoader(dataset, batch_size=" + number + ")"});
    return snippets;
}

} // namespace

std::optional<ConfigNumber> numberAt(const ConfigDocument& config, const std::string& path)
{
    const std::optional<std::string_view> text = config.value(path);
    if (!text)
        return std::nullopt;
    ConfigNumber number{.path = path};
    const auto [end, error] =
        std::from_chars(text->data(), text->data() + text->size(), number.value);
    if (error != std::errc() || end != text->data() + text->size() || !std::isfinite(number.value))
        return std::nullopt;
    number.line = config.nodes[config.find(path)].line;
    return number;
}

std::optional<ConfigNumber> batchField(const ConfigDocument& config)
{
    constexpr double kMost = 1e6;
    for (const std::string& path : batchPaths(config)) {
        std::optional<ConfigNumber> batch = numberAt(config, path);
        // Ultralytics: -1 and shares are left to the trainer.
        if (batch && batch->value >= 1.0 && batch->value <= kMost)
            return batch;
    }
    return std::nullopt;
}

std::vector<ConfigNumber> rateFields(const ConfigDocument& config)
{
    std::vector<ConfigNumber> rates;
    for (const std::string& path : ratePaths(config)) {
        std::optional<ConfigNumber> rate = numberAt(config, path);
        if (rate && rate->line > 0 && rate->value > 0.0)
            rates.push_back(std::move(*rate));
    }
    return rates;
}

double rateFactor(const ConfigDocument& config, double batchFactor)
{
    return vram::learningRateFactor(optimizerOf(config), batchFactor);
}

std::int64_t usualBatch(std::int64_t most)
{
    if (most < 4)
        return std::max<std::int64_t>(most, 1);
    const auto power = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(most)));
    return power + power / 2 <= most ? power + power / 2 : power;
}

Fix changeBatch(const Training& training, std::int64_t batch, std::optional<bool> isTensorFlow,
                std::span<const ConfigNumber> fitting)
{
    Fix fix;
    fix.id = "change-batch";
    const Quantity count{static_cast<double>(batch), Unit::Count};
    const ConfigDocumentPtr config = training.config();
    const std::optional<ConfigNumber> now = config ? batchField(*config) : std::nullopt;
    if (!now) {
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Set the batch size to %1"), {count}};
        fix.detail = {
            FAULTLINE_TR_NOOP(
                "Diagnosis",
                "Most of the memory grows with the batch size. Scale the learning rate with it."),
            {}};
        fix.snippets = batchInCode(batch, isTensorFlow);
        return fix;
    }
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Change the batch size from %2 to %1"),
                 {count, Quantity{now->value, Unit::Count}}};
    setField(*config, now->path, std::to_string(batch), fix);
    const double factor = static_cast<double>(batch) / now->value;
    scaleRates(*config, factor, fitting, fix);
    if (!fitting.empty()) {
        fix.detail = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Most of the memory grows with the batch size. The learning rate is "
                              "the one that fits the current batch size, multiplied by %1."),
            {fieldText(rateFactor(*config, factor))}};
        return fix;
    }
    fix.detail =
        fix.edits.size() > 1
            ? Text{FAULTLINE_TR_NOOP("Diagnosis",
                                     "Most of the memory grows with the batch size. The learning "
                                     "rate and its warm-up are multiplied by %1 to match."),
                   {fieldText(rateFactor(*config, factor))}}
            : Text{FAULTLINE_TR_NOOP("Diagnosis", "Most of the memory grows with the batch size."),
                   {}};
    return fix;
}

std::string fieldText(double value)
{
    constexpr int kDigits = 3;
    return value == std::round(value) && std::abs(value) < 1e15
               ? std::to_string(static_cast<std::int64_t>(value))
               : configNumber(value, kDigits);
}

std::string_view snippetLanguage(const ConfigDocument& config)
{
    switch (config.kind) {
    case ConfigKind::PipelineConfig: return "pipeline.config";
    case ConfigKind::MmDetection: return "pytorch";
    default: break;
    }
    return "yaml";
}

void setField(const ConfigDocument& config, const std::string& path, const std::string& value,
              Fix& fix)
{
    const std::string line = lineFor(config, path, value);
    const std::string language(snippetLanguage(config));
    const auto same =
        std::find_if(fix.snippets.begin(), fix.snippets.end(),
                     [&language](const auto& snippet) { return snippet.language == language; });
    if (same == fix.snippets.end())
        fix.snippets.push_back({language, line});
    else
        same->code += "\n" + line;
    fix.edits.push_back({.config = config.id(), .path = path, .value = value});
}

} // namespace faultline
