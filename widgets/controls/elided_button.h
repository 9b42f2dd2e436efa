// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace faultline::ui {

/// A button with an icon that gives up letters in the middle of its text instead of width. The
/// whole text is its accessible name; a tooltip is the caller's.
class ElidedButton : public QPushButton {
    Q_OBJECT

public:
    /// `text` is wanted in at most `mostTextWidth` pixels.
    ElidedButton(const QIcon& icon, const QString& text, int mostTextWidth,
                 QWidget* parent = nullptr);

    /// False: text() is cut.
    [[nodiscard]] bool showsAll() const { return text() == m_whole; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What the button needs beside its text.
    [[nodiscard]] QSize frame() const;
    void elide(int textWidth);

    QString m_whole;
    int m_mostTextWidth;
};

} // namespace faultline::ui
