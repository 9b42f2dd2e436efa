// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"

#include <string>
#include <string_view>

namespace faultline {

/// Reads one configuration or label map by itself, with the reader of `readerId` or, if that is
/// empty, the one that owns it. nullptr if there is none, or it can make nothing of it.
[[nodiscard]] ConfigDocumentPtr readConfigFile(const std::string& path,
                                               std::string_view readerId = {});

} // namespace faultline
