// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/smi_readers.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/readers/hardware/finish_log.h"
#include "model/readers/hardware/smi_csv.h"
#include "model/readers/hardware/smi_table.h"
#include "model/readers/text_lines.h"

namespace faultline {

namespace {

using namespace hardware;

constexpr FormatInfo kCsvInfo{.id = "gpu-csv",
                              .displayName =
                                  FAULTLINE_TR_NOOP("Formats", "GPU log (nvidia-smi CSV)"),
                              .order = DetectOrder::StructuredText,
                              .kind = ArtifactKind::HardwareLog};
constexpr FormatInfo kTableInfo{.id = "nvidia-smi-table",
                                .displayName =
                                    FAULTLINE_TR_NOOP("Formats", "GPU state (nvidia-smi table)"),
                                .order = DetectOrder::StructuredText,
                                .kind = ArtifactKind::HardwareLog};

/// What the first lines of a file are.
struct Glance {
    bool hasTable = false;
    bool hasCsv = false;
};

/// nvidia-smi's own time stamp and a value with its unit: a file written with noheader.
bool isHeaderlessRow(std::string_view line)
{
    std::vector<std::string_view> cells;
    splitCells(line, ',', cells);
    if (cells.size() < 2 || cells[0].size() != 23 || cells[0][4] != '/' || cells[0][19] != '.')
        return false;
    TimeReader times;
    if (!times.parse(cells[0]))
        return false;
    for (const std::string_view cell : cells) {
        const CellValue value = parseCell(cell);
        if (value.kind == CellValue::Kind::Number && !value.unit.empty() && unitOf(value.unit))
            return true;
    }
    return false;
}

Glance glanceAt(std::span<const std::byte> head)
{
    const std::string text = decodedHead(head);
    std::string_view rest = text;
    Glance glance;
    int other = 0;
    constexpr int kForeignLines = 3; // such as the command that was typed
    while (!rest.empty() && other <= kForeignLines) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (line.empty() || isSmiBoxLine(line)) {
            glance.hasTable = glance.hasTable || line.find("NVIDIA-SMI") != std::string_view::npos;
            continue;
        }
        const bool isCut = rest.empty() && end == std::string_view::npos && text.size() >= 4000;
        const std::optional<SmiHeader> header = isCut ? std::nullopt : parseHeader(line);
        if ((header && isSmiHeader(*header)) || isHeaderlessRow(line)) {
            glance.hasCsv = true;
            return glance;
        }
        // A table stands between other lines only in a console log, unless they are its dates.
        TimeReader times;
        if (!times.parse(line))
            ++other;
    }
    glance.hasTable = glance.hasTable && other <= kForeignLines;
    return glance;
}

/// Both readers: tables and rows may stand in one file, and which of them is the log is only known
/// at its end.
Result<ReadEnd> readSmi(const ByteSource& source, ReadContext& context)
{
    TextLines lines(source, context);
    HardwareLogBuilder tableLog(context, source.name());
    HardwareLogBuilder csvLog(context, source.name());
    SmiTableParser tables(tableLog);
    SmiCsvParser rows(csvLog);
    std::string_view line;
    while (lines.next(line)) {
        const char first = line.empty() ? '\0' : line.front();
        const bool isRow = isDigit(first);
        if (!isRow && tables.line(line))
            continue;
        if (!rows.hasHeader() && tables.tableCount() > 0 && !parseHeader(trimmed(line)))
            continue; // around the tables of a log of tables
        rows.line(line, {.number = lines.lineNumber(),
                         .offset = lines.offsetBytes(),
                         .isUnterminated = lines.isUnterminated()});
    }
    tables.finish();
    rows.finish();
    const ReadEnd end = lines.finish();
    const bool isTableLog = rows.rowCount() < tables.tableCount();
    HardwareLogBuilder& log = isTableLog ? tableLog : csvLog;
    log.log().tool = "nvidia-smi";
    if (!isTableLog) {
        HardwareLog& facts = tableLog.log();
        if (log.log().driverVersion.empty())
            log.log().driverVersion = facts.driverVersion;
        log.log().cudaVersion = facts.cudaVersion;
        for (GpuProcess& process : facts.processes)
            log.addProcess(std::move(process));
    }
    return finishLog(
        log, end, source.name(),
        tables.firstDate().empty()
            ? Text()
            : Text{FAULTLINE_TR_NOOP("Errors", "only the table at the top has a date: %1"),
                   {tables.firstDate()}});
}

class GpuCsvReader final : public FormatReader {
public:
    [[nodiscard]] const FormatInfo& info() const override { return kCsvInfo; }
    [[nodiscard]] bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        return glanceAt(head).hasCsv;
    }
    [[nodiscard]] Result<ReadEnd> read(const ByteSource& source,
                                       ReadContext& context) const override
    {
        return readSmi(source, context);
    }
};

class SmiTableReader final : public FormatReader {
public:
    [[nodiscard]] const FormatInfo& info() const override { return kTableInfo; }
    [[nodiscard]] bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        const Glance glance = glanceAt(head);
        return glance.hasTable && !glance.hasCsv;
    }
    [[nodiscard]] Result<ReadEnd> read(const ByteSource& source,
                                       ReadContext& context) const override
    {
        return readSmi(source, context);
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeGpuCsvReader()
{
    return std::make_unique<GpuCsvReader>();
}

std::unique_ptr<const FormatReader> makeSmiTableReader()
{
    return std::make_unique<SmiTableReader>();
}

} // namespace faultline
