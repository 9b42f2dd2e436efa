// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A version as PEP 440 orders them: "1!2.0.1rc2.post3.dev4+cu121".
struct PackageVersion {
    std::int64_t epoch = 0;
    std::vector<std::int64_t> release; ///< without zeros at its end
    int preKind = 3;                   ///< 0 alpha, 1 beta, 2 release candidate, 3 none of these
    std::int64_t pre = 0;
    std::optional<std::int64_t> post;
    std::optional<std::int64_t> dev;
    std::vector<std::string> local; ///< behind "+", small letters

    /// Nothing if the text is no version, or begins as none: "main", "latest". What follows blanks
    /// is left out.
    [[nodiscard]] static std::optional<PackageVersion> parse(std::string_view text);

    friend std::strong_ordering operator<=>(const PackageVersion& a, const PackageVersion& b);
    friend bool operator==(const PackageVersion& a, const PackageVersion& b)
    {
        return (a <=> b) == std::strong_ordering::equal;
    }
};

/// How far two versions are apart.
enum class VersionStep : std::uint8_t { None, Build, Patch, Minor, Major };
[[nodiscard]] VersionStep stepBetween(const PackageVersion& a, const PackageVersion& b);

} // namespace faultline
