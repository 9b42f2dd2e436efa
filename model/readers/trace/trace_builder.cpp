// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/trace_builder.h"

#include "model/readers/trace/analysis/analyse.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace faultline::trace {

namespace {

constexpr std::uint32_t kLongestShort = std::numeric_limits<std::uint32_t>::max();
/// Times beyond a thousand years either side are damage; the bound also keeps sums from
/// overflowing.
constexpr std::int64_t kTimeBoundNs = std::numeric_limits<std::int64_t>::max() / 4;

std::string_view cut(std::string_view text)
{
    return text.substr(0, TraceBuilder::kMaxNameBytes);
}

/// "GPU 3" -> 3, "/device:GPU:3" -> 3; -1 if it ends in no number.
int trailingNumber(std::string_view text)
{
    std::size_t at = text.size();
    while (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')
        --at;
    int value = -1;
    std::from_chars(text.data() + at, text.data() + text.size(), value);
    return value;
}

} // namespace

TraceBuilder::TraceBuilder()
{
    m_names.emplace_back();
    m_nameIndex.emplace(m_names.front(), 0);
    m_extras.emplace_back();
}

std::uint32_t TraceBuilder::name(std::string_view text)
{
    text = cut(text);
    if (const auto it = m_nameIndex.find(text); it != m_nameIndex.end())
        return it->second;
    if (m_names.size() >= kMaxNames)
        return 0;
    std::string valid(text);
    if (makeValidUtf8(valid) > 0)
        return name(valid);
    const auto index = static_cast<std::uint32_t>(m_names.size());
    std::string& kept = m_names.emplace_back(std::move(valid));
    m_nameIndex.emplace(kept, index);
    return index;
}

std::uint16_t TraceBuilder::track(std::string_view process, std::string_view thread)
{
    m_keyBuffer.assign(cut(process));
    m_keyBuffer += '\0';
    m_keyBuffer += cut(thread);
    if (const auto it = m_trackIndex.find(m_keyBuffer); it != m_trackIndex.end())
        return it->second;
    if (m_tracks.size() >= kMaxTracks)
        return static_cast<std::uint16_t>(kMaxTracks - 1);
    const auto index = static_cast<std::uint16_t>(m_tracks.size());
    m_trackIndex.emplace(m_keyBuffer, index);
    m_tracks.emplace_back();
    m_trackKeys.emplace_back(cut(process), cut(thread));
    return index;
}

std::uint16_t TraceBuilder::allocator(std::string_view name)
{
    constexpr std::size_t kMaxAllocators = 1024;
    const auto it = std::find(m_allocators.begin(), m_allocators.end(), name);
    const auto index = static_cast<std::size_t>(it - m_allocators.begin());
    if (it == m_allocators.end() && index < kMaxAllocators)
        m_allocators.emplace_back(cut(name));
    return static_cast<std::uint16_t>(std::min(index, kMaxAllocators - 1));
}

void TraceBuilder::nameProcess(std::string_view process, std::string_view name)
{
    if (m_processes.size() < kMaxTracks)
        m_processes[std::string(cut(process))].name = cut(name);
}

void TraceBuilder::labelProcess(std::string_view process, std::string_view label)
{
    if (m_processes.size() < kMaxTracks)
        m_processes[std::string(cut(process))].label = cut(label);
}

void TraceBuilder::nameThread(std::string_view process, std::string_view thread,
                              std::string_view name)
{
    if (m_processes.size() >= kMaxTracks)
        return;
    ProcessNames& names = m_processes[std::string(cut(process))];
    if (names.threads.size() < kMaxTracks)
        names.threads[std::string(cut(thread))] = cut(name);
}

void TraceBuilder::add(std::uint16_t track, std::uint32_t name, TraceCategory category,
                       std::int64_t beginNs, std::int64_t durationNs, const EventFacts& facts)
{
    if (m_events.size() >= kMaxEvents || beginNs > kTimeBoundNs || beginNs < -kTimeBoundNs
        || durationNs > kTimeBoundNs) {
        ++m_dropped;
        return;
    }
    durationNs = std::max<std::int64_t>(durationNs, 0);
    PendingEvent& pending = m_events.emplace_back();
    const bool isLong = durationNs >= kLongestShort;
    pending.event = {.beginNs = beginNs,
                     .durationNs = isLong ? kLongestShort : static_cast<std::uint32_t>(durationNs),
                     .name = name,
                     .track = track,
                     .category = category,
                     .depth = 0};
    pending.link.op = facts.op;
    pending.link.launch = facts.launch;
    if (isLong || facts.bytes != 0 || facts.step != kNoStep) {
        pending.link.extra = static_cast<std::uint32_t>(m_extras.size());
        m_extras.push_back(
            {.bytes = facts.bytes, .step = facts.step, .longDurationNs = isLong ? durationNs : 0});
    }
}

void TraceBuilder::addMemory(const MemoryCall& call)
{
    if (m_memory.size() >= kMaxMemoryCalls || call.timeNs > kTimeBoundNs
        || call.timeNs < -kTimeBoundNs) {
        ++m_dropped;
        return;
    }
    m_memory.push_back(call);
}

void TraceBuilder::nameTracks()
{
    for (std::size_t i = 0; i < m_tracks.size(); ++i) {
        TraceTrack& track = m_tracks[i];
        const auto& [process, thread] = m_trackKeys[i];
        const auto known = m_processes.find(process);
        std::string label;
        if (known != m_processes.end()) {
            track.process = known->second.name;
            label = known->second.label;
            const auto named = known->second.threads.find(thread);
            if (named != known->second.threads.end())
                track.name = named->second;
        }
        if (track.process.empty())
            track.process = process;
        if (track.name.empty())
            track.name = thread;
        const bool isGpu = label.starts_with("GPU")
                           || track.process.find("device:GPU") != std::string::npos
                           || track.process.find("device:TPU") != std::string::npos;
        if (isGpu)
            track.isDevice = true;
        if (label.starts_with("GPU"))
            track.process = label;
        if (track.isDevice && track.device < 0)
            track.device = std::max(0, trailingNumber(isGpu ? track.process : process));
        while (!track.name.empty() && track.name.back() == ' ')
            track.name.pop_back();
    }
}

std::int64_t TraceBuilder::firstTime() const
{
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    for (const PendingEvent& pending : m_events)
        first = std::min(first, pending.event.beginNs);
    for (const MemoryCall& call : m_memory)
        first = std::min(first, call.timeNs);
    return m_events.empty() && m_memory.empty() ? 0 : first;
}

void TraceBuilder::moveEvents(TraceProfile& profile, AnalysisInput& input, std::int64_t firstNs)
{
    const auto durationOf = [this](const PendingEvent& pending) {
        const std::int64_t longer = m_extras[pending.link.extra].longDurationNs;
        return longer > 0 ? longer : static_cast<std::int64_t>(pending.event.durationNs);
    };
    // Of events that begin together the longer one is the outer one.
    std::sort(m_events.begin(), m_events.end(), [&](const PendingEvent& a, const PendingEvent& b) {
        if (a.event.track != b.event.track)
            return a.event.track < b.event.track;
        if (a.event.beginNs != b.event.beginNs)
            return a.event.beginNs < b.event.beginNs;
        const std::int64_t aNs = durationOf(a);
        const std::int64_t bNs = durationOf(b);
        return aNs != bNs ? aNs > bNs : a.event.name < b.event.name;
    });
    profile.events.reserve(m_events.size());
    input.links.reserve(m_events.size());
    for (PendingEvent& pending : m_events) {
        pending.event.beginNs -= firstNs;
        const std::int64_t duration = durationOf(pending);
        if (duration >= kLongestShort) {
            profile.longDurations.emplace_back(static_cast<std::uint32_t>(profile.events.size()),
                                               duration);
        }
        profile.durationNs = std::max(profile.durationNs, pending.event.beginNs + duration);
        profile.events.push_back(pending.event);
        input.links.push_back(pending.link);
    }
    m_events = {};
    input.extras = std::move(m_extras);
}

void TraceBuilder::moveMemory(AnalysisInput& input, std::int64_t firstNs)
{
    for (MemoryCall& call : m_memory)
        call.timeNs -= firstNs;
    std::stable_sort(m_memory.begin(), m_memory.end(),
                     [](const MemoryCall& a, const MemoryCall& b) { return a.timeNs < b.timeNs; });
    input.memory = std::move(m_memory);
    input.allocators = std::move(m_allocators);
}

std::shared_ptr<TraceProfile> TraceBuilder::finish(ProfileSource source, TimeKind timeKind,
                                                   std::int64_t originNs)
{
    auto profile = std::make_shared<TraceProfile>();
    profile->source = source;
    profile->timeKind = timeKind;
    nameTracks();
    const std::int64_t firstNs = firstTime();
    profile->beginTime = 1e-9 * static_cast<double>(originNs) + 1e-9 * static_cast<double>(firstNs);
    AnalysisInput input;
    moveEvents(*profile, input, firstNs);
    moveMemory(input, firstNs);
    if (!input.memory.empty())
        profile->durationNs = std::max(profile->durationNs, input.memory.back().timeNs);
    profile->names.assign(std::make_move_iterator(m_names.begin()),
                          std::make_move_iterator(m_names.end()));
    profile->tracks = std::move(m_tracks);
    profile->devices = std::move(m_devices);
    analyse(*profile, input);
    *this = TraceBuilder();
    return profile;
}

} // namespace faultline::trace
