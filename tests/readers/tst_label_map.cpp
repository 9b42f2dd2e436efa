// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/readers/config_checks.h"
#include "tests/support/shared_data.h"

#include <filesystem>

namespace faultline::test {
namespace {

constexpr std::string_view kLabelMapId = "label-map";

const std::string kText = "# classes\n"
                          "item {\n  name: 'dog'\n  id: 1\n  display_name: \"Dog\"\n}\n"
                          "item: { id: 7 name: \"cat\" keypoints { id: 1 label: \"nose\" } }\n"
                          "item < id:9, name:'é' frequency: RARE >\n";

std::string binaryItem(std::string_view name, std::uint64_t id)
{
    ProtoWriter item;
    item.bytes(1, name).varint(2, id).bytes(3, std::string(name) + "!");
    return ProtoWriter().bytes(1, item.data()).data();
}

TEST(LabelMap, ReadsTheTextForm)
{
    ReadResult result;
    const ConfigDocument document = readConfig(kLabelMapId, kText, &result);
    EXPECT_TRUE(result.file.issues.empty());
    EXPECT_EQ(document.kind, ConfigKind::LabelMap);
    ASSERT_EQ(document.labels.size(), 3U);
    EXPECT_EQ(document.labels[0].name, "dog");
    EXPECT_EQ(document.labels[0].displayName, "Dog");
    EXPECT_EQ(document.labels[0].line, 2U);
    EXPECT_EQ(document.labels[1].id, 7);
    EXPECT_EQ(document.labels[2].name, "é");
    EXPECT_EQ(document.value("item[1].keypoints[0].label"), "nose");
    EXPECT_EQ(nodeAt(document, "item[1]").value, "7: cat");
    EXPECT_EQ(result.file.recordCount, 3U);
    // Only what is written: eight defaults for each class would bury it.
    EXPECT_EQ(document.find("item[0].frequency"), ConfigNode::npos);
}

TEST(LabelMap, ReadsTheBinaryForm)
{
    const std::string bytes = binaryItem("dog", 1) + binaryItem("cat", 300);
    ReadResult result;
    const ConfigDocument document = readConfig(kLabelMapId, bytes, &result);
    EXPECT_TRUE(result.file.issues.empty());
    ASSERT_EQ(document.labels.size(), 2U);
    EXPECT_EQ(document.labels[1].name, "cat");
    EXPECT_EQ(document.labels[1].id, 300);
    EXPECT_EQ(document.labels[1].displayName, "cat!");
    EXPECT_EQ(document.labels[1].line, 0U);
    readConfig(kLabelMapId, bytes.substr(0, bytes.size() - 3), &result);
    EXPECT_EQ(result.file.end, ReadEnd::TruncatedTail);
    EXPECT_EQ(result.file.issues.count(IssueCode::SyntaxError), 1U);
}

TEST(LabelMap, SaysWhatIsWrongWithItsItems)
{
    ReadResult result;
    const ConfigDocument document = readConfig(
        kLabelMapId, "item {\n id: 1 name: 'a' }\nitem {\n id: 1 nmae: 'b' }\nitem { name: 'c' }\n",
        &result);
    EXPECT_EQ(document.labels.size(), 3U);
    EXPECT_TRUE(hasIssue(result, IssueCode::DuplicateField, "line 3: id 1 stands in line 1"));
    EXPECT_TRUE(hasIssue(result, IssueCode::UnknownField, "perhaps \"name\" is meant"));
    EXPECT_TRUE(hasIssue(result, IssueCode::MissingPart, "line 5"));
}

TEST(LabelMap, IsKnownByItsItems)
{
    EXPECT_EQ(ownerOf("x.txt", kText), kLabelMapId);
    EXPECT_EQ(ownerOf("label_map.pbtxt", binaryItem("dog", 1)), kLabelMapId);
    EXPECT_NE(ownerOf("data.pb", binaryItem("dog", 1)), kLabelMapId)
        << "other messages look like that";
    for (const char* other :
         {"item: 3", "item { value: 3 }", "items {\n name: 'a' }", "item one: bought", "item {"})
        EXPECT_NE(ownerOf("label_map.pbtxt", other), kLabelMapId) << other;
}

TEST(LabelMap, SurvivesCutsAndFlips)
{
    spoil(kLabelMapId, kText);
    spoil(kLabelMapId, binaryItem("dog", 1) + binaryItem("cat", 2));
}

TEST(LabelMap, ReadsOwnAndRealOnes)
{
    for (const SampleFolder& folder : ownAndReal("data/datasets", "datasets")) {
        std::size_t read = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path)) {
            if (entry.path().extension() != ".pbtxt")
                continue;
            const ReadResult result = readPath(entry.path().string());
            ASSERT_EQ(result.artifacts.configs.size(), 1U) << entry.path();
            EXPECT_FALSE(result.artifacts.configs.front()->labels.empty()) << entry.path();
            EXPECT_EQ(result.file.issues.damageCount(), 0U) << entry.path();
            ++read;
        }
        EXPECT_GT(read, 0U) << folder.path;
    }
}

} // namespace
} // namespace faultline::test
