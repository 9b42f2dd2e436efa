// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"

#include <memory>
#include <span>

namespace faultline {

/// Every rule that ships, in catalogue order. Built once, immutable.
[[nodiscard]] std::span<const std::unique_ptr<const Rule>> builtinRules();

} // namespace faultline
