// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/dataset_source.h"
#include "tests/qtmodel/case_maker.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/view_state.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

SeriesEvidence makeEvidence(const std::string& run)
{
    SeriesEvidence evidence;
    evidence.run = run;
    evidence.tag = "loss";
    return evidence;
}

} // namespace

class ViewStateTest : public QObject {
    Q_OBJECT

private slots:
    void emitsOncePerChangeAndNeverForTheSameValue();
    void keepsVisibilityOfRunsThatStay();
    void hidesRunsBeyondAReadableNumber();
    void changesManyRunsWithOneSignal();
    void givesRunsOfOneTrainingOneHue();
    void keepsColoursWhenRunsAreHidden();
    void forgetsZoomForOtherSourcesOnly();
    void undoesZoomStepByStep();
    void clearsZoomAndCursorWithTheAxis();
    void filtersTags();
    void pinsInOrder();
    void showsARunWhoseProofIsOpened();
    void takesADatasetFromWhereTheUserSays();
};

void ViewStateTest::emitsOncePerChangeAndNeverForTheSameValue()
{
    TestCase opened;
    ViewState state{opened};
    const QSignalSpy options(&state, &ViewState::chartOptionsChanged);
    const QSignalSpy cases(&state, &ViewState::caseChanged);
    state.setSmoothing(0.9);
    state.setSmoothing(0.9);
    state.setLogX(true);
    state.setLogX(true);
    state.setIgnoreOutliers(true);
    state.setIgnoreOutliers(true);
    QCOMPARE(options.count(), 3);
    const CasePtr data = makeCase({"a"});
    state.setCase(data);
    state.setCase(data);
    QCOMPARE(cases.count(), 1);
    state.setSmoothing(7.0);
    QCOMPARE(state.smoothing(), 0.999);
}

void ViewStateTest::keepsVisibilityOfRunsThatStay()
{
    TestCase opened;
    ViewState state{opened};
    state.setCase(makeCase({"a", "b"}));
    state.setRunVisible(QStringLiteral("b"), false);
    state.setCase(makeCase({"a", "b", "c"}));
    QVERIFY(state.isRunVisible(QStringLiteral("a")));
    QVERIFY(!state.isRunVisible(QStringLiteral("b")));
    QVERIFY(state.isRunVisible(QStringLiteral("c")));
    state.setCase(makeCase({"c"}));
    state.setCase(makeCase({"b"}));
    QVERIFY(state.isRunVisible(QStringLiteral("b"))); // it had gone: a new one
}

void ViewStateTest::hidesRunsBeyondAReadableNumber()
{
    std::vector<RunPtr> runs;
    for (int i = 0; i < 60; ++i)
        runs.push_back(makeRun("run" + std::to_string(i), 1));
    TestCase opened;
    ViewState state{opened};
    state.setCase(makeCase(runs));
    int visible = 0;
    for (int i = 0; i < 60; ++i)
        visible += state.isRunVisible(QStringLiteral("run%1").arg(i)) ? 1 : 0;
    QCOMPARE(visible, 40);
    QVERIFY(state.isRunVisible(QStringLiteral("run0")));
    QVERIFY(!state.isRunVisible(QStringLiteral("run59")));
}

void ViewStateTest::changesManyRunsWithOneSignal()
{
    TestCase opened;
    ViewState state{opened};
    state.setCase(makeCase({"a", "b", "c"}));
    const QSignalSpy changes(&state, &ViewState::runVisibilityChanged);
    state.setRunsVisible({QStringLiteral("a"), QStringLiteral("b")}, false);
    QCOMPARE(changes.count(), 1);
    state.setRunsVisible({QStringLiteral("a"), QStringLiteral("b")}, false);
    QCOMPARE(changes.count(), 1);
    state.setOnlyVisibleRun(QStringLiteral("b"));
    QVERIFY(state.isRunVisible(QStringLiteral("b")));
    QVERIFY(!state.isRunVisible(QStringLiteral("c")));
    state.setAllRunsVisible(true);
    QVERIFY(state.isRunVisible(QStringLiteral("c")));
    QCOMPARE(changes.count(), 3);
}

void ViewStateTest::givesRunsOfOneTrainingOneHue()
{
    TestCase opened;
    ViewState state{opened};
    state.setCase(makeCase({"x/train", "x/validation", "y/train"}));
    const QColor train = state.runColor(QStringLiteral("x/train"));
    const QColor validation = state.runColor(QStringLiteral("x/validation"));
    const QColor other = state.runColor(QStringLiteral("y/train"));
    QVERIFY(train != validation);
    QVERIFY(std::abs(train.hslHue() - validation.hslHue()) <= 2);
    QVERIFY(std::abs(train.hslHue() - other.hslHue()) > 10);
}

void ViewStateTest::keepsColoursWhenRunsAreHidden()
{
    TestCase opened;
    ViewState state{opened};
    state.setCase(makeCase({"a", "b", "c"}));
    const QColor before = state.runColor(QStringLiteral("c"));
    state.setRunVisible(QStringLiteral("a"), false);
    QCOMPARE(state.runColor(QStringLiteral("c")), before);
}

void ViewStateTest::forgetsZoomForOtherSourcesOnly()
{
    TestCase opened;
    ViewState state{opened};
    state.setCase(makeCase({"a"}));
    state.setZoom(AxisRange{1, 2});
    state.setTimeZoom(AxisRange{10, 20});
    state.openEvidence(makeEvidence("a"), Severity::Critical);
    state.setDiagnosis(std::make_shared<const Diagnosis>());
    state.setCase(makeCase({"a", "b"})); // a later snapshot of the same folder
    QVERIFY(state.zoom().has_value());
    QVERIFY(state.focus().has_value());
    QVERIFY(state.diagnosis() != nullptr);

    auto elsewhere = std::make_shared<CaseData>(*makeCase({"a"}));
    elsewhere->sources = {"/elsewhere"};
    const QSignalSpy zooms(&state, &ViewState::zoomChanged);
    const QSignalSpy cleared(&state, &ViewState::focusCleared);
    state.setCase(elsewhere);
    QVERIFY(!state.zoom().has_value());
    QVERIFY(!state.timeZoom().has_value());
    QVERIFY(!state.focus().has_value());
    QVERIFY(!state.canUndoZoom());
    QVERIFY(state.diagnosis() == nullptr);
    QCOMPARE(zooms.count(), 1);
    QCOMPARE(cleared.count(), 1);
}

void ViewStateTest::undoesZoomStepByStep()
{
    TestCase opened;
    ViewState state{opened};
    const QSignalSpy zooms(&state, &ViewState::zoomChanged);
    state.undoZoom();
    QCOMPARE(zooms.count(), 0);
    state.setZoom(AxisRange{0, 10});
    state.setZoom(AxisRange{2, 4});
    state.setZoom(AxisRange{2, 4});
    QCOMPARE(zooms.count(), 2);
    state.undoZoom();
    QCOMPARE(state.zoom(), std::optional<AxisRange>(AxisRange{0, 10}));
    state.undoZoom();
    QVERIFY(!state.zoom().has_value());
    QVERIFY(!state.canUndoZoom());
}

void ViewStateTest::clearsZoomAndCursorWithTheAxis()
{
    TestCase opened;
    ViewState state{opened};
    state.setZoom(AxisRange{0, 10});
    state.setCursorX(5.0);
    const QSignalSpy cursors(&state, &ViewState::cursorChanged);
    state.setXAxis(XAxisKind::Wall);
    QVERIFY(!state.zoom().has_value());
    QVERIFY(!state.cursorX().has_value());
    QVERIFY(!state.canUndoZoom());
    QCOMPARE(cursors.count(), 1);
}

void ViewStateTest::filtersTags()
{
    TestCase opened;
    ViewState state{opened};
    QVERIFY(state.matchesTagFilter(QStringLiteral("anything")));
    state.setTagFilter(QStringLiteral("^loss"));
    QVERIFY(state.matchesTagFilter(QStringLiteral("Loss/total")));
    QVERIFY(!state.matchesTagFilter(QStringLiteral("val/loss")));
    state.setTagFilter(QStringLiteral("loss("));
    QVERIFY(!state.isTagFilterValid());
    QVERIFY(state.matchesTagFilter(QStringLiteral("anything")));
}

void ViewStateTest::pinsInOrder()
{
    TestCase opened;
    ViewState state{opened};
    const QSignalSpy pins(&state, &ViewState::pinsChanged);
    state.setPinned(QStringLiteral("b"), true);
    state.setPinned(QStringLiteral("a"), true);
    state.setPinned(QStringLiteral("b"), true);
    QCOMPARE(state.pinnedTags(), (QStringList{QStringLiteral("b"), QStringLiteral("a")}));
    state.setPinned(QStringLiteral("b"), false);
    QCOMPARE(state.pinnedTags(), QStringList{QStringLiteral("a")});
    QCOMPARE(pins.count(), 3);
}

void ViewStateTest::showsARunWhoseProofIsOpened()
{
    TestCase opened;
    ViewState state{opened};
    state.setCase(makeCase({"a", "b"}));
    state.setRunVisible(QStringLiteral("a"), false);
    const QSignalSpy requests(&state, &ViewState::evidenceRequested);
    state.openEvidence(makeEvidence("a"), Severity::Warning);
    state.openEvidence(makeEvidence("a"), Severity::Warning);
    QVERIFY(state.isRunVisible(QStringLiteral("a")));
    QCOMPARE(requests.count(), 2);
    QVERIFY(state.focusSeverity() == Severity::Warning);
}

void ViewStateTest::takesADatasetFromWhereTheUserSays()
{
    const auto pets = [](const char* root) {
        auto source = std::make_shared<DatasetSource>();
        source->file.displayName = "pets";
        source->root = root;
        return source;
    };
    TestCase opened;
    ViewState state{opened};
    auto data = std::make_shared<CaseData>(*makeCase({"a"}));
    data->datasets = {pets("/gone")};
    state.setCase(data);
    state.setZoom(AxisRange{.min = 1.0, .max = 2.0});
    const QSignalSpy replaced(&state, &ViewState::datasetReplaced);
    state.replaceDataset(QStringLiteral("cars"), pets("/here"));
    QCOMPARE(replaced.count(), 0);
    state.replaceDataset(QStringLiteral("pets"), pets("/here"));
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(state.caseData()->datasets.front()->root, std::string("/here"));
    QCOMPARE(data->datasets.front()->root, std::string("/gone")); // a case never changes
    QVERIFY(state.zoom().has_value());
}

int main(int argc, char** argv)
{
    return runWidgetTest<ViewStateTest>(argc, argv);
}
#include "tst_view_state.moc"
