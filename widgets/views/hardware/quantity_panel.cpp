// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/quantity_panel.h"

#include "model/qt/text.h"

#include <QCoreApplication>

#include <string>

namespace faultline::ui {

namespace {

QString translatedTitle(std::string_view title)
{
    return QCoreApplication::translate("Hardware", std::string(title).c_str());
}

QString panelTitle(HardwareQuantity quantity)
{
    using Q = HardwareQuantity;
    switch (quantity) {
    case Q::GpuMemoryUsed: return HardwareText::tr("GPU memory");
    case Q::GpuThrottleReasons: return HardwareText::tr("GPU clocks held down by");
    case Q::CpuUtilization: return HardwareText::tr("CPU");
    case Q::MemoryUsed: return HardwareText::tr("RAM");
    case Q::DiskRead: return HardwareText::tr("Disk");
    case Q::NetworkReceive: return HardwareText::tr("Network");
    case Q::GpuPcieReceive: return HardwareText::tr("PCIe");
    case Q::GpuNvlinkReceive: return HardwareText::tr("NVLink");
    case Q::SwapIn: return HardwareText::tr("Swapping");
    default: return translatedTitle(hardwareQuantityInfo(quantity).title);
    }
}

} // namespace

HardwareQuantity panelQuantityOf(HardwareQuantity quantity)
{
    using Q = HardwareQuantity;
    switch (quantity) {
    case Q::GpuMemoryTotal:
    case Q::GpuMemoryReserved:
    case Q::GpuProcessMemory: return Q::GpuMemoryUsed;
    case Q::GpuPowerLimit: return Q::GpuPower;
    case Q::GpuThrottledByPower:
    case Q::GpuThrottledByThermal: return Q::GpuThrottleReasons;
    case Q::GpuMemoryTemperature: return Q::GpuTemperature;
    case Q::CpuIoWait:
    case Q::CpuSystem:
    case Q::CpuSteal:
    case Q::CpuBusiestCore: return Q::CpuUtilization;
    case Q::MemoryTotal:
    case Q::SwapUsed:
    case Q::ProcessMemory:
    case Q::CgroupMemoryUsed:
    case Q::CgroupMemoryLimit: return Q::MemoryUsed;
    case Q::DiskWrite: return Q::DiskRead;
    case Q::NetworkSend: return Q::NetworkReceive;
    case Q::GpuPcieSend: return Q::GpuPcieReceive;
    case Q::GpuNvlinkSend: return Q::GpuNvlinkReceive;
    case Q::SwapOut: return Q::SwapIn;
    default: return quantity;
    }
}

PanelPlace placeOf(HardwareQuantity quantity)
{
    using Q = HardwareQuantity;
    switch (panelQuantityOf(quantity)) {
    case Q::GpuUtilization: return PanelPlace::GpuBusy;
    case Q::GpuMemoryUsed: return PanelPlace::GpuMemory;
    case Q::GpuPower: return PanelPlace::GpuPower;
    case Q::GpuSmClock:
    case Q::GpuMemoryClock: return PanelPlace::GpuClock;
    case Q::GpuThrottleReasons: return PanelPlace::GpuThrottle;
    case Q::GpuTemperature: return PanelPlace::GpuTemperature;
    case Q::CpuUtilization:
    case Q::ProcessCpu: return PanelPlace::Cpu;
    case Q::MemoryUsed:
    case Q::MemoryUsedShare:
    case Q::MemoryAvailable: return PanelPlace::Ram;
    case Q::DiskRead:
    case Q::DiskUtilization: return PanelPlace::Disk;
    case Q::NetworkReceive: return PanelPlace::Network;
    default: return PanelPlace::Other;
    }
}

bool isLimit(HardwareQuantity quantity)
{
    using Q = HardwareQuantity;
    return quantity == Q::GpuMemoryTotal || quantity == Q::GpuPowerLimit
           || quantity == Q::MemoryTotal || quantity == Q::CgroupMemoryLimit;
}

bool isSummed(HardwareQuantity quantity)
{
    const Unit unit = hardwareQuantityInfo(quantity).unit;
    return unit == Unit::Bytes || unit == Unit::Watts || unit == Unit::BytesPerSecond
           || unit == Unit::Joules;
}

PanelQuantity panelQuantity(Unit unit)
{
    PanelQuantity quantity;
    switch (unit) {
    case Unit::Fraction:
        quantity.format = ValueFormat::Fraction;
        quantity.fixedRange = AxisRange{.min = 0.0, .max = kFullHeight};
        break;
    case Unit::Bytes:
        quantity.format = ValueFormat::Bytes;
        quantity.fromZero = true;
        break;
    case Unit::BytesPerSecond:
        quantity.format = ValueFormat::Bytes;
        quantity.unit = HardwareText::tr("per second");
        quantity.fromZero = true;
        break;
    case Unit::Watts:
        quantity.unit = QStringLiteral("W");
        quantity.fromZero = true;
        break;
    case Unit::Joules: quantity.unit = QStringLiteral("J"); break;
    case Unit::Celsius: quantity.unit = QStringLiteral("°C"); break;
    case Unit::Hertz:
        quantity.unit = QStringLiteral("MHz");
        quantity.fromZero = true;
        break;
    case Unit::Seconds: quantity.format = ValueFormat::Seconds; break;
    default: break;
    }
    return quantity;
}

QString quantityLabel(HardwareQuantity quantity)
{
    using Q = HardwareQuantity;
    switch (quantity) {
    case Q::CpuUtilization: return HardwareText::tr("busy");
    case Q::CpuIoWait: return HardwareText::tr("waiting for disks");
    case Q::CpuSystem: return HardwareText::tr("kernel");
    case Q::CpuSteal: return HardwareText::tr("taken by the hypervisor");
    case Q::CpuBusiestCore: return HardwareText::tr("busiest core");
    case Q::DiskRead: return HardwareText::tr("read");
    case Q::DiskWrite: return HardwareText::tr("written");
    case Q::NetworkReceive:
    case Q::GpuNvlinkReceive: return HardwareText::tr("received");
    case Q::NetworkSend:
    case Q::GpuNvlinkSend: return HardwareText::tr("sent");
    case Q::GpuPcieReceive: return HardwareText::tr("to the GPU");
    case Q::GpuPcieSend: return HardwareText::tr("from the GPU");
    case Q::SwapIn: return HardwareText::tr("in");
    case Q::SwapOut: return HardwareText::tr("out");
    case Q::MemoryUsed: return HardwareText::tr("used");
    case Q::SwapUsed: return HardwareText::tr("swap");
    case Q::ProcessMemory:
    case Q::GpuProcessMemory: return HardwareText::tr("the process");
    case Q::CgroupMemoryUsed: return HardwareText::tr("the container");
    case Q::CgroupMemoryLimit: return HardwareText::tr("limit of the container");
    case Q::MemoryTotal:
    case Q::GpuMemoryTotal: return HardwareText::tr("size");
    case Q::GpuPowerLimit: return HardwareText::tr("limit");
    case Q::GpuMemoryReserved: return HardwareText::tr("reserved by the driver");
    case Q::GpuMemoryTemperature: return HardwareText::tr("memory");
    default: break;
    }
    return quantity == panelQuantityOf(quantity)
               ? QString()
               : translatedTitle(hardwareQuantityInfo(quantity).title);
}

QString panelId(HardwareQuantity quantity)
{
    return toQString(hardwareQuantityInfo(panelQuantityOf(quantity)).id);
}

HardwarePanel emptyPanel(HardwareQuantity quantity)
{
    const HardwareQuantity own = panelQuantityOf(quantity);
    HardwarePanel panel;
    panel.id = panelId(quantity);
    panel.place = placeOf(quantity);
    panel.title = panelTitle(own);
    panel.quantity = panelQuantity(hardwareQuantityInfo(own).unit);
    return panel;
}

} // namespace faultline::ui
