// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/printed_speed.h"

#include "model/core/ascii.h"
#include "model/diagnosis/signals/log_place.h"

#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace faultline {

namespace {

struct SpeedUnit {
    std::string_view text;
    double scale = 1.0;  ///< seconds
    bool isRate = false; ///< steps per second
};

/// Longer ones in front of those that they end with.
constexpr std::array<SpeedUnit, 17> kUnits{{{"ms/batch", 1e-3},
                                            {"ms/step", 1e-3},
                                            {"us/step", 1e-6},
                                            {"sec/step", 1.0},
                                            {"seconds/step", 1.0},
                                            {"s/step", 1.0},
                                            {"ms/it", 1e-3},
                                            {"sec/it", 1.0},
                                            {"s/it", 1.0},
                                            {"s/batch", 1.0},
                                            {"it/s", 1.0, true},
                                            {"iter/s", 1.0, true},
                                            {"iters/s", 1.0, true},
                                            {"steps/s", 1.0, true},
                                            {"step/s", 1.0, true},
                                            {"batches/s", 1.0, true},
                                            {"batch/s", 1.0, true}}};

constexpr std::array<std::string_view, 8> kOtherWork{"valid", "eval",     "testing", "predict",
                                                     "map:",  "download", "loading", "baseline"};

/// The number that ends in front of `end`, blanks skipped.
std::optional<double> numberBefore(std::string_view text, std::size_t end)
{
    while (end > 0 && isBlank(text[end - 1]))
        --end;
    std::size_t begin = end;
    while (begin > 0 && (isDigit(text[begin - 1]) || text[begin - 1] == '.'))
        --begin;
    double value = 0.0;
    const auto read = std::from_chars(text.data() + begin, text.data() + end, value);
    // "lr=1.5e-03": the digits are an exponent.
    const bool isPartOfMore =
        begin > 0 && (isWordCharacter(text[begin - 1]) || text[begin - 1] == '-');
    if (begin == end || isPartOfMore || read.ec != std::errc() || read.ptr != text.data() + end)
        return std::nullopt;
    return value;
}

/// The number behind a name and its sign: "sec/step=0.02".
std::optional<double> numberBehind(std::string_view text)
{
    if (text.empty() || (text.front() != '=' && text.front() != ':'))
        return std::nullopt;
    text.remove_prefix(1);
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    double value = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

/// The number behind a blank.
std::optional<double> numberNext(std::string_view text)
{
    if (text.empty() || !isBlank(text.front()))
        return std::nullopt;
    text = trimmedStart(text, " ");
    double value = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<double> secondsPerStepIn(std::string_view text)
{
    const std::string lower = lowerAscii(text);
    for (const SpeedUnit& unit : kUnits) {
        const std::size_t at = lower.find(unit.text);
        if (at == std::string::npos)
            continue;
        std::optional<double> value =
            numberBehind(std::string_view(lower).substr(at + unit.text.size()));
        if (!value)
            value = numberBefore(lower, at);
        if (!value) // "| ms/batch 17.70 |"
            value = numberNext(std::string_view(lower).substr(at + unit.text.size()));
        if (!value || !(*value > 0.0) || !std::isfinite(*value))
            continue;
        return unit.isRate ? 1.0 / *value : *value * unit.scale;
    }
    return std::nullopt;
}

PrintedSpeeds printedSpeeds(const Training& training)
{
    constexpr std::size_t kLineLength = 400;
    PrintedSpeeds best;
    for (const ConsoleLogPtr& log : training.logs) {
        std::map<double, std::vector<PrintedSpeed>> byLength; // 0: lines without a count
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            const std::string_view text = log->text(i).substr(0, kLineLength);
            if (text.find('/') == std::string_view::npos)
                continue;
            const std::optional<double> seconds = secondsPerStepIn(text);
            if (!seconds)
                continue;
            const std::string head = lowerAscii(text.substr(0, 24));
            bool isOther = false;
            for (const std::string_view word : kOtherWork)
                isOther = isOther || contains(head, word);
            const LogPlace place = isOther ? LogPlace() : logPlaceOf(text);
            if (isOther || (place.bar && place.bar->done < *place.bar->whole))
                continue;
            byLength[place.bar ? *place.bar->whole : 0.0].push_back(
                {.line = i, .seconds = *seconds});
        }
        for (auto& [length, speeds] : byLength) {
            if (speeds.size() > best.all.size())
                best = {.log = log.get(), .all = std::move(speeds)};
        }
    }
    return best;
}

} // namespace faultline
