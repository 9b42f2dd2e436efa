// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/value_at_step.h"

namespace faultline {

std::optional<std::size_t> valueAtStep(const BlobIndex& items, std::optional<std::int64_t> step)
{
    if (items.empty())
        return std::nullopt;
    if (!step)
        return items.size() - 1;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::int64_t logged = items[i].step;
        if (logged <= *step && (!found || logged >= items[*found].step))
            found = i;
    }
    return found;
}

} // namespace faultline
