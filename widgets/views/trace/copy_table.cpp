// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/copy_table.h"

#include "model/qt/roles.h"
#include "widgets/style/theme.h"

#include <QAbstractTableModel>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace faultline::ui {

namespace {

constexpr int kWidestText = 60 * kGrid;
constexpr int kNarrowestColumn = 6 * kGrid;
/// A name is shortened to this before numbers are pushed out of sight.
constexpr int kShortestText = 18 * kGrid;

/// Raw values; what is not a number stays at the end whichever way it is sorted.
class SortedNumbers final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const QVariant a = left.data(SortRole);
        const QVariant b = right.data(SortRole);
        const bool aIsNan = std::isnan(a.toDouble());
        const bool bIsNan = std::isnan(b.toDouble());
        if (aIsNan || bIsNan)
            return aIsNan != bIsNan && (sortOrder() == Qt::AscendingOrder ? bIsNan : aIsNan);
        return QSortFilterProxyModel::lessThan(left, right);
    }
};

bool isNumberColumn(const QAbstractItemModel& model, int column)
{
    const QVariant alignment = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    return alignment.toInt() & Qt::AlignRight;
}

} // namespace

CopyTable::CopyTable(QAbstractTableModel& source, const QString& accessibleName, QWidget* parent)
    : QTableView(parent), m_sorted(new SortedNumbers(this))
{
    m_sorted->setSourceModel(&source);
    m_sorted->setSortRole(SortRole);
    setModel(m_sorted);
    setAccessibleName(accessibleName);
    setFont(tabularFont(font()));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setAlternatingRowColors(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTextElideMode(Qt::ElideRight);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder); // the order of the source
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(3 * kGrid);
    horizontalHeader()->setHighlightSections(false);
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &CopyTable::fitColumns);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (!m_quiet && current.isValid())
                    emit sourceRowSelected(m_sorted->mapToSource(current).row());
            });
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            [this] { m_userSized = m_userSized || (!m_fitting && isPressedInHeader()); });
    fitColumns();
}

bool CopyTable::isPressedInHeader() const
{
    return QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)
           && horizontalHeader()->underMouse();
}

int CopyTable::currentSourceRow() const
{
    return currentIndex().isValid() ? m_sorted->mapToSource(currentIndex()).row() : -1;
}

void CopyTable::selectSourceRow(int row)
{
    if (row == currentSourceRow() && row >= 0)
        return;
    m_quiet = true;
    const QModelIndex index = m_sorted->mapFromSource(m_sorted->sourceModel()->index(row, 0));
    if (index.isValid())
        selectRow(index.row());
    else
        clearSelection();
    m_quiet = false;
}

QString CopyTable::selectionAsTsv() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    if (rows.isEmpty()) {
        for (int row = 0; row < m_sorted->rowCount(); ++row)
            rows.push_back(m_sorted->index(row, 0));
    }
    std::sort(rows.begin(), rows.end(),
              [](const QModelIndex& a, const QModelIndex& b) { return a.row() < b.row(); });
    QStringList titles;
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        titles << m_sorted->headerData(column, Qt::Horizontal).toString();
    QStringList lines{titles.join(u'\t')};
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int column = 0; column < m_sorted->columnCount(); ++column) {
            const QModelIndex index = row.siblingAtColumn(column);
            const QVariant whole = index.data(FullTextRole);
            QString cell = (whole.isValid() ? whole : index.data()).toString();
            // A name that holds a tab or a line break would shift the columns.
            cells << cell.replace(u'\t', u' ').replace(u'\n', u' ');
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

bool CopyTable::isOurs(int column) const
{
    return !isColumnHidden(column)
           && horizontalHeader()->sectionResizeMode(column) == QHeaderView::Interactive;
}

void CopyTable::fitColumns()
{
    const int columns = m_sorted->columnCount();
    if (columns == 0)
        return;
    m_fitting = true;
    // A lone number far right would be lost.
    horizontalHeader()->setStretchLastSection(!isNumberColumn(*m_sorted, columns - 1));
    m_fitted.assign(static_cast<std::size_t>(columns), 0);
    m_whole = m_fitted;
    for (int column = 0; column < columns; ++column) {
        if (!isOurs(column))
            continue;
        resizeColumnToContents(column);
        const auto i = static_cast<std::size_t>(column);
        m_whole[i] = columnWidth(column) + kGrid / 2;
        m_fitted[i] = std::clamp(m_whole[i], kNarrowestColumn, kWidestText);
    }
    m_fitting = false;
    m_userSized = false;
    placeColumns();
}

void CopyTable::placeColumns()
{
    if (m_userSized || m_fitted.empty())
        return;
    std::vector<int> widths = m_fitted;
    int spare = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    // The first name is what a row is about: the others are shortened before it.
    for (std::size_t i = widths.size(); i-- > 0 && spare < 0;) {
        if (isNumberColumn(*m_sorted, static_cast<int>(i)) || widths[i] <= kShortestText)
            continue;
        const int less = std::min(-spare, widths[i] - kShortestText);
        widths[i] -= less;
        spare += less;
    }
    for (std::size_t i = 0; i < widths.size() && spare > 0; ++i) {
        const int more = std::clamp(m_whole[i] - widths[i], 0, spare);
        widths[i] += more;
        spare -= more;
    }
    m_fitting = true;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (isOurs(static_cast<int>(i)))
            setColumnWidth(static_cast<int>(i), widths[i]);
    }
    m_fitting = false;
}

void CopyTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    placeColumns();
}

void CopyTable::copy() const
{
    QGuiApplication::clipboard()->setText(selectionAsTsv());
}

void CopyTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    QTableView::keyPressEvent(event);
}

void CopyTable::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool all = !selectionModel()->hasSelection();
    QAction* action = menu->addAction(all ? tr("Copy the table") : tr("Copy the selected rows"));
    action->setShortcut(QKeySequence::Copy);
    connect(action, &QAction::triggered, this, &CopyTable::copy);
    menu->popup(event->globalPos());
}

void CopyTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_sorted != nullptr)
        fitColumns();
}

} // namespace faultline::ui
