// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_log.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline {

/// The series of one device of a hardware log side by side: what was measured at the same samples.
/// Holds a reference to the log, which must outlive it.
class DeviceSamples {
public:
    /// `device` is an index into HardwareLog::devices.
    DeviceSamples(const HardwareLog& log, std::size_t device);

    [[nodiscard]] std::size_t size() const { return m_steps.size(); }
    [[nodiscard]] bool has(HardwareQuantity quantity) const;
    /// One value for each sample, NaN where the log has none; empty if it has no such series.
    [[nodiscard]] std::vector<double> of(HardwareQuantity quantity) const;
    /// The same of a column that no quantity stands for, by a part of its name, in small letters.
    [[nodiscard]] std::vector<double> ofColumn(std::string_view part) const;
    /// Times as the log has them.
    [[nodiscard]] const std::vector<double>& times() const { return m_times; }
    [[nodiscard]] const HardwareDevice& device() const { return m_log.devices[m_device]; }

    /// Samples [first, last] of a quantity.
    [[nodiscard]] HardwareEvidence evidence(HardwareQuantity quantity, std::size_t first,
                                            std::size_t last, Text caption) const;

private:
    [[nodiscard]] std::vector<double> spread(const ScalarSeries& series) const;

    const HardwareLog& m_log;
    std::size_t m_device;
    std::vector<std::int64_t> m_steps; ///< of the samples, ascending
    std::vector<double> m_times;
};

/// Indices of the GPUs of a log, into HardwareLog::devices.
[[nodiscard]] std::vector<std::size_t> gpusOf(const HardwareLog& log);

/// Those values of `values` at which `isTaken` holds and that are finite.
[[nodiscard]] std::vector<double> taken(const std::vector<double>& values,
                                        const std::vector<bool>& isTaken);

/// At which samples `values` is at least `least`.
[[nodiscard]] std::vector<bool> atLeast(const std::vector<double>& values, double least);

/// Whether the log was written while the training made its steps, for half of that time at least.
/// Where nothing places it, whether it is as long.
[[nodiscard]] bool watchedTheSteps(const HardwareLog& log, const Training& training);

} // namespace faultline
