// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/core/import_issue.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/io/byte_source.h"
#include "model/io/worker_pool.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace faultline {

class RunBuilder;

/// When a format is asked whether a file is its own: the surest evidence first.
enum class DetectOrder {
    MagicBytes, ///< a signature or checksum decides
    FileName,   ///< only the name tells (an empty file, a pointer)
    StructuredText,
    PlainText,
};

/// What is fixed about a format.
struct FormatInfo {
    std::string_view id;          ///< stable kebab-case, also the name of docs/formats/<id>.md
    std::string_view displayName; ///< FAULTLINE_TR_NOOP("Formats", ...)
    DetectOrder order = DetectOrder::PlainText;
    ArtifactKind kind = ArtifactKind::Run; ///< what it yields in the main
};

/// What a reader found, still to be completed by the loader (Artifact::file).
struct ReadArtifacts {
    std::vector<std::shared_ptr<ConsoleLog>> logs;
    std::vector<std::shared_ptr<HardwareLog>> hardwareLogs;
    std::vector<std::shared_ptr<ConfigDocument>> configs;
    std::vector<std::shared_ptr<Environment>> environments;
    std::vector<std::shared_ptr<TraceProfile>> profiles;
};

/// Where a reader puts what it reads, and whom it asks whether to go on.
struct ReadContext {
    RunBuilder& run;  ///< scalars, tags, sessions are pushed here while reading (event files)
    FileReport& file; ///< counts and issues of this file
    ReadMonitor& monitor;
    WorkerPool& pool;         ///< for formats that can be decoded in pieces
    ReadArtifacts& artifacts; ///< everything else is added here
};

/// Turns one file format into parts of a run.
///
/// Readers are stateless and const: parsing state lives in a local object. What was
/// read before a failure is kept, because it is pushed as it is read. Never trust a
/// length: bound it by the bytes left before allocating.
///
/// To add a format: a folder under model/readers/, one line in builtin_readers.cpp, its
/// sources in model/readers/CMakeLists.txt, tests, a fuzz corpus, docs/formats/<id>.md. Nothing
/// else needs touching.
class FormatReader {
public:
    virtual ~FormatReader() = default;
    [[nodiscard]] virtual const FormatInfo& info() const = 0;
    /// Whether a file of this name that begins with `head` (at most 4 KiB, unpacked if the file is
    /// gzip) is this format. In a folder every file is asked about, so be sure: a note of the
    /// user's is no log. `head` is empty where only the name is known. No I/O, no exceptions.
    [[nodiscard]] virtual bool sniff(std::string_view fileName,
                                     std::span<const std::byte> head) const = 0;
    /// Reads the file to its end. Issues go to `context.file`; an Error means that nothing
    /// was usable (or Cancelled).
    [[nodiscard]] virtual Result<ReadEnd> read(const ByteSource& source,
                                               ReadContext& context) const = 0;
};

} // namespace faultline
