// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/byte_source.h"

#include <string>

namespace faultline {

/// Opens a file again by the path of its FileReport: one on disk, or one of the built-in demo case
/// (kDemoPath before its name).
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openSource(const std::string& path);

} // namespace faultline
