// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/tfrecord/shard_files.h"

#include "model/core/ascii.h"
#include "model/core/location.h"
#include "model/io/file_tree.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

bool areDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

/// "-00003-of-00100" at the end.
bool endsWithShardNumber(std::string_view name)
{
    const std::size_t of = name.rfind("-of-");
    if (of == std::string_view::npos || !areDigits(name.substr(of + 4)))
        return false;
    const std::size_t dash = name.substr(0, of).rfind('-');
    return dash != std::string_view::npos && areDigits(name.substr(dash + 1, of - dash - 1));
}

void collectShards(const std::string& folder, std::vector<std::string>& into)
{
    for (const std::string& name : filesBelow(folder)) {
        if (isShardName(nameOfLocation(name)))
            into.push_back(joinedLocation(folder, name));
    }
}

} // namespace

bool isShardName(std::string_view fileName)
{
    std::string name = lowerAscii(fileName);
    if (name.ends_with(".gz"))
        name.resize(name.size() - 3);
    constexpr std::array<std::string_view, 4> kEndings{".record", ".records", ".tfrecord",
                                                       ".tfrecords"};
    return endsWithShardNumber(name)
           || std::any_of(kEndings.begin(), kEndings.end(),
                          [&name](std::string_view ending) { return name.ends_with(ending); });
}

std::vector<std::string> shardFiles(const std::vector<std::string>& paths)
{
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        if (!isFolderAt(path)) {
            files.push_back(path);
            continue;
        }
        std::vector<std::string> below;
        collectShards(path, below);
        std::sort(below.begin(), below.end());
        files.insert(files.end(), below.begin(), below.end());
    }
    return files;
}

} // namespace faultline
