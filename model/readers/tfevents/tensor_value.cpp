// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/tensor_value.h"

#include "model/io/wire.h"

#include <bit>
#include <cmath>
#include <limits>

namespace faultline::tfevents {

namespace {

using Type = WireReader::Type;

/// DataType of types.proto; only the numeric ones are named.
enum DataType : std::int64_t {
    DtFloat = 1,
    DtDouble = 2,
    DtInt32 = 3,
    DtUint8 = 4,
    DtInt16 = 5,
    DtInt8 = 6,
    DtInt64 = 9,
    DtBool = 10,
    DtBfloat16 = 14,
    DtUint16 = 17,
    DtHalf = 19,
    DtUint32 = 22,
    DtUint64 = 23,
};

bool isNumericType(std::int64_t dtype)
{
    switch (dtype) {
    case DtFloat:
    case DtDouble:
    case DtInt32:
    case DtUint8:
    case DtInt16:
    case DtInt8:
    case DtInt64:
    case DtBool:
    case DtBfloat16:
    case DtUint16:
    case DtHalf:
    case DtUint32:
    case DtUint64: return true;
    default: return false;
    }
}

double fromBfloat16(std::uint16_t bits)
{
    return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16));
}

/// IEEE 754 binary16.
double fromHalf(std::uint16_t bits)
{
    const int exponent = (bits >> 10) & 0x1F;
    const int mantissa = bits & 0x3FF;
    double magnitude = 0.0;
    if (exponent == 0x1F)
        magnitude = mantissa == 0 ? std::numeric_limits<double>::infinity()
                                  : std::numeric_limits<double>::quiet_NaN();
    else if (exponent == 0)
        magnitude = std::ldexp(mantissa, -24);
    else
        magnitude = std::ldexp(mantissa + 1024, exponent - 25);
    return (bits & 0x8000U) != 0 ? -magnitude : magnitude;
}

template <typename T>
std::optional<T> loadAs(std::string_view content)
{
    if (content.size() != sizeof(T))
        return std::nullopt;
    T value{};
    std::memcpy(&value, content.data(), sizeof value);
    return value;
}

template <typename T>
std::optional<double> loadNumber(std::string_view content)
{
    const std::optional<T> value = loadAs<T>(content);
    return value ? std::optional<double>(static_cast<double>(*value)) : std::nullopt;
}

std::optional<double> fromContent(std::int64_t dtype, std::string_view content)
{
    switch (dtype) {
    case DtFloat: return loadNumber<float>(content);
    case DtDouble: return loadNumber<double>(content);
    case DtInt32: return loadNumber<std::int32_t>(content);
    case DtUint8: return loadNumber<std::uint8_t>(content);
    case DtInt16: return loadNumber<std::int16_t>(content);
    case DtInt8: return loadNumber<std::int8_t>(content);
    case DtInt64: return loadNumber<std::int64_t>(content);
    case DtBool: return loadNumber<std::uint8_t>(content);
    case DtUint16: return loadNumber<std::uint16_t>(content);
    case DtUint32: return loadNumber<std::uint32_t>(content);
    case DtUint64: return loadNumber<std::uint64_t>(content);
    case DtBfloat16:
        if (const auto bits = loadAs<std::uint16_t>(content))
            return fromBfloat16(*bits);
        return std::nullopt;
    case DtHalf:
        if (const auto bits = loadAs<std::uint16_t>(content))
            return fromHalf(*bits);
        return std::nullopt;
    default: return std::nullopt;
    }
}

/// Reads a repeated numeric field, packed or not, and keeps its first element.
template <typename Read>
void readList(WireReader& reader, Type type, bool& seen, double& first, Read readOne)
{
    if (type != Type::Bytes) {
        const double value = readOne(reader);
        if (!seen && reader.ok()) {
            first = value;
            seen = true;
        }
        return;
    }
    WireReader packed(reader.bytes());
    if (packed.atEnd())
        return;
    const double value = readOne(packed);
    if (!seen && packed.ok()) {
        first = value;
        seen = true;
    }
}

std::uint64_t readElementCount(std::string_view shape, bool& valid)
{
    std::uint64_t count = 1;
    WireReader reader(shape);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        if (field != 2 || type != Type::Bytes) {
            reader.skip(type);
            continue;
        }
        WireReader dimension(reader.bytes());
        std::uint64_t size = 0;
        while (!dimension.atEnd()) {
            Type dimensionType{};
            if (dimension.field(dimensionType) == 1 && dimensionType == Type::Varint)
                size = dimension.varint();
            else
                dimension.skip(dimensionType);
        }
        valid = valid && dimension.ok();
        if (size != 0 && count > std::numeric_limits<std::uint64_t>::max() / size)
            count = std::numeric_limits<std::uint64_t>::max();
        else
            count *= size;
    }
    valid = valid && reader.ok();
    return count;
}

} // namespace

TensorSummary summarizeTensor(std::string_view tensorProto)
{
    TensorSummary tensor;
    std::string_view content;
    bool seen = false;
    bool shapeValid = true;
    double first = 0.0;

    const auto fromFloat = [](WireReader& reader) { return static_cast<double>(reader.real32()); };
    const auto fromDouble = [](WireReader& reader) { return reader.real64(); };
    const auto fromSigned = [](WireReader& reader) {
        return static_cast<double>(static_cast<std::int64_t>(reader.varint()));
    };
    const auto fromUnsigned = [](WireReader& reader) {
        return static_cast<double>(reader.varint());
    };

    WireReader reader(tensorProto);
    while (!reader.atEnd()) {
        Type type{};
        const std::uint32_t field = reader.field(type);
        switch (field) {
        case 1: // dtype
            tensor.dtype = static_cast<std::int64_t>(reader.varint());
            if (tensor.dtype > 100)
                tensor.dtype -= 100;
            break;
        case 2: tensor.elementCount = readElementCount(reader.bytes(), shapeValid); break;
        case 4: content = reader.bytes(); break;
        case 5: readList(reader, type, seen, first, fromFloat); break;
        case 6: readList(reader, type, seen, first, fromDouble); break;
        case 7:  // int_val
        case 10: // int64_val
            readList(reader, type, seen, first, fromSigned);
            break;
        case 11: // bool_val
        case 16: // uint32_val
        case 17: // uint64_val
            readList(reader, type, seen, first, fromUnsigned);
            break;
        case 13: // half_val: 16-bit patterns of half and bfloat16 alike
            readList(reader, type, seen, first, fromUnsigned);
            break;
        default: reader.skip(type); break;
        }
    }
    tensor.isValid = reader.ok() && shapeValid;
    tensor.isNumeric = isNumericType(tensor.dtype);
    if (!tensor.isValid || !tensor.isNumeric || tensor.elementCount != 1)
        return tensor;

    if (!content.empty()) {
        tensor.scalar = fromContent(tensor.dtype, content);
    } else if (tensor.dtype == DtHalf || tensor.dtype == DtBfloat16) {
        const auto bits = static_cast<std::uint16_t>(first);
        tensor.scalar = tensor.dtype == DtHalf ? fromHalf(bits) : fromBfloat16(bits);
    } else {
        tensor.scalar = first;
    }
    return tensor;
}

} // namespace faultline::tfevents
