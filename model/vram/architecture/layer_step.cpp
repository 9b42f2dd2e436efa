// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/layer_step.h"

#include "model/vram/architecture/verb_table.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {
namespace {

constexpr std::array<std::pair<std::string_view, Function>, 11> kActivations = {{
    {"none", Function::None},
    {"relu", Function::Relu},
    {"relu6", Function::Relu6},
    {"leaky_relu", Function::LeakyRelu},
    {"silu", Function::Silu},
    {"gelu", Function::Gelu},
    {"mish", Function::Mish},
    {"hard_swish", Function::HardSwish},
    {"hard_sigmoid", Function::HardSigmoid},
    {"sigmoid", Function::Sigmoid},
    {"tanh", Function::Tanh},
}};

constexpr std::array<std::pair<std::string_view, OpKind>, 3> kNorms = {{
    {"batch", OpKind::BatchNorm},
    {"group", OpKind::GroupNorm},
    {"layer", OpKind::LayerNorm},
}};

template <typename Enum, std::size_t N>
const Enum* named(const std::array<std::pair<std::string_view, Enum>, N>& names,
                  std::string_view wanted)
{
    for (const auto& [name, value] : names) {
        if (name == wanted)
            return &value;
    }
    return nullptr;
}

} // namespace

TensorId LayerStep::run()
{
    switch (m_arguments.step().verb) {
    case Verb::Convolution: return convolution();
    case Verb::TransposedConvolution: return transposedConvolution();
    case Verb::Dense: return dense();
    case Verb::Norm: return norm();
    case Verb::Activation: return activation();
    case Verb::Add: return elementwise(OpKind::Add);
    case Verb::Multiply: return elementwise(OpKind::Multiply);
    case Verb::Concat: return concat();
    case Verb::MaxPool: return pool(OpKind::MaxPool);
    case Verb::AveragePool: return pool(OpKind::AveragePool);
    case Verb::GlobalPool: return globalPool();
    case Verb::Resize: return resize();
    case Verb::Pad: return pad();
    case Verb::Softmax:
        setName("softmax");
        return added(opOf(OpKind::Softmax, {m_current}), m_builder.shape(m_current));
    case Verb::Dropout: return dropout();
    case Verb::MatrixProduct: return matrixProduct();
    case Verb::RoiPool: return roiPool();
    case Verb::View: return reshaped(OpKind::View);
    case Verb::Copy: return reshaped(OpKind::Copy);
    case Verb::Flatten: return flatten();
    case Verb::StopGradient: return stopGradient();
    case Verb::Parameters: return parameterTensor();
    case Verb::Work: return work();
    default: break;
    }
    m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "not a layer"));
    return m_current;
}

TensorId LayerStep::convolution()
{
    setName("conv");
    const Shape in = m_builder.shape(m_current);
    const std::int64_t out = m_arguments.mainCount();
    const auto windows =
        m_arguments.windows(m_arguments.counts(Option::Kernel, 1),
                            m_arguments.counts(Option::Stride, 1), m_options.defaultPadding);
    const std::int64_t groups = m_arguments.count(Option::Groups, 1);
    const bool hasBias = m_arguments.flag(Option::Bias, false);
    if (in.channels % groups != 0 || out % groups != 0) {
        m_arguments.fail(
            {FAULTLINE_TR_NOOP("Errors", "%1 channels to %2 cannot be in %3 groups"),
             {std::to_string(in.channels), std::to_string(out), std::to_string(groups)}});
    }
    if (m_arguments.error())
        return m_current;
    Op op = opOf(OpKind::Convolution, {m_current});
    op.groups = groups;
    setWindow(op, windows);
    const std::int64_t weights = weightsOf(in.channels / groups, out, windows);
    const Shape shape = windowed(windows, out);
    setMultiplyAdds(op, {shape.items, 1, shape.height, shape.width}, weights);
    return added(std::move(op), shape, {weights, hasBias ? out : 0, 0});
}

TensorId LayerStep::transposedConvolution()
{
    setName("conv_transpose");
    const Shape in = m_builder.shape(m_current);
    Shape out = in;
    out.channels = m_arguments.mainCount();
    const auto stride = m_arguments.counts(Option::Stride, 1);
    const auto kernel = m_arguments.counts(Option::Kernel, 1);
    // What is not written makes stride times the size in every framework.
    const auto windows = m_arguments.windows(kernel, stride, "same");
    const std::int64_t extra = m_arguments.number(Option::OutputPadding, 0);
    const std::int64_t groups = m_arguments.count(Option::Groups, 1);
    const bool hasBias = m_arguments.flag(Option::Bias, false);
    if (in.channels % groups != 0 || out.channels % groups != 0)
        m_arguments.fail({FAULTLINE_TR_NOOP("Errors", "the channels cannot be in %1 groups"),
                          {std::to_string(groups)}});
    std::array<std::int64_t*, 2> sides = {&out.height, &out.width};
    for (std::size_t axis = 0; axis < 2 && !m_arguments.error(); ++axis) {
        const std::optional<std::int64_t> size =
            transposedSize(*sides[axis], windows[axis], std::min(extra, stride[axis]));
        if (!size)
            m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the padding is larger than the output"));
        *sides[axis] = size.value_or(1);
    }
    if (m_arguments.error())
        return m_current;
    Op op = opOf(OpKind::TransposedConvolution, {m_current});
    op.groups = groups;
    setWindow(op, windows);
    const std::int64_t weights = weightsOf(in.channels / groups, out.channels, windows);
    setMultiplyAdds(op, {in.items, 1, in.height, in.width}, weights);
    return added(std::move(op), out, {weights, hasBias ? out.channels : 0, 0});
}

TensorId LayerStep::dense()
{
    setName("dense");
    const Shape in = m_builder.shape(m_current);
    Shape out = in;
    out.channels = m_arguments.mainCount();
    const bool hasBias = m_arguments.flag(Option::Bias, true);
    const std::optional<std::int64_t> weights = product({in.channels, out.channels});
    if (!weights)
        m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the parameters do not fit"));
    if (m_arguments.error())
        return m_current;
    Op op = opOf(OpKind::Dense, {m_current});
    setMultiplyAdds(op, {out.items, 1, out.height, out.width}, *weights);
    return added(std::move(op), out, {*weights, hasBias ? out.channels : 0, 0});
}

TensorId LayerStep::norm()
{
    const std::string kind = m_arguments.mainText();
    setName("norm");
    if (kind == "none" || m_arguments.error())
        return m_current;
    const OpKind* known = named(kNorms, kind);
    if (known == nullptr) {
        m_arguments.fail({FAULTLINE_TR_NOOP("Errors", "unknown norm '%1'"), {kind}});
        return m_current;
    }
    const Shape shape = m_builder.shape(m_current);
    const bool isAffine = m_arguments.flag(Option::Affine, true);
    const std::int64_t vectors = (m_arguments.flag(Option::Scale, isAffine) ? 1 : 0)
                                 + (m_arguments.flag(Option::Shift, isAffine) ? 1 : 0);
    const std::int64_t statistics = *known == OpKind::BatchNorm ? 2 : 0;
    Op op = opOf(*known, {m_current});
    op.groups = m_arguments.count(Option::Groups, 1);
    return added(std::move(op), shape, {0, vectors * shape.channels, statistics * shape.channels});
}

TensorId LayerStep::activation()
{
    const std::string kind = m_arguments.mainText();
    setName(kind);
    const Function* function = named(kActivations, kind);
    if (function == nullptr)
        m_arguments.fail({FAULTLINE_TR_NOOP("Errors", "unknown function '%1'"), {kind}});
    const bool isInPlace = m_arguments.flag(Option::InPlace, m_options.inPlaceActivations);
    if (m_arguments.error() || *function == Function::None)
        return m_current;
    Op op = opOf(OpKind::Activation, {m_current});
    op.function = *function;
    op.isInPlace = isInPlace;
    return added(std::move(op), m_builder.shape(m_current));
}

TensorId LayerStep::elementwise(OpKind kind)
{
    setName(toString(kind));
    Op op = opOf(kind, m_arguments.inputs());
    const bool mayBeInPlace =
        kind == OpKind::Add && m_arguments.flag(Option::InPlace, m_options.inPlaceAdd);
    if (m_arguments.error())
        return m_current;
    Shape out = m_builder.shape(m_current);
    const auto spread = [&](std::int64_t& side, std::int64_t other, const Shape& shape) {
        if (side != other && side != 1 && other != 1)
            m_arguments.fail({FAULTLINE_TR_NOOP("Errors", "%1 and %2 do not fit together"),
                              {shown(out), shown(shape)}});
        side = std::max(side, other);
    };
    for (const TensorId input : op.inputs) {
        const Shape other = m_builder.shape(input);
        spread(out.items, other.items, other);
        spread(out.channels, other.channels, other);
        spread(out.height, other.height, other);
        spread(out.width, other.width, other);
    }
    op.isInPlace = mayBeInPlace && out == m_builder.shape(m_current);
    return added(std::move(op), out);
}

TensorId LayerStep::dropout()
{
    setName("dropout");
    const std::optional<double> rate = m_arguments.mainValue().toReal();
    if (!rate)
        m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the rate is not a number"));
    if (m_arguments.error() || *rate <= 0.0)
        return m_current;
    return added(opOf(OpKind::Dropout, {m_current}), m_builder.shape(m_current));
}

TensorId LayerStep::matrixProduct()
{
    setName("matmul");
    Op op = opOf(OpKind::MatrixProduct, m_arguments.inputs());
    const Shape out = shapeOption(m_builder.shape(m_current));
    setMultiplyAdds(op, out, m_arguments.number(Option::Inner, 1));
    return added(std::move(op), out);
}

TensorId LayerStep::stopGradient()
{
    setName("stop_gradient");
    Op op = opOf(OpKind::View, {m_current});
    op.stopsGradient = true;
    return view(std::move(op), m_builder.shape(m_current));
}

TensorId LayerStep::parameterTensor()
{
    setName("parameters");
    const std::int64_t count = m_arguments.mainCount();
    const Shape out = shapeOption({1, count, 1, 1});
    if (m_arguments.error())
        return m_current;
    const TensorId id = added(opOf(OpKind::View, {}), out, {count, 0, 0});
    // It is the parameter itself: no activation.
    if (!m_arguments.error())
        m_builder.graph().tensors[static_cast<std::size_t>(id)].extent = {};
    return id;
}

TensorId LayerStep::work()
{
    setName(m_arguments.mainText());
    Op op = opOf(OpKind::Work, m_arguments.inputs());
    if (hasShapeOption())
        return added(std::move(op), shapeOption({}));
    finish(op, {});
    if (!m_arguments.error())
        m_builder.addOp(m_context, std::move(op));
    return m_current;
}

void LayerStep::setName(std::string_view fallback)
{
    const std::string own = m_arguments.text(TextOption::Name, std::string(fallback));
    m_name = m_context.path.empty() ? own : m_context.path + "/" + own;
}

bool LayerStep::hasShapeOption() const
{
    return m_arguments.has(Option::Items) || m_arguments.has(Option::Channels)
           || m_arguments.has(Option::Height) || m_arguments.has(Option::Width);
}

Shape LayerStep::shapeOption(const Shape& fallback)
{
    return {m_arguments.count(Option::Items, fallback.items),
            m_arguments.count(Option::Channels, fallback.channels),
            m_arguments.count(Option::Height, fallback.height),
            m_arguments.count(Option::Width, fallback.width)};
}

Storage LayerStep::storageOption(OpKind kind)
{
    if (m_arguments.has(TextOption::Storage)) {
        const std::string wanted = m_arguments.text(TextOption::Storage, {});
        if (const Storage* storage = named(storageNames(), wanted))
            return *storage;
        m_arguments.fail({FAULTLINE_TR_NOOP("Errors", "unknown storage '%1'"), {wanted}});
    }
    const bool computes = kind == OpKind::Convolution || kind == OpKind::TransposedConvolution
                          || kind == OpKind::Dense || kind == OpKind::MatrixProduct
                          || kind == OpKind::Work;
    return computes ? Storage::Activation : m_builder.tensor(m_current).storage;
}

Shape LayerStep::windowed(const std::array<Window, 2>& windows, std::int64_t channels)
{
    const Shape in = m_builder.shape(m_current);
    const std::optional<std::int64_t> height = windowCount(in.height, windows[0]);
    const std::optional<std::int64_t> width = windowCount(in.width, windows[1]);
    if (!height || !width)
        m_arguments.fail(
            {FAULTLINE_TR_NOOP("Errors", "%1 is smaller than the window"), {shown(in)}});
    return {in.items, channels, height.value_or(1), width.value_or(1)};
}

void LayerStep::setWindow(Op& op, const std::array<Window, 2>& windows) const
{
    op.kernelHeight = windows[0].size;
    op.kernelWidth = windows[1].size;
    op.stride = windows[0].stride;
}

void LayerStep::setMultiplyAdds(Op& op, const Shape& out, std::int64_t perElement)
{
    const std::optional<std::int64_t> count =
        product({out.items, out.channels, out.height, out.width, perElement});
    if (!count)
        m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the multiply-adds do not fit"));
    op.multiplyAdds = count.value_or(0);
}

std::int64_t LayerStep::weightsOf(std::int64_t in, std::int64_t out,
                                  const std::array<Window, 2>& windows)
{
    const std::optional<std::int64_t> count = product({in, out, windows[0].size, windows[1].size});
    if (!count)
        m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the parameters do not fit"));
    return count.value_or(0);
}

void LayerStep::finish(Op& op, const ParameterCounts& counts)
{
    ParameterCounts all = counts;
    if (__builtin_add_overflow(all.weights, m_arguments.number(Option::Weights, 0), &all.weights)
        || __builtin_add_overflow(all.vectors, m_arguments.number(Option::Vectors, 0),
                                  &all.vectors))
        m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the parameters do not fit"));
    op.name = m_name;
    op.buffers = m_arguments.buffers();
    if (m_arguments.error())
        return;
    const std::optional<ParameterId> id = m_builder.parameters(m_context, m_name, all);
    if (!id)
        m_arguments.fail(
            FAULTLINE_TR_NOOP("Errors", "the shared parameters had another size before"));
    op.parameters = id.value_or(kNoParameters);
}

TensorId LayerStep::added(Op op, const Shape& out, ParameterCounts counts)
{
    finish(op, counts);
    const Storage storage = storageOption(op.kind);
    if (m_arguments.error())
        return m_current;
    const std::optional<TensorId> id =
        op.isInPlace ? m_builder.addAlias(m_context, m_name, out, op.inputs.front())
                     : m_builder.addTensor(m_context, m_name, out, storage);
    if (!id) {
        m_arguments.fail(
            {FAULTLINE_TR_NOOP("Errors", "the elements of %1 do not fit"), {shown(out)}});
        return m_current;
    }
    op.output = *id;
    m_builder.addOp(m_context, std::move(op));
    return *id;
}

TensorId LayerStep::view(Op op, const Shape& out)
{
    finish(op, {});
    if (m_arguments.error())
        return m_current;
    const std::optional<TensorId> id =
        m_builder.addAlias(m_context, m_name, out, op.inputs.front());
    if (!id) {
        m_arguments.fail(
            {FAULTLINE_TR_NOOP("Errors", "the elements of %1 do not fit"), {shown(out)}});
        return m_current;
    }
    op.output = *id;
    m_builder.addOp(m_context, std::move(op));
    return *id;
}

} // namespace faultline::vram
