// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/dataset_source.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What the samples of the Object Detection API have where a path of the user's belongs.
inline constexpr std::string_view kPathPlaceholder = "PATH_TO_BE_CONFIGURED";

/// Paths that a configuration names, as the loader found them when it read the case.
struct ConfigPaths {
    std::vector<MissingPath> missing; ///< without placeholders
    bool someAreThere = false;        ///< otherwise it is most likely one of another machine
};
[[nodiscard]] ConfigPaths configPaths(const Training& training, const ConfigDocument& config);

/// The file of the case that could stand in a field of the configuration: the label map for
/// label_map_path, records of the split for input_path. Empty: none is known.
[[nodiscard]] std::string pathForField(const Training& training, const ConfigDocument& config,
                                       std::size_t node);

} // namespace faultline
