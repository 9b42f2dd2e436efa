// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/run_state.h"

#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/recorded_end.h"
#include "model/diagnosis/findings/rule.h"
#include "model/diagnosis/signals/final_silence.h"
#include "model/diagnosis/signals/run_length.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>

namespace faultline {

namespace {

/// Exit codes of shells and containers for a signal begin here.
constexpr int kSignalCodes = 128;
constexpr int kInterrupt = 2;

RunState stateOf(const RecordedEnd& end)
{
    const int code = end.status.value_or(0);
    const int signal = end.signal != 0                                   ? end.signal
                       : code > kSignalCodes && code < kSignalCodes + 32 ? code - kSignalCodes
                                                                         : 0;
    if (end.oomKills > 0)
        return RunState::Killed;
    if (signal == kInterrupt)
        return RunState::Stopped;
    if (signal != 0)
        return end.wasAsked ? RunState::Stopped : RunState::Killed;
    return code == 0 ? RunState::Completed : RunState::Failed;
}

/// What a fatal line says of who ended it.
RunState stateOf(const Crash& crash)
{
    constexpr std::array<std::string_view, 12> kKilled{
        "host.killed",    "host.sigkill", "host.sigterm",  "host.slurm",
        "host.slurmtime", "host.k8s",     "cloud.preempt", "aws.spot",
        "gcp.event",      "gcp.maint",    "host.oomkill",  "host.oomby"};
    const std::string_view signature = crash.event->signature;
    if (signature == "py.interrupt")
        return RunState::Stopped;
    if (std::find(kKilled.begin(), kKilled.end(), signature) != kKilled.end())
        return RunState::Killed;
    const double code = numberOf(crash.field("code"));
    const bool isKill = (signature == "ddp.child" && code == -9.0)
                        || ((signature == "host.exit" || signature == "gcp.aiexit") && code == 137);
    return isKill ? RunState::Killed : RunState::Failed;
}

/// The event file that was written last breaks off within a record.
bool isTorn(const Training& training)
{
    const FileReport* last = nullptr;
    for (const RunPtr& run : training.runs) {
        for (const FileReport& file : run->files) {
            if (file.lastWallTime && (last == nullptr || *file.lastWallTime > *last->lastWallTime))
                last = &file;
        }
    }
    return last != nullptr && last->end == ReadEnd::TruncatedTail;
}

/// A limit of the rule that tells of silences: both must speak of the same hang.
double limitOf(std::string_view name)
{
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        if (rule->info().id == "stopped-progressing")
            return RuleSettings().threshold(rule->info(), name);
    }
    return 0.0;
}

bool hasFired(std::span<const Finding* const> findings, std::string_view rule)
{
    return std::any_of(findings.begin(), findings.end(), [rule](const Finding* one) {
        return one->ruleId.text() == rule && one->severity == Severity::Critical;
    });
}

} // namespace

double hangSeconds(const Training& training)
{
    const double intervals = limitOf("gap-intervals");
    double usual = 0.0;
    if (!training.progress.empty())
        usual = medianSeconds(intervalsOf(training.progress, training.progress.attempts.back()));
    const double least = std::max(limitOf("gap-seconds"), intervals * usual);
    const double leastOfProcess = std::max(limitOf("watched-seconds"), intervals * usual);
    const std::optional<FinalSilence> silence = findFinalSilence(training, least, leastOfProcess);
    return silence ? silence->seconds : 0.0;
}

RunState endOf(const Training& training, std::span<const Finding* const> findings, bool isFresh)
{
    for (const ConfigDocumentPtr& config : training.configs) {
        if (const std::optional<RecordedEnd> end = recordedEnd(*config))
            return stateOf(*end);
    }
    if (const std::vector<Crash> crashes = crashesOf(training); !crashes.empty())
        return stateOf(crashes.front());
    if (hasFired(findings, "preempted"))
        return RunState::Killed;
    if (isFresh)
        return RunState::Running;
    if (hangSeconds(training) > 0.0 || hasFired(findings, "stuck-at-start"))
        return RunState::Stopped;
    const RunCourse course = runCourse(training);
    if (course.end == LoggedEnd::StoppedEarly)
        return RunState::Stopped;
    // A text that says "done" and tells no step is no training that came to its end.
    const bool hasStepped = course.hasPlace || !training.progress.empty();
    if (course.isEndSeen() && hasStepped)
        return RunState::Completed;
    if (course.end == LoggedEnd::InEpoch || isTorn(training))
        return RunState::Killed;
    return RunState::Unknown;
}

} // namespace faultline
