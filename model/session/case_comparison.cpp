// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/case_comparison.h"

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/findings/finding.h"
#include "model/qt/case_document.h"
#include "model/session/open_case.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

const RunId& idOf(const Training& training)
{
    return training.runs.front()->id;
}

/// Runs with a critical finding.
std::set<RunId> failedRuns(const Diagnosis& diagnosis)
{
    std::set<RunId> failed;
    for (const Finding& finding : diagnosis.findings) {
        if (finding.severity == Severity::Critical)
            failed.insert(finding.run);
    }
    return failed;
}

bool holdsAny(const Training& training, const std::set<RunId>& runs)
{
    return std::any_of(training.runs.begin(), training.runs.end(),
                       [&runs](const RunPtr& run) { return runs.contains(run->id); });
}

} // namespace

CaseComparison::CaseComparison(OpenCase& opened, QObject* parent)
    : QObject(parent), m_opened(opened), m_work(opened.jobs(), JobLane::Long)
{
    m_work.setLabel(tr("Comparing two runs"));
    connect(&opened, &OpenCase::diagnosisChanged, this, &CaseComparison::followDiagnosis);
    connect(&opened.document(), &CaseDocument::ignoredChangesChanged, this, &CaseComparison::start);
}

std::vector<CaseComparison::Choice> CaseComparison::choices() const
{
    std::vector<Choice> choices;
    const CaseAnalysisPtr& analysis = m_opened.judged();
    if (analysis == nullptr || m_opened.diagnosis() == nullptr)
        return choices;
    const auto asked =
        std::find_if(analysis->trainings.begin(), analysis->trainings.end(),
                     [this](const Training& training) { return idOf(training) == m_bad; });
    const std::set<RunId> failed = failedRuns(*m_opened.diagnosis());
    for (const Training& training : analysis->trainings) {
        if (training.isPlanned)
            continue;
        const bool isSame =
            asked == analysis->trainings.end() || whyNotComparable(training, *asked).empty();
        choices.push_back({.run = idOf(training),
                           .name = training.name,
                           .isFailed = holdsAny(training, failed),
                           .begun = training.runs.front()->startTime(),
                           .isSameTask = isSame});
    }
    std::stable_sort(choices.begin(), choices.end(), [](const Choice& one, const Choice& other) {
        return std::tuple(!one.isSameTask, one.isFailed, -one.begun.value_or(0.0))
               < std::tuple(!other.isSameTask, other.isFailed, -other.begun.value_or(0.0));
    });
    return choices;
}

void CaseComparison::choose(std::vector<RunId> good, RunId bad)
{
    std::erase(good, bad);
    std::erase_if(good, [this](const RunId& run) { return !comparedRun(run, RunSide::A); });
    if (good == m_good && bad == m_bad)
        return;
    m_good = std::move(good);
    m_bad = std::move(bad);
    emit choiceChanged();
    start();
}

void CaseComparison::swapSides()
{
    if (m_good.empty())
        return;
    std::vector<RunId> good = m_good;
    RunId bad = std::exchange(good.front(), m_bad);
    choose(std::move(good), std::move(bad));
}

std::optional<RunId> CaseComparison::trainingOf(const std::string& run) const
{
    const CaseAnalysisPtr& analysis = m_opened.judged();
    if (analysis == nullptr)
        return std::nullopt;
    for (const Training& training : analysis->trainings) {
        for (const RunPtr& one : training.runs) {
            if (one->name == run)
                return idOf(training);
        }
    }
    return std::nullopt;
}

void CaseComparison::compareTwo(const RunId& asked, const RunId& other)
{
    const auto failed = [this](const RunId& run) {
        const std::optional<ComparedRun> found = comparedRun(run, RunSide::A);
        return found && found->diagnosis && holdsAny(found->of(), failedRuns(*found->diagnosis));
    };
    const bool isOtherAsked = failed(other) && !failed(asked);
    choose({isOtherAsked ? asked : other}, isOtherAsked ? other : asked);
}

void CaseComparison::compareWhenJudged(RunId asked, RunId other)
{
    m_expected = {std::move(asked), std::move(other)};
}

void CaseComparison::setWanted()
{
    if (std::exchange(m_isWanted, true))
        return;
    chooseWhatIsMissing();
    start();
}

void CaseComparison::finish()
{
    m_work.finish();
}

void CaseComparison::followDiagnosis()
{
    const bool isThere = comparedRun(m_bad, RunSide::B).has_value();
    std::erase_if(m_good, [this](const RunId& run) { return !comparedRun(run, RunSide::A); });
    if (!isThere || m_good.empty()) {
        m_bad = {};
        m_good.clear();
    }
    if (m_expected && comparedRun(m_expected->first, RunSide::B)
        && comparedRun(m_expected->second, RunSide::A)) {
        const auto [asked, other] = *std::exchange(m_expected, std::nullopt);
        m_good.clear(); // what was chosen before is compared anew
        compareTwo(asked, other);
        return;
    }
    if (m_isWanted)
        chooseWhatIsMissing();
    emit choiceChanged();
    start();
}

/// What is asked about: the run that failed. What it is held against: the newest sound one of its
/// task.
void CaseComparison::chooseWhatIsMissing()
{
    if (!m_good.empty())
        return;
    const std::vector<Choice> all = choices();
    if (all.size() < 2)
        return;
    const auto failed =
        std::find_if(all.rbegin(), all.rend(), [](const Choice& one) { return one.isFailed; });
    m_bad = failed == all.rend() ? all.front().run : failed->run;
    for (const Choice& one : choices()) {
        if (one.run != m_bad) {
            m_good = {one.run};
            return;
        }
    }
}

std::optional<ComparedRun> CaseComparison::comparedRun(const RunId& run, RunSide side) const
{
    const CaseAnalysisPtr& analysis = m_opened.judged();
    if (analysis == nullptr)
        return std::nullopt;
    for (std::size_t i = 0; i < analysis->trainings.size(); ++i) {
        if (idOf(analysis->trainings[i]) == run)
            return ComparedRun{.analysis = analysis,
                               .diagnosis = m_opened.diagnosis(),
                               .training = i,
                               .name = analysis->trainings[i].name,
                               .side = side};
    }
    return std::nullopt;
}

/// A few of the runs that stand on no side: one may be the experiment that was asked for.
std::vector<ComparedRun> CaseComparison::otherRuns() const
{
    std::vector<ComparedRun> others;
    for (const Choice& choice : choices()) {
        const bool isChosen =
            choice.run == m_bad
            || std::find(m_good.begin(), m_good.end(), choice.run) != m_good.end();
        if (isChosen || !choice.isSameTask || others.size() >= kMostOthers)
            continue;
        if (std::optional<ComparedRun> other = comparedRun(choice.run, RunSide::B))
            others.push_back(*std::move(other));
    }
    return others;
}

void CaseComparison::start()
{
    if (!m_isWanted)
        return;
    m_work.drop();
    std::optional<ComparedRun> bad = comparedRun(m_bad, RunSide::B);
    MatchedRuns pair;
    for (const RunId& run : m_good) {
        if (std::optional<ComparedRun> good = comparedRun(run, RunSide::A))
            pair.good.push_back(*std::move(good));
    }
    if (!bad || pair.good.empty()) {
        if (std::exchange(m_result, nullptr))
            emit resultChanged();
        return;
    }
    pair.bad = *std::move(bad);
    pair.others = otherRuns();
    CompareOptions options;
    options.isIgnored = [ignored = m_opened.document().ignoredChanges()](const RunChange& change) {
        return isIgnored(ignored, toString(change.area), change.path);
    };
    m_work.start([pair = std::move(pair), options = std::move(options)](
                     WorkMonitor& monitor) { return compareRuns(pair, options, monitor); },
                 [this](const Result<RunComparison>& result) {
                     m_result = result ? std::make_shared<const RunComparison>(*result) : nullptr;
                     emit resultChanged();
                 });
    emit resultChanged(); // it is being compared
}

} // namespace faultline
