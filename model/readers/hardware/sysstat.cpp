// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/sysstat.h"

#include "model/core/ascii.h"

#include <algorithm>

namespace faultline::hardware {

namespace {

using Quantity = HardwareQuantity;

/// "05/20/2025" as sysstat writes it in the C locale, or "2025-05-20". The first number of the
/// former is the month, unless it is above 12.
std::optional<double> parseDate(std::string_view text)
{
    if (text.size() == 10 && (text[4] == '-' || text[4] == '/')) {
        TimeReader reader;
        const std::optional<SampleTime> midnight = reader.parse(std::string(text) + " 00:00:00");
        return midnight ? std::optional(midnight->seconds) : std::nullopt;
    }
    const char separator = text.find('/') != std::string_view::npos ? '/' : '.';
    std::vector<std::string_view> parts;
    splitCells(text, separator, parts);
    if (parts.size() != 3)
        return std::nullopt;
    const std::optional<std::int64_t> first = wholeNumber(parts[0]);
    const std::optional<std::int64_t> second = wholeNumber(parts[1]);
    const std::optional<std::int64_t> third = wholeNumber(parts[2]);
    if (!first || !second || !third || *first < 1 || *first > 31 || *second < 1 || *second > 31
        || (*first > 12 && *second > 12) || *third > 2200)
        return std::nullopt;
    const int year = static_cast<int>(*third) + (*third < 100 ? 2000 : 0);
    const bool dayFirst = *first > 12 || separator == '.';
    const auto month = static_cast<int>(dayFirst ? *second : *first);
    const auto day = static_cast<int>(dayFirst ? *first : *second);
    return month <= 12 && year >= 1970 ? std::optional(secondsOfDate(year, month, day))
                                       : std::nullopt;
}

bool isTimeOfDay(std::string_view word)
{
    return word.size() >= 7 && word.find(':') != std::string_view::npos
           && parseTimeOfDay(word).has_value();
}

bool isKeyName(std::string_view name)
{
    return name == "CPU" || name == "DEV" || name == "IFACE" || name == "Device"
           || name == "Device:";
}

} // namespace

bool isSysstatBanner(std::string_view line)
{
    line = trimmed(line);
    return line.starts_with("Linux ") && line.find(" (") != std::string_view::npos
           && line.find(" CPU)") != std::string_view::npos;
}

bool isSadfHeader(std::string_view line)
{
    return trimmed(line).starts_with("# hostname;interval;timestamp");
}

SysstatParser::SysstatParser(HardwareLogBuilder& builder) : m_builder(builder) {}

void SysstatParser::banner(std::string_view line)
{
    const std::size_t open = line.find('(');
    const std::size_t close = line.find(')', open);
    if (open != std::string_view::npos && close != std::string_view::npos)
        m_host = line.substr(open + 1, std::min<std::size_t>(close - open - 1, 120));
    splitBlanks(line, m_words);
    for (const std::string_view word : m_words) {
        if (const std::optional<double> date = parseDate(word))
            m_date = date;
    }
    m_times = {};
    m_columns.clear();
}

/// iostat -t: "05/20/2025 10:00:01 AM", or ISO.
bool SysstatParser::dateLine(std::string_view line)
{
    splitBlanks(line, m_words);
    if (m_isSadf || m_words.empty() || m_words.size() > 3)
        return false;
    if (const std::optional<SampleTime> time = m_dates.parse(line);
        time && time->kind != TimeKind::Relative) {
        m_tick = time;
        return true;
    }
    const std::optional<double> date = parseDate(m_words[0]);
    if (!date || m_words.size() < 2)
        return false;
    const std::string_view rest =
        line.substr(static_cast<std::size_t>(m_words[1].data() - line.data()));
    const std::optional<double> time = parseTimeOfDay(rest);
    if (time)
        m_tick = SampleTime{.seconds = *date + *time, .kind = TimeKind::Local};
    return time.has_value();
}

bool SysstatParser::header(std::string_view line)
{
    const bool isSadf = isSadfHeader(line);
    if (isSadf)
        splitCells(trimmed(line.substr(1)), ';', m_words);
    else
        splitBlanks(line, m_words);
    // "avg-cpu:" stands where iostat's devices have their name, but not in the row below.
    const bool isAverage = m_words[0] == "avg-cpu:";
    std::size_t timeWords = isAverage ? 1 : 0;
    if (isSadf)
        timeWords = 3;
    else if (isTimeOfDay(m_words[0]))
        timeWords = m_words.size() > 1 && (m_words[1] == "AM" || m_words[1] == "PM") ? 2 : 1;
    const auto isColumnName = [](std::string_view word) {
        const bool isNumber = isDigit(word[0]);
        return !isNumber && (sysstatColumn(word) || word == "%idle" || isKeyName(word));
    };
    if (std::none_of(m_words.begin() + static_cast<std::ptrdiff_t>(timeWords), m_words.end(),
                     [&](std::string_view word) { return !word.empty() && isColumnName(word); }))
        return false;
    m_isSadf = isSadf;
    m_columns.clear();
    m_key = Key::None;
    m_timeWords = isAverage ? 0 : timeWords;
    for (std::size_t i = timeWords; i < m_words.size() && i < 256; ++i) {
        const std::string_view name = m_words[i];
        if (isKeyName(name)) {
            m_keyColumn = i - timeWords;
            m_key = name == "CPU" ? Key::Cpu : name == "IFACE" ? Key::Network : Key::Disk;
        }
        m_columns.push_back(
            {.name = std::string(name.substr(0, 40)), .meaning = sysstatColumn(name)});
    }
    return true;
}

bool SysstatParser::readTime(SampleTime& time)
{
    if (m_isSadf) {
        const std::optional<SampleTime> parsed = m_times.parse(m_words[2]);
        time = parsed.value_or(SampleTime{});
        return parsed.has_value();
    }
    if (m_timeWords == 0) {
        time = m_tick.value_or(SampleTime{});
        return true;
    }
    std::string text(m_words[0]);
    if (m_timeWords == 2)
        text.append(" ").append(m_words[1]);
    const std::optional<SampleTime> parsed = m_times.parse(text);
    if (!parsed)
        return false;
    time = *parsed;
    if (m_date)
        time = {.seconds = *m_date + parsed->seconds, .kind = TimeKind::Local};
    return true;
}

/// kNone for a single CPU.
std::size_t SysstatParser::deviceOfRow()
{
    HardwareDevice device{.kind = HardwareDevice::Kind::Host,
                          .host = m_isSadf ? std::string(m_words[0].substr(0, 120)) : m_host,
                          .index = -1,
                          .name = {},
                          .id = {}};
    if (m_key == Key::None)
        return m_builder.device(device);
    const std::string_view key = m_words[m_timeWords + m_keyColumn];
    if (m_key == Key::Cpu)
        return key == "all" || key == "-1" ? m_builder.device(device) : kNone;
    device.kind = m_key == Key::Disk ? HardwareDevice::Kind::Disk : HardwareDevice::Kind::Network;
    device.name = key.substr(0, 120);
    return m_builder.device(device);
}

/// Busy is what is neither idle nor waiting for disks, as psutil has it.
void SysstatParser::addIdle(std::size_t device)
{
    std::optional<double> idle;
    double wait = 0.0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const CellValue cell = parseCell(m_words[m_timeWords + i]);
        if (m_columns[i].name == "%idle" && cell.kind == CellValue::Kind::Number)
            idle = cell.value;
        else if (m_columns[i].name == "%iowait")
            wait = cell.value;
    }
    if (!idle)
        return;
    const double busy = std::clamp(1.0 - (*idle + wait) / 100.0, 0.0, 1.0);
    m_builder.add(m_builder.series(device, {.quantity = Quantity::CpuUtilization,
                                            .column = "100 - %idle - %iowait",
                                            .unit = Unit::Fraction,
                                            .form = HardwareName::Form::Value,
                                            .scale = 1.0,
                                            .assumption = {}}),
                  busy);
}

void SysstatParser::row(std::string_view line, const LinePlace& place)
{
    if (m_isSadf)
        splitCells(line, ';', m_words);
    else
        splitBlanks(line, m_words);
    SampleTime time;
    if (m_words.size() != m_columns.size() + m_timeWords || !readTime(time)) {
        m_builder.issue(place.isUnterminated ? IssueCode::TruncatedTail : IssueCode::BadRow,
                        place.offset, line.size(),
                        {FAULTLINE_TR_NOOP("Errors", "line %1"), {std::to_string(place.number)}});
        return;
    }
    const std::size_t device = deviceOfRow();
    const bool isUseful =
        m_key == Key::Cpu
        || std::any_of(m_columns.begin(), m_columns.end(), [](const Column& column) {
               return column.meaning.has_value() || column.name == "%idle";
           });
    if (device == kNone || !isUseful || !m_builder.joinSample(device, time.kind, time.seconds))
        return;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        const CellValue cell = parseCell(m_words[m_timeWords + i]);
        if (!column.meaning || cell.kind != CellValue::Kind::Number)
            continue;
        const Quantity quantity = column.meaning->quantity;
        m_builder.add(m_builder.series(device, {.quantity = quantity,
                                                .column = column.name,
                                                .unit = hardwareQuantityInfo(quantity).unit,
                                                .form = HardwareName::Form::Value,
                                                .scale = 1.0,
                                                .assumption = {}}),
                      cell.value * column.meaning->scale);
    }
    addIdle(device);
}

void SysstatParser::line(std::string_view line, const LinePlace& place)
{
    const std::string_view text = trimmed(line);
    if (text.empty())
        return;
    if (isSysstatBanner(text)) {
        banner(text);
    } else if (text.starts_with("Average") || text.starts_with("Summary")) {
        m_times = {}; // the next section of a file begins at the first time again
    } else if (text.find("LINUX RESTART") == std::string_view::npos && !header(text)
               && !dateLine(text)) {
        row(text, place);
    }
}

} // namespace faultline::hardware
