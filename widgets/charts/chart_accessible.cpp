// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace faultline::ui {

namespace {

class AccessibleChart final : public QAccessibleWidget {
public:
    explicit AccessibleChart(QWidget* chart) : QAccessibleWidget(chart, QAccessible::Chart) {}

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Value ? object()->property("cursorText").toString()
                                           : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* chartInterface(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    // Charts, and nothing else, have a value in words.
    const bool isChart = widget && widget->metaObject()->indexOfProperty("cursorText") >= 0;
    return isChart ? new AccessibleChart(widget) : nullptr;
}

} // namespace

void makeChartsAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(chartInterface);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void announceValue(QWidget& chart)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(&chart, chart.property("cursorText"));
    QAccessible::updateAccessibility(&event);
}

} // namespace faultline::ui
