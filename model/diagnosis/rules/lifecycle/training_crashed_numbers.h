// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/training/training.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace faultline::rules::training_crashed {

/// Of a crash of the family "numbers": names why a number was not finite at the end of the run, as
/// far as the last losses tell: they had exploded, or they were ordinary.
void nameReasonOfNumber(const Training& training, std::string_view family,
                        std::optional<std::int64_t> step, Finding& finding);

} // namespace faultline::rules::training_crashed
