// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/keras/keras_json.h"

#include "model/vram/sources/network_writer.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace faultline::vram {

namespace {

using nlohmann::json;

constexpr int kDeepestModel = 16;
constexpr int kDeepestValue = 12;
constexpr std::size_t kMostLayers = 100'000;

const json& member(const json& object, const char* name)
{
    static const json kNothing;
    const auto found = object.is_object() ? object.find(name) : object.end();
    return object.is_object() && found != object.end() ? *found : kNothing;
}

std::string text(const json& object, const char* name)
{
    const json& value = member(object, name);
    return value.is_string() ? value.get<std::string>() : std::string();
}

bool isModelClass(std::string_view className)
{
    return className == "Functional" || className == "Model" || className == "Sequential";
}

std::size_t index(const json& value)
{
    return value.is_number_unsigned() ? value.get<std::size_t>() : 0;
}

class NetworkReader {
public:
    explicit NetworkReader(int depth) : m_depth(depth) {}

    Result<KerasNetwork> read(const json& model)
    {
        if (m_depth > kDeepestModel)
            return layerError(text(model, "class_name"),
                              FAULTLINE_TR_NOOP("Errors", "models are nested too deep"));
        const json& config = member(model, "config");
        // Keras before 2.3 wrote the layers of a Sequential as the config itself.
        const json& layers = config.is_array() ? config : member(config, "layers");
        m_network.name = text(config, "name");
        if (!layers.is_array() || layers.empty())
            return layerError(m_network.name,
                              FAULTLINE_TR_NOOP("Errors", "its \"config\" has no \"layers\""));
        if (layers.size() > kMostLayers)
            return layerError(m_network.name, FAULTLINE_TR_NOOP("Errors", "has too many layers"),
                              ErrorCode::TooLarge);
        for (const json& layer : layers) {
            if (Result<void> added = addLayer(layer); !added)
                return added.error();
        }
        const bool isSequential = text(model, "class_name") == "Sequential";
        const Result<void> linked = isSequential ? linkSequence(config) : linkGraph(config, layers);
        if (!linked)
            return linked.error();
        return std::move(m_network);
    }

private:
    Result<void> addLayer(const json& written)
    {
        KerasLayer layer;
        layer.className = text(written, "class_name");
        layer.config = member(written, "config");
        layer.name = text(written, "name");
        if (layer.name.empty())
            layer.name = text(layer.config, "name");
        if (layer.className.empty())
            return layerError(layer.name, FAULTLINE_TR_NOOP("Errors", "has no \"class_name\""));
        if (layer.name.empty())
            layer.name = layer.className + '_' + std::to_string(m_network.layers.size());
        if (isModelClass(layer.className)) {
            Result<KerasNetwork> nested = NetworkReader(m_depth + 1).read(written);
            if (!nested)
                return nested.error();
            layer.nested = std::make_shared<const KerasNetwork>(std::move(*nested));
        }
        if (!m_index.emplace(layer.name, m_network.layers.size()).second)
            return layerError(layer.name,
                              FAULTLINE_TR_NOOP("Errors", "there are two layers of this name"));
        m_network.layers.push_back(std::move(layer));
        return {};
    }

    /// Each layer reads the one before; a first layer that is no InputLayer tells the shape itself.
    Result<void> linkSequence(const json& config)
    {
        if (m_network.layers.front().className != "InputLayer")
            insertInput(config);
        for (std::size_t at = 0; at < m_network.layers.size(); ++at) {
            KerasCall call;
            if (at > 0)
                call.inputs.push_back({at - 1, 0, 0});
            m_network.layers[at].calls.push_back(std::move(call));
        }
        m_network.inputs.push_back({0, 0, 0});
        m_network.outputs.push_back({m_network.layers.size() - 1, 0, 0});
        return {};
    }

    void insertInput(const json& config)
    {
        KerasLayer input;
        input.className = "InputLayer";
        input.name = "input";
        const json& first = m_network.layers.front().config;
        for (const json* const from : {&first, &config}) {
            for (const char* const field :
                 {"batch_input_shape", "batch_shape", "build_input_shape"}) {
                if (const json& shape = member(*from, field);
                    shape.is_array() && input.config.is_null())
                    input.config = json{{"batch_shape", shape}};
            }
        }
        m_network.layers.insert(m_network.layers.begin(), std::move(input));
    }

    Result<void> linkGraph(const json& config, const json& layers)
    {
        for (std::size_t at = 0; at < layers.size(); ++at) {
            const json& nodes = member(layers[at], "inbound_nodes");
            if (nodes.is_array()) {
                for (const json& node : nodes) {
                    KerasCall call;
                    if (Result<void> read = addCall(node, m_network.layers[at].name, call); !read)
                        return read;
                    m_network.layers[at].calls.push_back(std::move(call));
                }
            }
            if (m_network.layers[at].calls.empty())
                m_network.layers[at].calls.push_back({});
        }
        Result<void> inputs =
            addReferences(member(config, "input_layers"), "input_layers", 0, m_network.inputs);
        if (!inputs)
            return inputs;
        Result<void> outputs =
            addReferences(member(config, "output_layers"), "output_layers", 0, m_network.outputs);
        if (!outputs)
            return outputs;
        if (m_network.outputs.empty())
            return layerError(m_network.name,
                              FAULTLINE_TR_NOOP("Errors", "its \"output_layers\" name no layer"));
        countCallsFromZero();
        return {};
    }

    /// Keras 2 counts the making of a nested model as its first call, which is not written.
    void countCallsFromZero()
    {
        std::vector<KerasReference*> references;
        for (KerasLayer& layer : m_network.layers) {
            for (KerasCall& call : layer.calls) {
                for (KerasReference& input : call.inputs)
                    references.push_back(&input);
            }
        }
        for (KerasReference& output : m_network.outputs)
            references.push_back(&output);
        std::vector<bool> isShifted(m_network.layers.size(), false);
        for (const KerasReference* reference : references) {
            const KerasLayer& layer = m_network.layers[reference->layer];
            if (layer.nested != nullptr && reference->call == layer.calls.size())
                isShifted[reference->layer] = true;
        }
        for (KerasReference* reference : references) {
            if (isShifted[reference->layer] && reference->call > 0)
                --reference->call;
        }
    }

    Result<void> addCall(const json& node, const std::string& layer, KerasCall& call)
    {
        if (node.is_object()) { // Keras 3: {"args": [...], "kwargs": {...}}
            call.arguments = member(node, "kwargs");
            call.arguments["args"] = member(node, "args");
            return addReferences(node, layer, 0, call.inputs);
        }
        // Keras 2: [["conv", 0, 0, {}], ["bn", 0, 0, {}]], or one such without the outer list
        const bool isOne = node.is_array() && !node.empty() && node[0].is_string();
        const json& first = isOne ? node : (node.is_array() && !node.empty() ? node[0] : node);
        if (first.is_array() && first.size() > 3)
            call.arguments = first[3];
        return addReferences(node, layer, 0, call.inputs);
    }

    /// All that looks like a tensor of a layer, in the order in which it stands.
    Result<void> addReferences(const json& value, const std::string& layer, int depth,
                               std::vector<KerasReference>& references)
    {
        if (depth > kDeepestValue)
            return layerError(layer, FAULTLINE_TR_NOOP("Errors", "its inputs are nested too deep"));
        if (value.is_object() && text(value, "class_name") == "__keras_tensor__")
            return addReference(member(member(value, "config"), "keras_history"), layer,
                                references);
        if (isReference(value)) {
            if (Result<void> added = addReference(value, layer, references); !added)
                return added;
            return value.size() > 3 ? addReferences(value[3], layer, depth + 1, references)
                                    : Result<void>{};
        }
        if (!value.is_structured())
            return {};
        for (const json& item : value) {
            if (Result<void> added = addReferences(item, layer, depth + 1, references); !added)
                return added;
        }
        return {};
    }

    static bool isReference(const json& value)
    {
        return value.is_array() && value.size() >= 3 && value[0].is_string()
               && value[1].is_number_unsigned() && value[2].is_number_unsigned();
    }

    Result<void> addReference(const json& value, const std::string& layer,
                              std::vector<KerasReference>& references)
    {
        if (!isReference(value))
            return layerError(
                layer,
                FAULTLINE_TR_NOOP("Errors", "names an input without layer, call and tensor"));
        const auto found = m_index.find(value[0].get_ref<const std::string&>());
        if (found == m_index.end())
            return layerError(
                layer, {FAULTLINE_TR_NOOP("Errors", "reads layer \"%1\", which is not there"),
                        {value[0].get<std::string>()}});
        references.push_back({found->second, index(value[1]), index(value[2])});
        return {};
    }

    int m_depth;
    KerasNetwork m_network;
    std::map<std::string, std::size_t, std::less<>> m_index;
};

} // namespace

Result<KerasNetwork> readKerasJson(std::string_view written)
{
    const json model = json::parse(written.begin(), written.end(), nullptr, false);
    const auto failure = [](Text what) {
        return Error{.code = ErrorCode::Corrupt, .detail = std::move(what)};
    };
    if (model.is_discarded())
        return failure(FAULTLINE_TR_NOOP("Errors", "is no JSON"));
    const std::string className = text(model, "class_name");
    if (className.empty() || !member(model, "config").is_structured())
        return failure(FAULTLINE_TR_NOOP(
            "Errors", "is no Keras model: \"class_name\" and \"config\" are needed"));
    const bool hasLayers =
        isModelClass(className) || member(member(model, "config"), "layers").is_array();
    if (!hasLayers)
        return failure(
            {FAULTLINE_TR_NOOP(
                 "Errors",
                 "\"class_name\": %1 is a model in code, whose layers are not in the file"),
             {className}});
    return NetworkReader(0).read(model);
}

} // namespace faultline::vram
