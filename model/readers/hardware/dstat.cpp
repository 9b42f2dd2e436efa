// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Groups and names: dstat(1), version 0.7.

#include "model/readers/hardware/dstat.h"

#include "model/core/ascii.h"
#include "model/readers/hardware/cell_values.h"

#include <algorithm>
#include <array>

namespace faultline::hardware {

namespace {

using Quantity = HardwareQuantity;

struct DstatColumn {
    std::string_view group; ///< how the group's title begins
    std::string_view name;
    Quantity quantity;
    double scale;
};

constexpr std::array kDstatColumns{
    DstatColumn{"total cpu usage", "sys", Quantity::CpuSystem, kPercent},
    DstatColumn{"total cpu usage", "wai", Quantity::CpuIoWait, kPercent},
    DstatColumn{"total cpu usage", "stl", Quantity::CpuSteal, kPercent},
    DstatColumn{"total usage", "sys", Quantity::CpuSystem, kPercent},
    DstatColumn{"total usage", "wai", Quantity::CpuIoWait, kPercent},
    DstatColumn{"total usage", "stl", Quantity::CpuSteal, kPercent},
    DstatColumn{"dsk/total", "read", Quantity::DiskRead, 1.0},
    DstatColumn{"dsk/total", "writ", Quantity::DiskWrite, 1.0},
    DstatColumn{"net/total", "recv", Quantity::NetworkReceive, 1.0},
    DstatColumn{"net/total", "send", Quantity::NetworkSend, 1.0},
    DstatColumn{"memory usage", "used", Quantity::MemoryUsed, 1.0},
    DstatColumn{"memory usage", "avai", Quantity::MemoryAvailable, 1.0},
    DstatColumn{"memory usage", "cach", Quantity::MemoryCached, 1.0},
    DstatColumn{"swap", "used", Quantity::SwapUsed, 1.0},
    DstatColumn{"paging", "in", Quantity::SwapIn, 1.0},
    DstatColumn{"paging", "out", Quantity::SwapOut, 1.0},
    DstatColumn{"load avg", "1m", Quantity::LoadAverage, 1.0},
    DstatColumn{"procs", "run", Quantity::RunQueue, 1.0},
    DstatColumn{"procs", "blk", Quantity::BlockedProcesses, 1.0},
    DstatColumn{"system", "csw", Quantity::ContextSwitches, 1.0},
};

} // namespace

bool isDstatBanner(std::string_view line)
{
    line = trimmed(line);
    if (line.starts_with("\""))
        line.remove_prefix(1);
    return (line.starts_with("Dstat ") || line.starts_with("pcp-dstat "))
           && line.find("CSV output") != std::string_view::npos;
}

DstatParser::DstatParser(HardwareLogBuilder& builder) : m_builder(builder) {}

/// The lines above the table; false if the present one is none of them.
bool DstatParser::facts()
{
    const std::string_view first = m_cells[0];
    if (first.starts_with("Host") && m_cells.size() > 1)
        m_hostName = m_cells[1].substr(0, 120);
    for (std::size_t i = 0; i + 1 < m_cells.size(); ++i) {
        if (m_cells[i].starts_with("Date")) {
            std::vector<std::string_view> words;
            splitBlanks(m_cells[i + 1], words);
            for (const std::string_view word : words) {
                const std::optional<std::int64_t> year = wholeNumber(word);
                if (year && *year >= 1970 && *year <= 2200)
                    m_year = static_cast<int>(*year);
            }
        }
    }
    return isDstatBanner(first) || first.starts_with("Author") || first.starts_with("Host")
           || first.starts_with("Cmdline");
}

void DstatParser::names()
{
    m_columns.clear();
    std::string group;
    for (std::size_t i = 0; i < m_cells.size() && i < 256; ++i) {
        std::string_view name = m_cells[i];
        if (i < m_groups.size() && !m_groups[i].empty())
            group = m_groups[i];
        if (const std::size_t colon = name.find(':'); colon != std::string_view::npos) {
            group = name.substr(0, colon); // "total usage:usr" of later versions
            name.remove_prefix(colon + 1);
        }
        Column column;
        column.title = (group + " ").append(name).substr(0, 120);
        for (const DstatColumn& known : kDstatColumns) {
            if (group.starts_with(known.group) && name == known.name) {
                column.quantity = known.quantity;
                column.scale = known.scale;
                column.isMeasured = true;
            }
        }
        column.isTime = name == "time" || name == "epoch";
        column.isBusy = group.starts_with("total")
                        && (name == "usr" || name == "sys" || name == "hiq" || name == "siq");
        m_columns.push_back(std::move(column));
    }
}

/// "20-05 22:24:27" is day and month, of the year in the facts; epoch is a number.
bool DstatParser::readTime(std::string_view cell, SampleTime& time)
{
    if (cell.size() >= 14 && cell[2] == '-' && cell[5] == ' ') {
        const std::optional<std::int64_t> day = wholeNumber(cell.substr(0, 2));
        const std::optional<std::int64_t> month = wholeNumber(cell.substr(3, 2));
        const std::optional<double> clock = parseTimeOfDay(cell.substr(6));
        if (!day || !month || !clock || *month < 1 || *month > 12 || *day < 1 || *day > 31)
            return false;
        if (m_year > 0)
            time = {.seconds =
                        secondsOfDate(m_year, static_cast<int>(*month), static_cast<int>(*day))
                        + *clock,
                    .kind = TimeKind::Local};
        return true;
    }
    const std::optional<SampleTime> parsed = m_times.parse(cell);
    if (parsed)
        time = *parsed;
    return parsed.has_value();
}

void DstatParser::row(std::string_view line, const LinePlace& place)
{
    bool fits = !m_columns.empty() && m_cells.size() == m_columns.size();
    SampleTime time;
    for (std::size_t i = 0; fits && i < m_columns.size(); ++i) {
        if (m_columns[i].isTime && time.kind != TimeKind::Absolute)
            fits = readTime(m_cells[i], time);
        else if (m_columns[i].isMeasured)
            fits = parseCell(m_cells[i]).kind != CellValue::Kind::Text;
    }
    if (fits && m_host == HardwareLogBuilder::kNone)
        m_host = m_builder.device({.kind = HardwareDevice::Kind::Host,
                                   .host = m_hostName,
                                   .index = -1,
                                   .name = {},
                                   .id = {}});
    if (!fits || !m_builder.beginSample(m_host, time.kind, time.seconds)) {
        m_builder.issue(place.isUnterminated ? IssueCode::TruncatedTail : IssueCode::BadRow,
                        place.offset, line.size(),
                        {FAULTLINE_TR_NOOP("Errors", "line %1"), {std::to_string(place.number)}});
        return;
    }
    const auto add = [&](Quantity quantity, const std::string& title, double value) {
        m_builder.add(m_builder.series(m_host, {.quantity = quantity,
                                                .column = title,
                                                .unit = hardwareQuantityInfo(quantity).unit,
                                                .form = HardwareName::Form::Value,
                                                .scale = 1.0,
                                                .assumption = {}}),
                      value);
    };
    double busy = 0.0;
    bool hasBusy = false;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        if (!column.isMeasured && !column.isBusy)
            continue;
        const CellValue cell = parseCell(m_cells[i]);
        if (cell.kind != CellValue::Kind::Number)
            continue;
        if (column.isMeasured)
            add(column.quantity, column.title, cell.value * column.scale);
        busy += column.isBusy ? cell.value : 0.0;
        hasBusy = hasBusy || column.isBusy;
    }
    if (hasBusy)
        add(Quantity::CpuUtilization, "usr + sys + hiq + siq", busy * kPercent);
}

void DstatParser::line(std::string_view line, const LinePlace& place)
{
    const std::string_view text = trimmed(line);
    if (text.empty())
        return;
    splitCells(text, ',', m_cells);
    if (facts())
        return;
    const bool isNumeric = std::any_of(m_cells.begin(), m_cells.end(), [](std::string_view cell) {
        return parseCell(cell).kind == CellValue::Kind::Number;
    });
    const bool hasGaps = std::any_of(m_cells.begin(), m_cells.end(),
                                     [](std::string_view cell) { return cell.empty(); });
    const bool isGroups = !isNumeric && (hasGaps || m_groups.empty())
                          && m_cells[0].find(':') == std::string_view::npos;
    if (isGroups)
        m_groups.assign(m_cells.begin(), m_cells.end());
    else if (!isNumeric || m_columns.empty())
        names();
    else
        row(text, place);
}

} // namespace faultline::hardware
