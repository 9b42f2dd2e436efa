// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/data/suggested_anchors.h"

#include "model/dataset/statistics/anchors.h"
#include "model/diagnosis/data/data_findings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

namespace faultline {

namespace {

constexpr std::array kRatioQuantiles{0.1, 0.5, 0.9};
constexpr std::array kScaleQuantiles{0.05, 0.35, 0.65, 0.95};

void addApart(std::vector<double>& values, double value, double factor)
{
    if (value > 0.0 && (values.empty() || value > values.back() * factor))
        values.push_back(value);
}

std::string repeated(const char* field, const std::vector<double>& values, double unit)
{
    std::string text;
    for (const double value : values)
        text += "    " + std::string(field) + ": " + decimal(value / unit, 3) + "\n";
    return text;
}

/// A whole number that is written under the model, within 1 and 32.
int countAt(const ConfigDocument& config, std::string_view field, int otherwise)
{
    const std::size_t node = modelNode(config, field);
    if (node == ConfigNode::npos)
        return otherwise;
    const std::string& text = config.nodes[node].value;
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() ? std::clamp(value, 1, 32) : otherwise;
}

/// Quantiles of the boxes; what a generator makes of them is exact for a grid, and its own ladder
/// from the smallest of them on for the others.
class AnchorSuggestion {
public:
    AnchorSuggestion(const ConfigDocument& config, const DatasetEvidence& evidence)
        : m_config(config), m_evidence(evidence)
    {
        const SplitStatistics& all = evidence.statistics.all;
        for (const double q : kRatioQuantiles)
            addApart(m_made.ratios, all.resizedAspect.quantile(q), 1.25);
        for (const double q : kScaleQuantiles)
            addApart(m_wanted, all.resizedSide.quantile(q), 1.2);
    }

    SuggestedAnchors make(double iou)
    {
        if (m_wanted.empty() || m_made.ratios.empty())
            return {};
        if (modelNode(m_config, "first_stage_anchor_generator.grid_anchor_generator")
            != ConfigNode::npos)
            makeGrid();
        else if (modelNode(m_config, "anchor_generator.multiscale_anchor_generator")
                 != ConfigNode::npos)
            makeMultiscale();
        else
            makeSsd();
        AnchorSet set;
        for (const double side : m_made.sides) {
            for (const double ratio : m_made.ratios)
                set.sizes.push_back({static_cast<float>(side * std::sqrt(ratio)),
                                     static_cast<float>(side / std::sqrt(ratio))});
        }
        m_made.missedShare =
            anchorFit(*m_evidence.dataset, m_evidence.options.resizer, set, static_cast<float>(iou))
                .shareBelow;
        return std::move(m_made);
    }

private:
    [[nodiscard]] std::string ratios() const
    {
        return repeated("aspect_ratios", m_made.ratios, 1.0);
    }

    void makeGrid()
    {
        constexpr double kBase = 256.0; // of the generator
        m_made.sides = m_wanted;
        m_made.snippet = "first_stage_anchor_generator {\n  grid_anchor_generator {\n"
                         + repeated("scales", m_wanted, kBase) + ratios() + "  }\n}";
    }

    void makeMultiscale()
    {
        const std::string group = "anchor_generator.multiscale_anchor_generator.";
        const int first = countAt(m_config, group + "min_level", 3);
        const int last = std::max(first, countAt(m_config, group + "max_level", 7));
        const int octave = countAt(m_config, group + "scales_per_octave", 2);
        const double scale = std::max(0.5, m_wanted.front() / std::exp2(first));
        for (int level = first; level <= last; ++level) {
            for (int i = 0; i < octave; ++i)
                m_made.sides.push_back(scale * std::exp2(level + static_cast<double>(i) / octave));
        }
        m_made.snippet = "anchor_generator {\n  multiscale_anchor_generator {\n    anchor_scale: "
                         + decimal(scale, 2) + "\n" + ratios() + "  }\n}";
    }

    void makeSsd()
    {
        const ResizerGeometry& resizer = m_evidence.options.resizer;
        const double side = resizer.kind == ResizerGeometry::Kind::KeepAspect
                                ? double{resizer.minSide}
                                : std::min(double{resizer.width}, double{resizer.height});
        const int layers = countAt(m_config, "anchor_generator.ssd_anchor_generator.num_layers", 6);
        const double least = std::clamp(m_wanted.front() / side, 0.01, 1.0);
        const double most = std::clamp(m_wanted.back() / side, least, 1.0);
        for (int i = 0; i < layers; ++i) {
            const double at = layers > 1 ? static_cast<double>(i) / (layers - 1) : 0.0;
            m_made.sides.push_back(side * (least + (most - least) * at));
        }
        m_made.snippet =
            "anchor_generator {\n  ssd_anchor_generator {\n    min_scale: " + decimal(least, 3)
            + "\n    max_scale: " + decimal(most, 3) + "\n" + ratios() + "  }\n}";
    }

    const ConfigDocument& m_config;
    const DatasetEvidence& m_evidence;
    std::vector<double> m_wanted; ///< sides of boxes, apart from each other
    SuggestedAnchors m_made;
};

} // namespace

SuggestedAnchors suggestAnchorsFor(const ConfigDocument& config, const DatasetEvidence& evidence,
                                   double iou)
{
    return AnchorSuggestion(config, evidence).make(iou);
}

} // namespace faultline
