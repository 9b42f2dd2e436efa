// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// SSD, its pyramids, and EfficientDet. Source: object_detection/models and predictors of
// tensorflow/models (May 2022).
#include "model/vram/name_match.h"
#include "model/vram/sources/pipeline_parts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::string_view kEfficientDet = "ssd_efficientnet-b";
constexpr std::string_view kSsdGenerator = "anchor_generator";

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

/// Maps of a pyramid are those of levels 2 to 5.
bool isPyramid(const PipelineExtractor& extractor)
{
    return extractor.extra.empty();
}

class SsdNetwork {
public:
    explicit SsdNetwork(const PipelineParts& parts) : m_parts(parts) {}

    Result<PipelineSteps> make()
    {
        if (m_parts.type().starts_with(kEfficientDet))
            return efficientDet(m_parts.type().substr(kEfficientDet.size()));
        const auto rows = ssdExtractors();
        const auto found = std::find_if(
            rows.begin(), rows.end(), [&](const auto& row) { return row.type == m_parts.type(); });
        if (found == rows.end()) {
            std::vector<std::string_view> names{"ssd_efficientnet-b0_bifpn"};
            for (const PipelineExtractor& row : rows)
                names.push_back(row.type);
            return m_parts.fields().error(
                m_parts.at("feature_extractor.type"),
                {FAULTLINE_TR_NOOP("Errors", "\"%1\" is not described%2"),
                 {m_parts.model().extractor, suggestion(m_parts.type(), names)}});
        }
        Result<PipelineSteps> base = m_parts.backbone(*found);
        if (!base)
            return base;
        m_steps = PipelineSteps::array({*base});
        const Result<void> added = isPyramid(*found) ? addPyramid(*found) : addMaps(*found);
        if (!added)
            return added.error();
        return finished();
    }

private:
    [[nodiscard]] bool flag(std::string_view option) const
    {
        return m_parts.model().option(option, 0) != 0;
    }

    /// The background takes a slot of its own unless the file says otherwise.
    [[nodiscard]] std::string slots() const
    {
        return m_parts.fields().flag("model.ssd.add_background_class", true) ? "classes + 1"
                                                                             : "classes";
    }

    /// Levels of the pyramid, coarse ones by convolutions of stride 2 from the highest.
    Result<void> addPyramid(const PipelineExtractor& extractor)
    {
        const auto first = m_parts.whole("fpn_min_level", 3, 2, kHighestBackboneLevel);
        const auto last = m_parts.whole("fpn_max_level", 7, 2, 12);
        const auto wanted = m_parts.whole("fpn_depth", 256, 1, 1 << 16);
        for (const Result<std::int64_t>* const read : {&first, &last, &wanted}) {
            if (!*read)
                return read->error();
        }
        if (*last < *first)
            return m_parts.failed("fpn_max_level",
                                  FAULTLINE_TR_NOOP("Errors", "is below min_level"));
        const Result<std::int64_t> depth = m_parts.multiplied(*wanted);
        if (!depth)
            return depth.error();
        const std::int64_t top = std::min(*last, kHighestBackboneLevel);
        PipelineSteps names = PipelineSteps::array();
        for (std::int64_t level = *first; level <= top; ++level)
            names.push_back(
                PipelineParts::quoted(extractor.maps[static_cast<std::size_t>(level - 2)]));
        for (std::int64_t level = *first; level <= *last; ++level)
            m_levels.push_back(level);
        const bool isSeparable = flag("use_depthwise");
        m_steps.push_back(PipelineParts::use("tf_fpn",
                                             PipelineSteps{{"names", std::move(names)},
                                                           {"depth", *depth},
                                                           {"separable", isSeparable},
                                                           {"coarse", *last - top},
                                                           {"coarse_separable", isSeparable},
                                                           {"base", *first}},
                                             "fpn"));
        return {};
    }

    /// Maps of the backbone, then smaller ones: as many as "num_layers" says.
    Result<void> addMaps(const PipelineExtractor& extractor)
    {
        const auto most = static_cast<std::int64_t>(extractor.maps.size() + extractor.extra.size());
        const ModelOption* const named = m_parts.model().find("num_layers");
        const bool isNamed = named != nullptr && named->line > 0; // its default is for six maps
        const auto layers =
            isNamed ? m_parts.whole("num_layers", most, 1, most) : Result<std::int64_t>(most);
        const Result<double> alpha = m_parts.depthMultiplier();
        const auto least = m_parts.whole("min_depth", 16, 0, 1 << 16);
        if (!layers || !least)
            return layers ? least.error() : layers.error();
        if (!alpha)
            return alpha.error();
        const auto count = static_cast<std::size_t>(*layers);
        const std::size_t ofBackbone = std::min(count, extractor.maps.size());
        PipelineSteps extra = PipelineSteps::array();
        PipelineSteps kernels = PipelineSteps::array();
        for (std::size_t at = 0; at < count - ofBackbone; ++at) {
            extra.push_back(extractor.extra[at]);
            kernels.push_back(extractor.kernels[at]);
        }
        for (std::size_t at = 0; at < count; ++at)
            m_levels.push_back(static_cast<std::int64_t>(at));
        m_steps.push_back(PipelineParts::use(
            "tf_ssd_maps",
            PipelineSteps{
                {"names", PipelineParts::quoted(std::span(extractor.maps).first(ofBackbone))},
                {"extra", std::move(extra)},
                {"kernels", std::move(kernels)},
                {"separable", flag("use_depthwise")},
                {"alpha", *alpha},
                {"least", *least}},
            "maps"));
        return {};
    }

    /// The predictor that the file names, and the loss, on the maps so far.
    Result<PipelineSteps> finished()
    {
        const Result<std::vector<std::int64_t>> anchors =
            m_parts.anchors(kSsdGenerator, m_levels.size());
        if (!anchors)
            return anchors.error();
        const std::string predictor = "model.ssd.box_predictor.";
        const ConfigFields& fields = m_parts.fields();
        const bool isShared = fields.isSet(predictor + "weight_shared_convolutional_box_predictor");
        if (!isShared && !fields.isSet(predictor + "convolutional_box_predictor"))
            return fields.error("model.ssd.box_predictor",
                                FAULTLINE_TR_NOOP("Errors", "names no predictor that is known"));
        const Result<PipelineSteps> step =
            isShared ? sharedPredictor(*anchors) : ownPredictor(*anchors);
        if (!step)
            return step;
        m_steps.push_back(*step);
        m_steps.push_back(
            PipelineParts::use("tf_ssd_loss",
                               PipelineSteps{{"levels", m_levels},
                                             {"per_cell", *anchors},
                                             {"kept", keptByLoss(m_parts.model().classLoss)},
                                             {"slots", slots()}},
                               "loss"));
        return std::move(m_steps);
    }

    Result<PipelineSteps> sharedPredictor(const std::vector<std::int64_t>& anchors) const
    {
        const auto layers = m_parts.whole("predictor_layers", 0, 0, 64);
        const auto depth = m_parts.whole("predictor_depth", 0, 1, 1 << 16);
        const auto kernel = m_parts.whole("predictor_kernel", 3, 1, 31);
        for (const Result<std::int64_t>* const read : {&layers, &depth, &kernel}) {
            if (!*read)
                return read->error();
        }
        if (std::any_of(anchors.begin(), anchors.end(),
                        [&](std::int64_t each) { return each != anchors.front(); }))
            return m_parts.fields().error(
                m_parts.at(kSsdGenerator),
                FAULTLINE_TR_NOOP(
                    "Errors",
                    "makes different numbers of boxes on the maps, which share one predictor"));
        PipelineSteps with{{"levels", m_levels},
                           {"layers", *layers},
                           {"depth", *depth},
                           {"kernel", *kernel},
                           {"per_cell", anchors.front()},
                           {"separable", flag("predictor_depthwise")},
                           {"shared_tower", flag("predictor_shared_tower")},
                           {"slots", slots()}};
        if (m_isEfficientDet) {
            with["act"] = PipelineParts::quoted("silu");
            with["bias"] = true;
        }
        return PipelineParts::use("tf_shared_predictor", std::move(with), "predictor");
    }

    Result<PipelineSteps> ownPredictor(const std::vector<std::int64_t>& anchors) const
    {
        const auto layers = m_parts.whole("predictor_layers", 0, 0, 64);
        const auto least = m_parts.whole("predictor_min_depth", 0, 0, 1 << 16);
        const auto most = m_parts.whole("predictor_max_depth", 0, 0, 1 << 16);
        const auto kernel = m_parts.whole("predictor_kernel", 1, 1, 31);
        for (const Result<std::int64_t>* const read : {&layers, &least, &most, &kernel}) {
            if (!*read)
                return read->error();
        }
        return PipelineParts::use("tf_conv_predictor",
                                  PipelineSteps{{"levels", m_levels},
                                                {"per_cell", anchors},
                                                {"kernel", *kernel},
                                                {"separable", flag("predictor_depthwise")},
                                                {"layers", *layers},
                                                {"min_depth", *least},
                                                {"max_depth", *most},
                                                {"slots", slots()}},
                                  "predictor");
    }

    /// Multipliers of EfficientNet-B0 to B7 (keras.applications; the API trains D7 on B6).
    Result<PipelineSteps> efficientDet(std::string_view number)
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
            return m_parts.fields().error(m_parts.at("feature_extractor.type"),
                                          {FAULTLINE_TR_NOOP("Errors", "\"%1\" is not described"),
                                           {m_parts.model().extractor}});
        const auto& [width, depth] = kScales[static_cast<std::size_t>(number[0] - '0')];
        const auto filters = m_parts.whole("bifpn_filters", 64, 1, 1 << 14);
        const auto repeats = m_parts.whole("bifpn_iterations", 3, 1, 64);
        const auto first = m_parts.whole("bifpn_min_level", 3, 3, 3);
        const auto last = m_parts.whole("bifpn_max_level", 7, 7, 7);
        for (const Result<std::int64_t>* const read : {&filters, &repeats, &first, &last}) {
            if (!*read)
                return read->error();
        }
        const bool isSum = m_parts.fields().text(m_parts.at("feature_extractor.bifpn.combine_"
                                                            "method"))
                           == "sum";
        m_isEfficientDet = true;
        m_levels = {3, 4, 5, 6, 7};
        m_steps = PipelineSteps::array();
        m_steps.push_back(PipelineParts::use(
            "tf_efficientnet", PipelineSteps{{"width", width}, {"depth", depth}}, "backbone"));
        m_steps.push_back(PipelineParts::use(
            "tf_bifpn", PipelineSteps{{"depth", *filters}, {"repeats", *repeats}, {"sum", isSum}},
            "bifpn"));
        return finished();
    }

    const PipelineParts& m_parts;
    PipelineSteps m_steps;
    std::vector<std::int64_t> m_levels;
    bool m_isEfficientDet = false;
};

} // namespace

std::span<const PipelineExtractor> ssdExtractors()
{
    static const std::vector<PipelineExtractor> kRows = [] {
        const std::vector<int> usual{512, 256, 256, 128};
        const std::vector<int> three{3, 3, 3, 3};
        const std::vector<std::string_view> resnet{"c2", "c3", "c4", "c5"};
        return std::vector<PipelineExtractor>{
            {"ssd_mobilenet_v1_fpn", "tf_mobilenet_v1", {"b3", "b5", "b11", "b13"}, {}, {}, true},
            {"ssd_mobilenet_v2_fpn", "tf_mobilenet_v2", {"b2", "b5", "b12", "last"}, {}, {}, true},
            {"ssd_resnet50_v1_fpn", "tf_r50", resnet},
            {"ssd_resnet101_v1_fpn", "tf_r101", resnet},
            {"ssd_resnet152_v1_fpn", "tf_r152", resnet},
            {"ssd_mobilenet_v1", "tf_mobilenet_v1", {"b11", "b13"}, {}, {}, true, usual, three},
            {"ssd_mobilenet_v2", "tf_mobilenet_v2", {"wide", "last"}, {}, {}, true, usual, three},
            {"ssd_inception_v2", "tf_inception_v2", {"m4", "m9"}, {}, {}, false, usual, three},
            {"embedded_ssd_mobilenet_v1",
             "tf_mobilenet_v1",
             {"b11", "b13"},
             {},
             {},
             true,
             {512, 256, 256},
             {3, 3, 2}},
        };
    }();
    return kRows;
}

Result<PipelineSteps> ssdSteps(const PipelineParts& parts)
{
    return SsdNetwork(parts).make();
}

} // namespace faultline::vram
