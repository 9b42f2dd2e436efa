// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/chart_frames.h"
#include "tests/widgets/chart_samples.h"
#include "tests/widgets/widget_test_main.h"

#include <QTest>

#include <cmath>

using namespace faultline;
using namespace faultline::ui;
using namespace faultline::ui::samples;
using namespace Qt::StringLiterals;

namespace {

const QColor kRed(200, 20, 20);

} // namespace

class ChartFrameTest : public QObject {
    Q_OBJECT

private slots:
    void constantSeriesHasAxisAroundIt();
    void ignoringOutliersFitsTheRest();
    void labelsAreNeverClippedNorOverlap_data();
    void labelsAreNeverClippedNorOverlap();
    void plotsOfDifferentValuesAlign();
    void smoothedLinesAloneDecideWhatAnOutlierIs();
    void betweenTwoPointsTheLineDecidesTheRange();
    void logarithmicStepsBeginAtOne();
    void noiseGetsALineOfTypicalValues();
    void smoothCurvesAndSpikesStayAsTheyAre();
};

void ChartFrameTest::constantSeriesHasAxisAroundIt()
{
    const ChartFrame frame =
        frameOf(inputOf({curve(u"lr"_s, kRed, series(100, [](std::size_t) { return 0.001; }))}));
    QCOMPARE(frame.y.range(), (AxisRange{0.0, 0.002}));
    QVERIFY(frame.yTicks.size() >= 3);
}

void ChartFrameTest::ignoringOutliersFitsTheRest()
{
    ChartInput input =
        inputOf({curve(u"a"_s, kRed, series(2000, [](std::size_t i) {
                           return i % 100 == 7 ? 1e6 : 1.0 + 1e-3 * static_cast<double>(i);
                       }))});
    QVERIFY(frameOf(input).y.range().max > 1e6);
    input.ignoreOutliers = true;
    const AxisRange range = frameOf(input).y.range();
    QVERIFY(range.min > 0.9 && range.min < 1.2);
    QVERIFY(range.max > 2.8 && range.max < 3.2);
}

void ChartFrameTest::labelsAreNeverClippedNorOverlap_data()
{
    QTest::addColumn<XAxisKind>("kind");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("logarithmic");
    for (const double scale : {1e-9, 1.0, 0.99999, 12345.678, 1e12}) {
        for (const bool logarithmic : {false, true}) {
            const auto add = [&](const char* name, XAxisKind kind) {
                QTest::addRow("%s %g %s", name, scale, logarithmic ? "log" : "linear")
                    << kind << scale << logarithmic;
            };
            add("step", XAxisKind::Step);
            add("relative", XAxisKind::Relative);
            add("wall", XAxisKind::Wall);
        }
    }
}

void ChartFrameTest::labelsAreNeverClippedNorOverlap()
{
    QFETCH(XAxisKind, kind);
    QFETCH(double, scale);
    QFETCH(bool, logarithmic);
    const auto value = [=](std::size_t i) { return scale * (1.0 + 1e-3 * static_cast<double>(i)); };
    ChartInput input = inputOf({curve(u"a"_s, kRed, series(3000, value, 1000, 97.0))});
    input.xKind = kind;
    input.logX = logarithmic;
    input.logY = logarithmic;
    for (const double width : {220.0, 335.0, 400.0, 735.0, 1280.0, 3840.0}) {
        for (const double height : {140.0, 240.0, 600.0, 1200.0}) {
            const ChartFrame frame = frameOf(input, {width, height});
            const QRectF widget(0.0, 0.0, width, height);
            QVERIFY(frame.labels.size() >= 3);
            for (std::size_t i = 0; i < frame.labels.size(); ++i) {
                const PlacedLabel& label = frame.labels[i];
                QVERIFY2(widget.contains(label.rect), qPrintable(label.text));
                QVERIFY2(!frame.plot.intersects(label.rect), qPrintable(label.text));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!label.rect.intersects(frame.labels[j].rect),
                             qPrintable(label.text + u" / "_s + frame.labels[j].text));
            }
        }
    }
}

void ChartFrameTest::plotsOfDifferentValuesAlign()
{
    const auto plotOf = [](double scale) {
        const auto value = [=](std::size_t i) { return scale * static_cast<double>(i); };
        return frameOf(inputOf({curve(u"a"_s, kRed, series(100, value))})).plot;
    };
    const QRectF plot = plotOf(1.0);
    for (const double scale : {1e-8, 1e-3, 0.017, 35.0, 7e5, 3e9})
        QCOMPARE(plotOf(scale), plot);
}

void ChartFrameTest::smoothedLinesAloneDecideWhatAnOutlierIs()
{
    Curve smoothed =
        curve(u"a"_s, kRed,
              series(500, [](std::size_t i) { return 1.0 + 1e-3 * static_cast<double>(i); }));
    smoothed.original = series(500, [](std::size_t i) { return i % 2 == 0 ? -9.0 : 9.0; });
    ChartInput input = inputOf({smoothed});
    QVERIFY(frameOf(input).y.range().max > 9.0); // what was logged is in view
    input.ignoreOutliers = true;
    QVERIFY(frameOf(input).y.range().max < 2.0);
}

void ChartFrameTest::betweenTwoPointsTheLineDecidesTheRange()
{
    ChartInput input =
        inputOf({curve(u"a"_s, kRed,
                       series(
                           3, [](std::size_t i) { return 10.0 * static_cast<double>(i); }, 1000))});
    input.xRange = AxisRange{1200.0, 1400.0};
    const ChartFrame frame = frameOf(input);
    QCOMPARE(frame.pointsInRange, std::uint64_t(0));
    QVERIFY(frame.message.isEmpty());
    QVERIFY(frame.y.range().min <= 12.0 && frame.y.range().max >= 14.0);
}

void ChartFrameTest::logarithmicStepsBeginAtOne()
{
    ChartInput input = inputOf(
        {curve(u"a"_s, kRed, series(1001, [](std::size_t i) { return static_cast<double>(i); }))});
    input.logX = true;
    const AxisRange range = fittedXRange(input);
    QVERIFY(range.min > 0.8 && range.min < 1.0);
    QVERIFY(range.max > 1000.0 && range.max < 1200.0);
    input.xKind = XAxisKind::Wall; // no logarithm of a date
    QVERIFY(fittedXRange(input).min > 1.6e9);
}

void ChartFrameTest::noiseGetsALineOfTypicalValues()
{
    // Between -1 and 1 around 10, with a stretch of NaN in the middle.
    const auto noisy = [](std::size_t i) {
        return i > 40'000 && i < 60'000 ? kNaN : 10.0 + std::sin(static_cast<double>(i * i));
    };
    ChartInput input = inputOf({curve(u"a"_s, kRed, series(100'000, noisy))});
    const CurveFrame drawn = frameOf(input).curves.at(0);
    QCOMPARE(drawn.trend.size(), std::size_t(2));
    QVERIFY(drawn.trend.front().back().x <= 40'500.0);
    QVERIFY(drawn.trend.back().front().x >= 59'500.0);
    for (const auto& line : drawn.trend) {
        for (const CurvePoint& point : line)
            QVERIFY(point.y > 9.2 && point.y < 10.8);
    }
    QVERIFY(drawn.line.yMin < 9.01 && drawn.line.yMax > 10.99); // the band keeps the extremes
    input.xRange = AxisRange{100.0, 400.0};                     // near enough to see every point
    QVERIFY(frameOf(input).curves.at(0).trend.empty());
}

void ChartFrameTest::smoothCurvesAndSpikesStayAsTheyAre()
{
    const auto spiky = [](std::size_t i) {
        return i % 20'011 == 5 ? 9.0 : std::sin(static_cast<double>(i) / 30'000.0);
    };
    QVERIFY(
        frameOf(inputOf({curve(u"a"_s, kRed, series(200'000, spiky))})).curves.at(0).trend.empty());
}

int main(int argc, char** argv)
{
    return runWidgetTest<ChartFrameTest>(argc, argv);
}
#include "tst_chart_frame.moc"
