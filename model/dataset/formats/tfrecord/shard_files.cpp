// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/tfrecord/shard_files.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr int kMaxDepth = 8;

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
    std::error_code error;
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied,
                                        error);
    for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
        if (it.depth() >= kMaxDepth)
            it.disable_recursion_pending();
        std::error_code ignored;
        if (it->is_regular_file(ignored) && isShardName(it->path().filename().string()))
            into.push_back(it->path().string());
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
        std::error_code error;
        if (!fs::is_directory(path, error)) {
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
