// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware_panels.h"

#include "model/diagnosis/training.h"
#include "widgets/views/step_time_series.h"
#include "widgets/views/tag_groups.h"

#include <QCoreApplication>

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <map>
#include <utility>

namespace faultline::ui {

namespace {

/// Top of an axis that ends at 100 %: a machine that is fully busy must not hide in the frame.
constexpr double kFullHeight = 1.05;

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

bool mentions(const std::string& text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [&text](std::string_view word) {
        return text.find(word) != std::string::npos;
    });
}

/// Whether `word` stands alone, between letters of other kinds: "mb" in "mem_mb", not in "combo".
bool hasWord(const std::string& text, std::string_view word)
{
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isLetter(text[at - 1])) && (end == text.size() || !isLetter(text[end])))
            return true;
    }
    return false;
}

std::optional<PanelQuantity> percentage(const std::string& tag, const ValueRange& values)
{
    const bool said = mentions(tag, {"util", "percent", "pct", "%", "occupancy", "duty"});
    if (!said || !values.hasFinite() || values.min < 0.0 || values.max > 100.5)
        return std::nullopt;
    // Shares of one and percents differ by what is reached; "percent" in the name settles it.
    const bool fraction = values.max <= 1.0 && !mentions(tag, {"percent", "pct", "%"});
    if (fraction)
        return PanelQuantity{.format = ValueFormat::Fraction,
                             .unit = {},
                             .fixedRange = AxisRange{.min = 0.0, .max = kFullHeight}};
    return PanelQuantity{.format = ValueFormat::Percent,
                         .unit = {},
                         .fixedRange = AxisRange{.min = 0.0, .max = 100.0 * kFullHeight}};
}

PanelQuantity inUnit(const char16_t* unit)
{
    return {.format = ValueFormat::Plain, .unit = QString::fromUtf16(unit), .fixedRange = {}};
}

PanelQuantity sizeQuantity(const std::string& tag, const ValueRange& values)
{
    if (hasWord(tag, "gib") || hasWord(tag, "gb"))
        return inUnit(u"GiB");
    if (hasWord(tag, "mib") || hasWord(tag, "mb"))
        return inUnit(u"MiB");
    // Nobody logs a few bytes: a small number without a unit is in another one.
    const bool bytes = hasWord(tag, "bytes") || (values.hasFinite() && values.max >= 1e6);
    return {
        .format = bytes ? ValueFormat::Bytes : ValueFormat::Plain, .unit = {}, .fixedRange = {}};
}

PanelQuantity durationQuantity(const std::string& tag)
{
    if (hasWord(tag, "ms") || mentions(tag, {"millis"}))
        return inUnit(u"ms");
    return {.format = ValueFormat::Seconds, .unit = {}, .fixedRange = {}};
}

PanelQuantity throughputQuantity(const std::string& tag)
{
    if (mentions(tag, {"step"}))
        return inUnit(u"steps/s");
    if (mentions(tag, {"image", "img"}))
        return inUnit(u"images/s");
    if (mentions(tag, {"sample", "example"}))
        return inUnit(u"samples/s");
    return inUnit(u"1/s");
}

/// A tag that measures hardware or speed, with its runs.
struct Candidate {
    SignalKind kind = SignalKind::Other;
    std::vector<HardwarePanel::Line> lines;
    ValueRange values;
};

std::map<std::string, Candidate> candidates(const CaseData& data)
{
    std::map<std::string, Candidate> found;
    for (const RunPtr& run : data.runs) {
        for (const auto& entry : run->scalars) {
            const SignalKind kind = classifyTag(run->name, entry.first);
            if (kind != SignalKind::Utilization && kind != SignalKind::Throughput
                && kind != SignalKind::StepTime)
                continue;
            Candidate& candidate = found[entry.first];
            candidate.kind = kind;
            candidate.values.append(entry.second.series.totals().range);
            candidate.lines.push_back(
                {.run = run,
                 .series = std::shared_ptr<const ScalarSeries>(run, &entry.second.series)});
        }
    }
    return found;
}

HardwarePanel panelOf(const std::string& tag, Candidate candidate)
{
    HardwarePanel panel;
    panel.id = QString::fromStdString(tag);
    panel.title = panel.id;
    panel.lines = std::move(candidate.lines);
    const std::string lower = lowered(tag);
    switch (candidate.kind) {
    case SignalKind::Throughput:
        panel.section = HardwarePanel::Section::Speed;
        panel.quantity = throughputQuantity(lower);
        break;
    case SignalKind::StepTime:
        panel.section = HardwarePanel::Section::Speed;
        panel.quantity = durationQuantity(lower);
        break;
    default: panel.quantity = quantityOf(tag, candidate.values); break;
    }
    return panel;
}

/// Step time and rate from the wall times of every training run that has two points.
std::vector<HardwarePanel> derivedPanels(const CaseData& data)
{
    HardwarePanel rate;
    rate.id = QStringLiteral("/step-rate");
    rate.section = HardwarePanel::Section::Speed;
    rate.title = QCoreApplication::translate("Hardware", "Steps per second, from wall times");
    rate.quantity = inUnit(u"steps/s");
    HardwarePanel time;
    time.id = QStringLiteral("/step-time");
    time.section = HardwarePanel::Section::Speed;
    time.title = QCoreApplication::translate("Hardware", "Step time, from wall times");
    time.quantity = {.format = ValueFormat::Seconds, .unit = {}, .fixedRange = {}};
    for (const RunPtr& run : data.runs) {
        const ScalarSeries* densest = isEvaluationRun(run->name) ? nullptr : densestSeries(*run);
        if (densest == nullptr)
            continue;
        auto seconds =
            std::make_shared<const ScalarSeries>(stepTimes(*densest, sessionStarts(*run)));
        if (seconds->empty())
            continue;
        rate.lines.push_back(
            {.run = run, .series = std::make_shared<const ScalarSeries>(stepRates(*seconds))});
        time.lines.push_back({.run = run, .series = std::move(seconds)});
    }
    std::vector<HardwarePanel> panels;
    if (!time.lines.empty()) {
        panels.push_back(std::move(time));
        panels.push_back(std::move(rate));
    }
    return panels;
}

} // namespace

PanelQuantity quantityOf(std::string_view tag, const ValueRange& values)
{
    const std::string lower = lowered(tag);
    if (const std::optional<PanelQuantity> percent = percentage(lower, values))
        return *percent;
    if (mentions(lower, {"temp"}))
        return inUnit(u"°C");
    if (mentions(lower, {"power", "watt"}))
        return inUnit(u"W");
    if (mentions(lower, {"mhz", "clock"}))
        return inUnit(u"MHz");
    if (mentions(lower, {"mem", "bytes", "disk", "rss", "swap"}) || hasWord(lower, "ram")
        || hasWord(lower, "vram"))
        return sizeQuantity(lower, values);
    return {};
}

std::vector<HardwarePanel> hardwarePanels(const CaseData& data)
{
    std::vector<HardwarePanel> panels;
    for (auto& entry : candidates(data))
        panels.push_back(panelOf(entry.first, std::move(entry.second)));
    for (HardwarePanel& derived : derivedPanels(data))
        panels.push_back(std::move(derived));
    std::stable_sort(panels.begin(), panels.end(),
                     [](const HardwarePanel& a, const HardwarePanel& b) {
                         if (a.section != b.section)
                             return a.section < b.section;
                         const bool derivedA = a.id.startsWith(u'/');
                         const bool derivedB = b.id.startsWith(u'/');
                         if (derivedA != derivedB)
                             return derivedB;
                         return !derivedA && naturalLess(a.id, b.id);
                     });
    return panels;
}

} // namespace faultline::ui
