// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/find_defects.h"
#include "model/qt/defect_export.h"
#include "model/qt/defect_table_model.h"
#include "model/qt/roles.h"
#include "model/session/jobs/background_work.h"
#include "tests/support/dataset_maker.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <numeric>

using namespace faultline;
using namespace faultline::test;

namespace {

/// Boxes with swapped corners in both splits, one empty, a picture that is not there.
DatasetPtr brokenPets()
{
    return DatasetMaker()
        .split("train")
        .picture("a.jpg", 640, 480)
        .box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
        .box("cat", 0.8F, 0.1F, 0.5F, 0.5F)
        .picture("b, the second.jpg", 640, 480)
        .box("dog", 0.3F, 0.3F, 0.3F, 0.3F)
        .split("val")
        .picture("c.jpg", 640, 480)
        .box("dog", 0.2F, 0.9F, 0.6F, 0.5F)
        .picture("gone.jpg", 640, 480)
        .edit([](ImageRow& row) { row.flags |= kImageMissing; })
        .box("dog", 0.1F, 0.1F, 0.2F, 0.2F)
        .make();
}

struct Found {
    DatasetPtr dataset = brokenPets();
    DefectReportPtr report = std::make_shared<const DefectReport>(findDefects(*dataset));

    [[nodiscard]] std::vector<std::uint32_t> passing(const DefectFilter& filter) const
    {
        const WorkMonitor monitor;
        return filteredDefects(*dataset, *report, filter, monitor);
    }
    [[nodiscard]] std::vector<std::uint32_t> all() const { return passing({}); }
};

} // namespace

class DefectTableModelTest : public QObject {
    Q_OBJECT

private slots:
    void listsDefects();
    void filtersByKindSeveritySplitAndText();
    void sortsByPictureBothWays();
    void stopsWhenCancelled();
    void writesCsvThatProgramsCanRead();
    void listsRecordsOnce();
};

void DefectTableModelTest::listsDefects()
{
    const Found found;
    DefectTableModel model;
    const QAbstractItemModelTester tester(&model);
    model.setDefects(found.dataset, found.report, found.passing({.kind = DefectId::BoxInverted}));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 0).data(PictureRole).toUInt(), 0U);
    QCOMPARE(model.index(0, 0).data(BoxRole).toInt(), 1);
    QCOMPARE(model.index(0, DefectTableModel::BoxColumn).data().toString(), QStringLiteral("2"));
    QCOMPARE(model.index(1, DefectTableModel::SplitColumn).data().toString(),
             QStringLiteral("val"));
    QVERIFY(model.index(0, DefectTableModel::KindColumn)
                .data()
                .toString()
                .startsWith(QStringLiteral("D01 ")));
    QVERIFY(!model.index(0, DefectTableModel::ReasonColumn).data().toString().isEmpty());
    QCOMPARE(model.index(1, 0).data(IdRole).toString(), QStringLiteral("c.jpg"));
    QVERIFY(model.defect(2) == nullptr);
    model.setDefects(nullptr, nullptr, {});
    QCOMPARE(model.rowCount(), 0);
}

void DefectTableModelTest::filtersByKindSeveritySplitAndText()
{
    const Found found;
    const auto only = [&](const std::vector<std::uint32_t>& rows, auto isRight) {
        return !rows.empty() && std::all_of(rows.begin(), rows.end(), [&](std::uint32_t row) {
            return isRight(found.report->rows[row]);
        });
    };
    const auto critical = found.passing({.severity = DefectSeverity::Critical});
    QVERIFY(critical.size() < found.all().size());
    QVERIFY(only(critical, [&](const Defect& defect) {
        return found.report->summary(defect.id)->severity == DefectSeverity::Critical;
    }));
    QVERIFY(only(found.passing({.split = 1}), [&](const Defect& defect) {
        return (defect.hasImage() ? found.dataset->image(defect.image).split : defect.split) == 1;
    }));
    QVERIFY(only(found.passing({.text = QStringLiteral("GONE")}),
                 [](const Defect& defect) { return defect.image == 3; }));
    QCOMPARE(found.passing({.text = QStringLiteral("box-inverted")}).size(), std::size_t{2});
    QVERIFY(found.passing({.text = QStringLiteral("nothing is called this")}).empty());
}

void DefectTableModelTest::sortsByPictureBothWays()
{
    const Found found;
    const auto pictures = [&](Qt::SortOrder order) {
        std::vector<std::uint32_t> images;
        for (const std::uint32_t row :
             found.passing({.sortColumn = DefectTableModel::PictureColumn, .sortOrder = order}))
            images.push_back(found.report->rows[row].image);
        return images;
    };
    const auto up = pictures(Qt::AscendingOrder);
    QVERIFY(std::is_sorted(up.begin(), up.end()));
    const auto down = pictures(Qt::DescendingOrder);
    QVERIFY(std::is_sorted(down.rbegin(), down.rend()));
    QCOMPARE(up.size(), found.all().size());
}

void DefectTableModelTest::stopsWhenCancelled()
{
    const Found found;
    WorkMonitor monitor;
    monitor.cancel();
    QVERIFY(filteredDefects(*found.dataset, *found.report, {}, monitor).empty());
}

void DefectTableModelTest::writesCsvThatProgramsCanRead()
{
    const Found found;
    const auto rows = found.passing({.kind = DefectId::BoxEmpty});
    QCOMPARE(rows.size(), std::size_t{1});
    const std::string csv = defectsAsCsv(*found.dataset, *found.report, rows);
    QVERIFY(QString::fromStdString(csv).startsWith(QStringLiteral(
        "code,defect,severity,split,record,picture,box,class,reason\r\nD01,box-empty,critical,"
        "train,\"b, the second.jpg\",\"b, the second.jpg\",1,dog,")));
    QVERIFY(csv.ends_with("\r\n"));
}

void DefectTableModelTest::listsRecordsOnce()
{
    const Found found;
    auto rows = found.passing({.kind = DefectId::BoxInverted});
    rows.insert(rows.end(), rows.begin(), rows.end());
    QCOMPARE(recordsToDrop(*found.dataset, *found.report, rows, true),
             std::string("a.jpg\nc.jpg\n"));
    QCOMPARE(recordsToDrop(*found.dataset, *found.report, {}, true), std::string());
    const auto missing = found.passing({.kind = DefectId::PictureMissing});
    QCOMPARE(recordsToDrop(*found.dataset, *found.report, missing, false),
             std::string("gone.jpg\n"));
}

QTEST_GUILESS_MAIN(DefectTableModelTest)

#include "tst_defect_table_model.moc"
