// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/hparam_table_model.h"

#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "model/summaries/hparam_export.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace faultline {

namespace {

QString numberText(double value, HparamColumnKind kind)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::OmitLeadingZeroInExponent);
    const bool isMetric = kind == HparamColumnKind::Metric;
    return locale.toString(value, 'g', isMetric ? 5 : QLocale::FloatingPointShortest);
}

QString statusName(HparamStatus status)
{
    switch (status) {
    case HparamStatus::Unknown: return {};
    case HparamStatus::Success: return HparamTableModel::tr("succeeded");
    case HparamStatus::Failure: return HparamTableModel::tr("failed");
    case HparamStatus::Running: return HparamTableModel::tr("running");
    }
    return {};
}

QString timeText(double seconds)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(seconds * 1000.0)),
                              QLocale::ShortFormat);
}

/// What has no place among the values of a column: NaN, then nothing at all.
int oddness(const std::optional<HparamValue>& value)
{
    if (!value)
        return 2;
    const double* number = std::get_if<double>(&*value);
    return number != nullptr && std::isnan(*number) ? 1 : 0;
}

} // namespace

QString hparamText(const HparamValue& value, HparamColumnKind kind)
{
    if (const double* number = std::get_if<double>(&value))
        return numberText(*number, kind);
    return toQString(toText(value));
}

QString hparamTitle(const HparamColumn& column)
{
    if (!column.displayName.empty())
        return toQString(column.displayName);
    if (column.kind == HparamColumnKind::Hparam || column.choice.metric.group.empty())
        return toQString(column.name);
    return toQString(column.choice.metric.group + "/" + column.name);
}

QString aggregateName(MetricAggregate aggregate)
{
    switch (aggregate) {
    case MetricAggregate::Last: return HparamTableModel::tr("last");
    case MetricAggregate::Min: return HparamTableModel::tr("lowest");
    case MetricAggregate::Max: return HparamTableModel::tr("highest");
    case MetricAggregate::Mean: return HparamTableModel::tr("mean");
    }
    return {};
}

void HparamTableModel::setTable(HparamTablePtr table, std::vector<std::size_t> columns)
{
    beginResetModel();
    m_table = std::move(table);
    m_columns = std::move(columns);
    m_facts = {Fact::Run};
    if (m_table) {
        const auto& sessions = m_table->sessions;
        const auto any = [&sessions](auto&& has) {
            return std::any_of(sessions.begin(), sessions.end(), has);
        };
        if (any([](const HparamSession& s) { return s.group != s.name; }))
            m_facts.push_back(Fact::Group);
        if (any([](const HparamSession& s) { return s.status != HparamStatus::Unknown; }))
            m_facts.push_back(Fact::Status);
    }
    endResetModel();
}

void HparamTableModel::setShownSessions(QSet<QString> sessions)
{
    if (m_shown == sessions)
        return;
    m_shown = std::move(sessions);
    if (rows() > 0)
        emit dataChanged(index(0, kRunColumn), index(rows() - 1, kRunColumn), {Qt::CheckStateRole});
}

int HparamTableModel::tableColumn(int column) const
{
    const auto at = static_cast<std::size_t>(column);
    return column < 0 || at < m_facts.size() || at >= m_facts.size() + m_columns.size()
               ? -1
               : static_cast<int>(m_columns[at - m_facts.size()]);
}

std::optional<HparamValue> HparamTableModel::value(int row, int column) const
{
    const int at = tableColumn(column);
    if (at < 0 || row < 0 || row >= rows())
        return std::nullopt;
    return m_table->cell(static_cast<std::size_t>(row), static_cast<std::size_t>(at));
}

Qt::ItemFlags HparamTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = TableModelBase::flags(index);
    return index.isValid() && index.column() == kRunColumn ? flags | Qt::ItemIsUserCheckable
                                                           : flags;
}

bool HparamTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != kRunColumn
        || role != Qt::CheckStateRole)
        return false;
    // Whoever listens answers with setShownSessions().
    emit showRequested(index.row(), value.toInt() == Qt::Checked);
    return true;
}

int HparamTableModel::rows() const
{
    return m_table ? static_cast<int>(m_table->sessions.size()) : 0;
}

int HparamTableModel::columns() const
{
    return static_cast<int>(m_facts.size() + m_columns.size());
}

QString HparamTableModel::toolTip(const HparamSession& session) const
{
    QStringList lines{toQString(session.name)};
    if (!session.config.empty())
        lines << tr("from the configuration %1").arg(toQString(session.config));
    if (session.startTime)
        lines << tr("started %1").arg(timeText(*session.startTime));
    if (session.endTime)
        lines << tr("ended %1").arg(timeText(*session.endTime));
    return lines.join(QLatin1Char('\n'));
}

QVariant HparamTableModel::factCell(int row, Fact fact, int role) const
{
    const HparamSession& session = m_table->sessions[static_cast<std::size_t>(row)];
    if (fact == Fact::Run && role == Qt::CheckStateRole)
        return m_shown.contains(toQString(session.name)) ? Qt::Checked : Qt::Unchecked;
    if (fact == Fact::Run && role == Qt::ToolTipRole)
        return toolTip(session);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (fact) {
    case Fact::Run: return toQString(session.name);
    case Fact::Group: return toQString(session.group);
    case Fact::Status: return statusName(session.status);
    }
    return {};
}

QVariant HparamTableModel::cell(int row, int column, int role) const
{
    if (role == RunRole)
        return toQString(m_table->sessions[static_cast<std::size_t>(row)].name);
    if (static_cast<std::size_t>(column) < m_facts.size())
        return factCell(row, m_facts[static_cast<std::size_t>(column)], role);
    const auto at = static_cast<std::size_t>(tableColumn(column));
    const std::optional<HparamValue>& value = m_table->cell(static_cast<std::size_t>(row), at);
    if (!value)
        return role == Qt::AccessibleTextRole ? QVariant(tr("missing")) : QVariant();
    switch (role) {
    case Qt::DisplayRole: return hparamText(*value, m_table->columns[at].kind);
    case Qt::ToolTipRole: return toQString(toText(*value));
    case SortRole:
        if (const std::optional<double> number = numberOf(*value))
            return *number;
        return toQString(toText(*value));
    default: return {};
    }
}

QString HparamTableModel::columnTitle(int column) const
{
    const int at = tableColumn(column);
    if (at >= 0) {
        const HparamColumn& info = m_table->columns[static_cast<std::size_t>(at)];
        const bool isLast = info.choice.aggregate == MetricAggregate::Last;
        return info.kind == HparamColumnKind::Hparam || isLast
                   ? hparamTitle(info)
                   : tr("%1 (%2)", "metric, which of its values")
                         .arg(hparamTitle(info), aggregateName(info.choice.aggregate));
    }
    switch (m_facts[static_cast<std::size_t>(column)]) {
    case Fact::Run: return tr("Run");
    case Fact::Group: return tr("Group");
    case Fact::Status: return tr("End");
    }
    return {};
}

bool HparamTableModel::isNumber(int column) const
{
    const int at = tableColumn(column);
    return at >= 0
           && m_table->columns[static_cast<std::size_t>(at)].type == HparamColumnType::Number;
}

HparamSortModel::HparamSortModel(HparamTableModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
}

void HparamSortModel::setAccepted(std::vector<bool> accepted)
{
    if (accepted == m_accepted)
        return;
    m_accepted = std::move(accepted);
    invalidateRowsFilter();
}

bool HparamSortModel::filterAcceptsRow(int row, const QModelIndex&) const
{
    const auto at = static_cast<std::size_t>(row);
    return at >= m_accepted.size() || m_accepted[at];
}

bool HparamSortModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (m_model.tableColumn(left.column()) < 0)
        return QString::localeAwareCompare(left.data(SortRole).toString(),
                                           right.data(SortRole).toString())
               < 0;
    const std::optional<HparamValue> a = m_model.value(left.row(), left.column());
    const std::optional<HparamValue> b = m_model.value(right.row(), right.column());
    // The view turns the order round; NaN and what is missing stay last all the same.
    const int oddA = oddness(a);
    const int oddB = oddness(b);
    if (oddA != oddB)
        return sortOrder() == Qt::AscendingOrder ? oddA < oddB : oddB < oddA;
    if (oddA > 0)
        return false;
    return isBefore(*a, *b);
}

} // namespace faultline
