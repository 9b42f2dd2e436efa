// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/checklist_items.h"
#include "model/checklist/progress.h"
#include "model/diagnosis/findings/finding.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

enum class ItemState : std::uint8_t {
    Problem,  ///< rules fired, or the user says so
    Unknown,  ///< rules abstained: something is missing
    Open,     ///< nobody has judged it: a question to the user
    Answered, ///< by the user: fine, or does not apply
    Fine,     ///< every rule that judges it passed
    Muted,    ///< by the user: the item, or all of its rules
};
[[nodiscard]] std::string_view toString(ItemState state);

/// One item as it stands.
struct EvaluatedItem {
    const ChecklistItem* item = nullptr; ///< never null
    ItemState state = ItemState::Open;
    std::vector<std::size_t> findings;    ///< into Diagnosis::findings, best first
    std::vector<std::size_t> abstentions; ///< into Diagnosis::abstentions, one for each reason
    std::vector<std::size_t> outcomes;    ///< into Diagnosis::outcomes
    std::optional<ItemProgress> progress; ///< what the user did, if anything
    bool isConsequence = false; ///< a problem whose findings all follow from those of other items
    bool isWaiting = false;     ///< a problem with an attempt that waits for the next run
    double score = 0.0;         ///< cost x confidence of the problem, or the item's weight
    std::optional<Severity> severity; ///< of a problem that rules found: that of the worst finding
};

/// A step of the walk.
struct WalkStep {
    enum class Reason : std::uint8_t {
        Cause,       ///< a problem, and what to change
        Consequence, ///< a problem that goes when its cause goes
        Capture,     ///< something is missing: record it
        Question,    ///< only the user can tell
        Waiting,     ///< tried; the next run will tell
    };
    std::size_t item = 0; ///< into EvaluatedChecklist::items
    Reason reason = Reason::Question;
};
[[nodiscard]] std::string_view toString(WalkStep::Reason reason);

struct SectionCounts {
    std::size_t problems = 0;
    std::size_t unknown = 0;
    std::size_t open = 0;
    std::size_t done = 0; ///< fine or answered
    std::size_t muted = 0;
};

struct EvaluatedChecklist {
    std::vector<EvaluatedItem> items; ///< as in checklistItems()
    std::array<SectionCounts, kChecklistSectionCount> sections{};
    /// What is left to do, next step first: causes by cost x confidence, then what cannot be told
    /// and the questions (those of the sections with the worst causes before others), then
    /// consequences, then what waits for the next run.
    std::vector<WalkStep> walk;

    [[nodiscard]] const EvaluatedItem* find(std::string_view item) const;
};

/// Judges every item by what the rules said and the user did. What rules prove stands above what
/// the user answered. Pure.
/// Judged by ChecklistProgress::newestRuns if the diagnosis knows any of them, else by every run;
/// what concerns the case as a whole always counts.
[[nodiscard]] EvaluatedChecklist evaluateChecklist(const Diagnosis& diagnosis,
                                                   const ChecklistProgress& progress);

} // namespace faultline
