// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/diagnose.h"

#include "model/core/secrets.h"
#include "model/diagnosis/causes/causes.h"
#include "model/diagnosis/causes/verdict.h"
#include "model/diagnosis/environment/training_framework.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/fixes/fix_plan.h"
#include "model/diagnosis/fixes/simulated_fixes.h"
#include "model/diagnosis/setup/training_recipe.h"
#include "model/diagnosis/signals/rate_study.h"

#include <algorithm>
#include <exception>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

/// The artifact that the first evidence is about: of what has no series, a part of its identity.
std::string artifactOf(const Finding& finding)
{
    if (finding.evidence.empty())
        return {};
    if (const auto* config = std::get_if<ConfigEvidence>(&finding.evidence.front()))
        return config->config.text();
    if (const auto* file = std::get_if<FileEvidence>(&finding.evidence.front()))
        return file->path;
    return {};
}

/// First step of the first series evidence: a part of a finding's identity.
StepIndex firstStepOf(const Finding& finding)
{
    for (const Evidence& evidence : finding.evidence) {
        if (const auto* series = std::get_if<SeriesEvidence>(&evidence))
            return series->firstStep;
    }
    return {};
}

/// Puts together what the rules say.
class Collector {
public:
    void add(Finding finding)
    {
        Identity identity{finding.ruleId, finding.run, firstStepOf(finding), artifactOf(finding)};
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
    void add(RuleOutcome outcome) { m_diagnosis.outcomes.push_back(std::move(outcome)); }

    void ruleFailed(const RuleInfo& rule, const Training& training, const std::string& what)
    {
        m_diagnosis.issues.add(
            {.code = IssueCode::RuleFailed,
             .path = training.name,
             .offsetBytes = std::nullopt,
             .bytesLost = 0,
             .detail = {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {std::string(rule.id), what}}});
    }

    [[nodiscard]] Diagnosis take() { return std::move(m_diagnosis); }

private:
    using Identity = std::tuple<RuleId, RunId, StepIndex, std::string>;

    Diagnosis m_diagnosis;
    std::map<Identity, std::size_t> m_indexOf;
};

/// What is quoted in a finding is shown, exported and sent to others: no key or token goes with it.
/// Edits of the user's own files stay as they are.
void hideSecretsIn(Finding& finding)
{
    const auto hide = [](std::string& text) { text = hideSecrets(std::move(text)); };
    hideSecrets(finding.title);
    hideSecrets(finding.explanation);
    for (Evidence& evidence : finding.evidence) {
        if (auto* log = std::get_if<LogEvidence>(&evidence))
            hide(log->excerpt);
        if (auto* config = std::get_if<ConfigEvidence>(&evidence)) {
            if (!config->value.empty() && isSecretName(config->path))
                config->value = kHiddenSecret;
            hide(config->value);
        }
        std::visit(
            [](auto& one) {
                if constexpr (requires { one.caption; })
                    hideSecrets(one.caption);
                else
                    hideSecrets(one.label);
            },
            evidence);
    }
    for (Fix& fix : finding.fixes) {
        hideSecrets(fix.title);
        hideSecrets(fix.detail);
        hideSecrets(fix.check);
        for (Fix::Snippet& snippet : fix.snippets)
            hide(snippet.code);
    }
}

/// The rule that says what the evidence itself lacks.
constexpr std::string_view kEvidenceCode = "Q01";
constexpr std::string_view kRateCode = "O04";
constexpr std::string_view kCourseSection = "hyperparameters";

/// A run that left event files and nothing in them, and nothing beside them: one rule tells that,
/// and sixty that abstain would only hide it.
bool isBare(const Training& training)
{
    return training.allSignals.empty() && training.logs.empty() && training.hardwareLogs.empty()
           && training.profiles.empty() && training.configs.empty() && !training.isPlanned;
}

/// Hands on what one rule says about one training, with what the engine knows filled in.
class RuleSink final : public FindingSink {
public:
    RuleSink(const RuleInfo& rule, const Training& training, Collector& collector)
        : m_rule(rule),
          m_training(training),
          m_run(training.runs.front()->id),
          m_keepsAbstentions(!isBare(training) || rule.code == kEvidenceCode),
          m_collector(collector)
    {
        m_outcome.ruleId = rule.ruleId();
        m_outcome.code = std::string(rule.code);
        m_outcome.run = m_run;
    }

    void report(Finding finding) override
    {
        finding.ruleId = m_rule.ruleId();
        finding.code = std::string(m_rule.code);
        if (finding.run.empty())
            finding.run = m_run;
        resolveEdits(finding.fixes, m_training);
        const Framework framework = frameworkOf(m_training);
        for (Fix& fix : finding.fixes)
            keepSnippetsOf(framework, fix);
        hideSecretsIn(finding);
        m_outcome.state = RuleOutcome::State::Fired;
        for (const Evidence& evidence : finding.evidence) {
            if (const auto* number = std::get_if<NumberEvidence>(&evidence))
                computed(*number);
        }
        m_collector.add(std::move(finding));
    }

    void abstain(Abstention abstention) override
    {
        abstention.ruleId = m_rule.ruleId();
        abstention.code = std::string(m_rule.code);
        if (abstention.run.empty())
            abstention.run = m_run;
        hideSecrets(abstention.reason);
        hideSecrets(abstention.remedy);
        abstention.command = hideSecrets(std::move(abstention.command));
        if (m_outcome.state == RuleOutcome::State::Passed)
            m_outcome.state = RuleOutcome::State::Abstained;
        if (m_keepsAbstentions)
            m_collector.add(std::move(abstention));
    }

    void computed(NumberEvidence number) override
    {
        const bool isKnown =
            std::any_of(m_outcome.numbers.begin(), m_outcome.numbers.end(),
                        [&number](const NumberEvidence& one) { return one.name == number.name; });
        if (!isKnown)
            m_outcome.numbers.push_back(std::move(number));
    }

    /// A case of many datasets or GPUs would have a chart for each.
    void judged(JudgedPoints points) override
    {
        constexpr std::size_t kMostJudged = 24;
        hideSecrets(points.label);
        if (m_outcome.judged.size() < kMostJudged)
            m_outcome.judged.push_back(std::move(points));
    }

    /// Says how it ended; nothing can be said afterwards.
    void finish(std::optional<RuleOutcome::State> state = std::nullopt)
    {
        if (state)
            m_outcome.state = *state;
        m_collector.add(std::move(m_outcome));
    }

private:
    const RuleInfo& m_rule;
    const Training& m_training;
    RunId m_run;
    bool m_keepsAbstentions;
    Collector& m_collector;
    RuleOutcome m_outcome;
};

/// What the rule says about a training that lacks something it needs; nothing if it lacks nothing.
std::optional<Abstention> lacking(const RuleInfo& rule, const Training& training)
{
    for (const SignalKind need : rule.needs) {
        if (!hasSignal(training, need))
            return abstainWithoutSignal(need);
    }
    for (const EvidenceKind need : rule.needsEvidence) {
        if (!hasEvidence(training, need))
            return abstainWithoutEvidence(need, training);
    }
    return std::nullopt;
}

/// A training as the rules meet it.
struct JudgedTraining {
    /// What was left out of the training; told in the name of the rule about evidence.
    std::span<const Finding> contradictions;
    /// Its loss breaks on purpose: only the rule that reads the test judges its course.
    bool isRangeTest = false;
};

bool isLeftOut(const RuleInfo& rule, const JudgedTraining& judged)
{
    return judged.isRangeTest && rule.section == kCourseSection && rule.code != kRateCode;
}

void judge(const Rule& rule, const RuleInput& input, const JudgedTraining& judged,
           Collector& collector)
{
    const RuleInfo& info = rule.info();
    const Training& training = input.training;
    if (training.isPlanned && !info.judgesPlans)
        return;
    RuleSink sink(info, training, collector);
    if (input.settings.muteOf(info.ruleId()) != nullptr) {
        sink.finish(RuleOutcome::State::Muted);
        return;
    }
    if (std::optional<Abstention> missing = lacking(info, training)) {
        if (!isBare(training))
            sink.abstain(std::move(*missing));
        sink.finish(RuleOutcome::State::Abstained);
        return;
    }
    if (isLeftOut(info, judged)) {
        sink.abstain(abstainFromRangeTest());
        sink.finish(RuleOutcome::State::Abstained);
        return;
    }
    try {
        if (info.code == kEvidenceCode) {
            for (const Finding& contradiction : judged.contradictions)
                sink.report(contradiction);
        }
        rule.evaluate(input, sink);
        sink.finish();
    } catch (const std::exception& error) {
        collector.ruleFailed(info, training, error.what());
        sink.finish(RuleOutcome::State::Failed);
    }
}

} // namespace

Result<Diagnosis> diagnose(const CaseAnalysis& analysis,
                           std::span<const std::unique_ptr<const Rule>> rules,
                           const RuleSettings& settings, ReadMonitor& monitor)
{
    const Error cancelled{.code = ErrorCode::Cancelled,
                          .detail = FAULTLINE_TR_NOOP("Errors", "the diagnosis was cancelled")};
    const std::vector<Training>& trainings = analysis.trainings;
    Collector collector;
    for (std::size_t i = 0; i < trainings.size(); ++i) {
        const RuleInput input{.training = trainings[i],
                              .settings = settings,
                              .trainings = trainings,
                              .monitor = &monitor};
        const JudgedTraining judged{.contradictions = analysis.contradictions[i],
                                    .isRangeTest = findRangeTest(trainings[i]).has_value()};
        for (const std::unique_ptr<const Rule>& rule : rules) {
            if (monitor.isCancelled())
                return cancelled;
            judge(*rule, input, judged, collector);
            monitor.advance(1);
        }
    }
    Diagnosis diagnosis = collector.take();
    diagnosis.trainingCount = trainings.size();
    rankCauses(diagnosis, trainings);
    simulateInputFixes(diagnosis, trainings, monitor);
    fitFixesToEachOther(diagnosis, trainings);
    diagnosis.verdict = verdictOf(diagnosis);
    diagnosis.verdictSeverity = verdictSeverityOf(diagnosis);
    if (monitor.isCancelled())
        return cancelled;
    return diagnosis;
}

std::uint64_t diagnosisSteps(const CaseAnalysis& analysis,
                             std::span<const std::unique_ptr<const Rule>> rules)
{
    return std::uint64_t{analysis.trainings.size()} * rules.size();
}

} // namespace faultline
