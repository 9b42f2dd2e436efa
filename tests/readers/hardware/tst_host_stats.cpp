// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/hardware/hardware_checks.h"

#include <fstream>
#include <iterator>

namespace faultline::test {
namespace {

using Q = HardwareQuantity;
using Kind = HardwareDevice::Kind;

const HardwareSeries* seriesOn(const HardwareLog& log, Q quantity, Kind kind,
                               std::string_view name = {})
{
    for (const HardwareSeries& one : log.series) {
        const HardwareDevice& device = log.devices[one.device];
        if (one.quantity == quantity && device.kind == kind && device.name == name)
            return &one;
    }
    return nullptr;
}

std::vector<double> valuesOn(const HardwareLog& log, Q quantity, Kind kind,
                             std::string_view name = {})
{
    const HardwareSeries* series = seriesOn(log, quantity, kind, name);
    return series == nullptr ? std::vector<double>() : valuesOf(series->series);
}

constexpr std::string_view kRecorder =
    "time_utc,cpu_percent,cpu_busiest_core_percent,cpu_iowait_percent,load_1m,memory_used_bytes,"
    "memory_available_bytes,swap_used_bytes,disk_read_bytes_per_s,disk_write_bytes_per_s,"
    "net_receive_bytes_per_s,net_send_bytes_per_s,process_cpu_cores,process_memory_bytes,"
    "process_count,thread_count,cgroup_memory_bytes\n"
    "2026-11-21T03:15:53.049Z,100.0,100.0,0.5,3.25,1000,2000,0,10,20,30,40,1.98,500,3,12,700\n"
    "2026-11-21T03:15:54.049Z,50.0,99.0,0.0,3.20,1100,1900,0,11,21,31,41,1.50,510,3,12,\n";

TEST(HostStats, TheRecordersTableIsUnderstoodWhole)
{
    EXPECT_EQ(ownerOf(kRecorder), "host-stats");
    const ReadResult result = readAs("host-stats", kRecorder);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(log->timeKind, TimeKind::Absolute);
    EXPECT_NEAR(log->sampleSeconds, 1.0, 1e-6);
    EXPECT_NEAR(result.file.firstWallTime.value_or(0.0), 1795230953.049, 1e-3);
    EXPECT_EQ(log->series.size(), 16U);
    for (const HardwareSeries& one : log->series)
        EXPECT_NE(one.quantity, Q::Other) << one.column;
    EXPECT_EQ(valuesOf(*log, Q::CpuUtilization), (std::vector<double>{1.0, 0.5}));
    EXPECT_EQ(valuesOf(*log, Q::CpuIoWait), (std::vector<double>{0.005, 0.0}));
    EXPECT_EQ(valuesOf(*log, Q::ProcessCpu), (std::vector<double>{1.98, 1.5}));
    EXPECT_EQ(valuesOf(*log, Q::DiskRead), (std::vector<double>{10, 11}));
    EXPECT_EQ(valuesOf(*log, Q::NetworkSend), (std::vector<double>{40, 41}));
    EXPECT_EQ(valuesOf(*log, Q::CgroupMemoryUsed), (std::vector<double>{700}));
    EXPECT_EQ(log->devices.size(), 1U);
    EXPECT_EQ(log->devices[0].kind, Kind::Host);
}

TEST(HostStats, TheDemosTableIsUnderstood)
{
    std::ifstream stream(std::string(FAULTLINE_TESTS_DIR)
                             + "/../resources/demo/case/ssd-tiny_lr0.4/host_metrics.csv",
                         std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    ASSERT_FALSE(text.empty());
    EXPECT_EQ(ownerOf(text), "host-stats");
    const ReadResult result = readAs("host-stats", text);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->series.size(), 6U);
    EXPECT_DOUBLE_EQ(valuesOf(*log, Q::MemoryUsed).front(), 2.816 * 1024 * kMebi);
}

TEST(HostStats, WhatANameLeavesOpenIsDecidedByTheValuesAndSaid)
{
    const ReadResult result =
        readAs("host-stats", "time,gpu0_util,gpu1_util,net_sent,disk_read_mb,gpu0_mem_used\n"
                             "1714564800,0.5,50,1000,5,2000\n"
                             "1714564802,0.75,75,3000,1,3000\n"
                             "1714564804,0.5,80,9000,2,4000\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 0), (std::vector<double>{0.5, 0.75, 0.5}));
    EXPECT_EQ(valuesOf(*log, Q::GpuUtilization, 1), (std::vector<double>{0.5, 0.75, 0.8}));
    EXPECT_NE(log->find(Q::GpuUtilization, 0)->assumption,
              log->find(Q::GpuUtilization, 1)->assumption);
    EXPECT_FALSE(log->find(Q::GpuUtilization, 0)->assumption.empty());
    EXPECT_EQ(valuesOf(*log, Q::NetworkSend), (std::vector<double>{1000, 3000}));
    EXPECT_EQ(log->find(Q::DiskRead), nullptr) << "neither a rate nor a counter for sure";
    EXPECT_EQ(valuesOf(*log, Q::GpuMemoryUsed, 0),
              (std::vector<double>{2000 * kMebi, 3000 * kMebi, 4000 * kMebi}));
    EXPECT_EQ(log->timeKind, TimeKind::Absolute);
}

TEST(HostStats, TablesOfOtherThingsAreNotTaken)
{
    for (const std::string_view text :
         {"epoch,cpu_percent,train_loss\n1,50,0.3\n", "CPU,GPU\nIntel i7,RTX 3080\n",
          "step,time,memory\n1,2,3\n", "name,cpu,ram\nnode1,many,lots\n",
          "                  epoch,      train/box_loss\n 0, 0.1\n", "time,value\n1,2\n",
          "cpu_percent\n50\n", "time,cpu_percent\n", "Linux is nice (really)\n", "r b swpd\n"})
        EXPECT_EQ(ownerOf(text), "") << text;
}

constexpr std::string_view kVmstat =
    "procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu----- "
    "-----timestamp-----\n"
    " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st              "
    " "
    "  UTC\n"
    " 9  9      0 800000  50000 900000    9    9   999   999  100  200 99  1  0  0  0 2024-05-01 "
    "12:00:00\n"
    " 2  1    100 700000  50000 900000    1    2    10    20  100  200 30  5 50 15  0 2024-05-01 "
    "12:00:01\n"
    " 3  0    100 600000  50000 900000    0    0     0     0  100  300 60  5 35  0  0 2024-05-01 "
    "12:00:02\n";

TEST(HostStats, VmstatsFirstRowCountsForItsMemoryOnly)
{
    EXPECT_EQ(ownerOf(kVmstat), "host-stats");
    const ReadResult result = readAs("host-stats", kVmstat);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->tool, "vmstat");
    EXPECT_EQ(log->timeKind, TimeKind::Absolute);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(valuesOf(*log, Q::RunQueue), (std::vector<double>{2, 3}));
    EXPECT_EQ(valuesOf(*log, Q::CpuUtilization), (std::vector<double>{0.35, 0.65}));
    EXPECT_EQ(valuesOf(*log, Q::CpuIoWait), (std::vector<double>{0.15, 0.0}));
    EXPECT_EQ(valuesOf(*log, Q::MemoryCached),
              (std::vector<double>{900000 * 1024.0, 900000 * 1024.0, 900000 * 1024.0}));
    EXPECT_EQ(valuesOf(*log, Q::DiskRead), (std::vector<double>{10240, 0}));
    EXPECT_TRUE(log->find(Q::MemoryCached)->assumption.empty());
}

TEST(HostStats, VmstatInMebibytesIsSaid)
{
    const ReadResult result = readAs(
        "host-stats",
        " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st\n"
        " 2  1      0  30000     50   9000    1    2    10    20  100  200 30  5 50 15  0\n");
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(valuesOf(*log, Q::MemoryCached), (std::vector<double>{9000 * kMebi}));
    EXPECT_FALSE(log->find(Q::MemoryCached)->assumption.empty());
    EXPECT_EQ(log->timeKind, TimeKind::None);
}

constexpr std::string_view kSar =
    "Linux 5.4.0-42-generic (node1) \t05/20/2025 \t_x86_64_\t(8 CPU)\n"
    "\n"
    "11:59:58 PM     CPU     %user     %nice   %system   %iowait    %steal     %idle\n"
    "11:59:59 PM     all     10.00      0.00      5.00      5.00      0.00     80.00\n"
    "11:59:59 PM       0     90.00      0.00      5.00      5.00      0.00      0.00\n"
    "12:00:01 AM     all     20.00      0.00      5.00      0.00      0.00     75.00\n"
    "Average:        all     15.00      0.00      5.00      2.50      0.00     77.50\n"
    "\n"
    "11:59:58 PM kbmemfree   kbavail kbmemused  %memused\n"
    "11:59:59 PM      1000      3000      2000     66.67\n"
    "12:00:01 AM      1000      3000      2000     66.67\n"
    "Average:         1000      3000      2000     66.67\n"
    "\n"
    "11:59:58 PM     IFACE   rxpck/s   txpck/s    rxkB/s    txkB/s\n"
    "11:59:59 PM      eth0      1.00      1.00      2.00      4.00\n"
    "\n"
    "11:59:58 PM       DEV       tps     rkB/s     wkB/s   %util\n"
    "11:59:59 PM       sda      1.00      2.00      4.00   50.00\n";

TEST(HostStats, SarsSectionsAreOneLog)
{
    EXPECT_EQ(ownerOf(kSar), "host-stats");
    const ReadResult result = readAs("host-stats", kSar);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
    EXPECT_EQ(log->timeKind, TimeKind::Local);
    EXPECT_EQ(log->devices[0].host, "node1");
    const HardwareSeries* busy = seriesOn(*log, Q::CpuUtilization, Kind::Host);
    ASSERT_NE(busy, nullptr);
    ASSERT_EQ(busy->series.size(), 2U);
    EXPECT_NEAR(busy->series.value(0), 0.15, 1e-12);
    EXPECT_NEAR(busy->series.value(1), 0.25, 1e-12);
    // 2025-05-20T23:59:59Z, and two seconds later past midnight
    EXPECT_DOUBLE_EQ(busy->series.wallTime(0), 1747785599.0);
    EXPECT_DOUBLE_EQ(busy->series.wallTime(1), 1747785601.0);
    const HardwareSeries* used = seriesOn(*log, Q::MemoryUsed, Kind::Host);
    ASSERT_NE(used, nullptr);
    EXPECT_DOUBLE_EQ(used->series.wallTime(0), 1747785599.0);
    EXPECT_DOUBLE_EQ(used->series.value(0), 2000 * 1024.0);
    EXPECT_EQ(valuesOn(*log, Q::NetworkSend, Kind::Network, "eth0"), (std::vector<double>{4096}));
    EXPECT_EQ(valuesOn(*log, Q::DiskUtilization, Kind::Disk, "sda"), (std::vector<double>{0.5}));
}

TEST(HostStats, SadfAndIostatAreRead)
{
    const ReadResult sadf =
        readAs("host-stats", "# hostname;interval;timestamp;CPU;%user;%system;%iowait;%idle\n"
                             "node1;600;2025-05-20 10:00:01 UTC;-1;10.00;5.00;5.00;80.00\n"
                             "node1;600;2025-05-20 10:00:01 UTC;0;90.00;5.00;5.00;0.00\n"
                             "# hostname;interval;timestamp;IFACE;rxkB/s;txkB/s\n"
                             "node1;600;2025-05-20 10:00:01 UTC;eth0;1.00;2.00\n");
    const HardwareLog* log = onlyLog(sadf);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(log->timeKind, TimeKind::Absolute);
    EXPECT_EQ(sadf.file.issues.totalCount(), 0U);
    EXPECT_NEAR(valuesOf(*log, Q::CpuUtilization).front(), 0.15, 1e-12);
    EXPECT_EQ(valuesOn(*log, Q::NetworkReceive, Kind::Network, "eth0"),
              (std::vector<double>{1024}));

    const ReadResult iostat =
        readAs("host-stats", "Linux 5.4.0 (node1) \t05/20/2025 \t_x86_64_\t(8 CPU)\n\n"
                             "05/20/2025 10:00:01 AM\n"
                             "avg-cpu:  %user   %nice %system %iowait  %steal   %idle\n"
                             "          10.00    0.00    5.00    5.00    0.00   80.00\n\n"
                             "Device            r/s     rkB/s     w/s     wkB/s  %util\n"
                             "nvme0n1          1.00      8.00    2.00     16.00  12.50\n");
    log = onlyLog(iostat);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(iostat.file.issues.totalCount(), 0U);
    EXPECT_EQ(valuesOn(*log, Q::DiskRead, Kind::Disk, "nvme0n1"), (std::vector<double>{8192}));
    EXPECT_DOUBLE_EQ(iostat.file.firstWallTime.value_or(0.0), 1747735201.0);
}

constexpr std::string_view kDstat =
    "\"Dstat 0.7.3 CSV output\"\n"
    "\"Author:\",\"Dag Wieers\",,,,\"URL:\",\"http://dag.wieers.com/home-made/dstat/\"\n"
    "\"Host:\",\"node1\",,,,\"User:\",\"root\"\n"
    "\"Cmdline:\",\"dstat -tcdn --output x\",,,,\"Date:\",\"20 May 2025 22:24:27 CEST\"\n"
    "\n"
    "\"system\",\"total cpu usage\",,,,,,\"dsk/total\",,\"net/total\",\n"
    "\"time\",\"usr\",\"sys\",\"idl\",\"wai\",\"hiq\",\"siq\",\"read\",\"writ\",\"recv\",\"send\"\n"
    "20-05 22:24:27,10.5,2.5,80.0,6.0,0.5,0.5,1024.0,2048.0,10.0,20.0\n"
    "20-05 22:24:28,20.5,2.5,70.0,6.0,0.5,0.5,1025.0,2049.0,11.0,21.0\n";

TEST(HostStats, DstatsFileIsRead)
{
    EXPECT_EQ(ownerOf(kDstat), "host-stats");
    const ReadResult result = readAs("host-stats", kDstat);
    const HardwareLog* log = onlyLog(result);
    ASSERT_NE(log, nullptr);
    EXPECT_EQ(result.file.issues.totalCount(), 0U);
    EXPECT_EQ(log->tool, "dstat");
    EXPECT_EQ(log->timeKind, TimeKind::Local);
    EXPECT_EQ(log->devices[0].host, "node1");
    EXPECT_NEAR(valuesOf(*log, Q::CpuUtilization).front(), 0.14, 1e-12);
    EXPECT_EQ(valuesOf(*log, Q::CpuIoWait), (std::vector<double>{0.06, 0.06}));
    EXPECT_EQ(valuesOf(*log, Q::DiskWrite), (std::vector<double>{2048, 2049}));
    EXPECT_EQ(valuesOf(*log, Q::NetworkReceive), (std::vector<double>{10, 11}));
    // 2025-05-20T22:24:27
    EXPECT_DOUBLE_EQ(result.file.firstWallTime.value_or(0.0), 1747779867.0);
}

TEST(HostStats, DamageNeverBreaksIt)
{
    for (const std::string_view text : {kRecorder.substr(0, 420), kVmstat.substr(0, 400),
                                        kSar.substr(0, 420), kDstat.substr(200, 400)})
        expectSurvivesDamage("host-stats", text);
}

} // namespace
} // namespace faultline::test
