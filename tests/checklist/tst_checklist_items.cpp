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

/// How many rules the catalogue has of each kind.
const std::map<char, int> kCatalogue{{'V', 8},  {'H', 6}, {'E', 8}, {'I', 8}, {'D', 7},
                                     {'O', 14}, {'L', 6}, {'P', 3}, {'Q', 1}};

TEST(ChecklistItems, EveryRuleIsOnExactlyOneItem)
{
    std::map<std::string, int> seen;
    for (const ChecklistItem& item : checklistItems()) {
        for (const std::string_view code : item.rules)
            ++seen[std::string(code)];
    }
    for (const auto& rule : builtinRules())
        EXPECT_EQ(seen[std::string(rule->info().code)], 1) << rule->info().code;
    for (const auto& [kind, count] : kCatalogue) {
        for (int number = 1; number <= count; ++number) {
            std::string code(1, kind);
            code += (number < 10 ? "0" : "") + std::to_string(number);
            EXPECT_EQ(seen[code], 1) << code;
            seen.erase(code);
        }
    }
    EXPECT_TRUE(seen.empty()) << seen.begin()->first << " is not in the catalogue";
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
