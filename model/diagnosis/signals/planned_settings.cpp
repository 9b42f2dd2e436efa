// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/planned_settings.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/signals/log_place.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace faultline {

namespace {

constexpr std::size_t kMostLines = 3000;        // of a log: settings are printed at its head
constexpr std::size_t kSettingsLength = 20'000; // characters of a line: all settings may be one
constexpr double kLargestSetting = 1e9;

enum class Field { None, Epochs, Steps, Kimg, Patience };

/// By the last part of its name, in small letters.
Field fieldOf(std::string_view name)
{
    constexpr std::array<std::string_view, 12> kEpochs{
        "epochs",           "num_epochs",   "n_epochs",  "nepochs",  "max_epochs", "max_epoch",
        "num_train_epochs", "total_epochs", "nb_epochs", "nb_epoch", "epoch_num",  "train_epochs"};
    constexpr std::array<std::string_view, 21> kSteps{
        "max_steps",        "num_steps",      "num_train_steps", "train_steps",
        "max_train_steps",  "max_iters",      "max_iter",        "num_iters",
        "n_iters",          "total_iters",    "num_iterations",  "max_iterations",
        "total_timesteps",  "training_steps", "total_steps",     "train_iters",
        "total_iterations", "max_update",     "max_updates",     "num_updates",
        "total_updates"};
    constexpr std::array<std::string_view, 2> kKimg{"total_kimg", "kimg"};
    constexpr std::array<std::string_view, 5> kPatience{"patience", "early_stopping_patience",
                                                        "early_stop_patience", "early_stopping",
                                                        "early_stop"};
    const auto isIn = [name](const auto& names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    if (isIn(kEpochs))
        return Field::Epochs;
    if (isIn(kSteps))
        return Field::Steps;
    if (isIn(kKimg))
        return Field::Kimg;
    return isIn(kPatience) ? Field::Patience : Field::None;
}

/// Names that settings and the lines of a training share: a plan only among settings.
bool isCommonName(std::string_view name)
{
    return name == "steps" || name == "iterations" || name == "iters" || name == "updates";
}

/// A group that has a length of its own: a schedule, an evaluation, a part of the training.
bool isOfAPart(std::string_view path)
{
    constexpr std::array<std::string_view, 14> kParts{
        "sched", "warm",   "lr_",      "decay",   "eval",   "valid", "test",
        "swa",   "freeze", "pretrain", "augment", "search", "optim", "loader"};
    return std::any_of(kParts.begin(), kParts.end(),
                       [path](std::string_view part) { return contains(path, part); });
}

std::optional<double> numberIn(std::string_view text)
{
    if (text == "true" || text == "True")
        return 1.0;
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !(value <= kLargestSetting))
        return std::nullopt;
    return value;
}

/// Takes over what is not known yet.
class Settings {
public:
    void take(Field field, double value, const Evidence& place)
    {
        if (field == Field::Patience && value > 0.0)
            m_found.patience = std::max(m_found.patience.value_or(0.0), value);
        if (!(value >= 1.0))
            return; // -1 and 0: not set
        std::optional<PlannedNumber>* known = field == Field::Epochs  ? &m_found.epochs
                                              : field == Field::Steps ? &m_found.steps
                                              : field == Field::Kimg  ? &m_found.kimg
                                                                      : nullptr;
        if (known != nullptr && !*known)
            *known = PlannedNumber{.value = value, .place = place};
    }

    [[nodiscard]] PlannedSettings take() { return std::move(m_found); }

private:
    PlannedSettings m_found;
};

void readConfig(const ConfigDocument& config, Settings& settings)
{
    for (std::size_t i = 0; i < config.nodes.size(); ++i) {
        const ConfigNode& node = config.nodes[i];
        if (node.isGroup || node.value.empty())
            continue;
        const std::string name = lowerAscii(node.name);
        const std::string path = lowerAscii(config.path(i));
        const std::size_t dot = path.rfind('.');
        const std::string_view group =
            dot == std::string::npos ? std::string_view() : std::string_view(path).substr(0, dot);
        // Deeper down it is that of a schedule, a sampler, a solver.
        const bool isOfTraining = group.empty() || group == "train" || group == "training"
                                  || group == "trainer" || group == "config";
        const Field field = isCommonName(name) && isOfTraining ? Field::Steps : fieldOf(name);
        if (field == Field::None)
            continue;
        const std::optional<double> value = numberIn(node.value);
        const bool isOther = isOfAPart(group);
        if (value && (field == Field::Patience || !isOther))
            settings.take(field, *value,
                          configEvidence(
                              config, i,
                              {FAULTLINE_TR_NOOP("Diagnosis", "How long it was meant to be"), {}}));
    }
}

bool isNameCharacter(char c)
{
    return isWordCharacter(c) || c == '.' || c == '-';
}

/// The value behind a name: "=20", "': 20", ": 20", " 20" of a flag.
std::optional<double> valueBehind(std::string_view rest, bool isFlag)
{
    rest = trimmedStart(rest, "'\"");
    const std::string_view blanks = trimmedStart(rest, " ");
    if (blanks.starts_with("=") || blanks.starts_with(":"))
        rest = trimmedStart(blanks.substr(1), " '\"");
    else if (isFlag && rest.starts_with(" "))
        rest = blanks;
    else
        return std::nullopt;
    const std::size_t end = std::min(rest.find_first_not_of("0123456789.e+-tru"), rest.size());
    if (end < rest.size() && rest[end] == '/')
        return std::nullopt; // a place: "epochs: 3/90"
    return numberIn(rest.substr(0, end));
}

/// "{'lr': 0.02, 'epochs': 20}", "Namespace(epochs=20)", "--epochs 20", "max_epochs: 20".
void readLine(const ConsoleLog& log, std::size_t line, Settings& settings)
{
    const std::string lower = lowerAscii(log.text(line).substr(0, kSettingsLength));
    const std::string_view text = lower;
    for (const std::string_view hint :
         {std::string_view("epoch"), std::string_view("step"), std::string_view("iter"),
          std::string_view("kimg"), std::string_view("patience"), std::string_view("early_stop")}) {
        for (std::size_t at = text.find(hint); at != std::string_view::npos;
             at = text.find(hint, at + hint.size())) {
            std::size_t begin = at;
            while (begin > 0 && isNameCharacter(text[begin - 1]))
                --begin;
            std::size_t end = at;
            while (end < text.size() && isNameCharacter(text[end]))
                ++end;
            std::string_view name = text.substr(begin, end - begin);
            const bool isFlag = name.starts_with("--");
            std::string path(trimmedStart(name, "-"));
            std::replace(path.begin(), path.end(), '-', '_');
            const std::size_t dot = path.rfind('.');
            const Field field =
                dot == std::string::npos && isCommonName(path) && isSettingsLine(text)
                    ? Field::Steps
                    : fieldOf(dot == std::string::npos ? std::string_view(path)
                                                       : std::string_view(path).substr(dot + 1));
            if (field == Field::None
                || (dot != std::string::npos && isOfAPart(path.substr(0, dot))))
                continue;
            if (const std::optional<double> value = valueBehind(text.substr(end), isFlag))
                settings.take(
                    field, *value,
                    lineEvidence(
                        log, line, line,
                        {FAULTLINE_TR_NOOP("Diagnosis", "How long it was meant to be"), {}}));
        }
    }
}

} // namespace

PlannedSettings plannedSettings(const Training& training)
{
    Settings settings;
    for (const ConsoleLogPtr& log : training.logs) {
        for (std::size_t i = 0; i < std::min(log->lines.size(), kMostLines); ++i)
            readLine(*log, i, settings);
    }
    if (const ConfigDocumentPtr config = training.config())
        readConfig(*config, settings);
    for (const ConfigDocumentPtr& config : training.configs) {
        const bool isOther =
            config->kind == ConfigKind::LabelMap || config->kind == ConfigKind::Onnx
            || config->kind == ConfigKind::GraphDef || config->kind == ConfigKind::RunFacts;
        if (!isOther && config != training.config())
            readConfig(*config, settings);
    }
    return settings.take();
}

} // namespace faultline
