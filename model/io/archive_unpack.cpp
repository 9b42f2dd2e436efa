// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/archive_unpack.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <locale.h>
#include <sys/stat.h>
#include <unistd.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kInputBlock = std::size_t{256} << 10U;
constexpr std::uint64_t kSpaceEvery = std::uint64_t{64} << 20U; ///< how often free space is asked
constexpr int kMostLinkHops = 16;
constexpr la_int64_t kTarBlock = 512;
/// gzip of gzip of gzip hides a bomb from every limit of what comes out.
constexpr int kMostFilters = 2; // one, and the reader of the file itself

/// Names in archives are UTF-8 or bytes, and libarchive hands them out by the thread's locale.
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

/// What libarchive reads from, through callbacks.
struct ArchiveInput {
    const ByteSource& source;
    ReadMonitor& monitor;
    std::uint64_t at = 0;
    std::uint64_t furthest = 0;
    std::vector<std::byte> block = std::vector<std::byte>(kInputBlock);
    std::optional<Error> error = {};
    bool isCut = false; ///< the end was reached while more was asked for
};

la_ssize_t readInput(archive* reader, void* client, const void** bytes)
{
    auto& input = *static_cast<ArchiveInput*>(client);
    if (input.monitor.isCancelled()) {
        archive_set_error(reader, ECANCELED, "cancelled");
        return ARCHIVE_FATAL;
    }
    Result<std::size_t> got = input.source.readAt(input.at, input.block);
    if (!got) {
        input.error = got.error();
        archive_set_error(reader, EIO, "cannot be read");
        return ARCHIVE_FATAL;
    }
    input.at += *got;
    if (input.at > input.furthest) {
        input.monitor.advance(input.at - input.furthest);
        input.furthest = input.at;
    }
    *bytes = input.block.data();
    return static_cast<la_ssize_t>(*got);
}

la_int64_t seekInput(archive*, void* client, la_int64_t offset, int whence)
{
    auto& input = *static_cast<ArchiveInput*>(client);
    const auto size = static_cast<la_int64_t>(input.source.size());
    const la_int64_t base = whence == SEEK_SET   ? 0
                            : whence == SEEK_CUR ? static_cast<la_int64_t>(input.at)
                                                 : size;
    if (offset < -base || offset > size - base)
        return ARCHIVE_FATAL;
    input.at = static_cast<std::uint64_t>(base + offset);
    return base + offset;
}

la_int64_t skipInput(archive*, void* client, la_int64_t count)
{
    auto& input = *static_cast<ArchiveInput*>(client);
    const std::uint64_t left = input.source.size() - std::min(input.at, input.source.size());
    const std::uint64_t skipped =
        std::min(static_cast<std::uint64_t>(std::max<la_int64_t>(count, 0)), left);
    input.at += skipped;
    return static_cast<la_int64_t>(skipped);
}

/// Whether libarchive means that the data ends too early; -5 is zlib's word for that.
bool tellsOfCut(const std::string& reason)
{
    return reason.find("runcated") != std::string::npos || reason.ends_with("(-5)");
}

struct CloseReader {
    void operator()(archive* reader) const { archive_read_free(reader); }
};
using ReaderPtr = std::unique_ptr<archive, CloseReader>;

class Descriptor {
public:
    explicit Descriptor(int descriptor) : m_descriptor(descriptor) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    [[nodiscard]] int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

/// Where an entry goes: its path below the folder without dots, or why it goes nowhere.
struct EntryPlace {
    std::string path; ///< empty: the folder itself
    bool wasAbsolute = false;
    std::optional<EntryProblem> problem = {};
};

EntryPlace placeOfEntry(std::string_view name, const UnpackRules& rules)
{
    EntryPlace place;
    const bool isStrange = name.empty()
                           || (rules.isStrict
                               && (name.front() == '/' || name.find('\\') != std::string_view::npos
                                   || std::any_of(name.begin(), name.end(), [](char c) {
                                          return static_cast<unsigned char>(c) < 0x20;
                                      })));
    if (isStrange) {
        place.problem = EntryProblem::LeadsOut;
        return place;
    }
    if (name.size() > rules.longestName) {
        place.problem = rules.isStrict ? EntryProblem::LeadsOut : EntryProblem::LongName;
        return place;
    }
    place.wasAbsolute = name.front() == '/';
    while (!name.empty()) {
        const std::size_t slash = name.find('/');
        const std::string_view part = name.substr(0, slash);
        name.remove_prefix(slash == std::string_view::npos ? name.size() : slash + 1);
        if (part == ".." || (part == "." && rules.isStrict)) {
            place.problem = EntryProblem::LeadsOut;
            return place;
        }
        if (part.empty() || part == ".")
            continue;
        if (!place.path.empty())
            place.path += '/';
        place.path += part;
    }
    return place;
}

/// The path that a link at `from` leads to, below the folder; nothing if it leads out.
std::optional<std::string> linkTarget(const std::string& from, const std::string& target)
{
    if (target.empty() || target.front() == '/')
        return std::nullopt;
    const fs::path path = (fs::path(from).parent_path() / target).lexically_normal();
    std::string text = path.string();
    while (text.ends_with('/'))
        text.pop_back();
    if (text == ".." || text.starts_with("../") || text.starts_with('/'))
        return std::nullopt;
    return text == "." ? std::string() : text;
}

class Unpacking {
public:
    Unpacking(archive* reader, ArchiveInput& input, const UnpackRules& rules,
              const std::string& folder)
        : m_reader(reader), m_input(input), m_rules(rules), m_folder(folder)
    {
    }

    Result<UnpackOutcome> run()
    {
        while (!m_isOver) {
            archive_entry* entry = nullptr;
            const la_int64_t before = archive_filter_bytes(m_reader, 0);
            const int status = archive_read_next_header(m_reader, &entry);
            if (m_input.monitor.isCancelled())
                return cancelled();
            if (m_input.error)
                return *m_input.error;
            if (status == ARCHIVE_EOF) {
                if (isTar() && archive_filter_bytes(m_reader, 0) - before < kTarBlock)
                    stop(UnpackEnd::Cut); // a tar file ends with two empty blocks
                break;
            }
            if (status == ARCHIVE_RETRY) { // a damaged header: the next one is looked for
                if (!spend())
                    break;
                noteOdd(EntryProblem::BadContent, {}, words());
                continue;
            }
            if (status < ARCHIVE_WARN) {
                stopAtDamage();
                break;
            }
            if (!spend())
                break;
            if (const Result<void> taken = take(*entry); !taken)
                return taken.error();
            if (!m_isOver && archive_read_data_skip(m_reader) == ARCHIVE_FATAL
                && !m_input.monitor.isCancelled() && !m_input.error)
                stopAtDamage();
        }
        if (const Result<void> made = makeLinks(); !made)
            return made.error();
        return std::move(m_outcome);
    }

private:
    [[nodiscard]] bool isTar() const
    {
        return (archive_format(m_reader) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_TAR;
    }

    [[nodiscard]] std::string words() const
    {
        const char* const text = archive_error_string(m_reader);
        return text != nullptr ? text : "?";
    }

    [[nodiscard]] Error cancelled() const
    {
        return {.code = ErrorCode::Cancelled, .path = m_input.source.name()};
    }

    [[nodiscard]] Error unwritable(const std::string& path, int code) const
    {
        return {.code = ErrorCode::Io, .path = path, .detail = verbatim(std::strerror(code))};
    }

    /// False at the limit.
    bool spend()
    {
        if (m_seen == m_rules.mostEntries) {
            stop(UnpackEnd::TooManyEntries);
            return false;
        }
        ++m_seen;
        return true;
    }

    void stop(UnpackEnd end)
    {
        m_outcome.end = end;
        m_isOver = true;
    }

    void stopAtDamage()
    {
        m_outcome.reason = words();
        // All of it was read, so what is missing is missing at the end.
        const bool isAtEnd = m_input.furthest >= m_input.source.size();
        stop(isAtEnd && tellsOfCut(m_outcome.reason) ? UnpackEnd::Cut : UnpackEnd::Damaged);
    }

    /// Strict unpacking is over with the first.
    void noteOdd(EntryProblem problem, std::string name, std::string detail = {})
    {
        ++m_outcome.oddCount;
        std::size_t& count = m_oddCounts[static_cast<std::size_t>(problem)];
        if (count++ < UnpackOutcome::kKeptOdd)
            m_outcome.odd.push_back({problem, std::move(name), std::move(detail)});
        m_isOver = m_isOver || m_rules.isStrict;
    }

    static std::string nameOf(archive_entry& entry)
    {
        if (const char* const utf8 = archive_entry_pathname_utf8(&entry))
            return utf8;
        const char* const bytes = archive_entry_pathname(&entry);
        return bytes != nullptr ? bytes : "";
    }

    Result<void> take(archive_entry& entry)
    {
        const std::string name = nameOf(entry);
        const EntryPlace place = placeOfEntry(name, m_rules);
        if (place.problem) {
            noteOdd(*place.problem, name);
            return {};
        }
        if (archive_entry_is_encrypted(&entry) != 0) {
            noteOdd(EntryProblem::Encrypted, name);
            return {};
        }
        if (const char* const hard = archive_entry_hardlink(&entry); hard != nullptr) {
            if (m_rules.isStrict)
                noteOdd(EntryProblem::NotAFile, name);
            else
                return linkHard(name, place.path, hard);
            return {};
        }
        const auto type = archive_entry_filetype(&entry);
        if (type == AE_IFLNK && !m_rules.isStrict) {
            const char* const target = archive_entry_symlink_utf8(&entry) != nullptr
                                           ? archive_entry_symlink_utf8(&entry)
                                           : archive_entry_symlink(&entry);
            m_links[place.path] = {name, target != nullptr ? target : ""};
            return {};
        }
        if (type != AE_IFREG && type != AE_IFDIR) {
            noteOdd(EntryProblem::NotAFile, name);
            return {};
        }
        if (type == AE_IFDIR) {
            std::error_code problem;
            fs::create_directories(m_folder / place.path, problem);
            if (problem)
                noteOdd(problemOf(problem.value()), name);
            else
                ++m_outcome.entries;
            return {};
        }
        return write(entry, name, place);
    }

    /// A file where a folder should be, a folder where a file should be: that name is taken.
    static EntryProblem problemOf(int code)
    {
        return code == EEXIST || code == ENOTDIR || code == EISDIR ? EntryProblem::Twice
                                                                   : EntryProblem::Unwritable;
    }

    /// The folder that an entry lies in. An error code of the system, 0 if it is there.
    int makeParent(const fs::path& path)
    {
        const fs::path parent = path.parent_path();
        if (parent == m_lastParent)
            return 0;
        std::error_code problem;
        fs::create_directories(parent, problem);
        if (!problem)
            m_lastParent = parent;
        return problem.value();
    }

    Result<void> write(archive_entry& entry, const std::string& name, const EntryPlace& place)
    {
        const fs::path path = m_folder / place.path;
        if (place.path.empty()) {
            noteOdd(EntryProblem::LeadsOut, name);
            return {};
        }
        if (const int code = makeParent(path); code != 0)
            return refuse(path, name, code);
        const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
        int descriptor = ::open(path.c_str(), flags, 0600);
        if (descriptor < 0 && errno == EEXIST) {
            struct stat status {};
            const bool isFile = ::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
            noteOdd(EntryProblem::Twice, name);
            if (m_rules.isStrict || !isFile)
                return {};
            ::unlink(path.c_str()); // as tar does: the last one counts
            --m_outcome.entries;
            descriptor = ::open(path.c_str(), flags, 0600);
        }
        if (descriptor < 0)
            return refuse(path, name, errno);
        if (place.wasAbsolute)
            noteOdd(EntryProblem::WasAbsolute, name);
        ++m_outcome.entries;
        const Descriptor file(descriptor);
        if (Result<void> copied = copy(file.get(), path, name); !copied)
            return copied;
        if (archive_entry_mtime_is_set(&entry) != 0) {
            const timespec mtime{.tv_sec = archive_entry_mtime(&entry),
                                 .tv_nsec = archive_entry_mtime_nsec(&entry)};
            const std::array<timespec, 2> times{mtime, mtime};
            ::futimens(file.get(), times.data()); // a time that cannot be set harms nobody
        }
        return {};
    }

    /// Of one entry, unless the disk is full: that concerns all of them.
    Result<void> refuse(const fs::path& path, const std::string& name, int code)
    {
        if (code == ENOSPC || code == EDQUOT || code == EIO || code == EROFS || code == EMFILE
            || code == ENFILE)
            return unwritable(path.string(), code);
        noteOdd(problemOf(code), name,
                problemOf(code) == EntryProblem::Twice ? std::string()
                                                       : std::string(std::strerror(code)));
        return {};
    }

    Result<void> copy(int file, const fs::path& path, const std::string& name)
    {
        la_int64_t size = 0;
        for (;;) {
            const void* bytes = nullptr;
            std::size_t count = 0;
            la_int64_t offset = 0;
            const int status = archive_read_data_block(m_reader, &bytes, &count, &offset);
            if (m_input.monitor.isCancelled())
                return cancelled();
            if (m_input.error)
                return *m_input.error;
            if (status == ARCHIVE_EOF)
                break;
            if (status == ARCHIVE_FATAL) {
                stopAtDamage();
                break;
            }
            if (status < ARCHIVE_WARN) {
                noteOdd(EntryProblem::BadContent, name, words());
                break;
            }
            if (status == ARCHIVE_WARN)
                noteOdd(EntryProblem::BadContent, name, words());
            if (offset < size || !fits(static_cast<std::uint64_t>(offset - size) + count)) {
                if (offset < size)
                    noteOdd(EntryProblem::BadContent, name, "blocks out of order");
                break;
            }
            size = offset + static_cast<la_int64_t>(count);
            if (const Result<void> written = writeAll(file, path, bytes, count, offset); !written)
                return written;
        }
        // The hole at the end of a sparse file has no block.
        if (::ftruncate(file, size) != 0)
            return unwritable(path.string(), errno);
        return {};
    }

    /// Counts bytes that are about to be written; false at a limit.
    bool fits(std::uint64_t count)
    {
        if (count > m_rules.mostBytes - std::min(m_outcome.bytes, m_rules.mostBytes)) {
            stop(UnpackEnd::TooManyBytes);
            return false;
        }
        m_outcome.bytes += count;
        if (m_outcome.bytes > m_rules.smallBytes
            && m_outcome.bytes / std::max<std::uint64_t>(m_input.source.size(), 1)
                   >= m_rules.mostRatio) {
            stop(UnpackEnd::Bomb);
            return false;
        }
        return true;
    }

    Result<void> writeAll(int file, const fs::path& path, const void* bytes, std::size_t count,
                          la_int64_t offset)
    {
        if (m_rules.keepFree > 0 && m_outcome.bytes >= m_nextSpace) {
            m_nextSpace = m_outcome.bytes + kSpaceEvery;
            std::error_code problem;
            const fs::space_info space = fs::space(m_folder, problem);
            if (!problem && space.available < m_rules.keepFree)
                return unwritable(path.string(), ENOSPC);
        }
        const char* next = static_cast<const char*>(bytes);
        while (count > 0) {
            const ssize_t done = ::pwrite(file, next, count, static_cast<off_t>(offset));
            if (done < 0 && errno == EINTR)
                continue;
            if (done <= 0)
                return unwritable(path.string(), done < 0 ? errno : EIO);
            next += done;
            offset += done;
            count -= static_cast<std::size_t>(done);
        }
        return {};
    }

    /// The same file under a second name. Nobody writes to either, so they may share their bytes.
    Result<void> linkHard(const std::string& name, const std::string& path, const char* target)
    {
        const EntryPlace place = placeOfEntry(target, m_rules);
        struct stat status {};
        const fs::path from = m_folder / place.path;
        if (path.empty() || place.problem || ::lstat(from.c_str(), &status) != 0
            || !S_ISREG(status.st_mode)) {
            noteOdd(EntryProblem::LinkLeadsOut, name, target);
            return {};
        }
        const fs::path to = m_folder / path;
        if (path == place.path)
            return {};
        if (const int code = makeParent(to); code != 0)
            return refuse(to, name, code);
        if (::link(from.c_str(), to.c_str()) != 0) {
            const int code = errno;
            return refuse(to, name, code);
        }
        ++m_outcome.entries;
        return {};
    }

    struct Link {
        std::string name; ///< as it stands in the archive
        std::string target;
    };

    /// The file or folder at the end of a chain of links, below the folder; nothing if there is
    /// none. No part of its path is a link, so what is made to lead there cannot lead elsewhere.
    [[nodiscard]] std::optional<std::string> endOfLink(std::string path) const
    {
        for (int hop = 0; hop < kMostLinkHops; ++hop) {
            const auto link = m_links.find(path);
            if (link == m_links.end()) {
                struct stat status {};
                const bool isThere = ::lstat((m_folder / path).c_str(), &status) == 0
                                     && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
                return isThere ? std::optional(path) : std::nullopt;
            }
            std::optional<std::string> next = linkTarget(path, link->second.target);
            if (!next)
                return std::nullopt;
            path = std::move(*next);
        }
        return std::nullopt;
    }

    /// Whether a folder above is a link, so that a path relative to it would start elsewhere.
    [[nodiscard]] bool isBelowLink(const std::string& path) const
    {
        for (std::size_t slash = path.find('/'); slash != std::string::npos;
             slash = path.find('/', slash + 1)) {
            if (m_links.contains(path.substr(0, slash)))
                return true;
        }
        return false;
    }

    /// All ends are looked up before the first link is made: none of them passes through one.
    Result<void> makeLinks()
    {
        std::vector<std::pair<std::string, std::string>> ends;
        for (const auto& [path, link] : m_links) {
            const std::optional<std::string> end =
                isBelowLink(path) ? std::nullopt : endOfLink(path);
            if (end)
                ends.emplace_back(path, *end);
            else
                noteOdd(EntryProblem::LinkLeadsOut, link.name, link.target);
        }
        for (const auto& [path, end] : ends) {
            const fs::path place = m_folder / path;
            if (const int code = path.empty() ? EEXIST : makeParent(place); code != 0) {
                if (Result<void> refused = refuse(place, m_links.at(path).name, code); !refused)
                    return refused;
                continue;
            }
            const fs::path target =
                (end.empty() ? m_folder : m_folder / end).lexically_relative(place.parent_path());
            if (::symlink(target.c_str(), place.c_str()) != 0) {
                const int code = errno;
                if (Result<void> refused = refuse(place, m_links.at(path).name, code); !refused)
                    return refused;
                continue;
            }
            ++m_outcome.entries;
        }
        return {};
    }

    archive* m_reader;
    ArchiveInput& m_input;
    const UnpackRules& m_rules;
    const fs::path m_folder;
    fs::path m_lastParent;
    std::map<std::string, Link> m_links; ///< by the path below the folder
    std::array<std::size_t, kEntryProblemCount> m_oddCounts{};
    std::size_t m_seen = 0;
    std::uint64_t m_nextSpace = 0;
    bool m_isOver = false;
    UnpackOutcome m_outcome;
};

} // namespace

Result<UnpackOutcome> unpackArchive(const ByteSource& archive, const UnpackRules& rules,
                                    const std::string& folder, ReadMonitor& monitor)
{
    const Utf8Names names;
    ArchiveInput input{.source = archive, .monitor = monitor};
    const ReaderPtr reader(archive_read_new());
    if (!reader)
        return Error{.code = ErrorCode::Internal, .path = archive.name()};
    archive_read_support_format_zip(reader.get());
    if (!rules.zipOnly) {
        archive_read_support_format_tar(reader.get());
        archive_read_support_filter_gzip(reader.get());
        archive_read_support_filter_zstd(reader.get());
    }
    archive_read_set_options(reader.get(), "zip:hdrcharset=UTF-8");
    archive_read_set_read_callback(reader.get(), readInput);
    archive_read_set_seek_callback(reader.get(), seekInput);
    archive_read_set_skip_callback(reader.get(), skipInput);
    archive_read_set_callback_data(reader.get(), &input);
    const int status = archive_read_open1(reader.get());
    if (monitor.isCancelled())
        return Error{.code = ErrorCode::Cancelled, .path = archive.name()};
    if (input.error)
        return *input.error;
    const char* const words = archive_error_string(reader.get());
    if (status < ARCHIVE_WARN && words != nullptr && tellsOfCut(words) && !rules.zipOnly)
        return Error{.code = ErrorCode::Corrupt,
                     .path = archive.name(),
                     .detail = FAULTLINE_TR_NOOP("Errors", "is cut before its first file")};
    if (status < ARCHIVE_WARN || archive_filter_count(reader.get()) > kMostFilters)
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = archive.name(),
                     .detail = rules.zipOnly ? FAULTLINE_TR_NOOP("Errors", "is no zip file")
                                             : FAULTLINE_TR_NOOP(
                                                 "Errors", "is no archive of a kind that is read: "
                                                           ".zip, .tar, .tar.gz or .tar.zst")};
    return Unpacking(reader.get(), input, rules, folder).run();
}

} // namespace faultline
