// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/launch_bound.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/signals/step_shares.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace faultline::rules::launch_bound {

namespace {

/// Where the host keeps a device waiting.
struct HostWork {
    const StepShares* shares = nullptr;
    ShareOfSteps launch; ///< host in calls of the runtime or in operators
    ShareOfSteps idle;   ///< nothing that was traced
    double together = 0.0;
    double input = 0.0;
    double shortKernels = 0.0; ///< of all kernels, shorter than their launch
    double kernelsPerStep = 0.0;

    [[nodiscard]] bool isMostlyUntraced() const { return idle.median > launch.median; }
};

/// Nothing if no kernel was traced: the host does the work itself, or they were left out.
std::optional<HostWork> hostWorkOf(const StepShares& shares)
{
    HostWork work;
    work.shares = &shares;
    work.launch = shares.of({StepCategory::KernelLaunch});
    work.idle = shares.of({StepCategory::Idle});
    work.together = shares.of({StepCategory::KernelLaunch, StepCategory::Idle}).median;
    work.input = shares.of({StepCategory::Input, StepCategory::HostToDevice}).median;
    double kernels = 0.0;
    double brief = 0.0;
    for (const DeviceTotal& device : shares.profile().devices) {
        kernels += static_cast<double>(device.kernelCount);
        brief += static_cast<double>(device.shortKernelCount);
    }
    if (kernels <= 0.0)
        return std::nullopt;
    work.shortKernels = brief / kernels;
    work.kernelsPerStep = kernels / static_cast<double>(shares.steps());
    return work;
}

std::vector<Fix> fixes(const Training& training, const HostWork& work)
{
    const Framework framework = frameworkOf(training);
    Fix compile = fix::compileStep(Count(work.kernelsPerStep));
    Fix free = fix::freeTheHost();
    if (framework != Framework::PyTorch)
        free.snippets.insert(free.snippets.begin(), snippet::privateThreads());
    for (Fix* fix : {&compile, &free}) {
        keepSnippetsOf(framework, *fix);
        fix->check = text::waitsLess(Fraction(work.together));
    }
    if (work.isMostlyUntraced())
        return {std::move(free), std::move(compile)};
    return {std::move(compile), std::move(free)};
}

/// A line that says that a debugging mode is on; advice to switch one on does not.
bool saysDebugging(std::string_view lower)
{
    constexpr std::array<std::string_view, 4> kSwitches{
        "anomaly detection has been enabled", "cuda_launch_blocking=1", "detect_anomaly=true",
        "run_functions_eagerly` option is set"};
    constexpr std::array<std::string_view, 5> kAdvice{"consider", "passing", "try ", "rerun",
                                                      "for debugging"};
    const auto holds = [lower](std::string_view word) { return contains(lower, word); };
    const bool isOn = std::any_of(kSwitches.begin(), kSwitches.end(), holds);
    return isOn
           && (contains(lower, "has been enabled")
               || std::none_of(kAdvice.begin(), kAdvice.end(), holds));
}

/// True if the console says that the steps are slowed down on purpose. Of a run that failed it was
/// switched on to find out why.
bool reportDebugging(const Training& training, FindingSink& sink)
{
    constexpr std::size_t kLinesAtStart = 400;
    constexpr std::size_t kLineLength = 400;
    if (!crashesOf(training).empty() || training.allSignals.empty())
        return false;
    Finding finding;
    for (const ConsoleLogPtr& log : training.logs) {
        for (std::size_t i = 0; i < std::min(log->lines.size(), kLinesAtStart); ++i) {
            if (saysDebugging(lowerAscii(log->text(i).substr(0, kLineLength))))
                finding.evidence.emplace_back(lineEvidence(*log, i, i, text::debuggingIsOn()));
        }
    }
    if (finding.evidence.empty())
        return false;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::enoughSteps;
    finding.cost = cost::debugging;
    finding.title = text::debugging();
    finding.explanation = text::debuggingExplained();
    finding.fixes = {fix::switchDebuggingOff()};
    sink.report(std::move(finding));
    return true;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    constexpr ShareLimits kLimits{.warning = 0.3, .critical = 0.6};
    const std::vector<StepShares> profiles = stepSharesOf(input.training);
    if (reportDebugging(input.training, sink))
        return;
    if (profiles.empty()) {
        sink.abstain(abstainWithoutSteps(input.training));
        return;
    }
    const std::optional<HostWork> worst = worstOf(profiles, hostWorkOf, &HostWork::together);
    if (!worst) {
        sink.judged(judgedFact(text::noKernels()));
        return;
    }
    const Thresholds thresholds(input.settings);
    const StepShares& shares = *worst->shares;
    const double together = worst->together;
    const NumberEvidence measured = number::hostShare(Fraction(together), thresholds);
    sink.computed(measured);
    sink.judged(shares.points({StepCategory::KernelLaunch, StepCategory::Idle},
                              text::shareOfEachStep(), thresholds.hostShare));
    if (together < thresholds.hostShare || worst->input > together)
        return;

    Finding finding;
    finding.severity = severityOf(together, shares.steps(), kLimits);
    finding.confidence =
        shares.steps() >= kStepsToBeSure ? confidence::enoughSteps : confidence::fewSteps;
    finding.cost = std::clamp(together, 0.0, 1.0);
    finding.stake.stepTimeShare = together;
    finding.title =
        text::deviceWaits({.share = Fraction(together),
                           .launches = Fraction(worst->launch.median / std::max(together, 1e-9))});
    finding.explanation = worst->isMostlyUntraced()
                              ? text::notTraced()
                              : text::shortLaunches({.kernels = Count(worst->kernelsPerStep),
                                                     .brief = Fraction(worst->shortKernels)});
    finding.evidence = {shares.evidence(),
                        measured,
                        number::launchShare(Fraction(worst->launch.median)),
                        number::unattributedShare(Fraction(worst->idle.median)),
                        number::shortKernels(Fraction(worst->shortKernels), thresholds),
                        number::kernelsPerStep(Count(worst->kernelsPerStep))};
    finding.fixes = fixes(input.training, *worst);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::launch_bound
