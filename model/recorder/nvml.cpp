// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/nvml.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include <dlfcn.h>

namespace faultline::recorder {

namespace {

// Layouts and numbers of the library's binary interface.
struct Utilization {
    unsigned gpu;
    unsigned memory;
};
struct MemoryV1 {
    unsigned long long total;
    unsigned long long free;
    unsigned long long used; ///< with what is reserved
};
struct MemoryV2 {
    unsigned version;
    unsigned long long total;
    unsigned long long reserved;
    unsigned long long free;
    unsigned long long used;
};
struct ProcessV1 {
    unsigned pid;
    unsigned long long usedMemory;
};
struct ProcessV2 { // and V3
    unsigned pid;
    unsigned long long usedMemory;
    unsigned gpuInstance;
    unsigned computeInstance;
};
constexpr unsigned kMemoryV2Version = sizeof(MemoryV2) | (2U << 24U);
constexpr unsigned long long kNoValue = ~0ULL;
constexpr int kSensorGpu = 0;
constexpr int kClockSm = 1;
constexpr int kClockMemory = 2;
constexpr int kEccCorrected = 0;
constexpr int kEccUncorrected = 1;
constexpr int kEccVolatile = 0;

using TextBuffer = std::array<char, 96>;

std::string textOf(TextBuffer& buffer)
{
    buffer.back() = '\0'; // whatever the library wrote
    return buffer.data();
}

template <typename Process>
std::vector<GpuUser> usersOf(const std::vector<Process>& processes, unsigned count)
{
    std::vector<GpuUser> users;
    for (unsigned i = 0; i < std::min<std::size_t>(count, processes.size()); ++i) {
        GpuUser user{.pid = processes[i].pid, .memoryBytes = std::nullopt};
        if (processes[i].usedMemory != kNoValue)
            user.memoryBytes = processes[i].usedMemory;
        users.push_back(user);
    }
    return users;
}

} // namespace

/// The library's functions; those it lacks are null.
struct Nvml::Library {
    using ForText = int (*)(char*, unsigned);
    using ForDeviceText = int (*)(void*, char*, unsigned);
    template <typename T>
    using ForDevice = int (*)(void*, T*);
    using ForKind = int (*)(void*, int, unsigned*);

    explicit Library(const std::string& path) : handle(::dlopen(path.c_str(), RTLD_NOW)) {}
    ~Library()
    {
        if (handle == nullptr)
            return;
        if (isStarted && shutdown != nullptr)
            (void)shutdown();
        ::dlclose(handle);
    }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    /// Looks up the first of these names that is there.
    template <typename Function>
    void find(Function& function, std::initializer_list<const char*> names,
              std::vector<std::string>& missing) const
    {
        for (const char* one : names) {
            function = reinterpret_cast<Function>(::dlsym(handle, one));
            if (function != nullptr)
                return;
        }
        missing.emplace_back(*names.begin());
    }
    void findAll(std::vector<std::string>& missing);

    void* handle;
    bool isStarted = false;
    int (*init)() = nullptr;
    int (*shutdown)() = nullptr;
    const char* (*errorString)(int) = nullptr;
    ForText driverVersion = nullptr;
    int (*cudaVersion)(int*) = nullptr;
    int (*count)(unsigned*) = nullptr;
    int (*deviceAt)(unsigned, void**) = nullptr;
    ForDeviceText deviceName = nullptr;
    ForDeviceText uuid = nullptr;
    ForDevice<Utilization> utilization = nullptr;
    ForDevice<MemoryV1> memoryV1 = nullptr;
    ForDevice<MemoryV2> memoryV2 = nullptr;
    ForDevice<unsigned> power = nullptr;
    ForDevice<unsigned> powerLimit = nullptr;
    ForKind temperature = nullptr;
    ForKind clock = nullptr;
    ForDevice<int> performanceState = nullptr;
    ForDevice<unsigned> fan = nullptr;
    ForDevice<unsigned> pcieGeneration = nullptr;
    ForDevice<unsigned> pcieWidth = nullptr;
    int (*ecc)(void*, int, int, unsigned long long*) = nullptr;
    ForDevice<unsigned long long> throttleReasons = nullptr;
    int (*processesV2)(void*, unsigned*, ProcessV2*) = nullptr;
    int (*processesV1)(void*, unsigned*, ProcessV1*) = nullptr;
};

void Nvml::Library::findAll(std::vector<std::string>& missing)
{
    std::vector<std::string> olderForm; // its absence means nothing
    find(init, {"nvmlInit_v2", "nvmlInit"}, missing);
    find(shutdown, {"nvmlShutdown"}, missing);
    find(errorString, {"nvmlErrorString"}, missing);
    find(driverVersion, {"nvmlSystemGetDriverVersion"}, missing);
    find(cudaVersion, {"nvmlSystemGetCudaDriverVersion_v2", "nvmlSystemGetCudaDriverVersion"},
         missing);
    find(count, {"nvmlDeviceGetCount_v2", "nvmlDeviceGetCount"}, missing);
    find(deviceAt, {"nvmlDeviceGetHandleByIndex_v2", "nvmlDeviceGetHandleByIndex"}, missing);
    find(deviceName, {"nvmlDeviceGetName"}, missing);
    find(uuid, {"nvmlDeviceGetUUID"}, missing);
    find(utilization, {"nvmlDeviceGetUtilizationRates"}, missing);
    find(memoryV1, {"nvmlDeviceGetMemoryInfo"}, missing);
    find(memoryV2, {"nvmlDeviceGetMemoryInfo_v2"}, missing);
    find(power, {"nvmlDeviceGetPowerUsage"}, missing);
    find(powerLimit, {"nvmlDeviceGetEnforcedPowerLimit"}, missing);
    find(temperature, {"nvmlDeviceGetTemperature"}, missing);
    find(clock, {"nvmlDeviceGetClockInfo"}, missing);
    find(performanceState, {"nvmlDeviceGetPerformanceState"}, missing);
    find(fan, {"nvmlDeviceGetFanSpeed"}, missing);
    find(pcieGeneration, {"nvmlDeviceGetCurrPcieLinkGeneration"}, missing);
    find(pcieWidth, {"nvmlDeviceGetCurrPcieLinkWidth"}, missing);
    find(ecc, {"nvmlDeviceGetTotalEccErrors"}, missing);
    find(throttleReasons,
         {"nvmlDeviceGetCurrentClocksEventReasons", "nvmlDeviceGetCurrentClocksThrottleReasons"},
         missing);
    find(processesV2,
         {"nvmlDeviceGetComputeRunningProcesses_v3", "nvmlDeviceGetComputeRunningProcesses_v2"},
         olderForm);
    find(processesV1, {"nvmlDeviceGetComputeRunningProcesses"},
         processesV2 == nullptr ? missing : olderForm);
}

Nvml::Nvml(const std::string& library) : m_library(std::make_unique<Library>(library))
{
    if (m_library->handle == nullptr) {
        const char* reason = ::dlerror();
        m_problem = reason != nullptr ? reason : library + " cannot be loaded";
        return;
    }
    m_library->findAll(m_missing);
    if (m_library->init == nullptr || m_library->count == nullptr
        || m_library->deviceAt == nullptr) {
        m_problem = library + " lacks functions that nothing works without";
        return;
    }
    const int code = noted("nvmlInit_v2", m_library->init());
    m_library->isStarted = code == 0;
    if (code != 0)
        m_problem = "the library does not start: " + m_failures.front().text;
}

Nvml::~Nvml() = default;

int Nvml::noted(const char* call, int code)
{
    if (code == 0 || code == kNotSupported || code == kFunctionMissing)
        return code;
    const auto known =
        std::find_if(m_failures.begin(), m_failures.end(), [&](const NvmlFailure& failure) {
            return failure.call == call && failure.code == code;
        });
    if (known != m_failures.end()) {
        ++known->count;
        return code;
    }
    const char* const text =
        m_library->errorString != nullptr ? m_library->errorString(code) : nullptr;
    m_failures.push_back({.call = call,
                          .code = code,
                          .text = text != nullptr ? text : "error " + std::to_string(code),
                          .count = 1,
                          .firstTime = wallNow()});
    return code;
}

template <typename T>
NvmlAnswer<T> Nvml::ask(const char* call, int (*function)(void*, T*), std::size_t gpu)
{
    NvmlAnswer<T> answer;
    answer.code = function == nullptr ? kFunctionMissing
                                      : noted(call, function(m_handles.at(gpu), &answer.value));
    return answer;
}

std::string Nvml::driverVersion()
{
    TextBuffer buffer{};
    const bool isKnown = m_library->driverVersion != nullptr
                         && noted("nvmlSystemGetDriverVersion",
                                  m_library->driverVersion(buffer.data(), buffer.size()))
                                == 0;
    return isKnown ? textOf(buffer) : std::string();
}

std::string Nvml::cudaVersion()
{
    int version = 0;
    if (m_library->cudaVersion == nullptr
        || noted("nvmlSystemGetCudaDriverVersion_v2", m_library->cudaVersion(&version)) != 0)
        return {};
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

std::vector<GpuIdentity> Nvml::findGpus()
{
    std::vector<GpuIdentity> found;
    m_handles.clear();
    unsigned count = 0;
    if (noted("nvmlDeviceGetCount_v2", m_library->count(&count)) != 0)
        return found;
    for (unsigned i = 0; i < count; ++i) {
        void* handle = nullptr;
        if (noted("nvmlDeviceGetHandleByIndex_v2", m_library->deviceAt(i, &handle)) != 0)
            continue;
        m_handles.push_back(handle);
        GpuIdentity gpu;
        gpu.index = i;
        TextBuffer buffer{};
        if (m_library->deviceName != nullptr
            && noted("nvmlDeviceGetName",
                     m_library->deviceName(handle, buffer.data(), buffer.size()))
                   == 0)
            gpu.name = textOf(buffer);
        buffer = {};
        if (m_library->uuid != nullptr
            && noted("nvmlDeviceGetUUID", m_library->uuid(handle, buffer.data(), buffer.size()))
                   == 0)
            gpu.uuid = textOf(buffer);
        GpuReading reading;
        readMemory(m_handles.size() - 1, reading);
        if (reading.memoryTotalBytes.code == 0)
            gpu.memoryTotalBytes = reading.memoryTotalBytes.value;
        if (reading.memoryReservedBytes.code == 0)
            gpu.memoryReservedBytes = reading.memoryReservedBytes.value;
        found.push_back(std::move(gpu));
    }
    return found;
}

void Nvml::readMemory(std::size_t gpu, GpuReading& reading)
{
    if (m_library->memoryV2 != nullptr) {
        MemoryV2 memory{
            .version = kMemoryV2Version, .total = 0, .reserved = 0, .free = 0, .used = 0};
        const int code =
            noted("nvmlDeviceGetMemoryInfo_v2", m_library->memoryV2(m_handles.at(gpu), &memory));
        reading.memoryUsedBytes = {code, memory.used};
        reading.memoryFreeBytes = {code, memory.free};
        reading.memoryTotalBytes = {code, memory.total};
        reading.memoryReservedBytes = {code, memory.reserved};
        return;
    }
    const NvmlAnswer<MemoryV1> memory = ask("nvmlDeviceGetMemoryInfo", m_library->memoryV1, gpu);
    reading.memoryUsedBytes = {memory.code, memory.value.used};
    reading.memoryFreeBytes = {memory.code, memory.value.free};
    reading.memoryTotalBytes = {memory.code, memory.value.total};
    reading.memoryReservedBytes = {kFunctionMissing, 0};
}

GpuReading Nvml::read(std::size_t gpu)
{
    GpuReading reading;
    const Library& library = *m_library;
    void* const handle = m_handles.at(gpu);
    const NvmlAnswer<Utilization> busy =
        ask("nvmlDeviceGetUtilizationRates", library.utilization, gpu);
    reading.busyPercent = {busy.code, busy.value.gpu};
    reading.memoryBusyPercent = {busy.code, busy.value.memory};
    readMemory(gpu, reading);
    const auto askKind = [&](const char* call, Library::ForKind function, int kind) {
        NvmlAnswer<unsigned> answer;
        answer.code = function == nullptr ? kFunctionMissing
                                          : noted(call, function(handle, kind, &answer.value));
        return answer;
    };
    reading.celsius = askKind("nvmlDeviceGetTemperature", library.temperature, kSensorGpu);
    reading.smMegahertz = askKind("nvmlDeviceGetClockInfo", library.clock, kClockSm);
    reading.memoryMegahertz = askKind("nvmlDeviceGetClockInfo", library.clock, kClockMemory);
    reading.powerMilliwatts = ask("nvmlDeviceGetPowerUsage", library.power, gpu);
    reading.powerLimitMilliwatts = ask("nvmlDeviceGetEnforcedPowerLimit", library.powerLimit, gpu);
    reading.performanceState = ask("nvmlDeviceGetPerformanceState", library.performanceState, gpu);
    reading.fanPercent = ask("nvmlDeviceGetFanSpeed", library.fan, gpu);
    reading.pcieGeneration =
        ask("nvmlDeviceGetCurrPcieLinkGeneration", library.pcieGeneration, gpu);
    reading.pcieWidth = ask("nvmlDeviceGetCurrPcieLinkWidth", library.pcieWidth, gpu);
    const auto askEcc = [&](int kind) {
        NvmlAnswer<unsigned long long> answer;
        answer.code = library.ecc == nullptr
                          ? kFunctionMissing
                          : noted("nvmlDeviceGetTotalEccErrors",
                                  library.ecc(handle, kind, kEccVolatile, &answer.value));
        return answer;
    };
    reading.eccCorrected = askEcc(kEccCorrected);
    reading.eccUncorrected = askEcc(kEccUncorrected);
    reading.throttleReasons =
        ask("nvmlDeviceGetCurrentClocksEventReasons", library.throttleReasons, gpu);
    return reading;
}

std::vector<GpuUser> Nvml::users(std::size_t gpu)
{
    constexpr const char* kCall = "nvmlDeviceGetComputeRunningProcesses";
    unsigned count = kMostUsers;
    if (m_library->processesV2 != nullptr) {
        std::vector<ProcessV2> processes(kMostUsers);
        const int code =
            noted(kCall, m_library->processesV2(m_handles.at(gpu), &count, processes.data()));
        return code == 0 ? usersOf(processes, count) : std::vector<GpuUser>();
    }
    if (m_library->processesV1 == nullptr)
        return {};
    std::vector<ProcessV1> processes(kMostUsers);
    const int code =
        noted(kCall, m_library->processesV1(m_handles.at(gpu), &count, processes.data()));
    return code == 0 ? usersOf(processes, count) : std::vector<GpuUser>();
}

} // namespace faultline::recorder
