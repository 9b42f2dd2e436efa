// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <string>
#include <vector>

namespace faultline {

/// "the input size", "the version of torch": a change as the subject of a sentence.
[[nodiscard]] Text changeSubject(const RunChange& change);

/// "the batch size and the learning rate": several that act as one, each subject once.
[[nodiscard]] Text changeSubject(const std::vector<const RunChange*>& changes);

/// "640 -> 1024": was and is, for people; empty where a side has none.
[[nodiscard]] std::string changeValueText(const ChangeValue& value);

} // namespace faultline
