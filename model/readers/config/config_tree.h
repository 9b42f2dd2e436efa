// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Grows the tree of a ConfigDocument. Nodes beyond kMaxNodes are not added.
class ConfigTree {
public:
    static constexpr std::size_t kMaxNodes = 200'000;

    /// Adds the root if there is none yet.
    explicit ConfigTree(ConfigDocument& document);

    /// Adds a node behind the other children of `parent` and returns its index. When the tree is
    /// full, or `parent` is npos, nothing is added and npos returned.
    std::size_t add(std::size_t parent, ConfigNode node);
    std::size_t addValue(std::size_t parent, std::string name, std::string value);
    /// The node, or a scratch one for npos: what is written there is lost.
    [[nodiscard]] ConfigNode& at(std::size_t node);
    [[nodiscard]] bool isFull() const { return m_full; }

    /// "3 items" or, of a short list of plain values, "[1, 2, 3]".
    [[nodiscard]] std::string listSummary(std::size_t list) const;

private:
    ConfigDocument& m_document;
    std::vector<std::size_t> m_lastChild; ///< by node
    ConfigNode m_scratch;
    bool m_full = false;
};

/// The name in `known` that `written` is most likely a misspelling of; empty if none is near. At
/// most about 64 characters are compared.
[[nodiscard]] std::string_view nearestName(std::string_view written,
                                           const std::vector<std::string_view>& known);

/// At most `maxBytes` of a text, cut between characters, "…" where something was left out.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t maxBytes);

} // namespace faultline
