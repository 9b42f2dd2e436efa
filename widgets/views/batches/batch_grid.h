// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/batch_picture.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <cstddef>
#include <utility>
#include <vector>

namespace faultline::ui {

/// What is shown of each picture.
enum class PictureSide {
    Augmented,
    Network,  ///< as the network is fed
    Original, ///< as decoded
};

/// The pictures of a batch side by side. Arrow keys move, Return or a click opens one, O shows the
/// originals. Everything about a tile is computed from its number, so that only what is seen costs
/// anything.
class BatchGrid : public QAbstractScrollArea {
    Q_OBJECT

public:
    static constexpr int kSmallestTile = 64;
    static constexpr int kLargestTile = 640;
    static constexpr int kDefaultTile = 160;

    explicit BatchGrid(QWidget* parent = nullptr);

    /// Sets all of them; null: not there yet.
    void setPictures(DatasetPtr dataset, const std::vector<BatchPicturePtr>& pictures);
    void setPicture(std::size_t position, BatchPicturePtr picture);
    void setSide(PictureSide side);
    [[nodiscard]] PictureSide side() const { return m_side; }
    void setWithBoxes(bool with);
    /// Side of a tile in logical pixels.
    void setTileSide(int side);
    /// Draws all that is seen, however long it takes. For pictures and tests.
    void settle();
    [[nodiscard]] int columns() const;
    [[nodiscard]] int currentTile() const { return m_current; }
    void setCurrentTile(int tile);
    [[nodiscard]] QRect tileRect(int tile) const; ///< in the viewport

signals:
    void opened(std::size_t position);
    void originalsToggled();
    void tileSideChanged(int side);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Tile {
        BatchPicturePtr picture;
        QPixmap pixmap; ///< made small, of what was shown last
        const void* pixmapOf = nullptr;
        int pixmapSide = 0;
    };

    [[nodiscard]] int tileAt(const QPoint& point) const;
    [[nodiscard]] QRect eyeRect(const QRect& tile) const;
    [[nodiscard]] PictureSide sideOf(int tile) const;
    [[nodiscard]] QSize cellSize() const;
    void refreshScrollBar();
    /// False if there was no time for it in this frame.
    bool makePixmap(Tile& tile, const cv::Mat& pixels, int side, double& secondsLeft) const;
    void paintTile(QPainter& painter, int number, double& secondsLeft, bool& isIncomplete);
    void setHovered(int tile, bool eye);

    DatasetPtr m_dataset;
    std::vector<Tile> m_tiles;
    PictureSide m_side = PictureSide::Augmented;
    bool m_withBoxes = true;
    int m_tileSide = kDefaultTile;
    int m_current = -1;
    int m_hovered = -1;
    bool m_isEyeHovered = false;
    int m_pressed = -1;
    bool m_isPatient = false;
};

} // namespace faultline::ui
