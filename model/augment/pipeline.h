// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/parameters.h"
#include "model/augment/transform.h"
#include "model/core/text.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace faultline::augment {

/// A step as it is written.
struct PipelineStep {
    std::string transform; ///< TransformInfo::id
    bool enabled = true;
    Parameters parameters;
    std::vector<PipelineStep> children;
    std::uint32_t line = 0; ///< where it stands in the file it was read from; 0: nowhere
};

/// Something of a configuration that is not reproduced, or that a reader should know.
struct PipelineRemark {
    std::string step; ///< name as written; empty: the pipeline
    Text text;        ///< context "Augment"
    std::uint32_t line = 0;
    bool isLeftOut = false; ///< a step of the original does not run here
};

/// How boxes are filtered after steps (Albumentations' bbox_params, Ultralytics' candidates).
/// By the library's rule; values that a file sets are here by their name.
using BoxRules = Parameters;

/// A list of steps, from the decoded picture to what the network is fed. A value: the editor keeps
/// copies for undo.
struct Pipeline {
    Library library = Library::ObjectDetectionApi;
    std::string version; ///< of the library, where a file tells; empty: the newest known
    std::vector<PipelineStep> steps; ///< resizer and normalisation included, in order
    BoxRules boxRules;
    std::string source; ///< path of the file it was read from; empty if it was made here
    std::vector<PipelineRemark> remarks;

    [[nodiscard]] std::size_t stepCount() const; ///< children not counted
};

} // namespace faultline::augment
