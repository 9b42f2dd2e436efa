// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/estimate.h"
#include "widgets/charts/chart_canvas.h"

#include <QString>

#include <optional>
#include <vector>

namespace faultline::ui {

/// What memory is made of at the peak, as one stacked bar on an axis of bytes, against what a
/// device has: a line where usable memory ends, hatched what is reserved, a whisker for the
/// interval. A second bar below shows what it would be instead. Keys: Left and Right go through the
/// pieces, Return opens the one chosen, Escape chooses none.
class ComponentBar : public ChartCanvas {
    Q_OBJECT

public:
    /// What a bar shows.
    struct Load {
        std::vector<vram::ComponentBytes> components;
        std::int64_t peakBytes = 0;
        vram::Interval interval;
    };

    explicit ComponentBar(QWidget* parent = nullptr);

    void setLoad(const vram::Estimate* estimate); ///< null: none
    void setPreview(const vram::Estimate* estimate);
    void setGpu(std::optional<vram::Gpu> gpu);
    /// A peak that was measured: marked on the bar. nullopt: none.
    void setMeasured(std::optional<std::int64_t> bytes);
    [[nodiscard]] const std::optional<vram::Gpu>& gpu() const { return m_gpu; }
    [[nodiscard]] const std::optional<Load>& load() const { return m_load; }
    [[nodiscard]] const std::optional<Load>& preview() const { return m_preview; }

    /// Emits nothing.
    void setChosen(std::optional<vram::Component> component);
    [[nodiscard]] std::optional<vram::Component> chosen() const { return m_chosen; }
    /// Where the piece of a component is; empty if it has none.
    [[nodiscard]] QRectF pieceRect(vram::Component component) const;
    [[nodiscard]] QString textAt(const QPoint& position) const override;
    [[nodiscard]] QString cursorText() const override;
    [[nodiscard]] ChartTable table() const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A vram::Component; -1: none any more.
    void componentChosen(int component);
    void componentOpened(int component);

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    void paintBelow(QPainter& painter) const override;
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] std::size_t markCount() const override;
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] PlotAxes axisOfBytes() const;
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] QRectF barRect(int row) const;
    [[nodiscard]] double top() const; ///< bytes at the right edge
    [[nodiscard]] double xOf(double bytes) const;
    [[nodiscard]] std::optional<vram::Component> componentAt(QPointF position) const;
    [[nodiscard]] static QString pieceText(const Load& load, const vram::ComponentBytes& piece);
    void paintDevice(QPainter& painter, const QRectF& plot) const;
    void paintBar(QPainter& painter, const Load& load, int row) const;
    void paintPieceLabel(QPainter& painter, const QRectF& piece,
                         const vram::ComponentBytes& part) const;
    void paintWhisker(QPainter& painter, const Load& load, const QRectF& bar) const;
    void choose(std::optional<vram::Component> component);
    void moveChoice(int by);

    std::optional<Load> m_load;
    std::optional<Load> m_preview;
    std::optional<vram::Gpu> m_gpu;
    std::optional<std::int64_t> m_measured;
    std::optional<vram::Component> m_chosen;
};

} // namespace faultline::ui
