// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/trace_summary.h"

#include "model/qt/text.h"
#include "model/qt/trace_text.h"
#include "widgets/messages.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace faultline::ui {

namespace {

struct TraceSummary {
    Q_DECLARE_TR_FUNCTIONS(TraceSummary)
};

/// A part from which on it is worth a word, and how many words there are at most.
constexpr double kTellingShare = 0.05;
constexpr qsizetype kMostParts = 3;

std::vector<BreakdownPart> partsOf(const std::array<double, kStepCategoryCount>& seconds)
{
    const double total = std::accumulate(seconds.begin(), seconds.end(), 0.0);
    std::vector<BreakdownPart> parts;
    for (std::size_t i = 0; i < kStepCategoryCount && total > 0.0; ++i) {
        if (seconds[i] > 0.0)
            parts.push_back({.category = static_cast<StepCategory>(i),
                             .seconds = seconds[i],
                             .share = seconds[i] / total});
    }
    return parts;
}

QString shareIn(const BreakdownPart& part)
{
    const QString share = traceShare(part.share);
    switch (part.category) {
    case StepCategory::Input: return TraceSummary::tr("%1 waiting for input").arg(share);
    case StepCategory::HostToDevice: return TraceSummary::tr("%1 copying to the GPU").arg(share);
    case StepCategory::DeviceToHost: return TraceSummary::tr("%1 copying to the host").arg(share);
    case StepCategory::Compute: return TraceSummary::tr("%1 compute").arg(share);
    case StepCategory::KernelLaunch: return TraceSummary::tr("%1 launching kernels").arg(share);
    case StepCategory::Collectives: return TraceSummary::tr("%1 exchanging gradients").arg(share);
    case StepCategory::Idle: break;
    }
    return TraceSummary::tr("%1 not explained by the trace").arg(share);
}

/// "65 % compute, 25 % waiting for input": the largest first.
QString largestParts(std::vector<BreakdownPart> parts)
{
    std::stable_sort(
        parts.begin(), parts.end(),
        [](const BreakdownPart& a, const BreakdownPart& b) { return a.share > b.share; });
    QStringList shares;
    for (const BreakdownPart& part : parts) {
        if (shares.isEmpty() || (shares.size() < kMostParts && part.share >= kTellingShare))
            shares << shareIn(part);
    }
    return shares.join(TraceSummary::tr(", ", "between the parts of a step"));
}

bool hasSteps(const TraceProfile& profile)
{
    return profile.hasStepMarkers || profile.steps.size() > 1;
}

QString stepSentence(const TraceProfile& profile)
{
    const std::vector<BreakdownPart> parts = breakdownOf(profile);
    if (parts.empty())
        return {};
    const double seconds =
        std::accumulate(parts.begin(), parts.end(), 0.0,
                        [](double sum, const BreakdownPart& part) { return sum + part.seconds; });
    const QString pattern = hasSteps(profile) ? TraceSummary::tr("A typical step takes %1: %2.")
                                              : TraceSummary::tr("%1 traced: %2.");
    return pattern.arg(traceDuration(seconds), largestParts(parts));
}

/// What is left out of the typical step; empty: nothing.
QString outlierSentence(const TraceProfile& profile)
{
    const std::vector<std::size_t> outliers = profile.outlierSteps();
    if (outliers.empty())
        return {};
    const bool isWarmUp = outliers.back() + 1 == outliers.size();
    double shortest = profile.steps[outliers.front()].totalSeconds();
    double longest = shortest;
    for (const std::size_t step : outliers) {
        shortest = std::min(shortest, profile.steps[step].totalSeconds());
        longest = std::max(longest, profile.steps[step].totalSeconds());
    }
    const auto count = static_cast<int>(outliers.size());
    if (count == 1) {
        const QString pattern = isWarmUp
                                    ? TraceSummary::tr("Step %1 took %2 (warm-up) and is left out.")
                                    : TraceSummary::tr("Step %1 took %2 and is left out.");
        return pattern.arg(
            QLocale().toString(static_cast<qlonglong>(profile.steps[outliers.front()].number)),
            traceDuration(longest));
    }
    const QString pattern =
        isWarmUp ? TraceSummary::tr("The first %n steps took %1 to %2 (warm-up) and are left out.",
                                    nullptr, count)
                 : TraceSummary::tr("%n steps took %1 to %2 and are left out.", nullptr, count);
    return pattern.arg(traceDuration(shortest), traceDuration(longest));
}

QString busySentence(const TraceProfile& profile)
{
    if (profile.devices.empty())
        return {};
    std::size_t used = 0;
    double lowest = 1.0;
    double highest = 0.0;
    for (const DeviceTotal& device : profile.devices) {
        if (!device.isUsed())
            continue;
        ++used;
        lowest = std::min(lowest, device.busyShare);
        highest = std::max(highest, device.busyShare);
    }
    if (used == 0)
        return TraceSummary::tr("No GPU was used.");
    if (used == 1)
        return TraceSummary::tr("The GPU is busy %1 of the time.").arg(traceShare(lowest));
    if (traceShare(lowest) == traceShare(highest))
        return TraceSummary::tr("Each GPU is busy %1 of the time.").arg(traceShare(lowest));
    return TraceSummary::tr("The GPUs are busy %1 to %2 of the time.")
        .arg(traceShare(lowest), traceShare(highest));
}

/// The stage of the input pipeline that takes the host's time; else what the steps are spent on.
QString hostSentence(const TraceProfile& profile)
{
    constexpr double kMuch = 0.1;
    const std::vector<BreakdownPart> parts = breakdownOf(profile);
    const auto largest = std::max_element(
        parts.begin(), parts.end(),
        [](const BreakdownPart& a, const BreakdownPart& b) { return a.share < b.share; });
    const bool computes = largest != parts.end() && largest->category == StepCategory::Compute;
    const double traced = 1e-9 * static_cast<double>(profile.durationNs);
    if (computes || profile.inputStages.empty()
        || profile.inputStages.front().selfSeconds < kMuch * traced)
        return stepSentence(profile);
    const InputStageTotal& stage = profile.inputStages.front(); // the longest by itself
    return TraceSummary::tr("The host spends %1 in %2.")
        .arg(traceDuration(stage.selfSeconds), toQString(stage.name));
}

QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(TraceSummary::tr(" ", "between sentences"));
}

} // namespace

std::vector<BreakdownPart> breakdownOf(const TraceProfile& profile)
{
    return partsOf(profile.typicalBreakdown());
}

std::vector<BreakdownPart> breakdownOf(const TraceStep& step)
{
    return partsOf(step.seconds);
}

QString summarySentence(const TraceProfile& profile)
{
    if (profile.isHostOnly())
        return joined({TraceSummary::tr("No GPU in this trace."), hostSentence(profile)});
    QStringList sentences{stepSentence(profile)};
    // Over the whole trace, outliers too: beside a step without them it would contradict it.
    if (profile.outlierSteps().empty())
        sentences << busySentence(profile);
    return joined(sentences);
}

QString factsLine(const TraceProfile& profile)
{
    QStringList facts;
    facts << profileSourceName(profile.source);
    if (!profile.framework.empty())
        facts << toQString(profile.framework);
    if (profile.durationNs > 0)
        facts << traceDurationNs(profile.durationNs);
    if (!profile.steps.empty() && profile.hasStepMarkers)
        facts << TraceSummary::tr("%n step(s)", nullptr, static_cast<int>(profile.steps.size()));
    if (profile.devices.size() == 1 && !profile.devices.front().name.empty())
        facts << toQString(profile.devices.front().name);
    else if (!profile.devices.empty())
        facts << TraceSummary::tr("%n device(s)", nullptr,
                                  static_cast<int>(profile.devices.size()));
    if (!profile.host.empty())
        facts << toQString(profile.host);
    if (profile.distributed && profile.distributed->worldSize > 1)
        facts << TraceSummary::tr("rank %1 of %2")
                     .arg(QLocale().toString(profile.distributed->rank),
                          QLocale().toString(profile.distributed->worldSize));
    if (!profile.events.empty())
        facts << TraceSummary::tr("%1 events")
                     .arg(QLocale().toString(static_cast<qulonglong>(profile.events.size())));
    return facts.join(QStringLiteral(" · "));
}

QStringList remarksOf(const TraceProfile& profile)
{
    QStringList remarks{outlierSentence(profile)};
    if (profile.isTruncated)
        remarks << TraceSummary::tr(
            "The trace is cut: what came after its last whole event is missing.");
    if (profile.source == ProfileSource::XProfOverview)
        remarks << TraceSummary::tr(
            "This file holds the results of XProf, not the events, so there is no timeline.");
    for (const Text& remark : profile.remarks)
        remarks << translated(remark);
    remarks.removeAll(QString());
    remarks.removeDuplicates();
    return remarks;
}

QString breakdownText(const std::vector<BreakdownPart>& parts)
{
    QStringList lines;
    for (const BreakdownPart& part : parts)
        lines << TraceSummary::tr("%1: %2, %3")
                     .arg(stepCategoryName(part.category), traceDuration(part.seconds),
                          traceShare(part.share));
    return lines.join(u'\n');
}

QString stepText(const TraceStep& step)
{
    const QString head = TraceSummary::tr("Step %1: %2")
                             .arg(QLocale().toString(static_cast<qlonglong>(step.number)),
                                  traceDuration(step.totalSeconds()));
    return head + u'\n' + breakdownText(breakdownOf(step));
}

} // namespace faultline::ui
