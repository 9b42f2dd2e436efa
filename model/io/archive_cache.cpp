// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/archive_cache.h"

#include "model/core/ascii.h"
#include "model/core/sha256.h"
#include "model/core/text_marker.h"
#include "model/core/user_folders.h"
#include "model/io/private_folder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <system_error>
#include <vector>

#include <unistd.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

// In the cache an archive is a folder named by the SHA-256 of its identity, with these in it.
constexpr const char* kMembers = "members";
constexpr const char* kManifest = "manifest.json"; ///< its time is when the archive was opened last
constexpr int kManifestVersion = 1;
constexpr std::size_t kLongestMember = 3000;
constexpr std::uint64_t kBombRatio = 300;
constexpr std::uint64_t kKeepFree = std::uint64_t{512} << 20U;
constexpr std::uint64_t kMostManifestBytes = std::uint64_t{16} << 20U;

constexpr std::array<std::string_view, 6> kEndings{".zip", ".tar",     ".tar.gz",
                                                   ".tgz", ".tar.zst", ".tzst"};

struct ProblemInfo {
    IssueCode code;
    std::string_view id; ///< in manifests
    std::string_view text;
};

/// By EntryProblem.
constexpr std::array<ProblemInfo, kEntryProblemCount> kProblems{{
    {IssueCode::MemberLeftOut, "leads-out",
     FAULTLINE_TR_NOOP("Archives", "its path leads out of the archive")},
    {IssueCode::MemberLeftOut, "long-name", FAULTLINE_TR_NOOP("Archives", "its path is too long")},
    {IssueCode::MemberLeftOut, "encrypted", FAULTLINE_TR_NOOP("Archives", "it is encrypted")},
    {IssueCode::MemberLeftOut, "not-a-file",
     FAULTLINE_TR_NOOP("Archives", "it is a device, a pipe or a socket")},
    {IssueCode::MemberLeftOut, "link-leads-out",
     FAULTLINE_TR_NOOP("Archives", "it is a link to \"%1\", which is not in the archive")},
    {IssueCode::MemberLeftOut, "twice",
     FAULTLINE_TR_NOOP("Archives", "the archive has another member of this name, which was taken")},
    {IssueCode::MemberLeftOut, "unwritable",
     FAULTLINE_TR_NOOP("Archives", "the file system refuses its name: %1")},
    {IssueCode::MemberAbsolute, "was-absolute", {}},
    {IssueCode::CompressedDamaged, "bad-content", {}},
}};

constexpr std::array<std::string_view, 6> kEnds{
    "complete", "cut", "damaged", "too-many-bytes", "too-many-entries", "bomb"};

Error notWritable(const std::string& path)
{
    return {.code = ErrorCode::Io,
            .path = path,
            .detail = FAULTLINE_TR_NOOP("Errors", "cannot be written")};
}

std::string keyOf(const std::string& identity)
{
    return sha256Hex(std::as_bytes(std::span(identity)));
}

/// Names are bytes; JSON holds them as UTF-8 that says which byte each is.
std::string asLatin1(std::string_view bytes)
{
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80U) {
            text += c;
        } else {
            text += static_cast<char>(0xc0U | (byte >> 6U));
            text += static_cast<char>(0x80U | (byte & 0x3fU));
        }
    }
    return text;
}

std::string fromLatin1(std::string_view text)
{
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto lead = static_cast<unsigned char>(text[i]);
        if (lead >= 0x80U && i + 1 < text.size()) {
            const auto next = static_cast<unsigned char>(text[++i]);
            bytes += static_cast<char>(((lead & 0x03U) << 6U) | (next & 0x3fU));
        } else {
            bytes += text[i];
        }
    }
    return bytes;
}

bool writeManifest(const fs::path& folder, const UnpackOutcome& outcome, const std::string& name)
{
    nlohmann::json odd = nlohmann::json::array();
    for (const OddEntry& entry : outcome.odd)
        odd.push_back({kProblems[static_cast<std::size_t>(entry.problem)].id, asLatin1(entry.name),
                       asLatin1(entry.detail)});
    const nlohmann::json manifest{{"version", kManifestVersion},
                                  {"archive", asLatin1(name)},
                                  {"end", kEnds[static_cast<std::size_t>(outcome.end)]},
                                  {"reason", asLatin1(outcome.reason)},
                                  {"bytes", outcome.bytes},
                                  {"entries", outcome.entries},
                                  {"odd_count", outcome.oddCount},
                                  {"odd", std::move(odd)}};
    std::ofstream file(folder / kManifest, std::ios::binary);
    file << manifest.dump();
    file.close();
    return !file.fail();
}

template <typename Id, std::size_t N>
std::optional<std::size_t> rowNamed(const std::array<Id, N>& rows, std::string_view id)
{
    for (std::size_t i = 0; i < N; ++i) {
        if constexpr (std::is_same_v<Id, ProblemInfo>) {
            if (rows[i].id == id)
                return i;
        } else if (rows[i] == id) {
            return i;
        }
    }
    return std::nullopt;
}

/// Nothing if it is no manifest: then what lies there is not to be trusted.
std::optional<UnpackOutcome> readManifest(const fs::path& folder)
{
    std::error_code problem;
    const fs::path path = folder / kManifest;
    if (fs::file_size(path, problem) > kMostManifestBytes || problem)
        return std::nullopt;
    std::ifstream file(path, std::ios::binary);
    const nlohmann::json manifest = nlohmann::json::parse(file, nullptr, false);
    if (manifest.is_discarded())
        return std::nullopt;
    try {
        UnpackOutcome outcome;
        const auto end = rowNamed(kEnds, manifest.at("end").get<std::string>());
        if (!end || manifest.at("version") != kManifestVersion)
            return std::nullopt;
        outcome.end = static_cast<UnpackEnd>(*end);
        outcome.reason = fromLatin1(manifest.at("reason").get<std::string>());
        outcome.bytes = manifest.at("bytes");
        outcome.entries = manifest.at("entries");
        outcome.oddCount = manifest.at("odd_count");
        for (const nlohmann::json& entry : manifest.at("odd")) {
            const auto row = rowNamed(kProblems, entry.at(0).get<std::string>());
            if (!row)
                return std::nullopt;
            outcome.odd.push_back({static_cast<EntryProblem>(*row),
                                   fromLatin1(entry.at(1).get<std::string>()),
                                   fromLatin1(entry.at(2).get<std::string>())});
        }
        return outcome;
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    }
}

/// What lies in the cache of that archive; null if nothing does.
UnpackedArchivePtr cached(const fs::path& place)
{
    const int lock = lockFolder(place.string(), FolderLock::Shared);
    if (lock < 0)
        return nullptr;
    std::optional<UnpackOutcome> outcome = readManifest(place);
    std::error_code problem;
    if (!outcome || !fs::is_directory(place / kMembers, problem)) {
        ::close(lock);
        return nullptr;
    }
    fs::last_write_time(place / kManifest, fs::file_time_type::clock::now(), problem);
    return std::make_shared<const UnpackedArchive>((place / kMembers).string(), std::move(*outcome),
                                                   lock);
}

/// Removes one archive, unless somebody has it open.
bool removeUnused(const fs::path& place)
{
    const int lock = lockFolder(place.string(), FolderLock::Sole);
    if (lock < 0)
        return false;
    std::error_code problem;
    fs::remove(place / kManifest, problem); // from here on nobody takes it for whole
    fs::remove_all(place, problem);
    ::close(lock);
    return true;
}

/// Removes what was opened longest ago until the rest fits.
void makeRoom(const std::string& cache, const fs::path& kept, const ArchiveCacheLimits& limits)
{
    struct Unpacked {
        fs::path place;
        fs::file_time_type used;
        std::uint64_t bytes = 0;
        std::uint64_t entries = 0;
    };
    std::vector<Unpacked> all;
    std::uint64_t bytes = 0;
    std::uint64_t entries = 0;
    std::error_code problem;
    for (fs::directory_iterator it(cache, problem), end; !problem && it != end;
         it.increment(problem)) {
        std::error_code ignored;
        const std::optional<UnpackOutcome> outcome = readManifest(it->path());
        if (!outcome)
            continue;
        bytes += outcome->bytes;
        entries += outcome->entries;
        if (it->path() != kept)
            all.push_back({it->path(), fs::last_write_time(it->path() / kManifest, ignored),
                           outcome->bytes, outcome->entries});
    }
    std::sort(all.begin(), all.end(),
              [](const Unpacked& a, const Unpacked& b) { return a.used < b.used; });
    for (const Unpacked& one : all) {
        if (bytes <= limits.bytes && entries <= limits.entries)
            return;
        if (removeUnused(one.place)) {
            bytes -= one.bytes;
            entries -= one.entries;
        }
    }
}

} // namespace

bool isArchiveName(std::string_view name)
{
    const std::string lower = lowerAscii(name);
    return std::any_of(kEndings.begin(), kEndings.end(), [&lower](std::string_view ending) {
        return lower.size() > ending.size() && lower.ends_with(ending)
               && lower[lower.size() - ending.size() - 1] != '/';
    });
}

ArchiveCacheLimits archiveCacheLimits()
{
    ArchiveCacheLimits limits;
    if (const char* const text = std::getenv("FAULTLINE_ARCHIVE_CACHE_GIB")) {
        const std::string_view number(text);
        std::uint64_t gib = 0;
        const auto [end, error] =
            std::from_chars(number.data(), number.data() + number.size(), gib);
        if (error == std::errc() && end == number.data() + number.size() && gib > 0
            && gib < (std::uint64_t{1} << 30U))
            limits.bytes = gib << 30U;
    }
    return limits;
}

std::string defaultArchiveCache()
{
    return userCachePath("archives");
}

UnpackedArchive::UnpackedArchive(std::string folder, UnpackOutcome outcome, int lock)
    : m_folder(std::move(folder)), m_outcome(std::move(outcome)), m_lock(lock)
{
}

UnpackedArchive::~UnpackedArchive()
{
    if (m_lock >= 0)
        ::close(m_lock);
}

ImportLog issuesOf(const UnpackOutcome& outcome, const std::string& archive,
                   const ArchiveCacheLimits& limits)
{
    ImportLog log;
    const auto add = [&log](IssueCode code, std::string path, Text detail) {
        log.add({.code = code, .path = std::move(path), .detail = std::move(detail)});
    };
    switch (outcome.end) {
    case UnpackEnd::Complete: break;
    case UnpackEnd::Cut: add(IssueCode::CompressedCut, archive, verbatim(outcome.reason)); break;
    case UnpackEnd::Damaged:
        add(IssueCode::CompressedDamaged, archive, verbatim(outcome.reason));
        break;
    case UnpackEnd::TooManyBytes:
        add(IssueCode::UnpackLimit, archive,
            {FAULTLINE_TR_NOOP("Archives", "its files are larger than the %1 that the cache of "
                                           "archives may hold (FAULTLINE_ARCHIVE_CACHE_GIB)"),
             {Quantity{static_cast<double>(limits.bytes), Unit::Bytes}}});
        break;
    case UnpackEnd::TooManyEntries:
        add(IssueCode::CountLimit, archive,
            {FAULTLINE_TR_NOOP("Archives", "more than %1 files and folders"),
             {Quantity{static_cast<double>(limits.entries), Unit::Count}}});
        break;
    case UnpackEnd::Bomb:
        add(IssueCode::UnpackLimit, archive,
            {FAULTLINE_TR_NOOP("Archives", "its files are more than %1 times as large as it is"),
             {Quantity{static_cast<double>(kBombRatio), Unit::Count}}});
        break;
    }
    for (const OddEntry& entry : outcome.odd) {
        const ProblemInfo& info = kProblems[static_cast<std::size_t>(entry.problem)];
        std::string name = entry.name;
        while (name.starts_with('/'))
            name.erase(0, 1);
        Text detail;
        if (entry.problem == EntryProblem::BadContent)
            detail = verbatim(entry.detail);
        if (!info.text.empty()) {
            detail = Translatable{"Archives", info.text};
            if (info.text.find("%1") != std::string_view::npos)
                detail.arguments.emplace_back(entry.detail);
        }
        add(info.code, name.empty() ? archive : archive + "/" + name, std::move(detail));
    }
    if (outcome.oddCount > outcome.odd.size())
        add(IssueCode::MemberLeftOut, archive,
            {FAULTLINE_TR_NOOP("Archives", "and %1 more, of the same kinds"),
             {Quantity{static_cast<double>(outcome.oddCount - outcome.odd.size()), Unit::Count}}});
    return log;
}

Result<UnpackedArchivePtr> openArchive(const ByteSource& archive, const std::string& identity,
                                       const std::string& cache, const ArchiveCacheLimits& limits,
                                       ReadMonitor& monitor)
{
    if (cache.empty())
        return Error{.code = ErrorCode::Io,
                     .path = archive.name(),
                     .detail = FAULTLINE_TR_NOOP("Archives",
                                                 "cannot be unpacked: neither XDG_CACHE_HOME nor "
                                                 "HOME names a folder for it")};
    const fs::path place = fs::path(cache) / keyOf(identity);
    if (UnpackedArchivePtr known = cached(place))
        return known;
    std::error_code problem;
    fs::create_directories(cache, problem);
    PrivateFolder::removeStale(cache);
    removeUnused(place); // left by a process that was killed while it removed it
    PrivateFolder fresh(cache);
    const fs::path members = fresh.path() / kMembers;
    if (fresh.path().empty() || !fs::create_directory(members, problem))
        return notWritable(cache);
    const UnpackRules rules{.mostBytes = limits.bytes,
                            .mostEntries = limits.entries,
                            .longestName = kLongestMember,
                            .mostRatio = kBombRatio,
                            .smallBytes = limits.smallBytes,
                            .keepFree = kKeepFree};
    Result<UnpackOutcome> outcome = unpackArchive(archive, rules, members.string(), monitor);
    if (!outcome)
        return outcome.error();
    if (!writeManifest(fresh.path(), *outcome, archive.name()))
        return notWritable((fresh.path() / kManifest).string());
    if (!fresh.moveTo(place) && !fs::is_directory(place, problem))
        return notWritable(place.string());
    if (UnpackedArchivePtr known = cached(place)) {
        makeRoom(cache, place, limits);
        return known;
    }
    return notWritable(place.string());
}

std::string unpackedFolder(const std::string& identity, const std::string& cache)
{
    if (identity.empty() || cache.empty())
        return {};
    const fs::path members = fs::path(cache) / keyOf(identity) / kMembers;
    std::error_code problem;
    return fs::is_directory(members, problem) ? members.string() : std::string();
}

} // namespace faultline
