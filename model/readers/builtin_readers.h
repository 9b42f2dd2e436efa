// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/folder_format.h"
#include "model/readers/format_reader.h"

#include <memory>
#include <span>
#include <string_view>

namespace faultline {

/// Every format that ships, surest way of detection first. Built once, immutable.
[[nodiscard]] std::span<const std::unique_ptr<const FormatReader>> builtinReaders();

/// Every format that is a folder. Built once, immutable.
[[nodiscard]] std::span<const std::unique_ptr<const FolderFormat>> builtinFolderFormats();

/// Bytes of a file that sniffing needs.
inline constexpr std::size_t kSniffBytes = 4096;

/// The reader that owns a file, or nullptr. `head`: unpacked (unpackedHead()); empty where only the
/// name is to decide.
[[nodiscard]] const FormatReader* readerFor(std::string_view fileName,
                                            std::span<const std::byte> head);

/// The same for a file that the user pointed at: text that no reader owns is then a console log.
[[nodiscard]] const FormatReader* readerForGivenFile(std::string_view fileName,
                                                     std::span<const std::byte> head);

/// The reader of an id, or nullptr.
/// Of a text that no format claims and that looks like a program's output.
[[nodiscard]] const FormatReader* readerOfOutput();
[[nodiscard]] const FormatReader* readerOfId(std::string_view id);

} // namespace faultline
