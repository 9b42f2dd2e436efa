// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/compare_tables.h"

#include "model/core/ascii.h"
#include "model/data/data_rows.h"
#include "model/diagnosis/environment/compatibility.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace faultline {

namespace {

using nlohmann::json;

std::vector<std::string_view> namesOfPath(std::string_view path)
{
    std::vector<std::string_view> names;
    for (std::size_t at = 0; at <= path.size();) {
        const std::size_t end = std::min(path.find('.', at), path.size());
        if (end > at)
            names.push_back(path.substr(at, end - at));
        at = end + 1;
    }
    return names;
}

/// `*` stands for any letters, also none.
bool fitsGlob(std::string_view pattern, std::string_view text)
{
    std::size_t p = 0;
    std::size_t t = 0;
    std::size_t star = std::string_view::npos;
    std::size_t resume = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            resume = t;
        } else if (p < pattern.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++resume;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

std::optional<Facet> facetNamed(std::string_view name)
{
    for (int i = 0; i <= static_cast<int>(Facet::Cosmetic); ++i) {
        if (toString(static_cast<Facet>(i)) == name)
            return static_cast<Facet>(i);
    }
    return std::nullopt;
}

std::vector<FieldPattern> patternsOf(const json& row)
{
    std::vector<FieldPattern> patterns;
    for (const json& field : row.at("fields"))
        patterns.emplace_back(field.get_ref<const std::string&>());
    return patterns;
}

bool anyMatches(const std::vector<FieldPattern>& patterns,
                const std::vector<std::string_view>& names)
{
    return std::any_of(patterns.begin(), patterns.end(),
                       [&names](const FieldPattern& pattern) { return pattern.matches(names); });
}

ListForm listFormNamed(std::string_view name)
{
    return name == "set"      ? ListForm::Set
           : name == "keyed"  ? ListForm::Keyed
           : name == "vector" ? ListForm::Vector
                              : ListForm::Sequence;
}

RenameRow::Transform transformNamed(std::string_view name)
{
    using enum RenameRow::Transform;
    return name == "invert"      ? Invert
           : name == "detection" ? Detection
           : name == "removed"   ? Removed
                                 : Same;
}

} // namespace

std::string tablePath(std::string_view path)
{
    std::string made;
    for (const char c : path) {
        if (c == '[' || c == '.' || c == '/') {
            if (!made.empty() && made.back() != '.')
                made += '.';
        } else if (c != ']') {
            made += c == '-' || c == ' ' ? '_' : lowerAscii(c);
        }
    }
    return made;
}

FieldPattern::FieldPattern(std::string_view written)
{
    if (written.starts_with('^')) {
        m_fromTop = true;
        written.remove_prefix(1);
    }
    if (written.ends_with(".**")) {
        m_withBelow = true;
        written.remove_suffix(3);
    }
    for (const std::string_view name : namesOfPath(written))
        m_names.emplace_back(name);
}

bool FieldPattern::matches(const std::vector<std::string_view>& names) const
{
    if (names.size() < m_names.size())
        return false;
    const std::size_t spare = names.size() - m_names.size();
    if (m_fromTop && !m_withBelow && spare > 0)
        return false;
    const std::size_t first = m_fromTop || m_withBelow ? 0 : spare;
    const std::size_t last = m_fromTop ? 0 : spare;
    for (std::size_t at = first; at <= last; ++at) {
        bool fits = true;
        for (std::size_t i = 0; i < m_names.size() && fits; ++i)
            fits = fitsGlob(m_names[i], names[at + i]);
        if (fits)
            return true;
    }
    return false;
}

const CompareTables& CompareTables::get()
{
    static const CompareTables kTables;
    return kTables;
}

CompareTables::CompareTables()
{
    forEachDataRow("compare/facets.jsonl", [this](const json& row) {
        FacetRow made;
        if (row.at("facet").is_string())
            made.facet = facetNamed(row.at("facet").get_ref<const std::string&>());
        made.weight = row.value("weight", made.facet ? weightOf(*made.facet) : 0.0);
        made.framework = row.value("framework", "");
        made.isOfVariables = row.value("scope", "") == "variables";
        made.fields = patternsOf(row);
        m_facets.push_back(std::move(made));
    });
    forEachDataRow("compare/lists.jsonl", [this](const json& row) {
        m_lists.push_back(
            {.form = listFormNamed(row.value("form", "")), .fields = patternsOf(row)});
    });
    forEachDataRow("compare/renames.jsonl", [this](const json& row) {
        m_renames.push_back({.framework = row.value("framework", ""),
                             .from = row.value("from", ""),
                             .to = row.value("to", ""),
                             .until = row.value("until", ""),
                             .transform = transformNamed(row.value("transform", "same"))});
    });
    forEachDataRow("compare/defaults.jsonl", [this](const json& row) {
        DefaultRow made{.framework = row.value("framework", ""),
                        .field = row.value("field", ""),
                        .path = {},
                        .value = {},
                        .since = row.value("since", ""),
                        .until = row.value("until", ""),
                        .onlyWhereStated = row.value("only_where_stated", false)};
        made.path = tablePath(made.field);
        if (row.at("value").is_string())
            made.value = row.at("value").get<std::string>();
        m_defaults.push_back(std::move(made));
    });
}

FieldMeaning CompareTables::find(std::string_view path, std::string_view framework,
                                 bool isVariable) const
{
    const std::vector<std::string_view> names = namesOfPath(path);
    for (const FacetRow& row : m_facets) {
        if (row.isOfVariables == isVariable && (row.framework.empty() || row.framework == framework)
            && anyMatches(row.fields, names))
            return {.facet = row.facet, .weight = row.weight};
    }
    constexpr double kUnknownField = 0.05;
    return {.facet = std::nullopt, .weight = kUnknownField};
}

FieldMeaning CompareTables::meaningOf(std::string_view path, std::string_view framework) const
{
    return find(tablePath(path), framework, false);
}

FieldMeaning CompareTables::meaningOfVariable(std::string_view name) const
{
    return find(lowerAscii(name), {}, true);
}

ListForm CompareTables::formOf(std::string_view path) const
{
    const std::string lower = tablePath(path);
    const std::vector<std::string_view> names = namesOfPath(lower);
    for (const ListRow& row : m_lists) {
        if (anyMatches(row.fields, names))
            return row.form;
    }
    return ListForm::Sequence;
}

const DefaultRow* CompareTables::defaultOf(std::string_view framework, std::string_view path,
                                           std::string_view version) const
{
    if (version.empty())
        return nullptr;
    for (const DefaultRow& row : m_defaults) {
        if (row.framework == framework && row.path == path
            && compareVersions(version, row.since) >= 0
            && (row.until.empty() || compareVersions(version, row.until) < 0))
            return &row;
    }
    return nullptr;
}

bool CompareTables::hasDefault(std::string_view framework, std::string_view path) const
{
    return std::any_of(m_defaults.begin(), m_defaults.end(), [&](const DefaultRow& row) {
        return row.framework == framework && row.path == path;
    });
}

double weightOf(Facet facet)
{
    switch (facet) {
    case Facet::LearningRate: return 1.0;
    case Facet::Batch: return 0.97;
    case Facet::InputSize: return 0.95;
    case Facet::Optimizer:
    case Facet::Classes: return 0.9;
    case Facet::Checkpoint:
    case Facet::Precision: return 0.85;
    case Facet::Schedule:
    case Facet::Data: return 0.8;
    case Facet::AnchorsAndLoss:
    case Facet::Distribution: return 0.75;
    case Facet::InputPipeline: return 0.7;
    case Facet::Augmentation: return 0.65;
    case Facet::Regularisation: return 0.6;
    case Facet::Intervals: return 0.3;
    case Facet::Seed: return 0.15;
    case Facet::Cosmetic: return 0.0;
    }
    return 0.0;
}

} // namespace faultline
