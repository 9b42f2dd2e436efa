// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

namespace faultline {

// What went into two runs and differs: pure functions, each for one area. Two equal inputs give no
// change that is not cosmetic; what a side has not recorded is in `notRecorded` or a change of kind
// Unrecorded, never equal. Swapping the sides swaps a and b, Added and Removed, and nothing else.

/// Fields of the configurations, typed and effective: defaults of the version, renamed fields,
/// lists by their meaning. What the command line or the console says wins over the file.
[[nodiscard]] ChangeSet configurationChanges(const ComparedRun& a, const ComparedRun& b);

/// Packages, driver, CUDA, GPU, machine, image, allowed variables.
[[nodiscard]] ChangeSet environmentChanges(const ComparedRun& a, const ComparedRun& b);

/// Test set, membership, labels and distributions of the datasets that were read.
[[nodiscard]] ChangeSet dataChanges(const ComparedRun& a, const ComparedRun& b);
/// Whether a change says that both sides evaluate on other images, or with other labels.
[[nodiscard]] bool changesTestSet(const RunChange& change);

/// Commit, dirty files, remote (without a login).
[[nodiscard]] ChangeSet codeChanges(const ComparedRun& a, const ComparedRun& b);

/// Events and kinds of lines that only one console has, and where the logs part.
[[nodiscard]] ChangeSet consoleChanges(const ComparedRun& a, const ComparedRun& b);

} // namespace faultline
