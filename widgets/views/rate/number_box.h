// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

#include <limits>

namespace faultline::ui {

/// A number of any size, written as short as it reads back: 1e-05, 0.04, 120000. The arrows change
/// its second digit, of a whole number at least by one. The wheel is heeded with the focus only: a
/// page scrolls past it. One that may be unset says so in words.
class NumberBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);

    void setWhole(bool whole) { m_isWhole = whole; }
    /// Begins unset, shown as such a text; then from `low` to `high` like setRange().
    void setUnsettable(double low, double high, const QString& unsetText);
    void unset();
    [[nodiscard]] bool isUnset() const { return value() < m_least; }
    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void stepBy(int steps) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] double numberIn(QString text, bool* isNumber) const;

    bool m_isWhole = false;
    double m_least = -std::numeric_limits<double>::infinity(); ///< minimum() stands for unset
};

} // namespace faultline::ui
