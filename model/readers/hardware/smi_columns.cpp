// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Field names: `nvidia-smi --help-query-gpu` and `--help-query-compute-apps`.

#include "model/readers/hardware/smi_columns.h"

#include "model/core/ascii.h"
#include "model/readers/hardware/cell_values.h"

#include <algorithm>
#include <array>

namespace faultline::hardware {

namespace {

using Quantity = HardwareQuantity;
using Role = ColumnRole;

constexpr UnitScale kWatts{Unit::Watts, 1.0};
constexpr UnitScale kCelsius{Unit::Celsius, 1.0};
constexpr UnitScale kPlain{Unit::None, 1.0};
constexpr UnitScale kCount{Unit::Count, 1.0};
constexpr UnitScale kShare{Unit::Fraction, 1.0};

struct Field {
    std::string_view name;
    Role role;
    Quantity quantity = Quantity::Other;
    UnitScale unit = kPlain; ///< with nounits
};

constexpr std::array kFields{
    Field{"timestamp", Role::Time},
    Field{"index", Role::Index},
    Field{"gpu_index", Role::Index},
    Field{"name", Role::Name},
    Field{"gpu_name", Role::Name},
    Field{"uuid", Role::Uuid},
    Field{"gpu_uuid", Role::Uuid},
    Field{"pci.bus_id", Role::BusId},
    Field{"gpu_bus_id", Role::BusId},
    Field{"serial", Role::Serial},
    Field{"gpu_serial", Role::Serial},
    Field{"pid", Role::Pid},
    Field{"process_name", Role::ProcessName},
    Field{"used_memory", Role::ProcessMemory, Quantity::GpuProcessMemory, kMebibyteScale},
    Field{"used_gpu_memory", Role::ProcessMemory, Quantity::GpuProcessMemory, kMebibyteScale},
    Field{"driver_version", Role::DriverVersion},
    Field{"count", Role::Ignored},
    Field{"vbios_version", Role::Ignored},
    Field{"persistence_mode", Role::Ignored},
    Field{"compute_mode", Role::Ignored},
    Field{"display_mode", Role::Ignored},
    Field{"display_active", Role::Ignored},
    Field{"mig.mode.current", Role::Ignored},
    Field{"pstate", Role::State, Quantity::GpuPerformanceState},
    Field{"utilization.gpu", Role::Value, Quantity::GpuUtilization, kPercentScale},
    Field{"utilization.memory", Role::Value, Quantity::GpuMemoryUtilization, kPercentScale},
    Field{"utilization.encoder", Role::Value, Quantity::GpuEncoder, kPercentScale},
    Field{"utilization.decoder", Role::Value, Quantity::GpuDecoder, kPercentScale},
    Field{"memory.used", Role::Value, Quantity::GpuMemoryUsed, kMebibyteScale},
    Field{"memory.free", Role::Value, Quantity::GpuMemoryFree, kMebibyteScale},
    Field{"memory.total", Role::Value, Quantity::GpuMemoryTotal, kMebibyteScale},
    Field{"memory.reserved", Role::Value, Quantity::GpuMemoryReserved, kMebibyteScale},
    Field{"temperature.gpu", Role::Value, Quantity::GpuTemperature, kCelsius},
    Field{"temperature", Role::Value, Quantity::GpuTemperature, kCelsius}, // of own scripts
    Field{"temperature.memory", Role::Value, Quantity::GpuMemoryTemperature, kCelsius},
    Field{"power.draw", Role::Value, Quantity::GpuPower, kWatts},
    Field{"power.draw.average", Role::Value, Quantity::GpuPower, kWatts},
    Field{"power.draw.instant", Role::Value, Quantity::GpuPower, kWatts},
    Field{"power.limit", Role::Value, Quantity::GpuPowerLimit, kWatts},
    Field{"enforced.power.limit", Role::Value, Quantity::GpuPowerLimit, kWatts},
    Field{"clocks.sm", Role::Value, Quantity::GpuSmClock, kMegahertzScale},
    Field{"clocks.current.sm", Role::Value, Quantity::GpuSmClock, kMegahertzScale},
    Field{"clocks.gr", Role::Value, Quantity::Other, kMegahertzScale},
    Field{"clocks.current.graphics", Role::Value, Quantity::Other, kMegahertzScale},
    Field{"clocks.mem", Role::Value, Quantity::GpuMemoryClock, kMegahertzScale},
    Field{"clocks.current.memory", Role::Value, Quantity::GpuMemoryClock, kMegahertzScale},
    Field{"fan.speed", Role::Value, Quantity::GpuFanSpeed, kPercentScale},
    Field{"pcie.link.gen.current", Role::Value, Quantity::GpuPcieGeneration},
    Field{"pcie.link.gen.gpucurrent", Role::Value, Quantity::GpuPcieGeneration},
    Field{"pcie.link.width.current", Role::Value, Quantity::GpuPcieWidth},
    Field{"ecc.errors.corrected.volatile.total", Role::Value, Quantity::GpuEccCorrected, kCount},
    Field{"ecc.errors.uncorrected.volatile.total", Role::Value, Quantity::GpuEccUncorrected,
          kCount},
    Field{"clocks_throttle_reasons.active", Role::Value, Quantity::GpuThrottleReasons},
    Field{"clocks_throttle_reasons.sw_power_cap", Role::Value, Quantity::GpuThrottledByPower,
          kShare},
    Field{"clocks_throttle_reasons.hw_power_brake_slowdown", Role::Value,
          Quantity::GpuThrottledByPower, kShare},
    Field{"clocks_throttle_reasons.sw_thermal_slowdown", Role::Value,
          Quantity::GpuThrottledByThermal, kShare},
    Field{"clocks_throttle_reasons.hw_thermal_slowdown", Role::Value,
          Quantity::GpuThrottledByThermal, kShare},
};

/// Groups whose further fields are kept under their own name, with the unit they come in.
struct FieldGroup {
    std::string_view prefix;
    UnitScale unit;
};
constexpr std::array kGroups{
    FieldGroup{"clocks_throttle_reasons.", kShare},
    FieldGroup{"clocks_event_reasons.", kShare},
    FieldGroup{"clocks.", kMegahertzScale},
    FieldGroup{"power.", kWatts},
    FieldGroup{"module.power.", kWatts},
    FieldGroup{"temperature.", kCelsius},
    FieldGroup{"utilization.", kPercentScale},
    FieldGroup{"memory.", kMebibyteScale},
    FieldGroup{"protected_memory.", kMebibyteScale},
    FieldGroup{"ecc.", kCount},
    FieldGroup{"encoder.stats.", kPlain},
    FieldGroup{"pcie.link.", kPlain},
    FieldGroup{"retired_pages.", kCount},
    FieldGroup{"pci.", kPlain},
    FieldGroup{"gom.", kPlain},
    FieldGroup{"inforom.", kPlain},
};

/// Newer drivers call throttle reasons event reasons.
std::string canonical(std::string_view name)
{
    constexpr std::string_view kNew = "clocks_event_reasons.";
    std::string made = lowerAscii(name);
    if (made.starts_with(kNew))
        made = "clocks_throttle_reasons." + made.substr(kNew.size());
    return made;
}

/// Takes "[MiB]" or "(%)" off the end of a title.
std::optional<UnitScale> takeUnit(std::string_view& title)
{
    const char close = title.empty() ? '\0' : title.back();
    const char open = close == ']' ? '[' : close == ')' ? '(' : '\0';
    const std::size_t at = open == '\0' ? std::string_view::npos : title.rfind(open);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::optional<UnitScale> unit =
        unitOf(trimmed(title.substr(at + 1, title.size() - at - 2)));
    title = trimmed(title.substr(0, at));
    return unit;
}

bool isFieldName(std::string_view name)
{
    return std::all_of(name.begin(), name.end(),
                       [](char c) { return isLower(c) || isDigit(c) || c == '_' || c == '.'; });
}

bool setField(SmiColumn& column, std::string_view name)
{
    const std::string wanted = canonical(name);
    if (!isFieldName(wanted))
        return false;
    const auto field = std::find_if(kFields.begin(), kFields.end(),
                                    [&](const Field& one) { return one.name == wanted; });
    if (field != kFields.end()) {
        column.role = field->role;
        column.quantity = field->quantity;
        column.usualUnit = field->unit;
        return true;
    }
    const auto group = std::find_if(kGroups.begin(), kGroups.end(), [&](const FieldGroup& one) {
        return wanted.starts_with(one.prefix);
    });
    if (group == kGroups.end())
        return false;
    column.role = Role::Value;
    column.usualUnit = group->unit;
    return true;
}

bool isTimeTitle(std::string_view title)
{
    constexpr std::array<std::string_view, 14> kTitles{
        "time",     "timestamp",  "datetime",  "date_time",  "time_utc", "utc_time", "wall_time",
        "walltime", "_timestamp", "unix_time", "epoch_time", "date",     "elapsed",  "elapsed_s"};
    return std::any_of(kTitles.begin(), kTitles.end(),
                       [title](std::string_view one) { return equalsNoCase(one, title); })
           || equalsNoCase(title, "time_s") || equalsNoCase(title, "elapsed_seconds")
           || equalsNoCase(title, "elapsed_sec") || equalsNoCase(title, "timestamp_utc");
}

SmiColumn columnOf(std::string_view title)
{
    SmiColumn column;
    column.title = std::string(title.substr(0, 120));
    std::string_view name = title;
    column.headerUnit = takeUnit(name);
    if (setField(column, name))
        return column;
    if (isTimeTitle(name)) {
        column.role = Role::Time;
        return column;
    }
    if (equalsNoCase(name, "gpu") || equalsNoCase(name, "gpu_id") || equalsNoCase(name, "gpu id")
        || equalsNoCase(name, "device") || equalsNoCase(name, "device_id")) {
        column.role = Role::Index; // unless its values turn out to be something else
        return column;
    }
    column.role = Role::Value;
    if (const std::optional<HardwareName> meaning = hardwareQuantityOfName(title)) {
        column.quantity = meaning->quantity;
        column.gpuIndex = meaning->gpuIndex;
        column.form = meaning->form;
        const Unit unit = hardwareQuantityInfo(meaning->quantity).unit;
        column.usualUnit = UnitScale{.unit = unit, .scale = meaning->scale};
        column.headerUnit.reset(); // the meaning has used it already
    }
    return column;
}

bool looksLikeNumber(std::string_view cell)
{
    return !cell.empty()
           && (isDigit(cell[0]) || ((cell[0] == '-' || cell[0] == '.') && cell.size() > 1));
}

} // namespace

bool SmiHeader::has(ColumnRole role) const
{
    return std::any_of(columns.begin(), columns.end(),
                       [role](const SmiColumn& column) { return column.role == role; });
}

bool SmiHeader::namesDevices() const
{
    return has(Role::Index) || has(Role::Uuid) || has(Role::BusId) || has(Role::Serial);
}

std::optional<SmiHeader> parseHeader(std::string_view line)
{
    constexpr std::size_t kMaxColumns = 512;
    SmiHeader header;
    for (const char separator : {';', '\t'}) {
        if (line.find(separator) != std::string_view::npos)
            header.separator = separator;
    }
    if (line.find(',') != std::string_view::npos)
        header.separator = ',';
    std::vector<std::string_view> cells;
    splitCells(line, header.separator, cells);
    if (!cells.empty() && cells[0].starts_with("#"))
        cells[0] = trimmed(cells[0].substr(1));
    if (cells.size() > kMaxColumns || std::any_of(cells.begin(), cells.end(), looksLikeNumber))
        return std::nullopt;
    for (const std::string_view cell : cells) {
        SmiColumn column = columnOf(cell);
        std::string_view name = cell;
        (void)takeUnit(name);
        SmiColumn asField;
        header.smiFields += setField(asField, name) ? 1 : 0;
        const bool isMeasured = column.quantity != Quantity::Other || column.usualUnit.has_value();
        if (column.role == Role::Value && !isMeasured)
            ++header.others;
        else if (column.role == Role::Value || column.role == Role::State
                 || column.role == Role::ProcessMemory)
            ++header.measured;
        header.columns.push_back(std::move(column));
    }
    if (header.measured == 0)
        return std::nullopt;
    return header;
}

bool isSmiHeader(const SmiHeader& header)
{
    const bool hasMeasuredField =
        std::any_of(header.columns.begin(), header.columns.end(), [](const SmiColumn& column) {
            std::string_view name = column.title;
            (void)takeUnit(name);
            SmiColumn asField;
            return setField(asField, name)
                   && (asField.role == Role::Value || asField.role == Role::State
                       || asField.role == Role::ProcessMemory);
        });
    return hasMeasuredField && header.others * 2 <= header.columns.size()
           && header.columns.size() < 512;
}

} // namespace faultline::hardware
