// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/quick_switcher.h"

#include "widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kSwitcherWidth = 76 * kGrid;
constexpr int kSwitcherHeight = 48 * kGrid;
constexpr int kRowHeight = 4 * kGrid;
constexpr int kSwitcherIconSize = 16;

} // namespace

/// Icon, title, and at the right edge kind and shortcut.
class QuickSwitcher::EntryDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const QStyle& style = row.widget ? *row.widget->style() : *QApplication::style();
        style.drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);

        const bool selected = row.state.testFlag(QStyle::State_Selected);
        const QPalette& palette = row.palette;
        const QColor strong = palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        const QColor weak = selected ? strong : mutedTextColor(palette);
        QRect rest = row.rect.adjusted(kGrid, 0, -kGrid, 0);
        const QRect iconRect(rest.left(), rest.center().y() - kSwitcherIconSize / 2 + 1,
                             kSwitcherIconSize, kSwitcherIconSize);
        icon(index.data(SwitcherList::IconNameRole).toString(), weak).paint(painter, iconRect);
        rest.setLeft(iconRect.right() + 1 + kGrid);

        QString side = index.data(SwitcherList::KindTextRole).toString();
        const QString shortcut = index.data(SwitcherList::ShortcutRole).toString();
        if (!shortcut.isEmpty())
            side += QStringLiteral("   ") + shortcut;
        const int sideWidth = row.fontMetrics.horizontalAdvance(side);
        painter->setFont(row.font);
        painter->setPen(weak);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight, side);
        rest.setRight(rest.right() - sideWidth - 2 * kGrid);
        painter->setPen(strong);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                          row.fontMetrics.elidedText(row.text, Qt::ElideMiddle, rest.width()));
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {kSwitcherWidth / 2, kRowHeight};
    }
};

QuickSwitcher::QuickSwitcher(QWidget* parent)
    : QFrame(parent),
      m_edit(new QLineEdit(this)),
      m_searchIcon(m_edit->addAction(QIcon(), QLineEdit::LeadingPosition)),
      m_list(new SwitcherList(this)),
      m_view(new QListView(this)),
      m_nothing(new QLabel(tr("Nothing matches. Try a part of a run, a tag or an action."), this))
{
    setAccessibleName(tr("Quick search"));
    m_edit->setPlaceholderText(tr("Go to a page, finding, run, tag or action"));
    m_edit->setAccessibleName(tr("Search"));
    m_edit->setMinimumHeight(5 * kGrid);
    m_edit->installEventFilter(this);
    m_view->setModel(m_list);
    m_view->setItemDelegate(new EntryDelegate(m_view));
    m_view->setAccessibleName(tr("Matches"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setAlignment(Qt::AlignCenter);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    layout->setSpacing(kGrid);
    layout->addWidget(m_edit);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_nothing, 1);

    connect(m_edit, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_list->setQuery(text);
        selectRow(0);
        place();
    });
    connect(m_view, &QListView::clicked, this, &QuickSwitcher::activate);
    parent->installEventFilter(this);
    refreshIcons();
    hide();
}

void QuickSwitcher::open(std::vector<SwitcherEntry> entries)
{
    m_focusBefore = QApplication::focusWidget();
    m_list->setEntries(std::move(entries));
    m_edit->clear();
    selectRow(0);
    place();
    show();
    raise();
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

void QuickSwitcher::dismiss()
{
    if (isHidden())
        return;
    hide();
    if (m_focusBefore != nullptr && m_focusBefore->isVisible())
        m_focusBefore->setFocus(Qt::PopupFocusReason);
}

void QuickSwitcher::selectRow(int row)
{
    const int rows = m_list->rowCount();
    m_view->setVisible(rows > 0);
    m_nothing->setVisible(rows == 0);
    m_view->setCurrentIndex(m_list->index(std::clamp(row, 0, std::max(rows - 1, 0)), 0));
}

void QuickSwitcher::place()
{
    const QRect area = parentWidget()->rect();
    const int width = std::min(kSwitcherWidth, area.width() - 4 * kGrid);
    const int rows = std::max(m_list->rowCount(), 2) * kRowHeight;
    const int wanted = std::min(kSwitcherHeight, m_edit->minimumHeight() + 3 * kGrid + rows);
    const int height = std::min(wanted, area.height() - 16 * kGrid);
    setGeometry(area.center().x() - width / 2, area.top() + 9 * kGrid, width, height);
}

void QuickSwitcher::activate(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const std::function<void()> action = m_list->entry(index.row()).activate;
    dismiss();
    action();
}

bool QuickSwitcher::handleKey(int key)
{
    const int row = m_view->currentIndex().row();
    const int page = std::max(1, m_view->height() / kRowHeight - 1);
    switch (key) {
    case Qt::Key_Down: selectRow(row + 1); return true;
    case Qt::Key_Up: selectRow(row - 1); return true;
    case Qt::Key_PageDown: selectRow(row + page); return true;
    case Qt::Key_PageUp: selectRow(row - page); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: activate(m_view->currentIndex()); return true;
    case Qt::Key_Escape: dismiss(); return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true;
    default: return false;
    }
}

bool QuickSwitcher::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_edit && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // before the window's own Escape
        return true;
    }
    if (watched == m_edit && event->type() == QEvent::KeyPress)
        return handleKey(static_cast<QKeyEvent*>(event)->key());
    if (watched == m_edit && event->type() == QEvent::FocusOut && isVisible()
        && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason)
        hide();
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void QuickSwitcher::refreshIcons()
{
    m_searchIcon->setIcon(icon(QStringLiteral("search"), mutedTextColor(palette())));
}

void QuickSwitcher::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshIcons();
    QFrame::changeEvent(event);
}

void QuickSwitcher::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mutedTextColor(palette()), 1.0));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace faultline::ui
