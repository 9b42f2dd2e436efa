// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/page_driver.h"
#include "tests/widgets/summary_logs.h"
#include "tests/widgets/tab_page.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/summaries/pr_curves/pr_curve_chart.h"
#include "widgets/views/summaries/pr_curves/pr_curves_tab.h"

#include <QAbstractItemModelTester>
#include <QSlider>
#include <QTableView>

#include <memory>

using namespace Qt::StringLiterals;
using namespace faultline;
using namespace faultline::ui;
using faultline::samples::Logs;
using faultline::samples::named;
using faultline::test::EventWriter;

namespace {

/// Three thresholds; at the middle one `right` of two positives are found, `wrong` negatives too.
std::string curve(double right, double wrong)
{
    const double precision = right + wrong > 0.0 ? right / (right + wrong) : 0.0;
    return samples::numberTensor({2, right, 0, /**/ 2, wrong, 0, /**/ 0, 2 - wrong, 2,
                                  /**/ 0, 2 - right, 2, /**/ 0.5, precision, 0,
                                  /**/ 1, right / 2, 0},
                                 6);
}

EventWriter learning(double right)
{
    EventWriter events;
    events.fileVersion();
    events.tensor("quality", 10, 1.6e9, curve(1, 1), "pr_curves");
    events.tensor("quality", 20, 1.6e9 + 1, curve(right, 0), "pr_curves");
    return events;
}

struct Page : samples::TabPage<PrCurvesTab> {
    using TabPage::TabPage;
    PrCurveCard& card() { return *qobject_cast<PrCurveCard*>(tab->grid().card(u"quality"_s)); }
    QString cell(int row, int column)
    {
        return named<QTableView>(*tab, u"What the curves come to"_s)
            ->model()
            ->index(row, column)
            .data()
            .toString();
    }
};

} // namespace

class PrCurvesTabTest : public QObject {
    Q_OBJECT

private slots:
    void tableIsAModel();
    void drawsALineForEachVisibleRunAtTheLastStep();
    void sliderGoesBackAndIsLinked();
    void hoverAndKeysFindPoints();
    void saysWhatCannotBeDrawn();
};

void PrCurvesTabTest::tableIsAModel()
{
    PrCurveTableModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    PrCurveRow row;
    row.run = u"a"_s;
    row.averagePrecision = 0.75;
    model.setRows({row, PrCurveRow{}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, PrCurveTableModel::AverageColumn).data().toString(), u"0.750"_s);
    QCOMPARE(model.index(1, PrCurveTableModel::AverageColumn).data().toString(), u"–"_s);
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

void PrCurvesTabTest::drawsALineForEachVisibleRunAtTheLastStep()
{
    const Logs logs({{"a", learning(2)}, {"b", learning(1)}});
    Page page(logs.load());
    PrCurveChart& chart = page.card().chart();
    QCOMPARE(chart.lines().size(), std::size_t{2});
    QCOMPARE(chart.lines()[0].step, std::int64_t{20});
    // The best average precision comes first.
    QCOMPARE(page.cell(0, PrCurveTableModel::RunColumn), u"a"_s);
    QCOMPARE(page.cell(0, PrCurveTableModel::AverageColumn), u"1.000"_s);
    QCOMPARE(page.cell(1, PrCurveTableModel::AverageColumn), u"0.750"_s);
    QCOMPARE(page.cell(0, PrCurveTableModel::ThresholdColumn), u"0.500"_s);
    page.state.setRunVisible(u"a"_s, false);
    page.tab->settle();
    QCOMPARE(page.card().chart().lines().size(), std::size_t{1});
    QVERIFY(!page.tab->grab().isNull());
}

void PrCurvesTabTest::sliderGoesBackAndIsLinked()
{
    const Logs logs({{"a", learning(2)}});
    Page page(logs.load());
    QCOMPARE(page.card().stepCount(), std::size_t{2});
    auto* slider = named<QSlider>(*page.tab, u"Step"_s);
    QVERIFY(slider);
    QCOMPARE(slider->value(), 1);
    slider->setValue(0);
    page.tab->settle();
    QCOMPARE(page.state.summaries().step(), std::optional<std::int64_t>(10));
    QCOMPARE(page.card().chart().lines().front().step, std::int64_t{10});
    QCOMPARE(page.cell(0, PrCurveTableModel::AverageColumn), u"0.500"_s);
    page.state.summaries().setStep(15); // the latest one until then
    page.tab->settle();
    QCOMPARE(page.card().chart().lines().front().step, std::int64_t{10});
    page.state.summaries().setStep(99);
    page.tab->settle();
    QCOMPARE(page.card().chart().lines().front().step, std::int64_t{20});
}

void PrCurvesTabTest::hoverAndKeysFindPoints()
{
    const Logs logs({{"a", learning(2)}});
    Page page(logs.load());
    PrCurveChart& chart = page.card().chart();
    const PrCurveChart::Place best{0, 1};
    const auto near = chart.nearest(chart.pixelOf(best) + QPointF(3.0, 2.0));
    QVERIFY(near == best);
    QVERIFY(!chart.nearest({-500.0, -500.0}));
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Left);
    QVERIFY(chart.cursor() == best);
    QTest::keyClick(&chart, Qt::Key_Right);
    QVERIFY(chart.cursor() == (PrCurveChart::Place{0, 0}));
    QVERIFY(chart.accessibleDescription().contains(u"threshold 0"_s));
    QTest::keyClick(&chart, Qt::Key_Escape);
    QVERIFY(!chart.cursor());
}

void PrCurvesTabTest::saysWhatCannotBeDrawn()
{
    EventWriter events;
    events.fileVersion();
    events.tensor("quality", 0, 1.6e9, samples::numberTensor({1, 2, 3}, 3), "pr_curves");
    const Logs logs({{"a", events}, {"b", learning(2)}});
    Page page(logs.load());
    QCOMPARE(page.card().chart().lines().size(), std::size_t{1});
    QCOMPARE(page.card().table().rowCount(), 2);
    page.state.setRunVisible(u"b"_s, false);
    page.tab->settle();
    QVERIFY(page.card().chart().lines().empty());
    QVERIFY(page.card().chart().message().contains(u"six rows"_s));
}

int main(int argc, char** argv)
{
    return runWidgetTest<PrCurvesTabTest>(argc, argv);
}

#include "tst_pr_curves_tab.moc"
