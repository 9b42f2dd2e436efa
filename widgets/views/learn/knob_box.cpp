// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/knob_box.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/learn/outcome_view.h"
#include "widgets/views/learn/question_box.h"

#include <QButtonGroup>
#include <QGroupBox>
#include <QLabel>
#include <QRadioButton>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::ui {

QString knobParameterName(const LessonKnob& knob)
{
    static const std::array<std::pair<const char*, const char*>, 21> kNames{{
        {"batch", QT_TRANSLATE_NOOP("KnobBox", "Batch size")},
        {"input", QT_TRANSLATE_NOOP("KnobBox", "Image size")},
        {"boxes", QT_TRANSLATE_NOOP("KnobBox", "Boxes per image")},
        {"classes", QT_TRANSLATE_NOOP("KnobBox", "Classes")},
        {"precision", QT_TRANSLATE_NOOP("KnobBox", "Precision")},
        {"optimizer", QT_TRANSLATE_NOOP("KnobBox", "Optimizer")},
        {"freeze", QT_TRANSLATE_NOOP("KnobBox", "Frozen stages")},
        {"accumulate", QT_TRANSLATE_NOOP("KnobBox", "Gradient accumulation")},
        {"workers", QT_TRANSLATE_NOOP("KnobBox", "Workers")},
        {"prefetch", QT_TRANSLATE_NOOP("KnobBox", "Prefetch")},
        {"parallel_calls", QT_TRANSLATE_NOOP("KnobBox", "Parallel calls")},
        {"cache", QT_TRANSLATE_NOOP("KnobBox", "Cache")},
        {"storage", QT_TRANSLATE_NOOP("KnobBox", "Storage")},
        {"cores", QT_TRANSLATE_NOOP("KnobBox", "CPU cores")},
        {"step_ms", QT_TRANSLATE_NOOP("KnobBox", "Step on the GPU in ms")},
        {"rate", QT_TRANSLATE_NOOP("KnobBox", "Learning rate")},
        {"momentum", QT_TRANSLATE_NOOP("KnobBox", "Momentum")},
        {"weight_decay", QT_TRANSLATE_NOOP("KnobBox", "Weight decay")},
        {"smoothing", QT_TRANSLATE_NOOP("KnobBox", "Smoothing")},
        {"log_axis", QT_TRANSLATE_NOOP("KnobBox", "Logarithmic axis")},
        {"axis", QT_TRANSLATE_NOOP("KnobBox", "Horizontal axis")},
    }};
    for (const auto& [name, words] : kNames) {
        if (knob.parameter == name)
            return KnobBox::tr(words);
    }
    QString name = toQString(knob.parameter).replace(u'_', u' ');
    return name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
}

KnobBox::KnobBox(LessonWalk& walk, std::size_t part, const JobQueuePtr& jobs, QWidget* parent)
    : QWidget(parent),
      m_walk(walk),
      m_knob(*walk.block(part).knob),
      m_part(part),
      m_values(knobValues(m_knob)),
      m_turning(jobs, JobLane::Short, JobPriority::Urgent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kGrid);
    if (!walk.block(part).options.empty()) {
        m_question = new QuestionBox(walk, part, true, this);
        m_column->addWidget(m_question);
    }
    const QString name = knobParameterName(m_knob);
    m_group = new QGroupBox(tr("Turn it: %1").arg(name), this);
    m_group->setAccessibleName(m_group->title());
    m_group->setFlat(true);
    auto* inside = new QVBoxLayout(m_group);
    inside->setContentsMargins(0, kGrid / 2, 0, 0);
    inside->setSpacing(kGrid);
    m_hint = makeMutedLabel(tr("Predict first: then it can be turned."), m_group);
    inside->addWidget(m_hint);
    m_valueText = new QLabel(m_group);
    m_valueText->setFont(tabularFont(font()));
    inside->addWidget(m_valueText);
    m_at = firstValue();
    if (m_knob.choices.empty())
        addSlider();
    else
        addChoices();
    m_outcome = new OutcomeView(m_group);
    inside->addWidget(m_outcome);
    m_column->addWidget(m_group);
    connect(&walk, &LessonWalk::answered, this, [this](std::size_t answered) {
        if (answered == m_part)
            open();
    });
    open();
}

/// What a value is called: runs of a knob are named after their folders.
QString KnobBox::valueText(const std::string& value) const
{
    if (m_knob.kind != KnobKind::Runs)
        return toQString(value);
    if (value == m_walk.lesson().caseFolder)
        return tr("the first run");
    return toQString(value).replace(u'-', u' ');
}

/// Where the plan stands, or as near as the knob comes to it.
std::size_t KnobBox::firstValue() const
{
    const auto planned = m_knob.plan.find(m_knob.parameter);
    if (planned == m_knob.plan.end())
        return 0;
    const auto same = std::find(m_values.begin(), m_values.end(), planned->second);
    return same == m_values.end() ? 0 : static_cast<std::size_t>(same - m_values.begin());
}

void KnobBox::addSlider()
{
    m_slider = new QSlider(Qt::Horizontal, m_group);
    m_slider->setRange(0, static_cast<int>(m_values.size()) - 1);
    m_slider->setPageStep(std::max(1, static_cast<int>(m_values.size()) / 10));
    m_slider->setValue(static_cast<int>(m_at));
    m_slider->setAccessibleName(knobParameterName(m_knob));
    m_group->layout()->addWidget(m_slider);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { turnTo(static_cast<std::size_t>(value)); });
}

void KnobBox::addChoices()
{
    m_choices = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        auto* button = new QRadioButton(valueText(m_values[i]), m_group);
        button->setAccessibleName(knobParameterName(m_knob) + u' ' + button->text());
        button->setChecked(i == m_at);
        m_choices->addButton(button, static_cast<int>(i));
        m_group->layout()->addWidget(button);
    }
    connect(m_choices, &QButtonGroup::idToggled, this, [this](int id, bool isOn) {
        if (isOn)
            turnTo(static_cast<std::size_t>(id));
    });
}

/// Once the prediction was made.
void KnobBox::open()
{
    const bool isOpen = m_walk.isRevealed(m_part);
    m_hint->setVisible(!isOpen);
    m_outcome->setVisible(isOpen);
    if (m_slider != nullptr)
        m_slider->setEnabled(isOpen);
    if (m_choices != nullptr) {
        for (QAbstractButton* button : m_choices->buttons())
            button->setEnabled(isOpen);
    }
    if (isOpen) {
        // Before what is said of the prediction: it is in sight, and what is done next.
        m_column->removeWidget(m_group);
        m_column->insertWidget(0, m_group);
        turnTo(m_at);
    }
    refresh();
}

void KnobBox::refresh()
{
    const QString value = toQString(m_values[m_at]);
    m_valueText->setText(
        tr("%1: %2", "name of a knob, its value").arg(knobParameterName(m_knob), value));
    m_valueText->setVisible(m_slider != nullptr);
    if (m_slider != nullptr)
        m_slider->setAccessibleDescription(value);
}

void KnobBox::turnTo(std::size_t value)
{
    m_at = std::min(value, m_values.size() - 1);
    if (m_slider != nullptr)
        m_slider->setValue(static_cast<int>(m_at));
    else if (m_choices != nullptr)
        m_choices->button(static_cast<int>(m_at))->setChecked(true);
    refresh();
    emit turned(m_values[m_at]);
    if (m_knob.kind == KnobKind::View || m_knob.kind == KnobKind::Runs) {
        m_outcome->hide(); // the pages beside show it
        return;
    }
    m_turning.start([knob = m_knob, at = m_values[m_at]](
                        WorkMonitor& monitor) { return turnKnob(knob, at, monitor); },
                    [this](const Result<KnobOutcome>& outcome) {
                        if (outcome)
                            m_outcome->setOutcome(*outcome);
                        else
                            m_outcome->setProblem(errorMessage(outcome.error()));
                    });
}

void KnobBox::focusFirst()
{
    if (m_question != nullptr)
        m_question->focusFirst();
    else if (m_slider != nullptr)
        m_slider->setFocus(Qt::TabFocusReason);
}

void KnobBox::finish()
{
    m_turning.finish();
}

} // namespace faultline::ui
