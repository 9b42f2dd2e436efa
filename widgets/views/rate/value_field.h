// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;

namespace faultline::ui {

class ElidedLabel;
class IconButton;
class NumberBox;

/// A value that can be changed: its name, where it came from, a button that takes a change back,
/// and the control below.
class ValueField : public QWidget {
    Q_OBJECT

public:
    /// Takes the control.
    ValueField(const QString& name, QWidget* control, QWidget* parent);

    /// "args.yaml", "default of PyTorch", "given by you".
    void setOrigin(const QString& origin, bool isUsers);
    [[nodiscard]] QString origin() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QWidget* control() const { return m_control; }

signals:
    void resetRequested();

private:
    QLabel* m_name = nullptr;
    ElidedLabel* m_origin = nullptr;
    IconButton* m_reset = nullptr;
    QWidget* m_control = nullptr;
};

/// A number with a slider that moves its logarithm, or itself.
class Knob : public QWidget {
    Q_OBJECT

public:
    enum class Scale { Linear, Logarithmic };
    Knob(const QString& name, double low, double high, Scale scale, QWidget* parent);

    [[nodiscard]] double value() const;
    void setValue(double value); ///< tells nobody
    void setWhole();

signals:
    void valueChanged(double value); ///< by the user; while it is dragged, too

private:
    [[nodiscard]] int positionOf(double value) const;
    [[nodiscard]] double valueAt(int position) const;

    double m_low;
    double m_high;
    Scale m_scale;
    bool m_isWhole = false;
    QSlider* m_slider = nullptr;
    NumberBox* m_box = nullptr;
};

} // namespace faultline::ui
