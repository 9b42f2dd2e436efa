// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/event_writer.h"

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::test {

/// A picture as far as its header: a JPEG of that size, padded with `fill` letters, with an end
/// marker. No decoder would like it.
[[nodiscard]] inline std::string jpegLike(unsigned width, unsigned height, std::size_t fill = 0)
{
    using namespace std::string_literals;
    const auto two = [](unsigned value) {
        return std::string{static_cast<char>(value >> 8), static_cast<char>(value & 0xFFU)};
    };
    return "\xFF\xD8\xFF\xC0"s + two(17) + "\x08"s + two(height) + two(width)
           + "\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01"s + "\xFF\xDA"s + std::string(fill, 'x')
           + "\xFF\xD9"s;
}

/// Builds a tf.Example, feature by feature. `packed` false writes numbers one by one, as proto2
/// writers do.
class ExampleWriter {
public:
    ExampleWriter& bytes(std::string_view key, const std::vector<std::string>& values)
    {
        ProtoWriter list;
        for (const std::string& value : values)
            list.bytes(1, value);
        return feature(key, 1, list.data());
    }
    ExampleWriter& floats(std::string_view key, const std::vector<float>& values,
                          bool packed = true)
    {
        ProtoWriter list;
        std::string together;
        for (const float value : values) {
            const auto bits = std::bit_cast<std::uint32_t>(value);
            for (unsigned shift = 0; shift < 32; shift += 8)
                together.push_back(static_cast<char>(bits >> shift));
            if (!packed)
                list.real32(1, value);
        }
        if (packed)
            list.bytes(1, together);
        return feature(key, 2, list.data());
    }
    ExampleWriter& ints(std::string_view key, const std::vector<std::int64_t>& values,
                        bool packed = true)
    {
        ProtoWriter list;
        std::string together;
        for (const std::int64_t value : values) {
            if (!packed)
                list.varint(1, static_cast<std::uint64_t>(value));
            auto rest = static_cast<std::uint64_t>(value);
            for (; rest >= 0x80; rest >>= 7)
                together.push_back(static_cast<char>(0x80U | (rest & 0x7FU)));
            together.push_back(static_cast<char>(rest));
        }
        if (packed)
            list.bytes(1, together);
        return feature(key, 3, list.data());
    }
    /// What every record has, and `boxes` equal boxes of class `name`.
    ExampleWriter& picture(std::string_view fileName, std::string_view encoded, unsigned width,
                           unsigned height)
    {
        return bytes("image/filename", {std::string(fileName)})
            .bytes("image/source_id", {std::string(fileName)})
            .bytes("image/format", {"jpeg"})
            .bytes("image/encoded", {std::string(encoded)})
            .ints("image/width", {width})
            .ints("image/height", {height});
    }
    ExampleWriter& box(const std::string& name, std::int64_t id, std::size_t count = 1)
    {
        return floats("image/object/bbox/xmin", std::vector<float>(count, 0.125F))
            .floats("image/object/bbox/ymin", std::vector<float>(count, 0.25F))
            .floats("image/object/bbox/xmax", std::vector<float>(count, 0.5F))
            .floats("image/object/bbox/ymax", std::vector<float>(count, 0.75F))
            .bytes("image/object/class/text", std::vector<std::string>(count, name))
            .ints("image/object/class/label", std::vector<std::int64_t>(count, id));
    }

    [[nodiscard]] std::string features() const { return m_features; }
    [[nodiscard]] std::string example() const { return ProtoWriter().bytes(1, m_features).data(); }
    /// As a record of a file.
    [[nodiscard]] std::string record() const { return frame(example()); }

private:
    ExampleWriter& feature(std::string_view key, std::uint32_t kind, std::string_view list)
    {
        const std::string value = ProtoWriter().bytes(kind, list).data();
        const std::string entry = ProtoWriter().bytes(1, key).bytes(2, value).data();
        m_features += ProtoWriter().bytes(1, entry).data();
        return *this;
    }

    std::string m_features;
};

} // namespace faultline::test
