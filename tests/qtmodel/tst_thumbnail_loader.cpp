// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/encode_image.h"
#include "model/qt/thumbnail_loader.h"
#include "tests/support/dataset_maker.h"
#include "tests/support/test_jobs.h"

#include <QSignalSpy>
#include <QTest>

using namespace faultline;
using namespace faultline::test;

namespace {

/// Pictures 0.jpg, 1.jpg, ... of one grey level each; one more that is not there.
class Folder {
public:
    explicit Folder(int count)
    {
        DatasetMaker maker(DatasetFormat::PascalVoc, m_folder.path());
        for (int i = 0; i < count; ++i) {
            const cv::Mat pixels(300, 400, CV_8UC3, cv::Scalar::all(10.0 * i));
            const std::string name = std::to_string(i) + ".jpg";
            m_folder.write(name, encodeJpeg(pixels, 90).value());
            maker.picture(name, 400, 300);
        }
        maker.picture("missing.jpg", 400, 300);
        m_dataset = maker.make();
    }
    [[nodiscard]] const DatasetPtr& dataset() const { return m_dataset; }

private:
    ScratchFolder m_folder;
    DatasetPtr m_dataset;
};

} // namespace

class ThumbnailLoaderTest : public QObject {
    Q_OBJECT

private slots:
    void loadsWhatIsWanted();
    void fitsThePictureIntoTheSide();
    void loadsWholePicturesToo();
    void saysWhatCannotBeLoaded();
    void keepsNoMoreThanItsBudget();
    void forgetsAnotherDataset();
    void ignoresNumbersThatDoNotExist();
};

void ThumbnailLoaderTest::loadsWhatIsWanted()
{
    const Folder folder(3);
    const TestJobs jobs;
    ThumbnailLoader loader(jobs, 100);
    loader.setDataset(folder.dataset());
    const QSignalSpy loaded(&loader, &ThumbnailLoader::loaded);
    QVERIFY(loader.thumbnail(1) == nullptr);
    loader.want({1, 2});
    QVERIFY(loader.isBusy());
    QTRY_COMPARE(loaded.count(), 2);
    QVERIFY(!loader.isBusy());
    QVERIFY(loader.thumbnail(0) == nullptr);
    const ThumbnailPtr second = loader.thumbnail(2);
    QVERIFY(second != nullptr);
    QVERIFY(std::abs(second->pixels.at<cv::Vec3b>(10, 10)[0] - 20) <= 2);
    QVERIFY(second->problem.isEmpty());
}

void ThumbnailLoaderTest::fitsThePictureIntoTheSide()
{
    const Folder folder(1);
    const TestJobs jobs;
    ThumbnailLoader loader(jobs, 100);
    loader.setDataset(folder.dataset());
    loader.want({0});
    loader.finish();
    const ThumbnailPtr thumbnail = loader.thumbnail(0);
    QVERIFY(thumbnail != nullptr);
    QCOMPARE(thumbnail->pixels.cols, 100);
    QCOMPARE(thumbnail->pixels.rows, 75);
    QCOMPARE(thumbnail->width, 400);
    QCOMPARE(thumbnail->height, 300);
}

void ThumbnailLoaderTest::loadsWholePicturesToo()
{
    const Folder folder(1);
    const TestJobs jobs;
    ThumbnailLoader loader(jobs, 0);
    loader.setDataset(folder.dataset());
    loader.want({0});
    loader.finish();
    QVERIFY(loader.thumbnail(0) != nullptr);
    QCOMPARE(loader.thumbnail(0)->pixels.cols, 400);
}

void ThumbnailLoaderTest::saysWhatCannotBeLoaded()
{
    const Folder folder(1);
    const TestJobs jobs;
    ThumbnailLoader loader(jobs, 100);
    loader.setDataset(folder.dataset());
    loader.want({1});
    loader.finish();
    const ThumbnailPtr thumbnail = loader.thumbnail(1);
    QVERIFY(thumbnail != nullptr);
    QVERIFY(thumbnail->pixels.empty());
    QVERIFY(thumbnail->problem.contains(QStringLiteral("missing.jpg")));
}

void ThumbnailLoaderTest::keepsNoMoreThanItsBudget()
{
    const Folder folder(3);
    constexpr std::size_t kOne = 100 * 75 * 3;
    const TestJobs jobs;
    ThumbnailLoader loader(jobs, 100, 2 * kOne + kOne / 2);
    loader.setDataset(folder.dataset());
    for (const std::size_t image : {0U, 1U}) {
        loader.want({image});
        loader.finish();
    }
    QVERIFY(loader.thumbnail(0) != nullptr); // used last: the other one goes
    loader.want({2});
    loader.finish();
    QVERIFY(loader.thumbnail(0) != nullptr);
    QVERIFY(loader.thumbnail(1) == nullptr);
    QVERIFY(loader.thumbnail(2) != nullptr);
}

void ThumbnailLoaderTest::forgetsAnotherDataset()
{
    const Folder first(2);
    const Folder second(2);
    const TestJobs jobs;
    ThumbnailLoader loader(jobs, 100);
    loader.setDataset(first.dataset());
    loader.want({0, 1});
    loader.setDataset(second.dataset()); // what is under way belongs to the first
    loader.finish();
    QVERIFY(loader.thumbnail(0) == nullptr);
    loader.want({1});
    loader.finish();
    QVERIFY(loader.thumbnail(1) != nullptr);
    loader.setDataset(nullptr);
    loader.want({0});
    loader.finish();
    QVERIFY(loader.thumbnail(0) == nullptr);
}

void ThumbnailLoaderTest::ignoresNumbersThatDoNotExist()
{
    const Folder folder(1);
    const TestJobs jobs;
    ThumbnailLoader loader(jobs, 100);
    loader.setDataset(folder.dataset());
    loader.want({99});
    QVERIFY(!loader.isBusy());
    loader.finish();
    QVERIFY(loader.thumbnail(99) == nullptr);
}

QTEST_GUILESS_MAIN(ThumbnailLoaderTest)

#include "tst_thumbnail_loader.moc"
