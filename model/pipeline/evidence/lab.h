// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/setup/stated_settings.h"
#include "model/pipeline/evidence/what_if.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::pipeline {

/// Key and value, as setInLab() takes them; each key once.
using LabValues = std::vector<std::pair<std::string, std::string>>;

/// What a number of the lab may be.
struct LabRange {
    double least = 0.0;
    double most = 0.0;
    bool isWhole = false;
};
/// Of a number; nothing for a key that stands for a choice or a switch, or that is none.
[[nodiscard]] std::optional<LabRange> labRange(std::string_view key, LoaderKind kind);

/// All that can be turned for a loader of this kind: settingKeys() that mean something to it, and
/// beside them
///   "work_ms"       what one worker takes for a batch; tf.data: one call for an element
///   "cpu_share", "decode_share", "element_bytes", "read_bytes"   see Costs
///   "start_ms"      what new workers take to start
///   "epoch"         batches of an epoch; 0: endless
///   "in_order"      DataLoader: whether batches come in the order of the workers
///   "fused"         tf.data: whether map is directly followed by batch
///   "shuffle"       tf.data: elements of the shuffle buffer
[[nodiscard]] std::vector<std::string_view> labKeys(LoaderKind kind);
/// Whether a key says what the training is like (costs, length of an epoch), not how it is set.
[[nodiscard]] bool isLabFact(std::string_view key);

/// Sets one of labKeys(): in the setting, or in costs and setting where it is a fact. A cost keeps
/// the spread that was measured. Fails as set() does.
[[nodiscard]] Result<void> setInLab(InferredPipeline& known, std::string_view key,
                                    std::string_view value);
/// The same in a setting alone: what a person would try. Fails for a fact.
[[nodiscard]] Result<void> setInLab(Setting& setting, std::string_view key, std::string_view value);
/// What a key stands at, as setInLab() takes it; empty: not known.
[[nodiscard]] std::string labValue(const InferredPipeline& known, std::string_view key);
[[nodiscard]] std::string labValue(const Setting& setting, std::string_view key);

/// A pipeline to begin with where nothing is known: JPEG of 150 kB, 8 cores, a GPU that waits.
[[nodiscard]] InferredPipeline examplePipeline(LoaderKind kind);

/// What is known of a training once the user's own facts are taken into account: the refusal goes
/// when nothing is missing any more. `preview`: as InferOptions has it. Nothing where
/// inferPipeline() says nothing.
[[nodiscard]] std::optional<InferredPipeline> inferInLab(
    const Training& training, const LabValues& facts,
    const std::optional<PreviewCosts>& preview = std::nullopt);
/// Applies facts to a pipeline that was inferred, or to an example.
void applyFacts(InferredPipeline& known, const LabValues& facts);

/// What a setting costs, as tryChange() takes it. Nothing where that is not known.
[[nodiscard]] std::optional<Costs> costsInLab(const InferredPipeline& known, const Setting& wanted);

/// `known` with `changes` tried, the keys of labKeys() among them; nothing where tryChange() gives
/// nothing.
[[nodiscard]] std::optional<WhatIf> tryInLab(const InferredPipeline& known, const Outcome& present,
                                             const LabValues& changes);

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
