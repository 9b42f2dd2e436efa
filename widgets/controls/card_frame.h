// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFrame>

#include <optional>

namespace faultline::ui {

/// The rounded surface that things stand on, with a stripe on the left if it has a severity.
class CardFrame : public QFrame {
    Q_OBJECT

public:
    using QFrame::QFrame;

    void setStripe(std::optional<QColor> color);
    /// Draws attention to the card, e.g. after a jump to it.
    void setHighlighted(bool highlighted);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<QColor> m_stripe;
    bool m_highlighted = false;
};

} // namespace faultline::ui
