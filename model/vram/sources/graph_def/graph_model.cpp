// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/graph_def/graph_model.h"

#include "model/vram/sources/graph_def/flat_graph.h"
#include "model/vram/sources/graph_def/graph_layers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kMostImageChannels = 4;
constexpr std::int64_t kLargestBatch = 1 << 20;
constexpr std::int64_t kLargestSide = 1 << 20;

/// A shape of images in a graph: the batch, height, width and channels; -1 where it is open.
using PictureShape = std::array<std::int64_t, 4>;

std::optional<PictureShape> pictureOf(const NetworkAttribute& shape)
{
    const std::vector<std::int64_t>& dims = shape.integers;
    if (dims.size() != 4 || dims[3] < 1 || dims[3] > kMostImageChannels || dims[0] > kLargestBatch
        || dims[1] > kLargestSide || dims[2] > kLargestSide)
        return std::nullopt;
    return PictureShape{dims[0], dims[1], dims[2], dims[3]};
}

bool hasSize(const PictureShape& shape)
{
    return shape[1] > 0 && shape[2] > 0;
}

/// Inputs first, then whatever has the shape of images: a graph may resize them.
std::optional<PictureShape> findPicture(const FlatGraph& graph)
{
    std::optional<PictureShape> open;
    for (const bool isInput : {true, false}) {
        for (const FlatNode& flat : graph.nodes) {
            const std::string& op = flat.node->op;
            const bool begins =
                op.starts_with("Placeholder") || op == "IteratorGetNext" || op == "_Arg";
            if (begins != isInput || flat.role == FlatRole::Backward)
                continue;
            for (const NetworkAttribute& attribute : flat.node->attributes) {
                const std::string& name = attribute.name;
                if (name != "shape" && !name.starts_with("output_shapes")
                    && !name.starts_with("_output_shapes"))
                    continue;
                const std::optional<PictureShape> shape = pictureOf(attribute);
                if (shape && hasSize(*shape))
                    return shape;
                if (shape && !open)
                    open = shape;
            }
        }
    }
    return open;
}

/// What an optimizer of TensorFlow 1, or of Keras, applies its gradients with.
std::string optimizerOf(const FlatGraph& graph)
{
    using Row = std::pair<std::string_view, const char*>;
    static constexpr std::array<Row, 8> kRows{{{"ApplyMomentum", "momentum"},
                                               {"ApplyKerasMomentum", "momentum"},
                                               {"ApplyAdamWithAmsgrad", "amsgrad"},
                                               {"ApplyAdam", "adam"},
                                               {"ApplyRMSProp", "rmsprop"},
                                               {"ApplyAdagrad", "adagrad"},
                                               {"ApplyAdadelta", "adadelta"},
                                               {"ApplyGradientDescent", "sgd"}}};
    for (const FlatNode& flat : graph.nodes) {
        for (const auto& [op, optimizer] : kRows) {
            if (flat.node->op.ends_with(op))
                return optimizer;
        }
    }
    return {};
}

bool hasBackwardPass(const FlatGraph& graph)
{
    return std::any_of(graph.nodes.begin(), graph.nodes.end(),
                       [](const FlatNode& flat) { return flat.role == FlatRole::Backward; });
}

bool hasChannelsFirst(const Network& network)
{
    for (const NetworkNode& node : network.nodes) {
        if (const NetworkAttribute* const format = node.attribute("data_format"))
            return format->text.starts_with("NC");
    }
    return false;
}

std::string percent(std::size_t part, std::size_t whole)
{
    return std::to_string(whole > 0 ? (100 * part + whole / 2) / whole : 0) + " %";
}

class GraphModel final : public FileModel {
public:
    GraphModel(std::shared_ptr<const Network> network, FlatGraph graph, std::string origin)
        : m_network(std::move(network)), m_graph(std::move(graph)), m_origin(std::move(origin))
    {
        const std::string_view file = std::string_view(m_origin).substr(m_origin.rfind('/') + 1);
        m_info.name = file.substr(0, file.rfind(".pb"));
        m_info.family = "TensorFlow graph";
        m_info.framework = "tensorflow";
        m_setup.framework = m_info.framework;
        m_setup.replicas = 1;
        m_setup.normMode = NormMode::Train;
        m_setup.frozenStages = 0;
        m_setup.optimizer = optimizerOf(m_graph);
        readPicture();
        m_remarks.push_back(
            hasBackwardPass(m_graph)
                ? FAULTLINE_TR_NOOP("Errors", "of the graph its forward pass is planned; the "
                                              "backward pass and the optimizer are simulated")
                : FAULTLINE_TR_NOOP("Errors",
                                    "the file holds no loss: planned without its memory"));
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
        NetworkWriter writer(graph, !hasChannelsFirst(*m_network));
        GraphLayers::Options options = m_options;
        options.width = setup.imageWidth;
        options.height = setup.imageHeight;
        GraphLayers layers(m_graph, writer, options);
        if (const Result<void> written = layers.write(); !written)
            return written.error().in(m_origin);
        if (!layers.hasLayers())
            return nothingPlanned(layers.gaps()).in(m_origin);
        if (m_hasOpenSize)
            writer.remark(
                {FAULTLINE_TR_NOOP(
                     "Errors", "the graph leaves the size of its images open: planned at %1 x %2"),
                 {std::to_string(setup.imageWidth), std::to_string(setup.imageHeight)}});
        if (layers.gaps().lost > 0)
            writer.remark(gapText(graph, layers.gaps()));
        markGradients(graph);
        return graph;
    }

private:
    void readPicture()
    {
        const std::optional<PictureShape> picture = findPicture(m_graph);
        if (!picture) {
            m_info.imageWidth = m_info.imageHeight = 1; // a network of something else
            return;
        }
        m_options.batch = std::max<std::int64_t>((*picture)[0], 1);
        if (hasSize(*picture)) {
            m_options.fileHeight = m_info.imageHeight = (*picture)[1];
            m_options.fileWidth = m_info.imageWidth = (*picture)[2];
        }
        m_hasOpenSize = !hasSize(*picture);
        if ((*picture)[0] > 0)
            m_setup.batchPerReplica = (*picture)[0];
    }

    static std::string operations(const GraphGaps& gaps)
    {
        constexpr std::size_t kMostNamed = 8;
        std::string text;
        std::size_t named = 0;
        for (const auto& [op, times] : gaps.operations) {
            if (++named > kMostNamed)
                return text + ", ...";
            text += (text.empty() ? "" : ", ") + op + " (" + std::to_string(times) + ')';
        }
        return text;
    }

    /// What is not known and why follows a sentence: "...; operations that are not known: A (2)".
    static Text withReasons(Text sentence, const GraphGaps& gaps, Translatable beforeOperations)
    {
        if (!gaps.operations.empty())
            sentence = {beforeOperations, {std::move(sentence), operations(gaps)}};
        for (const Text& reason : gaps.reasons)
            sentence = {FAULTLINE_TR_NOOP("Errors", "%1; %2"), {std::move(sentence), reason}};
        return sentence;
    }

    static Text gapText(const LayerGraph& graph, const GraphGaps& gaps)
    {
        const auto known = static_cast<std::size_t>(graph.parameterCount());
        const auto lost = static_cast<std::size_t>(gaps.parameters);
        Text text{FAULTLINE_TR_NOOP("Errors", "not planned: %1 of %2 nodes behind the images (%3), "
                                              "which hold %4 parameters (%5)"),
                  {std::to_string(gaps.lost), std::to_string(gaps.nodes),
                   percent(gaps.lost, gaps.nodes), std::to_string(gaps.parameters),
                   percent(lost, std::max<std::size_t>(known + lost, 1))}};
        return withReasons(std::move(text), gaps,
                           FAULTLINE_TR_NOOP("Errors", "%1; operations that are not known: %2"));
    }

    static Error nothingPlanned(const GraphGaps& gaps)
    {
        return Error{.code = ErrorCode::Corrupt,
                     .detail = withReasons(
                         FAULTLINE_TR_NOOP("Errors", "no layer with weights can be planned"), gaps,
                         FAULTLINE_TR_NOOP("Errors", "%1: operations that are not known: %2"))};
    }

    std::shared_ptr<const Network> m_network; ///< what m_graph points into
    FlatGraph m_graph;
    std::string m_origin;
    GraphLayers::Options m_options;
    ArchitectureInfo m_info;
    TrainingSetup m_setup;
    std::vector<Text> m_remarks;
    bool m_hasOpenSize = false;
};

} // namespace

Result<FileModelPtr> modelFromGraph(std::shared_ptr<const Network> graph, std::string origin)
{
    if (graph == nullptr || graph->nodes.empty())
        return Error{.code = ErrorCode::Corrupt,
                     .path = std::move(origin),
                     .detail = FAULTLINE_TR_NOOP("Errors", "holds no graph")};
    Result<FlatGraph> flat = flatten(*graph);
    if (!flat) {
        Error error = flat.error();
        error.path = std::move(origin);
        return error;
    }
    return FileModelPtr(
        std::make_shared<const GraphModel>(std::move(graph), std::move(*flat), std::move(origin)));
}

} // namespace faultline::vram
