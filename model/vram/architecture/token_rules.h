// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/architecture/setup_values.h"

#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace re2 {
class RE2;
}

namespace faultline::vram {

/// What tokens of the name of a configuration mean besides the model (names.json).
class TokenRules {
public:
    TokenRules();
    ~TokenRules();
    TokenRules(TokenRules&&) noexcept;
    TokenRules& operator=(TokenRules&&) noexcept;

    void addFile(const std::string& path, std::string_view text, std::vector<Error>& errors);

    /// How many of the tokens from the first on are understood together (the most), and what they
    /// say; 0: the first is not known.
    struct Match {
        std::size_t count = 0;
        SetupValues values;
    };
    [[nodiscard]] Match match(std::span<const std::string> tokens,
                              std::string_view framework) const;

private:
    struct Pattern {
        std::unique_ptr<re2::RE2> expression;
        SetupTemplate values;
        std::set<std::string, std::less<>> frameworks; ///< empty: all
    };
    [[nodiscard]] Result<Pattern> pattern(const nlohmann::ordered_json& json) const;

    std::set<std::string, std::less<>> m_ignored;
    std::vector<Pattern> m_patterns;
};

} // namespace faultline::vram
