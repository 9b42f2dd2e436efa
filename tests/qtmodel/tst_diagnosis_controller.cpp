// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/case_document.h"
#include "model/qt/diagnosis_controller.h"
#include "tests/support/test_jobs.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <map>
#include <mutex>
#include <thread>

using namespace faultline;
using namespace std::chrono_literals;

namespace {

using Stage = DiagnosisController::Stage;

/// The analysis of a case of so many datasets.
CaseAnalysisPtr caseWithDatasets(std::size_t count)
{
    auto data = std::make_shared<CaseData>();
    for (std::size_t i = 0; i < count; ++i) {
        auto source = std::make_shared<DatasetSource>();
        source->file.path = "train.record";
        source->file.sizeBytes = 1000;
        data->datasets.push_back(source);
    }
    auto analysis = std::make_shared<CaseAnalysis>();
    analysis->data = data;
    return analysis;
}

/// The same under another clock.
CaseAnalysisPtr corrected(const CaseAnalysisPtr& analysis)
{
    auto other = std::make_shared<CaseAnalysis>(*analysis);
    other->options.clockCorrections = {{ArtifactId("gpu.csv"), 60.0}};
    return other;
}

/// Steps that note what they were asked, and measure only when they are let.
struct Guided {
    std::atomic<bool> mayEnd = false;
    std::atomic<int> begun = 0;
    std::atomic<int> measured = 0;
    std::mutex mutex;
    std::vector<DiagnosisOptions> asked;
    std::map<ArtifactId, double> corrections; ///< of the analysis that was judged last
    std::atomic<bool> mayJudge = true;

    DiagnosisSteps steps()
    {
        return {.measure =
                    [this](const CaseAnalysis&, ReadMonitor& monitor) {
                        ++begun;
                        monitor.advance(500);
                        while (!mayEnd && !monitor.isCancelled())
                            std::this_thread::sleep_for(1ms);
                        ++measured;
                        return DiagnosisSteps::Datasets{std::make_shared<DatasetEvidence>()};
                    },
                .diagnose = [this](const CaseAnalysis& before, const DiagnosisOptions& options,
                                   ReadMonitor& monitor) -> Result<Judgement> {
                    while (!mayJudge && !monitor.isCancelled())
                        std::this_thread::sleep_for(1ms);
                    const std::lock_guard lock(mutex);
                    asked.push_back(options);
                    corrections = before.options.clockCorrections;
                    return Judgement{.analysis = std::make_shared<CaseAnalysis>(before),
                                     .diagnosis = std::make_shared<Diagnosis>()};
                }};
    }
    DiagnosisOptions last()
    {
        const std::lock_guard lock(mutex);
        return asked.back();
    }
};

RuleSettings muted(const char* rule)
{
    RuleSettings settings;
    settings.mute(RuleId(rule), "not here");
    return settings;
}

} // namespace

class DiagnosisControllerTest : public QObject {
    Q_OBJECT

private slots:
    void doesNothingWithoutDatasets();
    void judgesAgainWithDatasets();
    void tellsHowFarItIs();
    void measuringCanBeStopped();
    void judgesAgainWhenOptionsChange();
    void keepsDatasetsWhenOptionsChange();
    void optionsThatAreTheSameChangeNothing();
    void anotherCaseDropsTheOneBefore();
    void survivesAnExceptionOfARule();
    void judgesWhatWasReadThenMeasuresAndJudgesAgain();
    void theFirstJudgingCanBeStopped();
    void canBeDestroyedWhileMeasuring();
    void documentTellsOnlyOfChanges();
};

void DiagnosisControllerTest::doesNothingWithoutDatasets()
{
    Guided guided;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    controller.resume(caseWithDatasets(0), {});
    QVERIFY(controller.stage() == Stage::Idle);
    controller.finish();
    QCOMPARE(diagnosed.count(), 0);
}

void DiagnosisControllerTest::judgesAgainWithDatasets()
{
    Guided guided;
    guided.mayEnd = true;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    controller.resume(caseWithDatasets(1), {.settings = muted("a")});
    QVERIFY(controller.stage() == Stage::Measuring);
    QTRY_COMPARE(diagnosed.count(), 1);
    QVERIFY(controller.stage() == Stage::Idle);
    QCOMPARE(guided.last().datasets.size(), 1U);
    QVERIFY(guided.last().settings == muted("a"));
}

void DiagnosisControllerTest::tellsHowFarItIs()
{
    Guided guided;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    controller.resume(caseWithDatasets(2), {});
    QTRY_COMPARE(controller.progress(), DiagnosisController::kProgressMax / 4);
    QSignalSpy progress(&controller, &DiagnosisController::progressChanged);
    QVERIFY(progress.wait());
    guided.mayEnd = true;
    QTRY_VERIFY(controller.stage() == Stage::Idle);
}

void DiagnosisControllerTest::measuringCanBeStopped()
{
    Guided guided;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    controller.resume(caseWithDatasets(1), {});
    QTRY_COMPARE(guided.begun.load(), 1);
    controller.cancel();
    QVERIFY(controller.stage() == Stage::Idle);
    QTRY_COMPARE(guided.measured.load(), 1);
    QTest::qWait(20);
    QCOMPARE(diagnosed.count(), 0); // what was half measured is not judged
    QVERIFY(controller.datasets().empty());
}

void DiagnosisControllerTest::judgesAgainWhenOptionsChange()
{
    Guided guided;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    controller.resume(caseWithDatasets(0), {});
    controller.setOptions({.machine = {.gpu = "T4", .machineType = {}, .memoryBytes = {}}});
    QVERIFY(controller.stage() == Stage::Judging);
    QTRY_COMPARE(diagnosed.count(), 1);
    QCOMPARE(guided.last().machine.gpu, std::string("T4"));
    controller.setAnalysis(corrected(controller.analysis()));
    QTRY_COMPARE(diagnosed.count(), 2);
    QCOMPARE(guided.last().machine.gpu, std::string("T4"));
    QCOMPARE(guided.corrections.at(ArtifactId("gpu.csv")), 60.0);
}

void DiagnosisControllerTest::keepsDatasetsWhenOptionsChange()
{
    Guided guided;
    guided.mayEnd = true;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    controller.resume(caseWithDatasets(1), {});
    QTRY_COMPARE(diagnosed.count(), 1);
    controller.setOptions({.settings = muted("b")});
    QTRY_COMPARE(diagnosed.count(), 2);
    QCOMPARE(guided.last().datasets.size(), 1U);
    QCOMPARE(guided.measured.load(), 1); // not read again
}

void DiagnosisControllerTest::optionsThatAreTheSameChangeNothing()
{
    Guided guided;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    controller.resume(caseWithDatasets(0), {.settings = muted("a")});
    controller.setOptions({.settings = muted("a")});
    QVERIFY(controller.stage() == Stage::Idle);
}

void DiagnosisControllerTest::anotherCaseDropsTheOneBefore()
{
    Guided guided;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    controller.resume(caseWithDatasets(1), {});
    QTRY_COMPARE(guided.begun.load(), 1);
    controller.drop();
    QVERIFY(controller.stage() == Stage::Idle);
    QTRY_COMPARE(guided.measured.load(), 1);
    QTest::qWait(20);
    QCOMPARE(diagnosed.count(), 0);
    controller.setOptions({.settings = muted("a")}); // nothing is open: nothing to judge
    QVERIFY(controller.stage() == Stage::Idle);
}

void DiagnosisControllerTest::survivesAnExceptionOfARule()
{
    const TestJobs jobs;
    DiagnosisController controller(
        jobs,
        {.measure = [](const CaseAnalysis&, ReadMonitor&) { return DiagnosisSteps::Datasets(); },
         .diagnose = [](const CaseAnalysis&, const DiagnosisOptions&, ReadMonitor&)
             -> Result<Judgement> { throw std::runtime_error("a rule"); }});
    controller.resume(caseWithDatasets(0), {});
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("a rule")));
    controller.setOptions({.settings = muted("a")});
    controller.finish();
    QVERIFY(controller.stage() == Stage::Idle);

    // A case that was never judged gets a diagnosis all the same, which says so.
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("a rule")));
    controller.begin(caseWithDatasets(0), {});
    controller.finish();
    QCOMPARE(diagnosed.count(), 1);
    const auto judgement = diagnosed.at(0).at(0).value<Judgement>();
    QCOMPARE(judgement.diagnosis->issues.count(IssueCode::RuleFailed), 1U);
}

void DiagnosisControllerTest::judgesWhatWasReadThenMeasuresAndJudgesAgain()
{
    Guided guided;
    guided.mayEnd = true;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    controller.expect();
    QVERIFY(controller.stage() == Stage::Judging && controller.isJudgingFirst());
    controller.begin(caseWithDatasets(1), {});
    QVERIFY(controller.stage() == Stage::Judging && controller.isJudgingFirst());
    QTRY_COMPARE(diagnosed.count(), 2);
    QVERIFY(!controller.isJudgingFirst());
    QCOMPARE(guided.asked.front().datasets.size(), 0U);
    QCOMPARE(guided.last().datasets.size(), 1U);
    controller.finish();
    QVERIFY(controller.stage() == Stage::Idle);
}

void DiagnosisControllerTest::theFirstJudgingCanBeStopped()
{
    Guided guided;
    guided.mayJudge = false;
    const TestJobs jobs;
    DiagnosisController controller(jobs, guided.steps());
    const QSignalSpy diagnosed(&controller, &DiagnosisController::diagnosed);
    const QSignalSpy cancelled(&controller, &DiagnosisController::cancelled);
    controller.begin(caseWithDatasets(0), {});
    controller.cancel();
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(controller.stage() == Stage::Idle);
    QTest::qWait(20);
    QCOMPARE(diagnosed.count(), 0);
}

void DiagnosisControllerTest::canBeDestroyedWhileMeasuring()
{
    Guided guided;
    {
        const TestJobs jobs;
        DiagnosisController controller(jobs, guided.steps());
        controller.resume(caseWithDatasets(1), {});
    }
    QVERIFY(guided.measured.load() <= 1);
}

void DiagnosisControllerTest::documentTellsOnlyOfChanges()
{
    CaseDocument document;
    QSignalSpy options(&document, &CaseDocument::diagnosisOptionsChanged);
    QSignalSpy notes(&document, &CaseDocument::notesChanged);
    QSignalSpy modified(&document, &CaseDocument::modifiedChanged);
    document.mute(RuleId("a"), QStringLiteral("not here"));
    document.mute(RuleId("a"), QStringLiteral("not here"));
    QCOMPARE(options.count(), 1);
    QVERIFY(document.isModified());
    document.setModified(false);
    document.unmute(RuleId("a"));
    QCOMPARE(options.count(), 2);
    document.setModified(false);
    document.setNote(Note::Target::Finding, "key", QStringLiteral("seen before"));
    document.setNote(Note::Target::Finding, "key", QStringLiteral("seen before"));
    QCOMPARE(notes.count(), 1);
    QCOMPARE(document.note(Note::Target::Finding, "key"), QStringLiteral("seen before"));
    document.setNote(Note::Target::Finding, "key", QString());
    QVERIFY(document.note(Note::Target::Finding, "key").isEmpty());
    QCOMPARE(modified.count(), 5);
}

QTEST_GUILESS_MAIN(DiagnosisControllerTest)

#include "tst_diagnosis_controller.moc"
