// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/rule_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace faultline {
namespace {

TEST(RulePage, EveryRuleIsExplained)
{
    for (const auto& rule : builtinRules()) {
        const RulePage* page = rulePage(rule->info().id);
        ASSERT_NE(page, nullptr) << rule->info().id;
        EXPECT_FALSE(page->title.empty()) << page->ruleId;
        for (const char* title :
             {"What it means", "How it is decided", "What to do", "How it fools people"}) {
            const RulePage::Section* section = page->section(title);
            ASSERT_NE(section, nullptr) << page->ruleId << ": " << title;
            EXPECT_FALSE(section->markdown.empty()) << page->ruleId << ": " << title;
        }
        for (const std::string& link : page->links)
            EXPECT_EQ(link.find("://"), std::string::npos) << link;
    }
    EXPECT_EQ(rulePage("no-such-rule"), nullptr);
}

TEST(RulePage, SplitsAPage)
{
    const RulePage page = parseRulePage("x", "# Title (X01, `x`)\n\nlead\n\n## One\n\n```\n## no\n"
                                             "```\n\n## Further reading\n\n- TensorFlow: \"A\n"
                                             "  guide\"; \"Another\"\n- NVIDIA: \"Third\"\n");
    EXPECT_EQ(page.title, "Title (X01, `x`)");
    EXPECT_EQ(page.lead, "lead");
    ASSERT_EQ(page.sections.size(), 2U);
    EXPECT_EQ(page.sections[0].markdown, "```\n## no\n```");
    EXPECT_THAT(page.links, testing::ElementsAre("TensorFlow: A guide", "TensorFlow: Another",
                                                 "NVIDIA: Third"));
}

} // namespace
} // namespace faultline
