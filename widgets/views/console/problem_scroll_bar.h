// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_digest.h"

#include <QScrollBar>
#include <QString>

#include <functional>
#include <vector>

namespace faultline::ui {

/// A scroll bar that shows where in the whole the problems are: a tick for each, warnings to
/// the left, errors to the right, what ended the run across. A click on a tick goes there; its
/// tooltip says what it is.
class ProblemScrollBar : public QScrollBar {
    Q_OBJECT

public:
    struct Mark {
        double position = 0.0; ///< 0..1 of the rows
        LineWeight weight = LineWeight::Warning;
        std::uint32_t line = 0;
    };
    using Describe = std::function<QString(std::uint32_t line)>;

    explicit ProblemScrollBar(QWidget* parent = nullptr);

    void setMarks(std::vector<Mark> marks); ///< by position
    void setDescription(Describe describe) { m_describe = std::move(describe); }
    /// The mark within reach of a place, the worst first; nullptr if there is none.
    [[nodiscard]] const Mark* markAt(int y) const;
    [[nodiscard]] int yOf(const Mark& mark) const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void markClicked(std::uint32_t line);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    std::vector<Mark> m_marks;
    Describe m_describe;
    bool m_pressedMark = false;
};

} // namespace faultline::ui
