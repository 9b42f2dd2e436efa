// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Layers without parameters that change the shape of what they read.
#include "model/vram/architecture/layer_step.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {
TensorId LayerStep::concat()
{
    setName("concat");
    Op op = opOf(OpKind::Concat, m_arguments.inputs());
    std::string axis = m_arguments.text(TextOption::Axis, "channels");
    if (axis.size() > 2 && axis.front() == '\'' && axis.back() == '\'')
        axis = axis.substr(1, axis.size() - 2); // written like a text in an expression
    const bool alongPositions = axis == "positions";
    if (axis != "channels" && axis != "items" && !alongPositions)
        m_arguments.fail({FAULTLINE_TR_NOOP("Errors", "unknown axis '%1'"), {axis}});
    if (m_arguments.error())
        return m_current;
    const Shape first = m_builder.shape(m_current);
    Shape out = first;
    std::int64_t& along = axis == "channels" ? out.channels
                          : axis == "items"  ? out.items
                                             : out.height;
    along = 0;
    for (const TensorId input : op.inputs) {
        const Shape other = m_builder.shape(input);
        const std::optional<std::int64_t> positions = product({other.height, other.width});
        const bool fits =
            (axis == "channels" || other.channels == first.channels)
            && (axis == "items" || other.items == first.items)
            && (alongPositions || (other.height == first.height && other.width == first.width));
        if (!fits || !positions)
            m_arguments.fail({FAULTLINE_TR_NOOP("Errors", "%1 and %2 do not fit together"),
                              {shown(first), shown(other)}});
        const std::int64_t more = axis == "channels" ? other.channels
                                  : axis == "items"  ? other.items
                                                     : positions.value_or(0);
        if (__builtin_add_overflow(along, more, &along))
            m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the size does not fit"));
    }
    if (alongPositions)
        out.width = 1;
    return added(std::move(op), out);
}

TensorId LayerStep::pool(OpKind kind)
{
    setName(toString(kind));
    const auto kernel = m_arguments.mainCounts();
    const auto stride =
        m_arguments.has(Option::Stride) ? m_arguments.counts(Option::Stride, 1) : kernel;
    const auto windows = m_arguments.windows(kernel, stride, m_options.defaultPadding);
    if (m_arguments.error())
        return m_current;
    Op op = opOf(kind, {m_current});
    setWindow(op, windows);
    return added(std::move(op), windowed(windows, m_builder.shape(m_current).channels));
}

TensorId LayerStep::globalPool()
{
    setName("global_pool");
    Shape out = m_builder.shape(m_current);
    const auto sides = m_arguments.mainCounts();
    out.height = sides[0];
    out.width = sides[1];
    return added(opOf(OpKind::GlobalPool, {m_current}), out);
}

TensorId LayerStep::resize()
{
    setName("resize");
    Shape out = m_builder.shape(m_current);
    const Step& step = m_arguments.step();
    if (const TextTemplate* like = step.option(TextOption::Like)) {
        const Shape other = m_builder.shape(m_arguments.tensor(*like));
        out.height = other.height;
        out.width = other.width;
    } else if (!step.value.isEmpty()) {
        const double factor = m_arguments.mainValue().toReal().value_or(0.0);
        if (!(factor > 0.0) || factor > 65536.0) {
            m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the factor is not a positive number"));
            return m_current;
        }
        if (std::max(out.height, out.width) > std::int64_t{1} << 31) {
            m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the size does not fit"));
            return m_current;
        }
        const auto resized = [factor](std::int64_t side) {
            const auto scaled = static_cast<std::int64_t>(static_cast<double>(side) * factor);
            return std::max<std::int64_t>(1, scaled);
        };
        out.height = resized(out.height);
        out.width = resized(out.width);
    } else {
        out.height = m_arguments.count(Option::Height, out.height);
        out.width = m_arguments.count(Option::Width, out.width);
    }
    return added(opOf(OpKind::Resize, {m_current}), out);
}

TensorId LayerStep::pad()
{
    setName("pad");
    const Value value = m_arguments.mainValue();
    std::array<std::int64_t, 4> sides = {0, 0, 0, 0};
    if (value.isList() && value.items().size() != sides.size())
        m_arguments.fail(
            FAULTLINE_TR_NOOP("Errors", "one number is needed, or top, bottom, left and right"));
    for (std::size_t i = 0; i < sides.size() && !m_arguments.error(); ++i) {
        const Value& side = value.isList() ? value.items()[i] : value;
        sides[i] = side.toInteger().value_or(-1);
        if (sides[i] < 0 || sides[i] > std::int64_t{1} << 30)
            m_arguments.fail(
                FAULTLINE_TR_NOOP("Errors", "a padding is not a whole number of at least 0"));
    }
    Shape out = m_builder.shape(m_current);
    if (m_arguments.error() || __builtin_add_overflow(out.height, sides[0] + sides[1], &out.height)
        || __builtin_add_overflow(out.width, sides[2] + sides[3], &out.width)) {
        m_arguments.fail(FAULTLINE_TR_NOOP("Errors", "the size does not fit"));
        return m_current;
    }
    return added(opOf(OpKind::Pad, {m_current}), out);
}

TensorId LayerStep::roiPool()
{
    setName("roi_pool");
    const auto sides = m_arguments.mainCounts();
    Shape out = m_builder.shape(m_current);
    out.items = m_arguments.count(Option::Rois, 1);
    out.height = sides[0];
    out.width = sides[1];
    return added(opOf(OpKind::RoiPool, m_arguments.inputs()), out);
}

TensorId LayerStep::reshaped(OpKind kind)
{
    setName(toString(kind));
    const Shape in = m_builder.shape(m_current);
    const Shape out = shapeOption(in);
    Op op = opOf(kind, {m_current});
    if (kind == OpKind::Copy)
        return added(std::move(op), out);
    const auto elements = [](const Shape& shape) {
        return product({shape.items, shape.channels, shape.height, shape.width});
    };
    if (!elements(out) || elements(out) > elements(in))
        m_arguments.fail(
            {FAULTLINE_TR_NOOP("Errors", "a view of %1 cannot be %2"), {shown(in), shown(out)}});
    return view(std::move(op), out);
}

TensorId LayerStep::flatten()
{
    setName("flatten");
    const Shape in = m_builder.shape(m_current);
    Shape out;
    out.items = in.items;
    out.channels = product({in.channels, in.height, in.width}).value_or(1);
    return view(opOf(OpKind::View, {m_current}), out);
}

} // namespace faultline::vram
