// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/sample_time.h"
#include "model/readers/hardware/cell_values.h"
#include "model/readers/hardware/host_columns.h"
#include "model/readers/hardware/log_builder.h"
#include "model/readers/hardware/smi_csv.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::hardware {

/// "Linux 5.4.0 (node1)  05/20/2025  _x86_64_  (8 CPU)", which sar and iostat begin with.
[[nodiscard]] bool isSysstatBanner(std::string_view line);
/// "# hostname;interval;timestamp;CPU;%user;..." of `sadf -d`.
[[nodiscard]] bool isSadfHeader(std::string_view line);

/// Tables of sar, `sadf -d` and iostat: sections with a header each, for CPUs, memory, disks and
/// networks. Single CPUs are left out; a table adds to the sample of its time.
class SysstatParser {
public:
    explicit SysstatParser(HardwareLogBuilder& builder);
    void line(std::string_view line, const LinePlace& place);

private:
    enum class Key { None, Cpu, Disk, Network };
    struct Column {
        std::string name;
        std::optional<HostColumn> meaning;
    };

    void banner(std::string_view line);
    [[nodiscard]] bool dateLine(std::string_view line);
    [[nodiscard]] bool header(std::string_view line);
    [[nodiscard]] bool readTime(SampleTime& time);
    [[nodiscard]] std::size_t deviceOfRow();
    void row(std::string_view line, const LinePlace& place);
    void addIdle(std::size_t device);

    HardwareLogBuilder& m_builder;
    std::vector<Column> m_columns;
    std::vector<std::string_view> m_words;
    std::string m_host;
    std::optional<double> m_date;     ///< seconds since the epoch of the banner's day
    std::optional<SampleTime> m_tick; ///< of a date line of iostat
    TimeReader m_times;
    TimeReader m_dates;
    Key m_key = Key::None;
    std::size_t m_keyColumn = 0;
    std::size_t m_timeWords = 0; ///< words before the columns: time, AM or PM
    bool m_isSadf = false;
};

} // namespace faultline::hardware
