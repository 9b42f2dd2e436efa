// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/hardware/hardware_checks.h"

namespace faultline::test {
namespace {

using Q = HardwareQuantity;

constexpr std::string_view kDmon = "#Date       Time        gpu   pwr gtemp mtemp    sm   mem   "
                                   "enc   dec   jpg   ofa  mclk  pclk\n"
                                   "#YYYYMMDD   HH:MM:SS    Idx     W     C     C     %     %     "
                                   "%     %     %     %   MHz   MHz\n"
                                   " 20240501   12:00:00      0    61    45     -    98    40     "
                                   "0     0     0     0  5000  1590\n"
                                   " 20240501   12:00:00      1    12    33     -     0     0     "
                                   "0     0     0     0   405   300\n"
                                   "#Date       Time        gpu   pwr gtemp mtemp    sm   mem   "
                                   "enc   dec   jpg   ofa  mclk  pclk\n"
                                   "#YYYYMMDD   HH:MM:SS    Idx     W     C     C     %     %     "
                                   "%     %     %     %   MHz   MHz\n"
                                   " 20240501   12:00:01      0    62    46     -    99    41     "
                                   "0     0     0     0  5000  1590\n";

TEST(Dmon, RowsAreReadByTheNamesAboveThem)
{
    EXPECT_EQ(ownerOf(kDmon), "dmon");
    const ReadResult result = readAs("dmon", kDmon);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->tool, "nvidia-smi dmon");
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(log->timeKind, TimeKind::Local);
    EXPECT_DOUBLE_EQ(result.file.firstWallTime.value_or(0.0), 1714564800.0);
    EXPECT_EQ(valuesOf(*log, Q::GpuPower, 0), (std::vector<double>{61, 62}));
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 0), (std::vector<double>{0.98, 0.99}));
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUtilization, 1), (std::vector<double>{0.0}));
    EXPECT_EQ(valuesOf(*log, Q::GpuSmClock, 0), (std::vector<double>{1.59e9, 1.59e9}));
    EXPECT_EQ(log->find(Q::GpuMemoryTemperature), nullptr);
}

TEST(Dmon, MemoryViolationsAndPcieAreUnderstood)
{
    const ReadResult result =
        readAs("dmon", "# gpu pviol tviol    fb  bar1 sbecc dbecc   pci rxpci txpci  xyz\n"
                       "# Idx     %  bool    MB    MB  errs  errs  errs  MB/s  MB/s    %\n"
                       "    0     7     1  1234     5     2     0     -   100   200   50\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->timeKind, TimeKind::None);
    EXPECT_EQ(valuesOf(*log, Q::GpuThrottledByPower, 0), (std::vector<double>{0.07}));
    EXPECT_EQ(valuesOf(*log, Q::GpuThrottledByThermal, 0), (std::vector<double>{1.0}));
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed, 0), (std::vector<double>{1234 * kMebi}));
    EXPECT_EQ(valuesOf(*log, Q::GpuPcieReceive, 0), (std::vector<double>{100 * kMebi}));
    EXPECT_EQ(valuesOf(*log, Q::GpuEccCorrected, 0), (std::vector<double>{2.0}));
    EXPECT_EQ(log->series.back().column, "xyz");
    EXPECT_EQ(log->series.back().unit, Unit::Fraction);
    EXPECT_EQ(valuesOf(log->series.back().series), (std::vector<double>{0.5}));
}

TEST(Dmon, PmonGivesProcesses)
{
    const std::string_view text =
        "# gpu        pid  type    sm   mem   enc   dec    fb   command\n"
        "# Idx          #   C/G     %     %     %     %    MB   name\n"
        "    0      93337     C    97    40     0     0  1839   python3\n"
        "    1          -     -     -     -     -     -     -   -\n"
        "    0      93337     C    95    40     0     0  1900   python3\n";
    EXPECT_EQ(ownerOf(text), "dmon");
    const ReadResult result = readAs("dmon", text);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->tool, "nvidia-smi pmon");
    ASSERT_EQ(log->processes.size(), 1U);
    EXPECT_EQ(log->processes[0].pid, 93337);
    EXPECT_EQ(log->processes[0].type, "C");
    EXPECT_DOUBLE_EQ(log->processes[0].memoryBytes, 1900 * kMebi);
    ASSERT_EQ(log->devices.size(), 1U);
    EXPECT_EQ(log->devices[0].kind, HardwareDevice::Kind::Process);
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization), (std::vector<double>{97 * 0.01, 95 * 0.01}));
    EXPECT_TRUE(result.file.issues.count(IssueCode::BadRow) == 0);
}

TEST(Dmon, RowsOfAnotherShapeAreCounted)
{
    const ReadResult result =
        readAs("dmon", "# gpu   pwr\n# Idx     W\n    0    61\n    0    61    7\nhello\n    1 7");
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 2U);
    EXPECT_EQ(result.file.recordCount, 2U);
}

TEST(Dmon, OtherTextIsNotTaken)
{
    for (const std::string_view text : {"# gpu settings\nbatch 4\n", "# a b c\n1 2 3\n",
                                        "gpu pwr\n", "# the gpu pwr\n", "#\n", "# gpu\n"})
        EXPECT_EQ(ownerOf(text), "") << text;
}

TEST(Dmon, DamageNeverBreaksIt)
{
    expectSurvivesDamage("dmon", kDmon);
}

constexpr std::string_view kScrapes =
    "# HELP DCGM_FI_DEV_GPU_TEMP GPU temperature (in C).\n"
    "# TYPE DCGM_FI_DEV_GPU_TEMP gauge\n"
    "DCGM_FI_DEV_GPU_TEMP{gpu=\"0\",UUID=\"GPU-a\",device=\"nvidia0\",modelName=\"Tesla "
    "T4\",Hostname=\"node1\"} 45 1714564800000\n"
    "DCGM_FI_DEV_GPU_TEMP{gpu=\"1\",UUID=\"GPU-b\",device=\"nvidia1\",modelName=\"Tesla "
    "T4\",Hostname=\"node1\"} 40 1714564800000\n"
    "DCGM_FI_DEV_FB_USED{gpu=\"0\",UUID=\"GPU-a\",modelName=\"Tesla T4\",Hostname=\"node1\"} 1234 "
    "1714564800000\n"
    "DCGM_FI_PROF_PIPE_TENSOR_ACTIVE{gpu=\"0\",UUID=\"GPU-a\",modelName=\"Tesla "
    "T4\",Hostname=\"node1\"} 9223372036854775794 1714564800000\n"
    "DCGM_FI_DEV_GPU_TEMP{gpu=\"0\",UUID=\"GPU-a\",modelName=\"Tesla T4\",Hostname=\"node1\"} 47 "
    "1714564830000\n"
    "DCGM_FI_DEV_GPU_UTIL{gpu=\"0\",UUID=\"GPU-a\",modelName=\"Tesla T4\",Hostname=\"node1\"} 88 "
    "1714564830000\n";

TEST(Dcgm, ScrapesFollowEachOther)
{
    EXPECT_EQ(ownerOf(kScrapes), "dcgm");
    const ReadResult result = readAs("dcgm", kScrapes);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->tool, "dcgm-exporter");
    EXPECT_EQ(log->timeKind, TimeKind::Absolute);
    EXPECT_DOUBLE_EQ(log->sampleSeconds, 30.0);
    ASSERT_EQ(log->devices.size(), 2U);
    EXPECT_EQ(log->devices[0].host, "node1");
    EXPECT_EQ(log->devices[0].name, "Tesla T4");
    EXPECT_EQ(log->devices[0].id, "GPU-a");
    EXPECT_EQ(valuesOf(*log, Q::GpuTemperature, 0), (std::vector<double>{45, 47}));
    EXPECT_EQ(valuesOf(*log, Q::GpuTemperature, 1), (std::vector<double>{40}));
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed, 0), (std::vector<double>{1234 * kMebi}));
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 0), (std::vector<double>{0.88}));
    EXPECT_EQ(log->find(Q::GpuUtilization, 0)->series.step(0), 1);
    EXPECT_EQ(log->find(Q::GpuTensorActive), nullptr) << "a blank value";
}

TEST(Dcgm, NewNamesSayTheirUnit)
{
    const ReadResult result = readAs("dcgm", "DCGM_FI_DEV_GPU_UTIL_RATIO{gpu=\"0\"} 0.88\n"
                                             "DCGM_FI_DEV_BOARD_POWER_WATTS{gpu=\"0\"} 61.5\n"
                                             "DCGM_FI_PROF_SM_UTIL_RATIO{gpu=\"0\"} 0.5\n"
                                             "DCGM_FI_DEV_WHATEVER{gpu=\"0\"} 7\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 0), (std::vector<double>{0.88}));
    EXPECT_EQ(valuesOf(*log, Q::GpuPower, 0), (std::vector<double>{61.5}));
    EXPECT_EQ(valuesOf(*log, Q::GpuSmActive, 0), (std::vector<double>{0.5}));
    EXPECT_EQ(log->series.back().quantity, Q::Other);
    EXPECT_EQ(log->timeKind, TimeKind::None);
}

TEST(Dcgm, DcgmiDmonIsRead)
{
    const std::string_view text = "#Entity   GPUTL  POWER  SMACT\n"
                                  "ID               W            \n"
                                  "GPU 1     45     60.1   0.25\n"
                                  "GPU 0     0      N/A    0.0\n"
                                  "GPU 1     47     61.1   0.5\n";
    EXPECT_EQ(ownerOf(text), "dcgm");
    const ReadResult result = readAs("dcgm", text);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->tool, "dcgmi dmon");
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 1), (std::vector<double>{45 * 0.01, 47 * 0.01}));
    EXPECT_EQ(valuesOf(*log, Q::GpuSmActive, 1), (std::vector<double>{0.25, 0.5}));
    EXPECT_EQ(log->find(Q::GpuPower, 0), nullptr);
}

TEST(Dcgm, DamageNeverBreaksIt)
{
    expectSurvivesDamage("dcgm", kScrapes.substr(0, 500));
    expectSurvivesDamage("dcgm", "#Entity   GPUTL  POWER\nID\nGPU 1     45     60.1\n");
}

} // namespace
} // namespace faultline::test
