// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/parameters.h"

#include "model/core/text.h"

#include <algorithm>
#include <cmath>

namespace faultline::augment {

namespace {

std::string numberText(double number)
{
    return roundTrip(number);
}

template <typename Item, typename Format>
std::string listText(const std::vector<Item>& items, Format&& format)
{
    std::string text = "[";
    for (const Item& item : items)
        text += (text.size() > 1 ? ", " : "") + format(item);
    return text + "]";
}

struct AsNumbers {
    std::vector<double> operator()(bool value) const { return {value ? 1.0 : 0.0}; }
    std::vector<double> operator()(std::int64_t value) const
    {
        return {static_cast<double>(value)};
    }
    std::vector<double> operator()(double value) const { return {value}; }
    std::vector<double> operator()(const std::vector<double>& value) const { return value; }
    std::vector<double> operator()(const std::string&) const { return {}; }
    std::vector<double> operator()(const std::vector<std::string>&) const { return {}; }
};

/// NaN compares false with everything, which makes it the lower bound.
void clampTo(const ParameterInfo& info, std::vector<double>& numbers)
{
    for (double& number : numbers)
        number = number > info.minimum ? std::min(number, info.maximum) : info.minimum;
}

bool isChoice(const ParameterInfo& info, const std::string& text)
{
    return info.kind != ParameterKind::Choice
           || std::find(info.choices.begin(), info.choices.end(), text) != info.choices.end();
}

} // namespace

const ParameterInfo* findParameter(std::span<const ParameterInfo> infos, std::string_view name)
{
    const auto found = std::find_if(infos.begin(), infos.end(),
                                    [name](const auto& info) { return info.name == name; });
    return found == infos.end() ? nullptr : &*found;
}

const Value& ParameterReader::value(std::string_view name) const
{
    static const Value kNone = 0.0;
    if (const auto at = m_written.find(name); at != m_written.end())
        return at->second;
    const ParameterInfo* info = findParameter(m_infos, name);
    return info != nullptr ? info->defaultValue : kNone;
}

bool ParameterReader::isWritten(std::string_view name) const
{
    return m_written.find(name) != m_written.end();
}

std::vector<double> ParameterReader::numbers(std::string_view name) const
{
    const Value& found = value(name);
    const ParameterInfo* info = findParameter(m_infos, name);
    std::vector<double> all = std::visit(AsNumbers{}, found);
    if (info != nullptr && isWritten(name))
        clampTo(*info, all);
    return all;
}

double ParameterReader::real(std::string_view name) const
{
    const std::vector<double> all = numbers(name);
    return all.empty() ? 0.0 : all.front();
}

std::int64_t ParameterReader::integer(std::string_view name) const
{
    constexpr double kMost = 9.0e15;
    const double number = real(name);
    if (std::isnan(number))
        return 0;
    return static_cast<std::int64_t>(std::clamp(number, -kMost, kMost));
}

bool ParameterReader::boolean(std::string_view name) const
{
    return real(name) != 0.0;
}

std::string ParameterReader::text(std::string_view name) const
{
    const ParameterInfo* info = findParameter(m_infos, name);
    const Value& found = value(name);
    const auto* written = std::get_if<std::string>(&found);
    std::string text = written != nullptr ? *written : toText(found);
    if (info != nullptr && !isChoice(*info, text))
        return toText(info->defaultValue);
    return text;
}

std::vector<std::string> ParameterReader::texts(std::string_view name) const
{
    const Value& found = value(name);
    if (const auto* texts = std::get_if<std::vector<std::string>>(&found))
        return *texts;
    if (const auto* text = std::get_if<std::string>(&found); text != nullptr && !text->empty())
        return {*text};
    return {};
}

std::pair<double, double> ParameterReader::range(std::string_view name) const
{
    const std::vector<double> all = numbers(name);
    if (all.empty())
        return {0.0, 0.0};
    return {all.front(), all.back()};
}

std::string toText(const Value& value)
{
    struct Writer {
        std::string operator()(bool flag) const { return flag ? "true" : "false"; }
        std::string operator()(std::int64_t number) const { return std::to_string(number); }
        std::string operator()(double number) const { return numberText(number); }
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const std::vector<double>& numbers) const
        {
            return listText(numbers, numberText);
        }
        std::string operator()(const std::vector<std::string>& texts) const
        {
            return listText(texts, [](const std::string& text) { return text; });
        }
    };
    return std::visit(Writer{}, value);
}

} // namespace faultline::augment
