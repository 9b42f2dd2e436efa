// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_names.h"
#include "model/diagnosis/training/training.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace faultline {

/// What `tag` measures by its words. In an evaluation run every loss and score is one of the
/// evaluation, and speeds and learning rates mean nothing.
[[nodiscard]] SignalKind classifyTagIn(bool inEvaluationRun, std::string_view tag);

[[nodiscard]] TagTraits tagTraitsOf(std::string_view tag);

/// What a tag says of the memory that a GPU's allocator holds, in use or reserved, by the tags of
/// loggers that are known or else by its last part; nothing if it is about anything else.
[[nodiscard]] std::optional<HardwareName> gpuMemoryNameOf(std::string_view tag);

/// Remembers what tags mean: a sweep repeats the same tags in every run. Not thread-safe.
class TagDictionary {
public:
    struct Meaning {
        SignalKind kind = SignalKind::Other;
        int rank = 0; ///< tellingRank()
    };
    const Meaning& meaningOf(bool inEvaluationRun, const std::string& tag);
    SignalKind kindOf(bool inEvaluationRun, const std::string& tag)
    {
        return meaningOf(inEvaluationRun, tag).kind;
    }
    const std::shared_ptr<const TagTraits>& traitsOf(const std::string& tag);

private:
    std::unordered_map<std::string, Meaning> m_inTraining;
    std::unordered_map<std::string, Meaning> m_inEvaluation;
    std::unordered_map<std::string, std::shared_ptr<const TagTraits>> m_traits;
};

/// How well a tag stands for its kind; the highest is what Training::best() takes. A loss called
/// total comes before one called just loss, that before a term; COCO's overall average
/// precision before that at one overlap, that before other scores, those before size buckets.
[[nodiscard]] int tellingRank(SignalKind kind, std::string_view tag);

} // namespace faultline
