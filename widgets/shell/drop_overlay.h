// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace faultline::ui {

/// Lies over its parent while files are dragged over the window, and says what a drop does.
class DropOverlay : public QWidget {
    Q_OBJECT

public:
    explicit DropOverlay(QWidget* parent);

    void cover(); ///< shows itself over the whole parent

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace faultline::ui
