// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <string_view>
#include <vector>

namespace faultline::trace {

/// Stages of the input pipeline by name, by self time. Self time is what is left of an event
/// without the events of the pipeline that it encloses on its thread: the stage with the most is
/// the one to speed up (XProf's tf.data analysis follows the blocking iterators the same way).
[[nodiscard]] std::vector<InputStageTotal> inputStageTotals(const TraceProfile& profile);

/// Whether the name of an event is that of a tf.data iterator or of a DataLoader.
[[nodiscard]] bool isInputEvent(std::string_view name);

} // namespace faultline::trace
