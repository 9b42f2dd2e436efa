// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/value_field.h"

#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/style/theme.h"
#include "widgets/views/rate/number_box.h"

#include <QBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kResetSize = 2 * kGrid + 4;
constexpr int kPositions = 1000;

} // namespace

ValueField::ValueField(const QString& name, QWidget* control, QWidget* parent)
    : QWidget(parent), m_control(control)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    m_name = new QLabel(name, this);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setBuddy(control);
    top->addWidget(m_name);
    m_origin = new ElidedLabel(Qt::ElideMiddle, this);
    m_origin->setMuted(true);
    top->addWidget(m_origin, 1);
    m_reset = new IconButton(QStringLiteral("undo"), tr("Set back: %1").arg(name), this);
    m_reset->setFixedSize(kResetSize, kResetSize);
    m_reset->setIconSize(QSize(kResetSize - 6, kResetSize - 6));
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    m_reset->hide();
    connect(m_reset, &QAbstractButton::clicked, this, &ValueField::resetRequested);
    top->addWidget(m_reset);
    column->addLayout(top);
    column->addWidget(control);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(name);
}

QString ValueField::name() const
{
    return m_name->text();
}

QString ValueField::origin() const
{
    return m_origin->text();
}

void ValueField::setOrigin(const QString& origin, bool isUsers)
{
    m_origin->setText(origin);
    m_reset->setVisible(isUsers);
    m_control->setAccessibleDescription(origin);
    QFont nameFont = font();
    nameFont.setWeight(isUsers ? QFont::DemiBold : QFont::Normal);
    m_name->setFont(nameFont);
}

Knob::Knob(const QString& name, double low, double high, Scale scale, QWidget* parent)
    : QWidget(parent), m_low(low), m_high(high), m_scale(scale)
{
    setAccessibleName(name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setRange(0, kPositions);
    m_slider->setPageStep(kPositions / 10);
    m_slider->setSingleStep(kPositions / 100);
    m_slider->setAccessibleName(name);
    row->addWidget(m_slider, 1);
    m_box = new NumberBox(this);
    m_box->setRange(low, high);
    m_box->setAccessibleName(name);
    row->addWidget(m_box);
    setFocusProxy(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        const QSignalBlocker blocker(m_box);
        m_box->setValue(valueAt(position));
        emit valueChanged(m_box->value());
    });
    connect(m_box, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(positionOf(value));
        emit valueChanged(value);
    });
}

void Knob::setWhole()
{
    m_isWhole = true;
    m_box->setWhole(true);
}

double Knob::value() const
{
    return m_box->value();
}

void Knob::setValue(double value)
{
    const QSignalBlocker boxBlocker(m_box);
    const QSignalBlocker sliderBlocker(m_slider);
    m_box->setValue(value);
    m_slider->setValue(positionOf(value));
}

int Knob::positionOf(double value) const
{
    const double share = m_scale == Scale::Logarithmic
                             ? std::log(value / m_low) / std::log(m_high / m_low)
                             : (value - m_low) / (m_high - m_low);
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * kPositions));
}

double Knob::valueAt(int position) const
{
    const double share = static_cast<double>(position) / kPositions;
    const double value = m_scale == Scale::Logarithmic ? m_low * std::pow(m_high / m_low, share)
                                                       : m_low + (m_high - m_low) * share;
    constexpr int kDigits = 3; // more would say more than a slider can
    const double rounded = QString::number(value, 'g', kDigits).toDouble();
    return std::clamp(m_isWhole ? std::round(rounded) : rounded, m_low, m_high);
}

} // namespace faultline::ui
