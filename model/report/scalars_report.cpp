// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/scalars_report.h"

#include "model/io/csv.h"
#include "model/report/json_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

namespace faultline {

namespace {

/// Spelling of what is not finite; a format's only difference in numbers.
struct NonFiniteWords {
    std::string_view nan;
    std::string_view positiveInfinity;
    std::string_view negativeInfinity;
};
constexpr NonFiniteWords kCsvWords{"nan", "inf", "-inf"};
constexpr NonFiniteWords kJsonWords{R"("NaN")", R"("Infinity")", R"("-Infinity")"};

/// Puts one row together. A member rather than a string: nothing is allocated for a point.
class RowBuffer {
public:
    RowBuffer() = default;
    RowBuffer(const RowBuffer&) = delete;
    RowBuffer& operator=(const RowBuffer&) = delete;

    void append(std::string_view text)
    {
        std::copy(text.begin(), text.end(), m_end);
        m_end += text.size();
    }
    void appendStep(std::int64_t step)
    {
        m_end = std::to_chars(m_end, m_text.data() + m_text.size(), step).ptr;
    }
    void appendNumber(double number, const NonFiniteWords& words)
    {
        if (std::isfinite(number))
            m_end = std::to_chars(m_end, m_text.data() + m_text.size(), number).ptr;
        else if (std::isnan(number))
            append(words.nan);
        else
            append(number > 0 ? words.positiveInfinity : words.negativeInfinity);
    }
    [[nodiscard]] std::string_view text() const
    {
        return {m_text.data(), static_cast<std::size_t>(m_end - m_text.data())};
    }
    void clear() { m_end = m_text.data(); }

private:
    /// A step takes 20 characters at most, a number 24, the names around them 32.
    std::array<char, 256> m_text{};
    char* m_end = m_text.data();
};

void appendCsvRow(RowBuffer& row, const ScalarPoint& point)
{
    row.appendStep(point.step);
    row.append(",");
    row.appendNumber(point.wallTime, kCsvWords);
    row.append(",");
    row.appendNumber(point.value, kCsvWords);
    row.append("\n");
}

void appendJsonRow(RowBuffer& row, const ScalarPoint& point)
{
    row.appendStep(point.step);
    row.append(R"(,"wall_time":)");
    row.appendNumber(point.wallTime, kJsonWords);
    row.append(R"(,"value":)");
    row.appendNumber(point.value, kJsonWords);
    row.append("}\n");
}

/// Everything of a row that is the same for all points of a series.
std::string rowPrefix(ScalarFormat format, const std::string& run, const std::string& tag)
{
    if (format == ScalarFormat::Csv)
        return csvField(run) + "," + csvField(tag) + ",";
    return R"({"run":)" + compactJson(run) + R"(,"tag":)" + compactJson(tag) + R"(,"step":)";
}

void writeSeries(TextSink& sink, const std::string& prefix, const ScalarSeries& series,
                 ScalarFormat format)
{
    const auto appendRow = format == ScalarFormat::Csv ? appendCsvRow : appendJsonRow;
    RowBuffer row;
    for (std::size_t begin = 0; begin < series.size() && sink.isOpen();) {
        const std::size_t end = std::min(series.size(), begin + detail::kChunkPoints);
        series.forEach(begin, end, [&](std::size_t, const ScalarPoint& point) {
            row.clear();
            appendRow(row, point);
            sink.write(prefix);
            sink.write(row.text());
        });
        begin = end;
    }
}

bool accepts(const std::function<bool(std::string_view)>& filter, std::string_view name)
{
    return !filter || filter(name);
}

} // namespace

std::uint64_t writeScalars(TextSink& sink, const CaseData& data, ScalarFormat format,
                           const ScalarFilter& filter)
{
    std::vector<RunPtr> runs = data.runs;
    std::stable_sort(runs.begin(), runs.end(),
                     [](const RunPtr& a, const RunPtr& b) { return a->name < b->name; });

    if (format == ScalarFormat::Csv)
        sink.write("run,tag,step,wall_time,value\n");
    std::uint64_t written = 0;
    for (const RunPtr& run : runs) {
        if (!accepts(filter.acceptsRun, run->name))
            continue;
        for (const auto& entry : run->scalars) {
            if (!sink.isOpen())
                return written;
            if (!accepts(filter.acceptsTag, entry.first))
                continue;
            const ScalarSeries& series = entry.second.series;
            writeSeries(sink, rowPrefix(format, run->name, entry.first), series, format);
            written += series.size();
        }
    }
    return written;
}

} // namespace faultline
