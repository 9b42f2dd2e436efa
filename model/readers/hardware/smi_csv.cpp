// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/smi_csv.h"

#include "model/core/ascii.h"
#include "model/readers/hardware/device_turns.h"

#include <algorithm>
#include <cmath>

namespace faultline::hardware {

namespace {

using Form = HardwareName::Form;
using Quantity = HardwareQuantity;
using Role = ColumnRole;

constexpr std::size_t kHeldRows = 256;

// Bits of nvmlClocksThrottleReasons.
constexpr std::uint64_t kPowerReasons = 0x4 | 0x80;    // software cap, power brake
constexpr std::uint64_t kThermalReasons = 0x20 | 0x40; // software, hardware

bool isOfGpu(Quantity quantity)
{
    return quantity <= Quantity::GpuAllocatorReserved;
}

bool isMeasurement(Role role)
{
    return role == Role::Value || role == Role::State || role == Role::ProcessMemory;
}

bool isIdentity(Role role)
{
    return role == Role::Index || role == Role::Name || role == Role::Uuid || role == Role::BusId
           || role == Role::Serial || role == Role::Pid || role == Role::ProcessName;
}

/// "P0" to "P15".
std::optional<double> performanceState(std::string_view cell)
{
    if (cell.size() < 2 || cell.size() > 3 || (cell[0] != 'P' && cell[0] != 'p'))
        return std::nullopt;
    const std::optional<std::int64_t> state = wholeNumber(cell.substr(1));
    return state && *state <= 15 ? std::optional(static_cast<double>(*state)) : std::nullopt;
}

/// "00000000:58:00.0"
bool isBusId(std::string_view cell)
{
    return cell.size() >= 12 && cell.size() <= 16 && std::count(cell.begin(), cell.end(), ':') == 2
           && cell[cell.size() - 2] == '.';
}

} // namespace

SmiCsvParser::SmiCsvParser(HardwareLogBuilder& builder) : m_builder(builder) {}

void SmiCsvParser::setHeader(SmiHeader header)
{
    m_header = std::move(header);
    const std::vector<SmiColumn>& columns = m_header->columns;
    m_units.assign(columns.size(), {});
    m_timeColumn = kNone;
    bool hasReasons = false;
    bool hasSingleReasons = false;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].role == Role::Time && m_timeColumn == kNone)
            m_timeColumn = i;
        hasReasons = hasReasons || columns[i].quantity == Quantity::GpuThrottleReasons;
        hasSingleReasons = hasSingleReasons || columns[i].quantity == Quantity::GpuThrottledByPower
                           || columns[i].quantity == Quantity::GpuThrottledByThermal;
    }
    m_derivesThrottling = hasReasons && !hasSingleReasons;
    m_measuresHost = std::none_of(columns.begin(), columns.end(), [](const SmiColumn& column) {
        return isIdentity(column.role)
               || (isMeasurement(column.role) && column.gpuIndex < 0 && isOfGpu(column.quantity));
    });
    for (auto& [identity, target] : m_targets)
        target.series.clear();
    if (m_rows == 0)
        m_slotsKnown = m_header->namesDevices() || m_header->has(Role::Pid);
}

/// A file written with noheader: only what its own form gives away is named.
void SmiCsvParser::makeHeaderFromShape(std::string_view line)
{
    splitCells(line, ',', m_cells);
    TimeReader times;
    SmiHeader header;
    bool hasUnits = false;
    std::size_t watts = kNone;
    for (std::size_t i = 0; i < m_cells.size() && i < 64; ++i) {
        const std::string_view cell = m_cells[i];
        SmiColumn column;
        column.title = "column " + std::to_string(i + 1);
        const CellValue value = parseCell(cell);
        const std::optional<UnitScale> unit = unitOf(value.unit);
        if (i == 0 && times.parse(cell) && cell.find('/') == 4) {
            column.role = Role::Time;
        } else if (cell.starts_with("GPU-")) {
            column.role = Role::Uuid;
        } else if (isBusId(cell)) {
            column.role = Role::BusId;
        } else if (performanceState(cell)) {
            column.role = Role::State;
            column.quantity = Quantity::GpuPerformanceState;
        } else if (value.kind == CellValue::Kind::Text) {
            column.role = header.has(Role::Name) ? Role::Ignored : Role::Name;
        } else {
            column.role = Role::Value;
            hasUnits = hasUnits || (!value.unit.empty() && unit);
            if (unit && unit->unit == Unit::Watts) {
                // Two of them are draw and limit, in an order that nothing tells.
                if (watts == kNone)
                    column.quantity = Quantity::GpuPower;
                else
                    header.columns[watts].quantity = Quantity::Other;
                watts = i;
            }
        }
        header.columns.push_back(std::move(column));
    }
    if (!header.has(Role::Time) || (!hasUnits && !header.has(Role::State)))
        return;
    m_shapeOnly = true;
    setHeader(std::move(header));
}

void SmiCsvParser::line(std::string_view line, const LinePlace& place)
{
    const std::string_view text = trimmed(line);
    if (text.empty() || text == m_headerLine)
        return;
    if (!m_header) {
        if (std::optional<SmiHeader> header = parseHeader(text)) {
            m_headerLine = text;
            setHeader(std::move(*header));
            return;
        }
        makeHeaderFromShape(text);
        if (!m_header) {
            badRow(text, place);
            return;
        }
    }
    if (m_slotsKnown)
        row(text, place);
    else
        hold(text, place);
}

void SmiCsvParser::badRow(std::string_view line, const LinePlace& place)
{
    // A header of other columns fits no column either: the tool was started again.
    if (m_header && !m_shapeOnly) {
        std::optional<SmiHeader> header = parseHeader(line);
        if (header && header->separator == m_header->separator && header->measured > 1) {
            m_headerLine = line;
            setHeader(std::move(*header));
            return;
        }
    }
    if (place.isUnterminated) {
        m_builder.issue(IssueCode::TruncatedTail, place.offset, line.size(), {});
        return;
    }
    ++m_badRows;
    m_builder.issue(IssueCode::BadRow, place.offset, line.size(),
                    {FAULTLINE_TR_NOOP("Errors", "line %1"), {std::to_string(place.number)}});
}

void SmiCsvParser::hold(std::string_view line, const LinePlace& place)
{
    m_held.push_back({.text = std::string(line), .place = place});
    if (m_held.size() >= kHeldRows)
        releaseHeld();
}

void SmiCsvParser::releaseHeld()
{
    if (m_slotsKnown)
        return;
    m_slotsKnown = true;
    std::vector<double> times;
    std::vector<std::string> names;
    TimeReader reader;
    for (const HeldRow& held : m_held) {
        splitCells(held.text, m_header->separator, m_cells);
        if (m_cells.size() != m_header->columns.size())
            continue;
        std::string name;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (m_header->columns[i].role == Role::Name)
                name = m_cells[i];
        }
        names.push_back(std::move(name));
        if (m_timeColumn != kNone) {
            if (const std::optional<SampleTime> time = reader.parse(m_cells[m_timeColumn]))
                times.push_back(time->seconds);
        }
    }
    const DeviceTurns turns = deviceTurns(times, names);
    m_slots = turns.devices;
    m_slotGap = turns.gapSeconds;
    std::vector<HeldRow> held;
    held.swap(m_held);
    for (const HeldRow& one : held)
        row(one.text, one.place);
}

std::optional<UnitScale> SmiCsvParser::unitFor(std::size_t column, std::string_view unit)
{
    UnitCache& cache = m_units[column];
    if (cache.isKnown && cache.text == unit)
        return cache.unit;
    SmiColumn& header = m_header->columns[column];
    std::optional<UnitScale> found;
    if (unit.empty()) {
        found = header.headerUnit ? header.headerUnit : header.usualUnit;
        if (!found)
            found = UnitScale{};
    } else {
        found = unitOf(unit);
        if (!found)
            return std::nullopt;
    }
    const Unit wanted = hardwareQuantityInfo(header.quantity).unit;
    if (header.quantity != Quantity::Other && found->unit != wanted) {
        if (!unit.empty())
            return std::nullopt;
        found = header.usualUnit ? *header.usualUnit : UnitScale{.unit = wanted, .scale = 1.0};
    }
    if (!unit.empty() && !cache.isKnown && header.form != Form::RateOrCounter)
        header.form = Form::Value; // the values say what the name does not
    cache = {.text = std::string(unit), .unit = *found, .isKnown = true};
    return found;
}

/// Numbers of the row into m_values, in units of their quantities. False if a cell cannot belong to
/// its column.
bool SmiCsvParser::readValues()
{
    m_values.clear();
    m_troubles.clear();
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const SmiColumn& column = m_header->columns[i];
        if (!isMeasurement(column.role))
            continue;
        if (column.role == Role::State) {
            if (const std::optional<double> state = performanceState(m_cells[i])) {
                m_values.push_back({.column = i, .value = *state});
                continue;
            }
        }
        const CellValue cell = parseCell(m_cells[i]);
        switch (cell.kind) {
        case CellValue::Kind::Missing: break;
        case CellValue::Kind::Trouble: m_troubles.push_back(m_cells[i]); break;
        case CellValue::Kind::Text:
            if (column.quantity != Quantity::Other)
                return false;
            break;
        case CellValue::Kind::Number: {
            const std::optional<UnitScale> unit = unitFor(i, cell.unit);
            if (!unit && column.quantity != Quantity::Other)
                return false;
            if (unit) {
                const bool isOpen = column.form != Form::Value;
                m_values.push_back(
                    {.column = i, .value = isOpen ? cell.value : cell.value * unit->scale});
            }
            break;
        }
        }
    }
    return true;
}

bool SmiCsvParser::readTime(SampleTime& time)
{
    if (m_timeColumn == kNone)
        return true;
    const std::optional<SampleTime> parsed = m_times.parse(m_cells[m_timeColumn]);
    if (parsed)
        time = *parsed;
    return parsed.has_value();
}

HardwareDevice SmiCsvParser::deviceOfRow(int slot) const
{
    HardwareDevice device{.kind = HardwareDevice::Kind::Gpu,
                          .host = {},
                          .index = m_slots > 1 ? slot : -1,
                          .name = {},
                          .id = {}};
    const bool isProcess = m_header->has(Role::Pid);
    if (isProcess)
        device.kind = HardwareDevice::Kind::Process;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const std::string_view cell = m_cells[i].substr(0, 120);
        switch (m_header->columns[i].role) {
        case Role::Index:
            if (const std::optional<std::int64_t> index = wholeNumber(cell); index && *index < 4096)
                device.index = static_cast<int>(*index);
            else
                device.name = cell;
            break;
        case Role::Name:
            if (!isProcess)
                device.name = cell;
            break;
        case Role::Uuid:
        case Role::Pid:
            if (!isProcess || m_header->columns[i].role == Role::Pid)
                device.id = cell;
            break;
        case Role::BusId:
        case Role::Serial:
            if (!isProcess && device.id.empty() && parseCell(cell).kind != CellValue::Kind::Missing)
                device.id = cell;
            break;
        case Role::ProcessName: device.name = cell; break;
        default: break;
        }
    }
    return device;
}

SmiCsvParser::Target& SmiCsvParser::targetOfRow(double seconds)
{
    if (m_slots > 1) {
        const bool isNewTurn = m_slotGap > 0.0 && seconds - m_lastTime > m_slotGap;
        m_slot = m_rowsSeen == 0 || isNewTurn ? 0 : (m_slot + 1) % m_slots;
        m_lastTime = seconds;
    }
    ++m_rowsSeen;
    m_key.clear();
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (isIdentity(m_header->columns[i].role)) {
            m_key += m_cells[i];
            m_key += '\x1f';
        }
    }
    if (m_slots > 1)
        m_key += std::to_string(m_slot);
    if (m_target != nullptr && m_key == m_identity)
        return *m_target;
    auto found = m_targets.find(m_key);
    if (found == m_targets.end()) {
        if (m_targets.size() >= HardwareLogBuilder::kMaxDevices) {
            m_identity.clear();
            m_target = nullptr;
            return m_overflow;
        }
        found = m_targets.emplace(m_key, Target{}).first;
    }
    m_identity = m_key;
    m_target = &found->second;
    return *m_target;
}

std::size_t SmiCsvParser::seriesOf(Target& target, std::size_t column)
{
    const SmiColumn& header = m_header->columns[column];
    std::size_t device = target.device;
    if (!isOfGpu(header.quantity) && header.quantity != Quantity::Other)
        device = m_builder.device({});
    else if (header.gpuIndex >= 0)
        device = m_builder.device({.kind = HardwareDevice::Kind::Gpu,
                                   .host = {},
                                   .index = header.gpuIndex,
                                   .name = {},
                                   .id = {}});
    const Unit unit = header.quantity == Quantity::Other
                          ? m_units[column].unit.unit
                          : hardwareQuantityInfo(header.quantity).unit;
    return m_builder.series(device, {.quantity = header.quantity,
                                     .column = header.title,
                                     .unit = unit,
                                     .form = header.form,
                                     .scale = header.usualUnit ? header.usualUnit->scale : 1.0,
                                     .assumption = {}});
}

void SmiCsvParser::addThrottling(Target& target, const Value& value)
{
    if (!(value.value >= 0.0 && value.value < 9e15))
        return;
    const auto reasons = static_cast<std::uint64_t>(value.value);
    const std::string& title = m_header->columns[value.column].title;
    const auto add = [&](Quantity quantity, std::uint64_t bits) {
        const std::size_t series = m_builder.series(target.device, {.quantity = quantity,
                                                                    .column = title,
                                                                    .unit = Unit::Fraction,
                                                                    .form = Form::Value,
                                                                    .scale = 1.0,
                                                                    .assumption = {}});
        m_builder.add(series, (reasons & bits) != 0 ? 1.0 : 0.0);
    };
    add(Quantity::GpuThrottledByPower, kPowerReasons);
    add(Quantity::GpuThrottledByThermal, kThermalReasons);
}

void SmiCsvParser::addValues(Target& target)
{
    if (target.series.empty())
        target.series.assign(m_header->columns.size(), kUnset);
    for (const Value& value : m_values) {
        std::size_t& series = target.series[value.column];
        if (series == kUnset)
            series = seriesOf(target, value.column);
        m_builder.add(series, value.value);
        if (m_derivesThrottling
            && m_header->columns[value.column].quantity == Quantity::GpuThrottleReasons)
            addThrottling(target, value);
    }
    for (const std::string_view trouble : m_troubles)
        m_builder.addNotice(trouble);
}

void SmiCsvParser::addProcess(Target& target)
{
    double memory = 0.0;
    for (const Value& value : m_values) {
        if (m_header->columns[value.column].role == Role::ProcessMemory)
            memory = value.value;
    }
    if (memory <= target.mostMemory || target.device == kNone)
        return;
    target.mostMemory = memory;
    const HardwareDevice& device = m_builder.deviceAt(target.device);
    m_builder.addProcess({.gpu = device.index,
                          .pid = wholeNumber(device.id).value_or(-1),
                          .type = "C",
                          .name = device.name,
                          .memoryBytes = memory});
}

void SmiCsvParser::row(std::string_view line, const LinePlace& place)
{
    splitCells(line, m_header->separator, m_cells);
    const std::size_t wanted = m_header->columns.size();
    if (m_cells.size() == wanted + 1 && m_cells.back().empty())
        m_cells.pop_back();
    SampleTime time;
    if (m_cells.size() != wanted || !readTime(time) || !readValues()) {
        badRow(line, place);
        return;
    }
    Target& target = targetOfRow(time.seconds);
    if (target.device == kNone && &target != &m_overflow)
        target.device = m_builder.device(m_measuresHost ? HardwareDevice{} : deviceOfRow(m_slot));
    if (!m_builder.beginSample(target.device, time.kind, time.seconds)) {
        badRow(line, place);
        return;
    }
    ++m_rows;
    addValues(target);
    if (m_header->has(Role::Pid))
        addProcess(target);
    if (m_builder.log().driverVersion.empty()) {
        for (std::size_t i = 0; i < wanted; ++i) {
            if (m_header->columns[i].role == Role::DriverVersion)
                m_builder.log().driverVersion = m_cells[i].substr(0, 40);
        }
    }
}

/// Two processes that write at once tear lines apart, and some rows come out whole but with half
/// of a name: devices of a sample or two beside one with many.
void SmiCsvParser::dropGarbledDevices()
{
    constexpr std::uint64_t kFew = 2;
    constexpr std::uint64_t kMany = 50;
    std::uint64_t most = 0;
    for (std::size_t i = 0; i < m_builder.deviceCount(); ++i)
        most = std::max(most, m_builder.samplesOf(i));
    if (m_badRows == 0 || most < kMany)
        return;
    std::uint64_t dropped = 0;
    for (std::size_t i = 0; i < m_builder.deviceCount(); ++i) {
        if (m_builder.samplesOf(i) == 0 || m_builder.samplesOf(i) > kFew)
            continue;
        dropped += m_builder.samplesOf(i);
        m_garbled.push_back(i);
        m_builder.issue(
            IssueCode::BadRow, 0, 0,
            {FAULTLINE_TR_NOOP("Errors", "a row of a device \"%1\" that occurs nowhere else"),
             {m_builder.deviceAt(i).name}});
        m_builder.dropDevice(i);
    }
    m_rows -= dropped;
}

void SmiCsvParser::reportMixedWriters()
{
    std::map<int, std::size_t> deviceOfIndex;
    for (std::size_t i = 0; i < m_builder.deviceCount(); ++i) {
        const HardwareDevice& device = m_builder.deviceAt(i);
        const bool isGarbled = std::find(m_garbled.begin(), m_garbled.end(), i) != m_garbled.end();
        if (device.kind != HardwareDevice::Kind::Gpu || device.index < 0 || isGarbled
            || m_builder.samplesOf(i) == 0)
            continue;
        const auto [other, isFirst] = deviceOfIndex.emplace(device.index, i);
        if (!isFirst) {
            const HardwareDevice& first = m_builder.deviceAt(other->second);
            m_builder.issue(
                IssueCode::MixedWriters, 0, 0,
                {FAULTLINE_TR_NOOP("Errors", "GPU %1 is both %2 %3 and %4 %5"),
                 {std::to_string(device.index), first.name, first.id, device.name, device.id}});
            return;
        }
    }
    constexpr std::uint64_t kChance = 3; // clocks are set back, too
    for (std::size_t i = 0; i < m_builder.deviceCount(); ++i) {
        if (m_builder.backwardOf(i) >= kChance
            && m_builder.backwardOf(i) * 100 >= m_builder.samplesOf(i)) {
            m_builder.issue(IssueCode::MixedWriters, 0, 0,
                            {FAULTLINE_TR_NOOP("Errors", "times go back %1 times"),
                             {std::to_string(m_builder.backwardOf(i))}});
            return;
        }
    }
}

void SmiCsvParser::finish()
{
    if (m_header)
        releaseHeld();
    dropGarbledDevices();
    reportMixedWriters();
    if (m_shapeOnly && m_rows > 0)
        m_builder.issue(
            IssueCode::MissingPart, 0, 0,
            FAULTLINE_TR_NOOP(
                "Errors",
                "no header: columns are named only where their form tells what they are"));
}

} // namespace faultline::hardware
