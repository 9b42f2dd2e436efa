// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/stated_settings.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <set>
#include <span>
#include <utility>

namespace faultline {

namespace {

/// A program prints its settings when it begins.
constexpr std::size_t kLinesAtStart = 400;
constexpr double kMostClasses = 1e6;

std::optional<double> numberIn(std::string_view text)
{
    double value = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::string_view withoutQuotes(std::string_view text)
{
    while (!text.empty() && (isBlank(text.front()) || text.front() == '\'' || text.front() == '"'))
        text.remove_prefix(1);
    while (!text.empty() && (isBlank(text.back()) || text.back() == '\'' || text.back() == '"'))
        text.remove_suffix(1);
    return text;
}

bool statesSettings(const ConfigDocument& config)
{
    switch (config.kind) {
    case ConfigKind::PipelineConfig:
    case ConfigKind::Ultralytics:
    case ConfigKind::MmDetection:
    case ConfigKind::Lightning:
    case ConfigKind::Yaml:
    case ConfigKind::Json: return true;
    case ConfigKind::LabelMap:
    case ConfigKind::KerasModel:
    case ConfigKind::RunFacts:
    case ConfigKind::Onnx:
    case ConfigKind::GraphDef: break;
    }
    return false;
}

/// Fields of configurations of one of the names, those of the name given first in front.
std::optional<StatedSetting> configured(const Training& training,
                                        std::span<const std::string_view> names)
{
    for (const std::string_view name : names) {
        for (const ConfigDocumentPtr& config : training.configs) {
            if (!statesSettings(*config))
                continue;
            for (std::size_t node = 1; node < config->nodes.size(); ++node) {
                const ConfigNode& field = config->nodes[node];
                if (!field.isGroup && field.state == FieldState::Set && !field.value.empty()
                    && field.name.size() == name.size() // as most are not
                    && settingName(field.name) == name)
                    return StatedSetting{.name = field.name,
                                         .value = std::string(withoutQuotes(field.value)),
                                         .group = {},
                                         .config = config,
                                         .node = node,
                                         .log = nullptr};
            }
        }
    }
    return std::nullopt;
}

StatedSetting printedAs(const PrintedSetting& item, const ConsoleLogPtr& log)
{
    return {.name = std::string(item.name),
            .value = std::string(item.value),
            .group = settingName(item.group),
            .config = nullptr,
            .log = log,
            .line = item.line};
}

/// The first line that prints one of the names, of those in it the name given first.
std::optional<StatedSetting> printed(const Training& training,
                                     std::span<const std::string_view> names)
{
    for (std::size_t log = 0; log < training.logs.size(); ++log) {
        const PrintedSetting* best = nullptr;
        std::size_t rank = names.size();
        const auto items = printedSettingsOf(training, log);
        for (const PrintedSetting& item : *items) {
            if (best != nullptr && item.line != best->line)
                break;
            const auto name = std::find(names.begin(), names.end(), item.key);
            const auto place = static_cast<std::size_t>(name - names.begin());
            if (place < rank && !item.value.empty()) {
                best = &item;
                rank = place;
            }
        }
        if (best != nullptr)
            return printedAs(*best, training.logs[log]);
    }
    return std::nullopt;
}

std::optional<StatedSetting> numberOf(const Training& training,
                                      std::span<const std::string_view> names)
{
    std::optional<StatedSetting> found = configured(training, names);
    if (!found || !found->number())
        found = printed(training, names);
    if (!found || !(found->number().value_or(0.0) > 0.0))
        return std::nullopt;
    return found;
}

void addCount(double number, std::vector<std::size_t>& counts)
{
    if (number >= 2.0 && number <= kMostClasses && number == std::floor(number))
        counts.push_back(static_cast<std::size_t>(number));
}

/// The number in front of the word that begins at `end`: "10 classes".
std::optional<double> numberBefore(std::string_view text, std::size_t end)
{
    while (end > 0 && isBlank(text[end - 1]))
        --end;
    std::size_t begin = end;
    while (begin > 0 && isDigit(text[begin - 1]))
        --begin;
    const bool isPart = begin > 0 && (isWordCharacter(text[begin - 1]) || text[begin - 1] == '.');
    return begin == end || isPart ? std::nullopt : numberIn(text.substr(begin, end - begin));
}

/// By what optimizerOf() says.
OptimizerFamily familyOf(const std::string& lower)
{
    for (const std::string_view stem : {"adam", "rms", "lamb", "adafactor", "adagrad", "lion"}) {
        if (lower.find(stem) != std::string::npos)
            return OptimizerFamily::Adaptive;
    }
    return lower.find("sgd") != std::string::npos || lower.find("momentum") != std::string::npos
               ? OptimizerFamily::Sgd
               : OptimizerFamily::Unknown;
}

/// What names the optimizer, as of settingName().
std::string optimizerOf(const Training& training, const Signal* rate)
{
    if (const std::optional<TrainingRecipe> recipe = recipeOf(training)) {
        std::string name = settingName(recipe->optimizer);
        if (familyOf(name) != OptimizerFamily::Unknown)
            return name;
    }
    if (const auto stated =
            statedSetting(training, {"optimizer", "opt", "optim", "optimizer_name",
                                     "optimizer_type", "optimizer_class", "solver"}))
        return settingName(stated->value);
    return rate == nullptr ? std::string() : settingName(rate->tag); // "lr-AdamW"
}

} // namespace

std::optional<double> StatedSetting::number() const
{
    return numberIn(value);
}

Evidence StatedSetting::evidence(Text caption) const
{
    if (config)
        return ConfigEvidence{.config = config->id(),
                              .path = config->path(node),
                              .line = config->nodes[node].line,
                              .value = value,
                              .caption = std::move(caption)};
    if (signal != nullptr)
        return wholeSeries(*signal, std::move(caption));
    return lineEvidence(*log, line, line, std::move(caption));
}

std::vector<ConfigEdit> StatedSetting::edits(std::string other) const
{
    if (!config)
        return {};
    return {{.config = config->id(), .path = config->path(node), .value = std::move(other)}};
}

std::vector<StatedSetting> allSettings(const Training& training,
                                       const std::function<bool(const std::string&)>& isWanted)
{
    constexpr std::size_t kMost = 20'000;
    constexpr double kSame = 0.01;
    constexpr int kDigits = 6;
    std::vector<StatedSetting> found;
    for (const ConfigDocumentPtr& config : training.configs) {
        for (std::size_t node = 1; statesSettings(*config) && node < config->nodes.size(); ++node) {
            const ConfigNode& field = config->nodes[node];
            if (field.isGroup || field.state != FieldState::Set || field.value.empty()
                || found.size() >= kMost || !isWanted(settingName(field.name)))
                continue;
            const std::string path = config->path(node);
            const std::size_t dot = path.rfind('.');
            found.push_back(
                {.name = field.name,
                 .value = std::string(withoutQuotes(field.value)),
                 .group = settingName(path.substr(0, dot == std::string::npos ? 0 : dot)),
                 .config = config,
                 .node = node,
                 .log = nullptr});
        }
    }
    for (std::size_t log = 0; log < training.logs.size(); ++log) {
        const auto items = printedSettingsOf(training, log);
        for (const PrintedSetting& item : *items) {
            if (!item.value.empty() && found.size() < 2 * kMost && isWanted(item.key))
                found.push_back(printedAs(item, training.logs[log]));
        }
    }
    for (const Signal& signal : training.allSignals) {
        const std::size_t slash = signal.tag.rfind('/');
        std::string name = slash == std::string::npos ? signal.tag : signal.tag.substr(slash + 1);
        if (!isWanted(settingName(name)))
            continue;
        const LearningCurve curve = learningCurve(&signal);
        if (curve.size() < 2 || curve.endsNonFinite)
            continue;
        const auto [low, high] = std::minmax_element(curve.values.begin(), curve.values.end());
        if (!(*low > 0.0) || *high > (1.0 + kSame) * *low)
            continue;
        found.push_back({.name = std::move(name),
                         .value = configNumber(*high, kDigits),
                         .group = {},
                         .config = nullptr,
                         .log = nullptr,
                         .signal = &signal});
    }
    return found;
}

std::optional<StatedSetting> statedSetting(const Training& training,
                                           std::initializer_list<std::string_view> names)
{
    const std::span<const std::string_view> all(names.begin(), names.size());
    if (std::optional<StatedSetting> found = configured(training, all))
        return found;
    return printed(training, all);
}

std::optional<StatedSetting> statedNumber(const Training& training,
                                          std::initializer_list<std::string_view> names)
{
    return numberOf(training, std::span(names.begin(), names.size()));
}

std::vector<std::string_view> settingNames(std::string_view parted)
{
    std::vector<std::string_view> names;
    while (!parted.empty()) {
        const std::size_t end = std::min(parted.find(' '), parted.size());
        names.push_back(parted.substr(0, end));
        parted.remove_prefix(std::min(end + 1, parted.size()));
    }
    return names;
}

std::optional<StatedSetting> statedBatch(const Training& training)
{
    return statedNumber(
        training, {"batch_size", "train_batch_size", "per_device_train_batch_size", "batch", "bs"});
}

std::optional<StatedSetting> statedAccumulation(const Training& training)
{
    static const std::vector<std::string_view> kNames = settingNames(kAccumulationNames);
    return numberOf(training, kNames);
}

std::vector<std::size_t> statedClassCounts(const Training& training)
{
    constexpr std::array<std::string_view, 10> kCounts{
        "num_classes", "n_classes",   "nclasses", "nc",         "num_class",
        "num_labels",  "class_count", "classes",  "vocab_size", "n_vocab"};
    constexpr std::array<std::string_view, 5> kLists{"names", "classes", "class_names", "labels",
                                                     "id2label"};
    std::vector<std::size_t> counts;
    for (const ConfigDocumentPtr& config : training.configs) {
        if (config->kind == ConfigKind::LabelMap)
            addCount(static_cast<double>(config->labels.size()), counts);
        if (!statesSettings(*config))
            continue;
        for (const ConfigNode& field : config->nodes) {
            const std::string name = settingName(field.name);
            if (!field.isGroup && std::find(kCounts.begin(), kCounts.end(), name) != kCounts.end())
                addCount(numberIn(withoutQuotes(field.value)).value_or(0.0), counts);
            if (!field.isGroup || std::find(kLists.begin(), kLists.end(), name) == kLists.end())
                continue;
            double items = 0.0;
            for (std::size_t child = field.firstChild; child != ConfigNode::npos;
                 child = config->nodes[child].nextSibling)
                items += 1.0;
            addCount(items, counts);
        }
    }
    for (const auto& evidence : training.datasets) {
        if (evidence->dataset != nullptr)
            addCount(static_cast<double>(evidence->dataset->classes().size()), counts);
    }
    std::set<std::string_view> known; // of several places the first one counts
    for (std::size_t log = 0; log < training.logs.size(); ++log) {
        const auto items = printedSettingsOf(training, log);
        for (const PrintedSetting& item : *items) {
            const auto name = std::find(kCounts.begin(), kCounts.end(), item.key);
            if (name != kCounts.end() && !item.value.empty() && known.insert(*name).second)
                addCount(numberIn(item.value).value_or(0.0), counts);
        }
    }
    for (const ConsoleLogPtr& log : training.logs) {
        const std::size_t lines = std::min(log->lines.size(), kLinesAtStart);
        for (std::size_t line = 0; line < lines; ++line) {
            const std::string_view text = log->text(line);
            if (const std::size_t at = text.find(" classes"); at != std::string_view::npos)
                addCount(numberBefore(text, at).value_or(0.0), counts);
        }
    }
    std::sort(counts.begin(), counts.end());
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    return counts;
}

ConfigEdit UsedRate::edit(std::string value) const
{
    if (stated && stated->config)
        return {.config = stated->config->id(),
                .path = stated->config->path(stated->node),
                .value = std::move(value)};
    return {.config = {}, .path = std::string(setting::kRate), .value = std::move(value)};
}

std::optional<UsedRate> usedRate(const Training& training)
{
    constexpr double kSame = 1.02;
    UsedRate used;
    used.logged = training.best(SignalKind::LearningRate);
    used.stated = statedNumber(training, {"lr",
                                          "learning_rate",
                                          "lr0",
                                          "base_lr",
                                          "init_lr",
                                          "initial_lr",
                                          "initial_learning_rate",
                                          "max_lr",
                                          "learn_rate",
                                          "peak_lr",
                                          "lr_init",
                                          "learning_rate_init",
                                          "start_lr",
                                          "eta0",
                                          "lr_max",
                                          "initial_learn_rate",
                                          "peak_learning_rate",
                                          "max_learning_rate",
                                          "base_learning_rate",
                                          "learning_rate_base"});
    const LearningCurve rate = learningCurve(used.logged);
    if (!rate.empty()) {
        const auto [low, high] = std::minmax_element(rate.values.begin(), rate.values.end());
        used.peak = *high;
        used.isConstant = *high <= kSame * *low;
    } else if (used.stated) {
        used.peak = *used.stated->number();
    }
    if (!(used.peak > 0.0))
        return std::nullopt;
    used.optimizer = optimizerOf(training, used.logged);
    used.family = familyOf(used.optimizer);
    return used;
}

bool isUsual(const std::optional<UsedRate>& rate)
{
    constexpr double kUsual = 3e-3;
    constexpr double kUsualSgd = 0.1;
    return rate && rate->peak <= (rate->family == OptimizerFamily::Sgd ? kUsualSgd : kUsual);
}

bool beginsFromWeights(const Training& training)
{
    if (const std::optional<TrainingRecipe> recipe = recipeOf(training);
        recipe && recipe->isFineTuning)
        return true;
    const std::optional<StatedSetting> found = statedSetting(
        training, {"pretrained", "fine_tune_checkpoint", "finetune", "init_checkpoint", "load_from",
                   "resume_from", "resume", "weights", "checkpoint", "model_name_or_path",
                   "pretrained_model", "init_from"});
    if (!found)
        return false;
    const std::string value = settingName(found->value);
    // A model that is described by a file of layers begins at random, whatever the default says.
    const bool isSwitch = value == "true" || value == "1" || value == "yes";
    if (const auto model = isSwitch ? statedSetting(training, {"model"}) : std::nullopt;
        model && (model->value.ends_with(".yaml") || model->value.ends_with(".yml")))
        return false;
    return value != "false" && value != "none" && value != "null" && value != "0"
           && value != "scratch" && value != "~" && !value.empty();
}

std::optional<PrintedSplits> printedSplits(const Training& training)
{
    const auto countAfter = [](std::string_view text, std::string_view word) {
        const std::size_t at = text.find(word);
        if (at == std::string_view::npos)
            return 0.0;
        std::size_t begin = at + word.size();
        while (begin < text.size()
               && (isBlank(text[begin]) || text[begin] == ':' || text[begin] == '='))
            ++begin;
        std::size_t end = begin;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        const bool isWhole = end == text.size() || text[end] != '.';
        return isWhole ? numberIn(text.substr(begin, end - begin)).value_or(0.0) : 0.0;
    };
    for (const ConsoleLogPtr& log : training.logs) {
        const std::size_t count = std::min(log->lines.size(), kLinesAtStart);
        for (std::size_t line = 0; line < count; ++line) {
            std::string text(log->text(line));
            std::transform(text.begin(), text.end(), text.begin(),
                           [](char c) { return lowerAscii(c); });
            const bool isOfData = text.find("image") != std::string::npos
                                  || text.find("sample") != std::string::npos
                                  || text.find("example") != std::string::npos
                                  || text.find("record") != std::string::npos
                                  || text.find("rows") != std::string::npos;
            if (!isOfData || text.find("loss") != std::string::npos)
                continue;
            PrintedSplits found{.train = countAfter(text, "train"), .log = log, .line = line};
            for (const std::string_view word : {"validation", "valid", "val", "test"}) {
                if (found.validation == 0.0)
                    found.validation = countAfter(text, word);
            }
            if (found.train >= 1.0 && found.validation >= 1.0)
                return found;
        }
    }
    return std::nullopt;
}

} // namespace faultline
