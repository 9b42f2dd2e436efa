// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/case_file.h"
#include "tests/casefile/case_samples.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

using samples::fullCase;
using samples::TestFolder;

std::string problemOf(const std::string& text)
{
    const Result<CaseFile> file = parseCase(text, "/cases");
    return file ? std::string() : toEnglish(file.error().detail);
}

TEST(CaseFile, ReadsBackWhatItWrote)
{
    const std::string text = caseText(fullCase("/cases"), "/cases");
    const Result<CaseFile> file = parseCase(text, "/cases");
    ASSERT_TRUE(file) << file.error().message();
    EXPECT_EQ(file->sources, fullCase("/cases").sources);
    EXPECT_EQ(file->rules, fullCase("/cases").rules);
    EXPECT_EQ(file->machine, fullCase("/cases").machine);
    EXPECT_EQ(file->last, fullCase("/cases").last);
    EXPECT_EQ(file->tables, fullCase("/cases").tables);
    const FixAttempt& attempt = file->checklist.find("loss-stays-down")->attempts.at(0);
    EXPECT_EQ(attempt.note, "with \"quotes\" and\nlines");
    EXPECT_EQ(attempt.promises.at(0).promise.value.unit, Unit::Ratio);
    EXPECT_EQ(attempt.promises.at(0).before, 5.25);
    EXPECT_EQ(toEnglish(attempt.results.at(0).sentence),
              "Kept. Median of the last windows: 5.25× before, 1.5× now");
    EXPECT_EQ(file->checklist.note(Note::Target::Case, "")->text, "ask Eve");
    // The text says all of it, so that it is a fixed point proves the rest.
    EXPECT_EQ(caseText(*file, "/cases"), text);
}

TEST(CaseFile, AnyCaseReadsBack)
{
    std::mt19937 random(20260); // NOLINT: the same cases each time
    const auto number = [&random](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most));
    };
    const auto word = [&] {
        std::string text;
        for (int i = number(12); i >= 0; --i)
            text += std::string_view(
                "abcXYZ09 _-./\\\"\n\t{}[]:,")[static_cast<std::size_t>(number(23))];
        return text;
    };
    for (int round = 0; round < 200; ++round) {
        CaseFile file;
        for (int i = number(4); i > 0; --i)
            file.sources.push_back("/data/x" + std::to_string(number(99)));
        for (int i = number(4); i > 0; --i)
            file.rules.setThreshold(RuleId(word()), word(), number(1000) / 7.0);
        for (int i = number(4); i > 0; --i)
            file.rules.mute(RuleId(word()), word());
        for (int i = number(6); i > 0; --i) {
            const std::string id = "item" + std::to_string(number(5));
            file.checklist.answer(id, static_cast<Answer>(number(4)), number(99));
            file.checklist.setNote(static_cast<Note::Target>(number(3)), word(), word(), i);
            file.checklist.addAttempt(id, {.time = i * 0.1,
                                           .ruleId = RuleId(word()),
                                           .fixId = word(),
                                           .title = word(),
                                           .note = word(),
                                           .promises = {{}},
                                           .outcome = static_cast<AttemptOutcome>(number(4)),
                                           .outcomeTime = 0.0,
                                           .results = {}});
        }
        file.checklist.newestRuns.assign(static_cast<std::size_t>(number(3)), RunId(word()));
        file.pinnedTags.assign(static_cast<std::size_t>(number(3)), TagId(word()));
        file.clockCorrections[ArtifactId(word())] = number(5000) - 2500.5;
        const std::string text = caseText(file, "/data/cases");
        const Result<CaseFile> back = parseCase(text, "/data/cases");
        ASSERT_TRUE(back) << back.error().message() << "\n" << text;
        ASSERT_EQ(caseText(*back, "/data/cases"), text);
        ASSERT_EQ(back->sources, file.sources);
    }
}

TEST(CaseFile, EveryCutIsRefusedOrWhole)
{
    const std::string text = caseText(fullCase("/cases"), "/cases");
    const std::size_t end = text.rfind('}') + 1;
    for (std::size_t length = 0; length < end; ++length) {
        const std::string problem = problemOf(text.substr(0, length));
        ASSERT_FALSE(problem.empty()) << "cut at byte " << length;
    }
    EXPECT_NE(problemOf(text.substr(0, text.size() / 2)).find("cut short"), std::string::npos);
    EXPECT_EQ(problemOf(text), "");
}

TEST(CaseFile, NamesWhatIsWrong)
{
    EXPECT_NE(problemOf("").find("empty"), std::string::npos);
    EXPECT_NE(problemOf("[1]").find("not an object"), std::string::npos);
    EXPECT_NE(problemOf("{}").find("not a case file"), std::string::npos);
    EXPECT_NE(problemOf("{\"schema\": \"faultline/diagnose/1\"}").find("not a case file"),
              std::string::npos);
    const std::string newer = problemOf("{\"schema\": \"faultline/case/3\", \"sources\": 1}");
    EXPECT_NE(newer.find("version 3"), std::string::npos) << newer;
    EXPECT_NE(newer.find("up to version 2"), std::string::npos) << newer;
    const auto with = [](const std::string& members) {
        return problemOf("{\"schema\": \"faultline/case/1\", " + members + "}");
    };
    EXPECT_EQ(with("\"sources\": 3"), "\"sources\" is not a list");
    EXPECT_EQ(with("\"sources\": [{\"path\": 3}]"), "\"sources[0].path\" is not a text");
    EXPECT_EQ(with("\"sources\": [{}]"), "\"sources[0].path\" is missing");
    EXPECT_EQ(with("\"rules\": {\"thresholds\": [{\"rule\": \"a\", \"name\": \"b\"}]}"),
              "\"rules.thresholds[0].value\" is missing");
    EXPECT_EQ(with("\"checklist\": [{\"id\": \"x\", \"answer\": \"maybe\"}]"),
              "\"checklist[0].answer\" is none of none, fine, problem, does-not-apply");
    EXPECT_EQ(with("\"clock_corrections\": {\"a\": \"b\"}"),
              "\"clock_corrections[0].seconds\" is not a number");
    EXPECT_EQ(problemOf(R"({"schema": "faultline/case/2", "newest_runs": ["a"]})"),
              "\"newest_runs[0]\" is not an object");
    EXPECT_EQ(problemOf(R"({"schema": "faultline/case/2", "newest_runs": [{"source": "a"}]})"),
              "\"newest_runs[0].run\" is missing");
    EXPECT_EQ(problemOf(R"({"schema": "faultline/case/2", "notes": [{"target": "finding",
                            "rule": "a", "run": "b", "step": 1e300}]})"),
              "\"notes[0].step\" is not a step");
    EXPECT_NE(with("\"x\": " + std::string(100, '[') + std::string(100, ']')).find("nested"),
              std::string::npos);
    EXPECT_NE(problemOf("{\"schema\": \"faultline/case/1\", \"x\": \xff}").find("byte"),
              std::string::npos);
    EXPECT_NE(with("\"x\": 1e999").find("number that is too large"), std::string::npos);
    EXPECT_NE(problemOf(std::string(kMaxCaseBytes + 1, ' ')).find("longer"), std::string::npos);
}

TEST(CaseFile, KeepsWhatItDoesNotKnow)
{
    const std::string text = R"({
  "schema": "faultline/case/1",
  "sources": [{"path": "a", "label": "first"}, {"path": "b"}],
  "tables": [{"path": "a/t.csv", "step": "k", "scale": 2}],
  "rules": {"profile": "strict"},
  "checklist": [{"id": "x", "answer": "fine", "colour": [1, {"deep": true}]}],
  "future": {"anything": null}
})";
    Result<CaseFile> file = parseCase(text, "/cases");
    ASSERT_TRUE(file) << file.error().message();
    file->checklist.answer("y", Answer::Problem, 1.0);
    file->sources.erase(file->sources.begin() + 1);
    const std::string written = caseText(*file, "/cases");
    for (const char* kept : {"\"label\": \"first\"", "\"scale\": 2", "\"profile\": \"strict\"",
                             "\"deep\": true", "\"anything\": null"})
        EXPECT_NE(written.find(kept), std::string::npos) << kept << "\n" << written;
    const Result<CaseFile> again = parseCase(written, "/cases");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->checklist.find("y")->answer, Answer::Problem);
    EXPECT_EQ(caseText(*again, "/cases"), written);
}

TEST(CaseFile, SavesAndLoadsWithPathsThatMoveAlong)
{
    const TestFolder folder;
    folder.write("a/runs/broken/events", "x");
    CaseFile file;
    file.sources = {folder / "a/runs/broken", folder / "a/\xff\xfe"};
    ASSERT_TRUE(saveCaseFile(file, folder / "a/my.faultline"));
    EXPECT_NE(folder.read("a/my.faultline").find("\"path\": \"runs/broken\""), std::string::npos);
    std::filesystem::rename(folder / "a", folder / "b");
    const Result<CaseFile> moved = loadCaseFile(folder / "b/my.faultline");
    ASSERT_TRUE(moved) << moved.error().message();
    EXPECT_EQ(moved->sources,
              (std::vector<std::string>{folder / "b/runs/broken", folder / "b/\xff\xfe"}));
}

TEST(CaseFile, IsNeverSavedOverASource)
{
    const TestFolder folder;
    folder.write("run/train.log", "text");
    folder.write("run/old.faultline", "{}");
    CaseFile file;
    file.sources = {folder / "run"};
    EXPECT_FALSE(saveCaseFile(file, folder / "run/train.log"));
    EXPECT_EQ(folder.read("run/train.log"), "text");
    EXPECT_TRUE(saveCaseFile(file, folder / "run/old.faultline"));
    EXPECT_TRUE(saveCaseFile(file, folder / "run/new.faultline"));
    file.sources = {folder / "run/train.log"};
    EXPECT_FALSE(saveCaseFile(file, folder / "run/train.log"));
}

TEST(CaseFile, LoadingSaysWhyItFails)
{
    const TestFolder folder;
    EXPECT_NE(
        toEnglish(loadCaseFile(folder / "none.faultline").error().detail).find("does not exist"),
        std::string::npos);
    EXPECT_NE(toEnglish(loadCaseFile(folder.path()).error().detail).find("no regular file"),
              std::string::npos);
    folder.write("bad.faultline", "{");
    const Result<CaseFile> bad = loadCaseFile(folder / "bad.faultline");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().path, folder / "bad.faultline");
}

TEST(CaseFile, TellsNewRunsFromKnownOnes)
{
    const auto run = [](const std::string& name, const std::string& path, double start) {
        auto made = std::make_shared<faultline::Run>();
        made->name = name;
        made->id = RunId(path);
        made->path = path;
        FileReport file;
        file.firstWallTime = start;
        made->files.push_back(file);
        return made;
    };
    CaseData before;
    before.runs = {run("train", "/a/train", 100.0)};
    const DiagnosisSummary summary = summaryOf(before, Diagnosis{}, 1.0);
    EXPECT_TRUE(newRuns(summary, before).empty());
    CaseData after = before;
    after.runs.push_back(run("train2", "/a/train2", 200.0));
    EXPECT_EQ(newRuns(summary, after), std::vector<RunId>{RunId("/a/train2")});
    // The same folder, trained anew.
    CaseData again;
    again.runs = {run("train", "/a/train", 300.0)};
    EXPECT_EQ(newRuns(summary, again), std::vector<RunId>{RunId("/a/train")});
}

} // namespace
} // namespace faultline
