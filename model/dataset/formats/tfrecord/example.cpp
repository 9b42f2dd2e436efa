// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/tfrecord/example.h"

#include "model/io/wire.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <optional>

namespace faultline {

namespace {

using tfevents::WireReader;
using Type = WireReader::Type;

/// In the order of ExampleKey.
constexpr std::array<std::string_view, kExampleKeyCount> kKeys{
    "image/encoded",
    "image/format",
    "image/filename",
    "image/source_id",
    "image/key/sha256",
    "image/width",
    "image/height",
    "image/object/bbox/xmin",
    "image/object/bbox/ymin",
    "image/object/bbox/xmax",
    "image/object/bbox/ymax",
    "image/object/class/text",
    "image/object/class/label",
    "image/object/area",
    "image/object/is_crowd",
    "image/object/difficult",
    "image/object/group_of",
    "image/object/weight",
    "image/object/truncated",
    "image/object/occluded",
    "image/object/mask",
};

/// Different for every key that is known; the factors were found by trying. At least four letters.
constexpr std::size_t slotOf(std::string_view key)
{
    const auto letter = [&key](std::size_t fromEnd) {
        return static_cast<std::size_t>(static_cast<unsigned char>(key[key.size() - fromEnd]));
    };
    return (key.size() + 2 * letter(1) + 4 * letter(4)) % 64;
}

/// Which key may be in a slot; kExampleKeyCount: none.
constexpr std::array<std::uint8_t, 64> makeSlots()
{
    std::array<std::uint8_t, 64> slots{};
    slots.fill(kExampleKeyCount);
    for (std::size_t at = 0; at < kKeys.size(); ++at)
        slots[slotOf(kKeys[at])] = static_cast<std::uint8_t>(at);
    return slots;
}

constexpr std::array<std::uint8_t, 64> kSlots = makeSlots();
static_assert(std::count(kSlots.begin(), kSlots.end(), kExampleKeyCount)
                  == static_cast<std::ptrdiff_t>(kSlots.size() - kExampleKeyCount),
              "two keys share a slot");

std::optional<std::size_t> indexOfKey(std::string_view key)
{
    if (key.size() < 4)
        return std::nullopt;
    const std::size_t at = kSlots[slotOf(key)];
    if (at == kExampleKeyCount || kKeys[at] != key)
        return std::nullopt;
    return at;
}

bool parseFeature(std::string_view message, FeatureList& list)
{
    WireReader reader(message);
    list = {};
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field >= 1 && field <= 3 && type == Type::Bytes) {
            const std::string_view body = reader.bytes();
            if (reader.ok())
                list = {.kind = static_cast<FeatureList::Kind>(field), .body = body};
        } else {
            reader.skip(type);
        }
    }
    return reader.ok();
}

/// One entry of the map of features: key = 1, value = 2.
bool parseEntry(std::string_view message, Example& example)
{
    WireReader reader(message);
    std::string_view key;
    std::string_view feature;
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (type != Type::Bytes)
            reader.skip(type);
        else if (field == 1)
            key = reader.bytes();
        else if (field == 2)
            feature = reader.bytes();
        else
            reader.skip(type);
    }
    if (!reader.ok())
        return false;
    const std::optional<std::size_t> at = indexOfKey(key);
    return !at || parseFeature(feature, example.features[*at]);
}

/// Returns the number of entries; false in `isWhole` after damage.
std::size_t parseFeatures(std::string_view message, Example& example, bool& isWhole)
{
    WireReader reader(message);
    std::size_t entries = 0;
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field != 1 || type != Type::Bytes) {
            reader.skip(type);
            continue;
        }
        const std::string_view entry = reader.bytes();
        if (!reader.ok())
            break;
        if (parseEntry(entry, example))
            ++entries;
        else
            isWhole = false;
    }
    isWhole = isWhole && reader.ok();
    return entries;
}

} // namespace

std::string_view toString(ExampleKey key)
{
    return kKeys[static_cast<std::size_t>(key)];
}

Example parseExample(std::string_view record)
{
    Example example;
    WireReader reader(record);
    bool isWhole = true;
    bool isSequence = false;
    bool hasFeatures = false;
    std::size_t entries = 0;
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (type != Type::Bytes || field > 2) {
            reader.skip(type);
            continue;
        }
        const std::string_view message = reader.bytes();
        if (!reader.ok())
            break;
        if (field == 1) {
            hasFeatures = true;
            entries += parseFeatures(message, example, isWhole);
        } else {
            isSequence = true;
        }
    }
    example.isBroken = !isWhole || !reader.ok();
    const bool isEmpty = !example.isBroken && !isSequence && (hasFeatures || record.empty());
    if (isSequence && !example.isBroken)
        example.form = Example::Form::SequenceExample;
    else if (entries > 0 || isEmpty)
        example.form = Example::Form::Example;
    return example;
}

std::size_t readFloats(std::string_view body, std::vector<float>& into, std::size_t most,
                       bool& isBroken)
{
    WireReader reader(body);
    std::size_t count = 0;
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field == 1 && type == Type::Bytes) {
            const std::string_view packed = reader.bytes();
            isBroken = isBroken || packed.size() % sizeof(float) != 0;
            const std::size_t values = packed.size() / sizeof(float);
            const std::size_t taken = std::min(values, most - std::min(most, into.size()));
            const std::size_t before = into.size();
            into.resize(before + taken);
            if (taken > 0)
                std::memcpy(into.data() + before, packed.data(), taken * sizeof(float));
            count += values;
        } else if (field == 1 && type == Type::Fixed32) {
            const float value = reader.real32();
            if (!reader.ok())
                break;
            ++count;
            if (into.size() < most)
                into.push_back(value);
        } else {
            reader.skip(type);
        }
    }
    isBroken = isBroken || !reader.ok();
    return count;
}

std::size_t readInts(std::string_view body, std::vector<std::int64_t>& into, std::size_t most,
                     bool& isBroken)
{
    std::size_t count = 0;
    const auto add = [&](WireReader& from) {
        const std::uint64_t value = from.varint();
        if (!from.ok())
            return;
        ++count;
        if (into.size() < most)
            into.push_back(static_cast<std::int64_t>(value));
    };
    WireReader reader(body);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field == 1 && type == Type::Bytes) {
            WireReader packed(reader.bytes());
            while (!packed.atEnd())
                add(packed);
            isBroken = isBroken || !packed.ok();
        } else if (field == 1 && type == Type::Varint) {
            add(reader);
        } else {
            reader.skip(type);
        }
    }
    isBroken = isBroken || !reader.ok();
    return count;
}

std::size_t readStrings(std::string_view body, std::vector<std::string_view>& into,
                        std::size_t most, bool& isBroken)
{
    WireReader reader(body);
    std::size_t count = 0;
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field != 1 || type != Type::Bytes) {
            reader.skip(type);
            continue;
        }
        const std::string_view text = reader.bytes();
        if (!reader.ok())
            break;
        ++count;
        if (into.size() < most)
            into.push_back(text);
    }
    isBroken = isBroken || !reader.ok();
    return count;
}

} // namespace faultline
