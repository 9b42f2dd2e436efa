// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/sources/file_model.h"

#include <string>
#include <vector>

namespace faultline::vram {

/// A file's network, told in the language of the architecture data (docs/vram/architectures.md):
/// one module that uses those of resources/architectures, so that each block has one definition.
struct ModuleModelParts {
    ArchitectureInfo info;
    TrainingSetup setup;
    std::vector<Text> remarks;
    std::string origin;           ///< path of the file, for messages
    std::string modules;          ///< JSON object: names to modules
    std::string module;           ///< the one that is the network
    std::int64_t sizeDivisor = 1; ///< image sides are padded to a multiple of it
};

/// Fails when the modules cannot be read.
[[nodiscard]] Result<FileModelPtr> makeModuleModel(ModuleModelParts parts);

} // namespace faultline::vram
