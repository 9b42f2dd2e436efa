// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/hardware_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/controls/section_header.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/hardware/clock_list.h"
#include "widgets/views/hardware/hardware_card.h"
#include "widgets/views/hardware/hardware_view.h"
#include "widgets/views/hardware/reason_strips.h"
#include "widgets/views/hardware/training_range_box.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

using namespace faultline;
using namespace faultline::ui;
using faultline::samples::CaseBuilder;
using faultline::samples::pointsOf;

namespace {

double busy(std::size_t i)
{
    return 60.0 + static_cast<double>(i % 30);
}

ScalarSeries later(double seconds)
{
    std::vector<ScalarPoint> points;
    for (int i = 0; i < 100; ++i)
        points.push_back({.step = i, .wallTime = samples::kBegin + seconds + i, .value = busy(0)});
    return samples::fromPoints(points);
}

struct Page {
    TestCase opened;
    ViewContext state{opened};
    HardwareView view{state, nullptr};

    explicit Page(const CasePtr& data)
    {
        state.opened().setCase(data);
        view.resize(900, 700);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        view.settle();
    }

    HardwareCard* card(const QString& id)
    {
        return qobject_cast<HardwareCard*>(view.grid().card(id));
    }
    bool shows(const QString& text)
    {
        for (const QLabel* label : view.findChildren<QLabel*>()) {
            if (label->isVisibleTo(&view) && label->text().contains(text))
                return true;
        }
        return false;
    }
};

CasePtr withHardware()
{
    return CaseBuilder()
        .add("a/train", "loss", pointsOf(500, busy, 10))
        .add("a/train", "gpu/utilization", pointsOf(500, busy))
        .add("b/train", "gpu/utilization", pointsOf(500, busy))
        .build();
}

/// Two GPUs over 100 seconds from kBegin + `shift` on; the first is held down by power half the
/// time.
HardwareLogPtr gpuLog(const char* name, TimeKind kind, double shift = 0.0)
{
    const auto series = [shift](double (*value)(std::size_t)) {
        return pointsOf(100, value).shifted(shift);
    };
    return samples::HardwareLogMaker(name, kind)
        .gpus(2)
        .add(HardwareQuantity::GpuUtilization, 0, series([](std::size_t) { return 0.9; }))
        .add(HardwareQuantity::GpuUtilization, 1, series([](std::size_t) { return 0.5; }))
        .add(HardwareQuantity::GpuThrottleReasons, 0,
             series([](std::size_t i) { return i < 50 ? 4.0 : 0.0; }))
        .make();
}

/// Beside a training of the same 100 seconds.
CasePtr withLog(const HardwareLogPtr& log)
{
    auto data = std::make_shared<CaseData>(
        *CaseBuilder().add("train", "loss", pointsOf(100, busy)).build());
    data->hardwareLogs.push_back(log);
    data->runOfArtifact[log->id()] = RunId("train");
    return data;
}

} // namespace

class HardwareViewTest : public QObject {
    Q_OBJECT

private slots:
    void showsLoggedAndDerivedSeries();
    void panelsShareRangeAndCursor();
    void panelsCoverTheSameTimeWithoutZoom();
    void hiddenRunsLeaveThePanels();
    void explainsHowToLogHardware();
    void saysThatThereIsNothingToShow();
    void looksAtOneTrainingWhenTheyLieFarApart();
    void drawsDistantRunsEachFromItsStart();
    void namesRunsOnceAndQuantitiesInThePanels();
    void firstLookPrefersTheTrainingWithTheWorstFinding();
    void choosingATrainingZoomsToIt();
    void followsACaseThatGrows();
    void showsAHardwareLogBesideTheRun();
    void joinsGpus();
    void movesALogWithItsClock();
    void givesLogsWithoutTimesAnAxisOfTheirOwn();
    void goesToTheLogThatIsAskedFor();
    void hidesTheLogsOfHiddenRuns();
    void editsShiftsAsHoursMinutesSeconds();
    void survivesBeingClosedWhileItWorks();
};

void HardwareViewTest::showsLoggedAndDerivedSeries()
{
    Page page(withHardware());
    HardwareCard* utilization = page.card(QStringLiteral("gpu/utilization"));
    QVERIFY(utilization != nullptr);
    QCOMPARE(utilization->chart().curves().size(), 2U);
    HardwareCard* stepTime = page.card(QStringLiteral("/step-time"));
    QVERIFY(stepTime != nullptr);
    QCOMPARE(stepTime->chart().curves().front().series->value(0), 0.1);
    QVERIFY(!page.shows(QStringLiteral("no hardware series")));
    QVERIFY(page.view.statusText().isEmpty()); // every point is drawn
}

void HardwareViewTest::panelsShareRangeAndCursor()
{
    Page page(withHardware());
    const AxisRange range{.min = samples::kBegin + 100, .max = samples::kBegin + 200};
    emit page.card(QStringLiteral("gpu/utilization"))->chart().xRangeRequested(range);
    QCOMPARE(page.state.timeZoom(), std::optional<AxisRange>(range));
    QCOMPARE(page.card(QStringLiteral("/step-time"))->chart().xRange(),
             std::optional<AxisRange>(range));
    emit page.card(QStringLiteral("/step-time"))->chart().cursorMoved(range.min + 50);
    QVERIFY(!page.card(QStringLiteral("gpu/utilization"))->chart().cursorValues().empty());
    QVERIFY(samples::click(page.view, QStringLiteral("Show everything")));
    QVERIFY(!page.state.timeZoom());
}

void HardwareViewTest::panelsCoverTheSameTimeWithoutZoom()
{
    Page page(withHardware());
    const std::optional<AxisRange> range =
        page.card(QStringLiteral("gpu/utilization"))->chart().xRange();
    QVERIFY(range.has_value());
    QCOMPARE(page.card(QStringLiteral("/step-rate"))->chart().xRange(), range);
    QVERIFY(range->min <= samples::kBegin && range->max >= samples::kBegin + 499);
}

void HardwareViewTest::hiddenRunsLeaveThePanels()
{
    Page page(withHardware());
    page.state.setRunVisible(QStringLiteral("b/train"), false);
    QCOMPARE(page.card(QStringLiteral("gpu/utilization"))->chart().curves().size(), 1U);
    page.state.setRunVisible(QStringLiteral("a/train"), false);
    QVERIFY(page.shows(QStringLiteral("Every run is hidden")));
}

void HardwareViewTest::explainsHowToLogHardware()
{
    Page page(CaseBuilder().add("train", "loss", pointsOf(500, busy, 10)).build());
    QVERIFY(page.shows(QStringLiteral("no hardware series")));
    QVERIFY(page.card(QStringLiteral("/step-time")) != nullptr);
    auto* header = samples::named<SectionHeader>(
        page.view, QStringLiteral("How to log hardware from the training"));
    QTest::mouseClick(header, Qt::LeftButton);
    const QList<QPlainTextEdit*> code = page.view.findChildren<QPlainTextEdit*>();
    QCOMPARE(code.size(), 2);
    QVERIFY(code.front()->isVisibleTo(&page.view));
}

void HardwareViewTest::saysThatThereIsNothingToShow()
{
    Page nothing(nullptr);
    QVERIFY(nothing.shows(QStringLiteral("Nothing is open")));
    Page empty(CaseBuilder().build());
    QVERIFY(empty.shows(QStringLiteral("No hardware series and no step times")));
}

void HardwareViewTest::looksAtOneTrainingWhenTheyLieFarApart()
{
    Page page(
        CaseBuilder().add("a/train", "loss", later(0)).add("b/train", "loss", later(1e6)).build());
    QVERIFY(page.state.timeZoom().has_value());
    QVERIFY(page.state.timeZoom()->min > samples::kBegin + 9e5);
    auto* box = page.view.findChild<TrainingRangeBox*>();
    QVERIFY(box->isVisibleTo(&page.view));
    QCOMPARE(box->currentText(), QStringLiteral("b/train"));
}

namespace {

CasePtr distantRuns()
{
    return CaseBuilder()
        .add("a/train", "gpu/utilization", later(0))
        .add("b/train", "gpu/utilization", later(1e6))
        .build();
}

} // namespace

void HardwareViewTest::drawsDistantRunsEachFromItsStart()
{
    Page page(distantRuns());
    page.state.setTimeZoom(std::nullopt); // all trainings
    page.view.settle();
    CurveView& chart = page.card(QStringLiteral("gpu/utilization"))->chart();
    QCOMPARE(chart.curves().size(), 2U);
    QCOMPARE(chart.curves()[1].origin - chart.curves()[0].origin, 1e6);
    QVERIFY(chart.xRange()->max < 200.0);
    QVERIFY(page.shows(QStringLiteral("far apart in time")));

    emit chart.xRangeRequested(AxisRange{.min = 10, .max = 20}); // as a drag does
    QCOMPARE(chart.xRange(), std::optional(AxisRange{.min = 10, .max = 20}));
    QVERIFY(!page.state.timeZoom()); // which is on the wall
    emit chart.cursorMoved(15.0);
    QCOMPARE(chart.cursorValues().size(), 2U);
    QVERIFY(!page.state.cursorTime());
    QVERIFY(samples::click(page.view, QStringLiteral("Show everything")));
    QVERIFY(chart.xRange()->max > 90.0);

    page.state.setRunVisible(QStringLiteral("a/train"), false); // one alone has a date
    page.view.settle();
    QVERIFY(chart.xRange()->min > samples::kBegin + 9e5);
    QVERIFY(!page.shows(QStringLiteral("far apart in time")));
}

void HardwareViewTest::namesRunsOnceAndQuantitiesInThePanels()
{
    Page page(distantRuns());
    page.state.setTimeZoom(std::nullopt);
    page.view.settle();
    QStringList key;
    for (const LegendStrip* legend : page.view.findChildren<LegendStrip*>()) {
        for (const LegendStrip::Item& item : legend->items())
            key << item.label;
    }
    QCOMPARE(key, QStringList({QStringLiteral("a/train"), QStringLiteral("b/train")}));
    // The cursor names both in full.
    QCOMPARE(page.card(QStringLiteral("gpu/utilization"))->chart().curves()[1].label,
             QStringLiteral("b/train"));
}

void HardwareViewTest::firstLookPrefersTheTrainingWithTheWorstFinding()
{
    TimelineLane early;
    early.name = QStringLiteral("early");
    early.end = 100;
    TimelineLane late;
    late.name = QStringLiteral("late");
    late.begin = 1e6;
    late.end = 1e6 + 100;
    early.marks = {{.time = 50, .severity = Severity::Critical, .finding = 0}};
    late.marks = {{.time = 1e6, .severity = Severity::Info, .finding = 3}};
    QCOMPARE(firstLook({early, late}), std::optional<AxisRange>(rangeOfLane(early)));
    late.begin = 90;
    late.end = 200;
    QVERIFY(!firstLook({early, late}));
    QVERIFY(!firstLook({}));
}

void HardwareViewTest::choosingATrainingZoomsToIt()
{
    Page page(
        CaseBuilder().add("a/train", "loss", later(0)).add("b/train", "loss", later(1e6)).build());
    auto* box = page.view.findChild<TrainingRangeBox*>();
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(box->currentText(), QStringLiteral("a/train"));
    QVERIFY(page.state.timeZoom()->max < samples::kBegin + 1000);
    QTest::keyClick(box, Qt::Key_Up);
    QVERIFY(!page.state.timeZoom());
    page.state.setTimeZoom(AxisRange{.min = 1, .max = 2});
    QCOMPARE(box->currentIndex(), -1);
}

void HardwareViewTest::followsACaseThatGrows()
{
    Page page(CaseBuilder().add("train", "loss", pointsOf(5, busy)).incomplete().build());
    QCOMPARE(page.card(QStringLiteral("/step-time"))->chart().curves().front().series->size(), 4U);
    HardwareCard* before = page.card(QStringLiteral("/step-time"));
    page.state.opened().setCase(CaseBuilder().add("train", "loss", pointsOf(50, busy)).build());
    page.view.settle();
    QCOMPARE(page.card(QStringLiteral("/step-time")), before);
    QCOMPARE(before->chart().curves().front().series->size(), 49U);
}

void HardwareViewTest::showsAHardwareLogBesideTheRun()
{
    Page page(withLog(gpuLog("gpu.csv", TimeKind::Absolute)));
    HardwareCard* card = page.card(QStringLiteral("gpu-utilization"));
    QVERIFY(card != nullptr);
    QCOMPARE(card->chart().curves().size(), 2U);
    QCOMPARE(card->chart().curves().front().label, QStringLiteral("GPU 0"));
    QVERIFY(card->chart().curves()[0].color != card->chart().curves()[1].color);
    HardwareCard* reasons = page.card(QStringLiteral("gpu-throttle-reasons"));
    QVERIFY(reasons != nullptr);
    QVERIFY(reasons->strips().isVisibleTo(&page.view));
    QCOMPARE(reasons->strips().strips().size(), 1U);
    // 50 of the 99 seconds shown, with some air on both sides.
    QVERIFY(reasons->strips().accessibleDescription().contains(QStringLiteral("50 %")));
    QVERIFY(!page.shows(QStringLiteral("no hardware series")));
}

void HardwareViewTest::joinsGpus()
{
    Page page(withLog(gpuLog("gpu.csv", TimeKind::Absolute)));
    auto* join = page.view.findChild<QCheckBox*>();
    QVERIFY(join != nullptr && join->isVisibleTo(&page.view));
    join->click();
    page.view.settle();
    const std::vector<Curve>& curves =
        page.card(QStringLiteral("gpu-utilization"))->chart().curves();
    QCOMPARE(curves.size(), 3U);
    QVERIFY(curves.front().label.startsWith(QStringLiteral("mean of 2 GPU")));
    QVERIFY(!curves.front().dashed && curves.back().dashed);
}

void HardwareViewTest::movesALogWithItsClock()
{
    // Local times of UTC+2: begin and end meet those of the run in no other zone.
    Page page(withLog(gpuLog("gpu.csv", TimeKind::Local, 7200.0)));
    const auto begin = [&page] {
        return page.card(QStringLiteral("gpu-utilization"))
            ->chart()
            .curves()
            .front()
            .series->minWallTime();
    };
    QCOMPARE(begin(), samples::kBegin);
    auto* list = page.view.findChild<ClockList*>();
    QVERIFY(list->isVisibleTo(&page.view));
    list->setExpanded(true);
    auto* shift = list->findChild<ShiftBox*>();
    shift->setFocus();
    shift->selectAll();
    QTest::keyClicks(shift, QStringLiteral("-0:01:30"));
    QTest::keyClick(shift, Qt::Key_Return);
    page.view.settle();
    QCOMPARE(begin(), samples::kBegin - 90.0);
    QCOMPARE(page.state.opened().clockCorrections().at(ArtifactId("gpu.csv")), -7290.0);
    QCOMPARE(shift->value(), -90);
    QVERIFY(samples::click(page.view, QStringLiteral("Back to the guessed clock of gpu.csv")));
    page.view.settle();
    QCOMPARE(begin(), samples::kBegin);
    QVERIFY(page.state.opened().clockCorrections().empty());
    QCOMPARE(shift->value(), 0);
}

void HardwareViewTest::givesLogsWithoutTimesAnAxisOfTheirOwn()
{
    auto data = std::make_shared<CaseData>();
    data->sources = {"sample"};
    data->hardwareLogs = {gpuLog("a.csv", TimeKind::None, -samples::kBegin),
                          gpuLog("b.csv", TimeKind::None, -samples::kBegin)};
    Page page(data);
    HardwareCard* card = page.card(QStringLiteral("gpu-utilization"));
    QVERIFY(card != nullptr);
    QVERIFY(page.shows(QStringLiteral("no times")));
    // One at a time: they share no axis.
    QCOMPARE(card->chart().curves().size(), 2U);
    QCOMPARE(card->chart().curves().front().id.contains(QStringLiteral("a.csv")), true);
    QVERIFY(card->chart().xRange()->min < 1000.0);
    // Beside a run they are spread over it, and that is said.
    Page spread(withLog(gpuLog("a.csv", TimeKind::None, -samples::kBegin)));
    QVERIFY(spread.shows(QStringLiteral("assumption")));
    QCOMPARE(spread.card(QStringLiteral("gpu-utilization"))
                 ->chart()
                 .curves()
                 .front()
                 .series->minWallTime(),
             samples::kBegin);
}

void HardwareViewTest::goesToTheLogThatIsAskedFor()
{
    auto data = std::make_shared<CaseData>(*withLog(gpuLog("a.csv", TimeKind::Absolute)));
    data->hardwareLogs.push_back(gpuLog("b.csv", TimeKind::Absolute, 500.0));
    Page page(data);
    QCOMPARE(page.card(QStringLiteral("gpu-utilization"))->chart().curves().size(), 4U);
    page.state.openArtifact(ArtifactKind::HardwareLog, QStringLiteral("b.csv"));
    QCOMPARE(page.card(QStringLiteral("gpu-utilization"))->chart().curves().size(), 2U);
    QVERIFY(page.state.timeZoom().has_value());
    QCOMPARE(page.state.timeZoom()->min, samples::kBegin + 500.0);
}

void HardwareViewTest::hidesTheLogsOfHiddenRuns()
{
    auto data = std::make_shared<CaseData>(*withLog(gpuLog("a.csv", TimeKind::Absolute)));
    data->runOfArtifact[ArtifactId("a.csv")] = RunId("train");
    Page page(data);
    QVERIFY(page.card(QStringLiteral("gpu-utilization")) != nullptr);
    page.state.setRunVisible(QStringLiteral("train"), false);
    QVERIFY(page.card(QStringLiteral("gpu-utilization")) == nullptr);
}

void HardwareViewTest::editsShiftsAsHoursMinutesSeconds()
{
    ShiftBox box;
    QCOMPARE(box.text(), QStringLiteral("+0:00:00"));
    box.setValue(-3661);
    QCOMPARE(box.text(), QString::fromUtf8("−1:01:01"));
    auto* edit = box.findChild<QLineEdit*>();
    edit->setCursorPosition(1);
    box.stepBy(2);
    QCOMPARE(box.value(), 3539);
    edit->setCursorPosition(4);
    box.stepBy(1);
    QCOMPARE(box.value(), 3599);
    for (const auto& [text, seconds] : {std::pair{"2", 7200}, std::pair{"-0:00:05", -5},
                                        std::pair{"+12:30", 45000}, std::pair{"", 0}}) {
        edit->setText(QString::fromLatin1(text));
        box.interpretText();
        QCOMPARE(box.value(), seconds);
    }
}

void HardwareViewTest::survivesBeingClosedWhileItWorks()
{
    TestCase opened;
    ViewContext state{opened};
    auto view = std::make_unique<HardwareView>(state, nullptr);
    state.opened().setCase(withHardware());
    state.opened().setCase(nullptr);
    state.opened().setCase(withHardware());
    view.reset();
    QVERIFY(state.opened().caseData() != nullptr);
}

int main(int argc, char** argv)
{
    return runWidgetTest<HardwareViewTest>(argc, argv);
}

#include "tst_hardware_view.moc"
