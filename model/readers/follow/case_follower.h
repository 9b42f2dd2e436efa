// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/io/worker_pool.h"
#include "model/readers/follow/folder_watch.h"
#include "model/readers/follow/followed_artifact.h"
#include "model/readers/follow/followed_run.h"
#include "model/readers/metrics/chosen_tables.h"
#include "model/readers/source_scan.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace faultline {

/// How the case that is followed stands.
struct FollowStatus {
    bool isGrowing = false; ///< some run or log is not silent for longer than is usual for it
    double lastGrowth =
        0.0;         ///< seconds since the epoch: when something was appended last; 0: never
    std::string run; ///< of the runs that which grew last; empty if none has events
    std::optional<std::int64_t> lastStep; ///< of it
    std::uint64_t growingRuns = 0;

    friend bool operator==(const FollowStatus&, const FollowStatus&) = default;
};

/// Follows what was loaded: reads what is appended to its files, and what appears beside them under
/// the opened sources. Of event files only what is new is read; logs and other files are read again
/// when they change (FollowedArtifact). A step costs what changed, and a few looks at the file
/// system; it does not depend on how much is loaded. Nothing is lost from the case when files
/// shrink, are replaced or removed.
///
/// Blocks; one thread at a time. Times are seconds since the epoch, given by the caller.
class CaseFollower {
public:
    /// `loaded`: whole. Looks through the folders of its sources once. `tables`: what it was loaded
    /// with (LoadOptions::tables).
    CaseFollower(CasePtr loaded, ReadMonitor& monitor, double now,
                 const std::map<std::string, TableChoice>& tables = {});

    /// Of stores nobody tells of changes: their roots are listed once in so many seconds.
    static constexpr double kListingPause = 30.0;
    void setListingPause(double seconds) { m_listingPause = seconds; }

    /// Folders in which changes matter. Ask again when foldersChanged().
    [[nodiscard]] const std::vector<std::string>& folders() const { return m_folders; }
    [[nodiscard]] bool foldersChanged() { return std::exchange(m_foldersChanged, false); }

    /// One step: looks at what is said to have changed, at what grew lately, and at a share of the
    /// rest. `isTelling`: changes in folders are told, they need not be looked for.
    void poll(const FolderChanges& changes, bool isTelling, ReadMonitor& monitor, double now);

    [[nodiscard]] bool hasNews() const;
    /// The case as it stands; what did not change is shared with the one before.
    [[nodiscard]] CasePtr snapshot();
    [[nodiscard]] FollowStatus status(double now) const;
    /// What happened to files since the last call.
    [[nodiscard]] std::vector<FileNotice> takeNotices() { return std::exchange(m_told, {}); }

private:
    /// What a path stands for: a file of a run, an artifact's file, or a folder.
    struct Target {
        enum class Kind { RunFile, Artifact, Folder };
        Kind kind = Kind::Folder;
        std::size_t index = 0;
    };

    void adopt(const SourceScan& scan, double now);
    void setTargets(double scanBegan);
    void listStores(FollowContext& context);
    void scanAgain(FollowContext& context);
    void takeNewFiles(const SourceScan& scan, FollowContext& context);
    [[nodiscard]] SourceScan scanned(ReadMonitor& monitor);
    void lookAt(const std::string& path, FollowContext& context);
    void lookAtTarget(const Target& target, const std::string& path, FollowContext& context);
    void lookAtRun(FollowedRun& run, FollowContext& context);
    void lookAtHot(bool isTelling, FollowContext& context);
    void lookAround(FollowContext& context);
    void lookAtFolder(std::size_t index);
    [[nodiscard]] bool isHot(double lastGrowth, double patience, double now) const;
    void exchangeRuns(CaseData& data);
    [[nodiscard]] bool exchangePartsOfRuns(CaseData& data);
    void noteLosses(CaseData& data);
    void exchangeArtifacts(CaseData& data);
    void exchangeDatasets(CaseData& data);

    CasePtr m_case;
    metrics::ChosenTables m_tables; ///< its readers are used by what follows
    std::vector<FollowedRun> m_runs;
    std::vector<RunPtr> m_shown; ///< of m_runs, as in m_case
    std::vector<FollowedArtifact> m_artifacts;
    std::vector<ArtifactFile> m_readArtifacts; ///< not yet in m_case
    std::vector<std::string> m_folders;
    std::vector<std::optional<FileStamp>> m_folderStamps;
    std::unordered_multimap<std::string, Target> m_targets; ///< a table may hold several runs
    std::vector<std::string> m_paths; ///< of m_targets, in the order in which they are looked at
    std::size_t m_nextPath = 0;
    std::vector<FileNotice> m_notices; ///< of this step
    std::vector<FileNotice> m_lost;    ///< not yet among the issues of m_case
    std::vector<FileNotice> m_told;    ///< to be taken
    std::vector<std::shared_ptr<const DatasetSource>> m_newDatasets; ///< not yet in m_case
    WorkerPool m_pool{1};
    double m_listingPause = kListingPause;
    double m_nextListing = 0.0;
    double m_nextHot = 0.0;
    double m_nextScan = 0.0;
    bool m_mustScan = false;
    bool m_foldersChanged = true;
};

} // namespace faultline
