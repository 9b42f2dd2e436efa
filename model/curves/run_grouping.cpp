// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/curves/run_grouping.h"

#include <re2/re2.h>

#include <algorithm>
#include <map>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kLongestPattern = 4096;

using CaptureNames = std::map<int, std::string>;

std::optional<std::string> labelOf(const re2::RE2& expression, const CaptureNames& names,
                                   const std::string& run)
{
    const int captures = expression.NumberOfCapturingGroups();
    std::vector<re2::StringPiece> found(static_cast<std::size_t>(captures) + 1);
    if (!expression.Match(run, 0, run.size(), re2::RE2::UNANCHORED, found.data(), captures + 1))
        return std::nullopt;
    if (captures == 0)
        return std::string(found.front());
    std::string label;
    for (int i = 1; i <= captures; ++i) {
        const re2::StringPiece& text = found[static_cast<std::size_t>(i)];
        if (text.data() == nullptr)
            continue;
        if (!label.empty())
            label += ", ";
        const auto name = names.find(i);
        if (name != names.end())
            label += name->second + "=";
        label += std::string(text);
    }
    return label;
}

} // namespace

std::optional<std::size_t> RunGroups::groupOf(std::size_t run) const
{
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (std::binary_search(groups[i].runs.begin(), groups[i].runs.end(), run))
            return i;
    }
    return std::nullopt;
}

RunGroups groupByLabels(std::span<const std::optional<std::string>> labels)
{
    RunGroups result;
    std::map<std::string, std::size_t> groups;
    for (std::size_t run = 0; run < labels.size(); ++run) {
        if (!labels[run]) {
            result.alone.push_back(run);
            continue;
        }
        const auto [place, isNew] = groups.emplace(*labels[run], result.groups.size());
        if (isNew)
            result.groups.push_back({.label = *labels[run], .runs = {}});
        result.groups[place->second].runs.push_back(run);
    }
    return result;
}

RunGroups groupByPattern(std::span<const std::string> names, std::string_view pattern)
{
    std::vector<std::optional<std::string>> labels(names.size());
    if (pattern.empty())
        return groupByLabels(labels);
    re2::RE2::Options options;
    options.set_log_errors(false);
    const re2::RE2 expression(
        re2::StringPiece(pattern.data(), std::min(pattern.size(), kLongestPattern)), options);
    if (!expression.ok()) {
        RunGroups broken = groupByLabels(labels);
        broken.error = expression.error();
        return broken;
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        labels[i] = labelOf(expression, expression.CapturingGroupNames(), names[i]);
    return groupByLabels(labels);
}

} // namespace faultline
