// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/issue_model.h"
#include "model/qt/roles.h"
#include "tests/qtmodel/case_maker.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace faultline;
using namespace faultline::test;

namespace {

constexpr int column(IssueModel::Column which)
{
    return static_cast<int>(which);
}

QString text(const IssueModel& model, int row, IssueModel::Column which)
{
    return model.index(row, column(which)).data().toString();
}

ImportIssue makeIssue(IssueCode code, const std::string& path)
{
    ImportIssue issue;
    issue.code = code;
    issue.path = path;
    return issue;
}

} // namespace

class IssueModelTest : public QObject {
    Q_OBJECT

private slots:
    void listsTheWorstFirst();
    void showsWhereAndHowMuch();
    void countsFilesNotPlaces();
    void countsWhatIsNotListed();
    void addsIssuesOfTheDiagnosis();
};

void IssueModelTest::listsTheWorstFirst()
{
    auto data = std::make_shared<CaseData>();
    data->issues.add(makeIssue(IssueCode::TruncatedTail, "/runs/b"));
    data->issues.add(makeIssue(IssueCode::Unreadable, "/runs/c"));
    data->issues.add(makeIssue(IssueCode::BadDataChecksum, "/runs/a"));
    IssueModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCase(data);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0, 0).data(IdRole).toString(), QStringLiteral("unreadable"));
    QCOMPARE(model.index(1, 0).data(IdRole).toString(), QStringLiteral("bad-data-checksum"));
    QCOMPARE(model.index(2, 0).data(IdRole).toString(), QStringLiteral("truncated-tail"));
    model.setCase(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void IssueModelTest::showsWhereAndHowMuch()
{
    auto run = makeRun("a", 3);
    run->files = {makeFile("/runs/a/events", 3, 1)};
    IssueModel model;
    model.setCase(makeCase({RunPtr(run)}));
    QCOMPARE(text(model, 0, IssueModel::Column::File), QStringLiteral("a/events"));
    QCOMPARE(text(model, 0, IssueModel::Column::Offset), QStringLiteral("100"));
    QVERIFY(text(model, 0, IssueModel::Column::Lost).contains(QStringLiteral("24")));
    QVERIFY(!text(model, 0, IssueModel::Column::What).isEmpty());
    QVERIFY(!text(model, 0, IssueModel::Column::Advice).isEmpty());
    const QModelIndex offset = model.index(0, column(IssueModel::Column::Offset));
    QCOMPARE(offset.data(SortRole).toDouble(), 100.0);
    QVERIFY(offset.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
    QCOMPARE(offset.data(PathRole).toString(), QStringLiteral("/runs/a/events"));
}

void IssueModelTest::countsFilesNotPlaces()
{
    auto run = makeRun("a", 3);
    run->files = {makeFile("/runs/a/one", 3, 5), makeFile("/runs/a/two", 3, 1),
                  makeFile("/runs/a/good", 3)};
    IssueModel model;
    model.setCase(makeCase({RunPtr(run)}));
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(model.damagedFileCount(), 2);
}

void IssueModelTest::countsWhatIsNotListed()
{
    auto run = makeRun("a", 3);
    run->files = {makeFile("/runs/a/one", 3, 250)};
    IssueModel model;
    model.setCase(makeCase({RunPtr(run)}));
    QCOMPARE(model.rowCount(), static_cast<int>(ImportLog::kKeptPerCode));
    QCOMPARE(model.unlistedCount(), 250 - ImportLog::kKeptPerCode);
}

void IssueModelTest::addsIssuesOfTheDiagnosis()
{
    ImportLog rules;
    rules.add(makeIssue(IssueCode::RuleFailed, ""));
    IssueModel model;
    model.setCase(makeCase({"a"}), &rules);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.damagedFileCount(), 0);
}

QTEST_GUILESS_MAIN(IssueModelTest)
#include "tst_issue_model.moc"
