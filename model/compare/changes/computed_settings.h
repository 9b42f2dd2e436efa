// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/changes/change_list.h"
#include "model/compare/changes/side_settings.h"

namespace faultline {

/// What a program computes from its settings instead of taking them as they stand: Ultralytics
/// with `optimizer=auto` (which leaves out `lr0` and `momentum`) and `nbs`.
void tellComputedSettings(const SideSettings& a, const SideSettings& b, ChangeList& list);

} // namespace faultline
