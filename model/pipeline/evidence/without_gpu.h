// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

namespace faultline::pipeline {

/// Whether the training says that it computes on the processor, and nothing shows a GPU at work.
/// Private to this folder.
[[nodiscard]] bool runsWithoutGpu(const Training& training);

} // namespace faultline::pipeline
