// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Rows of resources/compatibility/, and of the GPUs in resources/hardware/, as they are there.
/// Empty texts: the table does not say.
struct TableRow {
    std::string source;
    bool isChecked = true;
};

/// A release of TensorFlow or PyTorch.
struct FrameworkRow : TableRow {
    std::string version; ///< "2.11"
    std::string firstPython;
    std::string lastPython;
    bool alsoPython27 = false;
    std::vector<std::string> cuda; ///< TensorFlow: the one it is built for
    std::string cudnn;
    int keras = 0;
};

struct PairRow : TableRow {
    std::string torch;
    std::string torchvision;
};

struct DriverRow : TableRow {
    std::string cuda;
    std::string own;   ///< the driver of the toolkit
    std::string minor; ///< the oldest by minor-version compatibility; empty before CUDA 11
};

struct CapabilityRow : TableRow {
    std::string capability;
    std::string firstCuda;
    std::string lastCuda; ///< empty: still supported
};

struct GpuRow : TableRow {
    std::string name;
    std::string capability;
};

struct KnownRow : TableRow {
    std::string id;
    std::string component;
    std::string range;
    std::string otherComponent; ///< empty: the component alone
    std::string otherRange;
    std::string severity;
    std::string what;
    std::vector<std::string> pins;
};

struct CompatibilityTables {
    std::vector<FrameworkRow> tensorflow;
    std::vector<FrameworkRow> pytorch;
    std::vector<PairRow> torchvision;
    std::vector<DriverRow> linuxDrivers; ///< by CUDA, ascending
    std::vector<DriverRow> windowsDrivers;
    std::vector<CapabilityRow> capabilities;
    std::vector<GpuRow> gpus;
    std::vector<KnownRow> known;

    /// Built on first use, immutable.
    [[nodiscard]] static const CompatibilityTables& get();

    /// The row of a device by its name ("NVIDIA GeForce RTX 3080 Ti"), or nullptr.
    [[nodiscard]] const GpuRow* gpu(std::string_view name) const;
};

/// The row whose version is that of `version` to the minor number, or nullptr.
[[nodiscard]] const FrameworkRow* rowOf(const std::vector<FrameworkRow>& rows,
                                        std::string_view version);

/// The first `count` numbers of a version: "2.11" of "2.11.0-gpu" and 2.
[[nodiscard]] std::string leadingNumbers(std::string_view version, std::size_t count);

} // namespace faultline
