// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/tensor_value.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace faultline::tfevents {
namespace {

using test::ProtoWriter;

template <typename T>
std::string raw(T value)
{
    std::string bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}

std::string content(std::uint64_t dtype, const std::string& bytes)
{
    return ProtoWriter().varint(1, dtype).bytes(2, "").bytes(4, bytes).data();
}

std::string packedVarint(std::uint32_t field, std::uint64_t value)
{
    // The bytes of a varint field without its key are a packed list of one.
    const std::string whole = ProtoWriter().varint(1, value).data();
    return ProtoWriter().bytes(field, whole.substr(1)).data();
}

double scalarOf(const std::string& tensor)
{
    const TensorSummary summary = summarizeTensor(tensor);
    EXPECT_TRUE(summary.isValid);
    EXPECT_TRUE(summary.isNumeric);
    EXPECT_TRUE(summary.scalar.has_value());
    return summary.scalar.value_or(-12345.0);
}

TEST(TensorValue, ReadsEveryNumericTypeFromTensorContent)
{
    EXPECT_EQ(scalarOf(content(1, raw(1.5F))), 1.5);
    EXPECT_EQ(scalarOf(content(2, raw(0.1))), 0.1);
    EXPECT_EQ(scalarOf(content(3, raw(std::int32_t{-7}))), -7);
    EXPECT_EQ(scalarOf(content(4, raw(std::uint8_t{200}))), 200);
    EXPECT_EQ(scalarOf(content(5, raw(std::int16_t{-300}))), -300);
    EXPECT_EQ(scalarOf(content(6, raw(std::int8_t{-100}))), -100);
    EXPECT_EQ(scalarOf(content(9, raw(std::int64_t{1} << 40))), std::ldexp(1.0, 40));
    EXPECT_EQ(scalarOf(content(10, raw(true))), 1);
    EXPECT_EQ(scalarOf(content(14, raw(std::uint16_t{0x3FC0}))), 1.5);
    EXPECT_EQ(scalarOf(content(17, raw(std::uint16_t{65535}))), 65535);
    EXPECT_EQ(scalarOf(content(19, raw(std::uint16_t{0x3E00}))), 1.5);
    EXPECT_EQ(scalarOf(content(22, raw(std::uint32_t{4'000'000'000U}))), 4e9);
    EXPECT_EQ(scalarOf(content(23, raw(std::uint64_t{1} << 63))), std::ldexp(1.0, 63));
}

TEST(TensorValue, ReadsEveryTypedListPackedAndNot)
{
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 1).real32(5, 2.5F).data()), 2.5);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 1).bytes(5, raw(2.5F)).data()), 2.5);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 2).real64(6, 0.1).data()), 0.1);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 2).bytes(6, raw(0.1)).data()), 0.1);
    const auto minusThree = static_cast<std::uint64_t>(std::int64_t{-3});
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 3).varint(7, minusThree).data()), -3);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 9).data() + packedVarint(10, minusThree)), -3);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 10).varint(11, 1).data()), 1);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 22).data() + packedVarint(16, 4'000'000'000U)), 4e9);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 23).varint(17, 5).data()), 5);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 19).varint(13, 0x3E00).data()), 1.5);
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 14).data() + packedVarint(13, 0x3FC0)), 1.5);
}

TEST(TensorValue, HalfPrecisionHasItsSpecialValues)
{
    const auto half = [](std::uint16_t bits) { return scalarOf(content(19, raw(bits))); };
    EXPECT_EQ(half(0x0000), 0.0);
    EXPECT_TRUE(std::signbit(half(0x8000)));
    EXPECT_EQ(half(0x0001), std::ldexp(1.0, -24));
    EXPECT_EQ(half(0x03FF), std::ldexp(1023.0, -24));
    EXPECT_EQ(half(0x7BFF), 65504.0);
    EXPECT_EQ(half(0xFC00), -std::numeric_limits<double>::infinity());
    EXPECT_TRUE(std::isnan(half(0x7E00)));
    EXPECT_TRUE(std::isnan(scalarOf(content(14, raw(std::uint16_t{0x7FC0})))));
}

TEST(TensorValue, AnAbsentListMeansZero)
{
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 1).bytes(2, "").data()), 0.0);
}

TEST(TensorValue, ReferenceTypesCountAsTheirBase)
{
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 101).real32(5, 2.5F).data()), 2.5);
}

TEST(TensorValue, OneElementOfAnyRankIsAScalar)
{
    const std::string dimension = ProtoWriter().varint(1, 1).data();
    const std::string shape = ProtoWriter().bytes(2, dimension).bytes(2, dimension).data();
    EXPECT_EQ(scalarOf(ProtoWriter().varint(1, 1).bytes(2, shape).real32(5, 3.0F).data()), 3.0);
}

TEST(TensorValue, VectorsAndStringsAreNot)
{
    const std::string shape = ProtoWriter().bytes(2, ProtoWriter().varint(1, 3).data()).data();
    EXPECT_FALSE(summarizeTensor(ProtoWriter().varint(1, 1).bytes(2, shape).data()).scalar);
    EXPECT_FALSE(summarizeTensor(ProtoWriter().varint(1, 7).bytes(8, "text").data()).scalar);
    EXPECT_FALSE(summarizeTensor(content(8, std::string(8, 'c'))).scalar) << "complex64";
}

TEST(TensorValue, ContentOfTheWrongSizeIsNoNumber)
{
    EXPECT_FALSE(summarizeTensor(content(1, "abc")).scalar);
    EXPECT_FALSE(summarizeTensor(content(2, raw(1.5F))).scalar);
}

TEST(TensorValue, HugeDimensionsDoNotOverflow)
{
    const std::string dimension =
        ProtoWriter().varint(1, std::numeric_limits<std::uint64_t>::max() / 2).data();
    const std::string shape = ProtoWriter().bytes(2, dimension).bytes(2, dimension).data();
    const TensorSummary summary =
        summarizeTensor(ProtoWriter().varint(1, 1).bytes(2, shape).real32(5, 3.0F).data());
    EXPECT_FALSE(summary.scalar);
    EXPECT_GT(summary.elementCount, 1U);
}

TEST(TensorValue, EveryCutIsSurvived)
{
    const std::string whole = ProtoWriter()
                                  .varint(1, 1)
                                  .bytes(2, ProtoWriter().bytes(2, "\x08\x01").data())
                                  .bytes(5, raw(2.5F))
                                  .bytes(4, raw(2.5F))
                                  .data();
    for (std::size_t size = 0; size < whole.size(); ++size)
        (void)summarizeTensor(std::string_view(whole).substr(0, size));
    EXPECT_EQ(scalarOf(whole), 2.5);
}

} // namespace
} // namespace faultline::tfevents
