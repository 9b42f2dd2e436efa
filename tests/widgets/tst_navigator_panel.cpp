// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qtmodel/case_maker.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/navigator_panel.h"
#include "widgets/view_context.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <limits>
#include <map>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

RunPtr runWith(const std::string& name, const std::map<int, double>& values)
{
    ScalarSeriesBuilder builder;
    for (int i = 0; i < 200; ++i) {
        const auto odd = values.find(i);
        const double usual = 1.0 + 0.01 * (i % 5);
        const ScalarPoint point{
            .step = i, .wallTime = 1e9 + i, .value = odd == values.end() ? usual : odd->second};
        builder.append({&point, 1});
    }
    auto run = makeRun(name, 3);
    run->scalars["loss"].series = builder.snapshot();
    return run;
}

QString statusOf(const NavigatorPanel& panel)
{
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
        if (label->accessibleName() == QStringLiteral("Curve events found"))
            return label->text();
    }
    return {};
}

} // namespace

class NavigatorPanelTest : public QObject {
    Q_OBJECT

private slots:
    void stepsThroughTheEventsInOrder();
    void saysWhenThereIsNothing();
    void filtersByKindAndText();
    void followsTheVisibleRuns();
    void looksOnlyWhenItIsSeen();
};

void NavigatorPanelTest::stepsThroughTheEventsInOrder()
{
    TestCase opened;
    ViewContext state{opened};
    NavigatorPanel panel(state);
    panel.show();
    state.opened().setCase(
        makeCase({runWith("a", {{100, 9.0}}),
                  runWith("b", {{50, std::numeric_limits<double>::quiet_NaN()}})}));
    const QSignalSpy shown(&state, &ViewContext::evidenceRequested);
    const QSignalSpy asked(&panel, &NavigatorPanel::stepRequested);
    panel.stepActions().front()->trigger(); // while it still looks: taken when it is done
    panel.finish();
    QTRY_COMPARE(shown.count(), 1);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(state.focus()->run, RunId("b"));
    QVERIFY(state.focusSeverity() == Severity::Critical);
    panel.step(true);
    QCOMPARE(state.focus()->run, RunId("a"));
    QVERIFY(state.focus()->firstStep <= StepIndex(100)
            && state.focus()->lastStep >= StepIndex(100));
    panel.step(true); // there is none behind it
    QCOMPARE(state.focus()->run, RunId("a"));
    panel.step(false);
    QCOMPARE(state.focus()->run, RunId("b"));
    QVERIFY(statusOf(panel).contains(QStringLiteral("2 event")));
}

void NavigatorPanelTest::saysWhenThereIsNothing()
{
    TestCase opened;
    ViewContext state{opened};
    NavigatorPanel panel(state);
    panel.show();
    QVERIFY(statusOf(panel).contains(QStringLiteral("No curves")));
    state.opened().setCase(makeCase({runWith("a", {})}));
    panel.finish();
    QTRY_VERIFY(statusOf(panel).startsWith(QStringLiteral("No NaN, no spike and no jump")));
    const QSignalSpy shown(&state, &ViewContext::evidenceRequested);
    panel.step(true);
    QCOMPARE(shown.count(), 0);
}

void NavigatorPanelTest::filtersByKindAndText()
{
    TestCase opened;
    ViewContext state{opened};
    NavigatorPanel panel(state);
    panel.show();
    state.opened().setCase(makeCase({runWith("a", {{100, 9.0}}), runWith("b", {{50, -9.0}})}));
    panel.finish();
    auto* table = panel.findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    auto* filter = panel.findChild<QLineEdit*>();
    QTest::keyClicks(filter, QStringLiteral(" a"));
    QCOMPARE(table->model()->rowCount(), 1);
    filter->clear();
    for (QCheckBox* box : panel.findChildren<QCheckBox*>()) {
        if (box->text() == QStringLiteral("Spike"))
            box->click();
    }
    QCOMPARE(table->model()->rowCount(), 0);
    QVERIFY(statusOf(panel).contains(QStringLiteral("0 of 2")));
}

void NavigatorPanelTest::followsTheVisibleRuns()
{
    TestCase opened;
    ViewContext state{opened};
    NavigatorPanel panel(state);
    panel.show();
    state.opened().setCase(makeCase({runWith("a", {{100, 9.0}}), runWith("b", {{50, 9.0}})}));
    panel.finish();
    auto* table = panel.findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    state.setRunVisible(QStringLiteral("b"), false);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    state.opened().setCase(nullptr);
    QCOMPARE(table->model()->rowCount(), 0);
}

void NavigatorPanelTest::looksOnlyWhenItIsSeen()
{
    TestCase opened;
    ViewContext state{opened};
    NavigatorPanel panel(state);
    state.opened().setCase(makeCase({runWith("a", {{100, 9.0}})}));
    auto* table = panel.findChild<QTableView*>();
    QTest::qWait(50);
    QCOMPARE(table->model()->rowCount(), 0);
    panel.show();
    QTRY_COMPARE(table->model()->rowCount(), 1);
    // A click on a row goes there.
    const QSignalSpy shown(&state, &ViewContext::evidenceRequested);
    const QRect row = table->visualRect(table->model()->index(0, 1));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(shown.count(), 1);
}

int main(int argc, char** argv)
{
    return runWidgetTest<NavigatorPanelTest>(argc, argv);
}
#include "tst_navigator_panel.moc"
