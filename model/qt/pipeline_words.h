// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"

#include <QString>

#include <string_view>

namespace faultline {

// What pipelines are called in the user's language.

/// A sentence of a transform or parameter (context "Augment").
[[nodiscard]] QString augmentText(std::string_view english);
[[nodiscard]] QString libraryName(augment::Library library);
[[nodiscard]] QString groupName(augment::TransformGroup group);
/// "line 12: ssd_random_crop: why"; parts that are not known are left out.
[[nodiscard]] QString remarkSentence(const augment::PipelineRemark& remark);

} // namespace faultline
