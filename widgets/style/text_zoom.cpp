// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/text_zoom.h"

#include <QApplication>
#include <QFont>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

constexpr double kStep = 0.1;

QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0.0)
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

/// Of the program: the zoom that its texts have now.
constexpr const char* kZoomProperty = "faultlineTextZoom";

} // namespace

double applyTextZoom(QApplication& app, double zoom)
{
    const double wanted = std::clamp(zoom, kLeastTextZoom, kMostTextZoom);
    const QVariant before = app.property(kZoomProperty);
    const double factor = wanted / (before.isValid() ? before.toDouble() : 1.0);
    if (std::abs(factor - 1.0) < 1e-6)
        return wanted;
    app.setProperty(kZoomProperty, wanted);
    // Headings and code have sizes of their own, which do not follow that of the program.
    QList<std::pair<QWidget*, QFont>> own;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->testAttribute(Qt::WA_SetFont))
            own.emplace_back(widget, scaled(widget->font(), factor));
    }
    QApplication::setFont(scaled(app.font(), factor));
    for (const auto& [widget, font] : own)
        widget->setFont(font);
    return wanted;
}

double nextTextZoom(double zoom, bool larger)
{
    const double steps = std::round(zoom / kStep) + (larger ? 1.0 : -1.0);
    return std::clamp(steps * kStep, kLeastTextZoom, kMostTextZoom);
}

} // namespace faultline::ui
