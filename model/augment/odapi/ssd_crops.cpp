// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/crop_steps.h"

namespace faultline::augment::odapi {

namespace {

enum class Kind { Crop, CropPad, CropFixedAspect, CropPadFixedAspect };

/// One of the operations of which a picture gets one.
struct Operation {
    RandomCrop crop;
    PadRatios ratios;           ///< of CropPad
    std::vector<double> colour; ///< of CropPad; empty: the mean of the picture
};

/// The shares of objects that the operations ask for where none are written.
constexpr double kCoverages[] = {0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0};

std::vector<Operation> defaultOperations(Kind kind)
{
    std::vector<Operation> operations;
    for (const double coverage : kCoverages) {
        if (kind == Kind::CropPad && coverage == 0.0)
            continue;
        Operation operation;
        operation.crop.limits.minObjectCovered = coverage;
        operation.crop.limits.minAspect = 0.5;
        operation.crop.limits.maxAspect = 2.0;
        operation.crop.overlapThreshold = static_cast<float>(coverage);
        operation.crop.keepProbability = 0.15;
        operations.push_back(operation);
    }
    return operations;
}

template <Kind kKind>
Operation readOperation(const ParameterReader& reader)
{
    Operation operation;
    operation.crop = RandomCrop::read(reader);
    if constexpr (kKind == Kind::CropFixedAspect) { // that of the step, set there
        operation.crop.limits.minAspect = 1.0;
        operation.crop.limits.maxAspect = 1.0;
    }
    if constexpr (kKind == Kind::CropPad) {
        operation.ratios = PadRatios::read(reader);
        operation.colour = {reader.real("pad_color_r"), reader.real("pad_color_g"),
                            reader.real("pad_color_b")};
    }
    return operation;
}

template <Kind kKind>
Text problemOf(const ParameterReader& reader, const Operation& operation)
{
    if constexpr (kKind == Kind::CropPad) {
        if (reader.numbers("min_padded_size_ratio").size() != 2
            || reader.numbers("max_padded_size_ratio").size() != 2) {
            return FAULTLINE_TR_NOOP(
                "Errors", "min_padded_size_ratio and max_padded_size_ratio need 2 elements each");
        }
    }
    return operation.crop.problem();
}

/// The operation as a step of its own, for looking at it alone.
template <Kind kKind>
class OperationStep final : public Transform {
public:
    explicit OperationStep(const ParameterReader& reader)
        : m_operation(readOperation<kKind>(reader))
    {
    }
    static Text problem(const ParameterReader& reader)
    {
        return problemOf<kKind>(reader, readOperation<kKind>(reader));
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const cv::Size original = sample.image.size();
        bool isChanged = m_operation.crop.apply(sample, context.random);
        if constexpr (kKind == Kind::CropPad) {
            isChanged = padRandomly(sample, context.random,
                                    padLimits(m_operation.ratios, original, m_operation.colour))
                        || isChanged;
        }
        return isChanged;
    }
    bool takesBytes() const override { return true; }

private:
    Operation m_operation;
};

template <Kind kKind>
class SsdCrop final : public Transform {
public:
    static TransformPtr fromChildren(const PipelineStep& step, const ParameterReader& reader,
                                     Text& why)
    {
        auto made = std::make_shared<SsdCrop>();
        if (!made->readOperations(step, why))
            return nullptr;
        if constexpr (kKind == Kind::CropFixedAspect || kKind == Kind::CropPadFixedAspect)
            made->m_aspect = reader.real("aspect_ratio");
        if constexpr (kKind == Kind::CropPadFixedAspect) {
            why = PadRatios::problem(reader);
            if (!why.empty())
                return nullptr;
            made->m_ratios = PadRatios::read(reader);
        }
        if constexpr (kKind == Kind::CropFixedAspect) {
            // The trainer hands its aspect ratio over only together with operations.
            if (step.children.empty())
                made->m_aspect = 1.0;
            for (Operation& operation : made->m_operations) {
                operation.crop.limits.minAspect = made->m_aspect;
                operation.crop.limits.maxAspect = made->m_aspect;
            }
        }
        return made;
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        constexpr float kOverlapOfSecondCrop = 0.3F;
        Random& random = context.random;
        const cv::Size original = sample.image.size();
        const auto index = static_cast<std::size_t>(
            random.integer(0, static_cast<std::int64_t>(m_operations.size())));
        const Operation& operation = m_operations[index];
        bool isChanged = operation.crop.apply(sample, random);
        if constexpr (kKind == Kind::CropPad) {
            const PadLimits limits = padLimits(operation.ratios, original, operation.colour);
            isChanged = padRandomly(sample, random, limits) || isChanged;
        } else if constexpr (kKind == Kind::CropFixedAspect) {
            isChanged =
                cropToAspect(sample, random, m_aspect, kOverlapOfSecondCrop, true) || isChanged;
        } else if constexpr (kKind == Kind::CropPadFixedAspect) {
            isChanged = padToAspect(sample, random, m_aspect, m_ratios) || isChanged;
        }
        return isChanged;
    }

    bool takesBytes() const override { return true; }

private:
    bool readOperations(const PipelineStep& step, Text& why)
    {
        const TransformInfo* info = findTransform(step.transform);
        const std::string_view childId = info != nullptr ? info->children : std::string_view();
        for (const PipelineStep& child : step.children) {
            if (!child.enabled)
                continue;
            if (child.transform != childId) {
                why = {FAULTLINE_TR_NOOP("Errors", "\"%1\" is no operation of this step"),
                       {child.transform}};
                return false;
            }
            const ParameterReader reader(parametersOf(childId), child.parameters);
            m_operations.push_back(readOperation<kKind>(reader));
            why = problemOf<kKind>(reader, m_operations.back());
            if (!why.empty())
                return false;
        }
        if (m_operations.empty())
            m_operations = defaultOperations(kKind);
        return true;
    }

    std::vector<Operation> m_operations;
    double m_aspect = 1.0;
    PadRatios m_ratios;
};

/// In an operation nothing has a default but clip_boxes: what is not written is 0.
std::vector<ParameterInfo> operationParameters(bool hasAspect)
{
    std::vector<ParameterInfo> parameters;
    for (ParameterInfo& info : cropParameters()) {
        if (!hasAspect && info.name.find("aspect") != std::string_view::npos)
            continue;
        if (info.kind == ParameterKind::Real)
            info.defaultValue = 0.0;
        parameters.push_back(std::move(info));
    }
    return parameters;
}

ParameterInfo aspectParameter(std::string_view help)
{
    return real("aspect_ratio", 1.0, 0.01, 100.0, help);
}

constexpr std::string_view kOperationSummary =
    FAULTLINE_TR_NOOP("Augment", "One of the crops of which each image gets one.");
constexpr std::string_view kOperationFidelity = FAULTLINE_TR_NOOP(
    "Augment", "What is not written is 0 in an operation, not the default of random_crop_image: "
               "without areas and aspect ratios the trainer refuses it.");
constexpr std::string_view kNoOperations =
    FAULTLINE_TR_NOOP("Augment", "Without operations those of the SSD paper are used.");

} // namespace

void addSsdCrops(std::vector<TransformInfo>& rows)
{
    constexpr RowOptions kOperation{.isScaleFree = true, .fidelity = kOperationFidelity};
    rows.push_back(row<SsdCrop<Kind::Crop>>(
        "odapi/ssd_random_crop", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Crops as in the SSD paper: one of several crops for each "
                                     "image."),
        {},
        {.isScaleFree = true,
         .children = "odapi/ssd_random_crop.operation",
         .fidelity = kNoOperations}));
    rows.push_back(row<OperationStep<Kind::Crop>>("odapi/ssd_random_crop.operation",
                                                  TransformGroup::Crop, kOperationSummary,
                                                  operationParameters(true), kOperation));

    rows.push_back(row<SsdCrop<Kind::CropPad>>(
        "odapi/ssd_random_crop_pad", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Crops as in the SSD paper, then pads at random."), {},
        {.isScaleFree = true,
         .children = "odapi/ssd_random_crop_pad.operation",
         .fidelity = kNoOperations}));
    std::vector<ParameterInfo> withPadding = operationParameters(true);
    for (ParameterInfo& ratio : padRatioParameters())
        withPadding.push_back(std::move(ratio));
    for (const std::string_view name : {"pad_color_r", "pad_color_g", "pad_color_b"}) {
        withPadding.push_back(
            real(name, 0.0, 0.0, 255.0,
                 FAULTLINE_TR_NOOP("Augment", "Colour of the padding; black, not the mean, if it "
                                              "is not written.")));
    }
    rows.push_back(row<OperationStep<Kind::CropPad>>("odapi/ssd_random_crop_pad.operation",
                                                     TransformGroup::Crop, kOperationSummary,
                                                     std::move(withPadding), kOperation));

    rows.push_back(row<SsdCrop<Kind::CropFixedAspect>>(
        "odapi/ssd_random_crop_fixed_aspect_ratio", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Crops as in the SSD paper, then cuts to an aspect ratio."),
        {aspectParameter(FAULTLINE_TR_NOOP("Augment", "Width by height; without operations the "
                                                      "trainer takes 1 whatever is written."))},
        {.isScaleFree = true,
         .children = "odapi/ssd_random_crop_fixed_aspect_ratio.operation",
         .fidelity = kNoOperations}));
    rows.push_back(row<OperationStep<Kind::CropFixedAspect>>(
        "odapi/ssd_random_crop_fixed_aspect_ratio.operation", TransformGroup::Crop,
        kOperationSummary, operationParameters(false), kOperation));

    std::vector<ParameterInfo> padFixed{
        aspectParameter(FAULTLINE_TR_NOOP("Augment", "Width by height after padding."))};
    for (ParameterInfo& ratio : padRatioParameters())
        padFixed.push_back(std::move(ratio));
    rows.push_back(row<SsdCrop<Kind::CropPadFixedAspect>>(
        "odapi/ssd_random_crop_pad_fixed_aspect_ratio", TransformGroup::Crop,
        FAULTLINE_TR_NOOP("Augment", "Crops as in the SSD paper, then pads to an aspect ratio, "
                                     "black, at the bottom and right."),
        std::move(padFixed),
        {.isScaleFree = true,
         .children = "odapi/ssd_random_crop_pad_fixed_aspect_ratio.operation",
         .fidelity = kNoOperations}));
    rows.push_back(row<OperationStep<Kind::CropPadFixedAspect>>(
        "odapi/ssd_random_crop_pad_fixed_aspect_ratio.operation", TransformGroup::Crop,
        kOperationSummary, operationParameters(true), kOperation));
}

} // namespace faultline::augment::odapi
