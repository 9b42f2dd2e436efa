// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_canvas.h"
#include "widgets/views/trace/trace_summary.h"

#include <QWidget>

#include <vector>

namespace faultline::ui {

class FlowLayout;

/// One stacked horizontal bar: the parts of a step. The pieces name themselves where there is
/// room; a tooltip tells each.
class BreakdownBar : public ChartCanvas {
    Q_OBJECT

public:
    explicit BreakdownBar(QWidget* parent = nullptr);

    void setParts(std::vector<BreakdownPart> parts);
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] std::size_t markCount() const override { return m_parts.size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override { return breakdownText(m_parts); }

private:
    [[nodiscard]] QRectF rectOf(std::size_t part) const;

    std::vector<BreakdownPart> m_parts;
};

/// The words to a BreakdownBar: pattern, name, seconds and share of each part.
class BreakdownLegend : public QWidget {
    Q_OBJECT

public:
    explicit BreakdownLegend(QWidget* parent = nullptr);

    void setParts(const std::vector<BreakdownPart>& parts);

private:
    FlowLayout* m_flow = nullptr;
};

} // namespace faultline::ui
