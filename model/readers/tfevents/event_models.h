// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/io/byte_source.h"

#include <vector>

namespace faultline {

/// The networks that an event file tells of, as configurations to plan: the Keras model that the
/// TensorBoard callback writes, then the graph, then what run metadata holds. Reading leaves their
/// payloads in the file; here they are read.
struct EventModels {
    std::vector<ConfigDocumentPtr> documents; ///< best first; their path is that of the file
    /// Of payloads that could not be read: a model of more than 64 MiB of JSON, damage.
    std::vector<Error> errors;
};

/// Whether the run lists something that eventModels() may read.
[[nodiscard]] bool mayHoldModels(const Run& run);

/// Fails when the file cannot be opened or read. Blocks; any thread.
[[nodiscard]] Result<EventModels> eventModels(const FileReport& file, ReadMonitor& monitor);
/// The same from a source.
[[nodiscard]] Result<EventModels> eventModels(const ByteSource& source, ReadMonitor& monitor);

} // namespace faultline
