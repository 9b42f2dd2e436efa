// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/summary_line.h"
#include "model/qt/roles.h"
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/open_location_dialog.h"
#include "widgets/view_context.h"
#include "widgets/views/fleet/fleet_view.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>
#include <string>

using namespace faultline;
using namespace faultline::ui;

namespace {

RunSummary madeRun(int number)
{
    RunSummary run;
    run.path = "/archive/run-" + std::to_string(number);
    run.training = ".";
    run.state = number % 2 == 0 ? RunState::Failed : RunState::Completed;
    run.verdict = "Out of GPU memory at step " + std::to_string(number);
    if (number % 2 == 0) {
        run.severity = Severity::Critical;
        run.rule = "gpu-out-of-memory";
    }
    run.model = number % 3 == 0 ? "ResNet-50" : "yolov8m";
    run.gpu = "T4";
    run.start = 1'750'000'000.0 + 86'400.0 * number;
    run.gpuHours = 2.0;
    run.gpuHoursLost = number % 2 == 0 ? 0.1 * number : 0.0;
    return run;
}

/// A file of summaries, with what follows them.
QString madeFile(const QTemporaryDir& folder, int runs, const QByteArray& rest = {})
{
    const QString path = folder.filePath(QStringLiteral("fleet.jsonl"));
    QFile file(path);
    if (!file.open(QFile::WriteOnly))
        qFatal("no file");
    for (int i = 0; i < runs; ++i)
        file.write(QByteArray::fromStdString(summaryLine(madeRun(i))));
    file.write(rest);
    return path;
}

bool says(const QWidget& widget, const QString& text)
{
    const QList<QLabel*> labels = widget.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->isVisibleTo(&widget) && label->text().contains(text);
    });
}

} // namespace

class FleetViewTest : public QObject {
    Q_OBJECT

private slots:
    void teachesWhenNothingIsOpen();
    void listsFiltersAndGroups();
    void aRowOpensItsRun();
    void namesTheLinesThatItLeavesOut();
    void saysWhyAFileCannotBeOpened();
    void asksForALocation();
};

void FleetViewTest::teachesWhenNothingIsOpen()
{
    TestCase opened;
    ViewContext state{opened};
    FleetView view(state, nullptr);
    view.show();
    QVERIFY(says(view, QStringLiteral("diagnose --each --summary")));
    QVERIFY(samples::button(view, QStringLiteral("Open summaries…")) != nullptr);
    QVERIFY(view.statusText().isEmpty());
}

void FleetViewTest::listsFiltersAndGroups()
{
    const QTemporaryDir folder;
    TestCase opened;
    ViewContext state{opened};
    FleetView view(state, nullptr);
    const QAbstractItemModelTester tester(&view.model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    view.resize(1280, 800);
    view.show();
    view.openFile(madeFile(folder, 60));
    view.settle();
    QCOMPARE(view.table().model()->rowCount(), 60);
    // What cost most is first.
    QCOMPARE(view.table().model()->index(0, 0).data(PathRole).toString(),
             QStringLiteral("/archive/run-58"));
    QCOMPARE(view.groupTable().model()->rowCount(), 2);
    QVERIFY(says(view, QStringLiteral("Runs: 60")));

    view.filter().setFocus();
    QTest::keyClicks(&view.filter(), QStringLiteral("resnet failed"));
    view.settle();
    QCOMPARE(view.table().model()->rowCount(), 10);
    QCOMPARE(view.groupTable().model()->rowCount(), 1);
    view.filter().clear();
    view.settle();

    auto* by = samples::named<QComboBox>(view, QStringLiteral("Group by"));
    by->setFocus();
    QTest::keyClick(by, Qt::Key_Down); // how they ended
    QCOMPARE(view.groupTable().model()->rowCount(), 2);
    view.groupTable().setFocus();
    view.groupTable().setCurrentIndex(view.groupTable().model()->index(0, 0));
    QTest::keyClick(&view.groupTable(), Qt::Key_Return);
    QCOMPARE(view.table().model()->rowCount(), 30);
    QCOMPARE(view.statusText(), QStringLiteral("30 of 60 runs shown"));

    using Column = FleetModel::Column;
    view.table().sortByColumn(static_cast<int>(Column::Start), Qt::AscendingOrder);
    QCOMPARE(view.table().model()->index(0, 0).data(PathRole).toString(),
             QStringLiteral("/archive/run-0"));
}

void FleetViewTest::aRowOpensItsRun()
{
    const QTemporaryDir folder;
    TestCase opened;
    ViewContext state{opened};
    FleetView view(state, nullptr);
    view.show();
    view.openFile(madeFile(folder, 5));
    view.settle();
    QSignalSpy spy(&view, &FleetView::runRequested);
    view.table().setFocus();
    view.table().setCurrentIndex(view.table().model()->index(0, 0));
    QTest::keyClick(&view.table(), Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy.front().front().toString(), QStringLiteral("/archive/run-4"));
}

void FleetViewTest::namesTheLinesThatItLeavesOut()
{
    const QTemporaryDir folder;
    TestCase opened;
    ViewContext state{opened};
    FleetView view(state, nullptr);
    view.show();
    view.openFile(madeFile(folder, 7, "{\"schema\":\"faultline/summary/7\",\"path\":\"/x\"}\n"));
    view.settle();
    QCOMPARE(view.table().model()->rowCount(), 7);
    QVERIFY(says(view, QStringLiteral("line 8 is of another version")));
}

void FleetViewTest::saysWhyAFileCannotBeOpened()
{
    const QTemporaryDir folder;
    TestCase opened;
    ViewContext state{opened};
    FleetView view(state, nullptr);
    view.show();
    view.openFile(madeFile(folder, 0, "step 1 loss 3\n"));
    view.settle();
    QVERIFY(says(view, QStringLiteral("holds no summary")));
}

void FleetViewTest::asksForALocation()
{
    TestCase opened;
    ViewContext state{opened};
    FleetView view(state, nullptr);
    view.show();
    samples::button(view, QStringLiteral("Judge a location…"))->click();
    auto* dialog = view.findChild<OpenLocationDialog*>();
    QVERIFY(dialog != nullptr);
    QVERIFY(!dialog->openButton().isEnabled());
    dialog->location().setText(QStringLiteral("gs://bucket/runs"));
    QVERIFY(dialog->openButton().isEnabled());
    dialog->reject();
}

int main(int argc, char** argv)
{
    return runWidgetTest<FleetViewTest>(argc, argv);
}

#include "tst_fleet_view.moc"
