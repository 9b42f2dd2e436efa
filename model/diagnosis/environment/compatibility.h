// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/environment.h"
#include "model/core/text.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// How versions go together.
enum class CompatibilityLevel : std::uint8_t {
    Ok,       ///< the table says that they fit
    Note,     ///< worth knowing; nothing is wrong
    Warning,  ///< works in part, or not on every machine
    Critical, ///< does not work
};
[[nodiscard]] std::string_view toString(CompatibilityLevel level);

/// A fact that a verdict rests on.
struct CompatibilityFact {
    ArtifactId artifact;  ///< the environment; empty: the user chose it
    std::string name;     ///< Artifact::name() of it
    EnvironmentFact fact; ///< with its line
};

/// What the tables (resources/compatibility/) say about components that occur together.
struct CompatibilityVerdict {
    std::string id; ///< stable kebab-case, "tensorflow-cudnn"; of a known bug the id of its row
    CompatibilityLevel level = CompatibilityLevel::Ok;
    Text sentence;                        ///< components and versions; one sentence
    Text table;                           ///< what the table says; one sentence
    std::vector<CompatibilityFact> facts; ///< at least one, the one to change first
    std::vector<std::string> pins; ///< what to install instead: "cudnn>=8.1,<9"; may be empty
    std::string source;            ///< where the row of the table is from
    bool isChecked = true; ///< false: the row was not read again at its source; say "reported"
};

/// Holds all that is known of the software and machine against the tables. Everything given counts
/// as one environment: give those of one run. Of several versions of a component the one
/// that the running program named counts, then what is installed, then what is asked for. A
/// component that is not known gives no verdict. Worst first, then by id. Pure.
[[nodiscard]] std::vector<CompatibilityVerdict> checkCompatibility(
    std::span<const EnvironmentPtr> environments);

/// Orders versions by their numbers: "8.10" > "8.9", "2.1.0+cu118" == "2.1". Compares as many
/// numbers as both have. Negative, zero, positive.
[[nodiscard]] int compareVersions(std::string_view a, std::string_view b);

/// Whether a version is in a range such as ">=2.4,<2.9" or "==2.6" (which 2.6.1 is).
[[nodiscard]] bool isInRange(std::string_view version, std::string_view range);

} // namespace faultline
