// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/literal_scanner.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace faultline::console {

namespace {

constexpr std::size_t kMaxStates = 65'535; // states are kept in 16 bits

unsigned char lower(char c)
{
    return static_cast<unsigned char>(lowerAscii(c));
}

} // namespace

/// The automaton while it grows: one row of `width` targets for each state.
struct LiteralScanner::Trie {
    static constexpr std::uint32_t kNone = 0xFFFF'FFFF;

    explicit Trie(std::size_t rowWidth) : width(rowWidth) { addState(); }

    std::uint32_t addState()
    {
        if (outputs.size() >= kMaxStates)
            throw std::length_error("too many literals");
        next.resize(next.size() + width, kNone);
        outputs.emplace_back();
        return static_cast<std::uint32_t>(outputs.size() - 1);
    }

    std::uint32_t& target(std::size_t state, std::size_t cls) { return next[state * width + cls]; }

    /// Fills in where to go on after a mismatch, breadth first.
    void close()
    {
        std::vector<std::uint32_t> fallback(outputs.size(), 0);
        std::vector<std::uint32_t> queue;
        for (std::size_t cls = 0; cls < width; ++cls) {
            std::uint32_t& to = target(0, cls);
            if (to == kNone)
                to = 0;
            else
                queue.push_back(to);
        }
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::uint32_t state = queue[i];
            const std::vector<std::uint32_t>& inherited = outputs[fallback[state]];
            outputs[state].insert(outputs[state].end(), inherited.begin(), inherited.end());
            for (std::size_t cls = 0; cls < width; ++cls) {
                const std::uint32_t other = target(fallback[state], cls);
                std::uint32_t& to = target(state, cls);
                if (to == kNone) {
                    to = other;
                } else {
                    fallback[to] = other;
                    queue.push_back(to);
                }
            }
        }
    }

    std::size_t width;
    std::vector<std::uint32_t> next;
    std::vector<std::vector<std::uint32_t>> outputs;
};

LiteralScanner::LiteralScanner(std::span<const Literal> literals)
{
    std::size_t classCount = 1;
    for (const Literal& literal : literals) {
        for (const char c : literal.text) {
            std::uint8_t& cls = m_classes[lower(c)];
            if (cls == 0)
                cls = static_cast<std::uint8_t>(classCount++);
        }
    }
    for (char c = 'A'; c <= 'Z'; ++c)
        m_classes[static_cast<unsigned char>(c)] = m_classes[lower(c)];
    while ((std::size_t{1} << m_shift) < classCount)
        ++m_shift;

    Trie trie(std::size_t{1} << m_shift);
    for (const Literal& literal : literals) {
        std::uint32_t state = 0;
        for (const char c : literal.text) {
            const std::uint8_t cls = m_classes[lower(c)];
            if (trie.target(state, cls) == Trie::kNone) {
                const std::uint32_t added = trie.addState();
                trie.target(state, cls) = added;
            }
            state = trie.target(state, cls);
        }
        if (state != 0)
            trie.outputs[state].push_back(literal.id);
    }
    trie.close();

    // Final states go last, so that one comparison per byte tells them.
    const std::size_t count = trie.outputs.size();
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    std::stable_partition(order.begin(), order.end(),
                          [&trie](std::uint32_t state) { return trie.outputs[state].empty(); });
    std::vector<std::uint16_t> place(count);
    for (std::size_t i = 0; i < count; ++i)
        place[order[i]] = static_cast<std::uint16_t>(i);

    m_next.resize(count << m_shift);
    m_firstFinal = count;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t cls = 0; cls < trie.width; ++cls)
            m_next[(i << m_shift) + cls] = place[trie.target(order[i], cls)];
        std::vector<std::uint32_t>& outputs = trie.outputs[order[i]];
        if (outputs.empty())
            continue;
        m_firstFinal = std::min(m_firstFinal, i);
        std::sort(outputs.begin(), outputs.end());
        outputs.erase(std::unique(outputs.begin(), outputs.end()), outputs.end());
        m_outputBegin.push_back(m_outputs.size());
        m_outputs.insert(m_outputs.end(), outputs.begin(), outputs.end());
    }
    m_outputBegin.push_back(m_outputs.size());
}

} // namespace faultline::console
