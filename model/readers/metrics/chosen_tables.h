// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/table_choice.h"
#include "model/readers/source_scan.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::metrics {

/// The tables whose columns the user chose, with their readers. Must outlive the scans that it had
/// a part in, and what is read of them.
class ChosenTables {
public:
    ChosenTables() = default;
    /// By path, however it is written.
    explicit ChosenTables(const std::map<std::string, TableChoice>& choices);

    [[nodiscard]] bool empty() const { return m_choices.empty(); }
    /// For scanSources().
    [[nodiscard]] const ChosenReaders& readers() const { return m_readers; }

    /// Puts the runs that a table holds in the place of the one that its file makes, where the user
    /// said which column names them. Reads those tables once for their names. Knows what it made
    /// before: the readers of runs that were there already stay.
    void splitRuns(SourceScan& scan, ReadMonitor& monitor);

    /// Whether a file holds several runs.
    [[nodiscard]] bool isSplit(const std::string& path) const;
    /// The reader of a file as a part of a run; nullptr if nothing was chosen for it.
    [[nodiscard]] const FormatReader* readerOf(const std::string& path, const RunId& run) const;

private:
    [[nodiscard]] std::vector<ScannedRun> runsOf(const ScannedRun& whole, const TableChoice& choice,
                                                 ImportLog& issues, ReadMonitor& monitor);

    std::map<std::string, TableChoice> m_choices; ///< by chosenKey()
    ChosenReaders m_readers;
    std::map<std::pair<std::string, RunId>, const FormatReader*> m_ofRuns; ///< by chosenKey()
    std::vector<std::unique_ptr<const FormatReader>> m_owned;
};

} // namespace faultline::metrics
