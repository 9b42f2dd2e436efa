// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What `faultline-cli record` does to a command, and what it leaves behind.

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;

class RecordCommand : public testing::Test {
protected:
    RecordCommand()
    {
        std::string pattern = (fs::temp_directory_path() / "faultline-record-XXXXXX").string();
        m_root = ::mkdtemp(pattern.data());
    }
    ~RecordCommand() override { fs::remove_all(m_root); }

    [[nodiscard]] fs::path folder() const { return m_root / "record"; }

    /// Starts the recorder on a shell script; its output goes to files beside the folder.
    [[nodiscard]] pid_t start(const std::vector<std::string>& command) const
    {
        std::vector<std::string> words{FAULTLINE_CLI, "record", "--out", folder().string(),
                                       "--interval",  "0.2",    "--"};
        words.insert(words.end(), command.begin(), command.end());
        const pid_t pid = ::fork();
        if (pid == 0) {
            redirect("/dev/null", O_RDONLY, STDIN_FILENO);
            redirect((m_root / "out").string(), O_WRONLY | O_CREAT, STDOUT_FILENO);
            redirect((m_root / "err").string(), O_WRONLY | O_CREAT, STDERR_FILENO);
            std::vector<char*> pointers;
            for (std::string& word : words)
                pointers.push_back(word.data());
            pointers.push_back(nullptr);
            ::execv(pointers.front(), pointers.data());
            ::_exit(99);
        }
        return pid;
    }
    static int wait(pid_t pid)
    {
        int status = 0;
        ::waitpid(pid, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }
    [[nodiscard]] int recordScript(const std::string& script) const
    {
        return wait(start({"sh", "-c", script}));
    }
    [[nodiscard]] std::string text(const fs::path& path) const
    {
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    [[nodiscard]] nlohmann::json facts() const
    {
        return nlohmann::json::parse(text(folder() / "run.json"));
    }
    /// The lines of console.log without their times.
    [[nodiscard]] std::vector<std::string> console() const
    {
        std::vector<std::string> lines;
        std::istringstream stream(text(folder() / "console.log"));
        for (std::string line; std::getline(stream, line);)
            lines.push_back(line.substr(28));
        return lines;
    }
    /// The largest value of a column of host.csv.
    [[nodiscard]] double largest(const std::string& column) const
    {
        std::istringstream stream(text(folder() / "host.csv"));
        std::string line;
        std::getline(stream, line);
        std::vector<std::string> names = split(line);
        const auto at = std::find(names.begin(), names.end(), column) - names.begin();
        double most = -1.0;
        while (std::getline(stream, line))
            most = std::max(most, std::atof(split(line).at(static_cast<std::size_t>(at)).c_str()));
        return most;
    }

    fs::path m_root;

private:
    static void redirect(const std::string& path, int flags, int descriptor)
    {
        const int opened = ::open(path.c_str(), flags, 0644);
        ::dup2(opened, descriptor);
        ::close(opened);
    }
    static std::vector<std::string> split(const std::string& line)
    {
        std::vector<std::string> fields;
        std::istringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');)
            fields.push_back(field);
        if (line.ends_with(','))
            fields.emplace_back();
        return fields;
    }
};

TEST_F(RecordCommand, PassesStreamsAndExitCodeOn)
{
    EXPECT_EQ(recordScript("echo one; sleep 0.1; echo two >&2; sleep 0.1; echo three; exit 7"), 7);
    EXPECT_EQ(text(m_root / "out"), "one\nthree\n");
    EXPECT_EQ(text(m_root / "err").rfind("two\n", 0), 0U);
    const std::vector<std::string> expected{"O one", "E two", "O three"};
    EXPECT_EQ(console(), expected);
    EXPECT_EQ(facts()["schema"], "faultline/record/1");
    EXPECT_EQ(facts()["state"], "ended");
    EXPECT_EQ(facts()["end"]["exit_status"], 7);
    EXPECT_GE(facts()["duration_s"], 0.2);
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

} // namespace
} // namespace faultline
