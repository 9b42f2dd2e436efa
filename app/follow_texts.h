// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/follow_controller.h"

#include <QString>

namespace faultline::ui {

// What the window says about a case that is followed.

/// "3 s", "12 min", "2 h", "3 d": how long something is ago, as coarse as is of use.
[[nodiscard]] QString agoText(double seconds);
/// For the status bar. `now`: seconds since the epoch.
[[nodiscard]] QString followText(const FollowStatus& status, double now);
/// The same with all that is known, for its tool tip.
[[nodiscard]] QString followDetails(const FollowStatus& status, FollowMethod method);
[[nodiscard]] QString noticeText(const FileNotice& notice);

} // namespace faultline::ui
