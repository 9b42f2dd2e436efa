// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/byte_stream.h"
#include "model/readers/format_reader.h"

#include <string>

namespace faultline {

/// How reading of a stream ended; a fault becomes an issue of the file.
ReadEnd noteStreamFault(const ByteStream& stream, const ByteSource& source, FileReport& file);

/// Adds an issue at a place of the file.
void addIssueAt(ReadContext& context, const ByteSource& source, IssueCode code,
                std::uint64_t offset, Text detail);

[[nodiscard]] Error corruptFile(const ByteSource& source, Text detail);
[[nodiscard]] Error cancelledRead(const ByteSource& source);

} // namespace faultline
