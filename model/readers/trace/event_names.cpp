// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/event_names.h"

#include "model/readers/trace/analysis/input_stages.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace faultline::trace {

namespace {

struct CategoryName {
    std::string_view name;
    TraceCategory category;
};

/// libkineto's ActivityType names, and those of its versions before mid 2022.
constexpr std::array<CategoryName, 14> kKinetoCategories{{
    {"cpu_op", TraceCategory::CpuOp},
    {"Operator", TraceCategory::CpuOp},
    {"user_annotation", TraceCategory::UserAnnotation},
    {"gpu_user_annotation", TraceCategory::UserAnnotation},
    {"kernel", TraceCategory::Kernel},
    {"Kernel", TraceCategory::Kernel},
    {"gpu_memcpy", TraceCategory::MemcpyOther},
    {"Memcpy", TraceCategory::MemcpyOther},
    {"gpu_memset", TraceCategory::Memset},
    {"Memset", TraceCategory::Memset},
    {"cuda_runtime", TraceCategory::Runtime},
    {"cuda_driver", TraceCategory::Runtime},
    {"Runtime", TraceCategory::Runtime},
    {"python_function", TraceCategory::Python},
}};

constexpr std::array<std::string_view, 11> kDerivedLines{
    "Steps",         "Step",           "Framework Name Scope", "TensorFlow Name Scope",
    "Framework Ops", "TensorFlow Ops", "XLA Modules",          "XLA Ops",
    "Source code",   "Source Code",    "Launch Stats"};

constexpr std::array<std::string_view, 7> kCollectiveParts{
    "nccl", "Nccl", "NCCL", "rccl", "AllReduce", "all_reduce", "AllGather"};

bool isCollective(std::string_view name)
{
    return std::any_of(
        kCollectiveParts.begin(), kCollectiveParts.end(),
        [name](std::string_view part) { return name.find(part) != std::string_view::npos; });
}

TraceCategory kernelCategory(std::string_view name)
{
    return isCollective(name) ? TraceCategory::Collective : TraceCategory::Kernel;
}

/// "Conv2D:Conv2D", "model/dense/MatMul:MatMul": TensorFlow's name for the run of an operator.
bool isOpRun(std::string_view name)
{
    const std::size_t colon = name.rfind(':');
    if (colon == std::string_view::npos || colon == 0 || colon + 1 == name.size())
        return false;
    return name[colon - 1] != ':' && name.find(' ') == std::string_view::npos;
}

} // namespace

TraceCategory memcpyCategory(std::string_view name)
{
    for (const std::string_view part : {"HtoD", "H2D", "HToD"}) {
        if (name.find(part) != std::string_view::npos)
            return TraceCategory::MemcpyHostToDevice;
    }
    for (const std::string_view part : {"DtoH", "D2H", "DToH"}) {
        if (name.find(part) != std::string_view::npos)
            return TraceCategory::MemcpyDeviceToHost;
    }
    return TraceCategory::MemcpyOther;
}

std::optional<std::int64_t> stepOfName(std::string_view name)
{
    constexpr std::string_view kProfilerStep = "ProfilerStep#";
    if (!name.starts_with(kProfilerStep))
        return std::nullopt;
    std::int64_t number = 0;
    const std::string_view digits = name.substr(kProfilerStep.size());
    const auto [stop, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || stop == digits.data())
        return std::nullopt;
    return number;
}

TraceCategory kinetoCategory(std::string_view category, std::string_view name)
{
    const auto row =
        std::find_if(kKinetoCategories.begin(), kKinetoCategories.end(),
                     [category](const CategoryName& known) { return known.name == category; });
    if (row == kKinetoCategories.end())
        return TraceCategory::Other;
    switch (row->category) {
    case TraceCategory::Kernel: return kernelCategory(name);
    case TraceCategory::MemcpyOther: return memcpyCategory(name);
    case TraceCategory::CpuOp:
    case TraceCategory::UserAnnotation:
        if (category == "gpu_user_annotation")
            return row->category;
        if (stepOfName(name))
            return TraceCategory::Step;
        if (isInputEvent(name))
            return TraceCategory::InputPipeline;
        return row->category;
    default: return row->category;
    }
}

bool isTensorFlowStep(std::string_view name)
{
    if (name.find('/') != std::string_view::npos || name.find(':') != std::string_view::npos)
        return false;
    return name.starts_with("train") || name.starts_with("test")
           || name.starts_with("TraceContext");
}

bool isDerivedLine(std::string_view line)
{
    return std::find(kDerivedLines.begin(), kDerivedLines.end(), line) != kDerivedLines.end()
           || line.starts_with("_");
}

TraceCategory tensorFlowCategory(const TraceTrack& track, std::string_view name)
{
    if (track.isDevice) {
        if (isDerivedLine(track.name))
            return TraceCategory::UserAnnotation;
        if (name.starts_with("Memset") || name.starts_with("memset"))
            return TraceCategory::Memset;
        if (name.starts_with("Memcpy") || name.starts_with("memcpy"))
            return memcpyCategory(name);
        return kernelCategory(name);
    }
    if (isInputEvent(name))
        return TraceCategory::InputPipeline;
    if (name.starts_with("$"))
        return TraceCategory::Python;
    const bool isRuntime =
        name.starts_with("cu") && name.find_first_of(" :/") == std::string_view::npos;
    if (isRuntime || name.starts_with("hip"))
        return TraceCategory::Runtime;
    return isOpRun(name) ? TraceCategory::CpuOp : TraceCategory::Other;
}

} // namespace faultline::trace
