// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/vram/estimate.h"
#include "model/vram/framework_memory.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace faultline::vram {

/// A machine type of a cloud (resources/hardware/machines.jsonl).
struct MachineType {
    std::string name;     ///< "g2-standard-8"
    std::string provider; ///< "Google Cloud"
    std::string gpu;      ///< Gpu::name; empty: its user attaches them
    int gpuCount = 0;     ///< 0 where `gpu` is empty
    int cpus = 0;
    double memoryGigabytes = 0.0;
};

/// By memory, then by name. Read from the embedded data on first use; any thread.
[[nodiscard]] std::span<const Gpu> gpus();
/// By provider, in the order of the data.
[[nodiscard]] std::span<const MachineType> machineTypes();

/// The device that someone means: "T4", "rtx 3090", "NVIDIA A100-SXM4-80GB" as a driver prints it,
/// or a size, "24GB", "11.5 GiB", for a device that is not in the table (decimal gigabytes count as
/// binary ones, as on the box). Fails with the nearest names.
[[nodiscard]] Result<Gpu> findGpu(std::string_view name);

/// What is left for the framework's process, its context included: TensorFlow keeps a part of the
/// device for others (MinSystemMemory in gpu_device.cc, by compute capability).
[[nodiscard]] std::int64_t usableBytes(const Gpu& gpu, const FrameworkMemory& framework);

} // namespace faultline::vram
