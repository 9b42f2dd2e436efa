// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rule_tool/made_files.h"

#include <algorithm>

namespace faultline::rule_tool {

namespace {

std::string typeOf(const std::string& unit)
{
    const ValueType* type = findValueType(unit);
    return type == nullptr ? "Unknown" : std::string(type->type);
}

/// "step.quantity()" for a measured value of that name, "Words" as they are.
std::string asArgument(const Value& value, const std::string& prefix)
{
    if (value.constant)
        return typeOf(value.unit) + "(" + numberLiteral(*value.constant) + ").quantity()";
    const std::string name = prefix + camelCase(value.name);
    if (value.unit == "text")
        return name + ".text";
    return value.unit == "quantity" || value.unit == "sentence" ? name : name + ".quantity()";
}

/// How a function takes its values: none, the one, or a struct with a member for each.
struct Parameters {
    std::string declaration; ///< of the struct, with its line end; empty: none
    std::string list;        ///< "StandsStillValues values"
    std::string prefix;      ///< before the name of a value: "values." or nothing
};

Parameters parametersOf(const std::string& name, const std::vector<Value>& values)
{
    if (values.empty())
        return {};
    if (values.size() == 1)
        return {.declaration = {},
                .list =
                    "const " + typeOf(values.front().unit) + "& " + camelCase(values.front().name),
                .prefix = {}};
    Parameters made{.declaration = "struct " + pascalCase(name) + "Values {\n",
                    .list = "const " + pascalCase(name) + "Values& values",
                    .prefix = "values."};
    for (const Value& value : values)
        made.declaration += "    " + typeOf(value.unit) + " " + camelCase(value.name) + ";\n";
    made.declaration += "};\n";
    return made;
}

/// What fills %1, %2, ... of `text`, `filled` being what fills the places that it has: "a, b".
std::string argumentsOf(const std::string& text, const std::vector<std::string>& filled)
{
    const std::set<std::size_t> places = placesOf(text);
    std::string arguments;
    auto value = filled.begin();
    for (std::size_t place = 1; value != filled.end(); ++place) {
        const bool isLeftOut =
            !places.empty() && place < *places.rbegin() && !places.contains(place);
        arguments +=
            (place == 1 ? "" : ", ") + (isLeftOut ? std::string("std::string()") : *value++);
    }
    return arguments;
}

/// "{Translatable("Diagnosis", "It rose by %1"), {share.quantity()}}": a Text.
std::string textOf(const Sentence& sentence, const std::string& prefix)
{
    std::vector<std::string> filled;
    for (const Value& value : sentence.values)
        filled.push_back(asArgument(value, prefix));
    return "{Translatable(\"Diagnosis\", " + literal(sentence.text) + "), {"
           + argumentsOf(sentence.text, filled) + "}}";
}

/// An expression for code with its places filled in.
std::string codeOf(const Sentence& code, const std::string& prefix)
{
    if (code.values.empty())
        return literal(code.text);
    std::vector<std::string> filled;
    for (const Value& value : code.values) {
        const std::string name = prefix + camelCase(value.name);
        filled.push_back(value.unit == "text" ? name + ".text" : "wholeNumber(" + name + ".value)");
    }
    return "fillPlaces(" + literal(code.text) + ", {" + argumentsOf(code.text, filled) + "})";
}

std::string comment(std::string_view text)
{
    std::string out = "/// ";
    for (const char c : text)
        out += c == '\n' ? std::string("\n/// ") : std::string(1, c);
    return out + "\n";
}

std::string function(const std::string& type, const std::string& name, const std::string& list,
                     const std::string& body)
{
    return "[[nodiscard]] inline " + type + " " + camelCase(name) + "(" + list + ")\n{\n" + body
           + "}\n";
}

std::string thresholdsOf(const RuleFile& rule)
{
    if (rule.thresholds.empty())
        return {};
    std::string members;
    std::string fetched;
    for (const ThresholdEntry& one : rule.thresholds) {
        members +=
            "    " + typeOf(one.unit) + " " + camelCase(one.name) + "; ///< " + one.reason + "\n";
        fetched += (fetched.empty() ? "        : " : "        , ") + camelCase(one.name)
                   + "(settings.threshold(info(), " + literal(one.name) + "))\n";
    }
    return "/// Thresholds in force: as the user changed them, else by default.\n"
           "struct Thresholds {\n    explicit Thresholds(const RuleSettings& settings)\n"
           + fetched + "    {\n    }\n\n" + members + "};\n\n";
}

std::string judgementsOf(const std::vector<Judgement>& judgements, const std::string& name)
{
    std::string out;
    for (const Judgement& one : judgements)
        out += "inline constexpr double " + camelCase(one.name) + " = " + numberLiteral(one.value)
               + "; ///< " + one.reason + "\n";
    return out.empty() ? out : "namespace " + name + " {\n" + out + "}\n\n";
}

std::string numberOf(const NumberEntry& number)
{
    const Parameters label = parametersOf(number.name, joinedValues({&number.label}));
    std::string list = typeOf(number.unit) + " value";
    std::string limit = "std::nullopt";
    if (number.limit == "computed") {
        list += ", std::optional<" + typeOf(number.unit) + "> limit";
        limit = "limit ? std::optional(limit->value) : std::nullopt";
    } else if (!number.limit.empty()) {
        list += ", const Thresholds& thresholds";
        limit = "thresholds." + camelCase(number.limit) + ".value";
    }
    if (!label.list.empty())
        list += ", " + label.list;
    const std::string value = number.unit == "quantity" ? "value" : "value.quantity()";
    return comment(number.label.text) + label.declaration
           + function("NumberEvidence", number.name, list,
                      "    return {" + literal(number.name) + ", "
                          + textOf(number.label, label.prefix) + ", " + value + ", " + limit
                          + "};\n");
}

std::string abstentionOf(const AbstentionEntry& abstention)
{
    const Parameters taken = parametersOf(abstention.name, valuesOf(abstention));
    std::string body = "    Abstention made;\n    made.reason = "
                       + textOf(abstention.reason, taken.prefix) + ";\n";
    if (!abstention.remedy.text.empty())
        body += "    made.remedy = " + textOf(abstention.remedy, taken.prefix) + ";\n";
    if (!abstention.command.text.empty())
        body += "    made.command = " + codeOf(abstention.command, taken.prefix) + ";\n";
    if (!abstention.missing.empty())
        body += "    made.missing = " + literal(abstention.missing) + ";\n";
    return comment(abstention.reason.text) + taken.declaration
           + function("Abstention", abstention.name, taken.list, body + "    return made;\n");
}

std::string snippetOf(const SnippetEntry& snippet, const std::string& prefix)
{
    return "{" + literal(snippet.language) + ", " + codeOf(snippet.code, prefix) + "}";
}

std::string promiseOf(const PromiseEntry& promise, const RuleFile& rule, const std::string& prefix)
{
    const std::string id = promise.rule.empty() ? rule.id : promise.rule;
    if (promise.kind == "silent")
        return "    made.promises.push_back({Promise::Kind::RuleIsSilent, RuleId(" + literal(id)
               + ")" + ", {}, {}});\n";
    const ValueType* type = findValueType(promise.unit);
    const std::string kind = promise.kind == "at-most" ? "NumberAtMost" : "NumberAtLeast";
    const std::string value = promise.constant ? numberLiteral(*promise.constant)
                                               : prefix + camelCase(promise.value) + ".value";
    const std::string unit = type == nullptr ? "None" : std::string(type->enumerator);
    return "    made.promises.push_back({Promise::Kind::" + kind + ", RuleId(" + literal(id) + "), "
           + literal(promise.number) + ", {" + value + ", Unit::" + unit + "}});\n";
}

std::string fixOf(const FixEntry& fix, const RuleFile& rule)
{
    const Parameters taken = parametersOf(fix.name, valuesOf(fix));
    std::string body = "    Fix made;\n    made.id = " + literal(fix.id)
                       + ";\n    made.title = " + textOf(fix.title, taken.prefix) + ";\n";
    if (!fix.detail.text.empty())
        body += "    made.detail = " + textOf(fix.detail, taken.prefix) + ";\n";
    for (const SnippetEntry& snippet : fix.snippets)
        body += "    made.snippets.push_back(" + snippetOf(snippet, taken.prefix) + ");\n";
    if (!fix.check.text.empty())
        body += "    made.check = " + textOf(fix.check, taken.prefix) + ";\n";
    for (const PromiseEntry& promise : fix.promises)
        body += promiseOf(promise, rule, taken.prefix);
    if (!fix.isConcrete)
        body += "    made.isConcrete = false;\n";
    return comment(fix.title.text) + taken.declaration
           + function("Fix", fix.name, taken.list, body + "    return made;\n");
}

std::string within(const std::string& name, const std::string& content)
{
    return content.empty() ? content : "namespace " + name + " {\n\n" + content + "\n}\n\n";
}

} // namespace

std::string headerOf(const RuleFile& rule)
{
    std::string numbers;
    for (const NumberEntry& one : rule.numbers)
        numbers += numberOf(one);
    std::string texts;
    for (const NamedSentence& one : rule.texts) {
        const Parameters taken = parametersOf(one.name, joinedValues({&one.sentence}));
        texts += comment(one.sentence.text) + taken.declaration
                 + function("Text", one.name, taken.list,
                            "    return " + textOf(one.sentence, taken.prefix) + ";\n");
    }
    std::string abstentions;
    for (const AbstentionEntry& one : rule.abstentions)
        abstentions += abstentionOf(one);
    std::string snippets;
    for (const SnippetEntry& one : rule.snippets) {
        const Parameters taken = parametersOf(one.name, joinedValues({&one.code}));
        snippets += taken.declaration
                    + function("Fix::Snippet", one.name, taken.list,
                               "    return " + snippetOf(one, taken.prefix) + ";\n");
    }
    std::string fixes;
    for (const FixEntry& one : rule.fixes)
        fixes += fixOf(one, rule);
    return preamble("resources/rules/" + rule.id + ".yaml")
           + "#pragma once\n\n#include \"model/diagnosis/findings/rule_values.h\"\n\n"
           + "namespace faultline::rules::" + snakeCase(rule.id) + " {\n\n"
           + "[[nodiscard]] const RuleInfo& info();\n"
           + "/// Written by hand, in model/diagnosis/rules/.\n"
           + "void evaluate(const RuleInput& input, FindingSink& sink);\n\n"
           + "inline constexpr std::string_view kId = " + literal(rule.id) + ";\n\n"
           + thresholdsOf(rule) + judgementsOf(rule.confidences, "confidence")
           + judgementsOf(rule.costs, "cost") + within("number", numbers) + within("text", texts)
           + within("abstention", abstentions) + within("snippet", snippets) + within("fix", fixes)
           + "}\n";
}

} // namespace faultline::rule_tool
