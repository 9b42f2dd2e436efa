// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What `faultline-cli record` does to a command, and what it leaves behind.

#include "tests/recorder/record_fixture.h"

#include <sys/resource.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;

class RecordCommand : public test::RecordFixture {};

TEST_F(RecordCommand, PassesStreamsAndExitCodeOn)
{
    // Each line waits until the one before was passed on: which stream is read first is no matter
    // of how busy the machine is.
    const std::string script = "echo one; until grep -q one '" + (m_root / "out").string()
                               + "'; do sleep 0.1; done; echo two >&2; until grep -q two '"
                               + (m_root / "err").string()
                               + "'; do sleep 0.1; done; echo three; exit 7";
    EXPECT_EQ(recordScript(script), 7);
    EXPECT_EQ(text(m_root / "out"), "one\nthree\n");
    EXPECT_EQ(text(m_root / "err").rfind("two\n", 0), 0U);
    const std::vector<std::string> expected{"O one", "E two", "O three"};
    EXPECT_EQ(console(), expected);
    EXPECT_EQ(facts()["schema"], "faultline/record/1");
    EXPECT_EQ(facts()["state"], "ended");
    EXPECT_EQ(facts()["end"]["exit_status"], 7);
    EXPECT_GT(facts()["duration_s"], 0.0);
}

TEST_F(RecordCommand, TellsTheSignalThatEndedIt)
{
    EXPECT_EQ(recordScript("kill -9 $$"), 137);
    EXPECT_EQ(facts()["end"]["signal"], SIGKILL);
    EXPECT_TRUE(facts()["end"]["exit_status"].is_null());
}

TEST_F(RecordCommand, PassesSignalsOn)
{
    const pid_t pid = start({"sh", "-c",
                             "trap 'echo caught; exit 3' TERM; echo up; "
                             "while :; do sleep 0.05; done"});
    std::this_thread::sleep_for(std::chrono::milliseconds(600));
    ::kill(pid, SIGTERM);
    EXPECT_EQ(wait(pid), 3);
    const std::vector<std::string> lines = console();
    EXPECT_NE(std::find(lines.begin(), lines.end(), "O caught"), lines.end());
    EXPECT_EQ(facts()["signals"][0]["name"], "SIGTERM");
}

TEST_F(RecordCommand, LosesNothingThatWasWrittenWhenItIsKilled)
{
    const pid_t pid = start({"sh", "-c", "echo first; sleep 0.6; echo second; sleep 30"});
    std::this_thread::sleep_for(std::chrono::milliseconds(1200));
    ::kill(pid, SIGKILL);
    EXPECT_EQ(wait(pid), -SIGKILL);
    const std::vector<std::string> expected{"O first", "O second"};
    EXPECT_EQ(console(), expected);
    EXPECT_EQ(facts()["state"], "running");
    const std::string host = text(folder() / "host.csv");
    EXPECT_GE(std::count(host.begin(), host.end(), '\n'), 4);
    EXPECT_EQ(host.back(), '\n');
    ::kill(-facts()["pid"].get<int>(), SIGKILL);
}

TEST_F(RecordCommand, SeesTheProcessesBelowAndThoseThatLostTheirParent)
{
    // The loop's parent ends at once; the loop holds the output, so recording goes on.
    EXPECT_EQ(recordScript("(sh -c 'timeout 1.5 sh -c \"while :; do :; done\"; echo orphan' &)"),
              0);
    EXPECT_GT(largest("process_cpu_cores"), 0.1);
    EXPECT_GE(largest("process_count"), 2.0);
    EXPECT_GT(largest("process_memory_bytes"), 100'000.0);
    EXPECT_EQ(console().back(), "O orphan");
}

TEST_F(RecordCommand, KeepsEveryLineOfAFastWriter)
{
    EXPECT_EQ(recordScript("seq 1 200000"), 0);
    const std::vector<std::string> lines = console();
    ASSERT_EQ(lines.size(), 200'000U);
    for (std::size_t i = 0; i < lines.size(); ++i)
        ASSERT_EQ(lines[i], "O " + std::to_string(i + 1));
}

TEST_F(RecordCommand, LeavesSecretsOut)
{
    ::setenv("TF_SECRET", "do-not-tell", 1);
    ::setenv("CUDA_VISIBLE_DEVICES", "3", 1);
    EXPECT_EQ(recordScript("true"), 0);
    EXPECT_EQ(text(folder() / "run.json").find("do-not-tell"), std::string::npos);
    EXPECT_EQ(facts()["environment"]["CUDA_VISIBLE_DEVICES"], "3");
}

TEST_F(RecordCommand, SaysWhatCannotBeStarted)
{
    EXPECT_EQ(wait(start({"no-such-command-here"})), 127);
    EXPECT_FALSE(fs::exists(folder()));
    EXPECT_EQ(wait(start({"/"})), 126);
}

TEST_F(RecordCommand, NeverWritesIntoAFolderThatIsThere)
{
    fs::create_directory(folder());
    EXPECT_EQ(recordScript("echo ran"), 125);
    EXPECT_EQ(text(m_root / "out"), "");
    EXPECT_TRUE(fs::is_empty(folder()));
}

TEST_F(RecordCommand, SaysWhyItEnded)
{
    EXPECT_EQ(recordScript("exit 3"), 3);
    EXPECT_EQ(facts()["end"]["reason"], "it ended by itself with exit status 3");
    EXPECT_EQ(facts()["end"]["oom_kills"], 0);
}

TEST_F(RecordCommand, LetsTheCommandGoOnWhenNothingCanBeWritten)
{
    // The limit on the size of a file stands for a disk that is full; the command has none.
    rlimit old{};
    ::getrlimit(RLIMIT_FSIZE, &old);
    rlimit small = old;
    small.rlim_cur = 50'000;
    ::setrlimit(RLIMIT_FSIZE, &small);
    const int status = recordScript("yes 0123456789 | head -n 20000 > /dev/stdout; seq 1 20000; "
                                    "sleep 0.5; exit 8");
    ::setrlimit(RLIMIT_FSIZE, &old);
    EXPECT_EQ(status, 8);
    EXPECT_EQ(fs::file_size(folder() / "console.log"), 50'000U);
    EXPECT_EQ(facts()["state"], "ended");
    EXPECT_GT(facts()["lost_bytes"], 100'000);
}

TEST_F(RecordCommand, DoesNotStartWhatItCannotRecord)
{
    m_out = "/proc/faultline-record";
    EXPECT_EQ(recordScript("touch " + (m_root / "ran").string()), 125);
    EXPECT_FALSE(fs::exists(m_root / "ran"));
}

TEST_F(RecordCommand, GivesATerminalIfAsked)
{
    const std::string script = "test -t 1 && echo out; test -t 2 && echo err >&2; stty size <&1";
    EXPECT_EQ(recordScript("test -t 1 || test -t 2"), 1);
    fs::remove_all(folder());
    m_options = {"--pty"};
    EXPECT_EQ(recordScript(script), 0);
    const std::vector<std::string> lines = console();
    for (const char* line : {"O out", "E err", "O 30 100"})
        EXPECT_NE(std::find(lines.begin(), lines.end(), line), lines.end()) << line;
    EXPECT_EQ(text(m_root / "out"), "out\n30 100\n"); // no carriage returns of the terminal's
    fs::remove_all(folder());
    EXPECT_EQ(recordScript("seq 1 50000; exit 2"), 2);
    EXPECT_EQ(console().size(), 50'000U);
}

} // namespace
} // namespace faultline
