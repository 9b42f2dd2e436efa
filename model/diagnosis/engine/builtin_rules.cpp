// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"

#include "model/diagnosis/rules/rules.h"

#include <vector>

namespace faultline {

std::span<const std::unique_ptr<const Rule>> builtinRules()
{
    static const std::vector<std::unique_ptr<const Rule>> kRules = makeRules();
    return kRules;
}

} // namespace faultline
