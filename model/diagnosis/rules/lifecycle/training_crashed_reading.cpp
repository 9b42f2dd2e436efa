// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rules/lifecycle/training_crashed_reading.h"

#include "model/core/ascii.h"
#include "model/diagnosis/evidence/crash_facts.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace faultline::rules::training_crashed {

namespace {

RaisedException exceptionOf(const Crash& crash)
{
    const Traceback* chain = crash.traceback;
    if (chain == nullptr || chain->exceptionType.empty())
        return {.type = crash.event->field("type"),
                .message = crash.event->field("message"),
                .frames = chain == nullptr ? std::span<const Traceback::Frame>() : chain->frames};
    // Of a chain the exception that the line names; else the one that tells most.
    const std::string_view message(chain->message);
    const bool isFirst =
        crash.event->signature != "py.exception" && !message.empty()
        && contains(crash.log->text(crash.event->lastLine), message.substr(0, message.find('\n')));
    return isFirst ? firstException(*crash.log, *chain) : tellingException(*crash.log, *chain);
}

/// Of a checkpoint that does not fit the line that says what differs.
const LogEvent* mismatchOf(const Crash& crash)
{
    if (crash.event->signature != "ckpt.strict" || crash.traceback == nullptr)
        return nullptr;
    for (const LogEvent& event : crash.log->events) {
        if (event.firstLine > crash.event->firstLine && event.firstLine <= crash.traceback->lastLine
            && event.signature == "ckpt.shape.torch")
            return &event;
    }
    return nullptr;
}

/// The last warning of the library for communication before its error.
const LogEvent* communicationReason(const Crash& crash)
{
    const LogEvent* reason = nullptr;
    for (const LogEvent& event : crash.log->events) {
        if (event.firstLine > crash.event->lastLine)
            break;
        // The general row says least: one that names the reason is kept.
        const bool isGeneral = event.signature == "nccl.warn";
        if (event.signature.starts_with("nccl.warn")
            && (!isGeneral || reason == nullptr || reason->signature == "nccl.warn"))
            reason = &event;
    }
    return reason;
}

/// Whether the event is the last line of a stack trace, so that its frames say where it was raised.
bool isRaisedInLine(const Crash& crash)
{
    return crash.traceback != nullptr && crash.event->firstLine > crash.traceback->firstLine
           && crash.event->lastLine <= crash.traceback->lastLine && crash.family() != "numbers"
           && !crash.traceback->frames.empty();
}

/// A row that only says that some file is missing: the package knows which kind of file it is.
bool isOfAnyFile(const Crash& crash)
{
    return crash.event->signature == "data.notfoundpy"
           || crash.event->signature == "py.filenotfound.any";
}

/// The line of the user's own code, or the package, may say more than the row of the message.
std::optional<ExceptionMeaning> meaningByLine(const RaisedException& exception, bool isRowGeneral)
{
    ExceptionMeaning meaning = meaningOf(exception);
    const bool saysMore = meaning.isByLine || (isRowGeneral && meaning.isByComponent);
    if (!saysMore || meaning.source != MeaningSource::Message)
        return std::nullopt;
    return meaning;
}

/// Rows of a matrix and columns: "64x600".
std::optional<std::pair<double, double>> matrixOf(std::string_view text)
{
    const std::size_t x = text.find('x');
    if (x == std::string_view::npos)
        return std::nullopt;
    const std::pair size(numberOf(text.substr(0, x)), numberOf(text.substr(x + 1)));
    return size.first > 0.0 && size.second > 0.0 ? std::optional(size) : std::nullopt;
}

} // namespace

EndKind endKindOf(const Crash& crash)
{
    const std::string_view id = crash.event->signature;
    const bool isOutOfRange = id == "py.exception"
                              && crash.field("type").find("OutOfRange") != std::string::npos
                              && crash.field("message").find("nd of sequence") != std::string::npos;
    if (id == "data.ranout" || id == "data.end" || isOutOfRange)
        return EndKind::InputRanOut;
    if (id == "log.error")
        return EndKind::ErrorRecord;
    if (id == "py.torn")
        return EndKind::Torn;
    if (id == "py.exception" && crash.traceback == nullptr)
        return EndKind::BareException;
    return crash.event->outcome == Outcome::Fatal ? EndKind::Named : EndKind::LastThing;
}

Reading readingOf(const Crash& crash)
{
    Reading reading;
    reading.exception = exceptionOf(crash);
    reading.reason = isCommunication(crash) ? communicationReason(crash) : mismatchOf(crash);
    // A launcher may print the exception in the line that tells the exit code.
    const bool isToldByException = crash.isConsequence() && !reading.exception.type.empty()
                                   && crash.traceback != nullptr
                                   && crash.traceback->firstLine == crash.event->firstLine;
    const bool isException = crash.event->signature == "py.exception" || isToldByException;
    if (isException && endKindOf(crash) != EndKind::InputRanOut)
        reading.meaning = meaningOf(reading.exception);
    else if (isRaisedInLine(crash))
        reading.meaning = meaningByLine(reading.exception, isOfAnyFile(crash));
    return reading;
}

bool isCommunication(const Crash& crash)
{
    return crash.event->signature == "nccl.err";
}

std::optional<ClassCounts> classCounts(const Crash& crash)
{
    if (!crash.event->signature.starts_with("ckpt."))
        return std::nullopt;
    static const RE2 kMismatch(
        R"(size mismatch for ([\w.]+): copying a param with shape torch\.Size\(\[(\d+)((?:, \d+)*)\]\) )"
        R"(from checkpoint, the shape in current model is torch\.Size\(\[(\d+)((?:, \d+)*)\]\))");
    // The last part of the name that is no number: "cls_score" of "box_predictor.cls_score.weight".
    static const RE2 kLayer(R"((\w*[A-Za-z_]\w*)(?:\.\d+)*\.(?:weight|bias)$)");
    static const RE2 kOutput(R"((?i)(?:cls|class|^fc\d*$|^head$|logit|score|label))");
    const std::size_t last =
        crash.traceback != nullptr ? crash.traceback->lastLine : crash.event->lastLine;
    for (std::size_t line = crash.event->firstLine; line <= last; ++line) {
        const std::string_view text = crash.log->text(line);
        std::string name;
        std::string restOfCheckpoint;
        std::string restOfModel;
        ClassCounts counts;
        const bool isMismatch =
            RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), kMismatch, &name,
                              &counts.checkpoint, &restOfCheckpoint, &counts.model, &restOfModel);
        std::string layer;
        if (isMismatch && restOfCheckpoint == restOfModel && RE2::PartialMatch(name, kLayer, &layer)
            && RE2::PartialMatch(layer, kOutput))
            return counts;
    }
    return std::nullopt;
}

std::optional<Reshaped> reshapedBatch(const Crash& crash)
{
    const auto a = matrixOf(crash.event->field("a"));
    const auto b = matrixOf(crash.event->field("b"));
    if (crash.event->signature != "pt.shape" || !a || !b)
        return std::nullopt;
    const double samples = a->first * a->second / b->first;
    const bool fits = samples == std::floor(samples) && samples >= 1.0 && samples < a->first;
    return fits ? std::optional(Reshaped{std::llround(samples), std::llround(a->first)})
                : std::nullopt;
}

bool isLabelCheck(const Crash& crash)
{
    if (crash.event->signature != "cuda.assert" && crash.event->signature != "cuda.assertdet")
        return false;
    if (crash.event->field("expr").find("n_classes") != std::string_view::npos)
        return true;
    static constexpr std::array<std::string_view, 5> kLookUps{
        "cross_entropy", "nll_loss", "nll_loss_nd", "one_hot", "cross_entropy_loss"};
    return crash.traceback != nullptr
           && std::any_of(crash.traceback->frames.begin(), crash.traceback->frames.end(),
                          [](const Traceback::Frame& frame) {
                              return std::find(kLookUps.begin(), kLookUps.end(), frame.function)
                                     != kLookUps.end();
                          });
}

std::optional<std::int64_t> stepOfNumber(const Crash& crash)
{
    const double told = numberOf(crash.field("it"));
    if (told > 0.0 && told < 1e15)
        return std::llround(told);
    return crash.lastStep;
}

} // namespace faultline::rules::training_crashed
