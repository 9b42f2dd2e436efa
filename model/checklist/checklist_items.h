// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace faultline {

/// The parts of the checklist, in the order in which they are shown.
enum class ChecklistSection : std::uint8_t {
    Memory,
    InputPipeline,
    Hyperparameters,
    Data,
    Environment,
    Lifecycle,
    Machine,
};
inline constexpr std::size_t kChecklistSectionCount = 7;
/// Its id, as RuleInfo::section has it: "input-pipeline".
[[nodiscard]] std::string_view toString(ChecklistSection section);
/// Its heading; FAULTLINE_TR_NOOP("Checklist", ...).
[[nodiscard]] std::string_view titleOf(ChecklistSection section);

/// One thing to check. Texts are FAULTLINE_TR_NOOP("Checklist", ...); all live for ever.
struct ChecklistItem {
    std::string_view id; ///< stable kebab-case id
    ChecklistSection section = ChecklistSection::Memory;
    std::string_view question; ///< so that "yes" is good: "Do model and batch fit the GPU?"
    std::string_view howTo;    ///< how to find out
    std::string_view command;  ///< that finds out; empty if there is none
    std::string_view remedy;   ///< what to do if the answer is no
    /// Catalogue codes ("V01") of the rules that judge it; empty: only the user can tell.
    std::vector<std::string_view> rules;
    /// Titles of public documentation to read on.
    std::vector<std::string_view> links;
    /// 0..1: how much of a training it costs when it is wrong, times how often it is, by the
    /// judgement of the catalogue's ship order. Orders what nobody has judged yet.
    double weight = 0.5;
};

/// The whole table, section by section.
[[nodiscard]] std::span<const ChecklistItem> checklistItems();
/// nullptr: none of this id.
[[nodiscard]] const ChecklistItem* findChecklistItem(std::string_view id);
/// The item that a rule judges, by its catalogue code; nullptr: none.
[[nodiscard]] const ChecklistItem* checklistItemOf(std::string_view ruleCode);

} // namespace faultline
