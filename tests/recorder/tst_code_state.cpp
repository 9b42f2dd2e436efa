// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which state of a repository a command is run from.

#include "model/recorder/code_state.h"
#include "model/recorder/git_index.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include <sys/stat.h>
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

/// An index as git writes it; `entries` with flags and names, of version 4 with what is dropped.
class IndexBytes {
public:
    explicit IndexBytes(std::uint32_t version, std::uint32_t count)
    {
        m_bytes = "DIRC";
        number(version);
        number(count);
    }
    /// As `file` is now.
    IndexBytes& entry(const fs::path& file, std::uint16_t flags, const std::string& tail)
    {
        const std::size_t start = m_bytes.size();
        struct stat now = {};
        EXPECT_EQ(::lstat(file.c_str(), &now), 0);
        number(0), number(0);
        number(static_cast<std::uint32_t>(now.st_mtim.tv_sec));
        number(static_cast<std::uint32_t>(now.st_mtim.tv_nsec));
        number(0), number(0), number(0100644), number(0), number(0);
        number(static_cast<std::uint32_t>(now.st_size));
        m_bytes.append(20, 'h');
        m_bytes += static_cast<char>(flags >> 8U);
        m_bytes += static_cast<char>(flags & 0xFFU);
        m_bytes += tail;
        m_bytes += '\0';
        m_filled = 8 - (m_bytes.size() - start) % 8;
        return *this;
    }
    /// Up to the next multiple of eight: versions before 4.
    IndexBytes& fill()
    {
        m_bytes.append(m_filled % 8, '\0');
        return *this;
    }
    [[nodiscard]] const std::string& text() const { return m_bytes; }

private:
    void number(std::uint32_t value)
    {
        for (unsigned shift = 32; shift > 0; shift -= 8)
            m_bytes += static_cast<char>(value >> (shift - 8) & 0xFFU);
    }
    std::string m_bytes;
    std::size_t m_filled = 0;
};

TEST_F(CodeState, CountsTheFilesThatAreNotAsGitLastSawThem)
{
    write("repo/.git/HEAD", kCommit + "\n");
    write("repo/train.py", "one");
    write("repo/train_more.py", "two");
    const fs::path top = m_root / "repo";
    write("repo/.git/index", IndexBytes(2, 2)
                                 .entry(top / "train.py", 8, "train.py")
                                 .fill()
                                 .entry(top / "train_more.py", 13, "train_more.py")
                                 .fill()
                                 .text());
    const auto dirty = [&top] { return codeFacts({"python"}, top.string()).dirty; };
    EXPECT_EQ(dirty(), 0U);
    write("repo/train.py", "another one");
    EXPECT_EQ(dirty(), 1U);
    fs::remove(top / "train_more.py");
    EXPECT_EQ(dirty(), 2U);
}

TEST_F(CodeState, DoesNotCountWhatTheIndexDoesNotTell)
{
    write("repo/one.py", "one");
    write("repo/two.py", "two");
    const fs::path top = m_root / "repo";
    IndexBytes whole(2, 2);
    whole.entry(top / "one.py", 6, "one.py").fill().entry(top / "two.py", 6, "two.py").fill();
    const auto counted = [&] { return filesChangedSince(m_root / "index", top, false); };
    write("index", whole.text() + std::string(20, 'c'));
    EXPECT_EQ(counted(), 0U);
    // Split in two: the entries of the other file are not here.
    write("index", whole.text() + std::string("link\0\0\0\x02??", 10) + std::string(20, 'c'));
    EXPECT_FALSE(counted());
    // A copy: all have another time, and nothing else.
    write("index", whole.text() + std::string(20, 'c'));
    for (const char* const name : {"one.py", "two.py"})
        fs::last_write_time(top / name, fs::file_time_type::clock::now() + std::chrono::hours(1));
    EXPECT_FALSE(counted());
    write("repo/one.py", "longer than it was");
    EXPECT_EQ(counted(), 2U);
}

TEST_F(CodeState, ReadsNamesThatGitShortened)
{
    write("repo/train.py", "one");
    write("repo/train_more.py", "two");
    const fs::path top = m_root / "repo";
    const std::string index = IndexBytes(4, 2)
                                  .entry(top / "train.py", 8, std::string(1, '\0') + "train.py")
                                  .entry(top / "train_more.py", 13, "\x03_more.py")
                                  .text();
    write("index", index);
    EXPECT_EQ(filesChangedSince(m_root / "index", top, false), 0U);
    // Each cut is told from a whole one.
    for (std::size_t size = 0; size < index.size(); ++size) {
        write("index", index.substr(0, size));
        EXPECT_FALSE(filesChangedSince(m_root / "index", top, false)) << size;
    }
    EXPECT_FALSE(filesChangedSince(m_root / "none", top, false));
}

} // namespace
} // namespace faultline::recorder
