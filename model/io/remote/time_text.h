// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace faultline::remote {

/// Seconds since the epoch of "2026-11-29T14:31:17.123Z", "Sun, 29 Nov 2026 14:31:17 GMT",
/// "29-Nov-2026 14:31" or "2026-11-29 14:31"; 0 if it is none.
[[nodiscard]] double secondsOfTime(const std::string& text);
[[nodiscard]] double secondsNow();

} // namespace faultline::remote
