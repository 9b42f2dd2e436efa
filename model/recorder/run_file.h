// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/recorder/code_state.h"
#include "model/recorder/end_reason.h"
#include "model/recorder/gpu_recorder.h"
#include "model/recorder/package_lister.h"
#include "model/recorder/wall_clock.h"

#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::recorder {

/// What run.json tells of a run (schema faultline/record/1).
struct RunFacts {
    std::vector<std::string> command; ///< already without secrets
    std::string folder;               ///< in which the command was started
    int pid = 0;
    double intervalSeconds = 1.0;
    Micros startTime = 0;
    std::optional<Micros> endTime;
    double durationSeconds = 0.0; ///< by a clock that never jumps
    EndFacts end;
    std::uint64_t peakMemoryBytes = 0;     ///< largest process of those that were waited for
    std::uint64_t peakTreeMemoryBytes = 0; ///< largest sum of a sample
    std::vector<std::pair<std::string, std::string>> environment;
    CodeFacts code;
    std::optional<GpuFacts> gpu;       ///< nothing: not asked yet
    std::optional<PythonFacts> python; ///< nothing: it has not answered yet
    std::uint64_t lostBytes = 0;
};

/// run.json: replaced as a whole, so that a reader never sees half of it. For several threads.
class RunFile {
public:
    RunFile(std::string path, RunFacts facts);

    template <typename Fn>
    void change(Fn&& fn)
    {
        const std::lock_guard guard(m_mutex);
        fn(m_facts);
    }
    /// Writes the present facts, with the time as the last sign of life. `isDurable`: waits for the
    /// disk. False if the file could not be written; the one before stays then.
    bool write(bool isDurable);

private:
    std::mutex m_mutex;
    std::string m_path;
    RunFacts m_facts;
};

} // namespace faultline::recorder
