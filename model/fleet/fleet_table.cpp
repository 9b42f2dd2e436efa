// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/fleet_table.h"

#include "model/core/ascii.h"
#include "model/dataset/stable_hash.h"
#include "model/fleet/summary_line.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace faultline {

namespace {

std::vector<std::string> wordsOf(std::string_view query)
{
    std::vector<std::string> words;
    std::string word;
    for (const char letter : lowerAscii(query) + " ") {
        if (letter != ' ') {
            word += letter;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

std::string csvCell(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char letter : text) {
        quoted += letter;
        if (letter == '"')
            quoted += '"';
    }
    return quoted + '"';
}

template <typename T>
std::string numberCell(const std::optional<T>& value)
{
    if (!value)
        return {};
    std::string text(32, '\0');
    const auto end = std::to_chars(text.data(), text.data() + text.size(), *value).ptr;
    text.resize(static_cast<std::size_t>(end - text.data()));
    return text;
}

std::string keyOfGroup(const RunSummary& run, FleetGroupBy by)
{
    switch (by) {
    case FleetGroupBy::Cause: return run.rule;
    case FleetGroupBy::State: return std::string(toString(run.state));
    case FleetGroupBy::Model: return run.model;
    case FleetGroupBy::Gpu: return run.gpu;
    case FleetGroupBy::Week: break;
    }
    return {};
}

} // namespace

FleetTable::FleetTable(std::vector<RunSummary> runs) : m_runs(std::move(runs))
{
    m_ends.reserve(m_runs.size());
    for (const RunSummary& run : m_runs) {
        for (const std::string_view part :
             {std::string_view(run.path), std::string_view(run.training ? *run.training : run.path),
              toString(run.state), std::string_view(run.verdict),
              run.severity ? toString(*run.severity) : std::string_view(),
              std::string_view(run.code), std::string_view(run.rule), std::string_view(run.model),
              std::string_view(run.framework), std::string_view(run.gpu),
              std::string_view(run.error)}) {
            m_haystack += part;
            m_haystack += '\n';
        }
        m_ends.push_back(static_cast<std::uint32_t>(m_haystack.size()));
    }
    m_haystack = lowerAscii(m_haystack);
}

std::vector<std::uint32_t> FleetTable::filtered(std::string_view query) const
{
    const std::vector<std::string> words = wordsOf(query);
    std::vector<std::uint32_t> rows;
    rows.reserve(m_runs.size());
    std::uint32_t begin = 0;
    for (std::uint32_t row = 0; row < m_ends.size(); ++row) {
        const std::string_view text =
            std::string_view(m_haystack).substr(begin, m_ends[row] - begin);
        begin = m_ends[row];
        const bool holdsAll =
            std::all_of(words.begin(), words.end(), [text](const std::string& word) {
                return text.find(word) != std::string_view::npos;
            });
        if (holdsAll)
            rows.push_back(row);
    }
    return rows;
}

std::vector<FleetGroup> FleetTable::groups(std::span<const std::uint32_t> rows,
                                           FleetGroupBy by) const
{
    std::map<std::pair<double, std::string>, FleetGroup> found;
    for (const std::uint32_t row : rows) {
        const RunSummary& run = m_runs[row];
        const bool isByWeek = by == FleetGroupBy::Week;
        const double week = isByWeek && run.start ? weekOf(*run.start) : 0.0;
        FleetGroup& group = found[{week, keyOfGroup(run, by)}];
        group.key = keyOfGroup(run, by);
        group.week = week;
        ++group.runs;
        group.critical += run.severity == Severity::Critical ? 1U : 0U;
        group.gpuHours += run.gpuHours.value_or(0.0);
        group.gpuHoursLost += run.gpuHoursLost.value_or(0.0);
    }
    std::vector<FleetGroup> groups;
    for (auto& [key, group] : found)
        groups.push_back(std::move(group));
    if (by != FleetGroupBy::Week)
        std::stable_sort(
            groups.begin(), groups.end(), [](const FleetGroup& a, const FleetGroup& b) {
                return std::tie(b.gpuHoursLost, b.runs) < std::tie(a.gpuHoursLost, a.runs);
            });
    return groups;
}

double weekOf(double seconds)
{
    constexpr double kWeek = 7.0 * 86'400.0;
    constexpr double kFirstMonday = 4.0 * 86'400.0; // 5 January 1970
    return std::floor((seconds - kFirstMonday) / kWeek) * kWeek + kFirstMonday;
}

void writeFleetCsv(TextSink& sink, const FleetTable& table, std::span<const std::uint32_t> rows)
{
    sink.write("path,training,state,verdict,severity,code,rule,confidence,judged,model,framework,"
               "gpu,gpus,start,end,last_step,gpu_hours,gpu_hours_lost,bytes,version,error\n");
    for (const std::uint32_t row : rows) {
        const RunSummary& run = table.runs()[row];
        const std::vector<std::string> cells{
            csvCell(run.path),
            csvCell(run.training.value_or(std::string())),
            std::string(toString(run.state)),
            csvCell(run.verdict),
            std::string(run.severity ? toString(*run.severity) : std::string_view()),
            csvCell(run.code),
            csvCell(run.rule),
            numberCell(run.confidence),
            numberCell(run.judged),
            csvCell(run.model),
            csvCell(run.framework),
            csvCell(run.gpu),
            numberCell(run.gpus),
            numberCell(run.start),
            numberCell(run.end),
            numberCell(run.lastStep),
            numberCell(run.gpuHours),
            numberCell(run.gpuHoursLost),
            std::to_string(run.bytes),
            csvCell(run.version),
            csvCell(run.error)};
        std::string line;
        for (const std::string& cell : cells)
            line += (line.empty() ? "" : ",") + cell;
        sink.write(line + "\n");
    }
}

std::vector<RunSummary> latestOf(std::vector<RunSummary> all)
{
    struct Last {
        std::uint64_t fingerprint = 0;
        std::unordered_map<std::uint64_t, std::size_t> trainings; ///< hash of name -> its last line
    };
    std::unordered_map<std::uint64_t, Last> paths;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Last& last = paths[stableHash(all[i].path)];
        const std::uint64_t state = mixHash(stableHash(all[i].version), all[i].fingerprint);
        if (last.fingerprint != state) {
            last.trainings.clear();
            last.fingerprint = state;
        }
        last.trainings[all[i].training ? stableHash(*all[i].training) : 0] = i;
    }
    std::vector<std::size_t> kept;
    for (const auto& [path, last] : paths) {
        for (const auto& [training, at] : last.trainings)
            kept.push_back(at);
    }
    std::sort(kept.begin(), kept.end());
    std::vector<RunSummary> latest;
    latest.reserve(kept.size());
    for (const std::size_t at : kept)
        latest.push_back(std::move(all[at]));
    return latest;
}

} // namespace faultline
