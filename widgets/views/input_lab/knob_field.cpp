// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/knob_field.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kKnobCaptionHeight = 2 * kGrid + 2;
constexpr int kKnobControlHeight = 3 * kGrid + 2;
constexpr int kKnobFieldWidth = 9 * kGrid;
constexpr int kKnobUnitWidth = 3 * kGrid;
constexpr int kLogPositions = 200;
constexpr int kMostWholePositions = 4096;

QString numberText(double value, bool isWhole)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    constexpr double kWithoutPoint = 1000.0; // no powers of ten in a field of a few digits
    if (isWhole || std::abs(value) >= kWithoutPoint)
        return locale.toString(std::round(value), 'f', 0);
    return locale.toString(value, 'g', 4);
}

/// A number as people write it here, or with a point.
std::optional<double> numberOf(const QString& text)
{
    bool isNumber = false;
    double value = QLocale().toDouble(text.trimmed(), &isNumber);
    if (!isNumber)
        value = QLocale::c().toDouble(text.trimmed(), &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

/// Three significant digits: what a slider can be set to.
double rounded(double value)
{
    if (!(value > 0.0))
        return 0.0;
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2.0);
    return std::round(value / unit) * unit;
}

} // namespace

KnobField::KnobField(const QString& caption, const QString& unit, const KnobRange& range,
                     QWidget* parent)
    : QWidget(parent), m_name(caption), m_range(range)
{
    auto* control = new QWidget(this);
    auto* row = new QHBoxLayout(control);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_slider = new QSlider(Qt::Horizontal, control);
    m_slider->setAccessibleName(caption);
    connect(m_slider, &QSlider::valueChanged, this, &KnobField::takeSlider);
    row->addWidget(m_slider, 1);
    m_field = new QLineEdit(control);
    m_field->setFixedWidth(kKnobFieldWidth);
    m_field->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_field->setFont(tabularFont(m_field->font()));
    m_field->setAccessibleName(unit.isEmpty() ? caption : caption + QStringLiteral(", ") + unit);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::editingFinished, this, &KnobField::takeText);
    row->addWidget(m_field);
    auto* unitLabel = new QLabel(unit, control);
    unitLabel->setFixedWidth(kKnobUnitWidth);
    row->addWidget(unitLabel);
    build(control);
}

KnobField::KnobField(const QString& caption, QWidget* parent) : QWidget(parent), m_name(caption)
{
    m_choices = new QComboBox(this);
    m_choices->setAccessibleName(caption);
    m_choices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_choices, &QComboBox::activated, this,
            [this] { emit choiceTurned(m_choices->currentData().toString()); });
    build(m_choices);
}

void KnobField::build(QWidget* control)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    m_caption = new QLabel(m_name, this);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setFixedHeight(kKnobCaptionHeight);
    m_caption->setBuddy(m_field != nullptr ? static_cast<QWidget*>(m_field) : m_choices);
    top->addWidget(m_caption);
    m_source = new ElidedLabel(Qt::ElideMiddle, this);
    m_source->setMuted(true);
    m_source->setFixedHeight(kKnobCaptionHeight);
    top->addWidget(m_source, 1);
    m_reset = new IconButton(QStringLiteral("undo"), tr("Set back: %1").arg(m_name), this);
    m_reset->setFixedSize(kKnobCaptionHeight, kKnobCaptionHeight);
    m_reset->setIconSize(QSize(kKnobCaptionHeight - 4, kKnobCaptionHeight - 4));
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    m_reset->hide();
    connect(m_reset, &QAbstractButton::clicked, this, &KnobField::resetRequested);
    top->addWidget(m_reset);
    column->addLayout(top);
    control->setFixedHeight(kKnobControlHeight);
    column->addWidget(control);
    m_refusal = makeTextLabel({}, this);
    m_refusal->hide();
    column->addWidget(m_refusal);
}

void KnobField::setNumber(std::optional<double> value)
{
    refuse({});
    m_value = value;
    if (!m_field->hasFocus() || numberOf(m_field->text()) != value)
        m_field->setText(value ? numberText(*value, m_range.isWhole) : QString());
    m_field->setPlaceholderText(value ? QString() : tr("type it"));
    if (!value || m_slider->isSliderDown())
        return;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(positionOf(*value));
}

void KnobField::setChoice(const QString& id)
{
    const QSignalBlocker quiet(m_choices);
    m_choices->setCurrentIndex(m_choices->findData(id));
}

void KnobField::setSliderRange(double least, double most, bool isLogarithmic)
{
    if (m_slider->isSliderDown() || !(most > least))
        return; // the hand is on it
    const QSignalBlocker quiet(m_slider);
    m_sliderLeast = least;
    m_sliderMost = most;
    m_isLogarithmic = isLogarithmic && least > 0.0;
    m_slider->setRange(0, isByOne() ? static_cast<int>(std::lround(most - least)) : kLogPositions);
    m_slider->setSingleStep(1);
    m_slider->setPageStep(isByOne() ? 2 : kLogPositions / 10);
    if (m_value)
        m_slider->setValue(positionOf(*m_value));
}

bool KnobField::isByOne() const
{
    return (m_range.isWhole || m_range.slidesByOne) && !m_isLogarithmic
           && m_sliderMost - m_sliderLeast <= kMostWholePositions;
}

int KnobField::positionOf(double value) const
{
    const double within = std::clamp(value, m_sliderLeast, m_sliderMost);
    if (isByOne())
        return static_cast<int>(std::lround(within - m_sliderLeast));
    const double share =
        m_isLogarithmic ? std::log(within / m_sliderLeast) / std::log(m_sliderMost / m_sliderLeast)
                        : (within - m_sliderLeast) / (m_sliderMost - m_sliderLeast);
    return static_cast<int>(std::lround(share * kLogPositions));
}

double KnobField::valueAt(int position) const
{
    if (isByOne())
        return m_sliderLeast + position;
    const double share = static_cast<double>(position) / kLogPositions;
    const double value =
        m_isLogarithmic ? rounded(m_sliderLeast * std::pow(m_sliderMost / m_sliderLeast, share))
                        : m_sliderLeast + share * (m_sliderMost - m_sliderLeast);
    return m_range.isWhole ? std::round(value) : value;
}

void KnobField::takeSlider(int position)
{
    const double value = valueAt(position);
    if (m_value == value)
        return;
    m_value = value;
    refuse({});
    m_field->setText(numberText(value, m_range.isWhole));
    emit numberTurned(value);
}

void KnobField::takeText()
{
    const QString text = m_field->text().trimmed();
    const QString shown = m_value ? numberText(*m_value, m_range.isWhole) : QString();
    if (text == shown) {
        refuse({});
        return;
    }
    const std::optional<double> value = numberOf(text);
    const bool isPossible = value && *value >= m_range.least && *value <= m_range.most
                            && (!m_range.isWhole || *value == std::floor(*value));
    if (!isPossible) {
        refuse(rangeSentence());
        return;
    }
    emit numberTurned(*value);
}

QString KnobField::rangeSentence() const
{
    const QLocale locale;
    const QString least = locale.toString(m_range.least, 'g', 6);
    const QString most = locale.toString(m_range.most, 'f', 0);
    return m_range.isWhole ? tr("Type a whole number from %1 to %2.").arg(least, most)
                           : tr("Type a number from %1 to %2.").arg(least, most);
}

void KnobField::setSource(const QString& source)
{
    if (m_source->text() == source)
        return;
    m_source->setText(source);
    QWidget* control = m_field != nullptr ? static_cast<QWidget*>(m_field) : m_choices;
    control->setAccessibleDescription(source);
}

QString KnobField::source() const
{
    return m_source->text();
}

void KnobField::setSetByUser(bool isSet)
{
    if (m_reset->isVisibleTo(this) == isSet)
        return;
    m_reset->setVisible(isSet);
    QFont captionFont = font();
    captionFont.setWeight(isSet ? QFont::DemiBold : QFont::Normal);
    m_caption->setFont(captionFont);
}

void KnobField::setLocked(const QString& why)
{
    for (QWidget* control : {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_field),
                             static_cast<QWidget*>(m_choices)}) {
        if (control != nullptr)
            control->setEnabled(why.isEmpty());
    }
    if (!why.isEmpty())
        m_source->setText(why);
}

void KnobField::refuse(const QString& why)
{
    if (why == m_refusal->text())
        return;
    m_refusal->setText(why);
    m_refusal->setVisible(!why.isEmpty());
    QPalette coloured = palette();
    coloured.setColor(QPalette::WindowText, severityColor(Severity::Warning, coloured));
    m_refusal->setPalette(coloured);
    if (m_field != nullptr && !why.isEmpty())
        m_field->setAccessibleDescription(why);
}

QString KnobField::refusal() const
{
    return m_refusal->text();
}

bool KnobField::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape && !refusal().isEmpty()) {
        m_field->setText(m_value ? numberText(*m_value, m_range.isWhole) : QString());
        refuse({});
        return true;
    }
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    m_slider->triggerAction(key == Qt::Key_Up ? QAbstractSlider::SliderSingleStepAdd
                                              : QAbstractSlider::SliderSingleStepSub);
    return true;
}

} // namespace faultline::ui
