// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/evaluate.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace faultline {

namespace {

/// Where in the diagnosis each rule speaks, by its code: thousands of trainings make hundreds of
/// thousands of outcomes, and each item is about a few rules.
class Spoken {
public:
    using Places = std::vector<std::size_t>;

    explicit Spoken(const Diagnosis& diagnosis)
    {
        fill(diagnosis.findings, m_findings);
        fill(diagnosis.outcomes, m_outcomes);
        fill(diagnosis.abstentions, m_abstentions);
    }

    // Of the rules of one item, in the order of the diagnosis.
    [[nodiscard]] Places findings(const ChecklistItem& item) const { return of(m_findings, item); }
    [[nodiscard]] Places outcomes(const ChecklistItem& item) const { return of(m_outcomes, item); }
    [[nodiscard]] Places abstentions(const ChecklistItem& item) const
    {
        return of(m_abstentions, item);
    }

private:
    using ByCode = std::unordered_map<std::string_view, Places>;

    template <typename T>
    static void fill(const std::vector<T>& all, ByCode& byCode)
    {
        for (std::size_t i = 0; i < all.size(); ++i)
            byCode[all[i].code].push_back(i);
    }

    static Places of(const ByCode& byCode, const ChecklistItem& item)
    {
        Places places;
        for (const auto& code : item.rules) {
            if (const auto known = byCode.find(code); known != byCode.end())
                places.insert(places.end(), known->second.begin(), known->second.end());
        }
        std::sort(places.begin(), places.end());
        return places;
    }

    ByCode m_findings;
    ByCode m_outcomes;
    ByCode m_abstentions;
};

/// Of each finding the cost x confidence of its story: that of the cause it belongs to, if it is
/// one, its own if it follows from another.
std::vector<double> scoresOf(const Diagnosis& diagnosis)
{
    std::vector<double> scores(diagnosis.findings.size(), 0.0);
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i] = diagnosis.findings[i].cost * diagnosis.findings[i].confidence;
    for (const Cause& cause : diagnosis.causes) {
        if (cause.finding < scores.size())
            scores[cause.finding] = std::max(scores[cause.finding], cause.score);
    }
    return scores;
}

/// What the rules said of one item.
struct ItemJudgement {
    std::size_t passed = 0;
    std::size_t muted = 0;
    std::size_t undecided = 0; ///< abstained or stopped with an exception
};

/// Which runs an item is judged by.
class Scope {
public:
    Scope(const Diagnosis& diagnosis, const std::vector<RunId>& newest) : m_runs(newest)
    {
        const bool areKnown = std::any_of(
            diagnosis.outcomes.begin(), diagnosis.outcomes.end(),
            [&newest](const RuleOutcome& outcome) {
                return std::find(newest.begin(), newest.end(), outcome.run) != newest.end();
            });
        m_isWhole = !areKnown;
    }
    [[nodiscard]] bool holds(const RunId& run) const
    {
        return m_isWhole || run.empty()
               || std::find(m_runs.begin(), m_runs.end(), run) != m_runs.end();
    }

private:
    const std::vector<RunId>& m_runs;
    bool m_isWhole = true;
};

ItemJudgement collect(const Diagnosis& diagnosis, const Spoken& spoken, const Scope& scope,
                      EvaluatedItem& evaluated)
{
    ItemJudgement judgement;
    const ChecklistItem& item = *evaluated.item;
    for (const std::size_t i : spoken.findings(item)) {
        if (scope.holds(diagnosis.findings[i].run))
            evaluated.findings.push_back(i);
    }
    for (const std::size_t i : spoken.outcomes(item)) {
        const RuleOutcome& outcome = diagnosis.outcomes[i];
        if (!scope.holds(outcome.run))
            continue;
        evaluated.outcomes.push_back(i);
        judgement.passed += outcome.state == RuleOutcome::State::Passed ? 1 : 0;
        judgement.muted += outcome.state == RuleOutcome::State::Muted ? 1 : 0;
        judgement.undecided += outcome.state == RuleOutcome::State::Abstained
                                       || outcome.state == RuleOutcome::State::Failed
                                   ? 1
                                   : 0;
    }
    for (const std::size_t i : spoken.abstentions(item)) {
        const Abstention& abstention = diagnosis.abstentions[i];
        if (!scope.holds(abstention.run))
            continue;
        const bool isKnown = std::any_of(
            evaluated.abstentions.begin(), evaluated.abstentions.end(), [&](std::size_t other) {
                const Abstention& known = diagnosis.abstentions[other];
                return known.code == abstention.code && known.reason == abstention.reason;
            });
        if (!isKnown)
            evaluated.abstentions.push_back(i);
    }
    return judgement;
}

/// Findings that only inform are no problem to work on.
bool isProblem(const Diagnosis& diagnosis, const EvaluatedItem& evaluated)
{
    return std::any_of(evaluated.findings.begin(), evaluated.findings.end(), [&](std::size_t i) {
        return diagnosis.findings[i].severity != Severity::Info;
    });
}

Severity worstSeverity(const Diagnosis& diagnosis, const std::vector<std::size_t>& findings)
{
    Severity worst = Severity::Info;
    for (const std::size_t i : findings)
        worst = std::min(worst, diagnosis.findings[i].severity); // the worst is the first
    return worst;
}

ItemState stateOf(const Diagnosis& diagnosis, const EvaluatedItem& evaluated,
                  const ItemJudgement& judgement)
{
    const ItemProgress* progress = evaluated.progress ? &*evaluated.progress : nullptr;
    if (progress != nullptr && progress->isMuted)
        return ItemState::Muted;
    if (isProblem(diagnosis, evaluated))
        return ItemState::Problem;
    const Answer answer = progress != nullptr ? progress->answer : Answer::None;
    if (judgement.undecided == 0 && (judgement.passed > 0 || !evaluated.findings.empty()))
        return ItemState::Fine;
    if (answer == Answer::Problem)
        return ItemState::Problem;
    if (answer != Answer::None)
        return ItemState::Answered;
    if (judgement.undecided > 0)
        return ItemState::Unknown;
    return judgement.muted > 0 ? ItemState::Muted : ItemState::Open;
}

EvaluatedItem evaluate(const ChecklistItem& item, const Diagnosis& diagnosis, const Spoken& spoken,
                       const Scope& scope, const ChecklistProgress& progress,
                       const std::vector<double>& scores)
{
    EvaluatedItem evaluated;
    evaluated.item = &item;
    if (const ItemProgress* known = progress.find(item.id))
        evaluated.progress = *known;
    const ItemJudgement judgement = collect(diagnosis, spoken, scope, evaluated);
    evaluated.state = stateOf(diagnosis, evaluated, judgement);
    std::stable_sort(evaluated.findings.begin(), evaluated.findings.end(),
                     [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    evaluated.score = item.weight;
    if (evaluated.state != ItemState::Problem)
        return evaluated;
    if (!evaluated.findings.empty()) {
        evaluated.score = scores[evaluated.findings.front()];
        evaluated.severity = worstSeverity(diagnosis, evaluated.findings);
        evaluated.isConsequence =
            std::all_of(evaluated.findings.begin(), evaluated.findings.end(), [&](std::size_t i) {
                return diagnosis.findings[i].consequenceOf.has_value();
            });
    }
    evaluated.isWaiting = evaluated.progress && !evaluated.progress->attempts.empty()
                          && evaluated.progress->attempts.back().outcome == AttemptOutcome::Waiting;
    return evaluated;
}

std::optional<WalkStep::Reason> reasonOf(const EvaluatedItem& evaluated)
{
    switch (evaluated.state) {
    case ItemState::Problem:
        if (evaluated.isWaiting)
            return WalkStep::Reason::Waiting;
        return evaluated.isConsequence ? WalkStep::Reason::Consequence : WalkStep::Reason::Cause;
    case ItemState::Unknown: return WalkStep::Reason::Capture;
    case ItemState::Open: return WalkStep::Reason::Question;
    case ItemState::Answered:
    case ItemState::Fine:
    case ItemState::Muted: break;
    }
    return std::nullopt;
}

/// Causes, then what must be found out, then consequences, then what waits.
int stageOf(WalkStep::Reason reason)
{
    switch (reason) {
    case WalkStep::Reason::Cause: return 0;
    case WalkStep::Reason::Capture:
    case WalkStep::Reason::Question: return 1;
    case WalkStep::Reason::Consequence: return 2;
    case WalkStep::Reason::Waiting: return 3;
    }
    return 3;
}

using SectionScores = std::array<double, kChecklistSectionCount>;

/// The worst problem of each section: what is asked about a section that has one comes first.
SectionScores worstOf(const std::vector<EvaluatedItem>& items)
{
    SectionScores worst{};
    for (const EvaluatedItem& item : items) {
        double& score = worst[static_cast<std::size_t>(item.item->section)];
        if (item.state == ItemState::Problem && !item.isConsequence)
            score = std::max(score, item.score);
    }
    return worst;
}

std::vector<WalkStep> walkOf(const std::vector<EvaluatedItem>& items)
{
    const SectionScores worst = worstOf(items);
    std::vector<WalkStep> walk;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (const auto reason = reasonOf(items[i]))
            walk.push_back({i, *reason});
    }
    const auto rank = [&](const WalkStep& step) {
        const EvaluatedItem& item = items[step.item];
        const int stage = stageOf(step.reason);
        // A section without a problem keeps half of the weight of its questions.
        const double nearness =
            stage == 1 ? 0.5 + 0.5 * worst[static_cast<std::size_t>(item.item->section)] : 1.0;
        return std::pair(stage, -item.score * nearness);
    };
    std::stable_sort(walk.begin(), walk.end(),
                     [&](const WalkStep& a, const WalkStep& b) { return rank(a) < rank(b); });
    return walk;
}

void count(const EvaluatedItem& item, SectionCounts& counts)
{
    switch (item.state) {
    case ItemState::Problem: ++counts.problems; break;
    case ItemState::Unknown: ++counts.unknown; break;
    case ItemState::Open: ++counts.open; break;
    case ItemState::Answered:
    case ItemState::Fine: ++counts.done; break;
    case ItemState::Muted: ++counts.muted; break;
    }
}

} // namespace

std::string_view toString(ItemState state)
{
    switch (state) {
    case ItemState::Problem: return "problem";
    case ItemState::Unknown: return "unknown";
    case ItemState::Open: return "open";
    case ItemState::Answered: return "answered";
    case ItemState::Fine: return "fine";
    case ItemState::Muted: return "muted";
    }
    return "open";
}

std::string_view toString(WalkStep::Reason reason)
{
    switch (reason) {
    case WalkStep::Reason::Cause: return "cause";
    case WalkStep::Reason::Consequence: return "consequence";
    case WalkStep::Reason::Capture: return "capture";
    case WalkStep::Reason::Question: return "question";
    case WalkStep::Reason::Waiting: return "waiting";
    }
    return "question";
}

const EvaluatedItem* EvaluatedChecklist::find(std::string_view id) const
{
    const auto found = std::find_if(items.begin(), items.end(), [id](const EvaluatedItem& item) {
        return item.item->id == id;
    });
    return found == items.end() ? nullptr : &*found;
}

EvaluatedChecklist evaluateChecklist(const Diagnosis& diagnosis, const ChecklistProgress& progress)
{
    const std::vector<double> scores = scoresOf(diagnosis);
    const Spoken spoken(diagnosis);
    const Scope scope(diagnosis, progress.newestRuns);
    EvaluatedChecklist checklist;
    for (const ChecklistItem& item : checklistItems()) {
        checklist.items.push_back(evaluate(item, diagnosis, spoken, scope, progress, scores));
        count(checklist.items.back(), checklist.sections[static_cast<std::size_t>(item.section)]);
    }
    checklist.walk = walkOf(checklist.items);
    return checklist;
}

} // namespace faultline
