// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/step_tables.h"

#include "model/core/ascii.h"
#include "model/readers/console/text_numbers.h"
#include "model/readers/metric_names.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::console {

namespace {

constexpr std::size_t kMostRows = 200; // of one table between rules
constexpr int kMostForeign = 2;        // lines between the rows of a table with columns
constexpr std::size_t kShortestRule = 8;

bool isRule(std::string_view text)
{
    return text.size() >= kShortestRule && text.find_first_not_of("-+=|") == std::string_view::npos
           && contains(text, "---");
}

std::optional<double> wholeNumber(std::string_view text)
{
    const std::optional<double> value = console::takeNumber(text);
    return value && text.empty() ? value : std::nullopt;
}

std::optional<std::int64_t> asStep(double value)
{
    if (!(value >= 0.0 && value < 1e15) || value != std::floor(value))
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

/// How well a row tells the step that all of the table belongs to; 0: not at all.
int stepRankOf(std::string_view lowerName)
{
    static constexpr std::array kNames{std::string_view("total_timesteps"),
                                       std::string_view("timesteps_total"),
                                       std::string_view("num_timesteps"),
                                       std::string_view("timesteps"),
                                       std::string_view("totalenvinteracts"),
                                       std::string_view("total_num_steps"),
                                       std::string_view("steps"),
                                       std::string_view("step"),
                                       std::string_view("iterations"),
                                       std::string_view("iteration"),
                                       std::string_view("training_iteration"),
                                       std::string_view("nupdates"),
                                       std::string_view("epoch"),
                                       std::string_view("episodes")};
    const std::size_t slash = lowerName.rfind('/');
    const std::string_view leaf =
        slash == std::string_view::npos ? lowerName : lowerName.substr(slash + 1);
    const auto* const found = std::find(kNames.begin(), kNames.end(), leaf);
    return static_cast<int>(kNames.end() - found);
}

bool isMetric(std::string_view name)
{
    constexpr std::array kWords{std::string_view("loss"), std::string_view("rew"),
                                std::string_view("ret"),  std::string_view("entropy"),
                                std::string_view("kl"),   std::string_view("len")};
    return metrics::isMetricName(name)
           || std::any_of(kWords.begin(), kWords.end(),
                          [name](std::string_view word) { return contains(name, word); });
}

/// "0/399  0.01  1.3: 100%|####| 20/20 [...]" without the bar; nothing of one that is not full.
std::string_view withoutBar(std::string_view text)
{
    const std::size_t share = text.find("%|");
    if (share == std::string_view::npos)
        return text;
    const std::size_t colon = text.substr(0, share).rfind(": ");
    const bool isFull = colon != std::string_view::npos
                        && trimmed(text.substr(colon + 2, share - colon - 2), " ") == "100";
    return isFull ? text.substr(0, colon) : std::string_view();
}

bool isTimeColumn(std::string_view name)
{
    return name == "time" || name == "epoch_time" || name == "elapsed";
}

/// What a column is called; empty for one that is left out: an estimate of the end, and times of
/// steps, which may be those since the last row.
std::string columnOf(std::string name, bool isOfSteps)
{
    if (name == "dur")
        name = "epoch_time"; // skorch
    if (name == "eta" || (isOfSteps && isTimeColumn(name)))
        name.clear();
    return name;
}

/// "00:03", "1:02:41": seconds.
std::optional<double> clockIn(std::string_view text)
{
    constexpr double kSixty = 60.0;
    double seconds = 0.0;
    std::size_t parts = 0;
    while (!text.empty()) {
        const std::optional<double> part = takeNumber(text);
        if (!part || !(*part >= 0.0) || (!text.empty() && text.front() != ':'))
            return std::nullopt;
        seconds = seconds * kSixty + *part;
        ++parts;
        if (!text.empty())
            text.remove_prefix(1);
    }
    return parts > 1 ? std::optional(seconds) : std::nullopt;
}

/// Cells between "|", tabs or gaps of two blanks.
std::vector<std::string_view> cellsOf(std::string_view text, bool atBlanks)
{
    constexpr std::size_t kMostCells = 64;
    std::vector<std::string_view> cells;
    if (text.starts_with("|"))
        text.remove_prefix(1);
    if (text.ends_with("|"))
        text.remove_suffix(1);
    while (cells.size() < kMostCells) {
        std::size_t end = text.find_first_of("|\t");
        std::size_t next = end == std::string_view::npos ? end : end + 1;
        const std::string_view lead = trimmedStart(text, " ");
        const std::size_t skipped = text.size() - lead.size();
        const std::size_t gap = lead.find(atBlanks ? " " : "  ");
        if (gap != std::string_view::npos && skipped + gap < end) {
            end = skipped + gap;
            next = text.size() - trimmedStart(text.substr(end), " ").size();
            const std::string_view behind = text.substr(next);
            if (behind.starts_with("|") || behind.starts_with("\t"))
                ++next;
        }
        const std::string_view cell = trimmed(text.substr(0, end), " ");
        if (next == std::string_view::npos || next >= text.size()) {
            if (!cell.empty())
                cells.push_back(cell);
            break;
        }
        cells.push_back(cell);
        text.remove_prefix(next);
    }
    return cells;
}

} // namespace

bool StepTables::mayBeRow(std::string_view text)
{
    return text.size() >= kShortestRule
           && ((text.front() == '|' && text.back() == '|') || text.starts_with("---")
               || text.starts_with("+--"));
}

StepTables::Taken StepTables::take(std::string_view text)
{
    m_numbers.pairs.clear();
    if (m_form == Form::Metrics)
        return takeMetric(text);
    if (text.starts_with("Result for ") && text.ends_with(":"))
        return takeBlock(text);
    if (m_form == Form::Block)
        return takeBlock(text);
    if (text.starts_with("***") && contains(text, " metrics *")) {
        m_form = Form::Metrics;
        m_numbers = {};
        return Taken::Part;
    }
    if (isRule(text) && m_form != Form::Columns)
        return takeRule(text);
    if (m_form == Form::Rules)
        return takeRuleRow(text);
    if (takeHeader(text))
        return Taken::Part;
    return m_form == Form::Columns ? takeColumns(text) : Taken::No;
}

/// A line of dashes begins a table, and ends it.
StepTables::Taken StepTables::takeRule(std::string_view)
{
    const bool hasRows = m_form == Form::Rules && !m_columns.empty();
    Numbers found;
    if (hasRows) {
        found.step = m_numbers.step;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            found.pairs.push_back({.name = m_columns[i], .value = m_values[i]});
    }
    m_form = Form::Rules; // the rule may be that of the next table as well
    m_columns.clear();
    m_values.clear();
    m_section.clear();
    m_stepRank = 0;
    m_foreign = 0;
    m_numbers = std::move(found);
    const bool isOfTraining =
        m_numbers.step
        && std::any_of(m_numbers.pairs.begin(), m_numbers.pairs.end(),
                       [](const MetricPair& pair) { return isMetric(pair.name); });
    return isOfTraining ? Taken::Numbers : Taken::No;
}

/// "|    ep_rew_mean     | 22.2     |", "| rollout/           |          |"
StepTables::Taken StepTables::takeRuleRow(std::string_view text)
{
    const bool isRow = text.front() == '|' && text.back() == '|';
    const std::size_t bar = isRow ? text.find('|', 1) : std::string_view::npos;
    if (!isRow || bar == std::string_view::npos || bar + 1 >= text.size()
        || text.find('|', bar + 1) + 1 != text.size() || m_columns.size() >= kMostRows) {
        m_form = Form::None;
        return Taken::No;
    }
    const std::string name = lowerAscii(trimmed(text.substr(1, bar - 1), " "));
    const std::string_view cell = trimmed(text.substr(bar + 1, text.size() - bar - 2), " ");
    if (cell.empty()) {
        m_section = name.ends_with('/') ? name : std::string();
        return Taken::Part;
    }
    const std::optional<double> value = wholeNumber(cell);
    if (!value || name.empty())
        return Taken::Part;
    if (const int rank = stepRankOf(name); rank > m_stepRank && asStep(*value)) {
        m_stepRank = rank;
        m_numbers.step = asStep(*value);
    }
    m_columns.push_back(contains(name, "/") ? name : m_section + name);
    m_values.push_back(*value);
    return Taken::Part;
}

/// "  eval_loss               =     0.4321"
StepTables::Taken StepTables::takeMetric(std::string_view text)
{
    const std::size_t equals = text.find('=');
    const std::string_view name = trimmed(text.substr(0, std::min(equals, text.size())), " \t");
    if (equals == std::string_view::npos || name.empty() || contains(name, " ")) {
        m_form = Form::None;
        return take(text);
    }
    const std::optional<double> value = wholeNumber(trimmed(text.substr(equals + 1), " \t"));
    if (!value)
        return Taken::Part;
    if (name == "epoch") {
        m_numbers.epoch = value;
        return Taken::Part;
    }
    if (!metrics::isMetricName(name))
        return Taken::Part;
    m_numbers.pairs.push_back({.name = std::string(name), .value = *value});
    return Taken::Numbers;
}

/// "Result for PPO_Env_0:" and "key: value" on the lines behind it, as Ray prints them. It is
/// complete where the next one begins, or with the row that tells its step if that comes last.
StepTables::Taken StepTables::takeBlock(std::string_view text)
{
    const bool isNext = text.starts_with("Result for ");
    const std::size_t colon = text.find(": ");
    const std::string_view name = text.substr(0, std::min(colon, text.size()));
    const bool isSection = text.ends_with(":") && !contains(text, " ");
    if (!isNext && (isSection || (colon != std::string_view::npos && !contains(name, " ")))) {
        const std::optional<double> value =
            isSection ? std::nullopt : wholeNumber(trimmed(text.substr(colon + 2), " "));
        if (!value)
            return Taken::Part;
        if (const int rank = stepRankOf(lowerAscii(name)); rank > m_stepRank && asStep(*value)) {
            m_stepRank = rank;
            m_blockStep = asStep(*value);
        } else if (isMetric(name) && m_columns.size() < kMostRows) {
            m_columns.emplace_back(name);
            m_values.push_back(*value);
        }
        return Taken::Part;
    }
    m_numbers = {};
    m_numbers.step = m_blockStep;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_numbers.pairs.push_back({.name = m_columns[i], .value = m_values[i]});
    const bool isWhole = m_numbers.step && !m_numbers.pairs.empty();
    m_columns.clear();
    m_values.clear();
    m_stepRank = 0;
    m_blockStep.reset();
    m_form = isNext ? Form::Block : Form::None;
    return isWhole ? Taken::Numbers : isNext ? Taken::Part : Taken::No;
}

StepTables::Taken StepTables::finish()
{
    return m_form == Form::Block ? takeBlock("") : Taken::No;
}

/// "epoch     train_loss  valid_loss  error_rate  time", "| Epoch | Train Loss | Val Loss |"
bool StepTables::takeHeader(std::string_view text)
{
    constexpr std::array kFirst{std::string_view("epoch"), std::string_view("step"),
                                std::string_view("iter"),  std::string_view("iteration"),
                                std::string_view("round"), std::string_view("ep"),
                                std::string_view("e"),     std::string_view("itn")};
    const std::string_view word = trimmedStart(text, "| ");
    const char initial = word.empty() ? ' ' : lowerAscii(word.front());
    if (initial != 'e' && initial != 's' && initial != 'i' && initial != 'r')
        return false;
    const auto begins = [word](std::string_view first) {
        return word.size() > first.size() && equalsNoCase(word.substr(0, first.size()), first)
               && (word[first.size()] == ' ' || word[first.size()] == '\t'
                   || word[first.size()] == '|');
    };
    if (std::none_of(kFirst.begin(), kFirst.end(), begins))
        return false;
    const std::vector<std::string_view> cells = cellsOf(text, false);
    if (cells.size() < 3
        || std::none_of(kFirst.begin(), kFirst.end(), [&cells](std::string_view first) {
               return equalsNoCase(cells.front(), first);
           }))
        return false;
    std::vector<std::string> columns;
    std::size_t stepColumn = 0;
    bool hasMetric = false;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        std::string name = lowerAscii(cells[i]);
        const bool isStep = name == "#" || name == "iteration" || name == "step" || name == "steps";
        if (isStep && stepColumn == 0) {
            stepColumn = i;
            columns.emplace_back();
            continue;
        }
        if (name.empty() || name.find_first_of("0123456789=:[(") == 0 || contains(name, "=")
            || contains(name, ": "))
            return false;
        std::replace(name.begin(), name.end(), ' ', '_');
        hasMetric = hasMetric || isMetric(name);
        columns.push_back(columnOf(std::move(name), lowerAscii(cells.front()) != "epoch"));
    }
    if (!hasMetric)
        return false;
    m_form = Form::Columns;
    m_columns = std::move(columns);
    m_stepColumn = stepColumn;
    m_foreign = 0;
    m_starts.clear();
    for (const std::string_view cell : cells)
        m_starts.push_back(static_cast<std::size_t>(cell.data() - text.data()));
    return true;
}

/// A cell that is wider than its column touches the next: then the places of the header part them.
std::vector<std::string_view> StepTables::cutAtColumns(std::string_view text,
                                                       std::vector<std::string_view> cells) const
{
    std::vector<std::string_view> cut;
    bool isGlued = false;
    for (std::size_t i = 0; i < m_starts.size() && m_starts[i] < text.size(); ++i) {
        const std::size_t begin = m_starts[i];
        const std::size_t end = i + 1 < m_starts.size() ? m_starts[i + 1] : text.size();
        isGlued =
            isGlued || (begin > 0 && i > 0 && isDigit(text[begin - 1]) && isDigit(text[begin]));
        cut.push_back(trimmed(text.substr(begin, end - begin), " "));
    }
    return isGlued && cut.size() == m_starts.size() ? cut : cells;
}

StepTables::Taken StepTables::takeColumns(std::string_view text)
{
    if (isRule(trimmed(text, " ")) || trimmedStart(text, "- |").empty())
        return Taken::Part;
    std::vector<std::string_view> cells = cellsOf(withoutBar(text), true);
    if (cells.size() <= m_columns.size() && !contains(text, "|") && !contains(text, "\t"))
        cells = cutAtColumns(text, std::move(cells));
    std::optional<double> first = cells.empty() ? std::nullopt : wholeNumber(cells.front());
    if (!first && !cells.empty()) { // "0/399"
        std::string_view part = cells.front();
        const std::optional<double> value = takeNumber(part);
        if (value && part.starts_with("/") && wholeNumber(part.substr(1)))
            first = value;
    }
    // A column may be left out at the end, or hold a mark of what is best.
    if (!first || !asStep(*first) || cells.size() < 2 || cells.size() > m_columns.size() + 2) {
        if (++m_foreign > kMostForeign)
            m_form = Form::None;
        return Taken::No;
    }
    m_foreign = 0;
    m_numbers = {};
    m_numbers.step = asStep(*first);
    for (std::size_t i = 1; i < cells.size() && i <= m_columns.size(); ++i) {
        std::optional<double> value = wholeNumber(cells[i]);
        if (!value && isTimeColumn(m_columns[i - 1]))
            value = clockIn(cells[i]);
        if (value && i == m_stepColumn && asStep(*value))
            m_numbers.step = asStep(*value);
        if (value && !m_columns[i - 1].empty())
            m_numbers.pairs.push_back({.name = m_columns[i - 1], .value = *value});
    }
    return m_numbers.pairs.empty() ? Taken::Part : Taken::Numbers;
}

} // namespace faultline::console
