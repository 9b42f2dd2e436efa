// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/table_preview.h"

#include "model/io/worker_pool.h"
#include "model/readers/metrics/table_form.h"
#include "model/readers/metrics/table_head.h"
#include "model/readers/metrics/table_reader.h"
#include "model/readers/metrics/table_runs.h"
#include "model/readers/run_builder.h"

#include <algorithm>
#include <utility>

namespace faultline::metrics {

namespace {

/// The beginning of a file.
class HeadSource final : public ByteSource {
public:
    HeadSource(std::unique_ptr<ByteSource> whole, std::uint64_t sizeBytes)
        : m_whole(std::move(whole)), m_size(std::min(sizeBytes, m_whole->size()))
    {
    }

    const std::string& name() const override { return m_whole->name(); }
    std::uint64_t size() const override { return m_size; }
    Result<std::size_t> readAt(std::uint64_t offsetBytes, std::span<std::byte> into) const override
    {
        if (offsetBytes >= m_size)
            return std::size_t{0};
        const auto left =
            static_cast<std::size_t>(std::min<std::uint64_t>(m_size - offsetBytes, into.size()));
        return m_whole->readAt(offsetBytes, into.first(left));
    }

private:
    std::unique_ptr<ByteSource> m_whole;
    std::uint64_t m_size;
};

struct ReadTable {
    RunPtr run;
    FileReport report;
};

ReadTable readTable(const ByteSource& source, const TableGuess& guess, std::string name,
                    ReadMonitor& monitor)
{
    RunBuilder builder(std::move(name), {});
    FileReport begun;
    begun.path = source.name();
    builder.addFile(std::move(begun));
    WorkerPool pool(1);
    ReadArtifacts artifacts;
    ReadContext context{.run = builder,
                        .file = builder.currentFile(),
                        .monitor = monitor,
                        .pool = pool,
                        .artifacts = artifacts};
    (void)(guess.isJson ? readRecords(source, context, guess) : readCells(source, context, guess));
    ReadTable read{.run = builder.snapshot(), .report = builder.currentFile()};
    return read;
}

/// What is odd about rows; that the file goes on behind what was looked at is not.
void noteIssues(const ImportLog& issues, TablePreview& preview)
{
    for (const ImportIssue& issue : issues.kept()) {
        preview.rowsSkipped += issue.recordsLost;
        if (issue.code != IssueCode::TruncatedTail || preview.isWhole())
            preview.issues.add(issue);
    }
}

} // namespace

Result<TablePreview> previewTable(const std::string& path, const std::optional<TableChoice>& choice,
                                  ReadMonitor& monitor)
{
    Result<std::unique_ptr<ByteSource>> opened = openFile(path);
    if (!opened)
        return opened.error();
    return previewTable(std::move(opened.value()), choice, monitor);
}

Result<TablePreview> previewTable(std::unique_ptr<ByteSource> whole,
                                  const std::optional<TableChoice>& choice, ReadMonitor& monitor)
{
    TablePreview preview;
    preview.sizeBytes = whole->size();
    const HeadSource source(std::move(whole), TablePreview::kMostBytes);
    preview.bytesRead = source.size();
    TableGuess guess = guessOfTable(source);
    nameByFile(guess, source.name());
    if (guess.columns.empty())
        return Error{.code = ErrorCode::Corrupt,
                     .path = source.name(),
                     .detail = FAULTLINE_TR_NOOP("Errors", "holds no table")};
    if (choice)
        preview.unknown = applyChoice(guess, *choice);
    preview.guess = guess;

    ReadTable all = readTable(source, guess, {}, monitor);
    preview.rowsRead = all.report.recordCount;
    noteIssues(all.report.issues, preview);
    const TableRuns names = runsOfTable(source, guess, monitor);
    if (names.names.empty()) {
        preview.runs.push_back(std::move(all.run));
        return preview;
    }
    preview.runCount = names.names.size();
    preview.hasMoreRuns = names.hasMore;
    for (std::size_t i = 0; i < std::min(names.names.size(), TablePreview::kMostRuns); ++i) {
        guess.only = TableGuess::OnlyRun{.name = names.names[i], .isFirst = i == 0};
        preview.runs.push_back(readTable(source, guess, shownRunName(names.names[i]), monitor).run);
    }
    return preview;
}

} // namespace faultline::metrics
