// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/pipeline_parts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kMostAnchors = 1000; ///< of one place

} // namespace

std::string PipelineParts::root() const
{
    constexpr std::array<std::string_view, 3> kRoots{"model.ssd", "model.faster_rcnn",
                                                     "model.center_net"};
    return std::string(kRoots[static_cast<std::size_t>(m_model.meta)]);
}

std::string PipelineParts::at(std::string_view field) const
{
    return root() + '.' + std::string(field);
}

std::string_view PipelineParts::type() const
{
    std::string_view type = m_model.extractor;
    constexpr std::string_view kKeras = "_keras";
    if (type.ends_with(kKeras))
        type.remove_suffix(kKeras.size());
    return type;
}

Error PipelineParts::failed(std::string_view option, Text what) const
{
    const ModelOption* const found = m_model.find(option);
    return m_fields.error(found != nullptr ? found->field : std::string(option), what);
}

Result<std::int64_t> PipelineParts::whole(std::string_view option, std::int64_t otherwise,
                                          std::int64_t low, std::int64_t high) const
{
    const double value = m_model.option(option, static_cast<double>(otherwise));
    const bool isIn = value >= static_cast<double>(low) && value <= static_cast<double>(high);
    if (isIn && value == static_cast<double>(static_cast<std::int64_t>(value)))
        return static_cast<std::int64_t>(value);
    if (low == high)
        return failed(
            option, {FAULTLINE_TR_NOOP("Errors", "is planned only for %1"), {std::to_string(low)}});
    return failed(option, {FAULTLINE_TR_NOOP("Errors", "must be a whole number from %1 to %2"),
                           {std::to_string(low), std::to_string(high)}});
}

Result<double> PipelineParts::depthMultiplier() const
{
    const double alpha = m_model.option("depth_multiplier", 1);
    if (!(alpha > 0) || alpha > 8)
        return failed("depth_multiplier",
                      FAULTLINE_TR_NOOP("Errors", "must be above 0 and at most 8"));
    return alpha;
}

Result<std::int64_t> PipelineParts::multiplied(std::int64_t depth) const
{
    const Result<double> alpha = depthMultiplier();
    if (!alpha)
        return alpha.error();
    const Result<std::int64_t> least = whole("min_depth", 16, 0, 1 << 16);
    if (!least)
        return least;
    return std::max(static_cast<std::int64_t>(static_cast<double>(depth) * *alpha), *least);
}

/// As many as the generator's field lists. Its levels must be those of the maps.
Result<std::vector<std::int64_t>> PipelineParts::listedAnchors(const std::string& path) const
{
    const auto count = [&](const std::string& list) {
        return static_cast<std::int64_t>(m_fields.listSize(list));
    };
    const std::string multiscale = path + ".multiscale_anchor_generator";
    if (m_fields.isSet(multiscale)) {
        const auto first = m_fields.whole(multiscale + ".min_level", 0, 30);
        const auto last = m_fields.whole(multiscale + ".max_level", 0, 30);
        const auto scales = m_fields.whole(multiscale + ".scales_per_octave", 1, 64);
        for (const Result<std::int64_t>* const read : {&first, &last, &scales}) {
            if (!*read)
                return read->error();
        }
        const auto maps = static_cast<std::size_t>(std::max<std::int64_t>(*last - *first + 1, 0));
        return std::vector<std::int64_t>(maps, count(multiscale + ".aspect_ratios") * *scales);
    }
    const std::string ssd = path + ".ssd_anchor_generator";
    if (m_fields.isSet(ssd)) {
        const auto layers = m_fields.whole(ssd + ".num_layers", 1, 64);
        if (!layers)
            return layers.error();
        std::vector<std::int64_t> made(
            static_cast<std::size_t>(*layers),
            static_cast<std::int64_t>(m_model.option("anchors_per_cell", 0)));
        made.front() = static_cast<std::int64_t>(m_model.option("anchors_lowest", 0));
        return made;
    }
    const std::string flexible = path + ".flexible_grid_anchor_generator";
    if (m_fields.isSet(flexible)) {
        std::vector<std::int64_t> made;
        for (std::size_t at = 0; at < m_fields.listSize(flexible + ".anchor_grid"); ++at)
            made.push_back(count(flexible + ".anchor_grid[" + std::to_string(at) + "].base_sizes"));
        return made;
    }
    const std::string grid = path + ".grid_anchor_generator";
    if (m_fields.isSet(grid))
        return std::vector<std::int64_t>{
            static_cast<std::int64_t>(m_model.option("anchors_per_cell", 0))};
    return m_fields.error(path,
                          FAULTLINE_TR_NOOP("Errors", "names no anchor generator that is known"));
}

Result<std::vector<std::int64_t>> PipelineParts::anchors(std::string_view generator,
                                                         std::size_t maps) const
{
    const std::string path = at(generator);
    Result<std::vector<std::int64_t>> made = listedAnchors(path);
    if (!made)
        return made;
    if (made->size() != maps)
        return m_fields.error(
            path, {FAULTLINE_TR_NOOP("Errors", "is for %1 maps, the extractor makes %2"),
                   {std::to_string(made->size()), std::to_string(maps)}});
    for (const std::int64_t each : *made) {
        if (each < 1 || each > kMostAnchors)
            return m_fields.error(path, {FAULTLINE_TR_NOOP("Errors", "makes %1 boxes for a place"),
                                         {std::to_string(each)}});
    }
    return made;
}

PipelineSteps PipelineParts::use(std::string_view module, PipelineSteps with, std::string_view name)
{
    PipelineSteps step;
    step["use"] = module;
    step["name"] = name;
    if (!with.empty())
        step["with"] = std::move(with);
    return step;
}

std::string PipelineParts::quoted(std::string_view text)
{
    return '\'' + std::string(text) + '\'';
}

PipelineSteps PipelineParts::quoted(std::span<const std::string_view> texts)
{
    PipelineSteps list = PipelineSteps::array();
    for (const std::string_view text : texts)
        list.push_back(quoted(text));
    return list;
}

Result<PipelineSteps> PipelineParts::backbone(const PipelineExtractor& extractor) const
{
    PipelineSteps with = PipelineSteps::object();
    if (extractor.hasDepthMultiplier) {
        const Result<double> alpha = depthMultiplier();
        if (!alpha)
            return alpha.error();
        with["alpha"] = *alpha;
        if (m_model.find("min_depth") != nullptr) {
            const auto least = whole("min_depth", 16, 0, 4096);
            if (!least)
                return least.error();
            with["least"] = *least;
        }
    }
    return use(extractor.backbone, std::move(with), "backbone");
}

} // namespace faultline::vram
