// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/pickle.h"

#include "model/readers/whole_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace faultline::trace {

namespace {

using Value = PickleDocument::Value;
using Kind = PickleDocument::Kind;

const std::vector<Value> kNoItems;

/// Opcodes by their byte, as CPython's pickletools names them.
enum Op : unsigned char {
    Mark = '(',
    Stop = '.',
    Pop = '0',
    PopMark = '1',
    Dup = '2',
    Float = 'F',
    Int = 'I',
    BinInt = 'J',
    BinInt1 = 'K',
    Long = 'L',
    BinInt2 = 'M',
    None = 'N',
    Unicode = 'V',
    BinUnicode = 'X',
    Append = 'a',
    DictOp = 'd',
    EmptyDict = '}',
    Appends = 'e',
    Get = 'g',
    BinGet = 'h',
    LongBinGet = 'j',
    ListOp = 'l',
    EmptyList = ']',
    Put = 'p',
    BinPut = 'q',
    LongBinPut = 'r',
    SetItem = 's',
    Tuple = 't',
    EmptyTuple = ')',
    SetItems = 'u',
    BinFloat = 'G',
    BinString = 'T',
    ShortBinString = 'U',
    BinBytes = 'B',
    ShortBinBytes = 'C',
    Proto = 0x80,
    Tuple1 = 0x85,
    Tuple2 = 0x86,
    Tuple3 = 0x87,
    NewTrue = 0x88,
    NewFalse = 0x89,
    Long1 = 0x8a,
    Long4 = 0x8b,
    ShortBinUnicode = 0x8c,
    BinUnicode8 = 0x8d,
    BinBytes8 = 0x8e,
    Memoize = 0x94,
    Frame = 0x95,
};

struct Refused {
    unsigned char code;
    std::string_view name;
};

/// What names, calls or builds something, or needs more than the file.
constexpr std::array<Refused, 24> kRefused{{
    {'c', "GLOBAL"},         {'R', "REDUCE"},        {'b', "BUILD"},
    {'i', "INST"},           {'o', "OBJ"},           {0x81, "NEWOBJ"},
    {0x92, "NEWOBJ_EX"},     {0x93, "STACK_GLOBAL"}, {0x82, "EXT1"},
    {0x83, "EXT2"},          {0x84, "EXT4"},         {'P', "PERSID"},
    {'Q', "BINPERSID"},      {0x97, "NEXT_BUFFER"},  {0x98, "READONLY_BUFFER"},
    {0x96, "BYTEARRAY8"},    {0x8f, "EMPTY_SET"},    {0x90, "ADDITEMS"},
    {0x91, "FROZENSET"},     {'S', "STRING"},        {'B', "BINBYTES"},
    {'C', "SHORT_BINBYTES"}, {0x8e, "BINBYTES8"},    {'T', "BINSTRING"},
}};

constexpr std::size_t kMaxLine = 4096; ///< of an opcode whose argument is text
constexpr std::size_t kMaxStack = 50'000'000;
constexpr std::uint64_t kMaxMemo = 50'000'000;
constexpr std::uint64_t kMaxLong = 64; ///< bytes of an integer; larger ones are damage

/// Runs the opcodes. The stack holds values; a mark is where the values of a container begin.
class Machine {
public:
    Machine(StreamWindow& window, const PickleLimits& limits, PickleResult& result)
        : m_window(window), m_limits(limits), m_result(result), m_document(result.document)
    {
    }

    void run()
    {
        while (!m_done && !m_result.fault) {
            m_offset = m_window.offset();
            if (!m_window.want(1)) {
                failCut();
                break;
            }
            const auto op = static_cast<unsigned char>(m_window.text().front());
            m_window.consume(1);
            execute(op);
            if (m_document.memoryBytes() + 4 * (m_stack.size() + m_memo.size())
                > m_limits.maxMemoryBytes)
                fail(PickleFault::Kind::Limit,
                     FAULTLINE_TR_NOOP("Errors", "holds more values than are kept"));
        }
        if (m_result.fault)
            salvage();
    }

private:
    void execute(unsigned char op)
    {
        if (executeScalar(op) || executeContainer(op) || executeMemo(op))
            return;
        const auto* const refused = std::find_if(kRefused.begin(), kRefused.end(),
                                                 [op](const Refused& r) { return r.code == op; });
        if (refused != kRefused.end()) {
            fail(PickleFault::Kind::Refused, verbatim(std::string(refused->name)));
            return;
        }
        constexpr std::string_view kDigits = "0123456789abcdef";
        fail(PickleFault::Kind::Damaged, {FAULTLINE_TR_NOOP("Errors", "no opcode 0x%1"),
                                          {std::string{kDigits[op >> 4U], kDigits[op & 15U]}}});
    }

    bool executeScalar(unsigned char op)
    {
        switch (op) {
        case None: push(m_document.addNone()); return true;
        case NewTrue: push(m_document.addBoolean(true)); return true;
        case NewFalse: push(m_document.addBoolean(false)); return true;
        case BinInt1: pushInteger(little(1)); return true;
        case BinInt2: pushInteger(little(2)); return true;
        case BinInt: pushInteger(little(4), 4); return true;
        case Long1: pushLong(little(1)); return true;
        case Long4: pushLong(little(4)); return true;
        case BinFloat: pushReal(); return true;
        case ShortBinUnicode: pushText(little(1)); return true;
        case BinUnicode: pushText(little(4)); return true;
        case BinUnicode8: pushText(little(8)); return true;
        case Int:
        case Long: pushDecimal(); return true;
        case Proto: checkProtocol(); return true;
        case Frame: static_cast<void>(little(8)); return true; // only says how far to read ahead
        default: return false;
        }
    }

    bool executeContainer(unsigned char op)
    {
        switch (op) {
        case Mark:
            if (m_marks.size() < kMaxStack)
                m_marks.push_back(m_stack.size());
            else
                fail(PickleFault::Kind::Limit, FAULTLINE_TR_NOOP("Errors", "too deep"));
            return true;
        case EmptyList:
        case EmptyTuple: push(m_document.addContainer(Kind::List)); return true;
        case EmptyDict: push(m_document.addContainer(Kind::Dict)); return true;
        case Append: addTop(Kind::List, 1); return true;
        case SetItem: addTop(Kind::Dict, 2); return true;
        case Appends: addMarked(Kind::List); return true;
        case SetItems: addMarked(Kind::Dict); return true;
        case Tuple:
        case ListOp: makeMarked(Kind::List); return true;
        case DictOp: makeMarked(Kind::Dict); return true;
        case Tuple1: makeTop(1); return true;
        case Tuple2: makeTop(2); return true;
        case Tuple3: makeTop(3); return true;
        case Pop: pop(); return true;
        case PopMark: popMark(); return true;
        case Dup:
            if (hasTop(1))
                push(m_stack.back());
            return true;
        case Stop: stop(); return true;
        default: return false;
        }
    }

    bool executeMemo(unsigned char op)
    {
        switch (op) {
        case Memoize: put(m_memo.size()); return true;
        case BinPut: put(little(1)); return true;
        case LongBinPut: put(little(4)); return true;
        case BinGet: get(little(1)); return true;
        case LongBinGet: get(little(4)); return true;
        default: return false;
        }
    }

    void fail(PickleFault::Kind kind, Text detail)
    {
        if (!m_result.fault)
            m_result.fault = {kind, m_offset, std::move(detail)};
    }

    void failCut()
    {
        if (m_window.isCancelled())
            fail(PickleFault::Kind::Cancelled, FAULTLINE_TR_NOOP("Errors", "cancelled"));
        else
            fail(PickleFault::Kind::Cut, FAULTLINE_TR_NOOP("Errors", "ends before its end mark"));
    }

    std::uint64_t little(std::size_t bytes)
    {
        if (!m_window.want(bytes)) {
            failCut();
            return 0;
        }
        std::uint64_t value = 0;
        std::memcpy(&value, m_window.text().data(), bytes);
        m_window.consume(bytes);
        return value;
    }

    void push(Value value)
    {
        if (m_result.fault)
            return;
        if (m_stack.size() >= kMaxStack)
            fail(PickleFault::Kind::Limit, FAULTLINE_TR_NOOP("Errors", "too many values at once"));
        else
            m_stack.push_back(value);
    }

    void pushInteger(std::uint64_t bits, std::size_t signedBytes = 0)
    {
        if (m_result.fault)
            return;
        auto value = static_cast<std::int64_t>(bits);
        if (signedBytes == 4)
            value = static_cast<std::int32_t>(static_cast<std::uint32_t>(bits));
        push(m_document.addInteger(value));
    }

    /// Two's complement, little end first. What does not fit 64 bits keeps its low ones: addresses
    /// may use all 64, written as a positive number of nine bytes.
    void pushLong(std::uint64_t bytes)
    {
        if (m_result.fault)
            return;
        if (bytes > kMaxLong) {
            fail(PickleFault::Kind::Damaged,
                 {FAULTLINE_TR_NOOP("Errors", "an integer of %1 bytes"), {std::to_string(bytes)}});
            return;
        }
        const auto size = static_cast<std::size_t>(bytes);
        if (!m_window.want(size)) {
            failCut();
            return;
        }
        std::uint64_t value = 0;
        const std::string_view text = m_window.text().substr(0, size);
        const bool isNegative = size > 0 && (static_cast<unsigned char>(text.back()) & 0x80U) != 0;
        for (std::size_t i = 0; i < 8; ++i) {
            const std::uint64_t byte = i < size     ? static_cast<unsigned char>(text[i])
                                       : isNegative ? 0xFFU
                                                    : 0U;
            value |= byte << (8 * i);
        }
        m_window.consume(size);
        push(m_document.addInteger(static_cast<std::int64_t>(value)));
    }

    void pushReal()
    {
        std::uint64_t bits = 0;
        if (!m_window.want(8)) {
            failCut();
            return;
        }
        for (const char c : m_window.text().substr(0, 8))
            bits = bits << 8U | static_cast<unsigned char>(c);
        m_window.consume(8);
        push(m_document.addReal(std::bit_cast<double>(bits)));
    }

    void pushText(std::uint64_t bytes)
    {
        if (m_result.fault)
            return;
        if (bytes > m_limits.maxTextBytes) {
            fail(PickleFault::Kind::Damaged,
                 {FAULTLINE_TR_NOOP("Errors", "a text of %1 bytes"), {std::to_string(bytes)}});
            return;
        }
        const auto size = static_cast<std::size_t>(bytes);
        if (!m_window.want(size)) {
            failCut();
            return;
        }
        std::string text(m_window.text().substr(0, size));
        m_window.consume(size);
        makeValidUtf8(text);
        push(m_document.addText(std::move(text)));
    }

    /// Opcodes of protocol 0 that CPython still writes for a few values.
    void pushDecimal()
    {
        std::size_t end = m_window.text().find('\n');
        while (end == std::string_view::npos && m_window.text().size() < kMaxLine
               && m_window.grow())
            end = m_window.text().find('\n');
        if (end == std::string_view::npos || end > kMaxLine) {
            if (m_window.text().size() < kMaxLine)
                failCut();
            else
                fail(PickleFault::Kind::Damaged,
                     FAULTLINE_TR_NOOP("Errors", "a number without end"));
            return;
        }
        std::string_view digits = m_window.text().substr(0, end);
        if (!digits.empty() && digits.back() == 'L')
            digits.remove_suffix(1);
        std::int64_t value = 0;
        const bool isNegative = !digits.empty() && digits.front() == '-';
        for (const char c : digits.substr(isNegative ? 1 : 0)) {
            if (c < '0' || c > '9' || value > (INT64_MAX - 9) / 10) {
                fail(PickleFault::Kind::Damaged, FAULTLINE_TR_NOOP("Errors", "not a number"));
                return;
            }
            value = value * 10 + (c - '0');
        }
        m_window.consume(end + 1);
        push(m_document.addInteger(isNegative ? -value : value));
    }

    void checkProtocol()
    {
        const std::uint64_t protocol = little(1);
        if (!m_result.fault && protocol > 5)
            fail(PickleFault::Kind::Damaged,
                 {FAULTLINE_TR_NOOP("Errors", "protocol %1"), {std::to_string(protocol)}});
    }

    /// Whether `count` values lie above the topmost mark.
    bool hasTop(std::size_t count)
    {
        const std::size_t floor = m_marks.empty() ? 0 : m_marks.back();
        if (m_stack.size() >= floor + count)
            return true;
        fail(PickleFault::Kind::Damaged, FAULTLINE_TR_NOOP("Errors", "too few values"));
        return false;
    }

    void addTop(Kind kind, std::size_t count)
    {
        if (hasTop(count + 1))
            addTo(kind, m_stack.size() - count);
    }

    void addMarked(Kind kind)
    {
        if (m_marks.empty() || m_marks.back() == 0) {
            fail(PickleFault::Kind::Damaged, FAULTLINE_TR_NOOP("Errors", "nothing to add to"));
            return;
        }
        const std::size_t first = m_marks.back();
        m_marks.pop_back();
        if (!m_marks.empty() && first - 1 < m_marks.back()) {
            fail(PickleFault::Kind::Damaged, FAULTLINE_TR_NOOP("Errors", "nothing to add to"));
            return;
        }
        addTo(kind, first);
    }

    /// Moves the values from `first` on into the container below them.
    void addTo(Kind kind, std::size_t first)
    {
        const Value container = m_stack[first - 1];
        const std::size_t count = m_stack.size() - first;
        if (m_document.kind(container) != kind || (kind == Kind::Dict && count % 2 != 0)) {
            fail(PickleFault::Kind::Damaged,
                 FAULTLINE_TR_NOOP("Errors", "the wrong kind of container"));
            return;
        }
        for (std::size_t i = first; i < m_stack.size(); ++i)
            m_document.append(container, m_stack[i]);
        m_stack.resize(first);
    }

    void makeMarked(Kind kind)
    {
        if (m_marks.empty()) {
            fail(PickleFault::Kind::Damaged, FAULTLINE_TR_NOOP("Errors", "no mark"));
            return;
        }
        const std::size_t first = m_marks.back();
        m_marks.pop_back();
        make(kind, first);
    }

    void makeTop(std::size_t count)
    {
        if (hasTop(count))
            make(Kind::List, m_stack.size() - count);
    }

    void make(Kind kind, std::size_t first)
    {
        if (kind == Kind::Dict && (m_stack.size() - first) % 2 != 0) {
            fail(PickleFault::Kind::Damaged, FAULTLINE_TR_NOOP("Errors", "a key without value"));
            return;
        }
        const Value container = m_document.addContainer(kind);
        for (std::size_t i = first; i < m_stack.size(); ++i)
            m_document.append(container, m_stack[i]);
        m_stack.resize(first);
        push(container);
    }

    void pop()
    {
        if (!m_marks.empty() && m_marks.back() == m_stack.size())
            m_marks.pop_back();
        else if (hasTop(1))
            m_stack.pop_back();
    }

    void popMark()
    {
        if (m_marks.empty()) {
            fail(PickleFault::Kind::Damaged, FAULTLINE_TR_NOOP("Errors", "no mark"));
            return;
        }
        m_stack.resize(m_marks.back());
        m_marks.pop_back();
    }

    void stop()
    {
        if (!hasTop(1))
            return;
        m_result.root = m_stack.back();
        m_done = true;
    }

    void put(std::uint64_t index)
    {
        if (m_result.fault || !hasTop(1))
            return;
        // Memos are numbered from 0 up: a number far ahead is an attempt to have memory taken.
        if (index > kMaxMemo || index > m_memo.size() + 1'000'000) {
            fail(PickleFault::Kind::Limit,
                 {FAULTLINE_TR_NOOP("Errors", "memo %1"), {std::to_string(index)}});
            return;
        }
        if (index >= m_memo.size())
            m_memo.resize(static_cast<std::size_t>(index) + 1, kEmpty);
        m_memo[static_cast<std::size_t>(index)] = m_stack.back();
    }

    void get(std::uint64_t index)
    {
        if (m_result.fault)
            return;
        if (index >= m_memo.size() || m_memo[static_cast<std::size_t>(index)] == kEmpty)
            fail(PickleFault::Kind::Damaged,
                 {FAULTLINE_TR_NOOP("Errors", "memo %1 is not set"), {std::to_string(index)}});
        else
            push(m_memo[static_cast<std::size_t>(index)]);
    }

    /// Puts what lies open on the stack into the containers it was meant for, innermost first.
    void salvage()
    {
        while (!m_marks.empty()) {
            const std::size_t first = m_marks.back();
            m_marks.pop_back();
            closeAt(first);
        }
        if (m_stack.empty())
            return;
        for (std::size_t i = m_stack.size(); i-- > 1;)
            closeAt(i);
        m_result.root = m_stack.front();
    }

    void closeAt(std::size_t first)
    {
        if (first == 0 || first > m_stack.size())
            return;
        const Value container = m_stack[first - 1];
        const Kind kind = m_document.kind(container);
        std::size_t count = m_stack.size() - first;
        if (kind == Kind::Dict)
            count -= count % 2;
        if (kind == Kind::Dict || kind == Kind::List) {
            for (std::size_t i = first; i < first + count; ++i)
                m_document.append(container, m_stack[i]);
        }
        m_stack.resize(first);
    }

    static constexpr Value kEmpty = 0xFFFFFFFF;

    StreamWindow& m_window;
    const PickleLimits& m_limits;
    PickleResult& m_result;
    PickleDocument& m_document;
    std::vector<Value> m_stack;
    std::vector<std::size_t> m_marks;
    std::vector<Value> m_memo;
    std::uint64_t m_offset = 0;
    bool m_done = false;
};

} // namespace

Value PickleDocument::add(Kind kind, std::int64_t bits)
{
    m_nodes.push_back({bits, kind});
    m_bytes += sizeof(Node);
    return static_cast<Value>(m_nodes.size() - 1);
}

Value PickleDocument::addReal(double value)
{
    return add(Kind::Real, std::bit_cast<std::int64_t>(value));
}

Value PickleDocument::addText(std::string text)
{
    m_bytes += sizeof(std::string) + text.size();
    m_texts.push_back(std::move(text));
    return add(Kind::Text, static_cast<std::int64_t>(m_texts.size() - 1));
}

Value PickleDocument::addContainer(Kind kind)
{
    m_bytes += sizeof(std::vector<Value>);
    m_containers.emplace_back();
    return add(kind, static_cast<std::int64_t>(m_containers.size() - 1));
}

void PickleDocument::append(Value container, Value item)
{
    m_bytes += 2 * sizeof(Value); // vectors grow by doubling
    m_containers[static_cast<std::size_t>(m_nodes[container].bits)].push_back(item);
}

std::int64_t PickleDocument::integer(Value value) const
{
    const Node& node = m_nodes[value];
    return node.kind == Kind::Integer || node.kind == Kind::Boolean ? node.bits : 0;
}

double PickleDocument::real(Value value) const
{
    const Node& node = m_nodes[value];
    return node.kind == Kind::Real ? std::bit_cast<double>(node.bits)
                                   : static_cast<double>(integer(value));
}

std::string_view PickleDocument::text(Value value) const
{
    const Node& node = m_nodes[value];
    return node.kind == Kind::Text ? std::string_view(m_texts[static_cast<std::size_t>(node.bits)])
                                   : std::string_view();
}

const std::vector<Value>& PickleDocument::items(Value value) const
{
    const Node& node = m_nodes[value];
    return node.kind == Kind::List || node.kind == Kind::Dict
               ? m_containers[static_cast<std::size_t>(node.bits)]
               : kNoItems;
}

std::optional<Value> PickleDocument::find(Value dict, std::string_view key) const
{
    if (kind(dict) != Kind::Dict)
        return std::nullopt;
    const std::vector<Value>& entries = items(dict);
    for (std::size_t i = entries.size() / 2; i-- > 0;) {
        if (kind(entries[2 * i]) == Kind::Text && text(entries[2 * i]) == key)
            return entries[2 * i + 1];
    }
    return std::nullopt;
}

PickleResult readPickle(StreamWindow& window, const PickleLimits& limits)
{
    PickleResult result;
    Machine(window, limits, result).run();
    return result;
}

} // namespace faultline::trace
