// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/hparam_plot.h"

#include "model/qt/text.h"
#include "model/summaries/hparam_export.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace faultline::ui {

namespace {

constexpr double kNowhere = std::numeric_limits<double>::quiet_NaN();
/// Powers of ten between the least and the greatest value that make an axis logarithmic.
constexpr double kLogSpan = 2.0;

} // namespace

PlotAxis::PlotAxis(const HparamTable& table, std::size_t column, std::optional<bool> prefersLog)
    : m_key(columnTitle(table.columns[column])),
      m_title(hparamTitle(table.columns[column])),
      m_kind(table.columns[column].kind),
      m_isCategorical(table.columns[column].type != HparamColumnType::Number),
      m_shares(table.sessions.size(), kNowhere)
{
    if (m_isCategorical)
        placeCategories(table, column);
    else
        placeNumbers(table, column, prefersLog);
}

void PlotAxis::placeCategories(const HparamTable& table, std::size_t column)
{
    m_categories = distinctTexts(table, column);
    if (!m_categories.empty() && m_categories.back().empty())
        m_categories.pop_back(); // what is missing stands beside the axis
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < m_categories.size(); ++i) {
        places.emplace(m_categories[i], i);
        m_categoryLabels << toQString(m_categories[i]);
    }
    for (std::size_t row = 0; row < m_shares.size(); ++row) {
        const auto& value = table.cell(row, column);
        const auto place = value ? places.find(toText(*value)) : places.end();
        if (place != places.end())
            m_shares[row] = categoryShare(place->second);
    }
}

void PlotAxis::placeNumbers(const HparamTable& table, std::size_t column,
                            std::optional<bool> prefersLog)
{
    std::vector<double> values(m_shares.size(), kNowhere);
    double least = std::numeric_limits<double>::infinity();
    double greatest = -least;
    for (std::size_t row = 0; row < values.size(); ++row) {
        values[row] = table.number(row, column).value_or(kNowhere);
        if (std::isfinite(values[row])) {
            least = std::min(least, values[row]);
            greatest = std::max(greatest, values[row]);
        }
    }
    if (least > greatest)
        return;
    m_canBeLog = least > 0.0 && greatest > least;
    const bool suggestsLog = m_canBeLog && std::log10(greatest / least) >= kLogSpan;
    m_isLog = m_canBeLog && prefersLog.value_or(suggestsLog);
    m_low = m_isLog ? std::log10(least) : least;
    m_high = m_isLog ? std::log10(greatest) : greatest;
    if (m_high <= m_low) {
        // One value for all: it stands in the middle.
        const double around = m_low == 0.0 ? 1.0 : std::abs(m_low) / 2.0;
        m_low -= around;
        m_high += around;
    }
    for (std::size_t row = 0; row < values.size(); ++row) {
        if (std::isfinite(values[row]))
            m_shares[row] = toShare(values[row]);
    }
}

double PlotAxis::categoryShare(std::size_t index) const
{
    // Half a place at both ends, so that a brush can go around the outer ones.
    return (static_cast<double>(index) + 0.5) / static_cast<double>(m_categories.size());
}

double PlotAxis::toShare(double value) const
{
    if (m_isLog)
        return value > 0.0 ? (std::log10(value) - m_low) / (m_high - m_low) : 0.0;
    return (value - m_low) / (m_high - m_low);
}

double PlotAxis::fromShare(double share) const
{
    const double at = m_low + share * (m_high - m_low);
    return m_isLog ? std::pow(10.0, at) : at;
}

AxisStrip PlotAxis::strip() const
{
    AxisStrip strip;
    strip.isNamed = m_isCategorical;
    if (!m_isCategorical) {
        strip.map = AxisMap({.min = fromShare(0.0), .max = fromShare(1.0)}, m_isLog);
        return strip;
    }
    strip.map = AxisMap({.min = 0.0, .max = 1.0}, false);
    for (std::size_t i = 0; i < m_categories.size(); ++i)
        strip.names.push_back(
            {.value = categoryShare(i), .text = m_categoryLabels[static_cast<qsizetype>(i)]});
    return strip;
}

HparamFilter PlotAxis::filterBetween(double a, double b) const
{
    const double low = std::min(a, b);
    const double high = std::max(a, b);
    HparamFilter filter;
    if (m_isCategorical) {
        filter.values.emplace();
        for (std::size_t i = 0; i < m_categories.size(); ++i) {
            const double share = categoryShare(i);
            if (share >= low && share <= high)
                filter.values->insert(m_categories[i]);
        }
        return filter;
    }
    // Beyond the ends there is nothing: a brush that reaches them leaves that side open.
    if (low > 0.0)
        filter.min = fromShare(low);
    if (high < 1.0)
        filter.max = fromShare(high);
    return filter;
}

std::vector<std::pair<double, double>> PlotAxis::brushes(const HparamFilter& filter) const
{
    std::vector<std::pair<double, double>> brushes;
    if (filter.empty())
        return brushes;
    if (m_isCategorical) {
        const double half =
            0.5 / static_cast<double>(std::max<std::size_t>(1, m_categories.size()));
        for (std::size_t i = 0; i < m_categories.size(); ++i) {
            if (!filter.values || !filter.values->contains(m_categories[i]))
                continue;
            const double low = categoryShare(i) - half;
            if (!brushes.empty() && low - brushes.back().second < half / 100.0)
                brushes.back().second = categoryShare(i) + half;
            else
                brushes.emplace_back(low, categoryShare(i) + half);
        }
        return brushes;
    }
    if (!filter.min && !filter.max)
        return brushes;
    const double low = filter.min ? std::clamp(toShare(*filter.min), 0.0, 1.0) : 0.0;
    const double high = filter.max ? std::clamp(toShare(*filter.max), 0.0, 1.0) : 1.0;
    brushes.emplace_back(low, high);
    return brushes;
}

} // namespace faultline::ui
