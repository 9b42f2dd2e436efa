// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/hardware_panels.h"

#include "model/core/ascii.h"
#include "model/core/case_artifacts.h"
#include "model/core/hardware_names.h"
#include "model/diagnosis/training/training.h"
#include "model/qt/text.h"
#include "widgets/views/cards/tag_groups.h"
#include "widgets/views/hardware/hardware_log_panels.h"
#include "widgets/views/hardware/quantity_panel.h"
#include "widgets/views/hardware/step_time_series.h"

#include <QCoreApplication>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <initializer_list>
#include <map>
#include <utility>

namespace faultline::ui {

namespace {

/// Numbers of a console without times have no place on an axis of time.
bool hasTimes(const ScalarSeries& series)
{
    return !series.empty() && series.maxWallTime() >= series.minWallTime();
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

/// Where the panel of a tag stands, by its words.
PanelPlace placeOfTag(const std::string& tag, const PanelQuantity& quantity)
{
    const bool isGpu = mentions(tag, {"gpu", "cuda", "vram", "device"});
    const bool isShare =
        quantity.format == ValueFormat::Percent || quantity.format == ValueFormat::Fraction;
    if (mentions(tag, {"temp"}))
        return isGpu ? PanelPlace::GpuTemperature : PanelPlace::Other;
    if (mentions(tag, {"power", "watt"}))
        return PanelPlace::GpuPower;
    if (mentions(tag, {"mhz", "clock"}))
        return PanelPlace::GpuClock;
    if (mentions(tag, {"disk"}))
        return PanelPlace::Disk;
    if (mentions(tag, {"network", "net_", "net."}))
        return PanelPlace::Network;
    if (mentions(tag, {"mem", "rss", "swap"}) || hasWord(tag, "ram") || hasWord(tag, "vram"))
        return isGpu ? PanelPlace::GpuMemory : PanelPlace::Ram;
    if (mentions(tag, {"cpu"}))
        return PanelPlace::Cpu;
    return isGpu && isShare ? PanelPlace::GpuBusy : PanelPlace::Other;
}

PanelOwner ownerOf(const Run& run)
{
    return {.name = toQString(run.name), .isRun = true, .artifact = {}};
}

HardwarePanel::Line lineOf(const Run& run, std::shared_ptr<const ScalarSeries> series)
{
    HardwarePanel::Line line;
    line.owner = ownerOf(run);
    line.isEvaluation = isEvaluationRun(run.name);
    line.origin = run.startTime().value_or(0.0);
    line.series = std::move(series);
    return line;
}

/// A tag that measures hardware or speed, with its runs.
struct Candidate {
    SignalKind kind = SignalKind::Other;
    std::vector<HardwarePanel::Line> lines;
    ValueRange values;
};

/// The measurement that a tag names beyond doubt, with the factor to its unit; nothing else, and
/// no totals that would have to be turned into rates.
struct KnownTag {
    HardwareName name;
    double scale = 1.0;
};

std::optional<KnownTag> knownTag(const std::string& tag, const ScalarSeries& series)
{
    const std::optional<HardwareName> name = hardwareQuantityOfTag(tag);
    const ValueRange& values = series.totals().range;
    if (!name || name->quantity == HardwareQuantity::Other || !values.hasFinite())
        return std::nullopt;
    bool allWhole = true;
    switch (name->form) {
    case HardwareName::Form::Value: return KnownTag{.name = *name, .scale = name->scale};
    case HardwareName::Form::ShareOrPercent:
        series.forEach([&allWhole](std::size_t, const ScalarPoint& point) {
            allWhole = allWhole && point.value == std::floor(point.value);
        });
        return KnownTag{.name = *name, .scale = shareScale(values.max, allWhole)};
    case HardwareName::Form::SomeBytes:
        return KnownTag{.name = *name, .scale = byteScale(values.max)};
    case HardwareName::Form::Counter:
    case HardwareName::Form::RateOrCounter: break;
    }
    return std::nullopt;
}

std::shared_ptr<const ScalarSeries> scaled(std::shared_ptr<const ScalarSeries> series,
                                           double factor)
{
    if (factor == 1.0)
        return series;
    std::vector<double> values;
    values.reserve(series->size());
    series->forEach(
        [&](std::size_t, const ScalarPoint& point) { values.push_back(factor * point.value); });
    return std::make_shared<const ScalarSeries>(series->withValues(values));
}

QString nameOfLine(const HardwareName& name)
{
    const QString what = quantityLabel(name.quantity);
    if (name.gpuIndex < 0)
        return what;
    const QString gpu = QCoreApplication::translate("Hardware", "GPU %1").arg(name.gpuIndex);
    return what.isEmpty()
               ? gpu
               : QCoreApplication::translate("Hardware", "%1, %2", "device, what is measured")
                     .arg(gpu, what);
}

/// Adds a series of event files to the panel of what it measures, beside those of hardware logs.
void addKnownTag(const KnownTag& known, const Run& run, std::shared_ptr<const ScalarSeries> series,
                 std::vector<HardwarePanel>& panels)
{
    const HardwareQuantity quantity = known.name.quantity;
    const QString id = panelId(quantity);
    auto panel = std::find_if(panels.begin(), panels.end(),
                              [&id](const HardwarePanel& one) { return one.id == id; });
    if (panel == panels.end())
        panel = panels.insert(panels.end(), emptyPanel(quantity));
    const double unit = hardwareQuantityInfo(quantity).unit == Unit::Hertz ? 1e-6 : 1.0;
    HardwarePanel::Line line = lineOf(run, scaled(std::move(series), unit * known.scale));
    line.label = nameOfLine(known.name);
    line.hue = std::max(0, known.name.gpuIndex);
    // A hardware log of the same run may hold the same: both are shown, and told apart.
    const bool isMeasuredTwice = std::any_of(
        panel->lines.begin(), panel->lines.end(), [&line](const HardwarePanel::Line& other) {
            return other.owner.name == line.owner.name && other.label == line.label;
        });
    if (isMeasuredTwice && !line.label.isEmpty()) {
        line.label = QCoreApplication::translate("Hardware", "%1 (event file)").arg(line.label);
        line.hue = static_cast<int>(panel->lines.size());
    }
    if (isLimit(quantity))
        line.role = HardwarePanel::Line::Role::Limit;
    else if (quantity != panelQuantityOf(quantity))
        line.hue += static_cast<int>(panel->lines.size());
    panel->lines.push_back(std::move(line));
}

/// What tags measure that no panel has taken yet.
std::map<std::string, Candidate> candidates(const CaseData& data, const CaseClocks& clocks,
                                            std::vector<HardwarePanel>& panels)
{
    std::map<std::string, Candidate> found;
    for (const RunPtr& run : data.runs) {
        for (const auto& entry : run->scalars) {
            const std::optional<KnownTag> known = knownTag(entry.first, entry.second.series);
            if (known && hasTimes(entry.second.series)) {
                addKnownTag(
                    *known, *run,
                    onTheWall(std::shared_ptr<const ScalarSeries>(run, &entry.second.series),
                              clocks.ofRun(*run)),
                    panels);
                continue;
            }
            const SignalKind kind = classifyTag(run->name, entry.first);
            if (kind != SignalKind::Utilization && kind != SignalKind::Throughput
                && kind != SignalKind::StepTime)
                continue;
            if (!hasTimes(entry.second.series))
                continue;
            Candidate& candidate = found[entry.first];
            candidate.kind = kind;
            candidate.values.append(entry.second.series.totals().range);
            candidate.lines.push_back(lineOf(
                *run, onTheWall(std::shared_ptr<const ScalarSeries>(run, &entry.second.series),
                                clocks.ofRun(*run))));
        }
    }
    return found;
}

HardwarePanel panelOf(const std::string& tag, Candidate candidate)
{
    HardwarePanel panel;
    panel.id = toQString(tag);
    panel.title = panel.id;
    panel.lines = std::move(candidate.lines);
    const std::string lower = lowerAscii(tag);
    switch (candidate.kind) {
    case SignalKind::Throughput:
        panel.place = PanelPlace::Throughput;
        panel.quantity = throughputQuantity(lower);
        break;
    case SignalKind::StepTime:
        panel.place = PanelPlace::StepTime;
        panel.quantity = durationQuantity(lower);
        break;
    default:
        panel.quantity = quantityOf(tag, candidate.values);
        panel.place = placeOfTag(lower, panel.quantity);
        break;
    }
    return panel;
}

/// What consoles print of a run that has event files as well.
void addConsoleLines(const CaseData& data, const CaseClocks& clocks,
                     std::map<std::string, Candidate>& found)
{
    for (const ConsoleLogPtr& log : data.logs) {
        const RunPtr run = data.findRun(data.runOf(log->id()));
        if (!run || run->origin == RunOrigin::Console || !clocks.isPlaced(log->id()))
            continue; // the numbers are those of the run itself
        for (const auto& entry : log->series) {
            const SignalKind kind = classifyTag(run->name, entry.first);
            const bool isWanted = kind == SignalKind::Utilization || kind == SignalKind::Throughput
                                  || kind == SignalKind::StepTime;
            if (!isWanted || !hasTimes(entry.second.series))
                continue;
            Candidate& candidate = found[entry.first];
            candidate.kind = kind;
            candidate.values.append(entry.second.series.totals().range);
            HardwarePanel::Line line = lineOf(
                *run, onTheWall(std::shared_ptr<const ScalarSeries>(log, &entry.second.series),
                                clocks.of(log->id())));
            line.owner.artifact = toQString(log->name());
            line.label = QCoreApplication::translate("Hardware", "console");
            line.hue = 1;
            candidate.lines.push_back(std::move(line));
        }
    }
}

/// Step time and rate from the wall times of every training run that has two points.
std::vector<HardwarePanel> derivedPanels(const CaseData& data, const CaseClocks& clocks)
{
    HardwarePanel rate;
    rate.id = QStringLiteral("/step-rate");
    rate.place = PanelPlace::Throughput;
    rate.title = QCoreApplication::translate("Hardware", "Steps per second, from wall times");
    rate.quantity = inUnit(u"steps/s");
    HardwarePanel time;
    time.id = QStringLiteral("/step-time");
    time.place = PanelPlace::StepTime;
    time.title = QCoreApplication::translate("Hardware", "Step time, from wall times");
    time.quantity = {.format = ValueFormat::Seconds, .unit = {}, .fixedRange = {}};
    for (const RunPtr& run : data.runs) {
        const ScalarSeries* densest = isEvaluationRun(run->name) ? nullptr : densestSeries(*run);
        if (densest == nullptr || !hasTimes(*densest))
            continue;
        const auto seconds = onTheWall(
            std::make_shared<const ScalarSeries>(stepTimes(*densest, sessionStarts(*run))),
            clocks.ofRun(*run));
        if (seconds->empty())
            continue;
        rate.lines.push_back(
            lineOf(*run, std::make_shared<const ScalarSeries>(stepRates(*seconds))));
        time.lines.push_back(lineOf(*run, seconds));
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
    const std::string lower = lowerAscii(tag);
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

std::vector<HardwarePanel> hardwarePanels(const CaseData& data, const HardwareOptions& options)
{
    std::vector<HardwarePanel> panels = hardwareLogPanels(data, options);
    std::map<std::string, Candidate> found = candidates(data, options.clocks, panels);
    addConsoleLines(data, options.clocks, found);
    for (auto& entry : found)
        panels.push_back(panelOf(entry.first, std::move(entry.second)));
    for (HardwarePanel& derived : derivedPanels(data, options.clocks))
        panels.push_back(std::move(derived));
    std::stable_sort(panels.begin(), panels.end(),
                     [](const HardwarePanel& a, const HardwarePanel& b) {
                         if (a.place != b.place)
                             return a.place < b.place;
                         const bool derivedA = a.id.startsWith(u'/');
                         const bool derivedB = b.id.startsWith(u'/');
                         if (derivedA != derivedB)
                             return derivedB;
                         return !derivedA && naturalLess(a.id, b.id);
                     });
    return panels;
}

} // namespace faultline::ui
