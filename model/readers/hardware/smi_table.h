// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/sample_time.h"
#include "model/readers/hardware/log_builder.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::hardware {

/// The boxes that plain `nvidia-smi` draws, once or again and again: every one is a sample of each
/// GPU in it, at the date above it. Widths, the number of lines for one GPU and the columns of the
/// process table differ between drivers; cells are recognised by what is in them.
class SmiTableParser {
public:
    explicit SmiTableParser(HardwareLogBuilder& builder);

    /// True if the line is part of such a box, or the date above one.
    [[nodiscard]] bool line(std::string_view line);
    /// After the last line.
    void finish();

    [[nodiscard]] std::uint64_t tableCount() const { return m_tables; }
    /// The first date as written; empty if there was none.
    [[nodiscard]] const std::string& firstDate() const { return m_firstDate; }

private:
    /// The two or three lines of one GPU, gathered.
    struct Gpu {
        HardwareDevice device;
        std::optional<double> used, total, temperature, power, powerLimit, busy, fan, state;
        bool isInTrouble = false;
    };

    void versions(std::string_view line);
    void boxLine(std::string_view line);
    void firstGpuLine(std::string_view nameCell, std::string_view busCell, int index);
    void secondGpuLine(std::string_view sensors, std::string_view memory, std::string_view busy);
    void process(std::string_view line);
    void endGpu();

    HardwareLogBuilder& m_builder;
    TimeReader m_times;
    std::string m_firstDate;
    std::optional<SampleTime> m_date;
    std::optional<Gpu> m_gpu;
    std::vector<std::string_view> m_cells;
    std::vector<std::string_view> m_words;
    std::uint64_t m_tables = 0;
    bool m_inProcesses = false;
};

/// A line of such a box, by its frame alone.
[[nodiscard]] bool isSmiBoxLine(std::string_view line);

} // namespace faultline::hardware
