// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/evidence/what_if.h"
#include "model/report/text_sink.h"
#include "model/report/text_style.h"

#include <vector>

namespace faultline {

/// What limits each training, from where that is known, and what would happen with other settings.
void writePipelineText(TextSink& sink, const std::vector<pipeline::PipelineReport>& reports,
                       const TextStyle& style);

/// Schema faultline/pipeline/1 (docs/cli.md).
void writePipelineJson(TextSink& sink, const std::vector<pipeline::PipelineReport>& reports);

} // namespace faultline
