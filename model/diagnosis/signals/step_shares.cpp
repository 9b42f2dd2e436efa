// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/step_shares.h"

#include "model/core/ascii.h"
#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

double secondsIn(const TraceStep& step, std::initializer_list<StepCategory> categories)
{
    double seconds = 0.0;
    for (const StepCategory category : categories)
        seconds += step.seconds[static_cast<std::size_t>(category)];
    return seconds;
}

constexpr std::string_view kPyTorchCapture =
    "with torch.profiler.profile(\n"
    "        schedule=torch.profiler.schedule(wait=100, warmup=5, active=20),\n"
    "        on_trace_ready=torch.profiler.tensorboard_trace_handler(\"profile\")) as profiler:\n"
    "    for batch in loader:\n"
    "        train_step(batch)\n"
    "        profiler.step()";
constexpr std::string_view kKerasCapture =
    "model.fit(..., callbacks=[tf.keras.callbacks.TensorBoard(\"profile\", profile_batch=(100, "
    "120))])";
constexpr std::string_view kServerCapture =
    "tf.profiler.experimental.server.start(6009)  # once, at the head of model_main_tf2.py";
constexpr std::string_view kClientCapture =
    "python -c \"import tensorflow as tf; "
    "tf.profiler.experimental.client.trace('grpc://localhost:6009', 'profile', 10000)\"";

} // namespace

StepShares::StepShares(const TraceProfile& profile) : m_profile(&profile)
{
    std::vector<double> seconds;
    const std::size_t count = profile.steps.size();
    for (std::size_t i = 0; i < count; ++i) {
        const TraceStep& step = profile.steps[i];
        const bool isCut = profile.isTruncated && i + 1 == count && count > 1;
        if (isCut || !(step.totalSeconds() > 0.0))
            continue;
        m_steps.push_back(&step);
        seconds.push_back(step.totalSeconds());
    }
    m_medianSeconds = median(seconds);
}

double StepShares::secondsOf(std::initializer_list<StepCategory> categories) const
{
    std::vector<double> seconds;
    for (const TraceStep* step : m_steps)
        seconds.push_back(secondsIn(*step, categories));
    return median(seconds);
}

ShareOfSteps StepShares::of(std::initializer_list<StepCategory> categories) const
{
    std::vector<double> shares;
    for (const TraceStep* step : m_steps)
        shares.push_back(std::clamp(secondsIn(*step, categories) / step->totalSeconds(), 0.0, 1.0));
    if (shares.empty())
        return {};
    std::sort(shares.begin(), shares.end());
    const auto count = static_cast<double>(shares.size());
    const double reach = 0.98 * std::sqrt(count); // 1.96 standard deviations of a binomial rank
    const auto at = [&shares, count](double rank) {
        return shares[static_cast<std::size_t>(std::clamp(rank, 0.0, count - 1.0))];
    };
    return {.median = median(shares),
            .low = at(std::floor(0.5 * count - reach)),
            .high = at(std::ceil(0.5 * count + reach))};
}

JudgedPoints StepShares::points(std::initializer_list<StepCategory> categories, Text label,
                                double limit) const
{
    JudgedPoints points;
    points.label = std::move(label);
    points.xLabel = {FAULTLINE_TR_NOOP("Diagnosis", "Step of the profile"), {}};
    points.unit = Unit::Fraction;
    const std::size_t stride = m_steps.size() / JudgedPoints::kMost + 1;
    for (std::size_t i = 0; i < m_steps.size(); i += stride)
        points.points.emplace_back(static_cast<double>(i),
                                   secondsIn(*m_steps[i], categories) / m_steps[i]->totalSeconds());
    points.limits = {{{FAULTLINE_TR_NOOP("Diagnosis", "Limit"), {}}, limit}};
    return points;
}

TraceEvidence StepShares::evidence(Text caption) const
{
    return {.profile = m_profile->id(),
            .beginNs = m_steps.empty() ? 0 : m_steps.front()->beginNs,
            .endNs = m_steps.empty() ? 0 : m_steps.back()->endNs,
            .caption = std::move(caption)};
}

TraceEvidence StepShares::evidence() const
{
    return evidence(
        {FAULTLINE_TR_NOOP("Diagnosis", "The %1 steps that were judged"), {countOf(steps())}});
}

std::vector<StepShares> stepSharesOf(const Training& training)
{
    std::vector<StepShares> all;
    for (const TraceProfilePtr& profile : training.profiles) {
        StepShares shares(*profile);
        if (shares.steps() >= kFewestSteps)
            all.push_back(std::move(shares));
    }
    return all;
}

Severity severityOf(double share, std::size_t steps, const ShareLimits& limits)
{
    if (share >= limits.critical && steps >= kStepsToBeSure)
        return Severity::Critical;
    return share >= limits.warning ? Severity::Warning : Severity::Info;
}

Abstention abstainWithoutSteps(const Training& training)
{
    Abstention abstention = abstainWithoutEvidence(EvidenceKind::Profile);
    if (!training.profiles.empty()) {
        abstention.reason = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "The profile has fewer than %1 complete steps, so "
                                               "that what a step is spent on cannot be told."),
                             {countOf(kFewestSteps)}};
        abstention.missing.clear();
    }
    abstention.command = captureSnippets(frameworkOf(training)).front().code;
    return abstention;
}

std::vector<Fix::Snippet> captureSnippets(Framework framework)
{
    const Fix::Snippet pytorch{"pytorch", std::string(kPyTorchCapture)};
    const Fix::Snippet keras{"tensorflow", std::string(kKerasCapture)};
    switch (framework) {
    case Framework::ObjectDetectionApi:
        return {{"shell", std::string(kClientCapture)},
                {"tensorflow", std::string(kServerCapture)}};
    case Framework::TensorFlow: return {keras};
    case Framework::PyTorch: return {pytorch};
    case Framework::Unknown: break;
    }
    return {pytorch, keras};
}

} // namespace faultline
