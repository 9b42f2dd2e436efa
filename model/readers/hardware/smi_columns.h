// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_names.h"
#include "model/readers/hardware/cell_values.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::hardware {

/// What a column of a table of samples is for.
enum class ColumnRole : std::uint8_t {
    Ignored,
    Time,
    Index,
    Name,
    Uuid,
    BusId,
    Serial,
    Pid,
    ProcessName,
    ProcessMemory,
    DriverVersion,
    State, ///< "P0"
    Value,
};

struct SmiColumn {
    ColumnRole role = ColumnRole::Ignored;
    std::string title; ///< as written
    HardwareQuantity quantity = HardwareQuantity::Other;
    int gpuIndex = -1; ///< of a hand-made header: "gpu1_util"
    HardwareName::Form form = HardwareName::Form::Value;
    std::optional<UnitScale> headerUnit; ///< "[MiB]"
    std::optional<UnitScale> usualUnit;  ///< of the values where nothing names one
};

/// The header of a table of samples, understood.
struct SmiHeader {
    std::vector<SmiColumn> columns;
    char separator = ',';
    std::size_t smiFields = 0; ///< columns that are fields of nvidia-smi's queries
    std::size_t measured = 0;  ///< columns whose quantity is known
    std::size_t others = 0;    ///< columns that nobody knows

    [[nodiscard]] bool has(ColumnRole role) const;
    /// Has a column that tells devices apart.
    [[nodiscard]] bool namesDevices() const;
};

/// The columns that `line` names, if it is a header at all: words, not numbers, and at least one
/// known.
[[nodiscard]] std::optional<SmiHeader> parseHeader(std::string_view line);

/// A header that nvidia-smi wrote, or someone who had its query in mind: at least one measured
/// field of it, and at least half of all columns known.
[[nodiscard]] bool isSmiHeader(const SmiHeader& header);

} // namespace faultline::hardware
