// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/statistics/config_geometry.h"

#include "model/dataset/statistics/anchors.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>

namespace faultline {

namespace {

constexpr std::size_t kNone = ConfigNode::npos;
/// More anchors than any detector has at a place; a hostile file asks for more.
constexpr std::size_t kMostAnchors = 1000;

std::optional<double> numberIn(std::string_view text)
{
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

bool isWritten(const ConfigNode& node)
{
    return node.state == FieldState::Set || node.state == FieldState::Conflict;
}

/// Takes sizes in pixels that make sense, up to the bound.
void addAnchor(AnchorSet& to, double width, double height)
{
    constexpr double kLargest = 1e5;
    const bool isUsable = width > 0 && height > 0 && width < kLargest && height < kLargest;
    if (isUsable && to.sizes.size() < kMostAnchors)
        to.sizes.push_back({static_cast<float>(width), static_cast<float>(height)});
}

/// A width and height of the given ratio whose area is that of a square of this side.
void addAnchor(AnchorSet& to, double side, double ratio, double baseWidth, double baseHeight)
{
    const double root = std::sqrt(std::max(ratio, 0.0));
    addAnchor(to, side * root * baseWidth, root > 0 ? side / root * baseHeight : 0);
}

/// SSD: one scale for each feature map, from min_scale to max_scale, of the short side of the
/// input; the lowest map has three anchors unless told otherwise, and each map one more between its
/// scale and the next (multiple_grid_anchor_generator.py of the trainer).
AnchorSet ssdAnchors(const ModelFields& model, const ResizerGeometry& resizer)
{
    constexpr std::string_view kGroup = "ssd_anchor_generator";
    AnchorSet made;
    const double side = double{std::min(resizer.width, resizer.height)};
    const auto layers =
        static_cast<int>(std::clamp(model.number(kGroup, "num_layers", 6), 1.0, 32.0));
    std::vector<double> scales = model.numbers(kGroup, "scales");
    if (scales.empty()) {
        const double first = model.number(kGroup, "min_scale", 0.2);
        const double last = model.number(kGroup, "max_scale", 0.95);
        for (int layer = 0; layer < layers; ++layer)
            scales.push_back(layers == 1 ? first : first + (last - first) * layer / (layers - 1));
    }
    scales.push_back(1.0);
    const double baseWidth = side * model.number(kGroup, "base_anchor_width", 1);
    const double baseHeight = side * model.number(kGroup, "base_anchor_height", 1);
    const double between = model.number(kGroup, "interpolated_scale_aspect_ratio", 1);
    const std::vector<double> ratios = model.numbers(kGroup, "aspect_ratios");
    for (std::size_t layer = 0; layer + 1 < scales.size(); ++layer) {
        if (layer == 0 && model.flag(kGroup, "reduce_boxes_in_lowest_layer", true)) {
            addAnchor(made, 0.1, 1.0, baseWidth, baseHeight);
            addAnchor(made, scales[0], 2.0, baseWidth, baseHeight);
            addAnchor(made, scales[0], 0.5, baseWidth, baseHeight);
            continue;
        }
        for (const double ratio : ratios)
            addAnchor(made, scales[layer], ratio, baseWidth, baseHeight);
        if (between > 0) {
            addAnchor(made, std::sqrt(scales[layer] * scales[layer + 1]), between, baseWidth,
                      baseHeight);
        }
    }
    return made;
}

/// RetinaNet and EfficientDet: squares of anchor_scale x stride on each level.
AnchorSet multiscaleAnchors(const ModelFields& model)
{
    constexpr std::string_view kGroup = "multiscale_anchor_generator";
    AnchorSet made;
    const double scale = model.number(kGroup, "anchor_scale", 4);
    const auto octave =
        static_cast<int>(std::clamp(model.number(kGroup, "scales_per_octave", 2), 1.0, 16.0));
    const auto first =
        static_cast<int>(std::clamp(model.number(kGroup, "min_level", 3), 0.0, 12.0));
    const auto last = static_cast<int>(std::clamp(model.number(kGroup, "max_level", 7), 0.0, 12.0));
    const std::vector<double> ratios = model.numbers(kGroup, "aspect_ratios");
    for (int level = first; level <= last; ++level) {
        for (int step = 0; step < octave; ++step) {
            const double side = scale * std::exp2(level + static_cast<double>(step) / octave);
            for (const double ratio : ratios)
                addAnchor(made, side, ratio, 1.0, 1.0);
        }
    }
    return made;
}

/// Faster R-CNN: scales and ratios of one base size.
AnchorSet gridAnchors(const ModelFields& model)
{
    constexpr std::string_view kGroup = "grid_anchor_generator";
    AnchorSet made;
    const double height = model.number(kGroup, "height", 256);
    const double width = model.number(kGroup, "width", 256);
    for (const double scale : model.numbers(kGroup, "scales")) {
        for (const double ratio : model.numbers(kGroup, "aspect_ratios"))
            addAnchor(made, scale, ratio, width, height);
    }
    return made;
}

} // namespace

ModelFields::ModelFields(const ConfigDocument& config) : m_config(config)
{
    const std::size_t model = config.find("model");
    if (model == kNone || config.nodes.empty())
        return;
    for (std::size_t child = config.nodes[model].firstChild; child != kNone;
         child = config.nodes[child].nextSibling) {
        if (isWritten(config.nodes[child]) && config.nodes[child].isGroup)
            m_model = child;
    }
}

std::size_t ModelFields::groupNode(std::string_view name) const
{
    if (m_model == kNone)
        return kNone;
    for (std::size_t node = 0; node < m_config.nodes.size(); ++node) {
        if (m_config.nodes[node].name != name || !isWritten(m_config.nodes[node]))
            continue;
        for (std::size_t at = node; at != kNone && at != 0; at = m_config.nodes[at].parent) {
            if (at == m_model)
                return node;
        }
    }
    return kNone;
}

std::size_t ModelFields::childOf(std::size_t node, std::string_view name) const
{
    std::size_t found = kNone;
    if (node == kNone)
        return found;
    for (std::size_t child = m_config.nodes[node].firstChild; child != kNone;
         child = m_config.nodes[child].nextSibling) {
        if (m_config.nodes[child].name == name)
            found = child;
    }
    return found;
}

bool ModelFields::hasGroup(std::string_view name) const
{
    return groupNode(name) != kNone;
}

std::optional<double> ModelFields::number(std::string_view group, std::string_view field) const
{
    const std::size_t node = childOf(groupNode(group), field);
    if (node == kNone || m_config.nodes[node].state == FieldState::Unset)
        return std::nullopt;
    return numberIn(m_config.nodes[node].value);
}

bool ModelFields::flag(std::string_view group, std::string_view field, bool otherwise) const
{
    const std::size_t node = childOf(groupNode(group), field);
    if (node == kNone || m_config.nodes[node].value.empty())
        return otherwise;
    return m_config.nodes[node].value == "true" || m_config.nodes[node].value == "1";
}

std::vector<double> ModelFields::numbers(std::string_view group, std::string_view field) const
{
    std::vector<double> values;
    const std::size_t parent = groupNode(group);
    if (parent == kNone)
        return values;
    const auto take = [&](std::size_t node) {
        const std::optional<double> value = numberIn(m_config.nodes[node].value);
        if (value && isWritten(m_config.nodes[node]) && values.size() < kMostAnchors)
            values.push_back(*value);
    };
    for (std::size_t child = m_config.nodes[parent].firstChild; child != kNone;
         child = m_config.nodes[child].nextSibling) {
        const ConfigNode& node = m_config.nodes[child];
        const bool isField = node.name == field
                             || (node.name.starts_with(field) && node.name.size() > field.size()
                                 && node.name[field.size()] == '[');
        if (!isField)
            continue;
        if (node.firstChild == kNone)
            take(child);
        for (std::size_t item = node.firstChild; item != kNone;
             item = m_config.nodes[item].nextSibling)
            take(item);
    }
    return values;
}

std::optional<double> ModelFields::modelNumber(std::string_view field) const
{
    const std::size_t node = childOf(m_model, field);
    if (node == kNone || m_config.nodes[node].state == FieldState::Unset)
        return std::nullopt;
    return numberIn(m_config.nodes[node].value);
}

ResizerGeometry resizerOfConfig(const ConfigDocument& config)
{
    const ModelFields model(config);
    const auto side = [&model](std::string_view group, std::string_view field, double otherwise) {
        return static_cast<float>(std::clamp(model.number(group, field, otherwise), 1.0, 65535.0));
    };
    constexpr std::string_view kFixed = "fixed_shape_resizer";
    constexpr std::string_view kKeep = "keep_aspect_ratio_resizer";
    if (model.hasGroup(kFixed))
        return ResizerGeometry::fixed(side(kFixed, "width", 300), side(kFixed, "height", 300));
    if (model.hasGroup(kKeep)) {
        return ResizerGeometry::keepAspect(side(kKeep, "min_dimension", 600),
                                           side(kKeep, "max_dimension", 1024));
    }
    return {};
}

AnchorSet anchorsOfConfig(const ConfigDocument& config, const ResizerGeometry& resizer)
{
    const ModelFields model(config);
    if (model.hasGroup("ssd_anchor_generator") && resizer.kind == ResizerGeometry::Kind::Fixed)
        return ssdAnchors(model, resizer);
    if (model.hasGroup("multiscale_anchor_generator"))
        return multiscaleAnchors(model);
    if (model.hasGroup("grid_anchor_generator"))
        return gridAnchors(model);
    return {};
}

} // namespace faultline
