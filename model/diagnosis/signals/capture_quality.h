// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <vector>

namespace faultline {

/// Something that a profile, a hardware log or a clock lacks, so that rules cannot judge by it.
struct CaptureFlaw {
    Severity severity = Severity::Info;
    Text title;
    Text explanation;
    Evidence evidence;
    Fix fix; ///< how to record it again
};

/// Limits of captureFlaws().
struct CaptureLimits {
    double warmUpSteps = 20.0;   ///< a profile of the first steps shows compilation and autotuning
    double sampleSeconds = 30.0; ///< rarer samples miss what lasts less than five of them
    double clockSeconds = 2.0;   ///< that the clocks of two artifacts may differ by
};

/// In the order of the artifacts:
/// - profiles of nothing but the first steps, without step markers, or without kernels;
/// - hardware logs with samples too rare;
/// - artifacts whose clock is wrong by more than zones explain.
[[nodiscard]] std::vector<CaptureFlaw> captureFlaws(const Training& training,
                                                    const CaptureLimits& limits);

} // namespace faultline
