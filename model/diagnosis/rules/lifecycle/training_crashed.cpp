// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/training_crashed.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/setup/learning_fixes.h"

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

bool startsWith(std::string_view text, std::string_view beginning)
{
    return text.substr(0, beginning.size()) == beginning;
}

Text titleOf(const Crash& crash)
{
    const std::string_view id = crash.event->signature;
    if (id == "py.interrupt") {
        const bool isPlaced = crash.traceback != nullptr && !crash.traceback->frames.empty();
        if (!isPlaced)
            return {FAULTLINE_TR_NOOP("Diagnosis", "The training was stopped by hand"), {}};
        const Traceback::Frame& frame = crash.traceback->frames[crash.traceback->meaningfulFrame];
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The training was stopped by hand while it was in %1"),
            {firstLineOf(frame.function, kLongestMessage)}};
    }
    if (id == "py.exception") {
        return {FAULTLINE_TR_NOOP("Diagnosis", "%1 ended the run: %2"),
                {firstLineOf(crash.field("type"), kLongestMessage),
                 firstLineOf(crash.field("message"), kLongestMessage)}};
    }
    if (id == "py.nomodule") {
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The run ended because the Python module %1 is missing"),
            {firstLineOf(crash.field("mod"), kLongestMessage)}};
    }
    if (id == "host.exit" || id == "gcp.aiexit") {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The run ended with exit code %1, and the log does not say why"),
                {crash.field("code")}};
    }
    if (startsWith(id, "nccl.timeout")) {
        const double seconds = numberOf(crash.event->field("ms")) / 1000.0;
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "The GPUs waited %1 for a rank that did not come to %2"),
            {Quantity{seconds, Unit::Seconds}, crash.field("op")}};
    }
    if (crash.family() == "numbers" && crash.lastStep) {
        return {FAULTLINE_TR_NOOP("Diagnosis",
                                  "The run ended at step %1 because a number is NaN or infinite"),
                {Quantity{static_cast<double>(*crash.lastStep), Unit::Step}}};
    }
    return {FAULTLINE_TR_NOOP("Diagnosis", "The run ended here: %1"),
            {firstLineOf(crash.log->text(crash.event->firstLine), kLongestMessage)}};
}

Text usualCheck()
{
    return {FAULTLINE_TR_NOOP("Diagnosis", "The next run gets past this point."), {}};
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
    const std::string range = std::to_string(std::max<std::int64_t>(1, line - kAround)) + ","
                              + std::to_string(line + kAround);
    return Fix::Snippet{"shell", "sed -n '" + range + "p' " + inQuotes(frame.file)};
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
        return {{"tensorflow",
                 "record = next(iter(tf.data.TFRecordDataset(path)))\n"
                 "features = tf.train.Example.FromString(record.numpy()).features.feature\n"
                 "print(features[\""
                     + firstLineOf(feature, kLongestMessage)
                     + "\"].WhichOneof(\"kind\"), sorted(features))"}};
    if (id == "data.notrec" || id == "data.corrupt")
        return {{"shell", "head -c 64 train.record | xxd   # each file of input_path\n"
                          "faultline-cli dataset ."}};
    if (id == "cudnn.version") {
        const std::string range = cudnnRange(crash.field("build"));
        if (!range.empty())
            return {{"shell", "conda install \"cudnn" + range + "\""}};
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

std::vector<Fix> fixesOf(const Crash& crash)
{
    Fix fix;
    fix.id = "follow-message";
    fix.check = usualCheck();
    const std::string_view id = crash.event->signature;
    if (id == "py.nomodule") {
        const std::string module = crash.field("mod");
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Install what provides the module %1"),
                     {module}};
        fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "Into the environment that runs the training. The package "
                                        "may have another name than the module."),
                      {}};
        fix.snippets = {{"shell", "python -m pip install " + module.substr(0, module.find('.'))}};
    } else if (crash.family() == "distributed") {
        fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Look at the logs of the other ranks"), {}};
        fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                        "The rank that failed first, or fell silent, is the cause; "
                                        "these lines are its consequence."),
                      {}};
        fix.snippets = {{"shell", "torchrun --redirects 3 --log-dir logs train.py"}};
    } else {
        const bool hasAdvice = crash.event->info != nullptr && !crash.event->info->advice.empty();
        fix.title.source = hasAdvice ? Translatable(crash.event->info->advice)
                                     : FAULTLINE_TR_NOOP("Diagnosis", "Read the lines around it.");
        fix.snippets = snippetsFor(crash);
        fix.isConcrete = !fix.snippets.empty();
    }
    return {fix};
}

/// A recorded end that the console does not explain.
Finding findingOf(const RecordedEnd& end)
{
    constexpr int kKill = 9;
    Finding finding;
    finding.severity = end.wasAsked ? Severity::Warning : Severity::Critical;
    finding.confidence = 0.95; // the recorder saw it
    finding.cost = end.wasAsked ? 0.3 : 0.9;
    if (end.signal != 0) {
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis",
                                           "The run was ended by signal %1, and its console does "
                                           "not say why"),
                         {std::to_string(end.signal)}};
    } else {
        finding.title = {FAULTLINE_TR_NOOP("Diagnosis", "The run ended with exit code %1, and the "
                                                        "log does not say why"),
                         {std::to_string(end.status.value_or(0))}};
    }
    if (end.wasAsked)
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "The recorder had been told to end it: by hand, or by a scheduler."),
            {}};
    else if (end.signal == kKill)
        finding.explanation = {
            FAULTLINE_TR_NOOP("Diagnosis",
                              "Signal 9 cannot be caught: somebody, a scheduler, or the system for "
                              "want of main memory outside its control group sent it."),
            {}};
    finding.evidence.emplace_back(
        FileEvidence{.path = end.path,
                     .offsetBytes = std::nullopt,
                     .caption = {FAULTLINE_TR_NOOP("Diagnosis", "What the recorder noted"), {}}});
    if (end.peakBytes > 0.0)
        finding.evidence.emplace_back(numberEvidence(
            "peak-memory",
            {FAULTLINE_TR_NOOP("Diagnosis", "Most memory that its processes held"), {}},
            bytesOf(end.peakBytes)));
    return finding;
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    if (training.logs.empty() && training.allSignals.empty())
        return tellLines(training, sink); // evidence-not-usable tells that there is nothing
    if (training.logs.empty()) {
        Abstention abstention;
        abstention.reason = {
            FAULTLINE_TR_NOOP("Diagnosis", "There is no console output to look at."), {}};
        abstention.remedy = {FAULTLINE_TR_NOOP("Diagnosis",
                                               "Keep what the training prints, with its exit "
                                               "status, and open it together with the run."),
                             {}};
        abstention.command =
            "python train.py 2>&1 | tee train.log; echo \"exit code ${PIPESTATUS[0]}\" "
            ">> train.log";
        sink.abstain(std::move(abstention));
        return;
    }
    const std::vector<Crash> crashes = crashesOf(training);
    tellEnd(input.training, !crashes.empty(),
            {FAULTLINE_TR_NOOP("Diagnosis", "Ends by an error"), {}}, sink);
    if (crashes.empty()) {
        for (const ConfigDocumentPtr& config : training.configs) {
            const std::optional<RecordedEnd> end = recordedEnd(*config);
            if (end && end->isFailure() && end->oomKills == 0)
                sink.report(findingOf(*end));
        }
        return;
    }
    const Crash& first = crashes.front();
    const bool isExplained = first.isConsequence() && endForWantOfMemory(training);
    if (isExplained || subjectOf(first, training) != CrashSubject::Other)
        return; // told by the rules about memory and disks
    Finding finding;
    const bool isMeant = first.event->signature == "py.interrupt";
    finding.severity = isMeant ? Severity::Warning : Severity::Critical;
    finding.confidence = first.isConsequence() ? 0.7 : 0.95;
    finding.cost = isMeant ? 0.3 : 0.9;
    finding.title = titleOf(first);
    if (first.event->info != nullptr)
        finding.explanation.source = first.event->info->meaning;
    for (const Crash& crash : crashes)
        addEvidence(crash, finding);
    finding.fixes = fixesOf(first);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::training_crashed
