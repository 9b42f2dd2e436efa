// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/explain.h"

namespace faultline {

std::optional<NextRun> nextRunOf(const RunComparison& /*comparison*/)
{
    return {};
}

} // namespace faultline
