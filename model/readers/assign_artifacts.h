// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

namespace faultline {

/// Says which run every artifact belongs to (CaseData::runOfArtifact) where that is not known yet:
/// the run in its folder, else the nearest one above, else the only one below; of several in its
/// folder or below the one whose name shares the most words with its own. A table that says again
/// what event files say stands back for these, and the folder of a recording for the one around it.
/// A console log that is left over makes a run of its own (RunOrigin::Console); logs of one job,
/// such as Output_17.out and Error_17.err, make one together, and what else lies in their folder
/// belongs to it if it is the only one there.
void assignArtifacts(CaseData& data);

} // namespace faultline
