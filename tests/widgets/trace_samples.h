// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/core/run.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faultline::samples {

inline constexpr std::int64_t kMs = 1'000'000;

/// Puts a profile together by hand. Times are in nanoseconds.
class ProfileBuilder {
public:
    explicit ProfileBuilder(const std::string& name) : m_profile(std::make_shared<TraceProfile>())
    {
        m_profile->file.displayName = name;
        m_profile->file.id = ArtifactId(m_profile->file.displayName);
        m_profile->source = ProfileSource::Kineto;
    }

    [[nodiscard]] TraceProfile& profile() { return *m_profile; }

    std::uint16_t track(const std::string& process, const std::string& name, bool isDevice)
    {
        m_profile->tracks.push_back(
            {.process = process, .name = name, .isDevice = isDevice, .device = isDevice ? 0 : -1});
        return static_cast<std::uint16_t>(m_profile->tracks.size() - 1);
    }
    std::uint32_t name(const std::string& text)
    {
        const auto found = std::find(m_profile->names.begin(), m_profile->names.end(), text);
        if (found != m_profile->names.end())
            return static_cast<std::uint32_t>(found - m_profile->names.begin());
        m_profile->names.push_back(text);
        return static_cast<std::uint32_t>(m_profile->names.size() - 1);
    }
    ProfileBuilder& event(std::uint16_t onTrack, std::int64_t begin, std::int64_t duration,
                          const std::string& text, TraceCategory category, std::uint8_t depth = 0)
    {
        m_profile->events.push_back({.beginNs = begin,
                                     .durationNs = static_cast<std::uint32_t>(duration),
                                     .name = name(text),
                                     .track = onTrack,
                                     .category = category,
                                     .depth = depth});
        return *this;
    }
    ProfileBuilder& step(std::int64_t number, std::int64_t begin, std::int64_t end,
                         std::initializer_list<std::pair<StepCategory, double>> seconds)
    {
        TraceStep added{.number = number, .beginNs = begin, .endNs = end};
        for (const auto& [category, value] : seconds)
            added.seconds[static_cast<std::size_t>(category)] = value;
        m_profile->steps.push_back(added);
        m_profile->hasStepMarkers = true;
        return *this;
    }
    /// Sorts the events as readers do.
    [[nodiscard]] TraceProfilePtr build()
    {
        std::stable_sort(m_profile->events.begin(), m_profile->events.end(),
                         [](const TraceEvent& a, const TraceEvent& b) {
                             return a.track != b.track       ? a.track < b.track
                                    : a.beginNs != b.beginNs ? a.beginNs < b.beginNs
                                                             : a.depth < b.depth;
                         });
        for (const TraceEvent& event : m_profile->events)
            m_profile->durationNs =
                std::max(m_profile->durationNs, event.beginNs + event.durationNs);
        return m_profile;
    }

private:
    std::shared_ptr<TraceProfile> m_profile;
};

/// Bytes over time: up and down again in every step.
inline MemoryCurve memorySample(std::size_t points, double seconds)
{
    MemoryCurve memory;
    memory.allocator = "cuda:0";
    ScalarSeriesBuilder allocated;
    ScalarSeriesBuilder reserved;
    for (std::size_t i = 0; i < points; ++i) {
        const double time = seconds * static_cast<double>(i) / static_cast<double>(points);
        const auto wave = static_cast<double>(i % 50 < 25 ? i % 50 : 50 - i % 50);
        const ScalarPoint point{
            .step = static_cast<std::int64_t>(i), .wallTime = time, .value = 3e9 + wave * 2e8};
        allocated.append({&point, 1});
        const ScalarPoint kept{.step = point.step, .wallTime = time, .value = 9e9};
        reserved.append({&kept, 1});
    }
    memory.allocated = allocated.snapshot();
    memory.reserved = reserved.snapshot();
    memory.capacityBytes = 16'000'000'000;
    memory.peakBytes = 8'000'000'000;
    memory.peakTime = seconds * 25.0 / static_cast<double>(points);
    memory.fragmentation = 0.12;
    memory.peakOwners = {{.name = "aten::convolution",
                          .detail = "[64, 256, 56, 56] float32",
                          .bytes = 3'200'000'000,
                          .count = 53},
                         {.name = "model.py:212 forward",
                          .detail = "activation",
                          .bytes = 1'400'000'000,
                          .count = 9}};
    return memory;
}

/// A training that waits for its input: `steps` steps of 100 ms, half of each a DataLoader, with
/// the kernels in the other half.
inline TraceProfilePtr inputBoundProfile(const std::string& name, int steps)
{
    ProfileBuilder builder(name);
    const std::uint16_t main = builder.track("python", "thread 4242 (main)", false);
    const std::uint16_t worker = builder.track("python", "thread 4250 (pin memory)", false);
    const std::uint16_t stream = builder.track("/device:GPU:0", "Stream 7", true);
    for (int i = 0; i < steps; ++i) {
        // Every seventh step is longer, so that some stand out.
        const std::int64_t length = (i % 7 == 6 ? 160 : 100) * kMs;
        const std::int64_t begin = i * 100 * kMs + (i / 7) * 60 * kMs;
        const std::int64_t input = length - 50 * kMs;
        builder.step(100 + i, begin, begin + length,
                     {{StepCategory::Input, 1e-9 * static_cast<double>(input)},
                      {StepCategory::HostToDevice, 0.004},
                      {StepCategory::Compute, 0.034},
                      {StepCategory::KernelLaunch, 0.009},
                      {StepCategory::Idle, 0.003}});
        builder.event(main, begin, length, "ProfilerStep#" + std::to_string(100 + i),
                      TraceCategory::Step);
        builder.event(main, begin, input, "enumerate(DataLoader)#_MultiProcessingDataLoaderIter",
                      TraceCategory::InputPipeline, 1);
        builder.event(main, begin + input, 20 * kMs, "forward", TraceCategory::UserAnnotation, 1);
        builder.event(main, begin + input + 21 * kMs, 26 * kMs, "backward",
                      TraceCategory::UserAnnotation, 1);
        builder.event(worker, begin + 2 * kMs, input - 4 * kMs, "collate",
                      TraceCategory::InputPipeline);
        builder.event(stream, begin + input, 4 * kMs, "Memcpy HtoD (Pinned -> Device)",
                      TraceCategory::MemcpyHostToDevice);
        for (int k = 0; k < 40; ++k) {
            const std::int64_t at = begin + input + 5 * kMs + k * kMs;
            const bool isMatrix = k % 3 == 0;
            builder.event(main, at - kMs / 2, kMs * 4 / 5,
                          isMatrix ? "aten::conv2d" : "aten::batch_norm", TraceCategory::CpuOp, 2);
            builder.event(main, at - kMs / 4, kMs / 10, "cudaLaunchKernel", TraceCategory::Runtime,
                          3);
            builder.event(stream, at, kMs * 8 / 10,
                          isMatrix ? "volta_fp16_s884cudnn_fp16_256x128_ldg8_relu_f2f_exp"
                                   : "void at::native::batch_norm_collect_statistics_kernel<float>",
                          TraceCategory::Kernel);
        }
    }
    TraceProfile& profile = builder.profile();
    profile.framework = "PyTorch 2.1";
    profile.devices = {{.device = 0,
                        .name = "Tesla V100-SXM2-16GB",
                        .busyShare = 0.41,
                        .kernelSeconds = 0.034 * steps,
                        .tensorCoreSeconds = 0.011 * steps,
                        .kernelCount = static_cast<std::uint64_t>(40 * steps),
                        .memoryBytes = 16'000'000'000,
                        .computeCapability = "7.0"}};
    profile.kernels = {{.name = "void at::native::batch_norm_collect_statistics_kernel<float>",
                        .count = static_cast<std::uint64_t>(26 * steps),
                        .seconds = 0.021 * steps,
                        .op = "aten::batch_norm"},
                       {.name = "volta_fp16_s884cudnn_fp16_256x128_ldg8_relu_f2f_exp",
                        .count = static_cast<std::uint64_t>(14 * steps),
                        .seconds = 0.011 * steps,
                        .usesTensorCores = true,
                        .isTensorCoreEligible = true,
                        .op = "aten::conv2d"}};
    profile.inputStages = {{.name = "enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__",
                            .count = static_cast<std::uint64_t>(steps),
                            .seconds = 0.05 * steps,
                            .selfSeconds = 0.05 * steps,
                            .longestSeconds = 0.11}};
    profile.memory = {memorySample(1000, 0.1 * steps)};
    return builder.build();
}

/// Results of XProf: steps and stages, but no events.
inline TraceProfilePtr resultsOnlyProfile(const std::string& name)
{
    ProfileBuilder builder(name);
    for (int i = 0; i < 4; ++i)
        builder.step(i, i * 50 * kMs, (i + 1) * 50 * kMs,
                     {{StepCategory::Input, 0.002}, {StepCategory::Compute, 0.048}});
    builder.profile().source = ProfileSource::XProfOverview;
    builder.profile().framework = "TensorFlow";
    return builder.build();
}

inline CasePtr caseOf(std::vector<TraceProfilePtr> profiles)
{
    auto data = std::make_shared<CaseData>();
    data->sources = {"sample"};
    data->profiles = std::move(profiles);
    return data;
}

} // namespace faultline::samples
