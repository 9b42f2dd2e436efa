// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"
#include "model/core/text.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What an exception means without a row of the table of messages: by its type, the shape of its
/// message, the line of the user's own code, and the part of which package raised it. The tables
/// are resources/signatures/ exceptions.jsonl, modules.jsonl and components.jsonl.

/// An exception with its stack trace, outermost frame first. Frames may be missing.
struct RaisedException {
    std::string_view type; ///< perhaps dotted: "torch.cuda.OutOfMemoryError"
    std::string_view message;
    std::span<const Traceback::Frame> frames;
    std::string ownSource{};  ///< the line of ownFrame(), if the log shows it
    std::string lastSource{}; ///< that of the innermost frame
};

/// What the meaning was concluded from, the surest first.
enum class MeaningSource : std::uint8_t {
    Message,       ///< the wording of its message
    TypeAndModule, ///< its type, and what the package was doing
    Type,          ///< its type alone: no package is in the stack trace
    Nothing,       ///< neither says what happened
};

struct ExceptionMeaning {
    MeaningSource source = MeaningSource::Nothing;
    Text title;     ///< what happened, with the values of the message; empty if nothing is known
    Text meaning;   ///< empty if nothing is known
    Text advice;    ///< may be empty
    Text component; ///< what was going on: "data loading"; empty if no frame says
    Text failed;    ///< that this failed: "A batch could not be loaded"; empty likewise
    /// The line of the user's own code decided: it says more than a row for the message alone.
    bool isByLine = false;
    bool isByComponent = false; ///< what was going on decided: the kind of a file that is missing
    bool isGeneral = false; ///< the title fits many messages: what they say of values is not in it
    bool isOfOwnCode = false; ///< raised by the user's own code, not by a package
    std::string package; ///< that raised it: "PyTorch"; empty: the user's own code, or not known
    const Traceback::Frame* own = nullptr; ///< deepest frame of the user's own code; may be null
};

[[nodiscard]] ExceptionMeaning meaningOf(const RaisedException& exception);

/// The exception of a chain ("During handling of the above exception ...") that means most, the
/// first of equals. A look-up that fails (KeyError, ...) and is answered by an exception in words
/// is only how the program noticed. Points into `traceback`, which is of `log`.
[[nodiscard]] RaisedException tellingException(const ConsoleLog& log, const Traceback& traceback);

/// The first of the chain; of a worker's or launcher's the original one.
[[nodiscard]] RaisedException firstException(const ConsoleLog& log, const Traceback& traceback);

/// What is wrong with the rows of the tables; empty as they ship.
[[nodiscard]] std::vector<std::string> exceptionTableProblems();

/// "OutOfMemoryError" of "torch.cuda.OutOfMemoryError".
[[nodiscard]] std::string_view shortType(std::string_view type);

/// The deepest frame that is of no installed package and not of Python itself; null if none is.
[[nodiscard]] const Traceback::Frame* ownFrame(std::span<const Traceback::Frame> frames);

/// A title with the fields of an event, where it has all of them, else its plain title.
[[nodiscard]] Text titleOf(const LogEvent& event);

/// A value of a message as a title shows it: no line ends, a long path by its last parts. Empty if
/// it is too long to be shown.
[[nodiscard]] std::string shownValue(std::string_view value);

} // namespace faultline
