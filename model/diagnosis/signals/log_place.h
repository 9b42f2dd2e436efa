// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace faultline {

/// A count that a line prints, with the whole if it says that: "3/90", "3 of 90", "3".
struct PrintedCount {
    double done = 0.0;
    std::optional<double> whole;
};

/// What a line of a console says of the place in a training. Made of the words that trainers of all
/// kinds print, not of the forms of single ones: readers keep the numbers of a line, this keeps how
/// many there are to come.
struct LogPlace {
    std::optional<PrintedCount> epoch; ///< "Epoch 3/90", "[3/90]" behind the word, "epoch=3"
    std::optional<PrintedCount> step;  ///< "Iter [50/8000]", "step 3 of 90"; the place in the epoch
                                       ///< where the line names an epoch as well
    std::optional<PrintedCount> bar;   ///< " 44%|####      | 88/200 [00:41<00:52, 2.1it/s]"
    std::optional<double> kimg;        ///< thousands of images: StyleGAN counts by them

    [[nodiscard]] bool isEmpty() const { return !epoch && !step && !bar && !kimg; }
};

/// What stands behind a word for an evaluation, a checkpoint or the best so far is left out. Looks
/// at the first 512 characters.
[[nodiscard]] LogPlace logPlaceOf(std::string_view line);

/// "{'lr': 0.02, 'steps': 400}", "Namespace(lr=0.02, steps=400)": settings in one line, whose
/// counts are no places. In small letters.
[[nodiscard]] bool isSettingsLine(std::string_view lower);

} // namespace faultline
