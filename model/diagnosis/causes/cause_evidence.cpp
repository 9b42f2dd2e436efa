// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/cause_evidence.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/causes/verdict.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace faultline {

namespace {

constexpr std::size_t kMostLines = 8; ///< of each side; the rest is in the findings
constexpr double kExpected = 0.85;    ///< strength from which a consequence is missed
constexpr double kRivalShare = 0.6;   ///< of the weight of the chosen cause

/// Tells every end that no other rule tells, so it passes where one of them fired.
constexpr std::string_view kEndOfRun = "training-crashed";

/// "the metric stays 0", of a rule that found nothing; nullptr if there are no such words.
const ConsequenceClause* clauseOf(std::string_view rule)
{
    const std::span<const ConsequenceClause> clauses = consequenceClauses();
    const auto found = std::find_if(clauses.begin(), clauses.end(),
                                    [rule](const auto& clause) { return clause.rule == rule; });
    return found == clauses.end() ? nullptr : &*found;
}

Quantity stepQuantity(std::int64_t step)
{
    return {static_cast<double>(step), Unit::Step};
}

/// What is looked up for each cause; a case of 1500 trainings has thousands of causes and 90,000
/// outcomes.
struct Lookup {
    std::vector<std::vector<const Explanation*>> byCause;              ///< by finding
    std::vector<std::vector<const Explanation*>> byConsequence;        ///< by finding
    std::unordered_map<RunId, std::vector<const RuleOutcome*>> passed; ///< by run
};

Lookup lookupOf(const Diagnosis& diagnosis, const std::vector<Explanation>& explanations)
{
    Lookup lookup;
    lookup.byCause.resize(diagnosis.findings.size());
    lookup.byConsequence.resize(diagnosis.findings.size());
    for (const Explanation& made : explanations) {
        lookup.byCause[made.cause].push_back(&made);
        lookup.byConsequence[made.consequence].push_back(&made);
    }
    for (const RuleOutcome& outcome : diagnosis.outcomes) {
        if (outcome.state == RuleOutcome::State::Passed)
            lookup.passed[outcome.run].push_back(&outcome);
    }
    return lookup;
}

/// Collects the lines for and against one cause.
class Weighing {
public:
    Weighing(const Diagnosis& diagnosis, Cause& cause, const Lookup& lookup)
        : m_diagnosis(diagnosis),
          m_cause(cause),
          m_lookup(lookup),
          m_finding(diagnosis.findings[cause.finding])
    {
    }

    void weigh()
    {
        numbers();
        for (const std::size_t consequence : m_cause.consequences)
            explained(consequence);
        ruledOut();
        missed();
        if (m_finding.confidence < kLikelyFrom) {
            against({FAULTLINE_TR_NOOP("Diagnosis", "Confidence in the finding itself is only %1"),
                     {Quantity{m_finding.confidence, Unit::Fraction}}});
        }
    }

private:
    void support(Text text)
    {
        if (m_cause.supports.size() < kMostLines)
            m_cause.supports.push_back(std::move(text));
    }
    void against(Text text)
    {
        if (m_cause.contradicts.size() < kMostLines)
            m_cause.contradicts.push_back(std::move(text));
    }

    void numbers()
    {
        for (const Evidence& evidence : m_finding.evidence) {
            const auto* number = std::get_if<NumberEvidence>(&evidence);
            if (number == nullptr || !number->threshold)
                continue;
            support(
                {FAULTLINE_TR_NOOP("Diagnosis", "%1: %2 (limit: %3)"),
                 {number->label, number->value, Quantity{*number->threshold, number->value.unit}}});
        }
    }

    void explained(std::size_t consequence)
    {
        const Finding& follows = m_diagnosis.findings[consequence];
        const Finding& from = m_diagnosis.findings[*follows.consequenceOf];
        const CausalLink* link = findCausalLink(from.ruleId.view(), follows.ruleId.view());
        const Onset cause = onsetOf(from);
        const Onset effect = onsetOf(follows);
        support({link->why, {}});
        if (cause.isStatic && effect.step) {
            support(
                {FAULTLINE_TR_NOOP("Diagnosis", "It was present before the first step; then %1"),
                 {asConsequence(follows)}});
        } else if (cause.step && effect.step && *cause.step < *effect.step) {
            support({FAULTLINE_TR_NOOP("Diagnosis", "In order of steps: first %1, then %2"),
                     {asConsequence(from), asConsequence(follows)}});
        }
        rivals(consequence);
    }

    /// What else could have brought about what this cause explains.
    void rivals(std::size_t consequence)
    {
        double chosen = 0.0;
        for (const Explanation* made : m_lookup.byConsequence[consequence]) {
            if (made->cause == *m_diagnosis.findings[consequence].consequenceOf)
                chosen = made->weight;
        }
        for (const Explanation* made : m_lookup.byConsequence[consequence]) {
            const bool isOwn =
                made->cause == m_cause.finding
                || std::find(m_cause.consequences.begin(), m_cause.consequences.end(), made->cause)
                       != m_cause.consequences.end();
            if (isOwn || made->weight < kRivalShare * chosen)
                continue;
            against({FAULTLINE_TR_NOOP(
                         "Diagnosis",
                         "Another finding may also explain why %1: %2 (likelihood %3 versus %4)"),
                     {asConsequence(m_diagnosis.findings[consequence]),
                      m_diagnosis.findings[made->cause].title,
                      Quantity{made->weight, Unit::Fraction}, Quantity{chosen, Unit::Fraction}}});
        }
    }

    /// What it would explain if it had not come too late.
    void ruledOut()
    {
        const Onset own = onsetOf(m_finding);
        for (const Explanation* made : m_lookup.byCause[m_cause.finding]) {
            if (!made->isTooLate)
                continue;
            const Finding& earlier = m_diagnosis.findings[made->consequence];
            const Onset other = onsetOf(earlier);
            if (own.step && other.step) {
                against(
                    {FAULTLINE_TR_NOOP("Diagnosis",
                                       "It was first seen at step %1, too late to explain why %2"),
                     {stepQuantity(*own.step), asConsequence(earlier)}});
            }
        }
    }

    /// What nearly always follows, was judged and is not so.
    void missed()
    {
        const auto ofRun = m_lookup.passed.find(m_finding.run);
        if (ofRun == m_lookup.passed.end())
            return;
        for (const RuleOutcome* outcome : ofRun->second) {
            const CausalLink* link =
                findCausalLink(m_finding.ruleId.view(), outcome->ruleId.view());
            const ConsequenceClause* clause = clauseOf(outcome->ruleId.view());
            if (link == nullptr || link->strength < kExpected || clause == nullptr
                || clause->rule == kEndOfRun)
                continue;
            against(
                {FAULTLINE_TR_NOOP("Diagnosis", "Usually %1 as well, but that check found nothing"),
                 {Text{clause->plain, {}}}});
        }
    }

    const Diagnosis& m_diagnosis;
    Cause& m_cause;
    const Lookup& m_lookup;
    const Finding& m_finding;
};

} // namespace

void weighEvidence(Diagnosis& diagnosis, const std::vector<Explanation>& explanations)
{
    const Lookup lookup = lookupOf(diagnosis, explanations);
    for (Cause& cause : diagnosis.causes)
        Weighing(diagnosis, cause, lookup).weigh();
}

} // namespace faultline
