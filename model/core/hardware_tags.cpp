// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tags of system metrics. Sources: the system metrics page of the Weights & Biases manual,
// device_stats_monitor.py and gpu_stats_monitor.py of Lightning, system_metrics/metrics of MLflow.

#include "model/core/hardware_names.h"

#include <array>
#include <charconv>

namespace faultline {

namespace {

using Form = HardwareName::Form;
using Quantity = HardwareQuantity;

constexpr double kBinaryMega = 1024.0 * 1024.0;
constexpr double kMega = 1e6; // MLflow divides by a million, the others by 1024 twice

struct Metric {
    std::string_view name;
    Quantity quantity;
    double scale;
    Form form = Form::Value;
};

template <std::size_t Size>
std::optional<HardwareName> lookUp(const std::array<Metric, Size>& metrics, std::string_view name,
                                   int gpuIndex = -1)
{
    for (const Metric& metric : metrics) {
        if (metric.name == name)
            return HardwareName{.quantity = metric.quantity,
                                .gpuIndex = gpuIndex,
                                .scale = metric.scale,
                                .form = metric.form};
    }
    return std::nullopt;
}

constexpr std::array kWandbGpu{
    Metric{"gpu", Quantity::GpuUtilization, 0.01},
    Metric{"memory", Quantity::GpuMemoryUtilization, 0.01},
    Metric{"memoryAllocated", Quantity::GpuMemoryUsedShare, 0.01},
    Metric{"memoryAllocatedBytes", Quantity::GpuMemoryUsed, 1.0},
    Metric{"memoryUsed", Quantity::GpuMemoryUsedShare, 0.01},
    Metric{"memoryUsedBytes", Quantity::GpuMemoryUsed, 1.0},
    Metric{"temp", Quantity::GpuTemperature, 1.0},
    Metric{"memoryTemp", Quantity::GpuMemoryTemperature, 1.0},
    Metric{"powerWatts", Quantity::GpuPower, 1.0},
    Metric{"enforcedPowerLimitWatts", Quantity::GpuPowerLimit, 1.0},
    Metric{"smClock", Quantity::GpuSmClock, 1e6},
    Metric{"memoryClock", Quantity::GpuMemoryClock, 1e6},
    Metric{"correctedMemoryErrors", Quantity::GpuEccCorrected, 1.0},
    Metric{"unCorrectedMemoryErrors", Quantity::GpuEccUncorrected, 1.0},
    Metric{"uncorrectedMemoryErrors", Quantity::GpuEccUncorrected, 1.0},
    Metric{"encoderUtilization", Quantity::GpuEncoder, 0.01},
    Metric{"fanSpeed", Quantity::GpuFanSpeed, 0.01},
    Metric{"smActive", Quantity::GpuSmActive, 0.01},
    Metric{"smOccupancy", Quantity::GpuSmOccupancy, 0.01},
    Metric{"pipeTensorActive", Quantity::GpuTensorActive, 0.01},
    Metric{"dramActive", Quantity::GpuDramActive, 0.01},
};

constexpr std::array kWandbHost{
    Metric{"cpu", Quantity::CpuUtilization, 0.01},
    Metric{"memory", Quantity::MemoryUsedShare, 0.01},
    Metric{"memory_percent", Quantity::MemoryUsedShare, 0.01},
    Metric{"proc.cpu.threads", Quantity::ThreadCount, 1.0},
    Metric{"proc.memory.rssMB", Quantity::ProcessMemory, kBinaryMega},
    Metric{"proc.memory.availableMB", Quantity::MemoryAvailable, kBinaryMega},
    Metric{"disk.in", Quantity::DiskRead, kBinaryMega, Form::Counter},
    Metric{"disk.out", Quantity::DiskWrite, kBinaryMega, Form::Counter},
    Metric{"network.sent", Quantity::NetworkSend, 1.0, Form::Counter},
    Metric{"network.recv", Quantity::NetworkReceive, 1.0, Form::Counter},
};

constexpr std::array kMlflowGpu{
    Metric{"utilization_percentage", Quantity::GpuUtilization, 0.01},
    Metric{"memory_usage_megabytes", Quantity::GpuMemoryUsed, kMega},
    Metric{"memory_usage_percentage", Quantity::GpuMemoryUsedShare, 0.01},
    Metric{"power_usage_watts", Quantity::GpuPower, 1.0},
};

constexpr std::array kMlflowHost{
    Metric{"cpu_utilization_percentage", Quantity::CpuUtilization, 0.01},
    Metric{"system_memory_usage_megabytes", Quantity::MemoryUsed, kMega},
    Metric{"system_memory_usage_percentage", Quantity::MemoryUsedShare, 0.01},
    Metric{"disk_usage_percentage", Quantity::DiskUsedShare, 0.01},
    Metric{"disk_available_megabytes", Quantity::DiskFree, kMega},
    Metric{"network_receive_megabytes", Quantity::NetworkReceive, kMega, Form::Counter},
    Metric{"network_transmit_megabytes", Quantity::NetworkSend, kMega, Form::Counter},
};

constexpr std::array kLightningDevice{
    Metric{"allocated_bytes.all.current", Quantity::GpuAllocatorUsed, 1.0},
    Metric{"reserved_bytes.all.current", Quantity::GpuAllocatorReserved, 1.0},
    Metric{"cpu_percent", Quantity::CpuUtilization, 0.01},
    Metric{"cpu_vm_percent", Quantity::MemoryUsedShare, 0.01},
};

constexpr std::array kLightningGpuStats{
    Metric{"utilization.gpu (%)", Quantity::GpuUtilization, 0.01},
    Metric{"utilization.memory (%)", Quantity::GpuMemoryUtilization, 0.01},
    Metric{"memory.used (MB)", Quantity::GpuMemoryUsed, kBinaryMega},
    Metric{"memory.free (MB)", Quantity::GpuMemoryFree, kBinaryMega},
    Metric{"fan.speed (%)", Quantity::GpuFanSpeed, 0.01},
    Metric{"temperature.gpu (\xC2\xB0"
           "C)",
           Quantity::GpuTemperature, 1.0},
    Metric{"temperature.memory (\xC2\xB0"
           "C)",
           Quantity::GpuMemoryTemperature, 1.0},
};

bool removePrefix(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix))
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

/// Takes a small number off the front of `text`; -1 if there is none.
int takeNumber(std::string_view& text)
{
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number > 4095)
        return -1;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return static_cast<int>(number);
}

std::optional<HardwareName> ofWandb(std::string_view name)
{
    if (!removePrefix(name, "gpu."))
        return lookUp(kWandbHost, name);
    if (removePrefix(name, "process."))
        return std::nullopt; // the same figures again, while the process is on the GPU
    const int index = takeNumber(name);
    return index >= 0 && removePrefix(name, ".") ? lookUp(kWandbGpu, name, index) : std::nullopt;
}

std::optional<HardwareName> ofMlflow(std::string_view name)
{
    if (!removePrefix(name, "gpu_"))
        return lookUp(kMlflowHost, name);
    const int index = takeNumber(name);
    return index >= 0 && removePrefix(name, "_") ? lookUp(kMlflowGpu, name, index) : std::nullopt;
}

std::optional<HardwareName> ofLightning(std::string_view tag)
{
    if (removePrefix(tag, "DeviceStatsMonitor.")) {
        const std::size_t slash = tag.rfind('/');
        return slash == std::string_view::npos ? std::nullopt
                                               : lookUp(kLightningDevice, tag.substr(slash + 1));
    }
    if (!removePrefix(tag, "device_id: ") && !removePrefix(tag, "gpu_id: "))
        return std::nullopt;
    const int index = takeNumber(tag);
    return index >= 0 && removePrefix(tag, "/") ? lookUp(kLightningGpuStats, tag, index)
                                                : std::nullopt;
}

} // namespace

std::optional<HardwareName> hardwareQuantityOfTag(std::string_view tag)
{
    if (std::optional<HardwareName> name = ofLightning(tag))
        return name;
    std::string_view rest = tag;
    if (removePrefix(rest, "system.") || removePrefix(rest, "system/")) {
        if (std::optional<HardwareName> name = ofWandb(rest))
            return name;
        if (std::optional<HardwareName> name = ofMlflow(rest))
            return name;
    }
    // "train/gpu_mem" is the framework's own figure: only names without a group are taken.
    if (rest.find('/') != std::string_view::npos)
        return std::nullopt;
    std::optional<HardwareName> name = hardwareQuantityOfName(rest);
    if (name && name->form != Form::Value && name->form != Form::Counter)
        return std::nullopt;
    return name;
}

} // namespace faultline
