// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/hardware_log_panels.h"

#include "model/qt/text.h"
#include "widgets/views/hardware/quantity_panel.h"
#include "widgets/views/hardware/throttle_strips.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace faultline::ui {

namespace {

QString quantityId(HardwareQuantity quantity)
{
    return toQString(std::string(hardwareQuantityInfo(quantity).id));
}

constexpr std::size_t kMostStripedGpus = 2; ///< more would make rows too thin to read
constexpr double kMegahertz = 1e-6;
constexpr double kBytesInMebibyte = 1048576.0;

/// What tells a device from the others of its log; empty for a single one.
QString deviceLabel(const HardwareLog& log, const HardwareDevice& device)
{
    const bool hasHosts =
        std::any_of(log.devices.begin(), log.devices.end(), [&log](const HardwareDevice& other) {
            return other.host != log.devices.front().host;
        });
    QString label;
    if (device.kind == HardwareDevice::Kind::Gpu)
        label = device.index >= 0 ? HardwareText::tr("GPU %1").arg(device.index)
                                  : toQString(device.name.empty() ? device.id : device.name);
    else if (device.kind != HardwareDevice::Kind::Host)
        label = toQString(device.name.empty() ? device.id : device.name);
    const QString host = toQString(device.host);
    if (!hasHosts || host.isEmpty())
        return label;
    return label.isEmpty() ? host : HardwareText::tr("%1 · %2", "host · device").arg(host, label);
}

QString joined(const QString& first, const QString& second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return HardwareText::tr("%1, %2", "device, what is measured").arg(first, second);
}

/// A line at one height. It reaches beyond the range by as much on either side: what limits a
/// machine does so before and after a log too, and no end of it is to be seen.
std::shared_ptr<const ScalarSeries> levelLine(const AxisRange& range, double value)
{
    const double beyond = std::max(range.max - range.min, 1.0);
    ScalarSeriesBuilder builder;
    const std::vector<ScalarPoint> ends{
        {.step = 0, .wallTime = range.min - beyond, .value = value},
        {.step = 1, .wallTime = range.max + beyond, .value = value}};
    builder.append(ends);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

AxisRange timesOf(const ScalarSeries& series)
{
    return {.min = series.minWallTime(), .max = series.maxWallTime()};
}

class LogPanels {
public:
    LogPanels(const CaseData& data, const HardwareOptions& options)
        : m_data(data), m_options(options)
    {
    }

    std::vector<HardwarePanel> make()
    {
        for (const HardwareLogPtr& log : m_data.hardwareLogs)
            addLog(log);
        for (const ConsoleLogPtr& log : m_data.logs)
            addAllocatorLimits(*log);
        std::vector<HardwarePanel> panels;
        for (auto& [id, panel] : m_panels) {
            if (!panel.lines.empty() || !panel.strips.empty())
                panels.push_back(std::move(panel));
        }
        return panels;
    }

private:
    /// A series of a log on the wall.
    struct Placed {
        const HardwareSeries* source = nullptr;
        std::shared_ptr<const ScalarSeries> series;
    };

    void addLog(const HardwareLogPtr& log)
    {
        const Clock& clock = m_options.clocks.of(log->id());
        std::map<QString, std::vector<Placed>> groups;
        for (const HardwareSeries& one : log->series) {
            if (one.series.empty() || isToldByAnother(*log, one))
                continue;
            const std::shared_ptr<const ScalarSeries> written(log, &one.series);
            groups[idOf(one)].push_back({.source = &one, .series = onTheWall(written, clock)});
        }
        for (auto& [id, group] : groups) {
            HardwarePanel& panel = panelFor(id, *group.front().source);
            addRemarks(panel, group);
            if (panel.place == PanelPlace::GpuThrottle)
                addStrips(panel, *log, group);
            else
                addLines(panel, *log, group);
        }
    }

    /// Readers split the mask of reasons into its two main causes; where the whole is there, these
    /// would only say it again. Free memory is the rest of the used.
    static bool isToldByAnother(const HardwareLog& log, const HardwareSeries& series)
    {
        using Q = HardwareQuantity;
        Q whole = Q::Other;
        if (series.quantity == Q::GpuThrottledByPower
            || series.quantity == Q::GpuThrottledByThermal)
            whole = Q::GpuThrottleReasons;
        if (series.quantity == Q::GpuMemoryFree)
            whole = Q::GpuMemoryUsed;
        return whole != Q::Other
               && std::any_of(log.series.begin(), log.series.end(),
                              [&](const HardwareSeries& other) {
                                  return other.quantity == whole && other.device == series.device
                                         && !other.series.empty();
                              });
    }

    static void addRemarks(HardwarePanel& panel, const std::vector<Placed>& group)
    {
        for (const Placed& placed : group) {
            if (placed.source->assumption.empty())
                continue;
            const QString remark = QCoreApplication::translate(
                "Hardware", std::string(placed.source->assumption).c_str());
            if (!panel.remarks.contains(remark))
                panel.remarks.push_back(remark);
        }
    }

    static QString idOf(const HardwareSeries& series)
    {
        return series.quantity == HardwareQuantity::Other
                   ? QStringLiteral("other/") + toQString(series.column)
                   : panelId(series.quantity);
    }

    HardwarePanel& panelFor(const QString& id, const HardwareSeries& series)
    {
        const auto [it, isNew] = m_panels.try_emplace(id);
        HardwarePanel& panel = it->second;
        if (isNew) {
            panel = emptyPanel(series.quantity);
            panel.id = id;
            if (series.quantity == HardwareQuantity::Other) {
                panel.title = toQString(series.column);
                panel.quantity = panelQuantity(series.unit);
            }
        }
        return panel;
    }

    [[nodiscard]] PanelOwner ownerOf(const Artifact& artifact) const
    {
        const RunId& run = m_data.runOf(artifact.id());
        return {.name = toQString(run.empty() ? artifact.name() : m_data.nameOf(run)),
                .isRun = !run.empty(),
                .artifact = toQString(artifact.name())};
    }

    void addLines(HardwarePanel& panel, const HardwareLog& log, const std::vector<Placed>& group)
    {
        std::map<HardwareQuantity, std::vector<const Placed*>> byQuantity;
        for (const Placed& placed : group)
            byQuantity[placed.source->quantity].push_back(&placed);
        // The panel's own quantity first: it takes the first colours.
        int nextHue = 0;
        for (const auto& [quantity, series] : byQuantity) {
            if (isLimit(quantity))
                continue;
            const bool joins =
                m_options.aggregates && series.size() > 1
                && log.devices[series.front()->source->device].kind == HardwareDevice::Kind::Gpu;
            if (joins)
                addAggregate(panel, log, series, nextHue++);
            else
                addEach(panel, log, series, nextHue);
        }
        for (const auto& [quantity, series] : byQuantity) {
            if (isLimit(quantity))
                addLimits(panel, log, series);
        }
    }

    [[nodiscard]] static std::shared_ptr<const ScalarSeries> inPanelUnit(const Placed& placed)
    {
        if (placed.source->unit != Unit::Hertz)
            return placed.series;
        std::vector<double> values;
        values.reserve(placed.series->size());
        placed.series->forEach([&values](std::size_t, const ScalarPoint& point) {
            values.push_back(kMegahertz * point.value);
        });
        return std::make_shared<const ScalarSeries>(placed.series->withValues(values));
    }

    void addEach(HardwarePanel& panel, const HardwareLog& log,
                 const std::vector<const Placed*>& series, int& nextHue)
    {
        const HardwareQuantity quantity = series.front()->source->quantity;
        const QString what = quantityLabel(quantity);
        const bool isOwn = quantity == panelQuantityOf(quantity);
        for (const Placed* placed : series) {
            const HardwareDevice& device = log.devices[placed->source->device];
            const bool isGpu = device.kind == HardwareDevice::Kind::Gpu && device.index >= 0;
            const int hue = isGpu && isOwn ? device.index : nextHue;
            nextHue = std::max(nextHue, hue) + 1;
            panel.lines.push_back({.owner = ownerOf(log),
                                   .quantity = quantityId(placed->source->quantity),
                                   .label = joined(deviceLabel(log, device), what),
                                   .hue = hue,
                                   .series = inPanelUnit(*placed)});
        }
    }

    void addAggregate(HardwarePanel& panel, const HardwareLog& log,
                      const std::vector<const Placed*>& series, int hue)
    {
        const HardwareQuantity quantity = series.front()->source->quantity;
        const QString what = quantityLabel(quantity);
        std::vector<std::shared_ptr<const ScalarSeries>> held;
        std::vector<const ScalarSeries*> parts;
        for (const Placed* placed : series) {
            held.push_back(inPanelUnit(*placed));
            parts.push_back(held.back().get());
        }
        AggregatedSeries all = aggregated(parts);
        const auto count = static_cast<int>(parts.size());
        const auto add = [&](ScalarSeries&& values, const QString& label,
                             HardwarePanel::Line::Role role) {
            panel.lines.push_back(
                {.owner = ownerOf(log),
                 .quantity = quantityId(quantity),
                 .label = joined(label, what),
                 .hue = hue,
                 .role = role,
                 .series = std::make_shared<const ScalarSeries>(std::move(values))});
        };
        using Role = HardwarePanel::Line::Role;
        if (isSummed(quantity)) {
            add(std::move(all.sum), HardwareText::tr("sum of %n GPU(s)", "", count), Role::Value);
            return;
        }
        add(std::move(all.mean), HardwareText::tr("mean of %n GPU(s)", "", count), Role::Value);
        add(std::move(all.lowest), HardwareText::tr("lowest"), Role::Extreme);
        add(std::move(all.highest), HardwareText::tr("highest"), Role::Extreme);
    }

    /// Limits hardly ever change; one line stands for all devices that share it.
    void addLimits(HardwarePanel& panel, const HardwareLog& log,
                   const std::vector<const Placed*>& series)
    {
        std::set<double> values;
        double sum = 0.0;
        AxisRange range = timesOf(*series.front()->series);
        for (const Placed* placed : series) {
            const ValueRange& own = placed->series->totals().range;
            if (!own.hasFinite())
                continue;
            values.insert(own.max);
            sum += own.max;
            range.min = std::min(range.min, placed->series->minWallTime());
            range.max = std::max(range.max, placed->series->maxWallTime());
        }
        const HardwareQuantity quantity = series.front()->source->quantity;
        const bool isSum = m_options.aggregates && series.size() > 1 && isSummed(quantity);
        if (isSum)
            values = {sum};
        for (const double value : values)
            addLimit(panel, ownerOf(log), quantityLabel(quantity), range, value);
    }

    static void addLimit(HardwarePanel& panel, const PanelOwner& owner, const QString& label,
                         const AxisRange& range, double value)
    {
        panel.lines.push_back({.owner = owner,
                               .label = label,
                               .role = HardwarePanel::Line::Role::Limit,
                               .series = levelLine(range, value)});
    }

    /// A row for each reason of each GPU; of many GPUs one row for each reason, filled while it
    /// held for any of them: what matters is that the slowest keeps the others waiting.
    void addStrips(HardwarePanel& panel, const HardwareLog& log, const std::vector<Placed>& group)
    {
        std::vector<HardwarePanel::Strip> strips;
        for (const Placed& placed : group)
            for (HardwarePanel::Strip& strip :
                 throttleStrips(*placed.series, placed.source->quantity, placed.source->device))
                strips.push_back(std::move(strip));
        if (m_options.aggregates || group.size() > kMostStripedGpus)
            strips = joinedByReason(strips);
        const QString anyGpu = group.size() > 1 ? HardwareText::tr("any of %n GPU(s)", "",
                                                                   static_cast<int>(group.size()))
                                                : QString();
        for (HardwarePanel::Strip& strip : strips) {
            const QString device =
                strip.device ? deviceLabel(log, log.devices[*strip.device]) : anyGpu;
            strip.label = joined(device, strip.label);
            strip.owner = ownerOf(log);
            panel.strips.push_back(std::move(strip));
        }
    }

    /// What TensorFlow may use of a card: from its greeting, and from the dump when it was full.
    void addAllocatorLimits(const ConsoleLog& log)
    {
        const auto panel = m_panels.find(panelId(HardwareQuantity::GpuMemoryUsed));
        if (panel == m_panels.end())
            return;
        std::set<double> limits;
        for (const AllocatorDump& dump : log.dumps)
            limits.insert(static_cast<double>(dump.limitBytes));
        for (const LogEvent& event : log.events) {
            if (event.signature != "tf.dev.created" || !limits.empty())
                continue;
            const std::string_view text = event.field("mb");
            double mebibytes = 0.0;
            std::from_chars(text.data(), text.data() + text.size(), mebibytes);
            limits.insert(mebibytes * kBytesInMebibyte);
        }
        limits.erase(0.0);
        const PanelOwner owner = ownerOf(log);
        std::optional<AxisRange> range;
        for (const HardwarePanel::Line& line : panel->second.lines) {
            if (line.owner.name != owner.name || !line.owner.isRun)
                continue;
            const AxisRange own = timesOf(*line.series);
            range = range ? AxisRange{.min = std::min(range->min, own.min),
                                      .max = std::max(range->max, own.max)}
                          : own;
        }
        if (!range)
            return;
        for (const double limit : limits)
            addLimit(panel->second, owner, HardwareText::tr("limit of the allocator"), *range,
                     limit);
    }

    const CaseData& m_data;
    const HardwareOptions& m_options;
    std::map<QString, HardwarePanel> m_panels;
};

} // namespace

std::shared_ptr<const ScalarSeries> onTheWall(std::shared_ptr<const ScalarSeries> series,
                                              const Clock& clock)
{
    if (clock.rate == 1.0 && clock.changes.empty()) {
        if (clock.offsetSeconds == 0.0)
            return series;
        return std::make_shared<const ScalarSeries>(series->shifted(clock.offsetSeconds));
    }
    ClockWalk walk(clock);
    ScalarSeriesBuilder builder;
    std::vector<ScalarPoint> points;
    points.reserve(series->size());
    series->forEach([&](std::size_t, const ScalarPoint& point) {
        points.push_back(
            {.step = point.step, .wallTime = walk.next(point.wallTime), .value = point.value});
    });
    builder.append(points);
    return std::make_shared<const ScalarSeries>(builder.snapshot());
}

AggregatedSeries aggregated(const std::vector<const ScalarSeries*>& series)
{
    std::vector<ScalarPoint> lowest;
    std::vector<ScalarPoint> mean;
    std::vector<ScalarPoint> highest;
    std::vector<ScalarPoint> sum;
    std::vector<std::size_t> next(series.size(), 0);
    for (;;) {
        std::optional<ScalarPoint> first;
        for (std::size_t i = 0; i < series.size(); ++i) {
            if (next[i] < series[i]->size() && (!first || series[i]->step(next[i]) < first->step))
                first = series[i]->point(next[i]);
        }
        if (!first)
            break;
        ValueRange values;
        double total = 0.0;
        for (std::size_t i = 0; i < series.size(); ++i) {
            if (next[i] >= series[i]->size() || series[i]->step(next[i]) != first->step)
                continue;
            const double value = series[i]->value(next[i]++);
            values.add(value);
            total += std::isfinite(value) ? value : 0.0;
        }
        const auto at = [&first](double value) {
            return ScalarPoint{.step = first->step, .wallTime = first->wallTime, .value = value};
        };
        if (!values.hasFinite())
            continue;
        lowest.push_back(at(values.min));
        highest.push_back(at(values.max));
        mean.push_back(at(total / static_cast<double>(values.finiteCount)));
        if (values.finiteCount == series.size())
            sum.push_back(at(total));
    }
    const auto seriesOf = [](const std::vector<ScalarPoint>& points) {
        ScalarSeriesBuilder builder;
        builder.append(points);
        return builder.snapshot();
    };
    return {.lowest = seriesOf(lowest),
            .mean = seriesOf(mean),
            .highest = seriesOf(highest),
            .sum = seriesOf(sum)};
}

std::vector<HardwarePanel> hardwareLogPanels(const CaseData& data, const HardwareOptions& options)
{
    return LogPanels(data, options).make();
}

} // namespace faultline::ui
