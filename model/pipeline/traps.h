// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/pipeline/buffers.h"
#include "model/pipeline/costs.h"
#include "model/pipeline/setting.h"
#include "model/pipeline/simulate.h"

#include <string_view>
#include <vector>

namespace faultline::pipeline {

/// A setting that is known to go wrong, whether or not it does here.
struct Trap {
    std::string_view id; ///< kebab-case: "shared-memory"
    Text title;          ///< its name
    Text detail;         ///< what happens here, with numbers, and what to do
};

/// The traps that a setting is in.
[[nodiscard]] std::vector<Trap> trapsOf(const Setting& setting, const Costs& costs,
                                        const Simulation& simulated, const BufferBytes& bytes);

} // namespace faultline::pipeline
