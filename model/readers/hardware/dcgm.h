// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/hardware/log_builder.h"
#include "model/readers/hardware/smi_csv.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::hardware {

/// "DCGM_FI_DEV_GPU_TEMP{...} 45" or a comment about such a metric.
[[nodiscard]] bool isDcgmMetricLine(std::string_view line);
/// "#Entity   GPUTL  POWER" of `dcgmi dmon`.
[[nodiscard]] bool isDcgmiHeader(std::string_view line);

/// What dcgm-exporter serves (Prometheus text, one scrape after the other) and what `dcgmi dmon`
/// prints. A scrape ends where a metric of a device comes again.
class DcgmParser {
public:
    explicit DcgmParser(HardwareLogBuilder& builder);

    void line(std::string_view line, const LinePlace& place);
    void finish();
    [[nodiscard]] bool isText() const { return !m_columns.empty(); }

private:
    struct Sample {
        std::size_t device;
        std::size_t series;
        double value;
        std::optional<double> seconds;
    };
    void metric(std::string_view line, const LinePlace& place);
    void dcgmiRow(std::string_view line, const LinePlace& place);
    void flush();
    void badRow(std::string_view line, const LinePlace& place);

    HardwareLogBuilder& m_builder;
    std::vector<Sample> m_scrape;
    std::set<std::pair<std::size_t, std::size_t>> m_seen; ///< device and series of this scrape
    std::vector<std::string> m_columns;                   ///< of dcgmi dmon
    std::vector<std::string_view> m_words;
};

} // namespace faultline::hardware
