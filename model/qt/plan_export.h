// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_plan.h"

#include <QString>

#include <string>

namespace faultline {

/// The plan in lines of text, for an issue or a message: verdict, setup, components, what was
/// assumed. In the user's language.
[[nodiscard]] QString planAsText(const VramPlan& plan);

// CSV files: headers and ids in English, numbers without grouping, sizes in bytes.

[[nodiscard]] std::string componentsAsCsv(const VramPlan& plan);
[[nodiscard]] std::string layersAsCsv(const VramPlan& plan);
[[nodiscard]] std::string sweepsAsCsv(const PlanSweeps& sweeps);

} // namespace faultline
