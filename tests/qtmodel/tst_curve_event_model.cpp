// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/curve_event_finder.h"
#include "model/qt/curve_event_model.h"
#include "model/qt/roles.h"
#include "tests/qtmodel/case_maker.h"
#include "tests/support/test_jobs.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>
#include <map>

using namespace faultline;
using namespace faultline::test;

namespace {

using Column = CurveEventModel::Column;

/// A level of 1 with some values put in the place of others.
RunPtr runWith(const std::string& name, const std::map<int, double>& values, int points = 200)
{
    ScalarSeriesBuilder builder;
    for (int i = 0; i < points; ++i) {
        const auto odd = values.find(i);
        const double usual = 1.0 + 0.01 * (i % 5);
        const ScalarPoint point{.step = 10 * i,
                                .wallTime = 1e9 + i,
                                .value = odd == values.end() ? usual : odd->second};
        builder.append({&point, 1});
    }
    auto run = makeRun(name, 3);
    run->scalars["loss"].series = builder.snapshot();
    return run;
}

const double kNan = std::numeric_limits<double>::quiet_NaN();

QString text(const CurveEventModel& model, int row, Column column)
{
    return model.index(row, static_cast<int>(column)).data().toString();
}

} // namespace

class CurveEventModelTest : public QObject {
    Q_OBJECT

private slots:
    void listsWhatWasFound();
    void leadsToThePointsAround();
    void findsInTheBackground();
    void keepsWhatItKnows();
    void stopsWhenItIsGone();
};

void CurveEventModelTest::listsWhatWasFound()
{
    CurveEventModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const std::vector<RunPtr> runs{runWith("a", {{100, 9.0}, {150, kNan}})};
    model.setEvents(findRunEvents(runs));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(text(model, 0, Column::Kind), QStringLiteral("Spike"));
    QCOMPARE(text(model, 0, Column::Tag), QStringLiteral("loss"));
    QCOMPARE(text(model, 0, Column::Run), QStringLiteral("a"));
    QCOMPARE(text(model, 0, Column::Value), QStringLiteral("9"));
    QCOMPARE(text(model, 1, Column::Value), QStringLiteral("NaN"));
    QCOMPARE(model.index(1, static_cast<int>(Column::Step)).data(SortRole).toDouble(), 1500.0);
    QCOMPARE(model.index(1, 0).data(KindRole).toInt(),
             static_cast<int>(CurveEvent::Kind::NonFinite));
    QVERIFY(!model.index(0, 0).data(Qt::ToolTipRole).toString().isEmpty());
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    model.setEvents({});
    QCOMPARE(model.rowCount(), 0);
}

void CurveEventModelTest::leadsToThePointsAround()
{
    CurveEventModel model;
    const std::vector<RunPtr> runs{runWith("a", {{100, 9.0}, {199, kNan}})};
    model.setEvents(findRunEvents(runs));
    const SeriesEvidence spike = model.evidence(0);
    QCOMPARE(spike.firstStep, StepIndex(980));
    QCOMPARE(spike.lastStep, StepIndex(1020));
    QCOMPARE(QString::fromStdString(spike.tag.text()), QStringLiteral("loss"));
    QCOMPARE(model.evidence(1).lastStep, StepIndex(1990)); // the last point
}

void CurveEventModelTest::findsInTheBackground()
{
    const TestJobs jobs;
    CurveEventFinder finder(jobs);
    const QSignalSpy changes(&finder, &CurveEventFinder::changed);
    const std::vector<RunPtr> runs{runWith("a", {{100, 9.0}}), runWith("b", {{50, kNan}})};
    finder.setCase(makeCase(runs));
    finder.look(runs);
    QVERIFY(finder.isRunning());
    finder.finish();
    QVERIFY(!finder.isRunning());
    QVERIFY(changes.count() >= 2);
    const std::vector<RunEvent> events = finder.events();
    QCOMPARE(events.size(), 2U);
    QCOMPARE(events[0].event.point.step, 500); // of b, which comes first
    QCOMPARE(finder.tagCount(), 1U);
}

void CurveEventModelTest::keepsWhatItKnows()
{
    const TestJobs jobs;
    CurveEventFinder finder(jobs);
    const RunPtr a = runWith("a", {{100, 9.0}});
    const RunPtr b = runWith("b", {{50, kNan}});
    finder.setCase(makeCase({a, b}));
    finder.look({a, b});
    finder.finish();
    finder.look({b});
    QVERIFY(!finder.isRunning());
    QCOMPARE(finder.events().size(), 1U);
    finder.setCase(nullptr);
    QVERIFY(finder.events().empty());
}

void CurveEventModelTest::stopsWhenItIsGone()
{
    std::vector<RunPtr> runs;
    for (int i = 0; i < 20; ++i)
        runs.push_back(runWith(std::to_string(i), {{100, 9.0}}, 20'000));
    const TestJobs jobs;
    CurveEventFinder finder(jobs);
    finder.setCase(makeCase(runs));
    finder.look(runs); // and is destroyed at once
}

QTEST_GUILESS_MAIN(CurveEventModelTest)
#include "tst_curve_event_model.moc"
