// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/architecture/expansion_options.h"
#include "model/vram/architecture/graph_builder.h"
#include "model/vram/architecture/step_arguments.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// Runs a step that makes a layer: reads its options, adds its op, output and parameters.
class LayerStep {
public:
    /// `context` has the path of the block; everything outlives the object.
    LayerStep(StepArguments& arguments, GraphBuilder& builder, const LayerContext& context,
              const ExpansionOptions& options, TensorId current)
        : m_arguments(arguments),
          m_builder(builder),
          m_context(context),
          m_options(options),
          m_current(current)
    {
    }

    /// The tensor that is current afterwards. Look at the error of the arguments first.
    [[nodiscard]] TensorId run();
    /// Of the layer, for messages.
    [[nodiscard]] const std::string& name() const { return m_name; }

private:
    TensorId convolution();
    TensorId transposedConvolution();
    TensorId dense();
    TensorId norm();
    TensorId activation();
    TensorId elementwise(OpKind kind);
    TensorId concat();
    TensorId pool(OpKind kind);
    TensorId globalPool();
    TensorId resize();
    TensorId pad();
    TensorId dropout();
    TensorId matrixProduct();
    TensorId roiPool();
    TensorId reshaped(OpKind kind);
    TensorId flatten();
    TensorId stopGradient();
    TensorId parameterTensor();
    TensorId work();

    void setName(std::string_view fallback);
    [[nodiscard]] Shape shapeOption(const Shape& fallback);
    [[nodiscard]] bool hasShapeOption() const;
    [[nodiscard]] Storage storageOption(OpKind kind);
    /// The sizes of the current tensor under two windows; fails where these do not fit.
    [[nodiscard]] Shape windowed(const std::array<Window, 2>& windows, std::int64_t channels);
    void setWindow(Op& op, const std::array<Window, 2>& windows) const;
    void setMultiplyAdds(Op& op, const Shape& out, std::int64_t perElement);
    [[nodiscard]] std::int64_t weightsOf(std::int64_t in, std::int64_t out,
                                         const std::array<Window, 2>& windows);

    TensorId added(Op op, const Shape& out, ParameterCounts counts = {});
    TensorId view(Op op, const Shape& out);
    void finish(Op& op, const ParameterCounts& counts);

    StepArguments& m_arguments;
    GraphBuilder& m_builder;
    const LayerContext& m_context;
    const ExpansionOptions& m_options;
    TensorId m_current;
    std::string m_name;
};

} // namespace faultline::vram
