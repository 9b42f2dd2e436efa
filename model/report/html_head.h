// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace faultline {

/// How every page of ours begins: up to within its <head>, with the style for light and dark.
[[nodiscard]] std::string_view htmlHead();

} // namespace faultline
