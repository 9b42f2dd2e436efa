// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/catalogue.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// A model, and what else its name says.
struct ResolvedName {
    const ModelRow* row = nullptr;
    SetupValues values;
};

/// Finds the model that a name of a zoo or of a configuration means: its last path component,
/// without the extension; upper and lower case, hyphens and underscores are the same. An exact name
/// first, then the model with the most tokens among those whose tokens are in the name, in order,
/// and that leave only tokens over that the rules know. Folders before the name count as far as the
/// rules know them. `framework` may be empty.
///
/// Fails naming the tokens that are not known, if some model fits but for them, and the nearest
/// names.
[[nodiscard]] Result<ResolvedName> resolveName(const Catalogue& catalogue, std::string_view name,
                                               std::string_view framework);

/// "faster_rcnn_r50_fpn" of "configs/faster-rcnn_R50_fpn.py", cut at the underscores. At most 64.
[[nodiscard]] std::vector<std::string> nameTokens(std::string_view name);

} // namespace faultline::vram
