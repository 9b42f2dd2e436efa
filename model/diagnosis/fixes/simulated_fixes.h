// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <span>

namespace faultline {

/// Gives the fixes of the input pipeline the values that a simulation of it finds (model/pipeline):
/// how many workers, what the training then makes, and the steps a second that the next run is held
/// against. Fixes that gain nothing there come last. A pipeline that the simulation does not
/// reproduce keeps the fixes as its rules made them. Simulates each training once, and only where a
/// finding has such a fix; it can be cancelled at any time.
void simulateInputFixes(Diagnosis& diagnosis, std::span<const Training> trainings,
                        const ReadMonitor& monitor);

} // namespace faultline
