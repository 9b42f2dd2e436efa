// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What docs/rules/<id>.md explains about a rule; ships with the program.
struct RulePage {
    struct Section {
        std::string title;    ///< "What it means"
        std::string markdown; ///< its text without the heading
    };
    std::string ruleId;
    std::string title; ///< the heading of the page
    std::string lead;  ///< Markdown between the heading and the first section; may be empty
    std::vector<Section> sections; ///< in the order of the page, "Further reading" among them
    /// Titles of public documentation, from "Further reading", without addresses.
    std::vector<std::string> links;

    /// nullptr: the page has none of this title.
    [[nodiscard]] const Section* section(std::string_view title) const;
};

/// nullptr: no such rule. Made on first use; lives for ever; any thread.
[[nodiscard]] const RulePage* rulePage(std::string_view ruleId);
/// All of them, by id.
[[nodiscard]] std::span<const RulePage> rulePages();

/// Splits a page into its parts. Never fails: text before a heading is the lead.
[[nodiscard]] RulePage parseRulePage(std::string_view ruleId, std::string_view markdown);

} // namespace faultline
