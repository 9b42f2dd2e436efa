// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/qt/case_document.h"
#include "model/qt/roles.h"
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/views/checklist/checklist_view.h"
#include "widgets/views/checklist/step_panel.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTreeView>

using namespace faultline;
using namespace faultline::ui;
using faultline::samples::CaseBuilder;
using faultline::samples::plain;

namespace {

CasePtr sampleCase()
{
    return CaseBuilder()
        .add("train", "loss", samples::pointsOf(100, [](std::size_t) { return 1.0; }))
        .build();
}

/// A problem that O01 found, with a fix that promises a number.
DiagnosisPtr sampleDiagnosis()
{
    auto diagnosis = std::make_shared<Diagnosis>();
    Finding finding;
    finding.ruleId = RuleId("loss-became-nan");
    finding.code = "O01";
    finding.severity = Severity::Critical;
    finding.confidence = 0.9;
    finding.cost = 0.9;
    finding.run = RunId("train");
    finding.title = plain("The loss became NaN at step 50");
    finding.evidence = {samples::evidence("train", "loss", 50, 60)};
    Fix fix;
    fix.id = "lower-learning-rate";
    fix.title = plain("Lower it");
    fix.check = plain("the loss stays finite");
    finding.fixes = {fix};
    diagnosis->findings = {finding};
    diagnosis->causes.resize(1);
    diagnosis->causes[0].score = 0.8;
    RuleOutcome outcome;
    outcome.ruleId = RuleId("loss-became-nan");
    outcome.code = "O01";
    outcome.run = RunId("train");
    outcome.state = RuleOutcome::State::Fired;
    diagnosis->outcomes = {outcome};
    diagnosis->verdict = plain("It went wrong.");
    diagnosis->trainingCount = 1;
    return diagnosis;
}

struct Dock {
    TestCase opened;
    ViewContext state{opened};
    ChecklistView panel{state};

    Dock()
    {
        state.opened().setCase(sampleCase());
        state.opened().setDiagnosis(sampleDiagnosis());
        panel.resize(900, 680);
        panel.show();
        if (!QTest::qWaitForWindowExposed(&panel))
            qFatal("no window");
    }
    bool shows(const QString& text)
    {
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->isVisibleTo(&panel) && label->text().contains(text))
                return true;
        }
        return false;
    }
    ItemState stateOf(const QString& item)
    {
        return panel.model().checklist().find(item.toStdString())->state;
    }
};

} // namespace

class ChecklistViewTest : public QObject {
    Q_OBJECT

private slots:
    void modelHoldsToTheContract();
    void everythingHasWordsForAScreenReader();
    void opensAtTheWorstCause();
    void walksAndSkips();
    void itemsAreChosenByKeyboard();
    void fixesAreTried();
    void ownAttemptsAndOutcomes();
    void questionsAreAnswered();
    void notesAreKept();
    void itemsCanBeLeftOut();
    void tellsWhatTheNextRunSaid();
    void nothingIsWiderThanThePage();
};

void ChecklistViewTest::modelHoldsToTheContract()
{
    ChecklistModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setChecklist(evaluateChecklist(*sampleDiagnosis(), {}));
    QCOMPARE(model.rowCount(), static_cast<int>(kChecklistSectionCount));
    QVERIFY(!model.indexOfItem("no-such-item").isValid());
}

void ChecklistViewTest::everythingHasWordsForAScreenReader()
{
    ChecklistModel model;
    model.setChecklist(evaluateChecklist(*sampleDiagnosis(), {}));
    for (int section = 0; section < model.rowCount(); ++section) {
        const QModelIndex parent = model.index(section, 0);
        QVERIFY(!parent.data(Qt::AccessibleTextRole).toString().isEmpty());
        QVERIFY(model.rowCount(parent) > 0);
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            QVERIFY(index.data(Qt::AccessibleTextRole)
                        .toString()
                        .startsWith(index.data(DetailRole).toString()));
        }
    }
}

void ChecklistViewTest::opensAtTheWorstCause()
{
    Dock dock;
    QVERIFY(!dock.panel.currentItem().isEmpty());
    QVERIFY(dock.stateOf(dock.panel.currentItem()) == ItemState::Problem);
    QVERIFY(dock.shows(QStringLiteral("The loss became NaN at step 50")));
    QVERIFY(dock.shows(QStringLiteral("Lower it")));
    QVERIFY(dock.shows(QStringLiteral("1 to fix")));
}

void ChecklistViewTest::walksAndSkips()
{
    Dock dock;
    const QString first = dock.panel.currentItem();
    QVERIFY(samples::click(dock.panel, QStringLiteral("Next step")));
    const QString second = dock.panel.currentItem();
    QVERIFY(second != first);
    QVERIFY(samples::click(dock.panel, QStringLiteral("Skip")));
    QVERIFY(dock.panel.currentItem() != second);
    // Every step comes once in a round, and the first of them again after it.
    const std::size_t steps = dock.panel.model().checklist().walk.size();
    QSet<QString> seen{first, second, dock.panel.currentItem()};
    for (std::size_t i = 3; i < steps; ++i) {
        QVERIFY(dock.panel.nextStep());
        seen.insert(dock.panel.currentItem());
    }
    QCOMPARE(seen.size(), static_cast<qsizetype>(steps));
    QVERIFY(dock.panel.nextStep());
    QCOMPARE(dock.panel.currentItem(), first);
}

void ChecklistViewTest::itemsAreChosenByKeyboard()
{
    Dock dock;
    QTreeView& tree = dock.panel.tree();
    tree.setFocus();
    tree.setCurrentIndex(dock.panel.model().index(0, 0));
    QTest::keyClick(&tree, Qt::Key_Right); // unfold
    QTest::keyClick(&tree, Qt::Key_Down);
    const QModelIndex first = dock.panel.model().index(0, 0, dock.panel.model().index(0, 0));
    QCOMPARE(dock.panel.currentItem(), first.data(IdRole).toString());
}

void ChecklistViewTest::fixesAreTried()
{
    Dock dock;
    const QString item = dock.panel.currentItem();
    QVERIFY(samples::click(dock.panel, QStringLiteral("Tried it: Lower it")));
    auto* note = samples::named<QLineEdit>(dock.panel, QStringLiteral("What you changed"));
    QVERIFY(note != nullptr);
    QTest::keyClicks(note, QStringLiteral("0.004"));
    QTest::keyClick(note, Qt::Key_Return);
    const ItemProgress* progress =
        dock.state.opened().document().progress().find(item.toStdString());
    QVERIFY(progress != nullptr);
    QCOMPARE(progress->attempts.size(), 1U);
    QCOMPARE(progress->attempts[0].fixId, std::string("lower-learning-rate"));
    QCOMPARE(progress->attempts[0].note, std::string("0.004"));
    QVERIFY(dock.state.opened().document().isModified());
    QTRY_VERIFY(dock.shows(QStringLiteral("Waiting for the next run")));
    QSignalSpy next(&dock.panel, &View::nextRunRequested);
    const QString open = QStringLiteral("Open the next run…");
    QTRY_VERIFY(samples::button(dock.panel, open) != nullptr);
    QVERIFY(samples::click(dock.panel, open));
    QCOMPARE(next.count(), 1);
}

void ChecklistViewTest::ownAttemptsAndOutcomes()
{
    Dock dock;
    const std::string item = dock.panel.currentItem().toStdString();
    auto* own =
        samples::named<QLineEdit>(dock.panel, QStringLiteral("Something else that you tried"));
    QVERIFY(own != nullptr);
    QTest::keyClicks(own, QStringLiteral("Clipped gradients"));
    QTest::keyClick(own, Qt::Key_Return);
    QTRY_VERIFY(samples::click(dock.panel, QStringLiteral("It helped: Clipped gradients")));
    QVERIFY(dock.state.opened().document().progress().find(item)->attempts[0].outcome
            == AttemptOutcome::Helped);
    QTRY_VERIFY(dock.shows(QStringLiteral("Clipped gradients · Helped")));
}

void ChecklistViewTest::questionsAreAnswered()
{
    Dock dock;
    // The next question of the walk: only the user can tell.
    const EvaluatedChecklist& checklist = dock.panel.model().checklist();
    const auto question =
        std::find_if(checklist.walk.begin(), checklist.walk.end(), [](const WalkStep& step) {
            return step.reason == WalkStep::Reason::Question;
        });
    QVERIFY(question != checklist.walk.end());
    const std::string id(checklist.items[question->item].item->id);
    dock.panel.openItem(id);
    QVERIFY(dock.shows(QStringLiteral("How to find out")));
    QVERIFY(samples::click(dock.panel, QStringLiteral("Yes, it is fine")));
    QTRY_VERIFY(dock.stateOf(QString::fromStdString(id)) == ItemState::Answered);
    QVERIFY(samples::click(dock.panel, QStringLiteral("No, it is a problem")));
    QTRY_VERIFY(dock.stateOf(QString::fromStdString(id)) == ItemState::Problem);
    QVERIFY(samples::click(dock.panel, QStringLiteral("No, it is a problem"))); // taken back
    QTRY_VERIFY(dock.stateOf(QString::fromStdString(id)) == ItemState::Open);
}

void ChecklistViewTest::notesAreKept()
{
    Dock dock;
    QVERIFY(samples::click(dock.panel, QStringLiteral("Add a note")));
    auto* note = samples::named<QPlainTextEdit>(dock.panel, QStringLiteral("Note"));
    QVERIFY(note != nullptr);
    QTest::keyClicks(note, QStringLiteral("seen on host 7"));
    QCOMPARE(dock.state.opened().document().note(Note::Target::Item,
                                                 dock.panel.currentItem().toStdString()),
             QStringLiteral("seen on host 7"));
}

void ChecklistViewTest::itemsCanBeLeftOut()
{
    Dock dock;
    const QString item = dock.panel.currentItem();
    QVERIFY(samples::click(dock.panel, QStringLiteral("Leave this out")));
    QTRY_VERIFY(dock.stateOf(item) == ItemState::Muted);
    QVERIFY(samples::click(dock.panel, QStringLiteral("Ask this again")));
    QTRY_VERIFY(dock.stateOf(item) == ItemState::Problem);
}

void ChecklistViewTest::tellsWhatTheNextRunSaid()
{
    Dock dock;
    RetestReport report;
    report.closed = {dock.panel.currentItem().toStdString()};
    RetestReport::Line line;
    line.promise.sentence = plain("The rule is silent now: 9 before, 1 now.");
    report.lines = {line};
    dock.state.opened().setRetest(report);
    QVERIFY(dock.shows(QStringLiteral("Closed: ")));
    QVERIFY(dock.shows(QStringLiteral("The rule is silent now: 9 before, 1 now.")));
    QVERIFY(samples::click(dock.panel, QStringLiteral("Dismiss")));
    QVERIFY(!dock.shows(QStringLiteral("Closed: ")));
}

void ChecklistViewTest::nothingIsWiderThanThePage()
{
    Dock dock;
    for (const ChecklistItem& item : checklistItems()) {
        dock.panel.openItem(item.id);
        QApplication::processEvents();
        auto* step =
            samples::named<QScrollArea>(dock.panel, QStringLiteral("Step of the checklist"));
        QVERIFY2(step->widget()->minimumSizeHint().width() <= 400, item.id.data());
    }
}

int main(int argc, char** argv)
{
    return runWidgetTest<ChecklistViewTest>(argc, argv);
}

#include "tst_checklist_view.moc"
