// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline::test {

/// `text` as one gzip member.
[[nodiscard]] std::string gzipped(std::string_view text);

} // namespace faultline::test
