// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/git_index.h"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include <sys/stat.h>

namespace faultline::recorder {

namespace {

constexpr std::uintmax_t kMostIndexBytes = std::uintmax_t{32} << 20;
constexpr std::uint32_t kMostFiles = 50'000;

struct IndexEntry {
    std::uint32_t seconds = 0; ///< of the time of the last change
    std::uint32_t nanoseconds = 0;
    std::uint32_t mode = 0;
    std::uint32_t size = 0; ///< the low 32 bits
    bool isLeftOut = false; ///< git does not look at it either
    std::string name;
};

/// The entries one after the other. Numbers are big-endian.
class IndexReader {
public:
    IndexReader(std::string_view bytes, bool isSha256) : m_bytes(bytes), m_hash(isSha256 ? 32 : 20)
    {
    }

    /// Number of entries; nothing if it is no index.
    std::optional<std::uint32_t> begin()
    {
        constexpr std::uint32_t kOldest = 2;
        constexpr std::uint32_t kNewest = 4;
        if (!m_bytes.starts_with("DIRC"))
            return std::nullopt;
        m_at = 4;
        m_version = number(4);
        const std::uint32_t count = number(4);
        if (m_isCut || m_version < kOldest || m_version > kNewest || count > kMostFiles)
            return std::nullopt;
        return count;
    }

    std::optional<IndexEntry> next()
    {
        constexpr std::uint32_t kAssumeValid = 1U << 15U;
        constexpr std::uint32_t kExtended = 1U << 14U;
        constexpr std::uint32_t kSkipWorkTree = 1U << 14U;
        const std::size_t start = m_at;
        IndexEntry entry;
        skip(8); // time of the last change of the inode
        entry.seconds = number(4);
        entry.nanoseconds = number(4);
        skip(8); // device, inode
        entry.mode = number(4);
        skip(8); // owner
        entry.size = number(4);
        skip(m_hash);
        const std::uint32_t flags = number(2);
        entry.isLeftOut = (flags & kAssumeValid) != 0;
        if ((flags & kExtended) != 0)
            entry.isLeftOut = entry.isLeftOut || (number(2) & kSkipWorkTree) != 0;
        readName(start, entry);
        return m_isCut ? std::nullopt : std::optional(std::move(entry));
    }

    /// After the last entry: whether other files hold more of them.
    bool isSplit()
    {
        constexpr std::size_t kHead = 8; // name and length of an extension
        while (m_bytes.size() - m_at >= m_hash + kHead) {
            const std::string_view name = m_bytes.substr(m_at, 4);
            skip(4);
            if (name == "link")
                return true;
            skip(number(4));
        }
        return false;
    }

private:
    void skip(std::size_t bytes)
    {
        m_isCut = m_isCut || bytes > m_bytes.size() - m_at;
        m_at = m_isCut ? m_bytes.size() : m_at + bytes;
    }

    std::uint32_t number(std::size_t bytes)
    {
        const std::size_t begin = m_at;
        skip(bytes);
        std::uint32_t value = 0;
        for (std::size_t i = begin; i < begin + bytes && !m_isCut; ++i)
            value = value << 8U | static_cast<std::uint8_t>(m_bytes[i]);
        return value;
    }

    /// Up to its zero. Version 4 says how much of the name before is kept; the others fill up to a
    /// multiple of eight bytes.
    void readName(std::size_t start, IndexEntry& entry)
    {
        constexpr std::uint32_t kPrefixed = 4;
        constexpr std::size_t kUnit = 8;
        if (m_version == kPrefixed) {
            const std::size_t dropped = varint();
            m_isCut = m_isCut || dropped > m_last.size();
            entry.name = m_isCut ? std::string() : m_last.substr(0, m_last.size() - dropped);
        }
        const std::size_t end = m_bytes.find('\0', m_at);
        if (m_isCut || end == std::string_view::npos) {
            m_isCut = true;
            return;
        }
        entry.name += m_bytes.substr(m_at, end - m_at);
        m_isCut = m_isCut || entry.name.empty(); // of a split index
        m_last = entry.name;
        m_at = end + 1;
        if (m_version != kPrefixed)
            skip((kUnit - (m_at - start) % kUnit) % kUnit);
    }

    /// As git writes offsets in packs: seven bits a byte, one added at each further one.
    std::size_t varint()
    {
        constexpr std::size_t kMost = std::size_t{1} << 40U;
        std::uint32_t byte = number(1);
        std::size_t value = byte & 0x7FU;
        while ((byte & 0x80U) != 0 && !m_isCut && value < kMost) {
            byte = number(1);
            value = ((value + 1) << 7U) | (byte & 0x7FU);
        }
        return value;
    }

    std::string_view m_bytes;
    std::size_t m_hash;
    std::size_t m_at = 0;
    std::uint32_t m_version = 0;
    std::string m_last;
    bool m_isCut = false;
};

enum class SeenAs : std::uint8_t { Same, OtherTime, Other };

SeenAs seenAs(const IndexEntry& entry, const std::filesystem::path& workTree)
{
    constexpr std::uint32_t kTypeMask = 0170000;
    constexpr std::uint32_t kRepository = 0160000; // of a submodule
    if (entry.isLeftOut || (entry.mode & kTypeMask) == kRepository)
        return SeenAs::Same;
    struct stat now = {};
    if (::lstat((workTree / entry.name).c_str(), &now) != 0)
        return SeenAs::Other;
    const bool isSameTime =
        static_cast<std::uint32_t>(now.st_mtim.tv_sec) == entry.seconds
        && (entry.nanoseconds == 0 // a git that does not keep them
            || static_cast<std::uint32_t>(now.st_mtim.tv_nsec) == entry.nanoseconds);
    if (static_cast<std::uint32_t>(now.st_size) != entry.size)
        return SeenAs::Other;
    return isSameTime ? SeenAs::Same : SeenAs::OtherTime;
}

} // namespace

std::optional<std::size_t> filesChangedSince(const std::filesystem::path& index,
                                             const std::filesystem::path& workTree, bool isSha256)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(index, error)
        || std::filesystem::file_size(index, error) > kMostIndexBytes)
        return std::nullopt;
    std::ifstream stream(index, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    IndexReader reader(bytes, isSha256);
    const std::optional<std::uint32_t> count = reader.begin();
    if (!count)
        return std::nullopt;
    std::size_t changed = 0;
    std::size_t onlyInTime = 0;
    for (std::uint32_t i = 0; i < *count; ++i) {
        const std::optional<IndexEntry> entry = reader.next();
        if (!entry)
            return std::nullopt;
        const SeenAs seen = seenAs(*entry, workTree);
        changed += seen == SeenAs::Same ? 0 : 1;
        onlyInTime += seen == SeenAs::OtherTime ? 1 : 0;
    }
    // All of them with another time: the work tree was copied.
    const bool isCopy = *count > 1 && onlyInTime == *count;
    if (isCopy || reader.isSplit())
        return std::nullopt;
    return changed;
}

} // namespace faultline::recorder
