// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/xplane.h"

#include "model/io/json_cursor.h"
#include "model/io/message_parser.h"
#include "model/readers/trace/chrome_event.h"
#include "model/readers/trace/event_names.h"
#include "model/schemas/xplane.pb.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace faultline::trace {

namespace {

enum class Stat : std::uint8_t {
    Unknown,
    StepNumber,
    TfOp,
    MemcpyDetails,
    AllocatorName,
    BytesReserved,
    BytesAllocated,
    BytesAvailable,
    Fragmentation,
    AllocationBytes,
    Address,
    RegionType,
    Shape,
    TotalMemory,
    CapabilityMajor,
    CapabilityMinor,
    Count,
};

struct StatName {
    std::string_view name;
    Stat stat;
};

/// Names of xplane_schema.cc.
constexpr std::array<StatName, 17> kStats{{
    {"step_num", Stat::StepNumber},
    {"tf_op", Stat::TfOp},
    {"hlo_op", Stat::TfOp},
    {"memcpy_details", Stat::MemcpyDetails},
    {"Memcpy_details", Stat::MemcpyDetails},
    {"allocator_name", Stat::AllocatorName},
    {"bytes_reserved", Stat::BytesReserved},
    {"bytes_allocated", Stat::BytesAllocated},
    {"bytes_available", Stat::BytesAvailable},
    {"fragmentation", Stat::Fragmentation},
    {"allocation_bytes", Stat::AllocationBytes},
    {"addr", Stat::Address},
    {"region_type", Stat::RegionType},
    {"shape", Stat::Shape},
    {"memory_size", Stat::TotalMemory},
    {"compute_cap_major", Stat::CapabilityMajor},
    {"compute_cap_minor", Stat::CapabilityMinor},
}};

struct StatValue {
    bool isSet = false;
    std::int64_t integer = 0;
    double real = 0;
    std::string_view text;
};
using StatValues = std::array<StatValue, static_cast<std::size_t>(Stat::Count)>;

struct EventName {
    std::uint32_t name = 0;
    bool isAllocation = false;
    bool isDeallocation = false;
    bool isStep = false;
};

int numberBehind(std::string_view text, std::string_view start)
{
    int value = 0;
    const std::string_view rest = text.substr(start.size());
    std::from_chars(rest.data(), rest.data() + rest.size(), value);
    return std::max(0, value);
}

class PlaneReader {
public:
    PlaneReader(std::string_view bytes, TraceBuilder& builder) : m_bytes(bytes), m_builder(builder)
    {
    }

    PlaneCounts read()
    {
        readHead();
        if (m_isDevice)
            addDevice();
        for (const std::string_view line : m_lines)
            readLine(line);
        return m_counts;
    }

private:
    /// Everything but the lines, which come before the names that they need.
    void readHead()
    {
        std::vector<std::string_view> eventNames;
        std::vector<std::string_view> planeStats;
        WireReader reader(m_bytes);
        while (reader.next()) {
            if (!reader.isBytes())
                continue;
            const std::string_view value = reader.bytes();
            switch (reader.field()) {
            case 2: m_name = value; break;
            case 3: m_lines.push_back(value); break;
            case 4: eventNames.push_back(value); break;
            case 5: readStatName(value); break;
            case 6: planeStats.push_back(value); break;
            default: break;
            }
        }
        note(reader);
        for (const std::string_view prefix : {"/device:GPU:", "/device:TPU:"}) {
            if (!m_name.starts_with(prefix))
                continue;
            m_isDevice = true;
            m_isTpu = prefix == "/device:TPU:";
            m_device = numberBehind(m_name, prefix);
        }
        for (const std::string_view entry : eventNames)
            readEventName(entry);
        for (const std::string_view stat : planeStats)
            readStat(stat, m_planeStats);
    }

    /// An entry of a map of names. What makes one long is not its name and is passed over.
    template <typename Entry>
    void parseEntry(std::string_view bytes, Entry& entry)
    {
        std::optional<WireReader> longValue;
        bool isWhole = m_parser.parseFields(WireReader(bytes), entry, [&](const WireReader& field) {
            const bool isLong = field.isBytes(2) && field.fieldSize() > MessageParser::kMostBytes;
            if (isLong)
                longValue = field.message();
            return isLong;
        });
        if (longValue)
            isWhole = m_parser.parse(*longValue, *entry.mutable_value()) && isWhole;
        m_counts.isDamaged = m_counts.isDamaged || !isWhole;
    }

    void readStatName(std::string_view bytes)
    {
        schema::xplane::StatNameEntry entry;
        parseEntry(bytes, entry);
        const std::string& name = entry.value().name();
        const auto* const known =
            std::find_if(kStats.begin(), kStats.end(),
                         [&name](const StatName& stat) { return stat.name == name; });
        if (known != kStats.end())
            m_stats[entry.key()] = known->stat;
        if (m_statNames.size() < kMaxMetadata)
            m_statNames[entry.key()] = name; // ref values point at any of them
    }

    void readEventName(std::string_view bytes)
    {
        parseEntry(bytes, m_eventName);
        if (m_events.size() >= kMaxMetadata)
            return;
        const std::string& name = m_eventName.value().name();
        const std::string& shown = m_eventName.value().display_name();
        EventName& event = m_events[m_eventName.key()];
        event.isAllocation = name == "MemoryAllocation";
        event.isDeallocation = name == "MemoryDeallocation";
        event.isStep = isTensorFlowStep(name);
        event.name = m_builder.name(m_isDevice && !shown.empty() ? shown : name);
    }

    void readStat(std::string_view message, StatValues& values)
    {
        std::int64_t id = 0;
        StatValue value;
        WireReader reader(message);
        while (reader.next()) {
            const std::uint32_t field = reader.field();
            if (field == 1 && reader.isVarint()) {
                id = reader.integer();
            } else if (field == 2 && reader.isFixed64()) {
                value.real = reader.real64();
            } else if ((field == 3 || field == 4) && reader.isVarint()) {
                value.integer = reader.integer();
                value.real = static_cast<double>(value.integer);
            } else if ((field == 5 || field == 6) && reader.isBytes()) {
                value.text = reader.bytes();
            } else if (field == 7 && reader.isVarint()) {
                const auto named = m_statNames.find(reader.integer());
                if (named != m_statNames.end())
                    value.text = named->second;
            }
        }
        note(reader);
        const auto known = m_stats.find(id);
        if (known == m_stats.end())
            return;
        if (!value.text.empty() && value.integer == 0)
            value.integer = integerNumber(value.text).value_or(0);
        value.isSet = true;
        values[static_cast<std::size_t>(known->second)] = value;
    }

    void addDevice()
    {
        DeviceTotal device;
        device.device = m_device;
        device.name = m_isTpu ? "TPU" : "";
        const auto stat = [this](Stat which) -> const StatValue& {
            return m_planeStats[static_cast<std::size_t>(which)];
        };
        device.memoryBytes =
            static_cast<std::uint64_t>(std::max<std::int64_t>(0, stat(Stat::TotalMemory).integer));
        if (stat(Stat::CapabilityMajor).isSet) {
            device.computeCapability = std::to_string(stat(Stat::CapabilityMajor).integer) + '.'
                                       + std::to_string(stat(Stat::CapabilityMinor).integer);
        }
        m_builder.addDevice(std::move(device));
    }

    void readLine(std::string_view bytes)
    {
        std::vector<std::string_view> events;
        const bool isWhole =
            m_parser.parseFields(WireReader(bytes), m_line, [&](const WireReader& field) {
                if (field.isBytes(4))
                    events.push_back(field.bytes());
                return field.isBytes(4);
            });
        m_counts.isDamaged = m_counts.isDamaged || !isWhole;
        const std::string& name = m_line.name();
        const std::string& shown = m_line.display_name();
        const std::string thread = std::to_string(m_line.id());
        const std::uint16_t track = m_builder.track(m_name, thread);
        m_builder.nameProcess(m_name, m_name);
        m_builder.nameThread(m_name, thread, shown.empty() ? name : shown);
        TraceTrack& info = m_builder.trackInfo(track);
        info.isDevice = m_isDevice;
        info.device = m_isDevice ? m_device : -1;
        info.name = name;
        const bool isTpuWork = m_isTpu && name == "XLA Ops";
        for (const std::string_view event : events)
            readEvent(event, m_line.timestamp_ns(), track, isTpuWork);
    }

    void readEvent(std::string_view bytes, std::int64_t startNs, std::uint16_t track,
                   bool isTpuWork)
    {
        std::int64_t id = 0;
        std::int64_t offsetPs = 0;
        std::int64_t durationPs = 0;
        StatValues stats{};
        WireReader reader(bytes);
        while (reader.next()) {
            const std::uint32_t field = reader.field();
            if (field == 4 && reader.isBytes())
                readStat(reader.bytes(), stats);
            else if (!reader.isVarint())
                continue;
            else if (field == 1)
                id = reader.integer();
            else if (field == 2)
                offsetPs = reader.integer();
            else if (field == 3)
                durationPs = reader.integer();
        }
        note(reader);
        if (!reader.ok())
            return;
        ++m_counts.events;
        // Both parts are bounded, so the sum is.
        constexpr std::int64_t kBound = INT64_MAX / 4;
        const std::int64_t beginNs =
            std::clamp(startNs, -kBound, kBound) + std::clamp(offsetPs / 1000, -kBound, kBound);
        addEvent(m_events[id], beginNs, durationPs / 1000, track, isTpuWork, stats);
    }

    void addEvent(const EventName& event, std::int64_t beginNs, std::int64_t durationNs,
                  std::uint16_t track, bool isTpuWork, const StatValues& stats)
    {
        if (event.isAllocation || event.isDeallocation) {
            addMemory(event, beginNs, track, stats);
            return;
        }
        const auto stat = [&stats](Stat which) -> const StatValue& {
            return stats[static_cast<std::size_t>(which)];
        };
        TraceCategory category =
            tensorFlowCategory(m_builder.trackInfo(track), m_builder.text(event.name));
        if (isTpuWork)
            category = TraceCategory::Kernel;
        EventFacts facts;
        if (event.isStep && stat(Stat::StepNumber).isSet && !m_isDevice) {
            facts.step = stat(Stat::StepNumber).integer;
            category = TraceCategory::Step;
        }
        if (const std::string_view op = stat(Stat::TfOp).text; !op.empty())
            facts.op = m_builder.name(op.substr(0, op.rfind(':')));
        facts.bytes = bytesOfMemcpyDetails(stat(Stat::MemcpyDetails).text);
        m_builder.add(track, event.name, category, beginNs, durationNs, facts);
    }

    void addMemory(const EventName& event, std::int64_t timeNs, std::uint16_t track,
                   const StatValues& stats)
    {
        const auto stat = [&stats](Stat which) -> const StatValue& {
            return stats[static_cast<std::size_t>(which)];
        };
        const auto bytes = [&stat](Stat which) {
            return std::clamp<std::int64_t>(stat(which).integer, 0, kMost);
        };
        MemoryCall call;
        call.timeNs = timeNs;
        call.track = track;
        call.address = static_cast<std::uint64_t>(stat(Stat::Address).integer);
        call.bytes =
            event.isAllocation ? bytes(Stat::AllocationBytes) : -bytes(Stat::AllocationBytes);
        call.allocator = m_builder.allocator(stat(Stat::AllocatorName).text);
        if (stat(Stat::BytesAllocated).isSet) {
            call.totalAllocated = bytes(Stat::BytesAllocated) + bytes(Stat::BytesReserved);
            call.capacity = call.totalAllocated + bytes(Stat::BytesAvailable);
        }
        if (stat(Stat::Fragmentation).isSet)
            call.fragmentation = std::clamp(stat(Stat::Fragmentation).real, 0.0, 1.0);
        if (event.isAllocation) {
            call.owner = m_builder.name(stat(Stat::TfOp).text);
            std::string detail(stat(Stat::RegionType).text);
            if (!stat(Stat::Shape).text.empty())
                detail += (detail.empty() ? "" : " ") + std::string(stat(Stat::Shape).text);
            call.detail = m_builder.name(detail);
        }
        m_builder.addMemory(call);
    }

    void note(const WireReader& reader) { m_counts.isDamaged = m_counts.isDamaged || !reader.ok(); }

    static constexpr std::int64_t kMost = INT64_MAX / 8; ///< bytes: sums stay in range
    static constexpr std::size_t kMaxMetadata = 4'000'000;

    std::string_view m_bytes;
    TraceBuilder& m_builder;
    MessageParser m_parser;
    schema::xplane::EventNameEntry m_eventName; ///< used again for each, and so is the next one
    schema::xplane::LineHead m_line;
    PlaneCounts m_counts;
    std::string_view m_name;
    bool m_isDevice = false;
    bool m_isTpu = false;
    int m_device = -1;
    std::vector<std::string_view> m_lines;
    std::unordered_map<std::int64_t, Stat> m_stats;
    std::unordered_map<std::int64_t, std::string> m_statNames;
    std::unordered_map<std::int64_t, EventName> m_events;
    StatValues m_planeStats{};
};

} // namespace

PlaneCounts readXPlane(std::string_view bytes, TraceBuilder& builder)
{
    return PlaneReader(bytes, builder).read();
}

} // namespace faultline::trace
