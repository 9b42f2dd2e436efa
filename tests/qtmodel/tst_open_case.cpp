// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/case_document.h"
#include "model/qt/hparam_loader.h"
#include "model/session/case_analyser.h"
#include "model/session/grouped_runs.h"
#include "model/session/open_case_steps.h"
#include "model/session/restart_index.h"
#include "tests/qtmodel/case_maker.h"
#include "tests/support/test_case.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>

using namespace faultline;
using namespace faultline::test;
using namespace std::chrono_literals;

namespace {

/// Judges nothing, and remembers by which analysis.
struct Judge {
    std::atomic<int> count = 0;
    std::atomic<bool> mayEnd = true;
    std::atomic<const CaseAnalysis*> asked = nullptr;

    OpenCaseSteps steps()
    {
        OpenCaseSteps steps;
        steps.diagnosis.measure = [](const CaseAnalysis&, ReadMonitor&) {
            return DiagnosisSteps::Datasets{std::make_shared<DatasetEvidence>()};
        };
        steps.diagnosis.diagnose = [this](const CaseAnalysis& before, const DiagnosisOptions&,
                                          ReadMonitor& monitor) -> Result<Judgement> {
            while (!mayEnd && !monitor.isCancelled())
                std::this_thread::sleep_for(1ms);
            ++count;
            asked = &before;
            return Judgement{.analysis = std::make_shared<CaseAnalysis>(before),
                             .diagnosis = std::make_shared<Diagnosis>()};
        };
        return steps;
    }
};

CasePtr wholeCase(const char* source = "/runs")
{
    auto data = std::make_shared<CaseData>(*makeCase({"a/seed0", "a/seed1", "b/seed0"}));
    data->sources = {source};
    data->isComplete = true;
    return data;
}

CasePtr withDataset(const CasePtr& before)
{
    auto source = std::make_shared<DatasetSource>();
    source->file.displayName = "pets";
    source->file.id = ArtifactId(source->file.displayName);
    auto data = std::make_shared<CaseData>(*before);
    data->datasets = {source};
    return data;
}

} // namespace

class OpenCaseTest : public QObject {
    Q_OBJECT

private slots:
    void whatHangsOnTheCaseFollowsIt();
    void rulesAndPagesTakeOneAnalysis();
    void measuresDatasetsAfterTheFirstDiagnosis();
    void otherClocksAreAnalysedAndJudgedAgain();
    void keepsTheDiagnosisWhileTheSourcesStay();
    void whatIsSetAgainIsNotTold();
    void theUserCanStopTheFirstDiagnosis();
    void closingWaitsForNoJob();
    void theQueueOfAnotherStaysOpen();
};

void OpenCaseTest::whatHangsOnTheCaseFollowsIt()
{
    TestCase opened;
    opened.groups().setGrouping({.by = RunGrouping::By::Pattern, .key = QStringLiteral("^(.)/")});
    std::size_t groups = 0;
    std::size_t datasets = 0;
    // Whoever listens finds everything as it belongs together.
    connect(&opened, &OpenCase::caseChanged, this, [&] {
        groups = opened.groups().groups().groups.size();
        datasets = opened.datasets().sources().size();
    });
    opened.setCase(withDataset(wholeCase()));
    QCOMPARE(groups, std::size_t{2});
    QCOMPARE(datasets, std::size_t{1});
    QVERIFY(opened.groups().groupOf(QStringLiteral("b/seed0")) == std::optional<std::size_t>(1));
    opened.finishAnalysis();
    QVERIFY(opened.analysis() && opened.analysis()->data == opened.caseData());
    const RunPtr run = opened.caseData()->runs.front();
    QVERIFY(opened.restarts().request(run, "loss") == nullptr);
    opened.restarts().finish();
    QVERIFY(opened.restarts().request(run, "loss") != nullptr);
    opened.hyperparameters().request();
    opened.hyperparameters().finish();
    QVERIFY(opened.hyperparameters().caseData() == opened.caseData());

    opened.setCase(nullptr);
    QCOMPARE(groups, std::size_t{0});
    QCOMPARE(datasets, std::size_t{0});
    QVERIFY(!opened.analysis());
    QVERIFY(!opened.hyperparameters().records());
}

void OpenCaseTest::rulesAndPagesTakeOneAnalysis()
{
    Judge judge;
    TestCase opened(judge.steps());
    const QSignalSpy analyses(&opened, &OpenCase::analysisChanged);
    const QSignalSpy firsts(&opened, &OpenCase::firstDiagnosed);
    opened.setCase(wholeCase());
    opened.diagnose();
    QVERIFY(opened.diagnosing().stage() == DiagnosisController::Stage::Judging);
    QTRY_COMPARE(firsts.count(), 1);
    QCOMPARE(analyses.count(), 1);
    QVERIFY(judge.asked == opened.analysis().get());
    QVERIFY(opened.diagnosis() != nullptr);
    QVERIFY(opened.judged()->data == opened.caseData());
    // Another rule: the case is not analysed again.
    opened.document().mute(RuleId("loss-became-nan"), QStringLiteral("not here"));
    QTRY_COMPARE(judge.count.load(), 2);
    opened.finishDiagnosis();
    QCOMPARE(analyses.count(), 1);
    QCOMPARE(firsts.count(), 1);
}

void OpenCaseTest::measuresDatasetsAfterTheFirstDiagnosis()
{
    Judge judge;
    TestCase opened(judge.steps());
    const QSignalSpy diagnoses(&opened, &OpenCase::diagnosisChanged);
    const QSignalSpy firsts(&opened, &OpenCase::firstDiagnosed);
    opened.setCase(withDataset(wholeCase()));
    opened.diagnose();
    opened.finishDiagnosis();
    QCOMPARE(diagnoses.count(), 2);
    QCOMPARE(firsts.count(), 1);
    QCOMPARE(opened.diagnosing().datasets().size(), std::size_t{1});
}

void OpenCaseTest::otherClocksAreAnalysedAndJudgedAgain()
{
    Judge judge;
    TestCase opened(judge.steps());
    opened.setCase(wholeCase());
    opened.diagnose();
    opened.finishDiagnosis();
    const QSignalSpy corrected(&opened, &OpenCase::clockCorrectionsChanged);
    opened.setClockCorrection(ArtifactId("gpu.csv"), 60.0);
    opened.setClockCorrection(ArtifactId("gpu.csv"), 60.0);
    QCOMPARE(corrected.count(), 1);
    opened.finishDiagnosis();
    QCOMPARE(judge.count.load(), 2);
    QCOMPARE(opened.judged()->options.clockCorrections.at(ArtifactId("gpu.csv")), 60.0);
    opened.setClockCorrection(ArtifactId("gpu.csv"), std::nullopt);
    opened.finishDiagnosis();
    QVERIFY(opened.judged()->options.clockCorrections.empty());
}

void OpenCaseTest::keepsTheDiagnosisWhileTheSourcesStay()
{
    Judge judge;
    TestCase opened(judge.steps());
    opened.setCase(wholeCase());
    opened.setClockCorrection(ArtifactId("gpu.csv"), 60.0);
    opened.setDiagnosis(std::make_shared<const Diagnosis>());
    opened.setCase(wholeCase());
    QVERIFY(opened.diagnosis() != nullptr);
    QCOMPARE(opened.clockCorrections().size(), std::size_t{1});
    const QSignalSpy diagnoses(&opened, &OpenCase::diagnosisChanged);
    opened.setCase(wholeCase("/elsewhere"));
    QVERIFY(opened.diagnosis() == nullptr);
    QVERIFY(opened.clockCorrections().empty());
    QCOMPARE(diagnoses.count(), 1);
}

void OpenCaseTest::whatIsSetAgainIsNotTold()
{
    TestCase opened;
    const QSignalSpy cases(&opened, &OpenCase::caseChanged);
    const QSignalSpy diagnoses(&opened, &OpenCase::diagnosisChanged);
    const QSignalSpy groups(&opened.groups(), &GroupedRuns::changed);
    const CasePtr data = wholeCase();
    const auto diagnosis = std::make_shared<const Diagnosis>();
    for (int i = 0; i < 2; ++i) {
        opened.setCase(data);
        opened.setDiagnosis(diagnosis);
    }
    QCOMPARE(cases.count(), 1);
    QCOMPARE(diagnoses.count(), 1);
    QCOMPARE(groups.count(), 0); // nothing is grouped
}

void OpenCaseTest::theUserCanStopTheFirstDiagnosis()
{
    Judge judge;
    judge.mayEnd = false;
    TestCase opened(judge.steps());
    const QSignalSpy cancelled(&opened.diagnosing(), &DiagnosisController::cancelled);
    const QSignalSpy firsts(&opened, &OpenCase::firstDiagnosed);
    opened.setCase(wholeCase());
    opened.diagnose();
    // In the list of jobs, once it is there.
    const auto rules = [&opened]() -> std::optional<std::uint64_t> {
        for (const JobStatus& job : opened.jobs()->listed()) {
            if (job.label == "Diagnosing the case" && job.isRunning)
                return job.id;
        }
        return std::nullopt;
    };
    QTRY_VERIFY(rules().has_value());
    opened.jobs()->cancel(*rules());
    judge.mayEnd = true;
    QTRY_VERIFY(opened.diagnosing().stage() == DiagnosisController::Stage::Idle);
    QCOMPARE(cancelled.count() + firsts.count(), 1); // stopped, or done before it heard
}

void OpenCaseTest::closingWaitsForNoJob()
{
    // What the jobs touch outlives the case: they are left behind.
    const auto mayEnd = std::make_shared<std::atomic<bool>>(false);
    const auto begun = std::make_shared<std::atomic<int>>(0);
    const auto ended = std::make_shared<std::atomic<int>>(0);
    QElapsedTimer clock;
    {
        OpenCaseSteps steps;
        steps.datasets = [mayEnd, begun, ended](const DatasetSource&,
                                                ReadMonitor&) -> Result<DatasetPtr> {
            ++*begun;
            while (!*mayEnd) // a file system that hangs: no cancelling helps
                std::this_thread::sleep_for(1ms);
            ++*ended;
            return Error{.code = ErrorCode::Cancelled, .path = {}, .offsetBytes = {}, .detail = {}};
        };
        OpenCase opened(steps);
        opened.setCase(withDataset(wholeCase()));
        opened.datasets().request(QStringLiteral("pets"));
        QTRY_COMPARE(begun->load(), 1);
        clock.start();
    }
    QVERIFY(clock.elapsed() < 2000);
    QCOMPARE(ended->load(), 0);
    *mayEnd = true;
    QTRY_COMPARE(ended->load(), 1);
}

void OpenCaseTest::theQueueOfAnotherStaysOpen()
{
    const TestCase owner;
    {
        const OpenCase beside(owner.jobs());
        QCOMPARE(beside.jobs(), owner.jobs());
    }
    QVERIFY(!owner.jobs()->isClosed());
    bool hasRun = false;
    owner.jobs()->submit({}, [&hasRun](JobMonitor&) { hasRun = true; }).wait();
    QVERIFY(hasRun);
}

QTEST_GUILESS_MAIN(OpenCaseTest)
#include "tst_open_case.moc"
