// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/evidence_not_usable.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"
#include "model/diagnosis/signals/capture_quality.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::evidence_not_usable {

namespace {

/// What reading the files of a training gave and lost.
struct Files {
    std::size_t count = 0;
    std::size_t pointers = 0; ///< Git LFS
    std::size_t headerOnly = 0;
    std::size_t unreadable = 0; ///< not openable, or no event file
    std::uint64_t damaged = 0;  ///< records
    std::uint64_t bytesLost = 0;
    std::uint64_t invalidTimes = 0;
    const FileReport* firstDamaged = nullptr;
    const FileReport* first = nullptr;
};

Files countFiles(const Training& training)
{
    Files files;
    for (const RunPtr& run : training.runs) {
        for (const FileReport& file : run->files) {
            const ImportLog& issues = file.issues;
            ++files.count;
            files.first = files.first == nullptr ? &file : files.first;
            files.pointers += issues.count(IssueCode::LfsPointer) > 0 ? 1 : 0;
            files.headerOnly += issues.count(IssueCode::HeaderOnlyFile) > 0
                                        || issues.count(IssueCode::EmptyFile) > 0
                                    ? 1
                                    : 0;
            files.unreadable +=
                issues.count(IssueCode::Unreadable) > 0 || issues.count(IssueCode::NotEventFile) > 0
                    ? 1
                    : 0;
            files.invalidTimes += issues.count(IssueCode::InvalidWallTime);
            const std::uint64_t damage = issues.count(IssueCode::BadDataChecksum)
                                         + issues.count(IssueCode::BadLengthChecksum)
                                         + issues.count(IssueCode::ImpossibleLength)
                                         + issues.count(IssueCode::InvalidMessage)
                                         + issues.count(IssueCode::UnreadableTensor);
            if (damage > 0 && files.firstDamaged == nullptr)
                files.firstDamaged = &file;
            files.damaged += damage;
            files.bytesLost += issues.bytesLost();
        }
    }
    return files;
}

/// The longest series, of any kind.
const Signal* longestSignal(const Training& training)
{
    const Signal* longest = nullptr;
    for (const Signal& signal : training.allSignals) {
        if (longest == nullptr || signal.series->size() > longest->series->size())
            longest = &signal;
    }
    return longest;
}

/// Every series that has more than `points` stays at one step.
bool allAtOneStep(const Training& training, std::size_t points)
{
    bool any = false;
    for (const Signal& signal : training.allSignals) {
        if (signal.series->size() < points)
            continue;
        if (signal.series->minStep() != signal.series->maxStep())
            return false;
        any = true;
    }
    return any;
}

/// A place where the time goes back within one file and the step does not: a clock that was set,
/// no restart and no second file.
struct ClockJumps {
    std::size_t count = 0;
    std::size_t first = 0; ///< index of the point after it
};

bool areOfOneFile(const Run& run, double before, double after)
{
    return std::any_of(run.files.begin(), run.files.end(), [=](const FileReport& file) {
        return file.firstWallTime && file.lastWallTime && *file.firstWallTime <= after
               && before <= *file.lastWallTime;
    });
}

ClockJumps clockJumps(const Signal& signal)
{
    const ScalarSeries& series = *signal.series;
    const std::vector<std::size_t>& steps = series.stepBreaks().positions;
    ClockJumps jumps;
    for (const std::size_t position : series.timeBreaks().positions) {
        if (std::binary_search(steps.begin(), steps.end(), position)
            || !areOfOneFile(*signal.run, series.wallTime(position - 1), series.wallTime(position)))
            continue;
        if (jumps.count == 0)
            jumps.first = position;
        ++jumps.count;
    }
    return jumps;
}

Fix logSteps()
{
    Fix fix;
    fix.id = "log-steps";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Pass the global step to every log call"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "TensorBoard itself keeps only the last of several points at "
                                    "one step."),
                  {}};
    fix.snippets = {{"pytorch", "writer.add_scalar(\"loss\", loss.item(), global_step=step)"},
                    {"tensorflow", "tf.summary.scalar(\"loss\", loss, step=step)"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The steps of the next run ascend."), {}};
    return fix;
}

Fix downloadFiles()
{
    Fix fix;
    fix.id = "fetch-files";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Fetch the real files with Git LFS"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The repository was cloned without Git LFS, so it holds small "
                                    "text files that name the real ones."),
                  {}};
    fix.snippets = {{"shell", "git lfs install && git lfs pull"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The files have their full size, and open."), {}};
    return fix;
}

Fix keepConsole()
{
    Fix fix;
    fix.id = "keep-console";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Look at the console output of these starts"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "A process that ends before its first point mostly fails while "
                                    "it imports, builds the model or opens the data; the event "
                                    "file cannot tell. Give the log writer a flush before long "
                                    "work, too."),
                  {}};
    fix.snippets = {{"shell", "python train.py 2>&1 | tee console.log"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run logs a first loss."), {}};
    return fix;
}

Fix logMoreOften(double every)
{
    const auto steps = static_cast<std::int64_t>(std::clamp(every, 1.0, 9e15));
    const std::string frequency = every < 1.0 ? "\"batch\"" : std::to_string(steps);
    Fix fix;
    fix.id = "log-more-often";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Log the loss more often"), {}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "Two hundred points over the run are enough for every check; "
                                    "a point costs less than a millisecond."),
                  {}};
    fix.snippets = {
        {"tensorflow", "tf.keras.callbacks.TensorBoard(log_dir, update_freq=" + frequency + ")"},
        {"pytorch", "Trainer(log_every_n_steps=" + std::to_string(steps) + ")"}};
    fix.check = {FAULTLINE_TR_NOOP("Diagnosis", "The next run logs at least 200 losses."), {}};
    return fix;
}

/// Gathers what is wrong with the evidence of one training into one finding: the gravest gives the
/// title, the others stand in its evidence.
class Notes {
public:
    void add(Severity severity, Text title, Text explanation, std::optional<Fix> fix)
    {
        const bool isGravest = !m_any || severity < m_finding.severity;
        m_any = true;
        if (isGravest) {
            m_finding.severity = severity;
            m_finding.title = std::move(title);
            m_finding.explanation = std::move(explanation);
        }
        if (fix)
            m_finding.fixes.insert(isGravest ? m_finding.fixes.begin() : m_finding.fixes.end(),
                                   std::move(*fix));
    }

    void prove(Evidence evidence) { m_finding.evidence.push_back(std::move(evidence)); }
    void prove(const char* name, Text label, Quantity value,
               std::optional<double> threshold = std::nullopt)
    {
        prove(numberEvidence(name, std::move(label), value, threshold));
    }

    void reportTo(FindingSink& sink)
    {
        if (!m_any)
            return;
        m_finding.confidence = 0.95;
        sink.report(std::move(m_finding));
    }

private:
    bool m_any = false;
    Finding m_finding;
};

void judgeNothing(const Training& training, const Files& files, Notes& notes);
void judgeDamage(const Files& files, Notes& notes);
void judgeSteps(const Training& training, std::size_t points, Notes& notes);
void judgeClock(const Training& training, const Files& files, Notes& notes);
[[nodiscard]] CaptureLimits captureLimits(const RuleSettings& settings);
void judgeDensity(const Training& training, std::size_t points, double atLeast, Notes& notes);

CaptureLimits captureLimits(const RuleSettings& settings)
{
    return {.warmUpSteps = settings.threshold(info(), "warm-up-steps"),
            .sampleSeconds = settings.threshold(info(), "sample-seconds"),
            .clockSeconds = settings.threshold(info(), "clock-seconds")};
}

/// What there is to judge by.
void tell(const Training& training, const Files& files, std::size_t fewest, FindingSink& sink)
{
    std::size_t most = 0;
    for (const Signal& signal : training.allSignals)
        most = std::max(most, signal.series->size());
    sink.computed(numberEvidence("files", {FAULTLINE_TR_NOOP("Diagnosis", "Event files"), {}},
                                 countOf(files.count)));
    sink.computed(numberEvidence("damaged-records",
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Damaged records in them"), {}},
                                 {static_cast<double>(files.damaged), Unit::Count}, 0.0));
    sink.computed(numberEvidence("series", {FAULTLINE_TR_NOOP("Diagnosis", "Series of points"), {}},
                                 countOf(training.allSignals.size())));
    sink.computed(numberEvidence(
        "longest-series", {FAULTLINE_TR_NOOP("Diagnosis", "Points of the longest of them"), {}},
        countOf(most), static_cast<double>(fewest)));
    tellLines(training, sink);
    if (!training.progress.empty())
        sink.judged(judgedCourse(training));
}

void judgeNothing(const Training& training, const Files& files, Notes& notes)
{
    if (files.first != nullptr) {
        notes.prove(
            FileEvidence{.path = files.first->path,
                         .offsetBytes = std::nullopt,
                         .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The first of %1 files"),
                                     {countOf(files.count)}}});
    }
    if (files.pointers > 0) {
        notes.add(Severity::Warning,
                  {FAULTLINE_TR_NOOP("Diagnosis",
                                     "The event files were never downloaded: %1 of %2 are Git LFS "
                                     "pointers"),
                   {countOf(files.pointers), countOf(files.count)}},
                  {FAULTLINE_TR_NOOP("Diagnosis", "There is nothing to judge until the real files "
                                                  "are there."),
                   {}},
                  downloadFiles());
        return;
    }
    const bool hasBlobs = std::any_of(training.runs.begin(), training.runs.end(),
                                      [](const RunPtr& run) { return !run->blobs.empty(); });
    if (hasBlobs) {
        notes.add(
            Severity::Info,
            {FAULTLINE_TR_NOOP("Diagnosis",
                               "No scalar was logged: only images, histograms, graphs or "
                               "text"),
             {}},
            {FAULTLINE_TR_NOOP("Diagnosis", "The checks judge curves; there are none here."), {}},
            std::nullopt);
        return;
    }
    if (files.headerOnly > 0 && files.headerOnly + files.unreadable == files.count) {
        notes.add(Severity::Warning,
                  {FAULTLINE_TR_NOOP("Diagnosis",
                                     "%1 starts logged nothing: each event file ends after its "
                                     "header"),
                   {countOf(files.headerOnly)}},
                  {FAULTLINE_TR_NOOP("Diagnosis",
                                     "The processes opened their log and ended, or were stopped, "
                                     "before the first point was written. Points that were still "
                                     "buffered are lost with the process."),
                   {}},
                  keepConsole());
        return;
    }
    notes.add(Severity::Warning,
              {FAULTLINE_TR_NOOP("Diagnosis", "Nothing could be read from the event files (%1)"),
               {countOf(files.count)}},
              {FAULTLINE_TR_NOOP("Diagnosis", "The issues of the files say why."), {}},
              std::nullopt);
}

void judgeDamage(const Files& files, Notes& notes)
{
    if (files.damaged == 0)
        return;
    notes.add(
        Severity::Info,
        {FAULTLINE_TR_NOOP("Diagnosis",
                           "%1 records of the event files are damaged (%2 lost); the checks "
                           "judge what is left"),
         {countOf(files.damaged), Quantity{static_cast<double>(files.bytesLost), Unit::Bytes}}},
        {FAULTLINE_TR_NOOP("Diagnosis",
                           "A checksum that does not match means that bytes changed after "
                           "they were written: a copy that broke off, two processes that "
                           "wrote one file, a failing disk."),
         {}},
        std::nullopt);
    notes.prove(
        FileEvidence{.path = files.firstDamaged->path,
                     .offsetBytes = files.firstDamaged->issues.kept().empty()
                                        ? std::nullopt
                                        : files.firstDamaged->issues.kept().front().offsetBytes,
                     .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The first damage"), {}}});
    notes.prove("damaged-records", {FAULTLINE_TR_NOOP("Diagnosis", "Damaged records"), {}},
                countOf(files.damaged));
}

void judgeSteps(const Training& training, std::size_t points, Notes& notes)
{
    if (!allAtOneStep(training, points))
        return;
    const Signal& longest = *longestSignal(training);
    const ScalarSeries& series = *longest.series;
    notes.add(Severity::Warning,
              {FAULTLINE_TR_NOOP("Diagnosis",
                                 "All %1 points of %2 were logged at step %3: the step is missing"),
               {countOf(series.size()), longest.tag, stepOf(series.minStep())}},
              {FAULTLINE_TR_NOOP("Diagnosis",
                                 "Without steps, points can be ordered by time only; step times, "
                                 "schedules and comparisons with other runs cannot be judged."),
               {}},
              logSteps());
    notes.prove(
        SeriesEvidence{.run = longest.run->name,
                       .tag = longest.tag,
                       .firstStep = series.minStep(),
                       .lastStep = series.maxStep(),
                       .firstWallTime = series.minWallTime(),
                       .lastWallTime = series.maxWallTime(),
                       .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Every point at one step"), {}}});
}

void judgeClock(const Training& training, const Files& files, Notes& notes)
{
    ClockJumps jumps;
    const Signal* worst = nullptr;
    for (const Signal& signal : training.allSignals) {
        const ClockJumps here = clockJumps(signal);
        if (here.count > jumps.count) {
            jumps = here;
            worst = &signal;
        }
    }
    if (files.invalidTimes > 0) {
        notes.add(Severity::Info,
                  {FAULTLINE_TR_NOOP("Diagnosis", "Events without a valid time: %1"),
                   {countOf(files.invalidTimes)}},
                  {FAULTLINE_TR_NOOP("Diagnosis",
                                     "Their values are judged by step; step times leave them "
                                     "out."),
                   {}},
                  std::nullopt);
        notes.prove("invalid-times", {FAULTLINE_TR_NOOP("Diagnosis", "Events without a time"), {}},
                    countOf(files.invalidTimes));
    }
    if (worst == nullptr)
        return;
    const ScalarSeries& series = *worst->series;
    const double back = series.wallTime(jumps.first - 1) - series.wallTime(jumps.first);
    notes.add(Severity::Info,
              {FAULTLINE_TR_NOOP("Diagnosis",
                                 "The clock of the log goes back by %1 at step %2 (places of that "
                                 "kind: %3)"),
               {seconds(back), stepOf(series.step(jumps.first)), countOf(jumps.count)}},
              {FAULTLINE_TR_NOOP("Diagnosis",
                                 "The clock of the machine was set while the training ran, or "
                                 "several processes wrote one series. Step times around such "
                                 "places are left out."),
               {}},
              std::nullopt);
    notes.prove(SeriesEvidence{
        .run = worst->run->name,
        .tag = worst->tag,
        .firstStep = std::min(series.step(jumps.first - 1), series.step(jumps.first)),
        .lastStep = std::max(series.step(jumps.first - 1), series.step(jumps.first)),
        .firstWallTime = series.wallTime(jumps.first),
        .lastWallTime = series.wallTime(jumps.first - 1),
        .caption = {FAULTLINE_TR_NOOP("Diagnosis", "The first time that goes back"), {}}});
    notes.prove("clock-jumps", {FAULTLINE_TR_NOOP("Diagnosis", "Times that go back"), {}},
                countOf(jumps.count));
}

void judgeDensity(const Training& training, std::size_t points, double atLeast, Notes& notes)
{
    constexpr double kWanted = 200.0; // points over the run
    const Signal* loss = training.best(SignalKind::TrainLoss);
    if (loss == nullptr || loss->series->size() >= points || loss->series->size() < 2)
        return;
    const ScalarSeries& series = *loss->series;
    double lasted = 0.0; // without the time between two attempts
    for (const Attempt& attempt : training.phases.attempts)
        lasted += attempt.endTime - attempt.beginTime;
    if (!(lasted >= atLeast))
        return;
    const double span =
        static_cast<double>(series.maxStep()) - static_cast<double>(series.minStep());
    notes.add(Severity::Info,
              {FAULTLINE_TR_NOOP("Diagnosis",
                                 "The loss was logged only %1 times in %2: spikes, stalls and "
                                 "trends between these points cannot be seen (%3)"),
               {countOf(series.size()), seconds(lasted), loss->tag}},
              {FAULTLINE_TR_NOOP("Diagnosis",
                                 "A phenomenon shows only if it lasts several logging intervals. "
                                 "Checks that need more points say so."),
               {}},
              logMoreOften(std::floor(span / kWanted)));
    notes.prove(
        SeriesEvidence{.run = loss->run->name,
                       .tag = loss->tag,
                       .firstStep = series.minStep(),
                       .lastStep = series.maxStep(),
                       .firstWallTime = series.minWallTime(),
                       .lastWallTime = series.maxWallTime(),
                       .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Every point of the loss"), {}}});
    notes.prove("loss-points", {FAULTLINE_TR_NOOP("Diagnosis", "Points of the loss"), {}},
                countOf(series.size()), static_cast<double>(points));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const RuleSettings& settings = input.settings;
    const auto points =
        static_cast<std::size_t>(std::max(settings.threshold(info(), "points"), 1.0));
    const auto atOneStep =
        static_cast<std::size_t>(std::max(settings.threshold(info(), "points-at-one-step"), 2.0));
    const Files files = countFiles(training);
    tell(training, files, points, sink);
    Notes notes;
    const bool hasEventFiles =
        std::any_of(training.runs.begin(), training.runs.end(),
                    [](const RunPtr& run) { return run->origin == RunOrigin::Events; });
    for (CaptureFlaw& flaw : captureFlaws(training, captureLimits(settings))) {
        notes.add(flaw.severity, std::move(flaw.title), std::move(flaw.explanation),
                  std::move(flaw.fix));
        notes.prove(std::move(flaw.evidence));
    }
    if ((!hasEventFiles || files.count == 0) && training.allSignals.empty()) {
        notes.reportTo(sink);
        return; // a console log need not hold curves
    }
    if (training.allSignals.empty()) {
        judgeNothing(training, files, notes);
    } else {
        if (hasEventFiles) // of a console the reader may not know where the step stands
            judgeSteps(training, atOneStep, notes);
        judgeClock(training, files, notes);
        judgeDensity(training, points, settings.threshold(info(), "run-seconds"), notes);
    }
    judgeDamage(files, notes);
    notes.reportTo(sink);

    const Signal* loss = training.best(SignalKind::TrainLoss);
    if (loss != nullptr && loss->series->size() >= points
        && training.best(SignalKind::LearningRate) == nullptr)
        sink.abstain(abstainWithoutSignal(SignalKind::LearningRate));
}

} // namespace faultline::rules::evidence_not_usable
