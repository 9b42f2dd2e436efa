// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/hardware/hardware_checks.h"

namespace faultline::test {
namespace {

using Q = HardwareQuantity;

constexpr std::string_view kTypical =
    "timestamp, index, name, utilization.gpu [%], memory.used [MiB], power.draw [W], pstate\n"
    "2024/05/01 12:00:00.123, 0, Tesla T4, 45 %, 1234 MiB, 61.25 W, P0\n"
    "2024/05/01 12:00:00.125, 1, Tesla T4, 0 %, 3 MiB, 9.50 W, P8\n"
    "2024/05/01 12:00:01.123, 0, Tesla T4, 99 %, 1300 MiB, 70.00 W, P0\n"
    "2024/05/01 12:00:01.125, 1, Tesla T4, 1 %, 3 MiB, 9.75 W, P8\n";

TEST(GpuCsv, ReadsOneRowForEachDeviceAndTick)
{
    const ReadResult result = readAs("gpu-csv", kTypical);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->timeKind, TimeKind::Local);
    EXPECT_EQ(log->devices.size(), 2U);
    EXPECT_EQ(log->devices[0].name, "Tesla T4");
    EXPECT_EQ(result.file.recordCount, 4U);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_NEAR(log->sampleSeconds, 1.0, 1e-6);
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 0), (std::vector<double>{0.45, 0.99}));
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 1), (std::vector<double>{0.0, 0.01}));
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed, 0),
              (std::vector<double>{1234 * kMebi, 1300 * kMebi}));
    EXPECT_EQ(valuesOf(*log, Q::GpuPower, 1), (std::vector<double>{9.5, 9.75}));
    EXPECT_EQ(valuesOf(*log, Q::GpuPerformanceState, 1), (std::vector<double>{8.0, 8.0}));
    // 2024-05-01T12:00:00Z is 1714564800
    EXPECT_DOUBLE_EQ(result.file.firstWallTime.value_or(0.0), 1714564800.123);
    EXPECT_DOUBLE_EQ(log->find(Q::GpuPower, 1)->series.wallTime(1), 1714564801.125);
    EXPECT_EQ(log->find(Q::GpuPower, 1)->series.step(1), 1);
    EXPECT_EQ(log->find(Q::GpuPower, 1)->unit, Unit::Watts);
}

TEST(GpuCsv, UnitsStandInTheHeaderOrInTheValuesOrNowhere)
{
    for (const std::string_view text :
         {"timestamp, utilization.gpu [%], memory.used [MiB]\n2024/05/01 12:00:00.000, 45, 1234\n",
          "timestamp, utilization.gpu, memory.used\n2024/05/01 12:00:00.000, 45 %, 1234 MiB\n",
          "timestamp,utilization.gpu,memory.used\r\n2024/05/01 12:00:00.000,45,1234\r\n",
          "timestamp;utilization.gpu [%];memory.used [MiB]\n2024/05/01 12:00:00.000;45 %;1234\n"}) {
        const ReadResult result = readAs("gpu-csv", text);
        const HardwareLog* log = onlyLog(result);
        ASSERT_NE(log, nullptr) << text;
        EXPECT_EQ(valuesOf(*log, Q::GpuUtilization), (std::vector<double>{0.45})) << text;
        EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed), (std::vector<double>{1234 * kMebi})) << text;
        EXPECT_EQ(ownerOf(text), "gpu-csv") << text;
    }
}

TEST(GpuCsv, AnOddUnitInTheValuesIsNotTakenForTheUsualOne)
{
    const ReadResult result =
        readAs("gpu-csv", "timestamp, memory.used [MiB]\n2024/05/01 12:00:00.000, 2 GiB\n"
                          "2024/05/01 12:00:01.000, 12 MiBB\n2024/05/01 12:00:02.000, 7 W\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed), (std::vector<double>{2048 * kMebi}));
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 2U);
}

TEST(GpuCsv, MissingValuesLeaveGapsAndTroubleIsKept)
{
    const ReadResult result = readAs(
        "gpu-csv", "timestamp, index, utilization.gpu [%], power.draw [W], fan.speed [%]\n"
                   "2024/05/01 12:00:00.000, 0, 50 %, 100.00 W, [N/A]\n"
                   "2024/05/01 12:00:01.000, 0, [Not Supported], [Insufficient Permissions], N/A\n"
                   "2024/05/01 12:00:02.000, 0, [Unknown Error], [GPU is lost], [N/A]\n"
                   "2024/05/01 12:00:03.000, 0, 60 %, 90.00 W, [N/A]\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization), (std::vector<double>{0.5, 0.6}));
    EXPECT_EQ(log->find(Q::GpuUtilization)->series.step(1), 3);
    EXPECT_EQ(log->find(Q::GpuFanSpeed), nullptr);
    ASSERT_EQ(log->notices.size(), 2U);
    EXPECT_EQ(log->notices[0].text, "[Unknown Error]");
    EXPECT_EQ(log->notices[1].text, "[GPU is lost]");
    EXPECT_EQ(log->notices[1].step, 2);
    EXPECT_EQ(result.file.issues.damageCount(), 0U);
}

TEST(GpuCsv, ThrottleReasonsComeAsMaskOrOneByOne)
{
    const ReadResult mask = readAs("gpu-csv", "timestamp, clocks_throttle_reasons.active\n"
                                              "2024/05/01 12:00:00.000, 0x0000000000000004\n"
                                              "2024/05/01 12:00:01.000, 0x0000000000000041\n");
    const HardwareLog* log = onlyLog(mask);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuThrottleReasons), (std::vector<double>{4.0, 65.0}));
    EXPECT_EQ(valuesOf(*log, Q::GpuThrottledByPower), (std::vector<double>{1.0, 0.0}));
    EXPECT_EQ(valuesOf(*log, Q::GpuThrottledByThermal), (std::vector<double>{0.0, 1.0}));

    const ReadResult single =
        readAs("gpu-csv", "timestamp, clocks_event_reasons.sw_power_cap, "
                          "clocks_event_reasons.hw_thermal_slowdown\n"
                          "2024/05/01 12:00:00.000, Active, Not Active\n"
                          "2024/05/01 12:00:01.000, Not Active, Not Active\n");
    log = onlyLog(single);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuThrottledByPower), (std::vector<double>{1.0, 0.0}));
    EXPECT_EQ(valuesOf(*log, Q::GpuThrottledByThermal), (std::vector<double>{0.0, 0.0}));
}

TEST(GpuCsv, FieldsWithoutAQuantityAreKeptUnderTheirName)
{
    const ReadResult result =
        readAs("gpu-csv", "timestamp, clocks.gr [MHz], temperature.gpu.tlimit, driver_version\n"
                          "2024/05/01 12:00:00.000, 1590 MHz, 41, 535.104.05\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    ASSERT_EQ(log->series.size(), 2U);
    EXPECT_EQ(log->series[0].quantity, Q::Other);
    EXPECT_EQ(log->series[0].column, "clocks.gr [MHz]");
    EXPECT_EQ(log->series[0].unit, Unit::Hertz);
    EXPECT_DOUBLE_EQ(log->series[0].series.value(0), 1.59e9);
    EXPECT_EQ(log->driverVersion, "535.104.05");
}

TEST(GpuCsv, RepeatedAndChangedHeadersGoOn)
{
    const ReadResult result =
        readAs("gpu-csv", "timestamp, index, power.draw [W]\n2024/05/01 12:00:00.000, 0, 10 W\n"
                          "timestamp, index, power.draw [W]\n2024/05/01 12:00:01.000, 0, 11 W\n"
                          "\n\ntimestamp, index, temperature.gpu, power.draw [W]\n"
                          "2024/05/01 12:00:02.000, 0, 55, 12 W\n\n\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuPower), (std::vector<double>{10, 11, 12}));
    EXPECT_EQ(valuesOf(*log, Q::GpuTemperature), (std::vector<double>{55}));
    EXPECT_EQ(log->find(Q::GpuTemperature)->series.step(0), 2);
    EXPECT_TRUE(result.file.issues.empty());
}

TEST(GpuCsv, NulsSeparateRows)
{
    std::string text("index, utilization.gpu [%]\n0, 1 %\n");
    text += std::string(100, '\0') + "0, 2 %\n" + std::string(5, '\0') + "\n0, 3 %\n%\n";
    const ReadResult result = readAs("gpu-csv", text);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization), (std::vector<double>{0.01, 0.02, 0.03}));
    EXPECT_EQ(result.file.issues.count(IssueCode::NulBytes), 1U);
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 1U);
    EXPECT_EQ(log->timeKind, TimeKind::None);
    EXPECT_EQ(result.file.issues.count(IssueCode::NoTimes), 1U);
    EXPECT_DOUBLE_EQ(log->find(Q::GpuUtilization)->series.wallTime(2), 2.0 * log->sampleSeconds);
}

TEST(GpuCsv, DevicesThatAreNotNamedAreToldApartByTheirTurns)
{
    std::string text("timestamp, utilization.gpu [%]\n");
    for (int tick = 0; tick < 4; ++tick) {
        for (int gpu = 0; gpu < 3; ++gpu)
            text += "2024/05/01 12:00:0" + std::to_string(tick) + ".10" + std::to_string(gpu) + ", "
                    + std::to_string(10 * gpu + tick) + " %\n";
    }
    const ReadResult turns = readAs("gpu-csv", text);
    const HardwareLog* log = onlyLog(turns);
    ASSERT_NE(log, nullptr);
    ASSERT_EQ(log->devices.size(), 3U);
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 2), (std::vector<double>{0.20, 0.21, 0.22, 0.23}));

    text = "timestamp, power.draw [W]\n";
    for (int i = 0; i < 9; ++i)
        text += "2024/05/01 12:00:0" + std::to_string(i) + ".000, 5 W\n";
    const ReadResult single = readAs("gpu-csv", text);
    ASSERT_NE(onlyLog(single), nullptr);
    EXPECT_EQ(onlyLog(single)->devices.size(), 1U);
    EXPECT_EQ(onlyLog(single)->devices[0].index, -1);
}

TEST(GpuCsv, TwoGpusOfOneIndexAreTwoWriters)
{
    std::string text("index, name, utilization.gpu [%]\n");
    for (int i = 0; i < 60; ++i)
        text += "0, Tesla V100-SXM2-32GB, 1 %\n0, Tesla V100-PCIE-32GB, 2 %\n";
    text += "0, Tesla V100-SPCIE-32GB, 3 %\n0, Tesla V10\n";
    const ReadResult result = readAs("gpu-csv", text);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->devices.size(), 2U);
    EXPECT_EQ(result.file.recordCount, 120U);
    EXPECT_EQ(result.file.issues.count(IssueCode::MixedWriters), 1U);
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 2U);
}

TEST(GpuCsv, WithoutAHeaderOnlyTheFormOfAValueNamesIt)
{
    const std::string_view text = "2024/05/01 12:00:00.123, Tesla T4, 45 %, 1234 MiB, 61 W, P0\n"
                                  "2024/05/01 12:00:01.123, Tesla T4, 46 %, 1234 MiB, 62 W, P0\n";
    EXPECT_EQ(ownerOf(text), "gpu-csv");
    const ReadResult result = readAs("gpu-csv", text);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuPower), (std::vector<double>{61, 62}));
    EXPECT_EQ(log->find(Q::GpuUtilization), nullptr);
    EXPECT_EQ(log->devices[0].name, "Tesla T4");
    EXPECT_EQ(result.file.issues.count(IssueCode::MissingPart), 1U);
    EXPECT_EQ(ownerOf("2024/05/01 12:00:00.123, epoch 4, loss 0.1\n"), "");
}

TEST(GpuCsv, ProcessesAreKept)
{
    const ReadResult result =
        readAs("gpu-csv", "timestamp, gpu_uuid, pid, process_name, used_gpu_memory [MiB]\n"
                          "2024/05/01 12:00:00.000, GPU-6c1b, 4711, /usr/bin/python3, 1000 MiB\n"
                          "2024/05/01 12:00:00.000, GPU-6c1b, 4712, /usr/bin/python3, [N/A]\n"
                          "2024/05/01 12:00:01.000, GPU-6c1b, 4711, /usr/bin/python3, 1500 MiB\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    ASSERT_EQ(log->processes.size(), 2U);
    EXPECT_EQ(log->processes[0].pid, 4711);
    EXPECT_DOUBLE_EQ(log->processes[0].memoryBytes, 1500 * kMebi);
    EXPECT_EQ(log->devices[0].kind, HardwareDevice::Kind::Process);
    EXPECT_EQ(valuesOf(*log, Q::GpuProcessMemory),
              (std::vector<double>{1000 * kMebi, 1500 * kMebi}));
}

TEST(GpuCsv, OtherEncodingsAreRead)
{
    std::string wide("\xFF\xFE");
    for (const char c : kTypical) {
        wide.push_back(c);
        wide.push_back('\0');
    }
    EXPECT_EQ(ownerOf(wide), "gpu-csv");
    const ReadResult utf16 = readAs("gpu-csv", wide);
    ASSERT_NE(onlyLog(utf16), nullptr);
    EXPECT_EQ(utf16.file.recordCount, 4U);

    const ReadResult latin1 = readAs("gpu-csv", "timestamp,memory.used[MiB],temperature[\xB0"
                                                "C]\n2025/05/25 00:08:00.098, 11323, 79\n");
    ASSERT_NE(onlyLog(latin1), nullptr);
    EXPECT_EQ(latin1.file.issues.count(IssueCode::WrongEncoding), 1U);
    EXPECT_EQ(onlyLog(latin1)->series.size(), 2U);
    EXPECT_EQ(onlyLog(latin1)->series[1].unit, Unit::Celsius);
}

TEST(GpuCsv, LinesWithoutEndAreLeftOut)
{
    std::string text("index, utilization.gpu [%]\n0, 1 %\n");
    text +=
        std::string(std::size_t{3} << 20, 'x') + "\n0, 2 %\n" + std::string(100'000, ',') + "\n";
    const ReadResult result = readAs("gpu-csv", text);
    ASSERT_NE(onlyLog(result), nullptr);
    EXPECT_EQ(valuesOf(*onlyLog(result), Q::GpuUtilization), (std::vector<double>{0.01, 0.02}));
    EXPECT_EQ(result.file.issues.count(IssueCode::LongLine), 1U);
    EXPECT_EQ(result.file.issues.bytesLost(), (std::uint64_t{3} << 20) + 100'000);
}

TEST(GpuCsv, ACutRowIsTheEndOfAKilledRun)
{
    const ReadResult result = readAs("gpu-csv", kTypical.substr(0, kTypical.size() - 20));
    EXPECT_EQ(result.file.recordCount, 3U);
    EXPECT_EQ(result.file.issues.count(IssueCode::TruncatedTail), 1U);
    EXPECT_EQ(result.file.issues.count(IssueCode::BadRow), 0U);
}

TEST(GpuCsv, OtherTablesAreNotTaken)
{
    for (const std::string_view text :
         {"epoch,time,train/box_loss\n1,20.5,0.3\n", "a,b,c\n1,2,3\n", "name, index\nx, 1\n",
          "filename,width,height,class,xmin,ymin,xmax,ymax\na.jpg,1,2,cat,1,2,3,4\n",
          "Notes: utilization.gpu was at 45 % all night, memory.used 12 MiB.\n",
          "use --query-gpu=utilization.gpu,memory.used --format=csv\n",
          "timestamp,message\n2024/05/01 12:00:00.123,hello\n", "", "\n\n\n", "name\nTesla\n"})
        EXPECT_EQ(ownerOf(text), "") << text;
}

TEST(GpuCsv, DamageNeverBreaksIt)
{
    expectSurvivesDamage("gpu-csv", kTypical);
}

} // namespace
} // namespace faultline::test
