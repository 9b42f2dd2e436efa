// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace faultline::ui {

/// The text of a file, to be read and not changed, with line numbers and one line pointed out.
class SourceText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceText(QWidget* parent = nullptr);

    /// Points out a line (1-based) and scrolls to it; 0: none.
    void showLine(int line);

signals:
    /// The user put the text cursor on another line (1-based).
    void lineChosen(int line);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Margin;
    friend class Margin;

    [[nodiscard]] int marginWidth() const;
    void paintMargin(QPaintEvent& event);
    void refreshMark();

    Margin* m_margin;
    int m_line = 0;
    bool m_moving = false;
};

} // namespace faultline::ui
