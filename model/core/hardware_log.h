// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/core/scalar_series.h"
#include "model/core/text.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What a hardware series measures. Values are in the unit of its HardwareQuantityInfo whatever
/// the file used. One row each in the table of hardware_log.cpp.
enum class HardwareQuantity : std::uint8_t {
    GpuUtilization,       ///< share of time in which any kernel ran
    GpuMemoryUtilization, ///< share of time in which the memory bus was busy; not how full it is
    GpuMemoryUsed,
    GpuMemoryFree,
    GpuMemoryTotal,
    GpuMemoryReserved,
    GpuTemperature,
    GpuMemoryTemperature,
    GpuPower,
    GpuPowerLimit,
    GpuEnergy, ///< joules since the driver was loaded
    GpuSmClock,
    GpuMemoryClock,
    GpuThrottleReasons,    ///< NVML bit mask
    GpuThrottledByPower,   ///< 0 or 1; a share where the tool gives one
    GpuThrottledByThermal, ///< 0 or 1; a share where the tool gives one
    GpuPerformanceState,   ///< P0 is 0
    GpuFanSpeed,
    GpuEncoder,
    GpuDecoder,
    GpuPcieGeneration,
    GpuPcieWidth,
    GpuPcieReceive,
    GpuPcieSend,
    GpuNvlinkReceive,
    GpuNvlinkSend,
    GpuSmActive, ///< DCGM profiling shares
    GpuSmOccupancy,
    GpuTensorActive,
    GpuDramActive,
    GpuEccCorrected,
    GpuEccUncorrected,
    GpuXid,
    GpuProcessMemory,
    GpuMemoryUsedShare,   ///< how full it is; not GpuMemoryUtilization
    GpuAllocatorUsed,     ///< what the framework's allocator has handed out
    GpuAllocatorReserved, ///< what the framework's allocator holds of the GPU's memory
    CpuUtilization,       ///< of all cores together
    CpuIoWait,
    CpuSystem,
    CpuSteal,
    CpuBusiestCore,
    CpuFrequency,
    CpuTemperature,
    LoadAverage,
    MemoryUsed,
    MemoryAvailable,
    MemoryTotal,
    MemoryUsedShare,
    MemoryCached,
    SwapUsed,
    SwapIn,
    SwapOut,
    DiskRead,
    DiskWrite,
    DiskUtilization,
    DiskUsedShare,
    DiskFree,
    NetworkReceive,
    NetworkSend,
    ProcessCpu, ///< 1 is one core
    ProcessMemory,
    ProcessCount,
    ThreadCount,
    CgroupMemoryUsed,
    CgroupMemoryLimit,
    ContextSwitches, ///< per second
    RunQueue,
    BlockedProcesses,
    Other, ///< kept under the column's own name
};
inline constexpr std::size_t kHardwareQuantityCount =
    static_cast<std::size_t>(HardwareQuantity::Other) + 1;

struct HardwareQuantityInfo {
    HardwareQuantity quantity;
    std::string_view id;    ///< stable kebab-case id, "gpu-utilization"
    std::string_view title; ///< FAULTLINE_TR_NOOP("Hardware", ...)
    Unit unit;
};
[[nodiscard]] const HardwareQuantityInfo& hardwareQuantityInfo(HardwareQuantity quantity);
[[nodiscard]] std::span<const HardwareQuantityInfo> allHardwareQuantities();

/// What a series was measured on.
struct HardwareDevice {
    enum class Kind : std::uint8_t { Gpu, Host, Process, Disk, Network };
    Kind kind = Kind::Host;
    std::string host; ///< empty if the file does not say
    int index = -1;   ///< of a GPU; -1: not said
    std::string name; ///< "Tesla V100-SXM2-32GB", "eth0", a command
    std::string id;   ///< UUID, bus id or pid

    friend bool operator==(const HardwareDevice&, const HardwareDevice&) = default;
};

struct HardwareSeries {
    HardwareQuantity quantity = HardwareQuantity::Other;
    std::size_t device = 0; ///< index into HardwareLog::devices
    std::string column;     ///< header as written in the file
    Unit unit = Unit::None; ///< of the values; as the quantity's, or what an Other one says
    /// What was decided where the file does not say (a unit, a counter): English, translatable
    /// (context "Hardware"), lives for ever; empty if the file says it.
    std::string_view assumption;
    /// step = number of the sample; wallTime by HardwareLog::timeKind (None: the sample's number
    /// times sampleSeconds).
    ScalarSeries series;
};

/// A process that held GPU memory (pmon, the table of nvidia-smi, --query-compute-apps).
struct GpuProcess {
    int gpu = -1;
    std::int64_t pid = -1;
    std::string type; ///< "C", "G", "C+G"
    std::string name;
    double memoryBytes = 0.0; ///< 0: not said
};

/// A sample that says in words that something is wrong: "GPU is lost", "Unknown Error".
struct HardwareNotice {
    std::size_t device = 0; ///< index into HardwareLog::devices
    std::int64_t step = 0;  ///< number of the sample, as in the series
    double wallTime = 0.0;  ///< as in the series
    std::string text;       ///< as the tool wrote it

    friend bool operator==(const HardwareNotice&, const HardwareNotice&) = default;
};

/// What nvidia-smi, DCGM, vmstat and their kind recorded. Immutable once read.
struct HardwareLog : Artifact {
    std::string tool; ///< "nvidia-smi", "dmon", "vmstat", ...
    std::vector<HardwareDevice> devices;
    std::vector<HardwareSeries> series;
    std::vector<GpuProcess> processes;
    std::vector<HardwareNotice> notices; ///< the first ones, in file order
    std::string driverVersion;           ///< from the header of a table
    std::string cudaVersion;             ///< the newest the driver supports, not what is installed
    double sampleSeconds = 0.0; ///< usual time between samples; with TimeKind::None an assumption

    [[nodiscard]] const HardwareSeries* find(HardwareQuantity quantity, int gpuIndex = -1) const;
};

using HardwareLogPtr = std::shared_ptr<const HardwareLog>;

} // namespace faultline
