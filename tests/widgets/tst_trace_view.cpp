// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_case.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/trace_samples.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/charts/curve_view.h"
#include "widgets/view_context.h"
#include "widgets/views/trace/breakdown_bar.h"
#include "widgets/views/trace/copy_table.h"
#include "widgets/views/trace/memory_pane.h"
#include "widgets/views/trace/step_columns.h"
#include "widgets/views/trace/table_pane.h"
#include "widgets/views/trace/timeline_pane.h"
#include "widgets/views/trace/trace_minimap.h"
#include "widgets/views/trace/trace_timeline.h"
#include "widgets/views/trace/trace_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QWheelEvent>

using namespace faultline;
using namespace faultline::ui;
using samples::caseOf;
using samples::inputBoundProfile;

namespace {

struct Page {
    TestCase opened;
    ViewContext state{opened};
    TraceView view{state, nullptr};

    explicit Page(const CasePtr& data)
    {
        state.opened().setCase(data);
        view.resize(1000, 700);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        view.settle();
        QCoreApplication::processEvents();
    }

    TraceTimeline& timeline() { return view.timelinePane().timeline(); }
    StepColumns& columns()
    {
        return *samples::named<StepColumns>(view, QStringLiteral("Time of each step"));
    }
    void openTab(const QString& title)
    {
        for (int i = 0; i < view.tabs().count(); ++i) {
            if (view.tabs().tabText(i) == title)
                view.tabs().setCurrentIndex(i);
        }
    }
    CopyTable& table(const QString& title)
    {
        openTab(title);
        return *samples::named<CopyTable>(view, title);
    }
    bool shows(const QString& text)
    {
        for (const QLabel* label : view.findChildren<QLabel*>()) {
            if (label->isVisibleTo(&view) && label->text().contains(text))
                return true;
        }
        return false;
    }
    void search(const QString& text)
    {
        auto* line = samples::named<QLineEdit>(view, QStringLiteral("Find an event by name"));
        line->setFocus();
        QTest::keyClicks(line, text);
        view.settle();
    }
    std::string selectedName()
    {
        const std::optional<TraceSpot> spot = timeline().selected();
        return spot ? timeline().rows()->nameOf(*spot) : std::string();
    }
    /// The middle of an event, in pixels of the timeline's viewport.
    QPoint placeOf(const std::string& name)
    {
        const TraceRows& rows = *timeline().rows();
        for (std::size_t row = 0; row < rows.rows().size(); ++row) {
            for (std::size_t i = 0; i < rows.rows()[row].size(); ++i) {
                const TraceSpot spot{.row = row, .position = i};
                const TraceWindow& window = timeline().window();
                if (rows.nameOf(spot) != name
                    || static_cast<double>(rows.beginOf(spot)) < window.begin())
                    continue;
                const double middle =
                    static_cast<double>(rows.beginOf(spot) + rows.endOf(spot)) / 2.0;
                const int ruler = 2 * timeline().fontMetrics().height() + 7;
                return {static_cast<int>(window.toX(middle)),
                        ruler + *timeline().layoutOfTracks().topOfRow(row) + 8};
            }
        }
        return {-1, -1};
    }
};

} // namespace

class TraceViewTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhereTheTimeGoes();
    void choosingAStepMovesEveryPart();
    void stepKeysGoToLongSteps();
    void timelineZoomsAndPansByKeys();
    void wheelZoomsAtTheCursor();
    void minimapMovesTheTimeline();
    void clickTellsOfAnEvent();
    void shiftArrowsGoFromEventToEvent();
    void searchHighlightsAndGoesFromMatchToMatch();
    void foldsProcesses();
    void tablesCopyAsTabSeparatedText();
    void tablesSortByValue();
    void memoryShowsCapacityAndPeak();
    void memoryMarksFailedRequests();
    void choosesBetweenTraces();
    void resultsWithoutEventsExplainThemselves();
    void teachesHowToCapture();
    void followsACaseThatGrows();
    void survivesBeingClosedWhileItWorks();
};

void TraceViewTest::saysWhereTheTimeGoes()
{
    Page page(caseOf({inputBoundProfile("trace.json", 6)}));
    QVERIFY(page.shows(QStringLiteral("50 % waiting for input")));
    auto* bar = samples::named<BreakdownBar>(page.view,
                                             QStringLiteral("Typical step by what it is spent on"));
    QVERIFY(bar != nullptr);
    QVERIFY(bar->accessibleDescription().contains(QStringLiteral("Input: 50.0 ms, 50 %")));
    QVERIFY(page.shows(QStringLiteral("Host to device")));
    QVERIFY(page.view.statusText().contains(QStringLiteral("shown")));
}

void TraceViewTest::choosingAStepMovesEveryPart()
{
    Page page(caseOf({inputBoundProfile("trace.json", 12)}));
    QVERIFY(page.view.currentStep().has_value());
    StepColumns& columns = page.columns();
    columns.setFocus();
    QTest::keyClick(&columns, Qt::Key_Home);
    QTest::keyClick(&columns, Qt::Key_Right);
    QCOMPARE(page.view.currentStep(), std::optional<std::size_t>(1));
    const TraceWindow& window = page.timeline().window();
    QVERIFY(window.begin() < 100.0 * samples::kMs && window.end() > 200.0 * samples::kMs);
    QVERIFY(window.span() < 120.0 * samples::kMs);
    CopyTable& table = page.table(QStringLiteral("Steps"));
    QCOMPARE(table.currentSourceRow(), 1);

    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(columns.currentStep(), std::optional<std::size_t>(2));
    QVERIFY(columns.accessibleDescription().startsWith(QStringLiteral("Step 102")));
}

void TraceViewTest::stepKeysGoToLongSteps()
{
    Page page(caseOf({inputBoundProfile("trace.json", 30)}));
    StepColumns& columns = page.columns();
    QTest::keyClick(&columns, Qt::Key_Home);
    QTest::keyClick(&columns, Qt::Key_PageDown);
    QCOMPARE(page.view.currentStep(), std::optional<std::size_t>(6));
    QTest::keyClick(&columns, Qt::Key_PageDown);
    QCOMPARE(page.view.currentStep(), std::optional<std::size_t>(13));
    QTest::keyClick(&columns, Qt::Key_PageUp);
    QCOMPARE(page.view.currentStep(), std::optional<std::size_t>(6));
    const QPoint left(columns.width() / 2, columns.height() / 2);
    QTest::mouseClick(&columns, Qt::LeftButton, {}, left);
    QVERIFY(page.view.currentStep() != std::optional<std::size_t>(6));
}

void TraceViewTest::timelineZoomsAndPansByKeys()
{
    Page page(caseOf({inputBoundProfile("trace.json", 6)}));
    TraceTimeline& timeline = page.timeline();
    timeline.setFocus();
    QTest::keyClick(&timeline, Qt::Key_0);
    QVERIFY(timeline.window().isWhole());
    QTest::keyClick(&timeline, Qt::Key_Plus);
    const double closer = timeline.window().span();
    QVERIFY(closer < timeline.window().limitEnd());
    const double before = timeline.window().begin();
    QTest::keyClick(&timeline, Qt::Key_Right);
    QVERIFY(timeline.window().begin() > before);
    QTest::keyClick(&timeline, Qt::Key_A);
    QCOMPARE(timeline.window().begin(), before);
    QTest::keyClick(&timeline, Qt::Key_Minus);
    QVERIFY(timeline.window().isWhole());
}

void TraceViewTest::wheelZoomsAtTheCursor()
{
    Page page(caseOf({inputBoundProfile("trace.json", 6)}));
    TraceTimeline& timeline = page.timeline();
    timeline.showAll();
    const QPointF place(timeline.window().left() + 200, 60);
    const double under = timeline.window().toNs(place.x());
    const double span = timeline.window().span();
    QWheelEvent wheel(place, timeline.viewport()->mapToGlobal(place), {}, {0, 120}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(timeline.viewport(), &wheel);
    QVERIFY(timeline.window().span() < span);
    QVERIFY(std::abs(timeline.window().toNs(place.x()) - under) < 1.0);
}

void TraceViewTest::minimapMovesTheTimeline()
{
    Page page(caseOf({inputBoundProfile("trace.json", 12)}));
    auto* minimap =
        samples::named<TraceMinimap>(page.view, QStringLiteral("Overview of the whole trace"));
    QVERIFY(minimap != nullptr);
    const double span = page.timeline().window().span();
    QTest::mouseClick(minimap, Qt::LeftButton, {}, QPoint(minimap->width() - 2, 10));
    QCOMPARE(page.timeline().window().end(), page.timeline().window().limitEnd());
    QVERIFY(std::abs(page.timeline().window().span() - span) < 1.0);
    minimap->setFocus();
    QTest::keyClick(minimap, Qt::Key_Left);
    QVERIFY(page.timeline().window().end() < page.timeline().window().limitEnd());
    QTest::keyClick(minimap, Qt::Key_0);
    QVERIFY(page.timeline().window().isWhole());
}

void TraceViewTest::clickTellsOfAnEvent()
{
    Page page(caseOf({inputBoundProfile("trace.json", 6)}));
    TraceTimeline& timeline = page.timeline();
    QTest::mouseClick(timeline.viewport(), Qt::LeftButton, {}, page.placeOf("collate"));
    QCOMPARE(page.selectedName(), std::string("collate"));
    QVERIFY(timeline.accessibleDescription().contains(QStringLiteral("Input pipeline")));
    QVERIFY(timeline.accessibleDescription().contains(QStringLiteral("lasts 46.0 ms")));
    timeline.setFocus();
    QTest::keyClick(&timeline, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("collate")));
    QTest::keyClick(&timeline, Qt::Key_F);
    QVERIFY(timeline.window().span() < 51.0 * samples::kMs);
    QTest::keyClick(&timeline, Qt::Key_Escape);
    QVERIFY(!timeline.selected());
}

void TraceViewTest::shiftArrowsGoFromEventToEvent()
{
    Page page(caseOf({inputBoundProfile("trace.json", 6)}));
    TraceTimeline& timeline = page.timeline();
    timeline.showAll();
    QTest::mouseClick(timeline.viewport(), Qt::LeftButton, {}, page.placeOf("forward"));
    QCOMPARE(page.selectedName(), std::string("forward"));
    timeline.setFocus();
    QTest::keyClick(&timeline, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(page.selectedName(), std::string("backward"));
    QTest::keyClick(&timeline, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(page.selectedName(), std::string("ProfilerStep#100"));
    QTest::keyClick(&timeline, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(page.selectedName(),
             std::string("enumerate(DataLoader)#_MultiProcessingDataLoaderIter"));
}

void TraceViewTest::searchHighlightsAndGoesFromMatchToMatch()
{
    Page page(caseOf({inputBoundProfile("trace.json", 6)}));
    page.search(QStringLiteral("WARD"));
    QVERIFY(page.shows(QStringLiteral("12 matches")));
    page.timeline().showAll();
    QTest::keyClick(&page.view.timelinePane(), Qt::Key_F3);
    QVERIFY(page.shows(QStringLiteral("1 of 12")));
    QCOMPARE(page.selectedName(), std::string("forward"));
    QTest::keyClick(&page.view.timelinePane(), Qt::Key_F3);
    QCOMPARE(page.selectedName(), std::string("backward"));
    QTest::keyClick(&page.view.timelinePane(), Qt::Key_F3, Qt::ShiftModifier);
    QTest::keyClick(&page.view.timelinePane(), Qt::Key_F3, Qt::ShiftModifier);
    QVERIFY(page.shows(QStringLiteral("12 of 12")));
    page.search(QStringLiteral("zebra"));
    QVERIFY(page.shows(QStringLiteral("No event has this in its name")));
    QVERIFY(!samples::button(page.view, QStringLiteral("Next match (F3)"))->isEnabled());
}

void TraceViewTest::foldsProcesses()
{
    Page page(caseOf({inputBoundProfile("trace.json", 6)}));
    TraceTimeline& timeline = page.timeline();
    const int height = timeline.layoutOfTracks().height();
    timeline.setFocus();
    QTest::keyClick(&timeline, Qt::Key_Down, Qt::ControlModifier);
    QTest::keyClick(&timeline, Qt::Key_Down, Qt::ControlModifier);
    QTest::keyClick(&timeline, Qt::Key_Space);
    QVERIFY(timeline.layoutOfTracks().groups()[1].folded);
    QVERIFY(timeline.layoutOfTracks().height() < height);
    // Going to a match in a folded process opens it again.
    page.search(QStringLiteral("forward"));
    QTest::keyClick(&page.view.timelinePane(), Qt::Key_F3);
    QVERIFY(!timeline.layoutOfTracks().groups()[1].folded);
}

void TraceViewTest::tablesCopyAsTabSeparatedText()
{
    Page page(caseOf({inputBoundProfile("trace.json", 3)}));
    CopyTable& table = page.table(QStringLiteral("Kernels"));
    table.setFocus();
    table.clearSelection();
    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 4); // titles, two kernels, the end
    QCOMPARE(lines[0].split(u'\t').front(), QStringLiteral("Kernel"));
    QCOMPARE(lines[2].split(u'\t').size(), lines[0].split(u'\t').size());
    QVERIFY(lines[2].contains(QStringLiteral("volta_fp16")));
    table.selectRow(0);
    QCOMPARE(table.selectionAsTsv().count(u'\n'), 2);
}

void TraceViewTest::tablesSortByValue()
{
    Page page(caseOf({inputBoundProfile("trace.json", 14)}));
    CopyTable& table = page.table(QStringLiteral("Steps"));
    table.sortByColumn(1, Qt::DescendingOrder);
    QCOMPARE(table.model()->index(0, 1).data().toString(), QStringLiteral("160.00 ms"));
    QCOMPARE(table.model()->index(13, 1).data().toString(), QStringLiteral("100.00 ms"));
}

void TraceViewTest::memoryShowsCapacityAndPeak()
{
    Page page(caseOf({inputBoundProfile("trace.json", 3)}));
    page.openTab(QStringLiteral("Memory"));
    page.view.settle();
    QCOMPARE(page.view.memoryPane().chart().curves().size(), 3U);
    QVERIFY(page.shows(QStringLiteral("Peak 7.5 GiB of 14.9 GiB (50 %).")));
    QVERIFY(page.shows(QStringLiteral("Fragmented at the peak: 12 %.")));
    QCOMPARE(page.view.memoryPane().owners().table().model()->rowCount(), 2);
}

void TraceViewTest::memoryMarksFailedRequests()
{
    auto profile = std::make_shared<TraceProfile>(*inputBoundProfile("snapshot.pickle", 3));
    profile->outOfMemory = {{.time = 0.2,
                             .device = 0,
                             .requestedBytes = 2'147'483'648,
                             .deviceFreeBytes = 1'048'576,
                             .owner = "model.py:12 forward",
                             .detail = {}}};
    Page page(caseOf({profile}));
    page.openTab(QStringLiteral("Memory"));
    QVERIFY(page.shows(QStringLiteral("Out of memory at 200 ms: 2.0 GiB asked for by model.py:12 "
                                      "forward, 1.0 MiB free on the device.")));
}

void TraceViewTest::choosesBetweenTraces()
{
    Page page(caseOf({inputBoundProfile("small.json", 3), inputBoundProfile("big.json", 9)}));
    auto* chooser = samples::named<QComboBox>(page.view, QStringLiteral("Trace"));
    QVERIFY(chooser != nullptr);
    QCOMPARE(chooser->currentText(), QStringLiteral("big.json"));
    page.state.openArtifact(ArtifactKind::Profile, QStringLiteral("small.json"));
    page.view.settle();
    QCOMPARE(chooser->currentText(), QStringLiteral("small.json"));
    QCOMPARE(page.timeline().rows()->profile().name(), std::string("small.json"));
    chooser->setFocus();
    QTest::keyClick(chooser, Qt::Key_Down);
    page.view.settle();
    QCOMPARE(page.state.currentArtifact(ArtifactKind::Profile), QStringLiteral("big.json"));
    QCOMPARE(page.timeline().rows()->profile().name(), std::string("big.json"));
}

void TraceViewTest::resultsWithoutEventsExplainThemselves()
{
    Page page(caseOf({samples::resultsOnlyProfile("overview_page.pb")}));
    QVERIFY(page.shows(QStringLiteral("96 % compute.")));
    QVERIFY(page.shows(QStringLiteral("not the events, so there is no timeline")));
    QCOMPARE(page.view.tabs().tabText(page.view.tabs().currentIndex()), QStringLiteral("Steps"));
    page.openTab(QStringLiteral("Timeline"));
    QVERIFY(page.shows(QStringLiteral("No timeline")));
    page.openTab(QStringLiteral("Memory"));
    QVERIFY(page.shows(QStringLiteral("No memory in this trace")));
}

void TraceViewTest::teachesHowToCapture()
{
    Page page(caseOf({}));
    QVERIFY(page.shows(QStringLiteral("No profiler trace in this case")));
    const QList<QPlainTextEdit*> code = page.view.findChildren<QPlainTextEdit*>();
    QCOMPARE(code.size(), 3);
    QVERIFY(code[0]->toPlainText().contains(QStringLiteral("torch.profiler")));
    QVERIFY(code[1]->toPlainText().contains(QStringLiteral("tf.profiler")));
    QSignalSpy opened(&page.view, &View::openRequested);
    QVERIFY(samples::click(page.view, QStringLiteral("Open…")));
    QCOMPARE(opened.count(), 1);
    Page nothing(nullptr);
    QVERIFY(nothing.shows(QStringLiteral("Nothing is open")));
}

void TraceViewTest::followsACaseThatGrows()
{
    const TraceProfilePtr first = inputBoundProfile("a.json", 3);
    Page page(caseOf({first}));
    const TraceRowsPtr rows = page.timeline().rows();
    page.timeline().zoomBy(0.5);
    const double begin = page.timeline().window().begin();
    page.state.opened().setCase(caseOf({first, inputBoundProfile("b.json", 2)}));
    page.view.settle();
    QCOMPARE(page.timeline().rows(), rows);
    QCOMPARE(page.timeline().window().begin(), begin);
    page.state.opened().setCase(caseOf({}));
    page.view.settle();
    QVERIFY(page.timeline().rows() == nullptr);
}

void TraceViewTest::survivesBeingClosedWhileItWorks()
{
    TestCase opened;
    ViewContext state{opened};
    auto view = std::make_unique<TraceView>(state, nullptr);
    state.opened().setCase(caseOf({inputBoundProfile("a.json", 2000)}));
    state.opened().setCase(caseOf({inputBoundProfile("b.json", 2000)}));
    view.reset();
    QVERIFY(state.opened().caseData() != nullptr);
}

int main(int argc, char** argv)
{
    return runWidgetTest<TraceViewTest>(argc, argv);
}

#include "tst_trace_view.moc"
