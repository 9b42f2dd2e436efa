// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/remote/transport.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace faultline::remote {

/// What a program wrote to standard output, if it ended well within the time. It is found by PATH
/// and run without a shell, with nothing on standard input; it is killed when the time is over or
/// nobody wants it any more.
[[nodiscard]] std::optional<std::string> outputOf(const std::vector<std::string>& command,
                                                  std::chrono::milliseconds atMost,
                                                  const IsUnwanted& isUnwanted);

} // namespace faultline::remote
