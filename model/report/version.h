// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace faultline {

/// Version of the program, as CMakeLists.txt states it: "0.1.0".
[[nodiscard]] std::string_view programVersion();

} // namespace faultline
