// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// In what sense a version was found.
enum class VersionRole : std::uint8_t {
    Installed, ///< a package list says so
    Required,  ///< a Dockerfile or requirements line asks for it
    Runtime,   ///< the running program said so
    BuiltWith, ///< what the running program was compiled against
    Supported, ///< the newest that the driver supports
};
[[nodiscard]] std::string_view toString(VersionRole role);

/// One thing known of the software or machine.
struct EnvironmentFact {
    std::string component; ///< canonical: "python", "torch", "tensorflow", "cuda", "cudnn",
                           ///< "nvidia-driver", "gpu", "os", "base-image", or a package name
    std::string version;   ///< or value, as written: "2.1.0+cu118", "Tesla T4"
    VersionRole role = VersionRole::Installed;
    std::uint32_t line = 0; ///< 1-based line of the file; 0: not from a line
    std::string detail;     ///< e.g. the channel, the requirement's operator, the missing library
};

enum class EnvironmentSource : std::uint8_t {
    PipFreeze,
    CondaList,
    CollectEnv,
    NvidiaSmi,
    Dockerfile,
    Requirements,
    Console,
    Recorder,
};
[[nodiscard]] std::string_view toString(EnvironmentSource source);

/// What one file says about the software and machine of a run. Immutable once read.
struct Environment : Artifact {
    EnvironmentSource source = EnvironmentSource::PipFreeze;
    std::vector<EnvironmentFact> facts; ///< in the order of the file

    /// First fact about a component in the given role, or nullptr.
    [[nodiscard]] const EnvironmentFact* find(std::string_view component) const;
    [[nodiscard]] const EnvironmentFact* find(std::string_view component, VersionRole role) const;
};

using EnvironmentPtr = std::shared_ptr<const Environment>;

} // namespace faultline
