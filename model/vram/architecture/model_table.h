// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/expansion.h"
#include "model/vram/architecture/setup_values.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// A model of a zoo: a module with its parameters, and how it is trained.
struct ModelRow {
    std::string name;
    std::string family;
    std::string framework;
    std::vector<std::string> otherNames;
    std::string file;
    std::string module;
    std::vector<NamedValue> arguments;
    SetupValues setup;
};

/// The rows of a file of resources/architectures/models, one for every combination of "each".
/// Rows that cannot be read are left out and reported in `errors`.
[[nodiscard]] std::vector<ModelRow> readModels(const std::string& path, std::string_view text,
                                               std::vector<Error>& errors);

} // namespace faultline::vram
