// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/job_queue.h"

#include <chrono>
#include <memory>

namespace faultline {

/// The queue of one test. What its jobs touch lives in the test, made before this: unlike a case
/// that is closed, the end of a test waits for them.
class TestJobs {
public:
    TestJobs() : m_queue(std::make_shared<JobQueue>()) {}
    ~TestJobs() { (void)m_queue->close(std::chrono::minutes(1)); }
    TestJobs(const TestJobs&) = delete;
    TestJobs& operator=(const TestJobs&) = delete;

    operator const JobQueuePtr&() const { return m_queue; }

private:
    JobQueuePtr m_queue;
};

} // namespace faultline
