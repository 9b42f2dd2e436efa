// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/scalar_layout.h"
#include "widgets/charts/curve_view.h"

#include <QFrame>

#include <memory>
#include <vector>

namespace faultline::ui {

class ElidedLabel;
class LegendStrip;
class ViewState;

/// A chart of a layout, for the visible runs: its title, the curves, their names, and what is wrong
/// with it. Can be used again for another chart.
class LayoutCard : public QFrame {
    Q_OBJECT

public:
    explicit LayoutCard(ViewState& state, QWidget* parent);

    /// `tags`: every scalar tag of the case, which patterns are matched with.
    void setChart(const LayoutChart& chart, std::shared_ptr<const std::vector<std::string>> tags);
    void release();

    void refreshCurves();
    void refreshOptions();
    void refreshZoom();
    void refreshCursor();
    [[nodiscard]] CurveView& chart() { return *m_view; }
    /// What is wrong with the chart or missing for it; empty if nothing is.
    [[nodiscard]] QString note() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] std::vector<Curve> multilineCurves() const;
    [[nodiscard]] std::vector<Curve> marginCurves();

    ViewState& m_state;
    LayoutChart m_chart;
    MatchedTags m_matched;
    QStringList m_missing; ///< tags of a margin chart that no visible run has
    ElidedLabel* m_title = nullptr;
    CurveView* m_view = nullptr;
    LegendStrip* m_legend = nullptr;
    ElidedLabel* m_footer = nullptr;
};

} // namespace faultline::ui
