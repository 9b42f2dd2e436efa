// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Archives of runs, good and hostile, unpacked into a folder and into the cache.

#include "model/io/archive_cache.h"
#include "model/io/file_tree.h"
#include "tests/archives/archive_maker.h"

#include <gmock/gmock.h>

#include <set>

#include <sys/stat.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using samples::ArchiveMaker;
using samples::filesBelow;
using samples::readFile;
using samples::ScratchFolder;
using samples::writeFile;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

const std::vector<std::string> kKinds{"zip", "tar", "tar.gz", "tar.zst"};

class CancelAfter final : public ReadMonitor {
public:
    explicit CancelAfter(std::uint64_t bytes) : m_bytes(bytes) {}
    void advance(std::uint64_t bytes) override { m_read += bytes; }
    [[nodiscard]] bool isCancelled() const override { return m_read >= m_bytes; }
    [[nodiscard]] std::uint64_t read() const { return m_read; }

private:
    std::uint64_t m_bytes;
    std::uint64_t m_read = 0;
};

class ArchiveTest : public ::testing::Test {
protected:
    /// An archive of that kind, ready to be filled.
    ArchiveMaker make(const std::string& kind, const char* options = nullptr)
    {
        m_archive = m_folder / ("runs." + kind);
        return {m_archive, kind, options};
    }

    Result<UnpackedArchivePtr> open(ReadMonitor& monitor)
    {
        const Result<std::unique_ptr<ByteSource>> source = openFile(m_archive);
        EXPECT_TRUE(source) << source.error().message();
        return openArchive(**source, identity(), m_cache, m_limits, monitor);
    }

    Result<UnpackedArchivePtr> open()
    {
        SilentMonitor monitor;
        return open(monitor);
    }

    [[nodiscard]] std::string identity() const
    {
        SilentMonitor monitor;
        const Result<Underlying> archive = openUnderlying(m_archive, monitor);
        EXPECT_NE(archive->version, "");
        return m_archive + archive->version;
    }

    /// Opens it and says what is wrong with it, a line for each.
    std::vector<std::string> linesOf()
    {
        const Result<UnpackedArchivePtr> opened = open();
        if (!opened)
            return {opened.error().message()};
        m_files = filesBelow((*opened)->folder());
        const ImportLog log = issuesOf((*opened)->outcome(), "runs", m_limits);
        std::vector<std::string> lines;
        for (const ImportIssue& issue : log.kept())
            lines.push_back(std::string(issueInfo(issue.code).id) + " " + issue.path + ": "
                            + toEnglish(issue.detail));
        checkClean();
        return lines;
    }

    /// Nothing was written outside, and nothing half.
    void checkClean() const
    {
        for (const auto& entry : fs::directory_iterator(m_folder.path()))
            EXPECT_TRUE(entry.path() == m_cache || entry.path() == m_archive
                        || entry.path().filename() == "given")
                << entry.path();
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(m_cache, none))
            EXPECT_FALSE(entry.path().filename().string().starts_with("unpacking-"))
                << entry.path();
    }

    std::size_t cachedCount() const
    {
        std::error_code none;
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(m_cache, none), fs::directory_iterator()));
    }

    ScratchFolder m_folder;
    std::string m_cache = m_folder / "cache";
    std::string m_archive;
    ArchiveCacheLimits m_limits;
    std::map<std::string, std::string> m_files;
};

TEST_F(ArchiveTest, NamesSayWhatAnArchiveIs)
{
    for (const char* name : {"runs.zip", "RUNS.ZIP", "/a/b.tar", "a.tar.gz", "a.tgz", "a.tar.zst",
                             "s3://bucket/runs.tar.gz"})
        EXPECT_TRUE(isArchiveName(name)) << name;
    for (const char* name : {"runs", "zip", ".zip", "a/.tar", "a.gz", "a.zst", "a.tar.xz", "a.7z",
                             "runs.zip/train", "console.log.gz", ""})
        EXPECT_FALSE(isArchiveName(name)) << name;
}

TEST_F(ArchiveTest, EveryKindGivesTheFilesThatWerePacked)
{
    const std::string given = m_folder / "given";
    writeFile(given + "/train/events.out.tfevents.1", std::string(100'000, 'e'));
    writeFile(given + "/a b/größe +%=~.log", "words\n");
    writeFile(given + "/empty", "");
    fs::create_directories(given + "/nothing/in/here");
    fs::create_symlink("train", given + "/latest");
    fs::create_symlink("../a b/größe +%=~.log", given + "/train/log");
    fs::create_symlink("latest", given + "/best");
    for (const std::string& kind : kKinds) {
        make(kind).tree(given, "./").close();
        EXPECT_THAT(linesOf(), IsEmpty()) << kind;
        EXPECT_EQ(m_files, filesBelow(given)) << kind;
        const Result<UnpackedArchivePtr> opened = open();
        EXPECT_EQ(readFile((*opened)->folder() + "/best/log"), "words\n") << kind;
        EXPECT_TRUE(fs::is_directory((*opened)->folder() + "/nothing/in/here")) << kind;
        fs::remove(m_archive);
    }
}

TEST_F(ArchiveTest, AnArchiveIsUnpackedOnceUntilItChanges)
{
    make("tar.gz").file("a.log", "first").close();
    const Result<UnpackedArchivePtr> first = open();
    ASSERT_TRUE(first) << first.error().message();
    CancelAfter never(1'000'000);
    const Result<UnpackedArchivePtr> second = open(never);
    EXPECT_EQ((*second)->folder(), (*first)->folder());
    EXPECT_EQ(never.read(), 0U) << "it was read again";
    EXPECT_EQ(unpackedFolder(identity(), m_cache), (*first)->folder());
    fs::remove(m_archive);
    make("tar.gz").file("a.log", "second one").close();
    EXPECT_EQ(unpackedFolder(identity(), m_cache), "");
    const Result<UnpackedArchivePtr> third = open();
    EXPECT_EQ(readFile((*third)->folder() + "/a.log"), "second one");
    EXPECT_EQ(readFile((*first)->folder() + "/a.log"), "first") << "while it is open it stays";
    EXPECT_EQ(fs::status((*first)->folder() + "/..").permissions() & fs::perms::all,
              fs::perms::owner_all);
}

TEST_F(ArchiveTest, TimesOfFilesAreKept)
{
    make("tar").file("a.log", "words", 1'700'000'000).close();
    const Result<UnpackedArchivePtr> opened = open();
    struct stat status {};
    ASSERT_EQ(::stat(((*opened)->folder() + "/a.log").c_str(), &status), 0);
    EXPECT_EQ(status.st_mtim.tv_sec, 1'700'000'000);
}

TEST_F(ArchiveTest, WhatLeadsOutIsLeftOutAndTheRestIsRead)
{
    for (const std::string& kind : kKinds) {
        make(kind)
            .file("../above.log", "x")
            .file("a/../../above.log", "x")
            .file("/root.log", "absolute")
            .file("good.log", "good")
            .link("passwd", "/etc/passwd")
            .link("up", "../..")
            .link("nowhere", "not-there")
            .link("self", "self")
            .close();
        EXPECT_THAT(
            linesOf(),
            UnorderedElementsAre(
                "member-left-out runs/../above.log: its path leads out of the archive",
                "member-left-out runs/a/../../above.log: its path leads out of the archive",
                "member-absolute runs/root.log: ",
                "member-left-out runs/passwd: it is a link to \"/etc/passwd\", which is not in "
                "the "
                "archive",
                "member-left-out runs/up: it is a link to \"../..\", which is not in the "
                "archive",
                "member-left-out runs/nowhere: it is a link to \"not-there\", which is not in "
                "the "
                "archive",
                "member-left-out runs/self: it is a link to \"self\", which is not in the "
                "archive"))
            << kind;
        EXPECT_THAT(m_files,
                    UnorderedElementsAre(Pair("good.log", "good"), Pair("root.log", "absolute")))
            << kind;
        fs::remove(m_archive);
    }
}

TEST_F(ArchiveTest, NothingIsWrittenThroughALink)
{
    // Each alone leads nowhere outside; together they would.
    make("tar")
        .special("p/q/", AE_IFDIR)
        .link("p/q/d", "../..")
        .link("p/e", "q/d/../x")
        .link("here", ".")
        .link("here/b/out", "../../../../x")
        .link("there", "p")
        .file("there/file.log", "a folder of its own")
        .close();
    linesOf();
    const Result<UnpackedArchivePtr> opened = open();
    const fs::path root = fs::canonical((*opened)->folder());
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        std::error_code problem;
        const fs::path real = fs::canonical(entry.path(), problem);
        EXPECT_TRUE(!problem && real.string().starts_with(root.string())) << entry.path();
    }
    EXPECT_EQ(readFile((*opened)->folder() + "/there/file.log"), "a folder of its own");
    EXPECT_FALSE(fs::exists(root / "p/file.log"));
}

TEST_F(ArchiveTest, DevicesAndPipesAreLeftOut)
{
    make("tar").special("pipe", AE_IFIFO).special("disk", AE_IFBLK).file("a", "a").close();
    EXPECT_THAT(linesOf(),
                ElementsAre("member-left-out runs/pipe: it is a device, a pipe or a socket",
                            "member-left-out runs/disk: it is a device, a pipe or a socket"));
    EXPECT_THAT(m_files, ElementsAre(Pair("a", "a")));
}

TEST_F(ArchiveTest, HardLinksAreTheSameFileAndNeverOneOutside)
{
    make("tar")
        .file("a", "shared")
        .hardLink("b/c", "a")
        .hardLink("passwd", "/etc/passwd")
        .hardLink("up", "../a")
        .close();
    const std::vector<std::string> lines = linesOf();
    EXPECT_EQ(lines.size(), 2U);
    EXPECT_THAT(m_files, UnorderedElementsAre(Pair("a", "shared"), Pair("b/c", "shared")));
}

TEST_F(ArchiveTest, TheLastOfTwoWithOneNameCounts)
{
    for (const std::string& kind : kKinds) {
        make(kind)
            .file("a", "old")
            .file("b", "b")
            .file("a", "new")
            .file("b/c", "in a file")
            .close();
        EXPECT_THAT(linesOf(),
                    UnorderedElementsAre(
                        "member-left-out runs/a: the archive has another member of this name, "
                        "which was taken",
                        "member-left-out runs/b/c: the archive has another member of this name, "
                        "which was taken"))
            << kind;
        EXPECT_THAT(m_files, UnorderedElementsAre(Pair("a", "new"), Pair("b", "b"))) << kind;
        fs::remove(m_archive);
    }
}

TEST_F(ArchiveTest, EncryptedMembersAreLeftOut)
{
    make("zip", "zip:encryption=traditional").file("secret.log", "x").close();
    EXPECT_THAT(linesOf(), ElementsAre("member-left-out runs/secret.log: it is encrypted"));
    EXPECT_THAT(m_files, IsEmpty());
}

TEST_F(ArchiveTest, NamesThatNoFileCanHaveAreTold)
{
    make("tar")
        .file(std::string(400, 'n'), "x")
        .file(std::string(1500, 'd') + "/" + std::string(2000, 'e'), "x")
        .file("line\nend\\back", "fine")
        .close();
    const std::vector<std::string> lines = linesOf();
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_THAT(lines[0], HasSubstr("the file system refuses its name: "));
    EXPECT_THAT(lines[1], HasSubstr("its path is too long"));
    EXPECT_THAT(m_files, ElementsAre(Pair("line\nend\\back", "fine")));
}

TEST_F(ArchiveTest, BombsAreStopped)
{
    m_limits.smallBytes = std::uint64_t{4} << 20U;
    const std::string zeros(std::size_t{1} << 20U, '\0');
    for (const std::string kind : {"zip", "tar.gz", "tar.zst"}) {
        {
            ArchiveMaker maker = make(kind);
            maker.file("first.log", "read before");
            for (int i = 0; i < 40; ++i)
                maker.file("zeros" + std::to_string(i), zeros);
            maker.close();
        }
        EXPECT_THAT(linesOf(),
                    ElementsAre("unpack-limit runs: its files are more than 300 times as large as "
                                "it is"))
            << kind;
        EXPECT_EQ(m_files["first.log"], "read before") << kind;
        fs::remove_all(m_cache);
        fs::remove(m_archive);
    }
}

TEST_F(ArchiveTest, TheLimitsOfTheCacheHold)
{
    m_limits.bytes = 1'000'000;
    {
        ArchiveMaker maker = make("tar");
        for (int i = 0; i < 20; ++i)
            maker.file("file" + std::to_string(i), std::string(100'000, 'x'));
    }
    EXPECT_THAT(linesOf(), ElementsAre(HasSubstr("unpack-limit runs: its files are larger than the "
                                                 "976.6 KiB that the cache")));
    EXPECT_EQ(m_files.size(), 11U) << "ten, and one of no length";
    m_limits = {.bytes = 1U << 30U, .entries = 12, .smallBytes = 1U << 30U};
    fs::remove_all(m_cache);
    EXPECT_THAT(linesOf(), ElementsAre("count-limit runs: more than 12 files and folders"));
    EXPECT_EQ(m_files.size(), 12U);
}

TEST_F(ArchiveTest, WhatWasOpenedLongestAgoMakesRoom)
{
    m_limits.bytes = 250'000;
    std::vector<std::string> folders;
    std::vector<UnpackedArchivePtr> kept;
    for (int i = 0; i < 4; ++i) {
        m_archive = m_folder / ("given" + std::to_string(i));
        ArchiveMaker(m_archive, "tar").file("a", std::string(100'000, 'x')).close();
        const Result<UnpackedArchivePtr> opened = open();
        ASSERT_TRUE(opened) << opened.error().message();
        folders.push_back((*opened)->folder());
        if (i == 0)
            kept.push_back(*opened); // in use, so it stays
        fs::last_write_time(fs::path((*opened)->folder()).parent_path() / "manifest.json",
                            fs::file_time_type::clock::now() - std::chrono::hours(10 - i));
    }
    EXPECT_TRUE(fs::exists(folders[0]));
    EXPECT_FALSE(fs::exists(folders[1]));
    EXPECT_FALSE(fs::exists(folders[2]));
    EXPECT_TRUE(fs::exists(folders[3]));
}

TEST_F(ArchiveTest, WhatIsNoArchiveIsSaidToBeNone)
{
    const std::vector<std::string> texts{"", "words", std::string(5000, '\0'), "PK\3\4"};
    for (const std::string& text : texts) {
        for (const std::string& kind : kKinds) {
            m_archive = m_folder / ("runs." + kind);
            writeFile(m_archive, text);
            const Result<UnpackedArchivePtr> opened = open();
            if (opened) {
                EXPECT_THAT(filesBelow((*opened)->folder()), IsEmpty());
            } else {
                EXPECT_THAT(opened.error().message(), HasSubstr("runs." + kind + ": "));
            }
            fs::remove(m_archive);
        }
    }
    m_cache.clear(); // where no folder of the user is known
    make("tar").file("a", "a").close();
    EXPECT_THAT(open().error().message(), HasSubstr("HOME names a folder"));
}

TEST_F(ArchiveTest, AllBeforeACutIsReadAndTold)
{
    const std::string text = [] {
        std::string noise;
        std::uint32_t state = 7;
        for (int i = 0; i < 600'000; ++i) {
            state = state * 1664525U + 1013904223U;
            noise += static_cast<char>(state >> 24U);
        }
        return noise;
    }();
    for (const std::string& kind : kKinds) {
        make(kind).file("a", "first").file("b", text).file("c", "last").close();
        const std::string whole = readFile(m_archive);
        writeFile(m_archive, std::string_view(whole).substr(0, whole.size() / 2));
        const std::vector<std::string> lines = linesOf();
        ASSERT_EQ(lines.size(), 1U) << kind;
        EXPECT_THAT(lines[0], HasSubstr("compressed-cut runs: ")) << kind;
        EXPECT_EQ(m_files["a"], "first") << kind;
        EXPECT_TRUE(text.starts_with(m_files["b"])) << kind;
        EXPECT_GT(m_files["b"].size(), text.size() / 4) << kind;
        fs::remove_all(m_cache);
        fs::remove(m_archive);
    }
}

TEST_F(ArchiveTest, ACutBeforeTheFirstFileIsSaid)
{
    make("tar.zst").file("a", std::string(3000, 'a')).close();
    const std::string whole = readFile(m_archive);
    writeFile(m_archive, std::string_view(whole).substr(0, 20));
    EXPECT_THAT(linesOf(), ElementsAre(HasSubstr("runs.tar.zst: is cut before its first file")));
}

TEST_F(ArchiveTest, ATarThatEndsBetweenTwoMembersIsCutToo)
{
    make("tar").file("a", std::string(700, 'a')).file("b", "b").close();
    const std::string whole = readFile(m_archive);
    writeFile(m_archive, std::string_view(whole).substr(0, 512 + 1024));
    EXPECT_THAT(linesOf(), ElementsAre(HasSubstr("compressed-cut runs")));
    EXPECT_THAT(m_files, ElementsAre(Pair("a", std::string(700, 'a'))));
}

TEST_F(ArchiveTest, EveryCutAndFlipEndsWell)
{
    for (const std::string& kind : kKinds) {
        make(kind).file("a/one.log", "words\n").link("l", "a").file("b.log", "more").close();
        const std::string whole = readFile(m_archive);
        const auto tryOne = [this](const std::string& bytes) {
            writeFile(m_archive, bytes);
            linesOf(); // checks that nothing was written outside
            for (const auto& [name, text] : m_files)
                EXPECT_LE(text.size(), 4096U) << name;
            fs::remove_all(m_cache);
        };
        const std::size_t step = kind == "tar" ? 7 : 1;
        for (std::size_t size = 0; size < whole.size(); size += step)
            tryOne(whole.substr(0, size));
        for (std::size_t at = 0; at < whole.size(); at += step) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ (at % 2 == 0 ? 0x01 : 0x80));
            tryOne(bytes);
        }
        fs::remove(m_archive);
    }
}

TEST_F(ArchiveTest, CancellingLeavesNothing)
{
    const std::string text(std::size_t{4} << 20U, 'x');
    for (const std::string& kind : kKinds) {
        for (const std::uint64_t after : {0U, 1U, 700'000U}) {
            {
                ArchiveMaker maker = make(kind, kind == "zip" ? "zip:compression=store" : nullptr);
                maker.file("a", "a").file("b", text).file("c", text);
            }
            CancelAfter monitor(after);
            if (fs::file_size(m_archive) < after)
                continue;
            const Result<UnpackedArchivePtr> opened = open(monitor);
            ASSERT_FALSE(opened) << kind << " " << after;
            EXPECT_EQ(opened.error().code, ErrorCode::Cancelled);
            EXPECT_EQ(cachedCount(), 0U);
        }
        fs::remove(m_archive);
    }
}

TEST_F(ArchiveTest, ProgressIsThatOfTheArchive)
{
    make("tar").file("a", std::string(3'000'000, 'x')).close();
    CancelAfter monitor(1'000'000'000);
    ASSERT_TRUE(open(monitor));
    EXPECT_GE(monitor.read() + 20'000, fs::file_size(m_archive));
    EXPECT_LE(monitor.read(), fs::file_size(m_archive));
}

TEST_F(ArchiveTest, WhatAKilledProcessLeftIsRemoved)
{
    writeFile(m_cache + "/unpacking-abcdef/members/half", "half");
    make("tar").file("a", "a").close();
    EXPECT_THAT(linesOf(), IsEmpty());
    EXPECT_EQ(cachedCount(), 1U);
}

TEST_F(ArchiveTest, ADamagedManifestIsNotTrusted)
{
    make("tar").file("a", "a").link("b", "/x").close();
    const std::vector<std::string> before = linesOf();
    EXPECT_EQ(before.size(), 1U);
    EXPECT_EQ(linesOf(), before) << "the second time it says the same";
    for (const auto& entry : fs::directory_iterator(m_cache))
        writeFile(entry.path().string() + "/manifest.json", "{\"end\": 3");
    EXPECT_EQ(linesOf(), before);
}

} // namespace
} // namespace faultline
