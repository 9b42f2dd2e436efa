// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::console {

/// Finds which of many literals occur in a text, in one pass over it, whatever their number
/// (Aho and Corasick, CACM 18(6), 1975). ASCII case is ignored. Immutable once built.
class LiteralScanner {
public:
    /// `id` may occur several times; an empty literal is never found.
    struct Literal {
        std::string text;
        std::uint32_t id = 0;
    };
    explicit LiteralScanner(std::span<const Literal> literals);

    /// Calls fn(id) for every place where a literal ends; the same id may be named often.
    template <typename Fn>
    void scan(std::string_view text, Fn&& fn) const
    {
        std::size_t state = 0;
        for (const char c : text) {
            state = m_next[(state << m_shift) + m_classes[static_cast<unsigned char>(c)]];
            if (state < m_firstFinal)
                continue;
            for (std::size_t i = m_outputBegin[state - m_firstFinal];
                 i < m_outputBegin[state - m_firstFinal + 1]; ++i)
                fn(m_outputs[i]);
        }
    }

private:
    struct Trie;

    std::array<std::uint8_t, 256> m_classes{}; ///< 0: occurs in no literal
    unsigned m_shift = 0;
    std::vector<std::uint16_t> m_next; ///< by state and class; final states are the last ones
    std::size_t m_firstFinal = 0;
    std::vector<std::size_t> m_outputBegin; ///< by final state, one more at the end
    std::vector<std::uint32_t> m_outputs;
};

} // namespace faultline::console
