// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace faultline {

/// How a training ended, as far as its files tell.
enum class RunState : std::uint8_t {
    Completed, ///< came to the end of its plan, or said that it is done
    Failed,    ///< ended by an error of its own
    Killed,    ///< ended by a signal, a scheduler, the kernel; or breaks off where no program ends
    Stopped,   ///< ended on purpose before its plan, or hangs: makes no step any more
    Running,   ///< wrote something in the last minutes and shows no end
    Unknown,
};
[[nodiscard]] std::string_view toString(RunState state); ///< "completed", ...
[[nodiscard]] std::optional<RunState> runStateOf(std::string_view word);

/// What is kept of a training after it was judged: a line of faultline/summary/1
/// (docs/formats/summary.md). What is not known is empty.
struct RunSummary {
    std::string path;                    ///< that was judged
    std::optional<std::string> training; ///< none: the path holds no training, or was not read
    RunState state = RunState::Unknown;
    std::string verdict; ///< English
    std::optional<Severity> severity;
    std::string code; ///< of the first cause: "O01"
    std::string rule; ///< of the first cause: "loss-became-nan"
    std::optional<double> confidence;
    std::optional<double> judged; ///< share of the checks that could be judged
    std::string model;
    std::string framework;
    std::string gpu;
    std::optional<int> gpus;
    std::optional<double> start; ///< seconds since the epoch
    std::optional<double> end;
    std::optional<std::int64_t> lastStep;
    std::optional<double> gpuHours;     ///< one GPU where nothing tells their number
    std::optional<double> gpuHoursLost; ///< of those
    std::uint64_t bytes = 0;            ///< of the files below the path
    std::uint64_t fingerprint = 0;      ///< of their names, sizes and times
    std::string version;                ///< of the program that judged
    std::string error;                  ///< why the path could not be read

    friend bool operator==(const RunSummary&, const RunSummary&) = default;
};

} // namespace faultline
