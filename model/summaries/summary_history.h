// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/blob_index.h"
#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/summaries/read_summary.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace faultline {

/// `most` places spread evenly over `count`, the first and the last among them; all if they are no
/// more than that. Ascending.
[[nodiscard]] std::vector<std::size_t> evenlyChosen(std::size_t count, std::size_t most);

/// The values of one tag of one run over time, decoded: all of them or an even choice. Immutable;
/// copies share the values.
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

/// Reads and decodes up to `most` values of a tag. What `earlier` holds of the same values is not
/// read again, so that following a run that grows costs only what is new. One value that cannot be
/// read is counted and the rest goes on; fails only when cancelled. Blocks; any thread.
/// `decode` is Result<Value>(std::string_view).
template <typename Value, typename Decode>
[[nodiscard]] Result<SummaryHistory<Value>> readHistory(const Run& run, const BlobIndex& index,
                                                        std::size_t most, Decode decode,
                                                        ReadMonitor& monitor,
                                                        const SummaryHistory<Value>& earlier = {})
{
    // One value of this size is no histogram or curve any more.
    constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20;
    SummaryHistory<Value> history;
    history.logged = index.size();
    std::size_t known = 0;
    for (const std::size_t at : evenlyChosen(index.size(), most)) {
        if (monitor.isCancelled())
            return Error{
                .code = ErrorCode::Cancelled, .path = run.path, .offsetBytes = {}, .detail = {}};
        const BlobRef& ref = index[at];
        while (known < earlier.items.size() && earlier.items[known].ref.file <= ref.file
               && !(earlier.items[known].ref == ref)
               && (earlier.items[known].ref.file < ref.file
                   || earlier.items[known].ref.record <= ref.record))
            ++known;
        if (known < earlier.items.size() && earlier.items[known].ref == ref
            && earlier.items[known].value) {
            history.items.push_back(earlier.items[known]);
            continue;
        }
        const auto note = [&history](const Error& error) {
            ++history.failed;
            if (history.errors.size() < SummaryHistory<Value>::kMostErrors)
                history.errors.push_back(error);
        };
        typename SummaryHistory<Value>::Item item{.ref = ref, .value = nullptr};
        if (const Result<std::string> bytes = readSummary(run, ref, kMostBytes); !bytes) {
            note(bytes.error());
        } else if (Result<Value> value = decode(std::string_view(*bytes)); !value) {
            note(value.error());
        } else {
            item.value = std::make_shared<const Value>(std::move(*value));
        }
        history.items.push_back(std::move(item));
    }
    return history;
}

} // namespace faultline
