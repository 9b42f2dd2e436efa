// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"

#include <QString>

#include <string>
#include <vector>

namespace faultline::ui {

/// A pipeline that the page can begin with.
struct CasePipeline {
    QString title; ///< the configuration it comes from, or "Empty (Albumentations)"
    augment::Pipeline pipeline;
    bool isFromCase = false;
};

/// The pipelines that the configurations of a case (may be null) describe, then an empty one for
/// each library.
[[nodiscard]] std::vector<CasePipeline> pipelinesOf(const CaseData* opened);

/// The pipeline that a file describes: a configuration of any known kind, or a serialised pipeline.
/// Blocks.
[[nodiscard]] Result<augment::Pipeline> pipelineOfFile(const std::string& path,
                                                       ReadMonitor& monitor);

} // namespace faultline::ui
