// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// CenterNet. Source: object_detection/meta_architectures/center_net_meta_arch.py and
// models/center_net_* of tensorflow/models (May 2022).
#include "model/vram/name_match.h"
#include "model/vram/sources/pipeline_parts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::size_t kUsualKeypoints = 17; ///< of COCO

/// An extractor, the module that it makes and what that takes.
struct CenterNetRow {
    std::string_view type;
    std::string_view module;
    std::string_view backbone = {}; ///< of an hourglass
    std::array<int, 4> blocks = {}; ///< of a ResNet
    bool isBasic = false;           ///< a ResNet of 18 or 34 layers
    bool hasDepthMultiplier = false;
};

constexpr std::array<CenterNetRow, 14> kRows{{
    {"hourglass_10", "tf_centernet_hourglass", "tf_hourglass_10"},
    {"hourglass_20", "tf_centernet_hourglass", "tf_hourglass_20"},
    {"hourglass_32", "tf_centernet_hourglass", "tf_hourglass_32"},
    {"hourglass_52", "tf_centernet_hourglass", "tf_hourglass_52"},
    {"hourglass_104", "tf_centernet_hourglass", "tf_hourglass_104"},
    {"resnet_v1_18_fpn", "tf_centernet_resnet_v1_fpn", "", {2, 2, 2, 2}, true},
    {"resnet_v1_34_fpn", "tf_centernet_resnet_v1_fpn", "", {3, 4, 6, 3}, true},
    {"resnet_v1_50_fpn", "tf_centernet_resnet_v1_fpn", "", {3, 4, 6, 3}},
    {"resnet_v1_101_fpn", "tf_centernet_resnet_v1_fpn", "", {3, 4, 23, 3}},
    {"resnet_v2_50", "tf_centernet_resnet_v2", "", {3, 4, 6, 3}},
    {"resnet_v2_101", "tf_centernet_resnet_v2", "", {3, 4, 23, 3}},
    {"mobilenet_v2", "tf_centernet_mobilenet_v2", "", {}, false, true},
    {"mobilenet_v2_fpn", "tf_centernet_mobilenet_v2_fpn", "", {}, false, true},
    {"mobilenet_v2_fpn_sep_conv", "tf_centernet_mobilenet_v2_fpn", "", {}, false, true},
}};

class CenterNetwork {
public:
    explicit CenterNetwork(const PipelineParts& parts) : m_parts(parts) {}

    Result<PipelineSteps> make()
    {
        const ConfigFields& fields = m_parts.fields();
        const auto row = std::find_if(kRows.begin(), kRows.end(),
                                      [&](const auto& one) { return one.type == m_parts.type(); });
        if (row == kRows.end())
            return fields.error(
                m_parts.at("feature_extractor.type"),
                {FAULTLINE_TR_NOOP("Errors", "\"%1\" is not described%2"),
                 {m_parts.model().extractor, suggestion(m_parts.type(), centerNetExtractors())}});
        for (const char* const task :
             {"mask_estimation_task", "densepose_estimation_task", "track_estimation_task",
              "deepmac_mask_estimation", "temporal_offset_task"}) {
            if (fields.isSet(m_parts.at(task)))
                return fields.error(m_parts.at(task),
                                    FAULTLINE_TR_NOOP("Errors", "is not planned"));
        }
        PipelineSteps with = PipelineSteps::object();
        if (!row->backbone.empty()) {
            with["backbone"] = PipelineParts::quoted(row->backbone);
            with["maps"] = row->type == "hourglass_104" ? 2 : 1;
        }
        if (row->blocks[0] > 0)
            with["blocks"] = row->blocks;
        if (row->isBasic)
            with["basic"] = true;
        if (row->hasDepthMultiplier) {
            const Result<double> alpha = m_parts.depthMultiplier();
            if (!alpha)
                return alpha.error();
            with["alpha"] = *alpha;
        } else if (m_parts.model().option("depth_multiplier", 1) != 1.0) {
            return m_parts.failed("depth_multiplier",
                                  FAULTLINE_TR_NOOP("Errors", "has no effect on this extractor"));
        }
        // The name alone does not make the pyramid separable: the field has to be there.
        if (row->type.starts_with("mobilenet_v2_fpn")
            && fields.isSet(m_parts.at("feature_extractor.use_separable_conv")))
            with["separable_fpn"] = m_parts.model().option("use_separable_conv", 0) != 0
                                    || row->type.ends_with("sep_conv");
        with["separable"] = fields.flag(m_parts.at("use_depthwise"), false);
        if (Result<void> added = addHeads(); !added)
            return added.error();
        with["heads"] = std::move(m_heads);
        return PipelineSteps::array({PipelineParts::use(row->module, std::move(with), "detector")});
    }

private:
    /// Widths and kernels of the convolutions before an output; one of 256 and 3 x 3 unless the
    /// file says otherwise.
    Result<void> addHead(PipelineSteps outputs, bool isHeat, const std::string& path)
    {
        constexpr std::size_t kMostLayers = 64;
        PipelineSteps widths = PipelineSteps::array({256});
        PipelineSteps kernels = PipelineSteps::array({3});
        const ConfigFields& fields = m_parts.fields();
        if (fields.isSet(path)) {
            const std::size_t layers = fields.listSize(path + ".num_filters");
            if (layers != fields.listSize(path + ".kernel_sizes") || layers > kMostLayers)
                return fields.error(
                    path,
                    FAULTLINE_TR_NOOP("Errors", "needs a kernel for each of at most 64 widths"));
            widths = kernels = PipelineSteps::array();
            for (std::size_t at = 0; at < layers; ++at) {
                const std::string index = '[' + std::to_string(at) + ']';
                const auto width = fields.whole(path + ".num_filters" + index, 1, 1 << 16);
                const auto kernel = fields.whole(path + ".kernel_sizes" + index, 1, 31);
                if (!width || !kernel)
                    return width ? kernel.error() : width.error();
                widths.push_back(*width);
                kernels.push_back(*kernel);
            }
        }
        m_heads.push_back(PipelineSteps::array(
            {std::move(outputs), isHeat, std::move(widths), std::move(kernels)}));
        return {};
    }

    Result<void> addHeads()
    {
        const ConfigFields& fields = m_parts.fields();
        if (Result<void> added =
                addHead("classes", true, m_parts.at("object_center_params.center_head_params"));
            !added)
            return added;
        if (fields.isSet(m_parts.at("object_detection_task"))) {
            for (const char* const head : {"scale_head_params", "offset_head_params"}) {
                if (Result<void> added =
                        addHead(2, false, m_parts.at("object_detection_task.") + head);
                    !added)
                    return added;
            }
        }
        const std::string tasks = m_parts.at("keypoint_estimation_task");
        for (std::size_t at = 0; at < fields.listSize(tasks); ++at) {
            if (Result<void> added = addKeypoints(tasks + '[' + std::to_string(at) + "]."); !added)
                return added;
        }
        return {};
    }

    /// The number of points is in a label map beside the file; their deviations tell it, too.
    Result<void> addKeypoints(const std::string& task)
    {
        const ConfigFields& fields = m_parts.fields();
        const std::size_t listed = fields.listSize(task + "keypoint_label_to_std");
        const std::size_t points = listed > 0 ? listed : kUsualKeypoints;
        const bool isEach = fields.flag(task + "per_keypoint_offset", false);
        if (Result<void> added = addHead(points, true, task + "heatmap_head_params"); !added)
            return added;
        if (Result<void> added = addHead(2 * points, false, task + "regress_head_params"); !added)
            return added;
        if (Result<void> added =
                addHead(isEach ? 2 * points : 2, false, task + "offset_head_params");
            !added)
            return added;
        if (!fields.flag(task + "predict_depth", false))
            return {};
        const bool isDepthEach = fields.flag(task + "per_keypoint_depth", false);
        return addHead(isDepthEach ? points : std::size_t{1}, false, {});
    }

    const PipelineParts& m_parts;
    PipelineSteps m_heads = PipelineSteps::array();
};

} // namespace

std::vector<std::string_view> centerNetExtractors()
{
    std::vector<std::string_view> names;
    for (const CenterNetRow& row : kRows)
        names.push_back(row.type);
    return names;
}

Result<PipelineSteps> centerNetSteps(const PipelineParts& parts)
{
    return CenterNetwork(parts).make();
}

} // namespace faultline::vram
