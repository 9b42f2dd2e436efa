// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/vram/hardware.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace faultline::vram {
namespace {

constexpr std::int64_t kMebibyte = 1 << 20;

std::string foundName(std::string_view name)
{
    const Result<Gpu> gpu = findGpu(name);
    return gpu ? gpu->name : "error: " + toEnglish(gpu.error().detail);
}

TEST(Gpus, AreSaneAndSorted)
{
    std::set<std::string> names;
    EXPECT_GT(gpus().size(), 50U);
    for (const Gpu& gpu : gpus()) {
        EXPECT_TRUE(names.insert(gpu.name).second) << gpu.name << " is there twice";
        EXPECT_GE(gpu.totalBytes, 2000 * kMebibyte) << gpu.name;
        EXPECT_GE(gpu.reservedBytes, 0) << gpu.name;
        EXPECT_LT(gpu.reservedBytes, gpu.totalBytes / 20) << gpu.name;
        EXPECT_GE(gpu.computeCapability, 3.0) << gpu.name;
        EXPECT_GT(gpu.bandwidthGigabytes, 0.0) << gpu.name;
        EXPECT_GT(gpu.floatTeraflops, 0.0) << gpu.name;
    }
    EXPECT_TRUE(std::is_sorted(gpus().begin(), gpus().end(), [](const Gpu& a, const Gpu& b) {
        return a.totalBytes < b.totalBytes;
    }));
}

TEST(Gpus, AreFoundByWhatPeopleAndDriversCallThem)
{
    EXPECT_EQ(foundName("T4"), "T4");
    EXPECT_EQ(foundName("Tesla T4"), "T4");
    EXPECT_EQ(foundName("NVIDIA GeForce RTX 3080 Ti"), "RTX 3080 Ti");
    EXPECT_EQ(foundName("NVIDIA GeForce RTX 3080"), "RTX 3080");
    EXPECT_EQ(foundName("3090"), "RTX 3090");
    EXPECT_EQ(foundName("rtx 4070 ti super"), "RTX 4070 Ti SUPER");
    EXPECT_EQ(foundName("Tesla V100-SXM2-16GB"), "V100");
    EXPECT_EQ(foundName("Tesla V100-SXM2-32GB"), "V100 32GB");
    EXPECT_EQ(foundName("NVIDIA A100-SXM4-80GB"), "A100 80GB");
    EXPECT_EQ(foundName("NVIDIA A100-SXM4-40GB"), "A100");
    EXPECT_EQ(foundName("NVIDIA H100 80GB HBM3"), "H100");
}

TEST(Gpus, ASizeStandsForADevice)
{
    const Result<Gpu> gpu = findGpu("11.5 GiB");
    ASSERT_TRUE(gpu.has_value());
    EXPECT_EQ(gpu->usableBytes(), static_cast<std::int64_t>(11.5 * 1024) * kMebibyte);
    EXPECT_FALSE(findGpu("0GB").has_value());
    EXPECT_FALSE(findGpu("-8GB").has_value());
    EXPECT_FALSE(findGpu("1e30GB").has_value());
    EXPECT_FALSE(findGpu("nanGB").has_value());
}

TEST(Gpus, UnknownOnesBringTheNearest)
{
    const Result<Gpu> gpu = findGpu("RTX 3091");
    ASSERT_FALSE(gpu.has_value());
    EXPECT_NE(toEnglish(gpu.error().detail).find("RTX 3090"), std::string::npos)
        << toEnglish(gpu.error().detail);
    EXPECT_FALSE(findGpu("").has_value());
    EXPECT_FALSE(findGpu(std::string(100000, 'x')).has_value());
}

TEST(Gpus, TensorFlowLeavesAPartForOthers)
{
    const FrameworkMemory& tensorFlow = *frameworkMemory("tensorflow");
    const FrameworkMemory& torch = *frameworkMemory("torchvision");
    const Gpu t4 = *findGpu("T4");
    EXPECT_EQ(usableBytes(t4, torch), t4.usableBytes());
    // 14.75 GiB of a T4 become a limit of 13737 MB for the allocator (hardware reference, 2); the
    // context was there before.
    const std::int64_t limit = usableBytes(t4, tensorFlow) - tensorFlow.contextBytes;
    EXPECT_NEAR(static_cast<double>(limit / kMebibyte), 13737.0, 400.0);
}

TEST(Machines, HaveDevicesThatAreKnown)
{
    EXPECT_GT(machineTypes().size(), 50U);
    for (const MachineType& machine : machineTypes()) {
        if (machine.gpu.empty()) { // takes the GPUs that its user attaches
            EXPECT_EQ(machine.gpuCount, 0) << machine.name;
            continue;
        }
        const auto known = std::find_if(gpus().begin(), gpus().end(),
                                        [&](const Gpu& gpu) { return gpu.name == machine.gpu; });
        EXPECT_NE(known, gpus().end()) << machine.name << " has " << machine.gpu;
        EXPECT_GT(machine.gpuCount, 0) << machine.name;
        EXPECT_GT(machine.cpus, 0) << machine.name;
        EXPECT_GT(machine.memoryGigabytes, 0.0) << machine.name;
        EXPECT_FALSE(machine.provider.empty()) << machine.name;
    }
}

} // namespace
} // namespace faultline::vram
