// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// What Weights & Biases writes beside a run, "wandb" (docs/formats/wandb.md): the history becomes
/// a run, system metrics a hardware log, the console a log, settings a configuration.
[[nodiscard]] std::unique_ptr<const FormatReader> makeWandbReader();

} // namespace faultline
