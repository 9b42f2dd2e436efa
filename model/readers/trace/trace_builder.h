// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/trace/analysis/analysis_input.h"

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace faultline::trace {

/// What is known of an event beside what is kept of it.
struct EventFacts {
    std::uint32_t op = 0;        ///< name of the operator that launched it; 0: not said
    std::uint32_t launch = 0;    ///< what an operator and its kernels have in common; 0: none
    std::int64_t bytes = 0;      ///< copied
    std::int64_t step = kNoStep; ///< number of the step that the event marks
};

/// Collects what a reader of traces finds, whatever the format, and makes the profile of it.
///
/// Times are nanoseconds of any origin; finish() moves them so that the first event begins at 0.
/// Bounded: kMaxEvents, kMaxTracks, kMaxNames; what is beyond is counted in dropped(). Not
/// thread-safe.
class TraceBuilder {
public:
    static constexpr std::size_t kMaxEvents = 20'000'000;
    static constexpr std::size_t kMaxTracks = 65'535;
    static constexpr std::size_t kMaxNames = 4'000'000;
    static constexpr std::size_t kMaxNameBytes = 2048; ///< of one name; the rest is cut
    static constexpr std::size_t kMaxMemoryCalls = 10'000'000;

    TraceBuilder();

    /// Index of a name; 0 is the empty name.
    [[nodiscard]] std::uint32_t name(std::string_view text);
    [[nodiscard]] const std::string& text(std::uint32_t name) const { return m_names[name]; }
    /// The track of a process and thread, both as the file names them.
    [[nodiscard]] std::uint16_t track(std::string_view process, std::string_view thread);
    [[nodiscard]] TraceTrack& trackInfo(std::uint16_t track) { return m_tracks[track]; }
    [[nodiscard]] std::uint16_t allocator(std::string_view name);

    void nameProcess(std::string_view process, std::string_view name);
    /// "GPU 0" for a process that stands for a device.
    void labelProcess(std::string_view process, std::string_view label);
    void nameThread(std::string_view process, std::string_view thread, std::string_view name);

    /// Adds an event. Negative durations count as 0.
    void add(std::uint16_t track, std::uint32_t name, TraceCategory category, std::int64_t beginNs,
             std::int64_t durationNs, const EventFacts& facts = {});
    void addMemory(const MemoryCall& call);
    /// Facts of a device given in the head of the file.
    void addDevice(DeviceTotal device) { m_devices.push_back(std::move(device)); }

    /// Sets the category of every event that still has Other: formats that say what an event is by
    /// the names around it, which may follow the event.
    template <typename Fn>
    void classifyOthers(Fn&& categoryOf)
    {
        for (PendingEvent& pending : m_events) {
            TraceEvent& event = pending.event;
            if (event.category == TraceCategory::Other)
                event.category = categoryOf(m_tracks[event.track], m_names[event.name]);
        }
    }
    /// Gives processes and threads their names; needed before classifyOthers().
    void nameTracks();

    [[nodiscard]] std::uint64_t dropped() const { return m_dropped; }
    [[nodiscard]] std::size_t eventCount() const { return m_events.size(); }

    /// The profile with everything that follows from its events (analysis/). `originNs` is what
    /// times count from: 0 if they are since the epoch or of unknown origin. The builder is empty
    /// afterwards.
    [[nodiscard]] std::shared_ptr<TraceProfile> finish(ProfileSource source, TimeKind timeKind,
                                                       std::int64_t originNs);

private:
    struct PendingEvent {
        TraceEvent event;
        EventLink link;
    };
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>{}(text);
        }
    };
    struct ProcessNames {
        std::string name;
        std::string label;
        std::map<std::string, std::string, std::less<>> threads;
    };

    [[nodiscard]] std::int64_t firstTime() const;
    void moveEvents(TraceProfile& profile, AnalysisInput& input, std::int64_t firstNs);
    void moveMemory(AnalysisInput& input, std::int64_t firstNs);

    std::deque<std::string> m_names;
    std::unordered_map<std::string_view, std::uint32_t> m_nameIndex; ///< views into m_names
    std::vector<TraceTrack> m_tracks;
    std::vector<std::pair<std::string, std::string>> m_trackKeys; ///< by track
    std::unordered_map<std::string, std::uint16_t, TextHash, std::equal_to<>> m_trackIndex;
    std::string m_keyBuffer;
    std::vector<std::string> m_allocators;
    std::map<std::string, ProcessNames, std::less<>> m_processes;
    std::vector<PendingEvent> m_events;
    std::vector<EventExtra> m_extras; ///< the first is empty
    std::vector<MemoryCall> m_memory;
    std::vector<DeviceTotal> m_devices;
    std::uint64_t m_dropped = 0;
};

} // namespace faultline::trace
