// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/hparam_loader.h"

namespace faultline::ui {

class ViewState;

/// Reads the hyperparameters of the case that is open, in the background, from the first call on.
/// One for each ViewState, shared by all that ask, owned by it.
[[nodiscard]] HparamLoader& hparamsOf(ViewState& state);

} // namespace faultline::ui
