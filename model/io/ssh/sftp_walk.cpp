// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/ssh/sftp_walk.h"

#include "model/core/location.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace faultline::ssh {

namespace {

constexpr std::size_t kFoldersAtOnce = 192; ///< servers have room for 1024 open ones
constexpr int kReadsPerFolder = 2;          ///< the second one finds the end of most
constexpr std::size_t kLinksAtOnce = 128;
constexpr int kMostDepth = 66; ///< the scan itself says where it stops
constexpr std::size_t kReadsAtOnce = 64;

StoredFile storedFile(std::string name, const SftpAttributes& attributes)
{
    return {.name = std::move(name),
            .size = attributes.size.value_or(0),
            .version = versionOf(attributes),
            .modified = static_cast<double>(attributes.modified.value_or(0))};
}

bool isGoodName(std::string_view name)
{
    return !name.empty() && name != "." && name != ".." && name.size() <= kLongestName
           && name.find('/') == std::string_view::npos && name.find('\0') == std::string_view::npos;
}

std::string joined(const std::string& folder, const std::string& name)
{
    return folder.ends_with('/') ? folder + name : folder + "/" + name;
}

Error errorOf(const SftpAnswer& status)
{
    return {.code = ErrorCode::Io, .detail = textOf(status)};
}

Error strangeAnswer()
{
    return {.code = ErrorCode::Corrupt,
            .detail = FAULTLINE_TR_NOOP("Ssh", "the server answered what was not asked")};
}

/// One request and its answer.
Result<SftpAnswer> askOnce(Conversation& talk, PacketType type, const std::string& path)
{
    const Result<std::uint32_t> id = talk.askPath(type, path);
    return id ? talk.next() : Result<SftpAnswer>(id.error());
}

class Walk {
public:
    Walk(const std::shared_ptr<SftpClient>& client, const IsUnwanted& isUnwanted,
         const WalkLimits& limits)
        : m_limits(limits), m_talk(client, isUnwanted)
    {
    }

    /// Reads everything below a folder. `real`: its path without links.
    Result<void> run(const std::string& real)
    {
        folderAt(real);
        for (;;) {
            if (const Result<void> asked = askMore(); !asked)
                return asked;
            if (m_talk.outstanding() == 0)
                return {};
            Result<SftpAnswer> answer = m_talk.next();
            if (!answer)
                return answer.error();
            if (const Result<void> taken = take(std::move(*answer)); !taken)
                return taken;
        }
    }

    /// Hands everything out in the order of a walk. False: no more is wanted.
    void handOut(const std::string& location, const StoredFileSink& sink, ImportLog& issues)
    {
        m_location = &location;
        m_sink = &sink;
        m_issues = &issues;
        if (m_isCut)
            issues.add({.code = IssueCode::CountLimit,
                        .path = location,
                        .detail = FAULTLINE_TR_NOOP("Ssh", "more files and folders than are "
                                                           "listed: open a folder in it")});
        if (m_badNames > 0)
            issues.add({.code = IssueCode::Unreadable,
                        .path = location,
                        .detail = {FAULTLINE_TR_NOOP("Ssh", "the server lists %1 names that no "
                                                            "file can have"),
                                   {Quantity{static_cast<double>(m_badNames), Unit::Count}}}});
        handOutFolder(0, {}, 0);
    }

private:
    enum class Kind { Unknown, File, Folder, Special, Broken };

    struct Entry {
        std::string name;
        SftpAttributes attributes;
        Kind kind = Kind::Unknown;
        std::size_t folder = 0;             ///< of a folder, or a link to one
        std::unique_ptr<Text> problem = {}; ///< of a broken link
    };

    struct Folder {
        std::string real; ///< path without links
        std::vector<Entry> entries;
        std::string handle;
        int readsUnderWay = 0;
        bool isAtEnd = false;
        std::optional<Text> problem = {};
    };

    enum class Ask { OpenDir, ReadDir, Stat, RealPath };

    struct Request {
        Ask ask = Ask::OpenDir;
        std::size_t folder = 0;
        std::size_t entry = 0;
    };

    /// The folder of that path, which is read later if it is new.
    std::size_t folderAt(const std::string& real)
    {
        const auto [known, isNew] = m_byPath.try_emplace(real, m_folders.size());
        if (isNew) {
            m_folders.emplace_back().real = real;
            m_toOpen.push_back(known->second);
        }
        return known->second;
    }

    Result<void> ask(Ask what, PacketType type, const std::string& path, std::size_t folder,
                     std::size_t entry)
    {
        const Result<std::uint32_t> id =
            what == Ask::ReadDir ? m_talk.askHandle(type, path) : m_talk.askPath(type, path);
        if (!id)
            return id.error();
        m_requests[*id] = {.ask = what, .folder = folder, .entry = entry};
        return {};
    }

    Result<void> askMore()
    {
        while (!m_toOpen.empty() && m_openFolders < kFoldersAtOnce) {
            const std::size_t index = m_toOpen.front();
            m_toOpen.pop_front();
            ++m_openFolders;
            const Result<void> asked =
                ask(Ask::OpenDir, PacketType::OpenDir, m_folders[index].real, index, 0);
            if (!asked)
                return asked;
        }
        while (!m_toFollow.empty() && m_linksUnderWay < kLinksAtOnce) {
            const auto [folder, entry] = m_toFollow.front();
            m_toFollow.pop_front();
            ++m_linksUnderWay;
            const std::string path =
                joined(m_folders[folder].real, m_folders[folder].entries[entry].name);
            if (const Result<void> asked = ask(Ask::Stat, PacketType::Stat, path, folder, entry);
                !asked)
                return asked;
        }
        return {};
    }

    Result<void> take(SftpAnswer answer)
    {
        const auto found = m_requests.find(answer.id);
        if (found == m_requests.end())
            return strangeAnswer();
        const Request request = found->second;
        m_requests.erase(found);
        switch (request.ask) {
        case Ask::OpenDir: return opened(request.folder, answer);
        case Ask::ReadDir: return read(request.folder, answer);
        case Ask::Stat: return followed(request, answer);
        case Ask::RealPath: return resolved(request, answer);
        }
        return strangeAnswer();
    }

    Result<void> opened(std::size_t index, SftpAnswer& answer)
    {
        Folder& folder = m_folders[index];
        if (answer.type == PacketType::Status && answer.status != StatusCode::Ok) {
            folder.problem = textOf(answer);
            --m_openFolders;
            return {};
        }
        if (answer.type != PacketType::Handle)
            return strangeAnswer();
        folder.handle = std::move(answer.text);
        for (int i = 0; i < kReadsPerFolder; ++i) {
            if (const Result<void> asked = readOn(index); !asked)
                return asked;
        }
        return {};
    }

    Result<void> readOn(std::size_t index)
    {
        ++m_folders[index].readsUnderWay;
        return ask(Ask::ReadDir, PacketType::ReadDir, m_folders[index].handle, index, 0);
    }

    Result<void> read(std::size_t index, SftpAnswer& answer)
    {
        Folder& folder = m_folders[index];
        --folder.readsUnderWay;
        if (answer.type == PacketType::Name && !answer.names.empty()) {
            for (SftpName& name : answer.names)
                addEntry(index, std::move(name));
        } else if (answer.type == PacketType::Name
                   || (answer.type == PacketType::Status && answer.status == StatusCode::Eof)) {
            m_folders[index].isAtEnd = true;
        } else if (answer.type == PacketType::Status) {
            if (!m_folders[index].isAtEnd)
                m_folders[index].problem = textOf(answer);
            m_folders[index].isAtEnd = true;
        } else {
            return strangeAnswer();
        }
        if (m_folders[index].readsUnderWay > 0)
            return {};
        if (!m_folders[index].isAtEnd && !m_isCut) {
            for (int i = 0; i < kReadsPerFolder; ++i) {
                if (const Result<void> asked = readOn(index); !asked)
                    return asked;
            }
        } else {
            m_talk.close(m_folders[index].handle);
            m_folders[index].handle.clear();
            --m_openFolders;
        }
        return {};
    }

    void addEntry(std::size_t index, SftpName name)
    {
        if (name.name == "." || name.name == "..")
            return;
        if (!isGoodName(name.name)) {
            ++m_badNames;
            return;
        }
        if (m_entries >= m_limits.entries || m_folders.size() >= m_limits.folders
            || m_text > Listing::kMostText) {
            m_isCut = true;
            m_toOpen.clear();
            return;
        }
        ++m_entries;
        m_text += name.name.size();
        Entry entry{.name = std::move(name.name), .attributes = name.attributes};
        if (entry.attributes.isFolder()) {
            entry.kind = Kind::Folder;
            entry.folder = folderAt(joined(m_folders[index].real, entry.name));
        } else if (entry.attributes.isFile()) {
            entry.kind = Kind::File;
        } else if (entry.attributes.mode && !entry.attributes.isLink()) {
            entry.kind = Kind::Special;
        } else {
            m_toFollow.emplace_back(index, m_folders[index].entries.size());
        }
        m_folders[index].entries.push_back(std::move(entry));
    }

    /// A link, or what the server said nothing about.
    Result<void> followed(const Request& request, const SftpAnswer& answer)
    {
        Entry& entry = m_folders[request.folder].entries[request.entry];
        if (answer.type == PacketType::Attributes && answer.attributes.isFolder()) {
            const std::string path = joined(m_folders[request.folder].real, entry.name);
            return ask(Ask::RealPath, PacketType::RealPath, path, request.folder, request.entry);
        }
        --m_linksUnderWay;
        if (answer.type == PacketType::Attributes) {
            const bool isSpecial = answer.attributes.mode && !answer.attributes.isFile();
            entry.attributes = answer.attributes;
            entry.kind = isSpecial ? Kind::Special : Kind::File;
        } else if (answer.type == PacketType::Status) {
            entry.kind = Kind::Broken;
            entry.problem = std::make_unique<Text>(textOf(answer));
        } else {
            return strangeAnswer();
        }
        return {};
    }

    Result<void> resolved(const Request& request, const SftpAnswer& answer)
    {
        --m_linksUnderWay;
        if (answer.type == PacketType::Name && answer.names.size() == 1
            && answer.names.front().name.starts_with('/')
            && answer.names.front().name.size() <= kLongestName) {
            const std::size_t folder = folderAt(answer.names.front().name);
            Entry& entry = m_folders[request.folder].entries[request.entry];
            entry.kind = Kind::Folder;
            entry.folder = folder;
            return {};
        }
        if (answer.type != PacketType::Status)
            return strangeAnswer();
        Entry& entry = m_folders[request.folder].entries[request.entry];
        entry.kind = Kind::Broken;
        entry.problem = std::make_unique<Text>(textOf(answer));
        return {};
    }

    void tell(IssueCode code, const std::string& name, Text detail)
    {
        m_issues->add({.code = code,
                       .path = name.empty() ? *m_location : joinedLocation(*m_location, name),
                       .detail = std::move(detail)});
    }

    bool handOutFolder(std::size_t index, const std::string& prefix, int depth)
    {
        if (!m_seen.emplace(index, true).second) {
            tell(IssueCode::SymlinkLoop, prefix, {});
            return true;
        }
        if (depth > kMostDepth)
            return true;
        Folder& folder = m_folders[index];
        if (folder.problem)
            tell(IssueCode::Unreadable, prefix, *folder.problem);
        std::sort(folder.entries.begin(), folder.entries.end(),
                  [](const Entry& a, const Entry& b) { return a.name < b.name; });
        for (const Entry& entry : folder.entries) {
            const std::string name = prefix.empty() ? entry.name : prefix + "/" + entry.name;
            switch (entry.kind) {
            case Kind::File:
                if (!(*m_sink)(storedFile(name, entry.attributes)))
                    return false;
                break;
            case Kind::Folder:
                if (!handOutFolder(entry.folder, name, depth + 1))
                    return false;
                break;
            case Kind::Special: tell(IssueCode::NotRegularFile, name, {}); break;
            case Kind::Broken:
                tell(IssueCode::Unreadable, name, entry.problem ? *entry.problem : Text());
                break;
            case Kind::Unknown: break; // left out by a limit
            }
        }
        return true;
    }

    const WalkLimits m_limits;
    Conversation m_talk;
    std::vector<Folder> m_folders;
    std::unordered_map<std::string, std::size_t> m_byPath;
    std::deque<std::size_t> m_toOpen;
    std::deque<std::pair<std::size_t, std::size_t>> m_toFollow;
    std::unordered_map<std::uint32_t, Request> m_requests;
    std::size_t m_openFolders = 0;
    std::size_t m_linksUnderWay = 0;
    std::size_t m_entries = 0;
    std::size_t m_text = 0;
    std::size_t m_badNames = 0;
    bool m_isCut = false;
    std::unordered_map<std::size_t, bool> m_seen;
    const std::string* m_location = nullptr;
    const StoredFileSink* m_sink = nullptr;
    ImportLog* m_issues = nullptr;
};

/// Fills a buffer from an open file with many reads under way.
class PartReader {
public:
    PartReader(Conversation& talk, const std::string& handle, std::uint64_t begin,
               std::uint64_t size)
        : m_talk(talk), m_handle(handle), m_begin(begin), m_bytes(size, '\0'), m_end(size)
    {
    }

    Result<std::string> run(std::optional<SftpAnswer>& attributes, std::uint32_t attributesId)
    {
        bool isKnown = false;
        for (;;) {
            if (const Result<void> asked = askMore(); !asked)
                return asked.error();
            if (m_reads.empty() && isKnown)
                break;
            Result<SftpAnswer> answer = m_talk.next();
            if (!answer)
                return answer.error();
            if (answer->id == attributesId) {
                isKnown = true;
                attributes = std::move(*answer);
            } else if (const Result<void> taken = take(*answer); !taken) {
                return taken.error();
            }
        }
        m_bytes.resize(static_cast<std::size_t>(m_end));
        return std::move(m_bytes);
    }

private:
    struct Piece {
        std::uint64_t at = 0; ///< in the buffer
        std::uint32_t bytes = 0;
    };

    Result<void> askMore()
    {
        while (m_reads.size() < kReadsAtOnce) {
            Piece piece;
            if (!m_again.empty()) {
                piece = m_again.front();
                m_again.pop_front();
                if (piece.at >= m_end)
                    continue;
            } else if (m_next < m_end) {
                piece = {m_next, static_cast<std::uint32_t>(
                                     std::min<std::uint64_t>(kReadBytes, m_end - m_next))};
                m_next += piece.bytes;
            } else {
                return {};
            }
            const Result<std::uint32_t> id =
                m_talk.askRead(m_handle, m_begin + piece.at, piece.bytes);
            if (!id)
                return id.error();
            m_reads[*id] = piece;
        }
        return {};
    }

    Result<void> take(const SftpAnswer& answer)
    {
        const auto read = m_reads.find(answer.id);
        if (read == m_reads.end())
            return strangeAnswer();
        const Piece piece = read->second;
        m_reads.erase(read);
        if (answer.type == PacketType::Status && answer.status == StatusCode::Eof) {
            m_end = std::min(m_end, piece.at);
            return {};
        }
        if (answer.type == PacketType::Status)
            return errorOf(answer);
        const std::string& bytes = answer.text;
        if (answer.type != PacketType::Data || bytes.size() > piece.bytes || bytes.empty())
            return strangeAnswer();
        std::copy(bytes.begin(), bytes.end(),
                  m_bytes.begin() + static_cast<std::ptrdiff_t>(piece.at));
        if (bytes.size() < piece.bytes) // a server may give less; the rest is asked for again
            m_again.push_back(
                {piece.at + bytes.size(), piece.bytes - static_cast<std::uint32_t>(bytes.size())});
        return {};
    }

    Conversation& m_talk;
    const std::string& m_handle;
    const std::uint64_t m_begin;
    std::string m_bytes;
    std::uint64_t m_end; ///< in the buffer: where the file ends
    std::uint64_t m_next = 0;
    std::deque<Piece> m_again;
    std::unordered_map<std::uint32_t, Piece> m_reads;
};

} // namespace

std::string versionOf(const SftpAttributes& attributes)
{
    if (!attributes.size && !attributes.modified)
        return {};
    return std::to_string(attributes.size.value_or(0)) + " "
           + std::to_string(attributes.modified.value_or(0));
}

Result<void> listBelow(const std::shared_ptr<SftpClient>& client, const std::string& path,
                       const std::string& location, const IsUnwanted& isUnwanted,
                       const StoredFileSink& take, ImportLog& issues, const WalkLimits& limits)
{
    std::string real = path;
    {
        Conversation talk(client, isUnwanted);
        const Result<SftpAnswer> status = askOnce(talk, PacketType::Stat, path);
        if (!status)
            return status.error();
        if (status->type == PacketType::Status)
            return errorOf(*status);
        if (status->type != PacketType::Attributes)
            return strangeAnswer();
        if (status->attributes.isFile()) {
            take(storedFile({}, status->attributes));
            return {};
        }
        if (status->attributes.mode && !status->attributes.isFolder())
            return Error{.code = ErrorCode::Io,
                         .detail = FAULTLINE_TR_NOOP("Errors", "is not a regular file")};
        const Result<SftpAnswer> whole = askOnce(talk, PacketType::RealPath, path);
        if (!whole)
            return whole.error();
        if (whole->type == PacketType::Name && whole->names.size() == 1)
            real = whole->names.front().name;
    }
    Walk walk(client, isUnwanted, limits);
    if (const Result<void> done = walk.run(real); !done)
        return done;
    walk.handOut(location, take, issues);
    return {};
}

Result<ReadPart> readPart(const std::shared_ptr<SftpClient>& client, const std::string& path,
                          const std::string& version, std::uint64_t begin, std::uint64_t size,
                          const IsUnwanted& isUnwanted)
{
    Conversation talk(client, isUnwanted);
    const Result<std::uint32_t> asked = talk.askOpen(path);
    if (!asked)
        return asked.error();
    const Result<SftpAnswer> opened = talk.next();
    if (!opened)
        return opened.error();
    if (opened->type == PacketType::Status)
        return errorOf(*opened);
    if (opened->type != PacketType::Handle)
        return strangeAnswer();
    const std::string& handle = opened->text;
    const Result<std::uint32_t> attributesId = talk.askHandle(PacketType::FStat, handle);
    if (!attributesId)
        return attributesId.error();
    std::optional<SftpAnswer> attributes;
    Result<std::string> bytes =
        PartReader(talk, handle, begin, size).run(attributes, *attributesId);
    talk.close(handle);
    if (!bytes)
        return bytes.error();
    const bool isSame = attributes->type != PacketType::Attributes || version.empty()
                        || versionOf(attributes->attributes) == version;
    if (!isSame)
        return ReadPart{.isChanged = true, .bytes = {}};
    return ReadPart{.isChanged = false, .bytes = std::move(*bytes)};
}

Result<StoredFile> statusOfFile(const std::shared_ptr<SftpClient>& client, const std::string& path,
                                const IsUnwanted& isUnwanted)
{
    Conversation talk(client, isUnwanted);
    const Result<SftpAnswer> status = askOnce(talk, PacketType::Stat, path);
    if (!status)
        return status.error();
    if (status->type == PacketType::Status)
        return errorOf(*status);
    if (status->type != PacketType::Attributes)
        return strangeAnswer();
    return storedFile({}, status->attributes);
}

} // namespace faultline::ssh
