// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"

#include <optional>
#include <string_view>

namespace faultline {

/// What a name that people or tools give to a hardware measurement means.
struct HardwareName {
    /// How the numbers under the name relate to the quantity.
    enum class Form : std::uint8_t {
        Value,          ///< value × scale is in the unit of the quantity
        Counter,        ///< a total since some start; its slope × scale is the quantity
        RateOrCounter,  ///< bytes that the name does not call a rate: a Counter if they never fall
        ShareOrPercent, ///< the name says neither; see shareScale()
        SomeBytes,      ///< bytes or MiB, the name does not say; see byteScale()
    };

    HardwareQuantity quantity = HardwareQuantity::Other;
    int gpuIndex = -1; ///< -1: the name does not say
    double scale = 1.0;
    Form form = Form::Value;

    friend bool operator==(const HardwareName&, const HardwareName&) = default;
};

/// The meaning of a tag under which a tracker logs system metrics among the scalars of a run:
/// Weights & Biases ("system/gpu.0.gpu"), Lightning ("DeviceStatsMonitor.on_train_batch_start/
/// allocated_bytes.all.current", "device_id: 0/utilization.gpu (%)"), MLflow
/// ("system/gpu_0_utilization_percentage"), or plain "cpu_percent". Nothing for other tags: a tag
/// is only taken where its name leaves no doubt about the unit.
[[nodiscard]] std::optional<HardwareName> hardwareQuantityOfTag(std::string_view tag);

/// The meaning of a column of a hand-made table: "gpu0_util (%)", "ram_used_gb", "net_sent". Every
/// word of the name must be understood, in any order; nothing otherwise. K, M and G are powers of
/// 1024, with "b" or "ib" alike, as psutil's users and nvidia-smi have them.
[[nodiscard]] std::optional<HardwareName> hardwareQuantityOfName(std::string_view name);

/// Scale of values of Form::ShareOrPercent, of which `max` is the largest and `allWhole` says that
/// none has decimals: a percentage above 1.5, and where all are 0 or 1 (an idle GPU: whole
/// percents); a share otherwise.
[[nodiscard]] double shareScale(double max, bool allWhole);

/// Scale of values of Form::SomeBytes: bytes from 16 Mi on, else MiB.
[[nodiscard]] double byteScale(double max);

} // namespace faultline
