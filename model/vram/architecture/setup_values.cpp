// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/setup_values.h"

#include "model/vram/architecture/expression_functions.h"
#include "model/vram/architecture/step_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>

namespace faultline::vram {
namespace {

constexpr std::array<std::string_view, 10> kNumbers = {
    "image",         "batch",          "classes",       "boxes",     "replicas",
    "frozen_stages", "moving_average", "checkpointing", "benchmark", "size_divisor"};
constexpr std::array<std::string_view, 4> kTexts = {"precision", "optimizer", "norm", "allocator"};

constexpr std::array<std::pair<std::string_view, NormMode>, 4> kNormModes = {{
    {"train", NormMode::Train},
    {"evaluate", NormMode::Evaluate},
    {"frozen", NormMode::Frozen},
    {"synchronised", NormMode::Synchronised},
}};

template <std::size_t N>
bool holds(const std::array<std::string_view, N>& names, std::string_view wanted)
{
    return std::find(names.begin(), names.end(), wanted) != names.end();
}

bool setText(TrainingSetup& setup, std::string_view key, const std::string& text)
{
    if (key == "optimizer") {
        setup.optimizer = text;
        return true;
    }
    if (key == "allocator") {
        setup.allocator = text;
        return true;
    }
    if (key == "precision") {
        setup.precision = precisionNamed(text);
        return setup.precision.has_value();
    }
    for (const auto& [name, mode] : kNormModes) {
        if (name == text)
            setup.normMode = mode;
    }
    return setup.normMode.has_value();
}

bool setImage(TrainingSetup& setup, const Value& value)
{
    if (!value.isList() || value.items().size() != 2)
        return false;
    setup.imageWidth = value.items()[0].toInteger().value_or(0);
    setup.imageHeight = value.items()[1].toInteger().value_or(0);
    return setup.imageWidth > 0 && setup.imageHeight > 0;
}

bool setNumber(SetupValues& values, std::string_view key, const Value& value)
{
    TrainingSetup& setup = values.setup;
    if (key == "image")
        return setImage(setup, value);
    const std::int64_t number = value.toInteger().value_or(-1);
    if (number < 0 || number > std::numeric_limits<std::int32_t>::max())
        return false;
    if (key == "batch")
        setup.batchPerReplica = number;
    else if (key == "classes")
        setup.classes = number;
    else if (key == "boxes")
        setup.boxesPerImage = number;
    else if (key == "replicas")
        setup.replicas = static_cast<int>(number);
    else if (key == "frozen_stages")
        setup.frozenStages = static_cast<int>(number);
    else if (key == "moving_average")
        setup.movingAverage = number != 0;
    else if (key == "checkpointing")
        setup.checkpointing = number != 0;
    else if (key == "benchmark")
        setup.triesAlgorithms = number != 0;
    else
        values.sizeDivisor = number;
    return true;
}

template <typename T>
void fillOpen(T& value, const T& other, const T& open)
{
    if (value == open)
        value = other;
}

template <typename T>
void fillOpen(std::optional<T>& value, const std::optional<T>& other)
{
    if (!value)
        value = other;
}

} // namespace

void fillIn(SetupValues& values, const SetupValues& defaults)
{
    TrainingSetup& to = values.setup;
    const TrainingSetup& from = defaults.setup;
    constexpr std::int64_t kOpen = 0;
    if (to.imageWidth == 0 && to.imageHeight == 0) {
        to.imageWidth = from.imageWidth;
        to.imageHeight = from.imageHeight;
    }
    fillOpen(to.framework, from.framework, std::string());
    fillOpen(to.batchPerReplica, from.batchPerReplica, kOpen);
    fillOpen(to.classes, from.classes, kOpen);
    fillOpen(to.boxesPerImage, from.boxesPerImage, kOpen);
    fillOpen(to.replicas, from.replicas, 0);
    fillOpen(to.precision, from.precision);
    fillOpen(to.optimizer, from.optimizer, std::string());
    fillOpen(to.normMode, from.normMode);
    fillOpen(to.frozenStages, from.frozenStages);
    fillOpen(to.movingAverage, from.movingAverage);
    fillOpen(to.checkpointing, from.checkpointing);
    fillOpen(to.triesAlgorithms, from.triesAlgorithms);
    fillOpen(to.allocator, from.allocator, std::string());
    fillOpen(values.sizeDivisor, defaults.sizeDivisor, kOpen);
}

Result<SetupTemplate> SetupTemplate::read(const nlohmann::ordered_json& json)
{
    if (!json.is_object())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "an object of fields is needed"));
    SetupTemplate read;
    for (const auto& [key, value] : json.items()) {
        if (holds(kTexts, key) && value.is_string()) {
            Result<TextTemplate> text = TextTemplate::parsed(value.get<std::string>());
            if (!text)
                return Error::corrupt(
                    {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {key, text.error().detail}});
            read.m_texts.emplace_back(key, *std::move(text));
        } else if (holds(kNumbers, key)) {
            Result<Expression> number = readExpression(value);
            if (!number)
                return Error::corrupt(
                    {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {key, number.error().detail}});
            read.m_numbers.push_back({key, *std::move(number)});
        } else {
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "a setup has no '%1' of this kind"), {key}});
        }
    }
    return read;
}

Result<SetupValues> SetupTemplate::evaluated(const Scope& scope) const
{
    SetupValues values;
    for (const auto& [key, text] : m_texts) {
        const Result<std::string> value = text.evaluated(scope);
        if (!value || !setText(values.setup, key, *value))
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "%1: %2"),
                 {key, value ? Text{FAULTLINE_TR_NOOP("Errors", "unknown '%1'"), {*value}}
                             : value.error().detail}});
    }
    for (const Binding& binding : m_numbers) {
        const Result<Value> value = binding.value.evaluated(scope);
        if (!value || !setNumber(values, binding.name, *value))
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "%1: %2"),
                 {binding.name,
                  value ? Text{FAULTLINE_TR_NOOP("Errors", "cannot be %1"), {value->shown()}}
                        : value.error().detail}});
    }
    return values;
}

} // namespace faultline::vram
