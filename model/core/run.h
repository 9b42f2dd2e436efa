// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/blob_index.h"
#include "model/core/identity.h"
#include "model/core/import_issue.h"
#include "model/core/scalar_series.h"
#include "model/core/text.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

struct ConsoleLog;
struct HardwareLog;
struct ConfigDocument;
struct Environment;
struct TraceProfile;
struct DatasetSource;

/// How reading of one file ended.
enum class ReadEnd {
    Complete,
    TruncatedTail, ///< the last record is incomplete: killed, or still being written
    Cancelled,
    Failed, ///< nothing usable; the issue log says why
};

/// One file that was read, with what it gave and what it lost.
struct FileReport {
    std::string path;        ///< as opened
    ArtifactId id;           ///< where it is; of a part of it partOf()
    std::string displayName; ///< relative to the opened source: shown, never looked up
    std::string formatId;    ///< of the reader; empty if none owned it
    std::uint64_t sizeBytes = 0;
    std::uint64_t recordCount = 0;
    std::uint64_t scalarCount = 0;
    ReadEnd end = ReadEnd::Complete;
    ImportLog issues;
    std::string fileVersion;             ///< "brain.Event:2"; empty if the file does not say
    std::string writer;                  ///< source_metadata.writer of the first event, if any
    std::optional<double> firstWallTime; ///< of the first and last event with a valid time
    std::optional<double> lastWallTime;
    std::optional<std::int64_t> firstStep; ///< of the first and last event with a summary
    std::optional<std::int64_t> lastStep;
    std::int64_t minStep = 0; ///< meaningful if firstStep is set
    std::int64_t maxStep = 0;
};

/// What a tag holds.
enum class TagKind {
    Scalar,
    Image,
    Histogram,
    Text,
    Audio,
    Graph,
    Hparams,
    PrCurve,
    Layout,
    Other
};
[[nodiscard]] std::string_view toString(TagKind kind);

/// What is told about a tag: the words that were logged with it, or ours on the table that it comes
/// from. Null: nothing. Shared, for a run may have thousands of tags.
using TagDescription = std::shared_ptr<const Text>;

/// A tag that is not a scalar: listed and counted, its payload stays in the file and is read when
/// it is shown (model/summaries).
struct BlobTag {
    TagKind kind = TagKind::Other;
    std::string plugin;      ///< plugin name from the metadata; empty if none was given
    std::string displayName; ///< from the metadata; empty if none
    TagDescription description;
    BlobIndex items; ///< where each value lies; fewer than `count` if some cannot be found again
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
    std::int64_t minStep = 0;
    std::int64_t maxStep = 0;
};

/// A SessionLog event: TF1 writes one at each start, stop and checkpoint.
struct SessionMark {
    enum class Status { Unspecified, Start, Stop, Checkpoint };
    Status status = Status::Unspecified;
    std::int64_t step = 0;
    double wallTime = 0.0;
    std::string checkpointPath;
};

/// A scalar tag with its points and the descriptive part of its metadata.
struct ScalarTag {
    ScalarSeries series;
    std::string displayName; ///< from the metadata; empty if none
    TagDescription description;
};

/// Where the points of a run come from.
enum class RunOrigin : std::uint8_t {
    Events,  ///< event files
    Console, ///< the numbers that console logs print; such a run may have no point at all
    Metrics, ///< tables of numbers: CSV, JSON lines, Weights & Biases, MLflow
};

/// One training run as TensorBoard defines it: a folder that directly holds event files. Where
/// there is only a console log, the log makes the run; a table of metrics makes a run of its own.
/// Immutable; a run that grows is a sequence of these.
struct Run {
    RunOrigin origin = RunOrigin::Events;
    RunId id;
    /// Path relative to the opened source, "." for the source itself, with the source in front if
    /// several are open (shownRun()): shown, never looked up.
    std::string name;
    std::string path;                         ///< folder on disk, or the name of the embedded case
    std::map<std::string, ScalarTag> scalars; ///< by tag
    std::map<std::string, BlobTag> blobs;     ///< by tag; graphs are listed as "(graph)"
    std::vector<SessionMark> sessions;        ///< in file order
    std::vector<FileReport> files;            ///< in the order they were read (by name)

    [[nodiscard]] std::uint64_t pointCount() const;
    [[nodiscard]] std::uint64_t damageCount() const;
    /// Wall time of the first valid event of all files; the order and origin of runs.
    [[nodiscard]] std::optional<double> startTime() const;
    [[nodiscard]] std::optional<double> endTime() const;
    [[nodiscard]] const ScalarSeries* findScalar(std::string_view tag) const;
};

using RunPtr = std::shared_ptr<const Run>;

/// A file that was seen and not read.
struct OtherFile {
    std::string path;
    std::string_view reason; ///< English, translatable (context "Sources"); lives for ever
};

/// Everything read from the sources of a case. Immutable; shared by pointer.
struct CaseData {
    std::vector<std::string> sources;  ///< as the user gave them
    std::vector<RunPtr> runs;          ///< ordered by start time, then name (colours stay put)
    ImportLog issues;                  ///< of the scan and of every file
    std::vector<OtherFile> otherFiles; ///< seen, but no reader owns them (first kept)
    std::uint64_t otherFileCount = 0;
    bool isComplete = true; ///< false: a snapshot taken while loading, or cancelled

    // What lies around the runs, each by name.
    std::vector<std::shared_ptr<const ConsoleLog>> logs;
    std::vector<std::shared_ptr<const HardwareLog>> hardwareLogs;
    std::vector<std::shared_ptr<const ConfigDocument>> configs;
    std::vector<std::shared_ptr<const Environment>> environments;
    std::vector<std::shared_ptr<const TraceProfile>> profiles;
    std::vector<std::shared_ptr<const DatasetSource>> datasets; ///< found, not read
    /// An artifact that is missing here concerns the case as a whole.
    std::map<ArtifactId, RunId> runOfArtifact;

    [[nodiscard]] std::uint64_t pointCount() const;
    [[nodiscard]] RunPtr findRun(const RunId& id) const;
    /// The run that is shown under a name; for what a person typed or picked.
    [[nodiscard]] RunPtr runNamed(std::string_view name) const;
    /// The run an artifact belongs to; empty if it concerns the case as a whole.
    [[nodiscard]] const RunId& runOf(const ArtifactId& artifact) const;
    /// What a run is called, whether or not it is in the case; nothing for an empty id. Linear.
    [[nodiscard]] std::string nameOf(const RunId& id) const;
    /// The same of an artifact.
    [[nodiscard]] std::string nameOf(const ArtifactId& id) const;
    [[nodiscard]] std::size_t artifactCount() const;
};

using CasePtr = std::shared_ptr<const CaseData>;

} // namespace faultline
