// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/hparam_filter.h"

#include "model/core/ascii.h"
#include "model/summaries/hparam_export.h"

#include <algorithm>
#include <cmath>

namespace faultline {

namespace {

/// 0: a number, 1: NaN, 2: text.
int rankOf(const HparamValue& value)
{
    const std::optional<double> number = numberOf(value);
    return !number ? 2 : (std::isnan(*number) ? 1 : 0);
}

} // namespace

bool accepts(const HparamFilter& filter, const std::optional<HparamValue>& value)
{
    if (filter.empty())
        return true;
    if (!value)
        return filter.values && filter.values->contains({}) && !filter.min && !filter.max
               && filter.contains.empty();
    if (filter.min || filter.max) {
        const std::optional<double> number = numberOf(*value);
        if (!number || std::isnan(*number) || (filter.min && *number < *filter.min)
            || (filter.max && *number > *filter.max))
            return false;
    }
    const std::string text = toText(*value);
    if (!filter.contains.empty()
        && lowerAscii(text).find(lowerAscii(filter.contains)) == std::string::npos)
        return false;
    return !filter.values || filter.values->contains(text);
}

std::vector<bool> acceptedRows(const HparamTable& table, const HparamFilters& filters)
{
    std::vector<bool> accepted(table.sessions.size(), true);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const auto filter = filters.find(columnTitle(table.columns[column]));
        if (filter == filters.end())
            continue;
        for (std::size_t row = 0; row < accepted.size(); ++row)
            accepted[row] = accepted[row] && accepts(filter->second, table.cell(row, column));
    }
    return accepted;
}

bool isBefore(const HparamValue& a, const HparamValue& b)
{
    const int rank = rankOf(a);
    if (rank != rankOf(b))
        return rank < rankOf(b);
    if (rank == 0)
        return *numberOf(a) < *numberOf(b);
    return rank == 2 && std::get<std::string>(a) < std::get<std::string>(b);
}

std::vector<std::string> distinctTexts(const HparamTable& table, std::size_t column)
{
    std::vector<HparamValue> values;
    bool someMissing = false;
    for (std::size_t row = 0; row < table.sessions.size(); ++row) {
        if (const auto& value = table.cell(row, column))
            values.push_back(*value);
        else
            someMissing = true;
    }
    std::stable_sort(values.begin(), values.end(), isBefore);
    std::vector<std::string> texts;
    std::set<std::string> seen;
    for (const HparamValue& value : values) {
        std::string text = toText(value);
        if (seen.insert(text).second)
            texts.push_back(std::move(text));
    }
    if (someMissing)
        texts.emplace_back();
    return texts;
}

} // namespace faultline
