// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/dataset_source.h"

#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// The file that a picture's name in an annotation means: `name` below DatasetSource::root. None if
/// it leads out of that folder ("../", an absolute path elsewhere, a link) and the user has not
/// allowed that. Does not check whether the file exists.
[[nodiscard]] std::optional<std::string> resolveImagePath(const DatasetSource& source,
                                                          std::string_view name);

} // namespace faultline
