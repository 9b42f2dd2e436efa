// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace faultline::ui {

/// Asks for the room of the page that is shown, where a QStackedWidget asks for that of its
/// largest: a wide page would keep the window wide for all others, and squeeze what stands beside.
class FittingStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit FittingStack(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
};

} // namespace faultline::ui
