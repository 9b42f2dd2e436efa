// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/training_crashed.h"

#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/run_length.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::rules::training_crashed {

namespace {

constexpr std::size_t kLongestMessage = 120;

std::string shortened(std::string_view text)
{
    return firstLineOf(text, kLongestMessage);
}

Text titleOf(const Crash& crash)
{
    const std::string_view id = crash.event->signature;
    if (id == "py.interrupt") {
        const bool isPlaced = crash.traceback != nullptr && !crash.traceback->frames.empty();
        if (!isPlaced)
            return text::stoppedByHand();
        const Traceback::Frame& frame = crash.traceback->frames[crash.traceback->meaningfulFrame];
        return text::stoppedByHandIn(shortened(frame.function));
    }
    if (id == "py.exception")
        return text::exception(
            {.type = shortened(crash.field("type")), .message = shortened(crash.field("message"))});
    if (id == "py.nomodule")
        return text::moduleMissing(shortened(crash.field("mod")));
    if (id == "host.exit" || id == "gcp.aiexit")
        return text::exitCode(crash.field("code"));
    if (id.starts_with("nccl.timeout"))
        return text::rankDidNotCome({.waited = Seconds(numberOf(crash.event->field("ms")) / 1000.0),
                                     .collective = crash.field("op")});
    if (crash.family() == "numbers" && crash.lastStep)
        return text::numberNotFinite(Step(*crash.lastStep));
    return text::endedHere(shortened(crash.log->text(crash.event->firstLine)));
}

/// A file name as a word of a shell.
std::string inQuotes(std::string_view name)
{
    std::string made = "'";
    for (const char c : name)
        made += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return made + "'";
}

/// The lines of the user's program in which it happened.
std::optional<Fix::Snippet> lookAtPlace(const Crash& crash)
{
    constexpr std::int64_t kAround = 5;
    constexpr std::size_t kLongestPath = 512;
    if (crash.traceback == nullptr || crash.traceback->frames.empty())
        return std::nullopt;
    const Traceback::Frame& frame = crash.traceback->frames[crash.traceback->meaningfulFrame];
    const auto line = static_cast<std::int64_t>(frame.line);
    if (line == 0 || frame.file.empty() || frame.file.front() == '<'
        || frame.file.size() > kLongestPath)
        return std::nullopt;
    return snippet::lookAtPlace({.first = Count(std::max<std::int64_t>(1, line - kAround)),
                                 .last = Count(line + kAround),
                                 .file = inQuotes(frame.file)});
}

/// The versions of cuDNN that a framework built with `built` takes: ">=8.1,<9". As the log has it,
/// "8.1.0", or as one number, "7201"; empty for anything else.
std::string cudnnRange(const std::string& built)
{
    int major = 0;
    int minor = 0;
    const std::size_t dot = built.find('.');
    if (dot != std::string::npos) {
        major = static_cast<int>(numberOf(built.substr(0, dot)));
        minor = static_cast<int>(numberOf(built.substr(dot + 1)));
    } else if (built.size() == 4) {
        const int all = static_cast<int>(numberOf(built));
        major = all / 1000;
        minor = all % 1000 / 100;
    }
    if (major < 5 || major > 99 || minor < 0 || minor > 99)
        return {};
    return ">=" + std::to_string(major) + "." + std::to_string(minor) + ",<"
           + std::to_string(major + 1);
}

/// What tells more of a failure of this family, with the names that the message has.
std::vector<Fix::Snippet> snippetsFor(const Crash& crash)
{
    const std::string_view id = crash.event->signature;
    const std::string feature =
        !crash.field("feat").empty() ? crash.field("feat") : crash.field("key");
    if (id == "data.parse" && !feature.empty())
        return {snippet::featureKinds(shortened(feature))};
    if (id == "data.notrec" || id == "data.corrupt")
        return {snippet::lookAtRecords()};
    if (id == "cudnn.version") {
        const std::string range = cudnnRange(crash.field("build"));
        if (!range.empty())
            return {snippet::installCudnn(range)};
    }
    if (crash.family() == "numbers") {
        const double told = numberOf(crash.field("it"));
        const bool isTold = told > 0.0 && told < 1e15;
        return checkTheData(isTold ? std::llround(told) : crash.lastStep.value_or(0)).snippets;
    }
    if (std::optional<Fix::Snippet> place = lookAtPlace(crash))
        return {std::move(*place)};
    return {};
}

Fix fixOf(const Crash& crash)
{
    if (crash.event->signature == "py.nomodule") {
        const std::string module = crash.field("mod");
        return fix::installModule(
            {.module = module, .package = module.substr(0, module.find('.'))});
    }
    if (crash.family() == "distributed")
        return fix::readOtherRanks();
    Fix fix = fix::followMessage();
    if (crash.event->info != nullptr && !crash.event->info->advice.empty())
        fix.title.source = crash.event->info->advice;
    fix.snippets = snippetsFor(crash);
    fix.isConcrete = !fix.snippets.empty();
    return fix;
}

/// A recorded end that the console does not explain.
Finding findingOf(const RecordedEnd& end)
{
    constexpr int kKill = 9;
    Finding finding;
    finding.severity = end.wasAsked ? Severity::Warning : Severity::Critical;
    finding.confidence = confidence::recorded;
    finding.cost = end.wasAsked ? cost::wasMeant : cost::runDied;
    finding.title = end.signal != 0 ? text::signal(std::to_string(end.signal))
                                    : text::exitCode(std::to_string(end.status.value_or(0)));
    if (end.wasAsked)
        finding.explanation = text::askedExplained();
    else if (end.signal == kKill)
        finding.explanation = text::signal9Explained();
    finding.evidence.emplace_back(FileEvidence{
        .path = end.path, .offsetBytes = std::nullopt, .caption = text::recorderNoted()});
    if (end.peakBytes > 0.0)
        finding.evidence.emplace_back(number::peakMemory(Bytes(end.peakBytes)));
    return finding;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (training.logs.empty() && training.allSignals.empty())
        return tellLines(training, sink); // evidence-not-usable tells that there is nothing
    if (training.logs.empty()) {
        sink.abstain(abstention::noConsole());
        return;
    }
    const std::vector<Crash> crashes = crashesOf(training);
    tellEnd(input.training, !crashes.empty(), text::endsByError(), sink);
    if (crashes.empty()) {
        bool isEndSeen = std::any_of(training.logs.begin(), training.logs.end(),
                                     [](const ConsoleLogPtr& log) { return log->exitCode; });
        for (const ConfigDocumentPtr& config : training.configs) {
            const std::optional<RecordedEnd> end = recordedEnd(*config);
            isEndSeen = isEndSeen || end;
            if (end && end->isFailure() && end->oomKills == 0)
                sink.report(findingOf(*end));
        }
        if (!isEndSeen && !runCourse(training).isEndSeen())
            sink.abstain(abstention::endNotInLog());
        return;
    }
    const Crash& first = crashes.front();
    const bool isExplained = first.isConsequence() && endForWantOfMemory(training);
    if (isExplained || subjectOf(first, training) != CrashSubject::Other)
        return; // told by the rules about memory and disks
    Finding finding;
    const bool isMeant = first.event->signature == "py.interrupt";
    finding.severity = isMeant ? Severity::Warning : Severity::Critical;
    finding.confidence =
        first.isConsequence() ? confidence::onlyConsequence : confidence::namesCause;
    finding.cost = isMeant ? cost::wasMeant : cost::runDied;
    finding.title = titleOf(first);
    if (first.event->info != nullptr)
        finding.explanation.source = first.event->info->meaning;
    for (const Crash& crash : crashes)
        addEvidence(crash, finding);
    finding.fixes = {fixOf(first)};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::training_crashed
