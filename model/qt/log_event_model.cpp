// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/log_event_model.h"

#include "model/qt/console_words.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

/// internalId() of the rows at the top; rows below have the number of their group.
constexpr quintptr kTopEvent = ~quintptr{0};

} // namespace

void LogEventModel::setLog(ConsoleLogPtr log)
{
    beginResetModel();
    m_log = std::move(log);
    m_groups.clear();
    std::map<std::string_view, std::size_t> groupOf;
    const std::size_t count = m_log && !m_log->lines.empty() ? m_log->events.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const LogEvent& event = m_log->events[i];
        const auto [it, isNew] = groupOf.try_emplace(event.signature, m_groups.size());
        if (isNew)
            m_groups.emplace_back();
        Group& group = m_groups[it->second];
        group.events.push_back(static_cast<std::uint32_t>(i));
        group.count += 1 + event.more;
        group.outcome = std::max(group.outcome, event.outcome);
        group.holdsCause = group.holdsCause || m_log->cause == i;
    }
    std::stable_sort(m_groups.begin(), m_groups.end(), [](const Group& a, const Group& b) {
        return a.holdsCause != b.holdsCause ? a.holdsCause : a.outcome > b.outcome;
    });
    endResetModel();
}

QModelIndex LogEventModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) : kTopEvent);
}

QModelIndex LogEventModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kTopEvent)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, kTopEvent);
}

int LogEventModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kTopEvent || parent.column() != 0)
        return 0;
    const auto count =
        static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].events.size());
    return count > 1 ? count : 0;
}

int LogEventModel::columnCount(const QModelIndex&) const
{
    return 1;
}

const LogEvent& LogEventModel::eventAt(const QModelIndex& index) const
{
    const bool top = index.internalId() == kTopEvent;
    const std::size_t group =
        top ? static_cast<std::size_t>(index.row()) : static_cast<std::size_t>(index.internalId());
    const std::vector<std::uint32_t>& events = m_groups[group].events;
    // The cause stands for its kind, also where others of it come before.
    if (top && m_groups[group].holdsCause)
        return m_log->events[*m_log->cause];
    return m_log->events[events[top ? 0 : static_cast<std::size_t>(index.row())]];
}

QVariant LogEventModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool top = index.internalId() == kTopEvent;
    const LogEvent& event = eventAt(index);
    const std::size_t line = std::min(event.firstLine, m_log->lines.size() - 1);
    const LogLine& at = m_log->lines[line];
    switch (role) {
    case Qt::DisplayRole:
        return top ? eventTitle(event) : tr("Line %1").arg(QLocale().toString(at.sourceLine));
    case Qt::ToolTipRole: {
        QStringList lines{eventTitle(event), eventMeaning(event), eventAdvice(event),
                          eventFields(event)};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: return spokenText(index);
    case IdRole: return toQString(event.signature);
    case DetailRole: return eventFields(event);
    case MeaningRole: return eventMeaning(event);
    case AdviceRole: return eventAdvice(event);
    case LogLineRole: return static_cast<quint32>(line);
    case OutcomeRole: return static_cast<int>(event.outcome);
    case CountRole:
        return static_cast<quint64>(top ? m_groups[static_cast<std::size_t>(index.row())].count
                                        : 1 + event.more);
    case SortRole: return at.sourceLine;
    default: return {};
    }
}

QString LogEventModel::spokenText(const QModelIndex& index) const
{
    const LogEvent& event = eventAt(index);
    QStringList parts{outcomeName(event.outcome), index.data().toString(), eventFields(event)};
    const auto count = index.data(CountRole).value<quint64>();
    if (count > 1)
        parts << tr("%n times", "", static_cast<int>(std::min<quint64>(count, 1'000'000'000)));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace faultline
