// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Faster and Mask R-CNN. Source: object_detection/meta_architectures/faster_rcnn_meta_arch.py and
// predictors of tensorflow/models (May 2022).
#include "model/vram/name_match.h"
#include "model/vram/sources/pipeline_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::string_view kFirstStageGenerator = "first_stage_anchor_generator";
constexpr std::string_view kPredictor = "second_stage_box_predictor.mask_rcnn_box_predictor.";

/// Channels of what the top of a backbone makes of the crops.
std::int64_t channelsOf(std::string_view top)
{
    if (top == "tf_inception_v2_top")
        return 1024;
    return top == "tf_inception_resnet_v2_top" ? 1536 : 2048;
}

class TwoStageNetwork {
public:
    explicit TwoStageNetwork(const PipelineParts& parts) : m_parts(parts) {}

    Result<PipelineSteps> make()
    {
        const auto rows = twoStageExtractors();
        const auto found = std::find_if(
            rows.begin(), rows.end(), [&](const auto& row) { return row.type == m_parts.type(); });
        if (found == rows.end()) {
            std::vector<std::string_view> names;
            for (const PipelineExtractor& row : rows)
                names.push_back(row.type);
            return m_parts.fields().error(
                m_parts.at("feature_extractor.type"),
                {FAULTLINE_TR_NOOP("Errors", "\"%1\" is not described%2"),
                 {m_parts.model().extractor, suggestion(m_parts.type(), names)}});
        }
        for (const char* const field :
             {"context_config", "second_stage_box_predictor.rfcn_box_predictor"}) {
            if (m_parts.fields().isSet(m_parts.at(field)))
                return m_parts.fields().error(m_parts.at(field),
                                              FAULTLINE_TR_NOOP("Errors", "is not planned"));
        }
        m_steps = PipelineSteps::object();
        return found->maps.empty() ? oneMap(*found) : pyramid(*found);
    }

private:
    [[nodiscard]] bool flag(std::string_view field) const
    {
        return m_parts.fields().flag(m_parts.at(field), false);
    }

    /// Reads a whole option as a parameter of the module.
    Result<void> add(const char* parameter, std::string_view option, std::int64_t otherwise,
                     std::int64_t low, std::int64_t high)
    {
        const Result<std::int64_t> value = m_parts.whole(option, otherwise, low, high);
        if (!value)
            return value.error();
        m_steps[parameter] = *value;
        return {};
    }

    Result<void> addFirstStage(std::size_t maps)
    {
        const Result<std::vector<std::int64_t>> anchors =
            m_parts.anchors(kFirstStageGenerator, maps);
        if (!anchors)
            return anchors.error();
        if (std::any_of(anchors->begin(), anchors->end(),
                        [&](std::int64_t each) { return each != anchors->front(); }))
            return m_parts.fields().error(
                m_parts.at(kFirstStageGenerator),
                FAULTLINE_TR_NOOP("Errors", "makes different numbers of boxes on the maps"));
        m_steps["per_cell"] = anchors->front();
        if (Result<void> added = add("rpn_depth", "rpn_depth", 512, 1, 1 << 16); !added)
            return added;
        if (Result<void> added = add("rpn_kernel", "rpn_kernel", 3, 1, 31); !added)
            return added;
        return add("rpn_dilation", "rpn_dilation", 1, 1, 64);
    }

    Result<void> addSecondStage()
    {
        if (Result<void> added = add("size", "crop_size", 14, 1, 512); !added)
            return added;
        if (Result<void> added = add("pool", "crop_pool_kernel", 1, 1, 64); !added)
            return added;
        if (Result<void> added = add("pool_stride", "crop_pool_stride", 1, 1, 64); !added)
            return added;
        if (Result<void> added = add("proposals", "proposals", 64, 1, 100'000); !added)
            return added;
        m_steps["gathered"] = flag("use_matmul_crop_and_resize");
        m_steps["shared_boxes"] = flag(std::string(kPredictor) + "share_box_across_classes");
        return {};
    }

    Result<void> addMasks(std::string_view top)
    {
        if (m_parts.model().option("masks", 0) == 0)
            return {};
        for (const char* const field : {"predict_keypoints", "convolve_then_upsample_masks"}) {
            const std::string path = std::string(kPredictor) + field;
            if (flag(path))
                return m_parts.fields().error(m_parts.at(path),
                                              FAULTLINE_TR_NOOP("Errors", "is not planned"));
        }
        if (Result<void> added = add("mask", "mask_height", 15, 1, 512); !added)
            return added;
        if (Result<void> added = add("mask_width", "mask_width", 15, 1, 512); !added)
            return added;
        const auto layers = m_parts.whole("mask_layers", 2, 1, 64);
        const auto depth = m_parts.whole("mask_depth", 256, 0, 1 << 16);
        if (!layers || !depth)
            return layers ? depth.error() : layers.error();
        m_steps["mask_layers"] = *layers - 1; // the last one makes the masks
        m_steps["mask_depth"] = *depth > 0 ? *depth : chosenMaskDepth(top);
        if (flag(std::string(kPredictor) + "masks_are_class_agnostic"))
            m_steps["mask_classes"] = 1;
        return {};
    }

    /// Between the channels of the features and the classes (mask_head.py): 2 and 3 parts of 5 of
    /// their logarithms.
    [[nodiscard]] std::int64_t chosenMaskDepth(std::string_view top) const
    {
        const auto classes = static_cast<double>(m_parts.model().setup.classes);
        const double logarithm = (2 * std::log2(static_cast<double>(channelsOf(top)))
                                  + 3 * std::log2(std::max(classes, 1.0)))
                                 / 5;
        return std::int64_t{1} << static_cast<int>(std::nearbyint(logarithm));
    }

    Result<PipelineSteps> oneMap(const PipelineExtractor& extractor)
    {
        const auto stride = m_parts.whole("features_stride", 16, 8, 16);
        const auto stages = m_parts.whole("stages", 2, 1, 3);
        if (!stride || !stages)
            return stride ? stages.error() : stride.error();
        if (*stride != 16 && *stride != 8)
            return m_parts.failed("features_stride",
                                  FAULTLINE_TR_NOOP("Errors", "must be 8 or 16"));
        const bool isAtrous = *stride == 8 && !extractor.atrous.empty();
        m_steps["backbone"] =
            PipelineParts::quoted(isAtrous ? extractor.atrous : extractor.backbone);
        if (Result<void> added = addFirstStage(1); !added)
            return added.error();
        if (*stages == 1)
            return PipelineSteps::array(
                {PipelineParts::use("tf_first_stage", std::move(m_steps), "detector")});
        m_steps["top"] = PipelineParts::quoted(extractor.top);
        if (Result<void> added = addSecondStage(); !added)
            return added.error();
        if (Result<void> added = addMasks(extractor.top); !added)
            return added.error();
        return PipelineSteps::array(
            {PipelineParts::use("tf_faster_rcnn", std::move(m_steps), "detector")});
    }

    Result<PipelineSteps> pyramid(const PipelineExtractor& extractor)
    {
        const auto stages = m_parts.whole("stages", 2, 2, 2);
        const auto first = m_parts.whole("fpn_min_level", 2, 2, kHighestBackboneLevel);
        const auto last = m_parts.whole("fpn_max_level", 6, 2, 12);
        const auto depth = m_parts.whole("fpn_depth", 256, 1, 1 << 16);
        for (const Result<std::int64_t>* const read : {&stages, &first, &last, &depth}) {
            if (!*read)
                return read->error();
        }
        if (*last < *first)
            return m_parts.failed("fpn_max_level",
                                  FAULTLINE_TR_NOOP("Errors", "is below min_level"));
        if (m_parts.model().option("masks", 0) != 0)
            return m_parts.failed("masks",
                                  FAULTLINE_TR_NOOP("Errors", "is not planned on a pyramid"));
        PipelineSteps names = PipelineSteps::array();
        PipelineSteps maps = PipelineSteps::array();
        for (std::int64_t level = *first; level <= *last; ++level) {
            if (level <= kHighestBackboneLevel)
                names.push_back(
                    PipelineParts::quoted(extractor.maps[static_cast<std::size_t>(level - 2)]));
            maps.push_back(PipelineParts::quoted('p' + std::to_string(level)));
        }
        const std::size_t count = maps.size();
        m_steps["backbone"] = PipelineParts::quoted(extractor.backbone);
        m_steps["names"] = std::move(names);
        m_steps["maps"] = std::move(maps);
        m_steps["base"] = *first;
        m_steps["depth"] = *depth;
        if (Result<void> added = addFirstStage(count); !added)
            return added.error();
        if (Result<void> added = addSecondStage(); !added)
            return added.error();
        return PipelineSteps::array(
            {PipelineParts::use("tf_faster_rcnn_fpn", std::move(m_steps), "detector")});
    }

    const PipelineParts& m_parts;
    PipelineSteps m_steps; ///< parameters of the module
};

} // namespace

std::span<const PipelineExtractor> twoStageExtractors()
{
    static const std::vector<PipelineExtractor> kRows = [] {
        const std::vector<std::string_view> levels{"c2", "c3", "c4", "c5"};
        return std::vector<PipelineExtractor>{
            {"faster_rcnn_resnet50", "tf_r50_c4", {}, "tf_resnet_top", "tf_r50_c4_atrous"},
            {"faster_rcnn_resnet101", "tf_r101_c4", {}, "tf_resnet_top", "tf_r101_c4_atrous"},
            {"faster_rcnn_resnet152", "tf_r152_c4", {}, "tf_resnet_top", "tf_r152_c4_atrous"},
            {"faster_rcnn_inception_resnet_v2",
             "tf_inception_resnet_v2",
             {},
             "tf_inception_resnet_v2_top",
             "tf_inception_resnet_v2_atrous"},
            {"faster_rcnn_inception_v2", "tf_inception_v2_4e", {}, "tf_inception_v2_top"},
            {"faster_rcnn_resnet50_fpn", "tf_r50", levels},
            {"faster_rcnn_resnet101_fpn", "tf_r101", levels},
            {"faster_rcnn_resnet152_fpn", "tf_r152", levels},
        };
    }();
    return kRows;
}

Result<PipelineSteps> twoStageSteps(const PipelineParts& parts)
{
    return TwoStageNetwork(parts).make();
}

} // namespace faultline::vram
