// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/log_builder.h"

#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>

namespace faultline::hardware {

namespace {

using Form = HardwareName::Form;

constexpr std::size_t kMaxIntervals = 65'536;
/// Between samples of a file without times; any number would do, so it is the commonest one.
constexpr double kAssumedInterval = 1.0;

constexpr std::string_view kReadAsPercent = FAULTLINE_TR_NOOP(
    "Hardware", "The file does not say whether this is a share or a percentage: read as percent.");
constexpr std::string_view kReadAsShare =
    FAULTLINE_TR_NOOP("Hardware", "The file does not say whether this is a share or a percentage: "
                                  "no value exceeds 1, so it is read as a share.");
constexpr std::string_view kReadAsBytes = FAULTLINE_TR_NOOP(
    "Hardware", "The file names no unit: the values are so large that they are read as bytes.");
constexpr std::string_view kReadAsMebi =
    FAULTLINE_TR_NOOP("Hardware", "The file names no unit: read as MiB, which nvidia-smi uses.");
constexpr std::string_view kReadAsCounter =
    FAULTLINE_TR_NOOP("Hardware", "The values never fall: read as a total since the start, whose "
                                  "growth per second is shown.");
constexpr std::string_view kNotReadAsRate =
    FAULTLINE_TR_NOOP("Hardware", "The file does not say whether this is per second or per sample: "
                                  "shown as written.");

bool isWhole(double value)
{
    return value == std::floor(value);
}

} // namespace

HardwareLogBuilder::HardwareLogBuilder(ReadContext& context, std::string path)
    : m_context(context), m_path(std::move(path)), m_log(std::make_shared<HardwareLog>())
{
}

void HardwareLogBuilder::issue(IssueCode code, std::uint64_t offset, std::uint64_t bytesLost,
                               Text detail)
{
    m_context.file.issues.add({.code = code,
                               .path = m_path,
                               .offsetBytes = offset,
                               .bytesLost = bytesLost,
                               .detail = std::move(detail)});
}

std::size_t HardwareLogBuilder::device(const HardwareDevice& device)
{
    auto key = std::make_tuple(static_cast<int>(device.kind), device.index, device.host,
                               device.name, device.id);
    const auto found = m_deviceByKey.find(key);
    if (found != m_deviceByKey.end())
        return found->second;
    if (m_devices.size() == kMaxDevices) {
        if (!m_limitReported)
            issue(IssueCode::CountLimit, 0, 0,
                  FAULTLINE_TR_NOOP("Errors", "more than 1024 devices"));
        m_limitReported = true;
        return kNone;
    }
    m_deviceByKey.emplace(std::move(key), m_devices.size());
    m_devices.push_back({.device = device});
    return m_devices.size() - 1;
}

std::size_t HardwareLogBuilder::series(std::size_t device, const SeriesSpec& spec)
{
    if (device == kNone)
        return kNone;
    auto key = std::make_tuple(device, spec.quantity, spec.column);
    const auto found = m_seriesByKey.find(key);
    if (found != m_seriesByKey.end())
        return found->second;
    if (m_series.size() == kMaxSeries) {
        if (!m_limitReported)
            issue(IssueCode::CountLimit, 0, 0,
                  FAULTLINE_TR_NOOP("Errors", "more than 2048 series"));
        m_limitReported = true;
        return kNone;
    }
    auto made = std::make_unique<Series>();
    made->spec = spec;
    made->device = device;
    m_seriesByKey.emplace(std::move(key), m_series.size());
    m_series.push_back(std::move(made));
    return m_series.size() - 1;
}

bool HardwareLogBuilder::beginSample(std::size_t device, TimeKind kind, double seconds)
{
    m_currentDevice = kNone;
    if (device == kNone || (m_samples > 0 && kind != m_timeKind))
        return false;
    Device& one = m_devices[device];
    m_step = static_cast<std::int64_t>(one.samples);
    m_time = kind == TimeKind::None ? static_cast<double>(m_step) * kAssumedInterval : seconds;
    if (one.samples > 0) {
        if (m_time < one.lastTime)
            ++one.backward;
        else if (m_time > one.lastTime)
            noteInterval(m_time - one.lastTime);
    }
    m_timeKind = kind;
    m_currentDevice = device;
    one.lastTime = m_time;
    ++one.samples;
    ++m_samples;
    m_firstTime = std::min(m_firstTime, m_time);
    m_lastTime = std::max(m_lastTime, m_time);
    return true;
}

bool HardwareLogBuilder::joinSample(std::size_t device, TimeKind kind, double seconds)
{
    if (device == kNone || m_samples == 0 || kind != m_timeKind || kind == TimeKind::None
        || m_devices[device].samples == 0 || m_devices[device].lastTime != seconds)
        return beginSample(device, kind, seconds);
    m_currentDevice = device;
    m_step = static_cast<std::int64_t>(m_devices[device].samples) - 1;
    m_time = seconds;
    return true;
}

void HardwareLogBuilder::add(std::size_t series, double value)
{
    if (series == kNone || m_currentDevice == kNone)
        return;
    if (m_points == kMaxPoints) {
        if (!m_limitReported)
            issue(IssueCode::CountLimit, 0, 0,
                  FAULTLINE_TR_NOOP("Errors", "more than 100 million values"));
        m_limitReported = true;
        return;
    }
    ++m_points;
    Series& one = *m_series[series];
    if (one.spec.form != Form::Value) {
        one.allWhole = one.allWhole && isWhole(value);
        one.neverFalls = one.neverFalls && value >= one.last;
        one.last = value;
    }
    const ScalarPoint point{.step = m_step, .wallTime = m_time, .value = value};
    one.points.append({&point, 1});
}

void HardwareLogBuilder::addNotice(std::string_view text)
{
    if (m_currentDevice == kNone || m_log->notices.size() == kMaxNotices)
        return;
    HardwareNotice notice{.device = m_currentDevice,
                          .step = m_step,
                          .wallTime = m_time,
                          .text = std::string(text.substr(0, 200))};
    // One row may say it in every column.
    if (m_log->notices.empty() || m_log->notices.back() != notice)
        m_log->notices.push_back(std::move(notice));
}

void HardwareLogBuilder::addProcess(GpuProcess process)
{
    for (GpuProcess& known : m_log->processes) {
        if (known.pid == process.pid && known.gpu == process.gpu && known.name == process.name) {
            known.memoryBytes = std::max(known.memoryBytes, process.memoryBytes);
            return;
        }
    }
    if (m_log->processes.size() < kMaxProcesses)
        m_log->processes.push_back(std::move(process));
}

void HardwareLogBuilder::dropDevice(std::size_t device)
{
    m_devices[device].dropped = true;
    m_samples -= m_devices[device].samples;
}

void HardwareLogBuilder::noteInterval(double seconds)
{
    if (m_intervalCount++ % m_intervalStride != 0)
        return;
    m_intervals.push_back(seconds);
    if (m_intervals.size() < kMaxIntervals)
        return;
    for (std::size_t i = 0; i < kMaxIntervals / 2; ++i)
        m_intervals[i] = m_intervals[2 * i];
    m_intervals.resize(kMaxIntervals / 2);
    m_intervalStride *= 2;
}

double HardwareLogBuilder::usualInterval()
{
    if (m_intervals.empty())
        return kAssumedInterval;
    const auto middle =
        m_intervals.begin() + static_cast<std::ptrdiff_t>((m_intervals.size() - 1) / 2);
    std::nth_element(m_intervals.begin(), middle, m_intervals.end());
    return *middle;
}

/// Growth per second of a total. A fall is a restart of the counter: no rate there.
HardwareSeries HardwareLogBuilder::rateOf(const HardwareSeries& raw, double scale) const
{
    constexpr double kInstant = 1e-6;
    HardwareSeries rate = raw;
    ScalarSeriesBuilder points;
    ScalarPoint before;
    raw.series.forEach([&](std::size_t i, const ScalarPoint& point) {
        const double seconds = point.wallTime - before.wallTime;
        if (i > 0 && seconds > kInstant && point.value >= before.value) {
            const ScalarPoint slope{.step = point.step,
                                    .wallTime = point.wallTime,
                                    .value = (point.value - before.value) / seconds * scale};
            points.append({&slope, 1});
        }
        before = point;
    });
    rate.series = points.snapshot();
    return rate;
}

HardwareSeries HardwareLogBuilder::settled(Series& series) const
{
    HardwareSeries made{.quantity = series.spec.quantity,
                        .device = series.device,
                        .column = series.spec.column,
                        .unit = series.spec.unit,
                        .assumption = series.spec.assumption,
                        .series = series.points.snapshot()};
    const ValueRange& range = made.series.totals().range;
    double scale = series.spec.scale;
    switch (series.spec.form) {
    case Form::Value: return made;
    case Form::ShareOrPercent:
        scale = shareScale(range.max, series.allWhole);
        made.assumption = scale < 1.0 ? kReadAsPercent : kReadAsShare;
        break;
    case Form::SomeBytes:
        scale = byteScale(range.max);
        made.assumption = scale > 1.0 ? kReadAsMebi : kReadAsBytes;
        break;
    case Form::RateOrCounter:
    case Form::Counter: {
        const bool isCounter =
            series.spec.form == Form::Counter
            || (series.neverFalls && made.series.size() > 2 && range.max > range.min);
        if (isCounter && m_timeKind != TimeKind::None) {
            made.assumption =
                series.spec.form == Form::Counter ? std::string_view() : kReadAsCounter;
            return rateOf(made, scale);
        }
        made.quantity = HardwareQuantity::Other;
        made.unit = Unit::Bytes;
        made.assumption = kNotReadAsRate;
        break;
    }
    }
    if (scale == 1.0)
        return made;
    std::vector<double> values;
    values.reserve(made.series.size());
    made.series.forEach(
        [&](std::size_t, const ScalarPoint& point) { values.push_back(point.value * scale); });
    made.series = made.series.withValues(values);
    return made;
}

bool HardwareLogBuilder::finish()
{
    HardwareLog& log = *m_log;
    m_context.file.recordCount = m_samples;
    std::vector<std::size_t> newIndex(m_devices.size(), kNone);
    for (std::size_t i = 0; i < m_devices.size(); ++i) {
        if (m_devices[i].dropped)
            continue;
        newIndex[i] = log.devices.size();
        log.devices.push_back(m_devices[i].device);
    }
    for (std::unique_ptr<Series>& series : m_series) {
        if (newIndex[series->device] != kNone && series->points.size() > 0) {
            HardwareSeries made = settled(*series);
            made.device = newIndex[series->device];
            if (!made.series.empty())
                log.series.push_back(std::move(made));
        }
        series.reset(); // the points now live in the log
    }
    std::erase_if(log.notices,
                  [&](const HardwareNotice& notice) { return newIndex[notice.device] == kNone; });
    for (HardwareNotice& notice : log.notices)
        notice.device = newIndex[notice.device];
    if (log.series.empty() && log.processes.empty() && log.notices.empty())
        return false;
    log.timeKind = m_timeKind;
    log.sampleSeconds = usualInterval();
    if (m_timeKind == TimeKind::Local || m_timeKind == TimeKind::Absolute) {
        m_context.file.firstWallTime = m_firstTime;
        m_context.file.lastWallTime = m_lastTime;
    }
    m_context.artifacts.hardwareLogs.push_back(m_log);
    return true;
}

} // namespace faultline::hardware
