// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/evidence_not_usable.h"

#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
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

Fix logMoreOften(double every)
{
    const auto steps = static_cast<std::int64_t>(std::clamp(every, 1.0, 9e15));
    return fix::logMoreOften({.frequency = every < 1.0 ? "\"batch\"" : std::to_string(steps),
                              .steps = std::to_string(steps)});
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
    void reportTo(FindingSink& sink)
    {
        if (!m_any)
            return;
        m_finding.confidence = confidence::counted;
        sink.report(std::move(m_finding));
    }

private:
    bool m_any = false;
    Finding m_finding;
};

CaptureLimits captureLimits(const Thresholds& thresholds)
{
    return {.warmUpSteps = thresholds.warmUpSteps,
            .sampleSeconds = thresholds.sampleSeconds,
            .clockSeconds = thresholds.clockSeconds};
}

/// What there is to judge by.
void tell(const Training& training, const Files& files, std::size_t fewest, FindingSink& sink)
{
    std::size_t most = 0;
    for (const Signal& signal : training.allSignals)
        most = std::max(most, signal.series->size());
    sink.computed(number::files(Count(files.count)));
    sink.computed(number::damagedRecords(Count(files.damaged), Count(0)));
    sink.computed(number::series(Count(training.allSignals.size())));
    sink.computed(number::longestSeries(Count(most), Count(fewest)));
    tellLines(training, sink);
    if (!training.progress.empty())
        sink.judged(judgedCourse(training));
}

void judgeNothing(const Training& training, const Files& files, Notes& notes)
{
    if (files.first != nullptr)
        notes.prove(FileEvidence{.path = files.first->path,
                                 .offsetBytes = std::nullopt,
                                 .caption = text::firstOfFiles(Count(files.count))});
    if (files.pointers > 0) {
        notes.add(
            Severity::Warning,
            text::neverDownloaded({.pointers = Count(files.pointers), .files = Count(files.count)}),
            text::neverDownloadedExplained(), fix::fetchFiles());
        return;
    }
    const bool hasBlobs = std::any_of(training.runs.begin(), training.runs.end(),
                                      [](const RunPtr& run) { return !run->blobs.empty(); });
    if (hasBlobs) {
        notes.add(Severity::Info, text::noScalar(), text::noScalarExplained(), std::nullopt);
        return;
    }
    if (files.headerOnly > 0 && files.headerOnly + files.unreadable == files.count) {
        notes.add(Severity::Warning, text::loggedNothing(Count(files.headerOnly)),
                  text::loggedNothingExplained(), fix::keepConsole());
        return;
    }
    notes.add(Severity::Warning, text::nothingRead(Count(files.count)),
              text::nothingReadExplained(), std::nullopt);
}

void judgeDamage(const Files& files, Notes& notes)
{
    if (files.damaged == 0)
        return;
    notes.add(Severity::Info,
              text::damaged({.records = Count(files.damaged), .lost = Bytes(files.bytesLost)}),
              text::damagedExplained(), std::nullopt);
    notes.prove(
        FileEvidence{.path = files.firstDamaged->path,
                     .offsetBytes = files.firstDamaged->issues.kept().empty()
                                        ? std::nullopt
                                        : files.firstDamaged->issues.kept().front().offsetBytes,
                     .caption = text::firstDamage()});
    NumberEvidence count = number::damagedRecords(Count(files.damaged), std::nullopt);
    count.label = text::damagedRecords();
    notes.prove(std::move(count));
}

void judgeSteps(const Training& training, std::size_t points, Notes& notes)
{
    if (!allAtOneStep(training, points))
        return;
    const Signal& longest = *longestSignal(training);
    const ScalarSeries& series = *longest.series;
    notes.add(
        Severity::Warning,
        text::oneStep(
            {.points = Count(series.size()), .tag = longest.tag, .step = Step(series.minStep())}),
        text::oneStepExplained(), fix::logSteps());
    notes.prove(wholeSeries(longest, text::everyPointAtOneStep()));
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
        notes.add(Severity::Info, text::withoutTime(Count(files.invalidTimes)),
                  text::withoutTimeExplained(), std::nullopt);
        notes.prove(number::invalidTimes(Count(files.invalidTimes)));
    }
    if (worst == nullptr)
        return;
    const ScalarSeries& series = *worst->series;
    const double back = series.wallTime(jumps.first - 1) - series.wallTime(jumps.first);
    notes.add(Severity::Info,
              text::clockGoesBack({.back = Seconds(back),
                                   .step = Step(series.step(jumps.first)),
                                   .places = Count(jumps.count)}),
              text::clockGoesBackExplained(), std::nullopt);
    notes.prove(SeriesEvidence{
        .run = worst->run->id,
        .tag = TagId(worst->tag),
        .firstStep = StepIndex(std::min(series.step(jumps.first - 1), series.step(jumps.first))),
        .lastStep = StepIndex(std::max(series.step(jumps.first - 1), series.step(jumps.first))),
        .firstWallTime = WallTime(series.wallTime(jumps.first)),
        .lastWallTime = WallTime(series.wallTime(jumps.first - 1)),
        .caption = text::firstTimeThatGoesBack()});
    notes.prove(number::clockJumps(Count(jumps.count)));
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
              text::fewPoints(
                  {.points = Count(series.size()), .lasted = Seconds(lasted), .tag = loss->tag}),
              text::fewPointsExplained(), logMoreOften(std::floor(span / kWanted)));
    notes.prove(wholeSeries(*loss, text::everyPointOfLoss()));
    notes.prove(number::lossPoints(Count(series.size()), Count(points)));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const auto points = static_cast<std::size_t>(std::max(thresholds.points.value, 1.0));
    const auto atOneStep =
        static_cast<std::size_t>(std::max(thresholds.pointsAtOneStep.value, 2.0));
    const Files files = countFiles(training);
    tell(training, files, points, sink);
    Notes notes;
    const bool hasEventFiles =
        std::any_of(training.runs.begin(), training.runs.end(),
                    [](const RunPtr& run) { return run->origin == RunOrigin::Events; });
    for (CaptureFlaw& flaw : captureFlaws(training, captureLimits(thresholds))) {
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
        judgeDensity(training, points, thresholds.runSeconds, notes);
    }
    judgeDamage(files, notes);
    notes.reportTo(sink);

    const Signal* loss = training.best(SignalKind::TrainLoss);
    if (loss != nullptr && loss->series->size() >= points
        && training.best(SignalKind::LearningRate) == nullptr)
        sink.abstain(abstainWithoutSignal(SignalKind::LearningRate));
}

} // namespace faultline::rules::evidence_not_usable
