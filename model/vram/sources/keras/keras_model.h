// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/sources/file_model.h"

#include <string>
#include <string_view>

namespace faultline::vram {

/// A model as model.to_json() of Keras writes it: a file, or the text of an event log's tag
/// "keras". Its loss is not in it, and so is not planned. `origin` names it in messages.
[[nodiscard]] Result<FileModelPtr> modelFromKeras(std::string_view json, std::string origin);

} // namespace faultline::vram
