// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace faultline::test {

/// Writes protobuf wire format field by field.
class ProtoWriter {
public:
    ProtoWriter& number(std::uint32_t field, std::uint64_t value)
    {
        varint(field << 3U);
        varint(value);
        return *this;
    }
    ProtoWriter& real(std::uint32_t field, double value)
    {
        varint(field << 3U | 1U);
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        m_bytes.append(bytes, sizeof value);
        return *this;
    }
    ProtoWriter& text(std::uint32_t field, std::string_view value)
    {
        varint(field << 3U | 2U);
        varint(value.size());
        m_bytes += value;
        return *this;
    }
    ProtoWriter& message(std::uint32_t field, const ProtoWriter& value)
    {
        return text(field, value.m_bytes);
    }
    /// An entry of a map with a number as its key.
    ProtoWriter& entry(std::uint32_t field, std::uint64_t key, const ProtoWriter& value)
    {
        return message(field, ProtoWriter().number(1, key).message(2, value));
    }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    void varint(std::uint64_t value)
    {
        while (value >= 0x80) {
            m_bytes += static_cast<char>((value & 0x7FU) | 0x80U);
            value >>= 7U;
        }
        m_bytes += static_cast<char>(value);
    }

    std::string m_bytes;
};

} // namespace faultline::test
