// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/schemas/compare_decoders.h"
#include "tests/summaries/logged_values.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <random>
#include <string>

namespace faultline {
namespace {

using test::compareEvent;
using test::compareExample;
using test::comparePlane;
using test::compareTensor;

using Compare = std::string (*)(std::string_view bytes);

/// The sample, cut at every byte, with every byte flipped, and with fields that nobody knows.
void expectSame(Compare compare, const std::string& sample)
{
    ASSERT_EQ(compare(sample), "");
    for (const char* unknown : {"\x8A\x7D\x02zz", "\x88\x7D\x07", "\x83\x7D\x08\x01\x84\x7D"}) {
        EXPECT_EQ(compare(sample + unknown), "") << "behind";
        EXPECT_EQ(compare(unknown + sample), "") << "before";
    }
    for (std::size_t size = 0; size < sample.size(); ++size)
        ASSERT_EQ(compare(std::string_view(sample).substr(0, size)), "") << "cut at " << size;
    for (std::size_t at = 0; at < sample.size(); ++at) {
        for (const int mask : {0x01, 0x04, 0x08, 0x40, 0x80, 0xFF}) {
            std::string flipped = sample;
            flipped[at] = static_cast<char>(flipped[at] ^ mask);
            ASSERT_EQ(compare(flipped), "") << "byte " << at << " by " << mask;
        }
    }
}

std::mt19937& random()
{
    static std::mt19937 made(15);
    return made;
}

std::uint64_t upTo(std::uint64_t most)
{
    return std::uniform_int_distribution<std::uint64_t>(0, most)(random());
}

std::string anyText()
{
    std::string text;
    for (std::uint64_t size = upTo(12); size > 0; --size)
        text.push_back(static_cast<char>(upTo(255)));
    return text;
}

schema::summary::Event anyEvent()
{
    schema::summary::Event event;
    event.set_wall_time(1.7e9 + static_cast<double>(upTo(1'000'000)) * 1e-3);
    event.set_step(static_cast<std::int64_t>(upTo(1ULL << upTo(62))) - 3);
    if (upTo(9) == 0)
        event.set_file_version("brain.Event:2");
    else if (upTo(9) == 0)
        event.mutable_session_log()->set_status(upTo(4));
    for (std::uint64_t left = event.what_case() == 0 ? upTo(4) : 0; left > 0; --left) {
        schema::summary::Value& value = *event.mutable_summary()->add_value();
        if (upTo(5) == 0)
            value.set_node_name(anyText());
        else
            value.set_tag(upTo(1) == 0 ? "loss" : anyText());
        if (upTo(4) == 0)
            value.mutable_metadata()->mutable_plugin()->set_name("histograms");
        switch (upTo(3)) {
        case 0: value.set_image(anyText()); break;
        case 1: value.set_histo(anyText()); break;
        default:
            value.set_simple_value(std::bit_cast<float>(static_cast<std::uint32_t>(upTo(~0U))));
        }
    }
    return event;
}

TEST(OwnDecoders, GiveTheScalarsOfRandomEvents)
{
    for (int i = 0; i < 60; ++i)
        expectSame(compareEvent, anyEvent().SerializeAsString());
}

TEST(OwnDecoders, GiveTheScalarsOfLoggedEvents)
{
    std::size_t events = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::summaryFile(""))) {
        if (entry.path().filename().string().find("tfevents") == std::string::npos)
            continue;
        for (const test::LoggedValue& logged : test::valuesOf(entry.path().string())) {
            schema::summary::Event event;
            event.set_step(logged.step);
            schema::summary::Value& value = *event.mutable_summary()->add_value();
            ASSERT_TRUE(value.ParseFromString(logged.message));
            EXPECT_EQ(compareEvent(event.SerializeAsString()), "") << entry.path();
            if (value.has_tensor()) {
                EXPECT_EQ(compareTensor(value.tensor()), "") << entry.path();
            }
            ++events;
        }
    }
    EXPECT_GT(events, 10U);
}

TEST(OwnDecoders, GiveTheValuesOfTensors)
{
    for (int i = 0; i < 40; ++i) {
        schema::tensor::Tensor tensor;
        tensor.set_dtype(static_cast<std::int64_t>(upTo(24)));
        for (std::uint64_t dims = upTo(2); dims > 0; --dims)
            tensor.mutable_shape()->add_dim()->set_size(static_cast<std::int64_t>(upTo(3)));
        if (upTo(1) == 0)
            tensor.add_float_val(static_cast<float>(upTo(1000)) / 7.0F);
        else
            tensor.add_int64_val(static_cast<std::int64_t>(upTo(~0ULL)));
        expectSame(compareTensor, tensor.SerializeAsString());
    }
}

TEST(OwnDecoders, GiveTheFeaturesOfExamples)
{
    for (int i = 0; i < 30; ++i) {
        schema::example::Example example;
        for (std::uint64_t left = upTo(6); left > 0; --left) {
            schema::example::Entry& entry = *example.mutable_features()->add_feature();
            const std::size_t key = upTo(kExampleKeyCount);
            entry.set_key(key < kExampleKeyCount
                              ? std::string(toString(static_cast<ExampleKey>(key)))
                              : anyText());
            schema::example::Feature& feature = *entry.mutable_value();
            const std::uint64_t kind = upTo(3);
            for (std::uint64_t values = upTo(4); values > 0; --values) {
                if (kind == 0)
                    feature.mutable_bytes_list()->add_value(anyText());
                else if (kind == 1)
                    feature.mutable_float_list()->add_value(static_cast<float>(upTo(99)) / 98.0F);
                else if (kind == 2)
                    feature.mutable_int64_list()->add_value(
                        static_cast<std::int64_t>(upTo(~0ULL >> upTo(63))));
            }
        }
        expectSame(compareExample, example.SerializeAsString());
    }
}

TEST(OwnDecoders, GiveTheEventsOfPlanes)
{
    for (int i = 0; i < 12; ++i) {
        schema::xplane::Plane plane;
        plane.set_name(upTo(1) == 0 ? "/host:CPU" : "/device:GPU:0");
        for (std::uint64_t lines = upTo(2) + 1; lines > 0; --lines) {
            schema::xplane::Line& line = *plane.add_line();
            line.set_id(static_cast<std::int64_t>(lines));
            line.set_name(anyText());
            line.set_timestamp_ns(static_cast<std::int64_t>(upTo(1'000'000)));
            for (std::uint64_t events = upTo(4); events > 0; --events) {
                schema::xplane::Event& event = *line.add_event();
                event.set_metadata_id(static_cast<std::int64_t>(upTo(3)));
                event.set_offset_ps(static_cast<std::int64_t>(upTo(1'000'000'000)));
                event.set_duration_ps(static_cast<std::int64_t>(upTo(1'000'000)));
                schema::xplane::Stat& stat = *event.add_stats();
                stat.set_metadata_id(static_cast<std::int64_t>(upTo(3)));
                if (upTo(1) == 0)
                    stat.set_str_value(anyText());
                else
                    stat.set_ref_value(2);
            }
        }
        for (std::int64_t id = 1; id <= 3; ++id) {
            schema::xplane::EventNameEntry& name = *plane.add_event_name();
            name.set_key(id);
            name.mutable_value()->set_name(id == 1 ? "train" : anyText());
            schema::xplane::StatNameEntry& stat = *plane.add_stat_name();
            stat.set_key(id);
            stat.mutable_value()->set_name(id == 1 ? "step_num" : "tf_op");
        }
        expectSame(comparePlane, plane.SerializeAsString());
    }
}

} // namespace
} // namespace faultline
