// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/changes_pane.h"

#include "model/qt/case_document.h"
#include "model/qt/compare_words.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace faultline::ui {

namespace {

using Column = RunChangeModel::Column;

} // namespace

ChangesPane::ChangesPane(ChangeArea area, CaseDocument& document, QWidget* parent)
    : QWidget(parent), m_area(area), m_document(document)
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
    m_ignored = new QToolButton(this);
    m_ignoredMenu = new QMenu(this);
    m_ignored->setMenu(m_ignoredMenu);
    m_ignored->setPopupMode(QToolButton::InstantPopup);
    m_ignored->setToolTip(tr("Differences that are left out; choose one to see it again"));
    row->addWidget(m_ignored);
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
    for (const Column stretched : {Column::Path, Column::Where})
        header->setSectionResizeMode(static_cast<int>(stretched), QHeaderView::Stretch);
    for (const Column fitting : {Column::A, Column::B, Column::About})
        header->setSectionResizeMode(static_cast<int>(fitting), QHeaderView::ResizeToContents);
    column->addWidget(m_table, 1);
    connect(m_search, &QLineEdit::textChanged, m_filtered,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_all, &QCheckBox::toggled, this, &ChangesPane::refill);
    connect(m_table, &QTableView::activated, this, &ChangesPane::open);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableView::customContextMenuRequested, this, &ChangesPane::showMenu);
    connect(&document, &CaseDocument::ignoredChangesChanged, this, &ChangesPane::fillIgnored);
    fillIgnored();
}

void ChangesPane::setComparison(const RunComparisonPtr& comparison)
{
    m_comparison = comparison;
    int folded = 0;
    if (comparison) {
        for (const RunChange& change : comparison->changes)
            folded += change.area == m_area && isFolded(change) ? 1 : 0;
    }
    m_all->setText(tr("Show %n without effect", nullptr, folded));
    m_all->setVisible(folded > 0);
    refill();
}

int ChangesPane::count() const
{
    if (!m_comparison)
        return 0;
    return static_cast<int>(std::count_if(
        m_comparison->changes.begin(), m_comparison->changes.end(),
        [this](const RunChange& change) { return change.area == m_area && !isFolded(change); }));
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

void ChangesPane::showMenu(const QPoint& position)
{
    const QModelIndex index = m_table->indexAt(position);
    if (!index.isValid())
        return;
    const RunChange change = m_model.changeAt(m_filtered->mapToSource(index).row());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!change.sources.empty())
        connect(menu->addAction(tr("Show where it stands")), &QAction::triggered, this,
                [this, index = QPersistentModelIndex(index)] { open(index); });
    connect(menu->addAction(tr("Ignore…")), &QAction::triggered, this,
            [this, change] { ignore(change); });
    menu->popup(m_table->viewport()->mapToGlobal(position));
}

/// With a reason, which is kept with the case.
void ChangesPane::ignore(const RunChange& change)
{
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Ignore this difference"));
    dialog->setLabelText(tr("Why does %1 not matter?").arg(toQString(change.path)));
    connect(
        dialog, &QInputDialog::textValueSelected, this,
        [this, area = std::string(toString(m_area)), path = change.path](const QString& reason) {
            m_document.ignoreChange({.area = area, .path = path, .reason = reason.toStdString()});
        });
    dialog->open();
}

void ChangesPane::fillIgnored()
{
    m_ignoredMenu->clear();
    for (const IgnoredChange& one : m_document.ignoredChanges()) {
        if (one.area != toString(m_area))
            continue;
        const QString path = toQString(one.path);
        const QString text =
            one.reason.empty()
                ? path
                : tr("%1: %2", "field, why it is ignored").arg(path, toQString(one.reason));
        // Later: the menu is filled anew by it, and the action goes.
        connect(
            m_ignoredMenu->addAction(text), &QAction::triggered, this,
            [this, one] { m_document.showChangeAgain(one.area, one.path); }, Qt::QueuedConnection);
    }
    const auto count = static_cast<int>(m_ignoredMenu->actions().size());
    m_ignored->setText(tr("%n ignored", nullptr, count));
    m_ignored->setVisible(count > 0);
}

} // namespace faultline::ui
