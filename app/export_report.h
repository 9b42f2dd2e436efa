// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/run.h"
#include "model/diagnosis/finding.h"

#include <QString>

namespace faultline::ui {

/// Writes the diagnosis of a case to a file, atomically; the kind follows the name's ending: .html,
/// .md, .json, everything else is plain text.
[[nodiscard]] Result<void> exportReport(const QString& path, const CaseData& data,
                                        const Diagnosis& diagnosis);

} // namespace faultline::ui
