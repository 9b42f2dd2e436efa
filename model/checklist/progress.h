// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/diagnosis/findings/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What the user did on the checklist. Values: kept in the case file, passed in, never shared.
/// Times are seconds since the epoch and come from the caller.

/// What the user says to a question. "Yes" is good for every item.
enum class Answer : std::uint8_t {
    None,
    Fine,
    Problem,
    DoesNotApply,
};
[[nodiscard]] std::string_view toString(Answer answer);

/// A promise of a fix, with the number as it was when the fix was taken.
struct TakenPromise {
    Promise promise;
    RunId run;                    ///< that the finding was about
    std::string number;           ///< NumberEvidence::name that is compared; may be empty
    std::string label;            ///< English, of that number
    std::optional<double> before; ///< in the unit of promise.value
    Unit unit = Unit::None;
};

enum class AttemptOutcome : std::uint8_t {
    Waiting,    ///< for the next run
    Helped,     ///< every promise was kept, or the user says so
    DidNotHelp, ///< one was broken, or the user says so
    CannotTell, ///< the next run does not show it
};
[[nodiscard]] std::string_view toString(AttemptOutcome outcome);

/// What one promise came to.
struct RetestedPromise {
    enum class State : std::uint8_t { Kept, Broken, CannotTell };
    State state = State::CannotTell;
    TakenPromise taken;
    RunId run;                   ///< that it was held against; empty: none was judged
    std::optional<double> after; ///< in the unit of `taken`
    Text sentence;               ///< what came out, with both numbers
};
[[nodiscard]] std::string_view toString(RetestedPromise::State state);

/// "Tried it": one change that was made because of an item.
struct FixAttempt {
    double time = 0.0;
    RuleId ruleId;     ///< of the finding whose fix it was; empty: something of the user's own
    std::string fixId; ///< Fix::id
    std::string title; ///< English; what was done
    std::string note;  ///< the user's
    std::vector<TakenPromise> promises;
    AttemptOutcome outcome = AttemptOutcome::Waiting;
    double outcomeTime = 0.0;             ///< 0: still waiting
    std::vector<RetestedPromise> results; ///< of the last re-test, one for each promise
};

/// Something that happened to an item, oldest first.
struct HistoryEntry {
    enum class Kind : std::uint8_t {
        Answered,
        Tried,
        Outcome,  ///< of an attempt
        Closed,   ///< its rules are silent now
        Reopened, ///< they fired again
        Muted,
        Unmuted,
    };
    double time = 0.0;
    Kind kind = Kind::Answered;
    std::string detail; ///< the answer, title or reason
};
[[nodiscard]] std::string_view toString(HistoryEntry::Kind kind);

struct ItemProgress {
    std::string item; ///< ChecklistItem::id; one that is not known is kept as it is
    Answer answer = Answer::None;
    bool isMuted = false;
    std::string muteReason;
    std::vector<FixAttempt> attempts; ///< oldest first
    std::vector<HistoryEntry> history;
    /// The last thing its rules said of it, so that the next run can close or reopen it.
    bool wasProblem = false;
};

/// A remark of the user on something.
struct Note {
    enum class Target : std::uint8_t { Case, Item, Finding };
    Target target = Target::Case;
    std::string key; ///< ChecklistItem::id, findingKey(); empty for the case
    std::string text;
    double time = 0.0;
};
[[nodiscard]] std::string_view toString(Note::Target target);

/// What a finding is known by from one diagnosis to the next.
struct FindingKey {
    RuleId rule;
    RunId run;
    std::optional<StepIndex> step; ///< first one of its first series; none: it has no series
};
[[nodiscard]] std::string toString(const FindingKey& key); ///< Note::key
[[nodiscard]] std::string findingKey(const Finding& finding);
/// The other way round; nothing if it is none.
[[nodiscard]] std::optional<FindingKey> findingKeyOf(std::string_view text);

struct ChecklistProgress {
    std::vector<ItemProgress> items; ///< those that something was done with
    std::vector<Note> notes;         ///< at most one for each target and key
    /// The runs that the checklist is about: those that came last. What earlier ones showed is
    /// history. Empty: all.
    std::vector<RunId> newestRuns;

    [[nodiscard]] const ItemProgress* find(std::string_view item) const;
    [[nodiscard]] const Note* note(Note::Target target, std::string_view key) const;

    // Each does one thing a user does, with its entry in the history.
    void answer(std::string_view item, Answer answer, double time);
    void mute(std::string_view item, std::string_view reason, double time);
    void unmute(std::string_view item, double time);
    void addAttempt(std::string_view item, FixAttempt attempt);
    /// The user's own word on an attempt, by its index in ItemProgress::attempts.
    void setOutcome(std::string_view item, std::size_t attempt, AttemptOutcome outcome,
                    double time);
    void setNote(Note::Target target, std::string_view key, std::string_view text, double time);

    /// The item's, made if there is none yet.
    [[nodiscard]] ItemProgress& of(std::string_view item);
    /// Puts what was done with an item in the place of what is there; nothing: it goes.
    void restore(std::string_view item, std::optional<ItemProgress> progress);
};

/// "Tried it" of a fix: records what it promises together with the numbers as they are now.
/// `diagnosis` is the one that `finding` is of.
[[nodiscard]] FixAttempt takeFix(const Diagnosis& diagnosis, const Finding& finding, const Fix& fix,
                                 double time);

/// Whether that fix of a rule was tried. What was noted while the fix had no id is known by its
/// title.
[[nodiscard]] bool isOf(const FixAttempt& attempt, const RuleId& rule, const Fix& fix);

} // namespace faultline
