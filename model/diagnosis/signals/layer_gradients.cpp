// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/signals/layer_gradients.h"

#include "model/core/statistics.h"
#include "model/core/text_marker.h"
#include "model/diagnosis/evidence/judged_points.h"
#include "model/diagnosis/evidence/learning_evidence.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

/// The values of one histogram's measures; parallel.
struct LayerValues {
    std::array<std::vector<double>, 3> of; ///< by LayerMeasure
    std::vector<std::int64_t> steps;
};

double early(std::span<const double> values)
{
    return median(values.first(std::max<std::size_t>(values.size() / 2, 1)));
}

std::size_t lateFrom(std::size_t count)
{
    return count - std::max<std::size_t>(count / 3, 1);
}

double late(std::span<const double> values)
{
    return median(values.subspan(lateFrom(values.size())));
}

/// Biases and the scales of normalisation have gradients of another size than weights.
bool isOfWeights(const std::string& tag)
{
    static constexpr std::array<std::string_view, 7> kOthers{"bias", "gamma",     "beta", "bn",
                                                             "norm", "embedding", "embed"};
    const std::vector<std::string> words = tagWords(tag);
    return std::none_of(words.begin(), words.end(), [](const std::string& word) {
        return std::find(kOthers.begin(), kOthers.end(), word) != kOthers.end();
    });
}

LayerState stateOf(RunId run, std::string tag, const LayerValues& values)
{
    const auto& size = values.of[static_cast<std::size_t>(LayerMeasure::MeanSize)];
    const auto& zeros = values.of[static_cast<std::size_t>(LayerMeasure::ZeroShare)];
    const auto& edges = values.of[static_cast<std::size_t>(LayerMeasure::EdgeShare)];
    LayerState state;
    state.part = layerPartOf(tag);
    state.isWeight = isOfWeights(tag);
    state.tag = std::move(tag);
    state.run = std::move(run);
    state.values = size.size();
    state.earlySize = early(size);
    state.lateSize = late(size);
    state.earlyZeros = early(zeros);
    state.lateZeros = late(zeros);
    state.lateEdges = late(edges);
    state.isFrozen = state.part == LayerPart::Gradient
                     && std::all_of(size.begin(), size.end(), [](double v) { return v == 0.0; });
    state.lateStep = values.steps[lateFrom(values.steps.size())];
    return state;
}

std::vector<LayerState> layersOf(const Training& training)
{
    std::map<std::pair<RunId, std::string>, LayerValues> layers; // by run and histogram
    for (const Signal& signal : training.allSignals) {
        if (!signal.traits->isLayerSeries)
            continue;
        const std::optional<LayerMeasure> measure = layerMeasureOf(signal.tag);
        const auto tag = signal.run->scalars.find(signal.tag);
        if (!measure || tag == signal.run->scalars.end())
            continue;
        LayerValues& values = layers[{signal.run->id, tag->second.displayName}];
        std::vector<double>& some = values.of[static_cast<std::size_t>(*measure)];
        values.steps.clear();
        for (std::size_t i = 0; i < signal.series->size(); ++i) {
            some.push_back(signal.series->value(i));
            values.steps.push_back(signal.series->step(i));
        }
    }
    std::vector<LayerState> states;
    for (const auto& [key, values] : layers) {
        const bool isWhole = std::all_of(
            values.of.begin(), values.of.end(),
            [count = values.steps.size()](const auto& some) { return some.size() == count; });
        if (isWhole && values.steps.size() >= kFewestLayerValues)
            states.push_back(stateOf(key.first, key.second, values));
    }
    return states;
}

bool isJudgedGradient(const LayerState& layer)
{
    return layer.part == LayerPart::Gradient && !layer.isFrozen;
}

bool hasTrouble(const LayerState& layer, LayerTrouble trouble, const LayerReport& report,
                const LayerBounds& bounds)
{
    const bool isGradient = isJudgedGradient(layer);
    switch (trouble) {
    case LayerTrouble::Exploding:
        return isGradient
               && ((layer.earlySize > 0.0 && layer.lateSize > bounds.ratio * layer.earlySize
                    && layer.lateSize > bounds.depthSize)
                   || (layer.lateSize > bounds.huge && layer.earlySize <= bounds.huge));
    case LayerTrouble::Vanished:
        return isGradient && layer.lateSize < bounds.vanished && layer.earlySize > bounds.vanished;
    case LayerTrouble::Depth:
        return isGradient && layer.isWeight && layer.lateSize < bounds.depthSize
               && layer.lateSize < bounds.depthRatio * report.largest;
    case LayerTrouble::Dead:
        return isGradient && layer.lateZeros >= bounds.dead && layer.earlyZeros < bounds.dead / 2.0;
    case LayerTrouble::DeadUnits:
        return layer.part == LayerPart::Activation && layer.lateZeros >= bounds.deadUnits;
    case LayerTrouble::Saturated:
        return layer.part == LayerPart::BoundedActivation && layer.lateEdges > bounds.saturated;
    }
    return false;
}

} // namespace

LayerReport judgeLayers(const Training& training, const LayerBounds& bounds)
{
    LayerReport report;
    report.all = layersOf(training);
    double smallest = 0.0;
    for (const LayerState& layer : report.all) {
        if (!isJudgedGradient(layer) || !layer.isWeight)
            continue;
        smallest = report.largest > 0.0 ? std::min(smallest, layer.lateSize) : layer.lateSize;
        report.largest = std::max(report.largest, layer.lateSize);
    }
    if (report.largest > 0.0)
        report.depthRatio = smallest / report.largest;
    for (const LayerTrouble trouble :
         {LayerTrouble::Exploding, LayerTrouble::Vanished, LayerTrouble::Depth, LayerTrouble::Dead,
          LayerTrouble::DeadUnits, LayerTrouble::Saturated}) {
        for (const LayerState& layer : report.all) {
            if (hasTrouble(layer, trouble, report, bounds))
                report.troubled.push_back(layer);
        }
        if (report.troubled.empty())
            continue;
        report.trouble = trouble;
        break;
    }
    const bool isBySize =
        report.trouble == LayerTrouble::Vanished || report.trouble == LayerTrouble::Depth;
    std::stable_sort(report.troubled.begin(), report.troubled.end(),
                     [isBySize](const LayerState& a, const LayerState& b) {
                         return isBySize ? a.lateSize < b.lateSize : a.lateSize > b.lateSize;
                     });
    return report;
}

void tellLayers(const LayerReport& report, const LayerBounds& bounds, FindingSink& sink)
{
    if (report.all.empty())
        return;
    std::vector<double> sizes;
    double zeros = 0.0;
    double edges = 0.0;
    double units = 0.0;
    for (const LayerState& layer : report.all) {
        if (isJudgedGradient(layer)) {
            sizes.push_back(layer.lateSize);
            zeros = std::max(zeros, layer.lateZeros);
        }
        if (layer.part == LayerPart::Activation)
            units = std::max(units, layer.lateZeros);
        if (layer.part == LayerPart::BoundedActivation)
            edges = std::max(edges, layer.lateEdges);
    }
    const auto tell = [&sink](const char* name, Text label, Quantity value,
                              std::optional<double> limit = std::nullopt) {
        sink.computed(numberEvidence(name, std::move(label), value, limit));
    };
    tell("layers", {FAULTLINE_TR_NOOP("Diagnosis", "Histograms of layers that were judged"), {}},
         countOf(report.all.size()));
    tell("depth-ratio",
         {FAULTLINE_TR_NOOP("Diagnosis", "Smallest gradient of a layer against the largest"), {}},
         {report.depthRatio, Unit::Ratio}, bounds.depthRatio);
    tell("zero-gradients",
         {FAULTLINE_TR_NOOP("Diagnosis", "Gradients of a layer that are 0 at the end"), {}},
         {zeros, Unit::Fraction}, bounds.dead);
    tell("dead-units", {FAULTLINE_TR_NOOP("Diagnosis", "Activations of a layer that are 0"), {}},
         {units, Unit::Fraction}, bounds.deadUnits);
    tell("saturated-units",
         {FAULTLINE_TR_NOOP("Diagnosis", "Activations of a layer at their limits"), {}},
         {edges, Unit::Fraction}, bounds.saturated);
    if (!sizes.empty())
        sink.judged(heldAgainst(
            judgedSorted(
                std::move(sizes),
                {FAULTLINE_TR_NOOP("Diagnosis", "Mean size of the gradients of a layer"), {}},
                {FAULTLINE_TR_NOOP("Diagnosis", "Layers, smallest first"), {}}, Unit::None),
            {FAULTLINE_TR_NOOP("Diagnosis", "Vanished below"), {}}, bounds.vanished));
}

} // namespace faultline
