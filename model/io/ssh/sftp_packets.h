// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::ssh {

// The SSH File Transfer Protocol, version 3 (draft-ietf-secsh-filexfer-02), which every server
// speaks: only what reading takes. A packet is four bytes of length and a payload; all numbers are
// big endian.

/// Longer payloads are refused before anything is allocated; OpenSSH's server sends no longer ones.
inline constexpr std::size_t kMostPacketBytes = std::size_t{256} << 10U;
/// What every server gives at once.
inline constexpr std::uint32_t kReadBytes = 32U << 10U;
inline constexpr std::size_t kLongestName = 4096;

enum class PacketType : std::uint8_t {
    Init = 1,
    Version = 2,
    Open = 3,
    Close = 4,
    Read = 5,
    LStat = 7,
    FStat = 8,
    OpenDir = 11,
    ReadDir = 12,
    RealPath = 16,
    Stat = 17,
    Status = 101,
    Handle = 102,
    Data = 103,
    Name = 104,
    Attributes = 105,
};

enum class StatusCode : std::uint32_t {
    Ok = 0,
    Eof = 1,
    NoSuchFile = 2,
    PermissionDenied = 3,
    Failure = 4,
    BadMessage = 5,
    NoConnection = 6,
    ConnectionLost = 7,
    Unsupported = 8,
};

/// Of a file; what the server does not say is not there.
struct SftpAttributes {
    std::optional<std::uint64_t> size = {};
    std::optional<std::uint32_t> mode = {}; ///< type and permissions, as of stat()
    std::optional<std::uint32_t> modified = {};

    [[nodiscard]] bool isFolder() const;
    [[nodiscard]] bool isFile() const;
    [[nodiscard]] bool isLink() const;
};

struct SftpName {
    std::string name;
    SftpAttributes attributes;
};

/// An answer of a server, checked. Which members are filled depends on the type.
struct SftpAnswer {
    PacketType type = PacketType::Status;
    std::uint32_t id = 0; ///< of Version its number
    StatusCode status = StatusCode::Ok;
    std::string text; ///< of Status the message, of Handle and Data the bytes
    std::vector<SftpName> names;
    SftpAttributes attributes;
};

/// Nothing if the payload is no answer that a server may send.
[[nodiscard]] std::optional<SftpAnswer> parseAnswer(std::span<const std::byte> payload);

/// Requests, with their length in front.
[[nodiscard]] std::string initPacket();
[[nodiscard]] std::string pathPacket(PacketType type, std::uint32_t id, std::string_view path);
[[nodiscard]] std::string handlePacket(PacketType type, std::uint32_t id, std::string_view handle);
[[nodiscard]] std::string openPacket(std::uint32_t id, std::string_view path); ///< for reading
[[nodiscard]] std::string readPacket(std::uint32_t id, std::string_view handle,
                                     std::uint64_t offset, std::uint32_t bytes);

/// Cuts what comes from a server into payloads.
class PacketSplitter {
public:
    void add(std::span<const std::byte> bytes);
    /// The next whole payload, valid until add(); nothing if more bytes are needed.
    [[nodiscard]] std::optional<std::span<const std::byte>> next();
    /// A length that no packet has: what comes is not SFTP. Nothing more is given then.
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    /// Where it broke: what stood there in place of a length.
    [[nodiscard]] std::string strangeText() const;

private:
    std::vector<std::byte> m_bytes;
    std::size_t m_at = 0;
    bool m_isBroken = false;
};

} // namespace faultline::ssh
