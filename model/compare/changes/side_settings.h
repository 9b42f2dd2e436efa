// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/changes/flat_config.h"
#include "model/compare/comparison.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

/// All that states settings of one side. What the command line says has its place in the files'
/// settings where they have the field; what they have not is in `command`.
struct SideSettings {
    std::vector<FlatConfig> files;
    std::optional<FlatConfig> command; ///< nothing: no recorder saw it
    std::optional<FlatConfig> console; ///< nothing: no log
};
[[nodiscard]] SideSettings settingsOf(const ComparedRun& run);

/// What both consoles print of a field of the files wins over the file: the program itself says
/// what it used.
void useWhatWasPrinted(SideSettings& a, SideSettings& b);

/// Which of the files of both sides are about the same: indices, each at most once. By kind and
/// name, and by what they state.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> pairConfigs(
    const std::vector<FlatConfig>& a, const std::vector<FlatConfig>& b);

/// The version of a framework (as tables name it) that a training ran, as far as anything says.
[[nodiscard]] std::string versionOfFramework(const Training& training, std::string_view framework);

} // namespace faultline
