// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"

namespace faultline::augment {

/// The pipeline as in the last `close_mosaic` epochs: steps that mix pictures are switched off.
/// Pipelines of other libraries stay as they are.
[[nodiscard]] Pipeline withoutMixing(Pipeline pipeline);

} // namespace faultline::augment
