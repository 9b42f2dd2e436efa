// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/values.h"

#include "model/core/ascii.h"
#include "model/core/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace faultline::augment::albumentations {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostNumbers = 64;
constexpr int kDeepestValue = 8;

bool isNull(const ConfigNode& node)
{
    static constexpr std::array<std::string_view, 6> kNulls{"null", "Null", "NULL",
                                                            "~",    "None", ""};
    return !node.isGroup && std::find(kNulls.begin(), kNulls.end(), node.value) != kNulls.end();
}

std::optional<bool> flagOf(std::string_view text)
{
    static constexpr std::array<std::string_view, 5> kYes{"true", "True", "TRUE", "yes", "1"};
    static constexpr std::array<std::string_view, 5> kNo{"false", "False", "FALSE", "no", "0"};
    if (std::find(kYes.begin(), kYes.end(), text) != kYes.end())
        return true;
    if (std::find(kNo.begin(), kNo.end(), text) != kNo.end())
        return false;
    return std::nullopt;
}

std::optional<double> numberOf(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const bool isNegative = text.starts_with('-');
    const std::string_view digits = isNegative ? text.substr(1) : text;
    if (digits == "Infinity" || digits == ".inf" || digits == "inf")
        return isNegative ? -std::numeric_limits<double>::infinity()
                          : std::numeric_limits<double>::infinity();
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || std::isnan(number))
        return std::nullopt;
    return number;
}

/// The numbers of a value or of a list, nested ones one after the other.
bool collect(const ConfigDocument& config, std::size_t at, int depth, std::vector<double>& numbers,
             Text& problem)
{
    const ConfigNode& node = config.nodes[at];
    if (!node.isGroup) {
        const std::optional<double> number = isNull(node) ? 0.0 : numberOf(node.value);
        if (!number || numbers.size() >= kMostNumbers) {
            problem = number
                          ? Text(FAULTLINE_TR_NOOP("Errors", "too many numbers"))
                          : Text{FAULTLINE_TR_NOOP("Errors", "\"%1\" is no number"), {node.value}};
            return false;
        }
        numbers.push_back(*number);
        return true;
    }
    if (depth >= kDeepestValue) {
        problem = FAULTLINE_TR_NOOP("Errors", "nested too deep");
        return false;
    }
    for (std::size_t child = node.firstChild; child != ConfigNode::npos;
         child = config.nodes[child].nextSibling) {
        if (!collect(config, child, depth + 1, numbers, problem))
            return false;
    }
    return true;
}

bool hasNested(const ConfigDocument& config, const ConfigNode& node)
{
    for (std::size_t child = node.firstChild; child != ConfigNode::npos;
         child = config.nodes[child].nextSibling) {
        if (config.nodes[child].isGroup)
            return true;
    }
    return false;
}

/// A list of numbers and ranges as ranges all; the upper end of whole ones is not drawn.
bool collectPairs(const ConfigDocument& config, const ConfigNode& node, bool isWhole,
                  std::vector<double>& numbers, Text& problem)
{
    for (std::size_t child = node.firstChild; child != ConfigNode::npos;
         child = config.nodes[child].nextSibling) {
        if (!collect(config, child, 1, numbers, problem))
            return false;
        if (!config.nodes[child].isGroup)
            numbers.push_back(numbers.back() + (isWhole ? 1.0 : 0.0));
    }
    return true;
}

std::vector<double> rangeOf(double value, Scalar scalar)
{
    const auto from = [value](double low) {
        return low < value ? std::vector<double>{low, value} : std::vector<double>{value, low};
    };
    switch (scalar) {
    case Scalar::Symmetric: return {-value, value};
    case Scalar::FromZero: return from(0.0);
    case Scalar::FromOne: return from(1.0);
    case Scalar::FromThree: return from(3.0);
    case Scalar::AroundOne: return {std::max(1.0 - value, 0.0), 1.0 + value};
    case Scalar::Twice: return {value, value};
    }
    return {value, value};
}

std::optional<Value> readChoice(const ConfigNode& node, const Parameter& parameter, Text& problem)
{
    const std::vector<std::string_view>& choices = parameter.info.choices;
    const bool hasNone = std::find(choices.begin(), choices.end(), "none") != choices.end();
    if (isNull(node) && hasNone)
        return Value(std::string("none"));
    if (isNull(node))
        return std::nullopt;
    const std::optional<double> index =
        parameter.coding == Coding::ChoiceIndex ? numberOf(node.value) : std::nullopt;
    if (index && *index >= 0.0 && *index < static_cast<double>(choices.size()))
        return Value(std::string(choices[static_cast<std::size_t>(*index)]));
    if (std::find(choices.begin(), choices.end(), node.value) != choices.end())
        return Value(node.value);
    problem = {FAULTLINE_TR_NOOP("Errors", "\"%1\" is none of its choices"), {node.value}};
    return std::nullopt;
}

std::vector<std::string> textsOf(const ConfigDocument& config, const ConfigNode& node)
{
    if (!node.isGroup)
        return {node.value};
    std::vector<std::string> texts;
    for (std::size_t child = node.firstChild;
         child != ConfigNode::npos && texts.size() < kMostNumbers;
         child = config.nodes[child].nextSibling)
        texts.push_back(config.nodes[child].value);
    return texts;
}

Json numberAs(double number, bool isWhole)
{
    if (isWhole && std::abs(number) < 1e15)
        return static_cast<std::int64_t>(number);
    return number;
}

bool isIntegral(double number)
{
    return number == std::trunc(number);
}

Json listOf(const std::vector<double>& numbers, const Parameter& parameter)
{
    const Coding coding = parameter.coding;
    if (numbers.empty())
        return nullptr;
    if ((coding == Coding::OneOrMany || coding == Coding::Sides || coding == Coding::SidesReal)
        && numbers.size() == 1)
        return numberAs(numbers.front(),
                        coding == Coding::Sides
                            || (coding == Coding::OneOrMany && isIntegral(numbers.front())));
    const bool isWhole =
        coding == Coding::Whole || coding == Coding::Sides || coding == Coding::ZeroIsNull;
    const bool isPaired =
        (coding == Coding::Sides || coding == Coding::SidesReal) && numbers.size() == 8;
    Json list = Json::array();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool isMadeWhole = isWhole || (coding == Coding::OneOrMany && isIntegral(numbers[i]));
        if (isPaired && i % 2 == 0)
            list.push_back(Json::array());
        if (coding == Coding::ZeroIsNull && numbers[i] == 0.0)
            list.push_back(nullptr);
        else
            (isPaired ? list.back() : list).push_back(numberAs(numbers[i], isMadeWhole));
    }
    return list;
}

struct Writer {
    const Parameter& parameter;

    Json operator()(bool value) const { return value; }
    Json operator()(std::int64_t value) const
    {
        if (parameter.coding == Coding::ZeroIsNull && value == 0)
            return nullptr;
        if (parameter.info.kind == ParameterKind::Real)
            return static_cast<double>(value);
        return value;
    }
    Json operator()(double value) const
    {
        if (parameter.coding == Coding::ZeroIsNull && value == 0.0)
            return nullptr;
        return numberAs(value, parameter.info.kind == ParameterKind::Integer);
    }
    Json operator()(const std::string& value) const
    {
        const std::vector<std::string_view>& choices = parameter.info.choices;
        if (parameter.info.kind == ParameterKind::Choice && value == "none")
            return nullptr;
        const auto at = std::find(choices.begin(), choices.end(), value);
        if (parameter.coding == Coding::ChoiceIndex && at != choices.end())
            return at - choices.begin();
        return value;
    }
    Json operator()(const std::vector<double>& value) const { return listOf(value, parameter); }
    Json operator()(const std::vector<std::string>& value) const
    {
        return value.empty() ? Json(nullptr) : Json(value);
    }
};

bool isPlainWord(const std::string& text)
{
    static constexpr std::array<std::string_view, 9> kWords{"null", "true", "false", "yes", "no",
                                                            "on",   "off",  "y",     "n"};
    const bool isMadeOfLetters =
        !text.empty() && std::all_of(text.begin(), text.end(), isWordCharacter);
    const bool startsWithDigit = !text.empty() && isDigit(text.front());
    return isMadeOfLetters && !startsWithDigit
           && std::find(kWords.begin(), kWords.end(), text) == kWords.end();
}

std::string yamlScalar(const Json& value)
{
    if (value.is_string() && isPlainWord(value.get_ref<const std::string&>()))
        return value.get<std::string>();
    return value.dump();
}

bool isShort(const Json& value)
{
    return !value.is_structured() || value.empty()
           || (value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& item) {
                   return item.is_primitive() || (item.is_array() && isShort(item));
               }));
}

std::string yamlLine(const Json& value)
{
    if (!value.is_array())
        return value.empty() && value.is_object() ? "{}" : yamlScalar(value);
    std::string line = "[";
    for (const Json& item : value)
        line += (line.size() > 1 ? ", " : "") + yamlLine(item);
    return line + "]";
}

/// Recursion is as deep as the document, whose depth the pipeline bounds.
void appendYaml(const Json& value, std::size_t indent, bool isAfterDash, std::string& text)
{
    bool isFirst = isAfterDash;
    for (const auto& [key, item] : value.items()) {
        text += isFirst ? "" : std::string(indent, ' ');
        isFirst = false;
        text += value.is_array() ? "-" : key + ":";
        if (isShort(item)) {
            text += " " + yamlLine(item) + "\n";
        } else if (value.is_array()) {
            text += " ";
            appendYaml(item, indent + 2, true, text);
        } else {
            text += "\n";
            appendYaml(item, indent + (item.is_array() ? 0 : 2), false, text);
        }
    }
}

} // namespace

std::optional<Value> readValue(const ConfigDocument& config, std::size_t at,
                               const Parameter& parameter, Text& problem)
{
    const ConfigNode& node = config.nodes[at];
    problem = {};
    const ParameterKind kind = parameter.info.kind;
    if (kind == ParameterKind::Choice)
        return readChoice(node, parameter, problem);
    if (isNull(node)) {
        // Null where the library has a default: unset.
        if (parameter.coding == Coding::ZeroIsNull && kind == ParameterKind::Integer)
            return Value(std::int64_t{0});
        if (std::holds_alternative<std::vector<double>>(parameter.info.defaultValue))
            return Value(std::vector<double>{});
        return std::nullopt;
    }
    if (kind == ParameterKind::Text)
        return Value(node.value);
    if (kind == ParameterKind::Texts)
        return Value(textsOf(config, node));
    if (kind == ParameterKind::Boolean) {
        const std::optional<bool> flag = flagOf(node.value);
        problem = flag ? Text()
                       : Text{FAULTLINE_TR_NOOP("Errors", "\"%1\" is neither true nor false"),
                              {node.value}};
        return flag ? std::optional<Value>(*flag) : std::nullopt;
    }
    const bool isWord = !node.isGroup && !numberOf(node.value);
    if (kind == ParameterKind::Colour && isWord)
        return Value(node.value); // "random" and its like
    std::vector<double> numbers;
    const bool isOfSides =
        parameter.coding == Coding::Sides || parameter.coding == Coding::SidesReal;
    if (isOfSides && hasNested(config, node)) {
        if (!collectPairs(config, node, parameter.coding == Coding::Sides, numbers, problem))
            return std::nullopt;
    } else if (!collect(config, at, 0, numbers, problem)) {
        return std::nullopt;
    }
    if (kind == ParameterKind::Integer || kind == ParameterKind::Real) {
        if (numbers.size() != 1) {
            problem = FAULTLINE_TR_NOOP("Errors", "one number is expected");
            return std::nullopt;
        }
        if (kind == ParameterKind::Real)
            return Value(numbers.front());
        return Value(static_cast<std::int64_t>(std::clamp(numbers.front(), -9e15, 9e15)));
    }
    if (kind == ParameterKind::Range) {
        if (!node.isGroup)
            return Value(rangeOf(numbers.front(), parameter.scalar));
        if (numbers.size() != 2) {
            problem = FAULTLINE_TR_NOOP("Errors", "two numbers are expected");
            return std::nullopt;
        }
    }
    return Value(std::move(numbers));
}

bool isSame(const Value& a, const Value& b)
{
    const auto isNear = [](double x, double y) {
        return x == y || std::abs(x - y) <= 1e-9 * std::max({1.0, std::abs(x), std::abs(y)});
    };
    const auto* first = std::get_if<std::vector<double>>(&a);
    const auto* second = std::get_if<std::vector<double>>(&b);
    if (first != nullptr && second != nullptr)
        return std::equal(first->begin(), first->end(), second->begin(), second->end(), isNear);
    const auto* real = std::get_if<double>(&a);
    const auto* other = std::get_if<double>(&b);
    if (real != nullptr && other != nullptr)
        return isNear(*real, *other);
    return a == b;
}

Json writtenValue(const Value& value, const Parameter& parameter)
{
    return std::visit(Writer{parameter}, value);
}

std::string toYaml(const Json& document)
{
    std::string text;
    appendYaml(document, 0, false, text);
    return text;
}

} // namespace faultline::augment::albumentations
