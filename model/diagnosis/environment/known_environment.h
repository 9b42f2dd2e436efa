// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/environment/compatibility.h"

#include <initializer_list>
#include <optional>
#include <span>

namespace faultline {

/// Several environments as one: which version of a component counts.
class KnownEnvironment {
public:
    /// `environments` must outlive it; null ones are left out.
    explicit KnownEnvironment(std::span<const EnvironmentPtr> environments)
        : m_environments(environments)
    {
    }

    /// The first fact of a component in the first of the roles that occurs, with a version.
    [[nodiscard]] std::optional<CompatibilityFact> find(
        std::string_view component, std::initializer_list<VersionRole> roles) const;
    /// What runs, else is installed, else is asked for.
    [[nodiscard]] std::optional<CompatibilityFact> inUse(std::string_view component) const;
    /// Whether anything names the component, with a version or without.
    [[nodiscard]] std::optional<CompatibilityFact> anyOf(std::string_view component) const;
    /// Every fact of a component.
    [[nodiscard]] std::vector<CompatibilityFact> all(std::string_view component) const;
    /// Whether the fact comes from a console log: libraries are known by their file names there.
    [[nodiscard]] bool isFromConsole(const CompatibilityFact& fact) const;

private:
    std::span<const EnvironmentPtr> m_environments;
};

} // namespace faultline
