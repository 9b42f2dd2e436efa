// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/json_values.h"

#include <cmath>

namespace faultline {

namespace {

std::string dumped(const Json& json, int indent)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Json jsonNumber(double value)
{
    if (std::isfinite(value))
        return value;
    if (std::isnan(value))
        return "NaN";
    return value > 0 ? "Infinity" : "-Infinity";
}

Json jsonNumber(const std::optional<double>& value)
{
    return value ? jsonNumber(*value) : Json(nullptr);
}

std::string indentedJson(const Json& json, std::size_t margin)
{
    const std::string text = dumped(json, 2);
    if (margin == 0)
        return text;
    // A line end inside a string is written as \n, so each of these is one between lines.
    std::string out;
    out.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        out += c;
        if (c == '\n')
            out.append(margin, ' ');
    }
    return out;
}

std::string compactJson(const Json& json)
{
    return dumped(json, -1);
}

Json issueJson(const ImportIssue& issue)
{
    const IssueInfo& info = issueInfo(issue.code);
    return Json{
        {"id", info.id},
        {"severity", toString(info.severity)},
        {"path", issue.path},
        {"offset", issue.offsetBytes ? Json(*issue.offsetBytes) : Json(nullptr)},
        {"bytes_lost", issue.bytesLost},
        {"sentence", info.sentence},
        {"detail", toEnglish(issue.detail)},
        {"advice", info.advice},
    };
}

Json issuesJson(const ImportLog& log)
{
    Json out = Json::array();
    for (const ImportIssue& issue : log.kept())
        out.push_back(issueJson(issue));
    return out;
}

Json issueCountsJson(const ImportLog& log)
{
    Json out = Json::object();
    for (const IssueInfo& info : allIssueInfos()) {
        if (const std::uint64_t count = log.count(info.code); count > 0)
            out[std::string(info.id)] = count;
    }
    return out;
}

} // namespace faultline
