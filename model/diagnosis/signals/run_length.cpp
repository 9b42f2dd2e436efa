// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/run_length.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/signals/planned_settings.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace faultline {

namespace {

/// A log with its course.
struct ReadLog {
    const ConsoleLog* log = nullptr;
    LogCourse course;
};

Text lastPlace()
{
    return {FAULTLINE_TR_NOOP("Diagnosis", "The last place in the training"), {}};
}

Text toldHere()
{
    return {FAULTLINE_TR_NOOP("Diagnosis", "How long it was meant to be"), {}};
}

Evidence lineOf(const ConsoleLog& log, std::size_t line, Text caption)
{
    return lineEvidence(log, line, line, std::move(caption));
}

/// Of a count that says how many there are in all.
RunLength lengthOf(const ConsoleLog& log, LengthUnit unit, const CountCourse& course, double done,
                   double interval)
{
    return {.unit = unit,
            .planned = *course.whole,
            .done = done,
            .interval = interval,
            .plannedAt = lineOf(log, course.firstLine, toldHere()),
            .reachedAt = lineOf(log, course.lastLine, lastPlace())};
}

/// What passes from one line to the next, in epochs: nothing where each epoch is told.
double epochInterval(const LogCourse& course)
{
    if (course.inEpoch.isSeen && course.inEpoch.whole && course.inEpoch.interval > 0.0)
        return course.inEpoch.interval / *course.inEpoch.whole;
    return course.epochs.isFractional ? course.epochs.interval
                                      : std::max(course.epochs.interval - 1.0, 0.0);
}

std::optional<RunLength> lengthInLog(const ReadLog& read, const PlannedSettings& settings)
{
    const LogCourse& course = read.course;
    const auto planned = [&](LengthUnit unit, const CountCourse& count,
                             const std::optional<PlannedNumber>& plan, double done,
                             double interval) {
        std::optional<RunLength> length;
        if (count.isSeen && plan && plan->value >= done)
            length = RunLength{.unit = unit,
                               .planned = plan->value,
                               .done = done,
                               .interval = interval,
                               .plannedAt = plan->place,
                               .reachedAt = lineOf(*read.log, count.lastLine, lastPlace())};
        return length;
    };
    const double epochs = course.epochsDone();
    if (course.epochs.isSeen && course.epochs.whole) {
        RunLength length =
            lengthOf(*read.log, LengthUnit::Epochs, course.epochs, epochs, epochInterval(course));
        // "Epoch 0/89" of 90: the number of the last one, not how many there are.
        if (settings.epochs && settings.epochs->value == length.planned + 1.0)
            length.planned = settings.epochs->value;
        return length;
    }
    if (auto length = planned(LengthUnit::Epochs, course.epochs, settings.epochs, epochs,
                              epochInterval(course)))
        return length;
    const bool isAll = course.steps.isSeen && course.steps.restarts == 0;
    if (course.bar.isSeen)
        return lengthOf(*read.log, LengthUnit::Steps, course.bar, course.bar.last,
                        course.bar.interval);
    if (isAll && course.steps.whole && !course.epochs.isSeen)
        return lengthOf(*read.log, LengthUnit::Steps, course.steps, course.steps.last,
                        course.steps.interval);
    if (isAll) {
        if (auto length = planned(LengthUnit::Steps, course.steps, settings.steps,
                                  course.steps.last, course.steps.interval))
            return length;
    }
    return planned(LengthUnit::ThousandImages, course.kimg, settings.kimg, course.kimg.last,
                   course.kimg.interval);
}

/// A series whose steps are epochs, by its logger or its table.
bool countsEpochs(const std::string& tag, const ScalarTag& scalar)
{
    return tag.starts_with("epoch_") // Keras
           || (scalar.description
               && toEnglish(*scalar.description).starts_with("Steps: \"epoch\""));
}

/// The series that tells how many epochs were done.
struct EpochSeries {
    const Run* run = nullptr;
    const std::string* tag = nullptr;
    const ScalarSeries* series = nullptr;
    double done = 0.0;
    bool mayBeginWithZero = false; ///< a resumed run does not show whether its first epoch was 0

    /// Epochs that may be done beyond the last point: tables may hold every tenth.
    [[nodiscard]] double interval() const
    {
        const auto count = static_cast<double>(series->size());
        const double unseen = std::max(count > 1.0 ? done / count - 1.0 : 0.0, 0.0);
        return mayBeginWithZero ? std::max(unseen, 1.0) : unseen;
    }
};

EpochSeries epochsInSeries(const Training& training)
{
    EpochSeries best;
    const auto offer = [&best](const Run& run, const std::string& tag, const ScalarSeries& series,
                               double done) {
        if (best.series == nullptr || done > best.done)
            best = {.run = &run, .tag = &tag, .series = &series, .done = done};
    };
    for (const RunPtr& run : training.runs) {
        for (const auto& [tag, scalar] : run->scalars) {
            const ScalarSeries& series = scalar.series;
            if (series.empty())
                continue;
            const std::size_t last = series.size() - 1;
            const bool isEpoch = tag == "epoch" || tag.ends_with("/epoch");
            if (isEpoch && std::isfinite(series.value(last))) {
                const double value = series.value(last);
                bool isWhole = true;
                series.forEach([&isWhole](std::size_t, const ScalarPoint& point) {
                    isWhole = isWhole && point.value == std::floor(point.value);
                });
                const double first = series.value(0);
                offer(*run, tag, series, isWhole && first < 1.0 ? value + 1.0 : value);
                if (best.series == &series)
                    best.mayBeginWithZero = isWhole && first > 1.0;
            } else if (countsEpochs(tag, scalar)) {
                const auto step = static_cast<double>(series.step(last));
                offer(*run, tag, series, series.minStep() < 1 ? step + 1.0 : step);
            }
        }
    }
    return best;
}

SeriesEvidence endOf(const EpochSeries& epochs)
{
    const ScalarSeries& series = *epochs.series;
    const std::size_t last = series.size() - 1;
    return {.run = epochs.run->id,
            .tag = TagId(*epochs.tag),
            .firstStep = StepIndex(series.step(last)),
            .lastStep = StepIndex(series.step(last)),
            .firstWallTime = WallTime(series.wallTime(last)),
            .lastWallTime = WallTime(series.wallTime(last)),
            .caption = lastPlace()};
}

/// From the curves alone, held against what the settings say.
std::optional<RunLength> lengthInSeries(const Training& training, const PlannedSettings& settings)
{
    constexpr std::int64_t kSurelySteps = 1000; // nobody trains so many epochs, point by point
    const EpochSeries epochs = epochsInSeries(training);
    const bool hasEpochs = epochs.series != nullptr;
    if (settings.epochs && hasEpochs && settings.epochs->value >= epochs.done)
        return RunLength{.unit = LengthUnit::Epochs,
                         .planned = settings.epochs->value,
                         .done = epochs.done,
                         .interval = epochs.interval(),
                         .plannedAt = settings.epochs->place,
                         .reachedAt = endOf(epochs)};
    const Progress& progress = training.progress;
    if (!settings.steps || progress.empty() || progress.stepsRepeat)
        return std::nullopt;
    const StepMark& last = progress.lastOf(progress.attempts.back());
    const double interval = medianSteps(intervalsOf(progress, progress.attempts.back()));
    const bool mayCountEpochs = interval <= 1.0 && last.step < kSurelySteps;
    const auto done = static_cast<double>(last.step);
    if (mayCountEpochs || hasEpochs || settings.steps->value < done)
        return std::nullopt;
    return RunLength{.unit = LengthUnit::Steps,
                     .planned = settings.steps->value,
                     .done = done,
                     .interval = interval,
                     .plannedAt = settings.steps->place,
                     .reachedAt = progressEvidence(training, progress, last, last, lastPlace())};
}

/// Of several logs (attempts, ranks) the one that comes furthest; without places the last one.
const ReadLog* furthest(const std::vector<ReadLog>& logs)
{
    const ReadLog* best = nullptr;
    const auto reach = [](const LogCourse& course) {
        return course.epochs.isSeen  ? course.epochsDone()
               : course.steps.isSeen ? course.steps.last
                                     : std::max(course.bar.last, course.kimg.last);
    };
    for (const ReadLog& read : logs) {
        if (best == nullptr || !best->course.hasSign
            || (read.course.hasSign && reach(read.course) >= reach(best->course)))
            best = &read;
    }
    return best;
}

LoggedEnd endOf(const LogCourse& course)
{
    constexpr std::size_t kFewLines = 1; // a word of the shell, of the recorder
    if (course.earlyStop)
        return LoggedEnd::StoppedEarly;
    if (course.closing || course.linesAfter > kFewLines)
        return LoggedEnd::Closed;
    return course.endsInEpoch ? LoggedEnd::InEpoch : LoggedEnd::NotSeen;
}

} // namespace

RunCourse runCourse(const Training& training)
{
    RunCourse run;
    const PlannedSettings settings = plannedSettings(training);
    std::vector<ReadLog> logs;
    for (std::size_t i = 0; i < training.logs.size(); ++i) {
        if (!training.logs[i]->lines.empty())
            logs.push_back({.log = training.logs[i].get(), .course = *training.courses[i]});
    }
    double epochs = 0.0;
    if (const ReadLog* read = furthest(logs)) {
        const LogCourse& course = read->course;
        run.hasPlace = std::any_of(logs.begin(), logs.end(),
                                   [](const ReadLog& one) { return one.course.hasPlace(); });
        run.log = read->log;
        run.end = endOf(course);
        run.line = course.closing.value_or(course.earlyStop.value_or(
            course.hasSign ? course.lastSign : read->log->lines.size() - 1));
        run.length = lengthInLog(*read, settings);
        run.mayStopEarly = course.hasHabit || course.mentionsEarlyStop;
        epochs = course.epochs.isSeen ? course.epochsDone() : 0.0;
    }
    run.hasPlace = run.hasPlace || !training.allSignals.empty();
    const std::optional<RunLength> drawn = lengthInSeries(training, settings);
    // A log that was cut says less than the curves.
    if (drawn
        && (!run.length || (run.length->unit == drawn->unit && drawn->done > run.length->done)))
        run.length = drawn;
    if (run.length && run.length->unit == LengthUnit::Epochs)
        epochs = std::max(epochs, run.length->done);
    if (settings.patience && (epochs <= 0.0 || epochs > *settings.patience))
        run.mayStopEarly = true;
    return run;
}

} // namespace faultline
