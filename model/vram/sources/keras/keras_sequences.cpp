// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Embeddings, recurrent layers, attention.
#include "model/vram/sources/keras/keras_layer_writer.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kMostUnits = std::int64_t{1} << 24;

/// A recurrent layer by its gates: parameters are gates x (input + units + biases) x units.
struct Cell {
    std::int64_t gates = 1;
    std::int64_t biases = 1;
};

std::optional<Cell> cellOf(std::string_view className)
{
    if (className == "LSTM" || className == "CuDNNLSTM")
        return Cell{4, 1};
    if (className == "GRU" || className == "CuDNNGRU")
        return Cell{3, 2}; // two biases with reset_after, the default since Keras 2.2
    if (className == "SimpleRNN")
        return Cell{1, 1};
    return std::nullopt;
}

} // namespace

Result<KerasValue> KerasLayerWriter::embedding()
{
    const std::int64_t rows = m_fields.whole("input_dim", 1);
    const std::int64_t columns = m_fields.whole("output_dim", 1);
    Dims dims = input().dims;
    dims.push_back(columns);
    LayerRequest made = request(OpKind::Copy, dims);
    made.parameters.weights = product({rows, columns}).value_or(0);
    if (made.parameters.weights == 0)
        return problem(FAULTLINE_TR_NOOP("Errors", "its table is too large"));
    return add(made);
}

/// cuDNN keeps the gates and the state of every step for the backward pass.
Result<KerasValue> KerasLayerWriter::recurrent()
{
    if (!needsRank(2))
        return *m_fields.problem();
    std::optional<Cell> cell = cellOf(m_use.className);
    const std::int64_t units = m_fields.whole("units", 1);
    const std::int64_t steps = input().dims[0];
    const std::int64_t features = input().dims[1];
    if (!cell || units > kMostUnits || features > kMostUnits)
        return problem(FAULTLINE_TR_NOOP("Errors", "its units are too many"));
    if (cell->gates == 3 && !m_fields.flag("reset_after", true))
        cell->biases = 1;
    const bool isSequence = m_fields.flag("return_sequences", false);
    LayerRequest made = request(OpKind::Work, isSequence ? Dims{steps, units} : Dims{units});
    const auto kept = product({cell->gates + 1, steps, units});
    if (!kept)
        return problem(FAULTLINE_TR_NOOP("Errors", "its states are too large"));
    made.parameters.weights = cell->gates * units * (features + units);
    made.parameters.vectors =
        m_fields.flag("use_bias", true) ? cell->gates * units * cell->biases : 0;
    made.workPerElement = cell->gates * (features + units);
    made.buffers.push_back(
        {"gates and states", Extent{*kept, 0}, Storage::Activation, BufferLife::Kept});
    return add(made);
}

Result<KerasValue> KerasLayerWriter::bidirectional()
{
    const nlohmann::json& inner = m_fields.value("layer");
    if (!inner.is_object() || !inner.contains("config") || !inner.contains("class_name")
        || !inner["class_name"].is_string())
        return problem(FAULTLINE_TR_NOOP("Errors", "\"layer\" is none"));
    const std::string className = inner["class_name"].get<std::string>();
    if (!cellOf(className))
        return problem(
            {FAULTLINE_TR_NOOP("Errors", "\"layer\" is of class %1, which is not known here"),
             {className}});
    std::vector<KerasValue> made;
    for (const char* const side : {"forward", "backward"}) {
        const KerasUse use{className,    m_use.path + '/' + side, inner["config"], m_use.arguments,
                           m_use.inputs, m_use.isFrozen};
        Result<KerasValue> one = KerasLayerWriter(use, m_writer).write();
        if (!one)
            return one;
        made.push_back(std::move(*one));
    }
    const std::string merge = m_fields.text("merge_mode", "concat");
    Dims dims = made[0].dims;
    if (merge == "concat")
        dims.back() *= 2;
    LayerRequest joined = request(
        merge == "concat" ? OpKind::Concat : (merge == "mul" ? OpKind::Multiply : OpKind::Add),
        dims, "merge");
    joined.inputs = {made[0].tensor, made[1].tensor};
    return add(joined);
}

/// Layers that act on the last axis, or on each value, do the same with a time axis before.
Result<KerasValue> KerasLayerWriter::timeDistributed()
{
    const nlohmann::json& inner = m_fields.value("layer");
    if (!inner.is_object() || !inner.contains("config") || !inner.contains("class_name")
        || !inner["class_name"].is_string())
        return problem(FAULTLINE_TR_NOOP("Errors", "\"layer\" is none"));
    const std::string className = inner["class_name"].get<std::string>();
    static constexpr std::string_view kPointwise[] = {"Dense",   "Activation", "Dropout",
                                                      "ReLU",    "LeakyReLU",  "LayerNormalization",
                                                      "Softmax", "ELU"};
    if (std::find(std::begin(kPointwise), std::end(kPointwise), className) == std::end(kPointwise))
        return problem(
            {FAULTLINE_TR_NOOP("Errors", "distributes %1 over time, which cannot be planned"),
             {className}});
    const KerasUse use{className,       m_use.path,   inner["config"],
                       m_use.arguments, m_use.inputs, m_use.isFrozen};
    return KerasLayerWriter(use, m_writer).write();
}

/// MultiHeadAttention: projections of query, value and key, scores, their softmax, the weighted sum
/// and the projection of it. The scores are written out: Keras does not fuse them.
Result<KerasValue> KerasLayerWriter::attention()
{
    if (!needsRank(2))
        return *m_fields.problem();
    const KerasValue query = input();
    const KerasValue value = m_use.inputs.size() > 1 ? m_use.inputs[1] : query;
    const KerasValue key = m_use.inputs.size() > 2 ? m_use.inputs[2] : value;
    const std::int64_t heads = m_fields.whole("num_heads", 1);
    const std::int64_t keySize = m_fields.whole("key_dim", 1);
    const std::int64_t valueSize = m_fields.whole("value_dim", 1, keySize);
    const std::int64_t outputSize = query.dims.back();
    const bool hasBias = m_fields.flag("use_bias", true);
    const bool isUsable = value.dims.size() == 2 && key.dims.size() == 2 && heads < kMostUnits
                          && keySize < kMostUnits && valueSize < kMostUnits
                          && std::max({outputSize, value.dims[1], key.dims[1]}) < kMostUnits;
    if (!isUsable)
        return problem(FAULTLINE_TR_NOOP("Errors", "its sizes do not fit"));
    const auto project = [&](const KerasValue& from, std::int64_t width, const char* name) {
        LayerRequest made = request(OpKind::Dense, {from.dims[0], width}, name);
        made.inputs = {from.tensor};
        made.parameters.weights = product({from.dims.back(), width}).value_or(0);
        made.parameters.vectors = hasBias ? width : 0;
        made.workPerElement = from.dims.back();
        return add(made);
    };
    const auto queries = project(query, heads * keySize, "query");
    const auto keys = project(key, heads * keySize, "key");
    const auto values = project(value, heads * valueSize, "value");
    for (const auto* const made : {&queries, &keys, &values}) {
        if (!*made)
            return *made;
    }
    LayerRequest scores =
        request(OpKind::MatrixProduct, {heads, query.dims[0], key.dims[0]}, "scores");
    scores.inputs = {queries->tensor, keys->tensor};
    scores.workPerElement = keySize;
    const auto scored = add(scores);
    if (!scored)
        return scored;
    LayerRequest weights = request(OpKind::Softmax, scored->dims, "softmax");
    weights.inputs = {scored->tensor};
    auto weighted = add(weights);
    const nlohmann::json& rate = m_fields.value("dropout");
    if (weighted && rate.is_number() && rate.get<double>() > 0.0) {
        LayerRequest dropped = request(OpKind::Dropout, scored->dims, "dropout");
        dropped.inputs = {weighted->tensor};
        weighted = add(dropped);
    }
    if (!weighted)
        return weighted;
    LayerRequest context =
        request(OpKind::MatrixProduct, {query.dims[0], heads * valueSize}, "context");
    context.inputs = {weighted->tensor, values->tensor};
    context.workPerElement = key.dims[0];
    const auto summed = add(context);
    if (!summed)
        return summed;
    return project(*summed, outputSize, "attention_output");
}

} // namespace faultline::vram
