// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"

namespace faultline {

/// For whom this thread works while the object lives: so that what waits far below (a network that
/// hangs) learns that nobody wants its answer any more, without every reader handing the monitor
/// down. WorkerPool takes it along to its threads.
class CancelScope {
public:
    explicit CancelScope(const ReadMonitor* monitor) : m_before(s_current) { s_current = monitor; }
    ~CancelScope() { s_current = m_before; }
    CancelScope(const CancelScope&) = delete;
    CancelScope& operator=(const CancelScope&) = delete;

    [[nodiscard]] static const ReadMonitor* current() { return s_current; }
    [[nodiscard]] static bool isCancelled()
    {
        return s_current != nullptr && s_current->isCancelled();
    }

private:
    inline static thread_local const ReadMonitor* s_current = nullptr;
    const ReadMonitor* m_before;
};

} // namespace faultline
