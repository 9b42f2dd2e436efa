// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

using LabelNames = std::vector<std::pair<std::int64_t, std::string>>;

/// Ids and names of a label map (.pbtxt), a data.yaml, or a list with a name on each line (from 0).
/// Empty if the file cannot be read as what its name says.
[[nodiscard]] LabelNames readLabelNames(const std::string& path);

} // namespace faultline
