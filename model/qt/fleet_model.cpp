// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/fleet_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <utility>

namespace faultline {

namespace {

QString dateText(double seconds)
{
    return QLocale().toString(
        QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(seconds * 1000.0), Qt::UTC).date(),
        QLocale::ShortFormat);
}

/// The last two parts of a path tell runs apart; the whole is in the tooltip.
QString shortPath(const std::string& path)
{
    const std::filesystem::path whole(path);
    const std::filesystem::path parent = whole.parent_path().filename();
    return toQString((parent.empty() ? whole.filename() : parent / whole.filename()).string());
}

QString runName(const RunSummary& run)
{
    const QString path = shortPath(run.path);
    return run.training && *run.training != "."
               ? FleetModel::tr("%1: %2", "path, training").arg(path, toQString(*run.training))
               : path;
}

QString verdictOf(const RunSummary& run)
{
    if (!run.error.empty())
        return FleetModel::tr("Not read: %1").arg(toQString(run.error));
    return toQString(run.verdict);
}

/// Gravest first; what could not be read before what has no finding.
int rankOf(const RunSummary& run)
{
    constexpr int kUnread = 3;
    constexpr int kNothing = 4;
    if (run.severity)
        return static_cast<int>(*run.severity);
    return run.error.empty() ? kNothing : kUnread;
}

double numberOf(const RunSummary& run, FleetModel::Column column)
{
    constexpr double kNone = -std::numeric_limits<double>::infinity();
    switch (column) {
    case FleetModel::Column::Verdict: return rankOf(run);
    case FleetModel::Column::Hours: return run.gpuHours.value_or(kNone);
    case FleetModel::Column::Lost: return run.gpuHoursLost.value_or(kNone);
    case FleetModel::Column::Start: return run.start.value_or(kNone);
    case FleetModel::Column::State: return static_cast<double>(run.state);
    default: return 0.0;
    }
}

const std::string* textOf(const RunSummary& run, FleetModel::Column column)
{
    switch (column) {
    case FleetModel::Column::Run: return &run.path;
    case FleetModel::Column::Cause: return &run.rule;
    case FleetModel::Column::Model: return &run.model;
    case FleetModel::Column::Gpu: return &run.gpu;
    default: return nullptr;
    }
}

QString causeName(const std::string& rule)
{
    return rule.empty() ? QString() : ruleTitle(rule);
}

} // namespace

QString runStateName(RunState state)
{
    switch (state) {
    case RunState::Completed: return FleetModel::tr("Completed");
    case RunState::Failed: return FleetModel::tr("Failed");
    case RunState::Killed: return FleetModel::tr("Killed");
    case RunState::Stopped: return FleetModel::tr("Stopped");
    case RunState::Running: return FleetModel::tr("Running");
    case RunState::Unknown: break;
    }
    return FleetModel::tr("Unknown");
}

QString fleetGroupName(const FleetGroup& group, FleetGroupBy by)
{
    switch (by) {
    case FleetGroupBy::Cause:
        return group.key.empty() ? FleetModel::tr("No finding") : ruleTitle(group.key);
    case FleetGroupBy::State:
        return runStateName(runStateOf(group.key).value_or(RunState::Unknown));
    case FleetGroupBy::Week:
        return group.week > 0.0 ? FleetModel::tr("Week of %1").arg(dateText(group.week))
                                : FleetModel::tr("No date");
    case FleetGroupBy::Model:
    case FleetGroupBy::Gpu: break;
    }
    return group.key.empty() ? FleetModel::tr("Not known") : toQString(group.key);
}

QString gpuHoursText(std::optional<double> hours)
{
    constexpr double kLeast = 0.005;
    if (!hours)
        return QStringLiteral("–");
    const double value = *hours < kLeast ? 0.0 : *hours;
    if (value == 0.0)
        return QLocale().toString(0);
    const int whole = static_cast<int>(std::floor(std::log10(value))) + 1;
    return QLocale().toString(value, 'f', std::clamp(3 - whole, 0, 2));
}

FleetModel::FleetModel(QObject* parent) : TableModelBase(parent) {}

void FleetModel::setTable(std::shared_ptr<const FleetTable> table)
{
    beginResetModel();
    m_table = std::move(table);
    m_group.reset();
    refill();
    endResetModel();
}

void FleetModel::setQuery(const QString& query)
{
    beginResetModel();
    m_query = query.toStdString();
    refill();
    endResetModel();
}

void FleetModel::setGroup(FleetGroupBy by, const std::optional<FleetGroup>& group)
{
    beginResetModel();
    m_by = by;
    m_group = group;
    refill();
    endResetModel();
}

void FleetModel::sort(int column, Qt::SortOrder order)
{
    beginResetModel();
    m_column = static_cast<Column>(std::clamp(column, 0, columns() - 1));
    m_order = order;
    this->order();
    endResetModel();
}

bool FleetModel::isInGroup(const RunSummary& run) const
{
    if (!m_group)
        return true;
    switch (m_by) {
    case FleetGroupBy::Cause: return run.rule == m_group->key;
    case FleetGroupBy::State: return toString(run.state) == m_group->key;
    case FleetGroupBy::Model: return run.model == m_group->key;
    case FleetGroupBy::Gpu: return run.gpu == m_group->key;
    case FleetGroupBy::Week: break;
    }
    return (run.start ? weekOf(*run.start) : 0.0) == m_group->week;
}

void FleetModel::refill()
{
    m_matching.clear();
    m_shown.clear();
    if (!m_table)
        return;
    m_matching = m_table->filtered(m_query);
    std::copy_if(m_matching.begin(), m_matching.end(), std::back_inserter(m_shown),
                 [this](std::uint32_t row) { return isInGroup(m_table->runs()[row]); });
    order();
}

void FleetModel::order()
{
    if (!m_table)
        return;
    const std::span<const RunSummary> runs = m_table->runs();
    const auto isBefore = [&](std::uint32_t a, std::uint32_t b) {
        const std::string* const text = textOf(runs[a], m_column);
        if (text != nullptr)
            return *text < *textOf(runs[b], m_column);
        return numberOf(runs[a], m_column) < numberOf(runs[b], m_column);
    };
    if (m_order == Qt::AscendingOrder)
        std::stable_sort(m_shown.begin(), m_shown.end(), isBefore);
    else
        std::stable_sort(m_shown.begin(), m_shown.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return isBefore(b, a); });
}

int FleetModel::rows() const
{
    return static_cast<int>(m_shown.size());
}

int FleetModel::columns() const
{
    return static_cast<int>(Column::Count);
}

QVariant FleetModel::cell(int row, int column, int role) const
{
    const RunSummary& run = m_table->runs()[m_shown[static_cast<std::size_t>(row)]];
    const auto at = static_cast<Column>(column);
    if (role == PathRole)
        return toQString(run.path);
    if (role == SeverityRole)
        return run.severity ? QVariant(static_cast<int>(*run.severity)) : QVariant();
    if (role == SortRole) {
        const std::string* const text = textOf(run, at);
        return text != nullptr ? QVariant(toQString(*text)) : QVariant(numberOf(run, at));
    }
    if (role == FullTextRole || role == Qt::ToolTipRole) {
        if (at == Column::Verdict)
            return verdictOf(run);
        return at == Column::Run ? QVariant(toQString(run.path)) : QVariant();
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (at) {
    case Column::Verdict: return verdictOf(run);
    case Column::Run: return runName(run);
    case Column::Cause: return causeName(run.rule);
    case Column::State: return runStateName(run.state);
    case Column::Model: return toQString(run.model);
    case Column::Gpu:
        return run.gpus && *run.gpus > 1
                   ? tr("%1 × %2", "how many, which GPU")
                         .arg(QLocale().toString(*run.gpus), toQString(run.gpu))
                   : toQString(run.gpu);
    case Column::Hours: return gpuHoursText(run.gpuHours);
    case Column::Lost: return gpuHoursText(run.gpuHoursLost);
    case Column::Start: return run.start ? QVariant(dateText(*run.start)) : QVariant();
    case Column::Count: break;
    }
    return {};
}

QString FleetModel::columnTitle(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Verdict: return tr("Verdict");
    case Column::Run: return tr("Run");
    case Column::Cause: return tr("Cause");
    case Column::State: return tr("End");
    case Column::Model: return tr("Model");
    case Column::Gpu: return tr("GPU");
    case Column::Hours: return tr("GPU-hours");
    case Column::Lost: return tr("Lost");
    case Column::Start: return tr("Started");
    case Column::Count: break;
    }
    return {};
}

bool FleetModel::isNumber(int column) const
{
    const auto at = static_cast<Column>(column);
    return at == Column::Hours || at == Column::Lost || at == Column::Start;
}

FleetGroupModel::FleetGroupModel(QObject* parent) : TableModelBase(parent) {}

void FleetGroupModel::setGroups(std::vector<FleetGroup> groups, FleetGroupBy by)
{
    beginResetModel();
    m_groups = std::move(groups);
    m_by = by;
    endResetModel();
}

int FleetGroupModel::rows() const
{
    return static_cast<int>(m_groups.size());
}

int FleetGroupModel::columns() const
{
    return static_cast<int>(Column::Count);
}

QVariant FleetGroupModel::cell(int row, int column, int role) const
{
    const FleetGroup& group = m_groups[static_cast<std::size_t>(row)];
    const auto at = static_cast<Column>(column);
    if (role == FullTextRole || role == Qt::ToolTipRole)
        return tr("%1: %2 of %3 GPU-hours lost")
            .arg(fleetGroupName(group, m_by), gpuHoursText(group.gpuHoursLost),
                 gpuHoursText(group.gpuHours));
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (at) {
    case Column::Name: return fleetGroupName(group, m_by);
    case Column::Runs:
        return role == SortRole ? QVariant(group.runs) : QVariant(QLocale().toString(group.runs));
    case Column::Lost:
        return role == SortRole ? QVariant(group.gpuHoursLost)
                                : QVariant(gpuHoursText(group.gpuHoursLost));
    case Column::Count: break;
    }
    return {};
}

QString FleetGroupModel::columnTitle(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Name: return tr("Group");
    case Column::Runs: return tr("Runs");
    case Column::Lost: return tr("GPU-hours lost");
    case Column::Count: break;
    }
    return {};
}

bool FleetGroupModel::isNumber(int column) const
{
    return static_cast<Column>(column) != Column::Name;
}

} // namespace faultline
