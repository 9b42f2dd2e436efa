// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/flat_painting.h"

#include "widgets/style/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>

namespace faultline::ui::flat {

namespace {

QColor withAlpha(QColor color, double alpha)
{
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

QColor textTint(const QStyleOption& option, double alpha)
{
    return withAlpha(option.palette.color(QPalette::WindowText), alpha);
}

/// Hairlines of controls must be seen against the window (3:1 is asked of their shape).
QColor outline(const QStyleOption& option)
{
    return textTint(option, isDark(option.palette) ? 0.38 : 0.34);
}

bool isFocused(const QStyleOption& option)
{
    return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled);
}

class PainterScope {
public:
    explicit PainterScope(QPainter& painter) : m_painter(painter)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~PainterScope() { m_painter.restore(); }
    PainterScope(const PainterScope&) = delete;
    PainterScope& operator=(const PainterScope&) = delete;

private:
    QPainter& m_painter;
};

} // namespace

bool has(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

void drawBox(QPainter& painter, const QRect& rect, const QColor& fill, const QPen& pen,
             qreal radius)
{
    const PainterScope scope(painter);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.setPen(pen);
    const qreal inset = pen.style() == Qt::NoPen ? 0.0 : pen.widthF() / 2.0;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
}

void drawTool(const QStyleOption& option, QPainter& painter)
{
    QColor fill;
    if (has(option, QStyle::State_On))
        fill = withAlpha(accentColor(option.palette), isDark(option.palette) ? 0.30 : 0.16);
    if (has(option, QStyle::State_Sunken))
        fill = textTint(option, 0.16);
    else if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled)
             && !fill.isValid())
        fill = textTint(option, 0.08);
    if (fill.isValid())
        drawBox(painter, option.rect, fill, Qt::NoPen);
}

bool isPrimary(const QStyleOption& option)
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton)
           && has(option, QStyle::State_Enabled);
}

void drawButton(const QStyleOption& option, QPainter& painter)
{
    QColor fill = option.palette.color(QPalette::Button);
    QPen pen(outline(option), 1.0);
    if (isPrimary(option)) {
        fill = option.palette.color(QPalette::Highlight);
        pen = QPen(fill, 1.0);
        if (has(option, QStyle::State_MouseOver))
            fill = fill.lighter(112);
    } else if (has(option, QStyle::State_On)) {
        fill = withAlpha(accentColor(option.palette), isDark(option.palette) ? 0.30 : 0.16);
        pen.setColor(accentColor(option.palette));
    } else if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled)) {
        fill = option.palette.color(QPalette::AlternateBase);
    }
    if (has(option, QStyle::State_Sunken))
        fill = fill.darker(112);
    if (!has(option, QStyle::State_Enabled))
        pen.setColor(textTint(option, 0.15));
    drawBox(painter, option.rect, fill, pen);
}

void drawField(const QStyleOption& option, QPainter& painter)
{
    const bool focused = isFocused(option);
    const QPen pen(focused ? accentColor(option.palette) : outline(option), focused ? 2.0 : 1.0);
    drawBox(painter, option.rect, option.palette.color(QPalette::Base), pen);
}

void drawCheckBox(const QStyleOption& option, QPainter& painter)
{
    const bool on = has(option, QStyle::State_On);
    const bool mixed = has(option, QStyle::State_NoChange);
    const bool enabled = has(option, QStyle::State_Enabled);
    const QRect box = option.rect.adjusted(1, 1, -1, -1);
    const QColor accent = enabled ? option.palette.color(QPalette::Highlight)
                                  : option.palette.color(QPalette::Disabled, QPalette::Text);
    if (!on && !mixed) {
        drawBox(painter, box, option.palette.color(QPalette::Base), QPen(outline(option), 1.0), 3);
        return;
    }
    drawBox(painter, box, accent, Qt::NoPen, 3);
    const PainterScope scope(painter);
    painter.setPen(QPen(Qt::white, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF r(box);
    if (mixed) {
        painter.drawLine(QPointF(r.left() + r.width() * 0.27, r.center().y()),
                         QPointF(r.left() + r.width() * 0.73, r.center().y()));
        return;
    }
    const std::array<QPointF, 3> tick{
        QPointF(r.left() + r.width() * 0.24, r.top() + r.height() * 0.52),
        QPointF(r.left() + r.width() * 0.43, r.top() + r.height() * 0.71),
        QPointF(r.left() + r.width() * 0.77, r.top() + r.height() * 0.31)};
    painter.drawPolyline(tick.data(), static_cast<int>(tick.size()));
}

void drawRadioButton(const QStyleOption& option, QPainter& painter)
{
    const bool on = has(option, QStyle::State_On);
    const QColor accent = has(option, QStyle::State_Enabled)
                              ? option.palette.color(QPalette::Highlight)
                              : option.palette.color(QPalette::Disabled, QPalette::Text);
    const QRectF box(option.rect.adjusted(1, 1, -1, -1));
    const qreal side = std::min(box.width(), box.height());
    QRectF circle(0.0, 0.0, side - 1.0, side - 1.0);
    circle.moveCenter(box.center());
    const PainterScope scope(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(on ? accent : option.palette.color(QPalette::Base));
    painter.setPen(on ? QPen(accent, 1.0) : QPen(outline(option), 1.0));
    painter.drawEllipse(circle);
    if (!on)
        return;
    constexpr qreal kDot = 0.4;
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawEllipse(circle.center(), kDot * side / 2.0, kDot * side / 2.0);
}

void drawChevron(const QStyleOption& option, QPainter& painter, const QPointF& centre,
                 Qt::ArrowType direction, qreal size)
{
    const PainterScope scope(painter);
    const QColor color = option.palette.color(
        has(option, QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled,
        QPalette::WindowText);
    painter.setPen(QPen(withAlpha(color, 0.75), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(centre);
    switch (direction) {
    case Qt::UpArrow: painter.rotate(180); break;
    case Qt::LeftArrow: painter.rotate(90); break;
    case Qt::RightArrow: painter.rotate(-90); break;
    case Qt::DownArrow:
    case Qt::NoArrow: break;
    }
    const std::array<QPointF, 3> line{QPointF(-size, -size / 2), QPointF(0, size / 2),
                                      QPointF(size, -size / 2)};
    painter.drawPolyline(line.data(), static_cast<int>(line.size()));
}

void drawScrollBar(const QStyle& style, const QStyleOptionSlider& option, QPainter& painter,
                   const QWidget* widget)
{
    const bool hovered = has(option, QStyle::State_MouseOver) || option.activeSubControls != 0;
    if (option.maximum <= option.minimum)
        return;
    QRect thumb =
        style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, widget);
    const int inset = hovered ? 2 : 3;
    thumb.adjust(inset, inset, -inset, -inset);
    const double alpha = has(option, QStyle::State_Sunken) ? 0.55 : (hovered ? 0.42 : 0.28);
    drawBox(painter, thumb, textTint(option, alpha), Qt::NoPen,
            std::min(thumb.width(), thumb.height()) / 2.0);
}

void drawSlider(const QStyle& style, const QStyleOptionSlider& option, QPainter& painter,
                const QWidget* widget)
{
    const bool horizontal = option.orientation == Qt::Horizontal;
    const QRect handle =
        style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, widget);
    const bool enabled = has(option, QStyle::State_Enabled);
    const QColor accent = enabled ? accentColor(option.palette) : outline(option);
    QRect groove = option.rect;
    if (horizontal)
        groove = QRect(groove.left() + 2, groove.center().y() - 1, groove.width() - 4, 4);
    else
        groove = QRect(groove.center().x() - 1, groove.top() + 2, 4, groove.height() - 4);
    drawBox(painter, groove, textTint(option, 0.20), Qt::NoPen, 2);
    QRect filled = groove;
    if (horizontal)
        option.upsideDown ? filled.setLeft(handle.center().x())
                          : filled.setRight(handle.center().x());
    else
        option.upsideDown ? filled.setTop(handle.center().y())
                          : filled.setBottom(handle.center().y());
    drawBox(painter, filled, accent, Qt::NoPen, 2);
    const QPoint centre = handle.center();
    const QRect knob(centre.x() - 6, centre.y() - 6, 14, 14);
    if (isFocused(option))
        drawBox(painter, knob.adjusted(-2, -2, 2, 2), withAlpha(accent, 0.30), Qt::NoPen, 9);
    drawBox(painter, knob, option.palette.color(QPalette::Base), QPen(accent, 2.0), 7);
}

void drawComboBox(const QStyle& style, const QStyleOptionComboBox& option, QPainter& painter,
                  const QWidget* widget)
{
    if (option.frame || !option.editable)
        drawField(option, painter);
    const QRect arrow =
        style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, widget);
    drawChevron(option, painter, QRectF(arrow).center(), Qt::DownArrow, 3.5);
}

void drawSpinBox(const QStyle& style, const QStyleOptionSpinBox& option, QPainter& painter,
                 const QWidget* widget)
{
    if (option.frame)
        drawField(option, painter);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto part = [&](QStyle::SubControl control, Qt::ArrowType arrow,
                          QAbstractSpinBox::StepEnabledFlag step) {
        QStyleOption state = option;
        state.state.setFlag(QStyle::State_Enabled, option.stepEnabled.testFlag(step)
                                                       && has(option, QStyle::State_Enabled));
        const QRect rect = style.subControlRect(QStyle::CC_SpinBox, &option, control, widget);
        drawChevron(state, painter, QRectF(rect).center(), arrow, 2.5);
    };
    part(QStyle::SC_SpinBoxUp, Qt::UpArrow, QAbstractSpinBox::StepUpEnabled);
    part(QStyle::SC_SpinBoxDown, Qt::DownArrow, QAbstractSpinBox::StepDownEnabled);
}

void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    if (has(option, QStyle::State_Selected))
        drawBox(painter, option.rect.adjusted(0, 1, 0, -1),
                textTint(option, has(option, QStyle::State_Sunken) ? 0.16 : 0.08), Qt::NoPen);
    painter.setPen(option.palette.color(has(option, QStyle::State_Enabled) ? QPalette::Active
                                                                           : QPalette::Disabled,
                                        QPalette::WindowText));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     option.text);
}

void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Base));
    if (has(option, QStyle::State_MouseOver))
        painter.fillRect(option.rect, textTint(option, 0.05));
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                     hairlineColor(option.palette));
}

void drawDockTitle(const QStyleOptionDockWidget& option, QPainter& painter, const QRect& textRect)
{
    painter.save();
    QFont font = painter.font();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::WindowText));
    const QString text =
        painter.fontMetrics().elidedText(option.title, Qt::ElideRight, textRect.width());
    painter.drawText(textRect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, text);
    painter.restore();
}

void drawProgress(const QStyleOptionProgressBar& option, QPainter& painter)
{
    const QRect groove(option.rect.left(), option.rect.center().y() - 2, option.rect.width(), 6);
    drawBox(painter, groove, textTint(option, 0.16), Qt::NoPen, 3);
    QRect done = groove;
    if (option.maximum > option.minimum) {
        const double share = static_cast<double>(option.progress - option.minimum)
                             / (option.maximum - option.minimum);
        done.setWidth(static_cast<int>(groove.width() * std::clamp(share, 0.0, 1.0)));
    } else {
        // Unknown length: a still stripe; the text beside it says what is going on.
        done.setLeft(groove.left() + groove.width() / 3);
        done.setWidth(groove.width() / 3);
    }
    if (done.width() > 0)
        drawBox(painter, done, accentColor(option.palette), Qt::NoPen, 3);
}

} // namespace faultline::ui::flat
