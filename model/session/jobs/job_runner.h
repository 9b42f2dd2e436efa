// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/session/jobs/job_queue.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMetaObject>
#include <QObject>

#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace faultline {

/// What `work` gives; an exception that leaves it becomes an Error.
template <typename T>
[[nodiscard]] Result<T> resultOfWork(const std::function<Result<T>(JobMonitor& monitor)>& work,
                                     JobMonitor& monitor)
{
    try {
        return work(monitor);
    } catch (const std::exception& exception) {
        return Error{.code = ErrorCode::Internal,
                     .path = {},
                     .offsetBytes = {},
                     .detail = verbatim(exception.what())};
    }
}

/// Where jobs send their results: to the thread that made it, through its event loop. What arrives
/// when it has gone is dropped, so jobs may keep post() for as long as they like.
class JobReceiver {
public:
    using Post = std::function<void(std::function<void()> call)>;

    JobReceiver() : m_target(std::make_shared<Target>()) { m_target->object = &m_object; }
    ~JobReceiver()
    {
        const std::lock_guard lock(m_target->mutex);
        m_target->object = nullptr;
    }
    JobReceiver(const JobReceiver&) = delete;
    JobReceiver& operator=(const JobReceiver&) = delete;

    /// Makes the calls that have arrived now instead of from the event loop.
    void deliver() { QCoreApplication::sendPostedEvents(&m_object, QEvent::MetaCall); }

    /// Callable from any thread, also when this has gone.
    [[nodiscard]] Post post() const
    {
        return [target = m_target](std::function<void()> call) {
            const std::lock_guard lock(target->mutex);
            if (target->object)
                QMetaObject::invokeMethod(target->object, std::move(call), Qt::QueuedConnection);
        };
    }

private:
    struct Target {
        std::mutex mutex;
        QObject* object = nullptr; ///< null: gone
    };

    QObject m_object; // its events go with it
    std::shared_ptr<Target> m_target;
};

} // namespace faultline
