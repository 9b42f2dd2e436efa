// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/gpu_recorder.h"

#include "model/recorder/append_file.h"
#include "model/recorder/process_tree.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <utility>

namespace faultline::recorder {

namespace {

constexpr double kMebibyte = 1024.0 * 1024.0;

std::string decimals(double value, int digits)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

/// nvidia-smi's words for a value that there is not.
std::string absence(int code)
{
    switch (code) {
    case Nvml::kNoPermission: return "[Insufficient Permissions]";
    case Nvml::kGpuIsLost: return "[GPU is lost]";
    case Nvml::kNotSupported:
    case Nvml::kFunctionMissing: return "[N/A]";
    default: return "[Unknown Error]";
    }
}

template <typename T>
std::string cell(const NvmlAnswer<T>& answer)
{
    return answer.code == 0 ? std::to_string(answer.value) : absence(answer.code);
}

std::string mebibytes(const NvmlAnswer<std::uint64_t>& answer)
{
    return answer.code == 0 ? decimals(static_cast<double>(answer.value) / kMebibyte, 0)
                            : absence(answer.code);
}

std::string watts(const NvmlAnswer<unsigned>& answer)
{
    return answer.code == 0 ? decimals(answer.value / 1000.0, 2) : absence(answer.code);
}

std::string bits(const NvmlAnswer<unsigned long long>& answer)
{
    if (answer.code != 0)
        return absence(answer.code);
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "0x%016llX", answer.value);
    return text.data();
}

/// A name that comes from elsewhere, as one cell.
std::string plain(std::string text)
{
    for (char& c : text)
        c = c == ',' || c == '"' || static_cast<unsigned char>(c) < ' ' ? '_' : c;
    return text.empty() ? "[N/A]" : text;
}

std::string processHeader()
{
    return "timestamp, gpu_index, gpu_uuid, pid, process_name, used_gpu_memory [MiB], "
           "of_command\n";
}

std::string processRow(Micros time, const GpuIdentity& gpu, const GpuUser& user, pid_t root)
{
    const auto pid = static_cast<pid_t>(user.pid);
    std::string row = utcText(time) + ", " + std::to_string(gpu.index) + ", " + plain(gpu.uuid)
                      + ", " + std::to_string(user.pid) + ", " + plain(processName(pid)) + ", ";
    row += user.memoryBytes ? decimals(static_cast<double>(*user.memoryBytes) / kMebibyte, 0)
                            : "[N/A]";
    return row + (isBelow(pid, root) ? ", 1\n" : ", 0\n");
}

} // namespace

std::string nvmlLibrary()
{
    const char* const given = std::getenv("FAULTLINE_NVML");
    return given != nullptr && *given != '\0' ? given : "libnvidia-ml.so.1";
}

std::string gpuHeader()
{
    return "timestamp, index, name, uuid, utilization.gpu [%], utilization.memory [%], "
           "memory.used [MiB], memory.free [MiB], memory.total [MiB], memory.reserved [MiB], "
           "temperature.gpu, power.draw [W], enforced.power.limit [W], clocks.current.sm [MHz], "
           "clocks.current.memory [MHz], pstate, fan.speed [%], pcie.link.gen.current, "
           "pcie.link.width.current, ecc.errors.corrected.volatile.total, "
           "ecc.errors.uncorrected.volatile.total, clocks_throttle_reasons.active\n";
}

std::string gpuRow(Micros time, const GpuIdentity& gpu, const GpuReading& reading)
{
    constexpr int kUnknownState = 32;
    const bool hasState =
        reading.performanceState.code == 0 && reading.performanceState.value != kUnknownState;
    std::string row = utcText(time);
    for (const std::string& text :
         {std::to_string(gpu.index),
          plain(gpu.name),
          plain(gpu.uuid),
          cell(reading.busyPercent),
          cell(reading.memoryBusyPercent),
          mebibytes(reading.memoryUsedBytes),
          mebibytes(reading.memoryFreeBytes),
          mebibytes(reading.memoryTotalBytes),
          mebibytes(reading.memoryReservedBytes),
          cell(reading.celsius),
          watts(reading.powerMilliwatts),
          watts(reading.powerLimitMilliwatts),
          cell(reading.smMegahertz),
          cell(reading.memoryMegahertz),
          hasState ? "P" + std::to_string(reading.performanceState.value)
                   : absence(reading.performanceState.code == 0 ? Nvml::kNotSupported
                                                                : reading.performanceState.code),
          cell(reading.fanPercent),
          cell(reading.pcieGeneration),
          cell(reading.pcieWidth),
          cell(reading.eccCorrected),
          cell(reading.eccUncorrected),
          bits(reading.throttleReasons)})
        row += ", " + text;
    return row + "\n";
}

/// What the thread and its owner have in common.
struct GpuRecorder::Shared {
    std::string folder;
    Micros interval = kSecond;
    pid_t root = 0;

    std::mutex mutex; ///< for what follows; never held while the driver is asked
    std::condition_variable wake;
    bool isStopping = false;
    bool hasStopped = false;
    GpuFacts facts;
    std::unique_ptr<AppendFile> samples;
    std::unique_ptr<AppendFile> processes;

    /// Makes the file if there is none yet, then appends. With the mutex held.
    void append(std::unique_ptr<AppendFile>& file, const char* name, const std::string& header,
                const std::string& rows)
    {
        if (file == nullptr) {
            Result<std::unique_ptr<AppendFile>> made = AppendFile::create(folder + "/" + name);
            if (!made) {
                facts.problem = made.error().message();
                return;
            }
            file = std::move(made).value();
            file->append(header);
        }
        file->append(rows);
    }
};

GpuRecorder::GpuRecorder(const std::string& folder, Micros interval, pid_t root)
    : m_shared(std::make_shared<Shared>())
{
    m_shared->folder = folder;
    m_shared->interval = interval;
    m_shared->root = root;
    m_shared->facts.library = nvmlLibrary();
    std::thread([shared = m_shared] { loop(shared); }).detach();
}

GpuRecorder::~GpuRecorder()
{
    stop();
}

void GpuRecorder::stop()
{
    std::unique_lock lock(m_shared->mutex);
    if (m_shared->isStopping)
        return; // waited for once is enough
    m_shared->isStopping = true;
    m_shared->wake.notify_all();
    const bool answered = m_shared->wake.wait_for(lock, std::chrono::microseconds(kPatience),
                                                  [this] { return m_shared->hasStopped; });
    if (!answered)
        m_shared->facts.problem = "the driver does not answer any more";
}

GpuFacts GpuRecorder::facts() const
{
    const std::lock_guard guard(m_shared->mutex);
    return m_shared->facts;
}

std::uint64_t GpuRecorder::lostBytes() const
{
    const std::lock_guard guard(m_shared->mutex);
    std::uint64_t lost = 0;
    for (const auto* file : {m_shared->samples.get(), m_shared->processes.get()})
        lost += file != nullptr ? file->lostBytes() : 0;
    return lost;
}

void GpuRecorder::sync()
{
    const std::lock_guard guard(m_shared->mutex);
    for (auto* file : {m_shared->samples.get(), m_shared->processes.get()}) {
        if (file != nullptr)
            file->sync();
    }
}

void GpuRecorder::loop(const std::shared_ptr<Shared>& shared)
{
    auto nvml = std::make_unique<Nvml>(shared->facts.library); // written before the thread began
    std::vector<GpuIdentity> gpus;
    GpuFacts found;
    found.problem = nvml->problem();
    if (found.problem.empty()) {
        found.driverVersion = nvml->driverVersion();
        found.cudaVersion = nvml->cudaVersion();
        gpus = nvml->findGpus();
        if (gpus.empty())
            found.problem = "no GPU was found";
    }
    {
        const std::lock_guard guard(shared->mutex);
        found.library = shared->facts.library;
        found.gpus = gpus;
        found.missingCalls = nvml->missing();
        found.failures = nvml->failures();
        shared->facts = std::move(found);
    }
    auto next = std::chrono::steady_clock::now();
    for (bool isStopping = gpus.empty(); !isStopping;) {
        std::string rows;
        std::string processRows;
        const Micros time = wallNow();
        for (std::size_t i = 0; i < gpus.size(); ++i) {
            rows += gpuRow(time, gpus[i], nvml->read(i));
            for (const GpuUser& user : nvml->users(i))
                processRows += processRow(time, gpus[i], user, shared->root);
        }
        // Ticks that were missed are left out, not made up for.
        next = std::max(next + std::chrono::microseconds(shared->interval),
                        std::chrono::steady_clock::now());
        std::unique_lock lock(shared->mutex);
        shared->append(shared->samples, "gpu.csv", gpuHeader(), rows);
        if (!processRows.empty())
            shared->append(shared->processes, "gpu_processes.csv", processHeader(), processRows);
        shared->facts.lastSample = time;
        shared->facts.failures = nvml->failures();
        isStopping = shared->wake.wait_until(lock, next, [&] { return shared->isStopping; });
    }
    nvml.reset(); // while the process still lives
    const std::lock_guard guard(shared->mutex);
    shared->hasStopped = true;
    shared->wake.notify_all();
}

} // namespace faultline::recorder
