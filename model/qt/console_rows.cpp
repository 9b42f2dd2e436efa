// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/console_rows.h"

#include <algorithm>
#include <utility>

namespace faultline {

ConsoleRows::ConsoleRows(ConsoleDigestPtr digest, LogFilter filter, std::set<std::uint32_t> open)
    : m_digest(std::move(digest)), m_filter(std::move(filter)), m_open(std::move(open))
{
    if (m_digest)
        fill();
}

bool ConsoleRows::wantsWeight(LineWeight weight) const
{
    switch (m_filter.level) {
    case LogFilter::Level::All: return true;
    case LogFilter::Level::Warnings: return weight >= LineWeight::Warning;
    case LogFilter::Level::Errors: return weight >= LineWeight::Failure;
    case LogFilter::Level::Events: break;
    }
    return weight >= LineWeight::Benign;
}

bool ConsoleRows::wantsLine(std::uint32_t line) const
{
    if (m_filter.rank && m_digest->log->lines[line].rank != *m_filter.rank)
        return false;
    if (m_filter.level != LogFilter::Level::Events)
        return wantsWeight(m_digest->weights[line]);
    return m_digest->isEventLine[line];
}

std::vector<ConsoleRows::Row> ConsoleRows::linesOf(const LogFold& fold) const
{
    // A traceback is wanted whole: its frames mean nothing one by one.
    std::vector<Row> rows;
    for (std::uint32_t line = fold.firstLine; line <= fold.lastLine; ++line) {
        if (!m_filter.rank || m_digest->log->lines[line].rank == *m_filter.rank)
            rows.push_back({.line = line});
    }
    return rows;
}

void ConsoleRows::fill()
{
    if (m_filter.only) {
        for (const std::uint32_t line : *m_filter.only) {
            if (line < m_digest->lineCount() && wantsLine(line))
                m_rows.push_back({.line = line});
        }
        return;
    }
    const auto count = static_cast<std::uint32_t>(m_digest->lineCount());
    std::uint32_t nextFold = 0;
    for (std::uint32_t line = 0; line < count; ++line) {
        const bool foldBegins =
            nextFold < m_digest->folds.size() && m_digest->folds[nextFold].firstLine == line;
        if (!foldBegins) {
            if (wantsLine(line))
                m_rows.push_back({.line = line});
            continue;
        }
        const std::uint32_t index = nextFold++;
        const LogFold& fold = m_digest->folds[index];
        line = fold.lastLine;
        if (!wantsWeight(m_digest->weightOf(fold)))
            continue;
        const std::vector<Row> inside = linesOf(fold);
        if (inside.empty())
            continue;
        m_rows.push_back({.line = inside.front().line, .fold = index});
        if (m_open.contains(index))
            m_rows.insert(m_rows.end(), inside.begin(), inside.end());
    }
}

std::size_t ConsoleRows::rowNear(std::uint32_t line) const
{
    const auto after =
        std::upper_bound(m_rows.begin(), m_rows.end(), line,
                         [](std::uint32_t value, const Row& row) { return value < row.line; });
    return after == m_rows.begin() ? 0 : static_cast<std::size_t>(after - m_rows.begin() - 1);
}

std::optional<std::size_t> ConsoleRows::rowOf(std::uint32_t line) const
{
    if (m_rows.empty())
        return std::nullopt;
    const std::size_t near = rowNear(line);
    const Row& row = m_rows[near];
    if (row.line == line)
        return near;
    const bool insideFold = row.isHead() && line > row.line
                            && line <= m_digest->folds[row.fold].lastLine && !isOpen(row.fold);
    return insideFold ? std::optional(near) : std::nullopt;
}

void ConsoleRows::setOpen(std::uint32_t fold, bool open)
{
    if (!folds() || open == isOpen(fold) || fold >= m_digest->folds.size())
        return;
    // Of the rows of a fold the head comes first.
    const auto head =
        std::lower_bound(m_rows.begin(), m_rows.end(), m_digest->folds[fold].firstLine,
                         [](const Row& row, std::uint32_t value) { return row.line < value; });
    if (head == m_rows.end() || head->fold != fold)
        return;
    if (open)
        m_open.insert(fold);
    else
        m_open.erase(fold);
    const std::vector<Row> inside = linesOf(m_digest->folds[fold]);
    if (open)
        m_rows.insert(head + 1, inside.begin(), inside.end());
    else
        m_rows.erase(head + 1, head + 1 + static_cast<std::ptrdiff_t>(inside.size()));
}

} // namespace faultline
