// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"
#include "model/pipeline/setting.h"
#include "model/pipeline/traps.h"

#include <vector>

namespace faultline::pipeline {

/// Traps that no simulation shows, where the files of a training name them:
///   "python-lock"   parallel calls of tf.data that run Python (a trace names the operation)
///   "cpu-quota"     a control group allows fewer cores than there are (the recorder saw it)
///   "large-jpeg"    JPEGs at least twice as large as what is trained with (dataset, and resizer or
///                   image size of the configuration)
///   "last-batch"    a smaller last batch that XLA compiles anew (both stated)
[[nodiscard]] std::vector<Trap> evidenceTraps(const Training& training, const Setting& setting);

} // namespace faultline::pipeline
