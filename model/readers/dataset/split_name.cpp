// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/split_name.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kWords{{
    {"train", "train"},
    {"training", "train"},
    {"val", "val"},
    {"valid", "val"},
    {"validation", "val"},
    {"validate", "val"},
    {"test", "test"},
    {"testing", "test"},
    {"eval", "eval"},
    {"evaluation", "eval"},
    {"evaluate", "eval"},
    {"trainval", "trainval"},
    {"minival", "minival"},
    {"testdev", "test-dev"},
    {"unlabeled", "unlabeled"},
}};

/// Takes "-00003-of-00010" out of a name.
std::string withoutShard(std::string_view name)
{
    for (std::size_t at = name.find("-of-"); at != std::string_view::npos;
         at = name.find("-of-", at + 1)) {
        std::size_t begin = at;
        while (begin > 0 && isDigit(name[begin - 1]))
            --begin;
        std::size_t end = at + 4;
        while (end < name.size() && isDigit(name[end]))
            ++end;
        if (begin == at || end == at + 4)
            continue;
        if (begin > 0 && (name[begin - 1] == '-' || name[begin - 1] == '_'))
            --begin;
        return std::string(name.substr(0, begin)) + std::string(name.substr(end));
    }
    return std::string(name);
}

} // namespace

SplitName splitNameOf(std::string_view name)
{
    SplitName found{.split = {}, .rest = withoutShard(name)};
    const std::string& text = found.rest;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isLetter(text[end]))
            ++end;
        const std::string word = lowerAscii(std::string_view(text).substr(at, end - at));
        const auto* known = std::find_if(kWords.begin(), kWords.end(),
                                         [&word](const auto& one) { return one.first == word; });
        if (known != kWords.end()) {
            found.split = known->second;
            found.rest.erase(at, end - at);
            break;
        }
        at = std::max(end, at + 1);
    }
    return found;
}

bool isSplitFolder(std::string_view name)
{
    const SplitName parts = splitNameOf(name);
    return !parts.split.empty()
           && std::all_of(parts.rest.begin(), parts.rest.end(), [](char c) { return isDigit(c); });
}

} // namespace faultline
