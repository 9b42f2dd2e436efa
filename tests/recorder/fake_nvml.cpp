// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for NVIDIA's management library. FAKE_NVML in the environment says what goes wrong:
// "no-driver", "no-gpu", "falls-off" (GPU 1, after its third sample), "hangs" (at the second one).
// Built with FAKE_NVML_OLD it lacks what a library of 2016 lacks.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <unistd.h>

namespace {

constexpr int kOk = 0;
constexpr int kNotSupported = 3;
constexpr int kNoPermission = 4;
constexpr int kDriverNotLoaded = 9;
constexpr int kGpuIsLost = 15;

struct Gpu {
    unsigned index;
    int samples = 0;
};
Gpu g_gpus[2] = {{0}, {1}};

bool mode(std::string_view wanted)
{
    const char* given = std::getenv("FAKE_NVML");
    return given != nullptr && wanted == given;
}

int check(void* device)
{
    const Gpu& gpu = *static_cast<Gpu*>(device);
    return mode("falls-off") && gpu.index == 1 && gpu.samples > 3 ? kGpuIsLost : kOk;
}

template <typename T>
int give(void* device, T* out, T value)
{
    const int code = check(device);
    if (code == kOk)
        *out = value;
    return code;
}

struct Utilization {
    unsigned gpu;
    unsigned memory;
};
struct Memory {
    unsigned long long total;
    unsigned long long free;
    unsigned long long used;
};

} // namespace

extern "C" {

int nvmlShutdown()
{
    return kOk;
}

const char* nvmlErrorString(int code)
{
    return code == kDriverNotLoaded ? "Driver Not Loaded"
           : code == kGpuIsLost     ? "GPU is lost"
                                    : "?";
}

int nvmlSystemGetDriverVersion(char* text, unsigned size)
{
    std::snprintf(text, size, "550.54.15");
    return kOk;
}

int nvmlDeviceGetName(void* device, char* text, unsigned size)
{
    std::snprintf(text, size, "Fake GPU, model %u", static_cast<Gpu*>(device)->index);
    return kOk;
}

int nvmlDeviceGetUUID(void* device, char* text, unsigned size)
{
    std::snprintf(text, size, "GPU-00000000-0000-0000-0000-00000000000%u",
                  static_cast<Gpu*>(device)->index);
    return kOk;
}

int nvmlDeviceGetUtilizationRates(void* device, Utilization* out)
{
    Gpu& gpu = *static_cast<Gpu*>(device);
    ++gpu.samples;
    if (mode("hangs") && gpu.samples == 2)
        ::sleep(60);
    return give(device, out, Utilization{90 + gpu.index, 40});
}

int nvmlDeviceGetMemoryInfo(void* device, Memory* out)
{
    return give(device, out, Memory{16ULL << 30, 12ULL << 30, 4ULL << 30});
}

int nvmlDeviceGetPowerUsage(void* device, unsigned* out)
{
    return give(device, out, 250'500U);
}

int nvmlDeviceGetEnforcedPowerLimit(void*, unsigned*)
{
    return kNoPermission;
}

int nvmlDeviceGetTemperature(void* device, int, unsigned* out)
{
    return give(device, out, 71U);
}

int nvmlDeviceGetClockInfo(void* device, int kind, unsigned* out)
{
    return give(device, out, kind == 1 ? 1410U : 5001U);
}

int nvmlDeviceGetPerformanceState(void* device, int* out)
{
    return give(device, out, 2);
}

int nvmlDeviceGetTotalEccErrors(void*, int, int, unsigned long long*)
{
    return kNotSupported;
}

#ifdef FAKE_NVML_OLD

int nvmlInit()
{
    return kOk;
}
int nvmlDeviceGetCount(unsigned* out)
{
    *out = 1;
    return kOk;
}
int nvmlDeviceGetHandleByIndex(unsigned index, void** out)
{
    *out = &g_gpus[index];
    return kOk;
}
int nvmlDeviceGetCurrentClocksThrottleReasons(void* device, unsigned long long* out)
{
    return give(device, out, 0x4ULL);
}

#else

int nvmlInit_v2()
{
    return mode("no-driver") ? kDriverNotLoaded : kOk;
}
int nvmlSystemGetCudaDriverVersion_v2(int* out)
{
    *out = 12040;
    return kOk;
}
int nvmlDeviceGetCount_v2(unsigned* out)
{
    *out = mode("no-gpu") ? 0 : 2;
    return kOk;
}
int nvmlDeviceGetHandleByIndex_v2(unsigned index, void** out)
{
    *out = &g_gpus[index];
    return kOk;
}

struct MemoryV2 {
    unsigned version;
    unsigned long long total;
    unsigned long long reserved;
    unsigned long long free;
    unsigned long long used;
};
int nvmlDeviceGetMemoryInfo_v2(void* device, MemoryV2* out)
{
    if (out->version != (sizeof(MemoryV2) | (2U << 24U)))
        return 25;
    return give(device, out,
                MemoryV2{out->version, 16ULL << 30, 512ULL << 20, 12ULL << 30, 7ULL << 29});
}
int nvmlDeviceGetFanSpeed(void*, unsigned*)
{
    return kNotSupported;
}
int nvmlDeviceGetCurrPcieLinkGeneration(void* device, unsigned* out)
{
    return give(device, out, 4U);
}
int nvmlDeviceGetCurrPcieLinkWidth(void* device, unsigned* out)
{
    return give(device, out, 16U);
}
int nvmlDeviceGetCurrentClocksEventReasons(void* device, unsigned long long* out)
{
    return give(device, out, 0x40ULL);
}

struct Process {
    unsigned pid;
    unsigned long long usedMemory;
    unsigned gpuInstance;
    unsigned computeInstance;
};
int nvmlDeviceGetComputeRunningProcesses_v3(void* device, unsigned* count, Process* out)
{
    if (static_cast<Gpu*>(device)->index == 1) {
        *count = 0;
        return check(device);
    }
    // One that the command began says its number in a file; the other one is everybody's parent.
    *count = 1;
    out[0] = {1, ~0ULL, 0, 0};
    const char* path = std::getenv("FAKE_NVML_PID_FILE");
    std::FILE* file = path != nullptr ? std::fopen(path, "r") : nullptr;
    if (file == nullptr)
        return kOk;
    unsigned pid = 0;
    if (std::fscanf(file, "%u", &pid) == 1) {
        out[1] = {pid, 3ULL << 30, 0, 0};
        *count = 2;
    }
    std::fclose(file);
    return kOk;
}

#endif

} // extern "C"
