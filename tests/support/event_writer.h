// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faultline::test {

/// Appends protobuf fields to a byte string. Written independently of the reader: it must not
/// share its mistakes.
class ProtoWriter {
public:
    ProtoWriter& varint(std::uint32_t field, std::uint64_t value);
    ProtoWriter& fixed64(std::uint32_t field, std::uint64_t bits);
    ProtoWriter& real64(std::uint32_t field, double value);
    ProtoWriter& real32(std::uint32_t field, float value);
    ProtoWriter& bytes(std::uint32_t field, std::string_view content);

    [[nodiscard]] const std::string& data() const { return m_data; }

private:
    void raw(std::uint64_t value);

    std::string m_data;
};

/// Frames a payload as a TFRecord with both checksums.
[[nodiscard]] std::string frame(std::string_view payload);

/// Builds event files in memory, record by record.
class EventWriter {
public:
    EventWriter& fileVersion(double wallTime = 1.0e9, std::string_view version = "brain.Event:2");
    /// One event with one simple_value.
    EventWriter& scalar(std::string_view tag, std::int64_t step, double wallTime, float value);
    /// One event with several simple_values.
    EventWriter& scalars(std::int64_t step, double wallTime,
                         const std::vector<std::pair<std::string, float>>& values);
    /// One event with a tensor value; `plugin` empty: no metadata.
    EventWriter& tensor(std::string_view tag, std::int64_t step, double wallTime,
                        std::string_view tensorProto, std::string_view plugin);
    EventWriter& session(int status, std::int64_t step, double wallTime);
    /// Any Event bytes.
    EventWriter& event(std::string_view message);

    [[nodiscard]] const std::string& data() const { return m_data; }
    /// Offset at which record `i` begins; recordOffset(recordCount()) is the size.
    [[nodiscard]] std::size_t recordOffset(std::size_t i) const { return m_offsets[i]; }
    [[nodiscard]] std::size_t recordCount() const { return m_offsets.size() - 1; }

private:
    std::string m_data;
    std::vector<std::size_t> m_offsets{0};
};

/// Event bytes with a Summary of one Value message.
[[nodiscard]] std::string summaryEvent(std::int64_t step, double wallTime, std::string_view value);

[[nodiscard]] std::span<const std::byte> asBytes(std::string_view text);

/// A folder that is removed at the end of its scope.
class TempFolder {
public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;

    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Writes a file (parents made) and returns its path.
    std::string write(std::string_view relative, std::string_view content) const;

private:
    std::string m_path;
};

} // namespace faultline::test
