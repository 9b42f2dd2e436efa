// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/estimate.h"
#include "widgets/charts/chart_canvas.h"

#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace faultline::ui {

/// What layers keep for the backward pass as a map of rectangles: parts of the network, in them
/// their layers, as large as their bytes. The smallest of a part are drawn as one. Keys: Left and
/// Right go through the layers from the largest down, Up and Down through parts, Return opens.
class TreeMap : public ChartCanvas {
    Q_OBJECT

public:
    explicit TreeMap(QWidget* parent = nullptr);

    void setLayers(std::shared_ptr<const vram::LayerGraph> graph,
                   const std::vector<vram::LayerRow>& layers);
    /// Emits nothing. -1: none.
    void setCurrentOp(int op);
    [[nodiscard]] int currentOp() const;
    [[nodiscard]] QString cursorText() const override;
    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QRectF tileRect(int op) const; ///< empty: not in the map

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void opChosen(int op);
    void opOpened(int op);

protected:
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::size_t markCount() const override { return m_tiles.size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;
    void chooseMark(std::size_t mark) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Tile {
        int op = -1; ///< -1: the small ones together
        vram::Part part = vram::Part::Backbone;
        std::int64_t bytes = 0;
        int count = 1; ///< of layers
        QRectF rect;
    };
    struct Group {
        vram::Part part = vram::Part::Backbone;
        std::int64_t bytes = 0;
        std::size_t begin = 0; ///< into m_tiles
        std::size_t end = 0;
        QRectF rect;
    };
    void place();
    void placeTiles(const Group& group);
    [[nodiscard]] QRectF titleRect(const Group& group) const;
    [[nodiscard]] QString tileText(const Tile& tile) const;
    void choose(int tile);
    void moveGroup(int by);
    void paintTile(QPainter& painter, const Tile& tile, bool isCurrent) const;

    std::shared_ptr<const vram::LayerGraph> m_graph;
    std::vector<Tile> m_tiles; ///< by group, largest first
    std::vector<Group> m_groups;
    std::int64_t m_total = 0;
    int m_current = -1; ///< into m_tiles
};

} // namespace faultline::ui
