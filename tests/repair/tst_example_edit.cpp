// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/example_edit.h"
#include "tests/readers/trace/proto_writer.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

namespace faultline {

namespace {

using repair::editExample;
using test::ProtoWriter;

std::string packedReals(const std::vector<float>& values)
{
    std::string packed(values.size() * sizeof(float), '\0');
    std::memcpy(packed.data(), values.data(), packed.size());
    return packed;
}

ProtoWriter reals(const std::vector<float>& values)
{
    return ProtoWriter().message(2, ProtoWriter().text(1, packedReals(values)));
}

ProtoWriter texts(const std::vector<std::string>& values)
{
    ProtoWriter list;
    for (const std::string& value : values)
        list.text(1, value);
    return ProtoWriter().message(1, list);
}

ProtoWriter packedIntegers(const std::vector<char>& values)
{
    return ProtoWriter().message(3, ProtoWriter().text(1, {values.data(), values.size()}));
}

/// Old writers did not pack.
ProtoWriter unpackedIntegers(const std::vector<std::uint64_t>& values)
{
    ProtoWriter list;
    for (const std::uint64_t value : values)
        list.number(1, value);
    return ProtoWriter().message(3, list);
}

ProtoWriter feature(const std::string& key, const ProtoWriter& value)
{
    return ProtoWriter().message(1, ProtoWriter().text(1, key).message(2, value));
}

/// A whole example of features that feature() made.
std::string example(const std::vector<ProtoWriter>& features)
{
    std::string map;
    for (const ProtoWriter& one : features)
        map += one.bytes();
    return ProtoWriter().text(1, map).bytes();
}

const std::vector<DatasetClass> kClasses{{.name = "cat", .id = 1, .mapId = 1, .boxCount = 0},
                                         {.name = "dog", .id = 2, .mapId = 2, .boxCount = 0}};

ImageRow row()
{
    ImageRow made;
    made.width = 640;
    made.height = 100;
    return made;
}

TEST(EditExample, LeavesBytesAloneThatItDoesNotConcern)
{
    const std::string bytes = example({feature("image/encoded", texts({"\xFF\xD8 picture"})),
                                       feature("image/height", packedIntegers({100})),
                                       feature("my/own/thing", reals({0.5F})),
                                       feature("image/object/bbox/xmin", reals({0.1F, 0.2F}))});
    EXPECT_EQ(editExample(bytes, ImageEdit{}, row(), kClasses), bytes);
}

TEST(EditExample, DropsTheEntriesOfABoxFromEveryList)
{
    ImageEdit edit;
    edit.boxes.resize(2);
    edit.boxes[0].isDropped = true;
    edit.boxes[1].isMoved = true;
    edit.boxes[1].corners = {0.25F, 0.0F, 1.0F, 0.5F};
    const std::string bytes =
        example({feature("image/object/bbox/xmin", reals({0.1F, 0.2F})),
                 feature("image/object/bbox/ymax", reals({0.9F, 1.2F})),
                 feature("image/object/class/text", texts({"cat", "dog"})),
                 feature("image/object/class/label", unpackedIntegers({1, 2})),
                 feature("image/object/unheard/of", packedIntegers({7, 8})),
                 feature("image/object/group/of/three", packedIntegers({1, 2, 3})),
                 feature("image/filename", texts({"a.jpg"}))});
    const std::string expected =
        example({feature("image/object/bbox/xmin", reals({0.25F})),
                 feature("image/object/bbox/ymax", reals({0.5F})),
                 feature("image/object/class/text", texts({"dog"})),
                 feature("image/object/class/label", packedIntegers({2})),
                 feature("image/object/unheard/of", packedIntegers({8})),
                 feature("image/object/group/of/three", packedIntegers({1, 2, 3})),
                 feature("image/filename", texts({"a.jpg"}))});
    EXPECT_EQ(editExample(bytes, edit, row(), kClasses), expected);
}

TEST(EditExample, WritesClassAndSize)
{
    ImageEdit edit;
    edit.isResized = true;
    edit.boxes.resize(1);
    edit.boxes[0].classIndex = 1;
    const std::string bytes = example({feature("image/width", unpackedIntegers({3})),
                                       feature("image/height", unpackedIntegers({640})),
                                       feature("image/object/class/text", texts({"Dog "})),
                                       feature("image/object/class/label", packedIntegers({9}))});
    const std::string expected =
        example({feature("image/width", packedIntegers({static_cast<char>(0x80), 5})),
                 feature("image/height", packedIntegers({100})),
                 feature("image/object/class/text", texts({"dog"})),
                 feature("image/object/class/label", packedIntegers({2}))});
    EXPECT_EQ(editExample(bytes, edit, row(), kClasses), expected);
}

TEST(EditExample, RefusesWhatItCannotUnderstand)
{
    ImageEdit edit;
    edit.boxes.resize(1);
    edit.boxes[0].isDropped = true;
    ImageRow unequal = row();
    unequal.flags |= kListsUnequal;
    const std::string bytes = example({feature("image/object/bbox/xmin", reals({0.1F}))});
    EXPECT_FALSE(editExample(bytes, edit, unequal, kClasses));
    EXPECT_TRUE(editExample(bytes, edit, row(), kClasses));
    std::size_t refused = 0;
    for (std::size_t size = 1; size < bytes.size(); ++size)
        refused += editExample(bytes.substr(0, size), edit, row(), kClasses) ? 0 : 1;
    EXPECT_EQ(refused, bytes.size() - 1);
}

} // namespace

} // namespace faultline
