// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/attribution.h"
#include "model/vram/estimate.h"
#include "model/vram/host_memory.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace faultline {

// The words of the VRAM planner, in the user's language.

[[nodiscard]] QString componentName(vram::Component component);
/// What it is, in a sentence.
[[nodiscard]] QString componentMeaning(vram::Component component);
[[nodiscard]] QString partName(vram::Part part);
[[nodiscard]] QString stepPhaseName(vram::StepPhase phase);
[[nodiscard]] QString opKindName(vram::OpKind kind);
/// "ReLU", "SiLU"; empty for Function::None.
[[nodiscard]] QString functionName(vram::Function function);
[[nodiscard]] QString precisionName(vram::Precision precision);
[[nodiscard]] QString measureName(vram::Measure measure);
/// What a figure of that kind holds, in a sentence.
[[nodiscard]] QString measureMeaning(vram::Measure measure);
[[nodiscard]] QString normModeName(vram::NormMode mode);
/// "mmdetection" as its authors write it: "MMDetection"; an unknown id as it is.
[[nodiscard]] QString frameworkName(const std::string& id);
/// What is frozen when that many stages of the backbone are: "Nothing", "Stem and stage 1".
[[nodiscard]] QString frozenStagesName(int stages);

/// "Batch": what two trainings differ in.
[[nodiscard]] QString setupFieldName(vram::SetupField field);

[[nodiscard]] QString hostComponentName(vram::HostComponent component);

/// "13.2 GiB"; the sign of a change is written if `isChange`: "+1.2 GiB", "−350 MiB".
[[nodiscard]] QString bytesText(std::int64_t bytes, bool isChange = false);
/// "12.4 to 14.1 GiB".
[[nodiscard]] QString intervalText(const vram::Interval& interval);

/// How an estimate stands to the memory of a device.
enum class Fit : std::uint8_t {
    Fits,     ///< the upper end of the interval too
    Barely,   ///< the estimate does, the upper end does not
    Unlikely, ///< only the lower end does
    TooLarge, ///< not even the lower end
};
[[nodiscard]] Fit fitOf(std::int64_t peakBytes, const vram::Interval& interval,
                        std::int64_t usableBytes);
/// "Fits", "Fits, barely", "Probably too large", "Too large".
[[nodiscard]] QString fitName(Fit fit);

/// "Needs 13.2 GiB (12.4 to 14.1 GiB) of the 13.4 GiB that can be used on a T4."
[[nodiscard]] QString verdictSentence(const vram::Estimate& estimate, const vram::Gpu& gpu);
/// "The smallest GPU that fits is T4, with 13.4 GiB of usable memory.": of `gpus`, which are in the
/// order of their memory.
[[nodiscard]] QString smallestGpuSentence(const vram::Estimate& estimate,
                                          const std::vector<vram::Gpu>& gpus);
/// "Largest batch size: about 9. Up to 8 is safe, above 10 certainly runs out of memory."
[[nodiscard]] QString maxBatchSentence(const vram::MaxBatch& most);
/// "The peak is in the backward pass, at backbone/layer1/0/conv1."
[[nodiscard]] QString peakSentence(const vram::Estimate& estimate, const vram::LayerGraph& graph);

} // namespace faultline
