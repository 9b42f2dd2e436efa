// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/restart_index.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace faultline::ui {

/// What a card says of the restarts of the runs that it shows: their attempts with the work that
/// was done again (the figures of Phases::attempts), and of a single run how many points each of
/// TensorBoard's readers would leave out. Short, for a line below the card; empty without restarts.
[[nodiscard]] QStringList restartRemarks(const std::vector<KnownRestartsPtr>& runs);

/// The same of each run in a line of its own, for a tooltip; empty where restartRemarks() says all
/// there is.
[[nodiscard]] QStringList restartDetails(const std::vector<KnownRestartsPtr>& runs);

/// What a mark says of an attempt but the first: when it began, from which step on, and what of the
/// attempt before it had to be done again.
[[nodiscard]] QString attemptText(const RunAttempts& attempts, std::size_t attempt);

} // namespace faultline::ui
