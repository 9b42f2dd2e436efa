// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/flat_style.h"

#include "widgets/style/flat_painting.h"
#include "widgets/style/theme.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace faultline::ui {

using namespace flat;

namespace {

/// Room for the arrow of a button with words that opens a menu.
constexpr int kMenuChevron = 2 * kGrid;

/// A button with words that opens a menu wherever it is pressed.
bool opensMenu(const QStyleOptionToolButton& button)
{
    return button.features.testFlag(QStyleOptionToolButton::HasMenu)
           && !button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup)
           && !button.text.isEmpty() && button.toolButtonStyle != Qt::ToolButtonIconOnly;
}

constexpr int kControlHeight = 28;
constexpr int kSliderHandle = 16;

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
    case PE_FrameGroupBox:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame != nullptr && frame->features.testFlag(QStyleOptionFrame::Flat))
            return; // its title and the room around it are enough
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    case PE_Frame:
        drawBox(*painter, option->rect, {}, QPen(hairlineColor(option->palette), 1.0), kRadius);
        return;
    case PE_FrameFocusRect:
        drawBox(*painter, option->rect, {}, QPen(accentColor(option->palette), 2.0));
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawCheckBox(*option, *painter); return;
    case PE_IndicatorRadioButton: drawRadioButton(*option, *painter); return;
    case PE_IndicatorToolBarSeparator:
        painter->fillRect(
            QRect(option->rect.center().x(), option->rect.top() + 8, 1, option->rect.height() - 16),
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
        painter->fillRect(
            QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
            hairlineColor(option->palette));
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            drawMenuBarItem(*item, *painter);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* menu = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            menu != nullptr && opensMenu(*menu)) {
            QStyleOptionToolButton label(*menu);
            label.rect.adjust(0, 0, -kMenuChevron, 0);
            QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            tool != nullptr && tool->toolButtonStyle == Qt::ToolButtonTextBesideIcon
            && !tool->text.isEmpty() && !tool->icon.isNull()) {
            // As much room before the icon as after the text.
            QStyleOptionToolButton label(*tool);
            label.rect.adjust(kGrid / 2, 0, 0, 0);
            QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        break;
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
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (control == CC_ToolButton && tool != nullptr && opensMenu(*tool)) {
        // The style's own arrow is a speck in the corner.
        QStyleOptionToolButton button(*tool);
        button.arrowType = Qt::NoArrow;
        QStyleOptionToolButton bevel(button);
        bevel.features &= ~QStyleOptionToolButton::HasMenu;
        bevel.text.clear();
        bevel.icon = {};
        QProxyStyle::drawComplexControl(control, &bevel, painter, widget);
        button.rect = subControlRect(control, &button, SC_ToolButton, widget);
        proxy()->drawControl(CE_ToolButtonLabel, &button, painter, widget);
        drawChevron(*option, *painter,
                    QPointF(option->rect.right() - kMenuChevron / 2.0 - 1,
                            QRectF(option->rect).center().y()),
                    Qt::DownArrow, 3.5);
        return;
    }
    if (control == CC_ScrollBar && slider != nullptr)
        drawScrollBar(*proxy(), *slider, *painter, widget);
    else if (control == CC_Slider && slider != nullptr && slider->tickPosition == 0)
        drawSlider(*proxy(), *slider, *painter, widget);
    else if (control == CC_ComboBox && combo != nullptr)
        drawComboBox(*proxy(), *combo, *painter, widget);
    else if (control == CC_SpinBox && spin != nullptr)
        drawSpinBox(*proxy(), *spin, *painter, widget);
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
        thumb =
            static_cast<int>(length * static_cast<qint64>(bar->pageStep) / (range + bar->pageStep));
    thumb = std::clamp(thumb, minimum, length);
    const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                           length - thumb, bar->upsideDown);
    const auto part = [&](int from, int size) {
        return horizontal
                   ? QRect(bar->rect.left() + from, bar->rect.top(), size, bar->rect.height())
                   : QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(), size);
    };
    switch (subControl) {
    case SC_ScrollBarSlider: return part(at, thumb);
    case SC_ScrollBarSubPage: return part(0, at);
    case SC_ScrollBarAddPage: return part(at + thumb, length - at - thumb);
    case SC_ScrollBarGroove: return bar->rect;
    default: return {};
    }
}

QRect FlatStyle::subElementRect(SubElement element, const QStyleOption* option,
                                const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element == SE_LineEditContents && frame != nullptr && frame->lineWidth > 0)
        return rect.adjusted(kGrid / 2, 0, -kGrid / 2, 0);
    return rect;
}

QIcon FlatStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                              const QWidget* widget) const
{
    const QPalette palette = widget != nullptr ? widget->palette() : QPalette();
    switch (pixmap) {
    case SP_DockWidgetCloseButton:
    case SP_TitleBarCloseButton:
    case SP_LineEditClearButton: return icon(QStringLiteral("close"), mutedTextColor(palette));
    case SP_TitleBarNormalButton: return icon(QStringLiteral("float"), mutedTextColor(palette));
    default: return QProxyStyle::standardIcon(pixmap, option, widget);
    }
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const
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
    case CT_ToolButton:
        result = QSize(size.width() + kGrid, size.height() + kGrid);
        if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            tool != nullptr && opensMenu(*tool))
            result.rwidth() += kMenuChevron;
        break;
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
    case PM_FocusFrameHMargin: return kGrid - 1; // text in cells: 8 pixels from either side
    case PM_HeaderMargin: return kGrid;
    case PM_MenuVMargin: return kGrid / 2;
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
