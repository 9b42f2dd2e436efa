// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QSlider;

namespace faultline::ui {

class ElidedLabel;
class IconButton;

/// What a knob that is a number may be, in the unit that is shown.
struct KnobRange {
    double least = 0.0;
    double most = 0.0;
    bool isWhole = false;
    bool slidesByOne = false; ///< fractions are typed only
};

/// One thing that can be turned: its name, where its value is from, and a slider with a field for
/// numbers or a list of choices. A wrong value is refused below the field; the old one stays.
class KnobField : public QWidget {
    Q_OBJECT

public:
    KnobField(const QString& caption, const QString& unit, const KnobRange& range,
              QWidget* parent = nullptr);
    /// A choice; add its entries to choices().
    KnobField(const QString& caption, QWidget* parent = nullptr);

    [[nodiscard]] const QString& caption() const { return m_name; }
    [[nodiscard]] QComboBox& choices() { return *m_choices; } ///< of a choice only
    [[nodiscard]] QLineEdit& field() { return *m_field; }     ///< of a number only
    [[nodiscard]] QSlider& slider() { return *m_slider; }

    /// Nothing: not known. Ends a refusal.
    void setNumber(std::optional<double> value);
    void setChoice(const QString& id);
    /// What the slider spans: as far as it is worth looking.
    void setSliderRange(double least, double most, bool isLogarithmic);
    void setSource(const QString& source);
    [[nodiscard]] QString source() const;
    /// Whether it is the user's, and can be set back.
    void setSetByUser(bool isSet);
    /// Why it cannot be turned; empty: it can.
    void setLocked(const QString& why);
    void refuse(const QString& why);
    [[nodiscard]] QString refusal() const;

signals:
    void numberTurned(double value);
    void choiceTurned(const QString& id);
    void resetRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(QWidget* control);
    void takeText();
    void takeSlider(int position);
    /// Whether a position of the slider is a whole number: else it is a share of the way.
    [[nodiscard]] bool isByOne() const;
    [[nodiscard]] int positionOf(double value) const;
    [[nodiscard]] double valueAt(int position) const;
    [[nodiscard]] QString rangeSentence() const;

    QString m_name;
    KnobRange m_range;
    double m_sliderLeast = 0.0;
    double m_sliderMost = 1.0;
    bool m_isLogarithmic = false;
    std::optional<double> m_value;
    QLabel* m_caption = nullptr;
    ElidedLabel* m_source = nullptr;
    IconButton* m_reset = nullptr;
    QSlider* m_slider = nullptr;
    QLineEdit* m_field = nullptr;
    QComboBox* m_choices = nullptr;
    QLabel* m_refusal = nullptr;
};

} // namespace faultline::ui
