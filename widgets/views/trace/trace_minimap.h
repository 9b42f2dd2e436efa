// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_rows.h"

#include <QPixmap>
#include <QWidget>

#include <array>

namespace faultline::ui {

/// The whole trace at a glance, devices above host, with the timeline's window as a frame.
///
/// Mouse: drag the frame to move it, its edges to resize it, click elsewhere to go there.
/// Keyboard: Left/Right move it, + and - resize it.
class TraceMinimap : public QWidget {
    Q_OBJECT

public:
    explicit TraceMinimap(QWidget* parent = nullptr);

    void setRows(TraceRowsPtr rows);
    void setWindow(double beginNs, double endNs);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Asks for a window; the owner answers with setWindow().
    void windowRequested(double beginNs, double endNs);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Grip { None, Left, Right, Frame };

    [[nodiscard]] double toX(double ns) const;
    [[nodiscard]] double nsPerPixel() const;
    [[nodiscard]] Grip gripAt(double x) const;
    void paintBand(QPainter& painter, const std::array<float, TraceOverview::kBins>& bins,
                   const QRect& band, const QColor& color) const;
    [[nodiscard]] QPixmap drawnOverview() const;

    TraceRowsPtr m_rows;
    double m_begin = 0.0;
    double m_end = 1.0;
    Grip m_grip = Grip::None;
    double m_lastX = 0.0;
    QPixmap m_picture;
};

} // namespace faultline::ui
