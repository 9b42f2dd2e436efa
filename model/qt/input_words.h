// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/storage.h"
#include "model/qt/input_lab.h"

#include <QString>

#include <string_view>

namespace faultline {

// What the lab of the input pipeline says, in the user's language.

[[nodiscard]] QString labKeyName(std::string_view key); ///< "Workers"
[[nodiscard]] QString labKeyMeaning(std::string_view key);
[[nodiscard]] QString labUnit(std::string_view key); ///< "ms", "%", "kB"; empty: a count
/// What a value is divided by to be shown in labUnit().
[[nodiscard]] double labScale(std::string_view key);
[[nodiscard]] QString flowPartName(pipeline::FlowPart part, pipeline::LoaderKind kind,
                                   bool hasNoGpu);
/// "hard disk"; products keep their names.
[[nodiscard]] QString storageName(const pipeline::Storage& storage);

/// Where a value of the lab is from: "config.yaml", "you", "profiler trace", "default of PyTorch".
[[nodiscard]] QString labSource(const InputLab& lab, std::string_view key);
/// The same of a number that was inferred, in a few more words.
[[nodiscard]] QString inputSourceName(const InputLab& lab, const pipeline::Input& input);
[[nodiscard]] QString inputName(std::string_view input);
[[nodiscard]] QString inputValue(const pipeline::Input& input);

/// The bottleneck in a sentence.
[[nodiscard]] QString bottleneckSentence(const pipeline::Setting& setting, bool hasNoGpu,
                                         double idle, pipeline::Bottleneck bottleneck);
/// How well the present speed is reproduced: "Measured 26 steps/s, simulated 26.1 steps/s."
[[nodiscard]] QString fitSentence(const pipeline::PipelineReport& report);
/// What a simulation needs and nothing tells: "Not known: GPU step, workers"; empty: nothing.
[[nodiscard]] QString missingSentence(const pipeline::InferredPipeline& known);
/// What would bring it.
[[nodiscard]] QString missingHelp(const pipeline::InferredPipeline& known);
/// What to record where the simulation does not make the present speed.
[[nodiscard]] QString mismatchHelp(const pipeline::PipelineReport& report);

} // namespace faultline
