// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/value.h"

#include <array>
#include <charconv>
#include <cmath>

namespace faultline::vram {
namespace {

constexpr double kMaxWholeReal = 9007199254740992.0; // 2^53

std::string shownReal(double number)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    return {buffer.data(), end};
}

} // namespace

std::optional<Value> Value::list(std::vector<Value> items)
{
    std::size_t size = 1;
    for (const Value& item : items)
        size += item.isList() ? std::get<ListPointer>(item.m_data)->size : 1;
    if (size > kMaxListValues + 1)
        return std::nullopt;
    Value value;
    value.m_data = std::make_shared<const List>(List{std::move(items), size});
    return value;
}

std::optional<std::int64_t> Value::toInteger() const
{
    if (const auto* integer = std::get_if<std::int64_t>(&m_data))
        return *integer;
    if (const bool* truth = std::get_if<bool>(&m_data))
        return *truth ? 1 : 0;
    const double* real = std::get_if<double>(&m_data);
    if (real == nullptr || !(std::fabs(*real) < kMaxWholeReal) || std::trunc(*real) != *real)
        return std::nullopt;
    return static_cast<std::int64_t>(*real);
}

std::optional<double> Value::toReal() const
{
    if (const auto* integer = std::get_if<std::int64_t>(&m_data))
        return static_cast<double>(*integer);
    if (const bool* truth = std::get_if<bool>(&m_data))
        return *truth ? 1.0 : 0.0;
    if (const double* real = std::get_if<double>(&m_data))
        return *real;
    return std::nullopt;
}

bool Value::toBool() const
{
    if (isText())
        return !text().empty();
    if (isList())
        return !items().empty();
    return toReal().value_or(0.0) != 0.0;
}

std::string Value::shown() const
{
    if (const auto* integer = std::get_if<std::int64_t>(&m_data))
        return std::to_string(*integer);
    if (const double* real = std::get_if<double>(&m_data))
        return shownReal(*real);
    if (const bool* truth = std::get_if<bool>(&m_data))
        return *truth ? "true" : "false";
    if (isText())
        return text();
    if (!isList())
        return "nothing";
    std::string shown = "[";
    for (const Value& item : items()) {
        if (shown.size() > kMaxTextBytes)
            break;
        shown += (shown.size() > 1 ? ", " : "") + item.shown();
    }
    return shown + "]";
}

bool operator==(const Value& a, const Value& b)
{
    if (a.isText() || b.isText())
        return a.isText() && b.isText() && a.text() == b.text();
    if (a.isList() || b.isList())
        return a.isList() && b.isList() && a.items() == b.items();
    if (a.isInteger() && b.isInteger())
        return a.toInteger() == b.toInteger();
    return a.toReal() == b.toReal();
}

} // namespace faultline::vram
