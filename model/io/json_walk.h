// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/io/byte_stream.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace faultline::annotation {

/// An element of a list of a JSON file is never longer than this; the file may be of any size.
inline constexpr std::size_t kMaxJsonElement = std::size_t{64} << 20;

/// Walks a JSON file that is a list, or an object of lists, element by element in bounded memory.
/// Only brackets and strings are looked at here: what an element holds is for its taker.
class JsonWalk {
public:
    struct Element {
        std::string_view section; ///< key of the list in the object at the top; empty: none
        std::string_view text;    ///< as written; valid during the call
        std::uint64_t offset = 0; ///< in the unpacked file
    };
    enum class End {
        Whole,
        Cut,      ///< the text ends inside a value
        TooLarge, ///< an element is longer than kMaxJsonElement: the rest was left out
        NotJson,  ///< neither a list nor an object
        Cancelled,
    };
    using Wants = std::function<bool(std::string_view section)>;
    using Take = std::function<void(const Element& element)>;

    JsonWalk(ByteStream& stream, ReadMonitor& monitor) : m_stream(stream), m_monitor(monitor) {}

    /// Calls `take` for every element of the lists that `wants` asks for. Values that are no lists
    /// are passed over.
    [[nodiscard]] End run(const Wants& wants, const Take& take);
    /// Where it ended, in the unpacked file.
    [[nodiscard]] std::uint64_t offset() const { return m_dropped + m_at; }

private:
    enum class Scan { Done, NeedMore, TooLarge };

    bool fill();
    char peek();
    Scan scanValue(bool isKept);
    End runList(std::string_view section, bool isWanted, const Take& take);
    End stopped() const;

    ByteStream& m_stream;
    ReadMonitor& m_monitor;
    std::string m_text;
    std::size_t m_at = 0;        ///< what is before it is done with
    std::size_t m_scanned = 0;   ///< end of the value that scanValue() went over
    std::uint64_t m_dropped = 0; ///< bytes in front of m_text
    std::uint64_t m_reported = 0;
    bool m_isCancelled = false;
};

} // namespace faultline::annotation
