// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// GPU logs as trainings leave them, against figures counted by separate programs: of ours those
// that tests/data/gpu/make_gpu_logs.py counts; the real ones are not part of the tree.

#include "tests/readers/hardware/hardware_checks.h"
#include "tests/support/shared_data.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace faultline::test {
namespace {

using Q = HardwareQuantity;

/// What one device of a file must give.
struct Expected {
    std::string file;
    std::string device;
    std::size_t rows;
    double meanBusy;
    double meanMemoryMib;
    std::uint64_t badRows; ///< of the whole file
    bool hasNuls;
};

const std::array kSeizure{
    Expected{"v1763", "Tesla V100-PCIE-32GB", 1, 0.0, 0.0, 0, false},
    Expected{"v1976", "Tesla V100-PCIE-32GB", 4, 0.0, 0.0, 0, false},
    Expected{"v2615", "Tesla V100-SXM2-32GB", 10, 0.0, 0.0, 0, true},
    Expected{"v5650", "Tesla V100-SXM2-32GB", 54, 0.429815, 2677.63, 0, false},
    Expected{"v5964", "Tesla V100-PCIE-32GB", 17, 0.967647, 23448.647, 2, true},
    Expected{"v6933", "Tesla V100-SXM2-32GB", 41, 0.35122, 8328.146, 0, true},
    Expected{"v10380", "Tesla V100-SXM2-32GB", 122, 0.023607, 824.754, 0, false},
    Expected{"v38244", "Tesla V100-PCIE-32GB", 494, 0.499838, 13697.271, 0, false},
    Expected{"v73273", "Tesla V100-PCIE-32GB", 95, 0.629895, 3908.421, 1, true},
    Expected{"v108134", "Tesla V100-SXM2-32GB", 1412, 0.753251, 20558.758, 0, false},
    Expected{"v115090", "Tesla V100-PCIE-32GB", 747, 0.849331, 25874.182, 2, true},
    Expected{"v246360", "Tesla V100-SXM2-32GB", 242, 0.942438, 29825.955, 4, true},
    Expected{"v246360", "Tesla V100-PCIE-32GB", 437, 0.965629, 31382.158, 4, true},
    Expected{"v270219", "Tesla V100-SXM2-32GB", 603, 0.951144, 26123.869, 4, true},
    Expected{"v324560", "Tesla V100-PCIE-32GB", 295, 0.966712, 31440.654, 4, true},
    Expected{"v483996", "Tesla V100-PCIE-32GB", 3255, 0.932488, 25191.23, 3, true},
};

const HardwareSeries* seriesOf(const HardwareLog& log, Q quantity, std::string_view device)
{
    for (const HardwareSeries& one : log.series) {
        if (one.quantity == quantity && log.devices[one.device].name == device)
            return &one;
    }
    return nullptr;
}

void expectCounted(const std::string& path, const Expected& expected, std::string_view driver,
                   std::string_view cuda)
{
    SCOPED_TRACE(expected.file);
    const ReadResult result = readPath(path);
    EXPECT_EQ(result.file.formatId, "gpu-csv");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    const HardwareSeries* busy = seriesOf(*log, Q::GpuUtilization, expected.device);
    const HardwareSeries* used = seriesOf(*log, Q::GpuMemoryUsed, expected.device);
    ASSERT_NE(busy, nullptr);
    ASSERT_NE(used, nullptr);
    EXPECT_EQ(busy->series.size(), expected.rows);
    EXPECT_NEAR(meanOf(busy->series), expected.meanBusy, 1e-6);
    EXPECT_NEAR(meanOf(used->series) / kMebi, expected.meanMemoryMib, 1e-2);
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow)
                  + result.file.issues.count(IssueCode::TruncatedTail),
              expected.badRows);
    EXPECT_EQ(result.file.issues.count(IssueCode::NulBytes) > 0, expected.hasNuls);
    EXPECT_EQ(log->timeKind, TimeKind::None);
    EXPECT_EQ(log->driverVersion, driver);
    EXPECT_EQ(log->cudaVersion, cuda);
    expectSound(result);
}

TEST(GpuLogs, CountsAndMeansAreThoseOfASeparateCount)
{
    std::ifstream table(testFile("data/gpu/expected.tsv"));
    std::string line;
    std::getline(table, line); // names of the columns
    std::size_t read = 0;
    for (Expected expected; std::getline(table, line); ++read) {
        std::istringstream cells(line);
        ASSERT_TRUE(std::getline(cells, expected.file, '\t'));
        ASSERT_TRUE(std::getline(cells, expected.device, '\t'));
        ASSERT_TRUE(cells >> expected.rows >> expected.meanBusy >> expected.meanMemoryMib
                    >> expected.badRows >> expected.hasNuls);
        expectCounted(testFile("data/gpu/" + expected.file), expected, "535.54", "12.2");
    }
    EXPECT_EQ(read, 4U);
}

TEST(GpuLogs, TwoJobsInOneFileAreTwoDevices)
{
    const ReadResult result = readPath(testFile("data/gpu/two-jobs.csv"));
    ASSERT_NE(onlyLog(result), nullptr);
    EXPECT_EQ(onlyLog(result)->devices.size(), 2U);
    EXPECT_EQ(result.file.issues.count(IssueCode::MixedWriters), 1U);
}

TEST(GpuLogs, TheTableOnTopGivesTheProcess)
{
    const ReadResult result = readPath(testFile("data/gpu/one-row.csv"));
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    ASSERT_EQ(log->processes.size(), 1U);
    EXPECT_EQ(log->processes[0].pid, 93);
    EXPECT_EQ(log->processes[0].name, "/opt/conda/bin/python");
    EXPECT_DOUBLE_EQ(log->processes[0].memoryBytes, 1839 * kMebi);
}

TEST(RealGpuLogs, CountsAndMeansAreThoseOfASeparateCount)
{
    FAULTLINE_NEEDS_REAL(folder, "gpu/theabrusch-seizure");
    for (const Expected& expected : kSeizure)
        expectCounted(folder + "/gpu_stats." + expected.file + ".csv", expected, "495.44", "11.5");
}

TEST(RealGpuLogs, TwoJobsInOneFileAreTwoDevices)
{
    FAULTLINE_NEEDS_REAL(path, "gpu/theabrusch-seizure/gpu_stats.v324560.csv");
    const ReadResult result = readPath(path);
    ASSERT_NE(onlyLog(result), nullptr);
    EXPECT_EQ(onlyLog(result)->devices.size(), 2U);
    EXPECT_EQ(result.file.issues.count(IssueCode::MixedWriters), 1U);
}

TEST(RealGpuLogs, TheTableOnTopGivesTheProcess)
{
    FAULTLINE_NEEDS_REAL(path, "gpu/theabrusch-seizure/gpu_stats.v1768.csv");
    const ReadResult result = readPath(path);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    ASSERT_EQ(log->processes.size(), 1U);
    EXPECT_EQ(log->processes[0].pid, 93337);
    EXPECT_EQ(log->processes[0].name, "python3");
    EXPECT_DOUBLE_EQ(log->processes[0].memoryBytes, 1839 * kMebi);
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 0), (std::vector<double>{0.99}));
}

TEST(RealGpuLogs, AHandWrittenHeaderIsUnderstood)
{
    FAULTLINE_NEEDS_REAL(path, "gpu/anjana-rtxa5000/gpu_usage_log_resnet_512.csv");
    const ReadResult result = readPath(path);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(result.file.recordCount, 23U);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(log->timeKind, TimeKind::Local);
    EXPECT_NEAR(log->sampleSeconds, 1.017, 2e-3);
    EXPECT_EQ(log->devices[0].name, "NVIDIA RTX A5000");
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 0).front(), 0.01);
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed, 0).front(), 11323 * kMebi);
    ASSERT_EQ(log->series.size(), 5U);
    EXPECT_EQ(log->series[4].unit, Unit::Celsius);
    EXPECT_EQ(valuesOf(log->series[4].series).front(), 79.0);
}

TEST(RealGpuLogs, PowerAloneAtTwentyHertz)
{
    FAULTLINE_NEEDS_REAL(path, "gpu/flame-power/nvidia-smi.csv");
    const ReadResult result = readPath(path);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(result.file.recordCount, 73U);
    EXPECT_EQ(log->devices.size(), 1U);
    EXPECT_NEAR(log->sampleSeconds, 0.05, 2e-3);
    EXPECT_EQ(valuesOf(*log, Q::GpuPower).front(), 22.89);
}

TEST(GpuLogs, EveryOwnAndRealFileOpensOrIsNotOurs)
{
    for (const SampleFolder& folder : ownAndReal("data/gpu", "gpu")) {
        std::size_t read = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path)) {
            if (entry.path().extension() != ".csv")
                continue; // a screen of an editor is there, too
            const ReadResult result = readPath(entry.path().string());
            EXPECT_FALSE(result.failed) << entry.path();
            EXPECT_EQ(result.file.formatId, "gpu-csv") << entry.path();
            ++read;
        }
        EXPECT_GE(read, 3U) << folder.path;
    }
}

} // namespace
} // namespace faultline::test
