// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Convolutions and pools.
#include "model/vram/sources/keras/keras_layer_writer.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

namespace {

void setKernel(LayerRequest& request, const Dims& kernel, const Dims& strides)
{
    request.kernelWidth = kernel.back();
    request.kernelHeight = kernel.size() > 1 ? kernel[kernel.size() - 2] : 1;
    request.stride = strides.front();
}

} // namespace

std::size_t KerasLayerWriter::spatialCount() const
{
    for (const char digit : m_use.className) {
        if (digit >= '1' && digit <= '3')
            return static_cast<std::size_t>(digit - '0');
    }
    return 2;
}

bool KerasLayerWriter::hasChannelsLast() const
{
    return m_fields.text("data_format", "channels_last") != "channels_first";
}

std::size_t KerasLayerWriter::channelAxis(std::size_t rank) const
{
    return hasChannelsLast() ? rank - 1 : 0;
}

std::size_t KerasLayerWriter::spatialAxis(std::size_t index) const
{
    return hasChannelsLast() ? index : index + 1;
}

Padding KerasLayerWriter::paddingOf(const char* field)
{
    const std::string name = m_fields.text(field, "valid");
    Padding padding;
    padding.kind = name == "valid" ? Padding::Kind::Valid : Padding::Kind::Same;
    if (name != "valid" && name != "same" && name != "causal")
        m_fields.fail(
            {FAULTLINE_TR_NOOP("Errors", "\"%1\" is \"%2\""), {std::string(field), name}});
    return padding;
}

Dims KerasLayerWriter::windowed(const Dims& kernel, const Dims& strides, const Dims& dilation,
                                const Padding& padding, std::int64_t channels)
{
    Dims dims = input().dims;
    dims[channelAxis(dims.size())] = channels;
    for (std::size_t index = 0; index < kernel.size(); ++index) {
        Window window;
        window.size = kernel[index];
        window.stride = strides[index];
        window.dilation = dilation[index];
        window.padding = padding;
        std::int64_t& size = dims[spatialAxis(index)];
        const bool isSmall =
            std::max({window.size, window.stride, window.dilation, size}) < (std::int64_t{1} << 30);
        const auto count = isSmall ? windowCount(size, window) : std::nullopt;
        if (!count)
            m_fields.fail({FAULTLINE_TR_NOOP("Errors", "a window of %1 does not fit in %2"),
                           {std::to_string(window.size), std::to_string(size)}});
        size = count.value_or(1);
    }
    return dims;
}

Result<KerasValue> KerasLayerWriter::convolution()
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const Dims kernel = m_fields.list("kernel_size", count, 1);
    const Dims strides = m_fields.list("strides", count, 1, 1);
    const Dims dilation = m_fields.list("dilation_rate", count, 1, 1);
    const std::int64_t filters = m_fields.whole("filters", 1);
    const std::int64_t groups = m_fields.whole("groups", 1, 1);
    const std::int64_t channels = input().dims[channelAxis(count + 1)];
    if (channels % groups != 0)
        return problem({FAULTLINE_TR_NOOP("Errors", "%1 groups do not divide %2 channels"),
                        {std::to_string(groups), std::to_string(channels)}});
    LayerRequest made = request(OpKind::Convolution,
                                windowed(kernel, strides, dilation, paddingOf("padding"), filters));
    setKernel(made, kernel, strides);
    made.groups = groups;
    const std::optional<std::int64_t> work = elementsOf(kernel);
    const std::optional<std::int64_t> each = product({work.value_or(0), channels / groups});
    const std::optional<std::int64_t> weights = product({each.value_or(0), filters});
    if (!work || !each || !weights)
        return problem(FAULTLINE_TR_NOOP("Errors", "its kernel is too large"));
    made.workPerElement = *each;
    made.parameters = {*weights, m_fields.flag("use_bias", true) ? filters : 0, 0};
    return withActivation(add(made));
}

Result<KerasValue> KerasLayerWriter::depthwise()
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const Dims kernel = m_fields.list("kernel_size", count, 1);
    const Dims strides = m_fields.list("strides", count, 1, 1);
    const Dims dilation = m_fields.list("dilation_rate", count, 1, 1);
    const std::int64_t channels = input().dims[channelAxis(count + 1)];
    const auto filters = product({channels, m_fields.whole("depth_multiplier", 1, 1)});
    const auto window = elementsOf(kernel);
    const auto weights = product({filters.value_or(0), window.value_or(0)});
    if (!filters || !window || !weights)
        return problem(FAULTLINE_TR_NOOP("Errors", "its kernel is too large"));
    LayerRequest made = request(
        OpKind::Convolution, windowed(kernel, strides, dilation, paddingOf("padding"), *filters));
    setKernel(made, kernel, strides);
    made.groups = channels;
    made.workPerElement = *window;
    made.parameters = {*weights, m_fields.flag("use_bias", true) ? *filters : 0, 0};
    return withActivation(add(made));
}

/// A depthwise convolution without bias, whose output the pointwise one keeps.
Result<KerasValue> KerasLayerWriter::separable()
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const Dims kernel = m_fields.list("kernel_size", count, 1);
    const Dims strides = m_fields.list("strides", count, 1, 1);
    const Dims dilation = m_fields.list("dilation_rate", count, 1, 1);
    const std::int64_t filters = m_fields.whole("filters", 1);
    const std::int64_t channels = input().dims[channelAxis(count + 1)];
    const auto between = product({channels, m_fields.whole("depth_multiplier", 1, 1)});
    const auto window = elementsOf(kernel);
    const auto deepWeights = product({between.value_or(0), window.value_or(0)});
    const auto pointWeights = product({between.value_or(0), filters});
    if (!between || !window || !deepWeights || !pointWeights)
        return problem(FAULTLINE_TR_NOOP("Errors", "its kernel is too large"));
    LayerRequest deep =
        request(OpKind::Convolution,
                windowed(kernel, strides, dilation, paddingOf("padding"), *between), "depthwise");
    setKernel(deep, kernel, strides);
    deep.groups = channels;
    deep.workPerElement = *window;
    deep.parameters.weights = *deepWeights;
    const Result<KerasValue> middle = add(deep);
    if (!middle)
        return middle;
    Dims dims = middle->dims;
    dims[channelAxis(dims.size())] = filters;
    LayerRequest point = request(OpKind::Convolution, dims, "pointwise");
    point.inputs = {middle->tensor};
    point.workPerElement = *between;
    point.parameters = {*pointWeights, m_fields.flag("use_bias", true) ? filters : 0, 0};
    return withActivation(add(point));
}

Result<KerasValue> KerasLayerWriter::transposed()
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const Dims kernel = m_fields.list("kernel_size", count, 1);
    const Dims strides = m_fields.list("strides", count, 1, 1);
    const std::int64_t filters = m_fields.whole("filters", 1);
    const std::int64_t channels = input().dims[channelAxis(count + 1)];
    const bool isSame = paddingOf("padding").kind == Padding::Kind::Same;
    Dims dims = input().dims;
    dims[channelAxis(count + 1)] = filters;
    for (std::size_t index = 0; index < count; ++index) {
        std::int64_t& size = dims[spatialAxis(index)];
        const std::int64_t more =
            isSame ? 0 : std::max<std::int64_t>(kernel[index] - strides[index], 0);
        const auto stretched = product({size, strides[index]});
        if (!stretched || *stretched > (std::int64_t{1} << 40))
            return problem(FAULTLINE_TR_NOOP("Errors", "its output is too large"));
        size = *stretched + more;
    }
    const auto window = elementsOf(kernel);
    const auto each = product({window.value_or(0), channels});
    const auto weights = product({each.value_or(0), filters});
    if (!window || !each || !weights)
        return problem(FAULTLINE_TR_NOOP("Errors", "its kernel is too large"));
    LayerRequest made = request(OpKind::TransposedConvolution, dims);
    setKernel(made, kernel, strides);
    made.workPerElement = *each;
    made.parameters = {*weights, m_fields.flag("use_bias", true) ? filters : 0, 0};
    return withActivation(add(made));
}

Result<KerasValue> KerasLayerWriter::pool(OpKind kind)
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const Dims kernel = m_fields.list("pool_size", count, 1, 2);
    const Dims strides =
        m_fields.value("strides").is_null() ? kernel : m_fields.list("strides", count, 1);
    const std::int64_t channels = input().dims[channelAxis(count + 1)];
    LayerRequest made =
        request(kind, windowed(kernel, strides, Dims(count, 1), paddingOf("padding"), channels));
    setKernel(made, kernel, strides);
    return add(made);
}

Result<KerasValue> KerasLayerWriter::maxPool()
{
    return pool(OpKind::MaxPool);
}

Result<KerasValue> KerasLayerWriter::averagePool()
{
    return pool(OpKind::AveragePool);
}

Result<KerasValue> KerasLayerWriter::globalPool()
{
    const std::size_t count = spatialCount();
    if (!needsRank(count + 1))
        return *m_fields.problem();
    const std::int64_t channels = input().dims[channelAxis(count + 1)];
    Dims dims{channels};
    if (m_fields.flag("keepdims", false)) {
        dims.assign(count + 1, 1);
        dims[channelAxis(count + 1)] = channels;
    }
    const bool isMax = m_use.className.starts_with("GlobalMax");
    return add(request(isMax ? OpKind::MaxPool : OpKind::GlobalPool, dims));
}

} // namespace faultline::vram
