// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/vmstat.h"

#include "model/core/text_marker.h"
#include "model/readers/hardware/host_columns.h"

#include <algorithm>

namespace faultline::hardware {

namespace {

using Quantity = HardwareQuantity;

constexpr std::string_view kVmstatReadAsMebi = FAULTLINE_TR_NOOP(
    "Hardware", "vmstat does not say its unit: the host would have less than 256 MiB of memory in "
                "KiB, so the values are read as MiB (-S M).");

/// Columns in the unit that -S chooses; what is swapped and read stays in KiB.
bool followsUnit(std::string_view name)
{
    return name == "swpd" || name == "free" || name == "buff" || name == "cache" || name == "inact"
           || name == "active";
}

} // namespace

bool isVmstatHeader(std::string_view line)
{
    std::vector<std::string_view> words;
    splitBlanks(line, words);
    const auto has = [&](std::string_view word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    return words.size() >= 14 && words[0] == "r" && words[1] == "b" && has("swpd") && has("free")
           && has("us") && has("id");
}

VmstatParser::VmstatParser(HardwareLogBuilder& builder) : m_builder(builder) {}

void VmstatParser::header()
{
    m_columns.assign(m_words.begin(), m_words.end());
    m_hasTime = false;
    m_isUtc = false;
    // -t ends the header with the name of the time zone.
    const std::string& last = m_columns.back();
    const bool isColumn = vmstatColumn(last) || last == "us" || last == "id" || last == "gu";
    if (!isColumn) {
        m_hasTime = true;
        m_isUtc = last == "UTC" || last == "GMT";
        m_columns.pop_back();
    }
}

double VmstatParser::cell(std::string_view name) const
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i] == name)
            return m_values[i];
    }
    return 0.0;
}

bool VmstatParser::memoryIsInMebibytes() const
{
    constexpr double kTooLittleForAHost = 256.0 * 1024.0; // KiB
    return cell("free") + cell("buff") + cell("cache") < kTooLittleForAHost;
}

void VmstatParser::add(Quantity quantity, std::string_view column, double value,
                       std::string_view assumption)
{
    const Unit unit =
        quantity == Quantity::Other ? Unit::Bytes : hardwareQuantityInfo(quantity).unit;
    m_builder.add(m_builder.series(m_host, {.quantity = quantity,
                                            .column = std::string(column),
                                            .unit = unit,
                                            .form = HardwareName::Form::Value,
                                            .scale = 1.0,
                                            .assumption = assumption}),
                  value);
}

void VmstatParser::row(const LinePlace& place, std::size_t bytes)
{
    const std::size_t wanted = m_columns.size() + (m_hasTime ? 2 : 0);
    bool fits = m_words.size() == wanted;
    SampleTime time;
    m_values.clear();
    for (std::size_t i = 0; fits && i < m_columns.size(); ++i) {
        const CellValue value = parseCell(m_words[i]);
        fits = value.kind == CellValue::Kind::Number && value.unit.empty();
        m_values.push_back(value.value);
    }
    if (fits && m_hasTime) {
        std::string text(m_words[m_columns.size()]);
        text.append(" ").append(m_words.back());
        const std::optional<SampleTime> parsed = m_times.parse(text);
        fits = parsed.has_value();
        time = parsed.value_or(SampleTime{});
        if (m_isUtc && time.kind == TimeKind::Local)
            time.kind = TimeKind::Absolute;
    }
    if (fits && m_host == HardwareLogBuilder::kNone)
        m_host = m_builder.device({});
    if (!fits || !m_builder.beginSample(m_host, time.kind, time.seconds)) {
        m_builder.issue(place.isUnterminated ? IssueCode::TruncatedTail : IssueCode::BadRow,
                        place.offset, bytes,
                        {FAULTLINE_TR_NOOP("Errors", "line %1"), {std::to_string(place.number)}});
        return;
    }
    if (m_isFirstRow)
        m_mebibytes = memoryIsInMebibytes();
    const double unitFactor = m_mebibytes ? 1024.0 : 1.0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::string& name = m_columns[i];
        const bool isMemory = followsUnit(name);
        // The first row averages since the host was started; only its memory is of now.
        if (m_isFirstRow && !isMemory)
            continue;
        const std::string_view assumption = isMemory && m_mebibytes ? kVmstatReadAsMebi : "";
        const double factor = isMemory ? unitFactor : 1.0;
        if (const std::optional<HostColumn> column = vmstatColumn(name))
            add(column->quantity, name, m_values[i] * column->scale * factor, assumption);
        else if (isMemory)
            add(Quantity::Other, name, m_values[i] * 1024.0 * factor, assumption);
    }
    if (!m_isFirstRow)
        add(Quantity::CpuUtilization, "us + sy", (cell("us") + cell("sy")) / 100.0);
    m_isFirstRow = false;
}

void VmstatParser::line(std::string_view line, const LinePlace& place)
{
    splitBlanks(line, m_words);
    if (m_words.empty() || m_words[0].starts_with("procs"))
        return;
    if (isVmstatHeader(line))
        header();
    else
        row(place, line.size());
}

} // namespace faultline::hardware
