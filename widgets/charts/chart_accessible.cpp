// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_accessible.h"

#include "widgets/charts/accessible_items.h"
#include "widgets/charts/curve_description.h"
#include "widgets/charts/curve_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <utility>
#include <vector>

namespace faultline::ui {

namespace {

std::size_t itemCountOf(const QWidget& widget)
{
    if (const auto* curves = qobject_cast<const CurveView*>(&widget))
        return curves->curves().size();
    const auto* items = dynamic_cast<const AccessibleItems*>(&widget);
    return items != nullptr ? items->accessibleItems().size() : 0;
}

/// `position` is less than itemCountOf().
AccessibleItem itemOf(const QWidget& widget, std::size_t position)
{
    if (const auto* curves = qobject_cast<const CurveView*>(&widget))
        return curveItem(*curves, position);
    return dynamic_cast<const AccessibleItems&>(widget).accessibleItems()[position];
}

/// One of the things that a widget paints; asked anew each time, as they change with the data.
class AccessiblePart final : public QAccessibleInterface {
public:
    AccessiblePart(QAccessibleInterface& whole, int position) : m_whole(whole), m_position(position)
    {
    }

    [[nodiscard]] bool isValid() const override
    {
        return m_whole.isValid() && m_position < m_whole.childCount();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override { return &m_whole; }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override { return m_whole.state(); }
    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (which == QAccessible::Name)
            return item().name;
        return which == QAccessible::Description ? item().description : QString();
    }
    [[nodiscard]] QRect rect() const override
    {
        const QRect own = item().rect;
        const QRect whole = m_whole.rect();
        return own.isEmpty() ? whole : own.translated(whole.topLeft());
    }

private:
    [[nodiscard]] AccessibleItem item() const
    {
        const auto* widget = qobject_cast<const QWidget*>(m_whole.object());
        const auto place = static_cast<std::size_t>(m_position);
        return widget != nullptr && place < itemCountOf(*widget) ? itemOf(*widget, place)
                                                                 : AccessibleItem();
    }

    QAccessibleInterface& m_whole;
    int m_position;
};

/// A chart or a legend.
class AccessiblePainting final : public QAccessibleWidget {
public:
    AccessiblePainting(QWidget* widget, QAccessible::Role role) : QAccessibleWidget(widget, role) {}
    AccessiblePainting(const AccessiblePainting&) = delete;
    AccessiblePainting& operator=(const AccessiblePainting&) = delete;
    ~AccessiblePainting() override
    {
        for (const QAccessible::Id id : m_parts)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (which == QAccessible::Value)
            return object()->property("cursorText").toString();
        if (const auto* curves = qobject_cast<const CurveView*>(object());
            curves != nullptr && which == QAccessible::Description)
            return curvesDescription(*curves);
        return QAccessibleWidget::text(which);
    }

    // Parts come first, then widgets in it.
    [[nodiscard]] int childCount() const override
    {
        return partCount() + QAccessibleWidget::childCount();
    }

    [[nodiscard]] QAccessibleInterface* child(int position) const override
    {
        if (position < 0 || position >= partCount())
            return QAccessibleWidget::child(position - partCount());
        while (m_parts.size() <= static_cast<std::size_t>(position)) {
            auto& whole = const_cast<AccessiblePainting&>(*this); // Qt asks for parts of a const
            m_parts.push_back(QAccessible::registerAccessibleInterface(
                new AccessiblePart(whole, static_cast<int>(m_parts.size()))));
        }
        return QAccessible::accessibleInterface(m_parts[static_cast<std::size_t>(position)]);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* part) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i) == part)
                return i;
        }
        return -1;
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < partCount(); ++i) {
            QAccessibleInterface* part = child(i);
            if (part->rect() != rect() && part->rect().contains(x, y))
                return part;
        }
        return QAccessibleWidget::childAt(x, y);
    }

private:
    [[nodiscard]] int partCount() const
    {
        const auto* widget = qobject_cast<const QWidget*>(object());
        return widget != nullptr ? static_cast<int>(itemCountOf(*widget)) : 0;
    }

    mutable std::vector<QAccessible::Id> m_parts;
};

QAccessibleInterface* paintingInterface(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr)
        return nullptr;
    // Charts, and nothing else, have a value in words.
    if (widget->metaObject()->indexOfProperty("cursorText") >= 0)
        return new AccessiblePainting(widget, QAccessible::Chart);
    return dynamic_cast<AccessibleItems*>(widget) != nullptr
               ? new AccessiblePainting(widget, QAccessible::List)
               : nullptr;
}

} // namespace

void makeChartsAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(paintingInterface);
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
