// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/batch_controller.h"
#include "tests/qtmodel/pipeline_samples.h"
#include "tests/support/test_jobs.h"

#include <QSignalSpy>
#include <QTest>

#include <opencv2/core.hpp>

using namespace faultline;
using samples::PicturesOnDisk;

namespace {

BatchRequest requestOf(const DatasetPtr& dataset, std::size_t size = 8)
{
    BatchRequest request;
    request.dataset = dataset;
    request.seed = 7;
    request.size = size;
    return request;
}

augment::PipelineStep stepOf(std::string transform)
{
    augment::PipelineStep step;
    step.transform = std::move(transform);
    return step;
}

/// The first picture of a batch, as people and as the network see it.
BatchPicturePtr firstPicture(const BatchRequest& request)
{
    const TestJobs jobs;
    BatchController controller(jobs);
    controller.setWithNetwork(true);
    controller.setRequest(request);
    controller.finish();
    return controller.pictures().at(0);
}

bool isSamePixels(const cv::Mat& a, const cv::Mat& b)
{
    return a.size() == b.size() && a.type() == b.type() && cv::norm(a, b, cv::NORM_INF) == 0.0;
}

} // namespace

class BatchControllerTest : public QObject {
    Q_OBJECT

private slots:
    void makesNothingOfNothing();
    void deliversPicturesAndOutcome();
    void isTheSameAgain();
    void anotherSeedIsAnotherOrder();
    void restartsWhileRunning();
    void makesABurstOnce();
    void countsTotalsOnceForAPipeline();
    void tellsWhatCannotBeRead();
    void showsThePictureStepByStep();
    void keepsLargePicturesSmall();
    void undoesWhatEveryNetworkStepDoes();
    void showsWhatTheModelSeesInEveryOrder();
    void keepsThePictureOfANormalisationThatCannotBeUndone();
    void numbersLabelsAsTheTrainerDoes();
    void stops();
    void canBeDestroyedWhileRunning();
};

void BatchControllerTest::makesNothingOfNothing()
{
    const TestJobs jobs;
    BatchController controller(jobs);
    controller.restart();
    controller.finish();
    QVERIFY(controller.outcome().has_value());
    QVERIFY(controller.pictures().empty());
    QVERIFY(!controller.totals().has_value());
    controller.measureSpeed();
    QVERIFY(!controller.isMeasuring());
}

void BatchControllerTest::deliversPicturesAndOutcome()
{
    const PicturesOnDisk disk;
    const TestJobs jobs;
    BatchController controller(jobs);
    QSignalSpy ready(&controller, &BatchController::pictureReady);
    QSignalSpy finished(&controller, &BatchController::finished);
    controller.setRequest(requestOf(disk.dataset));
    QVERIFY(controller.isRunning());
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(ready.count(), 8);
    QCOMPARE(controller.doneCount(), std::size_t{8});
    QCOMPARE(controller.pictures().size(), std::size_t{8});
    for (const BatchPicturePtr& picture : controller.pictures()) {
        QVERIFY(picture != nullptr);
        QVERIFY(picture->error.empty());
        QCOMPARE(picture->boxes.size(), std::size_t{1});
        QCOMPARE(picture->shown.cols, 96);
        QCOMPARE(picture->original.rows, 64);
        QVERIFY(picture->network.empty());
    }
    QCOMPARE(controller.outcome()->shape.dimensions, (std::vector<std::int64_t>{8, 64, 96, 3}));
    QVERIFY(!controller.outcome()->shape.cannotBeStacked);
    QCOMPARE(controller.outcome()->failures, std::size_t{0});
    QCOMPARE(controller.outcome()->channels.size(), std::size_t{3});
    QCOMPARE(controller.outcome()->channels[2].mean, 90.0);
    QCOMPARE(controller.outcome()->channels[0].minimum, 20.0);
    QCOMPARE(controller.outcome()->channels[0].maximum, 170.0);
}

void BatchControllerTest::isTheSameAgain()
{
    const PicturesOnDisk disk;
    const TestJobs jobs;
    BatchController one(jobs);
    BatchController other(jobs);
    for (BatchController* controller : {&one, &other}) {
        controller->setRequest(requestOf(disk.dataset));
        controller->finish();
    }
    for (std::size_t i = 0; i < one.pictures().size(); ++i) {
        QCOMPARE(one.pictures()[i]->image, other.pictures()[i]->image);
        QVERIFY(isSamePixels(one.pictures()[i]->shown, other.pictures()[i]->shown));
    }
}

void BatchControllerTest::anotherSeedIsAnotherOrder()
{
    const PicturesOnDisk disk(30);
    const TestJobs jobs;
    BatchController controller(jobs);
    BatchRequest request = requestOf(disk.dataset, 30);
    controller.setRequest(request);
    controller.finish();
    const std::vector<BatchPicturePtr> before = controller.pictures();
    request.seed = 8;
    controller.setRequest(request);
    controller.finish();
    int same = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        same += before[i]->image == controller.pictures()[i]->image ? 1 : 0;
    QVERIFY(same < 15);
}

void BatchControllerTest::restartsWhileRunning()
{
    const PicturesOnDisk disk(6, {900, 700});
    const TestJobs jobs;
    BatchController controller(jobs);
    QSignalSpy finished(&controller, &BatchController::finished);
    BatchRequest request = requestOf(disk.dataset, 64);
    controller.setRequest(request);
    QTRY_VERIFY(controller.doneCount() > 0);
    request.size = 5;
    request.seed = 99;
    controller.setRequest(request);
    QTRY_VERIFY(!controller.isRunning());
    QCOMPARE(finished.count(), 1); // nothing is heard of the first
    QCOMPARE(controller.pictures().size(), std::size_t{5});
    const std::vector<std::size_t> expected = imagesOfBatch(request);
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(controller.pictures()[i]->image, expected[i]);
}

void BatchControllerTest::makesABurstOnce()
{
    const PicturesOnDisk disk;
    const TestJobs jobs;
    BatchController controller(jobs);
    QSignalSpy started(&controller, &BatchController::started);
    BatchRequest request = requestOf(disk.dataset);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        request.seed = seed;
        controller.setRequest(request);
    }
    QTRY_VERIFY(!controller.isRunning());
    QCOMPARE(started.count(), 2); // the first at once, the last when it is calm
    QCOMPARE(controller.request().seed, std::uint64_t{19});
    controller.setRequest(request); // the same again
    QVERIFY(!controller.isRunning());
}

void BatchControllerTest::countsTotalsOnceForAPipeline()
{
    const PicturesOnDisk disk;
    const TestJobs jobs;
    BatchController controller(jobs);
    controller.setSampleCount(40);
    BatchRequest request = requestOf(disk.dataset);
    controller.setRequest(request);
    controller.finish();
    QVERIFY(controller.totals().has_value());
    QCOMPARE(controller.totals()->samples, std::uint64_t{40});
    QCOMPARE(controller.totals()->boxes, std::uint64_t{40});
    QCOMPARE(controller.totals()->tinyBoxes, std::uint64_t{0});
    QSignalSpy changed(&controller, &BatchController::totalsChanged);
    request.number = 3;
    controller.setRequest(request);
    controller.finish();
    QCOMPARE(changed.count(), 0);
    controller.setSampleCount(10);
    controller.finish();
    QCOMPARE(controller.totals()->samples, std::uint64_t{10});
}

void BatchControllerTest::tellsWhatCannotBeRead()
{
    test::DatasetMaker maker(DatasetFormat::PascalVoc, "/no/such/folder");
    maker.picture("a.jpg", 10, 10);
    const TestJobs jobs;
    BatchController controller(jobs);
    controller.setRequest(requestOf(maker.make(), 3));
    controller.finish();
    QCOMPARE(controller.outcome()->failures, std::size_t{3});
    QVERIFY(!controller.pictures()[0]->error.empty());
    QVERIFY(controller.pictures()[0]->shown.empty());
    QCOMPARE(controller.totals()->failedSamples, controller.totals()->samples);
}

void BatchControllerTest::showsThePictureStepByStep()
{
    const PicturesOnDisk disk;
    const TestJobs jobs;
    BatchController controller(jobs);
    controller.setRequest(requestOf(disk.dataset));
    controller.finish();
    QSignalSpy changed(&controller, &BatchController::stepsChanged);
    controller.openSteps(2);
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(controller.steps() != nullptr);
    QCOMPARE(controller.steps()->picture->image, controller.pictures()[2]->image);
    QVERIFY(isSamePixels(controller.steps()->picture->shown, controller.pictures()[2]->shown));
    controller.openSteps(99); // there is no such picture
    controller.finish();
    QVERIFY(controller.steps()->picture == nullptr);
    controller.closeSteps();
    QVERIFY(controller.steps() == nullptr);
}

void BatchControllerTest::keepsLargePicturesSmall()
{
    const PicturesOnDisk disk(2, {2048, 512});
    const TestJobs jobs;
    BatchController controller(jobs);
    controller.setRequest(requestOf(disk.dataset, 2));
    controller.finish();
    const BatchPicture& picture = *controller.pictures()[0];
    QCOMPARE(picture.size.width, 2048);
    QCOMPARE(picture.shown.cols, kGridPictureSide);
    QCOMPARE(picture.shown.rows, 256);
    QCOMPARE(controller.outcome()->shape.dimensions, (std::vector<std::int64_t>{2, 512, 2048, 3}));
}

void BatchControllerTest::undoesWhatEveryNetworkStepDoes()
{
    for (const augment::TransformInfo& info : augment::catalogue()) {
        if (info.group != augment::TransformGroup::Network)
            continue;
        const PicturesOnDisk disk;
        BatchRequest request = requestOf(disk.dataset, 2);
        request.pipeline.library = info.library;
        request.pipeline.steps = {stepOf(std::string(info.id))};
        const BatchPicturePtr picture = firstPicture(request);
        QVERIFY2(isSamePixels(picture->shown, picture->original), std::string(info.id).c_str());
        QCOMPARE(picture->network.type(), CV_8UC3);
    }
}

void BatchControllerTest::showsWhatTheModelSeesInEveryOrder()
{
    const PicturesOnDisk disk;
    augment::PipelineStep resizer = stepOf("odapi/keep_aspect_ratio_resizer");
    resizer.parameters = {{"min_dimension", std::int64_t{80}},
                          {"max_dimension", std::int64_t{80}},
                          {"pad_to_max_dimension", true}};
    for (const char* type : {"ssd_mobilenet_v2_keras", "ssd_resnet50_v1_fpn_keras",
                             "ssd_efficientnet-b0_bifpn_keras", "faster_rcnn_resnet50_keras",
                             "faster_rcnn_inception_v2", "resnet_v1_50_fpn", "resnet_v2_50"}) {
        augment::PipelineStep normalise = stepOf("odapi/preprocess");
        normalise.parameters["feature_extractor"] = std::string(type);
        BatchRequest request = requestOf(disk.dataset, 2);
        for (const bool normalisesFirst : {true, false}) {
            request.pipeline.steps = {normalise, resizer, stepOf("odapi/limit_boxes")};
            if (!normalisesFirst)
                std::swap(request.pipeline.steps[0], request.pipeline.steps[1]);
            const BatchPicturePtr picture = firstPicture(request);
            QCOMPARE(picture->shown.size(), cv::Size(80, 80));
            const cv::Vec3b colour = picture->original.at<cv::Vec3b>(10, 10);
            QVERIFY2(picture->shown.at<cv::Vec3b>(10, 10) == colour, type);
            // Padding is 0: black before the normalisation, the middle of the values behind it.
            const cv::Vec3b padding = picture->shown.at<cv::Vec3b>(75, 40);
            const bool isBlack = padding == cv::Vec3b(0, 0, 0);
            QVERIFY2(isBlack == !normalisesFirst, type);
            QVERIFY2(!isSamePixels(picture->network, picture->shown), type);
        }
    }
}

void BatchControllerTest::keepsThePictureOfANormalisationThatCannotBeUndone()
{
    const PicturesOnDisk disk;
    augment::PipelineStep normalise = stepOf("albumentations/Normalize");
    normalise.parameters["normalization"] = std::string("min_max");
    BatchRequest request = requestOf(disk.dataset, 2);
    request.pipeline.library = augment::Library::Albumentations;
    request.pipeline.steps = {stepOf("albumentations/HorizontalFlip"), normalise,
                              stepOf("albumentations/ToTensorV2")};
    const BatchPicturePtr picture = firstPicture(request);
    QVERIFY(isSamePixels(picture->shown, picture->original)); // of one colour: turned is the same
}

/// Steps that act on one class, and what is drawn beside a box, go by the trainer's numbers: those
/// of the label map.
void BatchControllerTest::numbersLabelsAsTheTrainerDoes()
{
    const PicturesOnDisk disk(6, {96, 64}, {{1, "other"}, {5, "thing"}});
    for (const std::int64_t label : {std::int64_t{5}, std::int64_t{1}}) {
        augment::PipelineStep drop = stepOf("odapi/drop_label_probabilistically");
        drop.parameters = {{"label", label}, {"drop_probability", 1.0}};
        BatchRequest request = requestOf(disk.dataset, 4);
        request.pipeline.steps = {drop};
        const std::size_t left = label == 5 ? 0 : 1;
        const TestJobs jobs;
        BatchController controller(jobs);
        controller.setSampleCount(6);
        controller.setRequest(request);
        controller.openSteps(0);
        controller.finish();
        controller.openSteps(0);
        controller.finish();
        QCOMPARE(controller.pictures()[0]->boxes.size(), left);
        QCOMPARE(controller.totals()->boxes, std::uint64_t{6 * left});
        QCOMPARE(controller.steps()->steps.at(0).boxes.size(), left);
    }
}

void BatchControllerTest::stops()
{
    const PicturesOnDisk disk(6, {900, 700});
    const TestJobs jobs;
    BatchController controller(jobs);
    controller.setRequest(requestOf(disk.dataset, 64));
    QTRY_VERIFY(controller.doneCount() > 0);
    controller.cancel();
    QVERIFY(!controller.isRunning());
    const std::size_t done = controller.doneCount();
    QTest::qWait(100);
    QCOMPARE(controller.doneCount(), done);
}

void BatchControllerTest::canBeDestroyedWhileRunning()
{
    const PicturesOnDisk disk(6, {900, 700});
    for (int i = 0; i < 5; ++i) {
        const TestJobs jobs;
        BatchController controller(jobs);
        controller.setRequest(requestOf(disk.dataset, 64));
        controller.openSteps(0);
        QTest::qWait(i * 10);
    }
}

QTEST_GUILESS_MAIN(BatchControllerTest)
#include "tst_batch_controller.moc"
