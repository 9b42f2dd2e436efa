// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/io/byte_source.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faultline::tfevents {

/// What a payload that stays in the event file is.
enum class BlobForm : std::uint8_t {
    GraphDef,     ///< Event.graph_def
    MetaGraphDef, ///< Event.meta_graph_def
    RunMetadata,  ///< Event.tagged_run_metadata, with its tag
    Text,         ///< the first text of a tensor: the Keras JSON, a run metadata, ...
};

/// A payload in an event file: [begin, end).
struct EventBlob {
    BlobForm form = BlobForm::Text;
    std::string tag; ///< of a summary value; else that under which the run lists it: "(graph)"
    std::string plugin;
    std::int64_t step = 0;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

/// The graphs and the tensors of text that the graphs plugins wrote, in the order of the file; at
/// most `most`. Goes from record to record by their headers and reads of a record only the keys, so
/// that a log of many gigabytes costs a read for each record. A record whose header is damaged
/// ends it: what follows is not found (the run's issues tell of the damage). Data checksums are
/// not looked at; what is read from a blob must not be trusted.
[[nodiscard]] Result<std::vector<EventBlob>> findBlobs(const ByteSource& source,
                                                       ReadMonitor& monitor, std::size_t most = 64);

/// The bytes of a blob. Fails when it is longer than `most`, or the file ends before it.
[[nodiscard]] Result<std::string> readBlob(const ByteSource& source, const EventBlob& blob,
                                           std::uint64_t most);

} // namespace faultline::tfevents
