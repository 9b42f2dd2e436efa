// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/monitor_readers.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/readers/hardware/dcgm.h"
#include "model/readers/hardware/dmon.h"
#include "model/readers/hardware/dstat.h"
#include "model/readers/hardware/finish_log.h"
#include "model/readers/hardware/sysstat.h"
#include "model/readers/hardware/vmstat.h"
#include "model/readers/text_lines.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

using namespace hardware;

constexpr FormatInfo kDmonInfo{.id = "dmon",
                               .displayName =
                                   FAULTLINE_TR_NOOP("Formats", "GPU log (nvidia-smi dmon)"),
                               .order = DetectOrder::StructuredText,
                               .kind = ArtifactKind::HardwareLog};
constexpr FormatInfo kDcgmInfo{.id = "dcgm",
                               .displayName = FAULTLINE_TR_NOOP("Formats", "GPU log (DCGM)"),
                               .order = DetectOrder::StructuredText,
                               .kind = ArtifactKind::HardwareLog};
constexpr FormatInfo kHostInfo{.id = "host-stats",
                               .displayName = FAULTLINE_TR_NOOP("Formats", "Host log"),
                               .order = DetectOrder::StructuredText,
                               .kind = ArtifactKind::HardwareLog};

/// The first non-empty lines of a head, without one that the head cuts.
std::vector<std::string> firstLines(std::span<const std::byte> head, std::size_t count)
{
    const std::string text = decodedHead(head);
    std::vector<std::string> lines;
    std::string_view rest = text;
    while (!rest.empty() && lines.size() < count) {
        const std::size_t end = rest.find('\n');
        const bool isCut = end == std::string_view::npos && head.size() >= 4096;
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (!line.empty() && !isCut)
            lines.emplace_back(line);
    }
    return lines;
}

LinePlace placeOf(const TextLines& lines)
{
    return {.number = lines.lineNumber(),
            .offset = lines.offsetBytes(),
            .isUnterminated = lines.isUnterminated()};
}

class DmonReader final : public FormatReader {
public:
    [[nodiscard]] const FormatInfo& info() const override { return kDmonInfo; }
    [[nodiscard]] bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        const std::vector<std::string> lines = firstLines(head, 1);
        return !lines.empty() && isDmonHeader(lines.front());
    }
    [[nodiscard]] Result<ReadEnd> read(const ByteSource& source,
                                       ReadContext& context) const override
    {
        TextLines lines(source, context);
        HardwareLogBuilder log(context, source.name());
        DmonParser parser(log);
        std::string_view line;
        while (lines.next(line))
            parser.line(line, placeOf(lines));
        log.log().tool = parser.isPmon() ? "nvidia-smi pmon" : "nvidia-smi dmon";
        return finishLog(log, lines.finish(), source.name());
    }
};

class DcgmReader final : public FormatReader {
public:
    [[nodiscard]] const FormatInfo& info() const override { return kDcgmInfo; }
    [[nodiscard]] bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        // An exporter's other metrics may come first.
        for (const std::string& line : firstLines(head, 64)) {
            if (isDcgmMetricLine(line) || isDcgmiHeader(line))
                return true;
            if (line.front() != '#' && line.find('{') == std::string::npos
                && line.find("_total ") == std::string::npos)
                return false;
        }
        return false;
    }
    [[nodiscard]] Result<ReadEnd> read(const ByteSource& source,
                                       ReadContext& context) const override
    {
        TextLines lines(source, context);
        HardwareLogBuilder log(context, source.name());
        DcgmParser parser(log);
        std::string_view line;
        while (lines.next(line))
            parser.line(line, placeOf(lines));
        parser.finish();
        log.log().tool = parser.isText() ? "dcgmi dmon" : "dcgm-exporter";
        return finishLog(log, lines.finish(), source.name());
    }
};

enum class HostTool { None, Vmstat, Sysstat, Dstat, Table };

/// Words of a table of a training's results, which may hold a metric of the host as well.
bool isTrainingColumn(std::string_view title)
{
    constexpr std::array<std::string_view, 9> kWords{"epoch", "step", "iter", "loss", "acc",
                                                     "lr",    "map",  "iou",  "score"};
    return std::any_of(kWords.begin(), kWords.end(), [title](std::string_view word) {
        for (std::size_t at = 0; at + word.size() <= title.size(); ++at) {
            const auto isLetter = [&](std::size_t i) {
                return i < title.size() && ((title[i] | 0x20) >= 'a' && (title[i] | 0x20) <= 'z');
            };
            if (equalsNoCase(title.substr(at, word.size()), word) && (at == 0 || !isLetter(at - 1)))
                return true;
        }
        return false;
    });
}

/// A header of which half and more are measurements of hardware, and a row of numbers under it.
bool isMetricsTable(std::string_view headerLine, std::string_view row)
{
    const std::optional<SmiHeader> header = parseHeader(headerLine);
    if (!header || header->columns.size() < 2 || header->others > header->measured
        || isSmiHeader(*header))
        return false;
    std::vector<std::string_view> cells;
    splitCells(row, header->separator, cells);
    if (cells.size() != header->columns.size())
        return false;
    std::size_t numbers = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const SmiColumn& column = header->columns[i];
        if (isTrainingColumn(column.title))
            return false;
        const CellValue::Kind kind = parseCell(cells[i]).kind;
        const bool isKnown = column.quantity != HardwareQuantity::Other;
        if (column.role == ColumnRole::Time) {
            TimeReader times;
            if (!times.parse(cells[i]))
                return false;
        } else if (isKnown && kind == CellValue::Kind::Text && column.role != ColumnRole::State) {
            return false;
        }
        numbers += isKnown && kind == CellValue::Kind::Number ? 1 : 0;
    }
    return numbers >= 2 || (numbers == 1 && header->has(ColumnRole::Time));
}

HostTool toolOf(std::span<const std::byte> head)
{
    const std::vector<std::string> lines = firstLines(head, 4);
    if (lines.empty())
        return HostTool::None;
    if (isSysstatBanner(lines[0]) || isSadfHeader(lines[0]))
        return HostTool::Sysstat;
    if (isDstatBanner(lines[0]))
        return HostTool::Dstat;
    if (isVmstatHeader(lines[0])
        || (lines[0].starts_with("procs") && lines.size() > 1 && isVmstatHeader(lines[1])))
        return HostTool::Vmstat;
    return lines.size() > 1 && isMetricsTable(lines[0], lines[1]) ? HostTool::Table
                                                                  : HostTool::None;
}

template <typename Parser>
void parseAll(TextLines& lines, Parser& parser)
{
    std::string_view line;
    while (lines.next(line))
        parser.line(line, placeOf(lines));
}

class HostStatsReader final : public FormatReader {
public:
    [[nodiscard]] const FormatInfo& info() const override { return kHostInfo; }
    [[nodiscard]] bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        return toolOf(head) != HostTool::None;
    }
    [[nodiscard]] Result<ReadEnd> read(const ByteSource& source,
                                       ReadContext& context) const override
    {
        std::array<std::byte, 4096> raw{};
        const Result<std::size_t> got = source.readAt(0, raw);
        const std::string head = unpackedHead(std::span(raw).first(got ? *got : 0), raw.size());
        TextLines lines(source, context);
        HardwareLogBuilder log(context, source.name());
        switch (toolOf(std::as_bytes(std::span(head.data(), head.size())))) {
        case HostTool::Vmstat: {
            VmstatParser parser(log);
            parseAll(lines, parser);
            log.log().tool = "vmstat";
            break;
        }
        case HostTool::Sysstat: {
            SysstatParser parser(log);
            parseAll(lines, parser);
            log.log().tool = "sysstat";
            break;
        }
        case HostTool::Dstat: {
            DstatParser parser(log);
            parseAll(lines, parser);
            log.log().tool = "dstat";
            break;
        }
        case HostTool::Table:
        case HostTool::None: { // damaged since it was sniffed
            SmiCsvParser parser(log);
            parseAll(lines, parser);
            parser.finish();
            break;
        }
        }
        return finishLog(log, lines.finish(), source.name());
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeDmonReader()
{
    return std::make_unique<DmonReader>();
}

std::unique_ptr<const FormatReader> makeDcgmReader()
{
    return std::make_unique<DcgmReader>();
}

std::unique_ptr<const FormatReader> makeHostStatsReader()
{
    return std::make_unique<HostStatsReader>();
}

} // namespace faultline
