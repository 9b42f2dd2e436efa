// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lessons/lesson_knob.h"
#include "model/session/jobs/background_work.h"
#include "model/session/lesson_walk.h"

#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QButtonGroup;
class QGroupBox;
class QLabel;
class QSlider;
class QVBoxLayout;

namespace faultline::ui {

class OutcomeView;
class QuestionBox;

/// A knob of a lesson: first the prediction, then it is turned, and the model answers.
class KnobBox : public QWidget {
    Q_OBJECT

public:
    /// `walk` outlives it.
    KnobBox(LessonWalk& walk, std::size_t part, const JobQueuePtr& jobs, QWidget* parent = nullptr);

    [[nodiscard]] QuestionBox* question() const { return m_question; }
    [[nodiscard]] QSlider* slider() const { return m_slider; } ///< null: there are choices
    [[nodiscard]] OutcomeView& outcome() const { return *m_outcome; }
    [[nodiscard]] const std::string& value() const { return m_values[m_at]; }
    void turnTo(std::size_t value); ///< into knobValues()
    void focusFirst();
    void finish(); ///< waits for the model. For pictures and tests

signals:
    /// The pages follow: the value is another one now.
    void turned(const std::string& value);

private:
    void addSlider();
    void addChoices();
    void open();
    void refresh();
    [[nodiscard]] std::size_t firstValue() const;
    [[nodiscard]] QString valueText(const std::string& value) const;

    LessonWalk& m_walk;
    LessonKnob m_knob;
    std::size_t m_part;
    std::vector<std::string> m_values;
    std::size_t m_at = 0;
    QVBoxLayout* m_column = nullptr;
    QuestionBox* m_question = nullptr;
    QGroupBox* m_group = nullptr;
    QSlider* m_slider = nullptr;
    QButtonGroup* m_choices = nullptr;
    QLabel* m_valueText = nullptr;
    QLabel* m_hint = nullptr;
    OutcomeView* m_outcome = nullptr;
    BackgroundWork<KnobOutcome> m_turning;
};

/// "Batch size" of "batch"; the parameter itself if it has no name here.
[[nodiscard]] QString knobParameterName(const LessonKnob& knob);

} // namespace faultline::ui
