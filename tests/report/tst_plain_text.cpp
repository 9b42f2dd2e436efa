// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/plain_text.h"

#include <gtest/gtest.h>

#include <limits>

namespace faultline {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

TEST(Printable, KeepsValidUtf8)
{
    const std::string text = "loss/\xC3\xA4 \xE2\x82\xAC \xF0\x9F\x98\x80";
    EXPECT_EQ(printable(text), text);
}

TEST(Printable, ReplacesEachInvalidByte)
{
    EXPECT_EQ(printable("a\xFFz"), "a" + std::string(kReplacement) + "z");
    EXPECT_EQ(printable("\xC3"), kReplacement); // cut off
    EXPECT_EQ(printable("\xC3("),
              std::string(kReplacement) + "("); // continues with no continuation
}

TEST(Printable, RefusesOverlongSurrogateAndTooLargeForms)
{
    for (const std::string_view bytes :
         {"\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80"}) {
        const std::string shown = printable(bytes);
        EXPECT_EQ(shown.size(), bytes.size() * kReplacement.size());
    }
}

TEST(Printable, EscapesWhatTerminalsActUpon)
{
    EXPECT_EQ(printable("\x1b[31m"), "\\x1b[31m");
    EXPECT_EQ(printable("a\nb\rc\td"), "a\\nb\\rc\\td");
    EXPECT_EQ(printable("\x7F"), "\\x7f");
    EXPECT_EQ(printable("\xC2\x9B"), "\\x9b");       // C1: another escape introducer
    EXPECT_EQ(printable("\xE2\x80\xAE"), "\\u202e"); // right-to-left override
    EXPECT_EQ(printable(std::string_view("\0", 1)), "\\x00");
}

TEST(Printable, KeepsLinesOfCodeWhenAsked)
{
    EXPECT_EQ(printable("a\n\tb\x1b", ControlCharacters::KeepLines), "a\n\tb\\x1b");
}

TEST(HtmlEscaped, LeavesNothingThatIsMarkup)
{
    EXPECT_EQ(htmlEscaped("<a href=\"x\">'&'"), "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;");
}

TEST(MarkdownEscaped, EscapesWhatMarkdownInterprets)
{
    EXPECT_EQ(markdownEscaped("a*b_c`d|<e>"), "a\\*b\\_c\\`d\\|\\<e\\>");
}

TEST(MarkdownCode, FencesAreLongerThanAnyRunOfBackticks)
{
    EXPECT_EQ(markdownCode("loss"), "`loss`");
    EXPECT_EQ(markdownCode("a``b"), "```a``b```");
    EXPECT_EQ(markdownCode("`"), "`` ` ``");
    EXPECT_EQ(markdownBlock("python", "x = 1"), "```python\nx = 1\n```\n");
    EXPECT_EQ(markdownBlock("", "````\n"), "`````\n````\n`````\n");
}

TEST(MarkdownBlock, TakesNoMarkupFromTheLanguage)
{
    EXPECT_EQ(markdownBlock("a`\nb", "x"), "```a\nx\n```\n");
}

TEST(DisplayWidth, CountsCodePoints)
{
    EXPECT_EQ(displayWidth("\xC3\xA4\xE2\x82\xAC"), 2U);
    EXPECT_EQ(displayWidth(""), 0U);
}

TEST(Wrapped, BreaksAtBlanksAndIndents)
{
    EXPECT_EQ(wrapped("one two three", 9, 2), "  one two\n  three\n");
    EXPECT_EQ(wrapped("", 9, 2), "  \n");
}

TEST(Wrapped, LeavesLongWordsWhole)
{
    EXPECT_EQ(wrapped("a /a/very/long/path b", 6, 0), "a\n/a/very/long/path\nb\n");
}

TEST(WrappedAfter, HangsUnderTheMark)
{
    EXPECT_EQ(wrappedAfter("- ", "one two three", 9), "- one two\n  three\n");
}

TEST(Grouped, PutsCommasBetweenThousands)
{
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), "1,000");
    EXPECT_EQ(grouped(1234567), "1,234,567");
    EXPECT_EQ(groupedStep(-1234), "-1,234");
    EXPECT_EQ(groupedStep(std::numeric_limits<std::int64_t>::min()), "-9,223,372,036,854,775,808");
}

TEST(Counted, ChoosesSingularAndPlural)
{
    EXPECT_EQ(counted(1, "file", "files"), "1 file");
    EXPECT_EQ(counted(0, "file", "files"), "0 files");
    EXPECT_EQ(counted(2000, "file", "files"), "2,000 files");
}

TEST(TextTable, AlignsByColumnsNotBytes)
{
    TextTable table({TextTable::Align::Right, TextTable::Align::Left, TextTable::Align::Left});
    table.addRow({"1", "\xC3\xA4", "x"});
    table.addRow({"100", "bb", ""});
    EXPECT_EQ(table.text(2), "    1  \xC3\xA4   x\n  100  bb\n");
}

} // namespace
} // namespace faultline
