// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/example_edit.h"

#include "model/io/wire.h"

#include <bit>
#include <cstring>
#include <vector>

namespace faultline::repair {

namespace {

using tfevents::WireReader;

/// Writes the wire format; the counterpart of WireReader for the few messages that are changed.
class WireWriter {
public:
    void bytes(std::uint32_t field, std::string_view content)
    {
        varint((std::uint64_t{field} << 3) | 2U);
        varint(content.size());
        m_text.append(content);
    }
    void varint(std::uint64_t value)
    {
        for (; value >= 0x80; value >>= 7)
            m_text.push_back(static_cast<char>((value & 0x7F) | 0x80));
        m_text.push_back(static_cast<char>(value));
    }
    void real32(float value)
    {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        for (unsigned shift = 0; shift < 32; shift += 8)
            m_text.push_back(static_cast<char>((bits >> shift) & 0xFF));
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

/// A feature: one of three lists (fields 1, 2, 3 of tf.train.Feature).
struct Feature {
    enum class Kind : std::uint32_t { None = 0, Bytes = 1, Float = 2, Int64 = 3 };
    Kind kind = Kind::None;
    std::vector<std::string_view> texts;
    std::vector<float> reals;
    std::vector<std::uint64_t> integers;

    [[nodiscard]] std::size_t size() const { return texts.size() + reals.size() + integers.size(); }
};

void readList(std::string_view list, Feature& feature)
{
    WireReader reader(list);
    WireReader::Type type{};
    while (!reader.atEnd()) {
        if (reader.field(type) != 1) {
            reader.skip(type);
        } else if (feature.kind == Feature::Kind::Bytes) {
            feature.texts.push_back(reader.bytes());
        } else if (type == WireReader::Type::Bytes) { // packed
            WireReader packed(reader.bytes());
            while (!packed.atEnd()) {
                if (feature.kind == Feature::Kind::Float)
                    feature.reals.push_back(packed.real32());
                else
                    feature.integers.push_back(packed.varint());
            }
        } else if (feature.kind == Feature::Kind::Float) {
            feature.reals.push_back(reader.real32());
        } else {
            feature.integers.push_back(reader.varint());
        }
    }
}

Feature readFeature(std::string_view bytes)
{
    Feature feature;
    WireReader reader(bytes);
    WireReader::Type type{};
    while (!reader.atEnd()) {
        const std::uint32_t field = reader.field(type);
        if (field < 1 || field > 3 || type != WireReader::Type::Bytes) {
            reader.skip(type);
            continue;
        }
        feature = {};
        feature.kind = static_cast<Feature::Kind>(field);
        readList(reader.bytes(), feature);
    }
    return feature;
}

std::string written(const Feature& feature)
{
    WireWriter list;
    if (feature.kind == Feature::Kind::Bytes) {
        for (const std::string_view text : feature.texts)
            list.bytes(1, text);
    } else {
        WireWriter packed;
        for (const float value : feature.reals)
            packed.real32(value);
        for (const std::uint64_t value : feature.integers)
            packed.varint(value);
        list.bytes(1, packed.take());
    }
    WireWriter whole;
    whole.bytes(static_cast<std::uint32_t>(feature.kind), list.take());
    return whole.take();
}

/// Removes the entries of dropped boxes.
template <typename Item>
void dropEntries(std::vector<Item>& items, const std::vector<BoxEdit>& boxes)
{
    if (items.size() != boxes.size())
        return;
    std::vector<Item> kept;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!boxes[i].isDropped)
            kept.push_back(items[i]);
    }
    items = std::move(kept);
}

class ExampleEditor {
public:
    ExampleEditor(const ImageEdit& edit, const ImageRow& row, std::span<const DatasetClass> classes)
        : m_edit(edit), m_row(row), m_classes(classes)
    {
    }

    /// The entry `key` of the map of features with its new content; none if it stays.
    [[nodiscard]] std::optional<std::string> edited(std::string_view key, std::string_view bytes)
    {
        if (m_edit.isResized && key == "image/width")
            return number(m_row.width);
        if (m_edit.isResized && key == "image/height")
            return number(m_row.height);
        if (m_edit.boxes.empty() || !key.starts_with("image/object/"))
            return std::nullopt;
        Feature feature = readFeature(bytes);
        if (feature.size() != m_edit.boxes.size())
            return std::nullopt; // not a list with one entry for each box
        change(key, feature);
        dropEntries(feature.texts, m_edit.boxes);
        dropEntries(feature.reals, m_edit.boxes);
        dropEntries(feature.integers, m_edit.boxes);
        return written(feature);
    }

private:
    static std::string number(std::uint64_t value)
    {
        Feature feature;
        feature.kind = Feature::Kind::Int64;
        feature.integers = {value};
        return written(feature);
    }

    void change(std::string_view key, Feature& feature)
    {
        static constexpr std::array<std::string_view, 4> kCorners{
            "image/object/bbox/xmin", "image/object/bbox/ymin", "image/object/bbox/xmax",
            "image/object/bbox/ymax"};
        for (std::size_t i = 0; i < m_edit.boxes.size(); ++i) {
            const BoxEdit& box = m_edit.boxes[i];
            for (std::size_t corner = 0; corner < kCorners.size(); ++corner) {
                if (box.isMoved && key == kCorners[corner] && i < feature.reals.size())
                    feature.reals[i] = box.corners[corner];
            }
            if (box.classIndex < 0)
                continue;
            const DatasetClass& one = m_classes[static_cast<std::size_t>(box.classIndex)];
            if (key == "image/object/class/text" && i < feature.texts.size())
                feature.texts[i] = one.name;
            if (key == "image/object/class/label" && one.mapId && i < feature.integers.size())
                feature.integers[i] = static_cast<std::uint64_t>(*one.mapId);
        }
    }

    const ImageEdit& m_edit;
    const ImageRow& m_row;
    std::span<const DatasetClass> m_classes;
};

/// Rewrites one entry of the map of features: key = 1, value = 2.
std::string editEntry(std::string_view entry, ExampleEditor& editor)
{
    std::string_view key;
    std::string_view value;
    WireReader reader(entry);
    WireReader::Type type{};
    while (!reader.atEnd()) {
        const std::uint32_t field = reader.field(type);
        if (type == WireReader::Type::Bytes && (field == 1 || field == 2))
            (field == 1 ? key : value) = reader.bytes();
        else
            reader.skip(type);
    }
    const std::optional<std::string> edited = editor.edited(key, value);
    if (!reader.ok() || !edited)
        return std::string(entry);
    WireWriter writer;
    writer.bytes(1, key);
    writer.bytes(2, *edited);
    return writer.take();
}

} // namespace

std::optional<std::string> editExample(std::string_view example, const ImageEdit& edit,
                                       const ImageRow& row, std::span<const DatasetClass> classes)
{
    if (row.has(kListsUnequal) && !edit.boxes.empty())
        return std::nullopt;
    ExampleEditor editor(edit, row, classes);
    WireWriter features;
    WireReader outer(example);
    WireReader::Type type{};
    while (!outer.atEnd()) {
        if (outer.field(type) != 1 || type != WireReader::Type::Bytes) {
            outer.skip(type);
            continue;
        }
        WireReader map(outer.bytes());
        while (!map.atEnd()) {
            if (map.field(type) == 1 && type == WireReader::Type::Bytes)
                features.bytes(1, editEntry(map.bytes(), editor));
            else
                map.skip(type);
        }
        if (!map.ok())
            return std::nullopt;
    }
    if (!outer.ok())
        return std::nullopt;
    WireWriter whole;
    whole.bytes(1, features.take());
    return whole.take();
}

} // namespace faultline::repair
