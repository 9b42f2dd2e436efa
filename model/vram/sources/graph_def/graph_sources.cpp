// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a graph begins with: images and other inputs, variables and constants.
#include "model/vram/sources/graph_def/graph_layers.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

namespace {

using Kind = GraphValue::Kind;

constexpr std::int64_t kResource = 20; ///< DT_RESOURCE
constexpr std::int64_t kText = 7;      ///< DT_STRING
constexpr std::int64_t kVariant = 21;  ///< DT_VARIANT
constexpr std::int64_t kMostChannels = 4;

bool isPicture(const Dims& dims)
{
    return dims.size() == 4 && dims[3] >= 1 && dims[3] <= kMostChannels;
}

} // namespace

/// An input with open sizes: the images where it has four axes.
GraphLayers::Made GraphLayers::image(const Dims& dims)
{
    Dims sized = dims;
    if (sized.empty())
        return problem(FAULTLINE_TR_NOOP("Errors", "is a single number"));
    if (sized[0] < 1)
        sized[0] = m_options.batch;
    if (isPicture(sized)) {
        const bool isOfFile =
            sized[1] < 1 || sized[2] < 1
            || (sized[1] == m_options.fileHeight && sized[2] == m_options.fileWidth);
        if (isOfFile) {
            sized[1] = m_options.height;
            sized[2] = m_options.width;
        }
    }
    if (std::any_of(sized.begin(), sized.end(), [](std::int64_t size) { return size < 1; }))
        return problem(FAULTLINE_TR_NOOP("Errors", "one of its sizes is open"));
    LayerRequest layer;
    layer.kind = OpKind::Input;
    layer.name = m_flat->name;
    layer.dims = ofOneImage(sized);
    return add(layer, sized);
}

GraphLayers::Made GraphLayers::source()
{
    const auto valueOfType = [](std::int64_t type) {
        return type == kResource || type == kText || type == kVariant;
    };
    if (node().op == "IteratorGetNext") {
        GraphValue first;
        for (std::size_t output = 0;; ++output) {
            const NetworkAttribute* const shape =
                node().attribute(output == 0 ? std::string("output_shapes")
                                             : "output_shapes:" + std::to_string(output));
            if (shape == nullptr)
                break;
            Made made = shape->integers.empty() ? Made(GraphValue{}) : image(shape->integers);
            GraphValue value = made ? std::move(*made) : GraphValue{};
            if (output == 0)
                first = std::move(value);
            else
                setOutput(output, std::move(value));
        }
        return first;
    }
    if (valueOfType(integer("dtype", integer("T", 0))))
        return GraphValue{}; // what a handle stands for is told by the node that reads it
    const NetworkAttribute* shape = node().attribute("shape");
    if (shape == nullptr || shape->integer == NetworkAttribute::kOpenRank)
        shape = node().attribute("_output_shapes");
    if (shape == nullptr || shape->integer == NetworkAttribute::kOpenRank)
        return GraphValue{};
    if (shape->integers.empty()) {
        GraphValue flag;
        flag.kind = Kind::Constant;
        return flag;
    }
    return image(shape->integers);
}

GraphLayers::Made GraphLayers::variable()
{
    GraphValue value;
    value.kind = Kind::Weight;
    value.weight = m_flat->name;
    const NetworkAttribute* const shape = node().attribute("shape");
    value.hasDims = shape != nullptr && shape->integer != NetworkAttribute::kOpenRank;
    if (value.hasDims)
        value.dims = shape->integers;
    value.hasDims = value.hasDims && elementsOf(value.dims).has_value()
                    && std::all_of(value.dims.begin(), value.dims.end(),
                                   [](std::int64_t size) { return size >= 1; });
    return value;
}

/// Of a variable that comes as an argument, the shape of what is read tells its own.
GraphLayers::Made GraphLayers::readVariable()
{
    GraphValue value = input(0);
    if (value.kind == Kind::Weight && value.hasDims)
        return value;
    if (m_flat->inputs.empty())
        return problem(FAULTLINE_TR_NOOP("Errors", "reads no variable"));
    value = GraphValue{};
    value.kind = Kind::Weight;
    value.weight = weightAt(m_flat->inputs.front()).weight;
    const NetworkAttribute* const shape = outputShape();
    value.hasDims = shape != nullptr
                    && std::all_of(shape->integers.begin(), shape->integers.end(),
                                   [](std::int64_t size) { return size >= 1; })
                    && elementsOf(shape->integers).has_value();
    if (value.hasDims)
        value.dims = shape->integers;
    return value;
}

GraphLayers::Made GraphLayers::constant()
{
    constexpr std::int64_t kFloat = 1;
    GraphValue value;
    value.kind = Kind::Constant;
    if (node().tensors.empty())
        return value;
    const NetworkTensor& tensor = node().tensors.front();
    value.dims = tensor.dims;
    const std::int64_t count = elementsOf(tensor.dims).value_or(0);
    const std::size_t given = std::max(tensor.values.size(), tensor.reals.size());
    const std::int64_t type = integer("dtype", 0);
    constexpr std::int64_t kInt32 = 3;
    constexpr std::int64_t kInt64 = 9;
    const bool isWhole = type == kInt32 || type == kInt64;
    value.isFilled = (given == 1 || (isWhole && tensor.dataBytes == 0)) && count > 1;
    value.values = tensor.values;
    if (isWhole && tensor.dataBytes == 0)
        value.values = {0}; // zeros are left out
    if (value.isFilled && !value.values.empty()
        && count <= static_cast<std::int64_t>(NetworkTensor::kMostValues))
        value.values.assign(static_cast<std::size_t>(count), value.values.front());
    const bool isReal = type == kFloat || type == 14 || type == 19; // and its halves
    if (isReal && count > 1) {
        value.kind = Kind::Weight;
        value.weight = m_flat->name;
    }
    return value;
}

const NetworkAttribute* GraphLayers::outputShape() const
{
    const NetworkAttribute* const shape = node().attribute("_output_shapes");
    return shape != nullptr && shape->integer != NetworkAttribute::kOpenRank ? shape : nullptr;
}

std::optional<GraphLayers::Made> GraphLayers::taken()
{
    const NetworkAttribute* const shape = outputShape();
    const std::string& op = node().op;
    const auto follow = [&](Made made) {
        m_writer.remark(
            {FAULTLINE_TR_NOOP("Errors",
                               "node \"%1\" (%2) is not followed: what it makes is taken as given"),
             {m_flat->name, op}});
        return made;
    };
    const bool isLayer = op == "Conv2D" || op == "DepthwiseConv2dNative" || op == "MatMul";
    if (shape != nullptr && !isLayer && shape->integers.size() >= 3) {
        Made made = image(shape->integers);
        if (made)
            return follow(std::move(made));
    }
    // A graph that resizes its images in a loop tells their size nowhere. The first convolution
    // shows where they come out of it.
    const GraphValue& weight = input(1);
    const bool readsImages = op == "Conv2D" && m_flat->role == FlatRole::Forward && !m_hasLayers
                             && !input(0).isTensor() && weight.hasDims
                             && weight.kind == Kind::Weight && weight.dims.size() == 4
                             && weight.dims[2] <= kMostChannels && m_options.width > 0;
    if (!readsImages || m_flat->inputs.front().node >= m_at || m_flat->inputs.front().output != 0)
        return std::nullopt;
    m_writer.remark(
        {FAULTLINE_TR_NOOP("Errors", "node \"%1\" reads images that the graph prepares in a way "
                                     "that is not followed: taken at the size that was asked for"),
         {m_flat->name}});
    Made images = image({m_options.batch, 0, 0, weight.dims[2]});
    if (!images)
        return images;
    GraphValue& begun = m_values[m_flat->inputs.front().node];
    begun = std::move(*images);
    return convolution();
}

} // namespace faultline::vram
