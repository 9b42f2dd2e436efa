// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Packs of lessons: good ones, hostile ones, and every cut and flip of one.

#include "model/lessons/lesson_folder.h"
#include "model/lessons/lesson_pack.h"
#include "tests/lessons/lesson_samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include <archive.h>
#include <archive_entry.h>

namespace faultline {
namespace {

namespace fs = std::filesystem;
using samples::LessonTestFolder;
using samples::readAll;
using samples::writeAll;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// Writes a zip file with whatever names it is told.
class PackMaker {
public:
    explicit PackMaker(const std::string& path, const char* options = nullptr)
        : m_zip(archive_write_new(), &archive_write_free)
    {
        archive_write_set_format_zip(m_zip.get());
        archive_write_set_options(m_zip.get(), "hdrcharset=UTF-8");
        if (options != nullptr) {
            EXPECT_EQ(archive_write_set_options(m_zip.get(), options), ARCHIVE_OK);
            archive_write_set_passphrase(m_zip.get(), "secret");
        }
        EXPECT_EQ(archive_write_open_filename(m_zip.get(), path.c_str()), ARCHIVE_OK);
    }

    void add(const std::string& name, std::string_view text, mode_t type = AE_IFREG)
    {
        const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(
            archive_entry_new(), &archive_entry_free);
        archive_entry_set_pathname_utf8(entry.get(), name.c_str());
        archive_entry_set_filetype(entry.get(), type);
        archive_entry_set_perm(entry.get(), 0755);
        if (type == AE_IFLNK)
            archive_entry_set_symlink(entry.get(), std::string(text).c_str());
        else
            archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
        EXPECT_EQ(archive_write_header(m_zip.get(), entry.get()), ARCHIVE_OK) << name;
        if (type == AE_IFREG)
            archive_write_data(m_zip.get(), text.data(), text.size());
    }

    void close() { archive_write_close(m_zip.get()); }

private:
    std::unique_ptr<archive, decltype(&archive_write_free)> m_zip;
};

class LessonPackTest : public ::testing::Test {
protected:
    /// Packs files of these names, which hold a few words each.
    void pack(const std::vector<std::string>& names)
    {
        PackMaker maker(m_pack);
        for (const std::string& name : names)
            maker.add(name, "# Some words\n");
        maker.close();
    }

    Result<std::string> unpack()
    {
        SilentMonitor monitor;
        return unpackLessons(m_pack, m_cache, monitor);
    }

    std::string refusal()
    {
        const Result<std::string> unpacked = unpack();
        return unpacked ? "unpacked" : unpacked.error().message();
    }

    /// What lies in the test's folder, and below the cache that was unpacked half.
    std::set<std::string> strays() const
    {
        std::set<std::string> found;
        for (const auto& entry : fs::directory_iterator(m_folder.path())) {
            if (entry.path() != m_cache && entry.path() != m_pack)
                found.insert(entry.path().string());
        }
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(m_cache, none)) {
            if (entry.path().filename().string().starts_with("unpacking-"))
                found.insert(entry.path().string());
        }
        return found;
    }

    LessonTestFolder m_folder;
    std::string m_pack = m_folder / "course.zip";
    std::string m_cache = m_folder / "cache";
};

TEST_F(LessonPackTest, LessonsAreUnpackedOnceForTheUserAlone)
{
    pack({"a/lesson.md", "a/case/console.log", "b/lesson.md"});
    const Result<std::string> folder = unpack();
    ASSERT_TRUE(folder) << folder.error().message();
    EXPECT_EQ(readAll(*folder + "/a/case/console.log"), "# Some words\n");
    EXPECT_EQ(fs::status(*folder).permissions() & fs::perms::all, fs::perms::owner_all);
    writeAll(*folder + "/mark", "still there");
    EXPECT_EQ(unpack().value(), *folder);
    EXPECT_EQ(readAll(*folder + "/mark"), "still there");
    EXPECT_THAT(strays(), IsEmpty());
}

TEST_F(LessonPackTest, FoldersAroundTheLessonsAreGoneInto)
{
    pack({"course-2026/week 3/Größe/lesson.md", "course-2026/week 3/Größe/case/run.json"});
    const Result<std::string> folder = unpack();
    ASSERT_TRUE(folder) << folder.error().message();
    EXPECT_THAT(*folder, ::testing::EndsWith("week 3"));
    EXPECT_TRUE(fs::exists(*folder + "/Größe/lesson.md"));
}

TEST_F(LessonPackTest, ShippedLessonsAreFoundInAPackAsInAFolder)
{
    ::setenv("XDG_CACHE_HOME", m_cache.c_str(), 1);
    PackMaker maker(m_pack);
    const fs::path lessons = samples::shippedLessons();
    for (const auto& entry : fs::recursive_directory_iterator(lessons)) {
        if (entry.is_regular_file())
            maker.add("lessons/" + entry.path().lexically_relative(lessons).generic_string(),
                      readAll(entry.path().string()));
    }
    maker.close();
    const std::vector<FoundLesson> packed = findLessons({m_pack});
    const std::vector<FoundLesson> open = findLessons({lessons.string()});
    ASSERT_EQ(packed.size(), open.size());
    for (std::size_t i = 0; i < open.size(); ++i) {
        EXPECT_EQ(packed[i].lesson.id, open[i].lesson.id);
        EXPECT_EQ(packed[i].version, open[i].version);
        EXPECT_EQ(packed[i].error, open[i].error);
    }
    // The folder that a pack lies in is as good as its name.
    EXPECT_EQ(findLessons({m_folder.path()}).size(), open.size());
}

TEST_F(LessonPackTest, APackWithinAPackIsNotUnpacked)
{
    ::setenv("XDG_CACHE_HOME", m_cache.c_str(), 1);
    pack({"inner/lesson.md"});
    const std::string inner = readAll(m_pack);
    PackMaker maker(m_pack);
    maker.add("a/lesson.md", "# Some words\n");
    maker.add("inner.zip", inner);
    maker.close();
    EXPECT_EQ(lessonPlaces(m_pack).size(), 1U);
}

TEST_F(LessonPackTest, WhatLeadsOutOfThePackIsRefused)
{
    for (const char* name : {"../lesson.md", "a/../../lesson.md", "/tmp/lesson.md", "./../x",
                             "a/..", "a/\nlesson.md"}) {
        pack({"a/lesson.md", name});
        EXPECT_THAT(refusal(), HasSubstr("leads out of the pack")) << name;
        EXPECT_THAT(strays(), IsEmpty()) << name;
    }
    pack({std::string(2000, 'a')});
    EXPECT_THAT(refusal(), HasSubstr("leads out of the pack"));
}

TEST_F(LessonPackTest, LinksSecretsAndTwinsAreRefused)
{
    {
        PackMaker maker(m_pack);
        maker.add("a/lesson.md", "# Some words\n");
        maker.add("a/case", "/etc", AE_IFLNK);
        maker.close();
    }
    EXPECT_THAT(refusal(), HasSubstr("\"a/case\" is neither a file nor a folder"));
    pack({"a/lesson.md", "a/lesson.md"});
    EXPECT_THAT(refusal(), HasSubstr("in it twice"));
    pack({"a/lesson.md", "a/lesson.md/case"}); // a file that is a folder, too
    EXPECT_THAT(refusal(), HasSubstr("in it twice"));
    {
        PackMaker maker(m_pack, "zip:encryption=traditional");
        maker.add("a/lesson.md", "# Some words\n");
        maker.close();
    }
    EXPECT_THAT(refusal(), HasSubstr("is encrypted"));
    EXPECT_THAT(strays(), IsEmpty());
}

TEST_F(LessonPackTest, BombsAreRefused)
{
    {
        PackMaker maker(m_pack);
        const std::string zeros(std::size_t{21} << 20, '\0');
        for (int i = 0; i < 10; ++i)
            maker.add("a/" + std::to_string(i), zeros);
        maker.close();
    }
    EXPECT_LT(fs::file_size(m_pack), std::uintmax_t{1} << 20);
    EXPECT_THAT(refusal(), HasSubstr("holds more than 200 MiB of files"));
    std::vector<std::string> names{"a/lesson.md"};
    for (std::size_t i = 0; i < kMostPackEntries; ++i)
        names.push_back("a/" + std::to_string(i));
    pack(names);
    EXPECT_THAT(refusal(), HasSubstr("holds more than 10,000 files"));
    EXPECT_THAT(strays(), IsEmpty());
}

TEST_F(LessonPackTest, WhatIsNoPackIsSaidToBeNone)
{
    for (const std::string_view text : {"", "words", "PK\3\4"}) {
        writeAll(m_pack, text);
        EXPECT_THAT(refusal(), HasSubstr("course.zip: ")) << text;
        EXPECT_THAT(refusal(), ::testing::Not(HasSubstr("unpacked"))) << text;
    }
    pack({"notes.txt"});
    EXPECT_THAT(refusal(), HasSubstr("holds no lesson"));
    m_cache.clear(); // where no folder of the user is known
    EXPECT_THAT(refusal(), HasSubstr("HOME names a folder"));
    m_cache = m_folder / "cache";
    fs::remove(m_pack);
    EXPECT_THAT(refusal(), HasSubstr("does not exist"));
}

TEST_F(LessonPackTest, EveryCutAndFlipIsRefusedOrUnpacked)
{
    pack({"a/lesson.md", "a/case/console.log"});
    const std::string whole = readAll(m_pack);
    const auto tryOne = [this](const std::string& bytes) {
        writeAll(m_pack, bytes);
        const Result<std::string> folder = unpack();
        if (folder) {
            EXPECT_FALSE(lessonPlaces(*folder).empty());
        }
        ASSERT_THAT(strays(), IsEmpty());
        fs::remove_all(m_cache);
    };
    for (std::size_t size = 0; size < whole.size(); ++size)
        ASSERT_NO_FATAL_FAILURE(tryOne(whole.substr(0, size))) << "cut at " << size;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const int flip : {0x01, 0x80}) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ flip);
            ASSERT_NO_FATAL_FAILURE(tryOne(bytes)) << "byte " << at;
        }
    }
}

TEST_F(LessonPackTest, UnpackingCanBeCancelled)
{
    class Cancelled final : public ReadMonitor {
    public:
        void advance(std::uint64_t) override {}
        [[nodiscard]] bool isCancelled() const override { return true; }
    } monitor;
    pack({"a/lesson.md"});
    const Result<std::string> unpacked = unpackLessons(m_pack, m_cache, monitor);
    ASSERT_FALSE(unpacked);
    EXPECT_EQ(unpacked.error().code, ErrorCode::Cancelled);
    EXPECT_THAT(strays(), IsEmpty());
}

} // namespace
} // namespace faultline
