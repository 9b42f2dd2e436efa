// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/switcher_list.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::ui {

namespace {

enum Rank : std::size_t { TitleStart, WordStart, Anywhere, RankCount, NoMatch };

bool startsWord(const QString& title, const QString& word)
{
    for (qsizetype at = title.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = title.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !title[at - 1].isLetterOrNumber())
            return true;
    }
    return false;
}

Rank rankOf(const SwitcherEntry& entry, const QString& query, const QStringList& words)
{
    const auto isThere = [&entry](const QString& word) {
        return entry.title.contains(word, Qt::CaseInsensitive)
               || entry.kind.contains(word, Qt::CaseInsensitive);
    };
    if (!std::all_of(words.begin(), words.end(), isThere))
        return NoMatch;
    if (entry.title.startsWith(query, Qt::CaseInsensitive))
        return TitleStart;
    const bool atWords = std::all_of(words.begin(), words.end(), [&entry](const QString& word) {
        return startsWord(entry.title, word);
    });
    return atWords ? WordStart : Anywhere;
}

} // namespace

void SwitcherList::setEntries(std::vector<SwitcherEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    match();
    endResetModel();
}

void SwitcherList::setQuery(const QString& query)
{
    beginResetModel();
    m_query = query.simplified();
    match();
    endResetModel();
}

void SwitcherList::match()
{
    const QStringList words = m_query.split(u' ', Qt::SkipEmptyParts);
    std::array<std::vector<std::size_t>, RankCount> byRank;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Rank rank = rankOf(m_entries[i], m_query, words);
        if (rank != NoMatch && byRank.at(rank).size() < kMaxShown)
            byRank.at(rank).push_back(i);
    }
    m_shown.clear();
    for (const std::vector<std::size_t>& rows : byRank)
        m_shown.insert(m_shown.end(), rows.begin(), rows.end());
    m_shown.resize(std::min(m_shown.size(), kMaxShown));
}

const SwitcherEntry& SwitcherList::entry(int row) const
{
    return m_entries[m_shown.at(static_cast<std::size_t>(row))];
}

int SwitcherList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant SwitcherList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SwitcherEntry& found = entry(index.row());
    switch (role) {
    case Qt::DisplayRole: return found.title;
    case Qt::AccessibleTextRole: return QString(found.kind + QStringLiteral(": ") + found.title);
    case KindTextRole: return found.kind;
    case IconNameRole: return found.iconName;
    case ShortcutRole: return found.shortcut;
    default: return {};
    }
}

} // namespace faultline::ui
