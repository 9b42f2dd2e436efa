// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/keras_summary.h"

#include "model/vram/sources/keras/keras_json.h"
#include "model/vram/sources/keras/keras_model.h"

#include <algorithm>
#include <map>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostLayers = 100'000;

void addLayers(const vram::KerasNetwork& network, const std::string& scope,
               std::vector<KerasLayerRow>& rows)
{
    for (const vram::KerasLayer& layer : network.layers) {
        if (rows.size() >= kMostLayers)
            return;
        KerasLayerRow row;
        row.name = scope + layer.name;
        row.className = layer.className;
        if (!layer.calls.empty()) {
            for (const vram::KerasReference& input : layer.calls.front().inputs)
                row.inputs.push_back(network.layers[input.layer].name);
        }
        rows.push_back(std::move(row));
        if (layer.nested)
            addLayers(*layer.nested, scope + layer.name + '/', rows);
    }
}

/// The part of a planned name that follows its scopes: "backbone/block/conv1" is "conv1".
bool isOfLayer(std::string_view planned, std::string_view layer)
{
    return planned == layer
           || (planned.size() > layer.size()
               && planned.substr(planned.size() - layer.size()) == layer
               && planned[planned.size() - layer.size() - 1] == '/');
}

std::string shapeOf(const vram::Tensor& tensor)
{
    std::string text = std::to_string(tensor.channels);
    if (tensor.height != 1 || tensor.width != 1)
        text += " x " + std::to_string(tensor.height) + " x " + std::to_string(tensor.width);
    return text;
}

void addSizes(const vram::LayerGraph& graph, KerasSummary& summary)
{
    std::int64_t total = 0;
    for (const vram::ParameterSet& set : graph.parameters)
        total += set.weights + set.vectors + set.statistics;
    summary.parameters = total;
    for (KerasLayerRow& row : summary.layers) {
        std::int64_t own = 0;
        for (const vram::ParameterSet& set : graph.parameters)
            own += isOfLayer(set.name, row.name) ? set.weights + set.vectors + set.statistics : 0;
        row.parameters = own;
        for (const vram::Tensor& tensor : graph.tensors) {
            if (isOfLayer(tensor.name, row.name))
                row.outputShape = shapeOf(tensor);
        }
    }
}

} // namespace

Result<KerasSummary> summariseKeras(std::string_view json)
{
    const Result<vram::KerasNetwork> network = vram::readKerasJson(json);
    if (!network)
        return network.error();
    KerasSummary summary;
    summary.name = network->name;
    addLayers(*network, {}, summary.layers);

    const Result<vram::FileModelPtr> model = vram::modelFromKeras(json, "keras");
    if (!model) {
        summary.remark = model.error().detail;
        return summary;
    }
    const Result<vram::TrainingSetup> setup = vram::completeSetup(**model, {});
    if (!setup) {
        summary.remark = setup.error().detail;
        return summary;
    }
    const Result<vram::LayerGraph> graph = (*model)->expand(*setup);
    if (graph)
        addSizes(*graph, summary);
    else
        summary.remark = graph.error().detail;
    return summary;
}

} // namespace faultline
