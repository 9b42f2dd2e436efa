// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/evidence/infer.h"

#include <string_view>

namespace faultline::pipeline {

/// Takes what a user says that a pipeline is, one of settingKeys(): a cost in place of what was
/// measured, with its spread, or where nothing was. It is listed as given. A measured speed no
/// longer holds where the time of work or steps that it came with is replaced; a refusal ends with
/// what was missing. Fails as set() does.
[[nodiscard]] Result<void> takeGiven(InferredPipeline& known, std::string_view key,
                                     std::string_view value);

/// "work_ms" or "element_ms", which say the same.
[[nodiscard]] bool isWorkKey(std::string_view key);

/// Lists a key as the user's, at what `setting` has; the work has one row by whichever name.
void listGiven(std::vector<Input>& inputs, const Setting& setting, std::string_view key);

/// What a simulation cannot do without, and how to bring it; empty: nothing.
[[nodiscard]] Text whatIsMissing(const InferredPipeline& known);

} // namespace faultline::pipeline
