// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/message_parser.h"
#include "model/schemas/hparams.pb.h"
#include "model/schemas/onnx.pb.h"
#include "model/summaries/hparams.h"
#include "tests/readers/trace/proto_writer.h"

#include <gtest/gtest.h>

#include <string>

namespace faultline {
namespace {

using test::ProtoWriter;

TEST(MessageParser, UsesAnObjectAgain)
{
    MessageParser parser;
    schema::onnx::Node node;
    ASSERT_TRUE(parser.parse(ProtoWriter().text(1, "a").text(3, "first").bytes(), node));
    ASSERT_TRUE(parser.parse(ProtoWriter().text(4, "Relu").bytes(), node));
    EXPECT_EQ(node.input_size(), 0);
    EXPECT_FALSE(node.has_name());
    EXPECT_EQ(node.op_type(), "Relu");
}

TEST(MessageParser, GivesWhatStandsBeforeDamage)
{
    MessageParser parser;
    schema::onnx::Node node;
    const std::string bytes = ProtoWriter().text(1, "a").text(4, "Relu").bytes();
    EXPECT_FALSE(parser.parse(bytes + '\x2A', node));
    EXPECT_EQ(node.op_type(), "Relu");
}

TEST(MessageParser, ParsesALongMessageByItsFieldsAndPassesOverLongOnes)
{
    const std::string half(MessageParser::kMostBytes / 2, 'x');
    const std::string whole(MessageParser::kMostBytes, 'x');
    const std::string bytes = ProtoWriter()
                                  .text(1, half)
                                  .text(2, whole)
                                  .text(1, half)
                                  .text(1, half)
                                  .text(4, "Relu")
                                  .bytes();
    MessageParser parser;
    schema::onnx::Node node;
    ASSERT_TRUE(parser.parse(bytes, node));
    EXPECT_EQ(node.input_size(), 3);
    EXPECT_EQ(node.output_size(), 0);
    EXPECT_EQ(node.op_type(), "Relu");

    const auto source = openMemory("a.pb", std::as_bytes(std::span(bytes.data(), bytes.size())));
    WireFile file(*source);
    schema::onnx::Node fromFile;
    ASSERT_TRUE(parser.parse(WireCursor(file, 0, bytes.size()), fromFile));
    EXPECT_EQ(fromFile.SerializeAsString(), node.SerializeAsString());
}

TEST(MessageParser, LeavesFieldsToTheCaller)
{
    const std::string bytes = ProtoWriter().text(3, "name").text(4, "Relu").bytes();
    MessageParser parser;
    schema::onnx::Node node;
    std::string_view taken;
    ASSERT_TRUE(parser.parseFields(WireReader(bytes), node, [&](const WireReader& field) {
        if (field.isBytes(3))
            taken = field.bytes();
        return field.isBytes(3);
    }));
    EXPECT_EQ(taken, "name");
    EXPECT_FALSE(node.has_name());
    EXPECT_EQ(node.op_type(), "Relu");
}

TEST(MessageParser, TakesTextsThatAreNoUtf8AndFieldsThatNobodyKnows)
{
    const std::string bytes =
        ProtoWriter().text(3, "na\xFFme").text(900, "unknown").number(901, 1).bytes()
        + "\x4B\x08\x01\x4C" // a group
        + ProtoWriter().text(4, "\xC0\xAF").bytes();
    MessageParser parser;
    schema::onnx::Node node;
    ASSERT_TRUE(parser.parse(bytes, node));
    EXPECT_EQ(node.name(), "na\xFFme");
    EXPECT_EQ(node.op_type(), "\xC0\xAF");
}

TEST(MessageParser, BoundsTheNesting)
{
    // A list in a list, and so on.
    const auto nested = [](int depth) {
        std::string value = ProtoWriter().real(2, 1.0).bytes();
        for (int i = 0; i < depth; ++i)
            value = ProtoWriter().message(6, ProtoWriter().text(1, value)).bytes();
        return value;
    };
    MessageParser parser;
    schema::hparams::Value value;
    EXPECT_TRUE(parser.parse(nested(40), value));
    EXPECT_FALSE(parser.parse(nested(60), value));
    EXPECT_FALSE(parser.parse(nested(2000), value));
    const auto session = [&](int depth) {
        const ProtoWriter entry = ProtoWriter().text(1, "layers").text(2, nested(depth));
        return decodeHparams(ProtoWriter().message(3, ProtoWriter().message(1, entry)).bytes());
    };
    EXPECT_TRUE(session(16));
    EXPECT_FALSE(session(17));
    EXPECT_FALSE(session(2000));
}

} // namespace
} // namespace faultline
