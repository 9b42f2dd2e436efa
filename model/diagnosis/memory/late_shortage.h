// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/crash.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faultline {

/// Something that changes what a step needs, from one step to another.
struct MemoryVariation {
    enum class Kind : std::uint8_t {
        ImageShape, ///< images keep their shape and are not padded; several scales
        BoxCount,   ///< the boxes of an image are not padded
        Evaluation, ///< an evaluation runs in the same process
        Retracing,  ///< a function is compiled for shape after shape
    };
    Kind kind = Kind::ImageShape;
    Evidence evidence;
    std::string path;  ///< of the configuration's field; empty: none
    std::string value; ///< that ends the variation
};

/// GPU memory that ran out although many steps had fitted (rule V06).
struct LateShortage {
    std::int64_t steps = 0; ///< that had gone well in this session
    std::vector<MemoryVariation> variations;
};

/// Nothing if it ran out within `fewestSteps`, if the log and the events do not tell, if its pieces
/// explain the end, or if memory had grown all the time.
[[nodiscard]] std::optional<LateShortage> lateShortage(const Training& training, const Crash& crash,
                                                       std::int64_t fewestSteps = 50);

} // namespace faultline
