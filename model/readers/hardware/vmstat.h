// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/sample_time.h"
#include "model/readers/hardware/cell_values.h"
#include "model/readers/hardware/log_builder.h"
#include "model/readers/hardware/smi_csv.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline::hardware {

/// " r  b   swpd   free ..."
[[nodiscard]] bool isVmstatHeader(std::string_view line);

/// Output of `vmstat [-t] [-w] [-S UNIT] SECONDS`.
class VmstatParser {
public:
    explicit VmstatParser(HardwareLogBuilder& builder);
    void line(std::string_view line, const LinePlace& place);

private:
    void header();
    void row(const LinePlace& place, std::size_t bytes);
    [[nodiscard]] bool memoryIsInMebibytes() const;
    [[nodiscard]] double cell(std::string_view name) const;
    void add(HardwareQuantity quantity, std::string_view column, double value,
             std::string_view assumption = {});

    HardwareLogBuilder& m_builder;
    std::vector<std::string> m_columns;
    std::vector<std::string_view> m_words;
    std::vector<double> m_values;
    TimeReader m_times;
    std::size_t m_host = HardwareLogBuilder::kNone;
    bool m_hasTime = false;
    bool m_isUtc = false;
    bool m_isFirstRow = true;
    bool m_mebibytes = false;
};

} // namespace faultline::hardware
