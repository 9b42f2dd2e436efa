// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/hardware_log.h"

#include "model/core/text_marker.h"

#include <array>

namespace faultline {

namespace {

constexpr std::array<HardwareQuantityInfo, kHardwareQuantityCount> kQuantities{{
    {HardwareQuantity::GpuUtilization, "gpu-utilization", FAULTLINE_TR_NOOP("Hardware", "GPU busy"),
     Unit::Fraction},
    {HardwareQuantity::GpuMemoryUtilization, "gpu-memory-utilization",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory bus busy"), Unit::Fraction},
    {HardwareQuantity::GpuMemoryUsed, "gpu-memory-used",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory used"), Unit::Bytes},
    {HardwareQuantity::GpuMemoryFree, "gpu-memory-free",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory free"), Unit::Bytes},
    {HardwareQuantity::GpuMemoryTotal, "gpu-memory-total",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory size"), Unit::Bytes},
    {HardwareQuantity::GpuMemoryReserved, "gpu-memory-reserved",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory reserved by the driver"), Unit::Bytes},
    {HardwareQuantity::GpuTemperature, "gpu-temperature",
     FAULTLINE_TR_NOOP("Hardware", "GPU temperature"), Unit::Celsius},
    {HardwareQuantity::GpuMemoryTemperature, "gpu-memory-temperature",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory temperature"), Unit::Celsius},
    {HardwareQuantity::GpuPower, "gpu-power", FAULTLINE_TR_NOOP("Hardware", "GPU power"),
     Unit::Watts},
    {HardwareQuantity::GpuPowerLimit, "gpu-power-limit",
     FAULTLINE_TR_NOOP("Hardware", "GPU power limit"), Unit::Watts},
    {HardwareQuantity::GpuEnergy, "gpu-energy", FAULTLINE_TR_NOOP("Hardware", "GPU energy"),
     Unit::Joules},
    {HardwareQuantity::GpuSmClock, "gpu-sm-clock", FAULTLINE_TR_NOOP("Hardware", "GPU clock"),
     Unit::Hertz},
    {HardwareQuantity::GpuMemoryClock, "gpu-memory-clock",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory clock"), Unit::Hertz},
    {HardwareQuantity::GpuThrottleReasons, "gpu-throttle-reasons",
     FAULTLINE_TR_NOOP("Hardware", "GPU throttle reasons"), Unit::None},
    {HardwareQuantity::GpuThrottledByPower, "gpu-throttled-by-power",
     FAULTLINE_TR_NOOP("Hardware", "GPU throttled by power"), Unit::Fraction},
    {HardwareQuantity::GpuThrottledByThermal, "gpu-throttled-by-thermal",
     FAULTLINE_TR_NOOP("Hardware", "GPU throttled by heat"), Unit::Fraction},
    {HardwareQuantity::GpuPerformanceState, "gpu-performance-state",
     FAULTLINE_TR_NOOP("Hardware", "GPU performance state"), Unit::None},
    {HardwareQuantity::GpuFanSpeed, "gpu-fan-speed", FAULTLINE_TR_NOOP("Hardware", "GPU fan speed"),
     Unit::Fraction},
    {HardwareQuantity::GpuEncoder, "gpu-encoder",
     FAULTLINE_TR_NOOP("Hardware", "GPU video encoder busy"), Unit::Fraction},
    {HardwareQuantity::GpuDecoder, "gpu-decoder",
     FAULTLINE_TR_NOOP("Hardware", "GPU video decoder busy"), Unit::Fraction},
    {HardwareQuantity::GpuPcieGeneration, "gpu-pcie-generation",
     FAULTLINE_TR_NOOP("Hardware", "PCIe generation"), Unit::None},
    {HardwareQuantity::GpuPcieWidth, "gpu-pcie-width", FAULTLINE_TR_NOOP("Hardware", "PCIe lanes"),
     Unit::None},
    {HardwareQuantity::GpuPcieReceive, "gpu-pcie-receive",
     FAULTLINE_TR_NOOP("Hardware", "PCIe to the GPU"), Unit::BytesPerSecond},
    {HardwareQuantity::GpuPcieSend, "gpu-pcie-send",
     FAULTLINE_TR_NOOP("Hardware", "PCIe from the GPU"), Unit::BytesPerSecond},
    {HardwareQuantity::GpuNvlinkReceive, "gpu-nvlink-receive",
     FAULTLINE_TR_NOOP("Hardware", "NVLink received"), Unit::BytesPerSecond},
    {HardwareQuantity::GpuNvlinkSend, "gpu-nvlink-send",
     FAULTLINE_TR_NOOP("Hardware", "NVLink sent"), Unit::BytesPerSecond},
    {HardwareQuantity::GpuSmActive, "gpu-sm-active",
     FAULTLINE_TR_NOOP("Hardware", "Streaming multiprocessors active"), Unit::Fraction},
    {HardwareQuantity::GpuSmOccupancy, "gpu-sm-occupancy",
     FAULTLINE_TR_NOOP("Hardware", "Streaming multiprocessor occupancy"), Unit::Fraction},
    {HardwareQuantity::GpuTensorActive, "gpu-tensor-active",
     FAULTLINE_TR_NOOP("Hardware", "Tensor cores active"), Unit::Fraction},
    {HardwareQuantity::GpuDramActive, "gpu-dram-active",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory interface active"), Unit::Fraction},
    {HardwareQuantity::GpuEccCorrected, "gpu-ecc-corrected",
     FAULTLINE_TR_NOOP("Hardware", "Corrected memory errors"), Unit::Count},
    {HardwareQuantity::GpuEccUncorrected, "gpu-ecc-uncorrected",
     FAULTLINE_TR_NOOP("Hardware", "Uncorrected memory errors"), Unit::Count},
    {HardwareQuantity::GpuXid, "gpu-xid", FAULTLINE_TR_NOOP("Hardware", "Last Xid error"),
     Unit::None},
    {HardwareQuantity::GpuProcessMemory, "gpu-process-memory",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory of the process"), Unit::Bytes},
    {HardwareQuantity::GpuMemoryUsedShare, "gpu-memory-used-share",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory used (share)"), Unit::Fraction},
    {HardwareQuantity::GpuAllocatorUsed, "gpu-allocator-used",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory handed out by the allocator"), Unit::Bytes},
    {HardwareQuantity::GpuAllocatorReserved, "gpu-allocator-reserved",
     FAULTLINE_TR_NOOP("Hardware", "GPU memory held by the allocator"), Unit::Bytes},
    {HardwareQuantity::CpuUtilization, "cpu-utilization", FAULTLINE_TR_NOOP("Hardware", "CPU busy"),
     Unit::Fraction},
    {HardwareQuantity::CpuIoWait, "cpu-io-wait",
     FAULTLINE_TR_NOOP("Hardware", "CPU waiting for disks"), Unit::Fraction},
    {HardwareQuantity::CpuSystem, "cpu-system", FAULTLINE_TR_NOOP("Hardware", "CPU in the kernel"),
     Unit::Fraction},
    {HardwareQuantity::CpuSteal, "cpu-steal",
     FAULTLINE_TR_NOOP("Hardware", "CPU taken by the hypervisor"), Unit::Fraction},
    {HardwareQuantity::CpuBusiestCore, "cpu-busiest-core",
     FAULTLINE_TR_NOOP("Hardware", "Busiest CPU core"), Unit::Fraction},
    {HardwareQuantity::CpuFrequency, "cpu-frequency", FAULTLINE_TR_NOOP("Hardware", "CPU clock"),
     Unit::Hertz},
    {HardwareQuantity::CpuTemperature, "cpu-temperature",
     FAULTLINE_TR_NOOP("Hardware", "CPU temperature"), Unit::Celsius},
    {HardwareQuantity::LoadAverage, "load-average", FAULTLINE_TR_NOOP("Hardware", "Load average"),
     Unit::None},
    {HardwareQuantity::MemoryUsed, "memory-used", FAULTLINE_TR_NOOP("Hardware", "RAM used"),
     Unit::Bytes},
    {HardwareQuantity::MemoryAvailable, "memory-available",
     FAULTLINE_TR_NOOP("Hardware", "RAM available"), Unit::Bytes},
    {HardwareQuantity::MemoryTotal, "memory-total", FAULTLINE_TR_NOOP("Hardware", "RAM size"),
     Unit::Bytes},
    {HardwareQuantity::MemoryUsedShare, "memory-used-share",
     FAULTLINE_TR_NOOP("Hardware", "RAM used (share)"), Unit::Fraction},
    {HardwareQuantity::MemoryCached, "memory-cached",
     FAULTLINE_TR_NOOP("Hardware", "RAM used as cache"), Unit::Bytes},
    {HardwareQuantity::SwapUsed, "swap-used", FAULTLINE_TR_NOOP("Hardware", "Swap used"),
     Unit::Bytes},
    {HardwareQuantity::SwapIn, "swap-in", FAULTLINE_TR_NOOP("Hardware", "Swapped in"),
     Unit::BytesPerSecond},
    {HardwareQuantity::SwapOut, "swap-out", FAULTLINE_TR_NOOP("Hardware", "Swapped out"),
     Unit::BytesPerSecond},
    {HardwareQuantity::DiskRead, "disk-read", FAULTLINE_TR_NOOP("Hardware", "Disk read"),
     Unit::BytesPerSecond},
    {HardwareQuantity::DiskWrite, "disk-write", FAULTLINE_TR_NOOP("Hardware", "Disk written"),
     Unit::BytesPerSecond},
    {HardwareQuantity::DiskUtilization, "disk-utilization",
     FAULTLINE_TR_NOOP("Hardware", "Disk busy"), Unit::Fraction},
    {HardwareQuantity::DiskUsedShare, "disk-used-share",
     FAULTLINE_TR_NOOP("Hardware", "Disk full (share)"), Unit::Fraction},
    {HardwareQuantity::DiskFree, "disk-free", FAULTLINE_TR_NOOP("Hardware", "Disk free"),
     Unit::Bytes},
    {HardwareQuantity::NetworkReceive, "network-receive",
     FAULTLINE_TR_NOOP("Hardware", "Network received"), Unit::BytesPerSecond},
    {HardwareQuantity::NetworkSend, "network-send", FAULTLINE_TR_NOOP("Hardware", "Network sent"),
     Unit::BytesPerSecond},
    {HardwareQuantity::ProcessCpu, "process-cpu",
     FAULTLINE_TR_NOOP("Hardware", "CPU cores used by the process"), Unit::None},
    {HardwareQuantity::ProcessMemory, "process-memory",
     FAULTLINE_TR_NOOP("Hardware", "RAM used by the process"), Unit::Bytes},
    {HardwareQuantity::ProcessCount, "process-count", FAULTLINE_TR_NOOP("Hardware", "Processes"),
     Unit::Count},
    {HardwareQuantity::ThreadCount, "thread-count", FAULTLINE_TR_NOOP("Hardware", "Threads"),
     Unit::Count},
    {HardwareQuantity::CgroupMemoryUsed, "cgroup-memory-used",
     FAULTLINE_TR_NOOP("Hardware", "RAM used in the container"), Unit::Bytes},
    {HardwareQuantity::CgroupMemoryLimit, "cgroup-memory-limit",
     FAULTLINE_TR_NOOP("Hardware", "RAM limit of the container"), Unit::Bytes},
    {HardwareQuantity::ContextSwitches, "context-switches",
     FAULTLINE_TR_NOOP("Hardware", "Context switches per second"), Unit::None},
    {HardwareQuantity::RunQueue, "run-queue",
     FAULTLINE_TR_NOOP("Hardware", "Processes waiting for a CPU"), Unit::None},
    {HardwareQuantity::BlockedProcesses, "blocked-processes",
     FAULTLINE_TR_NOOP("Hardware", "Processes waiting for a disk"), Unit::None},
    {HardwareQuantity::Other, "other", FAULTLINE_TR_NOOP("Hardware", "Other"), Unit::None},
}};

} // namespace

const HardwareQuantityInfo& hardwareQuantityInfo(HardwareQuantity quantity)
{
    return kQuantities[static_cast<std::size_t>(quantity)];
}

std::span<const HardwareQuantityInfo> allHardwareQuantities()
{
    return kQuantities;
}

const HardwareSeries* HardwareLog::find(HardwareQuantity quantity, int gpuIndex) const
{
    for (const HardwareSeries& one : series) {
        const HardwareDevice& device = devices[one.device];
        if (one.quantity == quantity
            && (gpuIndex < 0
                || (device.kind == HardwareDevice::Kind::Gpu && device.index == gpuIndex)))
            return &one;
    }
    return nullptr;
}

} // namespace faultline
