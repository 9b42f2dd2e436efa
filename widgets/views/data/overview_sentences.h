// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/defects/defect.h"
#include "model/dataset/statistics/dataset_statistics.h"
#include "model/dataset/statistics/decode_cost.h"

#include <QString>

namespace faultline::ui {

/// "49 images with 99 boxes of 3 classes. The median box size is 60 px."
[[nodiscard]] QString datasetSentence(const DatasetStatistics& statistics);
/// What is wrong, as rich text with a link to the defects; says it too if nothing is.
[[nodiscard]] QString defectVerdict(const DefectReport& defects);
/// "fixed 300 × 300", "short side 800, at most 1,333".
[[nodiscard]] QString resizerName(const ResizerGeometry& resizer);

/// What reading and decoding a picture takes on this machine.
[[nodiscard]] QString decodeSentence(const DecodeCost& cost);

} // namespace faultline::ui
