// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/training_words.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

struct TrainingWord {
    std::string_view text;
    bool mayEndName; ///< "total_loss", but not "max_epoch"
};
constexpr std::array kTrainingWords{TrainingWord{"epoch", false}, TrainingWord{"iteration", false},
                                    TrainingWord{"iter", false}, TrainingWord{"step", false},
                                    TrainingWord{"loss", true}};

/// A number, or one that is none, near the front: "=0.5", ": [ 3/90]", " nan".
bool beginsWithNumber(std::string_view text)
{
    constexpr std::size_t kMostBetween = 8;
    if (text.starts_with("=["))
        return false; // a list of settings
    const std::size_t at = text.find_first_not_of(" \t:=[(#'\"-");
    if (at == std::string_view::npos || at > kMostBetween || at == 0)
        return false;
    text.remove_prefix(at);
    return isDigit(text.front()) || equalsNoCase(text.substr(0, 3), "nan")
           || equalsNoCase(text.substr(0, 3), "inf");
}

} // namespace

bool tellsOfTraining(std::string_view line)
{
    constexpr std::size_t kSearched = 4096;
    line = line.substr(0, kSearched);
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char first = lowerAscii(line[at]);
        if (first != 'e' && first != 'i' && first != 's' && first != 'l')
            continue;
        for (const TrainingWord& word : kTrainingWords) {
            if (first != word.text.front() || line.size() - at < word.text.size()
                || !equalsNoCase(line.substr(at, word.text.size()), word.text))
                continue;
            const char before = at == 0 ? ' ' : line[at - 1];
            const bool begins = !isWordCharacter(before) && before != '-' && before != '.';
            if ((begins || word.mayEndName) && beginsWithNumber(line.substr(at + word.text.size())))
                return true;
        }
    }
    return false;
}

} // namespace faultline
