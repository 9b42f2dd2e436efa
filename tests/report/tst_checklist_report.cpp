// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/evaluate.h"
#include "model/report/diagnosis_report.h"
#include "tests/checklist/checklist_samples.h"
#include "tests/report/report_samples.h"
#include "tests/support/analysed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace faultline {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A case whose fix was proved by the next run, with everything a user can add.
struct Worked {
    explicit Worked(const std::string& words)
    {
        Diagnosis before;
        samples::addFinding(before, "loss-diverged", "O02", 0.5, 5.0);
        Fix fix;
        fix.id = "lower";
        fix.title = test::textOf("Lower the learning rate");
        rememberProblems(progress, before);
        FixAttempt attempt = takeFix(before, before.findings[0], fix, 1.0);
        attempt.note = words;
        progress.addAttempt("loss-stays-down", attempt);
        samples::addOutcome(diagnosis, "loss-diverged", "O02", RuleOutcome::State::Passed, 1.5);
        retest = retestProgress(progress, diagnosis, 2.0);
        progress = retest.progress;
        progress.mute("quota-suffices", words, 3.0);
        progress.setNote(Note::Target::Case, "", words, 4.0);
        settings.mute(RuleId("overfitting"), words);
        machine.gpu = words;
        checklist = evaluateChecklist(diagnosis, progress);
        diagnosis.verdict = test::textOf("No problem found");
    }

    [[nodiscard]] ReportExtras extras() const
    {
        return {.checklist = &checklist,
                .progress = &progress,
                .retest = &retest,
                .settings = &settings,
                .machine = &machine};
    }

    Diagnosis diagnosis;
    ChecklistProgress progress;
    RetestReport retest;
    EvaluatedChecklist checklist;
    RuleSettings settings;
    MachineChoice machine;
};

TEST(ChecklistReport, TellsWhatBecameOfFixes)
{
    const Worked worked("since Monday");
    const std::string sentence = "Kept. Level: 5× before, 1.5× now";
    StringSink text;
    writeDiagnosisText(text, *test::analysed(test::nanCase()), worked.diagnosis, {},
                       worked.extras());
    EXPECT_THAT(text.text(), HasSubstr("Lower the learning rate: " + sentence));
    EXPECT_THAT(text.text(), HasSubstr("closed: Does the loss stay down once it has fallen?"));
    StringSink markdown;
    writeDiagnosisMarkdown(markdown, *test::analysed(test::nanCase()), worked.diagnosis,
                           worked.extras());
    EXPECT_THAT(markdown.text(), HasSubstr("- [x] Does the loss stay down"));
    EXPECT_THAT(markdown.text(), HasSubstr("tried: Lower the learning rate, helped"));
    StringSink html;
    writeDiagnosisHtml(html, *test::analysed(test::nanCase()), worked.diagnosis, worked.extras());
    EXPECT_THAT(html.text(), HasSubstr(sentence));
    EXPECT_THAT(html.text(), HasSubstr("<h2>Checklist</h2>"));
    EXPECT_THAT(html.text(), HasSubstr("<h2>Notes</h2>"));
    EXPECT_THAT(html.text(), HasSubstr("<h2>Environment</h2>"));
}

TEST(ChecklistReport, GivesProgramsTheSame)
{
    const Worked worked("since Monday");
    StringSink sink;
    writeDiagnosisJson(sink, *test::analysed(test::nanCase()), worked.diagnosis, worked.extras());
    const auto json = nlohmann::json::parse(sink.text());
    EXPECT_EQ(json["checklist"].size(), checklistItems().size());
    const auto& promise = json["retest"]["promises"].at(0);
    EXPECT_EQ(promise["state"], "kept");
    EXPECT_EQ(promise["before"], 5.0);
    EXPECT_EQ(promise["after"], 1.5);
    EXPECT_EQ(json["retest"]["closed"].at(0), "loss-stays-down");
    EXPECT_EQ(json["notes"].at(0)["text"], "since Monday");
    EXPECT_FALSE(json["walk"].empty());
    StringSink without;
    writeDiagnosisJson(without, *test::analysed(test::nanCase()), worked.diagnosis);
    EXPECT_THAT(without.text(), Not(HasSubstr("\"checklist\"")));
}

TEST(ChecklistReport, HostileWordsStayWords)
{
    const Worked worked{std::string(test::kHostileName)};
    StringSink html;
    writeDiagnosisHtml(html, *test::analysed(test::nanCase()), worked.diagnosis, worked.extras());
    EXPECT_THAT(html.text(), Not(HasSubstr("<script")));
    EXPECT_THAT(html.text(), Not(HasSubstr("\x1b")));
    StringSink markdown;
    writeDiagnosisMarkdown(markdown, *test::analysed(test::nanCase()), worked.diagnosis,
                           worked.extras());
    EXPECT_THAT(markdown.text(), Not(HasSubstr(" <script")));
    EXPECT_THAT(markdown.text(), HasSubstr("\\<script"));
    StringSink json;
    writeDiagnosisJson(json, *test::analysed(test::nanCase()), worked.diagnosis, worked.extras());
    EXPECT_TRUE(nlohmann::json::accept(json.text()));
}

TEST(ChecklistReport, DrawsATimelineWhereTimesAreKnown)
{
    std::vector<double> falling;
    for (int i = 0; i < 200; ++i)
        falling.push_back(2.0 - i * 0.005);
    std::vector<faultline::Run> runs;
    runs.push_back(test::runOf("train", {{"Loss/total_loss", test::seriesOfValues(falling)}}));
    const CaseData data = test::caseOf(std::move(runs));
    StringSink html;
    writeDiagnosisHtml(html, *test::analysed(data), Diagnosis{});
    EXPECT_THAT(html.text(), HasSubstr("<h2>Timeline</h2>"));
    EXPECT_THAT(html.text(), HasSubstr("class=\"phase-steady\""));
    StringSink empty;
    writeDiagnosisHtml(empty, *test::analysed({}), Diagnosis{});
    EXPECT_THAT(empty.text(), Not(HasSubstr("<h2>Timeline</h2>")));
}

} // namespace
} // namespace faultline
