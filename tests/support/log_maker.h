// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/console_log.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::test {

/// Puts a console log together in memory, as a reader would.
class LogMaker {
public:
    explicit LogMaker(const std::string& name = "train.log") : m_log(std::make_shared<ConsoleLog>())
    {
        m_log->file.displayName = name;
        m_log->file.id = ArtifactId(m_log->file.displayName);
        m_log->file.path = "/runs/" + name;
        m_log->file.sizeBytes = 1000;
        m_log->timeKind = TimeKind::Absolute;
    }

    /// A line; its time is that of the line before unless time() says otherwise.
    LogMaker& line(std::string_view text, LogLevel level = LogLevel::None)
    {
        LogLine made;
        made.textOffset = m_log->addText(text);
        made.textLength = static_cast<std::uint32_t>(text.size());
        made.sourceLine = ++m_sourceLine;
        made.wallTime = m_time;
        made.hasOwnTime = std::exchange(m_ownTime, false);
        made.level = level;
        made.rank = m_rank;
        m_log->lines.push_back(made);
        return *this;
    }
    LogMaker& lines(int count, std::string_view text = "a line", LogLevel level = LogLevel::None)
    {
        for (int i = 0; i < count; ++i)
            line(text, level);
        return *this;
    }
    /// Of the lines that follow.
    LogMaker& time(double wallTime)
    {
        m_time = wallTime;
        m_ownTime = true;
        return *this;
    }
    LogMaker& rank(std::int16_t rank)
    {
        m_rank = rank;
        if (std::find(m_log->ranks.begin(), m_log->ranks.end(), rank) == m_log->ranks.end())
            m_log->ranks.push_back(rank);
        return *this;
    }
    LogMaker& progress(int count, std::string_view text = "step")
    {
        for (int i = 0; i < count; ++i) {
            line(std::string(text) + ' ' + std::to_string(i));
            m_log->lines.back().isProgress = true;
        }
        return *this;
    }
    /// The last line stands for so many.
    LogMaker& repeated(std::uint32_t times)
    {
        m_log->lines.back().repeats = times;
        m_sourceLine += times - 1;
        return *this;
    }
    LogMaker& continued()
    {
        m_log->lines.back().isContinuation = true;
        return *this;
    }
    /// An event that covers the last `count` lines.
    LogMaker& event(std::string_view signature, Outcome outcome, std::size_t count = 1,
                    std::vector<LogField> fields = {})
    {
        const std::size_t last = m_log->lines.size() - 1;
        m_log->events.push_back({.signature = signature,
                                 .outcome = outcome,
                                 .firstLine = last + 1 - count,
                                 .lastLine = last,
                                 .fields = std::move(fields)});
        return *this;
    }
    /// The last event is what ended the run.
    LogMaker& cause()
    {
        m_log->cause = m_log->events.size() - 1;
        return *this;
    }
    /// The last `count` lines are a traceback.
    LogMaker& traceback(std::size_t count, const std::string& type, const std::string& message)
    {
        Traceback made;
        made.lastLine = m_log->lines.size() - 1;
        made.firstLine = made.lastLine + 1 - count;
        made.exceptionType = type;
        made.message = message;
        made.frames.push_back({.file = "/home/user/train.py", .line = 42, .function = "step"});
        m_log->tracebacks.push_back(std::move(made));
        return *this;
    }
    /// The last `count` lines are a dump.
    LogMaker& dump(std::size_t count, std::uint64_t limit, std::uint64_t request,
                   std::uint64_t largestFree)
    {
        AllocatorDump made;
        made.lastLine = m_log->lines.size() - 1;
        made.firstLine = made.lastLine + 1 - count;
        made.limitBytes = limit;
        made.requestBytes = request;
        made.largestFreeChunkBytes = largestFree;
        made.isComplete = true;
        m_log->dumps.push_back(std::move(made));
        return *this;
    }
    ConsoleLog& log() { return *m_log; }
    [[nodiscard]] ConsoleLogPtr build() const { return m_log; }

private:
    std::shared_ptr<ConsoleLog> m_log;
    double m_time = std::numeric_limits<double>::quiet_NaN();
    bool m_ownTime = false;
    std::int16_t m_rank = -1;
    std::uint32_t m_sourceLine = 0;
};

} // namespace faultline::test
