// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/pipeline_model.h"

#include "model/vram/sources/config_fields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faultline::vram {

namespace {

constexpr std::int64_t kLargestSide = 65'536;
constexpr std::int64_t kLargestBatch = 1'000'000;
constexpr std::int64_t kMostClasses = 1'000'000;
constexpr std::int64_t kMostBoxes = 1'000'000;

/// An option and the field below the model that it is read from.
struct OptionField {
    std::string_view option;
    std::string_view field;
};

// Names of options and fields, by kind of detector. Only what is written or has a default of the
// trainer's becomes an option.
constexpr std::array<OptionField, 21> kSsd{{
    {"depth_multiplier", "feature_extractor.depth_multiplier"},
    {"min_depth", "feature_extractor.min_depth"},
    {"use_depthwise", "feature_extractor.use_depthwise"},
    {"num_layers", "feature_extractor.num_layers"},
    {"fpn_min_level", "feature_extractor.fpn.min_level"},
    {"fpn_max_level", "feature_extractor.fpn.max_level"},
    {"fpn_depth", "feature_extractor.fpn.additional_layer_depth"},
    {"bifpn_min_level", "feature_extractor.bifpn.min_level"},
    {"bifpn_max_level", "feature_extractor.bifpn.max_level"},
    {"bifpn_iterations", "feature_extractor.bifpn.num_iterations"},
    {"bifpn_filters", "feature_extractor.bifpn.num_filters"},
    {"predictor_depth", "box_predictor.weight_shared_convolutional_box_predictor.depth"},
    {"predictor_layers",
     "box_predictor.weight_shared_convolutional_box_predictor.num_layers_before_predictor"},
    {"predictor_kernel", "box_predictor.weight_shared_convolutional_box_predictor.kernel_size"},
    {"predictor_depthwise",
     "box_predictor.weight_shared_convolutional_box_predictor.use_depthwise"},
    {"predictor_shared_tower",
     "box_predictor.weight_shared_convolutional_box_predictor.share_prediction_tower"},
    {"predictor_layers", "box_predictor.convolutional_box_predictor.num_layers_before_predictor"},
    {"predictor_kernel", "box_predictor.convolutional_box_predictor.kernel_size"},
    {"predictor_depthwise", "box_predictor.convolutional_box_predictor.use_depthwise"},
    {"predictor_min_depth", "box_predictor.convolutional_box_predictor.min_depth"},
    {"predictor_max_depth", "box_predictor.convolutional_box_predictor.max_depth"},
}};

constexpr std::array<OptionField, 20> kFasterRcnn{{
    {"stages", "number_of_stages"},
    {"features_stride", "feature_extractor.first_stage_features_stride"},
    {"pad_to_multiple", "feature_extractor.pad_to_multiple"},
    {"fpn_min_level", "feature_extractor.fpn.min_level"},
    {"fpn_max_level", "feature_extractor.fpn.max_level"},
    {"fpn_depth", "feature_extractor.fpn.additional_layer_depth"},
    {"rpn_depth", "first_stage_box_predictor_depth"},
    {"rpn_kernel", "first_stage_box_predictor_kernel_size"},
    {"rpn_dilation", "first_stage_atrous_rate"},
    {"rpn_samples", "first_stage_minibatch_size"},
    {"max_proposals", "first_stage_max_proposals"},
    {"proposals", "second_stage_batch_size"},
    {"crop_size", "initial_crop_size"},
    {"crop_pool_kernel", "maxpool_kernel_size"},
    {"crop_pool_stride", "maxpool_stride"},
    {"masks", "second_stage_box_predictor.mask_rcnn_box_predictor.predict_instance_masks"},
    {"mask_depth", "second_stage_box_predictor.mask_rcnn_box_predictor.mask_prediction_conv_depth"},
    {"mask_layers",
     "second_stage_box_predictor.mask_rcnn_box_predictor.mask_prediction_num_conv_layers"},
    {"mask_height", "second_stage_box_predictor.mask_rcnn_box_predictor.mask_height"},
    {"mask_width", "second_stage_box_predictor.mask_rcnn_box_predictor.mask_width"},
}};

constexpr std::array<OptionField, 3> kCenterNet{{
    {"depth_multiplier", "feature_extractor.depth_multiplier"},
    {"use_depthwise", "feature_extractor.use_depthwise"},
    {"use_separable_conv", "feature_extractor.use_separable_conv"},
}};

/// Whether the group that holds a field is written: the defaults of a group that is not there are
/// nobody's.
bool hasGroup(const ConfigFields& fields, std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos || fields.isSet(path.substr(0, dot));
}

class PipelineReader {
public:
    PipelineReader(const ConfigDocument& document, int replicas)
        : m_document(document), m_fields(document), m_replicas(replicas)
    {
    }

    Result<PipelineModel> read()
    {
        using Step = Result<void> (PipelineReader::*)();
        constexpr std::array<Step, 6> kSteps{
            &PipelineReader::readMeta,    &PipelineReader::readExtractor,
            &PipelineReader::readClasses, &PipelineReader::readImageSize,
            &PipelineReader::readBatch,   &PipelineReader::readBoxes,
        };
        for (const Step step : kSteps) {
            if (Result<void> done = (this->*step)(); !done)
                return done.error();
        }
        readOptions();
        readLoss();
        readAnchors();
        readNormMode();
        readOptimizer();
        readOddities();
        return std::move(m_model);
    }

private:
    [[nodiscard]] std::string at(std::string_view field) const
    {
        return m_root + '.' + std::string(field);
    }
    void remark(std::string_view path, Text what)
    {
        m_model.remarks.push_back(m_fields.about(path, what));
    }
    void addOption(std::string_view name, double value, std::string_view path)
    {
        m_model.options.push_back({std::string(name), value, std::string(path),
                                   m_fields.isSet(path) ? m_fields.line(path) : 0});
    }

    Result<void> readMeta()
    {
        static constexpr std::array<std::pair<std::string_view, MetaArchitecture>, 3> kKinds{{
            {"model.ssd", MetaArchitecture::Ssd},
            {"model.faster_rcnn", MetaArchitecture::FasterRcnn},
            {"model.center_net", MetaArchitecture::CenterNet},
        }};
        for (const auto& [path, kind] : kKinds) {
            if (m_fields.isSet(path)) {
                m_root = path;
                m_model.meta = kind;
                return {};
            }
        }
        if (m_fields.isSet("model.experimental_model"))
            return m_fields.error("model.experimental_model",
                                  FAULTLINE_TR_NOOP("Errors", "is a model of the user's own"));
        return m_fields.error(
            "model", FAULTLINE_TR_NOOP("Errors", "holds none of ssd, faster_rcnn, center_net"));
    }

    Result<void> readExtractor()
    {
        const std::string path = at("feature_extractor.type");
        const auto type = m_fields.text(path);
        if (!type || type->empty())
            return m_fields.error(path, FAULTLINE_TR_NOOP("Errors", "is needed and not set"));
        m_model.extractor = *type;
        m_model.extractorLine = m_fields.line(path);
        m_model.setup.framework = "tensorflow";
        return {};
    }

    Result<void> readClasses()
    {
        std::string path = at("num_classes");
        if (m_model.meta == MetaArchitecture::CenterNet && !m_fields.number(path))
            path = "model.center_net.object_center_params.num_classes";
        const Result<std::int64_t> classes = m_fields.whole(path, 1, kMostClasses);
        if (!classes)
            return classes.error();
        m_model.setup.classes = *classes;
        return {};
    }

    Result<void> readSides(std::string_view widthField, std::string_view heightField)
    {
        const Result<std::int64_t> width = m_fields.whole(at(widthField), 1, kLargestSide);
        if (!width)
            return width.error();
        const Result<std::int64_t> height = m_fields.whole(at(heightField), 1, kLargestSide);
        if (!height)
            return height.error();
        m_model.setup.imageWidth = *width;
        m_model.setup.imageHeight = *height;
        return {};
    }

    Result<void> readImageSize()
    {
        if (m_fields.isSet(at("image_resizer.fixed_shape_resizer")))
            return readSides("image_resizer.fixed_shape_resizer.width",
                             "image_resizer.fixed_shape_resizer.height");
        if (m_fields.isSet(at("image_resizer.keep_aspect_ratio_resizer")))
            return readKeptAspect();
        const std::string conditional = "image_resizer.conditional_shape_resizer";
        if (m_fields.isSet(at(conditional))) {
            remark(at(conditional),
                   FAULTLINE_TR_NOOP("Errors",
                                     "images differ in size; planned as squares of the threshold"));
            return readSides(conditional + ".size_threshold", conditional + ".size_threshold");
        }
        remark(at("image_resizer"),
               FAULTLINE_TR_NOOP(
                   "Errors",
                   "does not tell the size of the images (identity, padded to a multiple or "
                   "missing): give the width and height, else the size that is usual is planned"));
        return {};
    }

    /// The largest that comes out: landscape, both limits reached, if it is not padded to a square.
    Result<void> readKeptAspect()
    {
        const std::string resizer = "image_resizer.keep_aspect_ratio_resizer";
        const Result<void> sides =
            readSides(resizer + ".max_dimension", resizer + ".min_dimension");
        if (!sides)
            return sides;
        TrainingSetup& setup = m_model.setup;
        if (setup.imageHeight > setup.imageWidth)
            return m_fields.error(at(resizer + ".min_dimension"),
                                  FAULTLINE_TR_NOOP("Errors", "is larger than max_dimension"));
        if (m_fields.flag(at(resizer + ".pad_to_max_dimension"), false))
            setup.imageHeight = setup.imageWidth;
        else
            remark(at(resizer),
                   {FAULTLINE_TR_NOOP("Errors",
                                      "images differ in size; planned for the largest, %1 x %2"),
                    {std::to_string(setup.imageWidth), std::to_string(setup.imageHeight)}});
        return {};
    }

    Result<void> readBatch()
    {
        constexpr std::string_view kPath = "train_config.batch_size";
        const Result<std::int64_t> batch = m_fields.whole(kPath, 1, kLargestBatch);
        if (!batch)
            return batch.error();
        const std::int64_t replicas = std::max(m_replicas, 1);
        if (*batch % replicas != 0)
            return m_fields.error(
                kPath, {FAULTLINE_TR_NOOP("Errors", "%1 cannot be shared by %2 replicas"),
                        {std::to_string(*batch), std::to_string(replicas)}});
        m_model.setup.batchPerReplica = *batch / replicas;
        m_model.setup.replicas = static_cast<int>(replicas);
        if (replicas == 1 && *batch > 1)
            remark(kPath, FAULTLINE_TR_NOOP(
                              "Errors", "is the batch of all GPUs together; planned for one GPU"));
        return {};
    }

    Result<void> readBoxes()
    {
        constexpr std::string_view kLive = "train_input_reader.max_number_of_boxes";
        constexpr std::string_view kOld = "train_config.max_number_of_boxes";
        const std::string_view path = m_fields.isSet(kLive) || !m_fields.isSet(kOld) ? kLive : kOld;
        if (!m_fields.number(path)) {
            m_model.setup.boxesPerImage = 100; // the default of both fields
            return {};
        }
        const Result<std::int64_t> boxes = m_fields.whole(path, 1, kMostBoxes);
        if (!boxes)
            return boxes.error();
        m_model.setup.boxesPerImage = *boxes;
        if (m_fields.flag("train_config.unpad_groundtruth_tensors", true))
            remark("train_config.unpad_groundtruth_tensors",
                   {FAULTLINE_TR_NOOP("Errors", "is true: only as many boxes as an image has take "
                                                "memory; planned for the most, %1"),
                    {std::to_string(*boxes)}});
        return {};
    }

    void readOptions()
    {
        const auto readAll = [this](const auto& table) {
            for (const OptionField& row : table) {
                const std::string path = at(row.field);
                const std::optional<double> value = m_fields.number(path);
                if (value && hasGroup(m_fields, path))
                    addOption(row.option, *value, path);
            }
        };
        switch (m_model.meta) {
        case MetaArchitecture::Ssd: readAll(kSsd); return;
        case MetaArchitecture::FasterRcnn: readAll(kFasterRcnn); return;
        case MetaArchitecture::CenterNet: readAll(kCenterNet); return;
        }
    }

    void readLoss()
    {
        if (m_model.meta == MetaArchitecture::CenterNet) {
            m_model.classLoss = ClassLoss::Focal;
            return;
        }
        const bool isSsd = m_model.meta == MetaArchitecture::Ssd;
        const std::string loss =
            at(isSsd ? "loss.classification_loss" : "second_stage_classification_loss");
        static constexpr std::array<std::pair<std::string_view, ClassLoss>, 4> kLosses{{
            {".weighted_sigmoid", ClassLoss::Sigmoid},
            {".weighted_sigmoid_focal", ClassLoss::Focal},
            {".weighted_softmax", ClassLoss::Softmax},
            {".weighted_logits_softmax", ClassLoss::Softmax},
        }};
        for (const auto& [name, kind] : kLosses) {
            if (m_fields.isSet(loss + std::string(name))) {
                m_model.classLoss = kind;
                return;
            }
        }
        // Without a choice the second stage uses softmax, SSD fails: sigmoid is as good as any.
        m_model.classLoss = isSsd ? ClassLoss::Other : ClassLoss::Softmax;
        if (isSsd && m_fields.isSet(loss))
            remark(loss, FAULTLINE_TR_NOOP("Errors",
                                           "is none that is known; planned as weighted_sigmoid"));
    }

    void readAnchors()
    {
        if (m_model.meta == MetaArchitecture::Ssd) {
            readMultiscaleAnchors(at("anchor_generator.multiscale_anchor_generator"));
            readSsdAnchors(at("anchor_generator.ssd_anchor_generator"));
        } else if (m_model.meta == MetaArchitecture::FasterRcnn) {
            readGridAnchors(at("first_stage_anchor_generator.grid_anchor_generator"));
            readMultiscaleAnchors(at("first_stage_anchor_generator.multiscale_anchor_generator"));
        }
    }

    void readMultiscaleAnchors(const std::string& path)
    {
        if (!m_fields.isSet(path))
            return;
        const auto ratios = static_cast<double>(m_fields.listSize(path + ".aspect_ratios"));
        const double scales = m_fields.number(path + ".scales_per_octave", 2);
        addOption("anchors_per_cell", ratios * scales, path + ".aspect_ratios");
        for (const char* level : {"min_level", "max_level"}) {
            const std::string field = path + '.' + level;
            if (const auto value = m_fields.number(field))
                addOption(std::string("anchor_") + level, *value, field);
        }
    }

    /// multiple_grid_anchor_generator.py: the ratios and one box between two scales; the lowest map
    /// has three boxes unless told otherwise.
    void readSsdAnchors(const std::string& path)
    {
        if (!m_fields.isSet(path))
            return;
        constexpr double kReduced = 3;
        const auto ratios = static_cast<double>(m_fields.listSize(path + ".aspect_ratios"));
        const bool hasBetween = m_fields.number(path + ".interpolated_scale_aspect_ratio", 1) > 0;
        const double each = ratios + (hasBetween ? 1 : 0);
        const bool isReduced = m_fields.flag(path + ".reduce_boxes_in_lowest_layer", true);
        addOption("anchors_per_cell", each, path + ".aspect_ratios");
        addOption("anchors_lowest", isReduced ? kReduced : each,
                  path + ".reduce_boxes_in_lowest_layer");
        addOption("anchor_layers", m_fields.number(path + ".num_layers", 6), path + ".num_layers");
    }

    void readGridAnchors(const std::string& path)
    {
        if (!m_fields.isSet(path))
            return;
        const auto ratios = static_cast<double>(m_fields.listSize(path + ".aspect_ratios"));
        const auto scales = static_cast<double>(m_fields.listSize(path + ".scales"));
        addOption("anchors_per_cell", ratios * scales, path + ".scales");
        addOption("anchor_stride", m_fields.number(path + ".height_stride", 16),
                  path + ".height_stride");
    }

    /// Neither a frozen SSD nor a Faster R-CNN whose normalisation is not trainable (its default)
    /// takes statistics of the batch; scale and shift are trained all the same.
    void readNormMode()
    {
        switch (m_model.meta) {
        case MetaArchitecture::Ssd:
            m_model.setup.normMode = m_fields.flag("model.ssd.freeze_batchnorm", false)
                                         ? NormMode::Evaluate
                                         : NormMode::Train;
            return;
        case MetaArchitecture::FasterRcnn:
            m_model.setup.normMode =
                m_fields.flag("model.faster_rcnn.feature_extractor.batch_norm_trainable", false)
                    ? NormMode::Train
                    : NormMode::Evaluate;
            return;
        case MetaArchitecture::CenterNet: m_model.setup.normMode = NormMode::Train; return;
        }
    }

    void readOptimizer()
    {
        const std::string path = "train_config.optimizer";
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kOptimizers{{
            {".momentum_optimizer", "momentum"},
            {".rms_prop_optimizer", "rmsprop"},
            {".adam_optimizer", "adam"},
        }};
        for (const auto& [field, name] : kOptimizers) {
            if (m_fields.isSet(path + std::string(field)))
                m_model.setup.optimizer = name;
        }
        if (m_model.setup.optimizer.empty())
            remark(path, FAULTLINE_TR_NOOP("Errors", "names no optimizer; planned with momentum"));
        m_model.setup.movingAverage = m_fields.flag(path + ".use_moving_average", true);
        if (*m_model.setup.movingAverage && !m_fields.isSet(path + ".use_moving_average"))
            remark(path, FAULTLINE_TR_NOOP("Errors", "use_moving_average is not set and true by "
                                                     "default: one more copy of the weights"));
        m_model.setup.precision = Precision::Float32;
        const double clip = m_fields.number("train_config.gradient_clipping_by_norm", 0.0);
        if (clip > 0)
            addOption("clips_gradients", 1, "train_config.gradient_clipping_by_norm");
    }

    void readOddities()
    {
        if (m_fields.flag("train_config.use_bfloat16", false))
            remark("train_config.use_bfloat16",
                   FAULTLINE_TR_NOOP("Errors", "has no effect on a GPU: planned in fp32"));
        if (m_fields.flag("train_config.retain_original_images", false))
            addOption("retain_original_images", 1, "train_config.retain_original_images");
        if (m_fields.listSize("train_config.freeze_variables") > 0)
            remark("train_config.freeze_variables",
                   m_document.dialect == "TF2"
                       ? FAULTLINE_TR_NOOP(
                           "Errors", "is not honoured by the training loop of TF2: planned without")
                       : FAULTLINE_TR_NOOP("Errors",
                                           "is not followed: planned with all variables trained"));
        const std::string miner =
            at(m_model.meta == MetaArchitecture::Ssd ? "loss.hard_example_miner"
                                                     : "hard_example_miner");
        if (m_model.meta == MetaArchitecture::FasterRcnn && m_fields.isSet(miner)) {
            remark(miner, FAULTLINE_TR_NOOP(
                              "Errors", "all proposals of the first stage go through the second"));
            const std::string most = at("first_stage_max_proposals");
            addOption("proposals", m_fields.number(most, 300), most);
        }
        if (m_fields.isSet("graph_rewriter.quantization"))
            remark("graph_rewriter.quantization",
                   FAULTLINE_TR_NOOP("Errors", "fake quantisation is not planned"));
    }

    const ConfigDocument& m_document;
    ConfigFields m_fields;
    int m_replicas;
    std::string m_root;
    PipelineModel m_model;
};

} // namespace

const ModelOption* PipelineModel::find(std::string_view wanted) const
{
    // Of two of one name the later one counts: it corrects the first.
    const auto found = std::find_if(options.rbegin(), options.rend(),
                                    [&](const ModelOption& one) { return one.name == wanted; });
    return found == options.rend() ? nullptr : &*found;
}

double PipelineModel::option(std::string_view name, double otherwise) const
{
    const ModelOption* const found = find(name);
    return found != nullptr ? found->value : otherwise;
}

Result<PipelineModel> readPipelineModel(const ConfigDocument& document, int replicas)
{
    if (document.kind != ConfigKind::PipelineConfig)
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = document.file.path,
                     .detail = FAULTLINE_TR_NOOP("Errors", "is no pipeline.config")};
    return PipelineReader(document, replicas).read();
}

} // namespace faultline::vram
