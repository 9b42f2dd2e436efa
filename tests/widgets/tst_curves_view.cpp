// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/read_monitor.h"
#include "model/qt/hparam_loader.h"
#include "model/readers/load_case.h"
#include "model/session/grouped_runs.h"
#include "model/session/restart_index.h"
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/curve_options.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/scalars/curve_exporter.h"
#include "widgets/views/scalars/curve_form.h"
#include "widgets/views/scalars/outlier_note.h"
#include "widgets/views/scalars/scalar_card.h"
#include "widgets/views/scalars/scalars_view.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>

using namespace faultline;
using namespace faultline::ui;
using faultline::samples::CaseBuilder;
using faultline::samples::pointsOf;

namespace {

const QString kLoss = QStringLiteral("loss");

/// Three networks with five seeds each, and one run that belongs to none.
CasePtr manySeeds()
{
    CaseBuilder builder;
    for (int net = 0; net < 3; ++net) {
        for (int seed = 0; seed < 5; ++seed) {
            const std::string run =
                std::string(1, static_cast<char>('a' + net)) + "/seed" + std::to_string(seed);
            builder.add(run, "loss", pointsOf(200, [=](std::size_t i) {
                            return 10.0 * net + seed + (i == 50 ? 1000.0 : 0.0);
                        }));
            builder.add(run, "epoch",
                        pointsOf(
                            20, [](std::size_t i) { return static_cast<double>(i); }, 10));
        }
    }
    builder.add("other", "loss", pointsOf(200, [](std::size_t) { return 3.0; }));
    return builder.build();
}

struct Page {
    TestCase opened;
    ViewContext state{opened};
    ScalarsView view{state, nullptr};

    explicit Page(const CasePtr& data = manySeeds())
    {
        state.setSmoothing(0.0);
        state.opened().setCase(data);
        view.resize(1000, 760);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        view.settle();
    }
    ScalarCard& loss() { return *qobject_cast<ScalarCard*>(view.grid().card(kLoss)); }
    const std::vector<Curve>& curves() { return loss().chart().curves(); }
    const std::vector<CurveBand>& bands() { return loss().chart().extras().bands(); }
    void group(const QString& pattern)
    {
        state.curveOptions().setGrouping({.by = RunGrouping::By::Pattern, .key = pattern});
        view.settle();
    }
    CurveForm* openForm()
    {
        if (!samples::click(view, QStringLiteral("How runs become curves")))
            return nullptr;
        return view.findChild<CurveForm*>();
    }
    QAbstractButton* chip(const QString& text)
    {
        for (QAbstractButton* button : view.findChildren<QAbstractButton*>()) {
            if (button->text().contains(text) && button->isVisibleTo(&view))
                return button;
        }
        return nullptr;
    }
};

} // namespace

class CurvesViewTest : public QObject {
    Q_OBJECT

private slots:
    void groupsBecomeOneCurveWithABandEach();
    void hiddenRunsLeaveTheirGroup();
    void aGroupHasAColorOfItsOwn();
    void typingAPatternShowsItsGroupsAndThenAppliesThem();
    void aBrokenPatternSaysWhyAndGroupsNothing();
    void groupsByAHyperparameter();
    void chipsTakeOptionsBack();
    void alignedStartsCountFromTheFirstStepOfTheRun();
    void drawsOverAnotherMetric();
    void metricButtonWithoutAMetricAsksForOne();
    void countsWhatTheAxisLeavesOutAndShowsItOnAClick();
    void aProofIsShownOnTheRunItself();
    void exportsGroupsWithTheirBands();
    void marksWhereAnAttemptBegins();
};

void CurvesViewTest::marksWhereAnAttemptBegins()
{
    // Steps 0..199, then again from 120 on, ten minutes later.
    ScalarSeriesBuilder series;
    for (int i = 0; i < 400; ++i) {
        const ScalarPoint point{.step = i < 200 ? i : i - 80,
                                .wallTime = 1.6e9 + i + (i < 200 ? 0 : 600),
                                .value = 1.0};
        series.append({&point, 1});
    }
    CaseBuilder builder;
    builder.add("killed", "loss", series.snapshot());
    builder.add("whole", "loss", pointsOf(300, [](std::size_t) { return 2.0; }));
    Page page(builder.build());
    page.opened.restarts().finish();
    page.view.settle();
    const auto marks = [&page] { return page.loss().chart().extras().restarts(); };
    QCOMPARE(marks().size(), std::size_t{1});
    QCOMPARE(marks().front().x, 120.0);
    QVERIFY2(marks().front().text.contains(QStringLiteral("killed")),
             qPrintable(marks().front().text));
    QVERIFY2(marks().front().text.contains(QStringLiteral("80 steps")),
             qPrintable(marks().front().text));
    page.state.setXAxis(XAxisKind::Wall);
    page.view.settle();
    QCOMPARE(marks().front().x, 1.6e9 + 800);
    page.state.setXAxis(XAxisKind::Step);
    page.group(QStringLiteral("(.)"));
    QVERIFY(marks().empty()); // groups are joined by what came last
    page.group({});
    page.state.curveOptions().setMarksRestarts(false);
    page.view.settle();
    QVERIFY(marks().empty());
}

void CurvesViewTest::groupsBecomeOneCurveWithABandEach()
{
    Page page;
    QCOMPARE(page.curves().size(), 16U);
    page.group(QStringLiteral("^(.)/"));
    QCOMPARE(page.curves().size(), 4U);
    QCOMPARE(page.bands().size(), 3U);
    QVERIFY(page.curves()[1].label.startsWith(QStringLiteral("b (5 run")));
    QCOMPARE(page.curves()[1].series->value(10), 12.0);
    const CurveBand& band = page.bands()[1];
    QCOMPARE(band.counts->value(10), 5.0);
    // The standard deviation of 0..4 with n - 1.
    QVERIFY(std::abs(band.upper->value(10) - (12.0 + std::sqrt(2.5))) < 1e-6);
    page.state.curveOptions().setGroupBand(GroupBand::MinMax);
    page.state.curveOptions().setGroupLine(GroupLine::Median);
    page.view.settle();
    QCOMPARE(page.bands()[1].lower->value(10), 10.0);
    QCOMPARE(page.bands()[1].upper->value(10), 14.0);
    page.state.setSmoothing(0.9);
    page.view.settle();
    QVERIFY(page.curves()[1].original != nullptr);
    QVERIFY(page.bands()[1].upper->value(51) > 100.0); // smoothed like the line
}

void CurvesViewTest::hiddenRunsLeaveTheirGroup()
{
    Page page;
    page.group(QStringLiteral("^(.)/"));
    page.state.setRunVisible(QStringLiteral("a/seed4"), false);
    page.view.settle();
    QVERIFY(page.curves()[0].label.startsWith(QStringLiteral("a (4 run")));
    QCOMPARE(page.curves()[0].series->value(10), 1.5);
    for (int seed = 0; seed < 4; ++seed)
        page.state.setRunVisible(QStringLiteral("b/seed%1").arg(seed), false);
    page.view.settle();
    QCOMPARE(page.curves()[1].label, QStringLiteral("b")); // a single run, as it was logged
    QCOMPARE(page.bands().size(), 2U);
}

void CurvesViewTest::aGroupHasAColorOfItsOwn()
{
    Page page;
    page.group(QStringLiteral("^(.)/"));
    const QColor first = page.state.groupColor(QStringLiteral("b/seed0"));
    QCOMPARE(page.curves()[1].color, first);
    QVERIFY(page.curves()[0].color != first && page.curves()[2].color != first);
    QCOMPARE(page.state.groupColor(QStringLiteral("b/seed3")), first);
    page.state.setRunVisible(QStringLiteral("b/seed0"), false);
    page.view.settle();
    QCOMPARE(page.curves()[1].color, first);
    QCOMPARE(page.state.groupColor(QStringLiteral("other")),
             page.state.runColor(QStringLiteral("other")));
}

void CurvesViewTest::typingAPatternShowsItsGroupsAndThenAppliesThem()
{
    Page page;
    CurveForm* form = page.openForm();
    QVERIFY(form != nullptr);
    auto* by = samples::named<QComboBox>(*form, QStringLiteral("Runs"));
    QVERIFY(by != nullptr);
    QVERIFY(samples::named<QLineEdit>(*form, QStringLiteral("Pattern of the groups")) == nullptr);
    QTest::keyClick(by, Qt::Key_Down);
    auto* pattern = samples::named<QLineEdit>(*form, QStringLiteral("Pattern of the groups"));
    QVERIFY(pattern != nullptr);
    QTest::keyClicks(pattern, QStringLiteral("^(.)/"));
    auto* preview = samples::named<QLabel>(*form, QStringLiteral("Groups"));
    QVERIFY(preview->text().startsWith(QStringLiteral("3 group")));
    QVERIFY(preview->text().contains(QStringLiteral("a (5), b (5), c (5)")));
    QVERIFY(preview->text().contains(QStringLiteral("1 run")));
    QTest::keyClick(pattern, Qt::Key_Return);
    page.view.settle();
    QCOMPARE(page.state.curveOptions().grouping().key, QStringLiteral("^(.)/"));
    QCOMPARE(page.curves().size(), 4U);
}

void CurvesViewTest::aBrokenPatternSaysWhyAndGroupsNothing()
{
    Page page;
    page.group(QStringLiteral("(seed"));
    QCOMPARE(page.curves().size(), 16U);
    CurveForm* form = page.openForm();
    QVERIFY(form != nullptr);
    auto* preview = samples::named<QLabel>(*form, QStringLiteral("Groups"));
    QVERIFY(preview != nullptr);
    QVERIFY(preview->text().contains(QStringLiteral("Not a regular expression")));
}

void CurvesViewTest::groupsByAHyperparameter()
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{std::string(FAULTLINE_TESTS_DIR) + "/data/hparams/keras"};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    QVERIFY(loaded.has_value());
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(loaded.value());
    GroupedRuns& runs = state.opened().groups();
    QVERIFY(runs.hparamKeys().isEmpty());
    state.curveOptions().setGrouping(
        {.by = RunGrouping::By::Hparam, .key = QStringLiteral("units")});
    opened.hyperparameters().finish();
    QVERIFY(runs.hparamKeys().contains(QStringLiteral("dropout")));
    QCOMPARE(runs.groups().groups.size(), 2U);
    QCOMPARE(runs.groups().groups[0].label, std::string("units=16"));
    QCOMPARE(runs.groupOf(QStringLiteral("run-0")), runs.groupOf(QStringLiteral("run-1")));
    QVERIFY(runs.groupOf(QStringLiteral("run-0")) != runs.groupOf(QStringLiteral("run-2")));
}

void CurvesViewTest::chipsTakeOptionsBack()
{
    Page page;
    QVERIFY(page.chip(QStringLiteral("Starts aligned")) == nullptr);
    page.group(QStringLiteral("^(.)/"));
    page.state.curveOptions().setAlignsStart(true);
    QAbstractButton* grouped = page.chip(QStringLiteral("3 group"));
    QVERIFY(grouped != nullptr);
    QTest::mouseClick(grouped, Qt::LeftButton);
    page.view.settle();
    QCOMPARE(page.curves().size(), 16U);
    QAbstractButton* aligned = page.chip(QStringLiteral("Starts aligned"));
    QVERIFY(aligned != nullptr);
    aligned->setFocus();
    QTest::keyClick(aligned, Qt::Key_Space);
    QVERIFY(!page.state.curveOptions().alignsStart());
}

void CurvesViewTest::alignedStartsCountFromTheFirstStepOfTheRun()
{
    const auto continued = [](std::int64_t first) {
        std::vector<ScalarPoint> points;
        for (int i = 0; i < 10; ++i)
            points.push_back({.step = first + i,
                              .wallTime = samples::kBegin + i,
                              .value = static_cast<double>(i)});
        return samples::fromPoints(points);
    };
    Page page(CaseBuilder()
                  .add("one", "loss", continued(0))
                  .add("two", "loss", continued(5000))
                  .add("two", "lr", continued(4990))
                  .build());
    page.state.curveOptions().setAlignsStart(true);
    page.view.settle();
    QCOMPARE(page.curves().size(), 2U);
    QCOMPARE(page.curves()[0].series->step(0), 0);
    QCOMPARE(page.curves()[1].series->step(0), 10); // it logged something else ten steps before
}

void CurvesViewTest::drawsOverAnotherMetric()
{
    Page page;
    page.state.curveOptions().setXTag(QStringLiteral("epoch"));
    page.state.setXAxis(XAxisKind::Value);
    page.view.settle();
    QCOMPARE(page.curves().size(), 15U); // "other" never logged epochs
    QCOMPARE(page.curves()[0].series->wallTime(199), 19.0);
    page.group(QStringLiteral("^(.)/"));
    QCOMPARE(page.curves().size(), 3U);
    QCOMPARE(page.curves()[2].series->wallTime(100), 10.0);
    page.state.setXAxis(XAxisKind::Step);
    page.view.settle();
    QCOMPARE(page.curves().size(), 4U);
}

void CurvesViewTest::metricButtonWithoutAMetricAsksForOne()
{
    Page page;
    QVERIFY(samples::click(page.view, QStringLiteral("Horizontal axis: Metric")));
    QCOMPARE(page.state.xAxis(), XAxisKind::Step);
    auto* form = page.view.findChild<CurveForm*>();
    QVERIFY(form != nullptr && form->isVisible());
    auto* metric = samples::named<QComboBox>(*form, QStringLiteral("Metric as horizontal axis"));
    metric->setEditText(QStringLiteral("epoch"));
    QTest::keyClick(metric->lineEdit(), Qt::Key_Return);
    QCOMPARE(page.state.xAxis(), XAxisKind::Value);
    QCOMPARE(page.state.curveOptions().xTag(), QStringLiteral("epoch"));
}

void CurvesViewTest::countsWhatTheAxisLeavesOutAndShowsItOnAClick()
{
    Page page;
    auto* note = page.loss().findChild<OutlierNote*>();
    QVERIFY(!note->isVisibleTo(&page.loss()));
    page.state.setIgnoreOutliers(true);
    page.view.settle();
    QTRY_COMPARE(note->count(), 15U); // the spike of each seed
    QVERIFY(note->isVisibleTo(&page.loss()));
    QVERIFY(note->text().startsWith(QStringLiteral("15 ")));
    QTest::mouseClick(note, Qt::LeftButton);
    page.view.settle();
    QVERIFY(note->showsAll());
    QVERIFY(page.loss().chart().extras().shown().values.max > 1000.0);
    QTest::mouseClick(note, Qt::LeftButton);
    page.view.settle();
    QVERIFY(page.loss().chart().extras().shown().values.max < 100.0);
}

void CurvesViewTest::aProofIsShownOnTheRunItself()
{
    Page page;
    page.group(QStringLiteral("^(.)/"));
    page.state.curveOptions().setAlignsStart(true);
    page.state.openEvidence(samples::evidence("a/seed3", "loss", 100, 120), Severity::Critical);
    page.view.settle();
    QCOMPARE(page.curves().size(), 16U);
    QVERIFY(!page.state.curveOptions().alignsStart());
}

void CurvesViewTest::exportsGroupsWithTheirBands()
{
    Page page;
    page.group(QStringLiteral("^(.)/"));
    const CurveBand& band = page.bands()[0];
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("groups.csv"));
    auto* exporter = page.view.findChild<CurveExporter*>();
    QSignalSpy finished(exporter, &CurveExporter::finished);
    exporter->writeGroups(path,
                          {{.label = "a, b",
                            .tag = "loss",
                            .line = page.curves()[0].series,
                            .lower = band.lower,
                            .upper = band.upper,
                            .counts = band.counts,
                            .origin = 0.0}},
                          XAxisKind::Step, ExportWindow{.min = 10, .max = 11});
    QVERIFY(finished.wait());
    QVERIFY(finished.first().at(1).toBool());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QByteArray("group,tag,step,x,value,lower,upper,runs"));
    QVERIFY(lines[1].startsWith("\"a, b\",loss,10,10,2,0.41886"));
    QVERIFY(lines[1].endsWith(",5"));

    const QString pdf = folder.filePath(QStringLiteral("a.pdf"));
    exporter->writePicture(pdf, page.loss().chart(), CurveExporter::Picture::Pdf);
    QFile page1(pdf);
    QVERIFY(page1.open(QIODevice::ReadOnly));
    QVERIFY(page1.readAll().startsWith("%PDF-"));
}

int main(int argc, char** argv)
{
    return runWidgetTest<CurvesViewTest>(argc, argv);
}

#include "tst_curves_view.moc"
