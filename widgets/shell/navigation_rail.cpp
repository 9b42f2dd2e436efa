// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/navigation_rail.h"

#include "widgets/style/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kRailWidth = 7 * kGrid;
constexpr int kRailButton = 5 * kGrid; // seventeen pages show at 1280 x 800
constexpr int kRailMargin = kGrid / 2;
constexpr QSize kRailIcon(22, 22);

} // namespace

NavigationRail::NavigationRail(const QList<QAction*>& pages, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The wheel and the arrows scroll; a bar would take a quarter of the width.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Pages"));
    auto* column = new QWidget(this);
    column->setAccessibleName(accessibleName());
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(kRailMargin, kRailMargin, kRailMargin, kRailMargin);
    layout->setSpacing(kGrid / 8);
    for (QAction* page : pages) {
        auto* button = new QToolButton(column);
        button->setDefaultAction(page);
        button->setAutoRaise(true);
        button->setIconSize(kRailIcon);
        button->setAccessibleName(page->text());
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->installEventFilter(this);
        connect(page, &QAction::changed, this, &NavigationRail::refreshTabStop);
        layout->addWidget(button);
        m_buttons.push_back(button);
    }
    layout->addStretch(1);
    setWidget(column);
    refreshSizes();
    refreshTabStop();
}

void NavigationRail::setLabelsShown(bool shown)
{
    if (m_labels == shown)
        return;
    m_labels = shown;
    refreshSizes();
}

void NavigationRail::refreshSizes()
{
    for (QToolButton* button : m_buttons) {
        button->setToolButtonStyle(m_labels ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
        button->setFixedHeight(m_labels ? button->sizeHint().height() : kRailButton);
    }
    setFixedWidth(sizeHint().width());
    updateGeometry();
}

void NavigationRail::refreshTabStop()
{
    const auto isShown = [](const QToolButton* button) { return button->isChecked(); };
    const auto isEnabled = [](const QToolButton* button) { return button->isEnabled(); };
    auto stop = std::find_if(m_buttons.cbegin(), m_buttons.cend(), isShown);
    if (stop == m_buttons.cend() || !(*stop)->isEnabled())
        stop = std::find_if(m_buttons.cbegin(), m_buttons.cend(), isEnabled);
    for (auto button = m_buttons.cbegin(); button != m_buttons.cend(); ++button)
        (*button)->setFocusPolicy(button == stop ? Qt::TabFocus : Qt::NoFocus);
}

QSize NavigationRail::sizeHint() const
{
    int width = kRailWidth;
    for (const QToolButton* button : m_buttons) {
        if (m_labels)
            width = std::max(width, button->sizeHint().width() + 2 * kRailMargin);
    }
    return {width, widget() == nullptr ? 0 : widget()->sizeHint().height()};
}

QSize NavigationRail::minimumSizeHint() const
{
    return {sizeHint().width(), 2 * kRailButton};
}

void NavigationRail::moveFocus(int from, int step)
{
    const auto count = static_cast<int>(m_buttons.size());
    for (int to = from + step; to >= 0 && to < count; to += step) {
        if (!m_buttons[to]->isEnabled())
            continue;
        m_buttons[to]->setFocus(Qt::TabFocusReason);
        ensureWidgetVisible(m_buttons[to], 0, kRailMargin);
        return;
    }
}

bool NavigationRail::eventFilter(QObject* watched, QEvent* event)
{
    const auto at = static_cast<int>(m_buttons.indexOf(qobject_cast<QToolButton*>(watched)));
    if (at < 0 || event->type() != QEvent::KeyPress)
        return QScrollArea::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down: moveFocus(at, 1); return true;
    case Qt::Key_Up: moveFocus(at, -1); return true;
    case Qt::Key_Home: moveFocus(-1, 1); return true;
    case Qt::Key_End: moveFocus(static_cast<int>(m_buttons.size()), -1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: m_buttons[at]->click(); return true;
    default: return false;
    }
}

} // namespace faultline::ui
