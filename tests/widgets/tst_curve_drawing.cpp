// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/chart_on_screen.h"
#include "tests/widgets/widget_test_main.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>

using namespace faultline;
using namespace faultline::ui;
using namespace faultline::ui::samples;
using namespace Qt::StringLiterals;

namespace {

int countPixels(const QImage& image, const QColor& color, QRect area)
{
    int count = 0;
    area = area.intersected(image.rect());
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            const int distance = std::abs(pixel.red() - color.red())
                                 + std::abs(pixel.green() - color.green())
                                 + std::abs(pixel.blue() - color.blue());
            count += distance < 180 ? 1 : 0; // antialiased
        }
    }
    return count;
}

int countPixels(const QImage& image, const QColor& color)
{
    return countPixels(image, color, image.rect());
}

} // namespace

class CurveDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void lineIsDrawnWhereItsValuesAre();
    void extremesOfLongSeriesAreDrawn();
    void pointsStayWithinTheBudget();
    void zeroAndNaNDoNotEmptyALogarithmicChart();
    void nonFiniteSamplesAreMarkedWhereTheyAre();
    void lonelyPointsAreDots();
    void chartWithoutFiniteValuesSaysSo();
    void extremeValuesAreSurvived_data();
    void extremeValuesAreSurvived();
    void shadedRangesAreDrawn();
    void followsThePalette();
    // Redrawing.
    void changesAreDrawnTogether();
    void hiddenChartWorksOutNothing();
    void describesItselfToAssistants();
    // Export.
    void imageHasTheSizeAskedFor();
    void vectorPictureKeepsTextAndStaysInside();
};

void CurveDrawingTest::lineIsDrawnWhereItsValuesAre()
{
    for (const bool logarithmic : {false, true}) {
        ChartOnScreen chart({curve(u"a"_s, kRed, series(1000, [](std::size_t i) {
                                       return 1.0 + static_cast<double>(i);
                                   }))});
        chart.view.setLogY(logarithmic);
        chart.view.flush();
        ChartInput input = inputOf(chart.view.curves());
        input.logY = logarithmic;
        const ChartFrame frame = frameOf(input);
        const QImage picture = chart.picture();
        for (const double x : {100.0, 400.0, 800.0}) {
            const QPoint place = frame.toPixel(x, x + 1.0).toPoint();
            QVERIFY(countPixels(picture, kRed, QRect(place - QPoint(1, 1), QSize(3, 3))) > 0);
            QCOMPARE(countPixels(picture, kRed, QRect(place + QPoint(8, 8), QSize(3, 3))), 0);
        }
    }
}

void CurveDrawingTest::extremesOfLongSeriesAreDrawn()
{
    // One point in 300,000 stands out: no thinning may lose it.
    ChartOnScreen chart({curve(
        u"a"_s, kRed, series(300'000, [](std::size_t i) { return i == 123'456 ? 50.0 : 1.0; }))});
    const ChartFrame frame = frameOf(inputOf(chart.view.curves()));
    const QPointF peak = frame.toPixel(123'456, 50.0);
    const QRect around(peak.toPoint() - QPoint(2, 0), QSize(5, 40));
    QVERIFY(countPixels(chart.picture(), kRed, around) > 10);
}

void CurveDrawingTest::pointsStayWithinTheBudget()
{
    std::vector<Curve> curves;
    for (unsigned i = 0; i < 8; ++i)
        curves.push_back(curve(QString::number(i), kRed, series(20'000, noisyLoss(i, 2e4, 0.1))));
    ChartOnScreen chart(curves);
    QCOMPARE(chart.view.pointsInRange(), std::uint64_t(160'000));
    QVERIFY(chart.view.pointsDrawn() <= 8'000 + 8 * 4);
    QVERIFY(chart.view.pointsDrawn() > 2'000);
    chart.view.setXRange(AxisRange{100.0, 149.0});
    chart.view.flush();
    QCOMPARE(chart.view.pointsInRange(), std::uint64_t(8 * 50));
    QVERIFY(chart.view.pointsDrawn() >= 8 * 50); // now every one, and neighbours
}

void CurveDrawingTest::zeroAndNaNDoNotEmptyALogarithmicChart()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, series(200, [](std::size_t i) {
                                   if (i == 20)
                                       return 0.0;
                                   if (i == 40)
                                       return kNaN;
                                   return i == 60 ? -1.0 : 0.5 + static_cast<double>(i);
                               }))});
    chart.view.setLogY(true);
    chart.view.flush();
    QVERIFY(countPixels(chart.picture(), kRed) > 300);
    QCOMPARE(chart.view.markedSamples(), std::uint64_t(3));
    chart.view.setLogY(false);
    chart.view.flush();
    QVERIFY(countPixels(chart.picture(), kRed) > 300);
    QCOMPARE(chart.view.markedSamples(), std::uint64_t(1));
}

void CurveDrawingTest::nonFiniteSamplesAreMarkedWhereTheyAre()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, series(10'000, [](std::size_t i) {
                                   return i == 5'000 ? kInfinity : -static_cast<double>(i);
                               }))});
    const ChartFrame frame = frameOf(inputOf(chart.view.curves()));
    const QImage picture = chart.picture();
    const auto markAt = [&](double x) {
        const QPoint place(static_cast<int>(frame.toPixelX(x)), static_cast<int>(frame.plot.top()));
        return countPixels(picture, kRed, QRect(place - QPoint(5, 0), QSize(10, 8)));
    };
    QVERIFY(markAt(5'000) > 15);
    QCOMPARE(markAt(3'000), 0);
    QCOMPARE(markAt(7'000), 0);
}

void CurveDrawingTest::lonelyPointsAreDots()
{
    ChartOnScreen single(
        {curve(u"a"_s, kRed, fromPoints({{.step = 7, .wallTime = kStart, .value = 0.5}}))});
    QVERIFY(countPixels(single.picture(), kRed) >= 9);
    // Each point stands between two NaN.
    ChartOnScreen between({curve(u"a"_s, kRed, series(101, [](std::size_t i) {
                                     return i % 2 == 0 ? -1.0 - static_cast<double>(i) : kNaN;
                                 }))});
    const ChartFrame frame = frameOf(inputOf(between.view.curves()));
    const QPoint place = frame.toPixel(50.0, -51.0).toPoint();
    QVERIFY(countPixels(between.picture(), kRed, QRect(place - QPoint(2, 2), QSize(5, 5))) >= 9);
}

void CurveDrawingTest::chartWithoutFiniteValuesSaysSo()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, series(312, [](std::size_t) { return kNaN; }))});
    QCOMPARE(frameOf(inputOf(chart.view.curves())).message, u"No finite value: 312 NaN"_s);
    QVERIFY(chart.view.accessibleDescription().contains(u"No finite value: 312 NaN"_s));
    QCOMPARE(chart.view.markedSamples(), std::uint64_t(312));
    QCOMPARE(frameOf(inputOf({})).message, u"No points logged"_s);
}

void CurveDrawingTest::extremeValuesAreSurvived_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("whole range of double") << -1.7e308 << 1.7e308;
    QTest::newRow("denormal") << 5e-324 << 1e-320;
    QTest::newRow("tiny to huge") << 1e-300 << 1e300;
    QTest::newRow("huge and close") << 1e300 << std::nextafter(1e300, kInfinity);
    QTest::newRow("infinities") << -kInfinity << kInfinity;
}

void CurveDrawingTest::extremeValuesAreSurvived()
{
    QFETCH(double, low);
    QFETCH(double, high);
    ChartOnScreen chart(
        {curve(u"a"_s, kRed, series(100, [=](std::size_t i) { return i % 3 == 0 ? low : high; }))});
    for (const bool logarithmic : {false, true}) {
        chart.view.setLogY(logarithmic);
        chart.view.setXAxis(XAxisKind::Step, logarithmic);
        chart.view.flush();
        QVERIFY(!chart.picture().isNull());
    }
    // Hostile requests from outside.
    chart.view.setYRange(AxisRange{1.0, 1.0});
    for (const AxisRange range : {AxisRange{-1e308, 1e308}, AxisRange{kNaN, 1.0},
                                  AxisRange{5.0, 5.0}, AxisRange{7.0, 3.0}}) {
        chart.view.setXRange(range);
        chart.view.flush();
        QTest::keyClick(&chart.view, Qt::Key_Minus);
        QVERIFY(!chart.picture().isNull());
    }
}

void CurveDrawingTest::shadedRangesAreDrawn()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    const QImage before = chart.picture();
    chart.view.setShadedRanges(
        {{.range = {600, 800}, .role = ShadedRange::Role::Critical, .label = u"NaN"_s},
         {.range = {250, 250}, .role = ShadedRange::Role::Warning, .label = {}}});
    const QImage after = chart.picture();
    const ChartFrame frame = frameOf(inputOf(chart.view.curves()));
    const auto changed = [&](double x) {
        const QPoint place(static_cast<int>(frame.toPixelX(x)),
                           static_cast<int>(frame.plot.bottom()) - 7);
        return before.pixelColor(place) != after.pixelColor(place);
    };
    QVERIFY(changed(700));
    QVERIFY(changed(250)); // one step wide, and yet to be seen
    QVERIFY(!changed(500));
    QVERIFY(!changed(900));
}

void CurveDrawingTest::followsThePalette()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    QPalette dark(QColor(40, 44, 52), QColor(30, 32, 38));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text})
        dark.setColor(role, Qt::white);
    const auto brightPixels = [&] {
        const QImage picture = chart.picture();
        int count = 0;
        for (int y = 0; y < 200; ++y) {
            for (int x = 0; x < 40; ++x)
                count += picture.pixelColor(x, y).lightness() > 110 ? 1 : 0;
        }
        return count;
    };
    QVERIFY(brightPixels() > 40 * 200 * 0.9); // paper
    chart.view.setPalette(dark);
    QTRY_VERIFY(brightPixels() < 40 * 200 * 0.1);
    QVERIFY(brightPixels() > 20);                      // labels
    QVERIFY(countPixels(chart.picture(), kRed) > 100); // still the colour it was given
}

void CurveDrawingTest::changesAreDrawnTogether()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001))});
    QTest::qWait(50);
    QSignalSpy drawn(&chart.view, &CurveView::drawn);
    chart.view.setXRange(AxisRange{0.0, 100.0});
    chart.view.setLogY(true);
    chart.view.setIgnoreOutliers(true);
    chart.view.setXRange(AxisRange{0.0, 200.0});
    QCOMPARE(drawn.size(), 0);
    QVERIFY(drawn.wait(1000));
    QTest::qWait(50);
    QCOMPARE(drawn.size(), 1);
    QCOMPARE(chart.view.pointsInRange(), std::uint64_t(201));
    // Setting what is set already is no change.
    chart.view.setXRange(AxisRange{0.0, 200.0});
    chart.view.setLogY(true);
    QTest::qWait(50);
    QCOMPARE(drawn.size(), 1);
}

void CurveDrawingTest::hiddenChartWorksOutNothing()
{
    CurveView view;
    view.resize(kSize);
    view.setCurves({curve(u"a"_s, kRed, diagonal(1001))});
    QTest::qWait(50);
    QCOMPARE(view.pointsInRange(), std::uint64_t(0));
    view.flush();
    QCOMPARE(view.pointsInRange(), std::uint64_t(1001));
}

void CurveDrawingTest::describesItselfToAssistants()
{
    ChartOnScreen chart({curve(u"a"_s, kRed, diagonal(1001)), curve(u"b"_s, kBlue, diagonal(11))});
    chart.view.setAccessibleName(u"loss"_s);
    chart.view.setXRange(AxisRange{0.0, 1000.0});
    chart.view.flush();
    const QString text = chart.view.accessibleDescription();
    QVERIFY2(text.contains(u"2 curve"_s), qPrintable(text));
    QVERIFY2(text.contains(u"step 0 to step 1,000"_s), qPrintable(text));
    QCOMPARE(chart.view.accessibleName(), u"loss"_s);
}

void CurveDrawingTest::imageHasTheSizeAskedFor()
{
    ChartOnScreen chart({curve(u"run"_s, kRed, diagonal(1001))});
    const QImage image = chart.view.toImage({600, 400}, 2.0, true);
    QCOMPARE(image.size(), QSize(1200, 800));
    QCOMPARE(image.devicePixelRatio(), 2.0);
    QVERIFY(countPixels(image, kRed) > 800);
    // The legend is at the foot.
    const QRect foot(0, 740, 1200, 60);
    QVERIFY(countPixels(image, kRed, foot) > 20);
    QCOMPARE(countPixels(chart.view.toImage({600, 400}, 2.0, false), kRed, foot), 0);
    QCOMPARE(chart.view.size(), kSize);
}

void CurveDrawingTest::vectorPictureKeepsTextAndStaysInside()
{
    ChartOnScreen chart({curve(u"run-7"_s, kRed, series(5000, [](std::size_t i) {
                                   return i % 50 == 0 ? 1e9 : std::sin(static_cast<double>(i));
                               }))});
    chart.view.setTitle(u"Loss/total"_s);
    chart.view.setIgnoreOutliers(true);
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({800, 400});
    svg.setViewBox(QRect(0, 0, 800, 400));
    QPainter painter(&svg);
    chart.view.render(painter, QRectF(0, 0, 800, 400), true);
    painter.end();
    const QString text = QString::fromUtf8(buffer.data());
    QVERIFY(text.contains(u"run-7"_s));
    QVERIFY(text.contains(u"Loss/total"_s));
    QVERIFY(text.contains(u"4,000"_s));
    static const QRegularExpression number(u"-?[0-9.]+(e[+-]?[0-9]+)?"_s);
    static const QRegularExpression points(u"<polyline [^>]*points=\"([^\"]*)\""_s);
    int lines = 0;
    for (QRegularExpressionMatchIterator line = points.globalMatch(text); line.hasNext(); ++lines) {
        const QString list = line.next().captured(1);
        for (QRegularExpressionMatchIterator n = number.globalMatch(list); n.hasNext();) {
            const double coordinate = n.next().captured().toDouble();
            QVERIFY(coordinate >= 0.0 && coordinate <= 800.0);
        }
    }
    QVERIFY(lines > 5);
}

int main(int argc, char** argv)
{
    return runWidgetTest<CurveDrawingTest>(argc, argv);
}
#include "tst_curve_drawing.moc"
