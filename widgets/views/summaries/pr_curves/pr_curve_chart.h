// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/pr_curve_summary.h"
#include "widgets/charts/chart_canvas.h"

#include <QColor>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

/// The curve of one run at one step.
struct PrCurveLine {
    QString run;
    QColor color;
    std::int64_t step = 0;
    std::shared_ptr<const PrCurveSummary> curve; ///< not null, not empty
};

/// Precision over recall, a line for each run, the threshold with the best F1 marked.
///
/// Mouse: the point nearest to it shows its threshold and counts. Keyboard when focused: Left and
/// Right go along a line, Up and Down to another line.
class PrCurveChart : public ChartCanvas {
    Q_OBJECT

public:
    explicit PrCurveChart(QWidget* parent = nullptr);

    void setLines(std::vector<PrCurveLine> lines);
    [[nodiscard]] const std::vector<PrCurveLine>& lines() const { return m_lines; }
    /// Shown in place of curves while there are none.
    void setMessage(const QString& message);
    [[nodiscard]] const QString& message() const { return m_message; }

    /// A point of a line.
    struct Place {
        std::size_t line = 0;
        std::size_t point = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    /// The one whose numbers are shown.
    [[nodiscard]] std::optional<Place> cursor() const;
    /// The point nearest to a place on the widget, if any is near.
    [[nodiscard]] std::optional<Place> nearest(QPointF place) const;
    [[nodiscard]] QPointF pixelOf(const Place& place) const;

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    [[nodiscard]] ChartMarks marks(const ChartFrame& frame) const override;
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] std::size_t markCount() const override;
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] CursorBox readOut(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::size_t firstMark() const override; ///< the best F1 of the first line
    [[nodiscard]] std::optional<std::size_t> nextMark(std::size_t from, int key) const override;

private:
    [[nodiscard]] const PrCurveSummary::Point& pointAt(const Place& place) const;
    /// Marks are the points of all lines, one line after the other.
    [[nodiscard]] Place placeOf(std::size_t mark) const;
    [[nodiscard]] std::size_t markOf(const Place& place) const;

    std::vector<PrCurveLine> m_lines;
    QString m_message;
};

} // namespace faultline::ui
