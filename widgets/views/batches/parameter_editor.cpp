// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/parameter_editor.h"

#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace faultline::ui {

namespace {

using augment::ParameterInfo;
using augment::ParameterKind;
using augment::Value;

constexpr int kSliderSteps = 200;
/// A slider over more than this is no help.
constexpr double kWidestSlider = 400.0;
constexpr double kLargestNumber = 1e9;

std::vector<double> numbersOf(const Value& value)
{
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        return *list;
    if (const auto* real = std::get_if<double>(&value))
        return {*real};
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return {static_cast<double>(*whole)};
    if (const auto* flag = std::get_if<bool>(&value))
        return {*flag ? 1.0 : 0.0};
    return {};
}

/// A field for a number that does not answer to a wheel that scrolls the form by, and shows no more
/// digits than the number has.
class ParameterBox final : public QDoubleSpinBox {
public:
    ParameterBox(const ParameterInfo& info, QWidget* parent) : QDoubleSpinBox(parent)
    {
        const bool isWhole =
            info.kind == ParameterKind::Integer || info.kind == ParameterKind::Size;
        setDecimals(isWhole ? 0 : 6);
        setRange(std::max(info.minimum, -kLargestNumber), std::min(info.maximum, kLargestNumber));
        const double span = maximum() - minimum();
        setSingleStep(isWhole ? 1.0 : span <= 2.0 ? 0.05 : span <= 40.0 ? 0.5 : 1.0);
        if (!info.unit.empty())
            setSuffix(QStringLiteral(" ") + toQString(info.unit));
        setKeyboardTracking(false);
        setFocusPolicy(Qt::StrongFocus);
        setMinimumWidth(9 * kGrid);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    [[nodiscard]] QString textFromValue(double value) const override
    {
        QString text = locale().toString(value, 'f', decimals());
        const QString point = locale().decimalPoint();
        if (text.contains(point)) {
            while (text.endsWith(u'0'))
                text.chop(1);
            if (text.endsWith(point))
                text.chop(point.size());
        }
        return text;
    }

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        if (hasFocus())
            QDoubleSpinBox::wheelEvent(event);
        else
            event->ignore();
    }
};

QHBoxLayout* makeRow(QWidget* parent)
{
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    return row;
}

class NumberEditor final : public ParameterEditor {
public:
    NumberEditor(const ParameterInfo& info, QWidget* parent)
        : ParameterEditor(parent),
          m_isWhole(info.kind == ParameterKind::Integer),
          m_box(new ParameterBox(info, this))
    {
        QHBoxLayout* row = makeRow(this);
        const double span = m_box->maximum() - m_box->minimum();
        if (span > 0.0 && span <= kWidestSlider) {
            m_slider = new QSlider(Qt::Horizontal, this);
            m_slider->setRange(0, m_isWhole ? static_cast<int>(span) : kSliderSteps);
            m_slider->setAccessibleName(toQString(info.name));
            row->addWidget(m_slider, 1);
            connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
                const double share = static_cast<double>(place) / m_slider->maximum();
                m_box->setValue(m_box->minimum() + share * (m_box->maximum() - m_box->minimum()));
            });
            m_box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        }
        row->addWidget(m_box);
        m_box->setAccessibleName(toQString(info.name));
        connect(m_box, &QDoubleSpinBox::valueChanged, this, [this](double value) {
            placeSlider(value);
            emit edited(m_isWhole ? Value(static_cast<std::int64_t>(std::llround(value)))
                                  : Value(value));
        });
        setFocusProxy(m_box);
    }

    void setValue(const Value& value) override
    {
        const std::vector<double> numbers = numbersOf(value);
        const QSignalBlocker blocker(m_box);
        m_box->setValue(numbers.empty() ? 0.0 : numbers.front());
        placeSlider(m_box->value());
    }

private:
    void placeSlider(double value)
    {
        if (m_slider == nullptr)
            return;
        const QSignalBlocker blocker(m_slider);
        const double share = (value - m_box->minimum()) / (m_box->maximum() - m_box->minimum());
        m_slider->setValue(static_cast<int>(std::lround(share * m_slider->maximum())));
    }

    bool m_isWhole;
    ParameterBox* m_box;
    QSlider* m_slider = nullptr;
};

/// Low and high, or height and width.
class PairEditor final : public ParameterEditor {
public:
    PairEditor(const ParameterInfo& info, QWidget* parent)
        : ParameterEditor(parent),
          m_boxes{new ParameterBox(info, this), new ParameterBox(info, this)}
    {
        QHBoxLayout* row = makeRow(this);
        const bool isSize = info.kind == ParameterKind::Size;
        const std::array<QString, 2> names{isSize ? tr("height") : tr("low"),
                                           isSize ? tr("width") : tr("high")};
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            m_boxes[i]->setAccessibleName(tr("%1, %2").arg(toQString(info.name), names[i]));
            m_boxes[i]->setToolTip(names[i]);
            row->addWidget(m_boxes[i]);
            connect(m_boxes[i], &QDoubleSpinBox::valueChanged, this, [this] {
                emit edited(Value(std::vector<double>{m_boxes[0]->value(), m_boxes[1]->value()}));
            });
        }
        setFocusProxy(m_boxes[0]);
    }

    void setValue(const Value& value) override
    {
        const std::vector<double> numbers = numbersOf(value);
        for (std::size_t i = 0; i < m_boxes.size(); ++i) {
            const QSignalBlocker blocker(m_boxes[i]);
            m_boxes[i]->setValue(numbers.empty() ? 0.0 : numbers[std::min(i, numbers.size() - 1)]);
        }
    }

private:
    std::array<ParameterBox*, 2> m_boxes;
};

class BooleanEditor final : public ParameterEditor {
public:
    BooleanEditor(const ParameterInfo& info, QWidget* parent)
        : ParameterEditor(parent), m_check(new QCheckBox(tr("On"), this))
    {
        makeRow(this)->addWidget(m_check);
        m_check->setAccessibleName(toQString(info.name));
        connect(m_check, &QCheckBox::toggled, this, [this](bool on) { emit edited(Value(on)); });
        setFocusProxy(m_check);
    }

    void setValue(const Value& value) override
    {
        const std::vector<double> numbers = numbersOf(value);
        const QSignalBlocker blocker(m_check);
        m_check->setChecked(!numbers.empty() && numbers.front() != 0.0);
    }

private:
    QCheckBox* m_check;
};

class ChoiceEditor final : public ParameterEditor {
public:
    ChoiceEditor(const ParameterInfo& info, QWidget* parent)
        : ParameterEditor(parent), m_choice(new QComboBox(this))
    {
        makeRow(this)->addWidget(m_choice);
        for (const std::string_view choice : info.choices)
            m_choice->addItem(toQString(choice));
        m_choice->setAccessibleName(toQString(info.name));
        m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(m_choice, &QComboBox::activated, this,
                [this] { emit edited(Value(m_choice->currentText().toStdString())); });
        setFocusProxy(m_choice);
    }

    void setValue(const Value& value) override
    {
        const QString text = toQString(augment::toText(value));
        if (m_choice->findText(text) < 0)
            m_choice->addItem(text); // the file says so
        m_choice->setCurrentText(text);
    }

private:
    QComboBox* m_choice;
};

/// Text, and lists as people write them: "0.1, 0.3".
class LineEditor final : public ParameterEditor {
public:
    LineEditor(const ParameterInfo& info, QWidget* parent)
        : ParameterEditor(parent),
          m_kind(info.kind),
          m_low(info.minimum),
          m_high(info.maximum),
          m_line(new QLineEdit(this))
    {
        makeRow(this)->addWidget(m_line);
        m_line->setAccessibleName(toQString(info.name));
        m_line->setPlaceholderText(isNumbers() ? tr("not set; numbers, separated by commas")
                                               : tr("not set"));
        connect(m_line, &QLineEdit::editingFinished, this, [this] {
            if (m_line->isModified())
                take();
        });
        setFocusProxy(m_line);
    }

    void setValue(const Value& value) override
    {
        QString text = toQString(augment::toText(value));
        if (text.startsWith(u'[') && text.endsWith(u']'))
            text = text.mid(1, text.size() - 2);
        m_line->setText(text);
    }

private:
    [[nodiscard]] bool isNumbers() const
    {
        return m_kind != ParameterKind::Text && m_kind != ParameterKind::Texts;
    }

    void take()
    {
        m_line->setModified(false);
        const QString text = m_line->text().trimmed();
        if (text.isEmpty()) {
            emit edited(std::nullopt);
            return;
        }
        if (m_kind == ParameterKind::Text) {
            emit edited(Value(text.toStdString()));
            return;
        }
        std::vector<double> numbers;
        std::vector<std::string> words;
        for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
            words.push_back(part.trimmed().toStdString());
            bool isNumber = false;
            const double number = part.trimmed().toDouble(&isNumber);
            if (isNumber && std::isfinite(number))
                numbers.push_back(std::clamp(number, m_low, std::max(m_low, m_high)));
        }
        if (m_kind == ParameterKind::Texts)
            emit edited(Value(std::move(words)));
        else if (numbers.size() == words.size())
            emit edited(Value(std::move(numbers)));
        else
            m_line->selectAll(); // it stays for the user to correct
    }

    ParameterKind m_kind;
    double m_low;
    double m_high;
    QLineEdit* m_line;
};

} // namespace

ParameterEditor* makeParameterEditor(const ParameterInfo& info, QWidget* parent)
{
    switch (info.kind) {
    case ParameterKind::Real:
    case ParameterKind::Integer: return new NumberEditor(info, parent);
    case ParameterKind::Boolean: return new BooleanEditor(info, parent);
    case ParameterKind::Choice: return new ChoiceEditor(info, parent);
    case ParameterKind::Range:
    case ParameterKind::Size:
        // Without a default it may be unset, which a pair of numbers cannot say.
        if (numbersOf(info.defaultValue).empty())
            break;
        return new PairEditor(info, parent);
    case ParameterKind::Colour:
    case ParameterKind::Numbers:
    case ParameterKind::Text:
    case ParameterKind::Texts: break;
    }
    return new LineEditor(info, parent);
}

} // namespace faultline::ui
