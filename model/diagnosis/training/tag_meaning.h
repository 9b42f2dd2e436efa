// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/training.h"

#include <string>
#include <string_view>
#include <unordered_map>

namespace faultline {

/// What `tag` measures by its words. In an evaluation run every loss and score is one of the
/// evaluation, and speeds and learning rates mean nothing.
[[nodiscard]] SignalKind classifyTagIn(bool inEvaluationRun, std::string_view tag);

/// Remembers what tags mean: a sweep repeats the same tags in every run. Not thread-safe.
class TagDictionary {
public:
    SignalKind kindOf(bool inEvaluationRun, const std::string& tag);

private:
    std::unordered_map<std::string, SignalKind> m_inTraining;
    std::unordered_map<std::string, SignalKind> m_inEvaluation;
};

/// How well a tag stands for its kind; the highest is what Training::best() takes. A loss called
/// total comes before one called just loss, that before a term; COCO's overall average
/// precision before that at one overlap, that before other scores, those before size buckets.
[[nodiscard]] int tellingRank(SignalKind kind, std::string_view tag);

} // namespace faultline
