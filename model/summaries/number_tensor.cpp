// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/number_tensor.h"

#include "model/summaries/tensor_parts.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace faultline {

namespace {

static_assert(std::endian::native == std::endian::little, "tensor_content is little-endian");

constexpr std::uint64_t kFloat = 1;
constexpr std::uint64_t kDouble = 2;
constexpr std::size_t kMostDims = 16;

Error problem(ErrorCode code, Text detail)
{
    return Error{.code = code, .detail = std::move(detail)};
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

void appendRaw(std::uint64_t dtype, std::string_view bytes, std::size_t most,
               std::vector<double>& values)
{
    if (dtype == kFloat)
        appendRaw<float>(bytes, most, values);
    else
        appendRaw<double>(bytes, most, values);
}

} // namespace

Result<NumberTensor> readNumberTensor(std::string_view tensorProto, std::size_t most)
{
    std::optional<TensorParts> read = readTensorParts(tensorProto, 0);
    if (!read || !read->dims || read->dims->size() > kMostDims)
        return problem(ErrorCode::Corrupt, FAULTLINE_TR_NOOP("Errors", "the tensor is damaged"));
    TensorParts& parts = *read;
    if (parts.dtype != kFloat && parts.dtype != kDouble)
        return problem(
            ErrorCode::Corrupt,
            {FAULTLINE_TR_NOOP("Errors", "the tensor holds no real numbers, but data type %1"),
             {std::to_string(parts.dtype)}});
    const std::optional<std::size_t> count = elementCount(*parts.dims, most);
    if (!count)
        return problem(ErrorCode::TooLarge,
                       {FAULTLINE_TR_NOOP("Errors", "the tensor has more than %1 values"),
                        {std::to_string(most)}});

    const std::size_t width = parts.dtype == kFloat ? sizeof(float) : sizeof(double);
    if (!parts.content.empty() && parts.content.size() != *count * width)
        return problem(ErrorCode::Corrupt,
                       {FAULTLINE_TR_NOOP("Errors", "the tensor has %1 bytes for %2 values"),
                        {std::to_string(parts.content.size()), std::to_string(*count)}});
    NumberTensor tensor{.dims = std::move(*parts.dims), .values = {}};
    tensor.values.reserve(*count);
    if (!parts.content.empty()) {
        appendRaw(parts.dtype, parts.content, *count, tensor.values);
        return tensor;
    }
    for (const std::string_view packed : parts.packed)
        appendRaw(parts.dtype, packed, *count, tensor.values);
    for (const double value : parts.reals) {
        if (tensor.values.size() < *count)
            tensor.values.push_back(value);
    }
    tensor.values.resize(*count, tensor.values.empty() ? 0.0 : tensor.values.back());
    return tensor;
}

} // namespace faultline
