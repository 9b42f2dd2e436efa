// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <optional>
#include <string_view>

namespace faultline {

/// "Epoch 2:  44%|####   | 88/200 [00:41<00:52,  2.1it/s, loss=0.4]": a state of a bar of tqdm.
/// Nothing for bars of evaluations and downloads, shortened counts ("1.2k/50k") and bytes.
[[nodiscard]] std::optional<BarState> barStateOf(std::string_view text);

} // namespace faultline
