// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/training/training.h"

namespace faultline::rules::policy_stuck {

/// What the updates of a policy tell beside the reward of its episodes. True if it fired.
bool judgeUpdates(const Training& training, const Signal& reward, FindingSink& sink);

} // namespace faultline::rules::policy_stuck
