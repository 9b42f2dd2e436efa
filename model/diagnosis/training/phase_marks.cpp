// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/training/phase_marks.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace faultline {

namespace {

constexpr double kMostDoubt = 600.0;          // seconds that a clock may be wrong
constexpr std::size_t kLongestSentence = 400; // a line that says so says it early

bool mentionsAny(std::string_view text, std::span<const std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [text](std::string_view word) {
        return text.find(word) != std::string_view::npos;
    });
}

bool isCertain(const Clock& clock)
{
    return clock.isPlaced && clock.source != Clock::Source::Assumed
           && clock.uncertaintySeconds <= kMostDoubt;
}

} // namespace

PhaseWord phaseWordOf(std::string_view line)
{
    // Most lines hold none of these: look before lowering the case of each.
    static constexpr std::array<std::string_view, 6> kStems{"heckpoint", "valuat", "alidati",
                                                            "HECKPOINT", "VALUAT", "ALIDATI"};
    line = line.substr(0, kLongestSentence);
    if (!mentionsAny(line, kStems))
        return PhaseWord::None;
    const std::string lower = lowerAscii(line);
    static constexpr std::array<std::string_view, 4> kSaved{
        "saved checkpoint", "checkpoint saved", "checkpoint was saved", "saved model checkpoint"};
    static constexpr std::array<std::string_view, 5> kSaving{
        "saving checkpoint", "saving model checkpoint", "save checkpoint", "writing checkpoint",
        "saving the checkpoint"};
    static constexpr std::array<std::string_view, 5> kEvaluated{
        "finished evaluation", "evaluation finished", "evaluation done", "validation finished",
        "evaluation results"};
    static constexpr std::array<std::string_view, 8> kEvaluating{"running evaluation",
                                                                 "starting evaluation",
                                                                 "start evaluation",
                                                                 "performing evaluation",
                                                                 "running validation",
                                                                 "starting validation",
                                                                 "start inference on evaluation",
                                                                 "evaluating"};
    if (mentionsAny(lower, kSaved))
        return PhaseWord::CheckpointEnd;
    if (mentionsAny(lower, kSaving))
        return PhaseWord::CheckpointBegin;
    if (mentionsAny(lower, kEvaluated))
        return PhaseWord::EvaluationEnd;
    if (mentionsAny(lower, kEvaluating))
        return PhaseWord::EvaluationBegin;
    return PhaseWord::None;
}

PhaseMarks phaseMarks(std::span<const ConsoleLogPtr> logs, const CaseClocks& clocks,
                      const Clock& runClock, const ReadMonitor& monitor)
{
    constexpr std::size_t kLinesBetweenQuestions = 4096;
    PhaseMarks marks;
    for (const ConsoleLogPtr& log : logs) {
        const Clock& clock = clocks.of(log->id());
        // Numbers that were printed to this very log share its clock, right or wrong.
        if (&clock != &runClock && (log->timeKind == TimeKind::None || !isCertain(clock)))
            continue;
        ClockWalk walk(clock);
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            if (i % kLinesBetweenQuestions == 0 && monitor.isCancelled())
                return marks;
            const LogLine& line = log->lines[i];
            if (!line.hasOwnTime || !std::isfinite(line.wallTime))
                continue;
            const double time = runClock.fromWall(walk.next(line.wallTime));
            marks.begin = std::min(marks.begin.value_or(time), time);
            marks.end = std::max(marks.end.value_or(time), time);
            switch (phaseWordOf(log->text(i))) {
            case PhaseWord::None: break;
            case PhaseWord::EvaluationBegin: marks.evaluationBegins.push_back(time); break;
            case PhaseWord::EvaluationEnd: marks.evaluationEnds.push_back(time); break;
            case PhaseWord::CheckpointBegin: marks.checkpointBegins.push_back(time); break;
            case PhaseWord::CheckpointEnd: marks.checkpointEnds.push_back(time); break;
            }
        }
    }
    for (std::vector<double>* times : {&marks.evaluationBegins, &marks.evaluationEnds,
                                       &marks.checkpointBegins, &marks.checkpointEnds})
        std::sort(times->begin(), times->end());
    return marks;
}

} // namespace faultline
