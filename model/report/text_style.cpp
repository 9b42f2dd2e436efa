// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/text_style.h"

#include "model/report/plain_text.h"

namespace faultline {

namespace {

constexpr std::string_view kBold = "1";
constexpr std::string_view kFaint = "2";
constexpr std::string_view kRed = "1;31";
constexpr std::string_view kYellow = "1;33";
constexpr std::string_view kBlue = "1;34";

std::string painted(bool colour, std::string_view code, std::string_view text)
{
    if (!colour || text.empty())
        return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

} // namespace

std::string TextStyle::heading(std::string_view text) const
{
    return painted(colour, kBold, text);
}

std::string TextStyle::faint(std::string_view text) const
{
    return painted(colour, kFaint, text);
}

std::string TextStyle::alarming(std::string_view text) const
{
    return painted(colour, kRed, text);
}

std::string TextStyle::severityWord(Severity severity) const
{
    switch (severity) {
    case Severity::Critical: return painted(colour, kRed, "Critical");
    case Severity::Warning: return painted(colour, kYellow, "Warning");
    case Severity::Info: return painted(colour, kBlue, "Info");
    }
    return "Info";
}

std::string TextStyle::severityWord(IssueSeverity severity) const
{
    switch (severity) {
    case IssueSeverity::Info: return "info";
    case IssueSeverity::Notice: return "notice";
    case IssueSeverity::DataLoss: return painted(colour, kRed, "data loss");
    case IssueSeverity::Error: return painted(colour, kRed, "error");
    }
    return "info";
}

std::string TextStyle::paragraph(std::string_view mark, std::string_view plainWord,
                                 std::string_view shownWord, std::string_view text) const
{
    // Coloured after breaking into lines: escape sequences must not count as columns.
    std::string out = wrappedAfter(mark, std::string(plainWord) + ": " + std::string(text), width);
    return out.replace(mark.size(), plainWord.size(), shownWord);
}

} // namespace faultline
