// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/summary_value.h"

#include "model/io/wire.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace faultline {

namespace {

using tfevents::WireReader;
using Type = WireReader::Type;

/// DataType of types.proto; a reference type is 100 above its base.
constexpr std::uint64_t kString = 7;
constexpr std::uint64_t kReference = 100;
/// TensorFlow's own limit.
constexpr std::size_t kMostDimensions = 254;

/// Sizes of a TensorShapeProto; nothing if it leaves one open or cannot be read.
std::optional<std::vector<std::uint64_t>> readShape(std::string_view message)
{
    std::vector<std::uint64_t> sizes;
    WireReader shape(message);
    while (!shape.atEnd()) {
        Type type{};
        const std::uint32_t field = shape.field(type);
        if (field == 3 && type == Type::Varint) {
            if (shape.varint() != 0) // unknown_rank
                return std::nullopt;
        } else if (field == 2 && type == Type::Bytes) {
            std::uint64_t size = 0;
            WireReader dimension(shape.bytes());
            while (!dimension.atEnd()) {
                if (dimension.field(type) == 1 && type == Type::Varint)
                    size = dimension.varint();
                else
                    dimension.skip(type);
            }
            constexpr auto kMost =
                static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
            if (!dimension.ok() || size > kMost || sizes.size() == kMostDimensions)
                return std::nullopt;
            sizes.push_back(size);
        } else {
            shape.skip(type);
        }
    }
    return shape.ok() ? std::optional(std::move(sizes)) : std::nullopt;
}

/// How many elements there are; the largest number if it has no room for them.
std::uint64_t elementCount(const std::vector<std::uint64_t>& shape)
{
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t count = 1;
    for (const std::uint64_t size : shape) {
        if (size == 0)
            return 0;
        count = count > kMost / size ? kMost : count * size;
    }
    return count;
}

/// Strings in tensor_content: the length of each, then all bytes.
bool readPackedStrings(std::string_view content, std::uint64_t count, std::size_t most,
                       StringTensor& tensor)
{
    WireReader lengths(content);
    std::vector<std::uint64_t> sizes;
    std::uint64_t total = 0;
    for (std::uint64_t i = 0; i < count && !lengths.atEnd(); ++i) {
        const std::uint64_t size = lengths.varint();
        if (!lengths.ok() || size > content.size() - total)
            return false;
        total += size;
        if (sizes.size() < most)
            sizes.push_back(size);
        else
            ++tensor.leftOut;
    }
    // The bytes of all strings end where the content ends.
    std::size_t at = content.size() - static_cast<std::size_t>(total);
    for (const std::uint64_t size : sizes) {
        tensor.strings.push_back(content.substr(at, static_cast<std::size_t>(size)));
        at += static_cast<std::size_t>(size);
    }
    return true;
}

/// What the shape promises and the message does not repeat.
void fillUp(StringTensor& tensor, std::uint64_t count, std::size_t most)
{
    const std::uint64_t given = tensor.strings.size() + tensor.leftOut;
    if (given > count) {
        tensor.shape = {given};
        return;
    }
    const std::string_view last =
        tensor.strings.empty() ? std::string_view() : tensor.strings.back();
    tensor.strings.resize(static_cast<std::size_t>(std::min<std::uint64_t>(count, most)), last);
    tensor.leftOut = count - tensor.strings.size();
}

} // namespace

Result<SummaryContent> readSummaryContent(std::string_view value)
{
    SummaryContent content;
    WireReader reader(value);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (type != Type::Bytes) {
            reader.skip(type);
            continue;
        }
        const std::string_view bytes = reader.bytes();
        switch (field) {
        case 4: content = {SummaryContent::Form::OldImage, bytes}; break;
        case 5: content = {SummaryContent::Form::OldHisto, bytes}; break;
        case 6: content = {SummaryContent::Form::OldAudio, bytes}; break;
        case 8: content = {SummaryContent::Form::Tensor, bytes}; break;
        default: break;
        }
    }
    if (!reader.ok())
        return Error::corrupt("the value is no Summary.Value message");
    return content;
}

Result<StringTensor> readStringTensor(std::string_view tensorProto, std::size_t most)
{
    StringTensor tensor;
    std::uint64_t dtype = 0;
    std::optional<std::vector<std::uint64_t>> shape{std::in_place};
    std::string_view content;
    WireReader reader(tensorProto);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field == 1 && type == Type::Varint) {
            dtype = reader.varint();
        } else if (field == 2 && type == Type::Bytes) {
            shape = readShape(reader.bytes());
        } else if (field == 4 && type == Type::Bytes) {
            content = reader.bytes();
        } else if (field == 8 && type == Type::Bytes) {
            const std::string_view text = reader.bytes();
            if (!reader.ok())
                break;
            if (tensor.strings.size() < most)
                tensor.strings.push_back(text);
            else
                ++tensor.leftOut;
        } else {
            reader.skip(type);
        }
    }
    if (!reader.ok())
        return Error::corrupt("the value is no TensorProto message");
    if (dtype != kString && dtype != kString + kReference)
        return Error::corrupt("the tensor holds no strings");
    const std::uint64_t count = shape ? elementCount(*shape) : tensor.strings.size();
    if (!content.empty() && !readPackedStrings(content, count, most, tensor))
        return Error::corrupt("the strings of the tensor are longer than the tensor");
    tensor.shape = shape ? std::move(*shape) : std::vector<std::uint64_t>{count};
    fillUp(tensor, count, most);
    return tensor;
}

} // namespace faultline
