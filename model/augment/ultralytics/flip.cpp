// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/byte_kernels.h"
#include "model/augment/geometry.h"
#include "model/augment/ultralytics/steps.h"
#include "model/core/text.h"

namespace faultline::augment::ultralytics {

namespace {

enum class Axis { UpDown, LeftRight };

class Flip final : public Transform {
public:
    Flip(Axis axis, double p) : m_axis(axis), m_p(p) {}

    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (!context.random.chance(m_p))
            return false;
        if (m_axis == Axis::LeftRight) {
            sample.image = flippedLeftRight(sample.image);
        } else {
            cv::Mat flipped;
            cv::flip(sample.image, flipped, 0);
            sample.image = flipped;
        }
        for (Box& box : sample.boxes)
            m_axis == Axis::LeftRight ? flipLeftRight(box) : flipUpDown(box);
        return true;
    }

private:
    Axis m_axis;
    double m_p;
};

} // namespace

TransformInfo flipUpDownInfo()
{
    static const std::vector<ParameterInfo> kParameters{probability(
        "flipud", 0.0, FAULTLINE_TR_NOOP("Augment", "How often the image is turned over."))};
    TransformInfo info;
    info.id = "ultralytics/flipud";
    info.library = Library::Ultralytics;
    info.name = "RandomFlip (vertical)";
    info.group = TransformGroup::Geometry;
    info.summary = FAULTLINE_TR_NOOP("Augment", "Turns the image upside down.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<Flip>(Axis::UpDown, read.real("flipud"));
    };
    return info;
}

TransformInfo flipLeftRightInfo()
{
    static const std::vector<ParameterInfo> kParameters{probability(
        "fliplr", 0.5, FAULTLINE_TR_NOOP("Augment", "How often the image is mirrored."))};
    TransformInfo info;
    info.id = "ultralytics/fliplr";
    info.library = Library::Ultralytics;
    info.name = "RandomFlip (horizontal)";
    info.group = TransformGroup::Geometry;
    info.summary = FAULTLINE_TR_NOOP("Augment", "Mirrors the image.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        return std::make_shared<Flip>(Axis::LeftRight, read.real("fliplr"));
    };
    return info;
}

} // namespace faultline::augment::ultralytics
