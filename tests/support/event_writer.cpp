// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/event_writer.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace faultline::test {

namespace {

/// Bit by bit, from the definition: slow, and nothing like the reader's.
std::uint32_t definitionCrc32c(std::string_view bytes)
{
    static const std::array<std::uint32_t, 256> kTable = [] {
        std::array<std::uint32_t, 256> table{};
        for (std::uint32_t i = 0; i < 256; ++i) {
            std::uint32_t crc = i;
            for (int bit = 0; bit < 8; ++bit)
                crc = (crc & 1U) != 0 ? (crc >> 1) ^ 0x82F63B78U : crc >> 1;
            table[i] = crc;
        }
        return table;
    }();
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : bytes)
        crc = kTable[(crc ^ static_cast<unsigned char>(c)) & 0xFFU] ^ (crc >> 8);
    return ~crc;
}

template <typename T>
std::string littleEndian(T value)
{
    std::string out;
    for (std::size_t i = 0; i < sizeof value; ++i)
        out.push_back(static_cast<char>((value >> (8 * i)) & 0xFFU));
    return out;
}

std::string maskedCrc(std::string_view bytes)
{
    const std::uint32_t crc = definitionCrc32c(bytes);
    return littleEndian<std::uint32_t>(((crc >> 15) | (crc << 17)) + 0xA282EAD8U);
}

template <typename To, typename From>
To bitsOf(From value)
{
    static_assert(sizeof(To) == sizeof(From));
    To bits{};
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
}

} // namespace

void ProtoWriter::raw(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        m_data.push_back(static_cast<char>((value & 0x7FU) | 0x80U));
    m_data.push_back(static_cast<char>(value));
}

ProtoWriter& ProtoWriter::varint(std::uint32_t field, std::uint64_t value)
{
    raw(std::uint64_t{field} << 3);
    raw(value);
    return *this;
}

ProtoWriter& ProtoWriter::fixed64(std::uint32_t field, std::uint64_t bits)
{
    raw((std::uint64_t{field} << 3) | 1U);
    m_data += littleEndian(bits);
    return *this;
}

ProtoWriter& ProtoWriter::real64(std::uint32_t field, double value)
{
    return fixed64(field, bitsOf<std::uint64_t>(value));
}

ProtoWriter& ProtoWriter::real32(std::uint32_t field, float value)
{
    raw((std::uint64_t{field} << 3) | 5U);
    m_data += littleEndian(bitsOf<std::uint32_t>(value));
    return *this;
}

ProtoWriter& ProtoWriter::bytes(std::uint32_t field, std::string_view content)
{
    raw((std::uint64_t{field} << 3) | 2U);
    raw(content.size());
    m_data += content;
    return *this;
}

std::string frame(std::string_view payload)
{
    const std::string length = littleEndian<std::uint64_t>(payload.size());
    std::string out = length + maskedCrc(length);
    out += payload;
    out += maskedCrc(payload);
    return out;
}

std::string summaryEvent(std::int64_t step, double wallTime, std::string_view value)
{
    ProtoWriter event;
    event.real64(1, wallTime);
    if (step != 0)
        event.varint(2, static_cast<std::uint64_t>(step));
    event.bytes(5, ProtoWriter().bytes(1, value).data());
    return event.data();
}

EventWriter& EventWriter::event(std::string_view message)
{
    m_data += frame(message);
    m_offsets.push_back(m_data.size());
    return *this;
}

EventWriter& EventWriter::fileVersion(double wallTime, std::string_view version)
{
    return event(ProtoWriter().real64(1, wallTime).bytes(3, version).data());
}

EventWriter& EventWriter::scalar(std::string_view tag, std::int64_t step, double wallTime,
                                 float value)
{
    return event(summaryEvent(step, wallTime, ProtoWriter().bytes(1, tag).real32(2, value).data()));
}

EventWriter& EventWriter::scalars(std::int64_t step, double wallTime,
                                  const std::vector<std::pair<std::string, float>>& values)
{
    ProtoWriter summary;
    for (const auto& [tag, value] : values)
        summary.bytes(1, ProtoWriter().bytes(1, tag).real32(2, value).data());
    return event(ProtoWriter()
                     .real64(1, wallTime)
                     .varint(2, static_cast<std::uint64_t>(step))
                     .bytes(5, summary.data())
                     .data());
}

EventWriter& EventWriter::tensor(std::string_view tag, std::int64_t step, double wallTime,
                                 std::string_view tensorProto, std::string_view plugin)
{
    ProtoWriter value;
    value.bytes(1, tag);
    if (!plugin.empty())
        value.bytes(9, ProtoWriter().bytes(1, ProtoWriter().bytes(1, plugin).data()).data());
    value.bytes(8, tensorProto);
    return event(summaryEvent(step, wallTime, value.data()));
}

EventWriter& EventWriter::session(int status, std::int64_t step, double wallTime)
{
    return event(ProtoWriter()
                     .real64(1, wallTime)
                     .varint(2, static_cast<std::uint64_t>(step))
                     .bytes(7, ProtoWriter().varint(1, static_cast<std::uint64_t>(status)).data())
                     .data());
}

std::span<const std::byte> asBytes(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

TempFolder::TempFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "faultline-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("cannot make a temporary folder");
    m_path = name;
}

TempFolder::~TempFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::string TempFolder::write(std::string_view relative, std::string_view content) const
{
    const std::filesystem::path path = std::filesystem::path(m_path) / relative;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
    return path.string();
}

} // namespace faultline::test
