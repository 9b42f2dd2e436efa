// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/hparam_column_model.h"

#include "model/qt/roles.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace faultline {

HparamColumnModel::HparamColumnModel(Kind kind, QObject* parent)
    : TableModelBase(parent), m_kind(kind)
{
}

void HparamColumnModel::setRows(std::vector<HparamColumnRow> rows, const QString& metric)
{
    const bool isSame = std::equal(
        rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
        [](const HparamColumnRow& a, const HparamColumnRow& b) { return a.key == b.key; });
    if (!isSame)
        beginResetModel();
    m_rows = std::move(rows);
    m_metric = metric;
    if (!isSame)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(this->rows() - 1, columns() - 1));
}

HparamColumnModel::Column HparamColumnModel::meaningOf(int column) const
{
    if (column == 0)
        return NameColumn;
    return m_kind == Kind::Hparams && column == 1 ? RelationColumn : SessionsColumn;
}

Qt::ItemFlags HparamColumnModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = TableModelBase::flags(index);
    return index.isValid() && index.column() == 0 ? flags | Qt::ItemIsUserCheckable : flags;
}

bool HparamColumnModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != 0
        || role != Qt::CheckStateRole)
        return false;
    // By value: the answer may replace the rows.
    const QString key = m_rows[static_cast<std::size_t>(index.row())].key;
    emit showRequested(key, value.toInt() == Qt::Checked);
    return true;
}

QVariant HparamColumnModel::nameCell(const HparamColumnRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case SortRole: return row.title;
    case Qt::CheckStateRole: return row.isShown ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole:
        return row.description.isEmpty() ? row.key : row.key + QLatin1Char('\n') + row.description;
    case kFilteredRole: return row.isFiltered;
    default: return {};
    }
}

QString HparamColumnModel::relationToolTip(const HparamColumnRow& row) const
{
    if (!row.relation)
        return tr("No rank correlation: the values are text, or no metric gives the colours.");
    const RankRelation& relation = *row.relation;
    const int sessions = static_cast<int>(relation.sessions);
    if (!relation.isEnough)
        return tr("%n session(s) have both values, or one of the two never varies: too little to "
                  "tell. At least %1 are needed.",
                  nullptr, sessions)
            .arg(kLeastSessions);
    const QString rho = QLocale().toString(relation.rho, 'f', 2);
    if (!relation.isBeyondChance)
        return tr("Spearman's rank correlation with %1 is %2 over %n session(s): no more than "
                  "chance gives.",
                  nullptr, sessions)
            .arg(m_metric, rho);
    return tr("Spearman's rank correlation with %1 is %2 over %n session(s): they tend to rise and "
              "fall together (or one against the other). It says nothing about causes, and of "
              "twenty unrelated columns one gets this far.",
              nullptr, sessions)
        .arg(m_metric, rho);
}

QVariant HparamColumnModel::relationCell(const HparamColumnRow& row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        if (!row.relation || row.relation->sessions < 3)
            return QStringLiteral("–");
        return QLocale()
            .toString(row.relation->rho, 'f', 2)
            .replace(QLatin1Char('-'), QChar(0x2212));
    case SortRole:
        // What says something comes first, by how much.
        if (!row.relation || !row.relation->isEnough)
            return -1.0;
        return std::abs(row.relation->rho);
    case kMutedRole: return !row.relation || !row.relation->isBeyondChance;
    case Qt::ToolTipRole: return relationToolTip(row);
    default: return {};
    }
}

QVariant HparamColumnModel::cell(int row, int column, int role) const
{
    const HparamColumnRow& shown = m_rows[static_cast<std::size_t>(row)];
    switch (meaningOf(column)) {
    case NameColumn: return nameCell(shown, role);
    case RelationColumn: return relationCell(shown, role);
    case SessionsColumn: break;
    }
    const std::size_t sessions = shown.relation ? shown.relation->sessions : shown.sessions;
    switch (role) {
    case Qt::DisplayRole: return QLocale().toString(static_cast<qulonglong>(sessions));
    case SortRole: return static_cast<qulonglong>(sessions);
    case Qt::ToolTipRole:
        return tr("%n session(s) have a value", nullptr, static_cast<int>(sessions));
    case kMutedRole: return true;
    default: return {};
    }
}

QString HparamColumnModel::columnTitle(int column) const
{
    switch (meaningOf(column)) {
    case NameColumn: return m_kind == Kind::Metrics ? tr("Metric") : tr("Hyperparameter");
    case RelationColumn: return tr("ρ", "Spearman's rank correlation");
    case SessionsColumn: return tr("n", "number of sessions");
    }
    return {};
}

} // namespace faultline
