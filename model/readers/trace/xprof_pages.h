// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <cstdint>
#include <memory>
#include <string_view>

namespace faultline::trace {

/// What a page of results gave: steps with their breakdown, input stages, statements as remarks.
struct PageResult {
    std::shared_ptr<TraceProfile> profile;
    std::uint64_t otherSteps = 0; ///< of a kind that is not read
    bool isDamaged = false;       ///< something was no message; what came before is read
};

/// OverviewPage or InputPipelineAnalysisResult of overview_page.proto and input_pipeline.proto; the
/// two are told apart by their fields.
[[nodiscard]] PageResult readXProfMessage(std::string_view bytes);

/// The tables that the older tools wrote as JSON for Google's chart library.
[[nodiscard]] PageResult readXProfTables(std::string_view text);

} // namespace faultline::trace
