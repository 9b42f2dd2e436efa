// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/summary_value.h"
#include "tests/summaries/value_files.h"

#include <gmock/gmock.h>

namespace {

using namespace faultline;
using namespace faultline::test;
using testing::ElementsAre;

TEST(SummaryContent, TellsTheFormOfAValue)
{
    const auto formOf = [](std::uint32_t field) {
        const std::string value = ProtoWriter().bytes(1, "tag").bytes(field, "x").data();
        return readSummaryContent(value)->form;
    };
    EXPECT_EQ(formOf(4), SummaryContent::Form::OldImage);
    EXPECT_EQ(formOf(5), SummaryContent::Form::OldHisto);
    EXPECT_EQ(formOf(6), SummaryContent::Form::OldAudio);
    EXPECT_EQ(formOf(8), SummaryContent::Form::Tensor);
    EXPECT_EQ(formOf(9), SummaryContent::Form::None);
    EXPECT_FALSE(readSummaryContent("\xFF\xFF"));
}

TEST(StringTensor, KeepsShapeAndOrder)
{
    const std::string proto = stringTensor({"a", "b", "c", "d", "e", "f"}, {3, 2});
    const Result<StringTensor> tensor = readStringTensor(proto);
    ASSERT_TRUE(tensor);
    EXPECT_THAT(tensor->shape, ElementsAre(3, 2));
    EXPECT_THAT(tensor->strings, ElementsAre("a", "b", "c", "d", "e", "f"));
    EXPECT_EQ(tensor->leftOut, 0U);
}

TEST(StringTensor, ScalarHasNoDimension)
{
    const std::string proto = stringTensor({"text"}, {});
    const Result<StringTensor> tensor = readStringTensor(proto);
    ASSERT_TRUE(tensor);
    EXPECT_TRUE(tensor->shape.empty());
    EXPECT_THAT(tensor->strings, ElementsAre("text"));
}

TEST(StringTensor, LastStringStandsForThoseThatAreMissing)
{
    const std::string proto = stringTensor({"a", "b"}, {4});
    EXPECT_THAT(readStringTensor(proto)->strings, ElementsAre("a", "b", "b", "b"));
    const std::string none = stringTensor({}, {2});
    EXPECT_THAT(readStringTensor(none)->strings, ElementsAre("", ""));
}

TEST(StringTensor, StringsBeyondTheShapeAreNotLost)
{
    const std::string proto = stringTensor({"a", "b", "c"}, {1});
    const Result<StringTensor> tensor = readStringTensor(proto);
    EXPECT_THAT(tensor->shape, ElementsAre(3));
    EXPECT_THAT(tensor->strings, ElementsAre("a", "b", "c"));
}

TEST(StringTensor, OpenShapeIsOneDimension)
{
    const std::string open = ProtoWriter()
                                 .varint(1, 7)
                                 .bytes(2, ProtoWriter().varint(3, 1).data())
                                 .bytes(8, "a")
                                 .bytes(8, "b")
                                 .data();
    EXPECT_THAT(readStringTensor(open)->shape, ElementsAre(2));
    const std::string negative = stringTensor({"a", "b"}, {~std::uint64_t{0}});
    EXPECT_THAT(readStringTensor(negative)->shape, ElementsAre(2));
}

TEST(StringTensor, PromisesOfManyElementsCostNothing)
{
    const std::string proto = stringTensor({"a"}, {1U << 31, 1U << 31, 1U << 31});
    const Result<StringTensor> tensor = readStringTensor(proto, 100);
    ASSERT_TRUE(tensor);
    EXPECT_EQ(tensor->strings.size(), 100U);
    EXPECT_GT(tensor->leftOut, 1ULL << 60);
}

TEST(StringTensor, ReadsPackedContent)
{
    // Tensor::AsProtoTensorContent(): varint lengths, then the bytes.
    std::string content("\x02\x00\x03", 3);
    content += "abxyz";
    const auto packed = [](std::string_view bytes) {
        return ProtoWriter()
            .varint(1, 7)
            .bytes(2, ProtoWriter().bytes(2, ProtoWriter().varint(1, 3).data()).data())
            .bytes(4, bytes)
            .data();
    };
    const std::string proto = packed(content);
    EXPECT_THAT(readStringTensor(proto)->strings, ElementsAre("ab", "", "xyz"));
    EXPECT_FALSE(readStringTensor(packed(std::string_view("\x02\x00\x7F", 3))));
}

TEST(StringTensor, OtherTypesAreNoText)
{
    EXPECT_FALSE(readStringTensor(ProtoWriter().varint(1, 1).data()));
    const std::string reference = ProtoWriter().varint(1, 107).bytes(8, "a").data();
    EXPECT_THAT(readStringTensor(reference)->strings, ElementsAre("a"));
}

} // namespace
