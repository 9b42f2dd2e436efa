// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstdint>

namespace faultline {

/// Which library trains.
enum class Framework : std::uint8_t { Unknown, ObjectDetectionApi, TensorFlow, PyTorch };

/// By the configuration, the profile, the names of tags, the packages, and what a console shows of
/// the library's own files. Where they name both, Unknown.
[[nodiscard]] Framework frameworkOf(const Training& training);

/// Takes out the snippets that are written for another library than trains.
void keepSnippetsOf(Framework framework, Fix& fix);

} // namespace faultline
