// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Layers that change sizes.
#include "model/vram/sources/keras/keras_layer_writer.h"

#include <algorithm>

namespace faultline::vram {

namespace {

/// Pads and crops: [[top, bottom], [left, right]], [vertical, horizontal] or one number, as pairs.
std::optional<std::vector<std::pair<std::int64_t, std::int64_t>>> edgesOf(
    const nlohmann::json& value, std::size_t count)
{
    constexpr std::int64_t kLargestSize = 1 << 30;
    const auto number = [](const nlohmann::json& item) -> std::optional<std::int64_t> {
        if (!item.is_number_integer() || item < 0 || item > kLargestSize)
            return std::nullopt;
        return item.get<std::int64_t>();
    };
    std::vector<std::pair<std::int64_t, std::int64_t>> edges;
    for (std::size_t index = 0; index < count; ++index) {
        const bool isPerAxis = value.is_array() && value.size() == count && count > 1;
        const nlohmann::json& item = isPerAxis ? value[index] : value;
        const bool isPair = item.is_array() && item.size() == 2;
        const auto before = isPair ? number(item[0]) : number(item);
        const auto after = isPair ? number(item[1]) : before;
        if (!before || !after)
            return std::nullopt;
        edges.emplace_back(*before, *after);
    }
    return edges;
}

} // namespace

Result<KerasValue> KerasLayerWriter::flatten()
{
    return view({elementsOf(input().dims).value_or(1)});
}

Result<KerasValue> KerasLayerWriter::reshape()
{
    const nlohmann::json& target = m_fields.value("target_shape");
    if (!target.is_array())
        return problem(FAULTLINE_TR_NOOP("Errors", "\"target_shape\" is no list"));
    const std::int64_t elements = elementsOf(input().dims).value_or(0);
    Dims dims;
    std::int64_t known = 1;
    std::optional<std::size_t> open;
    for (const nlohmann::json& item : target) {
        const bool isWhole = item.is_number_integer();
        const std::int64_t size = isWhole ? item.get<std::int64_t>() : -1;
        if (size < -1 || (size == -1 && open))
            return problem(
                FAULTLINE_TR_NOOP("Errors", "\"target_shape\" leaves more than one size open"));
        if (size == -1)
            open = dims.size();
        dims.push_back(size == -1 ? 1 : size);
        known = product({known, dims.back()}).value_or(0);
    }
    if (open && known > 0 && elements % known == 0)
        dims[*open] = elements / known;
    if (elementsOf(dims) != elements)
        return problem({FAULTLINE_TR_NOOP("Errors", "%1 cannot be reshaped to %2"),
                        {shown(input().dims), shown(dims)}});
    return view(dims);
}

Result<KerasValue> KerasLayerWriter::permute()
{
    const std::size_t rank = input().dims.size();
    const Dims order = m_fields.list("dims", rank, 1);
    Dims dims;
    for (const std::int64_t axis : order) {
        if (axis > static_cast<std::int64_t>(rank))
            return problem(FAULTLINE_TR_NOOP("Errors", "\"dims\" names an axis that is not there"));
        dims.push_back(input().dims[static_cast<std::size_t>(axis - 1)]);
    }
    return add(request(OpKind::Copy, dims));
}

Result<KerasValue> KerasLayerWriter::repeatVector()
{
    Dims dims{m_fields.whole("n", 1)};
    dims.insert(dims.end(), input().dims.begin(), input().dims.end());
    return add(request(OpKind::Copy, dims));
}

Result<KerasValue> KerasLayerWriter::zeroPadding()
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const auto edges = edgesOf(m_fields.value("padding"), count);
    if (!edges)
        return problem(FAULTLINE_TR_NOOP("Errors", "\"padding\" is odd"));
    Dims dims = input().dims;
    for (std::size_t index = 0; index < count; ++index)
        dims[spatialAxis(index)] += (*edges)[index].first + (*edges)[index].second;
    return add(request(OpKind::Pad, dims));
}

Result<KerasValue> KerasLayerWriter::cropping()
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const auto edges = edgesOf(m_fields.value("cropping"), count);
    if (!edges)
        return problem(FAULTLINE_TR_NOOP("Errors", "\"cropping\" is odd"));
    Dims dims = input().dims;
    for (std::size_t index = 0; index < count; ++index)
        dims[spatialAxis(index)] -= (*edges)[index].first + (*edges)[index].second;
    return add(request(OpKind::Copy, dims));
}

Result<KerasValue> KerasLayerWriter::upSampling()
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const Dims factors = m_fields.list("size", count, 1, 2);
    Dims dims = input().dims;
    for (std::size_t index = 0; index < count; ++index) {
        std::int64_t& size = dims[spatialAxis(index)];
        size = product({size, factors[index]}).value_or(0);
    }
    return add(request(OpKind::Resize, dims));
}

Result<KerasValue> KerasLayerWriter::resizing()
{
    if (!needsRank(3))
        return *m_fields.problem();
    Dims dims = input().dims;
    dims[spatialAxis(0)] = m_fields.whole("height", 1);
    dims[spatialAxis(1)] = m_fields.whole("width", 1);
    return add(request(OpKind::Resize, dims));
}

} // namespace faultline::vram
