// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/diagnosis/environment/compatibility.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// What is known of software and machine of one side.
struct SideEnvironment {
    struct Part {
        std::string value;
        ArtifactId artifact;
        std::string file;
        std::uint32_t line = 0;
        bool isRange = false;   ///< only asked for ("numpy>=1.20"): what was installed is not known
        bool isPackage = false; ///< of a list of packages
        bool isGuess = false;   ///< of a Python that the command need not have run with
    };
    std::map<std::string, Part> parts; ///< by component; "gpu", "cpu", "memory", ...
    std::map<std::string, Part> variables;
    bool hasPackages = false;  ///< a list of all packages
    bool hasVariables = false; ///< a recorder noted them
    std::vector<CompatibilityVerdict> verdicts;
};
[[nodiscard]] SideEnvironment environmentOf(const ComparedRun& run);

} // namespace faultline
