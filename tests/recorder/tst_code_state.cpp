// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which state of a repository a command is run from.

#include "model/recorder/code_state.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace faultline::recorder {
namespace {

namespace fs = std::filesystem;

const std::string kCommit = "0123456789abcdef0123456789abcdef01234567";

class CodeState : public testing::Test {
protected:
    CodeState()
    {
        std::string pattern = (fs::temp_directory_path() / "faultline-code-XXXXXX").string();
        m_root = ::mkdtemp(pattern.data());
    }
    ~CodeState() override { fs::remove_all(m_root); }
    void write(const std::string& path, const std::string& text) const
    {
        fs::create_directories((m_root / path).parent_path());
        std::ofstream(m_root / path) << text;
    }
    fs::path m_root;
};

TEST_F(CodeState, IsThatOfTheScript)
{
    write("repo/.git/HEAD", "ref: refs/heads/main\n");
    write("repo/.git/refs/heads/main", kCommit + "\n");
    write("repo/.git/config", "[core]\n\tbare = false\n[remote \"origin\"]\n"
                              "\turl = https://ada:secret@host/a/b.git\n");
    write("repo/tools/train.py", "");
    fs::create_directories(m_root / "elsewhere");
    const CodeFacts facts = codeFacts({"python", (m_root / "repo/tools/train.py").string()},
                                      (m_root / "elsewhere").string());
    EXPECT_EQ(facts.folder, (m_root / "repo").string());
    EXPECT_EQ(facts.commit, kCommit);
    EXPECT_EQ(facts.branch, "main");
    EXPECT_EQ(facts.remote, "https://***@host/a/b.git");
}

TEST_F(CodeState, IsFoundInPackedReferencesAndOtherWorkTrees)
{
    write("repo/.git/HEAD", kCommit + "\n");
    write("repo/.git/packed-refs", "# pack-refs\n" + std::string(40, 'a') + " refs/heads/x\n");
    write("repo/.git/worktrees/x/HEAD", "ref: refs/heads/x\n");
    write("repo/.git/worktrees/x/commondir", "../..\n");
    write("tree/.git", "gitdir: " + (m_root / "repo/.git/worktrees/x").string() + "\n");
    EXPECT_EQ(codeFacts({"python"}, (m_root / "repo").string()).commit, kCommit);
    EXPECT_TRUE(codeFacts({"python"}, (m_root / "repo").string()).branch.empty());
    EXPECT_EQ(codeFacts({"python"}, (m_root / "tree").string()).commit, std::string(40, 'a'));
}

TEST_F(CodeState, MayBeUnknown)
{
    fs::create_directories(m_root / "plain");
    EXPECT_TRUE(codeFacts({"python", "none.py"}, (m_root / "plain").string()).folder.empty());
    write("broken/.git/HEAD", "ref: ../../../etc/passwd\n");
    EXPECT_TRUE(codeFacts({"python"}, (m_root / "broken").string()).commit.empty());
}

} // namespace
} // namespace faultline::recorder
