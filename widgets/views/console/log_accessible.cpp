// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/log_accessible.h"

#include "widgets/views/console/log_list.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>

namespace faultline::ui {

namespace {

/// A row of a log. It looks everything up when it is asked: rows move when folds open.
class AccessibleRow final : public QAccessibleInterface {
public:
    AccessibleRow(LogList& list, std::size_t row) : m_list(&list), m_row(row) {}

    [[nodiscard]] bool isValid() const override { return m_list && m_row < m_list->rowCount(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override
    {
        return m_list ? m_list->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return m_list ? QAccessible::queryAccessibleInterface(m_list) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name && isValid() ? m_list->spokenRow(m_row) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override
    {
        const QRect inside = isValid() ? m_list->rowRect(m_row) : QRect();
        return inside.isNull()
                   ? QRect()
                   : QRect(m_list->viewport()->mapToGlobal(inside.topLeft()), inside.size());
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        const bool isCurrent = m_list->currentRow() == m_row;
        state.selectable = true;
        state.focusable = true;
        state.readOnly = true;
        state.selected = m_list->isRowSelected(m_row);
        state.focused = isCurrent && m_list->hasFocus();
        state.active = isCurrent;
        state.offscreen = m_list->rowRect(m_row).isNull();
        return state;
    }
    [[nodiscard]] std::size_t row() const { return m_row; }

private:
    QPointer<LogList> m_list;
    std::size_t m_row;
};

class AccessibleLog final : public QAccessibleWidget {
public:
    explicit AccessibleLog(LogList& list) : QAccessibleWidget(&list, QAccessible::List) {}
    ~AccessibleLog() override
    {
        for (const auto& [row, id] : m_rows)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override
    {
        constexpr std::size_t kMost = std::numeric_limits<int>::max();
        return static_cast<int>(std::min(list().rowCount(), kMost));
    }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto [known, isNew] = m_rows.try_emplace(index);
        if (isNew)
            known->second = QAccessible::registerAccessibleInterface(
                new AccessibleRow(list(), static_cast<std::size_t>(index)));
        return QAccessible::accessibleInterface(known->second);
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPoint inside = list().viewport()->mapFromGlobal(QPoint(x, y));
        const std::optional<std::size_t> row =
            list().viewport()->rect().contains(inside) ? list().rowAt(inside.y()) : std::nullopt;
        return row ? child(static_cast<int>(*row)) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        const std::optional<std::size_t> row = list().currentRow();
        return row && list().hasFocus() ? child(static_cast<int>(*row)) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        const auto* row = dynamic_cast<const AccessibleRow*>(wanted);
        return row != nullptr ? static_cast<int>(row->row()) : -1;
    }

private:
    [[nodiscard]] LogList& list() const { return *static_cast<LogList*>(object()); }

    mutable std::unordered_map<int, QAccessible::Id> m_rows; ///< those that were asked for
};

QAccessibleInterface* logInterface(const QString&, QObject* object)
{
    auto* list = qobject_cast<LogList*>(object);
    return list != nullptr ? new AccessibleLog(*list) : nullptr;
}

} // namespace

void makeLogsAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(logInterface);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void announceRow(LogList& list)
{
    const std::optional<std::size_t> row = list.currentRow();
    if (!row || !list.hasFocus() || !QAccessible::isActive())
        return;
    QAccessibleEvent event(&list, QAccessible::Focus);
    event.setChild(static_cast<int>(*row));
    QAccessible::updateAccessibility(&event);
}

} // namespace faultline::ui
