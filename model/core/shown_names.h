// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/identity.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

// What people read of runs and artifacts. It depends on what is open together, so it is never what
// something is known by (model/core/identity.h). Line ends in them, and marks that turn text round,
// are escapes (printable()).

/// What the names of the runs of each source begin with, in the order in which they were opened:
/// nothing if there is one; else the name of its folder or file, with as many folders above as it
/// takes to be unlike those before ("a/train", "b/train" give "train" and "b/train").
[[nodiscard]] std::vector<std::string> shownSources(std::span<const std::string> sources);

/// The name of a run. `below`: its path below its source, "." for the source itself.
[[nodiscard]] std::string shownRun(std::string_view source, const std::string& below);

/// The name of a file, as FileReport::displayName. `below`: its path below its source.
[[nodiscard]] std::string shownFile(std::string_view source, const std::string& below);

/// What a place is called in a case of these sources; itself if it lies in none of them.
[[nodiscard]] std::string shownPlace(std::span<const std::string> sources,
                                     const std::string& place);

/// The name of one of the things that a file gives: "train.log (versions)".
[[nodiscard]] std::string shownPart(const std::string& file, ArtifactPart part);

} // namespace faultline
