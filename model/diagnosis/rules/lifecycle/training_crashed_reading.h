// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/diagnosis/evidence/crash.h"
#include "model/diagnosis/evidence/exception_meaning.h"

#include <cstdint>
#include <optional>
#include <string>

namespace faultline::rules::training_crashed {

/// What training-crashed reads out of the end of a log, before it words it: which kind of end it
/// is, what an exception means, and what the values of some messages come to.

/// Not what the log names as fatal, but the last thing in it, or what an excerpt shows of it.
enum class EndKind { Named, BareException, LastThing, ErrorRecord, Torn, InputRanOut };

[[nodiscard]] EndKind endKindOf(const Crash& crash);

/// What is known of an end: for an exception without a row what its type, message and frames tell.
struct Reading {
    RaisedException exception;
    std::optional<ExceptionMeaning> meaning; ///< of an exception without a row
    const LogEvent* reason = nullptr;        ///< another line that says more ("NCCL WARN ...")
};

[[nodiscard]] Reading readingOf(const Crash& crash);

/// Whether the library for communication between ranks failed.
[[nodiscard]] bool isCommunication(const Crash& crash);

/// "91" of "[91, 1024]" against "[3, 1024]": what differs is the number of classes, if the layer is
/// one that has an output for each class.
struct ClassCounts {
    std::string checkpoint;
    std::string model;
};

[[nodiscard]] std::optional<ClassCounts> classCounts(const Crash& crash);

/// A product of a x b and c x d that fits if the batch was a * b / c: a smaller one was reshaped.
struct Reshaped {
    std::int64_t samples;
    std::int64_t batch;
};

[[nodiscard]] std::optional<Reshaped> reshapedBatch(const Crash& crash);

/// A check of the GPU that failed where class numbers are looked up.
[[nodiscard]] bool isLabelCheck(const Crash& crash);

/// The step of a number that is not finite: as the message says, else the last one of the log.
[[nodiscard]] std::optional<std::int64_t> stepOfNumber(const Crash& crash);

} // namespace faultline::rules::training_crashed
