// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::rule_tool {

/// What is wrong with the files, as compilers say it: "loss-plateau.yaml:12: unknown key:
/// \"tilte\"".
using Problems = std::vector<std::string>;

/// What goes into a place of a sentence.
struct Value {
    std::string name; ///< kebab-case
    std::string unit; ///< of kValueTypes: "step", "fraction", "text", ...
    /// Always the same ("improvement: 0.005 fraction"): the caller does not give it.
    std::optional<double> constant;

    friend bool operator==(const Value&, const Value&) = default;
};

/// A whole sentence, or a piece of code, with the places %1..%9 in the order of `values`. A text
/// may leave out a place ("%3 boxes have no class"): it is a translation key and stays as it is.
struct Sentence {
    std::string text; ///< empty: there is none
    std::vector<Value> values;
};
/// The numbers that `text` has places for, ascending: "%2 of %1" is {1, 2}.
[[nodiscard]] std::set<std::size_t> placesOf(std::string_view text);

struct NamedSentence {
    std::string name;
    Sentence sentence;
};

struct ThresholdEntry {
    std::string name;
    double value = 0.0;
    std::string unit;
    std::string reason;
};

/// A confidence or a cost.
struct Judgement {
    std::string name;
    double value = 0.0;
    std::string reason;
};

struct NumberEntry {
    std::string name;
    Sentence label;
    std::string unit;
    std::string limit; ///< a threshold, "computed" (given by the caller), or empty
};

struct SnippetEntry {
    std::string name; ///< empty within a fix
    std::string language;
    Sentence code; ///< filled in as it stands: values are texts, steps and counts
};

struct AbstentionEntry {
    std::string name;
    Sentence reason;
    Sentence remedy;
    Sentence command;
    std::string missing;
};

struct PromiseEntry {
    std::string kind;               ///< "at-most", "at-least" or "silent"
    std::string rule;               ///< empty: this one
    std::string number;             ///< empty if silent
    std::string unit;               ///< of the number
    std::optional<double> constant; ///< else it is a value of the fix, by the name of `value`
    std::string value;
};

struct FixEntry {
    std::string name;
    std::string id; ///< the name, unless it is another form of one advice
    Sentence title;
    Sentence detail;
    Sentence check;
    std::vector<SnippetEntry> snippets;
    std::vector<PromiseEntry> promises;
    bool isConcrete = true;
};

struct Consequence {
    std::string rule;
    double strength = 0.0;
    std::string why;
    bool isInOrder = false;
    bool isSameEvent = false;
    int line = 0;
};

struct ChecklistEntry {
    std::string id;
    std::string section;
    std::string question;
    std::string howTo;
    std::string command;
    std::string remedy;
    std::vector<std::string> links;
    double weight = 0.5;
    std::vector<std::string> codes; ///< of the rules that judge it; filled in by joinChecklist()
};

struct PageSection {
    std::string title;
    std::string markdown;
};

/// resources/rules/<id>.yaml.
struct RuleFile {
    std::string path; ///< as given to the tool
    std::string id;
    std::string code;
    std::string section;
    std::string severity;
    std::string title;
    std::string summary;
    std::string formula;
    std::vector<std::string> needs;
    std::vector<std::string> mayUse;
    std::vector<std::string> needsEvidence;
    std::vector<std::string> mayUseEvidence;
    std::vector<std::string> phases;
    bool judgesPlans = false;
    std::vector<ThresholdEntry> thresholds;
    std::vector<Judgement> confidences;
    std::vector<Judgement> costs;
    std::vector<NumberEntry> numbers;
    std::vector<NamedSentence> texts;
    std::vector<AbstentionEntry> abstentions;
    std::vector<SnippetEntry> snippets;
    std::vector<FixEntry> fixes;
    std::string asConsequence;         ///< clause of the verdict; empty: never one
    std::string asConsequenceFromStep; ///< the same with its step as %1; empty: not told
    std::vector<Consequence> consequences;
    std::optional<ChecklistEntry> checklist; ///< its own item
    std::string judgesItem;                  ///< else: the id of another rule's item
    std::vector<PageSection> page;
};

/// Reads one file; `path` is named in problems. What it gives is of use only without problems.
[[nodiscard]] RuleFile parseRule(std::string_view yaml, const std::string& path,
                                 Problems& problems);

/// resources/rules/checklist/items.yaml: what no rule judges.
[[nodiscard]] std::vector<ChecklistEntry> parseItems(std::string_view yaml, const std::string& path,
                                                     Problems& problems);

/// Everything the tool was given, checked against each other: ids and codes once, consequences
/// and items that exist. Rules by code, in the order of the catalogue.
struct Catalogue {
    std::vector<RuleFile> rules;
    std::vector<ChecklistEntry> items; ///< in the order of the checklist
};
[[nodiscard]] Catalogue joinCatalogue(std::vector<RuleFile> rules,
                                      std::vector<ChecklistEntry> items, Problems& problems);

/// A kind of value: how YAML and C++ call it.
struct ValueType {
    std::string_view unit;       ///< "step"
    std::string_view type;       ///< "Step" of findings/rule_values.h
    std::string_view enumerator; ///< of Unit; empty: not a measured value
};
/// nullptr: no such unit.
[[nodiscard]] const ValueType* findValueType(std::string_view unit);

/// All values of the parts of one thing, each once, in the order of their first appearance.
[[nodiscard]] std::vector<Value> joinedValues(const std::vector<const Sentence*>& parts);
[[nodiscard]] std::vector<Value> valuesOf(const AbstentionEntry& abstention);
[[nodiscard]] std::vector<Value> valuesOf(const FixEntry& fix);

} // namespace faultline::rule_tool
