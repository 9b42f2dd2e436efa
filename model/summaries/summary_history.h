// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/blob_index.h"
#include "model/core/result.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace faultline {

/// `most` places spread evenly over `count`, the first and the last among them; all if they are no
/// more than that. Ascending.
[[nodiscard]] std::vector<std::size_t> evenlyChosen(std::size_t count, std::size_t most);

/// The values of one tag of one run over time, decoded: all of them or an even choice. Copies share
/// the values.
template <typename Value>
struct SummaryHistory {
    struct Item {
        BlobRef ref;
        std::shared_ptr<const Value> value; ///< null: could not be read
    };

    std::vector<Item> items;   ///< in the order they were logged
    std::size_t logged = 0;    ///< values of the tag; more than `items` if they were thinned
    std::size_t failed = 0;    ///< items without a value
    std::vector<Error> errors; ///< the first few of them

    static constexpr std::size_t kMostErrors = 3;
};

} // namespace faultline
