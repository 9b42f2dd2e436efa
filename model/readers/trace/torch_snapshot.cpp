// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/torch_snapshot.h"

#include "model/readers/trace/trace_builder.h"
#include "model/readers/trace/trace_file_end.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace faultline::trace {

namespace {

using Value = PickleDocument::Value;
using Kind = PickleDocument::Kind;

constexpr std::size_t kMaxStackFrames = 400;
constexpr std::size_t kDetailFrames = 8;
constexpr int kMaxDevice = 4096;

enum class Action { Alloc, Free, SegmentAlloc, SegmentFree, OutOfMemory, Other };

Action actionOf(std::string_view name)
{
    if (name == "alloc")
        return Action::Alloc;
    if (name == "free_completed")
        return Action::Free;
    if (name == "segment_alloc" || name == "segment_map")
        return Action::SegmentAlloc;
    if (name == "segment_free" || name == "segment_unmap")
        return Action::SegmentFree;
    return name == "oom" ? Action::OutOfMemory : Action::Other;
}

/// One entry of the history.
struct Entry {
    Action action = Action::Other;
    std::int64_t timeNs = 0;
    std::uint64_t address = 0;
    std::int64_t bytes = 0;
    Value entry = 0;
};

struct Block {
    std::uint64_t address = 0;
    std::int64_t bytes = 0;
    Value block = 0;
};

/// What the segments say of one device at the end.
struct DeviceState {
    std::vector<Block> active;
    std::int64_t allocated = 0;
    std::int64_t reserved = 0;
    std::uint64_t inactive = 0;
    std::uint64_t largestFree = 0;
};

std::string_view baseName(std::string_view path)
{
    const std::size_t slash = path.find_last_of("/\\");
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

bool isPython(std::string_view file)
{
    return file.size() > 3 && file.substr(file.size() - 3) == ".py";
}

bool isInstalled(std::string_view file)
{
    return file.find("site-packages") != std::string_view::npos
           || file.find("dist-packages") != std::string_view::npos
           || file.find("/torch/") != std::string_view::npos
           || file.find("/lib/python") != std::string_view::npos;
}

/// "at::_ops::convolution::call(...)" -> "at::convolution"; empty if it is no such frame.
std::string operatorOf(std::string_view name)
{
    constexpr std::string_view kOps = "at::_ops::";
    if (!name.starts_with(kOps))
        return {};
    const std::string_view rest = name.substr(kOps.size());
    const std::size_t end = rest.find("::");
    return end == std::string_view::npos ? std::string()
                                         : "at::" + std::string(rest.substr(0, end));
}

class SnapshotReader {
public:
    SnapshotReader(const PickleDocument& document, bool isComplete)
        : m_document(document), m_isComplete(isComplete)
    {
    }

    std::shared_ptr<TraceProfile> read(Value root, std::uint64_t& records)
    {
        if (const auto segments = m_document.find(root, "segments"))
            readSegments(*segments);
        bool hasHistory = false;
        if (const auto traces = m_document.find(root, "device_traces")) {
            const std::vector<Value>& devices = m_document.items(*traces);
            for (std::size_t d = 0; d < devices.size() && d < kMaxDevice; ++d)
                hasHistory = readHistory(static_cast<int>(d), devices[d]) || hasHistory;
        }
        for (const auto& [device, state] : m_states) {
            if (!m_withHistory.contains(device))
                addState(device, state);
        }
        records = m_records;
        return finish(hasHistory);
    }

private:
    std::int64_t number(Value dict, std::string_view key) const
    {
        const auto value = m_document.find(dict, key);
        return value ? m_document.integer(*value) : 0;
    }
    std::string_view text(Value dict, std::string_view key) const
    {
        const auto value = m_document.find(dict, key);
        return value ? m_document.text(*value) : std::string_view();
    }

    void readSegments(Value segments)
    {
        for (const Value segment : m_document.items(segments)) {
            const std::int64_t device = number(segment, "device");
            if (m_document.kind(segment) != Kind::Dict || device < 0 || device > kMaxDevice)
                continue;
            DeviceState& state = m_states[static_cast<int>(device)];
            state.reserved += std::max<std::int64_t>(0, number(segment, "total_size"));
            if (const auto blocks = m_document.find(segment, "blocks")) {
                auto address = static_cast<std::uint64_t>(number(segment, "address"));
                for (const Value block : m_document.items(*blocks))
                    address = readBlock(block, address, state);
            }
        }
    }

    /// Old snapshots give no address: blocks follow each other. Returns where the next begins.
    std::uint64_t readBlock(Value block, std::uint64_t address, DeviceState& state)
    {
        ++m_records;
        if (m_document.find(block, "address"))
            address = static_cast<std::uint64_t>(number(block, "address"));
        const std::int64_t size = std::max<std::int64_t>(0, number(block, "size"));
        if (text(block, "state") == "inactive") {
            state.inactive += static_cast<std::uint64_t>(size);
            state.largestFree = std::max(state.largestFree, static_cast<std::uint64_t>(size));
        } else {
            const std::int64_t requested = number(block, "requested_size");
            const std::int64_t bytes = requested > 0 ? requested : size;
            state.active.push_back({address, bytes, block});
            state.allocated += bytes;
        }
        return address + static_cast<std::uint64_t>(size);
    }

    bool readHistory(int device, Value trace)
    {
        std::vector<Entry> entries;
        std::int64_t index = 0;
        for (const Value value : m_document.items(trace)) {
            if (m_document.kind(value) != Kind::Dict)
                continue;
            ++m_records;
            Entry entry;
            entry.action = actionOf(text(value, "action"));
            const std::int64_t us = number(value, "time_us");
            // Snapshots before 2023 have no times: entries are then a microsecond apart.
            m_hasTimes = m_hasTimes || us > 0;
            entry.timeNs = us > 0 && us < INT64_MAX / 4000 ? us * 1000 : index * 1000;
            ++index;
            entry.address = static_cast<std::uint64_t>(number(value, "addr"));
            entry.bytes = std::max<std::int64_t>(0, number(value, "size"));
            entry.entry = value;
            entries.push_back(entry);
        }
        if (entries.empty())
            return false;
        m_withHistory.insert(device);
        addHistory(device, entries);
        return true;
    }

    /// What was in use when the history began: what is in use at its end, less what it changed.
    struct Base {
        std::int64_t allocated = -1;
        std::int64_t reserved = -1;
    };
    Base baseOf(int device, const std::vector<Entry>& entries) const
    {
        Base base;
        const auto state = m_states.find(device);
        if (state == m_states.end() && !m_isComplete)
            return base;
        base.allocated = state != m_states.end() ? state->second.allocated : 0;
        base.reserved = state != m_states.end() ? state->second.reserved : 0;
        std::int64_t allocatedSum = 0;
        std::int64_t reservedSum = 0;
        std::int64_t leastAllocated = 0;
        std::int64_t leastReserved = 0;
        for (const Entry& entry : entries) {
            allocatedSum += allocatedChange(entry);
            reservedSum += reservedChange(entry);
            leastAllocated = std::min(leastAllocated, allocatedSum);
            leastReserved = std::min(leastReserved, reservedSum);
        }
        base.allocated = std::max(base.allocated - allocatedSum, -leastAllocated);
        base.reserved = std::max(base.reserved - reservedSum, -leastReserved);
        return base;
    }

    static std::int64_t allocatedChange(const Entry& entry)
    {
        return entry.action == Action::Alloc  ? entry.bytes
               : entry.action == Action::Free ? -entry.bytes
                                              : 0;
    }
    static std::int64_t reservedChange(const Entry& entry)
    {
        return entry.action == Action::SegmentAlloc  ? entry.bytes
               : entry.action == Action::SegmentFree ? -entry.bytes
                                                     : 0;
    }

    void addHistory(int device, const std::vector<Entry>& entries)
    {
        const Base base = baseOf(device, entries);
        addOlderBlocks(device, entries, base);
        std::int64_t allocated = base.allocated;
        std::int64_t reserved = base.reserved;
        for (const Entry& entry : entries) {
            if (entry.action == Action::OutOfMemory)
                addOutOfMemory(device, entry);
            if (base.allocated >= 0) {
                allocated += allocatedChange(entry);
                reserved += reservedChange(entry);
            }
            if (allocatedChange(entry) == 0 && reservedChange(entry) == 0)
                continue;
            MemoryCall call = callOf(device, entry.timeNs);
            call.bytes = allocatedChange(entry);
            call.totalAllocated = allocated;
            call.totalReserved = reserved;
            if (entry.action == Action::Alloc || entry.action == Action::Free)
                call.address = entry.address;
            if (entry.action == Action::Alloc)
                setOwner(call, entry.entry);
            m_builder.addMemory(call);
        }
    }

    /// Blocks alive at the end that the history did not make were there before it began.
    void addOlderBlocks(int device, const std::vector<Entry>& entries, const Base& base)
    {
        const auto state = m_states.find(device);
        if (state == m_states.end() || base.allocated < 0)
            return;
        std::unordered_set<std::uint64_t> made;
        for (const Entry& entry : entries) {
            if (entry.action == Action::Alloc)
                made.insert(entry.address);
        }
        for (const Block& block : state->second.active) {
            if (made.contains(block.address))
                continue;
            MemoryCall call = callOf(device, entries.front().timeNs);
            call.bytes = block.bytes;
            call.address = block.address;
            call.totalAllocated = base.allocated;
            call.totalReserved = base.reserved;
            setOwner(call, block.block);
            m_builder.addMemory(call);
        }
    }

    /// A snapshot without history: what is in use now.
    void addState(int device, const DeviceState& state)
    {
        for (const Block& block : state.active) {
            MemoryCall call = callOf(device, 0);
            call.bytes = block.bytes;
            call.address = block.address;
            call.totalAllocated = state.allocated;
            call.totalReserved = state.reserved;
            setOwner(call, block.block);
            m_builder.addMemory(call);
        }
        if (state.active.empty() && state.reserved > 0) {
            MemoryCall call = callOf(device, 0);
            call.totalAllocated = 0;
            call.totalReserved = state.reserved;
            m_builder.addMemory(call);
        }
    }

    MemoryCall callOf(int device, std::int64_t timeNs)
    {
        MemoryCall call;
        call.timeNs = timeNs;
        call.allocator = m_builder.allocator("cuda:" + std::to_string(device));
        return call;
    }

    void setOwner(MemoryCall& call, Value dict)
    {
        auto frames = m_document.find(dict, "frames");
        if (!frames) {
            // Before 2.1 a block had a history, its first entry the allocation.
            const auto history = m_document.find(dict, "history");
            if (history && !m_document.items(*history).empty())
                frames = m_document.find(m_document.items(*history).front(), "frames");
        }
        if (!frames || m_document.items(*frames).empty()) {
            call.owner = m_builder.name("(no stack recorded)");
            return;
        }
        const auto [known, isNew] = m_labels.try_emplace(*frames);
        if (isNew) {
            const StackLabel label = labelOfStack(m_document, *frames);
            known->second = {m_builder.name(label.owner), m_builder.name(label.detail)};
        }
        call.owner = known->second.first;
        call.detail = known->second.second;
    }

    void addOutOfMemory(int device, const Entry& entry)
    {
        OutOfMemoryMark mark;
        mark.time = 1e-9 * static_cast<double>(entry.timeNs);
        mark.device = device;
        mark.requestedBytes = static_cast<std::uint64_t>(entry.bytes);
        mark.deviceFreeBytes = static_cast<std::uint64_t>(
            std::max<std::int64_t>(0, number(entry.entry, "device_free")));
        if (const auto frames = m_document.find(entry.entry, "frames")) {
            StackLabel label = labelOfStack(m_document, *frames);
            mark.owner = std::move(label.owner);
            mark.detail = std::move(label.detail);
        }
        m_marks.push_back(std::move(mark));
    }

    std::shared_ptr<TraceProfile> finish(bool hasHistory)
    {
        auto profile = finishProfile(m_builder, ProfileSource::TorchMemorySnapshot, 0);
        profile->framework = "PyTorch";
        for (OutOfMemoryMark& mark : m_marks)
            mark.time = std::max(0.0, mark.time - profile->beginTime);
        profile->outOfMemory = std::move(m_marks);
        for (MemoryCurve& curve : profile->memory) {
            const auto state = stateOf(curve.allocator);
            if (state == m_states.end())
                continue;
            curve.inactiveBytes = state->second.inactive;
            curve.largestFreeBytes = state->second.largestFree;
            if (!hasHistory && curve.inactiveBytes > 0) {
                curve.fragmentation = 1.0
                                      - static_cast<double>(curve.largestFreeBytes)
                                            / static_cast<double>(curve.inactiveBytes);
            }
        }
        if (!hasHistory)
            profile->remarks.emplace_back(FAULTLINE_TR_NOOP(
                "Errors",
                "No history: only what was in use when the snapshot was taken. Call "
                "torch.cuda.memory._record_memory_history() before the training to record one."));
        else if (!m_hasTimes)
            profile->remarks.emplace_back(FAULTLINE_TR_NOOP(
                "Errors", "No times: entries of the history are shown in their order."));
        return profile;
    }

    std::map<int, DeviceState>::const_iterator stateOf(std::string_view allocator) const
    {
        return std::find_if(m_states.begin(), m_states.end(), [allocator](const auto& state) {
            return "cuda:" + std::to_string(state.first) == allocator;
        });
    }

    const PickleDocument& m_document;
    bool m_isComplete;
    bool m_hasTimes = false;
    std::uint64_t m_records = 0;
    TraceBuilder m_builder;
    std::map<int, DeviceState> m_states;
    std::unordered_set<int> m_withHistory;
    std::unordered_map<Value, std::pair<std::uint32_t, std::uint32_t>> m_labels; ///< by frames
    std::vector<OutOfMemoryMark> m_marks;
};

} // namespace

StackLabel labelOfStack(const PickleDocument& document, Value frames)
{
    StackLabel label;
    std::string anyPython;
    std::string op;
    std::string firstName;
    std::size_t shown = 0;
    const std::vector<Value>& items = document.items(frames);
    for (std::size_t i = 0; i < items.size() && i < kMaxStackFrames; ++i) {
        const auto nameValue = document.find(items[i], "name");
        const auto fileValue = document.find(items[i], "filename");
        const std::string_view name = nameValue ? document.text(*nameValue) : std::string_view();
        const std::string_view file = fileValue ? document.text(*fileValue) : std::string_view();
        if (!isPython(file)) {
            if (std::string called = operatorOf(name); !called.empty())
                op = std::move(called);
            if (firstName.empty() && !name.empty() && name != "??")
                firstName = name;
            continue;
        }
        const auto line = document.find(items[i], "line");
        const std::string place = std::string(baseName(file)) + ':'
                                  + std::to_string(line ? document.integer(*line) : 0) + ' '
                                  + std::string(name);
        if (anyPython.empty())
            anyPython = place;
        if (label.owner.empty() && !isInstalled(file))
            label.owner = place;
        if (shown++ < kDetailFrames)
            label.detail += (label.detail.empty() ? "" : " < ") + place;
    }
    for (const std::string& next : {anyPython, op, firstName}) {
        if (label.owner.empty())
            label.owner = next;
    }
    return label;
}

bool isTorchSnapshot(const PickleDocument& document, Value root)
{
    return document.find(root, "segments") || document.find(root, "device_traces");
}

std::shared_ptr<TraceProfile> profileOfSnapshot(const PickleDocument& document, Value root,
                                                bool isComplete, std::uint64_t& records)
{
    return SnapshotReader(document, isComplete).read(root, records);
}

} // namespace faultline::trace
