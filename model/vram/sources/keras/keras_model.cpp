// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/keras/keras_model.h"

#include "model/vram/sources/keras/keras_json.h"
#include "model/vram/sources/keras/keras_layers.h"
#include "model/vram/sources/network_writer.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

namespace {

using nlohmann::json;

constexpr std::int64_t kLargestSide = 1 << 20;
constexpr std::size_t kMostCalls = 200'000;

/// The shape of an InputLayer, without the batch; 0 for what it leaves open.
Result<Dims> inputShape(const KerasLayer& layer)
{
    const json& config = layer.config;
    for (const char* const name : {"batch_shape", "batch_input_shape"}) {
        if (!config.is_object() || !config.contains(name))
            continue;
        const json& shape = config[name];
        if (!shape.is_array() || shape.empty())
            break;
        Dims dims;
        for (auto item = shape.begin() + 1; item != shape.end(); ++item) {
            const bool isSize = item->is_number_integer() && *item >= 1 && *item <= kLargestSide;
            if (!isSize && !item->is_null())
                return layerError(layer.name,
                                  {FAULTLINE_TR_NOOP("Errors", "\"%1\" holds no size: %2"),
                                   {std::string(name), item->dump()}});
            dims.push_back(isSize ? item->get<std::int64_t>() : 0);
        }
        return dims;
    }
    return layerError(layer.name, FAULTLINE_TR_NOOP("Errors", "its shape is not in the file"));
}

bool isPicture(const Dims& dims)
{
    return dims.size() == 3;
}

/// A picture has few channels: where they are last, and where first.
bool hasChannelsFirst(const Dims& dims)
{
    constexpr std::int64_t kMostChannels = 4;
    return isPicture(dims) && dims[0] >= 1 && dims[0] <= kMostChannels
           && (dims[2] == 0 || dims[2] > kMostChannels);
}

/// Writes a network, each layer after what it reads.
class KerasExpansion {
public:
    KerasExpansion(NetworkWriter& writer, const TrainingSetup& setup)
        : m_writer(writer), m_setup(setup)
    {
    }

    Result<std::vector<KerasValue>> inputs(const KerasNetwork& network)
    {
        std::vector<KerasValue> made;
        for (const KerasReference& reference : network.inputs) {
            const KerasLayer& layer = network.layers[reference.layer];
            Result<Dims> dims = inputShape(layer);
            if (!dims)
                return dims.error();
            if (Result<void> sized = applySetup(layer, *dims); !sized)
                return sized.error();
            LayerRequest request;
            request.kind = OpKind::Input;
            request.name = layer.name;
            request.dims = *dims;
            const Result<TensorId> tensor = m_writer.add(request);
            if (!tensor)
                return tensor.error();
            made.push_back({*tensor, *dims});
        }
        return made;
    }

    Result<std::vector<KerasValue>> run(const KerasNetwork& network, const std::string& path,
                                        const std::vector<KerasValue>& inputs, bool isFrozen)
    {
        Run state{network, path, isFrozen, {}, {}, {}};
        for (const KerasLayer& layer : network.layers) {
            state.values.emplace_back(layer.calls.size());
            state.begun.emplace_back(layer.calls.size(), false);
        }
        if (network.inputs.size() != inputs.size())
            return layerError(
                path, {FAULTLINE_TR_NOOP("Errors", "is given %1 inputs, not %2"),
                       {std::to_string(inputs.size()), std::to_string(network.inputs.size())}});
        for (std::size_t at = 0; at < inputs.size(); ++at) {
            for (auto& outputs : state.values[network.inputs[at].layer])
                outputs = {inputs[at]};
        }
        for (std::size_t layer = 0; layer < network.layers.size(); ++layer) {
            for (std::size_t call = 0; call < network.layers[layer].calls.size(); ++call) {
                if (Result<void> done = complete(state, layer, call); !done)
                    return done.error();
            }
        }
        return collect(state, network.outputs, path);
    }

private:
    struct Run {
        const KerasNetwork& network;
        const std::string& path;
        bool isFrozen;
        std::vector<std::vector<std::vector<KerasValue>>> values; ///< by layer, call
        std::vector<std::vector<bool>> begun;
        std::vector<std::pair<std::size_t, std::size_t>> stack;
    };

    Result<void> applySetup(const KerasLayer& layer, Dims& dims)
    {
        if (isPicture(dims) && m_setup.imageHeight > 0 && m_setup.imageWidth > 0) {
            const std::size_t first = hasChannelsFirst(dims) ? 1 : 0;
            dims[first] = m_setup.imageHeight;
            dims[first + 1] = m_setup.imageWidth;
        }
        if (std::find(dims.begin(), dims.end(), 0) != dims.end())
            return layerError(
                layer.name,
                isPicture(dims)
                    ? FAULTLINE_TR_NOOP(
                        "Errors", "the size of its images is open: give their width and height")
                    : FAULTLINE_TR_NOOP("Errors", "one of its sizes is open, and it is no image"));
        return {};
    }

    static bool isKnown(const Run& state, const KerasReference& reference)
    {
        return reference.call < state.values[reference.layer].size()
               && reference.tensor < state.values[reference.layer][reference.call].size();
    }

    static std::string pathOf(const Run& state, std::size_t layer)
    {
        const std::string& name = state.network.layers[layer].name;
        return state.path.empty() ? name : state.path + '/' + name;
    }

    /// A layer and all that it needs, without recursion: files may chain any number of layers.
    Result<void> complete(Run& state, std::size_t layer, std::size_t call)
    {
        if (!state.values[layer][call].empty())
            return {};
        state.stack.assign(1, {layer, call});
        while (!state.stack.empty()) {
            const auto [at, use] = state.stack.back();
            if (!state.values[at][use].empty()) {
                state.stack.pop_back();
                continue;
            }
            const Result<bool> isReady = pushMissing(state, at, use);
            if (!isReady)
                return isReady.error();
            if (!*isReady)
                continue;
            state.stack.pop_back();
            if (Result<void> done = runLayer(state, at, use); !done)
                return done;
        }
        return {};
    }

    /// Whether all inputs are known; else what is missing goes on the stack.
    Result<bool> pushMissing(Run& state, std::size_t layer, std::size_t call)
    {
        bool isReady = true;
        for (const KerasReference& input : state.network.layers[layer].calls[call].inputs) {
            if (isKnown(state, input))
                continue;
            const bool exists = input.call < state.values[input.layer].size()
                                && state.values[input.layer][input.call].empty();
            if (!exists)
                return layerError(
                    pathOf(state, layer),
                    {FAULTLINE_TR_NOOP("Errors", "reads an output of \"%1\" that is not there"),
                     {state.network.layers[input.layer].name}});
            if (state.begun[layer][call])
                return layerError(
                    pathOf(state, layer),
                    FAULTLINE_TR_NOOP("Errors", "reads its own output: the layers form a cycle"));
            state.stack.emplace_back(input.layer, input.call);
            isReady = false;
        }
        state.begun[layer][call] = true;
        return isReady;
    }

    Result<void> runLayer(Run& state, std::size_t at, std::size_t call)
    {
        if (++m_calls > kMostCalls)
            return layerError(pathOf(state, at),
                              FAULTLINE_TR_NOOP("Errors", "the model has too many layers"),
                              ErrorCode::TooLarge);
        const KerasLayer& layer = state.network.layers[at];
        std::vector<KerasValue> inputs;
        for (const KerasReference& input : layer.calls[call].inputs)
            inputs.push_back(state.values[input.layer][input.call][input.tensor]);
        const std::string path = pathOf(state, at);
        if (layer.className == "InputLayer")
            return layerError(
                path, FAULTLINE_TR_NOOP("Errors", "is an input that the model does not list"));
        const json& trainable = layer.config.is_object() && layer.config.contains("trainable")
                                    ? layer.config["trainable"]
                                    : json();
        if (layer.nested != nullptr) {
            const bool isFrozen =
                state.isFrozen || (trainable.is_boolean() && !trainable.get<bool>());
            Result<std::vector<KerasValue>> made = run(*layer.nested, path, inputs, isFrozen);
            if (!made)
                return made.error();
            state.values[at][call] = std::move(*made);
            return {};
        }
        const KerasUse use{layer.className, path, layer.config, layer.calls[call].arguments, inputs,
                           state.isFrozen};
        Result<KerasValue> made = writeKerasLayer(use, m_writer);
        if (!made)
            return made.error();
        state.values[at][call].push_back(std::move(*made));
        return {};
    }

    static Result<std::vector<KerasValue>> collect(const Run& state,
                                                   const std::vector<KerasReference>& outputs,
                                                   const std::string& path)
    {
        std::vector<KerasValue> made;
        for (const KerasReference& output : outputs) {
            if (!isKnown(state, output))
                return layerError(path,
                                  FAULTLINE_TR_NOOP("Errors", "one of its outputs is not there"));
            made.push_back(state.values[output.layer][output.call][output.tensor]);
        }
        return made;
    }

    NetworkWriter& m_writer;
    const TrainingSetup& m_setup;
    std::size_t m_calls = 0;
};

class KerasModel final : public FileModel {
public:
    KerasModel(KerasNetwork network, std::string origin)
        : m_network(std::move(network)), m_origin(std::move(origin))
    {
        m_info.name = m_network.name.empty() ? "keras_model" : m_network.name;
        m_info.family = "Keras";
        m_info.framework = "tensorflow";
        m_setup.framework = m_info.framework;
        m_setup.replicas = 1;
        m_setup.normMode = NormMode::Train;
        m_setup.frozenStages = 0;
        m_remarks.push_back(
            FAULTLINE_TR_NOOP("Errors", "the file holds no loss: planned without its memory"));
        if (m_network.inputs.empty())
            return;
        const Result<Dims> dims = inputShape(m_network.layers[m_network.inputs.front().layer]);
        if (dims && isPicture(*dims)) {
            const std::size_t first = hasChannelsFirst(*dims) ? 1 : 0;
            m_info.imageHeight = (*dims)[first];
            m_info.imageWidth = (*dims)[first + 1];
        }
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
        NetworkWriter writer(graph, true);
        KerasExpansion expansion(writer, setup);
        const Result<std::vector<KerasValue>> inputs = expansion.inputs(m_network);
        if (!inputs)
            return inputs.error().in(m_origin);
        const Result<std::vector<KerasValue>> outputs =
            expansion.run(m_network, {}, *inputs, false);
        if (!outputs)
            return outputs.error().in(m_origin);
        markGradients(graph);
        return graph;
    }

private:
    KerasNetwork m_network;
    std::string m_origin;
    ArchitectureInfo m_info;
    TrainingSetup m_setup;
    std::vector<Text> m_remarks;
};

} // namespace

Result<FileModelPtr> modelFromKeras(std::string_view json, std::string origin)
{
    Result<KerasNetwork> network = readKerasJson(json);
    if (!network) {
        Error error = network.error();
        error.path = std::move(origin);
        return error;
    }
    return FileModelPtr(std::make_shared<const KerasModel>(std::move(*network), std::move(origin)));
}

} // namespace faultline::vram
