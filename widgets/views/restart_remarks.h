// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/restart_index.h"

#include <QStringList>

#include <vector>

namespace faultline::ui {

/// What a card says of the restarts of the runs that it shows: their attempts with the work that
/// was done again (the figures of Phases::attempts), and how many points each of TensorBoard's
/// readers would leave out. Empty without restarts.
[[nodiscard]] QStringList restartRemarks(const std::vector<KnownRestartsPtr>& runs);

} // namespace faultline::ui
