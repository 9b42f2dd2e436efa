// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/example_edit.h"

#include "model/io/message_parser.h"
#include "model/schemas/example.pb.h"

#include <array>
#include <vector>

namespace faultline::repair {

namespace {

namespace example_schema = faultline::schema::example;

/// Removes the entries of dropped boxes.
template <typename List>
void keepWhere(List& items, const std::vector<BoxEdit>& boxes)
{
    int kept = 0;
    for (int i = 0; i < items.size(); ++i) {
        if (!boxes[static_cast<std::size_t>(i)].isDropped)
            items.SwapElements(kept++, i);
    }
    while (items.size() > kept)
        items.RemoveLast();
}

class ExampleEditor {
public:
    ExampleEditor(const ImageEdit& edit, const ImageRow& row, std::span<const DatasetClass> classes)
        : m_edit(edit), m_row(row), m_classes(classes)
    {
    }

    /// Changes an entry of the map of features; false if it stays.
    bool edit(example_schema::Entry& entry) const
    {
        const std::string& key = entry.key();
        if (m_edit.isResized && (key == "image/width" || key == "image/height")) {
            entry.clear_value();
            entry.mutable_value()->mutable_int64_list()->add_value(
                key == "image/width" ? m_row.width : m_row.height);
            return true;
        }
        if (m_edit.boxes.empty() || !key.starts_with("image/object/"))
            return false;
        example_schema::Feature& feature = *entry.mutable_value();
        if (sizeOf(feature) != m_edit.boxes.size())
            return false; // not a list with one entry for each box
        change(key, feature);
        switch (feature.kind_case()) {
        case example_schema::Feature::kBytesList: drop(*feature.mutable_bytes_list()); break;
        case example_schema::Feature::kFloatList: drop(*feature.mutable_float_list()); break;
        case example_schema::Feature::kInt64List: drop(*feature.mutable_int64_list()); break;
        case example_schema::Feature::KIND_NOT_SET: break;
        }
        return true;
    }

private:
    static std::size_t sizeOf(const example_schema::Feature& feature)
    {
        return static_cast<std::size_t>(feature.bytes_list().value_size()
                                        + feature.float_list().value_size()
                                        + feature.int64_list().value_size());
    }

    template <typename List>
    void drop(List& list) const
    {
        keepWhere(*list.mutable_value(), m_edit.boxes);
    }

    void change(std::string_view key, example_schema::Feature& feature) const
    {
        static constexpr std::array<std::string_view, 4> kCorners{
            "image/object/bbox/xmin", "image/object/bbox/ymin", "image/object/bbox/xmax",
            "image/object/bbox/ymax"};
        for (std::size_t i = 0; i < m_edit.boxes.size(); ++i) {
            const BoxEdit& box = m_edit.boxes[i];
            const int at = static_cast<int>(i);
            for (std::size_t corner = 0; corner < kCorners.size(); ++corner) {
                if (box.isMoved && key == kCorners[corner] && feature.has_float_list())
                    feature.mutable_float_list()->set_value(at, box.corners[corner]);
            }
            if (box.classIndex < 0)
                continue;
            const DatasetClass& one = m_classes[static_cast<std::size_t>(box.classIndex)];
            if (key == "image/object/class/text" && feature.has_bytes_list())
                feature.mutable_bytes_list()->set_value(at, one.name);
            if (key == "image/object/class/label" && one.mapId && feature.has_int64_list())
                feature.mutable_int64_list()->set_value(at, *one.mapId);
        }
    }

    const ImageEdit& m_edit;
    const ImageRow& m_row;
    std::span<const DatasetClass> m_classes;
};

/// Appends a field of bytes with number 1.
void append(std::string_view content, std::string& to)
{
    to.push_back('\x0A');
    std::uint64_t size = content.size();
    for (; size >= 0x80; size >>= 7)
        to.push_back(static_cast<char>((size & 0x7F) | 0x80));
    to.push_back(static_cast<char>(size));
    to.append(content);
}

} // namespace

std::optional<std::string> editExample(std::string_view example, const ImageEdit& edit,
                                       const ImageRow& row, std::span<const DatasetClass> classes)
{
    if (row.has(kListsUnequal) && !edit.boxes.empty())
        return std::nullopt;
    const ExampleEditor editor(edit, row, classes);
    // Lists that change cannot be split, and the record is in memory: any size is parsed.
    MessageParser parser(example.size());
    example_schema::Entry parsed;
    std::string features;
    WireReader outer(example);
    while (outer.next()) {
        if (!outer.isBytes(1))
            continue;
        WireReader map = outer.message();
        while (map.next()) {
            if (!map.isBytes(1))
                continue;
            const bool isEdited = parser.parse(map.message(), parsed) && editor.edit(parsed);
            append(isEdited ? parsed.SerializePartialAsString() : std::string(map.bytes()),
                   features);
        }
        if (!map.ok())
            return std::nullopt;
    }
    if (!outer.ok())
        return std::nullopt;
    std::string whole;
    append(features, whole);
    return whole;
}

} // namespace faultline::repair
