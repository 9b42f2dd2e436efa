// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/run.h"

#include <cstdint>
#include <string>

namespace faultline {

/// The bytes of a logged value, read from its event file now: a Summary.Value message, or the field
/// of the Event that the tag stands for ("(graph)" and the like). The checksums of its record are
/// verified. Fails when the value is longer than `most`, when the file has become shorter or is
/// gone, and when the record is damaged (ErrorCode::Corrupt, with its offset). Blocks on I/O: never
/// on the GUI thread; any thread, also several at once.
[[nodiscard]] Result<std::string> readSummary(const Run& run, const BlobRef& ref,
                                              std::uint64_t most = 256U << 20);

} // namespace faultline
