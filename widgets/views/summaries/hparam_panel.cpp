// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/hparam_panel.h"

#include "model/qt/roles.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>

namespace faultline::ui {

namespace {

/// Numbers that say little are secondary text; a column with a filter is set apart.
class ColumnDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() > 0)
            option->font = tabularFont(option->font);
        if (index.data(HparamColumnModel::kMutedRole).toBool())
            option->palette.setColor(QPalette::Text, mutedTextColor(option->palette));
        if (index.data(HparamColumnModel::kFilteredRole).toBool()) {
            option->font.setWeight(QFont::DemiBold);
            option->icon = icon(QStringLiteral("filter"), accentColor(option->palette));
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->decorationSize = QSize(2 * kGrid - 2, 2 * kGrid - 2);
        }
    }
};

QString keyOf(const QModelIndex& index)
{
    const auto* sorted = qobject_cast<const QSortFilterProxyModel*>(index.model());
    const auto* model = qobject_cast<const HparamColumnModel*>(sorted->sourceModel());
    return model->shownRows()[static_cast<std::size_t>(sorted->mapToSource(index).row())].key;
}

} // namespace

HparamPanel::HparamPanel(QWidget* parent)
    : QWidget(parent),
      m_metrics(HparamColumnModel::Kind::Metrics),
      m_hparams(HparamColumnModel::Kind::Hparams),
      m_sortedMetrics(new QSortFilterProxyModel(this)),
      m_sortedHparams(new QSortFilterProxyModel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid, 0, 0, kGrid);
    column->setSpacing(kGrid);
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Find a column"));
    m_search->setAccessibleName(tr("Find a column"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, m_sortedMetrics,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::textChanged, m_sortedHparams,
            &QSortFilterProxyModel::setFilterFixedString);
    column->addWidget(m_search);
    m_metricList = makeList(m_metrics, *m_sortedMetrics, tr("Metrics to show"));
    m_hparamList = makeList(m_hparams, *m_sortedHparams, tr("Hyperparameters to show"));
    column->addWidget(m_metricList, 2);
    column->addWidget(m_hparamList, 3);
    m_filter = new HparamFilterEditor(this);
    column->addWidget(m_filter);
    connect(&m_metrics, &HparamColumnModel::showRequested, this, &HparamPanel::metricToggled);
    connect(&m_hparams, &HparamColumnModel::showRequested, this, &HparamPanel::hparamToggled);
    connect(m_metricList->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { takeCurrent(index, m_hparamList); });
    connect(m_hparamList->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) { takeCurrent(index, m_metricList); });
}

QTableView* HparamPanel::makeList(HparamColumnModel& model, QSortFilterProxyModel& sorted,
                                  const QString& name)
{
    sorted.setSourceModel(&model);
    sorted.setSortRole(SortRole);
    sorted.setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto* list = new QTableView(this);
    list->setModel(&sorted);
    list->setAccessibleName(name);
    list->setItemDelegate(new ColumnDelegate(list));
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setShowGrid(false);
    list->setTabKeyNavigation(false);
    list->verticalHeader()->hide();
    list->verticalHeader()->setDefaultSectionSize(3 * kGrid);
    list->horizontalHeader()->setHighlightSections(false);
    list->horizontalHeader()->setMinimumSectionSize(4 * kGrid);
    // Names get the room: they are what one looks for, and numbers are short.
    list->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    for (int column = 1; column < model.columnCount(); ++column)
        list->setColumnWidth(column,
                             fontMetrics().horizontalAdvance(QStringLiteral("−0.00")) + 2 * kGrid);
    list->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->setWordWrap(false);
    list->setTextElideMode(Qt::ElideMiddle);
    // In the order given until the user asks for another.
    list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    list->setSortingEnabled(true);
    list->setMinimumHeight(9 * kGrid);
    return list;
}

void HparamPanel::setColumns(std::vector<HparamColumnRow> metrics,
                             std::vector<HparamColumnRow> hparams, const QString& colorMetric)
{
    m_metrics.setRows(std::move(metrics), colorMetric);
    m_hparams.setRows(std::move(hparams), colorMetric);
    m_search->setVisible(m_metrics.rowCount() + m_hparams.rowCount() > 12);
}

void HparamPanel::takeCurrent(const QModelIndex& index, QTableView* other)
{
    if (!index.isValid())
        return;
    {
        const QSignalBlocker blocker(other->selectionModel());
        other->clearSelection();
        other->selectionModel()->clearCurrentIndex();
    }
    other->viewport()->update();
    m_current = keyOf(index);
    emit currentKeyChanged();
}

void HparamPanel::setCurrentKey(const QString& key)
{
    for (QTableView* list : {m_metricList, m_hparamList}) {
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (keyOf(index) == key) {
                list->setCurrentIndex(index);
                list->scrollTo(index);
                return;
            }
        }
    }
}

} // namespace faultline::ui
