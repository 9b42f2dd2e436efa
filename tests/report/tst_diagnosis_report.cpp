// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/diagnosis_report.h"
#include "tests/report/report_samples.h"
#include "tests/support/analysed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <regex>
#include <vector>

namespace faultline {
namespace {

using testing::HasSubstr;
using testing::Not;

using Writer = void (*)(TextSink&, const CaseAnalysis&, const Diagnosis&);

void writePlainText(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis)
{
    writeDiagnosisText(sink, analysis, diagnosis);
}

std::string written(Writer writer, const CaseData& data, const Diagnosis& diagnosis)
{
    StringSink sink;
    writer(sink, *test::analysed(data), diagnosis);
    return sink.text();
}

nlohmann::json jsonOf(const CaseData& data, const Diagnosis& diagnosis)
{
    return nlohmann::json::parse(written(writeDiagnosisJson, data, diagnosis));
}

/// A diagnosis whose every text and name is hostile.
Diagnosis hostileDiagnosis()
{
    const std::string name(test::kHostileName);
    Diagnosis diagnosis = test::nanDiagnosis();
    diagnosis.verdict = test::quoted(name);
    Finding& finding = diagnosis.findings.front();
    finding.run = RunId(name);
    finding.title = test::quoted(name);
    finding.explanation = test::quoted(name);
    finding.evidence = {
        SeriesEvidence{.run = RunId(name),
                       .tag = TagId(name),
                       .firstStep = {},
                       .lastStep = {},
                       .firstWallTime = {},
                       .lastWallTime = {},
                       .caption = test::quoted(name)},
        NumberEvidence{
            .name = name, .label = test::quoted(name), .value = {1.0, Unit::None}, .threshold = {}},
        FileEvidence{.path = name, .offsetBytes = {}, .caption = test::quoted(name)}};
    finding.fixes.front().title = test::quoted(name);
    finding.fixes.front().snippets = {{.language = name, .code = name}};
    diagnosis.abstentions = {{.ruleId = RuleId("x"),
                              .code = "X01",
                              .run = RunId(name),
                              .reason = test::quoted(name),
                              .remedy = test::quoted(name),
                              .command = name,
                              .missing = name}};
    return diagnosis;
}

CaseData hostileCase()
{
    const std::string name(test::kHostileName);
    Run run = test::runOf(name, {{name, test::seriesOfValues({1.0, 2.0, 1.5})}});
    test::addIssue(run, {.code = IssueCode::TruncatedTail,
                         .path = {},
                         .offsetBytes = 1,
                         .bytesLost = 1,
                         .detail = verbatim(name)});
    return test::caseOf({std::move(run)});
}

/// The names of elements that are opened but not closed, or closed out of turn.
std::vector<std::string> unbalancedElements(const std::string& html)
{
    static const std::vector<std::string> kVoid{"meta",   "br",       "line",    "rect",
                                                "circle", "polyline", "!DOCTYPE"};
    std::vector<std::string> open;
    for (std::size_t at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
        const bool isEnd = html[at + 1] == '/';
        const std::size_t begin = at + (isEnd ? 2 : 1);
        const std::string name = html.substr(begin, html.find_first_of(" >/\n", begin) - begin);
        const bool isVoid = std::find(kVoid.begin(), kVoid.end(), name) != kVoid.end();
        if (isEnd && (open.empty() || open.back() != name))
            return {"</" + name};
        if (isEnd)
            open.pop_back();
        else if (!isVoid)
            open.push_back(name);
    }
    return open;
}

/// Markdown without its fenced blocks and code spans.
std::string withoutMarkdownCode(const std::string& markdown)
{
    std::string text =
        std::regex_replace(markdown, std::regex(R"(\n```[^\n]*\n[^]*?\n```\n)"), "\n");
    text = std::regex_replace(text, std::regex(R"(\\`)"), "");
    return std::regex_replace(text, std::regex(R"((`+)[^\n]*?[^`\n]\1(?!`))"), "");
}

/// The NaN of nanDiagnosis() follows from a rate that is too high.
Diagnosis storyDiagnosis()
{
    Diagnosis diagnosis = test::nanDiagnosis();
    Finding rate;
    rate.ruleId = RuleId("learning-rate-off");
    rate.code = "O04";
    rate.confidence = 0.8;
    rate.run = RunId("train");
    rate.stake.gpuHours = 3.0;
    rate.title = test::textOf("The rate is too high");
    diagnosis.findings.insert(diagnosis.findings.begin(), rate);
    diagnosis.findings[1].consequenceOf = 0;
    diagnosis.causes = {{.finding = 0,
                         .score = 0.6,
                         .consequences = {1},
                         .supports = {test::textOf("Because it is so")},
                         .contradicts = {test::textOf("Yet it may not be")}}};
    return diagnosis;
}

TEST(DiagnosisReports, FoldWhatFollowsUnderItsCause)
{
    const auto json = jsonOf(test::nanCase(), storyDiagnosis());
    EXPECT_EQ(json["findings"][1]["consequence_of"], 0);
    ASSERT_EQ(json["causes"].size(), 1U);
    EXPECT_EQ(json["causes"][0]["consequences"][0], 1);
    EXPECT_EQ(json["causes"][0]["supports"][0], "Because it is so");
    for (const Writer writer : std::initializer_list<Writer>{writePlainText, writeDiagnosisMarkdown,
                                                             writeDiagnosisHtml}) {
        const std::string text = written(writer, test::nanCase(), storyDiagnosis());
        EXPECT_THAT(text, HasSubstr("1.1. "));
        EXPECT_THAT(text, HasSubstr("Follows from 1: Steps that are too large exceed"));
        EXPECT_THAT(text, HasSubstr("Because it is so"));
        EXPECT_THAT(text, HasSubstr("Yet it may not be"));
        EXPECT_THAT(text, HasSubstr("3 GPU-hours lost"));
        EXPECT_THAT(text, HasSubstr("If it stays when 1 is mended"));
        EXPECT_THAT(text, Not(HasSubstr("Proved when"))) << "fixes are those of the cause";
    }
    const std::string html = written(writeDiagnosisHtml, test::nanCase(), storyDiagnosis());
    EXPECT_TRUE(unbalancedElements(html).empty());
    EXPECT_THAT(html, HasSubstr("<details class=\"critical\">"));
}

TEST(DiagnosisJson, HasTheMembersThatAreFixed)
{
    const auto json = jsonOf(test::nanCase(), test::nanDiagnosis());
    EXPECT_EQ(json["schema"], "faultline/diagnose/1");
    EXPECT_EQ(json["verdict"], "The loss of train became NaN");
    EXPECT_EQ(json["verdict_severity"], "critical");
    ASSERT_EQ(json["findings"].size(), 1U);
    const auto& finding = json["findings"][0];
    EXPECT_EQ(finding["rule"], "loss-became-nan");
    EXPECT_EQ(finding["code"], "O01");
    EXPECT_EQ(finding["severity"], "critical");
    EXPECT_EQ(finding["confidence"], 0.97);
    EXPECT_TRUE(finding["consequence_of"].is_null());
    EXPECT_EQ(finding["stake"]["model_quality"], false);
    const auto& fix = finding["fixes"][0];
    EXPECT_EQ(fix["id"], "lower-learning-rate");
    EXPECT_EQ(fix["edits"][0]["field"], "train_config.lr");
    EXPECT_EQ(fix["promises"][0]["kind"], "number-at-most");
    EXPECT_EQ(fix["promises"][0]["value"], 0.0);
    EXPECT_EQ(fix["concrete"], true);
    EXPECT_EQ(finding["title"], "The loss became NaN at step 50");
    EXPECT_EQ(finding["fixes"][0]["snippets"][0]["language"], "pytorch");
    EXPECT_EQ(finding["fixes"][0]["check"], "the loss stays finite past step 50");
    ASSERT_EQ(json["abstentions"].size(), 3U);
    EXPECT_EQ(json["abstentions"][0]["command"], "python model_main.py --eval");
    ASSERT_EQ(json["issues"].size(), 1U);
    EXPECT_EQ(json["issues"][0]["id"], "truncated-tail");
}

TEST(DiagnosisJson, TypesEvidence)
{
    const auto evidence = jsonOf(test::nanCase(), test::nanDiagnosis())["findings"][0]["evidence"];
    ASSERT_EQ(evidence.size(), 4U);
    EXPECT_EQ(evidence[0]["type"], "series");
    EXPECT_EQ(evidence[0]["first_step"], 45);
    EXPECT_EQ(evidence[1]["type"], "number");
    EXPECT_EQ(evidence[1]["unit"], "count");
    EXPECT_EQ(evidence[1]["threshold"], 1.0);
    EXPECT_EQ(evidence[2]["value"], "NaN");
    EXPECT_TRUE(evidence[2]["threshold"].is_null());
    EXPECT_EQ(evidence[3]["type"], "file");
    EXPECT_EQ(evidence[3]["offset"], 1234);
}

TEST(DiagnosisJson, EveryNonFiniteNumberIsAString)
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    Diagnosis diagnosis = test::nanDiagnosis();
    Finding& finding = diagnosis.findings.front();
    finding.confidence = std::numeric_limits<double>::quiet_NaN();
    finding.evidence = {
        SeriesEvidence{.run = RunId("train"),
                       .tag = TagId("loss"),
                       .firstStep = {},
                       .lastStep = {},
                       .firstWallTime = WallTime(-kInfinity),
                       .lastWallTime = WallTime(kInfinity),
                       .caption = {}},
        NumberEvidence{
            .name = "x", .label = {}, .value = {kInfinity, Unit::Ratio}, .threshold = -kInfinity}};
    const auto json = jsonOf(test::nanCase(), diagnosis)["findings"][0];
    EXPECT_EQ(json["confidence"], "NaN");
    EXPECT_EQ(json["evidence"][0]["first_wall_time"], "-Infinity");
    EXPECT_EQ(json["evidence"][0]["last_wall_time"], "Infinity");
    EXPECT_EQ(json["evidence"][1]["value"], "Infinity");
    EXPECT_EQ(json["evidence"][1]["threshold"], "-Infinity");
}

TEST(DiagnosisJson, VerdictSeverityIsNullWhenNothingWasFound)
{
    Diagnosis healthy;
    healthy.verdict = test::textOf("Nothing found.");
    const auto json = jsonOf(test::nanCase(), healthy);
    EXPECT_TRUE(json["verdict_severity"].is_null());
    EXPECT_TRUE(json["findings"].is_array());
}

TEST(DiagnosisJson, SurvivesHostileNames)
{
    const auto json = jsonOf(hostileCase(), hostileDiagnosis());
    EXPECT_EQ(json["findings"][0]["run"], json["verdict"]);
    EXPECT_THAT(json["verdict"].get<std::string>(), HasSubstr("\x1b[31m"));
}

TEST(DiagnosisText, BeginsWithTheVerdict)
{
    const std::string text = written(writePlainText, test::nanCase(), test::nanDiagnosis());
    EXPECT_EQ(text.rfind("Critical: The loss of train became NaN\n", 0), 0U) << text;
}

TEST(DiagnosisText, GivesProofFixAndCheck)
{
    const std::string text = written(writePlainText, test::nanCase(), test::nanDiagnosis());
    EXPECT_THAT(text, HasSubstr("1. Critical: The loss became NaN at step 50"));
    EXPECT_THAT(text, HasSubstr("O01 loss-became-nan of run train, confidence 97 %"));
    EXPECT_THAT(text, HasSubstr("chart loss of run train, steps 45 to 50: the last finite values"));
    EXPECT_THAT(text, HasSubstr("NaN samples: 10 (threshold 1)"));
    EXPECT_THAT(text, HasSubstr("file runs/train/events.1, at byte 1234"));
    EXPECT_THAT(text, HasSubstr("Fix 1: Lower the learning rate to 0.004"));
    EXPECT_THAT(text, HasSubstr("             g['lr'] = 0.004\n")) << "indent of the code kept";
    EXPECT_THAT(text, HasSubstr("Proved when: the loss stays finite past step 50"));
}

TEST(DiagnosisText, GathersTheSameAbstentionOfManyRuns)
{
    const std::string text = written(writePlainText, test::nanCase(), test::nanDiagnosis());
    EXPECT_THAT(text, HasSubstr("Could not be judged (1)"));
    EXPECT_THAT(text, HasSubstr("L05 overfitting in 3 runs"));
    EXPECT_THAT(text, HasSubstr("python model_main.py --eval"));
}

TEST(DiagnosisText, GathersTheRulesThatLackTheSame)
{
    Diagnosis diagnosis = test::nanDiagnosis();
    Abstention other = diagnosis.abstentions.front();
    diagnosis.abstentions.clear();
    for (const char* run : {"a", "b"}) {
        for (const char* rule : {"overfitting", "loss-plateau"}) {
            other.run = RunId(run);
            other.ruleId = RuleId(rule);
            diagnosis.abstentions.push_back(other);
        }
    }
    other.run = RunId("c"); // one rule only: must not be counted with the others
    diagnosis.abstentions.push_back(other);
    const std::string text = written(writePlainText, test::nanCase(), diagnosis);
    EXPECT_THAT(text, HasSubstr("L05 overfitting, L05 loss-plateau in 2 runs\n"));
    EXPECT_THAT(text, HasSubstr("L05 loss-plateau of run c\n"));
}

TEST(DiagnosisText, LeavesOutTheRunThatIsTheSourceItself)
{
    Diagnosis diagnosis = test::nanDiagnosis();
    diagnosis.findings.front().run = RunId(".");
    EXPECT_THAT(written(writePlainText, test::nanCase(), diagnosis),
                HasSubstr("O01 loss-became-nan, confidence 97 %"));
}

TEST(DiagnosisText, TellsOfARuleThatFailed)
{
    Diagnosis diagnosis = test::nanDiagnosis();
    diagnosis.issues.add({.code = IssueCode::RuleFailed,
                          .path = {},
                          .offsetBytes = {},
                          .bytesLost = 0,
                          .detail = verbatim("loss-became-nan: out of range")});
    EXPECT_THAT(written(writePlainText, test::nanCase(), diagnosis),
                HasSubstr("could not finish: loss-became-nan: out of range"));
}

TEST(DiagnosisText, StaysWithinTheWidthAndPassesNoControlCharactersOn)
{
    const std::string text = written(writePlainText, hostileCase(), hostileDiagnosis());
    for (const char c : text)
        ASSERT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
}

TEST(DiagnosisMarkdown, HasHeadingsAndACodeBlock)
{
    const std::string text = written(writeDiagnosisMarkdown, test::nanCase(), test::nanDiagnosis());
    EXPECT_EQ(text.rfind("## Critical: The loss of train became NaN\n", 0), 0U) << text;
    EXPECT_THAT(text, HasSubstr("\n### 1. Critical: The loss became NaN at step 50\n"));
    EXPECT_THAT(text, HasSubstr("- chart `loss` of run train, steps 45 to 50"));
    EXPECT_THAT(text, HasSubstr("```\nfor g in opt.param_groups:\n    g['lr'] = 0.004\n```\n"));
}

TEST(DiagnosisMarkdown, LetsNoMarkupThroughOutsideOfCode)
{
    const std::string text = written(writeDiagnosisMarkdown, hostileCase(), hostileDiagnosis());
    EXPECT_THAT(text, HasSubstr("\\<script\\>"));
    const std::string prose = withoutMarkdownCode(text);
    EXPECT_THAT(prose, HasSubstr("confidence 97 %")) << "prose is left";
    for (std::size_t at = prose.find('<'); at != std::string::npos; at = prose.find('<', at + 1))
        EXPECT_EQ(prose[at - 1], '\\') << prose.substr(at, 20);
}

TEST(DiagnosisHtml, IsOneSelfContainedPage)
{
    const std::string html = written(writeDiagnosisHtml, test::nanCase(), test::nanDiagnosis());
    EXPECT_EQ(html.rfind("<!DOCTYPE html>", 0), 0U);
    EXPECT_THAT(html, HasSubstr("prefers-color-scheme: dark"));
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, Not(HasSubstr("http:")));
    EXPECT_THAT(html, Not(HasSubstr("https:")));
    EXPECT_THAT(html, Not(HasSubstr("url(")));
    EXPECT_EQ(unbalancedElements(html), std::vector<std::string>{});
}

TEST(DiagnosisHtml, DrawsTheCurveWithItsNanMarks)
{
    const std::string html = written(writeDiagnosisHtml, test::nanCase(), test::nanDiagnosis());
    EXPECT_THAT(html, HasSubstr("class=\"chart-line\""));
    EXPECT_THAT(html, HasSubstr("class=\"chart-range\""));
    EXPECT_THAT(html, HasSubstr("class=\"chart-mark\""));
    EXPECT_THAT(html, HasSubstr("10 samples are NaN or infinite"));
}

TEST(DiagnosisHtml, EscapesEveryNameAndText)
{
    const std::string html = written(writeDiagnosisHtml, hostileCase(), hostileDiagnosis());
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, HasSubstr("&lt;script&gt;"));
    EXPECT_EQ(unbalancedElements(html), std::vector<std::string>{});
    for (const char c : html)
        ASSERT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
}

TEST(DiagnosisHtml, NeedsNoChartWhereTheSeriesIsNotAtHand)
{
    const std::string html =
        written(writeDiagnosisHtml, test::caseOf({test::runOf("other", {})}), test::nanDiagnosis());
    EXPECT_THAT(html, Not(HasSubstr("<svg")));
    EXPECT_EQ(unbalancedElements(html), std::vector<std::string>{});
}

TEST(DiagnosisReports, AreTheSameBytesEachTime)
{
    for (const Writer writer : std::initializer_list<Writer>{
             writePlainText, writeDiagnosisJson, writeDiagnosisMarkdown, writeDiagnosisHtml})
        EXPECT_EQ(written(writer, test::nanCase(), test::nanDiagnosis()),
                  written(writer, test::nanCase(), test::nanDiagnosis()));
}

} // namespace
} // namespace faultline
