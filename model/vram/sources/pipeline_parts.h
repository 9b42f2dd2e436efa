// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/result.h"
#include "model/vram/sources/config_fields.h"
#include "model/vram/sources/pipeline_model.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::vram {

/// Level of the last maps of a backbone: their stride is two to the power of it.
inline constexpr std::int64_t kHighestBackboneLevel = 5;

/// Steps of a module (docs/vram/architectures.md), in the order of their keys.
using PipelineSteps = nlohmann::ordered_json;

/// An extractor of the API, without "_keras", and the module that stands for it.
struct PipelineExtractor {
    std::string_view type;
    std::string_view backbone;
    std::vector<std::string_view> maps; ///< that the neck or the predictor reads, in order
    std::string_view top = {};          ///< module that runs on the crops
    std::string_view atrous = {};       ///< backbone whose last stage keeps a stride of 8
    bool hasDepthMultiplier = false;    ///< of the backbone
    std::vector<int> extra = {};        ///< channels of the maps behind those of the backbone
    std::vector<int> kernels = {};      ///< of their convolutions
};

/// What a pipeline.config says, with the checks that its parts have in common. What it is made
/// from outlives it.
class PipelineParts {
public:
    PipelineParts(const ConfigDocument& document, const PipelineModel& model)
        : m_fields(document), m_model(model)
    {
    }

    [[nodiscard]] const ConfigFields& fields() const { return m_fields; }
    [[nodiscard]] const PipelineModel& model() const { return m_model; }
    /// "model.ssd": where the fields of the detector are.
    [[nodiscard]] std::string root() const;
    [[nodiscard]] std::string at(std::string_view field) const;
    /// The extractor's type without "_keras".
    [[nodiscard]] std::string_view type() const;

    /// An Error about an option: names the field that it comes from.
    [[nodiscard]] Error failed(std::string_view option, Text what) const;
    /// A whole option in a range; `otherwise` if the file has none. A failure names the field.
    [[nodiscard]] Result<std::int64_t> whole(std::string_view option, std::int64_t otherwise,
                                             std::int64_t low, std::int64_t high) const;
    /// The multiplier of the backbone's channels, above 0 and at most 8.
    [[nodiscard]] Result<double> depthMultiplier() const;
    /// What a multiplied depth comes to: ops.py's depth_fn, with "min_depth" as the least.
    [[nodiscard]] Result<std::int64_t> multiplied(std::int64_t depth) const;
    /// Boxes for each place of `maps` maps, by any of the anchor generators. `generator` is its
    /// field below root(). Fails when there is none, or it is for another number of maps.
    [[nodiscard]] Result<std::vector<std::int64_t>> anchors(std::string_view generator,
                                                            std::size_t maps) const;

    [[nodiscard]] static PipelineSteps use(std::string_view module, PipelineSteps with,
                                           std::string_view name);
    /// "'text'": a text where an expression is expected.
    [[nodiscard]] static std::string quoted(std::string_view text);
    [[nodiscard]] static PipelineSteps quoted(std::span<const std::string_view> texts);
    /// The step that runs the backbone, with its multiplier.
    [[nodiscard]] Result<PipelineSteps> backbone(const PipelineExtractor& extractor) const;

private:
    [[nodiscard]] Result<std::vector<std::int64_t>> listedAnchors(const std::string& path) const;

    ConfigFields m_fields;
    const PipelineModel& m_model;
};

/// Whether a family has the extractor; the steps of the detector that it makes. A failure names
/// the field and its line.
[[nodiscard]] std::span<const PipelineExtractor> ssdExtractors();
[[nodiscard]] Result<PipelineSteps> ssdSteps(const PipelineParts& parts);
[[nodiscard]] std::span<const PipelineExtractor> twoStageExtractors();
[[nodiscard]] Result<PipelineSteps> twoStageSteps(const PipelineParts& parts);
[[nodiscard]] std::vector<std::string_view> centerNetExtractors();
[[nodiscard]] Result<PipelineSteps> centerNetSteps(const PipelineParts& parts);

} // namespace faultline::vram
