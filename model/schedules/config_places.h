// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/schedules/planned_schedule.h"

#include <string>
#include <string_view>

namespace faultline {

/// Where a parameter of a plan stands in the configuration that it was read from, as
/// ConfigDocument::path(), whether or not it is written there; empty if it is no field of that file
/// (the batches of an epoch follow from the dataset).
[[nodiscard]] std::string configPathOf(const PlannedSchedule& plan, const ConfigDocument& config,
                                       std::string_view parameter);

/// Whether a parameter follows from the dataset or what was logged, in every framework.
[[nodiscard]] bool isOfDataset(std::string_view parameter);

/// A value in the language of a file: "0.004", "true" or "True", "[30, 40]".
[[nodiscard]] std::string configValueOf(const ConfigDocument& config, const nlohmann::json& value);

} // namespace faultline
