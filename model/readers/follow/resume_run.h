// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <memory>

namespace faultline {

class RunBuilder;

/// A builder that holds what the run holds, to go on with it. The last of the run's files is its
/// current one. Reads no file; the cost is that of the run's points, so it is made for a run that
/// grows and kept.
[[nodiscard]] std::unique_ptr<RunBuilder> resumeRun(const Run& run);

} // namespace faultline
