// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/summaries/hparam_panel.h"
#include "widgets/views/summaries/hparams_tab.h"
#include "widgets/views/summaries/layout_card.h"
#include "widgets/views/summaries/layouts_tab.h"
#include "widgets/views/summaries/metric_colors.h"
#include "widgets/views/summaries/parallel_view.h"
#include "widgets/views/summaries/scatter_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace faultline;
using namespace faultline::ui;

namespace {

CasePtr load(const std::string& name)
{
    SilentMonitor monitor;
    const auto data =
        loadCase(std::vector{std::string(FAULTLINE_TESTS_DIR "/data/hparams/") + name}, monitor);
    return data ? *data : nullptr;
}

struct OpenTab {
    TestCase opened;
    ViewContext state{opened};
    std::unique_ptr<HparamsTab> tab;

    explicit OpenTab(const std::string& name)
    {
        state.opened().setCase(load(name));
        tab = std::make_unique<HparamsTab>(state, nullptr);
        tab->resize(1000, 720);
        tab->show();
        if (!QTest::qWaitForWindowExposed(tab.get()))
            qFatal("no window");
        tab->settle();
    }
    [[nodiscard]] QAbstractItemModel& rows() const { return *tab->tableView().model(); }
    [[nodiscard]] QStringList sessions() const
    {
        QStringList names;
        for (int row = 0; row < rows().rowCount(); ++row)
            names << rows().index(row, 0).data().toString();
        return names;
    }
    [[nodiscard]] int column(const QString& title) const
    {
        for (int column = 0; column < rows().columnCount(); ++column) {
            if (rows().headerData(column, Qt::Horizontal).toString() == title)
                return column;
        }
        return -1;
    }
};

HparamPlotPtr sweep(std::size_t sessions, std::size_t hparams)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> uniform;
    auto table = std::make_shared<HparamTable>();
    for (std::size_t c = 0; c < hparams; ++c) {
        HparamColumn column;
        column.name = "h" + std::to_string(c);
        column.kind = c + 3 >= hparams ? HparamColumnKind::Metric : HparamColumnKind::Hparam;
        table->columns.push_back(column);
    }
    for (std::size_t row = 0; row < sessions; ++row) {
        HparamSession session;
        session.name = "run-" + std::to_string(row);
        table->sessions.push_back(session);
        for (std::size_t c = 0; c < hparams; ++c)
            table->cells.emplace_back(uniform(random));
    }
    auto plot = std::make_shared<HparamPlot>();
    plot->table = table;
    for (std::size_t c = 0; c < hparams; ++c)
        plot->axes.emplace_back(*table, c, std::nullopt);
    for (std::size_t row = 0; row < sessions; ++row)
        plot->colors.push_back(metricColor(*table->number(row, hparams - 1), QPalette()));
    plot->accepted.assign(sessions, true);
    return plot;
}

} // namespace

class HparamsTabTest : public QObject {
    Q_OBJECT

private slots:
    void showsSessionsAndSorts();
    void brushOnAnAxisFiltersTheTable();
    void editorFiltersByValues();
    void axesAreMovedAndMadeLogarithmic();
    void tickShowsAndHidesRuns();
    void doubleClickOpensTheScalars();
    void choosesColumns();
    void scatterFiltersBothAxes();
    void exportsWhatIsShown();
    void colorsAreEvenAndReadable();
    void scaleIsNotSpoiltByOneValue();
    void axisPutsValuesWhereTheyBelong();
    void layoutDrawsItsCharts();
    void manySessionsStaySmooth();
};

void HparamsTabTest::showsSessionsAndSorts()
{
    OpenTab open("torch");
    QCOMPARE(open.rows().rowCount(), 3);
    const int lr = open.column(QStringLiteral("lr"));
    QVERIFY(lr > 0);
    open.tab->tableView().sortByColumn(lr, Qt::AscendingOrder);
    QCOMPARE(open.sessions(), (QStringList{QStringLiteral("trial-2"), QStringLiteral("trial-1"),
                                           QStringLiteral("trial-0")}));
    const int loss = open.column(QStringLiteral("hparam/loss"));
    open.tab->tableView().sortByColumn(loss, Qt::DescendingOrder);
    QCOMPARE(open.sessions().front(), QStringLiteral("trial-1")); // the only one that has it
    QVERIFY(open.tab->statusText().contains(QStringLiteral("3 session")));
}

void HparamsTabTest::brushOnAnAxisFiltersTheTable()
{
    OpenTab open("torch");
    auto* view = open.tab->findChild<ParallelView*>();
    QVERIFY(view != nullptr && view->isVisible());
    // Axes: batch, lr, nesterov, optimizer, then metrics. The upper end of batch is 32.
    const QPoint from = view->pointOf(0, 0.6).toPoint();
    const QPoint to = view->pointOf(0, 1.0).toPoint() - QPoint(0, 3);
    QTest::mousePress(view, Qt::LeftButton, {}, from);
    QTest::mouseMove(view, (from + to) / 2);
    QTest::mouseMove(view, to);
    QTest::mouseRelease(view, Qt::LeftButton, {}, to);
    QCOMPARE(open.sessions(), (QStringList{QStringLiteral("trial-1"), QStringLiteral("trial-2")}));
    QVERIFY(samples::button(*open.tab, QStringLiteral("Clear filters")) != nullptr);
    QTest::mouseClick(view, Qt::LeftButton, {}, view->pointOf(0, 0.3).toPoint());
    QCOMPARE(open.rows().rowCount(), 3);
    // The keyboard takes a filter away too.
    QTest::mousePress(view, Qt::LeftButton, {}, from);
    QTest::mouseMove(view, to);
    QTest::mouseRelease(view, Qt::LeftButton, {}, to);
    QCOMPARE(open.rows().rowCount(), 2);
    QTest::keyClick(view, Qt::Key_Delete);
    QCOMPARE(open.rows().rowCount(), 3);
}

void HparamsTabTest::editorFiltersByValues()
{
    OpenTab open("torch");
    auto* panel = open.tab->findChild<HparamPanel*>();
    panel->setCurrentKey(QStringLiteral("lr"));
    auto* most = samples::named<QLineEdit>(*panel, QStringLiteral("Greatest value"));
    QVERIFY(most != nullptr);
    most->setFocus();
    QTest::keyClicks(most, QStringLiteral("0.05"));
    QTest::keyClick(most, Qt::Key_Return);
    QCOMPARE(open.rows().rowCount(), 2);
    QVERIFY(samples::click(*panel, QStringLiteral("Clear this filter")));
    QCOMPARE(open.rows().rowCount(), 3);
    panel->setCurrentKey(QStringLiteral("optimizer"));
    auto* text = samples::named<QLineEdit>(*panel, QStringLiteral("Text that values contain"));
    QVERIFY(text != nullptr);
    text->setFocus();
    QTest::keyClicks(text, QStringLiteral("SG"));
    QCOMPARE(open.sessions(), QStringList{QStringLiteral("trial-0")});
    QVERIFY(samples::click(*open.tab, QStringLiteral("Clear filters")));
    QCOMPARE(open.rows().rowCount(), 3);
}

void HparamsTabTest::axesAreMovedAndMadeLogarithmic()
{
    OpenTab open("torch");
    auto* view = open.tab->findChild<ParallelView*>();
    QSignalSpy moved(view, &ParallelView::moveRequested);
    QSignalSpy logarithmic(view, &ParallelView::logRequested);
    const QString first = QStringLiteral("batch");
    QTest::mousePress(view, Qt::LeftButton, {}, view->titlePoint(0).toPoint());
    QTest::mouseMove(view, view->titlePoint(1).toPoint());
    QTest::mouseRelease(view, Qt::LeftButton, {}, view->titlePoint(1).toPoint());
    QCOMPARE(moved.count(), 1);
    QVERIFY(open.column(first) > open.column(QStringLiteral("lr")));
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(moved.count(), 2);
    QTest::mouseDClick(view, Qt::LeftButton, {}, view->titlePoint(1).toPoint()); // lr: 0.001 to 0.1
    QCOMPARE(logarithmic.count(), 1);
    QVERIFY(!logarithmic.first().at(1).toBool()); // two decades: it was logarithmic by itself
}

void HparamsTabTest::tickShowsAndHidesRuns()
{
    OpenTab open("keras");
    QVERIFY(open.state.isRunVisible(QStringLiteral("run-1/train")));
    const int row = static_cast<int>(open.sessions().indexOf(QStringLiteral("run-1")));
    QVERIFY(open.rows().setData(open.rows().index(row, 0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!open.state.isRunVisible(QStringLiteral("run-1/train")));
    QVERIFY(!open.state.isRunVisible(QStringLiteral("run-1")));
    QVERIFY(open.state.isRunVisible(QStringLiteral("run-0/train")));
    QCOMPARE(open.rows().index(row, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    open.state.setAllRunsVisible(true);
    QCOMPARE(open.rows().index(row, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
}

void HparamsTabTest::doubleClickOpensTheScalars()
{
    OpenTab open("keras");
    QSignalSpy asked(open.tab.get(), &SummaryTab::pageRequested);
    const int row = static_cast<int>(open.sessions().indexOf(QStringLiteral("run-2")));
    QTableView& table = open.tab->tableView();
    const QPoint at = table.visualRect(open.rows().index(row, 1)).center();
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().toString(), QStringLiteral("scalars"));
    QVERIFY(open.state.isRunVisible(QStringLiteral("run-2/validation")));
    QVERIFY(!open.state.isRunVisible(QStringLiteral("run-0/validation")));
}

void HparamsTabTest::choosesColumns()
{
    OpenTab open("keras");
    auto* panel = open.tab->findChild<HparamPanel*>();
    QVERIFY(open.column(QStringLiteral("Units")) > 0);
    emit panel->hparamToggled(QStringLiteral("units"), false);
    QCOMPARE(open.column(QStringLiteral("Units")), -1);
    auto* values = samples::named<QComboBox>(*open.tab, QStringLiteral("Which value of a metric"));
    values->setCurrentIndex(1);
    open.tab->settle();
    QVERIFY(open.column(QStringLiteral("loss (train) (lowest)")) > 0);
    auto* lists = samples::named<QTableView>(*panel, QStringLiteral("Metrics to show"));
    QCOMPARE(lists->model()->rowCount(), 4); // loss and accuracy of train and validation
    const QModelIndex last = lists->model()->index(3, 0);
    QCOMPARE(last.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    const int before = open.rows().columnCount();
    QVERIFY(lists->model()->setData(last, Qt::Checked, Qt::CheckStateRole));
    open.tab->settle();
    QCOMPARE(open.rows().columnCount(), before + 1);
}

void HparamsTabTest::scatterFiltersBothAxes()
{
    OpenTab open("torch");
    auto* drawing = samples::named<QComboBox>(*open.tab, QStringLiteral("What to draw"));
    drawing->setCurrentIndex(1);
    auto* view = open.tab->findChild<ScatterView*>();
    QVERIFY(view != nullptr && view->isVisible());
    // batch against accuracy: only trial-1 is at the upper right.
    const QRectF cell = view->cellRect(0, 0);
    const QPoint from = cell.center().toPoint();
    const QPoint to = cell.topRight().toPoint() + QPoint(-1, 1);
    QTest::mousePress(view, Qt::LeftButton, {}, from);
    QTest::mouseMove(view, (from + to) / 2);
    QTest::mouseMove(view, to);
    QTest::mouseRelease(view, Qt::LeftButton, {}, to);
    QCOMPARE(open.sessions(), QStringList{QStringLiteral("trial-1")});
    QTest::mouseClick(view, Qt::LeftButton, {}, cell.bottomRight().toPoint() + QPoint(-20, -20));
    QCOMPARE(open.rows().rowCount(), 3);
}

void HparamsTabTest::exportsWhatIsShown()
{
    OpenTab open("torch");
    const test::TempFolder folder;
    const QString path = QString::fromStdString(folder.path() + "/table.csv");
    open.tab->tableView().sortByColumn(open.column(QStringLiteral("lr")), Qt::AscendingOrder);
    open.tab->writeTable(path, HparamFormat::Csv);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QVERIFY(lines.value(0).startsWith("run,group,status,batch,lr,"));
    QVERIFY(lines.value(1).startsWith("trial-2,trial-2,success,32,0.001,"));
}

/// Relative luminance, as contrast is measured by.
double luminance(const QColor& color)
{
    const auto linear = [](float c) {
        const double value = static_cast<double>(c);
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
           + 0.0722 * linear(color.blueF());
}

void HparamsTabTest::colorsAreEvenAndReadable()
{
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    dark.setColor(QPalette::Base, Qt::black);
    dark.setColor(QPalette::Text, Qt::white);
    for (const QPalette& palette : {QApplication::palette(), dark}) {
        double before = -1.0;
        for (int i = 0; i <= 20; ++i) {
            const double now = luminance(metricColor(i / 20.0, palette));
            QVERIFY2(now > before, "lightness must rise");
            before = now;
        }
    }
    // Against white and black, the ends that come nearest to them.
    QVERIFY(1.05 / (luminance(metricColor(1.0, QApplication::palette())) + 0.05) > 1.7);
    QVERIFY((luminance(metricColor(0.0, dark)) + 0.05) / 0.05 > 2.5);
}

void HparamsTabTest::scaleIsNotSpoiltByOneValue()
{
    std::vector<double> values;
    for (int i = 0; i < 40; ++i)
        values.push_back(1.0 + i * 0.01);
    QVERIFY(!metricScale(values).clipsHigh);
    values.push_back(1e9);
    values.push_back(std::numeric_limits<double>::quiet_NaN());
    const MetricScale scale = metricScale(values);
    QVERIFY(scale.clipsHigh);
    QVERIFY(scale.high < 2.0);
    QCOMPARE(scale.share(1e9), 1.0);
    QVERIFY(metricScale({}).isEmpty);
    QCOMPARE(metricScale({3.0, 3.0}).share(3.0), 0.5);
}

void HparamsTabTest::axisPutsValuesWhereTheyBelong()
{
    HparamTable table;
    table.sessions.resize(4);
    table.columns.resize(2);
    table.columns[0].name = "lr";
    table.columns[1].name = "optimizer";
    table.columns[1].type = HparamColumnType::Text;
    table.cells = {HparamValue(1e-4), HparamValue("sgd"), HparamValue(1e-2), HparamValue("adam"),
                   HparamValue(1.0),  HparamValue("sgd"), std::nullopt,      std::nullopt};
    const PlotAxis lr(table, 0, std::nullopt);
    QVERIFY(lr.isLog());
    QCOMPARE(lr.share(0), 0.0);
    QCOMPARE(lr.share(1), 0.5);
    QCOMPARE(lr.share(2), 1.0);
    QVERIFY(std::isnan(lr.share(3)));
    const HparamFilter middle = lr.filterBetween(0.75, 0.25);
    QVERIFY(std::abs(*middle.min - 1e-3) < 1e-9 && std::abs(*middle.max - 0.1) < 1e-9);
    QCOMPARE(lr.brushes(middle).size(), std::size_t{1});
    QVERIFY(std::abs(lr.brushes(middle).front().first - 0.25) < 1e-9);
    QVERIFY(lr.filterBetween(0.0, 1.0).empty());
    const PlotAxis linear(table, 0, false);
    QVERIFY(!linear.isLog() && linear.canBeLog());
    const PlotAxis optimizer(table, 1, std::nullopt);
    QCOMPARE(optimizer.share(0), 0.75); // adam below, sgd above
    QCOMPARE(optimizer.share(1), 0.25);
    QCOMPARE(optimizer.filterBetween(0.5, 1.0).values->size(), std::size_t{1});
    QCOMPARE(optimizer.strip().names.size(), std::size_t{2});
}

void HparamsTabTest::layoutDrawsItsCharts()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(load("layout"));
    LayoutsTab tab(state, nullptr);
    tab.resize(1000, 700);
    tab.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tab));
    tab.settle();
    const QList<LayoutCard*> cards = tab.findChildren<LayoutCard*>();
    QCOMPARE(cards.size(), 2); // the third is in a category that is closed
    for (const LayoutCard* card : cards) {
        if (card->accessibleName() == QStringLiteral("losses")) {
            QCOMPARE(const_cast<LayoutCard*>(card)->chart().curves().size(), std::size_t{3});
            QVERIFY(card->note().contains(QStringLiteral("val/loss(?!_ema)")));
        } else {
            // The value is the line, its limits are the band around it.
            CurveView& chart = const_cast<LayoutCard*>(card)->chart();
            QCOMPARE(chart.curves().size(), std::size_t{1});
            QVERIFY(!chart.curves().front().dashed);
            const std::vector<CurveBand>& bands = chart.extras().bands();
            QCOMPARE(bands.size(), std::size_t{1});
            QVERIFY(bands.front().lower && bands.front().upper);
            for (std::size_t step = 0; step < 5; ++step) {
                const double value = chart.curves().front().series->value(step);
                QCOMPARE(bands.front().lower->value(step), value - 1.0);
                QCOMPARE(bands.front().upper->value(step), value + 1.0);
            }
            const auto* legend = card->findChild<LegendStrip*>();
            QCOMPARE(legend->items().size(), std::size_t{1});
            QVERIFY(legend->items().front().hasBand);
            QVERIFY(card->note().isEmpty());
        }
    }
    QVERIFY(tab.statusText().contains(QLatin1Char('3')));
    state.setAllRunsVisible(false);
    for (LayoutCard* card : cards)
        QVERIFY(card->chart().curves().empty());
}

void HparamsTabTest::manySessionsStaySmooth()
{
    const HparamPlotPtr plot = sweep(1000, 60);
    ParallelView parallel;
    parallel.resize(60 * 96, 300);
    QElapsedTimer timer;
    timer.start();
    parallel.setPlot(plot);
    (void)parallel.grab();
    qInfo("parallel coordinates, 1000 sessions on 60 axes: %lld ms drawn anew", timer.elapsed());
    timer.restart();
    parallel.setChosenRow(500);
    (void)parallel.grab();
    qInfo("parallel coordinates, another session chosen: %lld ms", timer.elapsed());
    ScatterView scatter;
    scatter.resize(1000, 400);
    timer.restart();
    scatter.setPlot(plot);
    (void)scatter.grab();
    qInfo("scatter plots, 171 of 1000 points: %lld ms", timer.elapsed());
    // Only that it ends: how fast is for a person to judge.
    QVERIFY(!parallel.grab().isNull());
}

int main(int argc, char** argv)
{
    return runWidgetTest<HparamsTabTest>(argc, argv);
}
#include "tst_hparams_tab.moc"
