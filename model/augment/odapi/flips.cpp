// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/byte_kernels.h"
#include "model/augment/geometry.h"
#include "model/augment/odapi/odapi_step.h"

namespace faultline::augment::odapi {

namespace {

constexpr std::string_view kKeypointsOnly = FAULTLINE_TR_NOOP(
    "Augment", "Keypoints and masks are not shown; without the permutation the trainer refuses "
               "images that have keypoints.");

/// Chance in common; the trainer's test is U < probability.
class Flip : public Transform {
public:
    explicit Flip(const ParameterReader& reader) : m_probability(reader.real("probability")) {}

    bool apply(Sample& sample, TransformContext& context) const final
    {
        if (!context.random.chance(m_probability))
            return false;
        cv::Mat turned;
        turn(sample.image, turned);
        sample.image = turned;
        for (Box& box : sample.boxes)
            turn(box);
        return true;
    }
    bool takesBytes() const final { return true; }

private:
    virtual void turn(const cv::Mat& from, cv::Mat& to) const = 0;
    virtual void turn(Box& box) const = 0;

    double m_probability;
};

class HorizontalFlip final : public Flip {
public:
    using Flip::Flip;

private:
    void turn(const cv::Mat& from, cv::Mat& to) const override { to = flippedLeftRight(from); }
    void turn(Box& box) const override { flipLeftRight(box); }
};

class VerticalFlip final : public Flip {
public:
    using Flip::Flip;

private:
    void turn(const cv::Mat& from, cv::Mat& to) const override { cv::flip(from, to, 0); }
    void turn(Box& box) const override { flipUpDown(box); }
};

class Rotation90 final : public Flip {
public:
    using Flip::Flip;

private:
    void turn(const cv::Mat& from, cv::Mat& to) const override
    {
        cv::rotate(from, to, cv::ROTATE_90_COUNTERCLOCKWISE);
    }
    void turn(Box& box) const override { rotateQuarter(box); }
};

std::vector<ParameterInfo> parameters(std::string_view permutation)
{
    return {numbers(permutation, {}, 0.0, 10000.0,
                    FAULTLINE_TR_NOOP("Augment", "Which keypoint each becomes; boxes do without.")),
            probability("probability", 0.5,
                        FAULTLINE_TR_NOOP("Augment", "Share of images that are changed. 0 makes "
                                                     "the trainer fail."))};
}

} // namespace

void addFlips(std::vector<TransformInfo>& rows)
{
    const RowOptions options{.isScaleFree = true, .fidelity = kKeypointsOnly};
    rows.push_back(
        row<HorizontalFlip>("odapi/random_horizontal_flip", TransformGroup::Geometry,
                            FAULTLINE_TR_NOOP("Augment", "Mirrors image and boxes left to right."),
                            parameters("keypoint_flip_permutation"), options));
    rows.push_back(
        row<VerticalFlip>("odapi/random_vertical_flip", TransformGroup::Geometry,
                          FAULTLINE_TR_NOOP("Augment", "Mirrors image and boxes top to bottom."),
                          parameters("keypoint_flip_permutation"), options));
    rows.push_back(row<Rotation90>(
        "odapi/random_rotation90", TransformGroup::Geometry,
        FAULTLINE_TR_NOOP("Augment", "Turns image and boxes by 90° counter-clockwise."),
        parameters("keypoint_rot_permutation"), options));
}

} // namespace faultline::augment::odapi
