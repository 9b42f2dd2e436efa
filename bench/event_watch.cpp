// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/event_watch.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QMetaEnum>
#include <QThread>

#include <algorithm>
#include <ctime>

namespace faultline::bench {

namespace {

constexpr qint64 kRestMs = 250;    ///< longer than the timers that collect changes
constexpr double kRestShare = 0.1; ///< of a core, below which the process rests
constexpr qint64 kPatienceMs = 600'000;

double cpuMs(clockid_t clock)
{
    timespec now{};
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

QString nameOf(const char* receiver, QEvent::Type type)
{
    const char* name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
    return QStringLiteral("%1 of %2")
        .arg(QLatin1StringView(name != nullptr ? name : "event"), QLatin1StringView(receiver));
}

} // namespace

WatchedApplication::WatchedApplication(int& argc, char** argv) : QApplication(argc, argv) {}

bool WatchedApplication::notify(QObject* receiver, QEvent* event)
{
    if (m_depth > 0 || QThread::currentThread() != thread())
        return QApplication::notify(receiver, event);
    const char* name = receiver->metaObject()->className(); // it may go with the event
    const QEvent::Type type = event->type();
    QElapsedTimer clock;
    clock.start();
    const double before = cpuMs(CLOCK_THREAD_CPUTIME_ID);
    ++m_depth;
    const bool handled = QApplication::notify(receiver, event);
    --m_depth;
    const double spent = cpuMs(CLOCK_THREAD_CPUTIME_ID) - before;
    m_stalls.longestMs =
        std::max(m_stalls.longestMs, static_cast<double>(clock.nsecsElapsed()) / 1e6);
    m_stalls.totalCpuMs += spent;
    if (spent > m_stalls.longestCpuMs) {
        m_stalls.longestCpuMs = spent;
        m_stalls.longest = nameOf(name, type);
    }
    return handled;
}

EventStalls WatchedApplication::act(const std::function<void()>& action,
                                    const std::function<bool()>& isDone)
{
    begin();
    QMetaObject::invokeMethod(this, action, Qt::QueuedConnection);
    QElapsedTimer all;
    all.start();
    QElapsedTimer rest;
    rest.start();
    double restBegan = cpuMs(CLOCK_PROCESS_CPUTIME_ID);
    while (all.elapsed() < kPatienceMs) {
        processEvents(QEventLoop::AllEvents, 5);
        QThread::msleep(1);
        if (rest.elapsed() < kRestMs)
            continue;
        const double now = cpuMs(CLOCK_PROCESS_CPUTIME_ID);
        const bool rests = now - restBegan < kRestShare * static_cast<double>(rest.elapsed());
        if (rests && (!isDone || isDone()))
            break;
        restBegan = now;
        rest.restart();
    }
    return m_stalls;
}

} // namespace faultline::bench
