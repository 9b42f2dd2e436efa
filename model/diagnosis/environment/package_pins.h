// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/environment.h"
#include "model/diagnosis/environment/compatibility.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// The software of a training as the tables should see it: what its artifacts say, with the GPU
/// that the user chose in place of theirs.
[[nodiscard]] std::vector<EnvironmentPtr> judgedEnvironments(const Training& training);

/// Snippets that install what pins ask for ("cuda==11.2.*", "cudnn>=8.1,<9", "python==3.8.*",
/// "nvidia-driver>=450.80", and otherwise lines of a requirements file), each pin once.
/// `tensorflow` is the version in use, if there is one: its own packages and images then carry the
/// libraries.
[[nodiscard]] std::vector<Fix::Snippet> installSnippets(std::span<const std::string> pins,
                                                        std::string_view tensorflow);

/// Where a fact stands: a line of a log, or a file.
[[nodiscard]] Evidence factEvidence(const Training& training, const CompatibilityFact& fact);

/// Adds where the facts of a verdict stand to what proves the finding and, if its pins say what to
/// install, `install` as a fix: with the id of the verdict, and its pins as snippets.
/// `tensorflow`: as in installSnippets().
void addVerdict(const Training& training, const CompatibilityVerdict& verdict, Fix install,
                std::string_view tensorflow, Finding& finding);

/// The pins in one line: "numpy<1.24, protobuf==3.20.3".
[[nodiscard]] std::string joined(std::span<const std::string> pins);

} // namespace faultline
