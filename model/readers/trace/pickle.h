// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/stream_window.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::trace {

/// The values of a pickle that holds plain data: None, booleans, numbers, texts, lists, tuples and
/// dictionaries. Values are numbers into the document; one value may stand in several places, and a
/// list may even hold itself, so walk only as deep as the data is known to be.
class PickleDocument {
public:
    using Value = std::uint32_t;
    enum class Kind : std::uint8_t { None, Boolean, Integer, Real, Text, List, Dict };

    [[nodiscard]] Kind kind(Value value) const { return m_nodes[value].kind; }
    /// Of integers and booleans; 0 for all else.
    [[nodiscard]] std::int64_t integer(Value value) const;
    [[nodiscard]] double real(Value value) const;           ///< of any number
    [[nodiscard]] std::string_view text(Value value) const; ///< empty unless a text
    /// Elements of a list or tuple; key, value, key, value, … of a dictionary; empty for all else.
    [[nodiscard]] const std::vector<Value>& items(Value value) const;
    /// Of several entries of one key the last counts.
    [[nodiscard]] std::optional<Value> find(Value dict, std::string_view key) const;

    [[nodiscard]] Value addNone() { return add(Kind::None, 0); }
    [[nodiscard]] Value addBoolean(bool value) { return add(Kind::Boolean, value ? 1 : 0); }
    [[nodiscard]] Value addInteger(std::int64_t value) { return add(Kind::Integer, value); }
    [[nodiscard]] Value addReal(double value);
    [[nodiscard]] Value addText(std::string text);
    [[nodiscard]] Value addContainer(Kind kind);
    void append(Value container, Value item);
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
    /// About what the values take.
    [[nodiscard]] std::uint64_t memoryBytes() const { return m_bytes; }

private:
    struct Node {
        std::int64_t bits = 0; ///< value, or index of the text or container
        Kind kind = Kind::None;
    };
    Value add(Kind kind, std::int64_t bits);

    std::vector<Node> m_nodes;
    std::deque<std::string> m_texts;
    std::deque<std::vector<Value>> m_containers;
    std::uint64_t m_bytes = 0;
};

/// Why a pickle was not read to its end.
struct PickleFault {
    enum class Kind {
        Cut,     ///< ends before its STOP
        Refused, ///< an opcode that plain data does not need: nothing of it was run
        Damaged, ///< an opcode that fits nothing, or an impossible length
        Limit,   ///< too many values, too much text
        Cancelled,
    };
    Kind kind = Kind::Damaged;
    std::uint64_t offset = 0; ///< of the opcode, in the unpacked file
    Text detail;
};

/// Bounds on what is built. A few bytes of a pickle can ask for one value each, and values take
/// more than they do in the file.
struct PickleLimits {
    std::uint64_t maxMemoryBytes = std::uint64_t{1536} << 20;
    std::uint64_t maxTextBytes = std::uint64_t{64} << 20; ///< of one text
};

struct PickleResult {
    PickleDocument document;
    std::optional<PickleDocument::Value> root;
    std::optional<PickleFault> fault;
};

/// Reads a pickle of protocol 2 to 5 as data. Nothing is imported, called or constructed: every
/// opcode outside the set for plain data ends reading, by name. What had been read by then is put
/// together as far as it goes, so that a cut snapshot gives what it holds.
[[nodiscard]] PickleResult readPickle(StreamWindow& window, const PickleLimits& limits = {});

} // namespace faultline::trace
