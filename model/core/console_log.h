// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/core/run.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

enum class LogLevel : std::uint8_t { None, Debug, Info, Warning, Error, Fatal };
[[nodiscard]] std::string_view toString(LogLevel level);

/// One line as it is shown: transport prefixes, ANSI codes, "> " and carriage returns are gone.
struct LogLine {
    std::uint64_t textOffset = 0; ///< of ConsoleLog's text
    std::uint32_t textLength = 0; ///< in bytes
    std::uint32_t sourceLine = 0; ///< 1-based number of the line in the file
    double wallTime = 0.0;        ///< by ConsoleLog::timeKind; NaN before the first known time
    std::uint32_t repeats = 1;    ///< lines of the file that this one stands for
    std::int16_t rank = -1;       ///< of the process that wrote it; -1: not said
    LogLevel level = LogLevel::None;
    bool hasOwnTime = false;     ///< else the time of a line before it
    bool isContinuation = false; ///< belongs to the message of the line before
    bool isProgress = false;     ///< a progress bar or a per-step line
};

/// What a recognised line means for the run.
enum class Outcome : std::uint8_t {
    Benign,  ///< looks bad and is not
    Note,    ///< worth knowing: a device, a version, a phase
    Warning, ///< may cost time or quality
    Failure, ///< an error; the run may have gone on
    Fatal,   ///< ends a run
};
[[nodiscard]] std::string_view toString(Outcome outcome);

/// What is known about a kind of line: a row of resources/signatures/. Texts are English,
/// translatable (context "Signatures"), and live for ever.
struct SignatureInfo {
    std::string_view id;      ///< "tf.oom.op"
    std::string_view title;   ///< what happened, a few words
    std::string_view meaning; ///< one or two sentences
    std::string_view advice;  ///< what to do; may be empty
    std::string_view family;  ///< "vram", "host-memory", "cuda", "data", ...
    Outcome outcome = Outcome::Note;
    /// Usually printed because of something else ("exit status 1"): the cause of an end only if
    /// nothing better is there.
    bool isConsequence = false;
    /// Only the heading of a message: a line below it that is known says more.
    bool isHeading = false;
    /// The title with the values of the line: "The checkpoint has %1 classes, the model %2", and
    /// the fields that go there. Empty: `title` is all that can be said.
    std::string_view titleWithValues = {};
    std::vector<std::string_view> values = {};
    /// How grave it is where the run went on after it, if that is to be told at all.
    enum class Alone { NotTold, Remark, Warning } alone = Alone::NotTold;
};

struct LogField {
    std::string name; ///< of the signature's group
    std::string value;
};

/// A line that matched a signature (resources/signatures/).
struct LogEvent {
    std::string_view signature; ///< id, "tf.oom.op"; lives for ever
    Outcome outcome = Outcome::Note;
    const SignatureInfo* info = nullptr; ///< of `signature`; set by the reader, lives for ever
    std::size_t firstLine = 0;           ///< index of a line of the log
    std::size_t lastLine = 0;            ///< inclusive
    std::vector<LogField> fields;        ///< named groups that took part
    std::uint64_t more = 0; ///< further lines of this signature that are not listed one by one

    [[nodiscard]] std::string_view field(std::string_view name) const; ///< empty if absent
};

/// A Python traceback, or a chain of them, folded.
struct Traceback {
    struct Frame {
        std::string file;
        std::uint32_t line = 0;
        std::string function;
    };
    /// An exception that was raised while another one was handled.
    struct Later {
        std::string exceptionType;
        std::string message;
        std::vector<Frame> frames;
    };
    std::size_t firstLine = 0; ///< index of a line of the log
    std::size_t lastLine = 0;
    std::int16_t rank = -1;
    std::string exceptionType; ///< of the cause: the first block of a chain
    std::string message;
    std::vector<Frame> frames;          ///< of the cause, outermost first
    std::size_t meaningfulFrame = 0;    ///< the deepest one in the user's or the framework's code
    std::vector<std::string> wrappedBy; ///< types of the exceptions raised while handling it
    std::vector<Later> later;           ///< those of the same chain, in order; at most kMostLater

    static constexpr std::size_t kMostLater = 8;
};

/// A dump of TensorFlow's BFC allocator, taken whole. Zero where the log does not say.
struct AllocatorDump {
    struct Bin {
        std::uint64_t binBytes = 0;
        std::uint64_t totalChunks = 0;
        std::uint64_t chunksInUse = 0;
        double allocatedBytes = 0.0; ///< printed rounded ("1.27GiB")
        double inUseBytes = 0.0;
        double requestedBytes = 0.0;
    };
    struct Chunk {
        std::uint64_t address = 0;
        std::uint64_t sizeBytes = 0;
        bool inUse = false;
        std::string op;
        std::int64_t step = -1;
    };
    struct SizeSummary {
        std::uint64_t count = 0;
        std::uint64_t sizeBytes = 0;
    };
    std::size_t firstLine = 0;
    std::size_t lastLine = 0;
    std::string allocator; ///< "GPU_0_bfc"
    std::uint64_t requestBytes = 0;
    std::string requestOp;
    std::string requestShape; ///< "[8,48,48,112]"
    std::string requestType;  ///< "float"
    std::uint64_t limitBytes = 0;
    std::uint64_t inUseBytes = 0;
    std::uint64_t maxInUseBytes = 0;
    std::uint64_t allocationCount = 0;
    std::uint64_t maxAllocationBytes = 0;
    std::uint64_t largestFreeChunkBytes = 0; ///< from the chunks, or LargestFreeBlock
    std::vector<Bin> bins;
    std::vector<Chunk> chunks; ///< at most kMaxChunks kept
    std::uint64_t chunkCount = 0;
    std::vector<SizeSummary> summaries;
    bool isComplete = false; ///< reaches its statistics

    static constexpr std::size_t kMaxChunks = 200'000;
};

/// How long a training was to be and how far it came, as its lines print it: "Epoch 12/50",
/// "iter 300/90000". A new one begins where the total changes or the count goes back.
struct PrintedPlan {
    enum class Unit : std::uint8_t {
        Epochs,
        Steps,        ///< of the whole run
        StepsOfEpoch, ///< only the last place of a total is kept
    };
    Unit unit = Unit::Epochs;
    std::int64_t total = 0;
    std::int64_t first = 0; ///< first and last count that was printed with it
    std::int64_t last = 0;
    std::size_t firstLine = 0; ///< index of a line of the log
    std::size_t lastLine = 0;
};

/// What a progress bar showed at one time, also of those states that were written over.
struct BarState {
    double done = 0.0;
    double whole = 0.0;
    double seconds = 0.0;        ///< since the bar began, in whole seconds
    double secondsPerStep = 0.0; ///< as it says: smoothed, at its ends the mean; 0: does not say

    static constexpr std::size_t kMost = 50'000; ///< of one log
};

/// What a console showed: lines, what they mean, and the numbers in them. Immutable once read.
struct ConsoleLog : Artifact {
    std::vector<LogLine> lines;
    std::vector<LogEvent> events;            ///< by first line
    std::vector<Traceback> tracebacks;       ///< by first line
    std::vector<AllocatorDump> dumps;        ///< by first line
    std::map<std::string, ScalarTag> series; ///< "loss", "learning_rate", "step_time", "gpu_memory"
    std::vector<PrintedPlan> plans;          ///< by first line
    std::vector<BarState> bars;              ///< in their order; the first BarState::kMost
    std::optional<std::size_t> cause; ///< index of the event that ended the run; none: not seen
    /// Where there is no cause: an event that reports a failure, after which nothing shows that the
    /// training went on; whether it ended the run is not known.
    std::optional<std::size_t> unanswered;
    std::optional<int> exitCode;     ///< as the log says; negative: a signal
    std::vector<std::int16_t> ranks; ///< that occur, ascending
    std::uint64_t droppedLines = 0;  ///< of the middle of a log too long to keep

    /// Text of a line: UTF-8, no line end. `index` < lines.size().
    [[nodiscard]] std::string_view text(std::size_t index) const;

    /// The same by place, for a reader whose lines are not in `lines` yet.
    [[nodiscard]] std::string_view text(const LogLine& line) const;

    /// A reader appends here; blocks never move, so views stay valid.
    std::uint64_t addText(std::string_view line);
    [[nodiscard]] std::uint64_t textBytes() const { return m_textBytes; }
    /// Gives back the memory of the blocks that lie wholly before `offset` and not before `from`:
    /// no line may refer to them any more.
    void dropText(std::uint64_t from, std::uint64_t offset);
    /// Gives back what the last block does not need. Nothing can be added afterwards.
    void settleText();
    [[nodiscard]] std::size_t memoryBytes() const;

private:
    static constexpr std::size_t kBlockBytes = std::size_t{1} << 22;
    std::vector<std::unique_ptr<std::string>> m_blocks;
    std::uint64_t m_textBytes = 0;
};

using ConsoleLogPtr = std::shared_ptr<const ConsoleLog>;

} // namespace faultline
