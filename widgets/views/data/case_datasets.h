// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/dataset_controller.h"

namespace faultline::ui {

class ViewState;

/// The datasets of the case that `state` holds: one controller for all pages, made on first use,
/// owned by the state and kept up to date with it.
[[nodiscard]] DatasetController& datasetsOf(ViewState& state);
/// The same with another loader, if it is called first. For tests.
DatasetController& datasetsOf(ViewState& state, DatasetController::Loader loader);

} // namespace faultline::ui
