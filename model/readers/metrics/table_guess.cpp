// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/table_guess.h"

#include "model/core/table_choice.h"
#include "model/io/json_record.h"
#include "model/io/sample_time.h"
#include "model/readers/metric_names.h"
#include "model/readers/metrics/table_cell.h"

#include <algorithm>
#include <array>
#include <map>

namespace faultline::metrics {

namespace {

constexpr std::size_t kMostSampleColumns = 4096;

/// The lines of a head. The last one may be cut, unless the head is the whole text.
std::vector<std::string_view> linesOf(std::string_view head, bool isWhole)
{
    std::vector<std::string_view> lines;
    while (!head.empty() && lines.size() <= TableGuess::kSampleRows + 2) {
        const std::size_t end = head.find('\n');
        if (end == std::string_view::npos && !isWhole && !lines.empty())
            break;
        const std::string_view line = withoutBlanks(head.substr(0, end));
        if (!line.empty())
            lines.push_back(line);
        head.remove_prefix(end == std::string_view::npos ? head.size() : end + 1);
    }
    return lines;
}

/// The separator that cuts the lines into the same number of cells, the most of them.
char separatorOf(const std::vector<std::string_view>& lines)
{
    char best = ',';
    std::pair<bool, std::size_t> bestRank{false, 1};
    for (const char separator : {',', ';', '\t'}) {
        CellSplitter splitter(separator);
        std::vector<std::string_view> cells;
        std::size_t first = 0;
        bool isEven = true;
        for (const std::string_view line : lines) {
            if (!splitter.split(line, cells))
                continue;
            first = first == 0 ? cells.size() : first;
            isEven = isEven && cells.size() == first;
        }
        const std::pair rank{isEven && first > 1, first};
        if (rank > bestRank) {
            bestRank = rank;
            best = separator;
        }
    }
    return best;
}

bool isNumberText(std::string_view text)
{
    return readCell(text, true).kind == Cell::Kind::Number;
}

/// Names do not look like numbers; a first row without a single name is a row of data.
bool isHeader(const std::vector<std::string_view>& cells)
{
    return std::none_of(cells.begin(), cells.end(), isNumberText)
           && std::any_of(cells.begin(), cells.end(),
                          [](std::string_view cell) { return !cell.empty(); });
}

void guessCells(TableGuess& guess, const std::vector<std::string_view>& lines)
{
    guess.separator = separatorOf(lines);
    CellSplitter splitter(guess.separator);
    std::vector<std::string_view> cells;
    bool isFirst = true;
    bool hasComma = false;
    bool hasPoint = false;
    bool isOpen = false;
    std::string joined; // a row whose quoted cell holds line ends
    for (const std::string_view line : lines) {
        if (!isOpen)
            joined.clear();
        joined += isOpen ? "\n" : "";
        joined += line;
        isOpen = !splitter.split(joined, cells);
        if (isOpen)
            continue;
        if (isFirst) {
            isFirst = false;
            guess.hasHeader = isHeader(cells);
            for (std::size_t i = 0; i < std::min(cells.size(), kMostSampleColumns); ++i) {
                std::string name(guess.hasHeader ? cells[i] : std::string_view());
                if (i == 0 && name.starts_with('#'))
                    name = std::string(withoutBlanks(std::string_view(name).substr(1)));
                guess.columns.push_back(
                    {.name = name.empty() ? "column " + std::to_string(i + 1) : std::move(name)});
            }
            if (guess.hasHeader)
                continue;
        }
        const bool isHeaderAgain = guess.hasHeader && isHeader(cells);
        if (guess.rows.size() == TableGuess::kSampleRows || (isHeaderAgain && !guess.rows.empty()))
            break; // what follows another header may have other columns
        std::vector<std::string> row(guess.columns.size());
        if (cells.size() != row.size() && !(cells.size() == row.size() + 1 && cells.back().empty()))
            continue;
        for (std::size_t i = 0; i < row.size(); ++i) {
            row[i] = cells[i];
            hasComma = hasComma || hasDecimalComma(cells[i]);
            hasPoint = hasPoint
                       || (readCell(cells[i]).kind == Cell::Kind::Number
                           && cells[i].find('.') != std::string_view::npos);
        }
        guess.rows.push_back(std::move(row));
    }
    guess.decimalComma = hasComma && !hasPoint;
}

void readRecords(TableGuess& guess, std::span<const std::string_view> records)
{
    std::map<std::string, std::size_t, std::less<>> columnOf;
    for (const std::string_view text : records) {
        if (guess.rows.size() == TableGuess::kSampleRows)
            break;
        std::vector<std::string> row(guess.columns.size());
        JsonRecord record(text);
        const bool isWhole = record.forEach([&](const JsonMember& member) {
            auto it = columnOf.find(member.name);
            if (it == columnOf.end()) {
                if (guess.columns.size() == kMostSampleColumns)
                    return;
                it = columnOf.emplace(std::string(member.name), guess.columns.size()).first;
                guess.columns.push_back({.name = it->first});
                row.emplace_back();
            }
            row[it->second] = member.text;
        });
        if (isWhole)
            guess.rows.push_back(std::move(row));
    }
    for (std::vector<std::string>& row : guess.rows)
        row.resize(guess.columns.size());
}

/// A few odd cells do not change what a column holds.
constexpr std::size_t kNumbersPerWord = 4;

ColumnType typeOf(const TableGuess& guess, std::size_t column)
{
    std::size_t numbers = 0;
    std::size_t times = 0;
    std::size_t words = 0;
    bool isWhole = true;
    TimeReader reader;
    for (const std::vector<std::string>& row : guess.rows) {
        const Cell cell = readCell(row[column], guess.decimalComma);
        if (cell.kind == Cell::Kind::Number) {
            ++numbers;
            isWhole = isWhole && asStep(cell.value).has_value();
        } else if (cell.kind == Cell::Kind::Text) {
            const bool isTime = reader.parse(withoutBlanks(row[column])).has_value();
            ++(isTime ? times : words);
        }
    }
    if (numbers + times + words == 0)
        return ColumnType::Empty;
    if (numbers >= kNumbersPerWord * (times + words) && numbers > 0)
        return isWhole ? ColumnType::Whole : ColumnType::Real;
    return times >= kNumbersPerWord * (numbers + words) && times > 0 ? ColumnType::Time
                                                                     : ColumnType::Text;
}

/// The numbers of a column, in order; rows without one are left out.
std::vector<double> numbersOf(const TableGuess& guess, std::size_t column)
{
    std::vector<double> numbers;
    for (const std::vector<std::string>& row : guess.rows) {
        const Cell cell = readCell(row[column], guess.decimalComma);
        if (cell.kind == Cell::Kind::Number)
            numbers.push_back(cell.value);
    }
    return numbers;
}

/// Whether a counter starts again whenever the epoch changes: it counts within epochs.
bool startsAgainWithEpochs(const TableGuess& guess, std::size_t column)
{
    const std::size_t epoch = guess.find("epoch");
    if (epoch == TableGuess::npos || epoch == column)
        return false;
    bool hasLast = false;
    double lastStep = 0.0;
    double lastEpoch = 0.0;
    for (const std::vector<std::string>& row : guess.rows) {
        const Cell step = readCell(row[column], guess.decimalComma);
        const Cell turn = readCell(row[epoch], guess.decimalComma);
        if (step.kind != Cell::Kind::Number || turn.kind != Cell::Kind::Number)
            continue;
        if (hasLast && turn.value > lastEpoch && step.value < lastStep)
            return true;
        lastStep = step.value;
        lastEpoch = turn.value;
        hasLast = true;
    }
    return false;
}

std::size_t guessStep(const TableGuess& guess)
{
    std::size_t best = TableGuess::npos;
    int bestRank = 0;
    for (std::size_t i = 0; i < guess.columns.size(); ++i) {
        const int rank = stepRank(guess.columns[i].name);
        if (rank <= bestRank || guess.columns[i].type != ColumnType::Whole
            || startsAgainWithEpochs(guess, i))
            continue;
        // A member that few records have (a final summary) counts nothing.
        if (2 * numbersOf(guess, i).size() < guess.rows.size())
            continue;
        best = i;
        bestRank = rank;
    }
    return best;
}

TimeKind timeKindOf(const TableGuess& guess, std::size_t column)
{
    TimeReader times;
    for (const std::vector<std::string>& row : guess.rows) {
        const Cell cell = readCell(row[column], guess.decimalComma);
        if (cell.kind == Cell::Kind::Empty)
            continue;
        const std::optional<SampleTime> time = times.parse(withoutBlanks(row[column]));
        return time ? time->kind : TimeKind::None;
    }
    return TimeKind::None;
}

/// Times since the start grow from row to row; how long a step took does not.
bool onlyGrows(const std::vector<double>& numbers)
{
    if (numbers.size() < 2)
        return false;
    return std::adjacent_find(numbers.begin(), numbers.end(),
                              [](double a, double b) { return !(b > a); })
           == numbers.end();
}

void guessTime(TableGuess& guess)
{
    for (const TimeName wanted : {TimeName::Clock, TimeName::Elapsed, TimeName::Either}) {
        for (std::size_t i = 0; i < guess.columns.size(); ++i) {
            if (i == guess.step || timeName(guess.columns[i].name) != wanted)
                continue;
            const TimeKind kind = timeKindOf(guess, i);
            const bool isMoment = kind == TimeKind::Absolute || kind == TimeKind::Local;
            const bool isElapsed =
                kind == TimeKind::Relative
                && (wanted == TimeName::Elapsed
                    || (wanted == TimeName::Either && onlyGrows(numbersOf(guess, i))));
            if (!isMoment && !isElapsed)
                continue;
            guess.time = i;
            guess.timeKind = kind;
            return;
        }
    }
}

/// Of columns that share a name the last one counts.
bool isRepeated(const TableGuess& guess, std::size_t column)
{
    const auto begin = guess.columns.begin();
    const auto next = begin + static_cast<std::ptrdiff_t>(column) + 1;
    return std::any_of(next, guess.columns.end(), [&](const TableColumn& other) {
        return other.name == guess.columns[column].name;
    });
}

/// Of a single row nobody can say whether "time" is the time since the start or that of a step.
bool mayBeEither(const TableGuess& guess, std::size_t column)
{
    return timeName(guess.columns[column].name) == TimeName::Either
           && numbersOf(guess, column).size() < 2;
}

/// Of "x/num", "x/mean" and "x/std" (StyleGAN) the mean is the curve.
bool isBesideItsMean(const TableGuess& guess, std::size_t column)
{
    const std::string& name = guess.columns[column].name;
    const std::size_t slash = name.rfind('/');
    const std::string_view leaf =
        slash == std::string::npos ? std::string_view() : std::string_view(name).substr(slash + 1);
    return (leaf == "num" || leaf == "std")
           && guess.find(name.substr(0, slash) + "/mean") != TableGuess::npos;
}

void setRoles(TableGuess& guess)
{
    for (std::size_t i = 0; i < guess.columns.size(); ++i) {
        TableColumn& column = guess.columns[i];
        const bool isNumber = column.type == ColumnType::Whole || column.type == ColumnType::Real
                              || column.type == ColumnType::Empty;
        column.role = isNumber ? ColumnRole::Metric : ColumnRole::Ignored;
        if (i == guess.step)
            column.role = ColumnRole::Step;
        else if (i == guess.time)
            column.role = ColumnRole::Time;
        else if (i == guess.run)
            column.role = ColumnRole::Run;
        else if (isRepeated(guess, i) || mayBeEither(guess, i) || isBesideItsMean(guess, i)
                 || isRunFact(column.name))
            column.role = ColumnRole::Ignored;
    }
}

} // namespace

std::string_view toString(ColumnType type)
{
    switch (type) {
    case ColumnType::Empty: return "empty";
    case ColumnType::Whole: return "whole";
    case ColumnType::Real: return "real";
    case ColumnType::Time: return "time";
    case ColumnType::Text: return "text";
    }
    return "text";
}

std::size_t TableGuess::find(std::string_view name) const
{
    const std::string wanted = normalName(name);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (normalName(columns[i].name) == wanted)
            return i;
    }
    return npos;
}

bool TableGuess::hasMetrics() const
{
    return std::any_of(columns.begin(), columns.end(), [](const TableColumn& column) {
        return column.role == ColumnRole::Metric
               && (column.type == ColumnType::Whole || column.type == ColumnType::Real);
    });
}

TableGuess guessTable(std::string_view head, bool isWhole)
{
    TableGuess guess;
    const std::vector<std::string_view> lines = linesOf(head, isWhole);
    if (lines.empty())
        return guess;
    if (lines.front().starts_with('{'))
        return guessRecords(lines);
    guessCells(guess, lines);
    chooseRoles(guess);
    return guess;
}

TableGuess guessRecords(std::span<const std::string_view> records)
{
    TableGuess guess;
    guess.isJson = true;
    readRecords(guess, records);
    chooseRoles(guess);
    return guess;
}

void chooseRoles(TableGuess& guess)
{
    for (std::size_t i = 0; i < guess.columns.size(); ++i)
        guess.columns[i].type = typeOf(guess, i);
    guess.step = guessStep(guess);
    guess.time = TableGuess::npos;
    guess.timeKind = TimeKind::None;
    guessTime(guess);
    setRoles(guess);
}

std::vector<std::string> applyChoice(TableGuess& guess, const TableChoice& choice)
{
    std::vector<std::string> unknown;
    const auto lookUp = [&](const std::string& name) {
        const std::size_t column = guess.find(name);
        if (column == TableGuess::npos && !name.empty())
            unknown.push_back(name);
        return column;
    };
    if (choice.step)
        guess.step = lookUp(*choice.step);
    if (choice.time) {
        guess.time = lookUp(*choice.time);
        guess.timeKind =
            guess.time == TableGuess::npos ? TimeKind::None : timeKindOf(guess, guess.time);
    }
    if (choice.run)
        guess.run = lookUp(*choice.run);
    guess.isChosen = true;
    guess.isClosed = !choice.metrics.empty();
    setRoles(guess);
    if (choice.metrics.empty())
        return unknown;
    for (TableColumn& column : guess.columns) {
        if (column.role == ColumnRole::Metric)
            column.role = ColumnRole::Ignored;
    }
    for (const std::string& name : choice.metrics) {
        const std::size_t column = lookUp(name);
        if (column != TableGuess::npos && guess.columns[column].role == ColumnRole::Ignored)
            guess.columns[column].role = ColumnRole::Metric;
    }
    return unknown;
}

} // namespace faultline::metrics
