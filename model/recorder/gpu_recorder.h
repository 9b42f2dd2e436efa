// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/recorder/nvml.h"
#include "model/recorder/wall_clock.h"

#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

namespace faultline::recorder {

/// What is known of the GPUs and of asking them.
struct GpuFacts {
    std::string library;
    std::string problem; ///< why there are no samples, or no more; empty if there are
    std::string driverVersion;
    std::string cudaVersion;
    std::vector<GpuIdentity> gpus;
    std::vector<std::string> missingCalls;
    std::vector<NvmlFailure> failures;
    Micros lastSample = 0; ///< 0: none yet
};

/// The header of gpu.csv, and a row; cells as nvidia-smi writes them.
[[nodiscard]] std::string gpuHeader();
[[nodiscard]] std::string gpuRow(Micros time, const GpuIdentity& gpu, const GpuReading& reading);

/// The library that is asked: $FAULTLINE_NVML, or the one that the driver brings.
[[nodiscard]] std::string nvmlLibrary();

/// Writes gpu.csv and gpu_processes.csv in a thread of its own, because a driver in trouble may not
/// answer for minutes. The files are made when there is something to write. The functions may be
/// called from any thread and never wait for the driver, except stop(), for kPatience at most.
class GpuRecorder {
public:
    static constexpr Micros kPatience = 2 * kSecond;

    /// `root`: the process whose descendants are those of the command.
    GpuRecorder(const std::string& folder, Micros interval, pid_t root);
    ~GpuRecorder();
    GpuRecorder(const GpuRecorder&) = delete;
    GpuRecorder& operator=(const GpuRecorder&) = delete;

    [[nodiscard]] GpuFacts facts() const;
    [[nodiscard]] std::uint64_t lostBytes() const;
    void sync();
    /// Ends the sampling. A driver that does not answer is left alone, and said in the facts.
    void stop();

private:
    struct Shared;
    static void loop(const std::shared_ptr<Shared>& shared);

    std::shared_ptr<Shared> m_shared; ///< outlives this if the driver does not answer
};

} // namespace faultline::recorder
