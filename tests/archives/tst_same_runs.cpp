// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What faultline-cli says of an archive, of a folder on another machine, and of an archive there,
// is what it says of the folder itself, word for word.

#include "tests/archives/archive_maker.h"
#include "tests/support/event_writer.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <random>

#include <sys/stat.h>
#include <sys/wait.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using samples::ArchiveMaker;
using samples::readFile;
using samples::ScratchFolder;
using samples::writeFile;
using ::testing::HasSubstr;
using ::testing::Not;

struct Said {
    int code = -1;
    std::string out;
    std::string err;
};

std::string firstDifference(const std::string& one, const std::string& other)
{
    constexpr std::size_t kAround = 600;
    const auto at = static_cast<std::size_t>(
        std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin());
    const std::size_t from = at < kAround ? 0 : at - kAround;
    const auto part = [&](const std::string& text) {
        return text.substr(std::min(from, text.size()), 2 * kAround);
    };
    return part(one) + "\n--- but of the folder ---\n" + part(other);
}

class SameRunsTest : public ::testing::Test {
protected:
    SameRunsTest()
    {
        ::setenv("XDG_CACHE_HOME", (m_folder / "cache").c_str(), 1);
        ::setenv("FAULTLINE_SSH", FAULTLINE_FAKE_SFTP_SERVER, 1);
        ::setenv("FAKE_SFTP", "", 1);
        ::unsetenv("FAKE_SFTP_LOG");
    }

    /// Runs faultline-cli; `place` in what it says becomes ROOT.
    Said say(const std::string& command, const std::string& place)
    {
        const std::string out = m_folder / "out";
        const std::string err = m_folder / "err";
        const std::string line = std::string(FAULTLINE_CLI) + " " + command + " '" + place + "' >'"
                                 + out + "' 2>'" + err + "' </dev/null";
        const int status = std::system(line.c_str());
        Said said{.code = WEXITSTATUS(status), .out = readFile(out), .err = readFile(err)};
        for (std::string* text : {&said.out, &said.err}) {
            for (std::size_t at = 0; (at = text->find(place, at)) != std::string::npos; at += 4)
                text->replace(at, place.size(), "ROOT");
        }
        // Files of other machines: what was fetched, and how.
        if (const std::size_t last = said.err.rfind("ROOT: ");
            place.starts_with("ssh:") && last != std::string::npos
            && said.err.find(" fetched", last) != std::string::npos) {
            const std::size_t begin = said.err.rfind('\n', last) + 1; // npos: 0
            said.err.erase(begin, said.err.find('\n', last) + 1 - begin);
        }
        return said;
    }

    void expectSame(const std::string& folder, const std::vector<std::string>& places)
    {
        for (const std::string command :
             {"inspect --json", "inspect", "diagnose --json", "scalars"}) {
            const Said own = say(command, folder);
            for (const std::string& place : places) {
                const Said other = say(command, place);
                EXPECT_EQ(other.code, own.code) << command << " " << place << "\n" << other.err;
                EXPECT_TRUE(other.out == own.out) << command << " " << place << "\n"
                                                  << firstDifference(other.out, own.out);
                EXPECT_EQ(other.err, own.err) << command << " " << place;
                EXPECT_THAT(other.out + other.err, Not(HasSubstr("/cache/"))) << place;
            }
        }
    }

    /// All archives of a folder, beside it.
    std::vector<std::string> archivesOf(const std::string& folder)
    {
        std::vector<std::string> places;
        for (const char* kind : {"zip", "tar", "tar.gz", "tar.zst"}) {
            places.push_back(m_folder / ("runs." + std::string(kind)));
            ArchiveMaker(places.back(), kind).tree(folder, "").close();
        }
        return places;
    }

    static std::string events(std::uint32_t seed, bool isCut)
    {
        std::mt19937 random(seed);
        test::EventWriter writer;
        writer.fileVersion();
        const int count = static_cast<int>(random() % 300);
        for (int step = 0; step < count; ++step) {
            const float loss = step > 200 && seed % 3 == 0 ? std::numeric_limits<float>::quiet_NaN()
                                                           : 2.0F / static_cast<float>(step + 1);
            writer.scalar("loss", step, 1e9 + step, loss);
            writer.scalar("lr", step, 1e9 + step, 0.01F);
        }
        std::string data = writer.data();
        if (isCut && data.size() > 40)
            data.resize(data.size() - 17);
        return data;
    }

    /// Runs, logs, configurations, odd names and links, made by a seed.
    std::string makeTree(std::uint32_t seed)
    {
        std::mt19937 random(seed);
        const std::string root = m_folder / "runs";
        const std::array<std::string, 5> names{"train", "eval", "a b", "größe +%=~", "v1.2"};
        for (int i = 0; i < 8; ++i) {
            std::string folder = root;
            for (auto depth = random() % 3; depth-- > 0;)
                folder += "/" + names[random() % names.size()];
            switch (random() % 5) {
            case 0:
            case 1:
                writeFile(folder + "/events.out.tfevents." + std::to_string(i) + ".host",
                          events(seed + static_cast<std::uint32_t>(i), random() % 3 == 0));
                break;
            case 2: {
                std::string log;
                for (int step = 0; step < 200; ++step)
                    log += "Step " + std::to_string(step)
                           + " loss = " + std::to_string(3.0 / (step + 1)) + "\n";
                if (random() % 2 == 0)
                    log += "RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB\n";
                writeFile(folder + "/console" + std::to_string(i) + ".log", log);
                break;
            }
            case 3: writeFile(folder + "/notes" + std::to_string(i) + ".bin", "\1\2\3"); break;
            default: writeFile(folder + "/empty" + std::to_string(i) + ".log", ""); break;
            }
        }
        std::error_code ignored;
        if (random() % 2 == 0 && fs::is_directory(root + "/train", ignored))
            fs::create_directory_symlink("train", root + "/latest", ignored);
        return root;
    }

    ScratchFolder m_folder;
};

TEST_F(SameRunsTest, OfTreesOfAllKinds)
{
    for (const std::uint32_t seed : {1U, 2U, 3U, 4U}) {
        const std::string root = makeTree(seed);
        std::vector<std::string> places = archivesOf(root);
        places.push_back("ssh://gpu-1" + fs::canonical(root).string());
        places.push_back("ssh://gpu-1" + fs::canonical(m_folder / "runs.tar.gz").string());
        expectSame(root, places);
        fs::remove_all(root);
        fs::remove_all(m_folder / "cache");
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
}

TEST_F(SameRunsTest, OfTheSamplesOfOtherTests)
{
    for (const char* sample : {"damaged-and-good", "strange-names", "every-rule"}) {
        const std::string input = std::string(FAULTLINE_TESTS_DIR) + "/golden/" + sample + "/input";
        ASSERT_TRUE(fs::is_directory(input)) << input;
        const std::string root = m_folder / "runs";
        fs::copy(input, root, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
        std::vector<std::string> places = archivesOf(root);
        places.push_back("ssh://gpu-1" + fs::canonical(root).string());
        expectSame(root, places);
        fs::remove_all(root);
        fs::remove_all(m_folder / "cache");
    }
}

TEST_F(SameRunsTest, AnArchiveInAFolderIsNotOpened)
{
    const std::string root = m_folder / "runs";
    writeFile(root + "/train/events.out.tfevents.1", events(1, false));
    writeFile(m_folder / "more/events.out.tfevents.2", events(2, false));
    ArchiveMaker(root + "/more.tar", "tar").tree(m_folder / "more", "").close();
    EXPECT_EQ(say("scalars", root).out.find("more"), std::string::npos);
    EXPECT_FALSE(fs::exists(m_folder / "cache/faultline/archives"));
}

TEST_F(SameRunsTest, WhatIsWrongWithAnArchiveIsSaid)
{
    const std::string archive = m_folder / "runs.tar.gz";
    ArchiveMaker(archive, "tar.gz")
        .file("train/events.out.tfevents.1", events(5, false))
        .file("../out.log", "x")
        .close();
    Said said = say("inspect", archive);
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out + said.err, HasSubstr("ROOT/../out.log"));
    EXPECT_THAT(said.out + said.err, HasSubstr("its path leads out of the archive"));
    writeFile(archive, "no archive");
    said = say("inspect", archive);
    EXPECT_EQ(said.code, 3);
    EXPECT_THAT(said.err, HasSubstr("is no archive of a kind that is read"));
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1) << said.err;
    said = say("inspect", m_folder / "none.zip");
    EXPECT_EQ(said.code, 3);
    EXPECT_THAT(said.err, HasSubstr("no such file or folder"));
    ::setenv("FAKE_SFTP", "changed", 1);
    said = say("inspect", "ssh://gpu-1/runs");
    EXPECT_EQ(said.code, 3);
    EXPECT_THAT(said.err, HasSubstr("the host key of gpu-1 has changed"));
}

} // namespace
} // namespace faultline
