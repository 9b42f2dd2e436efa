// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/case_artifacts.h"
#include "model/readers/format_reader.h"

#include <string>
#include <string_view>

namespace faultline::test {

/// What one file gave.
struct ReadResult {
    ReadArtifacts artifacts; ///< with Artifact::file filled in, as the loader does
    FileReport file;
    bool failed = false;
    RunPtr run = nullptr; ///< the points, of a format that gives any; null if no reader owns it
};

/// Reads bytes as the file `name` with a reader, on one thread.
[[nodiscard]] ReadResult readBytes(const FormatReader& reader, std::string_view bytes,
                                   std::string name = "sample");
/// Reads a file on disk with the reader that owns it; fails if none does.
[[nodiscard]] ReadResult readPath(const std::string& path);

} // namespace faultline::test
