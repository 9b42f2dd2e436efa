// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/folder_format.h"

#include <memory>

namespace faultline {

/// A SavedModel: saved_model.pb with the graph, which has a reader, beside weights in `variables`
/// and what loading checks.
[[nodiscard]] std::unique_ptr<const FolderFormat> makeSavedModelFolder();

/// Checkpoints of TensorFlow: a text file `checkpoint` that names the latest of "<name>.index" and
/// "<name>.data-00000-of-00001" beside it.
[[nodiscard]] std::unique_ptr<const FolderFormat> makeTensorFlowCheckpointsFolder();

} // namespace faultline
