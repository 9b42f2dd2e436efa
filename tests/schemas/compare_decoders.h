// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the program decodes messages with code of its own, for speed, that code is held to the
// generated classes: it accepts what they accept, gives the same where bytes are as protobuf writes
// them, and never has less of what stands before damage. Each function gives "" or what differs.
#pragma once

#include "model/dataset/formats/tfrecord/example.h"
#include "model/readers/tfevents/event_decoder.h"
#include "model/readers/tfevents/tensor_value.h"
#include "model/readers/trace/xplane.h"
#include "model/schemas/example.pb.h"
#include "model/schemas/summary.pb.h"
#include "model/schemas/tensor.pb.h"
#include "model/schemas/xplane.pb.h"

#include <bit>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::test {

/// Parses as the program's own code is expected to; `isSound`: and these are the very bytes that
/// protobuf would write.
template <typename Message>
bool parseLite(std::string_view bytes, Message& message, bool& isSound)
{
    const bool isParsed =
        message.ParsePartialFromArray(bytes.data(), static_cast<int>(bytes.size()));
    isSound = isParsed && message.SerializePartialAsString() == bytes;
    return isParsed;
}

inline std::string compareEvent(std::string_view bytes)
{
    schema::summary::Event event;
    bool isSound = false;
    const bool isParsed = parseLite(bytes, event, isSound);
    tfevents::EventBatch batch;
    const bool isRead = tfevents::decodeEvent(bytes, 0, batch);
    if (isParsed && !isRead)
        return "an event is refused";

    // The last value may be half read where there is damage.
    std::map<std::string, std::vector<float>> wanted;
    bool hasTensors = false;
    const int complete = event.summary().value_size() - (isParsed ? 0 : 1);
    for (int i = 0; i < complete; ++i) {
        const schema::summary::Value& value = event.summary().value(i);
        hasTensors = hasTensors || value.has_tensor();
        if (value.has_simple_value())
            wanted[value.tag().empty() ? value.node_name() : value.tag()].push_back(
                value.simple_value());
    }
    for (const auto& [tag, values] : wanted) {
        const std::vector<ScalarPoint>& points = batch.tag(tag).points;
        std::size_t at = 0; // values of tensors may stand between
        for (const float value : values) {
            const auto bits = std::bit_cast<std::uint64_t>(static_cast<double>(value));
            while (at < points.size() && std::bit_cast<std::uint64_t>(points[at].value) != bits)
                ++at;
            if (at == points.size())
                return "a value of \"" + tag + "\" is missing";
            if (isParsed
                && (points[at].step != event.step()
                    || std::bit_cast<std::uint64_t>(points[at].wallTime)
                           != std::bit_cast<std::uint64_t>(event.wall_time())))
                return "a value of \"" + tag + "\" is at another place";
            ++at;
        }
        if (isSound && !hasTensors && points.size() != values.size())
            return "\"" + tag + "\" has values that nobody wrote";
    }
    if (isSound && event.has_file_version() && batch.fileVersion != event.file_version())
        return "another version";
    return {};
}

inline std::string compareTensor(std::string_view bytes)
{
    schema::tensor::Tensor tensor;
    bool isSound = false;
    const bool isParsed = parseLite(bytes, tensor, isSound);
    const tfevents::TensorSummary own = tfevents::summarizeTensor(bytes);
    if (isParsed && !own.isValid)
        return "a tensor is refused";
    if (!isSound)
        return {};
    std::uint64_t count = 1;
    for (const schema::tensor::Dim& dim : tensor.shape().dim()) {
        const auto size = static_cast<std::uint64_t>(dim.size());
        constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
        count = size != 0 && count > kMost / size ? kMost : count * size;
    }
    if (own.elementCount != count)
        return "another number of elements";
    const bool isFloat = tensor.dtype() == 1 && tensor.float_val_size() == 1;
    const bool hasOnlyFloats = tensor.ByteSizeLong() <= 24 && tensor.double_val_size() == 0
                               && tensor.content().empty() && tensor.int_val_size() == 0
                               && tensor.int64_val_size() == 0 && tensor.bool_val_size() == 0
                               && tensor.half_val_size() == 0 && tensor.uint32_val_size() == 0
                               && tensor.uint64_val_size() == 0;
    if (isFloat && hasOnlyFloats && count == 1
        && std::bit_cast<std::uint64_t>(own.scalar.value_or(0.0))
               != std::bit_cast<std::uint64_t>(static_cast<double>(tensor.float_val(0))))
        return "another value";
    return {};
}

/// Whether the own decoder gives the list of a feature.
inline bool isSameFeature(const schema::example::Feature& wanted, const FeatureList& own)
{
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    using schema::example::Feature;
    bool isBroken = false;
    if (wanted.kind_case() == Feature::kBytesList) {
        std::vector<std::string_view> texts;
        readStrings(own.body, texts, kAll, isBroken);
        const auto& list = wanted.bytes_list().value();
        return own.kind == FeatureList::Kind::Bytes && !isBroken
               && std::equal(list.begin(), list.end(), texts.begin(), texts.end());
    }
    if (wanted.kind_case() == Feature::kFloatList) {
        std::vector<float> reals;
        readFloats(own.body, reals, kAll, isBroken);
        const auto& list = wanted.float_list().value();
        return own.kind == FeatureList::Kind::Floats && !isBroken
               && std::equal(
                   list.begin(), list.end(), reals.begin(), reals.end(), [](float a, float b) {
                       return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
                   });
    }
    if (wanted.kind_case() == Feature::kInt64List) {
        std::vector<std::int64_t> integers;
        readInts(own.body, integers, kAll, isBroken);
        const auto& list = wanted.int64_list().value();
        return own.kind == FeatureList::Kind::Ints && !isBroken
               && std::equal(list.begin(), list.end(), integers.begin(), integers.end());
    }
    return own.kind == FeatureList::Kind::None;
}

inline std::string compareExample(std::string_view bytes)
{
    schema::example::Example example;
    bool isSound = false;
    const bool isParsed = parseLite(bytes, example, isSound);
    const Example own = parseExample(bytes);
    if (isParsed && own.isBroken)
        return "an example is refused";
    std::map<std::string, const schema::example::Feature*> last;
    const int complete = example.features().feature_size() - (isParsed ? 0 : 1);
    for (int i = 0; i < complete; ++i) {
        const schema::example::Entry& entry = example.features().feature(i);
        last[entry.key()] = &entry.value();
    }
    for (std::size_t at = 0; at < kExampleKeyCount; ++at) {
        const auto key = static_cast<ExampleKey>(at);
        const auto wanted = last.find(std::string(toString(key)));
        if (wanted == last.end())
            continue;
        const bool hasList = wanted->second->kind_case() != schema::example::Feature::KIND_NOT_SET;
        if (isSound ? !isSameFeature(*wanted->second, own[key])
                    : hasList && own[key].kind == FeatureList::Kind::None)
            return wanted->first + " differs";
    }
    return {};
}

inline std::string comparePlane(std::string_view bytes)
{
    schema::xplane::Plane plane;
    bool isSound = false;
    const bool isParsed = parseLite(bytes, plane, isSound);
    trace::TraceBuilder builder;
    const trace::PlaneCounts own = trace::readXPlane(bytes, builder);
    if (isParsed && own.isDamaged)
        return "a plane is refused";
    std::uint64_t events = 0;
    for (const schema::xplane::Line& line : plane.line())
        events += static_cast<std::uint64_t>(line.event_size());
    const std::uint64_t complete = isParsed || events == 0 ? events : events - 1;
    if (isSound ? own.events != events : own.events < complete)
        return std::to_string(own.events) + " events of " + std::to_string(complete);
    return {};
}

} // namespace faultline::test
