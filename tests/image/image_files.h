// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace faultline::test {

/// The bytes of tests/data/images/<name>; empty if there is no such file.
inline std::vector<std::byte> imageFile(const std::string& name)
{
    std::ifstream file(std::string(FAULTLINE_TESTS_DIR "/data/images/") + name, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    const auto* begin = reinterpret_cast<const std::byte*>(text.data());
    return {begin, begin + text.size()};
}

/// A file's name as GoogleTest takes names: "plain_jpg".
inline std::string wordOf(std::string name)
{
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
}

} // namespace faultline::test
