// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/thumbnail_loader.h"

#include <QAbstractItemView>
#include <QTimer>

namespace faultline::ui {

/// Pictures of a dataset side by side, with their boxes. Of a model with PictureRole and BoxRole,
/// which may have millions of rows: everything about a tile is computed from its number, and only
/// what is seen is loaded.
class PictureGrid : public QAbstractItemView {
    Q_OBJECT

public:
    /// Longer side of a thumbnail in logical pixels; what a loader for grids is to be made with,
    /// times the pixel ratio.
    static constexpr int kThumbnailSide = 160;

    /// `loader` must live as long as the grid. Several grids may share it, one of them visible.
    explicit PictureGrid(ThumbnailLoader& loader, QWidget* parent = nullptr);

    /// Whether the box of BoxRole stands out, and is alone labelled.
    void setWithBoxes(bool with);
    /// Loads what is seen now.
    void settle();
    [[nodiscard]] int columns() const;

    void setModel(QAbstractItemModel* model) override;
    [[nodiscard]] QRect visualRect(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void reset() override;

protected:
    [[nodiscard]] int horizontalOffset() const override;
    [[nodiscard]] int verticalOffset() const override;
    [[nodiscard]] bool isIndexHidden(const QModelIndex& index) const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void updateGeometries() override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QSize tileSize() const;                  ///< wide enough to fill the row
    [[nodiscard]] QRect tileRect(int row) const;           ///< in the viewport
    [[nodiscard]] std::pair<int, int> visibleRows() const; ///< first and behind the last
    void wantVisible();
    void paintTile(QPainter& painter, const QModelIndex& index, const QRect& tile) const;
    void paintPicture(QPainter& painter, const QModelIndex& index, const QRect& area) const;

    ThumbnailLoader& m_loader;
    QTimer m_wantTimer;
    bool m_withBoxes = true;
};

} // namespace faultline::ui
