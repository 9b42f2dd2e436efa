// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/changes.h"

namespace faultline {

ChangeSet dataChanges(const ComparedRun& /*a*/, const ComparedRun& /*b*/)
{
    return {};
}

} // namespace faultline
