// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/changes_pane.h"

#include "model/qt/compare_words.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>

namespace faultline::ui {

namespace {

using Column = RunChangeModel::Column;

bool isPaint(const RunChange& change)
{
    return change.kind == ChangeKind::Cosmetic || change.kind == ChangeKind::Renamed;
}

} // namespace

ChangesPane::ChangesPane(ChangeArea area, QWidget* parent) : QWidget(parent), m_area(area)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Filter differences"));
    m_search->setAccessibleName(tr("Filter differences"));
    m_search->setClearButtonEnabled(true);
    row->addWidget(m_search, 1);
    m_all = new QCheckBox(this);
    row->addWidget(m_all);
    column->addLayout(row);

    m_filtered = new QSortFilterProxyModel(this);
    m_filtered->setSourceModel(&m_model);
    m_filtered->setFilterRole(FilterRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setFilterKeyColumn(0);
    m_table = new QTableView(this);
    m_table->setModel(m_filtered);
    m_table->setAccessibleName(tr("Differences: %1").arg(changeAreaName(area)));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(3 * kGrid + kGrid / 2);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const Column stretched : {Column::Path, Column::A, Column::B})
        header->setSectionResizeMode(static_cast<int>(stretched), QHeaderView::Stretch);
    for (const Column fitting : {Column::About, Column::Where})
        header->setSectionResizeMode(static_cast<int>(fitting), QHeaderView::ResizeToContents);
    column->addWidget(m_table, 1);
    connect(m_search, &QLineEdit::textChanged, m_filtered,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_all, &QCheckBox::toggled, this, &ChangesPane::refill);
    connect(m_table, &QTableView::activated, this, &ChangesPane::open);
}

void ChangesPane::setComparison(const RunComparisonPtr& comparison)
{
    m_comparison = comparison;
    int paint = 0;
    if (comparison) {
        for (const RunChange& change : comparison->changes)
            paint += change.area == m_area && isPaint(change) ? 1 : 0;
    }
    m_all->setText(tr("Show %n that act on nothing", nullptr, paint));
    m_all->setVisible(paint > 0);
    refill();
}

int ChangesPane::count() const
{
    if (!m_comparison)
        return 0;
    return static_cast<int>(std::count_if(
        m_comparison->changes.begin(), m_comparison->changes.end(),
        [this](const RunChange& change) { return change.area == m_area && !isPaint(change); }));
}

void ChangesPane::step(int by)
{
    const int rows = m_filtered->rowCount();
    if (rows == 0)
        return;
    const QModelIndex current = m_table->currentIndex();
    const int row =
        current.isValid() ? std::clamp(current.row() + by, 0, rows - 1) : (by > 0 ? 0 : rows - 1);
    m_table->setCurrentIndex(m_filtered->index(row, 0));
}

void ChangesPane::refill()
{
    m_model.setComparison(m_comparison, m_area, m_all->isChecked() && m_all->isVisibleTo(this));
}

/// Where B states it, else where A does.
void ChangesPane::open(const QModelIndex& index)
{
    const RunChange& change = m_model.changeAt(m_filtered->mapToSource(index).row());
    if (change.sources.empty())
        return;
    const auto ofB =
        std::find_if(change.sources.begin(), change.sources.end(),
                     [](const ChangeSource& source) { return source.side == RunSide::B; });
    emit sourceRequested(ofB == change.sources.end() ? change.sources.front() : *ofB,
                         toQString(change.path));
}

} // namespace faultline::ui
