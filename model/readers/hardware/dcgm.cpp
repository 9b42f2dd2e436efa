// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names: default-counters.csv of dcgm-exporter, dcgm_fields.h of DCGM 3 and 4.

#include "model/readers/hardware/dcgm.h"

#include "model/core/ascii.h"
#include "model/readers/hardware/cell_values.h"

#include <algorithm>
#include <array>

namespace faultline::hardware {

namespace {

using Quantity = HardwareQuantity;

struct DcgmField {
    std::string_view name;      ///< without DCGM_FI_DEV_ or DCGM_FI_PROF_
    std::string_view shortName; ///< of dcgmi dmon; empty if it has none
    Quantity quantity;
    double scale;
};

constexpr std::array kDcgmFields{
    DcgmField{"GPU_UTIL", "GPUTL", Quantity::GpuUtilization, 0.01},
    DcgmField{"MEM_COPY_UTIL", "MCUTL", Quantity::GpuMemoryUtilization, 0.01},
    DcgmField{"ENC_UTIL", "ENCUT", Quantity::GpuEncoder, 0.01},
    DcgmField{"DEC_UTIL", "DECUT", Quantity::GpuDecoder, 0.01},
    DcgmField{"SM_CLOCK", "SMCLK", Quantity::GpuSmClock, 1e6},
    DcgmField{"MEM_CLOCK", "MMCLK", Quantity::GpuMemoryClock, 1e6},
    DcgmField{"GPU_TEMP", "TMPTR", Quantity::GpuTemperature, 1.0},
    DcgmField{"MEMORY_TEMP", "MMTMP", Quantity::GpuMemoryTemperature, 1.0},
    DcgmField{"POWER_USAGE", "POWER", Quantity::GpuPower, 1.0},
    DcgmField{"TOTAL_ENERGY_CONSUMPTION", "TOTEC", Quantity::GpuEnergy, 1e-3},
    DcgmField{"FB_USED", "FBUSD", Quantity::GpuMemoryUsed, kMebi},
    DcgmField{"FB_FREE", "FBFRE", Quantity::GpuMemoryFree, kMebi},
    DcgmField{"FB_TOTAL", "FBTTL", Quantity::GpuMemoryTotal, kMebi},
    DcgmField{"FB_RESERVED", "FBRSV", Quantity::GpuMemoryReserved, kMebi},
    DcgmField{"XID_ERRORS", "XIDER", Quantity::GpuXid, 1.0},
    DcgmField{"ECC_SBE_VOL_TOTAL", "", Quantity::GpuEccCorrected, 1.0},
    DcgmField{"ECC_DBE_VOL_TOTAL", "", Quantity::GpuEccUncorrected, 1.0},
    DcgmField{"CLOCK_THROTTLE_REASONS", "", Quantity::GpuThrottleReasons, 1.0},
    DcgmField{"CLOCKS_EVENT_REASONS", "", Quantity::GpuThrottleReasons, 1.0},
    DcgmField{"SM_ACTIVE", "SMACT", Quantity::GpuSmActive, 1.0},
    DcgmField{"SM_OCCUPANCY", "SMOCC", Quantity::GpuSmOccupancy, 1.0},
    DcgmField{"PIPE_TENSOR_ACTIVE", "TENSO", Quantity::GpuTensorActive, 1.0},
    DcgmField{"DRAM_ACTIVE", "DRAMA", Quantity::GpuDramActive, 1.0},
    DcgmField{"PCIE_TX_BYTES", "PCITX", Quantity::GpuPcieSend, 1.0},
    DcgmField{"PCIE_RX_BYTES", "PCIRX", Quantity::GpuPcieReceive, 1.0},
    DcgmField{"NVLINK_TX_BYTES", "NVLTX", Quantity::GpuNvlinkSend, 1.0},
    DcgmField{"NVLINK_RX_BYTES", "NVLRX", Quantity::GpuNvlinkReceive, 1.0},
    // DCGM 4 names the unit; its ratios are shares whatever the old field was.
    DcgmField{"GPU_UTIL_RATIO", "", Quantity::GpuUtilization, 1.0},
    DcgmField{"MEM_COPY_UTIL_RATIO", "", Quantity::GpuMemoryUtilization, 1.0},
    DcgmField{"GPU_TEMP_CELSIUS", "", Quantity::GpuTemperature, 1.0},
    DcgmField{"MEMORY_TEMP_CELSIUS", "", Quantity::GpuMemoryTemperature, 1.0},
    DcgmField{"BOARD_POWER_WATTS", "", Quantity::GpuPower, 1.0},
    DcgmField{"SM_UTIL_RATIO", "", Quantity::GpuSmActive, 1.0},
    DcgmField{"SM_OCCUPANCY_RATIO", "", Quantity::GpuSmOccupancy, 1.0},
    DcgmField{"PIPE_TENSOR_UTIL_RATIO", "", Quantity::GpuTensorActive, 1.0},
    DcgmField{"DRAM_UTIL_RATIO", "", Quantity::GpuDramActive, 1.0},
};

constexpr std::array<std::string_view, 2> kPrefixes{"DCGM_FI_DEV_", "DCGM_FI_PROF_"};

std::string_view withoutPrefix(std::string_view name)
{
    for (const std::string_view prefix : kPrefixes) {
        if (name.starts_with(prefix))
            return name.substr(prefix.size());
    }
    return {};
}

/// DCGM's marks for "no value": from 0x7ffffff0 (32 bits) and 0x7ffffffffffffff0 (64 bits) on, and
/// 140737488355328.0 (2^47) and the four after it.
bool isBlank(double value)
{
    return (value >= 2147483632.0 && value <= 2147483647.0)
           || (value >= 140737488355328.0 && value <= 140737488355332.0) || value >= 9.2e18;
}

const DcgmField* fieldNamed(std::string_view name, bool isShort)
{
    const auto found =
        std::find_if(kDcgmFields.begin(), kDcgmFields.end(), [&](const DcgmField& field) {
            return (isShort ? field.shortName : field.name) == name;
        });
    return name.empty() || found == kDcgmFields.end() ? nullptr : &*found;
}

/// The value of a label in `gpu="0",UUID="GPU-1",...`.
std::string_view labelOf(std::string_view labels, std::string_view name)
{
    std::size_t at = 0;
    while ((at = labels.find(name, at)) != std::string_view::npos) {
        const bool begins = at == 0 || labels[at - 1] == ',' || labels[at - 1] == ' ';
        const std::string_view rest = labels.substr(at + name.size());
        if (begins && rest.starts_with("=\""))
            return rest.substr(2, rest.find('"', 2) - 2).substr(0, 120);
        at += name.size();
    }
    return {};
}

SeriesSpec specOf(const DcgmField* field, std::string_view name)
{
    const Quantity quantity = field == nullptr ? Quantity::Other : field->quantity;
    return {.quantity = quantity,
            .column = std::string(name.substr(0, 120)),
            .unit = hardwareQuantityInfo(quantity).unit,
            .form = HardwareName::Form::Value,
            .scale = 1.0,
            .assumption = {}};
}

} // namespace

bool isDcgmMetricLine(std::string_view line)
{
    line = trimmed(line);
    for (const std::string_view comment : {"# HELP ", "# TYPE "}) {
        if (line.starts_with(comment))
            line.remove_prefix(comment.size());
    }
    return !withoutPrefix(line).empty();
}

bool isDcgmiHeader(std::string_view line)
{
    line = trimmed(line);
    if (!line.starts_with("#"))
        return false;
    std::vector<std::string_view> words;
    splitBlanks(line.substr(1), words);
    return words.size() > 1 && equalsNoCase(words[0], "Entity")
           && std::any_of(words.begin() + 1, words.end(), [](std::string_view word) {
                  return fieldNamed(word, true) != nullptr || word.size() == 5;
              });
}

DcgmParser::DcgmParser(HardwareLogBuilder& builder) : m_builder(builder) {}

void DcgmParser::badRow(std::string_view line, const LinePlace& place)
{
    m_builder.issue(place.isUnterminated ? IssueCode::TruncatedTail : IssueCode::BadRow,
                    place.offset, line.size(),
                    {FAULTLINE_TR_NOOP("Errors", "line %1"), {std::to_string(place.number)}});
}

void DcgmParser::flush()
{
    std::stable_sort(m_scrape.begin(), m_scrape.end(),
                     [](const Sample& a, const Sample& b) { return a.device < b.device; });
    for (std::size_t i = 0; i < m_scrape.size(); ++i) {
        const Sample& sample = m_scrape[i];
        const bool isFirst = i == 0 || m_scrape[i - 1].device != sample.device;
        if (isFirst
            && !m_builder.beginSample(sample.device,
                                      sample.seconds ? TimeKind::Absolute : TimeKind::None,
                                      sample.seconds.value_or(0.0)))
            continue;
        m_builder.add(sample.series, sample.value);
    }
    m_scrape.clear();
    m_seen.clear();
}

void DcgmParser::metric(std::string_view line, const LinePlace& place)
{
    const std::size_t open = line.find('{');
    const std::size_t close = line.rfind('}');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) {
        badRow(line, place);
        return;
    }
    const std::string_view name = line.substr(0, open);
    const std::string_view labels = line.substr(open + 1, close - open - 1);
    splitBlanks(line.substr(close + 1), m_words);
    const CellValue cell = m_words.empty() ? CellValue{} : parseCell(m_words[0]);
    const std::optional<std::int64_t> index = wholeNumber(labelOf(labels, "gpu"));
    if (cell.kind == CellValue::Kind::Text || m_words.size() > 2 || !index || *index >= 4096) {
        badRow(line, place);
        return;
    }
    if (cell.kind != CellValue::Kind::Number || isBlank(cell.value))
        return;
    std::optional<double> seconds;
    if (m_words.size() == 2) {
        if (const std::optional<std::int64_t> milliseconds = wholeNumber(m_words[1]))
            seconds = static_cast<double>(*milliseconds) / 1000.0;
    }
    const DcgmField* field = fieldNamed(withoutPrefix(name), false);
    std::string_view host = labelOf(labels, "Hostname");
    const std::size_t device = m_builder.device({.kind = HardwareDevice::Kind::Gpu,
                                                 .host = std::string(host),
                                                 .index = static_cast<int>(*index),
                                                 .name = std::string(labelOf(labels, "modelName")),
                                                 .id = std::string(labelOf(labels, "UUID"))});
    const std::size_t series = m_builder.series(device, specOf(field, name));
    if (series == HardwareLogBuilder::kNone)
        return;
    if (!m_seen.emplace(device, series).second) {
        flush();
        m_seen.emplace(device, series);
    }
    m_scrape.push_back({.device = device,
                        .series = series,
                        .value = cell.value * (field == nullptr ? 1.0 : field->scale),
                        .seconds = seconds});
}

/// "GPU 0     45  60.1": the entity is two words.
void DcgmParser::dcgmiRow(std::string_view line, const LinePlace& place)
{
    splitBlanks(line, m_words);
    if (m_words.empty() || equalsNoCase(m_words[0], "ID"))
        return; // the line of units
    const std::size_t entityWords = equalsNoCase(m_words[0], "GPU") ? 2 : 1;
    const std::optional<std::int64_t> index =
        m_words.size() < entityWords ? std::nullopt : wholeNumber(m_words[entityWords - 1]);
    if (m_words.size() != m_columns.size() + entityWords || !index || *index >= 4096) {
        badRow(line, place);
        return;
    }
    const std::size_t device = m_builder.device({.kind = HardwareDevice::Kind::Gpu,
                                                 .host = {},
                                                 .index = static_cast<int>(*index),
                                                 .name = {},
                                                 .id = {}});
    if (!m_builder.beginSample(device, TimeKind::None, 0.0))
        return;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const CellValue cell = parseCell(m_words[entityWords + i]);
        if (cell.kind != CellValue::Kind::Number || !cell.unit.empty() || isBlank(cell.value))
            continue;
        const DcgmField* field = fieldNamed(m_columns[i], true);
        m_builder.add(m_builder.series(device, specOf(field, m_columns[i])),
                      cell.value * (field == nullptr ? 1.0 : field->scale));
    }
}

void DcgmParser::line(std::string_view line, const LinePlace& place)
{
    const std::string_view text = trimmed(line);
    if (text.empty())
        return;
    if (isDcgmiHeader(text)) {
        splitBlanks(text.substr(1), m_words);
        m_columns.clear();
        for (std::size_t i = 1; i < m_words.size() && i <= 128; ++i)
            m_columns.emplace_back(m_words[i].substr(0, 40));
    } else if (text.front() == '#') {
        return; // HELP, TYPE
    } else if (!m_columns.empty()) {
        dcgmiRow(text, place);
    } else if (!withoutPrefix(text).empty()) {
        metric(text, place);
    }
    // Other metrics of a scrape are none of ours.
}

void DcgmParser::finish()
{
    flush();
}

} // namespace faultline::hardware
