// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/load_controller.h"
#include "tests/qtmodel/case_maker.h"
#include "tests/support/test_jobs.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <semaphore>
#include <stdexcept>
#include <thread>

using namespace faultline;
using namespace faultline::test;
using namespace std::chrono_literals;

namespace {

/// A loader that the test leads by the hand: it announces that it has begun, gives one partial
/// result, reads half, and goes on when it is told to, or when it is cancelled.
struct GuidedLoad {
    std::counting_semaphore<16> mayGoOn{0};
    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
    std::atomic<int> sawCancel = 0;
    std::atomic<bool> ignoresCancel = false;

    LoadSteps steps()
    {
        return {
            .load = [this](std::span<const std::string> paths, ReadMonitor& monitor,
                           const LoadOptions& options) { return load(paths, monitor, options); }};
    }

    Result<CasePtr> load(std::span<const std::string> paths, ReadMonitor& monitor,
                         const LoadOptions& options)
    {
        options.onScanned(1000);
        options.onPartial(makeCase({"partial"}));
        monitor.advance(500);
        ++begun;
        while (!mayGoOn.try_acquire_for(1ms)) {
            if (monitor.isCancelled() && !ignoresCancel) {
                ++sawCancel;
                break;
            }
        }
        ++ended;
        if (monitor.isCancelled())
            return Error{ErrorCode::Cancelled, {}, {}, {}};
        monitor.advance(500);
        return makeCase({paths.front().c_str()});
    }
};

Result<CasePtr> loadAtOnce(std::span<const std::string>, ReadMonitor&, const LoadOptions&)
{
    return makeCase({"run"});
}

LoadSteps failingWith(const Error& error)
{
    return {.load = [error](std::span<const std::string>, ReadMonitor&,
                            const LoadOptions&) -> Result<CasePtr> { return error; }};
}

QString nameOf(const QSignalSpy& spy, int emission)
{
    const auto data = spy.at(emission).at(0).value<CasePtr>();
    return QString::fromStdString(data->runs.front()->name);
}

} // namespace

class LoadControllerTest : public QObject {
    Q_OBJECT

private slots:
    void deliversPartialsAndTheCase();
    void keepsOnlyTheNewestOfManyPartials();
    void reportsProgressAndStates();
    void reportsAFailure();
    void turnsAnExceptionOfTheLoaderIntoAFailure();
    void cancelsAtOnce();
    void cancelsHalfWay();
    void cancelsTwice();
    void cancelsNothing();
    void canBeDestroyedWhileLoading();
    void forgetsTheOldLoadWhenANewOneStarts();
    void reloads();
};

void LoadControllerTest::deliversPartialsAndTheCase()
{
    GuidedLoad guided;
    const TestJobs jobs;
    LoadController controller(jobs, guided.steps());
    const QSignalSpy partials(&controller, &LoadController::partialLoaded);
    QSignalSpy cases(&controller, &LoadController::caseLoaded);
    controller.startLoad({QStringLiteral("a")});
    QTRY_COMPARE(partials.count(), 1);
    QCOMPARE(nameOf(partials, 0), QStringLiteral("partial"));
    QCOMPARE(cases.count(), 0);

    guided.mayGoOn.release();
    QVERIFY(cases.wait());
    QCOMPARE(nameOf(cases, 0), QStringLiteral("a"));
    QCOMPARE(controller.state(), LoadState::Idle);
}

void LoadControllerTest::keepsOnlyTheNewestOfManyPartials()
{
    std::binary_semaphore allGiven{0};
    const TestJobs jobs;
    LoadController controller(jobs, {.load = [&](std::span<const std::string>, ReadMonitor&,
                                                 const LoadOptions& options) -> Result<CasePtr> {
                                  for (int i = 1; i <= 100; ++i)
                                      options.onPartial(makeCase({makeRun("run", i)}));
                                  allGiven.release();
                                  return makeCase({"run"});
                              }});
    const QSignalSpy partials(&controller, &LoadController::partialLoaded);
    QSignalSpy cases(&controller, &LoadController::caseLoaded);
    controller.startLoad({QStringLiteral("a")});
    allGiven.acquire(); // the event loop has not run yet: a hundred announcements wait
    QVERIFY(cases.wait());
    QCOMPARE(partials.count(), 1);
    QCOMPARE(partials.at(0).at(0).value<CasePtr>()->pointCount(), 100U);
}

void LoadControllerTest::reportsProgressAndStates()
{
    GuidedLoad guided;
    const TestJobs jobs;
    LoadController controller(jobs, guided.steps());
    const QSignalSpy states(&controller, &LoadController::stateChanged);
    QSignalSpy cases(&controller, &LoadController::caseLoaded);
    QCOMPARE(controller.progress(), LoadController::kProgressUnknown);
    controller.startLoad({QStringLiteral("a")});
    QCOMPARE(controller.state(), LoadState::Loading);
    QTRY_COMPARE(controller.progress(), 500);
    guided.mayGoOn.release();
    QVERIFY(cases.wait());
    QCOMPARE(states.count(), 2);
    QCOMPARE(states.at(1).at(0).value<LoadState>(), LoadState::Idle);
}

void LoadControllerTest::reportsAFailure()
{
    const TestJobs jobs;
    LoadController controller(
        jobs, failingWith({ErrorCode::Io, "/gone", {}, verbatim("does not exist")}));
    QSignalSpy failures(&controller, &LoadController::loadFailed);
    const QSignalSpy cases(&controller, &LoadController::caseLoaded);
    controller.startLoad({QStringLiteral("/gone")});
    QVERIFY(failures.wait());
    const auto error = failures.at(0).at(0).value<Error>();
    QVERIFY(error.code == ErrorCode::Io);
    QCOMPARE(error.path, std::string("/gone"));
    QCOMPARE(cases.count(), 0);
    QCOMPARE(controller.state(), LoadState::Idle);
}

void LoadControllerTest::turnsAnExceptionOfTheLoaderIntoAFailure()
{
    QTest::ignoreMessage(QtWarningMsg, "loading stopped with an exception: broken");
    const TestJobs jobs;
    LoadController controller(jobs, {.load = [](std::span<const std::string>, ReadMonitor&,
                                                const LoadOptions&) -> Result<CasePtr> {
                                  throw std::runtime_error("broken");
                              }});
    QSignalSpy failures(&controller, &LoadController::loadFailed);
    controller.startLoad({QStringLiteral("a")});
    QVERIFY(failures.wait());
    const auto error = failures.at(0).at(0).value<Error>();
    QVERIFY(error.code == ErrorCode::Internal);
    QCOMPARE(toEnglish(error.detail), std::string("broken"));
}

void LoadControllerTest::cancelsAtOnce()
{
    GuidedLoad guided;
    const TestJobs jobs;
    LoadController controller(jobs, guided.steps());
    QSignalSpy cancellations(&controller, &LoadController::loadCancelled);
    const QSignalSpy cases(&controller, &LoadController::caseLoaded);
    controller.startLoad({QStringLiteral("a")});
    controller.cancelLoad();
    QCOMPARE(controller.state(), LoadState::Cancelling);
    QVERIFY(cancellations.wait());
    QCOMPARE(controller.state(), LoadState::Idle);
    QCOMPARE(cases.count(), 0);
}

void LoadControllerTest::cancelsHalfWay()
{
    GuidedLoad guided;
    const TestJobs jobs;
    LoadController controller(jobs, guided.steps());
    QSignalSpy cancellations(&controller, &LoadController::loadCancelled);
    const QSignalSpy partials(&controller, &LoadController::partialLoaded);
    const QSignalSpy failures(&controller, &LoadController::loadFailed);
    controller.startLoad({QStringLiteral("a")});
    QTRY_COMPARE(partials.count(), 1);
    controller.cancelLoad();
    QVERIFY(cancellations.wait());
    QCOMPARE(guided.sawCancel.load(), 1);
    QCOMPARE(failures.count(), 0);
}

void LoadControllerTest::cancelsTwice()
{
    GuidedLoad guided;
    const TestJobs jobs;
    LoadController controller(jobs, guided.steps());
    QSignalSpy cancellations(&controller, &LoadController::loadCancelled);
    controller.startLoad({QStringLiteral("a")});
    QTRY_COMPARE(guided.begun.load(), 1);
    controller.cancelLoad();
    controller.cancelLoad();
    QVERIFY(cancellations.wait());
    QTest::qWait(20);
    QCOMPARE(cancellations.count(), 1);
}

void LoadControllerTest::cancelsNothing()
{
    const TestJobs jobs;
    LoadController controller(jobs, {.load = loadAtOnce});
    const QSignalSpy states(&controller, &LoadController::stateChanged);
    controller.cancelLoad();
    QCOMPARE(controller.state(), LoadState::Idle);
    QCOMPARE(states.count(), 0);
}

void LoadControllerTest::canBeDestroyedWhileLoading()
{
    GuidedLoad guided;
    guided.ignoresCancel = true;
    const TestJobs jobs;
    {
        LoadController controller(jobs, guided.steps());
        controller.startLoad({QStringLiteral("a")});
        QTRY_COMPARE(guided.begun.load(), 1);
    }
    // The destructor waited for nothing, and nothing of the load touches what is gone.
    QCOMPARE(guided.ended.load(), 0);
    guided.ignoresCancel = false;
    QTRY_COMPARE(guided.ended.load(), 1);
    QCOMPARE(guided.sawCancel.load(), 1);
}

void LoadControllerTest::forgetsTheOldLoadWhenANewOneStarts()
{
    GuidedLoad guided;
    const TestJobs jobs;
    LoadController controller(jobs, guided.steps());
    QSignalSpy cases(&controller, &LoadController::caseLoaded);
    const QSignalSpy cancellations(&controller, &LoadController::loadCancelled);
    controller.startLoad({QStringLiteral("old")});
    QTRY_COMPARE(guided.begun.load(), 1);
    controller.startLoad({QStringLiteral("new")});
    QTRY_COMPARE(guided.begun.load(), 2);
    QTRY_COMPARE(guided.sawCancel.load(), 1);
    guided.mayGoOn.release();
    QVERIFY(cases.wait());
    QTest::qWait(20);
    QCOMPARE(cases.count(), 1);
    QCOMPARE(nameOf(cases, 0), QStringLiteral("new"));
    QCOMPARE(cancellations.count(), 0);
    QCOMPARE(controller.state(), LoadState::Idle);
}

void LoadControllerTest::reloads()
{
    GuidedLoad guided;
    guided.mayGoOn.release(2);
    const TestJobs jobs;
    LoadController controller(jobs, guided.steps());
    QSignalSpy cases(&controller, &LoadController::caseLoaded);
    controller.reload();
    QCOMPARE(controller.state(), LoadState::Idle);
    controller.startLoad({QStringLiteral("a")});
    QVERIFY(cases.wait());
    controller.reload();
    QVERIFY(cases.wait());
    QCOMPARE(guided.begun.load(), 2);
}

QTEST_GUILESS_MAIN(LoadControllerTest)
#include "tst_load_controller.moc"
