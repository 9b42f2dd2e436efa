// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What run.json tells of limits and of the end.

#include "model/recorder/control_group.h"
#include "model/recorder/end_reason.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace faultline::recorder {
namespace {

namespace fs = std::filesystem;

class Groups : public testing::Test {
protected:
    Groups()
    {
        std::string pattern = (fs::temp_directory_path() / "faultline-groups-XXXXXX").string();
        m_root = ::mkdtemp(pattern.data());
    }
    ~Groups() override { fs::remove_all(m_root); }
    void write(const std::string& path, const std::string& text) const
    {
        fs::create_directories((m_root / path).parent_path());
        std::ofstream(m_root / path) << text;
    }
    fs::path m_root;
};

TEST_F(Groups, OfVersion2TakeTheSmallestLimitAbove)
{
    write("job/step/memory.max", "max\n");
    write("job/step/memory.current", "4096\n");
    write("job/step/memory.events", "low 0\nhigh 1\nmax 7\noom 3\noom_kill 2\noom_group_kill 0\n");
    write("job/step/cpu.max", "max 100000\n");
    write("job/memory.max", "8589934592\n");
    write("job/cpu.max", "150000 100000\n");
    write("memory.max", "17179869184\n");
    const ControlGroup group(m_root.string(), "0::/job/step\n");
    ASSERT_TRUE(group.memoryLimit());
    EXPECT_EQ(group.memoryLimit()->bytes, 8589934592U);
    EXPECT_EQ(group.memoryLimit()->folder, (m_root / "job").string());
    EXPECT_EQ(group.memoryUsed(), 4096U);
    EXPECT_EQ(group.oomKills(), 2U);
    EXPECT_EQ(group.cpuLimit(), 1.5);
}

TEST_F(Groups, OfVersion1HaveAFolderForEachController)
{
    write("memory/job/memory.limit_in_bytes", "1073741824\n");
    write("memory/job/memory.usage_in_bytes", "100\n");
    write("memory/job/memory.oom_control", "oom_kill_disable 0\nunder_oom 0\noom_kill 5\n");
    write("memory/memory.limit_in_bytes", "9223372036854771712\n");
    write("cpu/cpu.cfs_quota_us", "-1\n");
    write("cpu/cpu.cfs_period_us", "100000\n");
    const ControlGroup group(m_root.string(), "4:memory:/job\n2:cpu,cpuacct:/job\n0::/job\n");
    ASSERT_TRUE(group.memoryLimit());
    EXPECT_EQ(group.memoryLimit()->bytes, 1073741824U);
    EXPECT_EQ(group.memoryUsed(), 100U);
    EXPECT_EQ(group.oomKills(), 5U);
    EXPECT_FALSE(group.cpuLimit());
}

TEST_F(Groups, MayTellNothing)
{
    for (const char* membership : {"", "0::/gone/too", "nonsense", ":", "1:memory:relative"}) {
        const ControlGroup group(m_root.string(), membership);
        EXPECT_FALSE(group.memoryLimit());
        EXPECT_FALSE(group.memoryUsed());
        EXPECT_FALSE(group.oomKills());
        EXPECT_FALSE(group.cpuLimit());
    }
}

TEST(EndReason, SaysWhatTheFactsSay)
{
    const auto exited = [](int status, std::uint64_t kills) {
        EndFacts facts;
        facts.exitStatus = status;
        facts.oomKills = kills;
        return endReason(facts);
    };
    const auto killed = [](int signal, std::uint64_t kills) {
        EndFacts facts;
        facts.signal = signal;
        facts.oomKills = kills;
        return endReason(facts);
    };
    EXPECT_EQ(exited(0, 0), "it ended by itself, without an error");
    EXPECT_EQ(exited(1, 0), "it ended by itself with exit status 1");
    EXPECT_EQ(exited(137, 1),
              "it ended by itself with exit status 137, as shells do when SIGKILL ended what they "
              "ran; the kernel killed 1 process of its control group because memory ran out");
    EXPECT_EQ(killed(SIGKILL, 0), "SIGKILL from outside ended it");
    EXPECT_EQ(killed(SIGKILL, 2), "the kernel killed it, probably because memory ran out");
    EXPECT_EQ(killed(SIGSEGV, 0), "it crashed with SIGSEGV");
    EndFacts passed;
    passed.signal = SIGTERM;
    passed.passedSignals.emplace_back("SIGTERM", 1);
    EXPECT_EQ(endReason(passed), "SIGTERM, which was sent to the recorder and passed on, ended it");
    EXPECT_EQ(endReason({}), "it is not known how it ended");
}

} // namespace
} // namespace faultline::recorder
