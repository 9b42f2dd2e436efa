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

/// "Dstat 0.7.3 CSV output", the first line of `dstat --output FILE`; pcp-dstat's likewise.
[[nodiscard]] bool isDstatBanner(std::string_view line);

/// What `dstat --output FILE` writes: some facts, a line of groups, a line of names, rows.
class DstatParser {
public:
    explicit DstatParser(HardwareLogBuilder& builder);
    void line(std::string_view line, const LinePlace& place);

private:
    struct Column {
        std::string title; ///< "dsk/total read"
        HardwareQuantity quantity = HardwareQuantity::Other;
        double scale = 1.0;
        bool isMeasured = false;
        bool isTime = false;
        bool isBusy = false; ///< a part of the CPU's busy share
    };

    [[nodiscard]] bool facts();
    void names();
    [[nodiscard]] bool readTime(std::string_view cell, SampleTime& time);
    void row(std::string_view line, const LinePlace& place);

    HardwareLogBuilder& m_builder;
    std::vector<std::string> m_groups;
    std::vector<Column> m_columns;
    std::vector<std::string_view> m_cells;
    TimeReader m_times;
    std::string m_hostName;
    int m_year = 0; ///< dstat's own times have none
    std::size_t m_host = HardwareLogBuilder::kNone;
};

} // namespace faultline::hardware
