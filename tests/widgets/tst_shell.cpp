// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/artifact_tree_model.h"
#include "model/qt/roles.h"
#include "model/qt/run_tree_model.h"
#include "tests/qtmodel/case_maker.h"
#include "tests/support/log_maker.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/artifact_delegate.h"
#include "widgets/shell/case_panel.h"
#include "widgets/shell/issues_panel.h"
#include "widgets/shell/navigation_rail.h"
#include "widgets/shell/notice_bar.h"
#include "widgets/shell/run_delegate.h"
#include "widgets/shell/switcher_list.h"
#include "widgets/view_context.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

std::vector<SwitcherEntry> entriesOf(std::initializer_list<const char*> titles)
{
    std::vector<SwitcherEntry> entries;
    for (const char* title : titles)
        entries.push_back({.title = QString::fromUtf8(title),
                           .kind = QStringLiteral("Tag"),
                           .iconName = {},
                           .shortcut = {},
                           .activate = {}});
    return entries;
}

QStringList shown(const SwitcherList& list)
{
    QStringList titles;
    for (int row = 0; row < list.rowCount(); ++row)
        titles << list.index(row, 0).data().toString();
    return titles;
}

/// Runs "a" and "b", two logs, and a file that nothing reads.
CasePtr caseWithLogs()
{
    auto data = std::make_shared<CaseData>(*makeCase({"a", "b"}));
    data->logs = {LogMaker("a/train.log").line("x").build(),
                  LogMaker("b/error.log").line("y").build()};
    data->runOfArtifact[ArtifactId("a/train.log")] = RunId("a");
    data->otherFiles = {{"/runs/notes.txt", {}}};
    data->otherFileCount = 1;
    return data;
}

QTreeView* runsTree(const CasePanel& panel)
{
    for (QTreeView* tree : panel.findChildren<QTreeView*>()) {
        if (tree->accessibleName() == QStringLiteral("Runs and files of this case"))
            return tree;
    }
    return nullptr;
}

} // namespace

/// The parts around the pages, each alone.
class ShellTest : public QObject {
    Q_OBJECT

private slots:
    void switcherPutsTheBestMatchFirst();
    void switcherNeedsEveryWord();
    void switcherBoundsWhatItShows();
    void noticesAreClosedAndReplaced();
    void noticeActionsMayCloseTheNotice();
    void spaceTogglesTheChosenRun();
    void filterFindsRunsInFoldedFolders();
    void rowsHaveRoomForEverything();
    void issuesSayWhatIsNotListed();
    void issuesAreFilteredAddedUpAndExported();
    void filesAreOpenedFromTheirRow();
    void oneFilterForRunsAndFiles();
    void filesOfOneNameAreToldApart();
    void railIsOneStopOfTheTabKey();
    void fileRowsHaveRoomForEverything();
};

void ShellTest::switcherPutsTheBestMatchFirst()
{
    SwitcherList list;
    const QAbstractItemModelTester tester(&list,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    list.setEntries(entriesOf({"xloss", "train/loss", "Loss/total", "rate"}));
    QCOMPARE(list.rowCount(), 4);
    list.setQuery(QStringLiteral("loss"));
    QCOMPARE(shown(list), (QStringList{QStringLiteral("Loss/total"), QStringLiteral("train/loss"),
                                       QStringLiteral("xloss")}));
    list.setQuery(QStringLiteral("nothing like this"));
    QCOMPARE(list.rowCount(), 0);
}

void ShellTest::switcherNeedsEveryWord()
{
    SwitcherList list;
    list.setEntries(entriesOf({"train/loss", "validation/loss", "train/rate"}));
    list.setQuery(QStringLiteral("  loss  train "));
    QCOMPARE(shown(list), QStringList{QStringLiteral("train/loss")});
    list.setQuery(QStringLiteral("tag rate")); // the kind counts too
    QCOMPARE(shown(list), QStringList{QStringLiteral("train/rate")});
}

void ShellTest::switcherBoundsWhatItShows()
{
    std::vector<SwitcherEntry> entries;
    for (int i = 0; i < 5000; ++i)
        entries.push_back({.title = QStringLiteral("tag %1").arg(i),
                           .kind = {},
                           .iconName = {},
                           .shortcut = {},
                           .activate = {}});
    SwitcherList list;
    list.setEntries(std::move(entries));
    QCOMPARE(list.rowCount(), static_cast<int>(SwitcherList::kMaxShown));
    list.setQuery(QStringLiteral("4999"));
    QCOMPARE(shown(list), QStringList{QStringLiteral("tag 4999")});
}

void ShellTest::noticesAreClosedAndReplaced()
{
    NoticeBar bar;
    bar.resize(600, 200);
    bar.showNotice({Severity::Critical, QStringLiteral("one"), {}, {}});
    bar.showNotice({Severity::Critical, QStringLiteral("two"), {}, {}});
    bar.showNotice({Severity::Critical, QStringLiteral("one"), {}, {}});
    QCOMPARE(bar.texts(), (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
    for (int i = 0; i < 10; ++i)
        bar.showNotice({Severity::Info, QString::number(i), {}, {}});
    QCOMPARE(bar.texts().size(), 3);
    QCOMPARE(bar.texts().first(), QStringLiteral("9"));
    bar.clearNotices();
    QVERIFY(bar.texts().isEmpty());
}

void ShellTest::noticeActionsMayCloseTheNotice()
{
    NoticeBar bar;
    int called = 0;
    bar.showNotice({Severity::Warning, QStringLiteral("text"), QStringLiteral("Do it"), [&] {
                        ++called;
                        bar.clearNotices();
                    }});
    QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(called, 1);
    QVERIFY(bar.texts().isEmpty());
}

void ShellTest::spaceTogglesTheChosenRun()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(makeCase({"a", "b"}));
    CasePanel panel(state);
    panel.show();
    panel.revealRun(QStringLiteral("b"));
    QTreeView* tree = runsTree(panel);
    QTest::keyClick(tree, Qt::Key_Space);
    QVERIFY(!state.isRunVisible(QStringLiteral("b")));
    QVERIFY(state.isRunVisible(QStringLiteral("a")));
    QTest::keyClick(tree, Qt::Key_Space);
    QVERIFY(state.isRunVisible(QStringLiteral("b")));
}

void ShellTest::filterFindsRunsInFoldedFolders()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(makeCase({"x/alpha", "x/beta", "y"}));
    CasePanel panel(state);
    panel.show();
    QTreeView* tree = runsTree(panel);
    tree->collapseAll();
    QTest::keyClicks(panel.findChild<QLineEdit*>(), QStringLiteral("alp"));
    const QAbstractItemModel& rows = *tree->model();
    QCOMPARE(rows.rowCount(), 1);
    const QModelIndex folder = rows.index(0, 0);
    QCOMPARE(rows.rowCount(folder), 1);
    QVERIFY(tree->isExpanded(folder));
    panel.revealRun(QStringLiteral("y")); // clears the filter that hides it
    QCOMPARE(tree->currentIndex().data().toString(), QStringLiteral("y"));
}

void ShellTest::rowsHaveRoomForEverything()
{
    const RunDelegate::Layout wide = RunDelegate::layoutOf(QRect(20, 48, 240, 24), 60, true);
    QVERIFY(wide.swatch.right() < wide.text.left());
    QVERIFY(wide.text.right() < wide.points.left());
    QVERIFY(wide.points.right() < wide.badge.left());
    QVERIFY(wide.badge.right() <= 259);
    const RunDelegate::Layout narrow = RunDelegate::layoutOf(QRect(20, 0, 60, 24), 60, false);
    QVERIFY(narrow.badge.isNull());
    QVERIFY(narrow.text.width() >= 0);
}

void ShellTest::issuesSayWhatIsNotListed()
{
    auto run = makeRun("a", 3);
    run->files = {makeFile("/runs/a/one", 3, 250)};
    TestCase opened;
    ViewContext state{opened};
    IssuesPanel panel(state);
    QCOMPARE(panel.issueCount(), 0);
    state.opened().setCase(makeCase({RunPtr(run)}));
    QCOMPARE(panel.damagedFileCount(), 1);
    const auto labels = panel.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("150"));
    }));
}

void ShellTest::issuesAreFilteredAddedUpAndExported()
{
    auto a = makeRun("a", 3);
    a->files = {makeFile("/runs/a/one", 3, 2)};
    auto b = makeRun("b", 3);
    b->files = {makeFile("/runs/b/two", 3, 1)};
    ImportIssue empty;
    empty.code = IssueCode::HeaderOnlyFile;
    empty.path = "/runs/b/two";
    b->files[0].issues.add(empty);
    TestCase opened;
    ViewContext state{opened};
    IssuesPanel panel(state);
    panel.show();
    state.opened().setCase(makeCase({RunPtr(a), RunPtr(b)}));
    auto* table = panel.findChild<QTableView*>();
    QCOMPARE(table->model()->rowCount(), 4);
    const auto named = [&panel](const QString& name) {
        for (QComboBox* box : panel.findChildren<QComboBox*>()) {
            if (box->accessibleName().startsWith(name))
                return box;
        }
        return static_cast<QComboBox*>(nullptr);
    };
    named(QStringLiteral("Severity"))->setCurrentIndex(1); // damage alone
    QCOMPARE(table->model()->rowCount(), 3);
    QComboBox* runs = named(QStringLiteral("Run"));
    runs->setCurrentIndex(runs->findData(QStringLiteral("a")));
    QCOMPARE(table->model()->rowCount(), 2);
    const auto labels = panel.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("48")); // bytes
    }));
    const QByteArray csv = panel.exported(IssuesPanel::Format::Csv);
    QCOMPARE(csv.count("\r\n"), 3);
    QVERIFY(csv.contains("/runs/a/one"));
    QVERIFY(!csv.contains("/runs/b/two"));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("damage.json"));
    panel.writeTo(path, IssuesPanel::Format::Json);
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().contains("faultline/damage/1"));
    // The choice outlives a new snapshot of the case.
    state.opened().setCase(makeCase({RunPtr(a), RunPtr(b)}));
    QCOMPARE(table->model()->rowCount(), 2);
}

void ShellTest::filesAreOpenedFromTheirRow()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(caseWithLogs());
    CasePanel panel(state);
    panel.resize(264, 600);
    panel.show();
    QTreeView& tree = *runsTree(panel);
    QCOMPARE(tree.model()->rowCount(), 4); // two runs, the logs, what nothing reads
    const QModelIndex logs = tree.model()->index(2, 0);
    QVERIFY(tree.isExpanded(logs));
    QVERIFY(!tree.isExpanded(tree.model()->index(3, 0))); // what nothing reads is folded
    const QSignalSpy requests(&state, &ViewContext::artifactRequested);
    tree.setCurrentIndex(tree.model()->index(1, 0, logs));
    QTest::keyClick(&tree, Qt::Key_Return);
    QCOMPARE(requests.count(), 1);
    QCOMPARE(state.currentArtifact(ArtifactKind::Log), QStringLiteral("b/error.log"));
    // The page went elsewhere: so does the chosen row.
    state.setCurrentArtifact(ArtifactKind::Log, QStringLiteral("a/train.log"));
    QCOMPARE(tree.currentIndex().data().toString(), QStringLiteral("train.log"));
    QCOMPARE(requests.count(), 1);

    state.opened().setCase(makeCase({"a"}));
    QCOMPARE(tree.model()->rowCount(), 1);
}

void ShellTest::oneFilterForRunsAndFiles()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(caseWithLogs());
    CasePanel panel(state);
    panel.show();
    QTreeView& tree = *runsTree(panel);
    auto* edit = panel.findChild<QLineEdit*>();
    QTest::keyClicks(edit, QStringLiteral("notes"));
    QCOMPARE(tree.model()->rowCount(), 1);
    QVERIFY(tree.isExpanded(tree.model()->index(0, 0))); // a hit is never folded away
    edit->clear();
    QCOMPARE(tree.model()->rowCount(), 4);
    QVERIFY(!tree.isExpanded(tree.model()->index(3, 0)));
}

void ShellTest::filesOfOneNameAreToldApart()
{
    auto data = std::make_shared<CaseData>(*makeCase({"a"}));
    data->logs = {LogMaker("runs/monday/out/console.log").line("x").build(),
                  LogMaker("runs/friday/out/console.log").line("y").build(),
                  LogMaker("runs/friday/out/error.log").line("z").build()};
    ArtifactTreeModel model;
    model.setCase(data);
    const QModelIndex logs = model.index(0, 0);
    QStringList hints;
    for (int row = 0; row < model.rowCount(logs); ++row)
        hints << model.index(row, 0, logs).data(HintRole).toString();
    hints.sort();
    QCOMPARE(hints, (QStringList{QString(), QStringLiteral("friday"), QStringLiteral("monday")}));
}

void ShellTest::railIsOneStopOfTheTabKey()
{
    QObject owner;
    QList<QAction*> pages;
    for (const char* name : {"One", "Two", "Three", "Four"}) {
        pages << new QAction(QString::fromLatin1(name), &owner);
        pages.back()->setCheckable(true);
    }
    pages[1]->setEnabled(false);
    pages[2]->setChecked(true);
    NavigationRail rail(pages);
    rail.resize(60, 100); // lower than its buttons: it scrolls
    rail.show();
    QVERIFY(QTest::qWaitForWindowExposed(&rail));
    int stops = 0;
    for (const QToolButton* button : rail.buttons())
        stops += button->focusPolicy() == Qt::NoFocus ? 0 : 1;
    QCOMPARE(stops, 1);
    QToolButton* third = rail.buttons()[2];
    QCOMPARE(third->focusPolicy(), Qt::TabFocus);
    third->setFocus();
    QTest::keyClick(third, Qt::Key_Up); // over the one that is disabled
    QVERIFY(rail.buttons()[0]->hasFocus());
    QTest::keyClick(rail.buttons()[0], Qt::Key_End);
    QVERIFY(rail.buttons()[3]->hasFocus());
    const QSignalSpy opened(pages[3], &QAction::triggered);
    QTest::keyClick(rail.buttons()[3], Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(rail.sizeHint().width(), 56);
    rail.setLabelsShown(true);
    QVERIFY(rail.buttons()[3]->toolButtonStyle() == Qt::ToolButtonTextUnderIcon);
}

void ShellTest::fileRowsHaveRoomForEverything()
{
    using Layout = ArtifactDelegate::Layout;
    const Layout wide = ArtifactDelegate::layoutOf(QRect(16, 48, 240, 24), 50, true, true);
    QVERIFY(wide.run.right() < wide.icon.left());
    QVERIFY(wide.icon.right() < wide.text.left());
    QVERIFY(wide.text.right() < wide.size.left());
    QVERIFY(wide.size.right() < wide.badge.left());
    QVERIFY(wide.badge.right() <= 255);
    const Layout narrow = ArtifactDelegate::layoutOf(QRect(16, 0, 60, 24), 50, false, false);
    QVERIFY(narrow.run.isNull() && narrow.badge.isNull());
    QVERIFY(narrow.text.width() >= 0);
}

int main(int argc, char** argv)
{
    return runWidgetTest<ShellTest>(argc, argv);
}
#include "tst_shell.moc"
