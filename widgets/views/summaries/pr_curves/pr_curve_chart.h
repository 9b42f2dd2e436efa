// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/pr_curve_summary.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/chart_style.h"

#include <QColor>
#include <QString>
#include <QWidget>

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
/// Right go along a line, Up and Down to another line, Escape leaves it. GUI thread only.
class PrCurveChart : public QWidget {
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

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void paintLines(QPainter& painter) const;
    void paintCursor(QPainter& painter, const Place& place) const;
    [[nodiscard]] const PrCurveSummary::Point& pointAt(const Place& place) const;
    void moveKey(int alongLine, int toLine);

    std::vector<PrCurveLine> m_lines;
    QString m_message;
    ChartStyle m_style;
    AxisContext m_context;
    ChartInput m_input;
    ChartFrame m_frame;
    std::optional<QPointF> m_mouse;
    std::optional<Place> m_key; ///< chosen by keyboard
};

} // namespace faultline::ui
