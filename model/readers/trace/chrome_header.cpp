// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/chrome_header.h"

#include "model/io/json_cursor.h"

#include <limits>

namespace faultline::trace {

namespace {

constexpr std::size_t kMaxDevices = 1024;

int smallNumber(std::string_view text)
{
    const std::int64_t value = integerNumber(text).value_or(-1);
    return value >= 0 && value <= std::numeric_limits<int>::max() ? static_cast<int>(value) : -1;
}

DeviceTotal readDevice(JsonCursor& cursor)
{
    DeviceTotal device;
    std::string_view key;
    std::string_view major;
    std::string_view minor;
    cursor.beginObject();
    while (cursor.nextKey(key)) {
        if (key == "id")
            device.device = smallNumber(cursor.scalar());
        else if (key == "name")
            device.name = unescaped(cursor.scalar());
        else if (key == "totalGlobalMem")
            device.memoryBytes =
                static_cast<std::uint64_t>(integerNumber(cursor.scalar()).value_or(0));
        else if (key == "computeMajor" || key == "major")
            major = cursor.scalar();
        else if (key == "computeMinor" || key == "minor")
            minor = cursor.scalar();
        else
            cursor.skip();
    }
    if (!major.empty() && !minor.empty())
        device.computeCapability = std::string(major) + '.' + std::string(minor);
    return device;
}

void readDevices(std::string_view value, ChromeHeader& header)
{
    JsonCursor cursor(value);
    cursor.beginArray();
    while (cursor.nextElement() && header.devices.size() < kMaxDevices) {
        if (cursor.peek() != '{') {
            cursor.skip();
            continue;
        }
        DeviceTotal device = readDevice(cursor);
        if (cursor.ok() && device.device >= 0)
            header.devices.push_back(std::move(device));
    }
}

void readDistributed(std::string_view value, ChromeHeader& header)
{
    JsonCursor cursor(value);
    DistributedInfo info;
    std::string_view key;
    cursor.beginObject();
    while (cursor.nextKey(key)) {
        if (key == "backend")
            info.backend = unescaped(cursor.scalar());
        else if (key == "rank")
            info.rank = smallNumber(cursor.scalar());
        else if (key == "world_size")
            info.worldSize = smallNumber(cursor.scalar());
        else
            cursor.skip();
    }
    header.distributed = std::move(info);
}

} // namespace

void readHeaderMember(std::string_view key, std::string_view value, ChromeHeader& header)
{
    if (key == "schemaVersion") {
        header.isKineto = true;
    } else if (key == "deviceProperties" || key == "computeProperties") {
        if (!value.empty() && value.front() == '[')
            readDevices(value, header);
    } else if (key == "distributedInfo") {
        if (!value.empty() && value.front() == '{')
            readDistributed(value, header);
    } else if (key == "baseTimeNanoseconds") {
        header.baseTimeNs = integerNumber(value).value_or(0);
    }
}

} // namespace faultline::trace
