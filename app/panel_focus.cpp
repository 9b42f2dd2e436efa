// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel_focus.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

namespace faultline::ui {

namespace {

bool takesTab(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled()
           && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// The first one that the Tab key would stop at; nullptr: none.
QWidget* firstStop(const QWidget& panel)
{
    const QList<QWidget*> all = panel.findChildren<QWidget*>();
    const auto found =
        std::find_if(all.begin(), all.end(), [](const QWidget* one) { return takesTab(*one); });
    return found == all.end() ? nullptr : *found;
}

/// In the order of reading: from the top, then from the left.
QList<QWidget*> panelsOf(const QMainWindow& window)
{
    QList<QWidget*> panels;
    for (QToolBar* bar : window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        panels << bar;
    for (QDockWidget* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        panels << dock;
    panels << window.centralWidget();
    if (auto* status = window.findChild<QStatusBar*>(QString(), Qt::FindDirectChildrenOnly))
        panels << status;
    panels.removeIf([](const QWidget* panel) {
        return panel == nullptr || !panel->isVisible() || panel->visibleRegion().isEmpty()
               || firstStop(*panel) == nullptr;
    });
    std::stable_sort(panels.begin(), panels.end(), [](const QWidget* a, const QWidget* b) {
        return a->x() != b->x() ? a->x() < b->x() : a->y() < b->y();
    });
    return panels;
}

} // namespace

void focusNextPanel(const QMainWindow& window, bool forwards)
{
    const QList<QWidget*> panels = panelsOf(window);
    if (panels.isEmpty())
        return;
    const QWidget* focused = QApplication::focusWidget();
    const auto holds = [focused](const QWidget* panel) {
        return focused != nullptr && panel->isAncestorOf(focused);
    };
    const auto at = std::find_if(panels.begin(), panels.end(), holds);
    const auto count = panels.size();
    const auto from = at == panels.end() ? (forwards ? count - 1 : 0) : at - panels.begin();
    const auto to = (from + (forwards ? 1 : count - 1)) % count;
    firstStop(*panels[to])->setFocus(Qt::TabFocusReason);
}

} // namespace faultline::ui
