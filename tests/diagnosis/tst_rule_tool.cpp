// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/loss_plateau.h"
#include "model/diagnosis/rule_tool/made_files.h"
#include "model/diagnosis/rule_tool/rule_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <type_traits>

namespace faultline::test {

namespace {

using rule_tool::Catalogue;
using rule_tool::ChecklistEntry;
using rule_tool::Problems;
using rule_tool::RuleFile;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

/// A rule without faults; `parts` are more of its top-level keys.
std::string soundRule(const std::string& parts = {})
{
    return "id: odd-steps\n"
           "code: I09\n"
           "section: input-pipeline\n"
           "severity: warning\n"
           "title: Steps are odd\n"
           "summary: Looks for odd steps.\n"
           "formula: odd > most-odd\n"
           "thresholds:\n"
           "  most-odd: {value: 0.5, unit: fraction, reason: Half of them.}\n"
           "checklist: {id: even, question: Is it even, how-to: Look., remedy: Count., weight: "
           "0.1}\n"
           "page:\n"
           "  what-it-means: Odd.\n"
           "  how-it-is-decided: By `most-odd`.\n"
           "  what-to-do: Count.\n"
           "  how-it-fools-people: \"1\"\n"
           "  further-reading: None.\n"
           + parts;
}

Problems problemsOf(const std::string& yaml, const std::string& name = "odd-steps.yaml")
{
    Problems problems;
    static_cast<void>(rule_tool::parseRule(yaml, name, problems));
    return problems;
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

/// Problems of several rules that are sound by themselves.
Problems problemsTogether(const std::vector<std::string>& yamls)
{
    Problems problems;
    std::vector<RuleFile> rules;
    for (const std::string& yaml : yamls) {
        const std::string id = yaml.substr(4, yaml.find('\n') - 4);
        rules.push_back(rule_tool::parseRule(yaml, id + ".yaml", problems));
    }
    EXPECT_THAT(problems, IsEmpty());
    static_cast<void>(rule_tool::joinCatalogue(std::move(rules), {}, problems));
    return problems;
}

} // namespace

TEST(RuleTool, TakesASoundRule)
{
    EXPECT_THAT(problemsOf(soundRule()), IsEmpty());
    EXPECT_THAT(problemsTogether({soundRule()}), IsEmpty());
}

TEST(RuleTool, NamesFileLineAndKeyOfWhatItDoesNotKnow)
{
    EXPECT_THAT(problemsOf(replaced(soundRule(), "summary:", "sumary:")),
                testing::UnorderedElementsAre(
                    AllOf(StartsWith("odd-steps.yaml:6: "), HasSubstr("\"sumary\"")),
                    HasSubstr("\"summary\" is missing")));
    EXPECT_THAT(problemsOf(soundRule("fixes:\n  count: {title: Count, tilte: Count}\n")),
                ElementsAre(AllOf(StartsWith("odd-steps.yaml:18: "), HasSubstr("\"tilte\""))));
}

TEST(RuleTool, RefusesAKeyTwice)
{
    EXPECT_THAT(problemsOf(soundRule("title: Another\n")),
                ElementsAre(HasSubstr("\"title\" is there twice")));
    EXPECT_THAT(problemsOf(soundRule("texts:\n  odd: Odd\n  odd: Even\n")),
                ElementsAre(HasSubstr("\"odd\" is there twice")));
}

TEST(RuleTool, HoldsPlacesAgainstNames)
{
    EXPECT_THAT(problemsOf(soundRule("texts:\n  odd: Step %1 is odd\n")),
                ElementsAre(HasSubstr("place %1 has no name")));
    EXPECT_THAT(problemsOf(soundRule("texts:\n  odd:\n    text: Step %1 of %2\n"
                                     "    values: {step: step}\n")),
                ElementsAre(HasSubstr("place %2 has no name")));
    EXPECT_THAT(problemsOf(soundRule("texts:\n  odd:\n    text: Step %1\n"
                                     "    values: {step: step, most: count}\n")),
                ElementsAre(HasSubstr("value \"most\" has no place %2")));
}

TEST(RuleTool, ATextMayLeaveOutAPlace)
{
    Problems problems;
    const RuleFile rule = rule_tool::parseRule(soundRule("texts:\n  odd:\n    text: Step %3 of %1\n"
                                                         "    values: {most: count, step: step}\n"),
                                               "odd-steps.yaml", problems);
    EXPECT_THAT(problems, IsEmpty());
    EXPECT_THAT(rule_tool::headerOf(rule),
                HasSubstr("\"Step %3 of %1\"), {values.most.quantity(), std::string(), "
                          "values.step.quantity()}};"));
}

TEST(RuleTool, RefusesUnitsAndNamesThatCppCannotHave)
{
    const auto withValue = [](const std::string& value) {
        return problemsOf(soundRule("texts:\n  odd: {text: Step %1, values: {" + value + "}}\n"));
    };
    EXPECT_THAT(withValue("step: step"), IsEmpty());
    EXPECT_THAT(withValue("step: 5 step"), IsEmpty());
    EXPECT_THAT(withValue("step: stpe"), ElementsAre(HasSubstr("unit \"stpe\" is unknown")));
    EXPECT_THAT(withValue("class: text"), ElementsAre(HasSubstr("\"class\" is no name")));
    EXPECT_THAT(withValue("firstStep: step"), ElementsAre(HasSubstr("\"firstStep\" is no name")));
    EXPECT_THAT(problemsOf(replaced(soundRule(), "unit: fraction", "unit: text")),
                ElementsAre(HasSubstr("unit \"text\" is unknown")));
}

TEST(RuleTool, AFixMeansOneThingByAName)
{
    EXPECT_THAT(problemsOf(soundRule("fixes:\n  count:\n"
                                     "    title: {text: Count %1, values: {most: count}}\n"
                                     "    detail: {text: Of %1, values: {most: step}}\n")),
                ElementsAre(HasSubstr("value \"most\" has two units")));
    EXPECT_THAT(problemsOf(soundRule("fixes:\n  count:\n    title: Count\n    snippets:\n"
                                     "      - language: shell\n"
                                     "        code: {text: seq %1, values: {most: fraction}}\n")),
                ElementsAre(HasSubstr("in code should be text, step or count")));
}

TEST(RuleTool, OneAdviceHasSeveralFormsByItsId)
{
    Problems problems;
    const RuleFile rule = rule_tool::parseRule(
        soundRule("fixes:\n  count: {title: Count}\n  count-on: {id: count, title: Count on}\n"),
        "odd-steps.yaml", problems);
    ASSERT_THAT(problems, IsEmpty());
    const std::string header = rule_tool::headerOf(rule);
    const std::size_t other = header.find("Fix countOn()");
    ASSERT_NE(other, std::string::npos);
    EXPECT_THAT(header.substr(other), HasSubstr("made.id = \"count\";"));
    EXPECT_THAT(problemsOf(soundRule("fixes:\n  count: {id: Count it, title: Count}\n")),
                ElementsAre(HasSubstr("\"id\" should be kebab-case")));
}

TEST(RuleTool, NumbersAreHeldAgainstThresholdsThatThereAre)
{
    EXPECT_THAT(
        problemsOf(soundRule("numbers:\n  odd: {label: Odd, unit: fraction, limit: most-odd}\n")),
        IsEmpty());
    EXPECT_THAT(
        problemsOf(soundRule("numbers:\n  odd: {label: Odd, unit: fraction, limit: least}\n")),
        ElementsAre(HasSubstr("limit \"least\"")));
}

TEST(RuleTool, MissesThePageAndAThresholdThatItDoesNotTell)
{
    EXPECT_THAT(problemsOf(replaced(soundRule(), "  what-to-do: Count.\n", "")),
                ElementsAre(HasSubstr("\"what-to-do\" is missing")));
    EXPECT_THAT(problemsOf(replaced(soundRule(), "By `most-odd`", "Somehow")),
                ElementsAre(HasSubstr("threshold \"most-odd\" is not told")));
}

TEST(RuleTool, WhatIsNoYamlIsNamedOnce)
{
    EXPECT_THAT(problemsOf("id: [odd\n"), SizeIs(1));
    EXPECT_THAT(problemsOf(""), ElementsAre(HasSubstr("should be a map")));
    EXPECT_THAT(problemsOf("- a\n- b\n"), ElementsAre(HasSubstr("should be a map")));
}

TEST(RuleTool, TheFileIsNamedAfterTheRule)
{
    EXPECT_THAT(problemsOf(soundRule(), "even-steps.yaml"),
                ElementsAre(HasSubstr("should be named after it")));
}

TEST(RuleTool, IdsAndCodesAreTakenOnce)
{
    const std::string other = replaced(replaced(soundRule(), "id: odd-steps", "id: even-steps"),
                                       "{id: even,", "{id: odd,");
    EXPECT_THAT(problemsTogether({soundRule(), other}),
                ElementsAre(HasSubstr("code \"I09\" is taken")));
    EXPECT_THAT(problemsTogether({soundRule(), soundRule()}),
                testing::Contains(HasSubstr("rule \"odd-steps\" is there twice")));
}

TEST(RuleTool, ConsequencesAreRulesThatHaveTheirWords)
{
    const std::string following =
        "consequences:\n  even-steps: {strength: 0.5, why: Odd ones make even ones.}\n";
    EXPECT_THAT(problemsTogether({soundRule(following)}),
                ElementsAre(HasSubstr("\"even-steps\" is no other rule")));
    const std::string other =
        replaced(replaced(replaced(soundRule(), "id: odd-steps", "id: even-steps"), "I09", "I10"),
                 "{id: even,", "{id: odd,");
    EXPECT_THAT(problemsTogether({soundRule(following), other}),
                ElementsAre(HasSubstr("\"as-consequence\" is missing")));
    EXPECT_THAT(problemsTogether(
                    {soundRule(following), other + "as-consequence: {plain: steps are even}\n"}),
                IsEmpty());
}

TEST(RuleTool, WritesLiteralsThatReadBack)
{
    EXPECT_EQ(rule_tool::literal("a \"b\"\n\\c"), R"("a \"b\"\n\\c")");
    EXPECT_EQ(rule_tool::numberLiteral(8.0), "8.0");
    EXPECT_EQ(rule_tool::numberLiteral(1e-7), "1e-07");
    EXPECT_EQ(rule_tool::camelCase("rate-share"), "rateShare");
}

TEST(RuleTool, MarksEveryTextOnce)
{
    Problems problems;
    std::vector<RuleFile> rules{
        rule_tool::parseRule(soundRule("texts:\n  odd: Steps are odd\n  again: Steps are odd\n"),
                             "odd-steps.yaml", problems)};
    const Catalogue catalogue = rule_tool::joinCatalogue(std::move(rules), {}, problems);
    ASSERT_THAT(problems, IsEmpty());
    const std::string texts = rule_tool::textsOf(catalogue);
    EXPECT_THAT(texts, HasSubstr("FAULTLINE_TR_NOOP(\"Rules\", \"Steps are odd\");"));
    const std::string mark = "FAULTLINE_TR_NOOP(\"Diagnosis\", \"Steps are odd\");";
    const std::size_t first = texts.find(mark);
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(texts.find(mark, first + 1), std::string::npos);
}

// What does not fit does not compile: held here without a compiler at hand.
namespace plateau = rules::loss_plateau;

template <typename Values>
concept HasMisspeltStep = requires
{
    &Values::stpe;
};
template <typename Values>
concept HasStep = requires
{
    &Values::step;
};
static_assert(HasStep<plateau::text::StandsStillValues>);
static_assert(!HasMisspeltStep<plateau::text::StandsStillValues>);

static_assert(std::is_same_v<decltype(plateau::text::StandsStillValues::step), rules::Step>);
static_assert(!std::is_convertible_v<double, rules::Step>);
static_assert(!std::is_constructible_v<rules::Step, rules::Fraction>);
static_assert(!std::is_assignable_v<rules::Step&, rules::Fraction>);
static_assert(!std::is_default_constructible_v<rules::Step>);
static_assert(!std::is_default_constructible_v<rules::Words>);
static_assert(!std::is_default_constructible_v<plateau::text::StandsStillValues>);
static_assert(std::is_invocable_v<decltype(plateau::text::scattersExplained), rules::Fraction>);
static_assert(!std::is_invocable_v<decltype(plateau::text::scattersExplained), double>);
static_assert(!std::is_invocable_v<decltype(plateau::text::scattersExplained)>);
static_assert(!std::is_invocable_v<decltype(plateau::text::lastQuarter), rules::Fraction>);
static_assert(!std::is_invocable_v<decltype(plateau::number::improvement), rules::Step,
                                   const plateau::Thresholds&>);

} // namespace faultline::test
