// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline {

/// Places of one user by the XDG Base Directory Specification, with `name` below faultline/. Empty
/// where neither the variable nor HOME is an absolute path. Nothing is made there.

/// $XDG_CACHE_HOME/faultline/<name>, or below ~/.cache: what can be made again.
[[nodiscard]] std::string userCachePath(std::string_view name);

/// $XDG_DATA_HOME/faultline/<name>, or below ~/.local/share: what cannot.
[[nodiscard]] std::string userDataPath(std::string_view name);

} // namespace faultline
