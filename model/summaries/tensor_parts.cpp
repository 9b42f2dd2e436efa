// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/tensor_parts.h"

#include "model/io/message_parser.h"
#include "model/schemas/tensor.pb.h"

namespace faultline {

namespace {

/// TensorFlow's own limit.
constexpr int kMostDimensions = 254;

std::optional<std::vector<std::uint64_t>> readDims(WireReader message)
{
    schema::tensor::Shape shape;
    if (!MessageParser().parse(message, shape) || shape.unknown_rank()
        || shape.dim_size() > kMostDimensions)
        return std::nullopt;
    std::vector<std::uint64_t> dims;
    for (const schema::tensor::Dim& dim : shape.dim()) {
        if (dim.size() < 0)
            return std::nullopt;
        dims.push_back(static_cast<std::uint64_t>(dim.size()));
    }
    return dims;
}

} // namespace

std::optional<TensorParts> readTensorParts(std::string_view tensorProto, std::size_t mostStrings)
{
    TensorParts parts;
    schema::tensor::Tensor head;
    const bool isWhole =
        MessageParser().parseFields(WireReader(tensorProto), head, [&](const WireReader& field) {
            if (!field.isBytes())
                return false;
            switch (field.field()) {
            case 2: parts.dims = readDims(field.message()); break;
            case 4: parts.content = field.bytes(); break;
            case 5:
            case 6: parts.packed.push_back(field.bytes()); break;
            case 8:
                if (parts.strings.size() < mostStrings)
                    parts.strings.push_back(field.bytes());
                else
                    ++parts.stringsLeftOut;
                break;
            default: break;
            }
            return true;
        });
    if (!isWhole)
        return std::nullopt;
    parts.dtype = static_cast<std::uint64_t>(head.dtype());
    parts.reals.assign(head.float_val().begin(), head.float_val().end());
    parts.reals.insert(parts.reals.end(), head.double_val().begin(), head.double_val().end());
    return parts;
}

} // namespace faultline
