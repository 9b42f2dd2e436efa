// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/sampler_thread.h"

#include <algorithm>
#include <chrono>

#include <unistd.h>

namespace faultline::recorder {

namespace {

constexpr Micros kSyncEvery = 5 * kSecond;
constexpr Micros kBeatEvery = kSecond;

} // namespace

SamplerThread::SamplerThread(AppendFile& host, AppendFile& console, GpuRecorder& gpus, RunFile& run,
                             Micros interval, pid_t ignored)
    : m_host(host),
      m_console(console),
      m_gpus(gpus),
      m_run(run),
      m_interval(interval),
      m_sampler(::getpid(), ignored),
      m_thread([this] { loop(); })
{
}

SamplerThread::~SamplerThread()
{
    {
        const std::lock_guard guard(m_mutex);
        m_isStopping = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void SamplerThread::noteSamples()
{
    m_run.change([this](RunFacts& facts) {
        facts.peakTreeMemoryBytes = m_sampler.peakTreeBytes();
        facts.gpu = m_gpus.facts();
    });
}

void SamplerThread::loop()
{
    auto next = std::chrono::steady_clock::now();
    Micros lastBeat = 0;
    Micros lastSync = steadyNow();
    for (bool isStopping = false; !isStopping;) {
        m_host.append(m_sampler.row());
        const Micros now = steadyNow();
        if (now - lastBeat >= kBeatEvery) {
            noteSamples();
            m_run.write(false);
            lastBeat = now;
        }
        if (now - lastSync >= kSyncEvery) {
            m_host.sync();
            m_console.sync();
            m_gpus.sync();
            lastSync = now;
        }
        // Ticks that were missed are left out, not made up for.
        next = std::max(next + std::chrono::microseconds(m_interval),
                        std::chrono::steady_clock::now());
        std::unique_lock lock(m_mutex);
        isStopping = m_wake.wait_until(lock, next, [this] { return m_isStopping; });
    }
    noteSamples();
}

} // namespace faultline::recorder
