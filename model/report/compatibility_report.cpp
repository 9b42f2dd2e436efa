// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/compatibility_report.h"

#include "model/diagnosis/environment/case_compatibility.h"
#include "model/report/plain_text.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kIndent = 2;
constexpr std::size_t kDetailIndent = 4;

std::string placeText(const CompatibilityFact& fact)
{
    std::string text = printable(fact.fact.component) + " " + printable(fact.fact.version) + " ("
                       + std::string(toString(fact.fact.role)) + ", " + printable(fact.name);
    if (fact.fact.line > 0)
        text += " line " + grouped(std::uint64_t{fact.fact.line});
    return text + ")";
}

template <typename Items, typename ToText>
std::string joined(const Items& items, ToText&& toText)
{
    std::string text;
    for (const auto& item : items)
        text += (text.empty() ? "" : "; ") + toText(item);
    return text;
}

void writeVerdict(TextSink& sink, const CompatibilityVerdict& verdict, const TextStyle& style)
{
    std::string first = std::string(toString(verdict.level)) + ": " + toEnglish(verdict.sentence);
    if (!verdict.isChecked)
        first += " (reported)";
    sink.write(wrapped(first, style.width, kIndent));
    if (!verdict.table.empty())
        sink.write(wrapped(toEnglish(verdict.table), style.width, kDetailIndent));
    sink.write(wrapped("found: " + joined(verdict.facts, placeText), style.width, kDetailIndent));
    if (!verdict.pins.empty())
        sink.write(
            wrapped("instead: " + joined(verdict.pins, [](const std::string& pin) { return pin; }),
                    style.width, kDetailIndent));
}

Json factJson(const CompatibilityFact& fact)
{
    return Json{{"artifact", fact.name},
                {"component", fact.fact.component},
                {"version", fact.fact.version},
                {"role", toString(fact.fact.role)},
                {"line", fact.fact.line}};
}

} // namespace

void writeCompatibility(TextSink& sink, const CaseData& data, const TextStyle& style)
{
    const std::vector<RunCompatibility> checked = checkCompatibility(data);
    if (checked.empty())
        return;
    sink.write("\n" + style.heading("versions that occur together") + "\n");
    for (const RunCompatibility& owner : checked) {
        if (checked.size() > 1 || !owner.run.empty())
            sink.write("  run " + printable(data.nameOf(owner.run)) + "\n");
        std::uint64_t fitting = 0;
        for (const CompatibilityVerdict& verdict : owner.verdicts) {
            if (verdict.level == CompatibilityLevel::Ok)
                ++fitting;
            else
                writeVerdict(sink, verdict, style);
        }
        if (fitting > 0)
            sink.write("  "
                       + counted(fitting, "combination fits by the tables",
                                 "combinations fit by the tables")
                       + "\n");
    }
}

Json compatibilityJson(const CaseData& data)
{
    Json all = Json::array();
    for (const RunCompatibility& owner : checkCompatibility(data)) {
        for (const CompatibilityVerdict& verdict : owner.verdicts) {
            Json facts = Json::array();
            std::transform(verdict.facts.begin(), verdict.facts.end(), std::back_inserter(facts),
                           factJson);
            all.push_back(Json{{"run", data.nameOf(owner.run)},
                               {"id", verdict.id},
                               {"level", toString(verdict.level)},
                               {"sentence", toEnglish(verdict.sentence)},
                               {"table", toEnglish(verdict.table)},
                               {"facts", std::move(facts)},
                               {"pins", verdict.pins},
                               {"source", verdict.source},
                               {"checked", verdict.isChecked}});
        }
    }
    return all;
}

} // namespace faultline
