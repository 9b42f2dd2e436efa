// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_pack.h"

#include "model/core/sha256.h"
#include "model/core/user_folders.h"
#include "model/lessons/lesson_folder.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <span>
#include <system_error>

#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPackEnding = ".zip";
constexpr int kMostAround = 4; ///< folders around the lessons of a pack
constexpr std::size_t kLongestName = 1000;

struct CloseArchive {
    void operator()(archive* zip) const { archive_read_free(zip); }
};
using ArchivePtr = std::unique_ptr<archive, CloseArchive>;

/// Names in a zip file are UTF-8, and libarchive hands them out by the locale of the thread.
class Utf8Names {
public:
    Utf8Names() : m_locale(::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr))
    {
        if (m_locale != nullptr)
            m_before = ::uselocale(m_locale);
    }
    Utf8Names(const Utf8Names&) = delete;
    Utf8Names& operator=(const Utf8Names&) = delete;
    ~Utf8Names()
    {
        if (m_locale == nullptr)
            return;
        ::uselocale(m_before);
        ::freelocale(m_locale);
    }

private:
    locale_t m_locale;
    locale_t m_before = nullptr;
};

/// A new folder, taken away with all that is in it unless it is kept.
class PrivateFolder {
public:
    explicit PrivateFolder(const std::string& parent)
    {
        std::string name = parent + "/unpacking-XXXXXX";
        if (::mkdtemp(name.data()) != nullptr) // for the user alone
            m_path = name;
    }
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;
    ~PrivateFolder()
    {
        std::error_code ignored;
        if (!m_path.empty())
            fs::remove_all(m_path, ignored);
    }

    [[nodiscard]] const fs::path& path() const { return m_path; } ///< empty: it was not made

    /// False where another process was faster, which is as good.
    bool moveTo(const fs::path& place)
    {
        std::error_code problem;
        fs::rename(m_path, place, problem);
        if (problem)
            return false;
        m_path.clear();
        return true;
    }

private:
    fs::path m_path;
};

Error unusable(const std::string& pack, Text why)
{
    return {.code = ErrorCode::Corrupt, .path = pack, .detail = std::move(why)};
}

Error refusedEntry(const std::string& pack, Translatable why, const std::string& entry)
{
    return unusable(pack, {why, {entry}});
}

Error tooMuch(const std::string& pack)
{
    return {.code = ErrorCode::TooLarge,
            .path = pack,
            .detail = {FAULTLINE_TR_NOOP("Lessons", "holds more than %1 of files; a pack of "
                                                    "lessons is smaller"),
                       {Quantity{static_cast<double>(kMostPackBytes), Unit::Bytes}}}};
}

/// Whether a name stays below the folder that it is unpacked into.
bool isBelow(std::string_view name)
{
    if (name.empty() || name.size() > kLongestName || name.front() == '/'
        || name.find('\\') != name.npos)
        return false;
    for (const char byte : name) {
        if (static_cast<unsigned char>(byte) < 0x20)
            return false;
    }
    const fs::path path(name);
    for (const fs::path& part : path) {
        if (part == ".." || part == ".")
            return false;
    }
    return true;
}

/// Unpacks one pack into one folder.
class Unpacking {
public:
    Unpacking(const std::string& pack, archive* zip, const fs::path& folder, ReadMonitor& monitor)
        : m_pack(pack), m_zip(zip), m_folder(folder), m_monitor(monitor)
    {
    }

    Result<void> run()
    {
        archive_entry* entry = nullptr;
        for (std::size_t count = 0;; ++count) {
            const int status = archive_read_next_header(m_zip, &entry);
            if (status == ARCHIVE_EOF)
                return {};
            if (status < ARCHIVE_WARN)
                return damaged();
            if (count == kMostPackEntries)
                return Error{.code = ErrorCode::TooLarge,
                             .path = m_pack,
                             .detail = FAULTLINE_TR_NOOP("Lessons",
                                                         "holds more than 10,000 files and "
                                                         "folders; a pack of lessons is smaller")};
            if (Result<void> taken = take(*entry); !taken)
                return taken;
        }
    }

private:
    [[nodiscard]] Error damaged() const
    {
        const char* const why = archive_error_string(m_zip);
        return unusable(m_pack, {FAULTLINE_TR_NOOP("Lessons", "is damaged, or no zip file: %1"),
                                 {std::string(why != nullptr ? why : "?")}});
    }

    Result<void> take(archive_entry& entry)
    {
        const char* const utf8 = archive_entry_pathname_utf8(&entry);
        const std::string name = utf8 != nullptr ? utf8 : "";
        if (!isBelow(name))
            return refusedEntry(m_pack,
                                FAULTLINE_TR_NOOP("Lessons",
                                                  "is refused: the name \"%1\" leads out of the "
                                                  "pack or cannot be a file here"),
                                name);
        if (archive_entry_is_encrypted(&entry) != 0)
            return refusedEntry(
                m_pack, FAULTLINE_TR_NOOP("Lessons", "is refused: \"%1\" is encrypted"), name);
        const bool isFolder = archive_entry_filetype(&entry) == AE_IFDIR;
        if ((!isFolder && archive_entry_filetype(&entry) != AE_IFREG)
            || archive_entry_hardlink(&entry) != nullptr)
            return refusedEntry(
                m_pack,
                FAULTLINE_TR_NOOP("Lessons", "is refused: \"%1\" is neither a file nor a folder"),
                name);
        const fs::path place = m_folder / name;
        std::error_code problem;
        fs::create_directories(isFolder ? place : place.parent_path(), problem);
        if (!problem && isFolder)
            return {};
        if (problem || fs::exists(fs::symlink_status(place, problem)))
            return refusedEntry(
                m_pack, FAULTLINE_TR_NOOP("Lessons", "is refused: \"%1\" is in it twice"), name);
        return write(place);
    }

    Result<void> write(const fs::path& place)
    {
        std::ofstream file(place, std::ios::binary);
        std::array<char, 1 << 16> block{};
        for (;;) {
            const la_ssize_t size = archive_read_data(m_zip, block.data(), block.size());
            if (size < 0)
                return damaged();
            if (size == 0)
                break;
            m_bytes += static_cast<std::uint64_t>(size);
            if (m_bytes > kMostPackBytes)
                return tooMuch(m_pack);
            file.write(block.data(), size);
            m_monitor.advance(static_cast<std::uint64_t>(size));
            if (m_monitor.isCancelled())
                return Error{.code = ErrorCode::Cancelled, .path = m_pack};
        }
        file.close();
        if (!file)
            return Error{.code = ErrorCode::Io,
                         .path = place.string(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "cannot be written")};
        return {};
    }

    const std::string& m_pack;
    archive* m_zip;
    const fs::path& m_folder;
    ReadMonitor& m_monitor;
    std::uint64_t m_bytes = 0;
};

/// Whether a lesson lies in a folder or directly below it.
bool holdsLessons(const fs::path& folder)
{
    std::error_code problem;
    if (fs::exists(folder / "lesson.md", problem))
        return true;
    for (fs::directory_iterator it(folder, problem), end; !problem && it != end;
         it.increment(problem)) {
        std::error_code ignored;
        if (fs::exists(it->path() / "lesson.md", ignored))
            return true;
    }
    return false;
}

/// Goes into the folders that a zip program puts around what it packs.
Result<std::string> lessonsIn(const std::string& pack, fs::path folder)
{
    for (int depth = 0; depth <= kMostAround && !holdsLessons(folder); ++depth) {
        std::error_code problem;
        fs::directory_iterator it(folder, problem);
        if (problem || it == fs::directory_iterator() || !it->is_directory(problem))
            break;
        const fs::path only = it->path();
        if (it.increment(problem); problem || it != fs::directory_iterator())
            break;
        folder = only;
    }
    if (!holdsLessons(folder))
        return unusable(pack, FAULTLINE_TR_NOOP("Lessons", "holds no lesson: no folder of it has a "
                                                           "lesson.md"));
    return folder.string();
}

} // namespace

bool isLessonPack(const std::string& path)
{
    std::error_code problem;
    return path.ends_with(kPackEnding) && fs::is_regular_file(path, problem);
}

Result<std::string> unpackLessons(const std::string& path, const std::string& cache,
                                  ReadMonitor& monitor)
{
    if (cache.empty())
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = FAULTLINE_TR_NOOP("Lessons",
                                                 "cannot be unpacked: neither XDG_CACHE_HOME nor "
                                                 "HOME names a folder for it")};
    const Result<std::string> bytes = readSmallFile(path, kMostPackBytes);
    if (!bytes)
        return bytes.error();
    std::error_code problem;
    const fs::path place = fs::path(cache) / sha256Hex(std::as_bytes(std::span(*bytes)));
    if (fs::is_directory(place, problem))
        return lessonsIn(path, place);
    fs::create_directories(cache, problem);
    PrivateFolder unpacked(cache);
    if (unpacked.path().empty())
        return Error{.code = ErrorCode::Io,
                     .path = cache,
                     .detail = FAULTLINE_TR_NOOP("Errors", "cannot be written")};
    const Utf8Names names;
    const ArchivePtr zip(archive_read_new());
    archive_read_support_format_zip(zip.get());
    archive_read_set_options(zip.get(), "hdrcharset=UTF-8");
    const bool isOpen =
        archive_read_open_memory(zip.get(), bytes->data(), bytes->size()) >= ARCHIVE_WARN;
    const fs::path folder = unpacked.path();
    Unpacking work(path, zip.get(), folder, monitor);
    if (!isOpen)
        return unusable(path, FAULTLINE_TR_NOOP("Lessons", "is no zip file"));
    if (const Result<void> done = work.run(); !done)
        return done.error();
    if (Result<std::string> lessons = lessonsIn(path, folder); !lessons)
        return lessons;
    if (!unpacked.moveTo(place) && !fs::is_directory(place, problem))
        return Error{.code = ErrorCode::Io,
                     .path = place.string(),
                     .detail = FAULTLINE_TR_NOOP("Errors", "cannot be written")};
    return lessonsIn(path, place);
}

std::string defaultPackCache()
{
    return userCachePath("lessons");
}

} // namespace faultline
