// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/picture_list_model.h"
#include "model/qt/roles.h"
#include "model/session/jobs/background_work.h"
#include "tests/support/dataset_maker.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace faultline;
using namespace faultline::test;

namespace {

DatasetPtr pets()
{
    return DatasetMaker()
        .split("train")
        .picture("images/Anna.jpg", 640, 480)
        .box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
        .box("dog", 0.2F, 0.2F, 0.3F, 0.3F)
        .picture("images/bello.jpg", 320, 240)
        .box("dog", 0.1F, 0.1F, 0.5F, 0.5F)
        .split("val")
        .picture("images/annabel.jpg", 100, 50)
        .make();
}

using Pictures = std::vector<std::uint32_t>;

Pictures passing(const PictureFilter& filter)
{
    const WorkMonitor monitor;
    return filteredPictures(*pets(), filter, monitor);
}

} // namespace

class PictureListModelTest : public QObject {
    Q_OBJECT

private slots:
    void filtersByClassSplitBoxesAndName();
    void filtersByDefects();
    void stopsWhenCancelled();
    void listsPictures();
    void isEmptyAtFirst();
};

void PictureListModelTest::filtersByClassSplitBoxesAndName()
{
    QCOMPARE(passing({}), (Pictures{0, 1, 2}));
    QCOMPARE(passing({.classIndex = 0}), (Pictures{0}));
    QCOMPARE(passing({.classIndex = 1}), (Pictures{0, 1}));
    QCOMPARE(passing({.split = 1}), (Pictures{2}));
    QCOMPARE(passing({.boxes = PictureFilter::Boxes::None}), (Pictures{2}));
    QCOMPARE(passing({.boxes = PictureFilter::Boxes::Some}), (Pictures{0, 1}));
    QCOMPARE(passing({.text = QStringLiteral("ANNA")}), (Pictures{0, 2}));
    QCOMPARE(passing({.split = 0, .text = QStringLiteral("anna")}), (Pictures{0}));
    QCOMPARE(passing({.text = QStringLiteral("nobody")}), (Pictures{}));
}

void PictureListModelTest::filtersByDefects()
{
    PictureFilter filter;
    filter.among = std::make_shared<const std::vector<bool>>(std::vector<bool>{false, true, true});
    QCOMPARE(passing(filter), (Pictures{1, 2}));
    filter.among = std::make_shared<const std::vector<bool>>(); // of nothing
    QCOMPARE(passing(filter), (Pictures{}));
}

void PictureListModelTest::stopsWhenCancelled()
{
    WorkMonitor monitor;
    monitor.cancel();
    QVERIFY(filteredPictures(*pets(), {}, monitor).empty());
}

void PictureListModelTest::listsPictures()
{
    PictureListModel model;
    const QAbstractItemModelTester tester(&model);
    model.setPictures(pets(), {0, 2});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1).data().toString(), QStringLiteral("annabel.jpg"));
    QCOMPARE(model.index(1).data(PictureRole).toUInt(), 2U);
    QCOMPARE(model.index(0).data(BoxRole).toInt(), -1);
    QCOMPARE(model.index(0).data(IdRole).toString(), QStringLiteral("images/Anna.jpg"));
    const QString detail = model.index(0).data(DetailRole).toString();
    QVERIFY(detail.contains(QStringLiteral("640")));
    QVERIFY(detail.contains(QStringLiteral("2 box")));
    QCOMPARE(model.rowOf(2), 1);
    QCOMPARE(model.rowOf(1), -1);
    model.setPictures(nullptr, {});
    QCOMPARE(model.rowCount(), 0);
}

void PictureListModelTest::isEmptyAtFirst()
{
    const PictureListModel model;
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.rowOf(0), -1);
    QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
}

QTEST_GUILESS_MAIN(PictureListModelTest)

#include "tst_picture_list_model.moc"
