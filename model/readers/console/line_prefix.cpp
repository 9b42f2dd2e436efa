// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/line_prefix.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace faultline::console {

namespace {

constexpr std::size_t kLongestPart = 80; // of a prefix, in bytes
constexpr int kMostParts = 6;

bool areDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

void skip(std::string_view& text, std::string_view characters)
{
    text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
}

LogLevel levelOfLetter(char letter)
{
    switch (letter) {
    case 'D':
    case 'V': return LogLevel::Debug;
    case 'I': return LogLevel::Info;
    case 'W': return LogLevel::Warning;
    case 'E': return LogLevel::Error;
    case 'F':
    case 'C': return LogLevel::Fatal;
    default: return LogLevel::None;
    }
}

struct LevelWord {
    std::string_view word;
    LogLevel level;
};

constexpr std::array kLevelWords{
    LevelWord{"INFO", LogLevel::Info},       LevelWord{"WARNING", LogLevel::Warning},
    LevelWord{"ERROR", LogLevel::Error},     LevelWord{"DEBUG", LogLevel::Debug},
    LevelWord{"WARN", LogLevel::Warning},    LevelWord{"CRITICAL", LogLevel::Fatal},
    LevelWord{"FATAL", LogLevel::Fatal},     LevelWord{"TRACE", LogLevel::Debug},
    LevelWord{"NOTICE", LogLevel::Info},     LevelWord{"SUCCESS", LogLevel::Info},
    LevelWord{"EXCEPTION", LogLevel::Error}, LevelWord{"info", LogLevel::Info},
    LevelWord{"warning", LogLevel::Warning}, LevelWord{"error", LogLevel::Error},
    LevelWord{"debug", LogLevel::Debug},     LevelWord{"critical", LogLevel::Fatal},
};

LogLevel levelOfWord(std::string_view word)
{
    while (!word.empty() && (word.back() == ':' || word.back() == ',' || word.back() == ']'))
        word.remove_suffix(1);
    if (!word.empty() && word.front() == '[')
        word.remove_prefix(1);
    if (word.empty() || word.size() > 9)
        return LogLevel::None;
    for (const LevelWord& known : kLevelWords) {
        if (known.word == word)
            return known.level;
    }
    return LogLevel::None;
}

/// "2024-05-06T10:00:00.123456789Z"
bool isOfContainer(std::string_view stamp)
{
    const std::size_t dot = stamp.find('.');
    return dot != std::string_view::npos && stamp.size() > dot + 8 && stamp[10] == 'T'
           && areDigits(stamp.substr(dot + 1, 7));
}

std::int16_t rankOf(std::string_view digits)
{
    std::int16_t rank = -1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), rank);
    return error == std::errc() && end == digits.data() + digits.size() ? rank : std::int16_t{-1};
}

/// "file.cc:123] " as TensorFlow, absl and torch write it; false if that is not what comes.
bool takeSource(std::string_view& text)
{
    const std::size_t close = text.substr(0, 2 * kLongestPart).find(']');
    if (close == std::string_view::npos || close < 3 || !isDigit(text[close - 1]))
        return false;
    const std::string_view place = text.substr(0, close);
    const std::size_t colon = place.rfind(':');
    if (colon == std::string_view::npos || !areDigits(place.substr(colon + 1))
        || place.substr(0, colon).find(' ') != std::string_view::npos)
        return false;
    text.remove_prefix(close + 1);
    if (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    return true;
}

/// Takes one part of a prefix after another.
class PrefixTaker {
public:
    explicit PrefixTaker(std::string_view& text) : m_text(text) {}

    LinePrefix run()
    {
        takeQuotes();
        for (int i = 0; i < kMostParts && !m_text.empty() && !m_isDone; ++i) {
            if (!takePart())
                break;
        }
        return m_prefix;
    }

private:
    void takeQuotes()
    {
        while (m_text.size() > 1 && m_text[0] == '>') {
            if (m_text[1] == ' ')
                m_text.remove_prefix(2);
            else if (isLetterOrDigit(m_text[1]) || m_text[1] == '[')
                m_text.remove_prefix(1);
            else
                return; // ">>>" is a prompt
        }
        if (m_text == ">")
            m_text = {};
    }

    /// What was taken ends the prefix: the message begins here.
    bool end(std::string_view message)
    {
        m_text = message;
        m_isDone = true;
        return true;
    }

    /// True if something was taken.
    bool takePart()
    {
        const char c = m_text.front();
        if (c == '[')
            return takeBracket();
        if (isDigit(c))
            return takeTime();
        if (isUpper(c))
            return takeGlog() || takeBareSource() || takeLevel() || takeJournal() || takeNccl()
                   || readJobTime();
        if (c == '<')
            return takePriority();
        if (c == '(')
            return takeRay();
        return isLower(c) && (takeNccl() || takeService());
    }

    /// A stamp of an outer layer stays: the recorder's clock is the surest.
    void setStamp(const Stamp& stamp)
    {
        if (m_prefix.stamp.kind == StampKind::None || m_prefix.stamp.kind == StampKind::Uptime)
            m_prefix.stamp = stamp;
    }
    void setLevel(LogLevel level)
    {
        if (level != LogLevel::None)
            m_prefix.level = level;
    }
    void setForm(PrefixForm form)
    {
        if (m_prefix.form == PrefixForm::None || m_prefix.form == PrefixForm::Recorder)
            m_prefix.form = form;
    }

    bool takeTime()
    {
        std::string_view rest = m_text;
        const Stamp stamp = takeStamp(rest);
        if (stamp.kind == StampKind::None)
            return takeNccl();
        const std::string_view before = m_text.substr(0, m_text.size() - rest.size());
        if (rest.empty()
            || (rest.front() != ' ' && rest.front() != ':' && rest.front() != ','
                && rest.front() != '|' && rest.front() != ']' && rest.front() != '\t'))
            return false;
        const bool isFirst = m_prefix.stamp.kind == StampKind::None;
        setStamp(stamp);
        if (isFirst && stamp.kind == StampKind::Absolute && rest.size() >= 3
            && (rest.starts_with(" O ") || rest.starts_with(" E "))) {
            m_prefix.form = PrefixForm::Recorder;
            m_prefix.isTransport = true;
            m_prefix.isErrorStream = rest[1] == 'E';
            m_text = rest.substr(3);
            return true;
        }
        if (rest.starts_with(": ") && rest.size() > 4 && rest[3] == ' '
            && levelOfLetter(rest[2]) != LogLevel::None) {
            std::string_view source = rest.substr(4);
            if (takeSource(source)) {
                setLevel(levelOfLetter(rest[2]));
                setForm(PrefixForm::TensorFlow);
                return end(source);
            }
        }
        m_text = rest;
        // Of a container's log: "2024-05-06T10:00:00.1Z stderr F text"
        for (const std::string_view stream :
             {std::string_view(" stdout "), std::string_view(" stderr ")}) {
            if (isFirst && m_text.starts_with(stream) && m_text.size() > stream.size() + 1
                && (m_text[stream.size()] == 'F' || m_text[stream.size()] == 'P')
                && m_text[stream.size() + 1] == ' ') {
                m_text.remove_prefix(stream.size() + 2);
                m_prefix.isTransport = true;
                return true; // the form is that of what follows
            }
        }
        // A container's runtime notes nanoseconds, and one blank behind them: what follows is the
        // line as it was printed.
        if (isFirst && stamp.kind == StampKind::Absolute && isOfContainer(before)) {
            m_text.remove_prefix(m_text.starts_with(" ") ? 1 : 0);
            m_prefix.isTransport = true;
            return true;
        }
        skip(m_text, " :,|\t]");
        if (m_text.starts_with(">> ")) // Hugging Face
            m_text.remove_prefix(3);
        takeLogger();
        setForm(PrefixForm::Other);
        return true;
    }

    /// "- name - LEVEL - ", "| LEVEL | name - ", "LEVEL name: ": what follows a time.
    void takeLogger()
    {
        for (int i = 0; i < 3; ++i) {
            std::string_view rest = m_text;
            if (rest.starts_with("- "))
                rest.remove_prefix(2);
            skip(rest, " ");
            const std::string_view token = rest.substr(0, std::min(rest.find(' '), rest.size()));
            if (token.empty() || token.size() > kLongestPart)
                return;
            std::string_view behind = rest.substr(token.size());
            skip(behind, " ");
            const LogLevel level = levelOfWord(token);
            const bool isSeparated = behind.starts_with("- ") || behind.starts_with("| ");
            const bool beforeLevel =
                levelOfWord(behind.substr(0, std::min(behind.find(' '), behind.size())))
                != LogLevel::None;
            if (level == LogLevel::None && !isSeparated && !beforeLevel)
                break;
            if (level != LogLevel::None) {
                setLevel(level);
                setForm(PrefixForm::PythonLogging);
            }
            if (isSeparated)
                behind.remove_prefix(2);
            m_text = behind;
        }
        if (m_text.starts_with("- "))
            m_text.remove_prefix(2);
    }

    /// "I1223 18:10:23.516401 140558669547392 learning.py:754] "
    bool takeGlog()
    {
        std::string_view rest = m_text;
        const LogLevel level = levelOfLetter(rest.front());
        if (level == LogLevel::None || rest.size() < 20 || !areDigits(rest.substr(1, 4))
            || rest[5] != ' ')
            return false;
        const std::string_view date = rest.substr(1, 4);
        rest.remove_prefix(6);
        Stamp stamp;
        if (rest.starts_with("00:00:") && date == "0000") { // seconds since the epoch follow
            rest.remove_prefix(6);
            double seconds = 0.0;
            const auto [end, error] =
                std::from_chars(rest.data(), rest.data() + rest.size(), seconds);
            if (error != std::errc() || !(seconds >= 1e9 && seconds < 1e10))
                return false;
            rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
            stamp = {.kind = StampKind::Absolute, .seconds = seconds};
        } else {
            stamp = stampOfMonthAndDay(date, takeTimeOfDay(rest));
        }
        if (stamp.kind == StampKind::None)
            return false;
        skip(rest, " ");
        skip(rest, "0123456789");
        skip(rest, " ");
        if (!takeSource(rest))
            return false;
        setStamp(stamp);
        setLevel(level);
        setForm(PrefixForm::Glog);
        return end(rest);
    }

    /// "E tensorflow/stream_executor/cuda/cuda_dnn.cc:378] ": TensorFlow without a time.
    bool takeBareSource()
    {
        const LogLevel level = levelOfLetter(m_text.front());
        if (level == LogLevel::None || m_text.size() < 3 || m_text[1] != ' ')
            return false;
        std::string_view rest = m_text.substr(2);
        if (!takeSource(rest))
            return false;
        setLevel(level);
        setForm(PrefixForm::TensorFlow);
        return end(rest);
    }

    /// "INFO:tensorflow:", "ERROR [06/09 11:05:25 d2.engine]: ", "WARNING From ..."
    bool takeLevel()
    {
        std::size_t length = 0;
        while (length < m_text.size() && length < 9 && m_text[length] >= 'A'
               && m_text[length] <= 'Z')
            ++length;
        if (length < 4 || length >= m_text.size())
            return false;
        const LogLevel level = levelOfWord(m_text.substr(0, length));
        if (level == LogLevel::None)
            return false;
        std::string_view rest = m_text.substr(length);
        setLevel(level);
        if (rest.front() == ':') {
            const std::size_t colon = rest.substr(0, kLongestPart).find(':', 1);
            if (rest.size() > 1 && rest[1] != ' ' && colon != std::string_view::npos
                && rest.substr(1, colon - 1).find(' ') == std::string_view::npos) {
                rest.remove_prefix(colon + 1);
                skip(rest, " ");
                setForm(PrefixForm::PythonLogging);
                return end(rest);
            }
            return end(m_text);
        }
        skip(rest, " ");
        if (rest.empty())
            return end(m_text);
        if (rest.front() == '[' || isDigit(rest.front())) {
            std::string_view later = rest;
            PrefixTaker inner(later);
            if (inner.takePart() || later.size() < rest.size()) {
                setForm(PrefixForm::Other);
                m_text = rest;
                return true;
            }
        }
        if (rest.front() == '|' || rest.starts_with("- ")) {
            skip(rest, "|- ");
            setForm(PrefixForm::PythonLogging);
        } else if (m_prefix.stamp.kind == StampKind::None && m_prefix.form == PrefixForm::None) {
            return end(m_text); // "WARNING From ...": the word may belong to the message
        }
        return end(rest);
    }

    /// "Feb 11 23:52:18 host kernel: "
    bool takeJournal()
    {
        std::string_view rest = m_text;
        const Stamp stamp = takeStamp(rest);
        if (stamp.kind == StampKind::None || rest.empty() || rest.front() != ' ')
            return false;
        setStamp(stamp);
        skip(rest, " ");
        const std::string_view head = rest.substr(0, 2 * kLongestPart);
        const std::size_t host = head.find(' ');
        const std::size_t colon = head.find(": ");
        if (host != std::string_view::npos && colon != std::string_view::npos && host < colon
            && head.substr(host + 1, colon - host - 1).find(' ') == std::string_view::npos)
            rest.remove_prefix(colon + 2);
        setForm(PrefixForm::Other);
        m_text = rest;
        return true;
    }

    /// "host:4913:4920 [0] NCCL INFO "; "NCCL" stays, because it tells what the message is about.
    bool takeNccl()
    {
        const std::size_t at = m_text.substr(0, kLongestPart).find("] NCCL ");
        if (at == std::string_view::npos)
            return false;
        const std::size_t space = m_text.find(' ');
        const std::string_view process = m_text.substr(0, space);
        if (space + 1 >= at || m_text[space + 1] != '['
            || std::count(process.begin(), process.end(), ':') < 2)
            return false;
        const std::string_view message = m_text.substr(at + 2);
        const std::string_view word = message.substr(5);
        setLevel(levelOfWord(word.substr(0, std::min(word.find(' '), word.size()))));
        setForm(PrefixForm::Other);
        return end(message);
    }

    /// "Started at Fri Nov 26 12:32:00 2021", of a batch system's report: the text stays whole.
    bool readJobTime()
    {
        const std::size_t at = m_text.substr(0, kLongestPart).find(" at ");
        if (at == std::string_view::npos
            || (!m_text.starts_with("Started") && !m_text.starts_with("Terminated")
                && !m_text.starts_with("Results reported")))
            return false;
        std::string_view rest = m_text.substr(at + 4);
        if (const Stamp stamp = takeStamp(rest); stamp.kind == StampKind::Local)
            setStamp(stamp);
        return false;
    }

    /// "(RayTrainWorker pid=771, ip=10.0.0.2) "
    bool takeRay()
    {
        const std::size_t close = m_text.substr(0, kLongestPart).find(") ");
        if (close == std::string_view::npos)
            return false;
        const std::string_view inner = m_text.substr(1, close - 1);
        const std::size_t pid = inner.find("pid=");
        if (pid == std::string_view::npos || pid + 4 >= inner.size() || !isDigit(inner[pid + 4]))
            return false;
        m_text.remove_prefix(close + 2);
        setForm(PrefixForm::Other);
        return true;
    }

    /// "trainer-1  | ", what Docker Compose puts before the lines of a service.
    bool takeService()
    {
        const std::size_t length = std::min(
            m_text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-."), m_text.size());
        const std::string_view name = m_text.substr(0, length);
        const std::string_view behind = m_text.substr(length);
        const std::size_t bar = behind.find_first_not_of(' ');
        const bool isNumbered = name.size() > 2 && isDigit(name.back())
                                && (name[name.size() - 2] == '-' || name[name.size() - 2] == '_');
        if (!isNumbered || bar == std::string_view::npos || bar == 0
            || !behind.substr(bar).starts_with("| "))
            return false;
        m_text = behind.substr(bar + 2);
        return true;
    }

    bool takePriority()
    {
        const std::size_t close = m_text.substr(0, 5).find('>');
        if (close == std::string_view::npos || !areDigits(m_text.substr(1, close - 1)))
            return false;
        m_text.remove_prefix(close + 1);
        return true;
    }

    bool takeBracket()
    {
        const std::size_t close = m_text.substr(0, kLongestPart).find(']');
        if (close == std::string_view::npos)
            return false;
        std::string_view inner = m_text.substr(1, close - 1);
        std::string_view rest = m_text.substr(close + 1);
        if (rest.starts_with("<std") && rest.find(">:") == 7) // mpirun: "[1,0]<stderr>:"
            return takeMpi(inner, rest.substr(9));
        const auto accept = [&] {
            skip(rest, ":");
            if (!rest.empty() && (rest.front() == ' ' || rest.front() == '\t'))
                rest.remove_prefix(1);
            if (rest.starts_with("- "))
                rest.remove_prefix(2);
            m_text = rest;
            return true;
        };
        for (const std::string_view word :
             {std::string_view("rank"), std::string_view("default"), std::string_view("Rank ")}) {
            if (!inner.starts_with(word))
                continue;
            inner.remove_prefix(word.size());
            skip(inner, ": ");
            if (!areDigits(inner))
                return false;
            m_prefix.rank = rankOf(inner);
            return word != "Rank " && accept(); // "[Rank 1] Watchdog ..." belongs to the message
        }
        if (const LogLevel level = levelOfWord(inner); level != LogLevel::None) {
            setLevel(level);
            setForm(PrefixForm::PythonLogging);
            return accept();
        }
        // "[INFO|trainer.py:1740] 2024-05-06 10:00:00,123 >> "
        if (const LogLevel level = levelOfWord(inner.substr(0, inner.find('|')));
            level != LogLevel::None && inner.find('|') != std::string_view::npos) {
            setLevel(level);
            setForm(PrefixForm::PythonLogging);
            return accept();
        }
        std::string_view trimmed = inner;
        skip(trimmed, " ");
        if (areDigits(inner) && rest.starts_with(" [rank"))
            return accept();
        if (isUptime(trimmed))
            return accept();
        if (takeTorch(inner))
            return accept();
        std::string_view after = inner;
        if (const Stamp stamp = takeStamp(after); stamp.kind != StampKind::None) {
            setStamp(stamp);
            setForm(PrefixForm::Other);
            skip(after, " ,");
            setLevel(levelOfWord(after.substr(0, std::min(after.find(' '), after.size()))));
            return accept();
        }
        const bool isPlace = inner.find_first_not_of("0123456789/ ") == std::string_view::npos;
        const bool isLogger =
            m_prefix.stamp.kind != StampKind::None && !inner.empty() && !isPlace
            && inner.find(' ') == std::string_view::npos
            && (inner.find('.') != std::string_view::npos
                || inner.find(':') != std::string_view::npos || rest.starts_with("["));
        return isLogger && accept();
    }

    bool takeMpi(std::string_view inner, std::string_view rest)
    {
        const std::size_t comma = inner.find(',');
        if (comma == std::string_view::npos || !areDigits(inner.substr(comma + 1)))
            return false;
        m_prefix.rank = rankOf(inner.substr(comma + 1));
        m_text = rest;
        return true;
    }

    /// "3512.718082"
    bool isUptime(std::string_view inner)
    {
        const std::size_t dot = inner.find('.');
        if (dot == std::string_view::npos || inner.size() != dot + 7
            || !areDigits(inner.substr(0, dot)) || !areDigits(inner.substr(dot + 1)))
            return false;
        double seconds = 0.0;
        std::from_chars(inner.data(), inner.data() + inner.size(), seconds);
        setStamp({.kind = StampKind::Uptime, .seconds = seconds});
        setForm(PrefixForm::Other);
        return true;
    }

    /// "E321 02:07:08.408271257 ProcessGroupNCCL.cpp:607", "E ProcessGroupNCCL.cpp:737"
    bool takeTorch(std::string_view inner)
    {
        const std::size_t colon = inner.rfind(':');
        if (inner.size() < 4 || colon == std::string_view::npos
            || !areDigits(inner.substr(colon + 1)))
            return false;
        const LogLevel level = levelOfLetter(inner.front());
        const std::size_t name = inner.rfind(' ');
        if (level == LogLevel::None || name == std::string_view::npos || name > colon
            || inner.substr(name, colon - name).find(".cpp") == std::string_view::npos)
            return false;
        inner.remove_prefix(1);
        skip(inner, " ");
        const std::string_view date = inner.substr(0, std::min(inner.find(' '), inner.size()));
        std::string_view time = inner.substr(date.size());
        skip(time, " ");
        if (const Stamp stamp = stampOfMonthAndDay(date, takeTimeOfDay(time));
            stamp.kind != StampKind::None)
            setStamp(stamp);
        setLevel(level);
        setForm(PrefixForm::Glog);
        return true;
    }

    std::string_view& m_text;
    LinePrefix m_prefix;
    bool m_isDone = false; ///< what was taken last ends a prefix
};

} // namespace

LinePrefix takePrefix(std::string_view& text)
{
    return PrefixTaker(text).run();
}

} // namespace faultline::console
