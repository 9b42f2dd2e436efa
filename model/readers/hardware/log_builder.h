// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/hardware_names.h"
#include "model/readers/format_reader.h"

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace faultline::hardware {

/// What one column measures on one device.
struct SeriesSpec {
    HardwareQuantity quantity = HardwareQuantity::Other;
    std::string column; ///< header as written
    Unit unit = Unit::None;
    HardwareName::Form form = HardwareName::Form::Value; ///< of the values given to add()
    double scale = 1.0; ///< of the values given to add(), where the form leaves a second one open
    std::string_view assumption; ///< as HardwareSeries::assumption
};

/// Collects the samples of one file, in bounded memory. Values are given in the unit of their
/// quantity, except where the form of their series leaves the unit open: finish() settles that
/// from all of them.
class HardwareLogBuilder {
public:
    static constexpr std::size_t kMaxDevices = 1024;
    static constexpr std::size_t kMaxSeries = 2048;
    static constexpr std::uint64_t kMaxPoints = 100'000'000;
    static constexpr std::size_t kMaxNotices = 1000;
    static constexpr std::size_t kMaxProcesses = 4096;
    static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

    HardwareLogBuilder(ReadContext& context, std::string path);

    /// The device, added if it is new; kNone beyond the bound.
    [[nodiscard]] std::size_t device(const HardwareDevice& device);
    /// The series of a column on a device, added if it is new; kNone beyond the bound.
    [[nodiscard]] std::size_t series(std::size_t device, const SeriesSpec& spec);

    /// Begins a sample of a device: the values that follow are at its number and this time (which
    /// is ignored with TimeKind::None). False, and counted as a bad row, if the kind of time is not
    /// that of the samples before.
    [[nodiscard]] bool beginSample(std::size_t device, TimeKind kind, double seconds);
    /// The same, but a row of the time of the device's last one adds to that sample: tools that
    /// write a table for each subsystem.
    [[nodiscard]] bool joinSample(std::size_t device, TimeKind kind, double seconds);
    void add(std::size_t series, double value);
    void addNotice(std::string_view text);
    void addProcess(GpuProcess process);

    /// Removes a device with its series, notices included.
    void dropDevice(std::size_t device);

    [[nodiscard]] std::size_t deviceCount() const { return m_devices.size(); }
    [[nodiscard]] const HardwareDevice& deviceAt(std::size_t i) const
    {
        return m_devices[i].device;
    }
    [[nodiscard]] std::uint64_t samplesOf(std::size_t i) const { return m_devices[i].samples; }
    /// Samples whose time is before that of the device's last one.
    [[nodiscard]] std::uint64_t backwardOf(std::size_t i) const { return m_devices[i].backward; }
    [[nodiscard]] std::uint64_t sampleCount() const { return m_samples; }
    [[nodiscard]] TimeKind timeKind() const { return m_timeKind; }
    [[nodiscard]] HardwareLog& log() { return *m_log; }

    void issue(IssueCode code, std::uint64_t offset, std::uint64_t bytesLost, Text detail);

    /// Settles what the forms left open, hands the log to the context if there is anything in it,
    /// and fills in the counts and times of the file. False if there was nothing.
    bool finish();

private:
    struct Device {
        HardwareDevice device;
        std::uint64_t samples = 0;
        std::uint64_t backward = 0;
        double lastTime = 0.0;
        bool dropped = false;
    };
    struct Series {
        SeriesSpec spec;
        std::size_t device = 0;
        ScalarSeriesBuilder points;
        bool allWhole = true;
        bool neverFalls = true;
        double last = -std::numeric_limits<double>::infinity();
    };

    void noteInterval(double seconds);
    [[nodiscard]] double usualInterval();
    [[nodiscard]] HardwareSeries settled(Series& series) const;
    [[nodiscard]] HardwareSeries rateOf(const HardwareSeries& raw, double scale) const;

    ReadContext& m_context;
    std::string m_path;
    std::shared_ptr<HardwareLog> m_log;
    std::vector<Device> m_devices;
    std::map<std::tuple<int, int, std::string, std::string, std::string>, std::size_t>
        m_deviceByKey;
    std::vector<std::unique_ptr<Series>> m_series;
    std::map<std::tuple<std::size_t, HardwareQuantity, std::string>, std::size_t> m_seriesByKey;
    std::vector<double> m_intervals; ///< a sample of them, evenly spread over the file
    std::uint64_t m_intervalStride = 1;
    std::uint64_t m_intervalCount = 0;
    std::uint64_t m_samples = 0;
    std::uint64_t m_points = 0;
    TimeKind m_timeKind = TimeKind::None;
    bool m_limitReported = false;
    std::size_t m_currentDevice = kNone;
    std::int64_t m_step = 0;
    double m_time = 0.0;
    double m_firstTime = std::numeric_limits<double>::infinity();
    double m_lastTime = -std::numeric_limits<double>::infinity();
};

inline constexpr std::size_t kNone = HardwareLogBuilder::kNone;

} // namespace faultline::hardware
