// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace faultline::ui {

/// One line of text that gives up letters instead of width; what is cut is in the tooltip.
class ElidedLabel : public QWidget {
    Q_OBJECT

public:
    explicit ElidedLabel(Qt::TextElideMode mode, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return m_text; }
    /// Shown in the tooltip below the text, e.g. a description; its lines stay lines.
    void setDetail(const QString& detail);
    /// Secondary text: drawn in the muted colour.
    void setMuted(bool muted);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refreshToolTip();

    QString m_text;
    QString m_detail;
    Qt::TextElideMode m_mode;
    bool m_muted = false;
};

} // namespace faultline::ui
