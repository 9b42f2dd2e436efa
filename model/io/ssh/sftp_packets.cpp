// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/ssh/sftp_packets.h"

#include <algorithm>

#include <sys/stat.h>

namespace faultline::ssh {

namespace {

constexpr std::uint32_t kOpenForReading = 1;
constexpr std::uint32_t kVersion = 3;
constexpr std::size_t kLengthBytes = 4;
constexpr std::size_t kLeastNameBytes = 12; ///< two empty texts and no attributes
constexpr std::size_t kLongestHandle = 256; ///< as the protocol has it

enum AttributeFlags : std::uint32_t {
    kHasSize = 1U,
    kHasOwner = 2U,
    kHasMode = 4U,
    kHasTimes = 8U,
    kHasExtended = 0x80000000U,
};

/// Reads numbers and texts from a payload. What does not fit makes it fail, and all that follows.
class PayloadReader {
public:
    explicit PayloadReader(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] std::size_t left() const { return m_bytes.size(); }

    std::uint32_t number() { return static_cast<std::uint32_t>(big(4)); }
    std::uint64_t longNumber() { return big(8); }
    std::uint8_t byte() { return static_cast<std::uint8_t>(big(1)); }

    std::string_view text()
    {
        const std::uint32_t size = number();
        if (!m_isGood || size > m_bytes.size()) {
            m_isGood = false;
            return {};
        }
        const std::string_view found(reinterpret_cast<const char*>(m_bytes.data()), size);
        m_bytes = m_bytes.subspan(size);
        return found;
    }

    SftpAttributes attributes()
    {
        SftpAttributes found;
        const std::uint32_t flags = number();
        if ((flags & kHasSize) != 0)
            found.size = longNumber();
        if ((flags & kHasOwner) != 0)
            longNumber(); // user and group
        if ((flags & kHasMode) != 0)
            found.mode = number();
        if ((flags & kHasTimes) != 0) {
            number(); // of the last access
            found.modified = number();
        }
        if ((flags & kHasExtended) != 0) {
            const std::uint32_t count = number();
            for (std::uint32_t i = 0; i < count && m_isGood; ++i) {
                text();
                text();
            }
        }
        return found;
    }

private:
    std::uint64_t big(std::size_t size)
    {
        if (!m_isGood || m_bytes.size() < size) {
            m_isGood = false;
            return 0;
        }
        std::uint64_t value = 0;
        for (const std::byte one : m_bytes.first(size))
            value = (value << 8U) | std::to_integer<std::uint64_t>(one);
        m_bytes = m_bytes.subspan(size);
        return value;
    }

    std::span<const std::byte> m_bytes;
    bool m_isGood = true;
};

void put(std::string& packet, std::uint64_t value, std::size_t size)
{
    for (std::size_t i = size; i-- > 0;)
        packet += static_cast<char>((value >> (8 * i)) & 0xffU);
}

void putText(std::string& packet, std::string_view text)
{
    put(packet, text.size(), kLengthBytes);
    packet += text;
}

std::string begun(PacketType type, std::uint32_t id)
{
    std::string packet(kLengthBytes, '\0');
    put(packet, static_cast<std::uint64_t>(type), 1);
    put(packet, id, 4);
    return packet;
}

std::string finished(std::string packet)
{
    std::string length;
    put(length, packet.size() - kLengthBytes, kLengthBytes);
    return packet.replace(0, kLengthBytes, length);
}

std::vector<SftpName> namesOf(PayloadReader& reader)
{
    std::vector<SftpName> names;
    const std::uint32_t count = reader.number();
    names.reserve(std::min<std::size_t>(count, reader.left() / kLeastNameBytes));
    for (std::uint32_t i = 0; i < count && reader.isGood(); ++i) {
        SftpName one;
        one.name = reader.text();
        reader.text(); // a line as of "ls -l", for people
        one.attributes = reader.attributes();
        names.push_back(std::move(one));
    }
    return names;
}

} // namespace

bool SftpAttributes::isFolder() const
{
    return mode && S_ISDIR(*mode);
}

bool SftpAttributes::isFile() const
{
    return mode && S_ISREG(*mode);
}

bool SftpAttributes::isLink() const
{
    return mode && S_ISLNK(*mode);
}

std::optional<SftpAnswer> parseAnswer(std::span<const std::byte> payload)
{
    PayloadReader reader(payload);
    SftpAnswer answer;
    answer.type = static_cast<PacketType>(reader.byte());
    answer.id = reader.number();
    switch (answer.type) {
    case PacketType::Version:
        return reader.isGood() ? std::optional(std::move(answer)) : std::nullopt;
    case PacketType::Status:
        answer.status = static_cast<StatusCode>(reader.number());
        if (!reader.isGood())
            return std::nullopt;
        if (reader.left() > 0) // old servers end here
            answer.text = reader.text();
        return answer;
    case PacketType::Handle:
        answer.text = reader.text();
        if (answer.text.size() > kLongestHandle)
            return std::nullopt;
        break;
    case PacketType::Data: answer.text = reader.text(); break;
    case PacketType::Name: answer.names = namesOf(reader); break;
    case PacketType::Attributes: answer.attributes = reader.attributes(); break;
    default: return std::nullopt;
    }
    return reader.isGood() ? std::optional(std::move(answer)) : std::nullopt;
}

std::string initPacket()
{
    return finished(begun(PacketType::Init, kVersion));
}

std::string pathPacket(PacketType type, std::uint32_t id, std::string_view path)
{
    std::string packet = begun(type, id);
    putText(packet, path);
    return finished(std::move(packet));
}

std::string handlePacket(PacketType type, std::uint32_t id, std::string_view handle)
{
    return pathPacket(type, id, handle);
}

std::string openPacket(std::uint32_t id, std::string_view path)
{
    std::string packet = begun(PacketType::Open, id);
    putText(packet, path);
    put(packet, kOpenForReading, 4);
    put(packet, 0, 4); // no attributes
    return finished(std::move(packet));
}

std::string readPacket(std::uint32_t id, std::string_view handle, std::uint64_t offset,
                       std::uint32_t bytes)
{
    std::string packet = begun(PacketType::Read, id);
    putText(packet, handle);
    put(packet, offset, 8);
    put(packet, bytes, 4);
    return finished(std::move(packet));
}

void PacketSplitter::add(std::span<const std::byte> bytes)
{
    m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(m_at));
    m_at = 0;
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
}

std::optional<std::span<const std::byte>> PacketSplitter::next()
{
    const std::span<const std::byte> left = std::span(m_bytes).subspan(m_at);
    if (m_isBroken || left.size() < kLengthBytes)
        return std::nullopt;
    const std::size_t size = PayloadReader(left).number();
    // A type and a number at least.
    if (size > kMostPacketBytes || size < kLengthBytes + 1) {
        m_isBroken = true;
        return std::nullopt;
    }
    if (left.size() - kLengthBytes < size)
        return std::nullopt;
    m_at += kLengthBytes + size;
    return left.subspan(kLengthBytes, size);
}

std::string PacketSplitter::strangeText() const
{
    constexpr std::size_t kMost = 60;
    const std::span<const std::byte> left = std::span(m_bytes).subspan(m_at);
    std::string text(reinterpret_cast<const char*>(left.data()), std::min(left.size(), kMost));
    return text.substr(0, text.find('\n'));
}

} // namespace faultline::ssh
