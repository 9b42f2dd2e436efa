// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/bar_state.h"

#include "model/core/ascii.h"
#include "model/core/decimal.h"

#include <algorithm>
#include <array>
#include <string>

namespace faultline {

namespace {

constexpr std::array<std::string_view, 8> kOtherWork{"val",   "eval", "test",     "predict",
                                                     "infer", "map",  "download", "loading"};

std::optional<double> takeNumber(std::string_view& text)
{
    text = trimmedStart(text, " ");
    return takeDecimal(text);
}

bool takeCharacter(std::string_view& text, char character)
{
    text = trimmedStart(text, " ");
    if (!text.starts_with(character))
        return false;
    text.remove_prefix(1);
    return true;
}

/// "41", "02:41", "1:02:41".
std::optional<double> takeClock(std::string_view& text)
{
    constexpr double kSixty = 60.0;
    std::optional<double> seconds = takeNumber(text);
    while (seconds && text.starts_with(":")) {
        text.remove_prefix(1);
        const std::optional<double> part = takeNumber(text);
        if (!part)
            return std::nullopt;
        seconds = *seconds * kSixty + *part;
    }
    return seconds;
}

/// "2.1it/s", "3.4s/it": seconds per step; 0 where there is none yet.
double takeSecondsPerStep(std::string_view text)
{
    const std::optional<double> value = takeNumber(text);
    if (!value || !(*value > 0.0))
        return 0.0;
    if (text.starts_with("s/"))
        return *value;
    const std::size_t unit = text.find("/s");
    constexpr std::size_t kLongestUnit = 8; // "samples", "batch", "it"
    return unit != std::string_view::npos && unit <= kLongestUnit ? 1.0 / *value : 0.0;
}

} // namespace

std::optional<BarState> barStateOf(std::string_view text)
{
    const std::size_t percent = text.find("%|");
    const std::size_t bar =
        percent == std::string_view::npos ? percent : text.find('|', percent + 2);
    if (bar == std::string_view::npos)
        return std::nullopt;
    const std::string head = lowerAscii(text.substr(0, percent));
    const auto isIn = [&head](std::string_view word) { return contains(head, word); };
    if (std::any_of(kOtherWork.begin(), kOtherWork.end(), isIn))
        return std::nullopt;
    std::string_view rest = text.substr(bar + 1);
    const std::optional<double> done = takeNumber(rest);
    if (!done || !takeCharacter(rest, '/'))
        return std::nullopt;
    const std::optional<double> whole = takeNumber(rest);
    if (!whole || !(*whole >= *done) || !takeCharacter(rest, '['))
        return std::nullopt;
    const std::optional<double> seconds = takeClock(rest);
    const std::size_t comma = rest.find(',');
    if (!seconds || !rest.starts_with("<"))
        return std::nullopt;
    BarState state{.done = *done, .whole = *whole, .seconds = *seconds};
    if (comma != std::string_view::npos)
        state.secondsPerStep = takeSecondsPerStep(rest.substr(comma + 1));
    return state;
}

} // namespace faultline
