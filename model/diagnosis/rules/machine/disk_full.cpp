// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/disk_full.h"

#include "model/diagnosis/evidence/crash.h"
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

/// `path` is what could not be written; empty: not known.
std::vector<Fix> fixesOf(const std::string& path)
{
    std::vector<Fix> fixes{path.empty() ? fix::makeRoom() : fix::makeRoomInFolder(folderOf(path)),
                           fix::fewerCheckpoints()};
    for (Fix& fix : fixes)
        fix.check = text::savesToTheEnd();
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
    const Thresholds thresholds(input.settings);
    const FreeSpace space = freeSpace(input.training);
    const bool isLow = space.isKnown && space.bytes < thresholds.leastFree;
    const bool isUsed = space.used > thresholds.mostUsed;
    if (space.isKnown)
        sink.computed(number::freeBytes(Bytes(space.bytes), thresholds));
    if (space.series != nullptr)
        sink.judged(judgedValues(space.series->series, text::space(), space.series->unit));
    if (!isLow && !isUsed)
        return;
    Finding finding;
    finding.severity = Severity::Warning;
    finding.confidence = confidence::nearlyFull;
    finding.cost = cost::nearlyFull;
    finding.title =
        isLow ? text::littleLeft(Bytes(space.bytes)) : text::muchUsed(Fraction(space.used));
    finding.explanation = text::nearlyFullExplained();
    const ScalarSeries& points = space.series->series;
    finding.evidence.emplace_back(
        HardwareEvidence{.log = space.log->id(),
                         .quantity = std::string(hardwareQuantityInfo(space.series->quantity).id),
                         .device = -1,
                         .firstTime = points.wallTime(0),
                         .lastTime = points.wallTime(points.size() - 1),
                         .caption = text::space()});
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
    sink.computed(
        number::diskErrors(Count(std::max<std::size_t>(events.size(), crash ? 1 : 0)), Count(0)));
    if (!crash && events.empty()) {
        judgeFreeSpace(input, sink);
        return;
    }
    const LoggedEvent event =
        crash ? LoggedEvent{.log = crash->log, .event = crash->event} : events.front();
    const std::string path = pathOf(event);
    Finding finding;
    finding.severity = crash ? Severity::Critical : Severity::Warning;
    finding.confidence = crash ? confidence::runEnded : confidence::refused;
    finding.cost = crash ? cost::runEnded : cost::refused;
    finding.title = !path.empty() ? text::couldNotWrite(path)
                    : crash       ? text::fullAndEnded()
                                  : text::full();
    finding.explanation = text::fullExplained();
    if (crash)
        addEvidence(*crash, finding);
    else
        finding.evidence.emplace_back(event.evidence(text::notWritten()));
    finding.fixes = fixesOf(path);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::disk_full
