// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/dataset/repair/repair_plan.h"

#include <optional>
#include <string>
#include <string_view>

namespace faultline::repair {

/// The bytes of a tf.Example with an edit applied. Features that the edit does not concern keep
/// their bytes; lists with an entry for each box lose those of dropped boxes, whatever they are
/// called. None if the bytes are no tf.Example, or its lists of boxes are of unequal length: then
/// nothing can be said about which entry belongs to which box.
[[nodiscard]] std::optional<std::string> editExample(std::string_view example,
                                                     const ImageEdit& edit, const ImageRow& row,
                                                     std::span<const DatasetClass> classes);

} // namespace faultline::repair
