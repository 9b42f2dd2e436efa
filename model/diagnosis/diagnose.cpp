// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/diagnose.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/missing_signal.h"

#include <algorithm>
#include <exception>
#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

/// First step of the first series evidence: a part of a finding's identity.
std::int64_t firstStepOf(const Finding& finding)
{
    for (const Evidence& evidence : finding.evidence) {
        if (const auto* series = std::get_if<SeriesEvidence>(&evidence))
            return series->firstStep;
    }
    return 0;
}

/// Puts together what the rules say.
class Collector {
public:
    void add(Finding finding)
    {
        Identity identity{finding.ruleId, finding.run, firstStepOf(finding)};
        const auto [known, isNew] =
            m_indexOf.try_emplace(std::move(identity), m_diagnosis.findings.size());
        if (isNew) {
            m_diagnosis.findings.push_back(std::move(finding));
            return;
        }
        Finding& first = m_diagnosis.findings[known->second];
        std::move(finding.evidence.begin(), finding.evidence.end(),
                  std::back_inserter(first.evidence));
    }

    void add(Abstention abstention) { m_diagnosis.abstentions.push_back(std::move(abstention)); }

    void ruleFailed(const RuleInfo& rule, const Training& training, const std::string& what)
    {
        m_diagnosis.issues.add({.code = IssueCode::RuleFailed,
                                .path = training.name,
                                .offsetBytes = std::nullopt,
                                .bytesLost = 0,
                                .detail = std::string(rule.id) + ": " + what});
    }

    [[nodiscard]] Diagnosis take() { return std::move(m_diagnosis); }

private:
    using Identity = std::tuple<std::string, std::string, std::int64_t>;

    Diagnosis m_diagnosis;
    std::map<Identity, std::size_t> m_indexOf;
};

/// Hands on what one rule says about one training, with what the engine knows filled in.
class RuleSink final : public FindingSink {
public:
    RuleSink(const RuleInfo& rule, const Training& training, Collector& collector)
        : m_rule(rule), m_training(training), m_collector(collector)
    {
    }

    void report(Finding finding) override
    {
        finding.ruleId = std::string(m_rule.id);
        finding.code = std::string(m_rule.code);
        if (finding.run.empty())
            finding.run = m_training.runs.front()->name;
        m_collector.add(std::move(finding));
    }

    void abstain(Abstention abstention) override
    {
        abstention.ruleId = std::string(m_rule.id);
        abstention.code = std::string(m_rule.code);
        if (abstention.run.empty())
            abstention.run = m_training.runs.front()->name;
        m_collector.add(std::move(abstention));
    }

private:
    const RuleInfo& m_rule;
    const Training& m_training;
    Collector& m_collector;
};

void judge(const Rule& rule, const Training& training, const RuleSettings& settings,
           Collector& collector)
{
    const RuleInfo& info = rule.info();
    RuleSink sink(info, training, collector);
    for (const SignalKind need : info.needs) {
        if (hasSignal(training, need))
            continue;
        // Of a training that logged nothing at all one rule says so; the others need not.
        if (!training.allSignals.empty())
            sink.abstain(abstainWithoutSignal(need));
        return;
    }
    try {
        rule.evaluate(training, settings, sink);
    } catch (const std::exception& error) {
        collector.ruleFailed(info, training, error.what());
    }
}

bool comesBefore(const Finding& a, const Finding& b)
{
    const auto rank = [](const Finding& finding) {
        return std::pair{finding.severity, -finding.cost * finding.confidence};
    };
    if (rank(a) != rank(b))
        return rank(a) < rank(b);
    return std::tie(a.run, a.ruleId) < std::tie(b.run, b.ruleId);
}

Quantity countOf(std::size_t count)
{
    return {static_cast<double>(count), Unit::Count};
}

Text verdictOf(const Diagnosis& diagnosis)
{
    if (diagnosis.trainingCount == 0) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "Nothing to judge: no training was found in what was opened."),
                {}};
    }
    const std::size_t findings = diagnosis.findings.size();
    if (findings > 0 && diagnosis.findings.front().severity != Severity::Info)
        return diagnosis.findings.front().title;
    const std::size_t abstentions = diagnosis.abstentions.size();
    if (findings > 0) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "No failure found. Trainings: %1. Remarks: %2. Checks that could "
                                  "not be judged: %3."),
                {countOf(diagnosis.trainingCount), countOf(findings), countOf(abstentions)}};
    }
    if (abstentions > 0) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "No problem found. Trainings: %1. Checks that could not be "
                                  "judged: %2."),
                {countOf(diagnosis.trainingCount), countOf(abstentions)}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis",
                              "No problem found. Trainings: %1, every check could be judged."),
            {countOf(diagnosis.trainingCount)}};
}

} // namespace

Diagnosis diagnose(const CaseData& data, std::span<const std::unique_ptr<const Rule>> rules,
                   const RuleSettings& settings)
{
    const std::vector<Training> trainings = findTrainings(data);
    Collector collector;
    for (const Training& training : trainings) {
        for (const std::unique_ptr<const Rule>& rule : rules)
            judge(*rule, training, settings, collector);
    }
    Diagnosis diagnosis = collector.take();
    diagnosis.trainingCount = trainings.size();
    std::stable_sort(diagnosis.findings.begin(), diagnosis.findings.end(), comesBefore);
    diagnosis.verdict = verdictOf(diagnosis);
    if (!diagnosis.findings.empty())
        diagnosis.verdictSeverity = diagnosis.findings.front().severity;
    return diagnosis;
}

} // namespace faultline
