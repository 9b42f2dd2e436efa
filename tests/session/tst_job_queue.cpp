// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/jobs/job_queue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace faultline {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

/// Holds jobs where they are until it is opened.
class Gate {
public:
    void open()
    {
        const std::lock_guard lock(m_mutex);
        m_isOpen = true;
        m_changed.notify_all();
    }
    /// In a job.
    void pass()
    {
        std::unique_lock lock(m_mutex);
        ++m_arrived;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_isOpen; });
    }
    void waitForArrivals(int count)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_arrived >= count; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isOpen = false;
    int m_arrived = 0;
};

/// The order in which things happened, from any thread.
class Diary {
public:
    void add(const std::string& entry)
    {
        const std::lock_guard lock(m_mutex);
        m_entries.push_back(entry);
    }
    [[nodiscard]] std::vector<std::string> entries() const
    {
        const std::lock_guard lock(m_mutex);
        return m_entries;
    }

private:
    mutable std::mutex m_mutex;
    std::vector<std::string> m_entries;
};

constexpr JobLimits kOneAtATime{.shortJobs = 1, .readingJobs = 1, .longJobs = 1, .loopThreads = 0};

JobOptions named(const std::string& label)
{
    return {.label = label, .lane = JobLane::Long, .priority = JobPriority::Normal, .key = {}};
}

JobOptions urgent(JobPriority priority)
{
    return {.label = {}, .lane = JobLane::Long, .priority = priority, .key = {}};
}

JobOptions keyed(const std::string& key)
{
    return {.label = {}, .lane = JobLane::Long, .priority = JobPriority::Normal, .key = key};
}

JobOptions inLane(JobLane lane)
{
    return {.label = {}, .lane = lane, .priority = JobPriority::Normal, .key = {}};
}

TEST(JobQueue, RunsAJobAndThenTellsItsEnd)
{
    JobQueue queue;
    std::atomic<bool> hasRun = false;
    std::promise<bool> ended;
    const JobTicket ticket = queue.submit(
        {}, [&](JobMonitor&) { hasRun = true; },
        [&](const JobEnd& end) { ended.set_value(end.hasRun && !end.failure); });
    EXPECT_TRUE(ended.get_future().get());
    ticket.wait();
    EXPECT_TRUE(hasRun);
    EXPECT_TRUE(ticket.hasEnded());
}

TEST(JobQueue, ATicketOfNoJobHasEnded)
{
    const JobTicket none;
    none.cancel();
    none.wait();
    EXPECT_TRUE(none.hasEnded());
    EXPECT_TRUE(none.waitFor(0ms));
    EXPECT_EQ(none.monitor(), nullptr);
}

TEST(JobQueue, OfEqualPriorityTheFirstComesFirst)
{
    JobQueue queue(kOneAtATime);
    Gate gate;
    Diary diary;
    queue.submit({}, [&](JobMonitor&) { gate.pass(); });
    gate.waitForArrivals(1);
    for (const char* name : {"a", "b", "c"})
        queue.submit({}, [&diary, name](JobMonitor&) { diary.add(name); });
    gate.open();
    queue.wait();
    EXPECT_THAT(diary.entries(), ElementsAre("a", "b", "c"));
}

TEST(JobQueue, TheMoreUrgentOvertakes)
{
    JobQueue queue(kOneAtATime);
    Gate gate;
    Diary diary;
    queue.submit({}, [&](JobMonitor&) { gate.pass(); });
    gate.waitForArrivals(1);
    const auto note = [&](const char* name) {
        return [&diary, name](JobMonitor&) { diary.add(name); };
    };
    queue.submit(urgent(JobPriority::Background), note("background"));
    queue.submit(urgent(JobPriority::Normal), note("normal"));
    queue.submit(urgent(JobPriority::Urgent), note("urgent"));
    gate.open();
    queue.wait();
    EXPECT_THAT(diary.entries(), ElementsAre("urgent", "normal", "background"));
}

TEST(JobQueue, ALaneNeverRunsMoreThanItsLimit)
{
    JobQueue queue({.shortJobs = 1, .readingJobs = 3, .longJobs = 1, .loopThreads = 0});
    std::atomic<int> running = 0;
    std::atomic<int> most = 0;
    for (int i = 0; i < 40; ++i) {
        queue.submit(inLane(JobLane::Reading), [&](JobMonitor&) {
            const int now = ++running;
            int seen = most;
            while (seen < now && !most.compare_exchange_weak(seen, now)) {
            }
            std::this_thread::sleep_for(1ms);
            --running;
        });
    }
    queue.wait();
    EXPECT_GT(most, 1);
    EXPECT_LE(most, 3);
}

TEST(JobQueue, WhatHangsDelaysNoOtherLane)
{
    JobQueue queue({.shortJobs = 1, .readingJobs = 2, .longJobs = 1, .loopThreads = 0});
    Gate gate;
    for (int i = 0; i < 5; ++i)
        queue.submit(inLane(JobLane::Reading), [&](JobMonitor&) { gate.pass(); });
    queue.submit(inLane(JobLane::Long), [&](JobMonitor&) { gate.pass(); });
    gate.waitForArrivals(3);
    const JobTicket quick = queue.submit(inLane(JobLane::Short), [](JobMonitor&) {});
    EXPECT_TRUE(quick.waitFor(10s));
    gate.open();
    queue.wait();
}

TEST(JobQueue, WhatWasCancelledAndHangsTakesNoPlaceInItsLane)
{
    JobQueue queue(kOneAtATime);
    Gate gate;
    const JobTicket stuck = queue.submit({}, [&](JobMonitor&) { gate.pass(); });
    gate.waitForArrivals(1);
    const JobTicket next = queue.submit({}, [](JobMonitor&) {});
    EXPECT_FALSE(next.waitFor(20ms));
    stuck.cancel();
    EXPECT_TRUE(next.waitFor(10s));
    EXPECT_FALSE(stuck.hasEnded());
    gate.open();
    stuck.wait();
    // The lane is back at its limit of one.
    Gate second;
    queue.submit({}, [&](JobMonitor&) { second.pass(); });
    second.waitForArrivals(1);
    const JobTicket last = queue.submit({}, [](JobMonitor&) {});
    EXPECT_FALSE(last.waitFor(20ms));
    second.open();
    last.wait();
}

TEST(JobQueue, CancelledBeforeItBeganItNeverRuns)
{
    JobQueue queue(kOneAtATime);
    Gate gate;
    queue.submit({}, [&](JobMonitor&) { gate.pass(); });
    gate.waitForArrivals(1);
    std::atomic<bool> hasRun = false;
    std::atomic<int> ends = 0;
    auto owned = std::make_shared<int>(1);
    const std::weak_ptr<int> watched = owned;
    const JobTicket ticket = queue.submit(
        {}, [&hasRun, owned = std::move(owned)](JobMonitor&) { hasRun = true; },
        [&](const JobEnd& end) {
            EXPECT_FALSE(end.hasRun);
            EXPECT_TRUE(watched.expired()) << "what the work held goes before its end is told";
            ++ends;
        });
    EXPECT_FALSE(watched.expired());
    ticket.cancel();
    EXPECT_TRUE(ticket.hasEnded());
    EXPECT_EQ(ends, 1);
    ticket.cancel();
    gate.open();
    queue.wait();
    EXPECT_FALSE(hasRun);
    EXPECT_EQ(ends, 1);
}

TEST(JobQueue, CancelledWhileItRunsItIsAskedToStop)
{
    JobQueue queue;
    std::promise<void> begun;
    std::atomic<bool> wasRun = false;
    const JobTicket ticket = queue.submit(
        {},
        [&](JobMonitor& monitor) {
            begun.set_value();
            while (!monitor.isCancelled())
                std::this_thread::yield();
        },
        [&](const JobEnd& end) { wasRun = end.hasRun; });
    begun.get_future().wait();
    ticket.cancel();
    ticket.wait();
    EXPECT_TRUE(wasRun);
}

TEST(JobQueue, CancelledAfterItsEndNothingHappens)
{
    JobQueue queue;
    std::atomic<int> ends = 0;
    const JobTicket ticket = queue.submit(
        {}, [](JobMonitor&) {}, [&](const JobEnd&) { ++ends; });
    ticket.wait();
    ticket.cancel();
    queue.wait();
    EXPECT_EQ(ends, 1);
}

TEST(JobQueue, TheLatestOfAKeyReplacesWhatWaitsAndWhatRuns)
{
    JobQueue queue(kOneAtATime);
    Gate gate;
    Diary diary;
    const auto told = [&](const char* name) {
        return [&diary, name](const JobEnd& end) {
            diary.add(std::string(name) + (end.hasRun ? " ran" : " dropped"));
        };
    };
    const JobTicket first = queue.submit(
        keyed("k"),
        [&](JobMonitor& monitor) {
            gate.pass();
            diary.add(monitor.isCancelled() ? "first sees it" : "first goes on");
        },
        told("first"));
    gate.waitForArrivals(1);
    Gate other;
    queue.submit(keyed("else"), [&](JobMonitor&) { other.pass(); });
    const JobTicket second = queue.submit(
        keyed("k"), [](JobMonitor&) {}, told("second"));
    const JobTicket third = queue.submit(
        keyed("k"), [](JobMonitor&) {}, told("third"));
    EXPECT_TRUE(second.hasEnded());
    EXPECT_FALSE(third.hasEnded());
    EXPECT_FALSE(first.hasEnded());
    gate.open();
    first.wait();
    other.open();
    queue.wait();
    EXPECT_THAT(diary.entries(), testing::UnorderedElementsAre("second dropped", "first sees it",
                                                               "first ran", "third ran"));
}

TEST(JobQueue, AKeyIsFreeAgainOnceItsJobHasEnded)
{
    JobQueue queue(kOneAtATime);
    std::atomic<int> runs = 0;
    for (int i = 0; i < 3; ++i) {
        queue
            .submit(keyed("k"),
                    [&](JobMonitor& monitor) {
                        EXPECT_FALSE(monitor.isCancelled());
                        ++runs;
                    })
            .wait();
    }
    EXPECT_EQ(runs, 3);
}

TEST(JobQueue, AnExceptionIsHandedOn)
{
    JobQueue queue;
    std::promise<std::string> told;
    queue.submit(
        {}, [](JobMonitor&) { throw std::runtime_error("no"); },
        [&](const JobEnd& end) {
            try {
                std::rethrow_exception(end.failure);
            } catch (const std::exception& exception) {
                told.set_value(exception.what());
            }
        });
    EXPECT_EQ(told.get_future().get(), "no");
    EXPECT_TRUE(queue.submit({}, [](JobMonitor&) {}).waitFor(10s));
}

TEST(JobQueue, GoesWithoutWaitingForWhatRuns)
{
    const auto gate = std::make_shared<Gate>();
    const auto alive = std::make_shared<int>(1);
    std::atomic<int> dropped = 0;
    JobTicket stuck;
    {
        JobQueue queue(kOneAtATime);
        stuck = queue.submit({}, [gate, alive](JobMonitor& monitor) {
            gate->pass();
            EXPECT_TRUE(monitor.isCancelled());
        });
        gate->waitForArrivals(1);
        for (int i = 0; i < 10; ++i)
            queue.submit(
                {}, [alive](JobMonitor&) { FAIL(); },
                [&](const JobEnd& end) { dropped += end.hasRun ? 0 : 1; });
    }
    EXPECT_EQ(dropped, 10);
    EXPECT_FALSE(stuck.hasEnded());
    EXPECT_EQ(alive.use_count(), 2) << "what runs keeps what it touches";
    gate->open();
    stuck.wait();
    EXPECT_EQ(alive.use_count(), 1);
}

TEST(JobQueue, ClosedItSaysWhetherSomethingHangsAndTakesNoMore)
{
    JobQueue queue(kOneAtATime);
    Gate gate;
    queue.submit({}, [&](JobMonitor&) { gate.pass(); });
    gate.waitForArrivals(1);
    EXPECT_FALSE(queue.close(20ms));
    bool isTold = false;
    const JobTicket late = queue.submit(
        {}, [](JobMonitor&) {}, [&](const JobEnd& end) { isTold = !end.hasRun; });
    EXPECT_TRUE(late.hasEnded());
    EXPECT_TRUE(isTold);
    gate.open();
    EXPECT_TRUE(queue.close(10s));
}

TEST(JobQueue, ListsWhatHasALabel)
{
    JobQueue queue(kOneAtATime);
    std::atomic<int> changes = 0;
    queue.setListener([&] { ++changes; });
    Gate gate;
    queue.submit(named("Reading a"), [&](JobMonitor& monitor) {
        monitor.expect(10);
        monitor.advance(4);
        gate.pass();
    });
    gate.waitForArrivals(1);
    queue.submit({}, [](JobMonitor&) {});
    queue.submit(named("Reading b"), [](JobMonitor&) {});
    const std::vector<JobStatus> listed = queue.listed();
    ASSERT_EQ(listed.size(), 2U);
    EXPECT_EQ(listed[0].label, "Reading a");
    EXPECT_TRUE(listed[0].isRunning);
    EXPECT_EQ(listed[0].done, 4U);
    EXPECT_EQ(listed[0].total, 10U);
    EXPECT_EQ(listed[1].label, "Reading b");
    EXPECT_FALSE(listed[1].isRunning);
    queue.cancel(listed[1].id);
    EXPECT_EQ(queue.listed().size(), 1U);
    queue.cancel(listed[0].id);
    EXPECT_TRUE(queue.listed()[0].isCancelled);
    queue.cancel(12345);
    gate.open();
    queue.wait();
    EXPECT_TRUE(queue.listed().empty());
    EXPECT_GE(changes, 5); // two came, one began, one was dropped, one was cancelled
    queue.setListener(nullptr);
}

TEST(JobQueue, AnEndMaySubmitTheNext)
{
    JobQueue queue(kOneAtATime);
    std::atomic<int> runs = 0;
    std::function<void(const JobEnd&)> next = [&](const JobEnd&) {
        if (runs < 5)
            queue.submit(
                {}, [&](JobMonitor&) { ++runs; }, next);
    };
    queue.submit(
        {}, [&](JobMonitor&) { ++runs; }, next);
    queue.wait();
    EXPECT_EQ(runs, 5);
}

TEST(JobQueue, TenThousandJobsFromFourThreads)
{
    JobQueue queue;
    std::atomic<int> runs = 0;
    std::atomic<int> ends = 0;
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&, thread] {
                for (int i = 0; i < 2500; ++i) {
                    const JobTicket ticket = queue.submit(
                        {.label = i % 10 == 0 ? "listed" : "",
                         .lane = static_cast<JobLane>(i % 3),
                         .priority = static_cast<JobPriority>(i % 2),
                         .key = i % 50 == 0 ? "key" + std::to_string(thread) : ""},
                        [&](JobMonitor&) { ++runs; }, [&](const JobEnd&) { ++ends; });
                    if (i % 7 == 0)
                        ticket.cancel();
                    if (i % 100 == 0)
                        (void)queue.listed();
                }
            });
        }
    }
    queue.wait();
    EXPECT_EQ(ends, 10'000);
    EXPECT_LE(runs, 10'000);
    EXPECT_GE(runs, 8'000);
    EXPECT_TRUE(queue.close(10s));
}

} // namespace
} // namespace faultline
