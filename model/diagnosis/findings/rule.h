// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <span>
#include <string_view>
#include <vector>

namespace faultline {

/// A number a rule decides by. Listed so that reports and the window can show it, and so that a
/// user can change it.
struct Threshold {
    std::string_view name; ///< kebab-case, unique within the rule
    double value = 0.0;    ///< default
    Unit unit = Unit::None;
    std::string_view reason; ///< one line: where the number comes from
};

/// What is fixed about a rule.
struct RuleInfo {
    std::string_view id;      ///< stable kebab-case id, also the name of its file and page
    std::string_view code;    ///< catalogue code, "O01"
    std::string_view section; ///< checklist section: "hyperparameters", "input-pipeline", ...
    Severity severity = Severity::Warning; ///< the worst it can report
    std::string_view title;                ///< short name; FAULTLINE_TR_NOOP("Rules", ...)
    std::string_view summary; ///< one sentence: what it looks for; FAULTLINE_TR_NOOP("Rules", ...)
    /// How it decides, in one to three lines as its page has it: "median of the last window > ratio
    /// x smoothed minimum"; thresholds by their names. English, not translated.
    std::string_view formula;
    std::vector<SignalKind> needs;  ///< cannot judge without these; the engine abstains for it
    std::vector<SignalKind> mayUse; ///< makes it surer
    std::vector<EvidenceKind> needsEvidence;  ///< artifacts without which it cannot judge; same
    std::vector<EvidenceKind> mayUseEvidence; ///< makes it surer
    /// Judges a training that has not run yet from its configuration, data, environment and
    /// machine. Other rules are not asked about those.
    bool judgesPlans = false;
    std::vector<PhaseKind> phases; ///< time it judges; empty: all
    std::vector<Threshold> thresholds;

    [[nodiscard]] RuleId ruleId() const { return RuleId(id); }
};

/// Threshold values by rule, as changed by the user, and rules that are muted. A value, passed in.
class RuleSettings {
public:
    struct Override {
        RuleId ruleId;
        std::string name;
        double value;

        friend bool operator==(const Override&, const Override&) = default;
    };
    struct Mute {
        RuleId ruleId;
        std::string reason; ///< as the user wrote it

        friend bool operator==(const Mute&, const Mute&) = default;
    };

    [[nodiscard]] double threshold(const RuleInfo& rule, std::string_view name) const;
    void setThreshold(const RuleId& rule, std::string_view name, double value);
    void resetThreshold(const RuleId& rule, std::string_view name);
    /// In the order in which they were set.
    [[nodiscard]] const std::vector<Override>& overrides() const { return m_overrides; }

    /// A muted rule is not asked; its outcome says so.
    void mute(const RuleId& rule, std::string_view reason);
    void unmute(const RuleId& rule);
    [[nodiscard]] const Mute* muteOf(const RuleId& rule) const; ///< nullptr: not muted
    [[nodiscard]] const std::vector<Mute>& mutes() const { return m_mutes; }

    friend bool operator==(const RuleSettings&, const RuleSettings&) = default;

private:
    std::vector<Override> m_overrides;
    std::vector<Mute> m_mutes;
};

/// What a rule is given.
struct RuleInput {
    const Training& training;
    const RuleSettings& settings;
    /// All trainings of the case, `training` among them, for what only a comparison tells.
    std::span<const Training> trainings;
    const ReadMonitor* monitor = nullptr; ///< null: nobody cancels

    /// Asked by what takes long: it may return at once, whatever it had to say is thrown away.
    [[nodiscard]] bool isCancelled() const { return monitor != nullptr && monitor->isCancelled(); }
};

/// Takes what a rule has to say about one training.
class FindingSink {
public:
    virtual ~FindingSink() = default;
    /// Rule id and code are filled in by the engine.
    virtual void report(Finding finding) = 0;
    virtual void abstain(Abstention abstention) = 0;
    /// Something that was computed on the way, whether or not the rule fires: shown beside its
    /// formula, and what promises are held against.
    virtual void computed(NumberEvidence /*number*/) {}
    virtual void judged(JudgedPoints /*points*/) {}
};

/// A rule of the catalogue.
///
/// Pure: a const view in, findings out; no I/O, clock, random numbers, globals or logging.
/// Same input, same findings, same order. Judge by medians, MAD and trend tests, never by
/// comparing two points. Called once for each training; `needs` have been checked before.
///
/// To add one: docs/rules/README.md.
class Rule {
public:
    virtual ~Rule() = default;
    [[nodiscard]] virtual const RuleInfo& info() const = 0;
    virtual void evaluate(const RuleInput& input, FindingSink& sink) const = 0;
};

} // namespace faultline
