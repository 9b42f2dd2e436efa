// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/io/worker_pool.h"
#include "model/readers/follow/file_stamp.h"
#include "model/readers/metrics/chosen_tables.h"
#include "model/readers/read_file.h"
#include "model/readers/run_builder.h"
#include "model/readers/source_scan.h"
#include "model/readers/tfevents/event_tail.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

/// What happened to a followed file besides growing.
struct FileNotice {
    enum class Kind {
        Deleted,
        Replaced, ///< another file under its name
        Shrank,   ///< the same file, shorter than what was read
    };
    Kind kind = Kind::Deleted;
    std::string path;
    /// What was read of it before is still shown; else what it holds now is shown instead.
    bool isKept = true;
};

/// What following needs at each step.
struct FollowContext {
    ReadMonitor& monitor;
    WorkerPool& pool;
    double now = 0.0; ///< seconds since the epoch
    std::vector<FileNotice>& notices;
};

/// A run that may grow. Of event files it reads only what was appended to the last one. What was
/// read of them stays, whatever becomes of the files.
///
/// Tables of metrics are read again as a whole. Event files stand in a run in the order of their
/// names, so a file before the last one that grows, and a new file that belongs between others,
/// make the run be read again as a whole too; not more often than every kRereadPause seconds, and
/// the less often the longer it takes.
class FollowedRun {
public:
    static constexpr double kRereadPause = 1.0;

    /// A run that was loaded. It has the files that the run names. `tables`: those whose columns
    /// the user chose; must outlive this.
    FollowedRun(RunPtr loaded, double now, const metrics::ChosenTables& tables);
    /// A run that has appeared: nothing of it has been read, and addFile() tells its files.
    explicit FollowedRun(const ScannedRun& scanned);

    [[nodiscard]] const RunId& id() const { return m_scanned.id; }
    [[nodiscard]] const std::string& name() const { return m_scanned.name; }
    [[nodiscard]] std::size_t fileCount() const { return m_files.size(); }
    [[nodiscard]] const std::string& filePath(std::size_t file) const
    {
        return m_files[file].scanned.path;
    }

    /// A file that was not there before; look() reads it.
    void addFile(const ScannedFile& file, FollowContext& context);
    /// Sees what has become of a file, and reads what is new.
    void look(std::size_t file, FollowContext& context);
    /// Does what is due with time: damage that was in doubt, reading again, the end of a silent
    /// run.
    void goOn(FollowContext& context);

    /// The run as it stands. The same pointer as long as nothing changes.
    [[nodiscard]] RunPtr snapshot();
    [[nodiscard]] bool hasNews() const { return m_hasNews; }

    /// What its files gave besides points when it was read again: only what goes with it, and only
    /// once.
    [[nodiscard]] std::vector<ArtifactFile> takeBesides() { return std::exchange(m_besides, {}); }

    /// When something was appended last, in seconds since the epoch; 0: never.
    [[nodiscard]] double lastGrowth() const { return m_lastGrowth; }
    /// Seconds of silence after which it counts as stopped.
    [[nodiscard]] double patience() const { return m_patience; }
    [[nodiscard]] bool isGrowing(double now) const { return now - m_lastGrowth <= m_patience; }

private:
    struct File {
        ScannedFile scanned;
        FileStamp stamp; ///< when it was read last
        bool isGone = false;
        bool isOver = false; ///< another file has its name now
    };

    void noteChange(std::size_t file, const FileStamp& stamp, FollowContext& context);
    void grow(std::size_t file, const FileStamp& stamp, FollowContext& context);
    void readCurrent(FollowContext& context);
    void beginFile(const ScannedFile& file, FollowContext& context);
    void settleCurrent(FollowContext& context);
    void readAgain(FollowContext& context);
    /// False: where the next record begins is not known, or the run is a table.
    bool ensureBuilder();
    void adoptFiles();
    void takeBackTheEnd();
    [[nodiscard]] bool isTable(std::size_t file) const;
    [[nodiscard]] bool isContinued(std::size_t file) const;
    [[nodiscard]] const FileReport* reportOf(std::size_t file) const;

    ScannedRun m_scanned;                  ///< without files
    RunPtr m_run;                          ///< the last snapshot; null before the first
    std::unique_ptr<RunBuilder> m_builder; ///< once it grows
    tfevents::EventTail m_tail;            ///< of the last file; goes with m_builder
    std::vector<File> m_files;             ///< as in the run
    double m_lastGrowth = 0.0;
    double m_patience = 0.0;
    double m_nextReread = 0.0;
    std::vector<ArtifactFile> m_besides;
    bool m_mustReread = false;
    bool m_hasLost = false; ///< something that was read is not on disk any more: never reread
    bool m_hasMore = false; ///< of the last file
    bool m_hasNews = false;
    bool m_isSettled = false;
};

} // namespace faultline
