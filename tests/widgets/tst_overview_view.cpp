// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/case_document.h"
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/section_header.h"
#include "widgets/views/findings/finding_card.h"
#include "widgets/views/overview/abstention_list.h"
#include "widgets/views/overview/first_steps.h"
#include "widgets/views/overview/overview_view.h"
#include "widgets/views/overview/training_list.h"
#include "widgets/views/timeline/timeline_widget.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>

using namespace faultline;
using namespace faultline::ui;
using faultline::samples::CaseBuilder;
using faultline::samples::plain;

namespace {

double falling(std::size_t i)
{
    return 10.0 / static_cast<double>(i + 1);
}

CasePtr sampleCase()
{
    return CaseBuilder()
        .add("exp/train", "Loss/total", samples::pointsOf(1000, falling))
        .add("exp/validation", "mAP", samples::pointsOf(10, falling, 100, 100.0))
        .build();
}

Finding sampleFinding(const std::string& rule, Severity severity, std::int64_t first)
{
    Finding finding;
    finding.ruleId = RuleId(rule);
    finding.code = "X1";
    finding.severity = severity;
    finding.confidence = 0.9;
    finding.run = RunId("exp/train");
    finding.title = plain("Something is wrong here");
    finding.explanation = plain("It was decided by looking.");
    finding.evidence = {
        samples::evidence("exp/train", "Loss/total", first, first + 40),
        NumberEvidence{.name = "ratio",
                       .label = plain("Measured ratio"),
                       .value = {.value = 3.2, .unit = Unit::Ratio},
                       .threshold = 2.0},
        FileEvidence{.path = "events.out", .offsetBytes = 1234, .caption = plain("cut off")}};
    finding.fixes = {Fix{.id = {},
                         .title = plain("Lower it"),
                         .detail = plain("Because it is too high."),
                         .snippets = {{.language = "pytorch", .code = "lr = 0.004"}},
                         .edits = {},
                         .check = plain("the loss falls"),
                         .promises = {}}};
    return finding;
}

DiagnosisPtr sampleDiagnosis(std::size_t findings = 2)
{
    auto diagnosis = std::make_shared<Diagnosis>();
    diagnosis->verdict = plain("The training went wrong at step 500.");
    diagnosis->verdictSeverity = Severity::Critical;
    for (std::size_t i = 0; i < findings; ++i)
        diagnosis->findings.push_back(sampleFinding("rule-" + std::to_string(i),
                                                    i == 0 ? Severity::Critical : Severity::Warning,
                                                    500 + static_cast<std::int64_t>(i)));
    diagnosis->abstentions.push_back({.ruleId = RuleId("unknown"),
                                      .code = "X2",
                                      .run = RunId("exp/train"),
                                      .reason = plain("No gradient norm was logged."),
                                      .remedy = plain("Log it."),
                                      .command = "log the norm",
                                      .missing = {}});
    return diagnosis;
}

struct Page {
    TestCase opened;
    ViewContext state{opened};
    OverviewView view{state, nullptr};

    Page(const CasePtr& data, const DiagnosisPtr& diagnosis, QSize size = {1000, 900})
    {
        state.opened().setCase(data);
        state.opened().setDiagnosis(diagnosis);
        view.resize(size);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        view.settle();
        QApplication::processEvents();
    }

    bool shows(const QString& text)
    {
        for (const QLabel* label : view.findChildren<QLabel*>()) {
            if (label->isVisibleTo(&view) && label->text().contains(text))
                return true;
        }
        return false;
    }
};

} // namespace

class OverviewViewTest : public QObject {
    Q_OBJECT

private slots:
    void showsTheVerdictAndWhatItRestsOn();
    void saysWhatIsGoingOn();
    void saysThatNothingWasFound();
    void firstScreenHoldsProofFixAndCheck();
    void stacksWhereThePageIsNarrow();
    void unrelatedTrainingsHaveALineEach();
    void proofIsOneClickAway();
    void unfoldedFindingShowsEverything();
    void headerFoldsByMouseAndKeyboard();
    void findingsStayOpenWhenDiagnosedAgain();
    void manyFindingsAreShownInSteps();
    void snippetsAreCopied();
    void abstentionsAreFoldedWithACount();
    void timelineMarksLeadToTheirFinding();
    void timelineExplainsItself();
    void comesBackToTheFindingOfAProof();
    void nothingIsWiderThanTheWindow();
    void survivesFindingsWithoutAnything();
    void consequencesAreFoldedUnderTheirCause();
    void saysWhatSpeaksForAndAgainst();
    void saysWhatIsAtStake();
    void everyProofLeadsToItsPage();
    void findingsCanBeAskedFor();
    void ruleIsOneClickAway();
    void machineCanBeChosen();
};

void OverviewViewTest::showsTheVerdictAndWhatItRestsOn()
{
    Page page(sampleCase(), sampleDiagnosis());
    QVERIFY(page.shows(QStringLiteral("The training went wrong at step 500.")));
    QVERIFY(page.shows(QStringLiteral("Critical")));
    QVERIFY(page.shows(QStringLiteral("1,010 points in 2 series")));
    QVERIFY(page.shows(QStringLiteral("no damage")));
}

void OverviewViewTest::saysWhatIsGoingOn()
{
    Page page(CaseBuilder().add("r", "t", {}).incomplete().build(), nullptr);
    QVERIFY(page.shows(QStringLiteral("Reading the files")));
    page.state.opened().setCase(sampleCase());
    QVERIFY(page.shows(QStringLiteral("Looking for what went wrong")));
    page.state.opened().setDiagnosis(sampleDiagnosis());
    QVERIFY(page.shows(QStringLiteral("The training went wrong")));
}

void OverviewViewTest::saysThatNothingWasFound()
{
    auto healthy = std::make_shared<Diagnosis>();
    healthy->verdict = plain("Nothing wrong was found.");
    Page page(sampleCase(), healthy);
    QVERIFY(page.shows(QStringLiteral("Nothing wrong was found.")));
    QVERIFY(page.view.findingCards().empty());
    QVERIFY(!page.shows(QStringLiteral("finding(s)")));
}

void OverviewViewTest::firstScreenHoldsProofFixAndCheck()
{
    Page page(sampleCase(), sampleDiagnosis(), {1000, 680});
    auto* first = page.view.findChild<FirstSteps*>();
    QVERIFY(first != nullptr);
    auto* scroll = page.view.findChild<QScrollArea*>();
    const QRect shown(first->mapTo(scroll->viewport(), QPoint(0, 0)), first->size());
    QVERIFY(scroll->viewport()->rect().contains(shown)); // nothing to scroll
    QCOMPARE(first->findChildren<CurveView*>().size(), 1);
    for (const char* text : {"Fix: Lower it", "What the next run must show", "the loss falls"})
        QVERIFY2(page.shows(QString::fromUtf8(text)), text);
    QVERIFY(samples::button(*first, QStringLiteral("Copy pytorch")) != nullptr);
    QSignalSpy requested(&page.state, &ViewContext::evidenceRequested);
    QVERIFY(samples::click(*first, QStringLiteral("Show proof: Loss/total, steps 500–540")));
    QCOMPARE(requested.count(), 1);
    // The sentence of the verdict stands once; the rest of the finding is folded.
    QVERIFY(!page.view.findingCards()[0]->isExpanded());
    QVERIFY(page.shows(QStringLiteral("Details: reasons, all evidence, all fixes")));
}

void OverviewViewTest::stacksWhereThePageIsNarrow()
{
    Page page(sampleCase(), sampleDiagnosis(), {560, 680});
    const auto cards = page.view.findChild<FirstSteps*>()->findChildren<CardFrame*>();
    QCOMPARE(cards.size(), 2);
    QVERIFY(cards[1]->y() >= cards[0]->geometry().bottom());
}

void OverviewViewTest::unrelatedTrainingsHaveALineEach()
{
    const auto pointsOf = [](double value) {
        return samples::pointsOf(50, [value](std::size_t) { return value; });
    };
    const CasePtr data = CaseBuilder()
                             .add("a", "loss", pointsOf(1.0))
                             .add("b", "loss", pointsOf(2.0))
                             .add("c", "loss", pointsOf(3.0))
                             .build();
    auto diagnosis = std::make_shared<Diagnosis>(*sampleDiagnosis(2));
    diagnosis->findings[0].severity = Severity::Warning;
    diagnosis->findings[0].run = RunId("a");
    diagnosis->findings[1].severity = Severity::Critical;
    diagnosis->findings[1].run = RunId("c");
    diagnosis->causes.resize(2);
    diagnosis->causes[1].finding = 1;
    Page page(data, nullptr);
    page.state.opened().finishAnalysis();
    page.state.opened().setDiagnosis(diagnosis, page.state.opened().analysis());
    auto* list = page.view.findChild<TrainingList*>();
    QVERIFY(list->isVisibleTo(&page.view));
    QStringList names;
    for (int row = 0; row < list->topLevelItemCount(); ++row)
        names << list->topLevelItem(row)->text(0) + u' ' + list->topLevelItem(row)->text(1);
    QCOMPARE(names, (QStringList{QStringLiteral("c Critical"), QStringLiteral("a Warning"),
                                 QStringLiteral("b Nothing found")}));
    list->setCurrentItem(list->topLevelItem(0));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(page.view.findingCards()[1]->isExpanded());

    Page one(sampleCase(), sampleDiagnosis());
    QVERIFY(!one.view.findChild<TrainingList*>()->isVisibleTo(&one.view));
}

void OverviewViewTest::proofIsOneClickAway()
{
    Page page(sampleCase(), sampleDiagnosis());
    QSignalSpy requested(&page.state, &ViewContext::evidenceRequested);
    QVERIFY(samples::click(*page.view.findingCards()[1],
                           QStringLiteral("Show proof: Loss/total, steps 501–541")));
    QCOMPARE(requested.count(), 1);
    QCOMPARE(page.state.focus()->firstStep, StepIndex(501));
    QVERIFY(page.state.focusSeverity() == Severity::Warning);
    // The link in the unfolded part does the same.
    page.view.findingCards()[0]->setExpanded(true);
    QVERIFY(
        samples::click(*page.view.findingCards()[0], QStringLiteral("Loss/total, steps 500–540")));
    QCOMPARE(requested.count(), 2);
    QVERIFY(page.state.focusSeverity() == Severity::Critical);
}

void OverviewViewTest::unfoldedFindingShowsEverything()
{
    Page page(sampleCase(), sampleDiagnosis());
    page.view.findingCards()[0]->setExpanded(true);
    for (const char* text : {"It was decided by looking.", "Measured ratio", "Lower it",
                             "Because it is too high.", "The next run must show: the loss falls",
                             "events.out, byte 1,234: cut off", "the values jump"})
        QVERIFY2(page.shows(QString::fromUtf8(text)), text);
}

void OverviewViewTest::headerFoldsByMouseAndKeyboard()
{
    Page page(sampleCase(), sampleDiagnosis());
    FindingCard* card = page.view.findingCards()[1];
    QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(card->width() / 2, 20));
    QVERIFY(card->isExpanded());
    QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(card->width() / 2, 20));
    QVERIFY(!card->isExpanded());
    QAbstractButton* chevron = samples::button(*card, QStringLiteral("Show details"));
    chevron->setFocus();
    QTest::keyClick(chevron, Qt::Key_Space);
    QVERIFY(card->isExpanded());
}

void OverviewViewTest::findingsStayOpenWhenDiagnosedAgain()
{
    Page page(sampleCase(), sampleDiagnosis());
    page.view.findingCards()[0]->setExpanded(false);
    page.view.findingCards()[1]->setExpanded(true);
    page.state.opened().setDiagnosis(sampleDiagnosis());
    QVERIFY(!page.view.findingCards()[0]->isExpanded());
    QVERIFY(page.view.findingCards()[1]->isExpanded());
}

void OverviewViewTest::manyFindingsAreShownInSteps()
{
    Page page(sampleCase(), sampleDiagnosis(100));
    const std::size_t first = page.view.findingCards().size();
    QVERIFY(first < 30);
    QVERIFY(samples::click(page.view, QStringLiteral("Show 40 more"))
            || samples::click(page.view, QStringLiteral("Show %1 more").arg(40)));
    QCOMPARE(page.view.findingCards().size(), first + 40);
}

void OverviewViewTest::snippetsAreCopied()
{
    Page page(sampleCase(), sampleDiagnosis());
    QGuiApplication::clipboard()->clear();
    page.view.findingCards()[0]->setExpanded(true);
    QApplication::processEvents(); // the layout
    QVERIFY(samples::click(*page.view.findingCards()[0], QStringLiteral("Copy pytorch")));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("lr = 0.004"));
}

void OverviewViewTest::abstentionsAreFoldedWithACount()
{
    Page page(sampleCase(), sampleDiagnosis());
    QVERIFY(!page.shows(QStringLiteral("No gradient norm was logged.")));
    auto* header = samples::named<SectionHeader>(page.view, QStringLiteral("Could not be judged"));
    QVERIFY(header != nullptr);
    QCOMPARE(header->accessibleDescription(), QStringLiteral("1"));
    header->setFocus();
    QTest::keyClick(header, Qt::Key_Right);
    QVERIFY(page.shows(QStringLiteral("No gradient norm was logged.")));
    QVERIFY(page.shows(QStringLiteral("Log it.")));
    QTest::keyClick(header, Qt::Key_Left);
    QVERIFY(!page.shows(QStringLiteral("No gradient norm was logged.")));
}

void OverviewViewTest::timelineMarksLeadToTheirFinding()
{
    Page page(sampleCase(), sampleDiagnosis());
    auto* timeline = page.view.findChild<TimelineWidget*>();
    QVERIFY(timeline->isVisibleTo(&page.view));
    QCOMPARE(timeline->laneCount(), 1U);
    QSignalSpy activated(timeline, &TimelineWidget::findingActivated);
    page.view.findingCards()[0]->setExpanded(false);
    timeline->setFocus();
    QTest::keyClick(timeline, Qt::Key_Home);
    QTest::keyClick(timeline, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QVERIFY(page.view.findingCards()[0]->isExpanded());
}

void OverviewViewTest::timelineExplainsItself()
{
    Page page(sampleCase(), sampleDiagnosis());
    auto* timeline = page.view.findChild<TimelineWidget*>();
    QCOMPARE(timeline->accessibleName(), QStringLiteral("Timeline of the trainings"));
    timeline->setFocus();
    QTest::keyClick(timeline, Qt::Key_Home);
    QVERIFY(timeline->accessibleDescription().contains(QStringLiteral("Something is wrong")));
}

void OverviewViewTest::comesBackToTheFindingOfAProof()
{
    Page page(sampleCase(), sampleDiagnosis(10), {900, 500});
    const auto proof =
        std::get<SeriesEvidence>(page.state.opened().diagnosis()->findings[9].evidence.front());
    page.state.openEvidence(proof, Severity::Warning);
    page.view.hide();
    page.view.show();
    QTRY_VERIFY(page.view.findingCards()[9]->isExpanded());
    FindingCard* card = page.view.findingCards()[9];
    auto* scroll = page.view.findChild<QScrollArea*>();
    QTRY_VERIFY(
        scroll->viewport()->rect().contains(card->mapTo(scroll->viewport(), QPoint(10, 10))));
}

void OverviewViewTest::nothingIsWiderThanTheWindow()
{
    Page page(sampleCase(), sampleDiagnosis(), {480, 700});
    auto* scroll = page.view.findChild<QScrollArea*>();
    QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
             qPrintable(QString::number(scroll->widget()->width())));
    for (FindingCard* card : page.view.findingCards()) {
        for (const QWidget* child : card->findChildren<QWidget*>()) {
            if (!child->isVisibleTo(card) || child->parentWidget() != card)
                continue;
            QVERIFY(card->rect().contains(child->geometry()));
        }
    }
}

void OverviewViewTest::survivesFindingsWithoutAnything()
{
    auto diagnosis = std::make_shared<Diagnosis>();
    diagnosis->verdict = plain("Odd.");
    diagnosis->verdictSeverity = Severity::Info;
    diagnosis->findings.resize(2);
    diagnosis->findings[1].evidence = {samples::evidence("no such run", "no tag", 5, 1)};
    diagnosis->abstentions.resize(1);
    Page page(sampleCase(), diagnosis);
    for (FindingCard* card : page.view.findingCards())
        card->setExpanded(true);
    page.view.revealFinding(77);
    page.state.opened().setCase(nullptr);
    page.view.settle();
}

void OverviewViewTest::consequencesAreFoldedUnderTheirCause()
{
    auto diagnosis = std::make_shared<Diagnosis>(*sampleDiagnosis(3));
    diagnosis->findings[1].consequenceOf = 0;
    diagnosis->causes.resize(2);
    diagnosis->causes[0].consequences = {1};
    diagnosis->causes[1].finding = 2;
    Page page(sampleCase(), diagnosis);
    QCOMPARE(page.view.findingCards().size(), 2U);
    QVERIFY(page.shows(QStringLiteral("explains")));
    FindingCard* first = page.view.findingCards()[0];
    first->setExpanded(true);
    QVERIFY(first->findChildren<FindingCard*>().empty());
    auto* header = samples::named<SectionHeader>(*first, QStringLiteral("What follows from it"));
    QVERIFY(header != nullptr);
    header->setFocus();
    QTest::keyClick(header, Qt::Key_Right);
    QCOMPARE(first->findChildren<FindingCard*>().size(), 1);
    QCOMPARE(first->findChild<FindingCard*>()->position(), 1U);
    page.view.revealFinding(1); // asked for by a mark of the timeline
    QVERIFY(first->findChild<FindingCard*>()->isExpanded());
}

void OverviewViewTest::saysWhatSpeaksForAndAgainst()
{
    auto diagnosis = std::make_shared<Diagnosis>(*sampleDiagnosis(1));
    diagnosis->causes.resize(1);
    diagnosis->causes[0].supports = {plain("The rate rose at that step.")};
    diagnosis->causes[0].contradicts = {plain("The norm did not.")};
    Page page(sampleCase(), diagnosis);
    page.view.findingCards()[0]->setExpanded(true);
    QVERIFY(page.shows(QStringLiteral("Speaks for it: The rate rose at that step.")));
    QVERIFY(page.shows(QStringLiteral("Speaks against it: The norm did not.")));
}

void OverviewViewTest::saysWhatIsAtStake()
{
    auto diagnosis = std::make_shared<Diagnosis>(*sampleDiagnosis(1));
    diagnosis->findings[0].stake = {.gpuHours = 3.25, .stepTimeShare = 0.41, .modelQuality = true};
    Page page(sampleCase(), diagnosis);
    QVERIFY(page.shows(QStringLiteral("GPU-hours lost")));
    QVERIFY(page.shows(QStringLiteral("of every step")));
    QVERIFY(page.shows(QStringLiteral("model quality is affected")));
}

void OverviewViewTest::everyProofLeadsToItsPage()
{
    auto diagnosis = std::make_shared<Diagnosis>(*sampleDiagnosis(1));
    diagnosis->findings[0].evidence = {
        ConfigEvidence{.config = ArtifactId("pipeline.config"),
                       .path = "train_config.batch_size",
                       .line = 12,
                       .value = "64",
                       .caption = {}},
        RecordEvidence{.dataset = ArtifactId("train.record"),
                       .defect = "box-inverted",
                       .count = 3,
                       .where = "record 12",
                       .image = 7,
                       .records = {},
                       .caption = {}},
        HardwareEvidence{.log = ArtifactId("gpu.csv"),
                         .quantity = "gpu-utilization",
                         .device = 0,
                         .firstTime = 10,
                         .lastTime = 70,
                         .caption = {}},
        TraceEvidence{
            .profile = ArtifactId("trace.json"), .beginNs = 1000, .endNs = 5000, .caption = {}}};
    Page page(sampleCase(), diagnosis);
    QSignalSpy requested(&page.state, &ViewContext::artifactRequested);
    FindingCard& card = *page.view.findingCards()[0];
    card.setExpanded(true);
    QVERIFY(samples::click(card, QStringLiteral("train_config.batch_size of pipeline.config: 64")));
    QCOMPARE(page.state.configField(), QStringLiteral("train_config.batch_size"));
    int opened = 1;
    for (const QPushButton* link : card.findChildren<QPushButton*>()) {
        const QString name = link->accessibleName();
        if (!name.startsWith(QStringLiteral("train.record"))
            && !name.startsWith(QStringLiteral("gpu-utilization"))
            && !name.startsWith(QStringLiteral("trace.json")))
            continue;
        QVERIFY(samples::click(card, name));
        QCOMPARE(requested.count(), ++opened);
    }
    QCOMPARE(opened, 4);
    QCOMPARE(page.state.recordFocus()->image, 7U);
    QCOMPARE(page.state.hardwareFocus()->lastTime, 70.0);
    QCOMPARE(page.state.traceFocus()->endNs, 5000);
}

void OverviewViewTest::findingsCanBeAskedFor()
{
    Page page(sampleCase(), sampleDiagnosis(5));
    page.state.openFinding(QStringLiteral("rule-3"), QStringLiteral("exp/train"));
    QVERIFY(page.view.findingCards()[3]->isExpanded());
    page.state.openFinding(QStringLiteral("no-such-rule"), QString());
}

void OverviewViewTest::ruleIsOneClickAway()
{
    Page page(sampleCase(), sampleDiagnosis());
    QSignalSpy requested(&page.state, &ViewContext::ruleRequested);
    QVERIFY(samples::click(*page.view.findingCards()[1], QStringLiteral("How this is decided")));
    QCOMPARE(requested.count(), 1);
    QCOMPARE(page.state.ruleFocus().ruleId, QStringLiteral("rule-1"));
    QCOMPARE(page.state.ruleFocus().run, QStringLiteral("exp/train"));
}

void OverviewViewTest::machineCanBeChosen()
{
    Page page(sampleCase(), sampleDiagnosis());
    QSignalSpy changed(&page.state.opened().document(), &CaseDocument::diagnosisOptionsChanged);
    auto* gpus = samples::named<QComboBox>(page.view, QStringLiteral("GPU to judge for"));
    QVERIFY(gpus != nullptr);
    gpus->setFocus();
    QTest::keyClick(gpus, Qt::Key_Down);
    QCOMPARE(changed.count(), 1);
    QVERIFY(!page.state.opened().document().machine().gpu.empty());
    QTest::keyClick(gpus, Qt::Key_Up);
    QVERIFY(page.state.opened().document().machine() == MachineChoice());
}

int main(int argc, char** argv)
{
    return runWidgetTest<OverviewViewTest>(argc, argv);
}

#include "tst_overview_view.moc"
