// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/log_place.h"

#include "model/core/ascii.h"
#include "model/core/decimal.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace faultline {

namespace {

constexpr std::size_t kPlaceLength = 512;

/// What a line says behind one of these words is another place than that of the training: of its
/// evaluation, of what was saved or is taken up again, of the best so far.
constexpr std::array<std::string_view, 19> kOtherWords{
    "val",      "valid",   "validation", "validating", "eval",    "evaluation", "evaluating",
    "test",     "testing", "checkpoint", "ckpt",       "best",    "resume",     "resumed",
    "resuming", "restore", "loading",    "loaded",     "restored"};

constexpr std::array<std::string_view, 9> kStepWords{
    "iter", "iters", "iteration", "iterations", "step", "steps", "global_step", "update", "batch"};

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

void skip(std::string_view& text, std::string_view characters)
{
    text = trimmedStart(text, characters);
}

/// "/90", " of 90", " out of 90" at the front; what was taken is gone from `text`.
std::optional<double> takeWhole(std::string_view& text)
{
    std::string_view rest = text;
    skip(rest, " ");
    if (rest.starts_with("/"))
        rest.remove_prefix(1);
    else if (rest.starts_with("out of "))
        rest.remove_prefix(7);
    else if (rest.starts_with("of "))
        rest.remove_prefix(3);
    else
        return std::nullopt;
    skip(rest, " ");
    const std::optional<double> whole = takeDecimal(rest);
    if (!whole || *whole < 1.0)
        return std::nullopt;
    text = rest;
    return whole;
}

std::optional<PrintedCount> takePrinted(std::string_view& text)
{
    std::string_view rest = text;
    const std::optional<double> done = takeDecimal(rest);
    if (!done || (!rest.empty() && (isWordCharacter(rest.front()) || rest.front() == '%')))
        return std::nullopt;
    PrintedCount count{.done = *done, .whole = takeWhole(rest)};
    if (count.whole && count.done > *count.whole)
        return std::nullopt;
    text = rest;
    return count;
}

/// The count behind a word that counts: ": [3/90]", " 3", "(train) [3][50/7330]".
std::optional<PrintedCount> countBehind(std::string_view& text)
{
    std::string_view rest = text;
    if (rest.starts_with("(train)"))
        rest.remove_prefix(7);
    skip(rest, " \t:#=[('\"");
    if (text.size() - rest.size() > 12)
        return std::nullopt;
    std::optional<PrintedCount> count = takePrinted(rest);
    if (count)
        text = rest;
    return count;
}

/// What follows an epoch directly is the place in it: "][20/46]", "]  [ 20/46]".
std::optional<PrintedCount> placeInEpoch(std::string_view text)
{
    skip(text, "] ,\t");
    if (!text.starts_with("["))
        return std::nullopt;
    skip(text, "[ ");
    std::optional<PrintedCount> count = takePrinted(text);
    return count && count->whole ? count : std::nullopt;
}

/// "[77/7614] loss: 0.5", "[1/20][77/7614] loss: 0.5": places without a word, in front of a loss.
void takeBare(std::string_view text, LogPlace& place)
{
    skip(text, " \t");
    if (!text.starts_with("[") || !contains(text, "loss"))
        return;
    skip(text, "[ ");
    const std::optional<PrintedCount> first = takePrinted(text);
    skip(text, " ");
    if (!first || !first->whole || !text.starts_with("]"))
        return;
    if (const std::optional<PrintedCount> second = placeInEpoch(text)) {
        place.epoch = first;
        place.step = second;
    } else {
        place.step = first;
    }
}

/// " 44%|####   | 88/200 [": tqdm. Counts that it shortened ("12.3k/50k") are none.
std::optional<PrintedCount> barOf(std::string_view text)
{
    const std::size_t percent = text.find("%|");
    const std::size_t end =
        percent == std::string_view::npos ? percent : text.find('|', percent + 2);
    if (end == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = text.substr(end + 1);
    skip(rest, " ");
    std::optional<PrintedCount> count = takePrinted(rest);
    skip(rest, " ");
    return count && count->whole && rest.starts_with("[") ? count : std::nullopt;
}

/// "  1/100   2.3G   1.05": a row of Ultralytics' tables.
std::optional<PrintedCount> rowOf(std::string_view text)
{
    skip(text, " \t");
    std::optional<PrintedCount> count = takePrinted(text);
    if (!count || !count->whole)
        return std::nullopt;
    skip(text, " \t");
    const bool hasMemory = takeDecimal(text).has_value() && text.starts_with("G");
    return hasMemory ? count : std::nullopt;
}

} // namespace

LogPlace logPlaceOf(std::string_view line)
{
    const std::string lower = lowerAscii(line.substr(0, kPlaceLength));
    const std::string_view text = lower;
    LogPlace place;
    place.epoch = rowOf(line.substr(0, kPlaceLength));
    std::size_t at = 0;
    std::size_t other = text.size(); // where the line begins to tell of another place
    while (at < text.size()) {
        if (!isLetter(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && (isLetter(text[end]) || text[end] == '_'))
            ++end;
        const std::string_view word = text.substr(at, end - at);
        const char before = at == 0 ? ' ' : text[at - 1];
        at = end;
        if (isOneOf(word, kOtherWords)) {
            other = at - word.size();
            break;
        }
        if (before == '/' || isDigit(before))
            continue; // "2.1 s/step", "3epoch"
        std::string_view rest = text.substr(end);
        if (word == "epoch" && !place.epoch) {
            place.epoch = countBehind(rest);
            if (place.epoch && !place.step)
                place.step = placeInEpoch(rest);
        } else if (word == "kimg" && !place.kimg) {
            if (const auto count = countBehind(rest))
                place.kimg = count->done;
        } else if (isOneOf(word, kStepWords) && (!place.step || !place.step->whole)) {
            if (const auto count = countBehind(rest))
                place.step = count;
        }
    }
    place.bar = barOf(text.substr(0, other));
    if (place.isEmpty())
        takeBare(text.substr(0, other), place);
    return place;
}

bool isSettingsLine(std::string_view lower)
{
    constexpr std::ptrdiff_t kFewestFields = 4;
    constexpr std::array<std::string_view, 5> kBrackets{"{", "namespace(", "config(", "args(",
                                                        "dict("};
    const auto holds = [lower](std::string_view part) { return contains(lower, part); };
    // "seed=1  steps=300  batch_size=32  lr=0.008": no line of a training tells its batch size.
    const bool isPlainList = holds("batch_size") && (holds("lr") || holds("learning_rate"));
    if (!isPlainList && std::none_of(kBrackets.begin(), kBrackets.end(), holds))
        return false;
    const auto fields =
        std::count_if(lower.begin(), lower.end(), [](char c) { return c == ':' || c == '='; });
    // A dictionary of results names what was measured.
    constexpr std::array<std::string_view, 8> kResults{
        "loss\"", "loss'", "loss=", "loss:", "acc\"", "acc'", "accuracy\"", "accuracy'"};
    return fields >= kFewestFields && std::none_of(kResults.begin(), kResults.end(), holds);
}

} // namespace faultline
