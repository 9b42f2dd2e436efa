// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/rule_tool/rule_file.h"

#include "model/diagnosis/rule_tool/yaml_map.h"

#include <algorithm>
#include <array>
#include <set>

namespace faultline::rule_tool {

namespace {

constexpr std::array<ValueType, 17> kValueTypes{{
    {"plain", "Plain", "None"},
    {"count", "Count", "Count"},
    {"step", "Step", "Step"},
    {"fraction", "Fraction", "Fraction"},
    {"ratio", "Ratio", "Ratio"},
    {"seconds", "Seconds", "Seconds"},
    {"wall-time", "Moment", "WallTime"},
    {"bytes", "Bytes", "Bytes"},
    {"steps-per-second", "StepsPerSecond", "StepsPerSecond"},
    {"bytes-per-second", "BytesPerSecond", "BytesPerSecond"},
    {"watts", "Watts", "Watts"},
    {"joules", "Joules", "Joules"},
    {"celsius", "Celsius", "Celsius"},
    {"hertz", "Hertz", "Hertz"},
    {"quantity", "Quantity", ""}, // its unit is known only when the rule runs
    {"text", "Words", ""},
    {"sentence", "Text", ""}, // translated for itself
}};

/// Headings of a page, by key, in the order in which they stand there.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kPageSections{{
    {"what-it-means", "What it means"},
    {"how-it-is-decided", "How it is decided"},
    {"what-to-do", "What to do"},
    {"how-it-fools-people", "How it fools people"},
    {"further-reading", "Further reading"},
}};

std::string quoted(std::string_view text)
{
    return "\"" + std::string(text) + "\"";
}

/// Reads one rule.
class RuleReader {
public:
    RuleReader(const Source& source, const YAML::Node& root) : m_source(source), m_root(root) {}

    RuleFile read()
    {
        m_rule.path = m_source.path;
        YamlMap map(m_source, m_root, "rule");
        readInfo(map);
        for (const auto& [name, node] : map.named("thresholds"))
            readThreshold(name, node);
        m_rule.confidences = judgements(map, "confidences");
        m_rule.costs = judgements(map, "costs");
        for (const auto& [name, node] : map.named("numbers"))
            readNumber(name, node);
        for (const auto& [name, node] : map.named("texts"))
            m_rule.texts.push_back({name, sentence(node, "text " + quoted(name))});
        for (const auto& [name, node] : map.named("abstentions"))
            readAbstention(name, node);
        for (const auto& [name, node] : map.named("snippets"))
            m_rule.snippets.push_back(snippet(node, name));
        for (const auto& [name, node] : map.named("fixes"))
            readFix(name, node);
        readCauses(map);
        readChecklist(map);
        readPage(map);
        return std::move(m_rule);
    }

    ChecklistEntry item(const YAML::Node& node, const std::string& section) const
    {
        YamlMap map(m_source, node, "checklist item");
        ChecklistEntry entry;
        entry.id = map.text("id");
        entry.section = map.optionalText("section");
        if (entry.section.empty())
            entry.section = section;
        if (entry.section.empty())
            map.problem("\"section\" is missing");
        entry.question = map.text("question");
        entry.howTo = map.text("how-to");
        entry.command = map.optionalText("command");
        entry.remedy = map.text("remedy");
        entry.links = map.list("links");
        entry.weight = map.number("weight");
        return entry;
    }

private:
    void readInfo(YamlMap& map)
    {
        m_rule.id = map.text("id");
        m_rule.code = map.text("code");
        m_rule.section = map.text("section");
        m_rule.severity = map.text("severity");
        m_rule.title = map.text("title");
        m_rule.summary = map.text("summary");
        m_rule.formula = map.text("formula");
        m_rule.needs = map.list("needs");
        m_rule.mayUse = map.list("may-use");
        m_rule.needsEvidence = map.list("needs-evidence");
        m_rule.mayUseEvidence = map.list("may-use-evidence");
        m_rule.phases = map.list("phases");
        m_rule.judgesPlans = map.flag("judges-plans", false);
        const std::size_t slash = m_source.path.find_last_of('/') + 1; // 0 if there is none
        if (m_source.path.substr(slash) != m_rule.id + ".yaml")
            map.problem("the file of rule " + quoted(m_rule.id) + " should be named after it");
        if (!isName(m_rule.id))
            map.problem("\"id\" should be kebab-case");
        if (m_rule.code.size() != 3)
            map.problem("\"code\" should be a letter and two digits");
    }

    void unitIsKnown(const std::string& unit, int line, const std::string& what) const
    {
        if (findValueType(unit) == nullptr)
            m_source.problem(line, what + ": unit " + quoted(unit) + " is unknown");
    }

    /// "fraction", or "0.005 fraction" of what is always the same.
    static Value valueOf(const std::string& name, const std::string& spec)
    {
        const std::size_t space = spec.find(' ');
        double constant = 0.0;
        if (space == std::string::npos
            || !YAML::convert<double>::decode(YAML::Node(spec.substr(0, space)), constant))
            return {name, spec, std::nullopt};
        return {name, spec.substr(space + 1), constant};
    }

    /// Text as it is, or {text: ..., values: {name: unit, ...}}.
    Sentence sentence(const YAML::Node& node, const std::string& what) const
    {
        Sentence read;
        int line = lineOf(node);
        if (node.IsScalar()) {
            read.text = node.Scalar();
        } else {
            YamlMap map(m_source, node, what);
            read.text = map.text("text");
            for (const auto& [name, unit] : map.named("values")) {
                line = lineOf(unit);
                read.values.push_back(valueOf(name, unit.IsScalar() ? unit.Scalar() : ""));
                unitIsKnown(read.values.back().unit, line, what);
            }
        }
        if (read.text.empty())
            m_source.problem(line, what + " is empty");
        std::size_t named = 0;
        for (const std::size_t place : placesOf(read.text)) {
            if (++named > read.values.size())
                m_source.problem(line, what + ": place %" + std::to_string(place)
                                           + " has no name under \"values\"");
        }
        for (std::size_t i = named; i < read.values.size(); ++i)
            m_source.problem(line, what + ": value " + quoted(read.values[i].name)
                                       + " has no place %" + std::to_string(i + 1));
        return read;
    }

    Sentence sentenceAt(YamlMap& map, std::string_view key, const std::string& what,
                        bool mustBe = true) const
    {
        const YAML::Node* node = map.take(key);
        if (node != nullptr)
            return sentence(*node, what + ", " + std::string(key));
        if (mustBe)
            map.problem(quoted(key) + " is missing");
        return {};
    }

    void readThreshold(const std::string& name, const YAML::Node& node)
    {
        YamlMap map(m_source, node, "threshold " + quoted(name));
        ThresholdEntry entry;
        entry.name = name;
        entry.value = map.number("value");
        entry.unit = map.text("unit");
        entry.reason = map.text("reason");
        const ValueType* type = findValueType(entry.unit);
        if (type == nullptr || type->enumerator.empty())
            map.problem("unit " + quoted(entry.unit) + " is unknown");
        m_rule.thresholds.push_back(std::move(entry));
    }

    std::vector<Judgement> judgements(YamlMap& rule, std::string_view key) const
    {
        std::vector<Judgement> read;
        for (const auto& [name, node] : rule.named(key)) {
            YamlMap map(m_source, node, std::string(key) + " " + quoted(name));
            read.push_back({name, map.number("value"), map.text("reason")});
            if (read.back().value < 0.0 || read.back().value > 1.0)
                map.problem("should be from 0 to 1");
        }
        return read;
    }

    void readNumber(const std::string& name, const YAML::Node& node)
    {
        const std::string what = "number " + quoted(name);
        YamlMap map(m_source, node, what);
        NumberEntry entry;
        entry.name = name;
        entry.label = sentenceAt(map, "label", what);
        entry.unit = map.text("unit");
        entry.limit = map.optionalText("limit");
        if (entry.unit == "text" || entry.unit == "sentence")
            map.problem("a number is no text");
        unitIsKnown(entry.unit, map.line(), what);
        const bool isKnown =
            entry.limit.empty() || entry.limit == "computed"
            || std::any_of(m_rule.thresholds.begin(), m_rule.thresholds.end(),
                           [&](const ThresholdEntry& one) { return one.name == entry.limit; });
        if (!isKnown)
            map.problem("limit " + quoted(entry.limit)
                        + " is neither a threshold of the rule nor \"computed\"");
        m_rule.numbers.push_back(std::move(entry));
    }

    /// Code takes texts, steps and counts: what else is written as text by the rule.
    void fitsCode(const Sentence& code, int line, const std::string& what) const
    {
        for (const Value& value : code.values) {
            const bool fits = value.unit == "text" || value.unit == "step" || value.unit == "count";
            if (!fits || value.constant)
                m_source.problem(line, what + ": " + quoted(value.name)
                                           + " in code should be text, step or count");
        }
    }

    SnippetEntry snippet(const YAML::Node& node, const std::string& name) const
    {
        const std::string what = name.empty() ? "snippet" : "snippet " + quoted(name);
        YamlMap map(m_source, node, what);
        SnippetEntry entry;
        entry.name = name;
        entry.language = map.text("language");
        entry.code = sentenceAt(map, "code", what);
        fitsCode(entry.code, map.line(), what);
        return entry;
    }

    void readAbstention(const std::string& name, const YAML::Node& node)
    {
        const std::string what = "abstention " + quoted(name);
        YamlMap map(m_source, node, what);
        AbstentionEntry entry;
        entry.name = name;
        entry.reason = sentenceAt(map, "reason", what);
        entry.remedy = sentenceAt(map, "remedy", what, false);
        entry.command = sentenceAt(map, "command", what, false);
        entry.missing = map.optionalText("missing");
        fitsCode(entry.command, map.line(), what);
        valuesAgree({&entry.reason, &entry.remedy, &entry.command}, map);
        m_rule.abstentions.push_back(std::move(entry));
    }

    /// A name means the same in every part.
    static void valuesAgree(const std::vector<const Sentence*>& parts, const YamlMap& map)
    {
        const std::vector<Value> joined = joinedValues(parts);
        for (const Sentence* part : parts) {
            for (const Value& value : part->values) {
                const bool isSame = std::find(joined.begin(), joined.end(), value) != joined.end();
                if (!isSame && !value.constant)
                    map.problem("value " + quoted(value.name) + " has two units");
            }
        }
    }

    PromiseEntry promise(const YAML::Node& node) const
    {
        YamlMap map(m_source, node, "promise");
        PromiseEntry entry;
        entry.rule = map.optionalText("rule");
        entry.number = map.optionalText("number");
        entry.unit = map.optionalText("unit");
        for (const std::string_view kind : {"at-most", "at-least"}) {
            if (const YAML::Node* value = map.take(kind)) {
                entry.kind = kind;
                double constant = 0.0;
                if (YAML::convert<double>::decode(*value, constant))
                    entry.constant = constant;
                else
                    entry.value = value->IsScalar() ? value->Scalar() : std::string();
            }
        }
        if (map.flag("silent", false))
            entry.kind = "silent";
        if (entry.kind.empty())
            map.problem("one of \"at-most\", \"at-least\" and \"silent\" is missing");
        const auto number =
            std::find_if(m_rule.numbers.begin(), m_rule.numbers.end(),
                         [&entry](const NumberEntry& one) { return one.name == entry.number; });
        if (entry.unit.empty() && number != m_rule.numbers.end())
            entry.unit = number->unit;
        const ValueType* type = findValueType(entry.unit);
        if (entry.kind != "silent" && (entry.number.empty() || type == nullptr))
            map.problem("\"number\" should be one of the rule's numbers, or have its \"unit\"");
        return entry;
    }

    void readFix(const std::string& name, const YAML::Node& node)
    {
        const std::string what = "fix " + quoted(name);
        YamlMap map(m_source, node, what);
        FixEntry entry;
        entry.name = name;
        entry.id = map.optionalText("id");
        if (entry.id.empty())
            entry.id = name;
        if (!isName(entry.id))
            map.problem("\"id\" should be kebab-case");
        entry.title = sentenceAt(map, "title", what);
        entry.detail = sentenceAt(map, "detail", what, false);
        entry.check = sentenceAt(map, "check", what, false);
        entry.isConcrete = map.flag("concrete", true);
        if (const YAML::Node* list = map.take("snippets")) {
            for (const auto& one : *list)
                entry.snippets.push_back(snippet(one, {}));
        }
        if (const YAML::Node* list = map.take("promises")) {
            for (const auto& one : *list)
                entry.promises.push_back(promise(one));
        }
        std::vector<const Sentence*> parts{&entry.title, &entry.detail, &entry.check};
        for (const SnippetEntry& one : entry.snippets)
            parts.push_back(&one.code);
        valuesAgree(parts, map);
        m_rule.fixes.push_back(std::move(entry));
    }

    void readCauses(YamlMap& rule)
    {
        if (const YAML::Node* node = rule.take("as-consequence")) {
            YamlMap map(m_source, *node, "as-consequence");
            m_rule.asConsequence = map.text("plain");
            m_rule.asConsequenceFromStep = map.optionalText("with-step");
            if (!placesOf(m_rule.asConsequence).empty())
                map.problem("\"plain\" has no values");
            if (!m_rule.asConsequenceFromStep.empty()
                && placesOf(m_rule.asConsequenceFromStep) != std::set<std::size_t>{1})
                map.problem("\"with-step\" should have the one place %1");
        }
        for (const auto& [name, node] : rule.named("consequences")) {
            YamlMap map(m_source, node, "consequence " + quoted(name));
            m_rule.consequences.push_back({.rule = name,
                                           .strength = map.number("strength"),
                                           .why = map.text("why"),
                                           .isInOrder = map.flag("in-order", false),
                                           .isSameEvent = map.flag("same-event", false),
                                           .line = map.line()});
            const double strength = m_rule.consequences.back().strength;
            if (strength <= 0.0 || strength > 1.0)
                map.problem("\"strength\" should be above 0 and at most 1");
        }
    }

    void readChecklist(YamlMap& rule)
    {
        const YAML::Node* node = rule.take("checklist");
        if (node == nullptr)
            rule.problem("\"checklist\" is missing: its item, or the id of another rule's");
        else if (node->IsScalar())
            m_rule.judgesItem = node->Scalar();
        else
            m_rule.checklist = item(*node, m_rule.section);
    }

    void readPage(YamlMap& rule)
    {
        const YAML::Node* node = rule.take("page");
        if (node == nullptr) {
            rule.problem("\"page\" is missing");
            return;
        }
        YamlMap map(m_source, *node, "page");
        for (const auto& [key, title] : kPageSections)
            m_rule.page.push_back({std::string(title), map.text(key)});
        for (const ThresholdEntry& threshold : m_rule.thresholds) {
            const bool isTold = std::any_of(
                m_rule.page.begin(), m_rule.page.end(), [&threshold](const PageSection& section) {
                    return section.markdown.find("`" + threshold.name + "`") != std::string::npos;
                });
            if (!isTold)
                map.problem("threshold " + quoted(threshold.name) + " is not told");
        }
    }

    const Source& m_source;
    YAML::Node m_root;
    RuleFile m_rule;
};

/// Empty if the text is no YAML.
YAML::Node load(std::string_view yaml, const Source& source)
{
    try {
        return YAML::Load(std::string(yaml));
    } catch (const YAML::Exception& error) {
        source.problem(error.mark.line + 1, error.msg);
        return {};
    }
}

} // namespace

std::set<std::size_t> placesOf(std::string_view text)
{
    std::set<std::size_t> places;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9')
            places.insert(static_cast<std::size_t>(text[i + 1] - '0'));
    }
    return places;
}

RuleFile parseRule(std::string_view yaml, const std::string& path, Problems& problems)
{
    const Source source{path, problems};
    const std::size_t before = problems.size();
    const YAML::Node root = load(yaml, source);
    if (problems.size() == before && !root.IsMap())
        source.problem(1, "should be a map");
    return problems.size() > before ? RuleFile() : RuleReader(source, root).read();
}

std::vector<ChecklistEntry> parseItems(std::string_view yaml, const std::string& path,
                                       Problems& problems)
{
    const Source source{path, problems};
    const YAML::Node root = load(yaml, source);
    std::vector<ChecklistEntry> items;
    for (const auto& node : root)
        items.push_back(RuleReader(source, node).item(node, {}));
    return items;
}

const ValueType* findValueType(std::string_view unit)
{
    const auto found = std::find_if(kValueTypes.begin(), kValueTypes.end(),
                                    [unit](const ValueType& type) { return type.unit == unit; });
    return found == kValueTypes.end() ? nullptr : &*found;
}

std::vector<Value> joinedValues(const std::vector<const Sentence*>& parts)
{
    std::vector<Value> joined;
    for (const Sentence* part : parts) {
        for (const Value& value : part->values) {
            const bool isThere =
                std::any_of(joined.begin(), joined.end(),
                            [&value](const Value& one) { return one.name == value.name; });
            if (!isThere && !value.constant)
                joined.push_back(value);
        }
    }
    return joined;
}

std::vector<Value> valuesOf(const AbstentionEntry& abstention)
{
    return joinedValues({&abstention.reason, &abstention.remedy, &abstention.command});
}

std::vector<Value> valuesOf(const FixEntry& fix)
{
    std::vector<const Sentence*> parts{&fix.title, &fix.detail};
    for (const SnippetEntry& snippet : fix.snippets)
        parts.push_back(&snippet.code);
    parts.push_back(&fix.check);
    std::vector<Value> values = joinedValues(parts);
    for (const PromiseEntry& promise : fix.promises) {
        const Value value{promise.value, promise.unit, std::nullopt};
        const bool isThere = std::any_of(values.begin(), values.end(), [&value](const Value& one) {
            return one.name == value.name;
        });
        if (!value.name.empty() && !isThere)
            values.push_back(value);
    }
    return values;
}

} // namespace faultline::rule_tool
