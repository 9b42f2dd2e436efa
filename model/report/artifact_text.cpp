// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text.h"
#include "model/report/artifact_report.h"
#include "model/report/plain_text.h"

#include <algorithm>

namespace faultline {

namespace {

void addPart(std::string& text, const std::string& part)
{
    if (!part.empty())
        text += (text.empty() ? "" : ", ") + part;
}

std::string bytesText(double bytes)
{
    return toEnglish(Quantity{bytes, Unit::Bytes});
}

std::string shareText(double share)
{
    return toEnglish(Quantity{share, Unit::Fraction});
}

} // namespace

std::string summaryOf(const ConsoleLog& log)
{
    std::string text = counted(log.lines.size() + log.droppedLines, "line", "lines");
    if (!log.events.empty())
        addPart(text, counted(log.events.size(), "recognised event", "recognised events"));
    if (log.cause) {
        const LogEvent& cause = log.events[*log.cause];
        addPart(text, "ended by " + std::string(cause.signature) + " at line "
                          + grouped(log.lines[cause.firstLine].sourceLine));
    }
    if (log.exitCode)
        addPart(text, "exit code " + std::to_string(*log.exitCode));
    return text;
}

std::string summaryOf(const HardwareLog& log)
{
    std::size_t samples = 0;
    for (const HardwareSeries& series : log.series)
        samples = std::max(samples, series.series.size());
    std::string text = printable(log.tool);
    addPart(text, counted(log.devices.size(), "device", "devices"));
    addPart(text, counted(log.series.size(), "quantity", "quantities"));
    addPart(text, counted(samples, "sample", "samples"));
    if (log.sampleSeconds > 0.0 && log.timeKind != TimeKind::None)
        addPart(text, "every " + toEnglish(Quantity{log.sampleSeconds, Unit::Seconds}));
    if (log.timeKind == TimeKind::None)
        addPart(text, "without times");
    return text;
}

std::string summaryOf(const ConfigDocument& config)
{
    const auto count = [&config](auto matches) {
        return static_cast<std::uint64_t>(
            std::count_if(config.nodes.begin(), config.nodes.end(), matches));
    };
    std::string text(toString(config.kind));
    addPart(text, printable(config.dialect));
    if (!config.labels.empty())
        addPart(text, counted(config.labels.size(), "class", "classes"));
    addPart(text,
            counted(count([](const ConfigNode& node) { return !node.isGroup && node.line > 0; }),
                    "field set", "fields set"));
    const std::uint64_t unknown =
        count([](const ConfigNode& node) { return node.state == FieldState::Unknown; });
    if (unknown > 0)
        addPart(text, grouped(unknown) + " unknown");
    return text;
}

std::string summaryOf(const Environment& environment)
{
    std::string text(toString(environment.source));
    addPart(text, counted(environment.facts.size(), "fact", "facts"));
    for (const char* component : {"tensorflow", "torch", "cuda", "cudnn", "nvidia-driver"}) {
        if (const EnvironmentFact* fact = environment.find(component))
            addPart(text, std::string(component) + " " + printable(fact->version));
    }
    return text;
}

std::string summaryOf(const TraceProfile& profile)
{
    std::string text(toString(profile.source));
    addPart(text, printable(profile.framework));
    if (!profile.events.empty())
        addPart(text, counted(profile.events.size(), "event", "events"));
    if (profile.durationNs > 0)
        addPart(text,
                toEnglish(Quantity{1e-9 * static_cast<double>(profile.durationNs), Unit::Seconds}));
    if (!profile.steps.empty())
        addPart(text, counted(profile.steps.size(), "step", "steps"));
    const auto breakdown = profile.typicalBreakdown();
    double total = 0.0;
    for (const double seconds : breakdown)
        total += seconds;
    if (total > 0.0)
        addPart(text, shareText(breakdown[static_cast<std::size_t>(StepCategory::Input)] / total)
                          + " of a step waits for input");
    std::uint64_t unused = 0;
    for (const DeviceTotal& device : profile.devices) {
        if (device.isUsed())
            addPart(text, "device " + std::to_string(device.device) + " busy "
                              + shareText(device.busyShare));
        else
            ++unused;
    }
    if (unused > 0)
        addPart(text, counted(unused, "unused device", "unused devices"));
    for (const MemoryCurve& curve : profile.memory)
        addPart(text, printable(curve.allocator) + " peak "
                          + bytesText(static_cast<double>(curve.peakBytes)));
    if (profile.isTruncated)
        addPart(text, "cut off");
    return text;
}

std::string summaryOf(const DatasetSource& dataset)
{
    std::string text(toString(dataset.format));
    for (const DatasetSplit& split : dataset.splits) {
        std::string part = split.name.empty() ? std::string() : printable(split.name) + ": ";
        const bool isOne = split.paths.size() == 1;
        part +=
            isOne ? printable(split.paths.front()) : counted(split.paths.size(), "file", "files");
        addPart(text, part);
        if (!split.imageRoot.empty())
            addPart(text, "images in " + printable(split.imageRoot));
    }
    for (const std::string& folder : dataset.picturesBeside)
        addPart(text, printable(folder) + " lies beside what was opened");
    if (!dataset.labelMapPath.empty())
        addPart(text, "classes from " + printable(dataset.labelMapPath));
    if (!dataset.configPath.empty() && dataset.configPath != dataset.labelMapPath)
        addPart(text, "named by " + printable(dataset.configPath));
    for (const MissingPath& missing : dataset.missing)
        addPart(text, "not there: " + missing.use + " " + printable(missing.written));
    return text;
}

} // namespace faultline
