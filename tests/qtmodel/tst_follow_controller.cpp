// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/follow_controller.h"
#include "model/readers/load_case.h"
#include "tests/readers/follow/run_text.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_jobs.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

using namespace faultline;
using namespace faultline::test;
using namespace std::chrono_literals;

namespace {

constexpr int kPatienceMs = 20000;

std::string events(int from, int to, double start = 1.0e9)
{
    EventWriter writer;
    if (from == 0)
        writer.fileVersion(start);
    for (int step = from; step < to; ++step)
        writer.scalar("loss", step, start + step, 0.5F);
    return writer.data();
}

void append(const std::string& path, std::string_view bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::app) << bytes;
}

CasePtr load(const std::string& path)
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{path};
    return loadCase(paths, monitor).value();
}

std::size_t pointsOf(const CasePtr& data)
{
    return data ? static_cast<std::size_t>(data->pointCount()) : 0;
}

} // namespace

class FollowControllerTest : public QObject {
    Q_OBJECT

private slots:
    void followsAWriter_data();
    void followsAWriter();
    void isHeardNoMoreWhenStopped();
    void followsTheNewestCaseOnly();
    void tellsOfLostFiles();
    void doesNotFloodWhoeverListens();
};

void FollowControllerTest::followsAWriter_data()
{
    QTest::addColumn<bool>("told");
    QTest::newRow("told") << true;
    QTest::newRow("looked") << false;
}

/// A thread writes as trainings do: in pieces, with pauses, into a second file, a second run.
void FollowControllerTest::followsAWriter()
{
    QFETCH(bool, told);
    const TempFolder folder;
    const std::string first = folder.write("a/events.out.tfevents.1", events(0, 3));
    const TestJobs jobs;
    FollowController controller(jobs, told ? FollowMethod::Told : FollowMethod::Looked);
    CasePtr shown = load(folder.path());
    connect(&controller, &FollowController::grown, this, [&](const CasePtr& data) {
        QVERIFY(pointsOf(data) >= pointsOf(shown));
        shown = data;
    });
    controller.start(shown);

    std::thread writer([&] {
        const std::string content = events(3, 40);
        for (std::size_t at = 0; at < content.size(); at += 7) {
            append(first, std::string_view(content).substr(at, 7));
            if (at % 70 == 0)
                std::this_thread::sleep_for(5ms);
        }
        folder.write("a/events.out.tfevents.2", events(0, 20, 2.0e9));
        std::this_thread::sleep_for(300ms);
        folder.write("b/events.out.tfevents.3", events(0, 10, 3.0e9));
        append(folder.path() + "/b/events.out.tfevents.3", events(10, 12, 3.0e9));
    });
    QTRY_COMPARE_WITH_TIMEOUT(pointsOf(shown), std::size_t{72}, kPatienceMs);
    writer.join();
    QCOMPARE(controller.method(), told ? FollowMethod::Told : FollowMethod::Looked);
    QVERIFY(controller.status().isGrowing);
    QCOMPARE(textOf(*shown), textOf(*load(folder.path())));
}

void FollowControllerTest::isHeardNoMoreWhenStopped()
{
    const TempFolder folder;
    const std::string path = folder.write("events.out.tfevents.1", events(0, 3));
    const TestJobs jobs;
    FollowController controller(jobs);
    const QSignalSpy grown(&controller, &FollowController::grown);
    QSignalSpy status(&controller, &FollowController::statusChanged);
    controller.start(load(folder.path()));
    QVERIFY(controller.isRunning());
    QVERIFY(status.wait(kPatienceMs));
    append(path, events(3, 9));
    controller.stop();
    QVERIFY(!controller.isRunning());
    QTest::qWait(400);
    QCOMPARE(grown.count(), 0);
}

void FollowControllerTest::followsTheNewestCaseOnly()
{
    const TempFolder old;
    const TempFolder next;
    const std::string oldPath = old.write("events.out.tfevents.1", events(0, 3));
    const std::string nextPath = next.write("events.out.tfevents.1", events(0, 4));
    const TestJobs jobs;
    FollowController controller(jobs);
    CasePtr shown;
    connect(&controller, &FollowController::grown, this,
            [&](const CasePtr& data) { shown = data; });
    controller.start(load(old.path()));
    controller.start(load(next.path()));
    append(oldPath, events(3, 100));
    append(nextPath, events(4, 9));
    QTRY_COMPARE_WITH_TIMEOUT(pointsOf(shown), std::size_t{9}, kPatienceMs);
    QCOMPARE(shown->sources.front(), next.path());
}

void FollowControllerTest::tellsOfLostFiles()
{
    const TempFolder folder;
    const std::string path = folder.write("events.out.tfevents.1", events(0, 3));
    const TestJobs jobs;
    FollowController controller(jobs);
    QSignalSpy lost(&controller, &FollowController::filesChanged);
    QSignalSpy status(&controller, &FollowController::statusChanged);
    controller.start(load(folder.path()));
    QVERIFY(status.wait(kPatienceMs));
    std::filesystem::remove(path);
    QVERIFY(lost.wait(kPatienceMs));
    const auto notices = lost.first().first().value<std::vector<FileNotice>>();
    QCOMPARE(notices.size(), std::size_t{1});
    QCOMPARE(notices.front().path, path);
}

void FollowControllerTest::doesNotFloodWhoeverListens()
{
    const TempFolder folder;
    const std::string path = folder.write("events.out.tfevents.1", events(0, 3));
    const TestJobs jobs;
    FollowController controller(jobs);
    controller.setPause(500ms);
    std::vector<qint64> times;
    CasePtr shown;
    QElapsedTimer clock;
    clock.start();
    connect(&controller, &FollowController::grown, this, [&](const CasePtr& data) {
        times.push_back(clock.elapsed());
        shown = data;
    });
    controller.start(load(folder.path()));
    std::thread writer([&] {
        for (int step = 3; step < 103; ++step) {
            append(path, events(step, step + 1));
            std::this_thread::sleep_for(20ms);
        }
    });
    QTRY_COMPARE_WITH_TIMEOUT(pointsOf(shown), std::size_t{103}, kPatienceMs);
    writer.join();
    QVERIFY2(times.size() < 2 + static_cast<std::size_t>(times.back() / 500),
             qPrintable(QString::number(times.size())));
}

QTEST_GUILESS_MAIN(FollowControllerTest)
#include "tst_follow_controller.moc"
