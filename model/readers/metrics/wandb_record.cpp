// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/wandb_record.h"

#include "model/io/wire.h"

namespace faultline::metrics {

namespace {

using tfevents::WireReader;
using Kind = WandbRecord::Kind;

/// Items of one record, at most: a row of a table with more columns is no row of metrics.
constexpr std::size_t kMaxItems = 100'000;

/// Calls fn(field, bytes) for fields of bytes and number(field, value) for plain numbers. False if
/// the bytes are no message.
template <typename OnBytes, typename OnNumber>
bool forEachField(std::string_view message, OnBytes&& onBytes, OnNumber&& onNumber)
{
    WireReader reader(message);
    while (!reader.atEnd()) {
        WireReader::Type type{};
        const std::uint32_t field = reader.field(type);
        if (!reader.ok())
            return false;
        if (type == WireReader::Type::Bytes) {
            const std::string_view bytes = reader.bytes();
            if (reader.ok())
                onBytes(field, bytes);
        } else if (type == WireReader::Type::Varint) {
            const std::uint64_t value = reader.varint();
            if (reader.ok())
                onNumber(field, value);
        } else {
            reader.skip(type);
        }
    }
    return reader.ok();
}

constexpr auto kNoNumbers = [](std::uint32_t, std::uint64_t) {};
constexpr auto kNoBytes = [](std::uint32_t, std::string_view) {};

/// {key = 1, nested_key = 2, value_json = 16}: items of history, statistics and configurations.
bool readItem(std::string_view message, WandbRecord& record)
{
    WandbItem item;
    const bool isWhole = forEachField(
        message,
        [&item](std::uint32_t field, std::string_view bytes) {
            if (field == 1 || field == 2) {
                if (bytes.empty())
                    return;
                item.key += item.key.empty() ? "" : "/";
                item.key += bytes;
            } else if (field == 16) {
                item.json = bytes;
            }
        },
        kNoNumbers);
    if (isWhole && record.items.size() < kMaxItems)
        record.items.push_back(std::move(item));
    return isWhole;
}

std::optional<double> timeOf(std::string_view message)
{
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    const bool isWhole =
        forEachField(message, kNoBytes, [&](std::uint32_t field, std::uint64_t value) {
            if (field == 1)
                seconds = static_cast<std::int64_t>(value);
            else if (field == 2)
                nanoseconds = static_cast<std::int64_t>(value);
        });
    if (!isWhole || seconds <= 0)
        return std::nullopt;
    return static_cast<double>(seconds) + static_cast<double>(nanoseconds) * 1e-9;
}

bool readHistory(std::string_view message, WandbRecord& record)
{
    bool isWhole = true;
    const bool ends = forEachField(
        message,
        [&](std::uint32_t field, std::string_view bytes) {
            if (field == 1) {
                isWhole = readItem(bytes, record) && isWhole;
            } else if (field == 2) {
                record.step = 0; // the number of the first step is not written
                isWhole = forEachField(bytes, kNoBytes,
                                       [&record](std::uint32_t number, std::uint64_t value) {
                                           if (number == 1)
                                               record.step = static_cast<std::int64_t>(value);
                                       })
                          && isWhole;
            }
        },
        kNoNumbers);
    return ends && isWhole;
}

bool readStats(std::string_view message, WandbRecord& record)
{
    bool isWhole = true;
    const bool ends = forEachField(
        message,
        [&](std::uint32_t field, std::string_view bytes) {
            if (field == 2)
                record.time = timeOf(bytes);
            else if (field == 3)
                isWhole = readItem(bytes, record) && isWhole;
        },
        kNoNumbers);
    return ends && isWhole;
}

bool readOutput(std::string_view message, WandbRecord& record)
{
    record.isErrorStream = true; // 0, which is not written
    return forEachField(
        message,
        [&record](std::uint32_t field, std::string_view bytes) {
            if (field == 2)
                record.time = timeOf(bytes);
            else if (field == 3)
                record.text = bytes;
        },
        [&record](std::uint32_t field, std::uint64_t value) {
            if (field == 1)
                record.isErrorStream = value == 0;
        });
}

bool readConfig(std::string_view message, WandbRecord& record)
{
    bool isWhole = true;
    const bool ends = forEachField(
        message,
        [&](std::uint32_t field, std::string_view bytes) {
            if (field == 1) {
                isWhole = readItem(bytes, record) && isWhole;
            } else if (field == 2) {
                WandbRecord gone;
                isWhole = readItem(bytes, gone) && isWhole;
                if (!gone.items.empty())
                    record.removed.push_back(std::move(gone.items.front().key));
            }
        },
        kNoNumbers);
    return ends && isWhole;
}

bool readRun(std::string_view message, WandbRecord& record)
{
    bool isWhole = true;
    const bool ends = forEachField(
        message,
        [&](std::uint32_t field, std::string_view bytes) {
            if (field == 3)
                record.project = bytes;
            else if (field == 4)
                isWhole = readConfig(bytes, record) && isWhole;
            else if (field == 8)
                record.runName = bytes;
            else if (field == 17)
                record.time = timeOf(bytes);
        },
        kNoNumbers);
    return ends && isWhole;
}

bool readExit(std::string_view message, WandbRecord& record)
{
    return forEachField(message, kNoBytes, [&record](std::uint32_t field, std::uint64_t value) {
        if (field == 1)
            record.exitCode = static_cast<int>(static_cast<std::int64_t>(value));
    });
}

/// {version_info = 1 {producer = 1}}
bool readHeader(std::string_view message, WandbRecord& record)
{
    bool isWhole = true;
    const bool ends = forEachField(
        message,
        [&](std::uint32_t field, std::string_view bytes) {
            if (field != 1)
                return;
            isWhole = forEachField(
                bytes,
                [&record](std::uint32_t inner, std::string_view text) {
                    if (inner == 1)
                        record.text = text;
                },
                kNoNumbers);
        },
        kNoNumbers);
    return ends && isWhole;
}

struct RecordKind {
    std::uint32_t field;
    Kind kind;
    bool (*read)(std::string_view message, WandbRecord& record);
};

/// Members of the oneof of `Record`; output_raw took the place of output.
constexpr RecordKind kKinds[] = {
    {2, Kind::History, readHistory}, {4, Kind::Output, readOutput},  {5, Kind::Config, readConfig},
    {7, Kind::Stats, readStats},     {13, Kind::Output, readOutput}, {17, Kind::Run, readRun},
    {18, Kind::Exit, readExit},      {21, Kind::Header, readHeader},
};

} // namespace

std::optional<WandbRecord> decodeWandbRecord(std::string_view bytes)
{
    WandbRecord record;
    bool isWhole = true;
    const bool ends = forEachField(
        bytes,
        [&](std::uint32_t field, std::string_view message) {
            for (const RecordKind& kind : kKinds) {
                if (kind.field != field)
                    continue;
                record.kind = kind.kind;
                isWhole = kind.read(message, record) && isWhole;
            }
        },
        kNoNumbers);
    if (!ends || !isWhole)
        return std::nullopt;
    return record;
}

} // namespace faultline::metrics
