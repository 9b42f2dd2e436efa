// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/effects.h"

namespace faultline {

std::vector<Effect> effectsOf(std::span<const ComparedRun> /*good*/, const ComparedRun& /*bad*/)
{
    return {};
}

} // namespace faultline
