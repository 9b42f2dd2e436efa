// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"
#include "model/core/import_issue.h"
#include "model/core/read_monitor.h"
#include "model/io/byte_source.h"
#include "model/readers/format_reader.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// A file that a reader owns, found but not read.
struct ScannedFile {
    std::string path; ///< as opened
    ArtifactId id;
    std::string displayName; ///< as FileReport::displayName
    const FormatReader* reader = nullptr;
    std::uint64_t sizeBytes = 0;
    std::function<Result<std::unique_ptr<ByteSource>>()> open;
};

/// A folder that directly holds event files, or a file of metrics.
struct ScannedRun {
    RunOrigin origin = RunOrigin::Events;
    RunId id;
    std::string name;               ///< as Run::name
    std::string path;               ///< of the folder
    std::vector<ScannedFile> files; ///< by name, the order in which TensorBoard reads them
};

struct SourceScan {
    std::vector<ScannedRun> runs; ///< by name, then id
    ImportLog issues;
    std::vector<ScannedFile> artifacts;                   ///< everything but event files, by path
    std::vector<std::shared_ptr<DatasetSource>> datasets; ///< by name; none of them is read
    std::vector<OtherFile> otherFiles;                    ///< the first kKeptOtherFiles of them
    std::uint64_t otherFileCount = 0;
    std::uint64_t totalBytes = 0; ///< of the files to read
    /// That were looked through, and those of the files that were given; the first kKeptFolders.
    std::vector<std::string> folders;

    static constexpr std::size_t kKeptFolders = 20'000;

    static constexpr std::size_t kKeptOtherFiles = 200;
};

/// Readers that the user chose for files, by chosenKey().
using ChosenReaders = std::map<std::string, const FormatReader*, std::less<>>;

/// A path as ChosenReaders has it: absolute, without dots and doubled separators.
[[nodiscard]] std::string chosenKey(const std::string& path);

/// More artifacts than this in one case are listed, but not read.
inline constexpr std::size_t kMaxArtifacts = 20'000;

/// Walks files and folders (links followed, loops and special files reported, never opened)
/// and groups event files into runs; what other readers own is listed beside them. Event files in
/// folders are told by their name; other files are looked into unless their name says that they
/// are pictures, records, weights and the like. Pictures, records and annotations are put together
/// to datasets (DatasetFinder). With several sources the name of a run begins with its source's.
/// Files in `chosen` are read by the reader named there, which must outlive the scan.
[[nodiscard]] SourceScan scanSources(std::span<const std::string> paths, ReadMonitor& monitor,
                                     const ChosenReaders& chosen = {});

} // namespace faultline
