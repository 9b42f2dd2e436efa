// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/smi_table.h"

#include "model/core/ascii.h"
#include "model/readers/hardware/cell_values.h"

#include <algorithm>

namespace faultline::hardware {

namespace {

using Quantity = HardwareQuantity;

/// The word behind `label`, up to a blank.
std::string_view wordAfter(std::string_view line, std::string_view label)
{
    const std::size_t at = line.find(label);
    if (at == std::string_view::npos)
        return {};
    std::string_view rest = trimmed(line.substr(at + label.size()));
    return rest.substr(0, rest.find_first_of(" |"));
}

/// "34W", "32510MiB": the number if that unit follows.
std::optional<double> numberWith(std::string_view word, std::string_view unit)
{
    double value = 0.0;
    if (!takeNumber(word, value) || trimmed(word) != unit)
        return std::nullopt;
    return value;
}

/// "25W / 250W": both sides.
struct Pair {
    std::optional<double> first;
    std::optional<double> second;
};
Pair pairWith(std::string_view text, std::string_view unit)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return {};
    return {.first = numberWith(trimmed(text.substr(0, slash)), unit),
            .second = numberWith(trimmed(text.substr(slash + 1)), unit)};
}

bool hasTrouble(std::string_view cell)
{
    return cell.find("ERR!") != std::string_view::npos
           || cell.find("GPU is lost") != std::string_view::npos;
}

/// A bus id such as 00000000:58:00.0 or 0000:00:1E.0.
bool startsWithBusId(std::string_view cell)
{
    const std::string_view word = cell.substr(0, cell.find(' '));
    return word.size() >= 12 && std::count(word.begin(), word.end(), ':') == 2
           && word[word.size() - 2] == '.';
}

} // namespace

bool isSmiBoxLine(std::string_view line)
{
    line = trimmed(line);
    if (line.size() < 20)
        return false;
    const bool isRule = (line.front() == '+' || line.front() == '|')
                        && line.find_first_not_of("+-=|") == std::string_view::npos;
    return isRule || (line.front() == '|' && line.back() == '|');
}

SmiTableParser::SmiTableParser(HardwareLogBuilder& builder) : m_builder(builder) {}

void SmiTableParser::versions(std::string_view line)
{
    HardwareLog& log = m_builder.log();
    if (log.driverVersion.empty())
        log.driverVersion = wordAfter(line, "Driver Version:").substr(0, 40);
    if (log.cudaVersion.empty())
        log.cudaVersion = wordAfter(line, "CUDA Version:").substr(0, 40);
}

void SmiTableParser::firstGpuLine(std::string_view nameCell, std::string_view busCell, int index)
{
    // "Tesla V100-PCIE...  On": the last word says whether persistence mode is on, or WDDM.
    const std::size_t cut = nameCell.rfind(' ');
    const std::string_view last =
        cut == std::string_view::npos ? std::string_view() : nameCell.substr(cut + 1);
    if (last == "On" || last == "Off" || last == "N/A" || last == "WDDM" || last == "TCC"
        || last == "MCDM")
        nameCell = trimmed(nameCell.substr(0, cut));
    m_gpu = Gpu{};
    m_gpu->device = {.kind = HardwareDevice::Kind::Gpu,
                     .host = {},
                     .index = index,
                     .name = std::string(nameCell.substr(0, 120)),
                     .id = std::string(busCell.substr(0, busCell.find(' ')))};
}

void SmiTableParser::secondGpuLine(std::string_view sensors, std::string_view memory,
                                   std::string_view busy)
{
    Gpu& gpu = *m_gpu;
    splitBlanks(sensors, m_words);
    for (const std::string_view word : m_words) {
        if (const auto celsius = numberWith(word, "C"))
            gpu.temperature = celsius;
        else if (const auto percent = numberWith(word, "%"))
            gpu.fan = *percent / 100.0;
        else if (word.size() > 1 && word[0] == 'P' && wholeNumber(word.substr(1)))
            gpu.state = static_cast<double>(*wholeNumber(word.substr(1)));
    }
    if (const std::size_t slash = sensors.find('/', sensors.find(" P"));
        slash != std::string::npos) {
        const std::size_t begin = sensors.rfind(' ', slash > 1 ? slash - 2 : 0);
        const Pair watts = pairWith(sensors.substr(begin == std::string::npos ? 0 : begin), "W");
        gpu.power = watts.first;
        gpu.powerLimit = watts.second;
    }
    const Pair bytes = pairWith(memory, "MiB");
    gpu.used = bytes.first;
    gpu.total = bytes.second;
    splitBlanks(busy, m_words);
    if (!m_words.empty()) {
        if (const auto percent = numberWith(m_words.front(), "%"))
            gpu.busy = *percent / 100.0;
    }
    gpu.isInTrouble = hasTrouble(sensors) || hasTrouble(memory) || hasTrouble(busy);
    endGpu();
}

void SmiTableParser::endGpu()
{
    const Gpu gpu = std::move(*m_gpu);
    m_gpu.reset();
    const std::size_t device = m_builder.device(gpu.device);
    const SampleTime time = m_date.value_or(SampleTime{});
    if (!m_builder.beginSample(device, time.kind, time.seconds))
        return;
    const auto add = [&](Quantity quantity, const char* column, std::optional<double> value,
                         double scale) {
        if (!value)
            return;
        m_builder.add(m_builder.series(device, {.quantity = quantity,
                                                .column = column,
                                                .unit = hardwareQuantityInfo(quantity).unit,
                                                .form = HardwareName::Form::Value,
                                                .scale = 1.0,
                                                .assumption = {}}),
                      *value * scale);
    };
    add(Quantity::GpuUtilization, "GPU-Util", gpu.busy, 1.0);
    add(Quantity::GpuMemoryUsed, "Memory-Usage", gpu.used, kMebi);
    add(Quantity::GpuMemoryTotal, "Memory-Usage", gpu.total, kMebi);
    add(Quantity::GpuTemperature, "Temp", gpu.temperature, 1.0);
    add(Quantity::GpuPower, "Pwr:Usage", gpu.power, 1.0);
    add(Quantity::GpuPowerLimit, "Pwr:Cap", gpu.powerLimit, 1.0);
    add(Quantity::GpuPerformanceState, "Perf", gpu.state, 1.0);
    add(Quantity::GpuFanSpeed, "Fan", gpu.fan, 1.0);
    if (gpu.isInTrouble)
        m_builder.addNotice("ERR!");
}

/// "0   N/A  N/A     93337      C   python3      1839MiB", before driver 450 without the instances.
void SmiTableParser::process(std::string_view line)
{
    splitBlanks(line, m_words);
    const auto isType = [](std::string_view word) {
        return word == "C" || word == "G" || word == "C+G" || word == "M" || word == "M+C";
    };
    const auto type = std::find_if(m_words.begin(), m_words.end(), isType);
    if (m_words.empty() || type == m_words.end() || type - m_words.begin() < 2)
        return;
    const std::optional<std::int64_t> gpu = wholeNumber(m_words.front());
    const std::optional<std::int64_t> pid = wholeNumber(*(type - 1));
    if (!gpu || *gpu >= 4096 || !pid)
        return;
    const double memory = numberWith(m_words.back(), "MiB").value_or(0.0);
    const std::size_t nameAt = static_cast<std::size_t>(type->data() - line.data()) + type->size();
    std::string_view name = line.substr(nameAt);
    if (memory > 0.0 || m_words.back() == "N/A")
        name = name.substr(0, name.size() - m_words.back().size());
    m_builder.addProcess({.gpu = static_cast<int>(*gpu),
                          .pid = *pid,
                          .type = std::string(*type),
                          .name = std::string(trimmed(name).substr(0, 200)),
                          .memoryBytes = memory * kMebi});
}

void SmiTableParser::boxLine(std::string_view line)
{
    if (line.find("NVIDIA-SMI") != std::string_view::npos) {
        versions(line);
        m_inProcesses = false;
        ++m_tables;
        return;
    }
    if (line.find("Processes:") != std::string_view::npos) {
        m_inProcesses = true;
        return;
    }
    const std::string_view inner = trimmed(line.substr(1, line.size() - 2));
    if (m_inProcesses) {
        process(inner);
        return;
    }
    splitCells(inner, '|', m_cells);
    if (m_cells.size() != 3)
        return;
    const std::string_view first = m_cells[0];
    const std::size_t blank = first.find(' ');
    const std::optional<std::int64_t> index = wholeNumber(first.substr(0, blank));
    if (index && *index < 4096 && startsWithBusId(m_cells[1]))
        firstGpuLine(trimmed(first.substr(first.find(' '))), m_cells[1], static_cast<int>(*index));
    else if (m_gpu && m_cells[1].find('/') != std::string_view::npos)
        secondGpuLine(m_cells[0], m_cells[1], m_cells[2]);
}

bool SmiTableParser::line(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (isSmiBoxLine(text)) {
        if (text.find_first_not_of("+-=|") != std::string_view::npos)
            boxLine(text);
        return true;
    }
    // "Fri Dec  3 13:29:07 2021", as nvidia-smi and `date` write it
    if (text.size() < 20 || text.size() > 40 || text.find(',') != std::string_view::npos
        || monthOfName(text.substr(4)) == 0)
        return false;
    const std::optional<SampleTime> date = m_times.parse(text);
    if (!date)
        return false;
    m_date = date;
    if (m_firstDate.empty())
        m_firstDate = text;
    return true;
}

void SmiTableParser::finish()
{
    m_gpu.reset(); // its second line never came
}

} // namespace faultline::hardware
