// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/rule_page.h"
#include "model/report/markdown_html.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline {
namespace {

TEST(MarkdownHtml, KnowsWhatThePagesUse)
{
    EXPECT_EQ(markdownToHtml("a\nb **c** `d<` [e](f.md)\n\ng"),
              "<p>a b <strong>c</strong> <code>d&lt;</code> e</p>\n<p>g</p>\n");
    EXPECT_EQ(markdownToHtml("- one\n  more\n- two\n1. first\n"),
              "<ul>\n<li>one more</li>\n<li>two</li>\n</ul>\n<ol>\n<li>first</li>\n</ol>\n");
    EXPECT_EQ(markdownToHtml("| a | b |\n|---|---|\n| `c` | d |\n"),
              "<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td><code>c</code></td><td>d</td></tr>\n"
              "</table>\n");
    EXPECT_EQ(markdownToHtml("    x < y\n\n```\n# z\n```\n### h\n"),
              "<pre>x &lt; y\n</pre>\n<pre># z\n</pre>\n<h4>h</h4>\n");
}

TEST(MarkdownHtml, HalfMarksAreText)
{
    EXPECT_EQ(markdownToHtml("`a **b [c](d <e> 3 * 4"), "<p>`a **b [c](d &lt;e&gt; 3 * 4</p>\n");
    EXPECT_EQ(markdownToHtml(""), "");
    EXPECT_EQ(markdownToHtml("|"), "<table>\n</table>\n");
    EXPECT_EQ(markdownToHtml("#"), "<h4></h4>\n");
    EXPECT_EQ(markdownToHtml("```\nopen"), "<pre>open\n</pre>\n");
}

TEST(MarkdownHtml, EveryPageBecomesBalancedHtml)
{
    for (const RulePage& page : rulePages()) {
        for (const RulePage::Section& section : page.sections) {
            const std::string html = markdownToHtml(section.markdown);
            for (const std::string& name : std::initializer_list<std::string>{
                     "p", "ul", "li", "table", "code", "strong", "pre"}) {
                const auto count = [&html](const std::string& tag) {
                    std::size_t found = 0;
                    for (std::size_t at = html.find(tag); at != std::string::npos;
                         at = html.find(tag, at + 1))
                        ++found;
                    return found;
                };
                EXPECT_EQ(count("<" + name + ">"), count("</" + name + ">"))
                    << page.ruleId << ": " << section.title;
            }
        }
    }
}

} // namespace
} // namespace faultline
