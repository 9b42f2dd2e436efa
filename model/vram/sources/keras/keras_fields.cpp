// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/keras/keras_fields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kLargest = std::int64_t{1} << 40;

} // namespace

const nlohmann::json& KerasFields::value(const char* name) const
{
    static const nlohmann::json kNothing;
    if (!m_config.is_object())
        return kNothing;
    const auto found = m_config.find(name);
    return found != m_config.end() ? *found : kNothing;
}

void KerasFields::fail(Text what)
{
    if (!m_problem)
        m_problem = layerError(m_layer, what);
}

std::int64_t KerasFields::checked(const nlohmann::json& value, const char* name, std::int64_t low)
{
    const bool isWhole = value.is_number_integer() && value >= low && value <= kLargest;
    if (isWhole)
        return value.get<std::int64_t>();
    fail({FAULTLINE_TR_NOOP("Errors", "\"%1\" must be a whole number of at least %2"),
          {std::string(name), std::to_string(low)}});
    return std::max<std::int64_t>(low, 1);
}

std::int64_t KerasFields::whole(const char* name, std::int64_t low,
                                std::optional<std::int64_t> otherwise)
{
    const nlohmann::json& found = value(name);
    if (found.is_null() && otherwise)
        return *otherwise;
    return checked(found, name, low);
}

bool KerasFields::flag(const char* name, bool otherwise) const
{
    const nlohmann::json& found = value(name);
    return found.is_boolean() ? found.get<bool>() : otherwise;
}

std::string KerasFields::text(const char* name, std::string_view otherwise) const
{
    const nlohmann::json& found = value(name);
    return found.is_string() ? found.get<std::string>() : std::string(otherwise);
}

Dims KerasFields::list(const char* name, std::size_t count, std::int64_t low,
                       std::optional<std::int64_t> otherwise)
{
    const nlohmann::json& found = value(name);
    if (found.is_null() && otherwise)
        return Dims(count, *otherwise);
    if (!found.is_array())
        return Dims(count, checked(found, name, low));
    if (found.size() != count) {
        fail({FAULTLINE_TR_NOOP("Errors", "\"%1\" must have %2 numbers"),
              {std::string(name), std::to_string(count)}});
        return Dims(count, std::max<std::int64_t>(low, 1));
    }
    Dims numbers;
    for (const nlohmann::json& item : found)
        numbers.push_back(checked(item, name, low));
    return numbers;
}

std::string KerasFields::functionName(const char* name) const
{
    const nlohmann::json& found = value(name);
    std::string function;
    if (found.is_string())
        function = found.get<std::string>();
    else if (found.is_object())
        function = found.value("class_name", nlohmann::json()).is_string()
                       ? found["class_name"].get<std::string>()
                       : std::string("an object");
    return function == "linear" || function == "Linear" ? std::string() : function;
}

std::optional<Function> kerasFunction(std::string_view name)
{
    using Row = std::pair<std::string_view, Function>;
    // Functions that the planner does not list are written as the one that keeps the same.
    static constexpr std::array<Row, 24> kFunctions{{
        {"relu", Function::Relu},
        {"ReLU", Function::Relu},
        {"relu6", Function::Relu6},
        {"leaky_relu", Function::LeakyRelu},
        {"LeakyReLU", Function::LeakyRelu},
        {"prelu", Function::LeakyRelu},
        {"silu", Function::Silu},
        {"swish", Function::Silu},
        {"gelu", Function::Gelu},
        {"mish", Function::Mish},
        {"hard_swish", Function::HardSwish},
        {"hard_silu", Function::HardSwish},
        {"hard_sigmoid", Function::HardSigmoid},
        {"sigmoid", Function::Sigmoid},
        {"tanh", Function::Tanh},
        {"elu", Function::Relu},
        {"ELU", Function::Relu},
        {"selu", Function::Relu},
        {"softplus", Function::LeakyRelu},
        {"softsign", Function::LeakyRelu},
        {"exponential", Function::Sigmoid},
        {"exp", Function::Sigmoid},
        {"ThresholdedReLU", Function::Relu},
        {"log_softmax", Function::Sigmoid},
    }};
    const auto found = std::find_if(kFunctions.begin(), kFunctions.end(),
                                    [&](const Row& row) { return row.first == name; });
    return found != kFunctions.end() ? std::optional(found->second) : std::nullopt;
}

} // namespace faultline::vram
