// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/console_model.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <algorithm>
#include <utility>

namespace faultline {

ConsoleModel::ConsoleModel(const JobQueuePtr& jobs, QObject* parent)
    : QObject(parent),
      m_rowsWork(jobs, JobLane::Long, JobPriority::Urgent),
      m_searchWork(jobs, JobLane::Long)
{
}

ConsoleModel::~ConsoleModel() = default;

void ConsoleModel::setLog(ConsoleLogPtr log)
{
    if (log == m_log)
        return;
    const bool same = log && m_log && log->name() == m_log->name();
    m_log = std::move(log);
    if (!same) {
        m_rank.reset();
        m_rows = {};
    }
    m_matches.reset();
    if (!m_log) {
        m_rowsWork.drop();
        startSearch();
        emit rowsChanged();
        return;
    }
    startSearch();
    prepare(same ? m_rows.openFolds() : std::set<std::uint32_t>());
}

LogFilter ConsoleModel::filter() const
{
    return {.level = m_level, .rank = m_rank, .only = m_onlyMatches ? m_matches : nullptr};
}

void ConsoleModel::prepare(std::set<std::uint32_t> open)
{
    if (!m_log)
        return;
    // The filter alone has changed: the digest serves again.
    const ConsoleDigestPtr known =
        m_rows.digest() && m_rows.digest()->log == m_log ? m_rows.digest() : nullptr;
    m_rowsWork.start(
        [log = m_log, known, wanted = filter(),
         open = std::move(open)](WorkMonitor&) -> Result<RowsPtr> {
            return std::make_shared<ConsoleRows>(known ? known : digestLog(log), wanted, open);
        },
        [this](const Result<RowsPtr>& rows) {
            if (rows) // memory that ran out is all that can fail: what is shown stays
                m_rows = std::move(**rows);
            emit rowsChanged();
        });
}

void ConsoleModel::setLevel(LogFilter::Level level)
{
    if (std::exchange(m_level, level) != level)
        prepare(m_rows.openFolds());
}

void ConsoleModel::setRank(std::optional<std::int16_t> rank)
{
    if (std::exchange(m_rank, rank) != rank)
        prepare(m_rows.openFolds());
}

void ConsoleModel::setOnlyMatches(bool only)
{
    if (std::exchange(m_onlyMatches, only) != only && m_matches)
        prepare(m_rows.openFolds());
}

void ConsoleModel::clearFilter()
{
    if (m_level == LogFilter::Level::All && !m_rank && !m_onlyMatches)
        return;
    m_level = LogFilter::Level::All;
    m_rank.reset();
    m_onlyMatches = false;
    prepare(m_rows.openFolds());
}

void ConsoleModel::setPattern(LogPattern pattern)
{
    if (pattern == m_pattern)
        return;
    m_pattern = std::move(pattern);
    startSearch();
}

void ConsoleModel::startSearch()
{
    m_searchWork.drop();
    m_patternError.clear();
    m_matcher.reset();
    const bool hadMatches = std::exchange(m_matches, nullptr) != nullptr;
    if (!m_pattern.text.empty()) {
        Result<LogMatcher> matcher = LogMatcher::compile(m_pattern);
        if (matcher)
            m_matcher = std::make_shared<const LogMatcher>(std::move(*matcher));
        else
            m_patternError = translated(matcher.error().detail);
    }
    if (m_matcher && m_log) {
        m_searchWork.start(
            [log = m_log, matcher = m_matcher](WorkMonitor& monitor) -> Result<LineListPtr> {
                return std::make_shared<const LineList>(findLines(*log, *matcher, monitor));
            },
            [this](const Result<LineListPtr>& matches) { takeMatches(matches); });
    } else if (hadMatches && m_onlyMatches) {
        prepare(m_rows.openFolds());
    }
    emit searchChanged();
}

void ConsoleModel::takeMatches(const Result<LineListPtr>& matches)
{
    if (!matches)
        m_patternError = translated(matches.error().detail);
    m_matches = matches ? *matches : nullptr;
    if (m_onlyMatches)
        prepare(m_rows.openFolds());
    emit searchChanged();
}

std::optional<std::uint32_t> ConsoleModel::nextMatch(std::uint32_t line, bool forward) const
{
    if (!m_matches || m_matches->empty())
        return std::nullopt;
    const LineList& lines = *m_matches;
    if (forward) {
        const auto after = std::upper_bound(lines.begin(), lines.end(), line);
        return after == lines.end() ? lines.front() : *after;
    }
    const auto at = std::lower_bound(lines.begin(), lines.end(), line);
    return at == lines.begin() ? lines.back() : *std::prev(at);
}

void ConsoleModel::setFoldOpen(std::uint32_t fold, bool open)
{
    if (open == m_rows.isOpen(fold))
        return;
    m_rows.setOpen(fold, open);
    emit rowsChanged();
}

void ConsoleModel::setAllFoldsOpen(bool open)
{
    std::set<std::uint32_t> folds;
    const std::size_t count = open && digest() ? digest()->folds.size() : 0;
    for (std::uint32_t fold = 0; fold < count; ++fold)
        folds.insert(folds.end(), fold);
    prepare(std::move(folds));
}

void ConsoleModel::finish()
{
    while (isSearching() || isPreparing()) {
        m_searchWork.finish();
        m_rowsWork.finish();
    }
}

} // namespace faultline
