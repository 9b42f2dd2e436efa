// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace faultline::console {

/// What a shell or the C library says of a process that a signal ended, in English, if the line
/// holds it in another language; else empty. "train.sh: 行 3: 77 已杀死  python" becomes
/// "train.sh: line 3: 77 Killed  python".
[[nodiscard]] std::string systemMessageInEnglish(std::string_view line);

} // namespace faultline::console
