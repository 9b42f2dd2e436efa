// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli_arguments.h"
#include "app/cli_command.h"
#include "model/core/config_document.h"

#include <string_view>

namespace faultline::cli {

/// `dataset PATH --shard I/N --partial FILE`: counts and judges one shard of a dataset. `config`
/// may be null.
[[nodiscard]] ExitCode writeDatasetPartial(std::string_view command, const Arguments& arguments,
                                           const ConfigDocumentPtr& config, unsigned threads);

} // namespace faultline::cli
