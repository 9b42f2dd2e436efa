// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/io/sample_time.h"
#include "model/readers/hardware/log_builder.h"
#include "model/readers/hardware/smi_columns.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::hardware {

/// Where a line stands, for issues.
struct LinePlace {
    std::uint64_t number = 0;
    std::uint64_t offset = 0;
    bool isUnterminated = false; ///< the file ends in it
};

/// Tables of samples with one header line (or several, or none), one row for each device and
/// sample: nvidia-smi's queries and what people write in their manner.
class SmiCsvParser {
public:
    explicit SmiCsvParser(HardwareLogBuilder& builder);

    /// Takes a line that is no part of a plain table of nvidia-smi.
    void line(std::string_view line, const LinePlace& place);
    /// Settles what needed all rows: devices that were not named, rows of a garbled name.
    void finish();

    [[nodiscard]] std::uint64_t rowCount() const { return m_rows; }
    [[nodiscard]] bool hasHeader() const { return m_header.has_value(); }

private:
    /// A series that was not asked for yet; kNone is one beyond the bound.
    static constexpr std::size_t kUnset = HardwareLogBuilder::kNone - 1;

    /// The unit of a column's values, as long as they bring the same one.
    struct UnitCache {
        std::string text;
        UnitScale unit;
        bool isKnown = false;
    };
    /// A device with the series of the present columns on it.
    struct Target {
        std::size_t device = HardwareLogBuilder::kNone;
        std::vector<std::size_t> series;
        double mostMemory = -1.0; ///< of a process
    };
    struct Value {
        std::size_t column;
        double value;
    };
    struct HeldRow {
        std::string text;
        LinePlace place;
    };

    void setHeader(SmiHeader header);
    void makeHeaderFromShape(std::string_view line);
    void row(std::string_view line, const LinePlace& place);
    void badRow(std::string_view line, const LinePlace& place);
    void hold(std::string_view line, const LinePlace& place);
    void releaseHeld();
    [[nodiscard]] bool readValues();
    [[nodiscard]] bool readTime(SampleTime& time);
    [[nodiscard]] std::optional<UnitScale> unitFor(std::size_t column, std::string_view unit);
    [[nodiscard]] Target& targetOfRow(double seconds);
    [[nodiscard]] HardwareDevice deviceOfRow(int slot) const;
    void addValues(Target& target);
    void addThrottling(Target& target, const Value& value);
    void addProcess(Target& target);
    [[nodiscard]] std::size_t seriesOf(Target& target, std::size_t column);
    void dropGarbledDevices();
    void reportMixedWriters();

    HardwareLogBuilder& m_builder;
    std::optional<SmiHeader> m_header;
    std::string m_headerLine;
    std::vector<UnitCache> m_units;
    std::vector<std::string_view> m_cells;
    std::vector<Value> m_values;
    std::vector<std::string_view> m_troubles;
    TimeReader m_times;
    std::size_t m_timeColumn = HardwareLogBuilder::kNone;
    std::string m_identity; ///< of the row before
    std::string m_key;      ///< of this row
    std::map<std::string, Target, std::less<>> m_targets;
    Target m_overflow; ///< beyond the bound: its samples are left out
    Target* m_target = nullptr;
    std::vector<std::size_t> m_garbled; ///< devices
    std::uint64_t m_rows = 0;
    std::uint64_t m_rowsSeen = 0;
    std::uint64_t m_badRows = 0;
    bool m_measuresHost = false;
    bool m_shapeOnly = false; ///< no header in the file
    bool m_derivesThrottling = false;

    // Rows held back until it is clear how many devices take turns.
    std::vector<HeldRow> m_held;
    bool m_slotsKnown = true;
    int m_slots = 1;
    int m_slot = 0;
    double m_slotGap = 0.0; ///< a longer pause begins a new turn
    double m_lastTime = 0.0;
};

} // namespace faultline::hardware
