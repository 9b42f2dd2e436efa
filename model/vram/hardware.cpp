// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/hardware.h"

#include "model/core/ascii.h"
#include "model/data/data_rows.h"
#include "model/vram/name_match.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace faultline::vram {

namespace {

using nlohmann::json;

constexpr std::int64_t kMiB = 1 << 20;
constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;

double decimal(std::string_view text)
{
    double value = 0.0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::vector<Gpu> readGpus()
{
    std::vector<Gpu> all;
    forEachDataRow("hardware/gpus.jsonl", [&all](const json& row) {
        all.push_back({.name = row.value("id", ""),
                       .totalBytes = row.value("total_mib", std::int64_t{0}) * kMiB,
                       .reservedBytes = row.value("reserved_mib", std::int64_t{0}) * kMiB,
                       .computeCapability = decimal(row.value("capability", "0")),
                       .fullName = row.value("name", ""),
                       .bandwidthGigabytes = row.value("bandwidth_gbs", 0.0),
                       .floatTeraflops = row.value("fp32_tflops", 0.0),
                       .halfTeraflops = row.value("fp16_tflops", 0.0)});
    });
    std::stable_sort(all.begin(), all.end(), [](const Gpu& a, const Gpu& b) {
        return a.totalBytes != b.totalBytes ? a.totalBytes < b.totalBytes : a.name < b.name;
    });
    return all;
}

std::vector<MachineType> readMachines()
{
    std::vector<MachineType> all;
    forEachDataRow("hardware/machines.jsonl", [&all](const json& row) {
        all.push_back({.name = row.value("name", ""),
                       .provider = row.value("provider", ""),
                       .gpu = row.value("gpu", ""),
                       .gpuCount = row.value("gpus", 0),
                       .cpus = row.value("vcpus", 0),
                       .memoryGigabytes = row.value("memory_gb", 0.0)});
    });
    return all;
}

/// "NVIDIA A100-SXM4-80GB" → words "nvidia", "a100", "sxm4", "80gb".
std::vector<std::string> words(std::string_view text)
{
    std::vector<std::string> all;
    std::string word;
    for (const char c : text) {
        const char lower = lowerAscii(c);
        if (isLetterOrDigit(lower)) {
            word += lower;
        } else if (!word.empty()) {
            all.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty())
        all.push_back(std::move(word));
    return all;
}

bool contains(const std::vector<std::string>& all, const std::vector<std::string>& some)
{
    return std::all_of(some.begin(), some.end(), [&all](const std::string& word) {
        return std::find(all.begin(), all.end(), word) != all.end();
    });
}

/// The row that says most of what was asked for, and nothing else; or that is said by it.
const Gpu* matching(std::string_view name)
{
    const std::vector<std::string> asked = words(name);
    const Gpu* best = nullptr;
    std::size_t bestSize = 0;
    for (const Gpu& gpu : gpus()) {
        const std::vector<std::string> known = words(gpu.name);
        if (contains(asked, known) && known.size() > bestSize) {
            best = &gpu;
            bestSize = known.size();
        }
    }
    if (best != nullptr || asked.empty())
        return best;
    // "3090" of "RTX 3090": the shortest name that holds it all.
    for (const Gpu& gpu : gpus()) {
        if (contains(words(gpu.name), asked)
            && (best == nullptr || gpu.name.size() < best->name.size()))
            best = &gpu;
    }
    return best;
}

std::optional<Gpu> ofSize(std::string_view text)
{
    double size = 0.0;
    const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), size);
    std::string unit;
    for (const char* c = stop; c != text.data() + text.size(); ++c) {
        if (*c != ' ')
            unit += lowerAscii(*c);
    }
    constexpr double kLargest = 4096.0;
    const bool isGiga = unit == "gb" || unit == "gib" || unit == "g";
    if (problem != std::errc() || !isGiga || !(size > 0.0) || size > kLargest)
        return std::nullopt;
    Gpu gpu;
    gpu.name = std::string(text);
    gpu.fullName = gpu.name;
    gpu.totalBytes = static_cast<std::int64_t>(size * kGiB);
    gpu.computeCapability = 8.0;
    return gpu;
}

/// MinSystemMemory of TensorFlow 2.5 and newer, MiB.
std::int64_t tensorFlowReserve(const Gpu& gpu)
{
    constexpr std::int64_t kSmallDevice = 2048;
    if (gpu.totalBytes < kSmallDevice * kMiB)
        return 225;
    if (gpu.computeCapability < 7.0)
        return 500;
    if (gpu.computeCapability < 8.0)
        return 1050;
    return gpu.computeCapability < 9.0 ? 1536 : 1800;
}

} // namespace

std::span<const Gpu> gpus()
{
    static const std::vector<Gpu> kGpus = readGpus();
    return kGpus;
}

std::span<const MachineType> machineTypes()
{
    static const std::vector<MachineType> kMachines = readMachines();
    return kMachines;
}

Result<Gpu> findGpu(std::string_view name)
{
    if (std::optional<Gpu> gpu = ofSize(name))
        return *gpu;
    if (const Gpu* const gpu = matching(name))
        return *gpu;
    std::vector<std::string_view> names;
    for (const Gpu& gpu : gpus())
        names.push_back(gpu.name);
    return Error{
        .code = ErrorCode::UnknownFormat,
        .detail = {
            FAULTLINE_TR_NOOP("Errors", "gpu: %1 is not known%2; a size such as 24GB does as well"),
            {std::string(name), suggestion(name, names)}}};
}

std::int64_t usableBytes(const Gpu& gpu, const FrameworkMemory& framework)
{
    const std::int64_t keeps =
        framework.engine == Engine::TensorFlow
            ? std::max<std::int64_t>(tensorFlowReserve(gpu) * kMiB - framework.contextBytes, 0)
            : 0;
    return std::max<std::int64_t>(gpu.usableBytes() - keeps, 0);
}

} // namespace faultline::vram
