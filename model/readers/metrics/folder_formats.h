// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/folder_format.h"

#include <memory>

namespace faultline {

/// A run in MLflow's file store: a folder with the meta.yaml of a run and folders metrics, params
/// and tags. The meta.yaml and every file of `metrics` are one run; the reader looks into params
/// and tags itself.
[[nodiscard]] std::unique_ptr<const FolderFormat> makeMlflowFolder();

/// A run of Weights & Biases: what it keeps in `files` of the console and the settings is in its
/// log as well, with times.
[[nodiscard]] std::unique_ptr<const FolderFormat> makeWandbFolder();

/// Checkpoints of a Hugging Face Trainer, "checkpoint-500": each holds the history so far, the last
/// one all of it.
[[nodiscard]] std::unique_ptr<const FolderFormat> makeTrainerCheckpointsFolder();

} // namespace faultline
