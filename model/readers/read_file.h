// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/environment.h"
#include "model/core/read_monitor.h"
#include "model/core/run.h"
#include "model/io/worker_pool.h"
#include "model/readers/format_reader.h"
#include "model/readers/source_scan.h"

#include <functional>
#include <vector>

namespace faultline {

class RunBuilder;

// The steps that loading a case and following one share. All of them block and may be called from
// any thread.

/// Reads a file with the reader that owns it. Its report becomes the builder's current file; a file
/// that cannot be opened is reported and gives nothing.
void readFile(const ScannedFile& file, RunBuilder& builder, ReadMonitor& monitor, WorkerPool& pool,
              ReadArtifacts& artifacts);

/// What one file that is no event file gave. The artifacts know the file that they are from.
struct ArtifactFile {
    FileReport report;
    ReadArtifacts found;
    std::vector<EnvironmentPtr> versions; ///< that its console logs tell of

    [[nodiscard]] bool gaveNothing() const;
};
/// Reads the files of a run one after the other. `onGrown` as for RunBuilder; it is handed the
/// builder. `besides`: takes what the files gave besides points (a console, settings), where that
/// is wanted; each part has an id of its own, and no issues, for those are counted with the run.
[[nodiscard]] RunPtr readRun(const ScannedRun& scanned, ReadMonitor& monitor, WorkerPool& pool,
                             const std::function<void(const RunBuilder&)>& onGrown = {},
                             std::vector<ArtifactFile>* besides = nullptr);

[[nodiscard]] ArtifactFile readArtifactFile(const ScannedFile& file, ReadMonitor& monitor,
                                            WorkerPool& pool);

/// Puts the artifacts and issues of a file among those of a case, each kind by name; a file that
/// gave nothing is listed with the other files.
void addArtifactFile(ArtifactFile file, CaseData& data);

/// Puts what the files of a run gave besides points among the artifacts of a case, as the run's.
void addRunArtifacts(std::vector<ArtifactFile> files, const RunId& run, CaseData& data);

/// By start time, then name: the order in which a case lists its runs.
void sortRuns(std::vector<RunPtr>& runs);

} // namespace faultline
