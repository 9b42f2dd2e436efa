// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"
#include "app/cli_command.h"
#include "model/dataset/dataset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline::cli {

/// The first dataset at `path`, which may be a configuration that names one; --label-map and
/// --quiet are heeded. Never one without a picture.
[[nodiscard]] OrExit<DatasetPtr> openDataset(const std::string& path, unsigned threads,
                                             const Arguments& arguments);

/// The split of a name; without one that of training, if there are several. `command`: who asks.
[[nodiscard]] OrExit<std::optional<std::uint8_t>> splitOf(std::string_view command,
                                                          const Dataset& dataset,
                                                          const std::optional<std::string>& name);

} // namespace faultline::cli
