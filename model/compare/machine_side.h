// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/match.h"

#include <optional>
#include <string_view>

namespace faultline {

/// A machine type of a cloud ("a2-highgpu-1g") as a side of a comparison of environments: its GPUs,
/// cores and memory, as a recorder would find them there. Nothing if there is none of that name.
[[nodiscard]] std::optional<ComparedCase> caseOfMachine(std::string_view name);

} // namespace faultline
