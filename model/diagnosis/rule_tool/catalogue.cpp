// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rule_tool/rule_file.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace faultline::rule_tool {

namespace {

/// Letters of the codes, in the order in which rules are asked and listed.
constexpr std::string_view kCatalogueLetters = "VHEIDOLPQ";
/// The same for the items of a section: what the section is about before what it shares with
/// others.
constexpr std::string_view kChecklistLetters = "VQIDOELHP";
constexpr std::array<std::string_view, 7> kSections{
    "memory", "input-pipeline", "hyperparameters", "data", "environment", "lifecycle", "machine"};

std::pair<std::size_t, std::string> rankOf(const std::string& code, std::string_view letters)
{
    return {letters.find(code.empty() ? ' ' : code.front()), code};
}

class Joiner {
public:
    Joiner(std::vector<RuleFile> rules, std::vector<ChecklistEntry> items, Problems& problems)
        : m_problems(problems), m_unjudged(std::move(items))
    {
        m_joined.rules = std::move(rules);
    }

    Catalogue join()
    {
        std::sort(m_joined.rules.begin(), m_joined.rules.end(),
                  [](const RuleFile& a, const RuleFile& b) {
                      return rankOf(a.code, kCatalogueLetters) < rankOf(b.code, kCatalogueLetters);
                  });
        for (const RuleFile& rule : m_joined.rules)
            checkNames(rule);
        for (const RuleFile& rule : m_joined.rules)
            checkConsequences(rule);
        gatherItems();
        return std::move(m_joined);
    }

private:
    void problem(const RuleFile& rule, int line, const std::string& what)
    {
        m_problems.push_back(rule.path + ":" + std::to_string(line) + ": " + what);
    }

    void checkNames(const RuleFile& rule)
    {
        if (!m_ids.try_emplace(rule.id, &rule).second)
            problem(rule, 1, "rule \"" + rule.id + "\" is there twice");
        if (!m_codes.insert(rule.code).second)
            problem(rule, 1, "code \"" + rule.code + "\" is taken");
        if (rankOf(rule.code, kCatalogueLetters).first == std::string_view::npos)
            problem(rule, 1, "code \"" + rule.code + "\" begins with an unknown letter");
        checkSection(rule.section, rule);
    }

    void checkSection(const std::string& section, const RuleFile& rule)
    {
        if (std::find(kSections.begin(), kSections.end(), section) == kSections.end())
            problem(rule, 1, "section \"" + section + "\" is unknown");
    }

    void checkConsequences(const RuleFile& rule)
    {
        for (const Consequence& one : rule.consequences) {
            const auto found = m_ids.find(one.rule);
            if (found == m_ids.end() || one.rule == rule.id)
                problem(rule, one.line, "consequence \"" + one.rule + "\" is no other rule");
            else if (found->second->asConsequence.empty())
                problem(*found->second, 1,
                        "\"as-consequence\" is missing: it follows from " + rule.id);
        }
    }

    void gatherItems()
    {
        std::vector<ChecklistEntry> judged;
        for (const RuleFile& rule : m_joined.rules) {
            if (!rule.checklist)
                continue;
            checkSection(rule.checklist->section, rule);
            judged.push_back(*rule.checklist);
            judged.back().codes = {rule.code};
        }
        for (const RuleFile& rule : m_joined.rules) {
            const auto item =
                std::find_if(judged.begin(), judged.end(), [&rule](const ChecklistEntry& one) {
                    return one.id == rule.judgesItem;
                });
            if (item != judged.end())
                item->codes.push_back(rule.code);
            else if (!rule.checklist)
                problem(rule, 1, "checklist item \"" + rule.judgesItem + "\" is of no rule");
        }
        std::stable_sort(judged.begin(), judged.end(),
                         [](const ChecklistEntry& a, const ChecklistEntry& b) {
                             return rankOf(a.codes.front(), kChecklistLetters)
                                    < rankOf(b.codes.front(), kChecklistLetters);
                         });
        for (const std::string_view section : kSections) {
            for (const std::vector<ChecklistEntry>* part : {&judged, &m_unjudged})
                std::copy_if(
                    part->begin(), part->end(), std::back_inserter(m_joined.items),
                    [section](const ChecklistEntry& one) { return one.section == section; });
        }
        std::set<std::string> ids;
        for (const ChecklistEntry& one : m_joined.items) {
            if (!ids.insert(one.id).second)
                m_problems.push_back("checklist item \"" + one.id + "\" is there twice");
        }
        if (m_joined.items.size() != judged.size() + m_unjudged.size())
            m_problems.emplace_back("a checklist item without rules is of an unknown section");
    }

    Problems& m_problems;
    std::vector<ChecklistEntry> m_unjudged;
    Catalogue m_joined;
    std::map<std::string, const RuleFile*> m_ids;
    std::set<std::string> m_codes;
};

} // namespace

Catalogue joinCatalogue(std::vector<RuleFile> rules, std::vector<ChecklistEntry> items,
                        Problems& problems)
{
    return Joiner(std::move(rules), std::move(items), problems).join();
}

} // namespace faultline::rule_tool
