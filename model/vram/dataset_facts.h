// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <vector>

namespace faultline::vram {

/// Pictures of one size, as they are stored.
struct PictureSize {
    std::int64_t width = 0; ///< pixels, > 0
    std::int64_t height = 0;
    std::int64_t pictures = 0;
};

/// What of a dataset decides how much memory a training step takes. Of the part that is trained.
struct DatasetFacts {
    std::int64_t pictures = 0;
    std::int64_t boxesPerImage = 0; ///< 99 of 100 pictures have no more
    std::int64_t mostBoxes = 0;
    std::vector<PictureSize> sizes; ///< each once; without those that are not known
};

/// What a trainer makes of pictures and boxes before the network sees them.
struct InputRule {
    /// The short side becomes minSide unless the long one would pass maxSide then; 0: every
    /// picture becomes of the size that the setup says.
    std::int64_t minSide = 0;
    std::int64_t maxSide = 0;
    std::int64_t multiple = 1; ///< sides are padded to a multiple of it
    std::int64_t boxLimit = 0; ///< more boxes of a picture are left out; 0: none are
    bool padsBoxes = false;    ///< every picture takes memory for boxLimit boxes
};

/// The rule of a pipeline.config of the Object Detection API.
[[nodiscard]] InputRule inputRuleOf(const ConfigDocument& config);
/// The rule of a code base for a complete setup: those of the R-CNN kind keep the shape of
/// pictures within the sides of a setup that is no square.
[[nodiscard]] InputRule inputRuleOf(const TrainingSetup& setup);

/// The complete setup with the boxes and the size that 99 of 100 pictures stay within. The size is
/// that of batches of pictures that all lie or all stand, as trainers group them: of a batch of one
/// the area counts, of more the long and the short sides apart, because they are padded to the
/// largest. What the facts do not tell stays.
[[nodiscard]] TrainingSetup withDataset(TrainingSetup setup, const InputRule& rule,
                                        const DatasetFacts& facts);

} // namespace faultline::vram
