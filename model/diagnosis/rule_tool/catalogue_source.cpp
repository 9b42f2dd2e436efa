// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rule_tool/made_files.h"

#include <set>
#include <utility>

namespace faultline::rule_tool {

namespace {

std::string enumerators(const std::vector<std::string>& names, const std::string& type)
{
    std::string out;
    for (const std::string& name : names)
        out += (out.empty() ? "" : ", ") + type + "::" + pascalCase(name);
    return "{" + out + "}";
}

std::string infoOf(const RuleFile& rule)
{
    std::string thresholds;
    for (const ThresholdEntry& one : rule.thresholds) {
        const ValueType* type = findValueType(one.unit);
        thresholds += "            {" + literal(one.name) + ", " + numberLiteral(one.value)
                      + ", Unit::" + std::string(type == nullptr ? "None" : type->enumerator) + ", "
                      + literal(one.reason) + "},\n";
    }
    return "const RuleInfo& rules::" + snakeCase(rule.id) + "::info()\n{\n"
           + "    static const RuleInfo kInfo{\n        .id = " + literal(rule.id)
           + ",\n        .code = " + literal(rule.code) + ",\n        .section = "
           + literal(rule.section) + ",\n        .severity = Severity::" + pascalCase(rule.severity)
           + ",\n        .title = " + literal(rule.title) + ",\n        .summary = "
           + literal(rule.summary) + ",\n        .formula = " + literal(rule.formula)
           + ",\n        .needs = " + enumerators(rule.needs, "SignalKind")
           + ",\n        .mayUse = " + enumerators(rule.mayUse, "SignalKind")
           + ",\n        .needsEvidence = " + enumerators(rule.needsEvidence, "EvidenceKind")
           + ",\n        .mayUseEvidence = " + enumerators(rule.mayUseEvidence, "EvidenceKind")
           + ",\n        .judgesPlans = " + (rule.judgesPlans ? "true" : "false")
           + ",\n        .phases = " + enumerators(rule.phases, "PhaseKind")
           + ",\n        .thresholds = {\n" + thresholds
           + "        },\n    };\n    return kInfo;\n}\n\n";
}

std::string quotedList(const std::vector<std::string>& texts)
{
    std::string out;
    for (const std::string& text : texts)
        out += (out.empty() ? "" : ", ") + literal(text);
    return "{" + out + "}";
}

/// Collects texts for lupdate, each once.
class Marked {
public:
    void add(const std::string& context, const std::string& text)
    {
        if (!text.empty() && m_known.emplace(context, text).second)
            m_lines += "FAULTLINE_TR_NOOP(" + literal(context) + ", " + literal(text) + ");\n";
    }
    void add(const Sentence& sentence) { add("Diagnosis", sentence.text); }
    [[nodiscard]] const std::string& lines() const { return m_lines; }

private:
    std::set<std::pair<std::string, std::string>> m_known;
    std::string m_lines;
};

void markRule(const RuleFile& rule, Marked& marked)
{
    marked.add("Rules", rule.title);
    marked.add("Rules", rule.summary);
    for (const ThresholdEntry& one : rule.thresholds)
        marked.add("Rules", one.reason);
    for (const NumberEntry& one : rule.numbers)
        marked.add(one.label);
    for (const NamedSentence& one : rule.texts)
        marked.add(one.sentence);
    for (const AbstentionEntry& one : rule.abstentions) {
        marked.add(one.reason);
        marked.add(one.remedy);
    }
    for (const FixEntry& one : rule.fixes) {
        marked.add(one.title);
        marked.add(one.detail);
        marked.add(one.check);
    }
    marked.add("Diagnosis", rule.asConsequence);
    marked.add("Diagnosis", rule.asConsequenceFromStep);
    for (const Consequence& one : rule.consequences)
        marked.add("Diagnosis", one.why);
}

} // namespace

std::string factoriesOf(const Catalogue& catalogue)
{
    std::string out = preamble("resources/rules/")
                      + "#pragma once\n\n#include \"model/diagnosis/findings/rule.h\"\n\n"
                        "#include <memory>\n#include <vector>\n\nnamespace faultline {\n\n";
    for (const RuleFile& rule : catalogue.rules)
        out +=
            "std::unique_ptr<const Rule> make" + pascalCase(rule.id) + "(); // " + rule.code + "\n";
    return out
           + "\n/// All of them, in the order of the catalogue.\n"
             "[[nodiscard]] std::vector<std::unique_ptr<const Rule>> makeRules();\n\n}\n";
}

std::string catalogueOf(const Catalogue& catalogue)
{
    std::string declared;
    std::string defined;
    std::string made;
    std::string links;
    std::string clauses;
    for (const RuleFile& rule : catalogue.rules) {
        const std::string scope = "rules::" + snakeCase(rule.id);
        declared += "namespace " + scope
                    + " {\nconst RuleInfo& info();\n"
                      "void evaluate(const RuleInput& input, FindingSink& sink);\n}\n";
        defined += infoOf(rule) + "std::unique_ptr<const Rule> make" + pascalCase(rule.id)
                   + "()\n{\n    return std::make_unique<DeclaredRule>(" + scope + "::info(), "
                   + scope + "::evaluate);\n}\n\n";
        made += "    made.push_back(make" + pascalCase(rule.id) + "());\n";
        for (const Consequence& one : rule.consequences)
            links += "    {" + literal(rule.id) + ", " + literal(one.rule) + ", "
                     + numberLiteral(one.strength) + ", " + literal(one.why) + ", "
                     + (one.isInOrder ? "true" : "false") + ", "
                     + (one.isSameEvent ? "true" : "false") + "},\n";
        if (!rule.asConsequence.empty())
            clauses += "    {" + literal(rule.id) + ", " + literal(rule.asConsequence) + ", "
                       + literal(rule.asConsequenceFromStep) + "},\n";
    }
    return preamble("resources/rules/")
           + "#include \"generated/rules/all_rules.h\"\n"
             "#include \"model/diagnosis/causes/causes.h\"\n"
             "#include \"model/diagnosis/causes/verdict.h\"\n"
             "#include \"model/diagnosis/rules/declared_rule.h\"\n\n#include <array>\n\n"
             "namespace faultline {\n\n"
           + declared + "\n" + defined
           + "std::vector<std::unique_ptr<const Rule>> makeRules()\n{\n"
             "    std::vector<std::unique_ptr<const Rule>> made;\n"
           + made + "    return made;\n}\n\nstd::span<const CausalLink> causalTable()\n{\n"
           + "    static constexpr auto kLinks = std::to_array<CausalLink>({\n" + links
           + "    });\n    return kLinks;\n}\n\n"
             "std::span<const ConsequenceClause> consequenceClauses()\n{\n"
             "    static constexpr auto kClauses = std::to_array<ConsequenceClause>({\n"
           + clauses + "    });\n    return kClauses;\n}\n\n}\n";
}

std::string checklistOf(const Catalogue& catalogue)
{
    std::string items;
    for (const ChecklistEntry& one : catalogue.items)
        items += "        {" + literal(one.id) + ", ChecklistSection::" + pascalCase(one.section)
                 + ",\n         " + literal(one.question) + ",\n         " + literal(one.howTo)
                 + ",\n         " + literal(one.command) + ",\n         " + literal(one.remedy)
                 + ",\n         " + quotedList(one.codes) + ", " + quotedList(one.links) + ", "
                 + numberLiteral(one.weight) + "},\n";
    return preamble("resources/rules/")
           + "#include \"model/checklist/checklist_items.h\"\n\nnamespace faultline {\n\n"
             "std::span<const ChecklistItem> checklistItems()\n{\n"
             "    static const std::vector<ChecklistItem> kItems{\n"
           + items + "    };\n    return kItems;\n}\n\n}\n";
}

std::string textsOf(const Catalogue& catalogue)
{
    Marked marked;
    for (const RuleFile& rule : catalogue.rules)
        markRule(rule, marked);
    for (const ChecklistEntry& one : catalogue.items) {
        marked.add("Checklist", one.question);
        marked.add("Checklist", one.howTo);
        marked.add("Checklist", one.remedy);
    }
    return preamble("resources/rules/") + marked.lines();
}

std::string pageOf(const RuleFile& rule)
{
    std::string page = "# " + rule.title + " (" + rule.code + ", `" + rule.id + "`)\n";
    for (const PageSection& section : rule.page) {
        page += "\n## " + section.title + "\n\n" + section.markdown;
        if (page.back() != '\n')
            page += '\n';
    }
    return page;
}

} // namespace faultline::rule_tool
