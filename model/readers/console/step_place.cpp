// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/step_place.h"

#include "model/core/ascii.h"
#include "model/readers/console/text_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::console {

namespace {

constexpr double kLargestPlace = 1e15;
constexpr std::uint64_t kMostCount = std::uint64_t{1} << 50U;

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
    constexpr std::array kNames{
        std::string_view("global_step"),   std::string_view("total_step"),
        std::string_view("num_updates"),   std::string_view("total_timesteps"),
        std::string_view("env_step"),      std::string_view("env_steps"),
        std::string_view("num_timesteps"), std::string_view("num_env_steps"),
        std::string_view("global_iter"),   std::string_view("timesteps_total")};
    return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

bool isWord(std::string_view word, std::string_view text)
{
    return text.size() >= word.size() && equalsNoCase(text.substr(0, word.size()), word)
           && (text.size() == word.size() || !isWordCharacter(text[word.size()]));
}

/// "Epoch(val) ...", "epoch 001 | valid on ...", "Epoch 1, validation: ...", "1/10 * Epoch (valid):
/// ..." without what names the epoch.
std::string_view withoutEpoch(std::string_view text)
{
    const std::size_t star = text.substr(0, 16).find(" * Epoch (");
    if (star != std::string_view::npos)
        return text.substr(star + 10);
    if (!isWord("epoch", text))
        return text;
    std::string_view rest = trimmedStart(text.substr(5), " ");
    if (rest.starts_with("("))
        return rest.substr(1);
    const std::string_view behind = trimmedStart(rest, "0123456789");
    const std::string_view next = trimmedStart(behind, " ,|:-");
    return behind.size() < rest.size() && next.size() < behind.size() ? next : text;
}

} // namespace

std::optional<std::int64_t> StepPlace::wholeEpoch() const
{
    return epoch ? whole(*epoch) : std::nullopt;
}

/// "[1,  2000] loss: 2.1": the epoch and the place in it. "[20]\ttrain-rmse:0.5", "[300] loss=0.5",
/// "300:\tlearn: 0.5": the step.
static void placeOfFront(std::string_view text, StepPlace& place)
{
    const bool isOpen = text.starts_with("[");
    std::string_view rest = isOpen ? trimmedStart(text.substr(1), " ") : text;
    const std::optional<std::uint64_t> first = takeInteger(rest);
    if (!first || *first > kMostCount)
        return;
    const auto count = static_cast<std::int64_t>(*first);
    if (isOpen && rest.starts_with(",")) {
        rest = trimmedStart(rest.substr(1), " ");
        const std::optional<std::uint64_t> second = takeInteger(rest);
        if (second && *second <= kMostCount && rest.starts_with("]")) {
            place.epoch = static_cast<double>(count);
            place.batch = StepPlace::Count{.value = static_cast<std::int64_t>(*second)};
        }
    } else if (rest.starts_with(isOpen ? "]" : ":\t") && rest.size() > 2
               && (rest[1] == ' ' || rest[1] == '\t')) {
        place.count = StepPlace::Count{.value = count};
    } else if (!isOpen && rest.starts_with("epoch:")) { // ESPnet: "3epoch:train:1-125batch: ..."
        place.epoch = static_cast<double>(count);
        const std::size_t batch = rest.substr(0, 40).find("batch:");
        const std::size_t dash = rest.substr(0, std::min(batch, rest.size())).rfind('-');
        std::string_view last =
            dash == std::string_view::npos ? std::string_view() : rest.substr(dash + 1);
        if (const auto position = takeInteger(last); position && *position <= kMostCount)
            place.batch = StepPlace::Count{.value = static_cast<std::int64_t>(*position)};
    } else if (!isOpen && rest.starts_with("epoch ")) {
        place.epoch = static_cast<double>(count);
    }
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
        } else if ((name != "tick" && name != "episode" && name != "round" && name != "update")
                   || !place.count) {
            place.count = count;
        }
    }
    const auto isOfEpoch = [&place](const PlaceFraction& one) {
        return place.epochs == one.whole && place.epoch
               && *place.epoch == static_cast<double>(one.part);
    };
    if (!place.any() && fractions.empty())
        placeOfFront(text, place);
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
        std::string_view("validate"),   std::string_view("evaluate"),   std::string_view("cv"),
        std::string_view("dev")};
    constexpr std::array kBehind{
        std::string_view("epoch"), std::string_view("iter"),      std::string_view("step"),
        std::string_view("batch"), std::string_view("set"),       std::string_view("dataloader"),
        std::string_view("net"),   std::string_view("iteration"), std::string_view("on")};
    if (text.starts_with("Saving dict for global step "))
        return true; // of an Estimator
    text = trimmedStart(withoutEpoch(trimmedStart(text, "[(|*- ")), "[(|*- ");
    const char first = text.empty() ? ' ' : lowerAscii(text.front());
    if (first != 't' && first != 'v' && first != 'e' && first != 'c' && first != 'd')
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
