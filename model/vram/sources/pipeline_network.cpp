// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/pipeline_network.h"

#include "model/vram/name_match.h"
#include "model/vram/sources/config_fields.h"
#include "model/vram/sources/module_model.h"
#include "model/vram/sources/pipeline_model.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

using json = nlohmann::ordered_json;

/// How the parts of a detector are put together.
enum class Plan : std::uint8_t {
    SsdFpn,
    Ssd,
    EfficientDet,
    FasterRcnn,
    FasterRcnnInception,
    FasterRcnnFpn,
    CenterHourglass,
    CenterResnetV1Fpn,
    CenterResnetV2,
    CenterMobileNetFpn,
};

/// An extractor of the API, without "_keras", and the modules that stand for it.
struct Extractor {
    std::string_view type;
    Plan plan = Plan::Ssd;
    std::string_view backbone;
    std::array<std::string_view, 3> maps; ///< that the neck or the predictor reads
    bool hasDepthMultiplier = false;
};

constexpr std::array<Extractor, 20> kExtractors{{
    {"ssd_mobilenet_v1_fpn", Plan::SsdFpn, "tf_mobilenet_v1", {"b5", "b11", "b13"}, true},
    {"ssd_mobilenet_v2_fpn", Plan::SsdFpn, "tf_mobilenet_v2", {"b5", "b12", "last"}, true},
    {"ssd_resnet50_v1_fpn", Plan::SsdFpn, "tf_r50", {"c3", "c4", "c5"}, false},
    {"ssd_resnet101_v1_fpn", Plan::SsdFpn, "tf_r101", {"c3", "c4", "c5"}, false},
    {"ssd_resnet152_v1_fpn", Plan::SsdFpn, "tf_r152", {"c3", "c4", "c5"}, false},
    {"ssd_mobilenet_v1", Plan::Ssd, "tf_mobilenet_v1", {"b11", "b13", ""}, true},
    {"ssd_mobilenet_v2", Plan::Ssd, "tf_mobilenet_v2", {"wide", "last", ""}, true},
    {"faster_rcnn_resnet50", Plan::FasterRcnn, "tf_r50_c4", {}, false},
    {"faster_rcnn_resnet101", Plan::FasterRcnn, "tf_r101_c4", {}, false},
    {"faster_rcnn_resnet152", Plan::FasterRcnn, "tf_r152_c4", {}, false},
    {"faster_rcnn_inception_resnet_v2",
     Plan::FasterRcnnInception,
     "tf_inception_resnet_v2",
     {},
     false},
    {"faster_rcnn_resnet50_fpn", Plan::FasterRcnnFpn, "tf_r50", {}, false},
    {"faster_rcnn_resnet101_fpn", Plan::FasterRcnnFpn, "tf_r101", {}, false},
    {"faster_rcnn_resnet152_fpn", Plan::FasterRcnnFpn, "tf_r152", {}, false},
    {"hourglass_104", Plan::CenterHourglass, "", {}, false},
    {"resnet_v1_50_fpn", Plan::CenterResnetV1Fpn, "50", {}, false},
    {"resnet_v1_101_fpn", Plan::CenterResnetV1Fpn, "101", {}, false},
    {"resnet_v2_50", Plan::CenterResnetV2, "50", {}, false},
    {"resnet_v2_101", Plan::CenterResnetV2, "101", {}, false},
    {"mobilenet_v2_fpn", Plan::CenterMobileNetFpn, "", {}, false},
}};

constexpr std::string_view kEfficientDet = "ssd_efficientnet-b";

/// "'text'": a text where an expression is expected.
std::string quoted(std::string_view text)
{
    return '\'' + std::string(text) + '\'';
}

json use(std::string_view module, json with, std::string_view name)
{
    json step;
    step["use"] = module;
    step["name"] = name;
    if (!with.empty())
        step["with"] = std::move(with);
    return step;
}

/// The tensors that the classification loss keeps, each of anchors x classes: what autodiff holds
/// of the elementary operations of core/losses.py.
double keptByLoss(ClassLoss loss)
{
    switch (loss) {
    case ClassLoss::Focal: return 12.5;
    case ClassLoss::Softmax: return 4;
    case ClassLoss::Sigmoid:
    case ClassLoss::Other: return 6;
    }
    return 6;
}

class PipelineNetwork {
public:
    PipelineNetwork(const ConfigDocument& document, PipelineModel model)
        : m_document(document), m_fields(document), m_model(std::move(model))
    {
    }

    Result<FileModelPtr> make()
    {
        Result<json> body = network();
        if (!body)
            return body.error();
        ModuleModelParts parts;
        parts.info.name = m_model.extractor;
        parts.info.family = "Object Detection API";
        parts.info.framework = "tensorflow";
        parts.info.imageWidth = m_model.setup.imageWidth;
        parts.info.imageHeight = m_model.setup.imageHeight;
        parts.info.batchPerReplica = m_model.setup.batchPerReplica;
        parts.setup = m_model.setup;
        parts.remarks = m_model.remarks;
        parts.origin = m_document.file.path.empty() ? m_document.name() : m_document.file.path;
        parts.module = "file_model";
        json modules;
        modules["file_model"]["body"] = std::move(*body);
        parts.modules = modules.dump();
        return makeModuleModel(std::move(parts));
    }

private:
    [[nodiscard]] std::string typeField() const
    {
        constexpr std::array<std::string_view, 3> kRoots{"model.ssd", "model.faster_rcnn",
                                                         "model.center_net"};
        return std::string(kRoots[static_cast<std::size_t>(m_model.meta)])
               + ".feature_extractor.type";
    }

    Result<json> network()
    {
        std::string_view type = m_model.extractor;
        constexpr std::string_view kKeras = "_keras";
        if (type.ends_with(kKeras))
            type.remove_suffix(kKeras.size());
        if (type.starts_with(kEfficientDet))
            return efficientDet(type.substr(kEfficientDet.size()));
        const auto found = std::find_if(kExtractors.begin(), kExtractors.end(),
                                        [&](const Extractor& row) { return row.type == type; });
        if (found == kExtractors.end())
            return m_fields.error(typeField(), unknownType(type));
        if (!found->hasDepthMultiplier && m_model.option("depth_multiplier", 1) != 1.0)
            return failed("depth_multiplier", "is not planned for this extractor");
        switch (found->plan) {
        case Plan::SsdFpn: return ssdFpn(*found);
        case Plan::Ssd: return ssd(*found);
        case Plan::FasterRcnn: return fasterRcnn(*found, "tf_resnet_top");
        case Plan::FasterRcnnInception: return fasterRcnn(*found, "tf_inception_resnet_v2_top");
        case Plan::FasterRcnnFpn: return fasterRcnnFpn(*found);
        default: return centerNet(*found);
        }
    }

    std::string unknownType(std::string_view type) const
    {
        std::vector<std::string_view> names;
        for (const Extractor& row : kExtractors)
            names.push_back(row.type);
        return '"' + m_model.extractor + "\" is not known" + suggestion(type, names);
    }

    /// An Error about an option: names the field that it comes from.
    Error failed(std::string_view option, std::string_view what) const
    {
        const ModelOption* const found = m_model.find(option);
        return m_fields.error(found != nullptr ? found->field : std::string(option), what);
    }

    /// A whole option in a range.
    Result<std::int64_t> whole(std::string_view option, std::int64_t otherwise, std::int64_t low,
                               std::int64_t high) const
    {
        const double value = m_model.option(option, static_cast<double>(otherwise));
        const bool isIn = value >= static_cast<double>(low) && value <= static_cast<double>(high);
        if (!isIn || value != static_cast<double>(static_cast<std::int64_t>(value)))
            return failed(option, "must be a whole number from " + std::to_string(low) + " to "
                                      + std::to_string(high));
        return static_cast<std::int64_t>(value);
    }

    Result<json> backbone(const Extractor& extractor) const
    {
        json with = json::object();
        if (extractor.hasDepthMultiplier) {
            const double alpha = m_model.option("depth_multiplier", 1);
            if (!(alpha > 0) || alpha > 8)
                return failed("depth_multiplier", "must be above 0 and at most 8");
            with["alpha"] = alpha;
            if (m_model.find("min_depth") != nullptr) {
                const auto least = whole("min_depth", 16, 1, 4096);
                if (!least)
                    return least.error();
                with["least"] = *least;
            }
        }
        return use(extractor.backbone, std::move(with), "backbone");
    }

    /// Levels of the anchors: 3 to the last one.
    Result<json> levels() const
    {
        const auto first = whole("anchor_min_level", 3, 3, 3);
        const auto last = whole("anchor_max_level", 7, 5, 9);
        if (!first || !last)
            return first ? last.error() : first.error();
        json made = json::array();
        for (std::int64_t level = *first; level <= *last; ++level)
            made.push_back(level);
        return made;
    }

    /// Predictor and loss on the levels of a pyramid.
    Result<void> addSharedPredictor(json& body, std::int64_t depth, bool isEfficientDet) const
    {
        const Result<json> over = levels();
        const auto layers = whole("predictor_layers", isEfficientDet ? 3 : 4, 0, 64);
        const auto wide = whole("predictor_depth", depth, 1, 1 << 16);
        const auto anchors = whole("anchors_per_cell", isEfficientDet ? 9 : 6, 1, 1000);
        if (!over)
            return over.error();
        for (const Result<std::int64_t>* const read : {&layers, &wide, &anchors}) {
            if (!*read)
                return read->error();
        }
        const std::string slots = isEfficientDet ? "classes" : "classes + 1";
        json predictor{{"levels", *over},
                       {"layers", *layers},
                       {"depth", *wide},
                       {"per_cell", *anchors},
                       {"separable", m_model.option("predictor_depthwise", 0) != 0},
                       {"shared_tower", m_model.option("predictor_shared_tower", 0) != 0},
                       {"slots", slots}};
        if (isEfficientDet) {
            predictor["act"] = quoted("silu");
            predictor["bias"] = true;
        }
        body.push_back(use("tf_shared_predictor", std::move(predictor), "predictor"));
        body.push_back(use("tf_ssd_loss",
                           json{{"levels", *over},
                                {"per_cell", json(over->size(), *anchors)},
                                {"kept", keptByLoss(m_model.classLoss)},
                                {"slots", slots}},
                           "loss"));
        return {};
    }

    Result<json> ssdFpn(const Extractor& extractor) const
    {
        const Result<json> base = backbone(extractor);
        const auto depth = whole("fpn_depth", 256, 1, 1 << 16);
        const auto first = whole("fpn_min_level", 3, 3, 3);
        const Result<json> over = levels();
        if (!base || !over)
            return base ? over.error() : base.error();
        if (!depth || !first)
            return depth ? first.error() : depth.error();
        const bool isSeparable = m_model.option("use_depthwise", 0) != 0;
        json names = json::array();
        for (const std::string_view map : extractor.maps)
            names.push_back(quoted(map));
        json body = json::array({*base});
        body.push_back(use("tf_fpn",
                           json{{"names", std::move(names)},
                                {"depth", *depth},
                                {"separable", isSeparable},
                                {"coarse", static_cast<std::int64_t>(over->size()) - 3},
                                {"coarse_separable", isSeparable}},
                           "fpn"));
        if (Result<void> added = addSharedPredictor(body, *depth, false); !added)
            return added.error();
        return body;
    }

    Result<json> ssd(const Extractor& extractor) const
    {
        const auto layers = whole("anchor_layers", 6, 6, 6);
        const auto anchors = whole("anchors_per_cell", 6, 6, 6);
        const auto lowest = whole("anchors_lowest", 3, 3, 3);
        const auto kernel = whole("predictor_kernel", 1, 1, 31);
        for (const Result<std::int64_t>* const read : {&layers, &anchors, &lowest, &kernel}) {
            if (!*read)
                return read->error();
        }
        const double alpha = m_model.option("depth_multiplier", 1);
        if (!(alpha > 0) || alpha > 8)
            return failed("depth_multiplier", "must be above 0 and at most 8");
        return json::array(
            {use("tf_ssd",
                 json{{"backbone", quoted(extractor.backbone)},
                      {"first", quoted(extractor.maps[0])},
                      {"second", quoted(extractor.maps[1])},
                      {"kernel", *kernel},
                      {"separable", m_model.option("use_depthwise", 0) != 0},
                      {"heads_separable", m_model.option("predictor_depthwise", 0) != 0},
                      {"alpha", alpha},
                      {"kept", keptByLoss(m_model.classLoss)}},
                 "ssd")});
    }

    /// Multipliers of EfficientNet-B0 to B7 (keras.applications; the API trains D7 on B6).
    Result<json> efficientDet(std::string_view number) const
    {
        static constexpr std::array<std::pair<double, double>, 8> kScales{{{1.0, 1.0},
                                                                           {1.0, 1.1},
                                                                           {1.1, 1.2},
                                                                           {1.2, 1.4},
                                                                           {1.4, 1.8},
                                                                           {1.6, 2.2},
                                                                           {1.8, 2.6},
                                                                           {2.0, 3.1}}};
        number = number.substr(0, number.find('_'));
        const bool isKnown = number.size() == 1 && number[0] >= '0' && number[0] <= '7';
        if (!isKnown)
            return m_fields.error(typeField(), '"' + m_model.extractor + "\" is not known");
        const auto& [width, depth] = kScales[static_cast<std::size_t>(number[0] - '0')];
        const auto filters = whole("bifpn_filters", 64, 1, 1 << 14);
        const auto repeats = whole("bifpn_iterations", 3, 1, 64);
        const auto first = whole("bifpn_min_level", 3, 3, 3);
        const auto last = whole("bifpn_max_level", 7, 7, 7);
        for (const Result<std::int64_t>* const read : {&filters, &repeats, &first, &last}) {
            if (!*read)
                return read->error();
        }
        const bool isSum =
            m_fields.text("model.ssd.feature_extractor.bifpn.combine_method") == "sum";
        json body = json::array();
        body.push_back(
            use("tf_efficientnet", json{{"width", width}, {"depth", depth}}, "backbone"));
        body.push_back(use(
            "tf_bifpn", json{{"depth", *filters}, {"repeats", *repeats}, {"sum", isSum}}, "bifpn"));
        if (Result<void> added = addSharedPredictor(body, *filters, true); !added)
            return added.error();
        return body;
    }

    Result<json> fasterRcnn(const Extractor& extractor, std::string_view top) const
    {
        const auto stride = whole("features_stride", 16, 16, 16);
        const auto stages = whole("stages", 2, 2, 3);
        const auto anchors = whole("anchors_per_cell", 12, 1, 1000);
        const auto rpn = whole("rpn_depth", 512, 1, 1 << 16);
        const auto size = whole("crop_size", 14, 1, 512);
        const auto pool = whole("crop_pool_kernel", 2, 1, 16);
        const auto proposals = whole("proposals", 64, 1, 100'000);
        for (const Result<std::int64_t>* const read :
             {&stride, &stages, &anchors, &rpn, &size, &pool, &proposals}) {
            if (!*read)
                return read->error();
        }
        const Result<std::int64_t> mask = maskSize();
        if (!mask)
            return mask.error();
        if (*anchors != 12 || *rpn != 512)
            return failed(*anchors != 12 ? "anchors_per_cell" : "rpn_depth",
                          "is planned only for 12 anchors and a depth of 512");
        const bool isGathered =
            m_fields.flag("model.faster_rcnn.use_matmul_crop_and_resize", false);
        const bool sharesBoxes =
            m_fields.flag("model.faster_rcnn.second_stage_box_predictor.mask_rcnn_box_predictor."
                          "share_box_across_classes",
                          false);
        return json::array({use("tf_faster_rcnn",
                                json{{"backbone", quoted(extractor.backbone)},
                                     {"top", quoted(top)},
                                     {"size", *size},
                                     {"pool", *pool},
                                     {"gathered", isGathered},
                                     {"shared_boxes", sharesBoxes},
                                     {"mask", *mask},
                                     {"proposals", *proposals}},
                                "detector")});
    }

    /// 0: no masks.
    Result<std::int64_t> maskSize() const
    {
        if (m_model.option("masks", 0) == 0)
            return std::int64_t{0};
        return whole("mask_height", 15, 1, 512);
    }

    Result<json> fasterRcnnFpn(const Extractor& extractor) const
    {
        return json::array({use("tf_faster_rcnn_fpn",
                                json{{"backbone", quoted(extractor.backbone)}}, "detector")});
    }

    Result<json> centerNet(const Extractor& extractor) const
    {
        const std::string tasks = "model.center_net.";
        for (const char* const task :
             {"mask_estimation_task", "densepose_estimation_task", "track_estimation_task",
              "deepmac_mask_estimation", "temporal_offset_task"}) {
            if (m_fields.isSet(tasks + task))
                return m_fields.error(tasks + task, "is not planned");
        }
        json with{{"keypoints", m_fields.listSize(tasks + "keypoint_estimation_task") > 0}};
        const json blocks = extractor.backbone == "101" ? json{3, 4, 23, 3} : json{3, 4, 6, 3};
        switch (extractor.plan) {
        case Plan::CenterHourglass:
            return json::array({use("tf_centernet_hourglass", std::move(with), "detector")});
        case Plan::CenterResnetV1Fpn:
            with["blocks"] = blocks;
            return json::array({use("tf_centernet_resnet_v1_fpn", std::move(with), "detector")});
        case Plan::CenterResnetV2:
            with["blocks"] = blocks;
            return json::array({use("tf_centernet_resnet_v2", std::move(with), "detector")});
        default:
            return json::array({use("tf_centernet_mobilenet_v2_fpn", std::move(with), "detector")});
        }
    }

    const ConfigDocument& m_document;
    ConfigFields m_fields;
    PipelineModel m_model;
};

} // namespace

Result<FileModelPtr> modelFromPipeline(const ConfigDocument& document, int replicas)
{
    Result<PipelineModel> model = readPipelineModel(document, replicas);
    if (!model)
        return model.error();
    return PipelineNetwork(document, std::move(*model)).make();
}

} // namespace faultline::vram
