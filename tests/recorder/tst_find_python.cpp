// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Python that a command runs with, and its packages.

#include "model/recorder/find_python.h"
#include "model/recorder/package_lister.h"
#include "tests/recorder/record_fixture.h"

namespace faultline {
namespace {

namespace fs = std::filesystem;

class RecordPython : public test::RecordFixture {
protected:
    [[nodiscard]] std::string find(const std::vector<std::string>& command) const
    {
        return recorder::findPython(command, bin() + ":/nowhere");
    }
};

TEST_F(RecordPython, IsFoundInTheCommand)
{
    const std::string python = make("python3", "");
    const std::string other = make("env/bin/python", "");
    make("python3-config", "");
    make("torchrun", "#!" + other + "\nimport torch\n");
    make("launch", "#!/usr/bin/env -S python3 -u\n");
    make("long", "#!/bin/sh\n'''exec' \"" + other + "\" \"$0\" \"$@\"\n' '''\n");
    make("train.sh", "#!/bin/sh\n" + other + " train.py\n");
    EXPECT_EQ(find({"python3", "train.py"}), python);
    EXPECT_EQ(find({other, "train.py"}), other);
    EXPECT_EQ(find({"torchrun", "train.py"}), other);
    EXPECT_EQ(find({"launch"}), python);
    EXPECT_EQ(find({"long"}), other);
    EXPECT_EQ(find({"nice", "-n", "5", other, "train.py"}), other);
    EXPECT_EQ(find({"train.sh"}), python); // the one in PATH
    EXPECT_EQ(find({"python3-config"}), python);
    EXPECT_EQ(recorder::findPython({"sh"}, "/nowhere"), "");
}

TEST_F(RecordPython, KeepsTheNameOfALink)
{
    const std::string python = make("python3", "");
    fs::create_directories(m_root / "venv/bin");
    fs::create_symlink(python, m_root / "venv/bin/python");
    const std::string link = (m_root / "venv/bin/python").string();
    EXPECT_EQ(find({link, "train.py"}), link);
}

TEST_F(RecordPython, TellsItsPackages)
{
    make("python3", "#!/bin/sh\necho noise\necho faultline-python 3.99.1\necho torch==2.1.0\n"
                    "echo 'own @ git+https://me:word@host.example/x.git@abc'\n"
                    "echo faultline-end\n");
    EXPECT_EQ(recordScript("sleep 0.3"), 0);
    EXPECT_EQ(text(folder() / "pip-freeze.txt"),
              "torch==2.1.0\nown @ git+https://***@host.example/x.git@abc\n");
    const nlohmann::json python = facts()["python"];
    EXPECT_EQ(python["version"], "3.99.1");
    EXPECT_EQ(python["packages"], 2);
    EXPECT_TRUE(python["problem"].is_null());
    EXPECT_EQ(python["executable"], bin() + "/python3");
}

TEST_F(RecordPython, IsNotWaitedForLong)
{
    make("python3", "#!/bin/sh\necho faultline-python 3.99.1\necho torch==2.1.0\nsleep 60\n");
    const auto began = std::chrono::steady_clock::now();
    EXPECT_EQ(recordScript("exit 6"), 6);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(10));
    EXPECT_FALSE(fs::exists(folder() / "pip-freeze.txt")); // half a list would mislead
    EXPECT_EQ(facts()["python"]["version"], "3.99.1");
    EXPECT_EQ(facts()["python"]["problem"], "the command ended before Python had told them");
    EXPECT_LT(facts()["duration_s"], 1.5); // of the command
}

TEST_F(RecordPython, MayWriteWithoutEnd)
{
    make("python3", "#!/bin/sh\necho faultline-python 3.99.1\nexec yes package==1\n");
    EXPECT_EQ(recordScript("sleep 1"), 0);
    EXPECT_FALSE(fs::exists(folder() / "pip-freeze.txt"));
    EXPECT_EQ(facts()["python"]["problem"], "the list is longer than 4 MiB");
}

TEST_F(RecordPython, MayFail)
{
    make("python3", "#!/bin/sh\nexit 1\n");
    EXPECT_EQ(recordScript("true"), 0);
    EXPECT_EQ(facts()["python"]["problem"], "Python did not start");
    EXPECT_TRUE(facts()["python"]["version"].is_null());
}

TEST_F(RecordPython, IsNotCountedAsTheCommands)
{
    make("python3", "#!/bin/sh\necho faultline-python 3.99.1\nexec sleep 2\n");
    EXPECT_EQ(recordScript("exec sleep 1"), 0);
    EXPECT_EQ(largest("process_count"), 1.0);
}

TEST_F(RecordPython, OfThisMachineAnswers)
{
    if (recorder::findProgram("python3", m_oldPath).empty())
        GTEST_SKIP() << "no python3 on this machine";
    ::setenv("PATH", m_oldPath.c_str(), 1);
    // It has the lowest priority: on a busy machine it takes its time.
    const pid_t pid = start({"sleep", "110"});
    const auto began = std::chrono::steady_clock::now();
    nlohmann::json python;
    while (python.is_null()
           && std::chrono::steady_clock::now() - began < std::chrono::seconds(100)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        const nlohmann::json now =
            nlohmann::json::parse(text(folder() / "run.json"), nullptr, false);
        python = now.is_object() ? now["python"] : nlohmann::json();
    }
    ::kill(pid, SIGTERM);
    EXPECT_EQ(wait(pid), 128 + SIGTERM);
    ASSERT_TRUE(python.is_object());
    EXPECT_TRUE(python["version"].get<std::string>().starts_with("3.")) << python;
    EXPECT_EQ(fs::exists(folder() / "pip-freeze.txt"), python["problem"].is_null());
}

TEST(PublicRequirement, HidesALoginOnly)
{
    EXPECT_EQ(recorder::publicRequirement("torch==2.1.0"), "torch==2.1.0");
    EXPECT_EQ(recorder::publicRequirement("-e git+ssh://git@host.example/me/x.git@1a2b#egg=x"),
              "-e git+ssh://***@host.example/me/x.git@1a2b#egg=x");
    EXPECT_EQ(recorder::publicRequirement("x @ https://host.example/a@b"),
              "x @ https://host.example/a@b");
    EXPECT_EQ(recorder::publicRequirement("x @ file:///home/a@b"), "x @ file:///home/a@b");
}

} // namespace
} // namespace faultline
