// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/jobs/job_queue.h"

#include <memory>
#include <utility>

namespace faultline {

/// The same object for the GUI thread to hold: whoever lets go of it last does not wait until its
/// memory is given back, which a job does while the queue is there. A case of two million short
/// curves takes a second for that.
template <typename T>
[[nodiscard]] std::shared_ptr<T> releasedInBackground(const JobQueuePtr& jobs,
                                                      std::shared_ptr<T> object)
{
    T* const raw = object.get();
    if (raw == nullptr)
        return object;
    return std::shared_ptr<T>(
        raw, [held = std::move(object), jobs = std::weak_ptr(jobs)](T*) mutable {
            if (const JobQueuePtr queue = jobs.lock())
                queue->submit({.label = {},
                               .lane = JobLane::Long,
                               .priority = JobPriority::Background,
                               .key = {}},
                              [last = std::move(held)](JobMonitor&) mutable { last.reset(); });
            else
                held.reset();
        });
}

} // namespace faultline
