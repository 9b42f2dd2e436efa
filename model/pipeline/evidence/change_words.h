// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/evidence/what_if.h"

namespace faultline::pipeline {

/// What limits a training, as part of a sentence: "the GPU".
[[nodiscard]] Text limitName(Bottleneck bottleneck, bool hasNoGpu);

/// "1.4 GB", "30 MB": decimal, as files and disks are sold.
[[nodiscard]] Text sizeText(double bytes);

/// "8 workers instead of 2", "JPEG decoded at 0.5 of its size".
[[nodiscard]] Text changeText(const Setting& present, std::string_view key, std::string_view value);

/// "8 workers instead of 2: 3.1 times as fast [2.6 to 3.3], then the GPU is the limit; needs 1.4 GB
/// more memory, 0.3 GB of it in /dev/shm".
[[nodiscard]] Text sentenceOf(const InferredPipeline& inferred, const WhatIf& change);

} // namespace faultline::pipeline
