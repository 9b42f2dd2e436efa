// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/readers/follow/followed_run.h"

#include <string>

namespace faultline {

// What a case that is followed says of files that are read again, or are gone.

/// Takes out what a file gave, its issues stay.
void eraseArtifacts(CaseData& data, const std::string& path);
/// Takes out what a file gave and what was said of it.
void removeArtifactFile(CaseData& data, const std::string& path);

/// Which artifact belongs to which run, and the runs that logs make: found anew.
void assignAgain(CaseData& data);

/// What became of a file as a line in the ledger of damage; the window tells it once more.
[[nodiscard]] ImportIssue issueOf(const FileNotice& notice);

} // namespace faultline
