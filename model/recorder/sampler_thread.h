// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/recorder/append_file.h"
#include "model/recorder/gpu_recorder.h"
#include "model/recorder/host_sampler.h"
#include "model/recorder/run_file.h"
#include "model/recorder/wall_clock.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace faultline::recorder {

/// Writes host.csv and the sign of life in run.json, and tells the disk to keep all files, in a
/// thread of its own until it is destroyed. What it is given must outlive it. The process `ignored`
/// and those below it are not counted as the command's.
class SamplerThread {
public:
    SamplerThread(AppendFile& host, AppendFile& console, GpuRecorder& gpus, RunFile& run,
                  Micros interval, pid_t ignored);
    ~SamplerThread();
    SamplerThread(const SamplerThread&) = delete;
    SamplerThread& operator=(const SamplerThread&) = delete;

private:
    void loop();
    void noteSamples();

    AppendFile& m_host;
    AppendFile& m_console;
    GpuRecorder& m_gpus;
    RunFile& m_run;
    Micros m_interval;
    HostSampler m_sampler;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_isStopping = false;
    std::thread m_thread; // last: it uses the others
};

} // namespace faultline::recorder
