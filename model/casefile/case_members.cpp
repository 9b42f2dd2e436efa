// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_members.h"

#include "model/core/text_marker.h"

#include <cmath>
#include <utility>

namespace faultline::casefile {

namespace {

const Json& emptyObject()
{
    static const Json kEmpty = Json::object();
    return kEmpty;
}

/// What the parser says, without the name of the exception in front.
std::string reasonOf(const nlohmann::json::parse_error& error)
{
    const std::string what = error.what();
    const std::size_t colon = what.find("syntax error");
    return colon == std::string::npos ? what : what.substr(colon);
}

} // namespace

Members::Members(const Json& object, std::string where, Text& problem)
    : m_object(object.is_object() ? object : emptyObject()),
      m_where(std::move(where)),
      m_problem(problem)
{
    if (!object.is_object() && m_problem.empty())
        m_problem = m_where.empty()
                        ? Text(FAULTLINE_TR_NOOP("Errors", "the file is not an object"))
                        : Text{FAULTLINE_TR_NOOP("Errors", "\"%1\" is not an object"), {m_where}};
}

bool Members::has(std::string_view key) const
{
    return find(key) != nullptr;
}

const Json* Members::find(std::string_view key) const
{
    if (!m_problem.empty())
        return nullptr;
    const auto found = m_object.find(std::string(key));
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

std::string Members::named(std::string_view key) const
{
    return m_where.empty() ? std::string(key) : m_where + "." + std::string(key);
}

void Members::complain(std::string_view key, Text what) const
{
    if (m_problem.empty())
        m_problem = {FAULTLINE_TR_NOOP("Errors", "\"%1\" %2"), {named(key), std::move(what)}};
}

std::string Members::text(std::string_view key) const
{
    const Json* value = find(key);
    if (value == nullptr)
        return {};
    if (value->is_string())
        return value->get<std::string>();
    complain(key, FAULTLINE_TR_NOOP("Errors", "is not a text"));
    return {};
}

double Members::number(std::string_view key) const
{
    return optionalNumber(key).value_or(0.0);
}

std::optional<double> Members::optionalNumber(std::string_view key) const
{
    const Json* value = find(key);
    if (value == nullptr)
        return std::nullopt;
    if (value->is_number() && std::isfinite(value->get<double>()))
        return value->get<double>();
    complain(key, FAULTLINE_TR_NOOP("Errors", "is not a number"));
    return std::nullopt;
}

bool Members::flag(std::string_view key) const
{
    const Json* value = find(key);
    if (value == nullptr)
        return false;
    if (value->is_boolean())
        return value->get<bool>();
    complain(key, FAULTLINE_TR_NOOP("Errors", "is neither true nor false"));
    return false;
}

int Members::choiceIndex(std::string_view key, int count,
                         const std::function<std::string_view(int)>& name) const
{
    if (!has(key))
        return 0;
    const std::string written = text(key);
    std::string known;
    for (int i = 0; i < count; ++i) {
        if (name(i) == written)
            return i;
        known += (i == 0 ? "" : ", ") + std::string(name(i));
    }
    complain(key, {FAULTLINE_TR_NOOP("Errors", "is none of %1"), {known}});
    return 0;
}

Members Members::object(std::string_view key) const
{
    const Json* value = find(key);
    return {value == nullptr ? emptyObject() : *value, named(key), m_problem};
}

void Members::forEach(std::string_view key, const std::function<void(const Members&)>& fn) const
{
    const Json* list = find(key);
    if (list == nullptr)
        return;
    if (!list->is_array()) {
        complain(key, FAULTLINE_TR_NOOP("Errors", "is not a list"));
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i)
        fn(Members((*list)[i], named(key) + "[" + std::to_string(i) + "]", m_problem));
}

void Members::forEachText(std::string_view key, const std::function<void(std::string)>& fn) const
{
    const Json* list = find(key);
    if (list == nullptr)
        return;
    if (!list->is_array()) {
        complain(key, FAULTLINE_TR_NOOP("Errors", "is not a list"));
        return;
    }
    for (const Json& value : *list) {
        if (!value.is_string())
            complain(key, FAULTLINE_TR_NOOP("Errors", "holds something that is not a text"));
        else
            fn(value.get<std::string>());
    }
}

Json readJson(std::string_view text, std::size_t maxDepth, Text& problem)
{
    bool isTooDeep = false;
    const auto bound = [&isTooDeep, maxDepth](int depth, Json::parse_event_t, Json&) {
        isTooDeep = isTooDeep || static_cast<std::size_t>(depth) > maxDepth;
        return !isTooDeep; // what is not kept costs nothing
    };
    Json json(Json::value_t::discarded);
    try {
        json = Json::parse(text, bound);
    } catch (const nlohmann::json::parse_error& error) {
        const bool isCut = error.byte > text.size();
        problem = isCut ? Text(FAULTLINE_TR_NOOP("Errors", "is cut short: the JSON text does not "
                                                           "end"))
                        : Text{FAULTLINE_TR_NOOP("Errors", "is not JSON at byte %1 (%2)"),
                               {std::to_string(error.byte), reasonOf(error)}};
        return Json(Json::value_t::discarded);
    } catch (const nlohmann::json::out_of_range&) { // 1e999
        problem = FAULTLINE_TR_NOOP("Errors", "holds a number that is too large");
        return Json(Json::value_t::discarded);
    }
    if (isTooDeep) {
        problem = {FAULTLINE_TR_NOOP("Errors", "is nested more than %1 levels deep"),
                   {std::to_string(maxDepth)}};
        return Json(Json::value_t::discarded);
    }
    return json;
}

} // namespace faultline::casefile
