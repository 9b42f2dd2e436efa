// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/step_place.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::console {

namespace {

constexpr double kLargestPlace = 1e15;

std::optional<std::int64_t> whole(double value)
{
    if (!(value >= 0.0 && value < kLargestPlace))
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

/// "train_epoch" is an epoch, "eval_step" a step.
std::string_view withoutSplit(std::string_view name)
{
    for (const std::string_view split : {std::string_view("train_"), std::string_view("val_"),
                                         std::string_view("test_"), std::string_view("eval_")}) {
        if (name.starts_with(split) && isPlaceWord(name.substr(split.size())))
            return name.substr(split.size());
    }
    return name;
}

bool isTotal(std::string_view name)
{
    return name == "global_step" || name == "total_step" || name == "num_updates"
           || name == "total_timesteps";
}

bool isWord(std::string_view word, std::string_view text)
{
    return text.size() >= word.size() && equalsNoCase(text.substr(0, word.size()), word)
           && (text.size() == word.size() || !isWordCharacter(text[word.size()]));
}

} // namespace

std::optional<std::int64_t> StepPlace::wholeEpoch() const
{
    return epoch ? whole(*epoch) : std::nullopt;
}

StepPlace placeOf(std::string_view text, const std::vector<MetricPair>& pairs,
                  const std::vector<PlaceFraction>& fractions)
{
    StepPlace place;
    for (const MetricPair& pair : pairs) {
        if (!pair.isPlace)
            continue;
        const std::string_view name = withoutSplit(pair.name);
        const std::optional<std::int64_t> value = whole(pair.value);
        if (!value)
            continue;
        const StepPlace::Count count{.value = *value, .of = pair.of};
        if (name == "epoch") {
            if (!place.epoch) {
                place.epoch = pair.value;
                place.epochs = pair.of;
            }
        } else if (isTotal(name)) {
            place.total = count;
        } else if (name == "batch") {
            place.batch = count;
        } else if (name != "tick" || !place.count) {
            place.count = count;
        }
    }
    const auto isOfEpoch = [&place](const PlaceFraction& one) {
        return place.epochs == one.whole && place.epoch
               && *place.epoch == static_cast<double>(one.part);
    };
    const PlaceFraction* first = nullptr;
    const PlaceFraction* second = nullptr;
    bool hasSkipped = false;
    for (const PlaceFraction& one : fractions) {
        if (!hasSkipped && isOfEpoch(one)) {
            hasSkipped = true;
            continue;
        }
        if (first != nullptr) {
            second = &one;
            break;
        }
        first = &one;
    }
    // "[1/20][77/7614]": the epoch, then the place in it.
    if (!place.epoch && first != nullptr && second != nullptr && !first->isBar
        && second->at - first->at < 40) {
        place.epoch = static_cast<double>(first->part);
        place.epochs = first->whole;
        first = second;
    }
    if (first != nullptr) {
        place.position = StepPlace::Count{.value = first->part, .of = first->whole};
        place.isBar = first->isBar;
    }
    // The references of PyTorch count from 0 and write "Epoch: [0]"; others "Epoch [1]".
    const std::size_t word = text.substr(0, 32).find("poch:");
    place.isFromZero =
        word != std::string_view::npos && trimmedStart(text.substr(word + 5), " ").starts_with("[");
    return place;
}

bool isEvaluationLine(std::string_view text)
{
    constexpr std::array kWords{
        std::string_view("test"),       std::string_view("val"),        std::string_view("valid"),
        std::string_view("validation"), std::string_view("validating"), std::string_view("eval"),
        std::string_view("evaluation"), std::string_view("evaluating"), std::string_view("testing"),
        std::string_view("validate"),   std::string_view("evaluate")};
    constexpr std::array kBehind{std::string_view("epoch"), std::string_view("iter"),
                                 std::string_view("step"),  std::string_view("batch"),
                                 std::string_view("set"),   std::string_view("dataloader"),
                                 std::string_view("net"),   std::string_view("iteration")};
    text = trimmedStart(text, "[(|*- ");
    if (isWord("epoch", text) && text.size() > 6 && text[5] == '(')
        text.remove_prefix(6);
    const char first = text.empty() ? ' ' : lowerAscii(text.front());
    if (first != 't' && first != 'v' && first != 'e')
        return false;
    for (const std::string_view word : kWords) {
        if (!isWord(word, text))
            continue;
        const std::string_view behind = trimmedStart(text.substr(word.size()), " ");
        if (behind.empty() || !isWordStart(behind.front()))
            return !behind.empty() && behind.front() != '=' && behind.front() != '/'
                   && behind.front() != '-' && behind.front() != '.';
        return std::any_of(kBehind.begin(), kBehind.end(),
                           [behind](std::string_view one) { return isWord(one, behind); });
    }
    return false;
}

std::string_view splitOfLine(const std::vector<MetricPair>& pairs)
{
    const auto first = std::find_if(pairs.begin(), pairs.end(),
                                    [](const MetricPair& pair) { return !pair.isPlace; });
    if (first == pairs.end())
        return {};
    for (const std::string_view split : {std::string_view("train_"), std::string_view("val_"),
                                         std::string_view("test_"), std::string_view("eval_")}) {
        if (!first->name.starts_with(split) || first->before.empty())
            continue;
        // Where others name their split too, those without one belong to none.
        const bool isAlone = std::none_of(first + 1, pairs.end(), [](const MetricPair& pair) {
            return pair.name.starts_with("train") || pair.name.starts_with("val")
                   || pair.name.starts_with("test") || pair.name.starts_with("eval");
        });
        return isAlone ? split : std::string_view();
    }
    return {};
}

} // namespace faultline::console
