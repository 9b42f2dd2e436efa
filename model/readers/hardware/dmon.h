// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/sample_time.h"
#include "model/readers/hardware/cell_values.h"
#include "model/readers/hardware/log_builder.h"
#include "model/readers/hardware/smi_csv.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::hardware {

/// A header of `nvidia-smi dmon` or `pmon`: "# gpu   pwr gtemp ...", perhaps with "#Date  Time".
[[nodiscard]] bool isDmonHeader(std::string_view line);

/// Rows of `nvidia-smi dmon` and `pmon` by the names above them, which come again every now and
/// then. Newer drivers insert columns, so their places mean nothing.
class DmonParser {
public:
    explicit DmonParser(HardwareLogBuilder& builder);

    void line(std::string_view line, const LinePlace& place);
    /// Processes, not devices.
    [[nodiscard]] bool isPmon() const { return m_pid != HardwareLogBuilder::kNone; }

private:
    struct Column {
        std::string name;
        HardwareQuantity quantity = HardwareQuantity::Other;
        UnitScale unit;
        bool isMeasured = false;
    };

    void names(std::string_view line);
    void units(std::string_view line);
    void row(std::string_view line, const LinePlace& place);
    [[nodiscard]] bool readTime(SampleTime& time);
    [[nodiscard]] std::optional<HardwareDevice> deviceOfRow() const;

    HardwareLogBuilder& m_builder;
    std::vector<Column> m_columns;
    std::vector<std::string_view> m_words;
    std::string m_headerLine;
    std::size_t m_gpu = HardwareLogBuilder::kNone;
    std::size_t m_pid = HardwareLogBuilder::kNone;
    std::size_t m_type = HardwareLogBuilder::kNone;
    std::size_t m_command = HardwareLogBuilder::kNone;
    std::size_t m_date = HardwareLogBuilder::kNone;
    std::size_t m_time = HardwareLogBuilder::kNone;
    TimeReader m_times;
};

} // namespace faultline::hardware
