// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/metrics/metrics_sink.h"
#include "model/readers/metrics/row_time.h"
#include "model/readers/metrics/table_cell.h"
#include "model/readers/metrics/table_form.h"
#include "model/readers/metrics/table_head.h"
#include "model/readers/metrics/table_reader.h"
#include "model/readers/sniffing.h"
#include "model/readers/text_lines.h"

#include <algorithm>

namespace faultline {

namespace {

using namespace metrics;

constexpr std::size_t kMaxRowBytes = std::size_t{4} << 20;
constexpr std::size_t kMaxJoinedBytes = std::size_t{64} << 10;

/// Reads the rows of one file. A header may stand again in the middle: a logger that appends
/// writes it at every start, sometimes with other columns.
class CsvRows {
public:
    CsvRows(const ByteSource& source, ReadContext& context, const TableGuess& guess)
        : m_guess(guess),
          m_context(context),
          m_lines(source, context, kMaxRowBytes),
          m_sink(context),
          m_splitter(guess.separator),
          m_time(guess.timeKind)
    {
        m_sink.setDescription(descriptionOf(guess));
        useColumns();
    }

    Result<ReadEnd> read()
    {
        std::string_view line;
        bool isFirst = m_guess.hasHeader;
        while (m_lines.next(line)) {
            if (!splitRow(line) || (m_cells.size() == 1 && m_cells.front().empty()))
                continue;
            if (isFirst)
                isFirst = false; // the header, as guessed
            else if (isHeaderAgain())
                useHeader();
            else
                addRow();
        }
        return finish();
    }

private:
    /// A quoted cell may hold line ends; a quote that is never closed costs kMaxJoinedBytes.
    bool splitRow(std::string_view line)
    {
        if (!m_isOpen) {
            m_isOpen = !m_splitter.split(line, m_cells);
            m_open = m_isOpen ? line : std::string_view();
            m_openLine = m_lines.lineNumber();
            m_openLines = 1;
            return !m_isOpen;
        }
        m_open += '\n';
        m_open += line;
        ++m_openLines;
        // Splitting anew for every line would take quadratic time: quotes come in pairs.
        if (std::count(line.begin(), line.end(), '"') % 2 != 0
            && m_splitter.split(m_open, m_cells)) {
            m_isOpen = false;
            return true;
        }
        if (m_open.size() > kMaxJoinedBytes)
            giveUpOpenRow();
        return false;
    }

    /// Whether rows of which nobody can say whose they are count for this run.
    [[nodiscard]] bool countsForAll() const { return !m_guess.only || m_guess.only->isFirst; }

    [[nodiscard]] bool isOfRun() const
    {
        return !m_guess.only || m_runColumn == TableGuess::npos
               || m_cells[m_runColumn] == m_guess.only->name;
    }

    void giveUpOpenRow()
    {
        for (; m_openLines > 0 && countsForAll(); --m_openLines)
            m_ragged.note(m_openLine);
        m_isOpen = false;
    }

    [[nodiscard]] bool isHeaderAgain() const
    {
        return m_guess.hasHeader && m_stepColumn < m_cells.size()
               && m_cells[m_stepColumn] == m_guess.columns[m_stepColumn].name;
    }

    void useHeader()
    {
        std::vector<TableColumn> columns;
        for (const std::string_view cell : m_cells) {
            const std::size_t known = m_guess.find(cell);
            columns.push_back(known == TableGuess::npos
                                  ? TableColumn{.name = std::string(cell), .role = roleOfNew()}
                                  : m_guess.columns[known]);
        }
        m_guess.columns = std::move(columns);
        useColumns();
    }

    [[nodiscard]] ColumnRole roleOfNew() const
    {
        return m_guess.isClosed ? ColumnRole::Ignored : ColumnRole::Metric;
    }

    void useColumns()
    {
        m_tags.assign(m_guess.columns.size(), MetricsSink::kNone);
        m_stepColumn = TableGuess::npos;
        m_timeColumn = TableGuess::npos;
        m_runColumn = TableGuess::npos;
        for (std::size_t i = 0; i < m_guess.columns.size(); ++i) {
            const TableColumn& column = m_guess.columns[i];
            if (column.role == ColumnRole::Step)
                m_stepColumn = i;
            else if (column.role == ColumnRole::Time)
                m_timeColumn = i;
            else if (column.role == ColumnRole::Run)
                m_runColumn = i;
            else if (column.role == ColumnRole::Metric)
                m_tags[i] = m_sink.tag(column.name);
        }
    }

    void addRow()
    {
        const bool mayBeCut = m_lines.isUnterminated();
        if (mayBeCut) // a number that was cut is another number
            m_cells.back() = {};
        while (m_cells.size() > m_tags.size() && m_cells.back().empty())
            m_cells.pop_back(); // a separator at the end of each row
        if (m_cells.size() != m_tags.size()) {
            m_isCut = mayBeCut;
            if (!mayBeCut && countsForAll())
                m_ragged.note(m_lines.lineNumber());
            return;
        }
        m_isCut = mayBeCut;
        if (!isOfRun())
            return;
        const std::optional<std::int64_t> step = readStep();
        ++m_row;
        if (!step) {
            m_stepless.note(m_lines.lineNumber());
            return;
        }
        const bool hasTime = m_timeColumn != TableGuess::npos;
        m_sink.beginRow(*step, m_time.read(hasTime ? m_cells[m_timeColumn] : std::string_view()));
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (m_tags[i] == MetricsSink::kNone || m_cells[i].empty())
                continue;
            const Cell cell = readCell(m_cells[i], m_guess.decimalComma);
            if (cell.kind == Cell::Kind::Number)
                m_sink.add(m_tags[i], cell.value);
            else if (cell.kind == Cell::Kind::Text)
                m_words.note(m_lines.lineNumber());
        }
    }

    [[nodiscard]] std::optional<std::int64_t> readStep() const
    {
        if (m_stepColumn == TableGuess::npos)
            return m_row;
        const Cell cell = readCell(m_cells[m_stepColumn], m_guess.decimalComma);
        return cell.kind == Cell::Kind::Number ? asStep(cell.value) : std::nullopt;
    }

    Result<ReadEnd> finish()
    {
        if (m_isOpen)
            giveUpOpenRow();
        m_sink.report(IssueCode::BadRow, m_stepless,
                      FAULTLINE_TR_NOOP("Errors", "rows without a step were left out"));
        m_sink.report(IssueCode::BadRow, m_ragged,
                      FAULTLINE_TR_NOOP("Errors", "rows have more or fewer cells than the header"));
        m_sink.report(IssueCode::BadRow, m_words,
                      FAULTLINE_TR_NOOP("Errors", "cells hold text where a number is meant"),
                      MetricsSink::Lost::Cells);
        ReadEnd end = m_lines.finish();
        if (end == ReadEnd::Cancelled)
            return end;
        if (m_isCut && end == ReadEnd::Complete) {
            end = ReadEnd::TruncatedTail;
            m_context.file.issues.add(
                {.code = IssueCode::TruncatedTail,
                 .path = m_context.file.path,
                 .offsetBytes = m_lines.offsetBytes(),
                 .bytesLost = 0,
                 .detail = FAULTLINE_TR_NOOP(
                     "Errors",
                     "the last line does not end: its last cell may be cut and was left out")});
        }
        if (!m_sink.finish() && m_row == 0)
            m_context.file.issues.add(
                {.code = IssueCode::HeaderOnlyFile,
                 .path = m_context.file.path,
                 .offsetBytes = {},
                 .bytesLost = 0,
                 .detail = FAULTLINE_TR_NOOP("Errors", "the table has no row")});
        return end;
    }

    TableGuess m_guess;
    ReadContext& m_context;
    TextLines m_lines;
    MetricsSink m_sink;
    CellSplitter m_splitter;
    RowTime m_time;
    std::vector<std::string_view> m_cells;
    std::vector<std::size_t> m_tags; ///< by column
    std::size_t m_stepColumn = TableGuess::npos;
    std::size_t m_timeColumn = TableGuess::npos;
    std::size_t m_runColumn = TableGuess::npos;
    std::int64_t m_row = 0;
    bool m_isOpen = false; ///< a quoted cell goes on in the next line
    std::string m_open;    ///< the row so far; the cells may point into it
    std::uint64_t m_openLine = 0;
    std::uint64_t m_openLines = 0;
    bool m_isCut = false;
    Tally m_ragged;
    Tally m_stepless;
    Tally m_words;
};

class MetricsCsvReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "metrics-csv",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Table of metrics"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Run,
        };
        return kInfo;
    }

    bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        if (!looksLikeText(head))
            return false;
        const std::string text = decodedHead(head);
        if (text.find_first_of(",;\t") == std::string::npos || text.starts_with('{'))
            return false;
        return isMetricsTable(guessTable(text, head.size() < kSniffBytes));
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        TableGuess guess = guessOfTable(source);
        if (guess.columns.empty() || guess.isJson) {
            context.file.issues.add({.code = IssueCode::MissingPart,
                                     .path = source.name(),
                                     .offsetBytes = {},
                                     .bytesLost = 0,
                                     .detail = FAULTLINE_TR_NOOP("Errors", "no table")});
            return Error{.code = ErrorCode::Corrupt,
                         .path = source.name(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "holds no table")};
        }
        nameByFile(guess, source.name());
        return readCells(source, context, guess);
    }
};

} // namespace

Result<ReadEnd> metrics::readCells(const ByteSource& source, ReadContext& context,
                                   const TableGuess& guess)
{
    context.file.writer = writerOf(guess);
    noteDuplicates(guess, context.file);
    return CsvRows(source, context, guess).read();
}

std::unique_ptr<const FormatReader> makeMetricsCsvReader()
{
    return std::make_unique<MetricsCsvReader>();
}

} // namespace faultline
