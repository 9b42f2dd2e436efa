// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/name_match.h"

#include "model/core/ascii.h"
#include "model/core/edit_distance.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace faultline::vram {

Text suggestion(std::string_view written, std::span<const std::string_view> names)
{
    constexpr std::size_t kLongest = 64;
    constexpr std::size_t kMost = 3;
    const std::string asked = lowerAscii(written.substr(0, kLongest));
    const std::size_t allowed = std::max<std::size_t>(2, asked.size() / 3);
    std::vector<std::pair<std::size_t, std::string_view>> near;
    for (const std::string_view name : names) {
        const std::size_t distance = editDistance(asked, lowerAscii(name.substr(0, kLongest)));
        if (distance <= allowed)
            near.emplace_back(distance, name);
    }
    std::sort(near.begin(), near.end());
    near.resize(std::min(near.size(), kMost));
    static constexpr std::array<Translatable, kMost> kQuestions{
        FAULTLINE_TR_NOOP("Errors", "; did you mean %1"),
        FAULTLINE_TR_NOOP("Errors", "; did you mean %1 or %2"),
        FAULTLINE_TR_NOOP("Errors", "; did you mean %1, %2 or %3")};
    if (near.empty())
        return {};
    Text question = kQuestions[near.size() - 1];
    for (const auto& [distance, name] : near)
        question.arguments.emplace_back(std::string(name));
    return question;
}

} // namespace faultline::vram
