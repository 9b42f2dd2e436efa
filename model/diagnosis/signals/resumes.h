// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace faultline {

/// How an attempt went on from the one before it, by medians of up to kPoints points on either
/// side. Of attempts with few points, which are mostly means of epochs, point by point.
struct Resume {
    static constexpr std::size_t kPoints = 12;

    std::size_t attempt = 0; ///< the later one, index into Phases::attempts
    std::int64_t stepBefore = 0;
    std::int64_t stepAfter = 0;
    double lossBefore = 0.0;
    double lossAfter = 0.0;
    double lossNoise = 0.0;              ///< standard deviation of the difference of the two
    std::optional<double> lossThen = {}; ///< what an earlier attempt had at these steps
    /// Median of three; where the step went back, what had been at these steps if that is higher.
    /// Where the step went back, what had been logged at these steps if that is higher.
    std::optional<double> rateBefore = {};
    std::optional<double> rateAfter = {};
    bool beginsAnew = false;  ///< at the first steps: by intent, or for want of a checkpoint
    bool keptWeights = false; ///< the loss went on, or near to it: no new beginning
    /// The step went on, and the loss is where the training began.
    bool lostWeights = false;
    bool lostCounter = false; ///< the step went back, and the loss did not
    /// Begins anew, and its losses are those of the first attempt to the last digits: the same
    /// training once more, by nobody's intent.
    bool isSameAgain = false;
    bool rateRose = false; ///< by rateFactor(), at once, from a rate that was not rising
    bool lossRose = false; ///< beyond its noise

    [[nodiscard]] double rateFactor() const
    {
        return rateBefore && rateAfter && *rateBefore > 0.0 ? *rateAfter / *rateBefore : 1.0;
    }
};

struct Resumes {
    const Signal* loss = nullptr; ///< that was judged; null: none of the run with attempts
    const Signal* rate = nullptr;
    std::vector<Resume> all; ///< by attempt; those with too few points on a side are left out
};

/// Looks at each place where one attempt of the training's run follows another.
/// `leastFactor`: what a rate must rise by to have jumped.
[[nodiscard]] Resumes findResumes(const Training& training, double leastFactor = 1.5);

} // namespace faultline
