// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/setup/stated_settings.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/training/learning_curve.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

/// A program prints its settings when it begins.
constexpr std::size_t kLinesAtStart = 400;
constexpr std::size_t kLongestLine = 20'000;
constexpr double kMostClasses = 1e6;

std::optional<double> numberIn(std::string_view text)
{
    double value = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::string normalised(std::string_view name)
{
    std::string made;
    for (const char c : name)
        made += c == '-' || c == ' ' ? '_' : lowerAscii(c);
    return made;
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
                                        std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names) {
        for (const ConfigDocumentPtr& config : training.configs) {
            if (!statesSettings(*config))
                continue;
            for (std::size_t node = 1; node < config->nodes.size(); ++node) {
                const ConfigNode& field = config->nodes[node];
                if (!field.isGroup && field.state == FieldState::Set && !field.value.empty()
                    && normalised(field.name) == name)
                    return StatedSetting{.name = field.name,
                                         .value = std::string(withoutQuotes(field.value)),
                                         .config = config,
                                         .node = node,
                                         .log = nullptr};
            }
        }
    }
    return std::nullopt;
}

struct PrintedItem {
    std::string_view name;
    std::string_view value;
};

/// Empty if they are of a step: what was measured is no setting.
std::vector<PrintedItem> withoutResults(std::vector<PrintedItem> items)
{
    const bool isOfStep = std::any_of(items.begin(), items.end(), [](const PrintedItem& item) {
        const std::string name = normalised(item.name);
        return name == "loss" || name.ends_with("_loss") || name == "grad_norm"
               || (name.starts_with("eval_") && !name.ends_with("_steps")
                   && !name.ends_with("_every") && !name.ends_with("_interval"));
    });
    return isOfStep ? std::vector<PrintedItem>() : items;
}

/// "seed=1  lr=0.1  steps=300": a line of nothing but assignments. Those of a step are no settings.
std::vector<PrintedItem> assignedItems(std::string_view text)
{
    constexpr std::size_t kFewest = 4;
    constexpr std::array<std::string_view, 10> kOfStep{
        "step", "global_step", "iter", "it", "epoch", "gs", "acc", "accuracy", "time", "eta"};
    std::vector<PrintedItem> items;
    int depth = 0; // of brackets: a list is one value
    for (std::size_t at = 0; at < text.size();) {
        if (isBlank(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        for (; end < text.size() && (depth > 0 || !isBlank(text[end])); ++end)
            depth += text[end] == '[' || text[end] == '('   ? 1
                     : text[end] == ']' || text[end] == ')' ? -1
                                                            : 0;
        const std::string_view item = text.substr(at, end - at);
        const std::size_t split = item.find('=');
        if (split == std::string_view::npos || split == 0
            || !std::all_of(item.begin(), item.begin() + static_cast<std::ptrdiff_t>(split),
                            [](char c) { return isWordCharacter(c) || c == '-'; }))
            return {};
        const std::string name = normalised(item.substr(0, split));
        if (std::find(kOfStep.begin(), kOfStep.end(), name) != kOfStep.end())
            return {};
        items.push_back({item.substr(0, split), withoutQuotes(item.substr(split + 1))});
        at = end;
    }
    return items.size() >= kFewest ? items : std::vector<PrintedItem>();
}

/// Items of "{'lr': 0.1, 'epochs': 5}" or "Namespace(lr=0.1, epochs=5)". Those of a step
/// ("{'loss': 0.3, 'learning_rate': ...}") are no settings.
std::vector<PrintedItem> printedItems(std::string_view text)
{
    const std::size_t brace = text.find('{');
    const std::size_t space = text.find("Namespace(");
    const bool isDictionary = brace != std::string_view::npos;
    if (text.size() > kLongestLine)
        return {};
    std::vector<PrintedItem> items;
    if (!isDictionary && space == std::string_view::npos)
        return withoutResults(assignedItems(text));
    std::size_t at = isDictionary ? brace + 1 : space + 10;
    const char separator = isDictionary ? ':' : '=';
    while (at < text.size()) {
        const std::size_t split = text.find(separator, at);
        if (split == std::string_view::npos)
            break;
        std::size_t begin = split; // of the name: back over quotes and the word
        while (begin > at
               && (isBlank(text[begin - 1]) || text[begin - 1] == '\'' || text[begin - 1] == '"'))
            --begin;
        while (begin > at && (isWordCharacter(text[begin - 1]) || text[begin - 1] == '-'))
            --begin;
        std::size_t end = split + 1;
        char quote = 0;
        for (; end < text.size(); ++end) {
            const char c = text[end];
            if (quote != 0)
                quote = c == quote ? char(0) : quote;
            else if (c == '\'' || c == '"')
                quote = c;
            else if (c == ',' || c == '}' || c == ')' || c == '{' || c == '[' || c == '(')
                break;
        }
        items.push_back({withoutQuotes(text.substr(begin, split - begin)),
                         withoutQuotes(text.substr(split + 1, end - split - 1))});
        at = end + 1;
    }
    return withoutResults(std::move(items));
}

std::optional<StatedSetting> printed(const Training& training,
                                     std::initializer_list<std::string_view> names)
{
    for (const ConsoleLogPtr& log : training.logs) {
        const std::size_t count = std::min(log->lines.size(), kLinesAtStart);
        for (std::size_t line = 0; line < count; ++line) {
            const std::vector<PrintedItem> items = printedItems(log->text(line));
            for (const std::string_view name : names) {
                for (const PrintedItem& item : items) {
                    if (normalised(item.name) == name && !item.value.empty())
                        return StatedSetting{.name = std::string(item.name),
                                             .value = std::string(item.value),
                                             .config = nullptr,
                                             .log = log,
                                             .line = line};
                }
            }
        }
    }
    return std::nullopt;
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

OptimizerFamily familyOf(std::string_view name)
{
    const std::string lower = normalised(name);
    for (const std::string_view stem : {"adam", "rms", "lamb", "adafactor", "adagrad", "lion"}) {
        if (lower.find(stem) != std::string::npos)
            return OptimizerFamily::Adaptive;
    }
    return lower.find("sgd") != std::string::npos || lower.find("momentum") != std::string::npos
               ? OptimizerFamily::Sgd
               : OptimizerFamily::Unknown;
}

OptimizerFamily optimizerOf(const Training& training, const Signal* rate)
{
    if (const std::optional<TrainingRecipe> recipe = recipeOf(training)) {
        if (const OptimizerFamily family = familyOf(recipe->optimizer);
            family != OptimizerFamily::Unknown)
            return family;
    }
    if (const auto stated =
            statedSetting(training, {"optimizer", "opt", "optim", "optimizer_name",
                                     "optimizer_type", "optimizer_class", "solver"}))
        return familyOf(stated->value);
    return rate == nullptr ? OptimizerFamily::Unknown : familyOf(rate->tag); // "lr-AdamW"
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
    return lineEvidence(*log, line, line, std::move(caption));
}

std::optional<StatedSetting> statedSetting(const Training& training,
                                           std::initializer_list<std::string_view> names)
{
    if (std::optional<StatedSetting> found = configured(training, names))
        return found;
    return printed(training, names);
}

std::optional<StatedSetting> statedNumber(const Training& training,
                                          std::initializer_list<std::string_view> names)
{
    std::optional<StatedSetting> found = configured(training, names);
    if (!found || !found->number())
        found = printed(training, names);
    if (!found || !(found->number().value_or(0.0) > 0.0))
        return std::nullopt;
    return found;
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
            const std::string name = normalised(field.name);
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
    for (const std::string_view name : kCounts) {
        if (const auto found = printed(training, {name}))
            addCount(found->number().value_or(0.0), counts);
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
    used.stated = statedNumber(training, {"lr", "learning_rate", "lr0", "base_lr", "init_lr",
                                          "initial_lr", "initial_learning_rate", "max_lr"});
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
    used.family = optimizerOf(training, used.logged);
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
    const std::string value = normalised(found->value);
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
