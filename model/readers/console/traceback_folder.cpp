// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/traceback_folder.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <initializer_list>

namespace faultline::console {

namespace {

constexpr std::string_view kHeader = "Traceback (most recent call last)";
constexpr std::size_t kMostFrames = 500;
constexpr std::size_t kMostMessageLines = 12;
constexpr std::size_t kMostMessageBytes = 4096;
constexpr std::size_t kMostDetailLines = 400;      // where the operation was made: frames of Keras
constexpr std::size_t kMostOpen = 256;             // at once, of different ranks
constexpr std::size_t kMostLinesBetweenFrames = 3; // of other threads, between two frames
constexpr std::string_view kIndent = " \t|+";      // of a line, with the marks of exception groups

/// TensorFlow's heading of frames and of an exception that it raised while it traced a function.
bool isInUserCode(std::string_view message)
{
    return trimmed(message) == "in user code:";
}

/// Whether what went wrong stands only behind the empty line that follows, as TensorFlow, Keras
/// and the unpickler of PyTorch write it. "Graph execution error:", "WeightsUnpickler error:".
bool announcesMore(std::string_view message)
{
    return trimmed(message).ends_with("error:") || isInUserCode(message)
           || (message.starts_with("Exception encountered when calling")
               && message.find('\n') == std::string_view::npos);
}

bool isExceptionCharacter(char c)
{
    return isWordCharacter(c) || c == '.';
}

/// The type at the front of "torch.cuda.OutOfMemoryError: CUDA out of memory"; empty if none.
std::string_view exceptionType(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && isExceptionCharacter(text[length]))
        ++length;
    const std::string_view behind = text.substr(length);
    if (length == 0
        || (!behind.empty() && behind[0] != ':'
            && !behind.starts_with(" (see above for traceback):")))
        return {};
    const std::string_view type = text.substr(0, length);
    const std::string_view name = type.substr(type.rfind('.') + 1);
    const bool isNamed = !name.empty() && isUpper(name.front());
    const bool isLower =
        !behind.empty() && (name == "error" || name == "timeout" || name == "gaierror");
    return isNamed || isLower ? type : std::string_view();
}

bool endsWithOne(std::string_view name, std::initializer_list<std::string_view> endings)
{
    return std::any_of(endings.begin(), endings.end(),
                       [name](std::string_view ending) { return name.ends_with(ending); });
}

/// Reads `File "x", line 3, in f` at the front; `text` is then what stands behind it.
bool readFrame(std::string_view& text, Traceback::Frame& frame)
{
    constexpr std::string_view kFile = "File \"";
    if (!text.starts_with(kFile))
        return false;
    const std::size_t quote = text.find('"', kFile.size());
    if (quote == std::string_view::npos)
        return false;
    frame.file = text.substr(kFile.size(), quote - kFile.size());
    text.remove_prefix(quote + 1);
    constexpr std::string_view kLine = ", line ";
    if (!text.starts_with(kLine))
        return true;
    text.remove_prefix(kLine.size());
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), frame.line);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    constexpr std::string_view kIn = ", in ";
    if (error == std::errc() && text.starts_with(kIn)) {
        text.remove_prefix(kIn.size());
        std::size_t length = text.find(' ');
        if (length == std::string_view::npos)
            length = text.size();
        frame.function = text.substr(0, length);
        text.remove_prefix(length);
    }
    return true;
}

bool isPlumbing(const Traceback::Frame& frame)
{
    constexpr std::array kPlumbing{
        std::string_view("runpy.py"),     std::string_view("<frozen "),
        std::string_view("importlib/"),   std::string_view("multiprocessing/"),
        std::string_view("threading.py"), std::string_view("concurrent/futures"),
        std::string_view("contextlib.py")};
    return std::any_of(kPlumbing.begin(), kPlumbing.end(),
                       [&frame](std::string_view part) { return contains(frame.file, part); });
}

bool isInstalled(const Traceback::Frame& frame)
{
    constexpr std::array kInstalled{
        std::string_view("site-packages"), std::string_view("dist-packages"),
        std::string_view("/lib/python"),   std::string_view("\\lib\\"),
        std::string_view(".pyx"),          std::string_view(".pxi")};
    return std::any_of(kInstalled.begin(), kInstalled.end(),
                       [&frame](std::string_view part) { return contains(frame.file, part); });
}

/// The deepest frame of the user's own code; else the deepest of the framework.
std::size_t meaningfulFrame(const std::vector<Traceback::Frame>& frames)
{
    std::size_t framework = frames.empty() ? 0 : frames.size() - 1;
    bool hasFramework = false;
    for (std::size_t i = frames.size(); i-- > 0;) {
        if (isPlumbing(frames[i]))
            continue;
        if (!isInstalled(frames[i]))
            return i;
        if (!hasFramework)
            framework = i;
        hasFramework = true;
    }
    return framework;
}

} // namespace

std::string_view bareException(std::string_view text)
{
    constexpr std::size_t kLongest = 120;
    std::size_t length = 0;
    while (length < text.size() && length < kLongest && isExceptionCharacter(text[length]))
        ++length;
    const std::string_view type = text.substr(0, length);
    const std::string_view behind = text.substr(length);
    const bool ends = behind.empty() || behind == ":" || behind.starts_with(": ")
                      || behind.starts_with(" (see above for traceback)");
    if (!ends || type.size() < 4 || !isWordStart(type.front()))
        return {};
    const std::size_t dot = type.rfind('.');
    const std::string_view name = dot == std::string_view::npos ? type : type.substr(dot + 1);
    // All capitals are the level of a logger: "ERROR: ...".
    const bool isCamel =
        !name.empty() && isUpper(name.front()) && std::any_of(name.begin(), name.end(), isLower);
    if (!isCamel || name == "Error" || name.ends_with("Warning"))
        return {};
    if (endsWithOne(name, {"Error", "Exception", "Interrupt", "SystemExit", "StopIteration"}))
        return type;
    const bool isOfPackage =
        dot != std::string_view::npos && isLower(type.front())
        && (contains(type, "error") || contains(type, "exception")
            || endsWithOne(name, {"Exit", "Expired", "Timeout", "Failure", "Failed", "Fault",
                                  "Exhausted", "NotFound", "Missing", "Unavailable", "Invalid"}));
    return isOfPackage ? type : std::string_view();
}

std::string_view messageOfException(std::string_view text, std::string_view type)
{
    constexpr std::string_view kAbove = " (see above for traceback)";
    std::string_view message = text.substr(type.size());
    if (message.starts_with(kAbove))
        message.remove_prefix(kAbove.size());
    return trimmedStart(message, ": ");
}

bool TracebackFolder::offer(const Line& line)
{
    if (line.hasHint) {
        const std::size_t at = line.text.find(kHeader);
        if (at != std::string_view::npos)
            return begin(line, line.text.substr(at + kHeader.size()));
    }
    const auto it = m_open.empty() ? m_open.end() : m_open.find(line.rank);
    if (it == m_open.end())
        return beginAtFrame(line);
    if (goOn(it->second, line)) {
        it->second.traceback.lastLine = line.id;
        return true;
    }
    if (it->second.state != State::Frames || ++it->second.foreignLines > kMostLinesBetweenFrames)
        close(it);
    return false;
}

bool TracebackFolder::begin(const Line& line, std::string_view behind)
{
    auto it = m_open.find(line.rank);
    const bool isOriginal = contains(line.text, "Original Traceback")
                            || (it != m_open.end() && it->second.originalComes);
    const bool continues =
        it != m_open.end()
        && (it->second.isChained || (isOriginal && it->second.state != State::Frames));
    if (!continues) {
        if (it != m_open.end())
            close(it);
        if (m_open.size() >= kMostOpen)
            finish();
        it = m_open.emplace(line.rank, Open()).first;
        it->second.traceback.firstLine = line.id;
        it->second.traceback.rank = line.rank;
    } else if (isOriginal) {
        Traceback& traceback = it->second.traceback;
        traceback.wrappedBy.push_back(std::move(traceback.exceptionType));
        traceback.exceptionType.clear();
        traceback.message.clear();
        traceback.frames.clear();
        it->second.isChained = false;
        it->second.originalComes = false;
    }
    Open& open = it->second;
    if (open.isChained) {
        std::vector<Traceback::Later>& later = open.traceback.later;
        open.isLaterKept = later.size() < Traceback::kMostLater;
        if (open.isLaterKept)
            later.emplace_back();
    }
    open.state = State::Frames;
    open.foreignLines = 0;
    open.traceback.lastLine = line.id;
    if (contains(behind, "File \""))
        takeOneLine(open, behind);
    return continues;
}

/// The log was cut: it begins with frames.
bool TracebackFolder::beginAtFrame(const Line& line)
{
    const bool isFrame = line.text.size() > 2 && (line.text[0] == ' ' || line.text[0] == '\t')
                         && trimmedStart(line.text, " \t").starts_with("File \"")
                         && contains(line.text, "\", line ") && contains(line.text, ", in ");
    if (!isFrame || m_open.size() >= kMostOpen)
        return false;
    Open& open = m_open.emplace(line.rank, Open()).first->second;
    open.hasHeader = false;
    open.traceback.firstLine = open.traceback.lastLine = line.id;
    open.traceback.rank = line.rank;
    return takeFrame(open, line.text);
}

/// A whole traceback in one line, as AI Platform shows it.
void TracebackFolder::takeOneLine(Open& open, std::string_view text)
{
    for (std::size_t at = text.find("File \""); at != std::string_view::npos;
         at = text.find("File \"")) {
        text.remove_prefix(at);
        Traceback::Frame frame;
        if (!readFrame(text, frame)) {
            text.remove_prefix(1);
            continue;
        }
        if (open.traceback.frames.size() < kMostFrames)
            open.traceback.frames.push_back(std::move(frame));
    }
    // The exception is the last "SomeError: message" behind the frames.
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isWord = at == 0 || text[at - 1] == ' ';
        if (!isWord)
            continue;
        const std::string_view rest = text.substr(at);
        const std::string_view type = exceptionType(rest);
        if (contains(type, "Error") || contains(type, "Exception") || contains(type, "Interrupt")) {
            takeException(open, rest);
            return;
        }
    }
}

bool TracebackFolder::takeFrame(Open& open, std::string_view text)
{
    Traceback::Frame frame;
    text = trimmedStart(text, kIndent);
    if (!readFrame(text, frame))
        return false;
    std::vector<Traceback::Frame>* frames = framesOf(open);
    if (frames != nullptr && frames->size() < kMostFrames)
        frames->push_back(std::move(frame));
    return true;
}

/// A line of what TensorFlow prints below "in user code:": frames, and then the exception itself.
void TracebackFolder::takeUserCode(Open& open, std::string_view text)
{
    if (takeFrame(open, text))
        return;
    const std::string_view line = trimmedStart(text, " \t");
    if (!bareException(line).empty())
        takeException(open, line);
}

/// Where the frames of the present block go; null if it is not kept.
std::vector<Traceback::Frame>* TracebackFolder::framesOf(Open& open)
{
    if (!open.isChained)
        return &open.traceback.frames;
    return open.isLaterKept ? &open.traceback.later.back().frames : nullptr;
}

/// Where its message goes; null if it is not kept.
std::string* TracebackFolder::messageOf(Open& open)
{
    if (!open.isChained)
        return &open.traceback.message;
    return open.isLaterKept ? &open.traceback.later.back().message : nullptr;
}

bool TracebackFolder::takeException(Open& open, std::string_view text)
{
    const std::string_view type = exceptionType(text);
    if (type.empty())
        return false;
    const std::string_view message = messageOfException(text, type);
    if (open.isChained)
        open.traceback.wrappedBy.emplace_back(type);
    else
        open.traceback.exceptionType = type;
    if (open.isChained && open.isLaterKept)
        open.traceback.later.back().exceptionType = type;
    if (std::string* kept = messageOf(open))
        *kept = message.substr(0, kMostMessageBytes);
    open.state = State::Message;
    open.messageLines = 0;
    return true;
}

bool TracebackFolder::goOn(Open& open, const Line& line)
{
    const std::string_view text = line.text;
    if (contains(text, "During handling of the above exception")
        || contains(text, "was the direct cause of the following exception")) {
        open.isChained = true;
        open.state = State::Ended;
        return true;
    }
    if (text.empty()) {
        if (open.state == State::Message && announcesMore(open.traceback.message))
            open.detailsFollow = true;
        else if (open.state == State::Message)
            open.state = State::Ended;
        return open.state != State::Ended || ++open.messageLines <= kMostMessageLines;
    }
    switch (open.state) {
    case State::Frames: {
        if (takeFrame(open, text)) {
            open.foreignLines = 0;
            return true;
        }
        if (line.hasPrefix)
            return false;
        if (text.front() == ' ' || text.front() == '\t')
            return true; // source text, carets
        if (!open.hasHeader && bareException(text).empty())
            return false; // frames in other text
        return takeException(open, trimmedStart(text, kIndent));
    }
    case State::Message: {
        const bool isDetail = open.detailsFollow && (text.front() == ' ' || text.front() == '\t');
        const std::size_t most = isDetail ? kMostDetailLines : kMostMessageLines;
        std::size_t& count = isDetail ? open.detailLines : open.messageLines;
        if (line.hasPrefix || line.tellsEnd || ++count > most)
            return false;
        open.originalComes = contains(text, "terminated with the following error");
        std::string* message = messageOf(open);
        if (isDetail && message != nullptr && isInUserCode(*message)) {
            takeUserCode(open, text);
            return true;
        }
        if (message != nullptr && message->size() + text.size() < kMostMessageBytes)
            message->append(message->empty() ? "" : "\n").append(text);
        return true;
    }
    case State::Ended:
        open.originalComes =
            open.originalComes || contains(text, "terminated with the following error");
        return open.originalComes;
    }
    return false;
}

void TracebackFolder::close(std::map<std::int16_t, Open>::iterator it)
{
    Traceback traceback = std::move(it->second.traceback);
    const bool isOfOtherText = !it->second.hasHeader && traceback.exceptionType.empty();
    m_open.erase(it);
    if (isOfOtherText)
        return;
    traceback.meaningfulFrame = meaningfulFrame(traceback.frames);
    m_sink(std::move(traceback));
}

void TracebackFolder::finish()
{
    while (!m_open.empty())
        close(m_open.begin());
}

} // namespace faultline::console
