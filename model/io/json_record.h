// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/json_cursor.h"

#include <string>
#include <string_view>

namespace faultline {

/// A plain member of a JSON record.
struct JsonMember {
    std::string_view name; ///< of a member of a member "outer/inner"; escapes are resolved
    std::string_view text; ///< as written; of a string without its quotes, escapes not resolved
    bool isString = false;
};

/// Walks the plain members of one JSON object in order; Python's NaN and Infinity are taken as
/// they stand, lists are passed over. Members nested deeper than kMaxDepth are passed over too.
class JsonRecord {
public:
    static constexpr int kMaxDepth = 8;

    explicit JsonRecord(std::string_view text) : m_cursor(text) {}

    /// Calls fn(const JsonMember&). False if the text is no object or ends too early; what came
    /// before the fault has been given.
    template <typename Fn>
    [[nodiscard]] bool forEach(Fn&& fn)
    {
        walk(fn, 0);
        return m_cursor.ok();
    }
    /// Bytes of the text that were read.
    [[nodiscard]] std::size_t position() const { return m_cursor.position(); }

private:
    template <typename Fn>
    void walk(Fn& fn, int depth)
    {
        std::string_view key;
        if (!m_cursor.beginObject())
            return;
        while (m_cursor.nextKey(key)) {
            const std::size_t outer = m_name.size();
            if (outer > 0)
                m_name += '/';
            if (key.find('\\') == std::string_view::npos)
                m_name += key;
            else
                m_name += unescaped(key);
            const char first = m_cursor.peek();
            if (first == '{' && depth < kMaxDepth) {
                walk(fn, depth + 1);
            } else if (first == '{' || first == '[') {
                m_cursor.skip();
            } else {
                const std::string_view text = m_cursor.scalar();
                if (m_cursor.ok())
                    fn(JsonMember{.name = m_name, .text = text, .isString = first == '"'});
            }
            m_name.resize(outer);
        }
    }

    JsonCursor m_cursor;
    std::string m_name;
};

} // namespace faultline
