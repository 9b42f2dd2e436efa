// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/case_samples.h"
#include "widgets/views/scalars/export_curves.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

namespace faultline::ui {

namespace {

using samples::fromPoints;

ExportSeries series(const std::string& run, const std::string& tag,
                    const std::vector<ScalarPoint>& points)
{
    return {.run = run,
            .tag = tag,
            .series = std::make_shared<const ScalarSeries>(fromPoints(points)),
            .origin = points.empty() ? 0.0 : points.front().wallTime};
}

/// A file in the folder for temporary files, removed at the end of the test.
class ScratchFile {
public:
    ScratchFile()
        : m_path(std::filesystem::temp_directory_path()
                 / ("faultline_export_" + std::to_string(std::rand()) + ".csv"))
    {
    }
    ~ScratchFile() { std::filesystem::remove(m_path); }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;

    [[nodiscard]] std::string path() const { return m_path.string(); }
    [[nodiscard]] std::vector<std::string> lines() const
    {
        std::ifstream in(m_path);
        std::vector<std::string> lines;
        for (std::string line; std::getline(in, line);)
            lines.push_back(line);
        return lines;
    }

private:
    std::filesystem::path m_path;
};

std::vector<std::string> fields(const std::string& line)
{
    std::vector<std::string> parts;
    std::istringstream in(line);
    for (std::string part; std::getline(in, part, ',');)
        parts.push_back(part);
    return parts;
}

} // namespace

TEST(ExportCurves, WritesEveryPointSoThatItReadsBackExactly)
{
    const std::vector<ScalarPoint> points{
        {.step = 0, .wallTime = 1700000000.123456, .value = 0.1},
        {.step = -5, .wallTime = 1700000001.0, .value = 1.0 / 3.0},
        {.step = 9'000'000'000'000'000'001, .wallTime = 2.5, .value = 5e-324},
    };
    const ScratchFile file;
    const auto written =
        exportCurves(file.path(), {series("run", "loss", points)}, ScalarFormat::Csv, {});
    ASSERT_TRUE(written);
    EXPECT_EQ(*written, 3U);
    const std::vector<std::string> lines = file.lines();
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0], "run,tag,step,wall_time,value");
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::vector<std::string> row = fields(lines[i + 1]);
        ASSERT_EQ(row.size(), 5U);
        EXPECT_EQ(std::strtoll(row[2].c_str(), nullptr, 10), points[i].step);
        EXPECT_EQ(std::strtod(row[3].c_str(), nullptr), points[i].wallTime);
        EXPECT_EQ(std::strtod(row[4].c_str(), nullptr), points[i].value);
    }
}

TEST(ExportCurves, KeepsWhatIsNotFinite)
{
    const double infinity = std::numeric_limits<double>::infinity();
    const ScratchFile file;
    ASSERT_TRUE(exportCurves(file.path(),
                             {series("r", "t",
                                     {{.step = 1, .wallTime = 1, .value = std::nan("")},
                                      {.step = 2, .wallTime = 2, .value = infinity},
                                      {.step = 3, .wallTime = 3, .value = -infinity}})},
                             ScalarFormat::Csv, {}));
    EXPECT_EQ(file.lines(), (std::vector<std::string>{"run,tag,step,wall_time,value", "r,t,1,1,nan",
                                                      "r,t,2,2,inf", "r,t,3,3,-inf"}));
}

TEST(ExportCurves, TakesOnlyThePointsOfTheWindowBordersIncluded)
{
    std::vector<ScalarPoint> points;
    for (int i = 0; i < 10; ++i)
        points.push_back({.step = 10 * i, .wallTime = 100.0 + i, .value = 0.5 * i});
    const auto stepsOf = [&points](const ExportWindow& window) {
        const CaseData data = selectPoints({series("r", "t", points)}, window);
        std::vector<std::int64_t> steps;
        data.runs.front()->findScalar("t")->forEach(
            [&steps](std::size_t, const ScalarPoint& point) { steps.push_back(point.step); });
        return steps;
    };
    const std::vector<std::int64_t> expected{20, 30, 40};
    EXPECT_EQ(stepsOf({.axis = XAxisKind::Step, .min = 20, .max = 40}), expected);
    EXPECT_EQ(stepsOf({.axis = XAxisKind::Relative, .min = 2, .max = 4}), expected);
    EXPECT_EQ(stepsOf({.axis = XAxisKind::Wall, .min = 102, .max = 104}), expected);
    EXPECT_TRUE(stepsOf({.axis = XAxisKind::Step, .min = 41, .max = 49}).empty());
}

TEST(ExportCurves, KeepsSeriesOfOneRunTogether)
{
    const CaseData data =
        selectPoints({series("b", "x", {}), series("a", "x", {}), series("b", "y", {})}, {});
    ASSERT_EQ(data.runs.size(), 2U);
    EXPECT_EQ(data.runNamed("b")->scalars.size(), 2U);
}

TEST(ExportCurves, NamesThePathThatCannotBeWritten)
{
    const auto written =
        exportCurves("/nonexistent/folder/out.csv", {series("r", "t", {})}, ScalarFormat::Csv, {});
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().message().find("/nonexistent/folder"), std::string::npos);
}

} // namespace faultline::ui
