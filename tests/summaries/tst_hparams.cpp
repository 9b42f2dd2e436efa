// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/hparams.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faultline {
namespace {

using test::ProtoWriter;

std::string numberValue(double number)
{
    return ProtoWriter().real64(2, number).data();
}
std::string textValue(std::string_view text)
{
    return ProtoWriter().bytes(3, text).data();
}
std::string entry(std::string_view key, std::string_view value)
{
    return ProtoWriter().bytes(1, key).bytes(2, value).data();
}
std::string pluginData(std::uint32_t field, std::string_view message)
{
    return ProtoWriter().varint(1, 0).bytes(field, message).data();
}

std::string sampleStart()
{
    ProtoWriter list;
    list.bytes(1, numberValue(1.0)).bytes(1, textValue("a"));
    return ProtoWriter()
        .bytes(1, entry("lr", numberValue(0.001)))
        .bytes(1, entry("optimizer", textValue("adam")))
        .bytes(1, entry("nesterov", ProtoWriter().varint(4, 1).data()))
        .bytes(1, entry("nothing", ProtoWriter().varint(1, 0).data()))
        .bytes(1, entry("layers", ProtoWriter().bytes(6, list.data()).data()))
        .bytes(2, "model")
        .bytes(3, "monitor")
        .bytes(4, "group-7")
        .real64(5, 1.7e9)
        .data();
}

std::string sampleExperiment()
{
    const std::string choices =
        ProtoWriter().bytes(1, numberValue(16)).bytes(1, numberValue(32)).data();
    const std::string units = ProtoWriter()
                                  .bytes(1, "units")
                                  .bytes(2, "Units")
                                  .bytes(3, "of a layer")
                                  .varint(4, 3)
                                  .bytes(5, choices)
                                  .data();
    const std::string dropout = ProtoWriter()
                                    .bytes(1, "dropout")
                                    .bytes(6, ProtoWriter().real64(1, 0.1).real64(2, 0.5).data())
                                    .data();
    const std::string metric =
        ProtoWriter()
            .bytes(1, ProtoWriter().bytes(1, "validation").bytes(2, "epoch_loss").data())
            .bytes(3, "loss")
            .varint(5, 2)
            .data();
    return ProtoWriter()
        .bytes(1, "what for")
        .real64(3, 1.7e9)
        .bytes(4, units)
        .bytes(4, dropout)
        .bytes(5, metric)
        .data();
}

TEST(Hparams, ReadsTheStartOfASession)
{
    const Result<HparamMessage> message = decodeHparams(pluginData(3, sampleStart()));
    ASSERT_TRUE(message);
    const auto& start = std::get<HparamSessionStart>(*message);
    EXPECT_EQ(start.hparams.size(), 4U) << "null is no value";
    EXPECT_EQ(start.hparams.at("lr"), HparamValue(0.001));
    EXPECT_EQ(start.hparams.at("optimizer"), HparamValue("adam"));
    EXPECT_EQ(start.hparams.at("nesterov"), HparamValue(true));
    EXPECT_EQ(start.hparams.at("layers"), HparamValue("[1, a]"));
    EXPECT_EQ(start.modelUri, "model");
    EXPECT_EQ(start.monitorUrl, "monitor");
    EXPECT_EQ(start.group, "group-7");
    EXPECT_EQ(start.startTime, 1.7e9);
}

TEST(Hparams, ReadsTheEndOfASession)
{
    const Result<HparamMessage> message =
        decodeHparams(pluginData(4, ProtoWriter().varint(1, 2).real64(2, 1.7e9).data()));
    ASSERT_TRUE(message);
    const auto& end = std::get<HparamSessionEnd>(*message);
    EXPECT_EQ(end.status, HparamStatus::Failure);
    EXPECT_EQ(end.endTime, 1.7e9);
    const Result<HparamMessage> unknown =
        decodeHparams(pluginData(4, ProtoWriter().varint(1, 99).data()));
    ASSERT_TRUE(unknown);
    EXPECT_EQ(std::get<HparamSessionEnd>(*unknown).status, HparamStatus::Unknown);
}

TEST(Hparams, ReadsAnExperiment)
{
    const Result<HparamMessage> message = decodeHparams(pluginData(2, sampleExperiment()));
    ASSERT_TRUE(message);
    const auto& experiment = std::get<HparamExperiment>(*message);
    EXPECT_EQ(experiment.description, "what for");
    ASSERT_EQ(experiment.hparams.size(), 2U);
    EXPECT_EQ(experiment.hparams[0].displayName, "Units");
    EXPECT_EQ(experiment.hparams[0].choices,
              (std::vector<HparamValue>{HparamValue(16.0), HparamValue(32.0)}));
    EXPECT_FALSE(experiment.hparams[0].interval);
    EXPECT_EQ(experiment.hparams[1].interval, (std::pair{0.1, 0.5}));
    ASSERT_EQ(experiment.metrics.size(), 1U);
    EXPECT_EQ(experiment.metrics[0].metric,
              (HparamMetric{.group = "validation", .tag = "epoch_loss"}));
    EXPECT_EQ(experiment.metrics[0].displayName, "loss");
}

TEST(Hparams, FindsItsMessageInASummary)
{
    const std::string data = pluginData(3, sampleStart());
    const std::string plugin = ProtoWriter().bytes(1, "hparams").bytes(2, data).data();
    const std::string value = ProtoWriter()
                                  .bytes(1, "_hparams_/session_start_info")
                                  .bytes(9, ProtoWriter().bytes(1, plugin).data())
                                  .data();
    const Result<HparamMessage> message = hparamsOfSummary(value);
    ASSERT_TRUE(message);
    EXPECT_TRUE(std::holds_alternative<HparamSessionStart>(*message));
    EXPECT_FALSE(hparamsOfSummary(ProtoWriter().bytes(1, "tag").data())) << "no metadata";
}

TEST(Hparams, AcceptsNoCutMessage)
{
    for (const std::string& inner :
         {pluginData(3, sampleStart()), pluginData(2, sampleExperiment()),
          pluginData(4, ProtoWriter().varint(1, 1).data())}) {
        ASSERT_TRUE(decodeHparams(inner));
        for (std::size_t size = 0; size < inner.size(); ++size) {
            const Result<HparamMessage> message =
                decodeHparams(std::string_view(inner).substr(0, size));
            ASSERT_FALSE(message) << "cut at " << size;
            EXPECT_EQ(message.error().code, ErrorCode::Corrupt);
        }
    }
}

TEST(Hparams, BoundsTheDepthOfLists)
{
    std::string value = numberValue(1.0);
    for (int depth = 0; depth < 10; ++depth)
        value = ProtoWriter().bytes(6, ProtoWriter().bytes(1, value).data()).data();
    const auto start = [](std::string_view v) {
        return pluginData(3, ProtoWriter().bytes(1, entry("deep", v)).data());
    };
    EXPECT_TRUE(decodeHparams(start(value)));
    for (int depth = 0; depth < 10; ++depth)
        value = ProtoWriter().bytes(6, ProtoWriter().bytes(1, value).data()).data();
    EXPECT_FALSE(decodeHparams(start(value)));
}

TEST(Hparams, UnderstandsTheTextOfConfigurations)
{
    EXPECT_EQ(hparamFromText("0.01"), HparamValue(0.01));
    EXPECT_EQ(hparamFromText("1e-05"), HparamValue(1e-05));
    EXPECT_EQ(hparamFromText("+3"), HparamValue(3.0));
    EXPECT_EQ(hparamFromText("True"), HparamValue(true));
    EXPECT_EQ(hparamFromText("false"), HparamValue(false));
    EXPECT_EQ(hparamFromText("16 layers"), HparamValue("16 layers"));
    for (const char* nothing : {"", "null", "~", "None"})
        EXPECT_FALSE(hparamFromText(nothing)) << nothing;
    EXPECT_TRUE(std::isnan(std::get<double>(*hparamFromText("nan"))));
    EXPECT_EQ(toText(HparamValue(0.1)), "0.1");
    EXPECT_EQ(toText(HparamValue(false)), "false");
    EXPECT_EQ(numberOf(HparamValue(true)), 1.0);
    EXPECT_FALSE(numberOf(HparamValue("1")));
}

} // namespace
} // namespace faultline
