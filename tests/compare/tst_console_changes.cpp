// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/log_templates.h"
#include "tests/compare/compared_runs.h"
#include "tests/diagnosis/support/case_maker.h"

#include <gtest/gtest.h>

namespace faultline::test {
namespace {

CaseMaker logged(std::string_view text)
{
    CaseMaker made;
    made.console(text).steps(50);
    return made;
}

constexpr std::string_view kLog = R"(loading data from /home/a/data
found 1200 images in 4.5 s
building the model with seed 7
step 1 loss 2.5
step 2 loss 2.4
saved /home/a/run/ckpt-2.pt
)";

TEST(ConsoleChanges, NumbersAndPathsAreNoDifference)
{
    const CaseMaker a = logged(kLog);
    EXPECT_TRUE(consoleChanges(goodRun(a), badRun(a)).changes.empty());
    const CaseMaker b = logged(R"(loading data from /mnt/other/data
found 1300 images in 11.25 s
building the model with seed 9
step 1 loss 2.6
step 2 loss 2.3
saved /mnt/other/run/ckpt-2.pt
)");
    const ChangeSet set = consoleChanges(goodRun(a), badRun(b));
    EXPECT_TRUE(set.changes.empty()) << describe(set);
    EXPECT_GT(set.equal, 2U);
}

TEST(ConsoleChanges, TellsEventsAndLinesOfOneOnly)
{
    const CaseMaker a = logged(kLog);
    const CaseMaker b = logged(std::string(kLog.substr(0, kLog.find("building")))
                               + "resuming the optimizer from an old checkpoint\n"
                                 "step 1 loss 2.5\n"
                                 "RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB "
                                 "(GPU 0; 15.90 GiB total capacity; 14.00 GiB already allocated; "
                                 "1.00 GiB free; 14.20 GiB reserved in total by PyTorch)\n");
    const ChangeSet set = consoleChanges(goodRun(a), badRun(b));
    ASSERT_FALSE(set.changes.empty());
    EXPECT_TRUE(set.changes.front().id.starts_with("console:event:")) << describe(set);
    EXPECT_EQ(set.changes.front().kind, ChangeKind::Added);
    const RunChange* parting = changeOfPath(set, "first difference");
    ASSERT_NE(parting, nullptr) << describe(set);
    EXPECT_EQ(parting->b, ChangeValue("resuming the optimizer from an old checkpoint"));
    EXPECT_EQ(whyNoMirror(set, consoleChanges(goodRun(b), badRun(a))), "");
}

TEST(ConsoleChanges, AConsoleThatIsMissingIsNotRecorded)
{
    CaseMaker bare;
    bare.steps(50);
    const ChangeSet set = consoleChanges(goodRun(logged(kLog)), badRun(bare));
    EXPECT_TRUE(set.changes.empty());
    ASSERT_EQ(set.notRecorded.size(), 1U);
    EXPECT_EQ(toEnglish(set.notRecorded.front()), "The console of bad");
}

TEST(LogTemplates, GroupsLinesThatDifferInWords)
{
    const LogTemplates templates({maskedLine("Using device cuda:0 for rank 3"),
                                  maskedLine("Using device cpu for rank 0"),
                                  maskedLine("Nothing of the kind here at all")});
    EXPECT_EQ(templates.of(maskedLine("Using device cuda:0 for rank 3")),
              templates.of(maskedLine("Using device cpu for rank 0")));
    EXPECT_EQ(templates.text(templates.of(maskedLine("Using device cpu for rank 0"))),
              "Using device * for rank #");
}

ComparedRun coded(std::string_view text, RunSide side)
{
    CaseMaker made;
    made.config(text, "config.yaml").steps(50);
    return side == RunSide::A ? goodRun(made) : badRun(made);
}

TEST(CodeChanges, ComparesCommitsAndHidesLogins)
{
    const ChangeSet set = codeChanges(
        coded("lr: 0.1\nbatch_size: 4\nepochs: 3\ngit:\n  commit: 0123456789abcdef\n  remote: "
              "https://ada:secret@host/a/b.git\n",
              RunSide::A),
        coded("lr: 0.1\nbatch_size: 4\nepochs: 3\ngit:\n  commit: 1123456789abcdef\n  remote: "
              "git@other:a/b.git\n",
              RunSide::B));
    ASSERT_EQ(set.changes.size(), 2U) << describe(set);
    EXPECT_EQ(set.changes.front().path, "commit");
    EXPECT_EQ(set.changes.back().a, ChangeValue("https://host/a/b.git"));
    const ChangeSet missing =
        codeChanges(coded("lr: 0.1\nbatch_size: 4\nepochs: 3\n", RunSide::A),
                    coded("lr: 0.1\nbatch_size: 4\nepochs: 3\ngit_commit: 0123456\n", RunSide::B));
    ASSERT_EQ(missing.changes.size(), 1U) << describe(missing);
    EXPECT_EQ(missing.changes.front().kind, ChangeKind::Unrecorded);
    EXPECT_EQ(toEnglish(missing.notRecorded.front()), "The code of good");
}

TEST(CodeChanges, ReadsWhatTrackersNote)
{
    const auto noted = [](const std::string& commit) {
        CaseMaker made;
        made.config(R"({"os": "Linux", "program": "train.py", "git": {"remote":
"git@host:a/b.git", "commit": ")"
                        + commit + R"("}})",
                    "wandb-metadata.json");
        made.steps(50);
        return made;
    };
    const ChangeSet set = codeChanges(goodRun(noted("0123456789")), badRun(noted("abcdef0123")));
    ASSERT_EQ(set.changes.size(), 1U) << describe(set);
    EXPECT_EQ(set.changes.front().a, ChangeValue("0123456789"));
    EXPECT_EQ(set.equal, 1U);
    EXPECT_TRUE(configurationChanges(goodRun(noted("0")), badRun(noted("1"))).changes.empty());
}

} // namespace
} // namespace faultline::test
