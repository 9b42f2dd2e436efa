// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/core/scalar_series.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace faultline {

/// Grows one run while its files are read. Used by one thread at a time; snapshot() gives
/// the immutable Run that others may look at.
class RunBuilder {
public:
    /// `onGrown` is called, on the building thread, each time a piece has been added; it may call
    /// snapshot(). May be empty.
    RunBuilder(std::string name, std::string path, std::function<void()> onGrown = {});

    /// A builder that holds what a run holds, to go on with it; the last of the run's files is the
    /// current one. Shares what the run holds: the cost is that of its tags, not of its points.
    explicit RunBuilder(const Run& run);

    void setOrigin(RunOrigin origin) { m_origin = origin; }
    void setId(RunId id) { m_id = std::move(id); }

    /// What is known of a tag so far.
    struct TagFacts {
        std::string_view plugin; ///< empty if no metadata has said so yet
        bool hasPoints = false;
    };
    [[nodiscard]] TagFacts facts(std::string_view tag) const;

    void addPoints(std::string_view tag, std::span<const ScalarPoint> points);

    /// Values of one tag that are no scalars, from the file being read now.
    struct Blobs {
        TagKind kind = TagKind::Other; ///< Other leaves what is known
        std::uint64_t count = 0;
        std::uint64_t bytes = 0;
        std::int64_t minStep = 0;
        std::int64_t maxStep = 0;
        std::span<const BlobRef> places = {}; ///< of those that can be found again; file not set
    };
    /// Of each tag the first kMostPlaces are indexed (40 bytes each); all are counted.
    static constexpr std::size_t kMostPlaces = std::size_t{1} << 20;
    void addBlobs(std::string_view tag, const Blobs& blobs);
    /// What is empty or null leaves what is known.
    void describe(std::string_view tag, std::string_view plugin, std::string_view displayName,
                  TagDescription description);
    void addSession(SessionMark mark) { m_sessions.push_back(std::move(mark)); }

    /// The report of the file being read now; addFile() begins the next one.
    [[nodiscard]] FileReport& currentFile() { return m_files.back(); }
    void addFile(FileReport report) { m_files.push_back(std::move(report)); }

    void grown() const
    {
        if (m_onGrown)
            m_onGrown();
    }

    [[nodiscard]] RunPtr snapshot() const;

private:
    struct BlobState {
        BlobTag known; ///< without its items
        BlobIndexBuilder places;
    };
    struct TagState {
        ScalarSeriesBuilder points;
        std::unique_ptr<BlobState> blobs; ///< null for nearly all tags of nearly all logs
        std::string plugin;
        std::string displayName;
        TagDescription description;
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>{}(text);
        }
    };

    TagState& stateOf(std::string_view tag);

    RunId m_id;
    std::string m_name;
    std::string m_path;
    RunOrigin m_origin = RunOrigin::Events;
    std::function<void()> m_onGrown;
    std::unordered_map<std::string, TagState, Hash, std::equal_to<>> m_tags;
    std::vector<SessionMark> m_sessions;
    std::vector<FileReport> m_files;
};

} // namespace faultline
