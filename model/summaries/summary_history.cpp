// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/summary_history.h"

namespace faultline {

std::vector<std::size_t> evenlyChosen(std::size_t count, std::size_t most)
{
    std::vector<std::size_t> chosen;
    if (count == 0 || most == 0)
        return chosen;
    const std::size_t kept = count < most ? count : most;
    chosen.reserve(kept);
    if (kept == 1) {
        chosen.push_back(count - 1);
        return chosen;
    }
    for (std::size_t i = 0; i < kept; ++i) {
        // In parts, because the product of two large numbers would not fit.
        const std::size_t last = count - 1;
        const std::size_t gaps = kept - 1;
        chosen.push_back(last / gaps * i + last % gaps * i / gaps);
    }
    return chosen;
}

} // namespace faultline
