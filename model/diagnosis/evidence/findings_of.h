// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <span>
#include <string_view>
#include <vector>

namespace faultline {

/// What these rules found about a training, in the order of the diagnosis, which owns it.
[[nodiscard]] std::vector<const Finding*> findingsOf(const Diagnosis& diagnosis,
                                                     const Training& training,
                                                     std::span<const std::string_view> rules);

/// The training that a finding is about; nullptr if it is about none of them.
[[nodiscard]] const Training* trainingOf(const Finding& finding,
                                         std::span<const Training> trainings);

} // namespace faultline
