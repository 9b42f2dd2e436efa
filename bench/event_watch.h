// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>

#include <functional>

namespace faultline::bench {

/// How long the event loop was held, by single events.
struct EventStalls {
    double longestMs = 0.0;    ///< by the clock: other programs' turns count
    double longestCpuMs = 0.0; ///< of the GUI thread alone
    double totalCpuMs = 0.0;
    QString longest; ///< receiver and type of the event with the most CPU time
};

/// An application that times each event it hands out. GUI thread only.
class WatchedApplication : public QApplication {
public:
    WatchedApplication(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

    /// Forgets what was measured.
    void begin() { m_stalls = {}; }
    [[nodiscard]] const EventStalls& stalls() const { return m_stalls; }

    /// Does `action` as an event of its own, as a click would, and handles events until the whole
    /// process has been at rest for a while and `isDone` (if given) says yes.
    EventStalls act(const std::function<void()>& action, const std::function<bool()>& isDone = {});

private:
    EventStalls m_stalls;
    int m_depth = 0; ///< events are handed out while others are
};

} // namespace faultline::bench
