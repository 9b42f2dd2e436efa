// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/open_case.h"
#include "tests/support/test_jobs.h"
#include "tests/widgets/media_logs.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/tab_page.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/summaries/media/image_canvas.h"
#include "widgets/views/summaries/media/image_viewer.h"
#include "widgets/views/summaries/media/images_tab.h"
#include "widgets/views/summaries/media/pixel_canvas.h"
#include "widgets/views/summaries/media/pixel_fit.h"
#include "widgets/views/summaries/media/step_slider.h"
#include "widgets/views/summaries/media/value_exporter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace faultline;
using namespace faultline::ui;
using faultline::samples::addImage;
using faultline::samples::addStrings;
using faultline::samples::Logs;
using faultline::samples::named;
using faultline::samples::png;
using faultline::test::EventWriter;

namespace {

/// Two runs; the red of a picture is its step.
Logs twoRuns()
{
    EventWriter a;
    EventWriter b;
    a.fileVersion();
    b.fileVersion();
    for (int step = 0; step <= 100; step += 20)
        addImage(a, "input/scene", step, png(10, 10, step));
    for (int step = 30; step <= 90; step += 30)
        addImage(b, "input/scene", step, png(10, 10, step));
    addStrings(a, "samples", 0, "images", {"4", "3", png(4, 3, 1), png(4, 3, 2), png(4, 3, 3)},
               {5});
    return Logs({{"a", a}, {"b", b}});
}

struct Page : samples::TabPage<ImagesTab> {
    Logs logs; ///< what is shown is read when it is shown

    explicit Page(Logs files) : TabPage(files.load()), logs(std::move(files)) {}
    ImageCard* card(const QString& tag, const QString& run) const
    {
        return qobject_cast<ImageCard*>(tab->card(tag, run));
    }
    ImageCard* scene(const QString& run) const { return card(u"input/scene"_s, run); }
    /// Red of the first picture of a card.
    int red(const QString& run) const
    {
        tab->settle();
        const QImage shown = scene(run)->canvas().shownImage(0);
        return shown.isNull() ? -1 : qRed(shown.pixel(0, 0));
    }
    void slide(const QString& run, int index) const
    {
        scene(run)->findChild<StepSlider*>()->slider().setValue(index);
        tab->settle();
    }
};

} // namespace

class ImagesTabTest : public QObject {
    Q_OBJECT

private slots:
    void makesACardForEachTagAndRun();
    void showsTheLastStepFirst();
    void sliderIsLinkedOverRuns();
    void unlinkedCardsGoTheirOwnWay();
    void saysWhenNothingIsLoggedYet();
    void stepsOfARestartCanAllBeReached();
    void keyboardGoesThroughSteps();
    void showsAllSamplesOfAValue();
    void hiddenRunsLeave();
    void damagedPicturesAreNamed();
    void bombIsNotDecoded();
    void smallPicturesAreEnlargedByWholeFactors();
    void brightnessAndContrastAreThoseOfTensorBoard();
    void largeViewTellsPixelsAndComparesRuns();
    void largeViewClosesWhenItsRunIsHidden();
    void animationsHaveTheirFrames();
    void copiesAndSavesWhatWasLogged();
    void growingRunFollowsItsLastStep();
};

void ImagesTabTest::makesACardForEachTagAndRun()
{
    const Page page(twoRuns());
    QCOMPARE(page.tab->grid().sections().size(), 2U);
    QCOMPARE(page.tab->grid().sections()[1].title, u"input"_s);
    QCOMPARE(page.tab->grid().sections()[1].keys.size(), 2);
    QVERIFY(page.scene(u"a"_s) != nullptr);
    QVERIFY(page.scene(u"b"_s) != nullptr);
    QVERIFY(page.card(u"samples"_s, u"a"_s) != nullptr);
    QVERIFY(page.card(u"samples"_s, u"b"_s) == nullptr);
}

void ImagesTabTest::showsTheLastStepFirst()
{
    const Page page(twoRuns());
    QCOMPARE(page.red(u"a"_s), 100);
    QCOMPARE(page.red(u"b"_s), 90);
    QVERIFY(page.scene(u"a"_s)->footerText().contains(u"6 of 6"_s));
    QVERIFY(page.scene(u"a"_s)->footerText().contains(u"10 × 10"_s));
    QVERIFY(page.scene(u"a"_s)->footerText().contains(u"PNG"_s));
}

void ImagesTabTest::sliderIsLinkedOverRuns()
{
    const Page page(twoRuns());
    page.slide(u"a"_s, 4); // step 80
    QCOMPARE(page.state.summaries().step(), std::optional<std::int64_t>(80));
    QCOMPARE(page.red(u"a"_s), 80);
    QCOMPARE(page.red(u"b"_s), 60); // the nearest at or before
    page.state.summaries().setStep(30);
    QCOMPARE(page.red(u"a"_s), 20);
    QCOMPARE(page.red(u"b"_s), 30);
}

void ImagesTabTest::unlinkedCardsGoTheirOwnWay()
{
    const Page page(twoRuns());
    page.state.summaries().setLinksSteps(false);
    page.slide(u"a"_s, 1);
    QCOMPARE(page.red(u"a"_s), 20);
    QCOMPARE(page.red(u"b"_s), 90);
    QVERIFY(!page.state.summaries().step());
}

void ImagesTabTest::saysWhenNothingIsLoggedYet()
{
    const Page page(twoRuns());
    page.state.summaries().setStep(20);
    QCOMPARE(page.red(u"a"_s), 20);
    QCOMPARE(page.red(u"b"_s), -1);
    const QString said = page.scene(u"b"_s)->canvas().message();
    QVERIFY2(said.contains(u"20"_s) && said.contains(u"30"_s), qPrintable(said));
}

void ImagesTabTest::stepsOfARestartCanAllBeReached()
{
    EventWriter events;
    events.fileVersion();
    int red = 1;
    for (const int step : {0, 10, 20, 10, 20})
        addImage(events, "input/scene", step, png(10, 10, red++));
    const Page page(Logs({{"a", events}}));
    QCOMPARE(page.red(u"a"_s), 5);
    page.slide(u"a"_s, 1);
    QCOMPARE(page.red(u"a"_s), 2); // the first attempt, though the second has the step, too
    page.slide(u"a"_s, 3);
    QCOMPARE(page.red(u"a"_s), 4);
}

void ImagesTabTest::keyboardGoesThroughSteps()
{
    const Page page(twoRuns());
    ImageCanvas& canvas = page.scene(u"a"_s)->canvas();
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_Left);
    QCOMPARE(page.red(u"a"_s), 80);
    QTest::keyClick(&canvas, Qt::Key_Home);
    QCOMPARE(page.red(u"a"_s), 0);
    QTest::keyClick(&canvas, Qt::Key_Left);
    QCOMPARE(page.red(u"a"_s), 0);
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(page.red(u"a"_s), 20);
    QTest::keyClick(&canvas, Qt::Key_End);
    QCOMPARE(page.red(u"a"_s), 100);
}

void ImagesTabTest::showsAllSamplesOfAValue()
{
    const Page page(twoRuns());
    ImageCanvas& canvas = page.card(u"samples"_s, u"a"_s)->canvas();
    QVERIFY(canvas.pictures());
    QCOMPARE(canvas.pictures()->pictures.size(), 3U);
    QRectF taken;
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(qRed(canvas.shownImage(i).pixel(0, 0)), static_cast<int>(i) + 1);
        const QRectF where = canvas.pictureRect(i);
        QVERIFY(where.width() > 8);
        QVERIFY(QRectF(canvas.rect()).contains(where));
        QVERIFY(!taken.intersects(where));
        taken = where;
    }
    QVERIFY(page.card(u"samples"_s, u"a"_s)->footerText().contains(u"3 images"_s)
            || page.card(u"samples"_s, u"a"_s)->footerText().contains(u"3 image(s)"_s));
}

void ImagesTabTest::hiddenRunsLeave()
{
    Page page(twoRuns());
    page.state.setRunVisible(u"b"_s, false);
    QVERIFY(page.scene(u"b"_s) == nullptr);
    QVERIFY(page.scene(u"a"_s) != nullptr);
    page.state.setRunVisible(u"a"_s, false);
    QVERIFY(samples::button(*page.tab, u"Show these runs"_s) != nullptr);
    QVERIFY(samples::click(*page.tab, u"Show these runs"_s));
    page.tab->settle();
    QVERIFY(page.scene(u"b"_s) != nullptr);
    page.state.setTagFilter(u"samples"_s);
    QVERIFY(page.scene(u"a"_s) == nullptr);
    QVERIFY(page.card(u"samples"_s, u"a"_s) != nullptr);
}

void ImagesTabTest::damagedPicturesAreNamed()
{
    EventWriter events;
    events.fileVersion();
    const std::string whole = png(64, 64, 100);
    addImage(events, "input/scene", 0, whole.substr(0, whole.size() - 20));
    addImage(events, "input/scene", 1, "this is no picture");
    addImage(events, "input/scene", 2, "");
    const Page page(Logs({{"a", events}}));
    ImageCanvas& canvas = page.scene(u"a"_s)->canvas();
    const auto said = [&](int index) {
        page.slide(u"a"_s, index);
        return problemText(canvas.pictures()->pictures.at(0));
    };
    QVERIFY2(said(0).contains(u"ends early"_s) || said(0).contains(u"none of which"_s),
             qPrintable(said(0)));
    QVERIFY2(said(1).contains(u"no known format"_s), qPrintable(said(1)));
    QVERIFY2(said(2).contains(u"0 bytes"_s), qPrintable(said(2)));
    QCOMPARE(canvas.accessibleDescription(), said(2));
}

void ImagesTabTest::bombIsNotDecoded()
{
    std::string bomb = png(1, 1, 0);
    bomb[17] = '\x01'; // 65536 more in width and height
    bomb[21] = '\x01';
    EventWriter events;
    events.fileVersion();
    addImage(events, "input/scene", 0, bomb);
    const Page page(Logs({{"a", events}}));
    const ShownPicture& shown = page.scene(u"a"_s)->canvas().pictures()->pictures.at(0);
    QVERIFY(shown.frames.empty());
    QCOMPARE(shown.problem, PictureProblem::TooLarge);
    QVERIFY2(problemText(shown).contains(u"65,537"_s), qPrintable(problemText(shown)));
}

void ImagesTabTest::smallPicturesAreEnlargedByWholeFactors()
{
    const QRectF fitted = fittedPixels(QRectF(0, 0, 200, 150), QSize(28, 28), 1.0);
    QCOMPARE(fitted.size(), QSizeF(140, 140));
    QCOMPARE(fitted.left(), 30.0);
    QCOMPARE(fittedPixels(QRectF(0, 0, 200, 150), QSize(150, 140), 1.0).size(), QSizeF(150, 140));
    QCOMPARE(fittedPixels(QRectF(0, 0, 200, 150), QSize(400, 300), 1.0).size(), QSizeF(200, 150));
    // On a dense screen whole factors are those of its own pixels.
    QCOMPARE(fittedPixels(QRectF(0, 0, 200, 150), QSize(100, 100), 2.0).size(), QSizeF(150, 150));

    // A chessboard keeps its two values: nothing between them is mixed.
    cv::Mat board(8, 8, CV_8UC3);
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x)
            board.at<cv::Vec3b>(y, x) =
                (x + y) % 2 == 0 ? cv::Vec3b(0, 0, 0) : cv::Vec3b(255, 255, 255);
    }
    const std::vector<std::byte> bytes = *encodePng(board);
    EventWriter events;
    events.fileVersion();
    addImage(events, "input/scene", 0, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    const Page page(Logs({{"a", events}}));
    ImageCanvas& canvas = page.scene(u"a"_s)->canvas();
    const QImage grabbed = canvas.grab().toImage();
    const QRect where = canvas.pictureRect(0).toRect().adjusted(1, 1, -1, -1);
    for (int x = where.left(); x < where.right(); ++x) {
        const int value = qRed(grabbed.pixel(x, where.center().y()));
        QVERIFY2(value == 0 || value == 255, qPrintable(QString::number(value)));
    }
}

void ImagesTabTest::brightnessAndContrastAreThoseOfTensorBoard()
{
    // contrast(c) brightness(b) of CSS: 0.2 at 200 % contrast is -0.1, cut to 0; 0.6 is 0.7.
    const auto table = adjustTable({.brightness = 50, .contrast = 200});
    QCOMPARE(table[51], 0);
    QCOMPARE(table[153], 89); // 0.7 * 0.5
    QCOMPARE(table[255], 128);
    QCOMPARE(adjustTable({.brightness = 0, .contrast = 100})[255], 0);
    QCOMPARE(adjustTable({.brightness = 100, .contrast = 0})[9], 128);
    for (int value = 0; value < 256; ++value)
        QCOMPARE(adjustTable({})[static_cast<std::size_t>(value)], value);

    const Page page(twoRuns());
    auto* brightness = named<QSlider>(*page.tab, u"Brightness"_s);
    QVERIFY(brightness != nullptr);
    QCOMPARE(brightness->maximum(), 200);
    QCOMPARE(named<QSlider>(*page.tab, u"Contrast"_s)->maximum(), 500);
    brightness->setValue(200);
    QCOMPARE(page.red(u"a"_s), 200); // twice 100
    QVERIFY(samples::click(*page.tab, u"Brightness and contrast as logged"_s));
    QCOMPARE(page.red(u"a"_s), 100);
}

void ImagesTabTest::largeViewTellsPixelsAndComparesRuns()
{
    const Page page(twoRuns());
    ImageCanvas& canvas = page.scene(u"a"_s)->canvas();
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_Return);
    ImageViewer* viewer = page.tab->viewer();
    QVERIFY(viewer != nullptr);
    page.tab->settle();
    PixelCanvas& large = viewer->canvas();
    QCOMPARE(large.image().size(), QSize(10, 10));
    const QString text = large.pixelText(QRectF(large.rect()).center());
    QVERIFY2(text.contains(u"100, 20, 30"_s), qPrintable(text));
    QVERIFY(large.pixelText(QPointF(0, 0)).isEmpty());

    const double zoom = large.zoom();
    QTest::keyClick(&large, Qt::Key_Minus); // it is as large as it gets
    QVERIFY(large.zoom() < zoom);
    const double closer = large.zoom();
    QTest::keyClick(&large, Qt::Key_Down); // the other run
    page.tab->settle();
    QCOMPARE(QString::fromStdString(viewer->source()->run->name), u"b"_s);
    QCOMPARE(qRed(large.image().pixel(0, 0)), 90);
    QCOMPARE(large.zoom(), closer);        // the same detail
    QTest::keyClick(&large, Qt::Key_Left); // the step before
    page.tab->settle();
    QCOMPARE(qRed(large.image().pixel(0, 0)), 60);
    QTest::keyClick(&large, Qt::Key_Down); // around the end
    page.tab->settle();
    QCOMPARE(qRed(large.image().pixel(0, 0)), 60);
    QCOMPARE(QString::fromStdString(viewer->source()->run->name), u"a"_s);

    QTest::keyClick(&large, Qt::Key_Escape);
    QVERIFY(page.tab->viewer() == nullptr);
    QVERIFY(page.tab->grid().isVisible());
}

void ImagesTabTest::largeViewClosesWhenItsRunIsHidden()
{
    Page page(twoRuns());
    const MediaSource source = *page.scene(u"b"_s)->source();
    page.tab->openViewer(source, 0, 0);
    QVERIFY(page.tab->viewer() != nullptr);
    page.state.setRunVisible(u"a"_s, false);
    QVERIFY(page.tab->viewer() != nullptr);
    page.state.setRunVisible(u"b"_s, false);
    QVERIFY(page.tab->viewer() == nullptr);
}

void ImagesTabTest::animationsHaveTheirFrames()
{
    const std::string video = test::valueFile("torch-video");
    const Result<ShownPictures> shown = decodePictures(video, 640);
    QVERIFY(shown);
    QCOMPARE(shown->pictures.at(0).frames.size(), 5U);
    QCOMPARE(shown->pictures[0].frameMs, std::vector<int>(5, 200));
    QCOMPARE(shown->pictures[0].size, QSize(16, 8));
    // Cut anywhere it is damaged, or shows what is left.
    for (std::size_t size = 0; size < video.size(); size += 7) {
        const Result<ShownPictures> cut = decodePictures(video.substr(0, size), 640);
        if (cut && !cut->pictures.empty())
            QVERIFY(cut->pictures[0].frames.size() <= 5);
    }
}

void ImagesTabTest::copiesAndSavesWhatWasLogged()
{
    const Page page(twoRuns());
    ImageCanvas& canvas = page.scene(u"a"_s)->canvas();
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_C, Qt::ControlModifier);
    page.tab->settle();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(10, 10));

    const QTemporaryDir folder;
    const TestJobs jobs;
    ValueExporter exporter(jobs, nullptr);
    QSignalSpy finished(&exporter, &ValueExporter::finished);
    const auto takeApart = [](std::string_view value) -> Result<std::vector<SavedValue>> {
        const Result<ImageSummary> images = readImageSummary(std::string(value));
        if (!images)
            return images.error();
        const auto bytes = images->bytes(0);
        return std::vector<SavedValue>{
            {.bytes = {reinterpret_cast<const char*>(bytes.data()), bytes.size()},
             .extension = "png"}};
    };
    exporter.writeAllValues(folder.path(), *page.scene(u"a"_s)->source(), takeApart);
    QVERIFY(finished.wait());
    QVERIFY(finished.front().at(1).toBool());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 6);
    QFile saved(folder.filePath(u"input_scene-00003-step40.png"_s));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(saved.readAll().toStdString(), png(10, 10, 40));

    exporter.writeValue(folder.filePath(u"missing/x.png"_s), {{.bytes = "x", .extension = "png"}});
    QVERIFY(finished.wait());
    QVERIFY(!finished.back().at(1).toBool());
}

void ImagesTabTest::growingRunFollowsItsLastStep()
{
    EventWriter events;
    events.fileVersion();
    addImage(events, "input/scene", 0, png(10, 10, 1));
    Page page(Logs({{"a", events}}));
    QCOMPARE(page.red(u"a"_s), 1);
    addImage(events, "input/scene", 10, png(10, 10, 11));
    const Logs grown({{"a", events}});
    page.state.opened().setCase(grown.load());
    QCOMPARE(page.red(u"a"_s), 11);
    QVERIFY(page.scene(u"a"_s)->footerText().contains(u"2 of 2"_s));
    // Who looks at a step stays there.
    page.slide(u"a"_s, 0);
    addImage(events, "input/scene", 20, png(10, 10, 21));
    const Logs more({{"a", events}});
    page.state.opened().setCase(more.load());
    QCOMPARE(page.red(u"a"_s), 1);
    page.state.opened().setCase(nullptr);
    QVERIFY(page.scene(u"a"_s) == nullptr);
}

int main(int argc, char** argv)
{
    return runWidgetTest<ImagesTabTest>(argc, argv);
}

#include "tst_images_tab.moc"
