// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/dataset_source.h"
#include "tests/qtmodel/case_maker.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/curve_options.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

SeriesEvidence makeEvidence(const std::string& run)
{
    SeriesEvidence evidence;
    evidence.run = RunId(run);
    evidence.tag = TagId("loss");
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
    void isAValueThatCanBeKeptAndPutBack();
    void tellsOnlyWhatDiffers();
    void movesBothCursorsTogether();
};

void ViewStateTest::emitsOncePerChangeAndNeverForTheSameValue()
{
    TestCase opened;
    ViewContext state{opened};
    const QSignalSpy options(&state, &ViewContext::chartOptionsChanged);
    const QSignalSpy cases(&state, &ViewContext::caseChanged);
    state.setSmoothing(0.9);
    state.setSmoothing(0.9);
    state.setLogX(true);
    state.setLogX(true);
    state.setIgnoreOutliers(true);
    state.setIgnoreOutliers(true);
    QCOMPARE(options.count(), 3);
    const CasePtr data = makeCase({"a"});
    state.opened().setCase(data);
    state.opened().setCase(data);
    QCOMPARE(cases.count(), 1);
    state.setSmoothing(7.0);
    QCOMPARE(state.smoothing(), 0.999);
}

void ViewStateTest::keepsVisibilityOfRunsThatStay()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(makeCase({"a", "b"}));
    state.setRunVisible(QStringLiteral("b"), false);
    state.opened().setCase(makeCase({"a", "b", "c"}));
    QVERIFY(state.isRunVisible(QStringLiteral("a")));
    QVERIFY(!state.isRunVisible(QStringLiteral("b")));
    QVERIFY(state.isRunVisible(QStringLiteral("c")));
    state.opened().setCase(makeCase({"c"}));
    state.opened().setCase(makeCase({"b"}));
    QVERIFY(state.isRunVisible(QStringLiteral("b"))); // it had gone: a new one
}

void ViewStateTest::hidesRunsBeyondAReadableNumber()
{
    std::vector<RunPtr> runs;
    for (int i = 0; i < 60; ++i)
        runs.push_back(makeRun("run" + std::to_string(i), 1));
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(makeCase(runs));
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
    ViewContext state{opened};
    state.opened().setCase(makeCase({"a", "b", "c"}));
    const QSignalSpy changes(&state, &ViewContext::runVisibilityChanged);
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
    ViewContext state{opened};
    state.opened().setCase(makeCase({"x/train", "x/validation", "y/train"}));
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
    ViewContext state{opened};
    state.opened().setCase(makeCase({"a", "b", "c"}));
    const QColor before = state.runColor(QStringLiteral("c"));
    state.setRunVisible(QStringLiteral("a"), false);
    QCOMPARE(state.runColor(QStringLiteral("c")), before);
}

void ViewStateTest::forgetsZoomForOtherSourcesOnly()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(makeCase({"a"}));
    state.setZoom(AxisRange{1, 2});
    state.setTimeZoom(AxisRange{10, 20});
    state.openEvidence(makeEvidence("a"), Severity::Critical);
    state.opened().setDiagnosis(std::make_shared<const Diagnosis>());
    state.opened().setCase(makeCase({"a", "b"})); // a later snapshot of the same folder
    QVERIFY(state.zoom().has_value());
    QVERIFY(state.focus().has_value());
    QVERIFY(state.opened().diagnosis() != nullptr);

    auto elsewhere = std::make_shared<CaseData>(*makeCase({"a"}));
    elsewhere->sources = {"/elsewhere"};
    const QSignalSpy zooms(&state, &ViewContext::zoomChanged);
    const QSignalSpy cleared(&state, &ViewContext::focusCleared);
    state.opened().setCase(elsewhere);
    QVERIFY(!state.zoom().has_value());
    QVERIFY(!state.timeZoom().has_value());
    QVERIFY(!state.focus().has_value());
    QVERIFY(!state.canUndoZoom());
    QVERIFY(state.opened().diagnosis() == nullptr);
    QCOMPARE(zooms.count(), 1);
    QCOMPARE(cleared.count(), 1);
}

void ViewStateTest::undoesZoomStepByStep()
{
    TestCase opened;
    ViewContext state{opened};
    const QSignalSpy zooms(&state, &ViewContext::zoomChanged);
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
    ViewContext state{opened};
    state.setZoom(AxisRange{0, 10});
    state.setCursorX(5.0);
    const QSignalSpy cursors(&state, &ViewContext::cursorChanged);
    state.setXAxis(XAxisKind::Wall);
    QVERIFY(!state.zoom().has_value());
    QVERIFY(!state.cursorX().has_value());
    QVERIFY(!state.canUndoZoom());
    QCOMPARE(cursors.count(), 1);
}

void ViewStateTest::filtersTags()
{
    TestCase opened;
    ViewContext state{opened};
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
    ViewContext state{opened};
    const QSignalSpy pins(&state, &ViewContext::pinsChanged);
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
    ViewContext state{opened};
    state.opened().setCase(makeCase({"a", "b"}));
    state.setRunVisible(QStringLiteral("a"), false);
    const QSignalSpy requests(&state, &ViewContext::evidenceRequested);
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
        source->file.id = ArtifactId(source->file.displayName);
        source->root = root;
        return source;
    };
    TestCase opened;
    ViewContext state{opened};
    auto data = std::make_shared<CaseData>(*makeCase({"a"}));
    data->datasets = {pets("/gone")};
    state.opened().setCase(data);
    state.setZoom(AxisRange{.min = 1.0, .max = 2.0});
    const QSignalSpy replaced(&state.opened(), &OpenCase::datasetReplaced);
    state.opened().replaceDataset(QStringLiteral("cars"), pets("/here"));
    QCOMPARE(replaced.count(), 0);
    state.opened().replaceDataset(QStringLiteral("pets"), pets("/here"));
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(state.opened().caseData()->datasets.front()->root, std::string("/here"));
    QCOMPARE(data->datasets.front()->root, std::string("/gone")); // a case never changes
    QVERIFY(state.zoom().has_value());
}

void ViewStateTest::isAValueThatCanBeKeptAndPutBack()
{
    TestCase opened;
    ViewContext context{opened};
    opened.setCase(makeCase({"a", "b"}));
    context.setRunVisible(QStringLiteral("b"), false);
    context.setXAxis(XAxisKind::Wall);
    context.setZoom(AxisRange{1, 2});
    context.setTimeZoom(AxisRange{10, 20});
    context.setCursorX(1.5);
    context.setTagFilter(QStringLiteral("^loss"));
    context.setPinnedTags({QStringLiteral("loss")});
    context.setSmoothing(0.9);
    context.curveOptions().setAlignsStart(true);
    context.summaries().setStep(7);
    context.openEvidence(makeEvidence("a"), Severity::Critical);
    context.openRule(QStringLiteral("loss-became-nan"), QStringLiteral("a"));
    context.openLogLine(QStringLiteral("train.log"), 12);
    const ViewState kept = context.state();
    QVERIFY(kept == context.state());
    QCOMPARE(kept.cursorTime, std::optional<double>(1.5));
    QVERIFY(kept.curves.alignsStart && kept.summaries.step == 7);
    QVERIFY(kept != ViewState());

    context.setState({});
    QVERIFY(context.state() == ViewState());
    QVERIFY(context.isRunVisible(QStringLiteral("b")));
    QVERIFY(context.matchesTagFilter(QStringLiteral("accuracy")));
    QVERIFY(!context.curveOptions().alignsStart());
    context.setState(kept);
    QVERIFY(context.state() == kept);
    QVERIFY(!context.matchesTagFilter(QStringLiteral("accuracy")));
    QVERIFY(context.logLine() == std::optional<std::size_t>(12));

    // A window of its own takes it over.
    ViewContext other{opened};
    other.setState(kept);
    QVERIFY(other.state() == kept);
    ViewState wild = kept;
    wild.smoothing = 7.0;
    other.setState(wild);
    QCOMPARE(other.smoothing(), 0.999);
}

void ViewStateTest::tellsOnlyWhatDiffers()
{
    TestCase opened;
    ViewContext context{opened};
    opened.setCase(makeCase({"a", "b"}));
    std::vector<std::unique_ptr<QSignalSpy>> spies;
    const auto watch = [&](auto signal) {
        spies.push_back(std::make_unique<QSignalSpy>(&context, signal));
    };
    watch(&ViewContext::zoomChanged); // 0
    watch(&ViewContext::pinsChanged); // 1
    watch(&ViewContext::evidenceRequested);
    watch(&ViewContext::runVisibilityChanged);
    watch(&ViewContext::chartOptionsChanged);
    watch(&ViewContext::tagFilterChanged);
    watch(&ViewContext::cursorChanged);
    watch(&ViewContext::timeZoomChanged);
    watch(&ViewContext::timeCursorChanged);
    watch(&ViewContext::focusCleared);
    watch(&ViewContext::ruleRequested);
    watch(&ViewContext::findingRequested);
    watch(&ViewContext::artifactRequested);
    watch(&ViewContext::currentArtifactChanged);
    watch(&ViewContext::caseChanged);
    const auto told = [&spies] {
        std::vector<int> which;
        for (std::size_t i = 0; i < spies.size(); ++i) {
            for (int n = 0; n < spies[i]->count(); ++n)
                which.push_back(static_cast<int>(i));
            spies[i]->clear();
        }
        return which;
    };
    ViewState next = context.state();
    context.setState(next);
    QCOMPARE(told(), std::vector<int>());
    next.zoom = AxisRange{1, 2};
    next.pinnedTags = {QStringLiteral("loss")};
    context.setState(next);
    QCOMPARE(told(), (std::vector<int>{0, 1}));
    context.undoZoom();
    QVERIFY(!context.zoom().has_value());
    QCOMPARE(told(), std::vector<int>{0});
    next = context.state();
    next.focus = makeEvidence("a");
    context.setState(next);
    context.setState(next);
    QCOMPARE(told(), std::vector<int>{2});
    const QSignalSpy curves(&context.curveOptions(), &CurveOptions::changed);
    next.curves.groupLine = GroupLine::Median;
    context.setState(next);
    QCOMPARE(curves.count(), 1);
    QCOMPARE(told(), std::vector<int>());
}

void ViewStateTest::movesBothCursorsTogether()
{
    TestCase opened;
    ViewContext context{opened};
    opened.setCase(makeCase({"a"}));
    opened.finishAnalysis();
    const QSignalSpy times(&context, &ViewContext::timeCursorChanged);
    context.setXAxis(XAxisKind::Relative);
    context.setCursorX(2.0);
    QCOMPARE(context.cursorTime(), std::optional<double>(1002.0));
    QCOMPARE(times.count(), 1);
    context.setCursorTime(1003.0);
    QCOMPARE(context.cursorX(), std::optional<double>(3.0));
    context.setCursorX(std::nullopt);
    QVERIFY(!context.cursorTime().has_value());
    context.setXAxis(XAxisKind::Value); // the values of a metric mean no moment
    context.setCursorTime(1003.0);
    QVERIFY(!context.cursorX().has_value());
}

int main(int argc, char** argv)
{
    return runWidgetTest<ViewStateTest>(argc, argv);
}
#include "tst_view_state.moc"
