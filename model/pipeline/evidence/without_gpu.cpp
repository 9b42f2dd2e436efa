// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pipeline/evidence/without_gpu.h"

#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/setup/stated_settings.h"
#include "model/diagnosis/signals/joined_samples.h"

#include <algorithm>

namespace faultline::pipeline {

namespace {

bool sawGpuAtWork(const Training& training)
{
    const std::vector<double> busy = gpuUtilization(training);
    return std::any_of(busy.begin(), busy.end(), [](double share) { return share > 0.0; })
           || std::any_of(training.profiles.begin(), training.profiles.end(),
                          [](const TraceProfilePtr& profile) {
                              return std::any_of(
                                  profile->devices.begin(), profile->devices.end(),
                                  [](const DeviceTotal& device) { return device.isUsed(); });
                          });
}

} // namespace

bool runsWithoutGpu(const Training& training)
{
    if (sawGpuAtWork(training) || hasEvent(training, {"tf.dev.created", "tf.dev.old"}))
        return false;
    const std::optional<StatedSetting> device = statedSetting(training, {"device", "accelerator"});
    return (device && device->value == "cpu")
           || hasEvent(training, {"tf.nogpu", "cpu.lightning", "cpu.ultralytics", "cpu.count",
                                  "cpu.nocuda", "cpu.device", "jax.nogpu"});
}

} // namespace faultline::pipeline
