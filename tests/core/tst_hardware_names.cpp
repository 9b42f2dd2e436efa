// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/hardware_names.h"

#include <gtest/gtest.h>

#include <vector>

namespace faultline {
namespace {

using Form = HardwareName::Form;
using Q = HardwareQuantity;

struct Case {
    const char* text;
    Q quantity;
    int gpuIndex;
    double scale;
    Form form;
};

void expectMeans(const std::optional<HardwareName>& name, const Case& expected)
{
    ASSERT_TRUE(name.has_value()) << expected.text;
    EXPECT_EQ(hardwareQuantityInfo(name->quantity).id, hardwareQuantityInfo(expected.quantity).id)
        << expected.text;
    EXPECT_EQ(name->gpuIndex, expected.gpuIndex) << expected.text;
    EXPECT_DOUBLE_EQ(name->scale, expected.scale) << expected.text;
    EXPECT_EQ(name->form, expected.form) << expected.text;
}

TEST(HardwareLog, QuantitiesAreInTheOrderOfTheirTable)
{
    std::size_t row = 0;
    for (const HardwareQuantityInfo& info : allHardwareQuantities()) {
        EXPECT_EQ(static_cast<std::size_t>(info.quantity), row++) << info.id;
        EXPECT_FALSE(info.id.empty());
        EXPECT_FALSE(info.title.empty());
    }
    EXPECT_EQ(row, kHardwareQuantityCount);
    EXPECT_EQ(hardwareQuantityInfo(Q::Other).id, "other");
}

TEST(HardwareNames, TagsOfTrackersAreUnderstood)
{
    const double mebi = 1024.0 * 1024.0;
    const std::vector<Case> cases{
        {"system/gpu.0.gpu", Q::GpuUtilization, 0, 0.01, Form::Value},
        {"system.gpu.11.memoryAllocatedBytes", Q::GpuMemoryUsed, 11, 1.0, Form::Value},
        {"system/gpu.1.memory", Q::GpuMemoryUtilization, 1, 0.01, Form::Value},
        {"system/gpu.1.memoryAllocated", Q::GpuMemoryUsedShare, 1, 0.01, Form::Value},
        {"system/gpu.3.powerWatts", Q::GpuPower, 3, 1.0, Form::Value},
        {"system/cpu", Q::CpuUtilization, -1, 0.01, Form::Value},
        {"system/proc.memory.rssMB", Q::ProcessMemory, -1, mebi, Form::Value},
        {"system/network.recv", Q::NetworkReceive, -1, 1.0, Form::Counter},
        {"system/gpu_0_utilization_percentage", Q::GpuUtilization, 0, 0.01, Form::Value},
        {"system/gpu_2_memory_usage_megabytes", Q::GpuMemoryUsed, 2, 1e6, Form::Value},
        {"system/system_memory_usage_megabytes", Q::MemoryUsed, -1, 1e6, Form::Value},
        {"DeviceStatsMonitor.on_train_batch_start/allocated_bytes.all.current", Q::GpuAllocatorUsed,
         -1, 1.0, Form::Value},
        {"DeviceStatsMonitor.on_validation_batch_end/cpu_vm_percent", Q::MemoryUsedShare, -1, 0.01,
         Form::Value},
        {"device_id: 0/utilization.gpu (%)", Q::GpuUtilization, 0, 0.01, Form::Value},
        {"gpu_id: 7/memory.used (MB)", Q::GpuMemoryUsed, 7, mebi, Form::Value},
        {"device_id: 1/temperature.gpu (\xC2\xB0"
         "C)",
         Q::GpuTemperature, 1, 1.0, Form::Value},
        {"cpu_percent", Q::CpuUtilization, -1, 0.01, Form::Value},
    };
    for (const Case& one : cases)
        expectMeans(hardwareQuantityOfTag(one.text), one);
}

TEST(HardwareNames, OtherTagsAreLeftAlone)
{
    for (const char* tag : {"",
                            "loss",
                            "train/loss",
                            "cpu",
                            "memory",
                            "lr",
                            "learning_rate",
                            "train/gpu_mem",
                            "Loss/total_loss",
                            "steps_per_sec",
                            "system/",
                            "system/gpu.x.gpu",
                            "system/gpu.0.unheard",
                            "gpu",
                            "DeviceStatsMonitor.on_train_batch_start/num_ooms",
                            "device_id: x/a",
                            "system/gpu.process.0.gpu",
                            "epoch",
                            "accuracy",
                            "rate",
                            "max_memory_mb",
                            "system/gpu_99999999999_utilization_percentage",
                            "eval/iowait"})
        EXPECT_FALSE(hardwareQuantityOfTag(tag).has_value()) << tag;
}

TEST(HardwareNames, ColumnsOfHandMadeTablesAreUnderstood)
{
    const double kibi = 1024.0;
    const double mebi = kibi * kibi;
    const double gibi = mebi * kibi;
    const std::vector<Case> cases{
        {"gpu0_util (%)", Q::GpuUtilization, 0, 0.01, Form::Value},
        {"gpu_util", Q::GpuUtilization, -1, 1.0, Form::ShareOrPercent},
        {"GPU 1 Memory Used [MiB]", Q::GpuMemoryUsed, 1, mebi, Form::Value},
        {"gpu_mem_mb", Q::GpuMemoryUsed, -1, mebi, Form::Value},
        {"gpuMemUsedMB", Q::GpuMemoryUsed, -1, mebi, Form::Value},
        {"gpu_memory_used", Q::GpuMemoryUsed, -1, 1.0, Form::SomeBytes},
        {"gpu_mem_percent", Q::GpuMemoryUsedShare, -1, 0.01, Form::Value},
        {"vram_gb", Q::GpuMemoryUsed, -1, gibi, Form::Value},
        {"GPU Temp (\xC2\xB0"
         "C)",
         Q::GpuTemperature, -1, 1.0, Form::Value},
        {"gpu_power_w", Q::GpuPower, -1, 1.0, Form::Value},
        {"gpu_clock_mhz", Q::GpuSmClock, -1, 1e6, Form::Value},
        {"cpu_percent", Q::CpuUtilization, -1, 0.01, Form::Value},
        {"CPU%", Q::CpuUtilization, -1, 0.01, Form::Value},
        {"cpu_iowait_percent", Q::CpuIoWait, -1, 0.01, Form::Value},
        {"cpu_busiest_core_percent", Q::CpuBusiestCore, -1, 0.01, Form::Value},
        {"load_avg", Q::LoadAverage, -1, 1.0, Form::Value},
        {"load_1m", Q::LoadAverage, -1, 1.0, Form::Value},
        {"mem_used_gb", Q::MemoryUsed, -1, gibi, Form::Value},
        {"ram_percent", Q::MemoryUsedShare, -1, 0.01, Form::Value},
        {"memory_available_bytes", Q::MemoryAvailable, -1, 1.0, Form::Value},
        {"swap_used_bytes", Q::SwapUsed, -1, 1.0, Form::Value},
        {"disk_read_mb", Q::DiskRead, -1, mebi, Form::RateOrCounter},
        {"disk_read_bytes_per_s", Q::DiskRead, -1, 1.0, Form::Value},
        {"disk_write_mib_s", Q::DiskWrite, -1, mebi, Form::Value},
        {"net_sent", Q::NetworkSend, -1, 1.0, Form::RateOrCounter},
        {"net_recv_kib_s", Q::NetworkReceive, -1, kibi, Form::Value},
        {"process_rss_gib", Q::ProcessMemory, -1, gibi, Form::Value},
        {"process_cpu_cores", Q::ProcessCpu, -1, 1.0, Form::Value},
        {"process_count", Q::ProcessCount, -1, 1.0, Form::Value},
        {"thread_count", Q::ThreadCount, -1, 1.0, Form::Value},
        {"cgroup_memory_bytes", Q::CgroupMemoryUsed, -1, 1.0, Form::Value},
    };
    for (const Case& one : cases)
        expectMeans(hardwareQuantityOfName(one.text), one);
}

TEST(HardwareNames, AWordThatIsNotUnderstoodLeavesTheNameAlone)
{
    for (const char* name :
         {"loss", "gpu_name", "cpu_model", "memory", "free_memory_gb", "cpu3_percent", "gpu_count",
          "gpu_price_usd", "net_loss", "train/box_loss", "power_percent_gpu_0_1", "load_5m",
          "read_write_disk", "", "%", "12345678901234567890", "gpu_mem_mb_gb"})
        EXPECT_FALSE(hardwareQuantityOfName(name).has_value()) << name;
}

TEST(HardwareNames, ValuesDecideWhatTheNameLeavesOpen)
{
    EXPECT_DOUBLE_EQ(shareScale(97.0, false), 0.01);
    EXPECT_DOUBLE_EQ(shareScale(0.97, false), 1.0);
    EXPECT_DOUBLE_EQ(shareScale(1.0, true), 0.01);
    EXPECT_DOUBLE_EQ(byteScale(23000.0), 1024.0 * 1024.0);
    EXPECT_DOUBLE_EQ(byteScale(24e9), 1.0);
}

} // namespace
} // namespace faultline
