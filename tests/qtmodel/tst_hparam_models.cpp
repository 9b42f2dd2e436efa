// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/hparam_column_model.h"
#include "model/qt/hparam_loader.h"
#include "model/qt/hparam_table_model.h"
#include "model/qt/roles.h"
#include "model/readers/load_case.h"
#include "tests/support/test_jobs.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <limits>
#include <vector>

using namespace faultline;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// Sessions a to d: lr 0.1, 0.01, missing, 0.001; optimizer; loss 1, NaN, 0.5, missing.
HparamTablePtr sampleTable()
{
    auto table = std::make_shared<HparamTable>();
    for (const char* name : {"a", "b", "c", "d"}) {
        HparamSession session;
        session.name = session.group = name;
        session.runs = {name};
        table->sessions.push_back(session);
    }
    for (const char* name : {"lr", "optimizer", "loss"}) {
        HparamColumn column;
        column.name = name;
        table->columns.push_back(column);
    }
    table->columns[1].type = HparamColumnType::Text;
    table->columns[2].kind = HparamColumnKind::Metric;
    const std::vector<std::optional<HparamValue>> cells{
        HparamValue(0.1),    HparamValue("sgd"), HparamValue(1.0), HparamValue(0.01),
        HparamValue("adam"), HparamValue(kNan),  std::nullopt,     HparamValue("adam"),
        HparamValue(0.5),    HparamValue(0.001), std::nullopt,     std::nullopt};
    table->cells = cells;
    return table;
}

QString order(const QAbstractItemModel& model)
{
    QString names;
    for (int row = 0; row < model.rowCount(); ++row)
        names += model.index(row, 0).data().toString();
    return names;
}

} // namespace

class HparamModelsTest : public QObject {
    Q_OBJECT

private slots:
    void tableShowsTypedCells();
    void whatIsMissingIsSortedLast();
    void filterTakesRowsAway();
    void checkBoxOnlyAsks();
    void columnsTellHowTheyGoWithTheMetric();
    void loaderReadsTheCaseThatCameLast();
};

void HparamModelsTest::tableShowsTypedCells()
{
    HparamTableModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setTable(sampleTable(), {0, 1, 2});
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.columnCount(), 4); // groups and ends tell nothing here
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("lr"));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("0.1"));
    QCOMPARE(model.index(1, 3).data().toString(), QStringLiteral("NaN"));
    QVERIFY(!model.index(2, 1).data().isValid());
    QCOMPARE(model.index(2, 1).data(Qt::AccessibleTextRole).toString(), QStringLiteral("missing"));
    QCOMPARE(model.index(0, 1).data(SortRole).toDouble(), 0.1);
    QCOMPARE(model.tableColumn(2), 1);
    QCOMPARE(model.tableColumn(0), -1);
    QVERIFY(model.index(0, 1).data(Qt::TextAlignmentRole).value<Qt::Alignment>() & Qt::AlignRight);
    model.setTable(sampleTable(), {2});
    QCOMPARE(model.columnCount(), 2);
    model.setTable(nullptr, {});
    QCOMPARE(model.rowCount(), 0);
}

void HparamModelsTest::whatIsMissingIsSortedLast()
{
    HparamTableModel model;
    HparamSortModel sorted(model);
    const QAbstractItemModelTester tester(&sorted,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(sampleTable(), {0, 1, 2});
    sorted.sort(1, Qt::AscendingOrder);
    QCOMPARE(order(sorted), QStringLiteral("dbac"));
    sorted.sort(1, Qt::DescendingOrder);
    QCOMPARE(order(sorted), QStringLiteral("abdc"));
    sorted.sort(3, Qt::AscendingOrder);
    QCOMPARE(order(sorted), QStringLiteral("cabd"));
    sorted.sort(3, Qt::DescendingOrder);
    QCOMPARE(order(sorted), QStringLiteral("acbd")); // NaN is not the highest
    sorted.sort(2, Qt::AscendingOrder);
    QCOMPARE(order(sorted).back(), QLatin1Char('d'));
}

void HparamModelsTest::filterTakesRowsAway()
{
    HparamTableModel model;
    HparamSortModel sorted(model);
    const QAbstractItemModelTester tester(&sorted,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(sampleTable(), {0});
    HparamFilters filters;
    filters["lr"].max = 0.05;
    sorted.setAccepted(acceptedRows(*model.table(), filters));
    QCOMPARE(order(sorted), QStringLiteral("bd"));
    sorted.setAccepted({});
    QCOMPARE(sorted.rowCount(), 4);
}

void HparamModelsTest::checkBoxOnlyAsks()
{
    HparamTableModel model;
    model.setTable(sampleTable(), {0});
    QSignalSpy asked(&model, &HparamTableModel::showRequested);
    const QModelIndex box = model.index(1, HparamTableModel::kRunColumn);
    QVERIFY(model.flags(box) & Qt::ItemIsUserCheckable);
    QVERIFY(!(model.flags(model.index(1, 1)) & Qt::ItemIsUserCheckable));
    QCOMPARE(box.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QVERIFY(model.setData(box, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().at(0).toInt(), 1);
    QCOMPARE(box.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setShownSessions({QStringLiteral("b")});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(box.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
}

void HparamModelsTest::columnsTellHowTheyGoWithTheMetric()
{
    HparamColumnModel model(HparamColumnModel::Kind::Hparams);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    RankRelation strong{.rho = -0.8, .sessions = 20, .isEnough = true, .isBeyondChance = true};
    RankRelation little{.rho = 0.9, .sessions = 4};
    std::vector<HparamColumnRow> rows{{.key = QStringLiteral("lr"),
                                       .title = QStringLiteral("lr"),
                                       .description = {},
                                       .isShown = true,
                                       .isFiltered = true,
                                       .sessions = 20,
                                       .relation = strong},
                                      {.key = QStringLiteral("seed"),
                                       .title = QStringLiteral("seed"),
                                       .description = {},
                                       .isShown = false,
                                       .isFiltered = false,
                                       .sessions = 4,
                                       .relation = little}};
    model.setRows(rows, QStringLiteral("loss"));
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex rho = model.index(0, HparamColumnModel::RelationColumn);
    QCOMPARE(rho.data().toString(), QStringLiteral("−0.80"));
    QVERIFY(!rho.data(HparamColumnModel::kMutedRole).toBool());
    const QModelIndex muted = model.index(1, HparamColumnModel::RelationColumn);
    QVERIFY(muted.data(HparamColumnModel::kMutedRole).toBool());
    QVERIFY(rho.data(SortRole).toDouble() > muted.data(SortRole).toDouble());
    QVERIFY(model.index(0, 0).data(HparamColumnModel::kFilteredRole).toBool());
    QSignalSpy asked(&model, &HparamColumnModel::showRequested);
    QVERIFY(model.setData(model.index(1, 0), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(asked.first().at(0).toString(), QStringLiteral("seed"));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    rows[1].isShown = true;
    model.setRows(rows, QStringLiteral("loss"));
    QCOMPARE(reset.count(), 0); // the same columns: nothing scrolls away
    rows.pop_back();
    model.setRows(rows, QStringLiteral("loss"));
    QCOMPARE(reset.count(), 1);
}

void HparamModelsTest::loaderReadsTheCaseThatCameLast()
{
    SilentMonitor monitor;
    const std::string data = FAULTLINE_TESTS_DIR "/data/hparams/";
    const auto torch = loadCase(std::vector{data + "torch"}, monitor);
    const auto keras = loadCase(std::vector{data + "keras"}, monitor);
    QVERIFY(torch && keras);
    const TestJobs jobs;
    HparamLoader loader(jobs);
    QSignalSpy changed(&loader, &HparamLoader::recordsChanged);
    loader.setCase(*torch);
    QVERIFY(!loader.isRunning()); // nobody asked for them
    loader.request();
    loader.setCase(*keras);
    loader.finish();
    QVERIFY(loader.caseData() == *keras);
    QCOMPARE(hparamNames(*loader.records()).size(), std::size_t{3});
    QVERIFY(changed.count() >= 1);
    loader.setCase(nullptr);
    QVERIFY(!loader.records());
}

QTEST_GUILESS_MAIN(HparamModelsTest)
#include "tst_hparam_models.moc"
