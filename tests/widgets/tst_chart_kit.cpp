// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plan_maker.h"
#include "tests/support/test_case.h"
#include "tests/widgets/trace_samples.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/charts/chart_canvas.h"
#include "widgets/charts/chart_export.h"
#include "widgets/charts/curve_view.h"
#include "widgets/view_context.h"
#include "widgets/views/batches/figure_bars.h"
#include "widgets/views/data/box_size_map.h"
#include "widgets/views/data/heat_map_view.h"
#include "widgets/views/data/histogram.h"
#include "widgets/views/hardware/reason_strips.h"
#include "widgets/views/memory/component_bar.h"
#include "widgets/views/memory/step_chart.h"
#include "widgets/views/memory/sweep_chart.h"
#include "widgets/views/memory/tree_map.h"
#include "widgets/views/summaries/histograms/histogram_chart.h"
#include "widgets/views/summaries/parallel_view.h"
#include "widgets/views/summaries/pr_curves/pr_curve_chart.h"
#include "widgets/views/summaries/scatter_view.h"
#include "widgets/views/timeline/timeline_widget.h"
#include "widgets/views/trace/breakdown_bar.h"
#include "widgets/views/trace/step_columns.h"

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

using namespace faultline;
using namespace faultline::ui;
using namespace Qt::StringLiterals;

namespace {

using ChartPtr = std::unique_ptr<ChartCanvas>;

struct Sample {
    const char* name;
    std::function<ChartPtr()> make;  ///< with data
    std::function<ChartPtr()> empty; ///< before it was given any
    Qt::Key next = Qt::Key_Right;
    Qt::Key before = Qt::Key_Left;
    bool namesColumns = false; ///< below its columns stands what they are, not a scale
};

ChartPtr sweepChart()
{
    auto chart = std::make_unique<SweepChart>(u"Peak over the batch size"_s);
    std::vector<SweepSample> samples;
    for (std::int64_t batch = 1; batch <= 24; ++batch) {
        const std::int64_t peak = batch * 700'000'000 + 2'000'000'000;
        samples.push_back(
            {.x = batch, .peakBytes = peak, .interval = {peak - 300'000'000, peak + 500'000'000}});
    }
    chart->setSamples(samples, u"batch size"_s);
    chart->setCurrent(8);
    chart->setGpus({samples::plan()->request.gpu});
    return chart;
}

/// The plan of the samples with a step of three phases.
VramPlanPtr plan()
{
    auto made = std::make_shared<VramPlan>(*samples::plan());
    made->estimate.timeline.clear();
    for (int i = 0; i < 12; ++i) {
        const std::int64_t bytes = (i < 6 ? i + 1 : 12 - i) * 900'000'000LL;
        made->estimate.timeline.push_back(
            {.phase = i < 6 ? vram::StepPhase::Forward : vram::StepPhase::Backward,
             .op = i % 3,
             .bytes = bytes,
             .peakBytes = bytes + 200'000'000});
    }
    made->estimate.layers = {
        {.op = 0, .parameters = 0, .keptBytes = 4'000, .workspaceBytes = 0, .multiplyAdds = 0},
        {.op = 1, .parameters = 0, .keptBytes = 3'000, .workspaceBytes = 0, .multiplyAdds = 0},
        {.op = 2, .parameters = 0, .keptBytes = 2'000, .workspaceBytes = 0, .multiplyAdds = 0}};
    return made;
}

ChartPtr stepChart()
{
    auto chart = std::make_unique<StepChart>();
    chart->setPlan(plan());
    return chart;
}

ChartPtr componentBar()
{
    auto chart = std::make_unique<ComponentBar>();
    const VramPlanPtr shown = plan();
    chart->setLoad(&shown->estimate);
    chart->setGpu(shown->request.gpu);
    return chart;
}

ChartPtr treeMap()
{
    auto chart = std::make_unique<TreeMap>();
    const VramPlanPtr shown = plan();
    chart->setLayers(shown->graph, shown->estimate.layers);
    return chart;
}

HistogramData counts(bool logarithmic, int series)
{
    HistogramData data;
    data.isLogarithmic = logarithmic;
    data.isWhole = !logarithmic;
    data.unit = logarithmic ? u"px"_s : QString();
    for (int i = 0; i <= 12; ++i)
        data.edges.push_back(logarithmic ? 4.0 * std::exp2(i / 2.0) : i);
    const std::array<QColor, 2> colors{QColor(0x1f, 0x77, 0xb4), QColor(0xd6, 0x6a, 0x1e)};
    for (int one = 0; one < series; ++one) {
        HistogramData::Series counted{.name = u"split %1"_s.arg(one),
                                      .color = colors[static_cast<std::size_t>(one)],
                                      .counts = {},
                                      .total = 0.0};
        for (int i = 0; i < 12; ++i) {
            counted.counts.push_back(i * (12 - i) + one);
            counted.total += counted.counts.back();
        }
        data.series.push_back(counted);
    }
    data.marks = {{.value = logarithmic ? 32.0 : 6.0, .text = u"limit"_s}};
    data.summary = u"From 4 to 256"_s;
    return data;
}

ChartPtr histogram(bool logarithmic, int series)
{
    auto chart = std::make_unique<Histogram>(u"Sizes"_s);
    chart->setData(counts(logarithmic, series));
    return chart;
}

ChartPtr boxSizeMap()
{
    SizeMap sizes;
    for (int i = 0; i < 40; ++i)
        sizes.add(static_cast<float>(20 + 7 * i), static_cast<float>(30 + 3 * i));
    auto chart = std::make_unique<BoxSizeMap>();
    chart->setMap(sizes);
    return chart;
}

ChartPtr heatMap()
{
    HeatMap map;
    for (std::size_t i = 0; i < map.cells.size(); ++i)
        map.cells[i] = i % HeatMap::kSide * (i / HeatMap::kSide);
    auto chart = std::make_unique<HeatMapView>();
    chart->setMap(map, 1.5);
    return chart;
}

ChartPtr stepColumns()
{
    auto chart = std::make_unique<StepColumns>();
    chart->setProfile(samples::inputBoundProfile("trace.json", 30));
    return chart;
}

ChartPtr breakdownBar()
{
    auto chart = std::make_unique<BreakdownBar>();
    chart->setParts(breakdownOf(*samples::inputBoundProfile("trace.json", 12)));
    return chart;
}

ChartPtr prCurve()
{
    auto curve = std::make_shared<PrCurveSummary>();
    for (int i = 0; i <= 20; ++i) {
        PrCurveSummary::Point point;
        point.threshold = i / 20.0;
        point.recall = 1.0 - i / 20.0;
        point.precision = 0.4 + 0.6 * i / 20.0;
        point.truePositives = 100 - i;
        curve->points.push_back(point);
    }
    auto chart = std::make_unique<PrCurveChart>();
    chart->setAccessibleName(u"Precision-recall curves of a"_s); // as its card does
    chart->setLines(
        {{.run = u"a"_s, .color = QColor(0x1f, 0x77, 0xb4), .step = 7, .curve = curve}});
    return chart;
}

ChartPtr histogramChart(HistogramView view)
{
    HistogramSeries series;
    series.color = QColor(0x1f, 0x77, 0xb4);
    for (int step = 0; step < 6; ++step) {
        auto one = std::make_shared<HistogramSummary>();
        for (int bin = 0; bin < 20; ++bin)
            one->buckets.push_back({.left = bin - 10.0,
                                    .right = bin - 9.0,
                                    .count = 30.0 - std::abs(bin - 6.0 - step)});
        one->total = 400.0;
        HistogramSlice slice{
            .x = step * 10.0, .step = step * 10, .wallTime = 0.0, .histogram = one};
        const std::vector<double> points = percentiles(*one, kDistributionPoints);
        std::copy(points.begin(), points.end(), slice.distribution.begin());
        series.slices.push_back(slice);
    }
    auto chart = std::make_unique<HistogramChart>();
    chart->setAccessibleName(u"Histograms of a"_s); // as its card does
    chart->setOptions(view, XAxisKind::Step, false);
    chart->setSeries(series);
    HistogramChart* asked = chart.get();
    QObject::connect(asked, &HistogramChart::stepRequested, asked,
                     [asked](std::optional<qint64> step) { asked->setChosenStep(step); });
    return chart;
}

HparamPlotPtr sessions()
{
    auto table = std::make_shared<HparamTable>();
    for (const char* name : {"lr", "batch", "loss"}) {
        HparamColumn column;
        column.name = name;
        column.kind = column.name == "loss" ? HparamColumnKind::Metric : HparamColumnKind::Hparam;
        table->columns.push_back(column);
    }
    auto plot = std::make_shared<HparamPlot>();
    for (int row = 0; row < 8; ++row) {
        HparamSession session;
        session.name = "run-" + std::to_string(row);
        table->sessions.push_back(session);
        table->cells.emplace_back(1e-4 * std::exp2(row));
        table->cells.emplace_back(8.0 * (row % 3 + 1));
        table->cells.emplace_back(0.3 + 0.05 * row);
        plot->colors.emplace_back(0x1f, 0x77, 0xb4);
    }
    plot->table = table;
    for (std::size_t column = 0; column < 3; ++column)
        plot->axes.emplace_back(*table, column, std::nullopt);
    plot->accepted.assign(plot->colors.size(), true);
    return plot;
}

template <typename View>
ChartPtr sessionsIn()
{
    auto view = std::make_unique<View>();
    view->setPlot(sessions());
    View* asked = view.get();
    QObject::connect(asked, &View::chosen, asked, [asked](int row) { asked->setChosenRow(row); });
    return view;
}

ChartPtr reasonStrips()
{
    auto strips = std::make_unique<ReasonStrips>();
    std::vector<HardwarePanel::Strip> rows(2);
    rows[0].label = u"power cap"_s;
    rows[0].costsSpeed = true;
    rows[0].spans = {{10.0, 300.0}, {500.0, 900.0}};
    rows[1].label = u"idle"_s;
    rows[1].spans = {{0.0, 1000.0}};
    strips->setStrips(rows);
    strips->setXRange(AxisRange{0.0, 1000.0});
    return strips;
}

ChartPtr figureBars()
{
    auto bars =
        std::make_unique<FigureBars>(FigureBars::Tone::Losses, u"What becomes of the boxes"_s);
    bars->setBars({{.name = u"flip"_s,
                    .value = u"2 %"_s,
                    .first = 0.2,
                    .second = 0.5,
                    .detail = u"2 of 100"_s},
                   {.name = u"crop"_s,
                    .value = u"9 %"_s,
                    .first = 0.6,
                    .second = 0.2,
                    .detail = u"9 of 100"_s}});
    return bars;
}

template <typename Chart>
ChartPtr blank()
{
    return std::make_unique<Chart>();
}

const std::vector<Sample>& allCharts()
{
    const auto unnamed = [] { return std::make_unique<Histogram>(u"Sizes"_s); };
    static const std::vector<Sample> kCharts{
        {"sweep", sweepChart, [] { return std::make_unique<SweepChart>(u"Peak"_s); }},
        {"step", stepChart, blank<StepChart>, Qt::Key_Right, Qt::Key_Left, true},
        {"components", componentBar, blank<ComponentBar>},
        {"tree map", treeMap, blank<TreeMap>},
        {"histogram", [] { return histogram(false, 1); }, unnamed, Qt::Key_Right, Qt::Key_Left,
         true},
        {"shares", [] { return histogram(true, 2); }, unnamed},
        {"box sizes", boxSizeMap, blank<BoxSizeMap>},
        {"heat map", heatMap, blank<HeatMapView>},
        {"step columns", stepColumns, blank<StepColumns>, Qt::Key_Right, Qt::Key_Left, true},
        {"breakdown", breakdownBar, blank<BreakdownBar>},
        {"precision over recall", prCurve, blank<PrCurveChart>},
        {"ridges", [] { return histogramChart(HistogramView::Offset); }, blank<HistogramChart>},
        {"overlay", [] { return histogramChart(HistogramView::Overlay); }, blank<HistogramChart>},
        {"distribution", [] { return histogramChart(HistogramView::Distribution); },
         blank<HistogramChart>},
        {"parallel", sessionsIn<ParallelView>, blank<ParallelView>, Qt::Key_Down, Qt::Key_Up},
        {"scatter", sessionsIn<ScatterView>, blank<ScatterView>},
        {"reasons", reasonStrips, blank<ReasonStrips>},
        {"figures", figureBars,
         [] { return std::make_unique<FigureBars>(FigureBars::Tone::Accent, u"Figures"_s); }},
    };
    return kCharts;
}

ChartPtr chartOf(int index)
{
    ChartPtr chart = allCharts()[static_cast<std::size_t>(index)].make();
    chart->resize(480, std::max(240, chart->minimumSizeHint().height()));
    if (chart->sizePolicy().verticalPolicy() == QSizePolicy::Fixed)
        chart->resize(480, chart->sizeHint().height());
    chart->show();
    return chart;
}

double luminance(const QColor& color)
{
    const auto linear = [](float channel) {
        const auto value = static_cast<double>(channel);
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
           + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double light = std::max(luminance(a), luminance(b));
    return (light + 0.05) / (std::min(luminance(a), luminance(b)) + 0.05);
}

/// Whether a step is 1, 2 or 5 times a power of ten, one of clock and calendar, or a power of two.
bool isRoundStep(double step)
{
    const double leading = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
    for (const double round : {1.0, 2.0, 5.0, 10.0}) {
        if (std::abs(leading - round) < 1e-6)
            return true;
    }
    const double octave = std::log2(step);
    if (std::abs(octave - std::round(octave)) < 1e-9)
        return true;
    const std::array<double, 7> clock{15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 3600.0};
    return std::find(clock.begin(), clock.end(), step) != clock.end();
}

std::vector<double> labelled(const std::vector<AxisTick>& ticks)
{
    std::vector<double> values;
    for (const AxisTick& tick : ticks) {
        if (!tick.label.isEmpty())
            values.push_back(tick.value);
    }
    return values;
}

} // namespace

class ChartKitTest : public QObject {
    Q_OBJECT

private slots:
    void init() { applyTheme(*qApp, ThemeChoice::Light); }

    void curvesAreAChartToo();
    void timelineSaysWhatEachTrainingDid();
    void isKnownAsAChart_data() { eachChart(); }
    void isKnownAsAChart();
    void readsOutMarksByKeyboard_data() { eachChart(); }
    void readsOutMarksByKeyboard();
    void readsOutMarksByMouse_data() { eachChart(); }
    void readsOutMarksByMouse();
    void ticksAreRound_data() { eachChart(); }
    void ticksAreRound();
    void savesPictureAndData_data() { eachChart(); }
    void savesPictureAndData();
    void followsTheTheme_data() { eachChart(); }
    void followsTheTheme();
    void survivesNoDataAndNoRoom_data() { eachChart(); }
    void survivesNoDataAndNoRoom();
    void looksTheSameWithoutQtCharts();
    void quotesCells();

private:
    static void eachChart()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < allCharts().size(); ++i)
            QTest::newRow(allCharts()[i].name) << static_cast<int>(i);
    }
};

void ChartKitTest::isKnownAsAChart()
{
    QFETCH(int, index);
    const ChartPtr chart = chartOf(index);
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(chart.get());
    QVERIFY(known != nullptr);
    QCOMPARE(known->role(), QAccessible::Chart);
    QVERIFY(!known->text(QAccessible::Name).isEmpty());
}

void ChartKitTest::curvesAreAChartToo()
{
    CurveView view;
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(known != nullptr);
    QCOMPARE(known->role(), QAccessible::Chart);
    QLabel label;
    QVERIFY(QAccessible::queryAccessibleInterface(&label)->role() != QAccessible::Chart);
}

void ChartKitTest::timelineSaysWhatEachTrainingDid()
{
    TestCase opened;
    ViewContext context(opened);
    TimelineWidget timeline(context);
    TimelineLane lane;
    lane.name = u"exp"_s;
    lane.begin = 1.7e9;
    lane.end = lane.begin + 3600.0;
    lane.phases = {{.kind = PhaseKind::Steady, .beginTime = lane.begin, .endTime = lane.end}};
    lane.attempts.resize(3);
    timeline.setLanes({lane}, nullptr);
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(&timeline);
    QCOMPARE(known->role(), QAccessible::Chart);
    QCOMPARE(known->childCount(), 1);
    QCOMPARE(known->child(0)->text(QAccessible::Name), u"exp"_s);
    const QString text = known->child(0)->text(QAccessible::Description);
    QVERIFY2(text.contains(u"Training 1 h"_s) && text.contains(u"3 attempt"_s), qPrintable(text));
}

void ChartKitTest::readsOutMarksByKeyboard()
{
    QFETCH(int, index);
    const ChartPtr chart = chartOf(index);
    QStringList seen;
    const Sample& sample = allCharts()[static_cast<std::size_t>(index)];
    for (const Qt::Key key : {sample.next, sample.next, sample.before, sample.before}) {
        QTest::keyClick(chart.get(), key);
        QVERIFY(!chart->cursorText().isEmpty());
        QVERIFY(chart->accessibleDescription().startsWith(chart->cursorText()));
        QCOMPARE(QAccessible::queryAccessibleInterface(chart.get())->text(QAccessible::Value),
                 chart->cursorText());
        seen << chart->cursorText();
    }
    seen.removeDuplicates();
    QVERIFY2(seen.size() >= 2, qPrintable(seen.join(u'\n')));
    QTest::keyClick(chart.get(), Qt::Key_Escape);
    QVERIFY(!chart->cursorMark());
}

void ChartKitTest::readsOutMarksByMouse()
{
    QFETCH(int, index);
    const ChartPtr chart = chartOf(index);
    const QImage before = chart->grab().toImage();
    QPoint on;
    for (int y = 0; y < chart->height() && !chart->cursorMark(); y += 3) {
        for (int x = chart->width() / 3; x < chart->width() && !chart->cursorMark(); x += 3) {
            on = {x, y};
            QMouseEvent move(QEvent::MouseMove, QPointF(on), chart->mapToGlobal(QPointF(on)),
                             Qt::NoButton, Qt::NoButton, Qt::NoModifier);
            QCoreApplication::sendEvent(chart.get(), &move);
        }
    }
    QVERIFY(chart->cursorMark());
    QVERIFY(!chart->textAt(on).isEmpty());
    QVERIFY(chart->grab().toImage() != before);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(chart.get(), &leave);
    QVERIFY(!chart->cursorMark());
    QCOMPARE(chart->grab().toImage(), before);
}

void ChartKitTest::ticksAreRound()
{
    QFETCH(int, index);
    const ChartPtr chart = chartOf(index);
    const ChartFrame& axes = chart->shownAxes();
    const auto check = [](const std::vector<AxisTick>& ticks, const AxisMap& map) {
        const std::vector<double> values = labelled(ticks);
        for (std::size_t i = 1; i < values.size(); ++i) {
            const double step = map.isLogarithmic() ? values[i] : values[i] - values[i - 1];
            QVERIFY2(isRoundStep(step), qPrintable(QString::number(step)));
            const double multiple = values[i] / step;
            QVERIFY(std::abs(multiple - std::round(multiple)) < 1e-6);
        }
        for (const AxisTick& tick : ticks)
            QVERIFY(map.toUnit(tick.value) > -1e-6 && map.toUnit(tick.value) < 1.0 + 1e-6);
    };
    if (!allCharts()[static_cast<std::size_t>(index)].namesColumns)
        check(axes.xTicks, axes.x);
    check(axes.yTicks, axes.y);
    for (const PlacedLabel& label : axes.labels) {
        QVERIFY(QRectF(chart->rect()).adjusted(-1, -1, 1, 1).contains(label.rect));
        for (const PlacedLabel& other : axes.labels)
            QVERIFY(&other == &label || !other.rect.intersects(label.rect));
    }
}

void ChartKitTest::savesPictureAndData()
{
    QFETCH(int, index);
    const ChartPtr chart = chartOf(index);
    const QTemporaryDir folder;
    const QString png = folder.filePath(u"chart.png"_s);
    const QString svg = folder.filePath(u"chart.svg"_s);
    const QString csv = folder.filePath(u"chart.csv"_s);
    QVERIFY(savePicture(*chart, png));
    QCOMPARE(QImage(png).size(), chart->pictureSize() * 2);
    QVERIFY(savePicture(*chart, svg));
    QFile drawing(svg);
    QVERIFY(drawing.open(QIODevice::ReadOnly));
    QVERIFY(drawing.readAll().contains("<text"));
    QVERIFY(saveTable(*chart, csv));
    QVERIFY(!saveTable(*chart, folder.filePath(u"none/chart.csv"_s)));
    const ChartTable table = chart->table();
    QVERIFY(table.titles.size() >= 2);
    QVERIFY(!table.rows.empty());
    for (const QStringList& row : table.rows)
        QCOMPARE(row.size(), table.titles.size());
    QFile text(csv);
    QVERIFY(text.open(QIODevice::ReadOnly));
    QVERIFY(QString::fromUtf8(text.readAll()) == table.csv());
    if (qEnvironmentVariableIsSet("FAULTLINE_CHART_PICTURES")) {
        const QString target = qEnvironmentVariable("FAULTLINE_CHART_PICTURES");
        chart->toImage(1.0).save(
            QDir(target).filePath(QString::fromUtf8(QTest::currentDataTag()) + u".png"_s));
        applyTheme(*qApp, ThemeChoice::Dark);
        QCoreApplication::processEvents();
        chart->toImage(1.0).save(
            QDir(target).filePath(QString::fromUtf8(QTest::currentDataTag()) + u"-dark.png"_s));
    }
}

void ChartKitTest::followsTheTheme()
{
    QFETCH(int, index);
    const ChartPtr chart = chartOf(index);
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(*qApp, theme);
        QCoreApplication::processEvents();
        const QImage picture = chart->toImage(1.0);
        const QColor ground = chart->palette().color(chart->backgroundRole());
        QCOMPARE(luminance(ground) < 0.5, theme == ThemeChoice::Dark);
        int seen = 0;
        double strongest = 1.0;
        QHash<QRgb, double> contrasts;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QRgb pixel = picture.pixel(x, y);
                if (!contrasts.contains(pixel))
                    contrasts.insert(pixel, contrast(QColor(pixel), ground));
                const double one = contrasts.value(pixel);
                seen += one > 1.5 ? 1 : 0;
                strongest = std::max(strongest, one);
            }
        }
        QVERIFY2(strongest > 4.0, qPrintable(QString::number(strongest)));
        QVERIFY2(seen > picture.width() * picture.height() / 100,
                 qPrintable(QString::number(seen)));
    }
}

void ChartKitTest::survivesNoDataAndNoRoom()
{
    QFETCH(int, index);
    const Sample& sample = allCharts()[static_cast<std::size_t>(index)];
    for (const auto& make : {sample.make, sample.empty}) {
        const ChartPtr chart = make();
        for (const QSize size : {QSize(1, 1), QSize(4, 4), QSize(300, 3), QSize(3, 300)}) {
            chart->resize(size);
            QVERIFY(!chart->grab().isNull());
            (void)chart->toImage(1.0);
            QTest::keyClick(chart.get(), Qt::Key_Right);
            QTest::keyClick(chart.get(), Qt::Key_End);
            QVERIFY(!chart->grab().isNull());
        }
    }
    const ChartPtr chart = sample.empty();
    QVERIFY(chart->table().rows.empty());
    QVERIFY(chart->textAt({10, 10}).isEmpty());
}

void ChartKitTest::looksTheSameWithoutQtCharts()
{
    ChartMarks marks;
    AreaPiece columns;
    columns.brush = QColor(Qt::blue);
    LinePiece line{.points = {}, .pen = QPen(Qt::red, 2.0)};
    for (int i = 0; i < 20; ++i) {
        columns.addColumn(i / 20.0, (i + 0.8) / 20.0, 0.1, 0.2 + i / 30.0);
        line.points << QPointF(i / 20.0, 0.9 - i / 40.0);
    }
    marks.areas = {columns};
    marks.lines = {line};
    MarkLayer layer;
    layer.setMarks(marks);
    const QRectF plot(10, 10, 300, 200);
    const auto drawn = [&](bool asPaths) {
        QImage image(320, 220, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        if (asPaths)
            layer.paintAsPaths(painter, plot);
        else
            layer.paint(painter, plot);
        return image;
    };
    const QImage first = drawn(false);
    const QImage second = drawn(true);
    int blue = 0;
    int different = 0;
    for (int y = 0; y < first.height(); ++y) {
        for (int x = 0; x < first.width(); ++x) {
            const QColor a = first.pixelColor(x, y);
            const QColor b = second.pixelColor(x, y);
            blue += a == QColor(Qt::blue) ? 1 : 0;
            different += std::abs(a.red() - b.red()) + std::abs(a.blue() - b.blue()) > 96 ? 1 : 0;
        }
    }
    QVERIFY(blue > 5000);
    QVERIFY2(different < 300, qPrintable(QString::number(different)));
}

void ChartKitTest::quotesCells()
{
    const ChartTable table{.titles = {u"a"_s, u"b"_s},
                           .rows = {{u"x, y"_s, u"say \"z\"\n"_s}, {ChartTable::number(0.1), {}}}};
    QCOMPARE(table.csv(), u"a,b\r\n\"x, y\",\"say \"\"z\"\"\n\"\r\n0.1,\r\n"_s);
    QCOMPARE(table.tsv(), u"a\tb\nx, y\tsay \"z\" \n0.1\t\n"_s);
    QCOMPARE(ChartTable::number(std::nan("")), u"NaN"_s);
    QCOMPARE(ChartTable::number(1e300 * 1e10), u"inf"_s);
}

int main(int argc, char** argv)
{
    return runWidgetTest<ChartKitTest>(argc, argv);
}

#include "tst_chart_kit.moc"
