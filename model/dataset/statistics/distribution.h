// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/statistics/exact_sum.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace faultline {

/// Counts non-negative values in bins that are 1/128 of their value wide, so that millions of them
/// take a few kilobytes and quantiles are right to 0.4 %. Whole numbers up to 256 have a bin each
/// and are exact. Minimum, maximum, mean and count are exact for any values.
class Distribution {
public:
    /// Values below 0, NaN and infinities are not taken.
    void add(float value) { add(value, 1); }
    void add(float value, std::uint64_t times);
    void merge(const Distribution& other);

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] double min() const { return m_count > 0 ? double{m_min} : 0.0; }
    [[nodiscard]] double max() const { return m_count > 0 ? double{m_max} : 0.0; }
    [[nodiscard]] double mean() const;
    /// The smallest value that a share q (0..1) of all does not exceed; 0 if there are none.
    [[nodiscard]] double quantile(double q) const;
    /// Share of values below `limit`; a bin that the limit cuts counts in part. 0 if empty.
    [[nodiscard]] double shareBelow(double limit) const;

    /// For a chart: `count` values in [from, to).
    struct Bar {
        double from = 0;
        double to = 0;
        std::uint64_t count = 0;
    };
    /// At most `most` (>= 1) bars of equal width on the logarithmic axis, from the smallest to the
    /// largest value above 0. Zeros, if any, are a bar [0, 0) of their own in front.
    [[nodiscard]] std::vector<Bar> logBars(std::size_t most) const;
    /// At most `most` (>= 1) bars of equal, whole width from 0: for counts of things.
    [[nodiscard]] std::vector<Bar> wholeBars(std::size_t most) const;

    /// All of it in plain numbers, for a file.
    struct Parts {
        std::vector<std::pair<std::uint32_t, std::uint64_t>> bins; ///< number, count; ascending
        std::uint64_t zeros = 0;
        ExactSum sum;
        float min = 0;
        float max = 0;
    };
    [[nodiscard]] Parts parts() const;
    /// Nothing if no distribution has these parts.
    [[nodiscard]] static std::optional<Distribution> of(const Parts& parts);

private:
    void addBinsTo(std::vector<Bar>& bars) const;

    std::vector<std::uint64_t> m_bins; ///< empty until the first value
    std::uint64_t m_zeros = 0;
    std::uint64_t m_count = 0;
    ExactSum m_sum;
    float m_min = 0;
    float m_max = 0;
};

} // namespace faultline
