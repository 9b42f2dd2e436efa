// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/dataset/defects/defect.h"

#include <cstdint>
#include <span>
#include <string>

namespace faultline {

/// Rows of a report as CSV (RFC 4180) with a header line: code, defect, severity, split, record,
/// picture, box (from 1), class, reason. English, for programs and colleagues.
[[nodiscard]] std::string defectsAsCsv(const Dataset& dataset, const DefectReport& report,
                                       std::span<const std::uint32_t> rows);

/// Dataset::recordId() of the pictures of these rows, each once, a line each, in the order of the
/// dataset. Of kinds that do not ask for it (DefectKind::dropsPicture) only if `allKinds`.
[[nodiscard]] std::string recordsToDrop(const Dataset& dataset, const DefectReport& report,
                                        std::span<const std::uint32_t> rows, bool allKinds);

/// Writes a file whole or not at all.
[[nodiscard]] Result<void> saveText(const std::string& path, const std::string& text);

} // namespace faultline
