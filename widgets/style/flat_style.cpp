// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/flat_style.h"

#include "widgets/style/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>

#include <algorithm>
#include <array>

namespace faultline::ui {

namespace {

constexpr qreal kRadius = 4.0;
constexpr int kControlHeight = 28;
constexpr int kSliderHandle = 16;

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

bool has(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
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

void drawBox(QPainter& painter, const QRect& rect, const QColor& fill, const QPen& pen,
             qreal radius = kRadius)
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

void drawChevron(const QStyleOption& option, QPainter& painter, const QPointF& centre,
                 Qt::ArrowType direction, qreal size)
{
    const PainterScope scope(painter);
    const QColor color = option.palette.color(has(option, QStyle::State_Enabled)
                                                  ? QPalette::Active
                                                  : QPalette::Disabled,
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
    QRect thumb = style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider,
                                       widget);
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

void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Base));
    if (has(option, QStyle::State_MouseOver))
        painter.fillRect(option.rect, textTint(option, 0.05));
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                     hairlineColor(option.palette));
}

void drawDockTitle(const QStyleOptionDockWidget& option, QPainter& painter,
                   const QRect& textRect)
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

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion")))
{
    setObjectName(QStringLiteral("fusion"));
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget:
    case PE_PanelStatusBar: return;
    case PE_PanelButtonTool: drawTool(*option, *painter); return;
    case PE_PanelButtonCommand: drawButton(*option, *painter); return;
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame != nullptr && frame->lineWidth > 0)
            drawField(*option, *painter);
        return;
    }
    case PE_FrameLineEdit: return;
    case PE_Frame:
        drawBox(*painter, option->rect, {}, QPen(hairlineColor(option->palette), 1.0), kRadius);
        return;
    case PE_FrameFocusRect:
        drawBox(*painter, option->rect, {}, QPen(accentColor(option->palette), 2.0));
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawCheckBox(*option, *painter); return;
    case PE_IndicatorToolBarSeparator:
        painter->fillRect(QRect(option->rect.center().x(), option->rect.top() + 8, 1,
                                option->rect.height() - 16),
                          hairlineColor(option->palette));
        return;
    case PE_IndicatorBranch:
        if (has(*option, State_Children))
            drawChevron(*option, *painter, QRectF(option->rect).center(),
                        has(*option, State_Open) ? Qt::DownArrow : Qt::RightArrow, 3.5);
        return;
    case PE_IndicatorDockWidgetResizeHandle: return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const
{
    switch (element) {
    case CE_ToolBar:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(),
                                1),
                          hairlineColor(option->palette));
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        return;
    case CE_PushButtonLabel:
        if (isPrimary(*option)) {
            QStyleOptionButton button(*qstyleoption_cast<const QStyleOptionButton*>(option));
            button.palette.setColor(QPalette::ButtonText,
                                    option->palette.color(QPalette::HighlightedText));
            QProxyStyle::drawControl(element, &button, painter, widget);
            return;
        }
        break;
    case CE_PushButtonBevel: drawButton(*option, *painter); return;
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            drawHeaderSection(*header, *painter);
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Base));
        return;
    case CE_DockWidgetTitle:
        if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option)) {
            const QRect text = subElementRect(SE_DockWidgetTitleBarText, option, widget);
            drawDockTitle(*dock, *painter, text.adjusted(kGrid - 4, 0, 0, 0));
            return;
        }
        break;
    case CE_ProgressBarGroove: return;
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            drawProgress(*bar, *painter);
            return;
        }
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const
{
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_ScrollBar && slider != nullptr)
        drawScrollBar(*proxy(), *slider, *painter, widget);
    else if (control == CC_Slider && slider != nullptr && slider->tickPosition == 0)
        drawSlider(*proxy(), *slider, *painter, widget);
    else if (control == CC_ComboBox && combo != nullptr)
        drawComboBox(*proxy(), *combo, *painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl subControl, const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || bar == nullptr)
        return QProxyStyle::subControlRect(control, option, subControl, widget);

    // No arrow buttons: the whole length is groove.
    const bool horizontal = bar->orientation == Qt::Horizontal;
    const int length = horizontal ? bar->rect.width() : bar->rect.height();
    const qint64 range = static_cast<qint64>(bar->maximum) - bar->minimum;
    const int minimum = std::min(length, 3 * kGrid);
    int thumb = length;
    if (range > 0)
        thumb = static_cast<int>(length * static_cast<qint64>(bar->pageStep)
                                 / (range + bar->pageStep));
    thumb = std::clamp(thumb, minimum, length);
    const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                           length - thumb, bar->upsideDown);
    const auto part = [&](int from, int size) {
        return horizontal ? QRect(bar->rect.left() + from, bar->rect.top(), size,
                                  bar->rect.height())
                          : QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(),
                                  size);
    };
    switch (subControl) {
    case SC_ScrollBarSlider: return part(at, thumb);
    case SC_ScrollBarSubPage: return part(0, at);
    case SC_ScrollBarAddPage: return part(at + thumb, length - at - thumb);
    case SC_ScrollBarGroove: return bar->rect;
    default: return {};
    }
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                  const QSize& size, const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result.setHeight(std::max(result.height(), kControlHeight));
        result.rwidth() += kGrid;
        break;
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox: result.setHeight(std::max(result.height(), kControlHeight)); break;
    case CT_ToolButton: result = QSize(size.width() + kGrid, size.height() + kGrid); break;
    case CT_HeaderSection: result.setHeight(std::max(result.height(), kControlHeight)); break;
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            item != nullptr && item->menuItemType != QStyleOptionMenuItem::Separator)
            result.rheight() += 4;
        break;
    default: break;
    }
    return result;
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const
{
    switch (metric) {
    case PM_ToolBarFrameWidth: return 4;
    case PM_ToolBarItemSpacing: return 4;
    case PM_ToolBarItemMargin: return 2;
    case PM_ToolBarIconSize: return 20;
    case PM_SmallIconSize: return 16;
    case PM_ScrollBarExtent: return 12;
    case PM_ScrollBarSliderMin: return 3 * kGrid;
    case PM_DockWidgetTitleMargin: return 6;
    case PM_DockWidgetSeparatorExtent: return 5;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength: return kSliderHandle;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight: return 18;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returnData) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_ScrollBar_LeftClickAbsolutePosition: return 0;
    case SH_ToolButtonStyle: return Qt::ToolButtonTextBesideIcon;
    default: return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

} // namespace faultline::ui
