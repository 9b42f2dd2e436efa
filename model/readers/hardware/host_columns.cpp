// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names and units: sar(1), iostat(1) of sysstat 10 to 12, vmstat(8) of procps.

#include "model/readers/hardware/host_columns.h"

#include "model/readers/hardware/cell_values.h"

#include <algorithm>
#include <array>

namespace faultline::hardware {

namespace {

using Kind = HardwareDevice::Kind;
using Quantity = HardwareQuantity;

constexpr double kSector = 512.0;
constexpr double kPage = 4096.0;

struct Named {
    std::string_view name;
    HostColumn column;
};

constexpr std::array kSysstat{
    Named{"%system", {Quantity::CpuSystem, kPercent, Kind::Host}},
    Named{"%sys", {Quantity::CpuSystem, kPercent, Kind::Host}},
    Named{"%iowait", {Quantity::CpuIoWait, kPercent, Kind::Host}},
    Named{"%steal", {Quantity::CpuSteal, kPercent, Kind::Host}},
    Named{"MHz", {Quantity::CpuFrequency, 1e6, Kind::Host}},
    Named{"kbmemused", {Quantity::MemoryUsed, kKibi, Kind::Host}},
    Named{"kbavail", {Quantity::MemoryAvailable, kKibi, Kind::Host}},
    Named{"%memused", {Quantity::MemoryUsedShare, kPercent, Kind::Host}},
    Named{"kbcached", {Quantity::MemoryCached, kKibi, Kind::Host}},
    Named{"kbswpused", {Quantity::SwapUsed, kKibi, Kind::Host}},
    Named{"pswpin/s", {Quantity::SwapIn, kPage, Kind::Host}},
    Named{"pswpout/s", {Quantity::SwapOut, kPage, Kind::Host}},
    Named{"bread/s", {Quantity::DiskRead, kSector, Kind::Host}},
    Named{"bwrtn/s", {Quantity::DiskWrite, kSector, Kind::Host}},
    Named{"runq-sz", {Quantity::RunQueue, 1.0, Kind::Host}},
    Named{"ldavg-1", {Quantity::LoadAverage, 1.0, Kind::Host}},
    Named{"blocked", {Quantity::BlockedProcesses, 1.0, Kind::Host}},
    Named{"cswch/s", {Quantity::ContextSwitches, 1.0, Kind::Host}},
    Named{"rkB/s", {Quantity::DiskRead, kKibi, Kind::Disk}},
    Named{"wkB/s", {Quantity::DiskWrite, kKibi, Kind::Disk}},
    Named{"rMB/s", {Quantity::DiskRead, kMebi, Kind::Disk}},
    Named{"wMB/s", {Quantity::DiskWrite, kMebi, Kind::Disk}},
    Named{"rd_sec/s", {Quantity::DiskRead, kSector, Kind::Disk}},
    Named{"wr_sec/s", {Quantity::DiskWrite, kSector, Kind::Disk}},
    Named{"rsec/s", {Quantity::DiskRead, kSector, Kind::Disk}},
    Named{"wsec/s", {Quantity::DiskWrite, kSector, Kind::Disk}},
    Named{"kB_read/s", {Quantity::DiskRead, kKibi, Kind::Disk}},
    Named{"kB_wrtn/s", {Quantity::DiskWrite, kKibi, Kind::Disk}},
    Named{"MB_read/s", {Quantity::DiskRead, kMebi, Kind::Disk}},
    Named{"MB_wrtn/s", {Quantity::DiskWrite, kMebi, Kind::Disk}},
    Named{"%util", {Quantity::DiskUtilization, kPercent, Kind::Disk}},
    Named{"rxkB/s", {Quantity::NetworkReceive, kKibi, Kind::Network}},
    Named{"txkB/s", {Quantity::NetworkSend, kKibi, Kind::Network}},
    Named{"rxbyt/s", {Quantity::NetworkReceive, 1.0, Kind::Network}},
    Named{"txbyt/s", {Quantity::NetworkSend, 1.0, Kind::Network}},
};

constexpr std::array kVmstat{
    Named{"r", {Quantity::RunQueue, 1.0, Kind::Host}},
    Named{"b", {Quantity::BlockedProcesses, 1.0, Kind::Host}},
    Named{"swpd", {Quantity::SwapUsed, kKibi, Kind::Host}},
    Named{"cache", {Quantity::MemoryCached, kKibi, Kind::Host}},
    Named{"si", {Quantity::SwapIn, kKibi, Kind::Host}},
    Named{"so", {Quantity::SwapOut, kKibi, Kind::Host}},
    Named{"bi", {Quantity::DiskRead, kKibi, Kind::Host}},
    Named{"bo", {Quantity::DiskWrite, kKibi, Kind::Host}},
    Named{"cs", {Quantity::ContextSwitches, 1.0, Kind::Host}},
    Named{"sy", {Quantity::CpuSystem, kPercent, Kind::Host}},
    Named{"wa", {Quantity::CpuIoWait, kPercent, Kind::Host}},
    Named{"st", {Quantity::CpuSteal, kPercent, Kind::Host}},
};

template <std::size_t Size>
std::optional<HostColumn> lookUp(const std::array<Named, Size>& columns, std::string_view name)
{
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [name](const Named& one) { return one.name == name; });
    return found == columns.end() ? std::nullopt : std::optional(found->column);
}

} // namespace

std::optional<HostColumn> sysstatColumn(std::string_view name)
{
    return lookUp(kSysstat, name);
}

std::optional<HostColumn> vmstatColumn(std::string_view name)
{
    return lookUp(kVmstat, name);
}

} // namespace faultline::hardware
