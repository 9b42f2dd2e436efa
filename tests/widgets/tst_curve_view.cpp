// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/chart_on_screen.h"
#include "tests/widgets/widget_test_main.h"

#include <QAccessible>

#include <cmath>

using namespace faultline;
using namespace faultline::ui;
using namespace faultline::ui::samples;
using namespace Qt::StringLiterals;

namespace {

std::optional<AxisRange> lastRange(const QSignalSpy& spy)
{
    return spy.isEmpty() ? std::nullopt : spy.last().at(0).value<std::optional<AxisRange>>();
}

} // namespace

class CurveViewTest : public QObject {
    Q_OBJECT

private slots:
    // Navigation.
    void dragAsksForTheRangeUnderTheBand();
    void asksButNeverChangesItsRangeItself();
    void clickWithoutDragAsksForNothing();
    void escapeEndsADrag();
    void shiftDragAndMiddleDragPan();
    void panningStopsBeyondTheData();
    void doubleClickFits();
    void keysPanZoomAndFit();
    void controlWheelZoomsAroundTheMouse();
    void plainWheelIsLeftToThePage();
    void zoomingStopsAtTwoSteps();
    // Cursor.
    void mouseReportsWhereItIs();
    void cursorValuesAreThePointsNearest();
    void cursorSaysWhereACurveEnded();
    void saysWhatTheCurvesSay();
    void linkedCursorIsDrawn();
    void shiftArrowsGoFromPointToPoint();
};

void CurveViewTest::dragAsksForTheRangeUnderTheBand()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    const std::optional<double> from = chart.xAt({200, 150});
    const std::optional<double> to = chart.xAt({300, 150});
    QVERIFY(from && to);
    QVERIFY(*from > 200 && *to < 800 && *to - *from > 100);
    QSignalSpy requested(&chart.view, &CurveView::xRangeRequested);
    chart.drag(Qt::LeftButton, {300, 140}, {200, 160}); // leftwards works as well
    QCOMPARE(requested.size(), 1);
    QVERIFY(lastRange(requested));
    QCOMPARE(lastRange(requested)->min, *from);
    QCOMPARE(lastRange(requested)->max, *to);
}

void CurveViewTest::asksButNeverChangesItsRangeItself()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    chart.drag(Qt::LeftButton, {200, 150}, {300, 150});
    QTest::keyClick(&chart.view, Qt::Key_Plus);
    QCOMPARE(chart.view.xRange(), std::optional<AxisRange>());
}

void CurveViewTest::clickWithoutDragAsksForNothing()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    QSignalSpy requested(&chart.view, &CurveView::xRangeRequested);
    QTest::mouseClick(&chart.view, Qt::LeftButton, {}, {200, 150});
    chart.drag(Qt::LeftButton, {200, 150}, {202, 150});
    QCOMPARE(requested.size(), 0);
}

void CurveViewTest::escapeEndsADrag()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    QSignalSpy requested(&chart.view, &CurveView::xRangeRequested);
    QTest::mousePress(&chart.view, Qt::LeftButton, {}, {200, 150});
    chart.move({300, 150}, Qt::LeftButton);
    QTest::keyClick(&chart.view, Qt::Key_Escape);
    QTest::mouseRelease(&chart.view, Qt::LeftButton, {}, {300, 150});
    QCOMPARE(requested.size(), 0);
}

void CurveViewTest::shiftDragAndMiddleDragPan()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    chart.view.setXRange(AxisRange{400.0, 600.0});
    chart.view.flush();
    const std::optional<double> from = chart.xAt({200, 150});
    const std::optional<double> to = chart.xAt({260, 150});
    QVERIFY(from && to);
    QSignalSpy requested(&chart.view, &CurveView::xRangeRequested);
    chart.drag(Qt::LeftButton, {200, 150}, {260, 150}, Qt::ShiftModifier);
    QVERIFY(lastRange(requested));
    const AxisRange byShift = *lastRange(requested);
    QVERIFY(std::abs(byShift.min - (400.0 - (*to - *from))) < 1e-6);
    QVERIFY(std::abs(byShift.max - byShift.min - 200.0) < 1e-6);
    chart.drag(Qt::MiddleButton, {200, 150}, {260, 150});
    QCOMPARE(requested.size(), 2);
    QCOMPARE(*lastRange(requested), byShift);
}

void CurveViewTest::panningStopsBeyondTheData()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    chart.answerRequests();
    chart.view.setXRange(AxisRange{0.0, 200.0});
    for (int i = 0; i < 200; ++i)
        QTest::keyClick(&chart.view, Qt::Key_Right);
    QVERIFY(chart.view.xRange());
    QVERIFY(chart.view.xRange()->min < 1000.0);
    QVERIFY(chart.view.xRange()->max > 1000.0);
}

void CurveViewTest::doubleClickFits()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    chart.view.setXRange(AxisRange{400.0, 600.0});
    QSignalSpy requested(&chart.view, &CurveView::xRangeRequested);
    QTest::mouseDClick(&chart.view, Qt::LeftButton, {}, {200, 150});
    QCOMPARE(requested.size(), 1);
    QCOMPARE(lastRange(requested), std::optional<AxisRange>());
}

void CurveViewTest::keysPanZoomAndFit()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    chart.answerRequests();
    QTest::keyClick(&chart.view, Qt::Key_Plus);
    QVERIFY(chart.view.xRange());
    const AxisRange zoomed = *chart.view.xRange();
    QVERIFY(zoomed.min > 50.0 && zoomed.max < 950.0);
    QTest::keyClick(&chart.view, Qt::Key_Right);
    QVERIFY(chart.view.xRange()->min > zoomed.min);
    QVERIFY(chart.view.xRange()->max > zoomed.max);
    QTest::keyClick(&chart.view, Qt::Key_Left);
    QVERIFY(std::abs(chart.view.xRange()->min - zoomed.min) < 1e-6);
    QTest::keyClick(&chart.view, Qt::Key_Minus);
    QTest::keyClick(&chart.view, Qt::Key_Minus);
    QCOMPARE(chart.view.xRange(), std::optional<AxisRange>());
    for (const Qt::Key key : {Qt::Key_0, Qt::Key_Home}) {
        QTest::keyClick(&chart.view, Qt::Key_Plus);
        QVERIFY(chart.view.xRange());
        QTest::keyClick(&chart.view, key);
        QCOMPARE(chart.view.xRange(), std::optional<AxisRange>());
    }
}

void CurveViewTest::controlWheelZoomsAroundTheMouse()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    chart.answerRequests();
    const QPoint center = chart.view.rect().center();
    const std::optional<double> before = chart.xAt(center);
    chart.wheel({0, 120}, Qt::ControlModifier);
    chart.view.flush();
    const std::optional<double> after = chart.xAt(center);
    QVERIFY(chart.view.xRange());
    QVERIFY(before && after);
    QVERIFY(std::abs(*before - *after) < 2.0);
}

void CurveViewTest::plainWheelIsLeftToThePage()
{
    // An event that is not accepted goes on to the parent, if it comes from a real wheel.
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    QSignalSpy requested(&chart.view, &CurveView::xRangeRequested);
    QVERIFY(!chart.wheel({0, -120}, Qt::NoModifier));
    QVERIFY(!chart.wheel({40, -120}, Qt::NoModifier));
    QVERIFY(!chart.wheel({120, 0}, Qt::NoModifier)); // all is in view: nothing to pan
    QCOMPARE(requested.size(), 0);
    chart.view.setXRange(AxisRange{400.0, 600.0});
    QVERIFY(!chart.wheel({0, -120}, Qt::NoModifier));
    QCOMPARE(requested.size(), 0);
    QVERIFY(chart.wheel({-120, 0}, Qt::NoModifier));
    QCOMPARE(requested.size(), 1);
    QVERIFY(lastRange(requested)->min > 400.0);
    QVERIFY(chart.wheel({0, -120}, Qt::ControlModifier));
    QCOMPARE(requested.size(), 2);
}

void CurveViewTest::zoomingStopsAtTwoSteps()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    chart.answerRequests();
    for (int i = 0; i < 60; ++i)
        QTest::keyClick(&chart.view, Qt::Key_Plus);
    QVERIFY(chart.view.xRange());
    const double width = chart.view.xRange()->max - chart.view.xRange()->min;
    QVERIFY(width >= 1.99 && width < 4.0);
}

void CurveViewTest::mouseReportsWhereItIs()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    QSignalSpy moved(&chart.view, &CurveView::cursorMoved);
    chart.move({200, 150});
    chart.move({300, 150});
    QCOMPARE(moved.size(), 2);
    const auto first = moved.at(0).at(0).value<std::optional<double>>();
    const auto second = moved.at(1).at(0).value<std::optional<double>>();
    QVERIFY(first && second && *first < *second);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&chart.view, &leave);
    QCOMPARE(moved.size(), 3);
    QVERIFY(!moved.last().at(0).value<std::optional<double>>());
    QVERIFY(chart.view.cursorValues().empty());
}

void CurveViewTest::cursorValuesAreThePointsNearest()
{
    Curve smoothed = curve(u"smoothed"_s, kRed, diagonal(101));
    smoothed.original = series(101, [](std::size_t i) { return 1000.0 + static_cast<double>(i); });
    const Curve sparse =
        curve(u"sparse"_s, kBlue,
              series(
                  11, [](std::size_t i) { return static_cast<double>(i) / 10.0; }, 10));
    ChartOnScreen chart({smoothed, sparse, curve(u"empty"_s, kBlue, fromPoints({}))});
    chart.view.setCursorX(36.2);
    const std::vector<CursorValue> values = chart.view.cursorValues();
    QCOMPARE(values.size(), std::size_t(2));
    QCOMPARE(values[0].label, u"smoothed"_s);
    QCOMPARE(values[0].point.step, 36);
    QCOMPARE(values[0].point.value, 36.0);
    QCOMPARE(values[0].originalValue, 1036.0);
    QCOMPARE(values[0].relativeSeconds, 36.0);
    QCOMPARE(values[1].point.step, 40);
    QCOMPARE(values[1].originalValue, values[1].point.value);
}

void CurveViewTest::cursorSaysWhereACurveEnded()
{
    ChartOnScreen chart(
        {curve(u"long"_s, kRed, diagonal(101)), curve(u"short"_s, kBlue, diagonal(51))});
    chart.view.setCursorX(51.0); // the next point of "short" may still come
    QVERIFY(!chart.view.cursorText().contains(u"ended"_s));
    chart.view.setCursorX(90.0);
    QCOMPARE(chart.view.cursorText(), u"step 90; long 90; short 50 ended at 50"_s);
}

void CurveViewTest::saysWhatTheCurvesSay()
{
    Curve smoothed = curve(u"smoothed"_s, kRed, diagonal(101));
    smoothed.original = series(101, [](std::size_t i) {
        return i == 60 ? std::nan("") : 1000.0 + static_cast<double>(i);
    });
    ChartOnScreen chart({smoothed, curve(u"empty"_s, kBlue, fromPoints({}))});
    chart.view.setLogY(true);
    chart.view.flush();
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(&chart.view);
    QCOMPARE(known->role(), QAccessible::Chart);
    const QString text = known->text(QAccessible::Description);
    QVERIFY2(text.contains(u"step 0 to step 100"_s), qPrintable(text));
    QVERIFY2(text.contains(u"The value axis is logarithmic."_s), qPrintable(text));
    // What was logged, not what smoothing makes of it.
    const QString said = u"first 1,000 at step 0; last 1,100 at step 100; lowest 1,000, highest "
                         u"1,100; 1 value(s) NaN or infinite, the first at step 60"_s;
    QVERIFY2(text.contains(u"smoothed: "_s + said), qPrintable(text));
    QCOMPARE(known->childCount(), 2);
    QCOMPARE(known->child(0)->role(), QAccessible::ListItem);
    QCOMPARE(known->child(0)->text(QAccessible::Name), u"smoothed"_s);
    QCOMPARE(known->child(0)->text(QAccessible::Description), said);
    QCOMPARE(known->child(0)->parent(), known);
    QCOMPARE(known->child(1)->text(QAccessible::Description), u"no values"_s);
    QCOMPARE(known->child(2), nullptr);
    chart.view.setCurves({});
    QCOMPARE(known->childCount(), 0);
}

void CurveViewTest::linkedCursorIsDrawn()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    const QImage before = chart.picture();
    chart.view.setCursorX(500.0);
    const QImage after = chart.picture();
    const ChartFrame frame = frameOf(inputOf(chart.view.curves()));
    const int x = static_cast<int>(frame.toPixelX(500.0));
    const int y = static_cast<int>(frame.plot.bottom()) - 20;
    QVERIFY(before.pixelColor(x, y) != after.pixelColor(x, y));
    chart.view.setCursorX(std::nullopt);
    QCOMPARE(chart.picture(), before);
}

void CurveViewTest::shiftArrowsGoFromPointToPoint()
{
    ChartOnScreen chart(
        {curve(u"a"_s, kRed,
               series(
                   11, [](std::size_t i) { return static_cast<double>(i); }, 100))});
    chart.view.setCursorX(300.0);
    QSignalSpy moved(&chart.view, &CurveView::cursorMoved);
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&chart.view, key, Qt::ShiftModifier);
        return moved.last().at(0).value<std::optional<double>>();
    };
    QCOMPARE(press(Qt::Key_Right), std::optional(400.0));
    QCOMPARE(press(Qt::Key_Right), std::optional(500.0));
    QCOMPARE(press(Qt::Key_Left), std::optional(400.0));
    QTest::keyClick(&chart.view, Qt::Key_Escape);
    QVERIFY(!moved.last().at(0).value<std::optional<double>>());
}

int main(int argc, char** argv)
{
    return runWidgetTest<CurveViewTest>(argc, argv);
}
#include "tst_curve_view.moc"
