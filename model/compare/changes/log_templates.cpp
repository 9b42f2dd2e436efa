// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/log_templates.h"

#include "model/core/ascii.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kPrefixWords = 2;
constexpr std::size_t kMostKindsOfLeaf = 100;
constexpr double kSimilarity = 0.4;
constexpr std::size_t kLongestCompared = 400; // characters of a line

bool isHexWord(std::string_view word)
{
    constexpr std::size_t kShortest = 7;
    return word.size() >= kShortest && std::all_of(word.begin(), word.end(), isHexDigit)
           && std::any_of(word.begin(), word.end(), [](char c) { return isDigit(c); });
}

bool isPathWord(std::string_view word)
{
    const std::size_t slash = word.find('/');
    return slash != std::string_view::npos && word.size() > 2
           && std::any_of(word.begin(), word.end(), [](char c) { return isLetter(c); })
           && (slash == 0 || word.find('/', slash + 1) != std::string_view::npos
               || word.find("://") != std::string_view::npos || word.starts_with("~")
               || word.starts_with("."));
}

/// Numbers in a word become one mark; with it what is written together with them.
std::string maskedWord(std::string_view word)
{
    if (isPathWord(word) || isHexWord(word) || word.starts_with("0x"))
        return "#";
    std::string made;
    for (std::size_t at = 0; at < word.size();) {
        if (!isDigit(word[at])) {
            made += word[at++];
            continue;
        }
        while (at < word.size()
               && (isDigit(word[at])
                   || ((word[at] == '.' || word[at] == ',' || word[at] == ':')
                       && at + 1 < word.size() && isDigit(word[at + 1]))))
            ++at;
        made += '#';
        if (at < word.size() && (word[at] == 'e' || word[at] == 'E') && at + 1 < word.size()
            && (isDigit(word[at + 1]) || word[at + 1] == '-'))
            ++at;
    }
    return made;
}

std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at)
            words.emplace_back(line.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

double similarityOf(const std::vector<std::string>& kind, const std::vector<std::string>& words)
{
    std::size_t same = 0;
    for (std::size_t i = 0; i < kind.size(); ++i)
        same += kind[i] == words[i] ? 1 : 0;
    return kind.empty() ? 1.0 : static_cast<double>(same) / static_cast<double>(kind.size());
}

/// Frames and rules of tables say nothing.
bool hasWords(std::string_view line)
{
    constexpr std::ptrdiff_t kFewestLetters = 3;
    return std::count_if(line.begin(), line.end(), [](char c) { return isLetter(c); })
           >= kFewestLetters;
}

void leaveOut(std::size_t first, std::size_t last, std::vector<bool>& compared)
{
    for (std::size_t line = first; line <= last && line < compared.size(); ++line)
        compared[line] = false;
}

} // namespace

std::string maskedLine(std::string_view line)
{
    std::string made;
    for (const std::string& word : wordsOf(line.substr(0, kLongestCompared)))
        made += (made.empty() ? "" : " ") + maskedWord(word);
    return made;
}

LogTemplates::LogTemplates(std::vector<std::string> lines)
{
    std::sort(lines.begin(), lines.end()); // so that the order of the sides is of no consequence
    for (const std::string& line : lines)
        m_kindOfLine.emplace(line, place(line));
}

std::size_t LogTemplates::place(const std::string& line)
{
    std::vector<std::string> words = wordsOf(line);
    std::string leaf = std::to_string(words.size());
    for (std::size_t i = 0; i < std::min(kPrefixWords, words.size()); ++i)
        leaf += ' ' + (words[i].find('#') == std::string::npos ? words[i] : std::string("*"));
    std::vector<std::size_t>& kinds = m_leaves[leaf];
    std::size_t best = m_kinds.size();
    double bestSimilarity = 0.0;
    for (const std::size_t kind : kinds) {
        const double similarity = similarityOf(m_kinds[kind].words, words);
        if (similarity > bestSimilarity) {
            best = kind;
            bestSimilarity = similarity;
        }
    }
    if (bestSimilarity < kSimilarity && kinds.size() < kMostKindsOfLeaf) {
        kinds.push_back(m_kinds.size());
        m_kinds.push_back({std::move(words)});
        return m_kinds.size() - 1;
    }
    if (best == m_kinds.size())
        best = kinds.front();
    Kind& kind = m_kinds[best];
    for (std::size_t i = 0; i < kind.words.size(); ++i) {
        if (kind.words[i] != words[i])
            kind.words[i] = "*";
    }
    return best;
}

std::size_t LogTemplates::of(const std::string& masked) const
{
    return m_kindOfLine.at(masked);
}

std::string LogTemplates::text(std::size_t kind) const
{
    std::string made;
    for (const std::string& word : m_kinds[kind].words)
        made += (made.empty() ? "" : " ") + word;
    return made;
}

std::vector<bool> comparedLines(const ConsoleLog& log)
{
    std::vector<bool> compared(log.lines.size());
    for (std::size_t line = 0; line < log.lines.size(); ++line)
        compared[line] = !log.lines[line].isProgress && hasWords(log.text(line));
    for (const LogEvent& event : log.events)
        leaveOut(event.firstLine, event.lastLine, compared);
    for (const Traceback& traceback : log.tracebacks)
        leaveOut(traceback.firstLine, traceback.lastLine, compared);
    for (const AllocatorDump& dump : log.dumps)
        leaveOut(dump.firstLine, dump.lastLine, compared);
    return compared;
}

} // namespace faultline
