// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/disk_full.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/judged/judged_series.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::rules::disk_full {

namespace {

constexpr std::string_view kSeparators = " ;'\"()=,[]";

void judgeFreeSpace(const RuleInput& input, FindingSink& sink);

bool isPath(std::string_view word)
{
    return word.size() > 1 && (word.front() == '/' || word.substr(0, 5) == "gs://");
}

/// A path in front of the words, in the lines of the event: where it was written to.
std::string pathOf(const LoggedEvent& event)
{
    for (std::size_t line = event.event->firstLine; line <= event.event->lastLine; ++line) {
        std::string_view text = event.log->text(line);
        if (text.find("No space left") == std::string_view::npos
            && text.find("quota exceeded") == std::string_view::npos)
            continue;
        while (!text.empty()) {
            const std::size_t end = text.find_first_of(kSeparators);
            std::string_view word = text.substr(0, end);
            while (!word.empty() && (word.back() == ':' || word.back() == '.'))
                word.remove_suffix(1);
            if (isPath(word))
                return std::string(word);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
    }
    return {};
}

std::string folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos || slash == 0 ? std::string("/") : path.substr(0, slash);
}

std::vector<Fix> fixesOf(const std::string& path)
{
    const std::string folder = path.empty() ? std::string(".") : folderOf(path);
    Fix room;
    room.id = "make-room";
    room.title = path.empty()
                     ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Make room on the disk"), {}}
                     : Text{FAULTLINE_TR_NOOP("Diagnosis", "Make room where %1 lies"), {folder}};
    room.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                     "The last checkpoint may be incomplete: go on from the one "
                                     "before it."),
                   {}};
    room.snippets = {{"shell", "df -h \"" + folder + "\"\ndf -i \"" + folder + "\"\ndu -sh \""
                                   + folder + "\"/* | sort -h | tail"}};
    room.isConcrete = !path.empty();
    Fix fewer;
    fewer.id = "fewer-checkpoints";
    fewer.title = {FAULTLINE_TR_NOOP("Diagnosis", "Keep 2 checkpoints instead of all"), {}};
    fewer.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                      "With the optimizer's slots a checkpoint takes two to three "
                                      "times the size of the weights, each time."),
                    {}};
    fewer.snippets = {
        {"tensorflow", "tf.train.CheckpointManager(checkpoint, directory, max_to_keep=2)"},
        {"pytorch", "ModelCheckpoint(save_top_k=1, save_last=True)"}};
    std::vector<Fix> fixes{std::move(room), std::move(fewer)};
    for (Fix& fix : fixes)
        fix.check = {FAULTLINE_TR_NOOP("Diagnosis",
                                       "The next run saves its checkpoints to the end, and space "
                                       "is left."),
                     {}};
    return fixes;
}

/// The smallest amount of free space that was seen last.
struct FreeSpace {
    double bytes = 0.0;
    bool isKnown = false;
    double used = 0.0; ///< share
    const HardwareLog* log = nullptr;
    const HardwareSeries* series = nullptr;
};

FreeSpace freeSpace(const Training& training)
{
    FreeSpace found;
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        for (const HardwareSeries& series : log->series) {
            if (series.series.empty())
                continue;
            const double last = series.series.value(series.series.size() - 1);
            if (!std::isfinite(last))
                continue;
            if (series.quantity == HardwareQuantity::DiskFree
                && (!found.isKnown || last < found.bytes)) {
                found.bytes = last;
                found.isKnown = true;
                found.log = log.get();
                found.series = &series;
            }
            if (series.quantity == HardwareQuantity::DiskUsedShare && last > found.used) {
                found.used = last;
                if (found.series == nullptr) {
                    found.log = log.get();
                    found.series = &series;
                }
            }
        }
    }
    return found;
}

void judgeFreeSpace(const RuleInput& input, FindingSink& sink)
{
    const FreeSpace space = freeSpace(input.training);
    const double least = input.settings.threshold(info(), "least-free");
    const bool isLow = space.isKnown && space.bytes < least;
    const bool isUsed = space.used > input.settings.threshold(info(), "most-used");
    if (space.isKnown)
        sink.computed(numberEvidence(
            "free-bytes", {FAULTLINE_TR_NOOP("Diagnosis", "Free on the disk at the end"), {}},
            bytesOf(space.bytes), least));
    if (space.series != nullptr)
        sink.judged(judgedValues(space.series->series,
                                 {FAULTLINE_TR_NOOP("Diagnosis", "Space on the disk"), {}},
                                 space.series->unit));
    if (!isLow && !isUsed)
        return;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = 0.7;
    finding.cost = 0.3;
    finding.title = isLow ? Text{FAULTLINE_TR_NOOP("Diagnosis", "Only %1 were left on the disk"),
                                 {bytesOf(space.bytes)}}
                          : Text{FAULTLINE_TR_NOOP("Diagnosis", "%1 of the disk were used"),
                                 {Quantity{space.used, Unit::Fraction}}};
    finding.explanation = {FAULTLINE_TR_NOOP("Diagnosis",
                                             "The next checkpoint may not fit, and the run would "
                                             "end there."),
                           {}};
    const ScalarSeries& points = space.series->series;
    finding.evidence.emplace_back(
        HardwareEvidence{.log = space.log->name(),
                         .quantity = std::string(hardwareQuantityInfo(space.series->quantity).id),
                         .device = -1,
                         .firstTime = points.wallTime(0),
                         .lastTime = points.wallTime(points.size() - 1),
                         .caption = {FAULTLINE_TR_NOOP("Diagnosis", "Space on the disk"), {}}});
    finding.fixes = fixesOf({});
    sink.report(std::move(finding));
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    const std::vector<LoggedEvent> events = findEvents(training, {"host.disk", "host.quota"});
    const std::optional<Crash> crash = crashAbout(training, CrashSubject::Disk);
    tellLines(training, sink);
    sink.computed(numberEvidence(
        "disk-errors", {FAULTLINE_TR_NOOP("Diagnosis", "Writes that the disk refused"), {}},
        countOf(std::max<std::size_t>(events.size(), crash ? 1 : 0)), 0.0));
    if (!crash && events.empty()) {
        judgeFreeSpace(input, sink);
        return;
    }
    const LoggedEvent event =
        crash ? LoggedEvent{.log = crash->log, .event = crash->event} : events.front();
    const std::string path = pathOf(event);
    Finding finding;
    finding.severity = crash ? Severity::Critical : Severity::Warning;
    finding.confidence = crash ? 0.95 : 0.85;
    finding.cost = crash ? 0.9 : 0.4;
    if (path.empty())
        finding.title = {
            crash ? FAULTLINE_TR_NOOP("Diagnosis", "The disk was full, and the run ended")
                  : FAULTLINE_TR_NOOP("Diagnosis", "The disk was full"),
            {}};
    else
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis", "The disk was full: %1 could not be "
                                                        "written"),
                         {path}};
    finding.explanation = {
        FAULTLINE_TR_NOOP("Diagnosis",
                          "TensorFlow calls this \"resource exhausted\" as it does a lack of "
                          "memory; here a path or the system's own words tell the disk."),
        {}};
    if (crash)
        addEvidence(*crash, finding);
    else
        finding.evidence.emplace_back(
            event.evidence({FAULTLINE_TR_NOOP("Diagnosis", "It could not be written"), {}}));
    finding.fixes = fixesOf(path);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::disk_full
