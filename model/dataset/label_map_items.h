// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/import_issue.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Whether a path is that of a label map: .pbtxt (text, or binary as the trainer allows), .pbmm,
/// .pb. A data.yaml and lists of names are of the readers that use them.
[[nodiscard]] bool isLabelMapPath(std::string_view path);

/// The items of a label map in text or binary form. What is wrong with it goes to `issues`; a file
/// that cannot be read gives no items.
[[nodiscard]] std::vector<LabelMapItem> readLabelMapItems(const std::string& path,
                                                          ImportLog& issues);

} // namespace faultline
