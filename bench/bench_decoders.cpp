// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What decoding by hand gains over the generated classes (decision 3): the same messages, the same
// use of them. Own code stays where it is more than 1.3 times as fast.
#include "model/dataset/formats/tfrecord/example.h"
#include "model/io/message_parser.h"
#include "model/readers/tfevents/event_decoder.h"
#include "model/readers/tfevents/tensor_value.h"
#include "model/schemas/example.pb.h"
#include "model/schemas/summary.pb.h"
#include "model/schemas/tensor.pb.h"
#include "model/schemas/xplane.pb.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace faultline {
namespace {

constexpr int kMessages = 4096;
constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

void setRate(benchmark::State& state)
{
    state.SetItemsProcessed(state.iterations() * kMessages);
}

/// Events with one scalar each of twelve tags; `isTensor`: as TensorFlow 2 writes them.
std::vector<std::string> events(bool isTensor)
{
    std::vector<std::string> made;
    for (int i = 0; i < kMessages; ++i) {
        schema::summary::Event event;
        event.set_wall_time(1.7e9 + i);
        event.set_step(100'000 + i);
        schema::summary::Value& value = *event.mutable_summary()->add_value();
        value.set_tag("train/losses/part_" + std::to_string(i % 12));
        if (isTensor) {
            schema::tensor::Tensor tensor;
            tensor.set_dtype(1);
            static_cast<void>(tensor.mutable_shape());
            const float number = 0.5F + static_cast<float>(i);
            tensor.set_content(&number, sizeof number);
            value.set_tensor(tensor.SerializeAsString());
            value.mutable_metadata()->mutable_plugin()->set_name("scalars");
        } else {
            value.set_simple_value(0.5F + static_cast<float>(i));
        }
        made.push_back(event.SerializeAsString());
    }
    return made;
}

void eventsOwn(benchmark::State& state)
{
    const std::vector<std::string> messages = events(state.range(0) != 0);
    for (auto _ : state) {
        tfevents::EventBatch batch;
        for (const std::string& message : messages)
            benchmark::DoNotOptimize(tfevents::decodeEvent(message, 0, batch));
    }
    setRate(state);
}

void eventsGenerated(benchmark::State& state)
{
    const std::vector<std::string> messages = events(state.range(0) != 0);
    schema::summary::Event event;
    schema::tensor::Tensor tensor;
    MessageParser parser;
    for (auto _ : state) {
        tfevents::EventBatch batch;
        for (const std::string& message : messages) {
            benchmark::DoNotOptimize(parser.parse(message, event));
            ++batch.recordCount;
            const tfevents::EventHead head{
                .wallTime = event.wall_time(), .step = event.step(), .record = 0};
            noteTime(head, batch);
            noteStep(head, batch);
            for (const schema::summary::Value& value : event.summary().value()) {
                float number = value.simple_value();
                tfevents::TagBatch& tag = batch.tag(value.tag());
                if (value.has_tensor()) {
                    tag.plugin = value.metadata().plugin().name();
                    benchmark::DoNotOptimize(parser.parse(value.tensor(), tensor));
                    if (tensor.content().size() == sizeof number)
                        std::memcpy(&number, tensor.content().data(), sizeof number);
                }
                tag.points.push_back({.step = head.step,
                                      .wallTime = head.wallTime,
                                      .value = static_cast<double>(number)});
            }
        }
    }
    setRate(state);
}

BENCHMARK(eventsOwn)->Name("scalars/own")->Arg(0);
BENCHMARK(eventsGenerated)->Name("scalars/generated")->Arg(0);
BENCHMARK(eventsOwn)->Name("tensors/own")->Arg(1);
BENCHMARK(eventsGenerated)->Name("tensors/generated")->Arg(1);

/// Records of the Object Detection API with 8 boxes and a picture of 20 kB.
std::vector<std::string> examples()
{
    std::vector<std::string> made;
    for (int i = 0; i < kMessages; ++i) {
        schema::example::Example example;
        const auto add = [&](const char* key) -> schema::example::Feature& {
            schema::example::Entry& entry = *example.mutable_features()->add_feature();
            entry.set_key(key);
            return *entry.mutable_value();
        };
        add("image/encoded").mutable_bytes_list()->add_value(std::string(20'000, 'x'));
        add("image/filename").mutable_bytes_list()->add_value(std::to_string(i) + ".jpg");
        add("image/format").mutable_bytes_list()->add_value("jpeg");
        add("image/width").mutable_int64_list()->add_value(640);
        add("image/height").mutable_int64_list()->add_value(480);
        for (const char* key : {"image/object/bbox/xmin", "image/object/bbox/ymin",
                                "image/object/bbox/xmax", "image/object/bbox/ymax"}) {
            auto& list = *add(key).mutable_float_list();
            for (int box = 0; box < 8; ++box)
                list.add_value(0.1F * static_cast<float>(box));
        }
        auto& labels = *add("image/object/class/label").mutable_int64_list();
        auto& texts = *add("image/object/class/text").mutable_bytes_list();
        for (int box = 0; box < 8; ++box) {
            labels.add_value(box);
            texts.add_value("person");
        }
        made.push_back(example.SerializeAsString());
    }
    return made;
}

void examplesOwn(benchmark::State& state)
{
    const std::vector<std::string> messages = examples();
    std::vector<float> reals;
    std::vector<std::int64_t> integers;
    std::vector<std::string_view> texts;
    for (auto _ : state) {
        for (const std::string& message : messages) {
            const Example example = parseExample(message);
            bool isBroken = false;
            reals.clear();
            integers.clear();
            texts.clear();
            for (const FeatureList& list : example.features) {
                if (list.kind == FeatureList::Kind::Floats)
                    readFloats(list.body, reals, kAll, isBroken);
                else if (list.kind == FeatureList::Kind::Ints)
                    readInts(list.body, integers, kAll, isBroken);
                else if (list.kind == FeatureList::Kind::Bytes)
                    readStrings(list.body, texts, kAll, isBroken);
            }
            benchmark::DoNotOptimize(reals.size() + integers.size() + texts.size());
        }
    }
    setRate(state);
}

void examplesGenerated(benchmark::State& state)
{
    const std::vector<std::string> messages = examples();
    schema::example::Example example;
    std::vector<float> reals;
    std::vector<std::int64_t> integers;
    std::vector<std::string_view> texts;
    MessageParser parser;
    for (auto _ : state) {
        for (const std::string& message : messages) {
            benchmark::DoNotOptimize(parser.parse(message, example));
            reals.clear();
            integers.clear();
            texts.clear();
            for (const schema::example::Entry& entry : example.features().feature()) {
                const schema::example::Feature& feature = entry.value();
                for (const float value : feature.float_list().value())
                    reals.push_back(value);
                for (const std::int64_t value : feature.int64_list().value())
                    integers.push_back(value);
                for (const std::string& value : feature.bytes_list().value())
                    texts.push_back(value);
            }
            benchmark::DoNotOptimize(reals.size() + integers.size() + texts.size());
        }
    }
    setRate(state);
}

BENCHMARK(examplesOwn)->Name("examples/own");
BENCHMARK(examplesGenerated)->Name("examples/generated");

/// Kernels as TensorFlow's profiler writes them: two numbers and a text beside the times.
std::vector<std::string> planeEvents()
{
    std::vector<std::string> made;
    for (int i = 0; i < kMessages; ++i) {
        schema::xplane::Event event;
        event.set_metadata_id(i % 300);
        event.set_offset_ps(std::int64_t{i} * 1'000'000'000);
        event.set_duration_ps(12'345'678);
        for (int stat = 0; stat < 3; ++stat) {
            schema::xplane::Stat& one = *event.add_stats();
            one.set_metadata_id(stat + 1);
            if (stat == 2)
                one.set_str_value("while/body/conv2d/Conv2D:Conv2D");
            else
                one.set_int64_value(i);
        }
        made.push_back(event.SerializeAsString());
    }
    return made;
}

/// As PlaneReader (xplane.cpp) reads them.
void planeEventsOwn(benchmark::State& state)
{
    const std::vector<std::string> messages = planeEvents();
    std::int64_t sum = 0;
    for (auto _ : state) {
        for (const std::string& message : messages) {
            WireReader event{std::string_view(message)};
            while (event.next()) {
                if (event.isBytes(4)) {
                    WireReader stat = event.message();
                    while (stat.next())
                        sum += stat.isBytes() ? static_cast<std::int64_t>(stat.bytes().size())
                                              : stat.integer();
                } else if (event.isVarint()) {
                    sum += event.integer();
                }
            }
        }
        benchmark::DoNotOptimize(sum);
    }
    setRate(state);
}

void planeEventsGenerated(benchmark::State& state)
{
    const std::vector<std::string> messages = planeEvents();
    schema::xplane::Event event;
    MessageParser parser;
    std::int64_t sum = 0;
    for (auto _ : state) {
        for (const std::string& message : messages) {
            benchmark::DoNotOptimize(parser.parse(message, event));
            sum += event.metadata_id() + event.offset_ps() + event.duration_ps();
            for (const schema::xplane::Stat& stat : event.stats())
                sum += stat.metadata_id() + stat.int64_value()
                       + static_cast<std::int64_t>(stat.str_value().size());
        }
        benchmark::DoNotOptimize(sum);
    }
    setRate(state);
}

BENCHMARK(planeEventsOwn)->Name("plane_events/own");
BENCHMARK(planeEventsGenerated)->Name("plane_events/generated");

} // namespace
} // namespace faultline

BENCHMARK_MAIN();
