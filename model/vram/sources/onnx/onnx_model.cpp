// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/onnx/onnx_model.h"

#include "model/vram/sources/onnx/onnx_layers.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kLargestSide = std::int64_t{1} << 30;

bool isPicture(const NetworkInput& input)
{
    return input.dims.size() == 4;
}

class OnnxModel final : public FileModel {
public:
    OnnxModel(std::shared_ptr<const Network> network, std::string origin)
        : m_network(std::move(network)), m_origin(std::move(origin))
    {
        const std::string_view file = std::string_view(m_origin).substr(m_origin.rfind('/') + 1);
        m_info.name = file.substr(0, file.rfind('.'));
        m_info.family = "ONNX";
        m_info.framework = "pytorch"; // a training loop without a framework of its own
        for (const NetworkInput& input : m_network->inputs) {
            if (isPicture(input) && m_info.imageHeight == 0) {
                m_info.imageHeight = input.dims[2];
                m_info.imageWidth = input.dims[3];
            }
        }
        m_setup.framework = m_info.framework;
        m_setup.replicas = 1;
        m_setup.classes = 1; // no loss that they count in
        m_setup.boxesPerImage = 1;
        m_setup.batchPerReplica = 1;
        m_setup.precision = Precision::Float32;
        m_setup.optimizer = "momentum";
        m_setup.normMode = NormMode::Train;
        m_setup.frozenStages = 0;
        m_setup.movingAverage = false;
        m_setup.checkpointing = false;
        m_remarks.push_back(
            FAULTLINE_TR_NOOP("Errors", "the file holds no loss: planned without its memory"));
        const auto isNorm = [](const NetworkNode& node) { return node.op == "BatchNormalization"; };
        if (std::none_of(m_network->nodes.begin(), m_network->nodes.end(), isNorm))
            m_remarks.push_back(FAULTLINE_TR_NOOP(
                "Errors", "the file has no batch normalisation: exporters fold it into the "
                          "convolutions, and training with it keeps up to twice as much"));
    }

    const ArchitectureInfo& info() const override { return m_info; }
    const TrainingSetup& setup() const override { return m_setup; }
    const std::vector<Text>& remarks() const override { return m_remarks; }

    Result<LayerGraph> expand(const TrainingSetup& setup) const override
    {
        LayerGraph graph;
        graph.model = m_info.name;
        graph.framework = m_info.framework;
        graph.imageWidth = setup.imageWidth;
        graph.imageHeight = setup.imageHeight;
        graph.remarks = m_remarks;
        NetworkWriter writer(graph, false);
        OnnxLayers layers(*m_network, writer);
        for (const NetworkInput& input : m_network->inputs) {
            const Result<Dims> dims = sizesOf(input, setup);
            const Result<void> added =
                dims ? layers.addInput(input.name, *dims) : Result<void>(dims.error());
            if (!added)
                return added.error().in(m_origin);
        }
        for (const NetworkNode& node : m_network->nodes) {
            if (Result<void> added = layers.addNode(node); !added)
                return added.error().in(m_origin);
        }
        markGradients(graph);
        return graph;
    }

private:
    /// A batch of one, the size that is asked for; what is open besides cannot be planned.
    static Result<Dims> sizesOf(const NetworkInput& input, const TrainingSetup& setup)
    {
        Dims dims = input.dims;
        if (!dims.empty())
            dims[0] = 1;
        if (isPicture(input) && setup.imageWidth > 0 && setup.imageHeight > 0) {
            dims[2] = setup.imageHeight;
            dims[3] = setup.imageWidth;
        }
        for (std::size_t axis = 0; axis < dims.size(); ++axis) {
            if (dims[axis] < 1 || dims[axis] > kLargestSide)
                return layerError(
                    input.name,
                    {FAULTLINE_TR_NOOP("Errors",
                                       "axis %1 of this input has no size that can be planned "
                                       "(%2); give the width and height of the images"),
                     {std::to_string(axis), std::to_string(dims[axis])}});
        }
        return dims;
    }

    std::shared_ptr<const Network> m_network;
    std::string m_origin;
    ArchitectureInfo m_info;
    TrainingSetup m_setup;
    std::vector<Text> m_remarks;
};

} // namespace

Result<FileModelPtr> modelFromOnnx(std::shared_ptr<const Network> network, std::string origin)
{
    if (network == nullptr || network->inputs.empty())
        return Error{.code = ErrorCode::Corrupt,
                     .path = std::move(origin),
                     .detail = FAULTLINE_TR_NOOP("Errors", "has no input besides its weights")};
    return FileModelPtr(std::make_shared<const OnnxModel>(std::move(network), std::move(origin)));
}

} // namespace faultline::vram
