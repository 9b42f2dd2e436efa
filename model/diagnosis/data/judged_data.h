// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/findings/rule.h"

namespace faultline {

/// What the rules about data tell of what they looked at, whether or not they fire.

/// "pictures" and "boxes": how many were looked at in all datasets of the training.
void tellData(const Training& training, FindingSink& sink);

/// Boxes of each picture, emptiest first.
[[nodiscard]] JudgedPoints judgedBoxesPerPicture(const Dataset& dataset);

/// Boxes of each class, rarest first.
[[nodiscard]] JudgedPoints judgedClasses(const Dataset& dataset);

/// What decides a rule about one number of every box or picture: its distribution.
[[nodiscard]] JudgedPoints judgedBoxSides(const DatasetEvidence& evidence); ///< after the resizer
[[nodiscard]] JudgedPoints judgedBoxAreas(const DatasetEvidence& evidence); ///< of the picture
[[nodiscard]] JudgedPoints judgedPictureWidths(const DatasetEvidence& evidence);

} // namespace faultline
