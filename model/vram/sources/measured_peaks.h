// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/core/hardware_log.h"
#include "model/core/profile.h"
#include "model/core/run.h"
#include "model/vram/calibration.h"

#include <vector>

namespace faultline::vram {

/// Peaks that the artifacts of a run tell, best evidence first, at most one for each kind of
/// evidence and device: of several devices the fullest. None says the batch: it is the run's.

/// Memory snapshots of PyTorch and memory profiles of TensorFlow: what was handed out
/// (Allocated). A record that began in the middle of the training counts only what came after:
/// a lower bound.
[[nodiscard]] std::vector<MeasuredPeak> measuredPeaks(const TraceProfile& profile);

/// Dumps of TensorFlow's allocator (MaxInUse, with what was asked for last), PyTorch's "out of
/// memory" (lower bounds: the run needed more), and the memory that trainers print:
/// mmdetection's and detectron2's are Allocated, Ultralytics' is Reserved.
[[nodiscard]] std::vector<MeasuredPeak> measuredPeaks(const ConsoleLog& log);

/// What nvidia-smi and its kind saw: Device, and the framework's allocator where it is logged.
/// Samples miss short peaks: a lower bound.
[[nodiscard]] std::vector<MeasuredPeak> measuredPeaks(const HardwareLog& log);

/// What trainers write to event files: the memory of mmcv and mmengine (MiB, Allocated), and
/// PyTorch's own statistics as Lightning's DeviceStatsMonitor writes them.
[[nodiscard]] std::vector<MeasuredPeak> measuredPeaks(const Run& run);

/// Those of everything in a case: profiles, consoles, events, then hardware logs.
[[nodiscard]] std::vector<MeasuredPeak> measuredPeaks(const CaseData& opened);

} // namespace faultline::vram
