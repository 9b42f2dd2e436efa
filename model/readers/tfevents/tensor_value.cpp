// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/tfevents/tensor_value.h"

#include "model/io/wire_cursor.h"

#include <bit>
#include <cmath>
#include <limits>

namespace faultline::tfevents {

namespace {

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

/// Keeps the first element of a repeated numeric field, packed or not.
template <typename Single, typename Packed>
void readList(const WireReader& field, std::optional<double>& first, Single single, Packed packed)
{
    if (first)
        return;
    if (!field.isBytes()) {
        first = single(field);
        return;
    }
    WireReader list = field.message();
    if (list.atEnd())
        return;
    const double value = packed(list);
    if (list.ok())
        first = value;
}

std::uint64_t readElementCount(WireReader shape, bool& valid)
{
    std::uint64_t count = 1;
    while (shape.next()) {
        if (!shape.isBytes(2))
            continue;
        WireReader dimension = shape.message();
        std::uint64_t size = 0;
        while (dimension.next()) {
            if (dimension.field() == 1 && dimension.isVarint())
                size = dimension.number();
        }
        valid = valid && dimension.ok();
        if (size != 0 && count > std::numeric_limits<std::uint64_t>::max() / size)
            count = std::numeric_limits<std::uint64_t>::max();
        else
            count *= size;
    }
    valid = valid && shape.ok();
    return count;
}

} // namespace

TensorSummary summarizeTensor(std::string_view tensorProto)
{
    TensorSummary tensor;
    std::string_view content;
    std::optional<double> first;
    bool shapeValid = true;

    WireReader reader(tensorProto);
    while (reader.next()) {
        switch (reader.field()) {
        case 1: // dtype; of a reference 100 more
            tensor.dtype = reader.integer();
            if (tensor.dtype > 100)
                tensor.dtype -= 100;
            break;
        case 2: tensor.elementCount = readElementCount(reader.message(), shapeValid); break;
        case 4: content = reader.bytes(); break;
        case 5:
            readList(
                reader, first,
                [](const WireReader& one) { return static_cast<double>(one.real32()); },
                [](WireReader& list) {
                    const auto bits = static_cast<std::uint32_t>(list.fixed(4));
                    return static_cast<double>(std::bit_cast<float>(bits));
                });
            break;
        case 6:
            readList(
                reader, first, [](const WireReader& one) { return one.real64(); },
                [](WireReader& list) { return std::bit_cast<double>(list.fixed(8)); });
            break;
        case 7:  // int_val
        case 10: // int64_val
            readList(
                reader, first,
                [](const WireReader& one) { return static_cast<double>(one.integer()); },
                [](WireReader& list) {
                    return static_cast<double>(static_cast<std::int64_t>(list.varint()));
                });
            break;
        case 11: // bool_val
        case 13: // half_val: 16-bit patterns of half and bfloat16 alike
        case 16: // uint32_val
        case 17: // uint64_val
            readList(
                reader, first,
                [](const WireReader& one) { return static_cast<double>(one.number()); },
                [](WireReader& list) { return static_cast<double>(list.varint()); });
            break;
        default: break;
        }
    }
    tensor.isValid = reader.ok() && shapeValid;
    tensor.isNumeric = isNumericType(tensor.dtype);
    if (!tensor.isValid || !tensor.isNumeric || tensor.elementCount != 1)
        return tensor;

    if (!content.empty()) {
        tensor.scalar = fromContent(tensor.dtype, content);
    } else if (tensor.dtype == DtHalf || tensor.dtype == DtBfloat16) {
        const auto bits = static_cast<std::uint16_t>(first.value_or(0.0));
        tensor.scalar = tensor.dtype == DtHalf ? fromHalf(bits) : fromBfloat16(bits);
    } else {
        tensor.scalar = first.value_or(0.0);
    }
    return tensor;
}

} // namespace faultline::tfevents
