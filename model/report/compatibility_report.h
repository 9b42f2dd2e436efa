// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/report/json_values.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"

namespace faultline {

/// The versions of a case that do not go together, worst first, with where each was found and what
/// to install instead. Those that fit are counted in a line. Nothing if no pair is known.
void writeCompatibility(TextSink& sink, const CaseData& data, const TextStyle& style);

/// The same for programs, with those that fit: an array of {run, id, level, ...}.
[[nodiscard]] Json compatibilityJson(const CaseData& data);

} // namespace faultline
