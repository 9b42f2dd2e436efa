// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <QString>

namespace faultline {

/// What a run is called where people read it: its name, or that of its folder for a run that has
/// none because the folder itself was opened ("."). For looking it up, take Run::name.
[[nodiscard]] QString runLabel(const Run& run);

} // namespace faultline
