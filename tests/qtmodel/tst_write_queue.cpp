// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/jobs/write_queue.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <mutex>
#include <semaphore>
#include <stdexcept>
#include <string>
#include <vector>

using namespace faultline;
using namespace std::chrono_literals;

namespace {

/// What was written, in the order in which it was; each write waits until it is let.
struct Disk {
    std::counting_semaphore<64> mayWrite{0};
    std::atomic<int> begun = 0;
    std::mutex mutex;
    std::vector<std::string> written;

    WriteQueue::Work<bool> write(const std::string& text)
    {
        return [this, text](JobMonitor&) -> Result<bool> {
            ++begun;
            mayWrite.acquire();
            const std::lock_guard lock(mutex);
            written.push_back(text);
            return true;
        };
    }
    std::vector<std::string> all()
    {
        const std::lock_guard lock(mutex);
        return written;
    }
};

JobQueuePtr queueOfOnePlace()
{
    JobLimits limits;
    limits.readingJobs = 1;
    return std::make_shared<JobQueue>(limits);
}

const std::vector<std::string> kThree{"a", "b", "c"};

} // namespace

class WriteQueueTest : public QObject {
    Q_OBJECT

private slots:
    void writesOneAfterTheOther();
    void goesOnWhenItsOwnerHasGone();
    void goesOnWhenTheQueueOfJobsIsClosed();
    void whatTheUserStopsWhileItWaitsIsWrittenAllTheSame();
    void tellsWhatWentWrong();
};

void WriteQueueTest::writesOneAfterTheOther()
{
    Disk disk;
    const auto jobs = std::make_shared<JobQueue>();
    WriteQueue writes(jobs);
    std::vector<std::string> told;
    for (const std::string& text : kThree)
        writes.submit<bool>({}, disk.write(text),
                            [&told, text](const Result<bool>&) { told.push_back(text); });
    QTRY_COMPARE(disk.begun.load(), 1);
    QTest::qWait(20);
    QCOMPARE(disk.begun.load(), 1); // the second waits for the first
    disk.mayWrite.release(3);
    writes.finish();
    QVERIFY(!writes.isRunning());
    QCOMPARE(disk.all(), kThree);
    QCOMPARE(told, kThree);
}

void WriteQueueTest::goesOnWhenItsOwnerHasGone()
{
    Disk disk;
    const auto jobs = std::make_shared<JobQueue>();
    int told = 0;
    {
        WriteQueue writes(jobs);
        for (const std::string& text : kThree)
            writes.submit<bool>({}, disk.write(text), [&told](const Result<bool>&) { ++told; });
    }
    disk.mayWrite.release(3);
    QTRY_COMPARE(disk.all(), kThree);
    QTest::qWait(20);
    QCOMPARE(told, 0);
}

void WriteQueueTest::goesOnWhenTheQueueOfJobsIsClosed()
{
    Disk disk;
    // One place, which is taken: no write has begun when the program ends.
    const auto jobs = queueOfOnePlace();
    std::binary_semaphore mayEnd{0};
    std::atomic<bool> hasBegun = false;
    jobs->submit({.label = {}, .lane = JobLane::Reading, .priority = {}, .key = {}},
                 [&](JobMonitor&) {
                     hasBegun = true;
                     mayEnd.acquire();
                 });
    QTRY_VERIFY(hasBegun);
    WriteQueue writes(jobs);
    for (const std::string& text : kThree)
        writes.submit<bool>({}, disk.write(text), nullptr);
    disk.mayWrite.release(3);
    mayEnd.release();
    QVERIFY(jobs->close(10s));
    QCOMPARE(disk.all(), kThree);
    // One that is asked for after that is written where it is asked for.
    disk.mayWrite.release();
    writes.submit<bool>({}, disk.write("late"), nullptr);
    QCOMPARE(disk.all().back(), std::string("late"));
}

void WriteQueueTest::whatTheUserStopsWhileItWaitsIsWrittenAllTheSame()
{
    Disk disk;
    const auto jobs = queueOfOnePlace();
    WriteQueue first(jobs);
    WriteQueue second(jobs);
    first.submit<bool>(QStringLiteral("first"), disk.write("a"), nullptr);
    QTRY_COMPARE(disk.begun.load(), 1);
    second.submit<bool>(QStringLiteral("second"), disk.write("b"), nullptr);
    const std::vector<JobStatus> listed = jobs->listed();
    QCOMPARE(listed.size(), std::size_t{2});
    QVERIFY(!listed[1].isRunning);
    // However often: it is put in again, and is never written by who stops it.
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(jobs->listed().back().label, std::string("second"));
        jobs->cancel(jobs->listed().back().id);
    }
    QCOMPARE(disk.begun.load(), 1);
    disk.mayWrite.release(2);
    first.finish();
    second.finish();
    QCOMPARE(disk.all(), (std::vector<std::string>{"a", "b"}));
}

void WriteQueueTest::tellsWhatWentWrong()
{
    const auto jobs = std::make_shared<JobQueue>();
    WriteQueue writes(jobs);
    std::vector<std::string> told;
    const auto tell = [&told](const Result<int>& result) {
        told.push_back(result ? std::to_string(*result) : toEnglish(result.error().detail));
    };
    writes.submit<int>(
        {}, [](JobMonitor&) -> Result<int> { throw std::runtime_error("the disk is full"); }, tell);
    writes.submit<int>(
        {}, [](JobMonitor&) -> Result<int> { return 7; }, tell);
    writes.finish();
    QCOMPARE(told, (std::vector<std::string>{"the disk is full", "7"}));
}

QTEST_GUILESS_MAIN(WriteQueueTest)
#include "tst_write_queue.moc"
