// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/hparam_table_model.h"
#include "model/summaries/hparam_filter.h"
#include "widgets/charts/axis_painter.h"

#include <QColor>
#include <QSet>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace faultline::ui {

/// One column of a table as an axis. Shares count from its low end (0) to its high end (1).
class PlotAxis {
public:
    /// `prefersLog`: the scale that the user chose for it; nullopt: what the values suggest, which
    /// is a logarithm where they are positive and span two decades.
    PlotAxis(const HparamTable& table, std::size_t column, std::optional<bool> prefersLog);

    [[nodiscard]] const std::string& key() const { return m_key; } ///< columnTitle()
    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] HparamColumnKind kind() const { return m_kind; }
    [[nodiscard]] bool isCategorical() const { return m_isCategorical; }
    [[nodiscard]] bool isLog() const { return m_isLog; }
    [[nodiscard]] bool canBeLog() const { return m_canBeLog; }

    /// Where a session stands; NaN if it has no value or one that is not finite.
    [[nodiscard]] double share(std::size_t row) const { return m_shares[row]; }
    [[nodiscard]] std::size_t rowCount() const { return m_shares.size(); }

    /// Its scale, for a strip whose line runs from share 0 to share 1.
    [[nodiscard]] AxisStrip strip() const;

    /// The filter for what stands between two shares, in any order; it lets nothing through if
    /// that is no value.
    [[nodiscard]] HparamFilter filterBetween(double a, double b) const;
    /// The shares that a filter leaves, each a stretch; empty if it does not concern the axis.
    [[nodiscard]] std::vector<std::pair<double, double>> brushes(const HparamFilter& filter) const;

private:
    [[nodiscard]] double toShare(double value) const;
    [[nodiscard]] double fromShare(double share) const;
    [[nodiscard]] double categoryShare(std::size_t index) const;
    void placeCategories(const HparamTable& table, std::size_t column);
    void placeNumbers(const HparamTable& table, std::size_t column, std::optional<bool> prefersLog);

    std::string m_key;
    QString m_title;
    HparamColumnKind m_kind = HparamColumnKind::Hparam;
    bool m_isCategorical = false;
    bool m_isLog = false;
    bool m_canBeLog = false;
    std::vector<std::string> m_categories;
    QStringList m_categoryLabels;
    double m_low = 0.0; ///< of the logarithms on a logarithmic axis
    double m_high = 1.0;
    std::vector<double> m_shares;
};

/// What the two drawings of the sessions show. Immutable, shared by both.
struct HparamPlot {
    HparamTablePtr table;
    std::vector<PlotAxis> axes; ///< in the order shown
    std::vector<QColor> colors; ///< one for each session
    std::vector<bool> accepted; ///< by all filters; the others are drawn faintly
    HparamFilters filters;
};
using HparamPlotPtr = std::shared_ptr<const HparamPlot>;

} // namespace faultline::ui
