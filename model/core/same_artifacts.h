// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

namespace faultline {

// Snapshots of a case that grows share what did not change, so that whoever shows a part of it can
// tell that there is nothing to do. Null: no case.

/// The very same configurations, environments and datasets, of the same runs.
[[nodiscard]] inline bool haveSameSettings(const CasePtr& a, const CasePtr& b)
{
    return a && b
           && (a == b
               || (a->configs == b->configs && a->environments == b->environments
                   && a->datasets == b->datasets && a->runOfArtifact == b->runOfArtifact));
}

/// The very same console logs, hardware logs and profiles.
[[nodiscard]] inline bool haveSameMeasurements(const CasePtr& a, const CasePtr& b)
{
    return a && b
           && (a == b
               || (a->logs == b->logs && a->hardwareLogs == b->hardwareLogs
                   && a->profiles == b->profiles));
}

} // namespace faultline
