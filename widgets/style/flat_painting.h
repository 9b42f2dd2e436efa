// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>
#include <QRect>
#include <QStyle>
#include <QStyleOption>

class QPainter;
class QWidget;

/// How FlatStyle draws each control. Positions come from the style, colours from the option's
/// palette.
namespace faultline::ui::flat {

inline constexpr qreal kRadius = 4.0;

[[nodiscard]] bool has(const QStyleOption& option, QStyle::StateFlag flag);
/// A default button that can be pressed: the one thing to do next.
[[nodiscard]] bool isPrimary(const QStyleOption& option);

/// An invalid fill is none.
void drawBox(QPainter& painter, const QRect& rect, const QColor& fill, const QPen& pen,
             qreal radius = kRadius);
void drawChevron(const QStyleOption& option, QPainter& painter, const QPointF& centre,
                 Qt::ArrowType direction, qreal size);
void drawTool(const QStyleOption& option, QPainter& painter);
void drawButton(const QStyleOption& option, QPainter& painter);
void drawField(const QStyleOption& option, QPainter& painter);
void drawCheckBox(const QStyleOption& option, QPainter& painter);
void drawRadioButton(const QStyleOption& option, QPainter& painter);
void drawScrollBar(const QStyle& style, const QStyleOptionSlider& option, QPainter& painter,
                   const QWidget* widget);
void drawSlider(const QStyle& style, const QStyleOptionSlider& option, QPainter& painter,
                const QWidget* widget);
void drawComboBox(const QStyle& style, const QStyleOptionComboBox& option, QPainter& painter,
                  const QWidget* widget);
void drawSpinBox(const QStyle& style, const QStyleOptionSpinBox& option, QPainter& painter,
                 const QWidget* widget);
void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter);
void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter);
void drawDockTitle(const QStyleOptionDockWidget& option, QPainter& painter, const QRect& textRect);
void drawProgress(const QStyleOptionProgressBar& option, QPainter& painter);

} // namespace faultline::ui::flat
