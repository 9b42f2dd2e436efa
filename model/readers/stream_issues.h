// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/io/byte_stream.h"

namespace faultline {

/// How reading of a stream ended; a fault becomes an issue of the file.
ReadEnd noteStreamFault(const ByteStream& stream, const ByteSource& source, FileReport& file);

} // namespace faultline
