// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string_view>

namespace faultline::console {

/// The type at the front of a line that begins with an exception as Python prints one, without any
/// traceback: "ValueError: no", "my_pkg.errors.BadConfig: no", "InvalidArgumentError (see above for
/// traceback): no". Empty for anything else, and for warnings.
[[nodiscard]] std::string_view bareException(std::string_view text);
/// What stands behind its type.
[[nodiscard]] std::string_view messageOfException(std::string_view text, std::string_view type);

/// Folds the lines of Python tracebacks. Several ranks may print theirs into one log at once.
/// Of a chain ("During handling of the above exception ...") the first block is the cause; of a
/// worker's "Original Traceback" that one is.
class TracebackFolder {
public:
    /// Gets every finished traceback; its lines are ids of the caller's.
    using Sink = std::function<void(Traceback)>;

    explicit TracebackFolder(Sink sink) : m_sink(std::move(sink)) {}

    struct Line {
        std::size_t id = 0;
        std::string_view text;
        std::int16_t rank = -1;
        bool hasPrefix = false; ///< it is a message of its own
        bool tellsEnd = false;  ///< a shell or scheduler says how the process ended
        bool hasHint = false;   ///< "Traceback (most recent call last)" is in it
    };
    /// True if the line belongs to a traceback, other than as its first line.
    bool offer(const Line& line);
    void finish();

private:
    enum class State : std::uint8_t { Frames, Message, Ended };
    struct Open {
        Traceback traceback;
        State state = State::Frames;
        std::size_t messageLines = 0;
        std::size_t foreignLines = 0; ///< in a row
        bool isChained = false;       ///< in a later block of the chain
        bool isLaterKept = false;     ///< it is Traceback::later.back()
        bool originalComes = false;   ///< the next block is the cause of this one
        bool detailsFollow = false;   ///< TensorFlow: the message goes on behind an empty line
        std::size_t detailLines = 0;  ///< indented ones of it
        bool hasHeader = true;        ///< else a frame came first: the log begins within it
    };

    bool begin(const Line& line, std::string_view behind);
    bool beginAtFrame(const Line& line);
    bool goOn(Open& open, const Line& line);
    static std::vector<Traceback::Frame>* framesOf(Open& open);
    static std::string* messageOf(Open& open);
    static bool takeFrame(Open& open, std::string_view text);
    static void takeUserCode(Open& open, std::string_view text);
    static bool takeException(Open& open, std::string_view text);
    static void takeOneLine(Open& open, std::string_view text);
    void close(std::map<std::int16_t, Open>::iterator it);

    Sink m_sink;
    std::map<std::int16_t, Open> m_open; ///< by rank
};

} // namespace faultline::console
