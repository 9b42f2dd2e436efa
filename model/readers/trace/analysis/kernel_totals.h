// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/trace/analysis/analysis_input.h"

#include <string_view>
#include <vector>

namespace faultline::trace {

/// Kernels and collectives by name, longest first; memory: one row a name.
[[nodiscard]] std::vector<KernelTotal> kernelTotals(const TraceProfile& profile,
                                                    const AnalysisInput& input);

/// Whether a kernel of this name runs on tensor cores: instruction shapes and libraries that
/// occur in no other kernel.
[[nodiscard]] bool usesTensorCores(std::string_view kernel);
/// Whether it is a convolution or matrix product, by its name or that of the operator.
[[nodiscard]] bool isTensorCoreEligible(std::string_view kernel, std::string_view op);

} // namespace faultline::trace
