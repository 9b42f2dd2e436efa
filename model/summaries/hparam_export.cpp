// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/hparam_export.h"

#include "model/core/text.h"
#include "model/io/csv.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace faultline {

namespace {

std::string_view suffixOf(MetricAggregate aggregate)
{
    switch (aggregate) {
    case MetricAggregate::Last: return {};
    case MetricAggregate::Min: return " (min)";
    case MetricAggregate::Max: return " (max)";
    case MetricAggregate::Mean: return " (mean)";
    }
    return {};
}

std::string cellText(const HparamTable& table, std::size_t row, std::size_t column)
{
    const std::optional<HparamValue>& value = table.cell(row, column);
    return value ? toText(*value) : std::string();
}

std::string asCsv(const HparamTable& table, const HparamSelection& selection)
{
    std::string csv = "run,group,status";
    for (const std::size_t column : selection.columns)
        csv += ',' + csvField(columnTitle(table.columns[column]));
    csv += '\n';
    for (const std::size_t row : selection.rows) {
        const HparamSession& session = table.sessions[row];
        csv += csvField(session.name) + ',' + csvField(session.group) + ',';
        csv += toString(session.status);
        for (const std::size_t column : selection.columns)
            csv += ',' + csvField(cellText(table, row, column));
        csv += '\n';
    }
    return csv;
}

nlohmann::ordered_json jsonOf(const HparamValue& value)
{
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag;
    if (const double* number = std::get_if<double>(&value); number && std::isfinite(*number))
        return *number;
    return toText(value); // JSON has no number that is not finite
}

std::string asJson(const HparamTable& table, const HparamSelection& selection)
{
    using Json = nlohmann::ordered_json;
    Json sessions = Json::array();
    for (const std::size_t row : selection.rows) {
        const HparamSession& session = table.sessions[row];
        Json hparams = Json::object();
        Json metrics = Json::object();
        for (const std::size_t column : selection.columns) {
            const HparamColumn& info = table.columns[column];
            if (const auto& value = table.cell(row, column))
                (info.kind == HparamColumnKind::Hparam ? hparams : metrics)[columnTitle(info)] =
                    jsonOf(*value);
        }
        Json entry = {{"run", session.name}, {"group", session.group}};
        if (session.status != HparamStatus::Unknown)
            entry["status"] = toString(session.status);
        if (!session.config.empty())
            entry["config"] = session.config;
        entry["hparams"] = std::move(hparams);
        entry["metrics"] = std::move(metrics);
        sessions.push_back(std::move(entry));
    }
    const Json document = {{"schema", "faultline/hparams/1"}, {"sessions", std::move(sessions)}};
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

/// What would end a cell of a Markdown table.
std::string markdownCell(std::string_view text)
{
    std::string cell;
    for (const char c : text) {
        if (c == '|' || c == '\\')
            cell += '\\';
        cell += c == '\n' || c == '\r' ? ' ' : c;
    }
    return cell;
}

std::string asMarkdown(const HparamTable& table, const HparamSelection& selection)
{
    std::string text = "| run |";
    std::string rule = "|---|";
    for (const std::size_t column : selection.columns) {
        const HparamColumn& info = table.columns[column];
        text += ' ' + markdownCell(columnTitle(info)) + " |";
        rule += info.type == HparamColumnType::Number ? "---:|" : "---|";
    }
    text += '\n' + rule + '\n';
    for (const std::size_t row : selection.rows) {
        text += "| " + markdownCell(table.sessions[row].name) + " |";
        for (const std::size_t column : selection.columns)
            text += ' ' + markdownCell(cellText(table, row, column)) + " |";
        text += '\n';
    }
    return text;
}

} // namespace

std::string_view toString(HparamStatus status)
{
    switch (status) {
    case HparamStatus::Unknown: return {};
    case HparamStatus::Success: return "success";
    case HparamStatus::Failure: return "failure";
    case HparamStatus::Running: return "running";
    }
    return {};
}

std::string columnTitle(const HparamColumn& column)
{
    if (column.kind == HparamColumnKind::Hparam)
        return column.name;
    const std::string& group = column.choice.metric.group;
    return (group.empty() ? "" : group + '/') + column.name
           + std::string(suffixOf(column.choice.aggregate));
}

std::string exportHparams(const HparamTable& table, const HparamSelection& selection,
                          HparamFormat format)
{
    switch (format) {
    case HparamFormat::Csv: return asCsv(table, selection);
    case HparamFormat::Json: return asJson(table, selection);
    case HparamFormat::Markdown: return asMarkdown(table, selection);
    }
    return {};
}

} // namespace faultline
