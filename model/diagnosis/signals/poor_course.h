// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/signals/answer_curves.h"
#include "model/diagnosis/training/training.h"

#include <optional>

namespace faultline {

/// A curve that shows that a training does badly, whatever the reason. No proof of a cause by
/// itself: hard tasks look the same. It tells whether a setting that is unusual does harm.
struct PoorCourse {
    enum class Sign {
        NotFinite, ///< the training loss ends in NaN or infinity
        Jumps,     ///< the training loss jumps to many times what is usual
        LowScore,  ///< no evaluation scores more than next to nothing
        NoFall,    ///< the loss hardly fell
        NoRise,    ///< the return of an agent did not rise
    };
    Sign sign = Sign::NoFall;
    AnswerCurve shown;
    double from = 0.0; ///< where it began; of Jumps the usual level
    double to = 0.0;   ///< the best score, the highest value of Jumps, else where it ended
};

/// The first of these signs. Losses that oppose each other rise and fall in good trainings, too: of
/// them only NaN and jumps to a hundred times the usual size count.
[[nodiscard]] std::optional<PoorCourse> findPoorCourse(const Training& training);

} // namespace faultline
