// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/diagnosis/environment/training_framework.h"
#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace faultline {

/// So many complete steps are needed to be sure of what a step is spent on (the number at which
/// other profilers stop to hedge).
inline constexpr std::size_t kStepsToBeSure = 20;
/// Fewer tell nothing: of one or two, starting the profiler is a large part.
inline constexpr std::size_t kFewestSteps = 3;

/// Median of a share over the steps of a profile, with the 95 % confidence interval of that median
/// by order statistics (all of the range for few steps).
struct ShareOfSteps {
    double median = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// What the complete steps of a profile were spent on. Refers to the profile.
class StepShares {
public:
    /// Steps without a length, and the last one of a profile that was cut off, are left out.
    explicit StepShares(const TraceProfile& profile);

    [[nodiscard]] const TraceProfile& profile() const { return *m_profile; }
    [[nodiscard]] std::size_t steps() const { return m_steps.size(); }
    [[nodiscard]] double medianSeconds() const { return m_medianSeconds; }
    /// Median of the seconds of some categories together.
    [[nodiscard]] double secondsOf(std::initializer_list<StepCategory> categories) const;
    [[nodiscard]] ShareOfSteps of(std::initializer_list<StepCategory> categories) const;
    /// The share of each step, for a chart.
    [[nodiscard]] JudgedPoints points(std::initializer_list<StepCategory> categories, Text label,
                                      double limit) const;
    /// All steps that were judged, as a place in the profile.
    [[nodiscard]] TraceEvidence evidence(Text caption) const;
    [[nodiscard]] TraceEvidence evidence() const; ///< says how many they are

private:
    const TraceProfile* m_profile;
    std::vector<const TraceStep*> m_steps;
    double m_medianSeconds = 0.0;
};

/// The profiles of a training with at least three complete steps, told apart by markers or from
/// batch to batch.
[[nodiscard]] std::vector<StepShares> stepSharesOf(const Training& training);

/// Of what `measure` makes of each profile, an optional, the one with the largest `weight`, a
/// member or a function of it; the first of equals.
template <typename Measure, typename Weight>
[[nodiscard]] auto worstOf(const std::vector<StepShares>& profiles, Measure measure, Weight weight)
{
    std::invoke_result_t<Measure, const StepShares&> worst;
    for (const StepShares& shares : profiles) {
        auto found = measure(shares);
        if (found && (!worst || std::invoke(weight, *found) > std::invoke(weight, *worst)))
            worst = std::move(found);
    }
    return worst;
}

/// How bad it is that a share of each step is lost: critical only where enough steps were seen to
/// be sure.
struct ShareLimits {
    double warning = 0.0;
    double critical = 0.0;
};
[[nodiscard]] Severity severityOf(double share, std::size_t steps, const ShareLimits& limits);

/// There is no profile, or none with steps; names the command that makes one for this training.
[[nodiscard]] Abstention abstainWithoutSteps(const Training& training);

/// Code or commands that capture some twenty steps of this training, from the hundredth on.
[[nodiscard]] std::vector<Fix::Snippet> captureSnippets(Framework framework);

} // namespace faultline
