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

/// A part from which on it deserves to be the sentence.
constexpr double kTellingShare = 0.10;

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

QString ofEachStep(StepCategory category, const QString& share)
{
    switch (category) {
    case StepCategory::Input:
        return TraceSummary::tr("%1 of each step waits for input.").arg(share);
    case StepCategory::HostToDevice:
        return TraceSummary::tr("%1 of each step copies data to the device.").arg(share);
    case StepCategory::DeviceToHost:
        return TraceSummary::tr("%1 of each step copies data back to the host.").arg(share);
    case StepCategory::Compute: return TraceSummary::tr("%1 of each step computes.").arg(share);
    case StepCategory::KernelLaunch:
        return TraceSummary::tr("%1 of each step the device waits for the host to launch kernels.")
            .arg(share);
    case StepCategory::Collectives:
        return TraceSummary::tr("%1 of each step exchanges gradients between devices.").arg(share);
    case StepCategory::Idle: break;
    }
    return TraceSummary::tr("%1 of each step is idle: nothing in the trace explains it.")
        .arg(share);
}

QString ofTheTrace(StepCategory category, const QString& share)
{
    switch (category) {
    case StepCategory::Input:
        return TraceSummary::tr("%1 of the traced time waits for input.").arg(share);
    case StepCategory::HostToDevice:
        return TraceSummary::tr("%1 of the traced time copies data to the device.").arg(share);
    case StepCategory::DeviceToHost:
        return TraceSummary::tr("%1 of the traced time copies data back to the host.").arg(share);
    case StepCategory::Compute:
        return TraceSummary::tr("%1 of the traced time computes.").arg(share);
    case StepCategory::KernelLaunch:
        return TraceSummary::tr(
                   "%1 of the traced time the device waits for the host to launch kernels.")
            .arg(share);
    case StepCategory::Collectives:
        return TraceSummary::tr("%1 of the traced time exchanges gradients between devices.")
            .arg(share);
    case StepCategory::Idle: break;
    }
    return TraceSummary::tr("%1 of the traced time is idle: nothing in the trace explains it.")
        .arg(share);
}

/// The part to speak of: the largest that is no computing, unless all of them are small.
const BreakdownPart* tellingPart(const std::vector<BreakdownPart>& parts)
{
    const BreakdownPart* telling = nullptr;
    for (const BreakdownPart& part : parts) {
        if (part.category != StepCategory::Compute && part.share >= kTellingShare
            && (telling == nullptr || part.share > telling->share))
            telling = &part;
    }
    if (telling != nullptr)
        return telling;
    const auto largest = std::max_element(
        parts.begin(), parts.end(),
        [](const BreakdownPart& a, const BreakdownPart& b) { return a.share < b.share; });
    return largest == parts.end() ? nullptr : &*largest;
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

QString joined(const QStringList& sentences)
{
    return sentences.join(TraceSummary::tr(" ", "between sentences"));
}

} // namespace

std::vector<BreakdownPart> breakdownOf(const TraceProfile& profile)
{
    return partsOf(profile.meanBreakdown());
}

std::vector<BreakdownPart> breakdownOf(const TraceStep& step)
{
    return partsOf(step.seconds);
}

QString summarySentence(const TraceProfile& profile)
{
    QStringList sentences;
    const std::vector<BreakdownPart> parts = breakdownOf(profile);
    if (const BreakdownPart* part = tellingPart(parts))
        sentences << (profile.hasStepMarkers ? ofEachStep(part->category, traceShare(part->share))
                                             : ofTheTrace(part->category, traceShare(part->share)));
    if (const QString busy = busySentence(profile); !busy.isEmpty())
        sentences << busy;
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
    QStringList remarks;
    if (profile.isTruncated)
        remarks << TraceSummary::tr(
            "The trace is cut: what came after its last whole event is missing.");
    if (!profile.hasStepMarkers && !profile.events.empty())
        remarks << (profile.steps.size() > 1
                        ? TraceSummary::tr("No step markers: the steps are guessed.")
                        : TraceSummary::tr("No step markers: all of the trace counts as one "
                                           "stretch."));
    if (profile.source == ProfileSource::XProfOverview)
        remarks << TraceSummary::tr(
            "This file holds the results of XProf, not the events, so there is no timeline.");
    for (const Text& remark : profile.remarks)
        remarks << translated(remark);
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
