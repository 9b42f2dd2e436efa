// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/dmon.h"

#include "model/core/ascii.h"
#include "model/readers/hardware/cell_values.h"

#include <algorithm>
#include <array>

namespace faultline::hardware {

namespace {

using Quantity = HardwareQuantity;

constexpr UnitScale kMebibytesPerSecond{Unit::BytesPerSecond, 1024.0 * 1024.0};

struct DmonColumn {
    std::string_view name;
    Quantity quantity;
    UnitScale unit;
};

constexpr std::array kDmonColumns{
    DmonColumn{"pwr", Quantity::GpuPower, {Unit::Watts, 1.0}},
    DmonColumn{"gtemp", Quantity::GpuTemperature, {Unit::Celsius, 1.0}},
    DmonColumn{"temp", Quantity::GpuTemperature, {Unit::Celsius, 1.0}}, // before driver 410
    DmonColumn{"mtemp", Quantity::GpuMemoryTemperature, {Unit::Celsius, 1.0}},
    DmonColumn{"sm", Quantity::GpuUtilization, kPercentScale},
    DmonColumn{"mem", Quantity::GpuMemoryUtilization, kPercentScale},
    DmonColumn{"enc", Quantity::GpuEncoder, kPercentScale},
    DmonColumn{"dec", Quantity::GpuDecoder, kPercentScale},
    DmonColumn{"jpg", Quantity::Other, kPercentScale},
    DmonColumn{"ofa", Quantity::Other, kPercentScale},
    DmonColumn{"mclk", Quantity::GpuMemoryClock, kMegahertzScale},
    DmonColumn{"pclk", Quantity::GpuSmClock, kMegahertzScale},
    DmonColumn{"pviol", Quantity::GpuThrottledByPower, kPercentScale},
    DmonColumn{"tviol", Quantity::GpuThrottledByThermal, {Unit::Fraction, 1.0}},
    DmonColumn{"fb", Quantity::GpuMemoryUsed, kMebibyteScale},
    DmonColumn{"bar1", Quantity::Other, kMebibyteScale},
    DmonColumn{"ccpm", Quantity::Other, kMebibyteScale},
    DmonColumn{"sbecc", Quantity::GpuEccCorrected, {Unit::Count, 1.0}},
    DmonColumn{"dbecc", Quantity::GpuEccUncorrected, {Unit::Count, 1.0}},
    DmonColumn{"pci", Quantity::Other, {Unit::Count, 1.0}},
    DmonColumn{"rxpci", Quantity::GpuPcieReceive, kMebibytesPerSecond},
    DmonColumn{"txpci", Quantity::GpuPcieSend, kMebibytesPerSecond},
};

/// The words behind the '#', which may touch the first.
std::string_view behindHash(std::string_view line)
{
    return trimmed(trimmed(line).substr(1));
}

} // namespace

bool isDmonHeader(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (!text.starts_with("#"))
        return false;
    std::vector<std::string_view> words;
    splitBlanks(behindHash(text), words);
    const auto gpu = std::find(words.begin(), words.end(), "gpu");
    const bool onlyTimesBefore = std::all_of(words.begin(), gpu, [](std::string_view word) {
        return equalsNoCase(word, "Date") || equalsNoCase(word, "Time");
    });
    if (gpu == words.end() || !onlyTimesBefore)
        return false;
    return std::any_of(gpu + 1, words.end(), [](std::string_view word) {
        return word == "pid"
               || std::any_of(kDmonColumns.begin(), kDmonColumns.end(),
                              [word](const DmonColumn& known) { return known.name == word; });
    });
}

DmonParser::DmonParser(HardwareLogBuilder& builder) : m_builder(builder) {}

void DmonParser::names(std::string_view line)
{
    splitBlanks(behindHash(line), m_words);
    m_columns.clear();
    m_gpu = m_pid = m_type = m_command = m_date = m_time = kNone;
    for (std::size_t i = 0; i < m_words.size() && i < 128; ++i) {
        const std::string_view word = m_words[i];
        Column column;
        column.name = word.substr(0, 40);
        if (word == "gpu")
            m_gpu = i;
        else if (word == "pid")
            m_pid = i;
        else if (word == "type")
            m_type = i;
        else if (word == "command")
            m_command = i;
        else if (equalsNoCase(word, "Date"))
            m_date = i;
        else if (equalsNoCase(word, "Time"))
            m_time = i;
        else
            column.isMeasured = true;
        for (const DmonColumn& known : kDmonColumns) {
            if (known.name == word) {
                column.quantity = known.quantity;
                column.unit = known.unit;
            }
        }
        m_columns.push_back(std::move(column));
    }
    if (m_pid != kNone) {
        for (Column& column : m_columns) {
            if (column.quantity == Quantity::GpuMemoryUsed)
                column.quantity = Quantity::GpuProcessMemory;
        }
    }
}

/// "# Idx     W     C     C     %": says the unit of what the table above does not know.
void DmonParser::units(std::string_view line)
{
    splitBlanks(behindHash(line), m_words);
    if (m_words.size() != m_columns.size())
        return;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        Column& column = m_columns[i];
        const std::optional<UnitScale> unit = unitOf(m_words[i]);
        const bool fits =
            unit && (column.quantity == Quantity::Other || unit->unit == column.unit.unit);
        if (column.isMeasured && fits)
            column.unit = *unit;
    }
}

bool DmonParser::readTime(SampleTime& time)
{
    if (m_time == kNone && m_date == kNone)
        return true;
    std::string text;
    if (m_date != kNone) {
        const std::string_view date = m_words[m_date]; // YYYYMMDD
        if (date.size() != 8)
            return false;
        text.append(date.substr(0, 4)).append("-").append(date.substr(4, 2)).append("-");
        text.append(date.substr(6, 2)).append(" ");
        text.append(m_time == kNone ? "00:00:00" : m_words[m_time]);
    } else {
        text = m_words[m_time];
    }
    const std::optional<SampleTime> parsed = m_times.parse(text);
    if (parsed)
        time = *parsed;
    return parsed.has_value();
}

/// Nothing for the row of a GPU without processes.
std::optional<HardwareDevice> DmonParser::deviceOfRow() const
{
    const std::optional<std::int64_t> index = wholeNumber(m_words[m_gpu]);
    if (!index || *index >= 4096)
        return std::nullopt;
    HardwareDevice device{.kind = HardwareDevice::Kind::Gpu,
                          .host = {},
                          .index = static_cast<int>(*index),
                          .name = {},
                          .id = {}};
    if (m_pid != kNone) {
        if (!wholeNumber(m_words[m_pid]))
            return std::nullopt;
        device.kind = HardwareDevice::Kind::Process;
        device.id = m_words[m_pid].substr(0, 20);
        if (m_command != kNone)
            device.name = m_words[m_command].substr(0, 120);
    }
    return device;
}

void DmonParser::row(std::string_view line, const LinePlace& place)
{
    splitBlanks(line, m_words);
    // A command may hold blanks; it is the last column.
    const bool fits = m_words.size() == m_columns.size()
                      || (m_command + 1 == m_columns.size() && m_words.size() > m_columns.size());
    SampleTime time;
    if (m_gpu == kNone || !fits || !wholeNumber(m_words[m_gpu]) || !readTime(time)) {
        m_builder.issue(place.isUnterminated ? IssueCode::TruncatedTail : IssueCode::BadRow,
                        place.offset, line.size(),
                        {FAULTLINE_TR_NOOP("Errors", "line %1"), {std::to_string(place.number)}});
        return;
    }
    const std::optional<HardwareDevice> device = deviceOfRow();
    if (!device)
        return;
    const std::size_t at = m_builder.device(*device);
    if (!m_builder.beginSample(at, time.kind, time.seconds))
        return;
    double memory = 0.0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        const CellValue cell = column.isMeasured ? parseCell(m_words[i]) : CellValue{};
        if (cell.kind == CellValue::Kind::Trouble)
            m_builder.addNotice(m_words[i]);
        if (cell.kind != CellValue::Kind::Number || !cell.unit.empty())
            continue;
        const double value = cell.value * column.unit.scale;
        if (column.quantity == Quantity::GpuProcessMemory)
            memory = value;
        m_builder.add(m_builder.series(at, {.quantity = column.quantity,
                                            .column = column.name,
                                            .unit = column.unit.unit,
                                            .form = HardwareName::Form::Value,
                                            .scale = 1.0,
                                            .assumption = {}}),
                      value);
    }
    if (device->kind == HardwareDevice::Kind::Process)
        m_builder.addProcess(
            {.gpu = device->index,
             .pid = wholeNumber(device->id).value_or(-1),
             .type = m_type == kNone ? std::string() : std::string(m_words[m_type].substr(0, 8)),
             .name = device->name,
             .memoryBytes = memory});
}

void DmonParser::line(std::string_view line, const LinePlace& place)
{
    const std::string_view text = trimmed(line);
    if (text.empty() || text == m_headerLine)
        return;
    if (isDmonHeader(text)) {
        m_headerLine = text;
        names(text);
    } else if (text.front() == '#') {
        units(text);
    } else {
        row(text, place);
    }
}

} // namespace faultline::hardware
