// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace faultline::bench {

/// A trace in the form PyTorch writes, of about `bytes`, in the system's temporary folder: steps of
/// a DataLoader call, operators in each other, runtime calls, kernels on two streams, flow events
/// and memory samples. Deterministic. The caller removes it.
[[nodiscard]] std::string kinetoTrace(std::uint64_t bytes);

} // namespace faultline::bench
