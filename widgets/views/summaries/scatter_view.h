// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_canvas.h"
#include "widgets/views/summaries/hparam_plot.h"

#include <QPixmap>
#include <QRubberBand>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;

namespace faultline::ui {

/// Each hyperparameter (columns) against each metric (rows), a point for each session that has
/// both. GUI thread only. Mouse: drag in a cell = keep only what lies there, click beside the
/// points = both axes without filters, hover = which session, click on a point = choose it.
/// Keyboard: the arrows choose the next session. It asks, and the owner answers with setPlot().
class ScatterView : public ChartCanvas {
    Q_OBJECT

public:
    explicit ScatterView(QWidget* parent = nullptr);

    void setPlot(HparamPlotPtr plot);
    void setChosenRow(int row); ///< -1: none

    /// The chosen session.
    [[nodiscard]] QString cursorText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The plot of a hyperparameter and a metric, by their order among the axes of their kind.
    [[nodiscard]] QRectF cellRect(std::size_t hparam, std::size_t metric) const;

signals:
    void filterRequested(const std::string& key, const faultline::HparamFilter& filter);
    void hovered(int row); ///< -1: none
    void chosen(int row);

protected:
    void paintAbove(QPainter& painter) const override;
    [[nodiscard]] bool keepsPicture() const override { return false; } ///< may be many cells
    [[nodiscard]] bool showsBox() const override { return false; }     ///< a name is all there is
    [[nodiscard]] std::size_t markCount() const override;
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override; ///< what dragging does
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    struct Cell {
        std::size_t hparam = 0; ///< indices into m_hparams and m_metrics
        std::size_t metric = 0;
    };
    [[nodiscard]] std::optional<Cell> cellAt(QPointF position) const;
    [[nodiscard]] std::optional<QPointF> pointOf(Cell cell, std::size_t row) const;
    [[nodiscard]] int rowAt(QPointF position) const;
    [[nodiscard]] const PlotAxis& hparam(std::size_t i) const { return m_plot->axes[m_hparams[i]]; }
    [[nodiscard]] const PlotAxis& metric(std::size_t i) const { return m_plot->axes[m_metrics[i]]; }
    void makeDots();
    void paintCell(QPainter& painter, Cell cell) const;
    void paintLabels(QPainter& painter) const;
    void setHovered(int row);

    HparamPlotPtr m_plot;
    std::vector<std::size_t> m_hparams; ///< axes of each kind
    std::vector<std::size_t> m_metrics;
    std::vector<QPixmap>
        m_dots; ///< one for each session: drawing a picture is cheap, a disc is not
    QPixmap m_faintDot;
    QRubberBand* m_band;
    std::optional<Cell> m_pressed;
    QPointF m_pressedAt;
    int m_hovered = -1;
    int m_chosen = -1;
};

} // namespace faultline::ui
