// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/table_runs.h"

#include "model/io/json_record.h"
#include "model/io/worker_pool.h"
#include "model/readers/format_reader.h"
#include "model/readers/metrics/table_cell.h"
#include "model/readers/run_builder.h"
#include "model/readers/text_lines.h"

#include <set>
#include <string_view>

namespace faultline::metrics {

namespace {

constexpr std::size_t kMaxRowBytes = std::size_t{4} << 20;

class RunNames {
public:
    void add(std::string_view name)
    {
        if (m_known.contains(name))
            return;
        if (m_runs.names.size() == TableRuns::kMost) {
            m_runs.hasMore = true;
            return;
        }
        m_known.emplace(name);
        m_runs.names.emplace_back(name);
    }
    [[nodiscard]] TableRuns take() { return std::move(m_runs); }

private:
    std::set<std::string, std::less<>> m_known;
    TableRuns m_runs;
};

/// Rows whose cells hold line ends do not fit the header line by line, and are passed over.
void addCells(std::string_view line, const TableGuess& guess, CellSplitter& splitter,
              std::vector<std::string_view>& cells, RunNames& names)
{
    if (!splitter.split(line, cells))
        return;
    while (cells.size() > guess.columns.size() && cells.back().empty())
        cells.pop_back();
    if (cells.size() == guess.columns.size()
        && !(guess.hasHeader && cells[guess.run] == guess.columns[guess.run].name))
        names.add(cells[guess.run]);
}

void addRecord(std::string_view line, const TableGuess& guess, RunNames& names)
{
    std::string name;
    JsonRecord record(line);
    const bool isWhole = record.forEach([&](const JsonMember& member) {
        if (member.name == guess.columns[guess.run].name)
            name = member.text;
    });
    if (isWhole)
        names.add(name);
}

} // namespace

TableRuns runsOfTable(const ByteSource& source, const TableGuess& guess, ReadMonitor& monitor)
{
    if (guess.run >= guess.columns.size())
        return {};
    RunBuilder unused({}, {});
    FileReport scratch;
    WorkerPool pool(1);
    ReadArtifacts artifacts;
    ReadContext context{
        .run = unused, .file = scratch, .monitor = monitor, .pool = pool, .artifacts = artifacts};
    TextLines lines(source, context, kMaxRowBytes);
    CellSplitter splitter(guess.separator);
    std::vector<std::string_view> cells;
    RunNames names;
    for (std::string_view line; lines.next(line);) {
        if (withoutBlanks(line).empty() || lines.isUnterminated())
            continue; // a name that was cut is another name
        if (guess.isJson)
            addRecord(withoutBlanks(line), guess, names);
        else
            addCells(line, guess, splitter, cells, names);
    }
    return names.take();
}

std::string shownRunName(const std::string& cell)
{
    return cell.empty() ? "(unnamed)" : cell;
}

} // namespace faultline::metrics
