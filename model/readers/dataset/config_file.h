// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/result.h"
#include "model/readers/format_reader.h"

#include <string>
#include <string_view>

namespace faultline {

/// Reads one configuration or label map by itself, with the reader of `readerId` or, if that is
/// empty, the one that owns it. nullptr if there is none, or it can make nothing of it.
[[nodiscard]] ConfigDocumentPtr readConfigFile(const std::string& path,
                                               std::string_view readerId = {});

/// Reads one configuration with the given reader, without a case around it. Fails if the file
/// cannot be read; nullptr if it holds nothing of that kind.
[[nodiscard]] Result<ConfigDocumentPtr> readConfigFile(const std::string& path,
                                                       const FormatReader& reader);

} // namespace faultline
