// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/diagnosis/training/training.h"
#include "model/vram/estimate.h"

#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// The machine that a training runs on, or is to run on. What is not known is empty.
struct TargetMachine {
    enum class Origin : std::uint8_t {
        Unknown, ///< nothing names a GPU or machine
        Named,   ///< by a log, an nvidia-smi table, the recorder
        Chosen,  ///< by the user
    };
    Origin origin = Origin::Unknown;
    std::optional<vram::Gpu> gpu;
    int gpuCount = 0;                  ///< 0: not known
    std::optional<double> memoryBytes; ///< main memory
    std::optional<int> cpus;           ///< logical
    std::string machineType;           ///< "g2-standard-8"; empty: not known
    std::string namedBy;               ///< English: "gpu.csv", "train.log, line 12"
};

/// What the user chose: a GPU ("T4"), a machine type ("g2-standard-8"), main memory; empty: open.
struct MachineChoice {
    std::string gpu;
    std::string machineType;
    std::optional<double> memoryBytes;

    friend bool operator==(const MachineChoice&, const MachineChoice&) = default;
};

/// What the choice means; fails for a name that is not known, with the nearest ones.
[[nodiscard]] Result<TargetMachine> chosenMachine(const MachineChoice& choice);

/// What the artifacts of a training say of its machine, in this order: the recorder, hardware logs,
/// environments, console. A GPU that no table knows counts by its size. Under `chosen` what the
/// user chose counts before them.
[[nodiscard]] TargetMachine machineOf(const Training& training, const TargetMachine* chosen);

/// Main memory that a training may use, by what watched its host: the machine's, or the limit of
/// its control group if that is less. Nothing if nobody watched.
[[nodiscard]] std::optional<double> watchedMemory(const Training& training);

} // namespace faultline
