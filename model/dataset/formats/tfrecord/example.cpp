// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/tfrecord/example.h"

#include "model/io/wire_cursor.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <optional>

namespace faultline {

namespace {

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

bool parseFeature(WireReader message, FeatureList& list)
{
    list = {};
    while (message.next()) {
        if (message.isBytes() && message.field() <= 3)
            list = {.kind = static_cast<FeatureList::Kind>(message.field()),
                    .body = message.bytes()};
    }
    return message.ok();
}

/// One entry of the map of features: key = 1, value = 2.
bool parseEntry(WireReader entry, Example& example)
{
    std::string_view key;
    WireReader feature({});
    while (entry.next()) {
        if (entry.isBytes(1))
            key = entry.bytes();
        else if (entry.isBytes(2))
            feature = entry.message();
    }
    if (!entry.ok())
        return false;
    const std::optional<std::size_t> at = indexOfKey(key);
    return !at || parseFeature(feature, example.features[*at]);
}

/// Returns the number of entries; false in `isWhole` after damage.
std::size_t parseFeatures(WireReader features, Example& example, bool& isWhole)
{
    std::size_t entries = 0;
    while (features.next()) {
        if (!features.isBytes(1))
            continue;
        if (parseEntry(features.message(), example))
            ++entries;
        else
            isWhole = false;
    }
    isWhole = isWhole && features.ok();
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
    while (reader.next()) {
        if (reader.isBytes(1)) {
            hasFeatures = true;
            entries += parseFeatures(reader.message(), example, isWhole);
        } else if (reader.isBytes(2)) {
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
    WireReader list(body);
    std::size_t count = 0;
    while (list.next()) {
        if (list.isBytes(1)) {
            const std::string_view packed = list.bytes();
            isBroken = isBroken || packed.size() % sizeof(float) != 0;
            const std::size_t values = packed.size() / sizeof(float);
            const std::size_t taken = std::min(values, most - std::min(most, into.size()));
            const std::size_t before = into.size();
            into.resize(before + taken);
            if (taken > 0)
                std::memcpy(into.data() + before, packed.data(), taken * sizeof(float));
            count += values;
        } else if (list.field() == 1 && list.isFixed32()) {
            ++count;
            if (into.size() < most)
                into.push_back(list.real32());
        }
    }
    isBroken = isBroken || !list.ok();
    return count;
}

std::size_t readInts(std::string_view body, std::vector<std::int64_t>& into, std::size_t most,
                     bool& isBroken)
{
    std::size_t count = 0;
    const auto add = [&](std::uint64_t value) {
        ++count;
        if (into.size() < most)
            into.push_back(static_cast<std::int64_t>(value));
    };
    WireReader list(body);
    while (list.next()) {
        if (list.isBytes(1)) {
            WireReader packed = list.message();
            while (!packed.atEnd()) {
                const std::uint64_t value = packed.varint();
                if (packed.ok())
                    add(value);
            }
            isBroken = isBroken || !packed.ok();
        } else if (list.field() == 1 && list.isVarint()) {
            add(list.number());
        }
    }
    isBroken = isBroken || !list.ok();
    return count;
}

std::size_t readStrings(std::string_view body, std::vector<std::string_view>& into,
                        std::size_t most, bool& isBroken)
{
    WireReader list(body);
    std::size_t count = 0;
    while (list.next()) {
        if (!list.isBytes(1))
            continue;
        ++count;
        if (into.size() < most)
            into.push_back(list.bytes());
    }
    isBroken = isBroken || !list.ok();
    return count;
}

} // namespace faultline
