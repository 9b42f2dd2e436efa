// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/core/run.h"

#include <QString>

#include <vector>

namespace faultline::ui {

/// A pipeline that the page can begin with.
struct CasePipeline {
    QString title; ///< the configuration it comes from, or "Own pipeline (Keras)"
    augment::Pipeline pipeline;
    bool isFromCase = false;
};

/// The pipelines that the configurations of a case (may be null) describe, then an empty one for
/// each library.
[[nodiscard]] std::vector<CasePipeline> pipelinesOf(const CaseData* opened);

} // namespace faultline::ui
