// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/accessible_items.h"
#include "widgets/charts/axis_painter.h"
#include "widgets/views/timeline/timeline_layout.h"

#include <QRectF>
#include <QWidget>

#include <optional>
#include <vector>

namespace faultline::ui {

class ViewContext;

/// When each training did what: a lane for each, phases as bands, restarts, lost work, findings.
///
/// Mouse: hover explains and moves the time cursor; a click on a mark asks for its finding.
/// Keyboard: Left/Right go from mark to mark, Return opens.
class TimelineWidget : public QWidget, public AccessibleItems {
    Q_OBJECT
    /// The mark that the keyboard is at, for screen readers.
    Q_PROPERTY(QString cursorText READ cursorText)

public:
    explicit TimelineWidget(ViewContext& context, QWidget* parent = nullptr);

    /// `diagnosis` gives the marks their words; it must be the one the lanes were made with.
    void setLanes(std::vector<TimelineLane> lanes, std::shared_ptr<const Diagnosis> diagnosis);
    [[nodiscard]] QString cursorText() const;
    /// The trainings: what each spent its time on, and what was found.
    [[nodiscard]] std::vector<AccessibleItem> accessibleItems() const override;
    [[nodiscard]] std::size_t laneCount() const { return m_lanes.size(); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Position in Diagnosis::findings.
    void findingActivated(std::size_t finding);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Marks that would overlap, shown as one.
    struct Cluster {
        std::size_t lane = 0;
        QRectF rect;
        Severity worst = Severity::Info;
        std::vector<std::size_t> findings; ///< worst first
    };

    void rebuild();
    void addClusters(std::size_t lane);
    [[nodiscard]] double laneTop(std::size_t lane) const;
    [[nodiscard]] QRectF bandRect(std::size_t lane, double begin, double end) const;
    [[nodiscard]] double axisTop() const;
    [[nodiscard]] QString toolTipAt(const QPointF& position) const;
    /// What is left out at `x`; empty where nothing is.
    [[nodiscard]] QString gapText(double x) const;
    [[nodiscard]] QString laneText(std::size_t lane) const;
    [[nodiscard]] QString laneToolTip(std::size_t lane, double time) const;
    [[nodiscard]] std::optional<std::size_t> clusterAt(const QPointF& position) const;
    [[nodiscard]] std::optional<std::size_t> laneAt(double y) const;

    void paintLane(QPainter& painter, std::size_t lane) const;
    /// Whether a label above the band of a lane meets neither a mark nor a gap.
    [[nodiscard]] bool isFree(std::size_t lane, const QRectF& label) const;
    void paintPhases(QPainter& painter, std::size_t lane) const;
    void paintAttempts(QPainter& painter, std::size_t lane) const;
    void paintCuts(QPainter& painter) const;
    void paintClusters(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    void refreshAccessibleText();

    ViewContext& m_context;
    std::vector<TimelineLane> m_lanes;
    std::shared_ptr<const Diagnosis> m_diagnosis;
    TimeScale m_scale;
    std::vector<Cluster> m_clusters; ///< by lane, then time
    std::vector<AxisStrip> m_axes;   ///< one for each stretch of the scale
    int m_labelWidth = 0;
    std::optional<std::size_t> m_current; ///< cluster that the keyboard is at
};

} // namespace faultline::ui
