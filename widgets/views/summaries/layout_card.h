// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/background_work.h"
#include "model/summaries/scalar_layout.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/charts/curve_view.h"
#include "widgets/controls/card_frame.h"

#include <memory>
#include <vector>

namespace faultline::ui {

class CardHeader;
class ElidedLabel;
class LegendStrip;
class ViewContext;

/// A chart of a layout, for the visible runs: its title, the curves, their names, and what is wrong
/// with it. The margins of a margin chart are bands around their lines, worked out in the
/// background. Can be used again for another chart.
class LayoutCard : public CardFrame {
    Q_OBJECT

public:
    explicit LayoutCard(ViewContext& context, QWidget* parent);

    /// `tags`: every scalar tag of the case, which patterns are matched with.
    void setChart(const LayoutChart& chart, std::shared_ptr<const std::vector<std::string>> tags);
    void release();

    void refreshCurves();
    void refreshOptions();
    void refreshZoom();
    void refreshCursor();
    [[nodiscard]] CurveView& chart() { return *m_view; }
    /// Works out at once what waits for its turn.
    void settle();
    /// What is wrong with the chart or missing for it; empty if nothing is.
    [[nodiscard]] QString note() const;

private:
    using SeriesPtr = std::shared_ptr<const ScalarSeries>;
    /// The limits of a line, at its points.
    struct Margin {
        SeriesPtr value;
        SeriesPtr lowerLogged;
        SeriesPtr upperLogged;
        SeriesPtr lower; ///< null until it is worked out
        SeriesPtr upper;
    };

    [[nodiscard]] std::vector<Curve> multilineCurves() const;
    [[nodiscard]] std::vector<Curve> marginCurves(std::vector<CurveBand>& bands);
    void addMarginOf(const RunPtr& run, const MarginSeries& margin,
                     const std::vector<Margin>& known, std::vector<Curve>& curves,
                     std::vector<CurveBand>& bands);
    void noteMissing(const MarginSeries& margin, const std::vector<RunPtr>& runs);
    void refreshLegend();
    void workOutMargins();

    ViewContext& m_context;
    LayoutChart m_chart;
    MatchedTags m_matched;
    QStringList m_missing;         ///< tags of a margin chart that no visible run has
    std::vector<Margin> m_margins; ///< of what is shown
    CardHeader* m_header = nullptr;
    CurveView* m_view = nullptr;
    LegendStrip* m_legend = nullptr;
    ElidedLabel* m_footer = nullptr;
    BackgroundWork<std::vector<Margin>> m_work;
};

} // namespace faultline::ui
