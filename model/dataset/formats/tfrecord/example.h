// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faultline {

/// The features of an Object Detection API record that the index knows
/// (object_detection/data_decoders/tf_example_decoder.py and what its converters write besides).
enum class ExampleKey : std::uint8_t {
    Encoded,
    Format,
    Filename,
    SourceId,
    Sha256,
    Width,
    Height,
    XMin,
    YMin,
    XMax,
    YMax,
    ClassText,
    ClassLabel,
    Area,
    IsCrowd,
    Difficult,
    GroupOf,
    Weight,
    Truncated,
    Occluded,
    Mask,
};
inline constexpr std::size_t kExampleKeyCount = 21;

/// "image/object/bbox/xmin"
[[nodiscard]] std::string_view toString(ExampleKey key);

/// A tf.Feature: the list it holds, still encoded. The bytes belong to the record.
struct FeatureList {
    enum class Kind : std::uint8_t { None, Bytes, Floats, Ints };
    Kind kind = Kind::None; ///< None: the key is missing, or its feature is empty
    std::string_view body;  ///< of the BytesList, FloatList or Int64List
};

/// The features of a record that are known, by key. Of a key that stands twice the last one counts,
/// as everywhere in protobuf.
struct Example {
    enum class Form : std::uint8_t {
        Example,
        SequenceExample, ///< recognised by its feature_lists; `features` are those of its context
        Other,           ///< not one feature could be read
    };
    Form form = Form::Other;
    bool isBroken = false; ///< damaged within; features before the damage are there
    std::array<FeatureList, kExampleKeyCount> features;

    [[nodiscard]] const FeatureList& operator[](ExampleKey key) const
    {
        return features[static_cast<std::size_t>(key)];
    }
};

[[nodiscard]] Example parseExample(std::string_view record);

// The lists, packed or not. They append at most `most` values and give the number that is there,
// however large. `isBroken` is set if the list is damaged; what came before the damage counts.
std::size_t readFloats(std::string_view body, std::vector<float>& into, std::size_t most,
                       bool& isBroken);
std::size_t readInts(std::string_view body, std::vector<std::int64_t>& into, std::size_t most,
                     bool& isBroken);
std::size_t readStrings(std::string_view body, std::vector<std::string_view>& into,
                        std::size_t most, bool& isBroken);

} // namespace faultline
