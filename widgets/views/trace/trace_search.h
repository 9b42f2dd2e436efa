// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_rows.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace faultline::ui {

/// Every event whose name holds a text. Immutable; made on a worker thread.
class TraceMatches {
public:
    /// Upper and lower case are the same. Null if `cancelled` became true; no matches for an
    /// empty text.
    [[nodiscard]] static std::shared_ptr<const TraceMatches> find(const TraceRowsPtr& rows,
                                                                  const QString& text,
                                                                  const ReadMonitor& monitor);

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] std::size_t count() const { return m_byTime.size(); }
    /// All of them, by time, then row.
    [[nodiscard]] const std::vector<TraceSpot>& spots() const { return m_byTime; }
    [[nodiscard]] bool contains(const TraceEvent& event) const;
    /// Whether a row has a match among its positions [first, first + count).
    [[nodiscard]] bool isAnyIn(std::size_t row, std::size_t first, std::size_t count) const;
    /// The match to go to from `from` (nullopt: from a time), around the ends if need be.
    /// nullopt when there are none.
    [[nodiscard]] std::optional<std::size_t> next(std::optional<std::size_t> from,
                                                  double fromNs) const;
    [[nodiscard]] std::optional<std::size_t> previous(std::optional<std::size_t> from,
                                                      double fromNs) const;

private:
    TraceRowsPtr m_rows;
    QString m_text;
    std::vector<bool> m_names;                       ///< by name
    std::vector<std::vector<std::uint32_t>> m_inRow; ///< positions, by row
    std::vector<TraceSpot> m_byTime;
};

using TraceMatchesPtr = std::shared_ptr<const TraceMatches>;

} // namespace faultline::ui
