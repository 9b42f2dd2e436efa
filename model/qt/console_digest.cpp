// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/console_digest.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

/// Fewer progress lines than these are no burden.
constexpr std::uint32_t kMinProgressLines = 3;

LineWeight weightOfLevel(LogLevel level)
{
    switch (level) {
    case LogLevel::Fatal: return LineWeight::Fatal;
    case LogLevel::Error: return LineWeight::Failure;
    case LogLevel::Warning: return LineWeight::Warning;
    case LogLevel::Info:
    case LogLevel::Debug:
    case LogLevel::None: break;
    }
    return LineWeight::Plain;
}

std::uint32_t asLine(std::size_t index, const ConsoleLog& log)
{
    return static_cast<std::uint32_t>(std::min(index, log.lines.size() - 1));
}

void weighLines(ConsoleDigest& digest)
{
    const ConsoleLog& log = *digest.log;
    digest.weights.resize(log.lines.size());
    digest.isEventLine.resize(log.lines.size());
    for (std::size_t i = 0; i < log.lines.size(); ++i) {
        const LogLine& line = log.lines[i];
        digest.weights[i] =
            line.isContinuation && i > 0 ? digest.weights[i - 1] : weightOfLevel(line.level);
        digest.longestLine = std::max(digest.longestLine, line.textLength);
    }
    const auto raise = [&digest](std::size_t first, std::size_t last, LineWeight weight) {
        for (std::size_t i = first; i <= last && i < digest.weights.size(); ++i)
            digest.weights[i] = std::max(digest.weights[i], weight);
    };
    // Of a traceback its last line tells what happened; the frames above are not errors each.
    for (const Traceback& traceback : log.tracebacks)
        raise(traceback.lastLine, traceback.lastLine, LineWeight::Failure);
    for (const LogEvent& event : log.events) {
        const LineWeight weight = weightOf(event.outcome);
        raise(event.firstLine, event.lastLine, weight);
        for (std::size_t i = event.firstLine; i <= event.lastLine && i < log.lines.size(); ++i) {
            digest.isEventLine[i] = true;
            // What looks bad and is not must not look bad here.
            if (weight == LineWeight::Benign)
                digest.weights[i] = weight;
        }
    }
}

void findProblems(ConsoleDigest& digest)
{
    const ConsoleLog& log = *digest.log;
    std::size_t nextEvent = 0;
    for (std::size_t i = 0; i < digest.weights.size(); ++i) {
        bool eventBegins = false;
        for (; nextEvent < log.events.size() && log.events[nextEvent].firstLine <= i; ++nextEvent)
            eventBegins = eventBegins || log.events[nextEvent].outcome >= Outcome::Warning;
        const LineWeight weight = digest.weights[i];
        if (weight < LineWeight::Warning)
            continue;
        const bool goesOn = i > 0 && digest.weights[i - 1] == weight;
        if (goesOn && !eventBegins)
            continue;
        digest.problems.push_back({.line = static_cast<std::uint32_t>(i), .weight = weight});
        ++digest.problemCounts[static_cast<std::size_t>(weight)];
    }
}

void findTimes(ConsoleDigest& digest)
{
    const std::vector<LogLine>& lines = digest.log->lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!std::isfinite(lines[i].wallTime))
            continue;
        if (lines[i].hasOwnTime || digest.timedLines.empty())
            digest.timedLines.push_back(static_cast<std::uint32_t>(i));
    }
    const auto earlier = [&lines](std::uint32_t a, std::uint32_t b) {
        return lines[a].wallTime < lines[b].wallTime;
    };
    // Several ranks or hosts in one log are not in order of time.
    if (!std::is_sorted(digest.timedLines.begin(), digest.timedLines.end(), earlier))
        std::stable_sort(digest.timedLines.begin(), digest.timedLines.end(), earlier);
    if (!digest.timedLines.empty())
        digest.firstTime = lines[digest.timedLines.front()].wallTime;
}

void addProgressFolds(const ConsoleLog& log, std::vector<LogFold>& folds)
{
    std::uint32_t begin = 0;
    const auto count = static_cast<std::uint32_t>(log.lines.size());
    for (std::uint32_t i = 0; i <= count; ++i) {
        if (i < count && log.lines[i].isProgress)
            continue;
        if (i - begin >= kMinProgressLines)
            folds.push_back(
                {.kind = LogFold::Kind::Progress, .firstLine = begin, .lastLine = i - 1});
        begin = i + 1;
    }
}

void findFolds(ConsoleDigest& digest)
{
    const ConsoleLog& log = *digest.log;
    std::vector<LogFold> folds;
    const auto add = [&](LogFold::Kind kind, std::size_t first, std::size_t last,
                         std::size_t item) {
        if (last > first && last < log.lines.size())
            folds.push_back({.kind = kind,
                             .firstLine = asLine(first, log),
                             .lastLine = asLine(last, log),
                             .item = static_cast<std::uint32_t>(item)});
    };
    for (std::size_t i = 0; i < log.tracebacks.size(); ++i)
        add(LogFold::Kind::Traceback, log.tracebacks[i].firstLine, log.tracebacks[i].lastLine, i);
    for (std::size_t i = 0; i < log.dumps.size(); ++i)
        add(LogFold::Kind::Dump, log.dumps[i].firstLine, log.dumps[i].lastLine, i);
    addProgressFolds(log, folds);
    std::stable_sort(folds.begin(), folds.end(), [](const LogFold& a, const LogFold& b) {
        return a.firstLine != b.firstLine ? a.firstLine < b.firstLine : a.lastLine > b.lastLine;
    });
    for (const LogFold& fold : folds) {
        if (digest.folds.empty() || fold.firstLine > digest.folds.back().lastLine)
            digest.folds.push_back(fold);
    }
}

} // namespace

LineWeight weightOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Benign: return LineWeight::Benign;
    case Outcome::Note: return LineWeight::Note;
    case Outcome::Warning: return LineWeight::Warning;
    case Outcome::Failure: return LineWeight::Failure;
    case Outcome::Fatal: break;
    }
    return LineWeight::Fatal;
}

const LogFold* ConsoleDigest::foldOf(std::uint32_t line) const
{
    const auto after = std::upper_bound(
        folds.begin(), folds.end(), line,
        [](std::uint32_t value, const LogFold& fold) { return value < fold.firstLine; });
    if (after == folds.begin())
        return nullptr;
    const LogFold& candidate = *std::prev(after);
    return line <= candidate.lastLine ? &candidate : nullptr;
}

const LogEvent* ConsoleDigest::eventOf(std::uint32_t line) const
{
    if (!isEventLine[line])
        return nullptr;
    // Events may begin before the line they cover, and few of them overlap.
    constexpr std::ptrdiff_t kLookBack = 64;
    const std::vector<LogEvent>& events = log->events;
    const auto after = std::upper_bound(
        events.begin(), events.end(), line,
        [](std::uint32_t value, const LogEvent& event) { return value < event.firstLine; });
    const LogEvent* best = nullptr;
    const auto begin = after - std::min(kLookBack, after - events.begin());
    for (auto it = begin; it != after; ++it) {
        if (it->lastLine >= line && (best == nullptr || it->outcome > best->outcome))
            best = &*it;
    }
    return best;
}

LineWeight ConsoleDigest::weightOf(const LogFold& fold) const
{
    const LineWeight inside =
        *std::max_element(weights.begin() + fold.firstLine, weights.begin() + fold.lastLine + 1);
    switch (fold.kind) {
    case LogFold::Kind::Traceback: return std::max(inside, LineWeight::Failure);
    case LogFold::Kind::Dump: return std::max(inside, LineWeight::Warning);
    case LogFold::Kind::Progress: break;
    }
    return inside;
}

std::optional<std::uint32_t> ConsoleDigest::nearestLine(double time) const
{
    if (timedLines.empty() || std::isnan(time))
        return std::nullopt;
    const auto timeOf = [this](std::uint32_t line) { return log->lines[line].wallTime; };
    const auto after = std::lower_bound(
        timedLines.begin(), timedLines.end(), time,
        [&timeOf](std::uint32_t line, double value) { return timeOf(line) < value; });
    if (after == timedLines.begin())
        return timedLines.front();
    const std::uint32_t before = *std::prev(after);
    if (after == timedLines.end() || time - timeOf(before) <= timeOf(*after) - time)
        return before;
    return *after;
}

std::uint32_t ConsoleDigest::lineOfSource(std::uint32_t sourceLine) const
{
    const std::vector<LogLine>& lines = log->lines;
    const auto after = std::upper_bound(
        lines.begin(), lines.end(), sourceLine,
        [](std::uint32_t value, const LogLine& line) { return value < line.sourceLine; });
    return after == lines.begin() ? 0 : static_cast<std::uint32_t>(after - lines.begin() - 1);
}

std::optional<std::uint32_t> ConsoleDigest::nextProblem(std::uint32_t line, bool forward) const
{
    if (problems.empty())
        return std::nullopt;
    const auto byLine = [](const LogProblem& problem, std::uint32_t value) {
        return problem.line < value;
    };
    const auto at = std::lower_bound(problems.begin(), problems.end(), line, byLine);
    if (forward) {
        const auto next = at != problems.end() && at->line == line ? std::next(at) : at;
        return next == problems.end() ? problems.front().line : next->line;
    }
    return at == problems.begin() ? problems.back().line : std::prev(at)->line;
}

ConsoleDigestPtr digestLog(ConsoleLogPtr log)
{
    auto digest = std::make_shared<ConsoleDigest>();
    digest->log = std::move(log);
    if (digest->log->lines.empty())
        return digest;
    weighLines(*digest);
    findProblems(*digest);
    findTimes(*digest);
    findFolds(*digest);
    return digest;
}

} // namespace faultline
