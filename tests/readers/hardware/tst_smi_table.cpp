// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/hardware/hardware_checks.h"

namespace faultline::test {
namespace {

using Q = HardwareQuantity;

std::string table(std::string_view date, int watts, int used, int busy)
{
    return std::string(date)
           + "\n"
             "+-----------------------------------------------------------------------------+\n"
             "| NVIDIA-SMI 495.44       Driver Version: 495.44       CUDA Version: 11.5     |\n"
             "|-------------------------------+----------------------+----------------------+\n"
             "| GPU  Name        Persistence-M| Bus-Id        Disp.A | Volatile Uncorr. ECC |\n"
             "| Fan  Temp  Perf  Pwr:Usage/Cap|         Memory-Usage | GPU-Util  Compute M. |\n"
             "|                               |                      |               MIG M. |\n"
             "|===============================+======================+======================|\n"
             "|   0  Tesla V100-PCIE...  On   | 00000000:58:00.0 Off |                    0 |\n"
             "| N/A   30C    P0    "
           + std::to_string(watts) + "W / 250W |      " + std::to_string(used)
           + "MiB / 32510MiB |      " + std::to_string(busy)
           + "%      Default |\n"
             "|                               |                      |                  N/A |\n"
             "+-------------------------------+----------------------+----------------------+\n"
             "|   1  GeForce GTX 108...  Off  | 00000000:59:00.0 Off |                  N/A |\n"
             "| 23%   41C    P8    ERR! / 250W |     11MiB / 11178MiB |     N/A      Default |\n"
             "+-------------------------------+----------------------+----------------------+\n"
             "\n"
             "+-----------------------------------------------------------------------------+\n"
             "| Processes:                                                                  |\n"
             "|  GPU   GI   CI        PID   Type   Process name                  GPU Memory |\n"
             "|        ID   ID                                                   Usage      |\n"
             "|=============================================================================|\n"
             "|    0   N/A  N/A     93337      C   python3 train.py                 1839MiB |\n"
             "+-----------------------------------------------------------------------------+\n";
}

TEST(SmiTable, OneTableIsOneSample)
{
    const std::string text = table("Fri Dec  3 13:29:07 2021       ", 25, 100, 42);
    EXPECT_EQ(ownerOf(text), "nvidia-smi-table");
    const ReadResult result = readAs("nvidia-smi-table", text);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->driverVersion, "495.44");
    EXPECT_EQ(log->cudaVersion, "11.5");
    EXPECT_EQ(log->timeKind, TimeKind::Local);
    ASSERT_EQ(log->devices.size(), 2U);
    EXPECT_EQ(log->devices[0].name, "Tesla V100-PCIE...");
    EXPECT_EQ(log->devices[0].id, "00000000:58:00.0");
    EXPECT_EQ(valuesOf(*log, Q::GpuPower, 0), (std::vector<double>{25}));
    EXPECT_EQ(valuesOf(*log, Q::GpuPowerLimit, 0), (std::vector<double>{250}));
    EXPECT_EQ(valuesOf(*log, Q::GpuTemperature, 0), (std::vector<double>{30}));
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed, 0), (std::vector<double>{100 * kMebi}));
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryTotal, 0), (std::vector<double>{32510 * kMebi}));
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 0), (std::vector<double>{0.42}));
    EXPECT_EQ(valuesOf(*log, Q::GpuFanSpeed, 1), (std::vector<double>{0.23}));
    EXPECT_EQ(log->find(Q::GpuUtilization, 1), nullptr);
    EXPECT_EQ(log->find(Q::GpuPower, 1), nullptr);
    ASSERT_EQ(log->notices.size(), 1U);
    EXPECT_EQ(log->devices[log->notices[0].device].index, 1);
    ASSERT_EQ(log->processes.size(), 1U);
    EXPECT_EQ(log->processes[0].name, "python3 train.py");
    EXPECT_EQ(log->processes[0].pid, 93337);
    EXPECT_EQ(log->processes[0].type, "C");
}

TEST(SmiTable, SeveralTablesAreASeries)
{
    const ReadResult result =
        readAs("nvidia-smi-table", table("Fri Dec  3 13:29:07 2021", 25, 100, 1)
                                       + table("Fri Dec  3 13:29:12 2021", 125, 200, 50)
                                       + table("Fri Dec  3 13:29:17 2021", 225, 300, 99));
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuPower, 0), (std::vector<double>{25, 125, 225}));
    EXPECT_DOUBLE_EQ(log->sampleSeconds, 5.0);
    // 2021-12-03T13:29:07Z
    EXPECT_DOUBLE_EQ(result.file.firstWallTime.value_or(0.0), 1638538147.0);
    EXPECT_EQ(log->processes.size(), 1U);
}

TEST(SmiTable, NewerDriversDrawItWider)
{
    const ReadResult result =
        readAs("nvidia-smi-table",
               "+----------------------------------------------------------------------------------"
               "-------+\n"
               "| NVIDIA-SMI 550.54.15              Driver Version: 550.54.15      CUDA Version: "
               "12.4     |\n"
               "|-----------------------------------------+------------------------+---------------"
               "-------+\n"
               "| GPU  Name                 Persistence-M | Bus-Id          Disp.A | Volatile "
               "Uncorr. ECC |\n"
               "|=========================================+========================+==============="
               "=======|\n"
               "|   0  NVIDIA GeForce RTX 4090        Off |   00000000:01:00.0  On |               "
               "   Off |\n"
               "|  0%   38C    P8             17W /  450W |     413MiB /  24564MiB |      2%      "
               "Default |\n"
               "|                                         |                        |               "
               "   N/A |\n"
               "+-----------------------------------------+------------------------+---------------"
               "-------+\n"
               "| Processes:                                                                       "
               "       |\n"
               "|    0      2211      G   /usr/lib/xorg/Xorg                      221MiB |\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->devices[0].name, "NVIDIA GeForce RTX 4090");
    EXPECT_EQ(valuesOf(*log, Q::GpuPower, 0), (std::vector<double>{17}));
    EXPECT_EQ(valuesOf(*log, Q::GpuPowerLimit, 0), (std::vector<double>{450}));
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed, 0), (std::vector<double>{413 * kMebi}));
    EXPECT_EQ(log->timeKind, TimeKind::None);
    ASSERT_EQ(log->processes.size(), 1U);
    EXPECT_EQ(log->processes[0].type, "G");
    EXPECT_EQ(log->processes[0].name, "/usr/lib/xorg/Xorg");
}

TEST(SmiTable, ATableAmongConsoleLinesIsALog)
{
    std::string text;
    for (int i = 0; i < 8; ++i)
        text += "I0503 12:00:00 train.py:1] step " + std::to_string(i) + "\n";
    EXPECT_EQ(ownerOf(text + table("Fri Dec  3 13:29:07 2021", 25, 100, 42)), "");
}

TEST(SmiTable, DamageNeverBreaksIt)
{
    expectSurvivesDamage("nvidia-smi-table", table("Fri Dec  3 13:29:07 2021", 25, 100, 42));
}

} // namespace
} // namespace faultline::test
