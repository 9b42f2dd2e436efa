// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rate/number_box.h"

#include "model/core/text.h"
#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QLocale>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr int kDecimals = 20;
constexpr double kLargestInFull = 1e12;
constexpr double kSmallestInFull = 1e-7;
constexpr int kWidth = 11 * kGrid;

} // namespace

NumberBox::NumberBox(QWidget* parent) : QDoubleSpinBox(parent)
{
    setDecimals(kDecimals);
    setFocusPolicy(Qt::StrongFocus);
    setAccelerated(true);
}

void NumberBox::setUnsettable(double low, double high, const QString& unsetText)
{
    m_least = low;
    setRange(low - 1.0, high);
    setSpecialValueText(unsetText);
    unset();
}

void NumberBox::unset()
{
    setValue(minimum());
}

QString NumberBox::textFromValue(double value) const
{
    // As few digits as tell it from every other number, and a power of ten only where there are
    // none to be read: 0.0005 is how a rate stands in a configuration.
    const double size = std::abs(value);
    const bool isInFull = size == 0.0 || (size >= kSmallestInFull && size < kLargestInFull);
    QString text = isInFull ? QString::number(value, 'f', QLocale::FloatingPointShortest)
                            : toQString(roundTrip(value));
    return text.replace(u'.', locale().decimalPoint());
}

double NumberBox::numberIn(QString text, bool* isNumber) const
{
    text = text.trimmed();
    if (!text.contains(u'.'))
        text.replace(locale().decimalPoint(), QStringLiteral("."));
    return text.toDouble(isNumber);
}

double NumberBox::valueFromText(const QString& text) const
{
    bool isNumber = false;
    const double value = numberIn(text, &isNumber);
    return isNumber ? value : this->value();
}

QValidator::State NumberBox::validate(QString& text, int&) const
{
    bool isNumber = false;
    const double value = numberIn(text, &isNumber);
    const bool isIn = value >= std::max(minimum(), m_least) && value <= maximum()
                      && !(m_isWhole && value != std::floor(value));
    return isNumber && std::isfinite(value) && isIn ? QValidator::Acceptable
                                                    : QValidator::Intermediate;
}

void NumberBox::stepBy(int steps)
{
    if (isUnset()) {
        setValue(m_least);
        return;
    }
    double now = value();
    const int count = std::abs(steps);
    for (int i = 0; i < count; ++i) {
        // Down from 0.010 goes to 0.0099: the digit is that of the number below.
        const double size = std::abs(now) * (steps < 0 ? 1.0 - 1e-9 : 1.0);
        double unit = size > 0.0 ? std::pow(10.0, std::floor(std::log10(size)) - 1.0) : 0.001;
        if (m_isWhole)
            unit = std::max(unit, 1.0);
        now = std::round((now + (steps > 0 ? unit : -unit)) / unit) * unit;
    }
    // Nothing but the digits that are meant: no 0.30000000000000004.
    constexpr int kDigits = 10;
    setValue(std::max(QString::number(now, 'g', kDigits).toDouble(), m_least));
}

QSize NumberBox::sizeHint() const
{
    return {kWidth, QDoubleSpinBox::sizeHint().height()};
}

void NumberBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace faultline::ui
