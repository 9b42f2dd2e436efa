// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/log_search.h"
#include "model/qt/console_rows.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace faultline {

/// One log as it is shown: its digest, the rows that filter and folds leave, and what a search
/// found. Everything that grows with the log is computed in the background; while it is, the
/// results before stay. GUI thread only.
class ConsoleModel : public QObject {
    Q_OBJECT

public:
    explicit ConsoleModel(const JobQueuePtr& jobs, QObject* parent = nullptr);
    ~ConsoleModel() override;

    /// Null: nothing is shown. A later state of the same log (same name) keeps what is unfolded.
    void setLog(ConsoleLogPtr log);
    [[nodiscard]] const ConsoleLogPtr& log() const { return m_log; }

    // What is wanted. Setting the same again does nothing.
    void setLevel(LogFilter::Level level);
    void setRank(std::optional<std::int16_t> rank);
    void setOnlyMatches(bool only);
    [[nodiscard]] LogFilter::Level level() const { return m_level; }
    [[nodiscard]] std::optional<std::int16_t> rank() const { return m_rank; }
    [[nodiscard]] bool showsOnlyMatches() const { return m_onlyMatches; }
    void clearFilter(); ///< everything is shown; the search stays, as marks

    /// A pattern without text ends the search.
    void setPattern(LogPattern pattern);
    [[nodiscard]] const LogPattern& pattern() const { return m_pattern; }

    // What there is. The digest is null until it is ready, then it is that of `log()` or of its
    // state before.
    [[nodiscard]] const ConsoleDigestPtr& digest() const { return m_rows.digest(); }
    [[nodiscard]] const ConsoleRows& rows() const { return m_rows; }
    [[nodiscard]] bool isPreparing() const { return m_rowsWork.isRunning(); }

    // The search. Lines are null while it runs and when there is none.
    [[nodiscard]] const LineListPtr& matches() const { return m_matches; }
    [[nodiscard]] const std::shared_ptr<const LogMatcher>& matcher() const { return m_matcher; }
    [[nodiscard]] bool isSearching() const { return m_searchWork.isRunning(); }
    [[nodiscard]] QString patternError() const { return m_patternError; }
    /// The next line found after `line` (before it if not `forward`); wraps around.
    [[nodiscard]] std::optional<std::uint32_t> nextMatch(std::uint32_t line, bool forward) const;

    void setFoldOpen(std::uint32_t fold, bool open);
    void setAllFoldsOpen(bool open);

    /// Waits until everything is up to date.
    void finish();

signals:
    void rowsChanged();   ///< or the digest; other rows at other places
    void searchChanged(); ///< running, done, failed, ended

private:
    using RowsPtr = std::shared_ptr<ConsoleRows>;

    void prepare(std::set<std::uint32_t> open);
    void startSearch();
    void takeMatches(const Result<LineListPtr>& matches);
    [[nodiscard]] LogFilter filter() const;

    ConsoleLogPtr m_log;
    LogFilter::Level m_level = LogFilter::Level::All;
    std::optional<std::int16_t> m_rank;
    bool m_onlyMatches = false;
    LogPattern m_pattern;

    ConsoleRows m_rows;
    BackgroundWork<RowsPtr> m_rowsWork;

    std::shared_ptr<const LogMatcher> m_matcher;
    LineListPtr m_matches;
    QString m_patternError;
    BackgroundWork<LineListPtr> m_searchWork;
};

} // namespace faultline
