// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/checklist_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

class ChecklistWords {
    Q_DECLARE_TR_FUNCTIONS(ChecklistWords)
};

/// Id of the indices of sections; that of an item is its section.
constexpr quintptr kSectionId = kChecklistSectionCount;

} // namespace

QString checklistText(std::string_view english)
{
    return english.empty() ? QString()
                           : QCoreApplication::translate("Checklist", std::string(english).c_str());
}

QString itemStateName(const EvaluatedItem& item)
{
    switch (item.state) {
    case ItemState::Problem:
        return item.severity ? severityName(*item.severity) : ChecklistWords::tr("Not fine");
    case ItemState::Unknown: return ChecklistWords::tr("Unknown");
    case ItemState::Open: return ChecklistWords::tr("Open question");
    case ItemState::Answered: return ChecklistWords::tr("Answered");
    case ItemState::Fine: return ChecklistWords::tr("Fine");
    case ItemState::Muted: return ChecklistWords::tr("Muted");
    }
    return {};
}

QString walkReasonText(WalkStep::Reason reason)
{
    switch (reason) {
    case WalkStep::Reason::Cause:
        return ChecklistWords::tr("Listed first: fix this before the rest.");
    case WalkStep::Reason::Consequence:
        return ChecklistWords::tr("It follows from another finding and should go away with it.");
    case WalkStep::Reason::Capture:
        return ChecklistWords::tr("It cannot be judged yet: record what is missing first.");
    case WalkStep::Reason::Question:
        return ChecklistWords::tr("No file shows this: please answer it yourself.");
    case WalkStep::Reason::Waiting:
        return ChecklistWords::tr("A fix was tried: the next run shows whether it helped.");
    }
    return {};
}

QString attemptOutcomeName(AttemptOutcome outcome)
{
    switch (outcome) {
    case AttemptOutcome::Waiting: return ChecklistWords::tr("Waiting for the next run");
    case AttemptOutcome::Helped: return ChecklistWords::tr("Helped");
    case AttemptOutcome::DidNotHelp: return ChecklistWords::tr("Did not help");
    case AttemptOutcome::CannotTell: return ChecklistWords::tr("The next run does not show it");
    }
    return {};
}

QString historyText(const HistoryEntry& entry)
{
    const QString detail = toQString(entry.detail);
    const QString when =
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(entry.time * 1000.0)),
                           QLocale::ShortFormat);
    QString what;
    switch (entry.kind) {
    case HistoryEntry::Kind::Answered: what = ChecklistWords::tr("Answered"); break;
    case HistoryEntry::Kind::Tried: what = ChecklistWords::tr("Tried"); break;
    case HistoryEntry::Kind::Outcome: what = ChecklistWords::tr("Outcome"); break;
    case HistoryEntry::Kind::Closed: what = ChecklistWords::tr("Closed"); break;
    case HistoryEntry::Kind::Reopened: what = ChecklistWords::tr("Reopened"); break;
    case HistoryEntry::Kind::Muted: what = ChecklistWords::tr("Muted"); break;
    case HistoryEntry::Kind::Unmuted: what = ChecklistWords::tr("Asked again"); break;
    }
    return detail.isEmpty() ? ChecklistWords::tr("%1 · %2", "date, what happened").arg(when, what)
                            : ChecklistWords::tr("%1 · %2: %3", "date, what happened, detail")
                                  .arg(when, what, detail);
}

ChecklistModel::ChecklistModel(QObject* parent) : QAbstractItemModel(parent)
{
    m_checklist = evaluateChecklist({}, {});
    m_items.resize(kChecklistSectionCount);
    for (std::size_t i = 0; i < m_checklist.items.size(); ++i)
        m_items[static_cast<std::size_t>(m_checklist.items[i].item->section)].push_back(i);
}

void ChecklistModel::setChecklist(EvaluatedChecklist checklist)
{
    m_checklist = std::move(checklist);
    for (int section = 0; section < rowCount(); ++section) {
        const QModelIndex parent = index(section, 0);
        emit dataChanged(parent, parent);
        emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, 0, parent));
    }
}

QModelIndex ChecklistModel::indexOfItem(std::string_view id) const
{
    for (std::size_t section = 0; section < m_items.size(); ++section) {
        for (std::size_t row = 0; row < m_items[section].size(); ++row) {
            if (m_checklist.items[m_items[section][row]].item->id == id)
                return createIndex(static_cast<int>(row), 0, static_cast<quintptr>(section));
        }
    }
    return {};
}

const EvaluatedItem* ChecklistModel::item(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == kSectionId)
        return nullptr;
    return &m_checklist.items[m_items[index.internalId()][static_cast<std::size_t>(index.row())]];
}

QModelIndex ChecklistModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) : kSectionId);
}

QModelIndex ChecklistModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kSectionId)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, kSectionId);
}

int ChecklistModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_items.size());
    if (parent.internalId() != kSectionId || parent.column() > 0)
        return 0;
    return static_cast<int>(m_items[static_cast<std::size_t>(parent.row())].size());
}

int ChecklistModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ChecklistModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const EvaluatedItem* shown = item(index))
        return itemData(*shown, role);
    return sectionData(static_cast<std::size_t>(index.row()), role);
}

QString ChecklistModel::countText(std::size_t section) const
{
    const SectionCounts& counts = m_checklist.sections[section];
    QStringList parts;
    const auto add = [&parts](std::size_t count, const QString& text) {
        if (count > 0)
            parts << text;
    };
    const auto number = [](std::size_t count) { return static_cast<int>(count); };
    add(counts.problems, tr("%n to fix", nullptr, number(counts.problems)));
    add(counts.unknown, tr("%n unknown", nullptr, number(counts.unknown)));
    add(counts.open, tr("%n question(s)", nullptr, number(counts.open)));
    add(counts.done, tr("%n fine", nullptr, number(counts.done)));
    return parts.join(QStringLiteral(" · "));
}

QVariant ChecklistModel::sectionData(std::size_t section, int role) const
{
    const auto which = static_cast<ChecklistSection>(section);
    const QString title = checklistText(titleOf(which));
    switch (role) {
    case Qt::DisplayRole: return title;
    case DetailRole: return countText(section);
    case Qt::AccessibleTextRole: return tr("%1: %2").arg(title, countText(section));
    case IdRole: return toQString(toString(which));
    case CountRole: return static_cast<qulonglong>(m_checklist.sections[section].problems);
    default: return {};
    }
}

QVariant ChecklistModel::itemData(const EvaluatedItem& item, int role) const
{
    const QString question = checklistText(item.item->question);
    QString state = itemStateName(item);
    if (item.isWaiting)
        state = tr("%1, tried", "state of an item of the checklist").arg(state);
    else if (item.isConsequence)
        state = tr("%1, follows from another", "state of an item of the checklist").arg(state);
    switch (role) {
    case Qt::DisplayRole: return question;
    case DetailRole: return state;
    case Qt::ToolTipRole: return tr("%1\n%2").arg(question, state);
    case Qt::AccessibleTextRole: return tr("%1: %2").arg(state, question);
    case IdRole: return toQString(item.item->id);
    case ItemStateRole: return static_cast<int>(item.state);
    case SeverityRole:
        return item.severity ? QVariant(static_cast<int>(*item.severity)) : QVariant();
    case FilterRole: return QString(question + u' ' + toQString(item.item->id) + u' ' + state);
    default: return {};
    }
}

} // namespace faultline
