// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_knob.h"

#include <QWidget>

namespace faultline::ui {

/// What a model says at the setting of a knob: the number that was asked about, a bar of what it is
/// made of or a curve, and further numbers.
class OutcomeView : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeView(QWidget* parent = nullptr);

    void setOutcome(KnobOutcome outcome);
    void setProblem(const QString& problem);
    /// What is shown, in words.
    [[nodiscard]] QString words() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int figureHeight() const;
    [[nodiscard]] bool hasPicture() const;
    void paintFigures(QPainter& painter) const;
    void paintMemory(QPainter& painter, const QRectF& area) const;
    void paintCurve(QPainter& painter, const QRectF& area) const;
    void noteChange();

    KnobOutcome m_outcome;
    QString m_problem;
    double m_mostBytes = 0.0; ///< seen so far: the bar keeps its scale while a knob is turned
};

} // namespace faultline::ui
