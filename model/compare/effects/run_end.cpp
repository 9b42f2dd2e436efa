// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/effects/run_end.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/exception_meaning.h"
#include "model/diagnosis/evidence/recorded_end.h"
#include "model/diagnosis/signals/run_length.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline {

namespace {

/// Rules that say how a run ended, the most telling first.
struct EndRule {
    std::string_view rule;
    RunEnd::Kind kind;
};

constexpr std::array kEndRules{EndRule{"gpu-out-of-memory", RunEnd::Kind::Crashed},
                               EndRule{"host-out-of-memory", RunEnd::Kind::Crashed},
                               EndRule{"disk-full", RunEnd::Kind::Crashed},
                               EndRule{"gpu-fault", RunEnd::Kind::Crashed},
                               EndRule{"training-crashed", RunEnd::Kind::Crashed},
                               EndRule{"preempted", RunEnd::Kind::Crashed},
                               EndRule{"stuck-at-start", RunEnd::Kind::Hung},
                               EndRule{"stopped-progressing", RunEnd::Kind::Hung},
                               EndRule{"ended-before-plan", RunEnd::Kind::BrokeOff}};

std::optional<std::int64_t> lastStepOf(const Training& training)
{
    std::optional<std::int64_t> last;
    for (const Attempt& attempt : training.phases.attempts)
        last = std::max(last.value_or(attempt.lastStep), attempt.lastStep);
    return last;
}

std::optional<RecordedEnd> recorderOf(const Training& training)
{
    for (const ConfigDocumentPtr& config : training.configs) {
        if (auto end = recordedEnd(*config))
            return end;
    }
    return std::nullopt;
}

Text crashText(const Crash& crash)
{
    Text title = titleOf(*crash.event);
    if (title.empty())
        title = FAULTLINE_TR_NOOP("Compare", "stopped by an error");
    return title;
}

/// What the console and the recorder say themselves.
bool endByLogs(const Training& training, RunEnd& end)
{
    const std::vector<Crash> crashes = crashesOf(training);
    if (!crashes.empty()) {
        const Crash& first = crashes.front();
        end.kind = RunEnd::Kind::Crashed;
        end.reason = std::string(first.event->signature);
        end.text = crashText(first);
        end.words = first.traceback != nullptr ? first.traceback->message
                                               : std::string(first.event->field("message"));
        end.isGpuMemory = subjectOf(first, training) == CrashSubject::GpuMemory;
        if (first.lastStep)
            end.lastStep = first.lastStep;
        return true;
    }
    const std::optional<RecordedEnd> recorded = recorderOf(training);
    if (recorded && recorded->isFailure() && !recorded->wasAsked) {
        end.kind = RunEnd::Kind::Crashed;
        end.reason = recorded->signal != 0 ? "signal-" + std::to_string(recorded->signal)
                                           : "exit-" + std::to_string(recorded->status.value_or(0));
        end.text = recorded->signal != 0
                       ? Text{FAULTLINE_TR_NOOP("Compare", "ended by signal %1"),
                              {std::to_string(recorded->signal)}}
                       : Text{FAULTLINE_TR_NOOP("Compare", "ended with exit code %1"),
                              {std::to_string(recorded->status.value_or(0))}};
        return true;
    }
    return false;
}

/// What the rules say of the end; the words of a rule are better than a signature's.
void endByRules(const ComparedRun& run, RunEnd& end)
{
    for (const EndRule& one : kEndRules) {
        const Finding* finding = findingOf(run, one.rule);
        if (finding == nullptr || finding->severity == Severity::Info
            || finding->confidence < kLikelyFrom)
            continue;
        // A slow start is no end where steps followed.
        if (one.rule == "stuck-at-start" && end.lastStep)
            continue;
        // A crash that the console tells is no hang and no early end.
        if (end.isBad() && one.kind != RunEnd::Kind::Crashed)
            continue;
        if (end.reason.empty())
            end.reason = one.rule;
        end.kind = one.kind;
        end.text = finding->title;
        end.isGpuMemory = end.isGpuMemory || one.rule == "gpu-out-of-memory";
        return;
    }
}

void endByPlan(const Training& training, RunEnd& end)
{
    const RunCourse course = faultline::runCourse(training);
    if (course.end == LoggedEnd::StoppedEarly) {
        end.kind = RunEnd::Kind::StoppedEarly;
        end.text = FAULTLINE_TR_NOOP("Compare", "stopped early by itself");
    } else if (course.isEndSeen()) {
        end.kind = RunEnd::Kind::Finished;
        end.text = FAULTLINE_TR_NOOP("Compare", "finished");
    } else if (course.end == LoggedEnd::InEpoch) {
        end.kind = RunEnd::Kind::BrokeOff;
        end.text = FAULTLINE_TR_NOOP("Compare", "breaks off within an epoch");
    } else if (course.length && !course.mayStopEarly) {
        end.kind = RunEnd::Kind::BrokeOff;
        end.text = {FAULTLINE_TR_NOOP("Compare", "ended at %1 of its planned length"),
                    {Quantity{course.length->share(), Unit::Fraction}}};
    }
}

} // namespace

const Finding* findingOf(const ComparedRun& run, std::string_view rule)
{
    if (!run.diagnosis)
        return nullptr;
    const std::vector<RunPtr>& runs = run.of().runs;
    for (const Finding& finding : run.diagnosis->findings) {
        const bool isOfRun =
            finding.run.empty()
            || std::any_of(runs.begin(), runs.end(),
                           [&finding](const RunPtr& one) { return one->id == finding.run; });
        if (isOfRun && finding.ruleId.view() == rule)
            return &finding;
    }
    return nullptr;
}

RunEnd runEndOf(const ComparedRun& run)
{
    RunEnd end;
    const Training& training = run.of();
    end.lastStep = lastStepOf(training);
    if (training.isPlanned)
        return end;
    endByLogs(training, end);
    endByRules(run, end);
    if (end.kind == RunEnd::Kind::NotTold)
        endByPlan(training, end);
    if (end.kind == RunEnd::Kind::NotTold && end.lastStep)
        end.text = {FAULTLINE_TR_NOOP("Compare", "the logs end at step %1 and do not say why"),
                    {Quantity{static_cast<double>(*end.lastStep), Unit::Step}}};
    return end;
}

} // namespace faultline
