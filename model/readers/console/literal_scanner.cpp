// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/literal_scanner.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace faultline::console {

namespace {

constexpr std::size_t kMaxStates = 65'535; // states are kept in 16 bits

unsigned char lower(char c)
{
    return static_cast<unsigned char>(lowerAscii(c));
}

} // namespace

/// The automaton while it grows: what was written, without where to go on after a mismatch.
struct LiteralScanner::Trie {
    struct State {
        std::uint32_t firstChild = 0; ///< 0: none, because the root is nobody's child
        std::uint32_t nextSibling = 0;
        std::uint32_t fallback = 0; ///< of the longest proper suffix that is a state too
        std::uint8_t cls = 0;       ///< what leads here from the parent
        std::vector<std::uint32_t> outputs;
    };

    Trie() : states(1) {}

    /// 0: none.
    [[nodiscard]] std::uint32_t child(std::uint32_t parent, std::uint8_t cls) const
    {
        std::uint32_t at = states[parent].firstChild;
        while (at != 0 && states[at].cls != cls)
            at = states[at].nextSibling;
        return at;
    }

    std::uint32_t addChild(std::uint32_t parent, std::uint8_t cls)
    {
        if (states.size() >= kMaxStates)
            throw std::length_error("too many literals");
        const auto added = static_cast<std::uint32_t>(states.size());
        states.emplace_back();
        states[added].cls = cls;
        states[added].nextSibling = std::exchange(states[parent].firstChild, added);
        return added;
    }

    /// Fills in fallbacks and what is found through them; the states breadth first, the root first.
    std::vector<std::uint32_t> close()
    {
        std::vector<std::uint32_t> queue = {0};
        queue.reserve(states.size());
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::uint32_t parent = queue[i];
            for (std::uint32_t at = states[parent].firstChild; at != 0;
                 at = states[at].nextSibling) {
                State& state = states[at];
                std::uint32_t suffix = parent;
                while (suffix != 0 && state.fallback == 0) {
                    suffix = states[suffix].fallback;
                    state.fallback = child(suffix, state.cls);
                }
                const std::vector<std::uint32_t>& inherited = states[state.fallback].outputs;
                state.outputs.insert(state.outputs.end(), inherited.begin(), inherited.end());
                queue.push_back(at);
            }
        }
        return queue;
    }

    std::vector<State> states;
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

    Trie trie;
    for (const Literal& literal : literals) {
        std::uint32_t state = 0;
        for (const char c : literal.text) {
            const std::uint8_t cls = m_classes[lower(c)];
            const std::uint32_t next = trie.child(state, cls);
            state = next != 0 ? next : trie.addChild(state, cls);
        }
        if (state != 0)
            trie.states[state].outputs.push_back(literal.id);
    }
    const std::vector<std::uint32_t> breadthFirst = trie.close();

    // Final states go last, so that one comparison per byte tells them.
    const std::size_t count = trie.states.size();
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    const auto firstFinal =
        std::stable_partition(order.begin(), order.end(), [&trie](std::uint32_t state) {
            return trie.states[state].outputs.empty();
        });
    m_firstFinal = static_cast<std::size_t>(std::distance(order.begin(), firstFinal));
    std::vector<std::uint16_t> place(count);
    for (std::size_t i = 0; i < count; ++i)
        place[order[i]] = static_cast<std::uint16_t>(i);

    // A state goes where its fallback goes, but for its children. The fallback is shorter, so its
    // row is there already; the root's is zeros.
    m_next.resize(count << m_shift);
    for (const std::uint32_t state : breadthFirst) {
        std::uint16_t* const row = m_next.data() + (std::size_t{place[state]} << m_shift);
        if (state != 0)
            std::copy_n(m_next.data()
                            + (std::size_t{place[trie.states[state].fallback]} << m_shift),
                        std::size_t{1} << m_shift, row);
        for (std::uint32_t at = trie.states[state].firstChild; at != 0;
             at = trie.states[at].nextSibling)
            row[trie.states[at].cls] = place[at];
    }
    for (std::size_t i = m_firstFinal; i < count; ++i) {
        std::vector<std::uint32_t>& outputs = trie.states[order[i]].outputs;
        std::sort(outputs.begin(), outputs.end());
        outputs.erase(std::unique(outputs.begin(), outputs.end()), outputs.end());
        m_outputBegin.push_back(m_outputs.size());
        m_outputs.insert(m_outputs.end(), outputs.begin(), outputs.end());
    }
    m_outputBegin.push_back(m_outputs.size());
}

} // namespace faultline::console
