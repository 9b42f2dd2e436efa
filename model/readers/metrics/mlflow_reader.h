// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// Runs in MLflow's file store, "mlflow" (docs/formats/mlflow.md). A run is a folder with a
/// meta.yaml and folders metrics, params and tags: the scan gives every file of `metrics` and the
/// meta.yaml to this reader, which looks into params and tags itself.
[[nodiscard]] std::unique_ptr<const FormatReader> makeMlflowReader();

/// Whether a meta.yaml that begins so is that of a run, and not of an experiment or a model.
[[nodiscard]] bool isMlflowRun(std::string_view head);

} // namespace faultline
