// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/roles.h"
#include "model/qt/run_tree_model.h"
#include "tests/qtmodel/case_maker.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace faultline;
using namespace faultline::test;

namespace {

QString mark(Qt::CheckState state)
{
    switch (state) {
    case Qt::Checked: return QStringLiteral("[x] ");
    case Qt::PartiallyChecked: return QStringLiteral("[-] ");
    case Qt::Unchecked: break;
    }
    return QStringLiteral("[ ] ");
}

/// The tree as indented text, files left out: "[x] label (points)".
QStringList printed(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data(KindRole).toInt() == static_cast<int>(RunTree::Kind::File))
            continue;
        lines << QString(depth * 2, u' ')
                     + mark(index.data(Qt::CheckStateRole).value<Qt::CheckState>())
                     + index.data().toString()
                     + QStringLiteral(" (%1)").arg(index.data(PointCountRole).toULongLong());
        lines += printed(model, index, depth + 1);
    }
    return lines;
}

QStringList lines(std::initializer_list<const char*> texts)
{
    QStringList result;
    for (const char* text : texts)
        result << QString::fromUtf8(text);
    return result;
}

} // namespace

class RunTreeModelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void isEmptyWithoutACase();
    void splitsNamesIntoFolders();
    void joinsFoldersThatLeadToOneThing();
    void namesTheRootRunAfterItsFolder();
    void allowsRunsBelowRuns();
    void listsFilesWithTheirDamage();
    void showsVisibilityOfFoldersFromTheirRuns();
    void asksForVisibilityInsteadOfChangingIt();
    void keepsRowsWhenOnlyNumbersChange();
    void findsRuns();
    void tellsRunsKnownByTheirLogs();
    void tellsTheWorkThatRestartsLost();

private:
    std::unique_ptr<RunTreeModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void RunTreeModelTest::init()
{
    m_model = std::make_unique<RunTreeModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void RunTreeModelTest::cleanup()
{
    m_tester.reset();
    m_model.reset();
}

void RunTreeModelTest::isEmptyWithoutACase()
{
    QCOMPARE(m_model->rowCount(), 0);
    m_model->setCase(makeCase({"a", "b"}));
    m_model->setCase(nullptr);
    QCOMPARE(m_model->rowCount(), 0);
}

void RunTreeModelTest::splitsNamesIntoFolders()
{
    m_model->setCase(makeCase({"exp1/train", "exp1/validation", "exp2"}));
    QCOMPARE(printed(*m_model),
             lines({"[x] exp1 (6)", "  [x] train (3)", "  [x] validation (3)", "[x] exp2 (3)"}));
}

void RunTreeModelTest::joinsFoldersThatLeadToOneThing()
{
    m_model->setCase(makeCase({"jobs/17/train", "jobs/17/eval", "other/deep/run"}));
    QCOMPARE(printed(*m_model), lines({"[x] jobs/17 (6)", "  [x] train (3)", "  [x] eval (3)",
                                       "[x] other/deep/run (3)"}));
}

void RunTreeModelTest::namesTheRootRunAfterItsFolder()
{
    auto run = makeRun(".", 2);
    run->path = "/data/my-run";
    m_model->setCase(makeCase({RunPtr(run)}));
    QCOMPARE(printed(*m_model), lines({"[x] my-run (2)"}));
    QCOMPARE(m_model->index(0, 0).data(RunRole).toString(), QStringLiteral("."));
}

void RunTreeModelTest::allowsRunsBelowRuns()
{
    m_model->setCase(makeCase({"a/b", "a"}));
    QCOMPARE(printed(*m_model), lines({"[x] a (3)", "  [x] b (3)"}));
    QCOMPARE(m_model->runsBelow(m_model->index(0, 0)),
             (QStringList{QStringLiteral("a"), QStringLiteral("a/b")}));
}

void RunTreeModelTest::listsFilesWithTheirDamage()
{
    auto run = makeRun("a", 3);
    run->files.push_back(makeFile("/runs/a/broken", 0, 2));
    m_model->setCase(makeCase({RunPtr(run)}));
    const QModelIndex row = m_model->index(0, 0);
    QCOMPARE(row.data(DamageCountRole).toULongLong(), 2U);
    QCOMPARE(m_model->rowCount(row), 2);
    const QModelIndex file = m_model->index(1, 0, row);
    QCOMPARE(file.data().toString(), QStringLiteral("broken"));
    QCOMPARE(file.data(PathRole).toString(), QStringLiteral("/runs/a/broken"));
    QCOMPARE(file.data(DamageCountRole).toULongLong(), 2U);
    QVERIFY(!file.data(Qt::CheckStateRole).isValid());
    QVERIFY(!file.flags().testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("2")));
}

void RunTreeModelTest::showsVisibilityOfFoldersFromTheirRuns()
{
    m_model->setCase(makeCase({"x/a", "x/b", "y/a"}));
    const QSet<QString> hidden{QStringLiteral("x/a"), QStringLiteral("y/a")};
    const QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->setVisibility([&hidden](const QString& run) { return !hidden.contains(run); });
    QCOMPARE(printed(*m_model), lines({"[-] x (6)", "  [ ] a (3)", "  [x] b (3)", "[ ] y/a (3)"}));
    QVERIFY(changes.count() > 0);
}

void RunTreeModelTest::asksForVisibilityInsteadOfChangingIt()
{
    m_model->setCase(makeCase({"x/a", "x/b"}));
    const QSignalSpy edits(m_model.get(), &RunTreeModel::visibilityEdited);
    const QModelIndex folder = m_model->index(0, 0);
    QVERIFY(m_model->setData(folder, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(edits.count(), 1);
    QCOMPARE(edits.at(0).at(0).toStringList(),
             (QStringList{QStringLiteral("x/a"), QStringLiteral("x/b")}));
    QCOMPARE(edits.at(0).at(1).toBool(), false);
    QCOMPARE(folder.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
}

void RunTreeModelTest::keepsRowsWhenOnlyNumbersChange()
{
    m_model->setCase(makeCase({RunPtr(makeRun("a", 3)), RunPtr(makeRun("b", 3))}));
    const QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    const QPersistentModelIndex second = m_model->index(1, 0);
    m_model->setCase(makeCase({RunPtr(makeRun("a", 3)), RunPtr(makeRun("b", 7))}));
    QCOMPARE(resets.count(), 0);
    QCOMPARE(second.data(PointCountRole).toULongLong(), 7U);
    m_model->setCase(makeCase({"a", "b", "c"}));
    QCOMPARE(resets.count(), 1);
}

void RunTreeModelTest::findsRuns()
{
    m_model->setCase(makeCase({"x/a", "x/b"}));
    QCOMPARE(m_model->indexOfRun(QStringLiteral("x/b")).data().toString(), QStringLiteral("b"));
    QVERIFY(!m_model->indexOfRun(QStringLiteral("x")).isValid());
}

void RunTreeModelTest::tellsTheWorkThatRestartsLost()
{
    m_model->setCase(makeCase({"a", "b"}));
    QSignalSpy changes(m_model.get(), &RunTreeModel::dataChanged);
    const QHash<QString, RunRestartFigures> restarts{
        {QStringLiteral("b"), {.attempts = 3, .lostSteps = 340.0, .lostSeconds = 720.0}}};
    m_model->setRestarts(restarts);
    QVERIFY(!changes.isEmpty());
    const QString text = m_model->index(1, 0).data(DetailRole).toString();
    QVERIFY2(text.contains(QStringLiteral("3 attempt")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("340 steps")), qPrintable(text));
    QVERIFY(m_model->index(1, 0).data(Qt::ToolTipRole).toString().contains(text));
    QVERIFY(m_model->index(1, 0).data(Qt::AccessibleTextRole).toString().contains(text));
    QVERIFY(m_model->index(0, 0).data(DetailRole).toString().isEmpty());
    changes.clear();
    m_model->setRestarts(restarts);
    QVERIFY(changes.isEmpty()); // nothing new
    m_model->setRestarts({});
    QVERIFY(m_model->index(1, 0).data(DetailRole).toString().isEmpty());
}

void RunTreeModelTest::tellsRunsKnownByTheirLogs()
{
    auto run = makeRun("a", 3);
    run->origin = RunOrigin::Console;
    m_model->setCase(makeCase({RunPtr(run), RunPtr(makeRun("b", 3))}));
    const QModelIndex known = m_model->index(0, 0);
    QCOMPARE(known.data(OriginRole).toInt(), static_cast<int>(RunOrigin::Console));
    QVERIFY(known.data(Qt::ToolTipRole).toString().contains(QStringLiteral("console log")));
    QVERIFY(known.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("console log")));
    QCOMPARE(m_model->index(1, 0).data(OriginRole).toInt(), static_cast<int>(RunOrigin::Events));
}

QTEST_GUILESS_MAIN(RunTreeModelTest)
#include "tst_run_tree_model.moc"
