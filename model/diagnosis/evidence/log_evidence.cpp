// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/log_evidence.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

bool isOneOf(std::string_view signature, std::initializer_list<std::string_view> signatures)
{
    return std::find(signatures.begin(), signatures.end(), signature) != signatures.end();
}

} // namespace

std::string firstLineOf(std::string_view text, std::size_t most)
{
    text = text.substr(0, text.find('\n'));
    if (text.size() <= most)
        return std::string(text);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end; // not in the middle of a character
    return std::string(text.substr(0, end)) + "…";
}

LogEvidence lineEvidence(const ConsoleLog& log, std::size_t first, std::size_t last, Text caption)
{
    LogEvidence evidence;
    evidence.log = log.id();
    evidence.firstLine = first;
    evidence.lastLine = last;
    evidence.sourceLine = log.lines[first].sourceLine;
    evidence.excerpt = firstLineOf(log.text(first));
    evidence.caption = std::move(caption);
    return evidence;
}

double LoggedEvent::dateOrNever() const
{
    const bool isDated = log->timeKind == TimeKind::Absolute || log->timeKind == TimeKind::Local;
    return isDated && !std::isnan(time()) ? time() : std::numeric_limits<double>::infinity();
}

bool LoggedEvent::isCause() const
{
    return log->cause && &log->events[*log->cause] == event;
}

LogEvidence LoggedEvent::evidence(Text caption) const
{
    return lineEvidence(*log, event->firstLine, event->lastLine, std::move(caption));
}

std::vector<LoggedEvent> findEvents(const Training& training,
                                    std::initializer_list<std::string_view> signatures)
{
    std::vector<LoggedEvent> found;
    for (const ConsoleLogPtr& log : training.logs) {
        for (const LogEvent& event : log->events) {
            if (isOneOf(event.signature, signatures))
                found.push_back({.log = log.get(), .event = &event});
        }
    }
    return found;
}

bool hasEvent(const Training& training, std::initializer_list<std::string_view> signatures)
{
    return std::any_of(training.logs.begin(), training.logs.end(),
                       [signatures](const ConsoleLogPtr& log) {
                           return std::any_of(log->events.begin(), log->events.end(),
                                              [signatures](const LogEvent& event) {
                                                  return isOneOf(event.signature, signatures);
                                              });
                       });
}

std::optional<LoggedEvent> causeOf(const Training& training)
{
    std::optional<LoggedEvent> best;
    const auto rank = [](const LoggedEvent& one) {
        const bool isConsequence = one.event->info != nullptr && one.event->info->isConsequence;
        return std::tuple(isConsequence, one.dateOrNever());
    };
    for (const ConsoleLogPtr& log : training.logs) {
        if (!log->cause || *log->cause >= log->events.size())
            continue;
        const LoggedEvent one{.log = log.get(), .event = &log->events[*log->cause]};
        if (!best || rank(one) < rank(*best))
            best = one;
    }
    return best;
}

std::optional<std::int64_t> lastStepOf(const ConsoleLog& log)
{
    std::optional<std::int64_t> step;
    for (const auto& [tag, scalar] : log.series) {
        if (scalar.series.empty() || tag.find("loss") == std::string::npos)
            continue;
        const std::int64_t last = scalar.series.step(scalar.series.size() - 1);
        step = std::max(step.value_or(last), last);
    }
    return step;
}

bool hasStepped(const Training& training)
{
    return !training.progress.empty()
           || std::any_of(training.logs.begin(), training.logs.end(),
                          [](const ConsoleLogPtr& log) { return lastStepOf(*log).has_value(); });
}

std::optional<FoundLine> findLine(const Training& training,
                                  std::initializer_list<std::string_view> words, std::size_t most)
{
    for (const ConsoleLogPtr& log : training.logs) {
        const std::size_t count = std::min(log->lines.size(), most);
        for (std::size_t i = 0; i < count; ++i) {
            const std::string_view text = log->text(i);
            for (const std::string_view word : words) {
                if (text.find(word) != std::string_view::npos)
                    return FoundLine{.log = log.get(), .line = i};
            }
        }
    }
    return std::nullopt;
}

} // namespace faultline
