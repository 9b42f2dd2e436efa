// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline {

/// A field of a CSV file (RFC 4180): in quotes where it holds a comma, a quote or a line break.
[[nodiscard]] std::string csvField(std::string_view text);

} // namespace faultline
