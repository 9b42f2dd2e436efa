// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/chrome_event.h"

#include "model/readers/trace/event_names.h"

#include <array>

namespace faultline::trace {

namespace {

struct ArgName {
    std::string_view name;
    std::string_view ChromeArgs::*member;
};

constexpr std::array<ArgName, 16> kArgs{{
    {"name", &ChromeArgs::name},
    {"labels", &ChromeArgs::labels},
    {"External id", &ChromeArgs::externalId},
    {"external id", &ChromeArgs::externalId},
    {"device", &ChromeArgs::device},
    {"bytes", &ChromeArgs::bytes},
    {"Bytes", &ChromeArgs::bytes},
    {"Addr", &ChromeArgs::address},
    {"Device Type", &ChromeArgs::deviceType},
    {"Device Id", &ChromeArgs::deviceId},
    {"Total Allocated", &ChromeArgs::totalAllocated},
    {"Total Reserved", &ChromeArgs::totalReserved},
    {"step_num", &ChromeArgs::stepNumber},
    {"tf_op", &ChromeArgs::tfOp},
    {"memcpy_details", &ChromeArgs::memcpyDetails},
    {"Step Number", &ChromeArgs::stepNumber},
}};

void readArgs(JsonCursor& cursor, ChromeArgs& args)
{
    if (cursor.peek() != '{') {
        cursor.skip();
        return;
    }
    std::string_view key;
    cursor.beginObject();
    while (cursor.nextKey(key)) {
        const ArgName* known = nullptr;
        for (const ArgName& arg : kArgs) {
            if (arg.name.size() == key.size() && arg.name == key)
                known = &arg;
        }
        if (known != nullptr)
            args.*known->member = cursor.scalar();
        else
            cursor.skip();
    }
}

std::uint32_t launchId(std::string_view text)
{
    constexpr std::int64_t kLargest = 0xFFFFFFFF;
    const auto id = integerNumber(text);
    return id && *id > 0 && *id <= kLargest ? static_cast<std::uint32_t>(*id) : 0;
}

bool isDeviceCategory(TraceCategory category)
{
    switch (category) {
    case TraceCategory::Kernel:
    case TraceCategory::Collective:
    case TraceCategory::MemcpyHostToDevice:
    case TraceCategory::MemcpyDeviceToHost:
    case TraceCategory::MemcpyOther:
    case TraceCategory::Memset: return true;
    default: return false;
    }
}

/// PyTorch's c10::DeviceType numbers.
std::string allocatorName(std::string_view type, std::string_view id)
{
    if (type == "0")
        return "cpu";
    const std::string number(id);
    if (type == "1")
        return "cuda:" + number;
    return "device type " + std::string(type) + ":" + number;
}

} // namespace

ChromeEvent readChromeEvent(JsonCursor& cursor)
{
    ChromeEvent event;
    std::string_view key;
    cursor.beginObject();
    while (cursor.nextKey(key)) {
        if (key == "name") {
            event.name = cursor.scalar();
            event.nameHasEscape = cursor.hadEscape();
        } else if (key == "args") {
            readArgs(cursor, event.args);
        } else if (key == "ph") {
            event.phase = cursor.scalar();
        } else if (key == "cat") {
            event.category = cursor.scalar();
        } else if (key == "pid") {
            event.process = cursor.scalar();
        } else if (key == "tid") {
            event.thread = cursor.scalar();
        } else if (key == "ts") {
            event.begin = cursor.scalar();
        } else if (key == "dur") {
            event.duration = cursor.scalar();
        } else {
            cursor.skip();
        }
    }
    return event;
}

std::int64_t bytesOfMemcpyDetails(std::string_view details)
{
    for (const std::string_view key : {"num_bytes:", "size:"}) {
        const std::size_t at = details.find(key);
        if (at == std::string_view::npos)
            continue;
        const std::string_view rest = details.substr(at + key.size());
        const auto bytes = integerNumber(rest.substr(0, rest.find_first_not_of("0123456789")));
        if (bytes && *bytes > 0)
            return *bytes;
    }
    return 0;
}

void ChromeEventSink::add(const ChromeEvent& event)
{
    if (event.phase.empty())
        return; // TensorFlow ends its list with an empty object
    ++m_counts.elements;
    switch (event.phase.front()) {
    case 'X': addComplete(event); break;
    case 'M': addMetadata(event); break;
    case 'i':
    case 'I':
        if (event.name == "[memory]")
            addMemory(event);
        break;
    case 'B':
    case 'E': addBeginOrEnd(event); break;
    default: break; // flows, counters, async events: not read
    }
}

void ChromeEventSink::finish()
{
    for (const auto& [track, open] : m_open)
        m_counts.openEnded += open.size();
}

void ChromeEventSink::addMetadata(const ChromeEvent& event)
{
    if (event.name == "process_name")
        m_builder.nameProcess(event.process, unescaped(event.args.name));
    else if (event.name == "process_labels")
        m_builder.labelProcess(event.process, unescaped(event.args.labels));
    else if (event.name == "thread_name")
        m_builder.nameThread(event.process, event.thread, unescaped(event.args.name));
}

std::uint32_t ChromeEventSink::nameOf(const ChromeEvent& event)
{
    return event.nameHasEscape ? m_builder.name(unescaped(event.name)) : m_builder.name(event.name);
}

std::uint16_t ChromeEventSink::trackOf(const ChromeEvent& event)
{
    if (!m_hasLast || event.thread != m_lastThread || event.process != m_lastProcess) {
        m_lastTrack = m_builder.track(event.process, event.thread);
        m_lastProcess = event.process;
        m_lastThread = event.thread;
        m_hasLast = true;
    }
    return m_lastTrack;
}

TraceCategory ChromeEventSink::categoryOf(const ChromeEvent& event, std::string_view name)
{
    if (event.category.empty())
        return TraceCategory::Other;
    m_counts.hasCategories = true;
    const TraceCategory category = kinetoCategory(event.category, name);
    m_counts.hasKinetoNames = m_counts.hasKinetoNames || category != TraceCategory::Other;
    return category;
}

void ChromeEventSink::addComplete(const ChromeEvent& event)
{
    const auto begin = scaledDecimal(event.begin, 3);
    const auto duration = scaledDecimal(event.duration, 3);
    if (!begin) {
        ++m_counts.withoutTime;
        return;
    }
    const std::uint32_t name = nameOf(event);
    const TraceCategory category = categoryOf(event, m_builder.text(name));
    const std::uint16_t track = trackOf(event);
    EventFacts facts;
    facts.launch = launchId(event.args.externalId);
    if (!event.args.tfOp.empty())
        facts.op = m_builder.name(event.args.tfOp.substr(0, event.args.tfOp.rfind(':')));
    if (const auto step =
            category == TraceCategory::Step ? stepOfName(m_builder.text(name)) : std::nullopt)
        facts.step = *step;
    if (!event.args.stepNumber.empty() && isTensorFlowStep(event.name))
        facts.step = integerNumber(event.args.stepNumber).value_or(kNoStep);
    if (!event.args.memcpyDetails.empty())
        facts.bytes = bytesOfMemcpyDetails(event.args.memcpyDetails);
    if (isDeviceCategory(category)) {
        TraceTrack& info = m_builder.trackInfo(track);
        info.isDevice = true;
        if (info.device < 0) {
            const std::string_view index =
                event.args.device.empty() ? event.process : event.args.device;
            info.device = static_cast<int>(integerNumber(index).value_or(0) & 0xFFFF);
        }
        if (!event.args.bytes.empty())
            facts.bytes = integerNumber(event.args.bytes).value_or(0);
    }
    m_builder.add(track, name, facts.step != kNoStep ? TraceCategory::Step : category, *begin,
                  duration.value_or(0), facts);
}

void ChromeEventSink::addMemory(const ChromeEvent& event)
{
    const auto time = scaledDecimal(event.begin, 3);
    const auto bytes = integerNumber(event.args.bytes);
    if (!time || !bytes) {
        ++m_counts.withoutTime;
        return;
    }
    MemoryCall call;
    call.timeNs = *time;
    call.bytes = *bytes;
    call.address = static_cast<std::uint64_t>(integerNumber(event.args.address).value_or(0));
    call.totalAllocated = integerNumber(event.args.totalAllocated).value_or(-1);
    call.totalReserved = integerNumber(event.args.totalReserved).value_or(-1);
    call.track = trackOf(event);
    call.allocator = m_builder.allocator(allocatorName(event.args.deviceType, event.args.deviceId));
    m_builder.addMemory(call);
}

void ChromeEventSink::addBeginOrEnd(const ChromeEvent& event)
{
    constexpr std::size_t kDeepest = 10'000;
    const auto time = scaledDecimal(event.begin, 3);
    if (!time) {
        ++m_counts.withoutTime;
        return;
    }
    const std::uint16_t track = trackOf(event);
    std::vector<Open>& open = m_open[track];
    if (event.phase.front() == 'B') {
        const std::uint32_t name = nameOf(event);
        if (open.size() < kDeepest)
            open.push_back({*time, name, categoryOf(event, m_builder.text(name))});
        return;
    }
    if (open.empty())
        return;
    const Open begun = open.back();
    open.pop_back();
    m_builder.add(track, begun.name, begun.category, begun.beginNs, *time - begun.beginNs);
}

} // namespace faultline::trace
