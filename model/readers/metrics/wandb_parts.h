// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/line_splitter.h"
#include "model/readers/console/log_builder.h"
#include "model/readers/hardware/log_builder.h"
#include "model/readers/metrics/metrics_sink.h"
#include "model/readers/metrics/wandb_record.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace faultline::metrics {

/// The parts that the records of one .wandb file add up to. Each takes records in the order of the
/// file; finish() hands over what came of them. `context` must outlive them.

/// The points of the history.
class WandbHistory {
public:
    explicit WandbHistory(ReadContext& context);
    void add(const WandbRecord& record);
    void finish();

private:
    void addValue(const std::string& key, std::string_view json, std::int64_t step);
    void addObject(const std::string& key, std::string_view json, std::int64_t step);

    ReadContext& m_context;
    MetricsSink m_sink;
    Tally m_stepless;
    std::uint64_t m_rows = 0;
};

/// The lines that the program printed.
class WandbConsole {
public:
    explicit WandbConsole(ReadContext& context);
    void add(const WandbRecord& record);
    void setExitCode(int code) { m_exitCode = code; }
    void finish();

private:
    void addLine(const RawLine& line);

    ReadContext& m_context;
    FileReport m_file; ///< of the log alone
    std::shared_ptr<ConsoleLog> m_log;
    console::LogBuilder m_builder;
    LineSplitter m_output;
    LineSplitter m_errors;
    console::LinePrefix m_prefix; ///< of the record that is read
    std::uint32_t m_lines = 0;
    std::optional<int> m_exitCode;
};

/// What was measured of the machine.
class WandbHardware {
public:
    explicit WandbHardware(ReadContext& context);
    void add(const WandbRecord& record);
    void finish();

private:
    void addValue(std::size_t device, const WandbItem& item, double value);

    ReadContext& m_context;
    FileReport m_file; ///< of the hardware log alone
    ReadContext m_inner;
    hardware::HardwareLogBuilder m_builder;
};

/// The settings of the run, the last value of each.
class WandbConfig {
public:
    explicit WandbConfig(ReadContext& context) : m_context(context) {}
    void add(const WandbRecord& record);
    void finish();

private:
    static constexpr std::size_t kMaxBytes = std::size_t{16} << 20;

    void addCountLimit();

    ReadContext& m_context;
    std::map<std::string, std::string> m_settings; ///< JSON by name
    std::size_t m_bytes = 0;
    bool m_limitReported = false;
};

} // namespace faultline::metrics
