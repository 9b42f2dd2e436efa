// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/stuck_at_start.h"

#include "model/core/statistics.h"
#include "model/core/training_words.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/evidence/progress_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/signals/device_samples.h"
#include "model/diagnosis/signals/log_course.h"
#include "model/diagnosis/training/case_clocks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::stuck_at_start {

namespace {

constexpr double kHour = 3600.0;
constexpr double kDay = 86400.0; // artifacts further apart are not of one start

/// A stretch on the clock of the case.
struct Watched {
    double begin = 0.0;
    double end = 0.0;
    bool any = false;

    [[nodiscard]] double seconds() const { return end - begin; }
    void take(double time)
    {
        if (!std::isfinite(time))
            return;
        begin = any ? std::min(begin, time) : time;
        end = any ? std::max(end, time) : time;
        any = true;
    }
};

bool isPlaced(const Training& training, const Artifact& artifact)
{
    return artifact.timeKind != TimeKind::None && training.clocks != nullptr
           && training.clocks->isPlaced(artifact.id());
}

/// Of the log that was written for the longest time: several of them may be of several starts.
Watched consoleTime(const Training& training)
{
    Watched longest;
    for (const ConsoleLogPtr& log : training.logs) {
        if (!isPlaced(training, *log))
            continue;
        Watched watched;
        const Clock& clock = training.clocks->of(log->id());
        for (const LogLine& line : log->lines) {
            if (line.hasOwnTime)
                watched.take(clock.toWall(line.wallTime));
        }
        if (watched.any && (!longest.any || watched.seconds() > longest.seconds()))
            longest = watched;
    }
    return longest;
}

/// Whether a console names a step, an epoch or a loss in a form that no reader knows.
bool namesSteps(const Training& training)
{
    return std::any_of(training.logs.begin(), training.logs.end(), [](const ConsoleLogPtr& log) {
        for (std::size_t i = 0; i < log->lines.size(); ++i) {
            if (tellsOfTraining(log->text(i)))
                return true;
        }
        return false;
    });
}

Watched hardwareTime(const Training& training)
{
    Watched watched;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        if (!isPlaced(training, *log))
            continue;
        for (const HardwareSeries& series : log->series) {
            if (series.series.empty())
                continue;
            watched.take(training.clocks->toWall(log->id(), series.series.minWallTime()));
            watched.take(training.clocks->toWall(log->id(), series.series.maxWallTime()));
        }
    }
    return watched;
}

enum class Doing { Unknown, Working, Nothing };

/// What the machine did at last.
struct Activity {
    Doing doing = Doing::Unknown;
    std::vector<Evidence> evidence;
};

/// Medians over the last `idle-seconds` of every series that tells of work.
Activity activityOf(const Training& training, const Thresholds& thresholds)
{
    const double seconds = thresholds.idleSeconds;
    constexpr double kBusyCore = 0.8; // one thread that works shows on one core only
    Activity activity;
    bool works = false;
    bool watchedGpu = false;
    bool watchedHost = false;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const HardwareSeries& series : log->series) {
            const bool isGpu = series.quantity == HardwareQuantity::GpuUtilization;
            const bool isCpu = series.quantity == HardwareQuantity::CpuUtilization;
            const bool isCore = series.quantity == HardwareQuantity::CpuBusiestCore
                                || series.quantity == HardwareQuantity::ProcessCpu;
            if ((!isGpu && !isCpu && !isCore) || series.series.empty())
                continue;
            const double from = series.series.maxWallTime() - seconds;
            std::vector<double> last;
            for (std::size_t i = 0; i < series.series.size(); ++i) {
                if (series.series.wallTime(i) >= from && std::isfinite(series.series.value(i)))
                    last.push_back(series.series.value(i));
            }
            if (last.size() < 3
                || series.series.maxWallTime() - series.series.minWallTime() < seconds)
                continue;
            const double level = median(last);
            works = works || level >= (isCore ? kBusyCore : thresholds.busyShare.value);
            watchedGpu = watchedGpu || isGpu;
            watchedHost = watchedHost || !isGpu;
            activity.evidence.emplace_back(
                HardwareEvidence{.log = log->id(),
                                 .quantity = std::string(hardwareQuantityInfo(series.quantity).id),
                                 .device = log->devices[series.device].index,
                                 .firstTime = from,
                                 .lastTime = series.series.maxWallTime(),
                                 .caption = text::lastMedian(Fraction(level))});
        }
    }
    // An idle GPU alone proves nothing: the processor may prepare data.
    if (works)
        activity.doing = Doing::Working;
    else if (watchedGpu && watchedHost)
        activity.doing = Doing::Nothing;
    return activity;
}

/// Start-up of the first session beyond the steps that its first point stands for; 0 if unknown.
double startUpSeconds(const Training& training)
{
    const std::vector<PhaseSpan>& spans = training.phases.spans;
    if (spans.empty() || spans.front().kind != PhaseKind::StartUp
        || training.progress.attempts.empty())
        return 0.0;
    const auto intervals = intervalsOf(training.progress, training.progress.attempts.front());
    const double first = training.phases.medianStepSeconds * medianSteps(intervals);
    return std::max(spans.front().endTime - spans.front().beginTime - first, 0.0);
}

/// What the log was busy with when it fell silent.
enum class Hint { None, Shuffle, Compile };

Hint hintOf(const Training& training)
{
    Hint hint = Hint::None;
    for (const LoggedEvent& one :
         findEvents(training, {"tf.shufflefill", "tf.shuffledone", "tf.ptxjit"})) {
        hint = one.event->signature == "tf.shufflefill" ? Hint::Shuffle
               : one.event->signature == "tf.ptxjit"    ? Hint::Compile
                                                        : Hint::None;
    }
    return hint;
}

Fix fixOfHint(Hint hint, const Training& training)
{
    if (hint == Hint::Compile)
        return fix::keepCompiledCode();
    if (hint != Hint::Shuffle)
        return fix::dumpStacks();
    Fix fix = fix::smallerShuffleBuffer();
    const ConfigDocumentPtr config = training.config();
    if (config && config->kind == ConfigKind::PipelineConfig)
        fix.edits = {{.config = config->id(),
                      .path = "train_input_reader.shuffle_buffer_size",
                      .value = "256"}};
    return fix;
}

void report(const RuleInput& input, double waited, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const Activity activity = activityOf(training, thresholds);
    const Hint hint = hintOf(training);
    const bool isHung = activity.doing == Doing::Nothing;
    const bool isSlow = activity.doing == Doing::Working || hint != Hint::None;
    Finding finding;
    finding.severity = isHung ? Severity::Critical : Severity::Warning;
    finding.confidence = isHung   ? confidence::hangs
                         : isSlow ? confidence::works
                                  : confidence::noStep;
    finding.cost = isHung ? cost::hangs : cost::noStep;
    const int gpus = training.machine != nullptr ? std::max(training.machine->gpuCount, 1) : 1;
    finding.stake.gpuHours = waited * gpus / kHour;
    finding.title = isHung   ? text::hangs(Seconds(waited))
                    : isSlow ? text::startsSlowly(Seconds(waited))
                             : text::noStep(Seconds(waited));
    finding.explanation = text::noStepExplained();
    for (const ConsoleLogPtr& log : training.logs) {
        if (!log->lines.empty()) {
            const std::size_t last = log->lines.size() - 1;
            finding.evidence.emplace_back(lineEvidence(*log, last, last, text::lastLine()));
        }
    }
    finding.evidence.insert(finding.evidence.end(), activity.evidence.begin(),
                            activity.evidence.end());
    finding.evidence.emplace_back(number::startSeconds(Seconds(waited), thresholds));
    finding.fixes.push_back(fixOfHint(hint, training));
    if (hint != Hint::None)
        finding.fixes.push_back(fix::dumpStacks());
    sink.report(std::move(finding));
}

void judgeSlowStart(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const Thresholds thresholds(input.settings);
    const double started = startUpSeconds(training);
    if (training.phases.spans.empty() || training.progress.empty())
        return;
    NumberEvidence measured = number::startSeconds(Seconds(started), thresholds);
    measured.label = text::untilFirstStep();
    sink.computed(measured);
    if (started < thresholds.startSeconds)
        return;
    const double whole =
        training.phases.spans.back().endTime - training.phases.spans.front().beginTime;
    const double share = whole > 0.0 ? std::min(started / whole, 1.0) : 0.0;
    Finding finding;
    finding.severity = share >= thresholds.startShare ? Severity::Warning : Severity::Info;
    finding.confidence = confidence::slowStart;
    finding.cost = share;
    finding.stake.gpuHours = started / kHour;
    finding.title = text::slowStart({.started = Seconds(started), .share = Fraction(share)});
    finding.explanation = text::slowStartExplained();
    const Progress& progress = training.progress;
    const StepMark& first = progress.firstOf(progress.attempts.front());
    finding.evidence = {progressEvidence(training, progress, first, first, text::firstPoint()),
                        measured};
    finding.fixes.push_back(fixOfHint(hintOf(training), training));
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    tellLines(training, sink);
    tellProgress(training, sink);
    if (hasStepped(training)) {
        judgeSlowStart(input, sink);
        return;
    }
    if (training.logs.empty()) {
        // Hardware logs and profiles alone do not tell what was to run.
        sink.abstain(abstainWithoutEvidence(EvidenceKind::Console));
        return;
    }
    // An end has a cause of its own, and an evaluation waits on purpose.
    const bool hasEnded =
        causeOf(training)
        || std::any_of(training.logs.begin(), training.logs.end(),
                       [](const ConsoleLogPtr& log) { return log->exitCode.has_value(); });
    // Places in the training whose numbers no reader knows are steps as well.
    const bool hasPlace = std::any_of(training.courses.begin(), training.courses.end(),
                                      [](const auto& course) { return course->hasPlace(); });
    if (hasEnded || hasEvent(training, {"eval.waiting", "eval.timeout"}))
        return;
    const Watched console = consoleTime(training);
    const Watched hardware = hardwareTime(training);
    Watched all = console;
    if (hardware.any && console.any && hardware.end > console.begin
        && hardware.begin < console.end + kDay && hardware.end - console.begin < 30.0 * kDay) {
        all.take(std::max(hardware.begin, console.begin));
        all.take(hardware.end);
    }
    if (!all.any)
        return;
    const double waited = all.end - all.begin;
    const Thresholds thresholds(input.settings);
    sink.computed(number::startSeconds(Seconds(waited), thresholds));
    if (waited < thresholds.startSeconds)
        return;
    if (hasPlace || namesSteps(training))
        sink.abstain(abstention::stepsNotRead());
    else
        report(input, waited, sink);
}

} // namespace faultline::rules::stuck_at_start
