// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schedules/parameters.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline::schedules {

namespace {

constexpr std::size_t kMostValues = 10'000'000;

Text whatItMustBe(Bounds bounds)
{
    const std::string low = roundTrip(bounds.low);
    const std::string high = roundTrip(bounds.high);
    if (bounds.isWhole)
        return {FAULTLINE_TR_NOOP("Errors", "must be a whole number from %1 to %2"), {low, high}};
    if (bounds.isOpen)
        return {FAULTLINE_TR_NOOP("Errors", "must be a number above %1, at most %2"), {low, high}};
    return {FAULTLINE_TR_NOOP("Errors", "must be a number from %1 to %2"), {low, high}};
}

ScheduleParameter numberWithin(Bounds bounds, nlohmann::json otherwise = nullptr)
{
    using Kind = ScheduleParameter::Kind;
    return {.kind = bounds.isWhole ? Kind::Whole : Kind::Number,
            .low = bounds.low,
            .high = bounds.high,
            .otherwise = std::move(otherwise)};
}

ScheduleParameter needed(ScheduleParameter kind)
{
    kind.isNeeded = true;
    return kind;
}

} // namespace

Parameters::Parameters(const nlohmann::json& object, std::string place)
    : m_object(object), m_place(std::move(place))
{
    if (!object.is_object())
        refuse(FAULTLINE_TR_NOOP("Errors", "the parameters of a schedule must be a JSON object"));
}

bool Parameters::has(const char* key) const
{
    const auto found = m_object.is_object() ? m_object.find(key) : m_object.end();
    return found != m_object.end() && !found->is_null();
}

const nlohmann::json* Parameters::find(const char* key)
{
    m_asked.insert(key);
    return has(key) ? &m_object.at(key) : nullptr;
}

void Parameters::note(const char* key, ScheduleParameter kind)
{
    kind.name = m_place + key;
    const bool isNoted =
        std::any_of(m_kinds.begin(), m_kinds.end(),
                    [&kind](const ScheduleParameter& one) { return one.name == kind.name; });
    if (!isNoted)
        m_kinds.push_back(std::move(kind));
}

std::optional<double> Parameters::checked(const char* key, const nlohmann::json& value,
                                          Bounds bounds)
{
    const double number = value.is_number()    ? value.get<double>()
                          : value.is_boolean() ? static_cast<double>(value.get<bool>())
                                               : std::numeric_limits<double>::quiet_NaN();
    const bool isIn = number >= bounds.low && number <= bounds.high
                      && !(bounds.isOpen && number == bounds.low)
                      && !(bounds.isWhole && number != std::floor(number));
    if (isIn)
        return number;
    refuse(key, whatItMustBe(bounds));
    return std::nullopt;
}

std::optional<double> Parameters::optional(const char* key, Bounds bounds)
{
    note(key, numberWithin(bounds));
    const nlohmann::json* const value = find(key);
    return value == nullptr ? std::nullopt : checked(key, *value, bounds);
}

double Parameters::number(const char* key, Bounds bounds, double otherwise)
{
    note(key, numberWithin(bounds, otherwise));
    return optional(key, bounds).value_or(otherwise);
}

double Parameters::number(const char* key, Bounds bounds)
{
    note(key, needed(numberWithin(bounds)));
    if (!has(key))
        refuse(key, FAULTLINE_TR_NOOP("Errors", "is needed and not set"));
    return number(key, bounds, 1.0);
}

bool Parameters::flag(const char* key, bool otherwise)
{
    note(key, {.kind = ScheduleParameter::Kind::Flag, .otherwise = otherwise});
    const nlohmann::json* const value = find(key);
    if (value == nullptr)
        return otherwise;
    if (value->is_boolean())
        return value->get<bool>();
    refuse(key, FAULTLINE_TR_NOOP("Errors", "must be true or false"));
    return otherwise;
}

std::string Parameters::word(const char* key, std::initializer_list<const char*> words)
{
    note(key, {.kind = ScheduleParameter::Kind::Word,
               .otherwise = *words.begin(),
               .words = {words.begin(), words.end()}});
    const std::string written = text(key);
    if (written.empty())
        return *words.begin();
    std::string all;
    for (const char* const word : words) {
        if (written == word)
            return written;
        all += (all.empty() ? "" : ", ") + std::string(word);
    }
    refuse(key, {FAULTLINE_TR_NOOP("Errors", "must be one of %1"), {all}});
    return *words.begin();
}

std::string Parameters::text(const char* key)
{
    note(key, {.kind = ScheduleParameter::Kind::Other});
    const nlohmann::json* const value = find(key);
    if (value == nullptr)
        return {};
    if (value->is_string())
        return value->get<std::string>();
    refuse(key, FAULTLINE_TR_NOOP("Errors", "must be a text"));
    return {};
}

std::vector<double> Parameters::numbersOf(const char* key, const nlohmann::json& value,
                                          Bounds bounds)
{
    if (!value.is_array() || value.size() > kMostValues) {
        refuse(key, FAULTLINE_TR_NOOP("Errors", "must be a list of numbers"));
        return {};
    }
    std::vector<double> numbers;
    numbers.reserve(value.size());
    for (const nlohmann::json& item : value) {
        const std::optional<double> number = checked(key, item, bounds);
        if (!number)
            return {};
        numbers.push_back(*number);
    }
    return numbers;
}

std::vector<double> Parameters::numbers(const char* key, Bounds bounds)
{
    ScheduleParameter kind = needed(numberWithin(bounds));
    kind.kind = ScheduleParameter::Kind::Numbers;
    note(key, std::move(kind));
    if (!has(key))
        refuse(key, FAULTLINE_TR_NOOP("Errors", "is needed and not set"));
    return numbers(key, bounds, {});
}

std::vector<double> Parameters::numbers(const char* key, Bounds bounds,
                                        std::vector<double> otherwise)
{
    ScheduleParameter kind = numberWithin(bounds, otherwise);
    kind.kind = ScheduleParameter::Kind::Numbers;
    note(key, std::move(kind));
    const nlohmann::json* const value = find(key);
    return value == nullptr ? std::move(otherwise) : numbersOf(key, *value, bounds);
}

std::vector<double> Parameters::series(const char* key)
{
    note(key, needed({.kind = ScheduleParameter::Kind::Other}));
    const nlohmann::json* const value = find(key);
    if (value == nullptr) {
        refuse(key, FAULTLINE_TR_NOOP("Errors", "is needed and not set"));
        return {};
    }
    if (!value->is_array() || value->size() > kMostValues) {
        refuse(key, FAULTLINE_TR_NOOP("Errors", "must be a list of numbers"));
        return {};
    }
    std::vector<double> numbers;
    numbers.reserve(value->size());
    for (const nlohmann::json& item : *value) {
        const std::string word = item.is_string() ? item.get<std::string>() : std::string();
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        if (item.is_number()) {
            numbers.push_back(item.get<double>());
        } else if (word == "nan" || word == "NaN" || item.is_null()) {
            numbers.push_back(std::numeric_limits<double>::quiet_NaN());
        } else if (word == "inf" || word == "Infinity") {
            numbers.push_back(kInfinity);
        } else if (word == "-inf" || word == "-Infinity") {
            numbers.push_back(-kInfinity);
        } else {
            refuse(key, FAULTLINE_TR_NOOP("Errors", "must be a list of numbers"));
            return {};
        }
    }
    return numbers;
}

const nlohmann::json& Parameters::value(const char* key)
{
    note(key, {.kind = ScheduleParameter::Kind::Other});
    static const nlohmann::json kNull;
    const nlohmann::json* const value = find(key);
    return value == nullptr ? kNull : *value;
}

void Parameters::ignore(std::initializer_list<const char*> keys)
{
    m_asked.insert(keys.begin(), keys.end());
}

void Parameters::refuse(const char* key, Text why)
{
    refuse({FAULTLINE_TR_NOOP("Errors", "%1: %2"), {m_place + key, std::move(why)}});
}

void Parameters::refuse(Text why)
{
    if (!m_problem)
        m_problem = std::move(why);
}

void Parameters::takeNested(const Parameters& nested)
{
    m_kinds.insert(m_kinds.end(), nested.m_kinds.begin(), nested.m_kinds.end());
    if (nested.m_problem)
        refuse(*nested.m_problem);
}

void Parameters::refuseUnasked(std::string_view family)
{
    if (!m_object.is_object())
        return;
    for (const auto& item : m_object.items()) {
        if (m_asked.contains(item.key()))
            continue;
        std::string known;
        for (const std::string& key : m_asked)
            known += (known.empty() ? "" : ", ") + key;
        refuse({FAULTLINE_TR_NOOP("Errors", "%1: %2 has no such parameter; it has %3"),
                {m_place + item.key(), std::string(family), known}});
    }
}

} // namespace faultline::schedules
