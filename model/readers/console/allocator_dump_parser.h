// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <cstddef>
#include <functional>
#include <string_view>

namespace faultline::console {

/// Takes the dumps of TensorFlow's BFC allocator whole, from the request that failed to the map
/// of the pool. Dumps may be cut at either end. Not for several allocators at once: their dumps
/// come one after the other.
class AllocatorDumpParser {
public:
    /// Gets every finished dump; its lines are ids of the caller's.
    using Sink = std::function<void(AllocatorDump)>;

    explicit AllocatorDumpParser(Sink sink) : m_sink(std::move(sink)) {}

    /// The line that announces a failed request ("tf.oom.bfc"), before its dump.
    void request(std::string_view allocator, std::string_view human, std::string_view rounded,
                 std::string_view op);
    /// True if the line belongs to a dump. `mayBegin`: something in it looks like one.
    bool offer(std::size_t id, std::string_view text, bool mayBegin);
    void finish();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

private:
    bool take(std::string_view text);
    bool takeBin(std::string_view text);
    bool takeChunk(std::string_view text);
    bool takeSummary(std::string_view text);
    bool takeStatistic(std::string_view text);
    void close();

    Sink m_sink;
    AllocatorDump m_dump;
    AllocatorDump m_request; ///< only what request() told
    bool m_isOpen = false;
    std::size_t m_foreignLines = 0; ///< in a row
};

} // namespace faultline::console
