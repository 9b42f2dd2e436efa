// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/dataset/picture_folders.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline {

// What a search for datasets looks at in a file, so that it need not read it.

/// Bytes of a file that say what it is; of a JSON more are needed.
inline constexpr std::size_t kHeadBytes = 4096;
inline constexpr std::size_t kLongHeadBytes = std::size_t{64} << 10;
/// Names of pictures that are searched for below the sources.
inline constexpr std::size_t kSearchedNames = 16;

/// The first bytes, unpacked; empty if the file cannot be opened.
[[nodiscard]] std::string readHead(const std::string& path, std::size_t bytes);
/// The last kLongHeadBytes, as they are.
[[nodiscard]] std::string readTail(const std::string& path);

/// Whether a file is a list of pictures that belongs to a Pascal VOC folder.
[[nodiscard]] bool isImageSet(std::string_view path);
/// Split and path of the lists that say which annotations of a VOC folder a split has: not those of
/// one class.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> imageSetsOf(
    const std::string& annotations);

/// Pictures that the first rows of a table of boxes name.
[[nodiscard]] PictureFolders::Names picturesOfTable(std::string_view head);

} // namespace faultline
