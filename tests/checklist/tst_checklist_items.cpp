// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/checklist_items.h"
#include "model/diagnosis/engine/builtin_rules.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>

namespace faultline {
namespace {

TEST(ChecklistItems, EveryRuleIsOnExactlyOneItem)
{
    std::map<std::string, int> seen;
    for (const ChecklistItem& item : checklistItems()) {
        for (const std::string_view code : item.rules)
            ++seen[std::string(code)];
    }
    std::map<char, std::set<int>> numbers; // by the letter of the code
    for (const auto& rule : builtinRules()) {
        const std::string code(rule->info().code);
        EXPECT_EQ(seen[code], 1) << code;
        EXPECT_TRUE(numbers[code.front()].insert(std::stoi(code.substr(1))).second) << code;
        seen.erase(code);
    }
    EXPECT_TRUE(seen.empty()) << seen.begin()->first << " is no rule";
    for (const auto& [letter, used] : numbers)
        EXPECT_EQ(*used.rbegin(), static_cast<int>(used.size())) << letter << " has a gap";
}

TEST(ChecklistItems, EverySectionAsksWhatNoFileTells)
{
    std::set<ChecklistSection> asking;
    ChecklistSection last = ChecklistSection::Memory;
    for (const ChecklistItem& item : checklistItems()) {
        if (item.rules.empty())
            asking.insert(item.section);
        EXPECT_GE(item.section, last) << item.id << " is not with its section";
        last = item.section;
    }
    EXPECT_EQ(asking.size(), kChecklistSectionCount);
}

TEST(ChecklistItems, AreComplete)
{
    std::set<std::string_view> ids;
    for (const ChecklistItem& item : checklistItems()) {
        EXPECT_TRUE(ids.insert(item.id).second) << item.id;
        EXPECT_TRUE(std::regex_match(std::string(item.id), std::regex("[a-z0-9]+(-[a-z0-9]+)*")));
        EXPECT_TRUE(item.question.ends_with('?')) << item.id;
        EXPECT_TRUE(item.howTo.ends_with('.')) << item.id;
        EXPECT_TRUE(item.remedy.ends_with('.')) << item.id;
        EXPECT_FALSE(item.links.empty()) << item.id;
        EXPECT_GT(item.weight, 0.0);
        EXPECT_LE(item.weight, 1.0);
        EXPECT_EQ(findChecklistItem(item.id), &item);
        for (const std::string_view link : item.links)
            EXPECT_EQ(link.find("://"), std::string_view::npos) << link;
        for (const std::string_view code : item.rules)
            EXPECT_EQ(checklistItemOf(code), &item);
    }
    EXPECT_EQ(findChecklistItem("no-such-item"), nullptr);
    EXPECT_EQ(checklistItemOf("X99"), nullptr);
}

} // namespace
} // namespace faultline
