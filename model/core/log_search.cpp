// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/log_search.h"

#include <re2/re2.h>

#include <utility>

namespace faultline {

namespace {

/// Of one compiled expression and its automaton.
constexpr std::int64_t kMaxPatternMemory = std::int64_t{16} << 20;
constexpr std::uint64_t kBytesPerQuestion = std::uint64_t{1} << 20;

} // namespace

struct LogMatcher::Engine {
    std::string literal;             ///< if there is no expression
    std::unique_ptr<re2::RE2> regex; ///< also for text whose case does not matter
};

LogMatcher::LogMatcher(std::unique_ptr<Engine> engine) : m_engine(std::move(engine)) {}
LogMatcher::LogMatcher(LogMatcher&&) noexcept = default;
LogMatcher& LogMatcher::operator=(LogMatcher&&) noexcept = default;
LogMatcher::~LogMatcher() = default;

Result<LogMatcher> LogMatcher::compile(const LogPattern& pattern)
{
    auto engine = std::make_unique<Engine>();
    if (!pattern.isRegex && pattern.matchesCase) {
        engine->literal = pattern.text;
        return LogMatcher(std::move(engine));
    }
    re2::RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(kMaxPatternMemory);
    options.set_literal(!pattern.isRegex);
    options.set_case_sensitive(pattern.matchesCase);
    engine->regex = std::make_unique<re2::RE2>(pattern.text, options);
    if (!engine->regex->ok()) {
        return Error{.code = ErrorCode::Corrupt, .detail = verbatim(engine->regex->error())};
    }
    return LogMatcher(std::move(engine));
}

bool LogMatcher::matches(std::string_view line) const
{
    if (!m_engine->regex)
        return line.find(m_engine->literal) != std::string_view::npos;
    const re2::StringPiece text(line.data(), line.size());
    // Without asking for the place: the automaton may stop at the first hit.
    return m_engine->regex->Match(text, 0, text.size(), re2::RE2::UNANCHORED, nullptr, 0);
}

std::optional<LogMatcher::Range> LogMatcher::find(std::string_view line, std::size_t from) const
{
    if (!m_engine->regex) {
        const std::size_t at = line.find(m_engine->literal, from);
        if (at == std::string_view::npos || m_engine->literal.empty())
            return std::nullopt;
        return Range{.begin = at, .end = at + m_engine->literal.size()};
    }
    const re2::StringPiece text(line.data(), line.size());
    while (from <= line.size()) {
        re2::StringPiece hit;
        if (!m_engine->regex->Match(text, from, text.size(), re2::RE2::UNANCHORED, &hit, 1))
            return std::nullopt;
        const auto begin = static_cast<std::size_t>(hit.data() - line.data());
        if (!hit.empty())
            return Range{.begin = begin, .end = begin + hit.size()};
        from = begin + 1;
    }
    return std::nullopt;
}

std::vector<std::uint32_t> findLines(const ConsoleLog& log, const LogMatcher& matcher,
                                     ReadMonitor& monitor)
{
    std::vector<std::uint32_t> found;
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < log.lines.size(); ++i) {
        const std::string_view line = log.text(i);
        if (matcher.matches(line))
            found.push_back(static_cast<std::uint32_t>(i));
        bytes += line.size() + 1;
        if (bytes >= kBytesPerQuestion) {
            monitor.advance(std::exchange(bytes, 0));
            if (monitor.isCancelled())
                return {};
        }
    }
    return found;
}

} // namespace faultline
