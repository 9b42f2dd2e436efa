// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/scalars_report.h"
#include "tests/report/report_samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <bit>
#include <charconv>
#include <limits>
#include <random>
#include <sstream>

namespace faultline {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

std::string written(const CaseData& data, ScalarFormat format, const ScalarFilter& filter = {})
{
    StringSink sink;
    writeScalars(sink, data, format, filter);
    return sink.text();
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// Closes after a number of bytes, as a pipe into `head` does.
class ClosingSink final : public TextSink {
public:
    explicit ClosingSink(std::size_t capacity) : m_capacity(capacity) {}
    void write(std::string_view text) override { m_size += text.size(); }
    [[nodiscard]] bool isOpen() const override { return m_size < m_capacity; }
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    std::size_t m_capacity;
    std::size_t m_size = 0;
};

TEST(WriteScalars, CsvHasTheAgreedHeaderEvenWithoutPoints)
{
    EXPECT_EQ(written(CaseData{}, ScalarFormat::Csv), "run,tag,step,wall_time,value\n");
    EXPECT_EQ(written(CaseData{}, ScalarFormat::JsonLines), "");
}

TEST(WriteScalars, OrdersByRunThenTagThenAsLogged)
{
    const ScalarSeries restarted = test::seriesOf(
        {{.step = 5, .wallTime = 1.5, .value = 0.5}, {.step = 2, .wallTime = 2.5, .value = 0.25}});
    const ScalarSeries one = test::seriesOf({{.step = 1, .wallTime = 3.0, .value = 1.0}});
    // In the order of start time the later name comes first.
    const CaseData data = test::caseOf(
        {test::runOf("z", {{"b", one}, {"a", restarted}}), test::runOf("m", {{"c", one}})});
    EXPECT_EQ(written(data, ScalarFormat::Csv), "run,tag,step,wall_time,value\n"
                                                "m,c,1,3,1\n"
                                                "z,a,5,1.5,0.5\n"
                                                "z,a,2,2.5,0.25\n"
                                                "z,b,1,3,1\n");
}

TEST(WriteScalars, SpellsNonFiniteNumbersForEachFormat)
{
    const CaseData data = test::caseOf({test::runOf(
        "r", {{"t", test::seriesOf({{.step = 1, .wallTime = kNan, .value = kNan},
                                    {.step = 2, .wallTime = 1.0, .value = kInfinity},
                                    {.step = 3, .wallTime = 1.0, .value = -kInfinity}})}})});
    EXPECT_EQ(written(data, ScalarFormat::Csv), "run,tag,step,wall_time,value\n"
                                                "r,t,1,nan,nan\n"
                                                "r,t,2,1,inf\n"
                                                "r,t,3,1,-inf\n");
    EXPECT_EQ(written(data, ScalarFormat::JsonLines),
              R"({"run":"r","tag":"t","step":1,"wall_time":"NaN","value":"NaN"})"
              "\n"
              R"({"run":"r","tag":"t","step":2,"wall_time":1,"value":"Infinity"})"
              "\n"
              R"({"run":"r","tag":"t","step":3,"wall_time":1,"value":"-Infinity"})"
              "\n");
}

TEST(WriteScalars, QuotesCsvFieldsAsRfc4180Says)
{
    const ScalarSeries one = test::seriesOf({{.step = 1, .wallTime = 2.0, .value = 3.0}});
    const CaseData data = test::caseOf({test::runOf("a,b", {{"say \"x\"\nnow", one}})});
    EXPECT_EQ(written(data, ScalarFormat::Csv),
              "run,tag,step,wall_time,value\n\"a,b\",\"say \"\"x\"\"\nnow\",1,2,3\n");
}

TEST(WriteScalars, NumbersReadBackExactly)
{
    std::mt19937_64 random(20260101);
    std::vector<ScalarPoint> points{
        {.step = std::numeric_limits<std::int64_t>::min(), .wallTime = 0.0, .value = -0.0},
        {.step = std::numeric_limits<std::int64_t>::max(), .wallTime = 1e300, .value = 5e-324},
    };
    while (points.size() < 10000) {
        const double value = std::bit_cast<double>(random());
        const double time = 1.5e9 + static_cast<double>(random() % 1000000000) / 1024.0;
        points.push_back({.step = static_cast<std::int64_t>(random()),
                          .wallTime = time,
                          .value = value == value ? value : 0.0});
    }
    const CaseData data = test::caseOf({test::runOf("r", {{"t", test::seriesOf(points)}})});

    const std::vector<std::string> csv = linesOf(written(data, ScalarFormat::Csv));
    const std::vector<std::string> json = linesOf(written(data, ScalarFormat::JsonLines));
    ASSERT_EQ(csv.size(), points.size() + 1);
    ASSERT_EQ(json.size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::string& row = csv[i + 1];
        const std::string number = row.substr(row.rfind(',') + 1);
        if (std::abs(points[i].value) != kInfinity) {
            double value = 0.0;
            std::from_chars(number.data(), number.data() + number.size(), value);
            ASSERT_EQ(std::bit_cast<std::uint64_t>(value),
                      std::bit_cast<std::uint64_t>(points[i].value))
                << row;
        }
        const auto object = nlohmann::json::parse(json[i]);
        ASSERT_EQ(object["step"].get<std::int64_t>(), points[i].step);
        ASSERT_EQ(object["wall_time"].get<double>(), points[i].wallTime);
    }
}

TEST(WriteScalars, EveryJsonLineParsesWhateverTheNamesHold)
{
    const ScalarSeries one = test::seriesOf({{.step = 1, .wallTime = 2.0, .value = 3.0}});
    const std::string name(test::kHostileName);
    const CaseData data = test::caseOf({test::runOf(name, {{name, one}})});
    const std::vector<std::string> lines = linesOf(written(data, ScalarFormat::JsonLines));
    ASSERT_EQ(lines.size(), 1U);
    const auto object = nlohmann::json::parse(lines[0]);
    const std::string expected = name.substr(0, name.find('\xFF')) + "\xEF\xBF\xBD\xEF\xBF\xBD end";
    EXPECT_EQ(object["run"], expected);
    EXPECT_EQ(object["tag"], expected);
}

TEST(WriteScalars, AsksFiltersOnceForEachName)
{
    const ScalarSeries series = test::seriesOfValues({1.0, 2.0});
    const CaseData data = test::caseOf({test::runOf("a", {{"loss", series}, {"lr", series}}),
                                        test::runOf("b", {{"loss", series}})});
    int asked = 0;
    ScalarFilter filter;
    filter.acceptsRun = [](std::string_view run) { return run == "a"; };
    filter.acceptsTag = [&asked](std::string_view tag) {
        ++asked;
        return tag == "lr";
    };
    StringSink sink;
    EXPECT_EQ(writeScalars(sink, data, ScalarFormat::Csv, filter), 2U);
    EXPECT_EQ(linesOf(sink.text()).size(), 3U);
    EXPECT_EQ(asked, 2);
}

TEST(WriteScalars, StopsSoonAfterTheSinkHasClosed)
{
    const CaseData data = test::caseOf(
        {test::runOf("r", {{"a", test::seriesOfValues(std::vector<double>(200000, 0.5))},
                           {"b", test::seriesOfValues({1.0})}})});
    ClosingSink sink(100);
    writeScalars(sink, data, ScalarFormat::Csv);
    EXPECT_LT(sink.size(), std::size_t{1} << 20);
}

} // namespace
} // namespace faultline
