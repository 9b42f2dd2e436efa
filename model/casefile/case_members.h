// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace faultline::casefile {

/// Private to model/casefile. Keeps members in the order in which they are added.
using Json = nlohmann::ordered_json;

/// Takes members out of JSON objects and notes the first that is not what it should be. After that
/// everything reads as its default, so that callers need not ask in between.
class Members {
public:
    /// `where`: what errors call the object ("sources[2]"); empty: the file itself.
    Members(const Json& object, std::string where, Text& problem);

    [[nodiscard]] bool has(std::string_view key) const;
    [[nodiscard]] std::string text(std::string_view key) const;
    [[nodiscard]] double number(std::string_view key) const;
    [[nodiscard]] std::optional<double> optionalNumber(std::string_view key) const;
    [[nodiscard]] bool flag(std::string_view key) const;
    /// One of the values [0, count) whose name() is written there; the first if nothing is.
    template <typename Enum>
    [[nodiscard]] Enum choice(std::string_view key, int count, std::string_view (*name)(Enum)) const
    {
        const int found =
            choiceIndex(key, count, [name](int i) { return name(static_cast<Enum>(i)); });
        return static_cast<Enum>(found);
    }
    /// The object of a member, or one without members.
    [[nodiscard]] Members object(std::string_view key) const;
    /// Every object of a list.
    void forEach(std::string_view key, const std::function<void(const Members&)>& fn) const;
    /// Every text of a list.
    void forEachText(std::string_view key, const std::function<void(std::string)>& fn) const;
    /// Something is wrong with a member that a type alone does not tell.
    void complain(std::string_view key, Text what) const;

private:
    [[nodiscard]] const Json* find(std::string_view key) const;
    [[nodiscard]] std::string named(std::string_view key) const;
    [[nodiscard]] int choiceIndex(std::string_view key, int count,
                                  const std::function<std::string_view(int)>& name) const;

    const Json& m_object;
    std::string m_where;
    Text& m_problem;
};

/// Reads JSON of at most `maxDepth` levels; a discarded value and a problem if it is none. Names
/// the byte where it stops being JSON.
[[nodiscard]] Json readJson(std::string_view text, std::size_t maxDepth, Text& problem);

} // namespace faultline::casefile
