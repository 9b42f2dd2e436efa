// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/log_maker.h"
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/view_context.h"
#include "widgets/views/console/cause_banner.h"
#include "widgets/views/console/console_view.h"
#include "widgets/views/console/event_panel.h"
#include "widgets/views/console/log_list.h"
#include "widgets/views/console/problem_scroll_bar.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;
using samples::click;
using samples::named;

namespace {

CasePtr caseOf(std::vector<ConsoleLogPtr> logs)
{
    auto data = std::make_shared<CaseData>();
    data->sources = {"sample"};
    data->logs = std::move(logs);
    return data;
}

/// Lines 0..199 plain with a time each, 200 a failure, 201-203 a traceback, 204 the cause.
ConsoleLogPtr failedLog(const std::string& name = "train.log")
{
    LogMaker maker(name);
    for (int i = 0; i < 200; ++i)
        maker.time(samples::kBegin + i).line("line " + std::to_string(i));
    maker.line("bad thing", LogLevel::Error).event("host.exit", Outcome::Failure);
    maker.lines(3, "  frame").traceback(3, "ValueError", "no");
    maker.time(samples::kBegin + 300)
        .line("out of memory", LogLevel::Error)
        .event("tf.oom.op", Outcome::Fatal, 1, {{"shape", "8,48"}})
        .cause();
    return maker.build();
}

struct Page {
    TestCase opened;
    ViewContext state{opened};
    ConsoleView view{state, nullptr};

    explicit Page(const CasePtr& data, const QSize& size = {1000, 600})
    {
        state.opened().setCase(data);
        view.resize(size);
        view.show();
        if (!QTest::qWaitForWindowActive(&view))
            qFatal("no window");
        view.settle();
        list().setFocus();
    }

    LogList& list() { return view.list(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(list().viewport(), key, modifiers);
        view.settle();
    }
    bool shows(const QString& text)
    {
        for (const QLabel* label : view.findChildren<QLabel*>()) {
            if (label->isVisibleTo(&view) && label->text().contains(text))
                return true;
        }
        return false;
    }
    void clickRow(std::size_t row, int x = 400)
    {
        const QRect rect = list().rowRect(row);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, {x, rect.center().y()});
        view.settle();
    }
};

using Line = std::optional<std::uint32_t>;

} // namespace

class ConsoleViewTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatToOpen();
    void namesTheCauseAndGoesThere();
    void readsTheLogThatTellsMost();
    void choosesAmongLogs();
    void movesWithTheKeyboard();
    void copiesLines();
    void foldsAndUnfolds();
    void stepsFromProblemToProblem();
    void searchesAndSteps();
    void filtersToWhatWasFound();
    void levelButtonsFilter();
    void goesToALineOfTheFile();
    void opensALineThatTheFilterHides();
    void opensALineBeforeThePageIsMade();
    void sendsTheTimeOfALine();
    void marksTheTimeOfTheCharts();
    void listsEventsAndGoesToThem();
    void marksProblemsInTheScrollBar();
    void keepsItsPlaceWhileTheLogGrows();
    void wrapsLongLines();
    void saysTheLineToScreenReaders();
    void survivesBeingClosedWhileItWorks();
    void drawsOnlyWhatIsInSight();
};

void ConsoleViewTest::saysWhatToOpen()
{
    Page nothing(nullptr);
    QVERIFY(nothing.shows(QStringLiteral("Nothing is open")));
    const QSignalSpy opens(&nothing.view, &View::openRequested);
    QVERIFY(click(nothing.view, QStringLiteral("Open a folder…")));
    QCOMPARE(opens.count(), 1);
    Page noLog(caseOf({}));
    QVERIFY(noLog.shows(QStringLiteral("faultline-cli record")));
    QVERIFY(click(noLog.view, QStringLiteral("Copy the record command")));
    QVERIFY(
        QGuiApplication::clipboard()->text().startsWith(QStringLiteral("faultline-cli record")));
    QVERIFY(noLog.view.statusText().isEmpty());
}

void ConsoleViewTest::namesTheCauseAndGoesThere()
{
    Page page(caseOf({failedLog()}));
    QVERIFY(page.shows(QStringLiteral("What ended the run")));
    QVERIFY(click(page.view, QStringLiteral("Show line 205")));
    page.view.settle();
    QCOMPARE(page.list().currentLine(), Line(204));
    QVERIFY(!page.list().rowRect(page.view.model().rows().rowNear(204)).isNull());
    QCOMPARE(page.state.cursorTime(), std::optional(samples::kBegin + 300));

    auto exited = std::make_shared<ConsoleLog>(std::move(LogMaker().line("killed").log()));
    exited->exitCode = -9;
    Page signalled(caseOf({exited}));
    QVERIFY(signalled.shows(QStringLiteral("signal 9")));
    Page fine(caseOf({LogMaker().line("all well").build()}));
    QVERIFY(!fine.view.findChild<CauseBanner*>()->isVisibleTo(&fine.view));
}

void ConsoleViewTest::readsTheLogThatTellsMost()
{
    Page page(caseOf({LogMaker("a.log").line("x").build(), failedLog("b.log")}));
    QCOMPARE(page.state.currentArtifact(ArtifactKind::Log), QStringLiteral("b.log"));
    QCOMPARE(named<QComboBox>(page.view, QStringLiteral("Log"))->currentText(),
             QStringLiteral("b.log"));

    // Of a part of a case the best is taken, until there is a better one.
    auto part = std::make_shared<CaseData>(*caseOf({LogMaker("a.log").line("x").build()}));
    part->isComplete = false;
    Page growing{CasePtr(part)};
    QCOMPARE(growing.state.currentArtifact(ArtifactKind::Log), QStringLiteral("a.log"));
    growing.state.opened().setCase(
        caseOf({LogMaker("a.log").line("x").build(), failedLog("b.log")}));
    growing.view.settle();
    QCOMPARE(growing.state.currentArtifact(ArtifactKind::Log), QStringLiteral("b.log"));
}

void ConsoleViewTest::choosesAmongLogs()
{
    Page page(caseOf({failedLog("a.log"), LogMaker("b.log").line("other").build()}));
    auto* logs = named<QComboBox>(page.view, QStringLiteral("Log"));
    logs->setFocus();
    QTest::keyClick(logs, Qt::Key_Down);
    page.view.settle();
    QCOMPARE(page.state.currentArtifact(ArtifactKind::Log), QStringLiteral("b.log"));
    QCOMPARE(page.view.model().rows().size(), std::size_t{1});
    page.state.openArtifact(ArtifactKind::Log, QStringLiteral("a.log"));
    page.view.settle();
    QVERIFY(page.view.model().rows().size() > 200);
    QCOMPARE(logs->currentText(), QStringLiteral("a.log"));
}

void ConsoleViewTest::movesWithTheKeyboard()
{
    Page page(caseOf({failedLog()}));
    page.key(Qt::Key_Down);
    QCOMPARE(page.list().currentLine(), Line(0));
    page.key(Qt::Key_Down);
    QCOMPARE(page.list().currentLine(), Line(1));
    page.key(Qt::Key_PageDown);
    const std::uint32_t afterPage = page.list().currentLine().value_or(0);
    QVERIFY(afterPage > 10);
    page.key(Qt::Key_PageUp);
    QCOMPARE(page.list().currentLine(), Line(1));
    page.key(Qt::Key_End);
    QCOMPARE(page.list().currentLine(), Line(204));
    QVERIFY(page.list().isAtEnd());
    page.key(Qt::Key_Home);
    QCOMPARE(page.list().currentLine(), Line(0));
    QCOMPARE(page.list().firstVisibleRow(), std::size_t{0});
}

void ConsoleViewTest::copiesLines()
{
    Page page(caseOf({failedLog()}));
    page.key(Qt::Key_Down);
    page.key(Qt::Key_Down, Qt::ShiftModifier);
    page.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("line 0\nline 1\n"));
    page.key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(page.list().selectedText(false).count(u'\n'), 205); // folded lines as well
    QVERIFY(page.list().selectedText(true).startsWith(QStringLiteral("1\t2023-11-14")));
}

void ConsoleViewTest::foldsAndUnfolds()
{
    Page page(caseOf({failedLog()}));
    const std::size_t folded = page.view.model().rows().size();
    page.key(Qt::Key_End);
    page.key(Qt::Key_Up);
    page.key(Qt::Key_Right);
    QCOMPARE(page.view.model().rows().size(), folded + 3);
    page.key(Qt::Key_Down);
    page.key(Qt::Key_Down);
    QCOMPARE(page.list().currentLine(), Line(202));
    page.key(Qt::Key_Left); // to the head
    page.key(Qt::Key_Left); // and fold
    QCOMPARE(page.view.model().rows().size(), folded);
    page.key(Qt::Key_Return);
    QCOMPARE(page.view.model().rows().size(), folded + 3);
}

void ConsoleViewTest::stepsFromProblemToProblem()
{
    Page page(caseOf({failedLog()}));
    page.key(Qt::Key_N);
    QCOMPARE(page.list().currentLine(), Line(200));
    page.key(Qt::Key_N);
    QCOMPARE(page.list().currentLine(), Line(203)); // unfolds the traceback
    page.key(Qt::Key_N);
    QCOMPARE(page.list().currentLine(), Line(204));
    page.key(Qt::Key_N);
    QCOMPARE(page.list().currentLine(), Line(200)); // around
    page.key(Qt::Key_N, Qt::ShiftModifier);
    QCOMPARE(page.list().currentLine(), Line(204));
}

void ConsoleViewTest::searchesAndSteps()
{
    Page page(caseOf({failedLog()}));
    page.key(Qt::Key_F, Qt::ControlModifier);
    auto* edit = named<QLineEdit>(page.view, QStringLiteral("Search the log"));
    QVERIFY(edit->hasFocus());
    QTest::keyClicks(edit, QStringLiteral("LINE 19"));
    page.view.settle();
    auto* count = named<QLabel>(page.view, QStringLiteral("Lines found"));
    QVERIFY(count->text().startsWith(QStringLiteral("11 ")));
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(page.list().currentLine(), Line(19));
    QCOMPARE(count->text(), QStringLiteral("1 of 11"));
    QTest::keyClick(edit, Qt::Key_F3);
    QCOMPARE(page.list().currentLine(), Line(190));
    QTest::keyClick(edit, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(page.list().currentLine(), Line(19));
    QVERIFY(click(page.view, QStringLiteral("Match case")));
    page.view.settle();
    QVERIFY(count->text().startsWith(QStringLiteral("0 ")));
    QVERIFY(click(page.view, QStringLiteral("Regular expression")));
    edit->setText(QStringLiteral("(line"));
    QCOMPARE(count->text(), QStringLiteral("Not a regex"));
    QVERIFY(!count->toolTip().isEmpty());
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(edit->text().isEmpty());
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(page.list().hasFocus());
}

void ConsoleViewTest::filtersToWhatWasFound()
{
    Page page(caseOf({failedLog()}));
    named<QLineEdit>(page.view, QStringLiteral("Search the log"))->setText(QStringLiteral("frame"));
    QVERIFY(click(page.view, QStringLiteral("Show only the lines found")));
    page.view.settle();
    QCOMPARE(page.view.model().rows().size(), std::size_t{3});
    QVERIFY(page.view.statusText().contains(QStringLiteral("3 of 205 lines shown")));
}

void ConsoleViewTest::levelButtonsFilter()
{
    Page page(caseOf({failedLog()}));
    QVERIFY(click(page.view, QStringLiteral("Events 2")));
    page.view.settle();
    QCOMPARE(page.view.model().rows().size(), std::size_t{3}); // and the traceback
    QVERIFY(click(page.view, QStringLiteral("All")));
    page.view.settle();
    QVERIFY(page.view.model().rows().size() > 200);
}

void ConsoleViewTest::goesToALineOfTheFile()
{
    Page page(caseOf({failedLog()}));
    page.key(Qt::Key_G, Qt::ControlModifier);
    auto* dialog = page.view.findChild<QInputDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->setIntValue(151);
    dialog->accept();
    QCOMPARE(page.list().currentLine(), Line(150));
}

void ConsoleViewTest::opensALineThatTheFilterHides()
{
    Page page(caseOf({failedLog()}));
    page.view.model().setLevel(LogFilter::Level::Errors);
    page.view.settle();
    page.state.openLogLine(QStringLiteral("train.log"), 100);
    page.view.settle();
    QCOMPARE(page.list().currentLine(), Line(100));
    QCOMPARE(page.view.model().level(), LogFilter::Level::All);
}

void ConsoleViewTest::opensALineBeforeThePageIsMade()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(caseOf({failedLog("a.log"), failedLog("b.log")}));
    state.openLogLine(QStringLiteral("b.log"), 204);
    ConsoleView view(state, nullptr);
    view.resize(900, 500);
    view.show();
    view.settle();
    QCOMPARE(view.model().log()->name(), std::string("b.log"));
    QCOMPARE(view.list().currentLine(), Line(204));
}

void ConsoleViewTest::sendsTheTimeOfALine()
{
    Page page(caseOf({failedLog()}));
    page.clickRow(3);
    QCOMPARE(page.list().currentLine(), Line(3));
    QCOMPARE(page.state.cursorTime(), std::optional(samples::kBegin + 3));
    QCOMPARE(page.list().timeMark(), Line(3));
    page.state.opened().setClockCorrection(ArtifactId("train.log"), 60.0);
    page.view.settle();
    page.clickRow(4);
    QCOMPARE(page.state.cursorTime(), std::optional(samples::kBegin + 64));
    Page timeless(caseOf({LogMaker().lines(5).build()}));
    timeless.clickRow(1);
    QVERIFY(!timeless.state.cursorTime());
}

void ConsoleViewTest::marksTheTimeOfTheCharts()
{
    Page page(caseOf({failedLog()}));
    page.state.setCursorTime(samples::kBegin + 150.2);
    QCOMPARE(page.list().timeMark(), Line(150));
    QCOMPARE(page.list().firstVisibleRow(), std::size_t{0}); // nobody asked to scroll
    QVERIFY(click(page.view, QStringLiteral("Follow the time cursor of the charts")));
    QVERIFY(!page.list().rowRect(150).isNull());
    QVERIFY(!page.list().currentLine());
    page.state.setCursorTime(std::nullopt);
    QVERIFY(!page.list().timeMark());
}

void ConsoleViewTest::listsEventsAndGoesToThem()
{
    Page page(caseOf({failedLog()}));
    QTreeView& tree = page.view.findChild<EventPanel*>()->tree();
    QVERIFY(tree.isVisibleTo(&page.view));
    QCOMPARE(tree.model()->rowCount(), 2);
    const QModelIndex second = tree.model()->index(1, 0);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(second).center());
    page.view.settle();
    QCOMPARE(page.list().currentLine(), Line(200));
    QVERIFY(click(page.view, QStringLiteral("List of recognised events")));
    QVERIFY(!tree.isVisibleTo(&page.view));
    Page narrow(caseOf({failedLog()}), {600, 500});
    QVERIFY(!narrow.view.findChild<EventPanel*>()->isVisibleTo(&narrow.view));
}

void ConsoleViewTest::marksProblemsInTheScrollBar()
{
    Page page(caseOf({failedLog()}));
    ProblemScrollBar& bar = page.list().problemBar();
    const int bottom = bar.height() - 3;
    const ProblemScrollBar::Mark* mark = bar.markAt(bottom);
    QVERIFY(mark != nullptr);
    QCOMPARE(mark->weight, LineWeight::Fatal);
    QVERIFY(bar.markAt(bar.height() / 3) == nullptr);
    QTest::mouseClick(&bar, Qt::LeftButton, {}, {bar.width() / 2, bottom});
    page.view.settle();
    QCOMPARE(page.list().currentLine(), Line(204));
}

void ConsoleViewTest::keepsItsPlaceWhileTheLogGrows()
{
    LogMaker first;
    first.lines(300);
    Page page(caseOf({first.build()}));
    page.state.openLogLine(QStringLiteral("train.log"), 120);
    page.view.settle();
    const std::size_t top = page.list().firstVisibleRow();
    LogMaker longer;
    longer.lines(900);
    page.state.opened().setCase(caseOf({longer.build()}));
    page.view.settle();
    QCOMPARE(page.view.model().rows().size(), std::size_t{900});
    QCOMPARE(page.list().currentLine(), Line(120));
    QCOMPARE(page.list().firstVisibleRow(), top);
    page.list().scrollToEnd();
    longer.lines(10);
    page.state.opened().setCase(
        caseOf({std::make_shared<ConsoleLog>(std::move(LogMaker().lines(1200).log()))}));
    page.view.settle();
    QVERIFY(page.list().isAtEnd()); // who reads the end goes on reading it
}

void ConsoleViewTest::wrapsLongLines()
{
    LogMaker maker;
    maker.line("short").line(std::string(2000, 'x')).line("short");
    Page page(caseOf({maker.build()}));
    const int one = page.list().rowRect(0).height();
    QCOMPARE(page.list().rowRect(1).height(), one);
    QVERIFY(page.list().horizontalScrollBar()->maximum() > 0);
    QVERIFY(click(page.view, QStringLiteral("Wrap long lines")));
    QVERIFY(page.list().rowRect(1).height() > 5 * one);
    QCOMPARE(page.list().horizontalScrollBar()->maximum(), 0);
    page.key(Qt::Key_End);
    QCOMPARE(page.list().currentLine(), Line(2));
}

void ConsoleViewTest::saysTheLineToScreenReaders()
{
    Page page(caseOf({failedLog()}));
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&page.list());
    QVERIFY(list != nullptr);
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Console log"));
    QCOMPARE(list->childCount(), static_cast<int>(page.list().rowCount()));
    QVERIFY(list->child(0)->text(QAccessible::Name).contains(QStringLiteral("Line 1")));
    page.key(Qt::Key_End);
    QAccessibleInterface* last = list->child(list->childCount() - 1);
    QVERIFY(last->state().selected);
    QCOMPARE(list->indexOfChild(last), list->childCount() - 1);
    QCOMPARE(list->childAt(last->rect().center().x(), last->rect().center().y()), last);
    const QString spoken = last->text(QAccessible::Name);
    QVERIFY(spoken.contains(QStringLiteral("Line 205")));
    QVERIFY(spoken.contains(QStringLiteral("Fatal")));
    QVERIFY(spoken.contains(QStringLiteral("out of memory")));
}

void ConsoleViewTest::survivesBeingClosedWhileItWorks()
{
    TestCase opened;
    ViewContext state{opened};
    auto view = std::make_unique<ConsoleView>(state, nullptr);
    LogMaker maker;
    maker.lines(200'000);
    state.opened().setCase(caseOf({maker.build()}));
    view->model().setPattern({.text = "a"});
    state.opened().setCase(nullptr);
    state.opened().setCase(caseOf({maker.build()}));
    view.reset();
    QVERIFY(state.opened().caseData() != nullptr);
}

void ConsoleViewTest::drawsOnlyWhatIsInSight()
{
    // A line as long as a reader keeps them, many times: grows with the text if all were laid out.
    LogMaker maker;
    const std::string longest(1 << 20, 'x');
    for (int i = 0; i < 50; ++i)
        maker.line(longest);
    Page page(caseOf({maker.build()}));
    QVERIFY(page.list().horizontalScrollBar()->maximum()
            < 40 * static_cast<int>(LogRowPainter::kMaxShownBytes));
    QVERIFY(!page.view.grab().isNull());
    QCOMPARE(page.list().selectedText(false), QString());
    page.key(Qt::Key_Down);
    QCOMPARE(page.list().selectedText(false).size(), (1 << 20) + 1);
}

int main(int argc, char** argv)
{
    return runWidgetTest<ConsoleViewTest>(argc, argv);
}

#include "tst_console_view.moc"
