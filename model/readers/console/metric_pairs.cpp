// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/metric_pairs.h"

#include "model/core/ascii.h"
#include "model/readers/console/text_numbers.h"

#include <algorithm>
#include <array>
#include <optional>

namespace faultline::console {

namespace {

constexpr std::size_t kLongestName = 48;
constexpr std::size_t kMostPairs = 64;

// Not those of <cctype>: they ask the locale, once for each character.
bool isMetricCharacter(char c)
{
    return isLetter(c) || isDigit(c) || c == '_' || c == '/' || c == '@' || c == '.' || c == '-';
}

/// First words of names that have two.
std::string_view firstWord(std::string_view lowerWord)
{
    struct Word {
        std::string_view printed;
        std::string_view written;
    };
    static constexpr std::array kWords{
        Word{"train", "train"},       Word{"training", "train"},  Word{"val", "val"},
        Word{"valid", "val"},         Word{"validation", "val"},  Word{"test", "test"},
        Word{"eval", "eval"},         Word{"evaluation", "eval"}, Word{"global", "global"},
        Word{"learning", "learning"}, Word{"total", "total"},     Word{"avg", "avg"},
        Word{"average", "average"},   Word{"mean", "mean"},       Word{"per-step", "step"},
        Word{"grad", "grad"},         Word{"gradient", "grad"},   Word{"running", "running"}};
    for (const Word& word : kWords) {
        if (word.printed == lowerWord)
            return word.written;
    }
    return {};
}

/// Words behind which a number may stand without a sign between.
bool mayStandAlone(std::string_view name)
{
    static constexpr std::array kWords{
        std::string_view("step"),      std::string_view("global_step"),  std::string_view("epoch"),
        std::string_view("iter"),      std::string_view("iteration"),    std::string_view("batch"),
        std::string_view("lr"),        std::string_view("accuracy"),     std::string_view("acc"),
        std::string_view("step_time"), std::string_view("learning_rate")};
    return std::find(kWords.begin(), kWords.end(), name) != kWords.end()
           || (name.size() >= 4 && name.substr(name.size() - 4) == "loss");
}

std::string writtenOut(std::string name)
{
    if (name == "lr" || name == "learning_rate" || name == "base_lr")
        return "learning_rate";
    if (name == "sec/step" || name == "s/it" || name == "sec_per_step")
        return "step_time";
    if (name == "it" || name == "iters" || name == "iteration")
        return "iter";
    if (name == "global_step/sec")
        return "steps_per_sec";
    return name;
}

/// The number at the front of `text`, with its unit; `text` moves behind it.
std::optional<double> takeValue(std::string_view& text)
{
    std::string_view rest = text;
    constexpr std::string_view kTensor = "tensor(";
    if (rest.starts_with(kTensor))
        rest.remove_prefix(kTensor.size());
    if (rest.empty())
        return std::nullopt;
    // "350ms", "0.5s", "3043M": the letters are a unit.
    std::size_t digits = 0;
    while (digits < rest.size() && (isDigit(rest[digits]) || rest[digits] == '.'))
        ++digits;
    const std::string_view behind = rest.substr(digits);
    struct UnitOf {
        std::string_view text;
        double factor;
    };
    static constexpr std::array kUnits{UnitOf{"ms", 1e-3},       UnitOf{"us", 1e-6},
                                       UnitOf{"sec", 1.0},       UnitOf{"s", 1.0},
                                       UnitOf{"MiB", 1048576.0}, UnitOf{"MB", 1e6},
                                       UnitOf{"M", 1048576.0},   UnitOf{"GiB", 1073741824.0},
                                       UnitOf{"GB", 1e9},        UnitOf{"G", 1e9}};
    if (digits > 0 && !behind.empty() && isLetter(behind[0]) && behind[0] != 'e'
        && behind[0] != 'E') {
        for (const UnitOf& unit : kUnits) {
            if (!behind.starts_with(unit.text)
                || (behind.size() > unit.text.size()
                    && isMetricCharacter(behind[unit.text.size()])))
                continue;
            std::string_view number = rest.substr(0, digits);
            const std::optional<double> value = takeNumber(number);
            if (!value || !number.empty())
                return std::nullopt;
            text = behind.substr(unit.text.size());
            return *value * unit.factor;
        }
        return std::nullopt;
    }
    const std::optional<double> value = takeNumber(rest);
    const bool isPartOfMore =
        rest.size() > 1 && (rest[0] == ':' || rest[0] == '-') && isDigit(rest[1]);
    if (!value || isPartOfMore) // a time of day, a date
        return std::nullopt;
    text = rest;
    return value;
}

} // namespace

void findMetricPairs(std::string_view text, std::vector<MetricPair>& pairs)
{
    pairs.clear();
    std::string before; // the word before, if a name of two words may begin with it
    std::size_t at = 0;
    while (at < text.size() && pairs.size() < kMostPairs) {
        const char c = text[at];
        if (!isLetter(c) && c != '_') {
            if (c != ' ' && c != '\t' && c != '(')
                before.clear();
            ++at;
            // Digits that belong to no name: skip them whole.
            if (isDigit(c)) {
                while (at < text.size() && isMetricCharacter(text[at]))
                    ++at;
            }
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && isMetricCharacter(text[at]))
            ++at;
        std::string name = lowerAscii(text.substr(begin, std::min(at - begin, kLongestName)));
        while (!name.empty() && (name.back() == '.' || name.back() == '-'))
            name.pop_back();
        std::string_view rest = text.substr(at);
        if (!rest.empty() && (rest.front() == '\'' || rest.front() == '"'))
            rest.remove_prefix(1);
        const bool isClose = rest.empty() || (rest.front() != '\t');
        rest = trimmedStart(rest, " \t");
        bool hasSign = false;
        if (!rest.empty() && (rest.front() == ':' || rest.front() == '=')) {
            hasSign = true;
            rest.remove_prefix(1);
            rest = trimmedStart(rest, " \t");
        }
        if (!before.empty())
            name = before + "_" + name;
        before = hasSign || !isClose ? std::string() : std::string(firstWord(name));
        if (!hasSign && !mayStandAlone(name))
            continue;
        const std::optional<double> value = takeValue(rest);
        if (!value)
            continue;
        // Some names keep their case: "Loss/total_loss", "mAP".
        const std::string_view printed = text.substr(begin, at - begin);
        if (contains(printed, "mAP") || contains(printed, "Loss/"))
            name = printed;
        pairs.push_back({writtenOut(std::move(name)), *value});
        before.clear();
        at = text.size() - rest.size();
    }
}

} // namespace faultline::console
