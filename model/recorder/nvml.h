// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/recorder/wall_clock.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace faultline::recorder {

/// One value asked of the driver: it, or the code of what went wrong.
template <typename T>
struct NvmlAnswer {
    int code = 0; ///< nvmlReturn_t; 0: `value` holds
    T value{};
};

/// Names and sizes that do not change while a run lasts.
struct GpuIdentity {
    unsigned index = 0;
    std::string name;
    std::string uuid;
    std::optional<std::uint64_t> memoryTotalBytes;
    std::optional<std::uint64_t> memoryReservedBytes; ///< by driver and firmware
};

/// Everything that is asked of a GPU for one sample. Units as the driver gives them.
struct GpuReading {
    NvmlAnswer<unsigned> busyPercent;
    NvmlAnswer<unsigned> memoryBusyPercent;
    NvmlAnswer<std::uint64_t> memoryUsedBytes;
    NvmlAnswer<std::uint64_t> memoryFreeBytes;
    NvmlAnswer<std::uint64_t> memoryTotalBytes;
    NvmlAnswer<std::uint64_t> memoryReservedBytes;
    NvmlAnswer<unsigned> celsius;
    NvmlAnswer<unsigned> powerMilliwatts;
    NvmlAnswer<unsigned> powerLimitMilliwatts;
    NvmlAnswer<unsigned> smMegahertz;
    NvmlAnswer<unsigned> memoryMegahertz;
    NvmlAnswer<int> performanceState;
    NvmlAnswer<unsigned> fanPercent;
    NvmlAnswer<unsigned> pcieGeneration;
    NvmlAnswer<unsigned> pcieWidth;
    NvmlAnswer<unsigned long long> eccCorrected;   ///< since the driver was loaded
    NvmlAnswer<unsigned long long> eccUncorrected; ///< since the driver was loaded
    NvmlAnswer<unsigned long long> throttleReasons;
};

struct GpuUser {
    unsigned pid = 0; ///< as the driver counts: of the host, also where we are in a container
    std::optional<std::uint64_t> memoryBytes;
};

/// A call that did not work for another reason than that the device has no such thing.
struct NvmlFailure {
    std::string call;
    int code = 0;
    std::string text; ///< the library's own words
    std::uint64_t count = 0;
    Micros firstTime = 0;
};

/// NVIDIA's management library, loaded at run time: one program for machines with and without it.
/// What it is made of (names of functions, layouts, numbers) is fixed by NVIDIA's documented binary
/// interface: "NVML API Reference Guide".
///
/// Nothing here throws or ends the run: what is missing is told by the answers. Calls may block for
/// as long as the driver likes. For one thread.
class Nvml {
public:
    static constexpr int kNotSupported = 3;
    static constexpr int kNoPermission = 4;
    static constexpr int kFunctionMissing = 13;
    static constexpr int kGpuIsLost = 15;

    /// Loads and starts the library of this name or path.
    explicit Nvml(const std::string& library);
    ~Nvml();
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;

    /// Why nothing can be asked; empty if something can.
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    /// Names of functions that this version of the library lacks.
    [[nodiscard]] const std::vector<std::string>& missing() const { return m_missing; }
    [[nodiscard]] const std::vector<NvmlFailure>& failures() const { return m_failures; }

    [[nodiscard]] std::string driverVersion();
    /// The newest CUDA that the driver runs, "12.4"; empty if not known.
    [[nodiscard]] std::string cudaVersion();
    /// Finds the GPUs; the place of one in the list is what the functions below take.
    [[nodiscard]] std::vector<GpuIdentity> findGpus();
    [[nodiscard]] GpuReading read(std::size_t gpu);
    /// Who computes on a GPU; at most kMostUsers.
    [[nodiscard]] std::vector<GpuUser> users(std::size_t gpu);
    static constexpr unsigned kMostUsers = 256;

private:
    struct Library;

    int noted(const char* call, int code);
    template <typename T>
    NvmlAnswer<T> ask(const char* call, int (*function)(void*, T*), std::size_t gpu);
    void readMemory(std::size_t gpu, GpuReading& reading);

    std::unique_ptr<Library> m_library;
    std::string m_problem;
    std::vector<std::string> m_missing;
    std::vector<NvmlFailure> m_failures;
    std::vector<void*> m_handles;
};

} // namespace faultline::recorder
