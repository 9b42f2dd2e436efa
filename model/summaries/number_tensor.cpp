// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/number_tensor.h"

#include "model/io/wire.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace faultline {

namespace {

using tfevents::WireReader;
using Type = WireReader::Type;

static_assert(std::endian::native == std::endian::little, "tensor_content is little-endian");

constexpr std::int64_t kFloatType = 1;
constexpr std::int64_t kDouble = 2;
constexpr std::size_t kMostDims = 16;

Error problem(ErrorCode code, std::string detail)
{
    return Error{.code = code, .detail = std::move(detail)};
}

/// What of the message has been seen before its values are unpacked.
struct TensorParts {
    std::int64_t dtype = 0;
    std::vector<std::uint64_t> dims;
    std::string_view content;
    std::vector<std::string_view> packed; ///< of the list that belongs to the type
    std::vector<double> single;
};

bool readDims(std::string_view shape, std::vector<std::uint64_t>& dims)
{
    WireReader reader(shape);
    while (!reader.atEnd()) {
        Type type{};
        if (reader.field(type) != 2 || type != Type::Bytes) {
            reader.skip(type);
            continue;
        }
        WireReader dimension(reader.bytes());
        std::uint64_t size = 0;
        while (!dimension.atEnd()) {
            Type inner{};
            if (dimension.field(inner) == 1 && inner == Type::Varint)
                size = dimension.varint();
            else
                dimension.skip(inner);
        }
        if (!dimension.ok() || dims.size() == kMostDims)
            return false;
        dims.push_back(size);
    }
    return reader.ok();
}

bool readParts(std::string_view message, std::size_t most, TensorParts& parts)
{
    WireReader reader(message);
    while (!reader.atEnd()) {
        Type type{};
        switch (reader.field(type)) {
        case 1:
            if (type != Type::Varint)
                return false;
            parts.dtype = static_cast<std::int64_t>(reader.varint());
            break;
        case 2:
            if (type != Type::Bytes || !readDims(reader.bytes(), parts.dims))
                return false;
            break;
        case 4:
            if (type != Type::Bytes)
                return false;
            parts.content = reader.bytes();
            break;
        case 5:
        case 6:
            if (type == Type::Bytes)
                parts.packed.push_back(reader.bytes());
            else if (type == Type::Fixed32)
                parts.single.push_back(static_cast<double>(reader.real32()));
            else if (type == Type::Fixed64)
                parts.single.push_back(reader.real64());
            else
                reader.skip(type);
            if (parts.single.size() > most || parts.packed.size() > most)
                return false;
            break;
        default: reader.skip(type); break;
        }
    }
    return reader.ok();
}

/// Product of the dims; nothing if it is more than `most`.
std::optional<std::size_t> elementCount(const std::vector<std::uint64_t>& dims, std::size_t most)
{
    std::uint64_t count = 1;
    if (std::find(dims.begin(), dims.end(), 0U) != dims.end())
        return 0;
    for (const std::uint64_t dim : dims) {
        if (dim > most / count)
            return std::nullopt;
        count *= dim;
    }
    return static_cast<std::size_t>(count);
}

template <typename T>
void appendRaw(std::string_view bytes, std::size_t most, std::vector<double>& values)
{
    for (std::size_t at = 0; at + sizeof(T) <= bytes.size() && values.size() < most;
         at += sizeof(T)) {
        T value{};
        std::memcpy(&value, bytes.data() + at, sizeof value);
        values.push_back(static_cast<double>(value));
    }
}

void appendRaw(std::int64_t dtype, std::string_view bytes, std::size_t most,
               std::vector<double>& values)
{
    if (dtype == kFloatType)
        appendRaw<float>(bytes, most, values);
    else
        appendRaw<double>(bytes, most, values);
}

} // namespace

Result<NumberTensor> readNumberTensor(std::string_view tensorProto, std::size_t most)
{
    TensorParts parts;
    if (!readParts(tensorProto, most, parts))
        return problem(ErrorCode::Corrupt, "the tensor is damaged");
    if (parts.dtype != kFloatType && parts.dtype != kDouble)
        return problem(ErrorCode::Corrupt, "the tensor holds no real numbers, but data type "
                                               + std::to_string(parts.dtype));
    const std::optional<std::size_t> count = elementCount(parts.dims, most);
    if (!count)
        return problem(ErrorCode::TooLarge,
                       "the tensor has more than " + std::to_string(most) + " values");

    const std::size_t width = parts.dtype == kFloatType ? sizeof(float) : sizeof(double);
    if (!parts.content.empty() && parts.content.size() != *count * width)
        return problem(ErrorCode::Corrupt, "the tensor has " + std::to_string(parts.content.size())
                                               + " bytes for " + std::to_string(*count)
                                               + " values");
    NumberTensor tensor{.dims = std::move(parts.dims), .values = {}};
    tensor.values.reserve(*count);
    if (!parts.content.empty()) {
        appendRaw(parts.dtype, parts.content, *count, tensor.values);
        return tensor;
    }
    for (const std::string_view packed : parts.packed)
        appendRaw(parts.dtype, packed, *count, tensor.values);
    for (const double value : parts.single) {
        if (tensor.values.size() < *count)
            tensor.values.push_back(value);
    }
    tensor.values.resize(*count, tensor.values.empty() ? 0.0 : tensor.values.back());
    return tensor;
}

} // namespace faultline
