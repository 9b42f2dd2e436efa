// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/training_crashed.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/collectives.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/exception_meaning.h"
#include "model/diagnosis/evidence/failed_rank.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/rank_stops.h"
#include "model/diagnosis/evidence/stop_by_hand.h"
#include "model/diagnosis/judged/judged_log.h"
#include "model/diagnosis/rules/lifecycle/training_crashed_numbers.h"
#include "model/diagnosis/rules/lifecycle/training_crashed_reading.h"
#include "model/diagnosis/setup/learning_fixes.h"
#include "model/diagnosis/signals/run_length.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
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

/// Whether a record of an error says that the program stopped.
bool tellsOfStop(std::string_view message)
{
    const std::string lower = lowerAscii(message);
    constexpr std::array kWords{std::string_view("exception"), std::string_view("crash"),
                                std::string_view("abort"),     std::string_view("fatal"),
                                std::string_view("terminat"),  std::string_view("killed"),
                                std::string_view("traceback"), std::string_view("failed")};
    return std::any_of(kWords.begin(), kWords.end(),
                       [&lower](std::string_view word) { return contains(lower, word); });
}

Severity severityOf(const Crash& crash)
{
    const EndKind kind = endKindOf(crash);
    const bool isFatalRecord = crash.log->lines[crash.event->firstLine].level == LogLevel::Fatal;
    if (crash.event->signature == "py.interrupt" || kind == EndKind::InputRanOut
        || (kind == EndKind::ErrorRecord && !isFatalRecord && !tellsOfStop(crash.field("message"))))
        return Severity::Warning;
    return Severity::Critical;
}

double confidenceIn(const Crash& crash)
{
    switch (endKindOf(crash)) {
    case EndKind::BareException: return confidence::exceptionAlone;
    case EndKind::LastThing:
    case EndKind::ErrorRecord:
    case EndKind::Torn: return confidence::lastThing;
    case EndKind::Named:
    case EndKind::InputRanOut: break;
    }
    return crash.isConsequence() ? confidence::onlyConsequence : confidence::namesCause;
}

/// "SIGTERM" of 143 and of -15; empty if it is no exit code of a signal.
std::string signalOf(const std::string& code)
{
    const auto number = static_cast<int>(numberOf(code));
    const int signal = number < 0 ? -number : number - 128; // shells add it
    static const std::map<int, std::string> kSignals{
        {1, "SIGHUP"}, {2, "SIGINT"},  {4, "SIGILL"},   {6, "SIGABRT"}, {7, "SIGBUS"},
        {8, "SIGFPE"}, {9, "SIGKILL"}, {11, "SIGSEGV"}, {15, "SIGTERM"}};
    const auto found = kSignals.find(signal);
    return found == kSignals.end() ? std::string() : found->second;
}

/// The first line of a message, cut between words if it is long.
std::string quotedMessage(std::string_view message)
{
    message = trimmed(message.substr(0, message.find('\n')));
    if (message.size() <= kLongestMessage)
        return std::string(message);
    const std::size_t blank = message.rfind(' ', kLongestMessage);
    return std::string(message.substr(0, blank == std::string_view::npos ? 0 : blank)) + " …";
}

std::string_view fileName(std::string_view path)
{
    return path.substr(path.find_last_of("/\\") + 1);
}

/// The first line of the message, as the end of a title.
std::string messageOf(const RaisedException& exception)
{
    std::string message = quotedMessage(exception.message);
    if (message.ends_with('.'))
        message.pop_back();
    return message;
}

/// Whether the wording of the message says so little that the title names what failed instead.
bool namesWhatFailed(const RaisedException& exception, const ExceptionMeaning& meaning)
{
    return meaning.source != MeaningSource::Message && !meaning.failed.empty()
           && !messageOf(exception).empty();
}

/// Of an exception whose wording tells little: what failed, in the words of its message.
Text whatFailed(const RaisedException& exception, const ExceptionMeaning& meaning)
{
    const std::string message = messageOf(exception);
    if (namesWhatFailed(exception, meaning))
        return text::failedWith({.what = meaning.failed, .message = message});
    if (!meaning.title.empty())
        return message.empty() ? meaning.title
                               : text::failedWith({.what = meaning.title, .message = message});
    if (!message.empty() && meaning.isOfOwnCode)
        return text::stoppedItself(message);
    const std::string type(shortType(exception.type));
    return message.empty() ? text::exception(type)
                           : text::exceptionWith({.type = type, .message = message});
}

/// What an exception without a row means, and where it happened.
Text titleOf(const RaisedException& exception, const ExceptionMeaning& meaning)
{
    const bool isKnown =
        meaning.source == MeaningSource::Message && !meaning.title.empty() && !meaning.isGeneral;
    Text what = isKnown ? meaning.title : whatFailed(exception, meaning);
    const bool isComponentSaid = meaning.component.empty() || namesWhatFailed(exception, meaning);
    if (meaning.own == nullptr || meaning.own->line == 0) {
        if (isComponentSaid)
            return what;
        return text::whatIn({.what = std::move(what), .component = meaning.component});
    }
    const std::string file(fileName(meaning.own->file));
    const std::string line = std::to_string(meaning.own->line);
    if (isComponentSaid)
        return text::whatAt({.what = std::move(what), .file = file, .line = line});
    return text::whatInAt(
        {.what = std::move(what), .component = meaning.component, .file = file, .line = line});
}

/// A run that somebody stopped: what it waited for and how long nothing had come, if that is told.
Text titleOfStop(const Crash& crash)
{
    const double silence = hangBeforeStop(crash);
    const bool hung = silence > 0.0;
    switch (waitedFor(crash)) {
    case Waited::ForWorkers:
        return hung ? text::hungForWorkers(Seconds(silence)) : text::stoppedWaitingForWorkers();
    case Waited::ForRanks:
        return hung ? text::hungForRanks(Seconds(silence)) : text::stoppedWaitingForRanks();
    case Waited::Unknown: break;
    }
    if (hung)
        return text::hungUnknown(Seconds(silence));
    const Traceback::Frame* own =
        crash.traceback == nullptr ? nullptr : ownFrame(crash.traceback->frames);
    return own == nullptr ? text::stoppedByHand()
                          : text::stoppedByHandIn(shownValue(own->function));
}

Text titleOf(const Crash& crash, const Reading& reading)
{
    const std::string_view id = crash.event->signature;
    switch (endKindOf(crash)) {
    case EndKind::InputRanOut: return text::inputRanOut();
    case EndKind::ErrorRecord: return text::errorRecord(quotedMessage(crash.field("message")));
    case EndKind::Torn: {
        if (crash.traceback == nullptr || crash.traceback->frames.empty())
            return text::tornTrace();
        const std::vector<Traceback::Frame>& frames = crash.traceback->frames;
        const Traceback::Frame* own = ownFrame(frames);
        const Traceback::Frame& frame = own == nullptr ? frames.back() : *own;
        return text::tornTraceIn(
            {.file = std::string(fileName(frame.file)), .line = Count(frame.line)});
    }
    case EndKind::Named:
    case EndKind::BareException:
    case EndKind::LastThing: break;
    }
    if (id == "host.exit" || id == "gcp.aiexit") {
        if (const std::string signal = signalOf(crash.field("code")); !signal.empty())
            return text::exitBySignal({.signal = signal, .code = crash.field("code")});
    }
    if (id == "py.interrupt")
        return titleOfStop(crash);
    if (reading.meaning)
        return titleOf(reading.exception, *reading.meaning);
    if (id == "py.nomodule")
        return text::moduleMissing(crash.field("mod"));
    if (id == "host.exit" || id == "gcp.aiexit")
        return text::exitCode(crash.field("code"));
    if (id.starts_with("nccl.timeout"))
        return text::rankDidNotCome({.waited = Seconds(numberOf(crash.event->field("ms")) / 1000.0),
                                     .collective = crash.field("op")});
    if (const std::optional<std::int64_t> step = stepOfNumber(crash);
        crash.family() == "numbers" && step)
        return text::numberNotFinite(Step(*step));
    if (const std::optional<ClassCounts> counts = classCounts(crash))
        return text::checkpointClasses({.checkpoint = counts->checkpoint, .model = counts->model});
    if (const std::optional<Reshaped> batch = reshapedBatch(crash))
        return text::lastBatch(
            {.samples = std::to_string(batch->samples), .batch = std::to_string(batch->batch)});
    if (isLabelCheck(crash))
        return text::labelOutOfRange();
    Text title = faultline::titleOf(reading.reason != nullptr ? *reading.reason : *crash.event);
    return title.empty() ? text::ended() : title;
}

/// In which line of whose code it was raised; empty if there is no stack trace.
Text placeOf(const RaisedException& exception)
{
    if (exception.frames.empty())
        return {};
    const ExceptionMeaning meaning = meaningOf(exception);
    if (meaning.own == nullptr)
        return meaning.package.empty() ? Text() : text::raisedInPackageOnly(meaning.package);
    const std::string file = firstLineOf(meaning.own->file, kLongestMessage);
    const std::string line = std::to_string(meaning.own->line);
    if (meaning.package.empty())
        return text::raisedInOwn({.function = meaning.own->function, .file = file, .line = line});
    return text::raisedInPackage({.package = meaning.package,
                                  .function = meaning.own->function,
                                  .file = file,
                                  .line = line});
}

Text meaningOf(const Crash& crash, const Reading& reading)
{
    if (reading.meaning && reading.meaning->meaning.empty()) {
        const std::string message = quotedMessage(reading.exception.message);
        return message.empty() ? text::noMessage() : text::messageNotKnown(message);
    }
    if (reading.meaning)
        return reading.meaning->meaning;
    if (reshapedBatch(crash))
        return text::lastBatchExplained();
    if (isLabelCheck(crash))
        return text::labelOutOfRangeExplained();
    if (const Waited waited = waitedFor(crash); waited != Waited::Unknown)
        return waited == Waited::ForWorkers ? text::waitingForWorkersExplained()
                                            : text::waitingForRanksExplained();
    const LogEvent& event = reading.reason != nullptr ? *reading.reason : *crash.event;
    return event.info == nullptr ? Text() : Text{{"Signatures", event.info->meaning}, {}};
}

Text explanationOf(const Crash& crash, const Reading& reading)
{
    Text meaning = meaningOf(crash, reading);
    Text place = placeOf(reading.exception);
    if (meaning.empty() || place.empty())
        return meaning.empty() ? place : meaning;
    return text::both({.first = std::move(meaning), .second = std::move(place)});
}

double confidenceOf(const Crash& crash, const Reading& reading)
{
    if (!reading.meaning)
        return confidenceIn(crash);
    const double end = crash.isConsequence() ? confidence::namesCause : confidenceIn(crash);
    switch (reading.meaning->source) {
    case MeaningSource::Message: return std::min(end, confidence::meaningByMessage);
    case MeaningSource::TypeAndModule: return std::min(end, confidence::meaningByModule);
    case MeaningSource::Type:
    case MeaningSource::Nothing: break;
    }
    return std::min(end, confidence::meaningNotKnown);
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
    const Traceback::Frame* own =
        crash.traceback == nullptr ? nullptr : ownFrame(crash.traceback->frames);
    if (own == nullptr || own->line == 0 || own->file.empty() || own->file.size() > kLongestPath)
        return std::nullopt;
    const auto line = static_cast<std::int64_t>(own->line);
    return snippet::lookAtPlace({.first = Count(std::max<std::int64_t>(1, line - kAround)),
                                 .last = Count(line + kAround),
                                 .file = inQuotes(own->file)});
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
        return checkTheData(stepOfNumber(crash).value_or(0)).snippets;
    }
    if (std::optional<Fix::Snippet> place = lookAtPlace(crash))
        return {std::move(*place)};
    return {};
}

/// The advice of the table, else where to look.
Fix adviceOn(const Crash& crash, const Reading& reading)
{
    Fix fix = fix::followMessage();
    const LogEvent& event = reading.reason != nullptr ? *reading.reason : *crash.event;
    if (reading.meaning && !reading.meaning->advice.empty()) {
        fix.title = reading.meaning->advice;
    } else if (reading.meaning && reading.meaning->own != nullptr) {
        fix = fix::lookAtOwnLine({.line = std::to_string(reading.meaning->own->line),
                                  .file = std::string(fileName(reading.meaning->own->file))});
    } else if (!reading.meaning && event.info != nullptr && !event.info->advice.empty()) {
        fix.title = {{"Signatures", event.info->advice}, {}};
    }
    fix.snippets = snippetsFor(crash);
    fix.isConcrete = !fix.snippets.empty();
    return fix;
}

Fix fixOf(const Crash& crash, const Reading& reading)
{
    if (crash.event->signature == "py.nomodule") {
        const std::string module = crash.field("mod");
        return fix::installModule(
            {.module = module, .package = module.substr(0, module.find('.'))});
    }
    if (reshapedBatch(crash))
        return fix::keepBatchSizeOpen();
    if (isLabelCheck(crash))
        return fix::checkLabels();
    if (endKindOf(crash) == EndKind::InputRanOut)
        return fix::repeatInput();
    if (crash.family() == "distributed" && crash.isConsequence())
        return fix::readOtherRanks();
    return adviceOn(crash, reading);
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

/// A failure that the log reports and does not answer: it may have ended the run.
bool abstainIfUnanswered(const Training& training, FindingSink& sink)
{
    for (const ConsoleLogPtr& log : training.logs) {
        if (!log->unanswered)
            continue;
        const LogLine& line = log->lines[log->events[*log->unanswered].firstLine];
        tellUnanswered(sink);
        sink.abstain(abstention::failureUnanswered(std::to_string(line.sourceLine)));
        return true;
    }
    return false;
}

/// What the launcher sums up is nearer to the reason than what it did to the other ranks.
void tellRank(const ConsoleLog& log, const FailedRank& rank, Finding& finding)
{
    constexpr int kKilled = -9;
    finding.title = text::rankFailed({.rank = std::to_string(rank.rank), .end = rank.end()});
    finding.explanation =
        rank.exitCode == kKilled ? text::rankKilledExplained() : text::rankFailedExplained();
    finding.evidence.emplace_back(
        lineEvidence(log, rank.line, rank.line, text::launchersSummary()));
}

std::string fileOf(const RankStop& stop)
{
    return std::string(fileName(stop.own->file));
}

/// Ranks that waited for each other at different places.
void tellRanksApart(const ConsoleLog& log, const RanksApart& apart, Finding& finding)
{
    const RankStop& first = apart.first;
    const RankStop& second = apart.second;
    finding.confidence = confidence::ranksCompared;
    if (apart.isUneven()) {
        finding.title = text::unevenRanks({.fewer = std::to_string(second.rank),
                                           .more = std::to_string(first.rank),
                                           .collective = std::string(second.collective),
                                           .file = fileOf(second),
                                           .line = std::to_string(second.own->line)});
        finding.explanation = text::unevenRanksExplained();
        finding.fixes = {fix::evenBatches()};
    } else {
        finding.title = text::ranksApart({.first = std::to_string(first.rank),
                                          .inFirst = std::string(first.collective),
                                          .firstLine = std::to_string(first.own->line),
                                          .second = std::to_string(second.rank),
                                          .inSecond = std::string(second.collective),
                                          .secondLine = std::to_string(second.own->line)});
        finding.explanation = text::ranksApartExplained();
        finding.fixes = {fix::sameCollectives()};
    }
    for (const RankStop* stop : {&first, &second})
        finding.evidence.emplace_back(lineEvidence(log, stop->trace->firstLine,
                                                   stop->trace->lastLine,
                                                   text::traceOfRank(std::to_string(stop->rank))));
}

/// The rank of several that raised the exception of its own, if the log says which.
std::optional<int> raisingRank(const Crash& crash)
{
    const std::vector<std::int16_t>& ranks = crash.log->ranks;
    if (crash.traceback == nullptr || crash.traceback->rank < 0 || ranks.size() < 2
        || crash.isConsequence() || isLostRank(crash.traceback->message)
        || crash.family() == "distributed")
        return std::nullopt;
    const std::optional<FailedRank> named = failedRank(*crash.log);
    const int rank = crash.traceback->rank;
    const bool othersLostIt = std::any_of(
        crash.log->tracebacks.begin(), crash.log->tracebacks.end(), [rank](const Traceback& other) {
            return other.rank >= 0 && other.rank != rank && isLostRank(other.message);
        });
    const bool isFirst = named ? named->rank == rank : othersLostIt;
    return isFirst ? std::optional(rank) : std::nullopt;
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
        if (!isEndSeen && !abstainIfUnanswered(training, sink) && !runCourse(training).isEndSeen())
            sink.abstain(abstention::endNotInLog());
        return;
    }
    const Crash& first = crashes.front();
    if ((first.isConsequence() && endForWantOfMemory(training))
        || subjectOf(first, training) != CrashSubject::Other)
        return; // told by the rules about memory and disks
    if (first.event->signature.starts_with("nccl.") && first.isConsequence()
        && differentCollectives(training))
        return; // told by straggler
    Finding finding;
    const Reading reading = readingOf(first);
    finding.severity = severityOf(first);
    finding.confidence = confidenceOf(first, reading);
    finding.cost = finding.severity == Severity::Warning ? cost::wasMeant : cost::runDied;
    finding.title = titleOf(first, reading);
    finding.explanation = explanationOf(first, reading);
    nameReasonOfNumber(training, first.family(), first.lastStep, finding);
    const std::optional<FailedRank> rank =
        first.isConsequence() ? failedRank(*first.log) : std::nullopt;
    const std::optional<RanksApart> apart = ranksApart(*first.log);
    if (apart)
        tellRanksApart(*first.log, *apart, finding);
    else if (rank)
        tellRank(*first.log, *rank, finding);
    else if (const std::optional<int> raised = raisingRank(first))
        finding.title =
            text::rankRaised({.rank = std::to_string(*raised), .what = std::move(finding.title)});
    for (const Crash& crash : crashes)
        addEvidence(crash, finding);
    if (reading.reason != nullptr && isCommunication(first))
        finding.evidence.emplace_back(lineEvidence(*first.log, reading.reason->firstLine,
                                                   reading.reason->lastLine,
                                                   text::communicationReason()));
    if (!apart)
        finding.fixes = {fixOf(first, reading)};
    sink.report(std::move(finding));
}

} // namespace faultline::rules::training_crashed
