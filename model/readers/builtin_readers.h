// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>
#include <span>
#include <string_view>

namespace faultline {

/// Every format that ships, surest way of detection first. Built once, immutable.
[[nodiscard]] std::span<const std::unique_ptr<const FormatReader>> builtinReaders();

/// The reader that owns a file, or nullptr.
[[nodiscard]] const FormatReader* readerFor(std::string_view fileName,
                                            std::span<const std::byte> head);

} // namespace faultline
