// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/setup/stated_settings.h"
#include "model/pipeline/evidence/what_if.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::pipeline {

/// Key and value, as set() takes them; each key once.
using LabValues = std::vector<std::pair<std::string, std::string>>;

/// The key of the work: of a batch, or of tf.data of an element.
[[nodiscard]] std::string_view workKey(LoaderKind kind);

/// What one of settingKeys() stands at in a pipeline, costs as they are known; empty: not known.
[[nodiscard]] std::string labValue(const InferredPipeline& known, std::string_view key);

/// A pipeline to begin with where nothing is known: JPEG of 150 kB, 8 cores, a GPU that waits.
[[nodiscard]] InferredPipeline examplePipeline(LoaderKind kind);

/// What the user says of a pipeline that was inferred, or of an example; see takeGiven().
void applyFacts(InferredPipeline& known, const LabValues& facts);

/// Where the files of a training state what the keys stand for: to be shown, and to be patched.
[[nodiscard]] std::map<std::string, StatedSetting> statedInLab(const Training& training,
                                                               LoaderKind kind);

/// The same changes as edits of the user's own files; those that no file states are left out.
[[nodiscard]] std::vector<ConfigEdit> editsOf(const std::map<std::string, StatedSetting>& stated,
                                              const LabValues& changes);
/// Lines for the user's program: the loader with what the changes ask for. Empty: nothing of them
/// stands there.
[[nodiscard]] std::string loaderCode(const Setting& setting, const LabValues& changes);

} // namespace faultline::pipeline
