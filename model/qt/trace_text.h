// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"

#include <QString>

#include <string_view>

namespace faultline {

// The words and numbers of profiler traces in the user's language.

[[nodiscard]] QString stepCategoryName(StepCategory category);
/// What the time of a category is spent on, in a sentence.
[[nodiscard]] QString stepCategoryMeaning(StepCategory category);
[[nodiscard]] QString traceCategoryName(TraceCategory category);
/// A kernel by what tells it from others: without return type, parameters and the namespaces of
/// PyTorch. "vectorized_elementwise_kernel<4, AddFunctor<float>, Array<char*, 3>>"
[[nodiscard]] QString kernelLabel(std::string_view name);
[[nodiscard]] QString profileSourceName(ProfileSource source);

/// A duration that stands alone, three significant digits: "870 ns", "12.3 ms", "4.56 s".
[[nodiscard]] QString traceDuration(double seconds);
[[nodiscard]] QString traceDurationNs(std::int64_t nanoseconds);
/// A share 0..1 in whole percent; what is there but below one half reads "< 1 %".
[[nodiscard]] QString traceShare(double share);

/// Durations below each other: one unit and one number of decimals for the whole column.
class DurationColumn {
public:
    /// For a column whose largest value is `largest` seconds.
    explicit DurationColumn(double largest);
    /// Empty for NaN. What is there but rounds to nothing reads "< 0.01 ms".
    [[nodiscard]] QString text(double seconds) const;

private:
    double m_factor; ///< units in a second
    int m_decimals;
};

} // namespace faultline
