// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/autoaugment_ops.h"
#include "model/augment/odapi/colour_math.h"
#include "model/augment/odapi/odapi_step.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace faultline::augment::odapi {

namespace {

enum class Op {
    None, ///< the sub-policy is over
    AutoContrast,
    BoxCutout,
    Brightness,
    Color,
    Contrast,
    Cutout,
    CutoutInBoxes,
    Equalize,
    EqualizeInBoxes,
    FlipInBoxes,
    Posterize,
    Rotate,
    Sharpness,
    ShearX,
    ShearXInBoxes,
    ShearY,
    ShearYInBoxes,
    Solarize,
    SolarizeAdd,
    TranslateX,
    TranslateY,
    TranslateYInBoxes,
};

struct Application {
    Op op = Op::None;
    double probability = 0.0;
    int level = 0; ///< 0..10
};
using SubPolicy = Application[3];
using Policy = std::span<const SubPolicy>;

// The learned policies of "Learning Data Augmentation Strategies for Object Detection"
// (Zoph et al. 2019), by the names of the original.
constexpr SubPolicy kV0[] = {
    {{Op::TranslateX, 0.6, 4}, {Op::Equalize, 0.8, 10}},
    {{Op::TranslateYInBoxes, 0.2, 2}, {Op::Cutout, 0.8, 8}},
    {{Op::Sharpness, 0.0, 8}, {Op::ShearX, 0.4, 0}},
    {{Op::ShearY, 1.0, 2}, {Op::TranslateYInBoxes, 0.6, 6}},
    {{Op::Rotate, 0.6, 10}, {Op::Color, 1.0, 6}},
};
constexpr SubPolicy kV1[] = {
    {{Op::TranslateX, 0.6, 4}, {Op::Equalize, 0.8, 10}},
    {{Op::TranslateYInBoxes, 0.2, 2}, {Op::Cutout, 0.8, 8}},
    {{Op::Sharpness, 0.0, 8}, {Op::ShearX, 0.4, 0}},
    {{Op::ShearY, 1.0, 2}, {Op::TranslateYInBoxes, 0.6, 6}},
    {{Op::Rotate, 0.6, 10}, {Op::Color, 1.0, 6}},
    {{Op::Color, 0.0, 0}, {Op::ShearXInBoxes, 0.8, 4}},
    {{Op::ShearYInBoxes, 0.8, 2}, {Op::FlipInBoxes, 0.0, 10}},
    {{Op::Equalize, 0.6, 10}, {Op::TranslateX, 0.2, 2}},
    {{Op::Color, 1.0, 10}, {Op::TranslateYInBoxes, 0.4, 6}},
    {{Op::Rotate, 0.8, 10}, {Op::Contrast, 0.0, 10}},
    {{Op::Cutout, 0.2, 2}, {Op::Brightness, 0.8, 10}},
    {{Op::Color, 1.0, 6}, {Op::Equalize, 1.0, 2}},
    {{Op::CutoutInBoxes, 0.4, 6}, {Op::TranslateYInBoxes, 0.8, 2}},
    {{Op::Color, 0.2, 8}, {Op::Rotate, 0.8, 10}},
    {{Op::Sharpness, 0.4, 4}, {Op::TranslateYInBoxes, 0.0, 4}},
    {{Op::Sharpness, 1.0, 4}, {Op::SolarizeAdd, 0.4, 4}},
    {{Op::Rotate, 1.0, 8}, {Op::Sharpness, 0.2, 8}},
    {{Op::ShearY, 0.6, 10}, {Op::EqualizeInBoxes, 0.6, 8}},
    {{Op::ShearX, 0.2, 6}, {Op::TranslateYInBoxes, 0.2, 10}},
    {{Op::SolarizeAdd, 0.6, 8}, {Op::Brightness, 0.8, 10}},
};
constexpr SubPolicy kV2[] = {
    {{Op::Color, 0.0, 6}, {Op::Cutout, 0.6, 8}, {Op::Sharpness, 0.4, 8}},
    {{Op::Rotate, 0.4, 8}, {Op::Sharpness, 0.4, 2}, {Op::Rotate, 0.8, 10}},
    {{Op::TranslateY, 1.0, 8}, {Op::AutoContrast, 0.8, 2}},
    {{Op::AutoContrast, 0.4, 6}, {Op::ShearX, 0.8, 8}, {Op::Brightness, 0.0, 10}},
    {{Op::SolarizeAdd, 0.2, 6}, {Op::Contrast, 0.0, 10}, {Op::AutoContrast, 0.6, 0}},
    {{Op::Cutout, 0.2, 0}, {Op::Solarize, 0.8, 8}, {Op::Color, 1.0, 4}},
    {{Op::TranslateY, 0.0, 4}, {Op::Equalize, 0.6, 8}, {Op::Solarize, 0.0, 10}},
    {{Op::TranslateY, 0.2, 2}, {Op::ShearY, 0.8, 8}, {Op::Rotate, 0.8, 8}},
    {{Op::Cutout, 0.8, 8}, {Op::Brightness, 0.8, 8}, {Op::Cutout, 0.2, 2}},
    {{Op::Color, 0.8, 4}, {Op::TranslateY, 1.0, 6}, {Op::Rotate, 0.6, 6}},
    {{Op::Rotate, 0.6, 10}, {Op::BoxCutout, 1.0, 4}, {Op::Cutout, 0.2, 8}},
    {{Op::Rotate, 0.0, 0}, {Op::Equalize, 0.6, 6}, {Op::ShearY, 0.6, 8}},
    {{Op::Brightness, 0.8, 8}, {Op::AutoContrast, 0.4, 2}, {Op::Brightness, 0.2, 2}},
    {{Op::TranslateY, 0.4, 8}, {Op::Solarize, 0.4, 6}, {Op::SolarizeAdd, 0.2, 10}},
    {{Op::Contrast, 1.0, 10}, {Op::SolarizeAdd, 0.2, 8}, {Op::Equalize, 0.2, 4}},
};
constexpr SubPolicy kV3[] = {
    {{Op::Posterize, 0.8, 2}, {Op::TranslateX, 1.0, 8}},
    {{Op::BoxCutout, 0.2, 10}, {Op::Sharpness, 1.0, 8}},
    {{Op::Rotate, 0.6, 8}, {Op::Rotate, 0.8, 10}},
    {{Op::Equalize, 0.8, 10}, {Op::AutoContrast, 0.2, 10}},
    {{Op::SolarizeAdd, 0.2, 2}, {Op::TranslateY, 0.2, 8}},
    {{Op::Sharpness, 0.0, 2}, {Op::Color, 0.4, 8}},
    {{Op::Equalize, 1.0, 8}, {Op::TranslateY, 1.0, 8}},
    {{Op::Posterize, 0.6, 2}, {Op::Rotate, 0.0, 10}},
    {{Op::AutoContrast, 0.6, 0}, {Op::Rotate, 1.0, 6}},
    {{Op::Equalize, 0.0, 4}, {Op::Cutout, 0.8, 10}},
    {{Op::Brightness, 1.0, 2}, {Op::TranslateY, 1.0, 6}},
    {{Op::Contrast, 0.0, 2}, {Op::ShearY, 0.8, 0}},
    {{Op::AutoContrast, 0.8, 10}, {Op::Contrast, 0.2, 10}},
    {{Op::Rotate, 1.0, 10}, {Op::Cutout, 1.0, 10}},
    {{Op::SolarizeAdd, 0.8, 6}, {Op::Equalize, 0.8, 8}},
};
constexpr SubPolicy kTest[] = {
    {{Op::TranslateX, 1.0, 4}, {Op::Equalize, 1.0, 10}},
};

Policy policyOf(std::string_view name)
{
    if (name == "v1")
        return kV1;
    if (name == "v2")
        return kV2;
    if (name == "v3")
        return kV3;
    return name == "test" ? Policy(kTest) : Policy(kV0);
}

/// The strength of an operation at a level: share of its most.
float share(int level)
{
    return static_cast<float>(level) / 10.0F;
}

float either(float value, Random& random)
{
    return random.uniform() + 0.5 >= 1.0 ? value : -value;
}

int whole(int level, float most)
{
    return toInt(share(level) * most);
}

/// Factor of `blend` operations.
float enhancement(int level)
{
    return share(level) * 1.8F + 0.1F;
}

// What each op can do at most.
constexpr float kDegrees = 30.0F;
constexpr float kShear = 0.3F;
constexpr float kShift = 250.0F;
constexpr float kShiftInBoxes = 120.0F;
constexpr float kCutout = 100.0F;
constexpr float kCutoutInBoxes = 50.0F;
constexpr float kCutoutOfBox = 0.75F;

bool isInBoxes(Op op)
{
    return op == Op::CutoutInBoxes || op == Op::EqualizeInBoxes || op == Op::FlipInBoxes
           || op == Op::ShearXInBoxes || op == Op::ShearYInBoxes || op == Op::TranslateYInBoxes;
}

void applyInBoxes(const Application& application, cv::Mat& image, const std::vector<Box>& boxes,
                  Random& random)
{
    const int level = application.level;
    const auto run = [&](auto&& change) {
        changeInBoxes(image, boxes, application.probability, random, change);
    };
    switch (application.op) {
    case Op::EqualizeInBoxes: run([](const cv::Mat& part) { return equalize(part); }); break;
    case Op::FlipInBoxes:
        run([](const cv::Mat& part) {
            cv::Mat flipped;
            cv::flip(part, flipped, 1);
            return flipped;
        });
        break;
    case Op::CutoutInBoxes: {
        const int pad = whole(level, kCutoutInBoxes);
        run([&random, pad](const cv::Mat& part) { return cutout(part, random, pad); });
        break;
    }
    case Op::ShearXInBoxes: {
        const float by = either(share(level) * kShear, random);
        run([by](const cv::Mat& part) { return shearedX(part, by); });
        break;
    }
    case Op::ShearYInBoxes: {
        const float by = either(share(level) * kShear, random);
        run([by](const cv::Mat& part) { return shearedY(part, by); });
        break;
    }
    case Op::TranslateYInBoxes: {
        const float by = either(share(level) * kShiftInBoxes, random);
        run([by](const cv::Mat& part) { return translatedY(part, by); });
        break;
    }
    default: break;
    }
}

/// Operations that move picture and boxes together; false if `op` is none of them.
bool applyMove(const Application& application, cv::Mat& image, std::vector<Box>& boxes,
               Random& random)
{
    const int level = application.level;
    const cv::Size size = image.size();
    const auto each = [&boxes](auto&& change) {
        for (Box& box : boxes)
            change(box);
    };
    switch (application.op) {
    case Op::Rotate: {
        const float degrees = either(share(level) * kDegrees, random);
        image = rotated(image, degrees);
        each([&](Box& box) { rotateBox(box, size, degrees); });
        return true;
    }
    case Op::ShearX:
    case Op::ShearY: {
        const bool isHorizontal = application.op == Op::ShearX;
        const float by = either(share(level) * kShear, random);
        image = isHorizontal ? shearedX(image, by) : shearedY(image, by);
        each([&](Box& box) { shearBox(box, size, by, isHorizontal); });
        return true;
    }
    case Op::TranslateX:
    case Op::TranslateY: {
        const bool isHorizontal = application.op == Op::TranslateX;
        const float by = either(share(level) * kShift, random);
        image = isHorizontal ? translatedX(image, by) : translatedY(image, by);
        each([&](Box& box) { shiftBox(box, size, by, isHorizontal); });
        return true;
    }
    default: return false;
    }
}

cv::Mat changedPixels(const Application& application, const cv::Mat& image,
                      const std::vector<Box>& boxes, Random& random)
{
    const int level = application.level;
    switch (application.op) {
    case Op::AutoContrast: return autoContrast(image);
    case Op::Equalize: return equalize(image);
    case Op::Posterize: return posterize(image, whole(level, 4.0F));
    case Op::Solarize: return solarize(image, whole(level, 256.0F));
    case Op::SolarizeAdd: return solarizeAdd(image, whole(level, 110.0F));
    case Op::Color: return color(image, enhancement(level));
    case Op::Contrast: return contrast(image, enhancement(level));
    case Op::Brightness: return brightness(image, enhancement(level));
    case Op::Sharpness: return sharpness(image, enhancement(level));
    case Op::Cutout: return cutout(image, random, whole(level, kCutout));
    case Op::BoxCutout: return boxCutout(image, boxes, random, share(level) * kCutoutOfBox);
    default: return image;
    }
}

class AutoAugment final : public Transform {
public:
    explicit AutoAugment(const ParameterReader& reader)
        : m_policy(policyOf(reader.text("policy_name")))
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        Random& random = context.random;
        if (sample.image.channels() != 3)
            return false;
        cv::Mat image = toWholeNumbers(sample.image);
        const auto index =
            static_cast<std::size_t>(random.integer(0, static_cast<std::int64_t>(m_policy.size())));
        for (const Application& application : m_policy[index]) {
            if (application.op == Op::None)
                break;
            // Operations within boxes are drawn for each box instead.
            const bool isForBoxes = isInBoxes(application.op);
            const double probability = isForBoxes ? 1.0 : application.probability;
            if (!(random.uniform() + probability >= 1.0))
                continue;
            if (isForBoxes)
                applyInBoxes(application, image, sample.boxes, random);
            else if (!applyMove(application, image, sample.boxes, random))
                image = changedPixels(application, image, sample.boxes, random);
        }
        cv::Mat values; // a new one: the old may be shared
        image.convertTo(values, CV_32F);
        sample.image = values;
        return true;
    }

private:
    Policy m_policy;
};

} // namespace

void addAutoAugment(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<AutoAugment>(
        "odapi/autoaugment_image", TransformGroup::Choice,
        FAULTLINE_TR_NOOP("Augment", "One of several learned sequences of operations for each "
                                     "image."),
        {choice("policy_name", "v0", {"v0", "v1", "v2", "v3", "test"},
                FAULTLINE_TR_NOOP("Augment", "Which set of sequences."))},
        {.fidelity = FAULTLINE_TR_NOOP("Augment", "Needs TensorFlow 1, whose contrib.image rotates "
                                                  "and shears; under TensorFlow 2 the trainer "
                                                  "fails on it.")}));
}

} // namespace faultline::augment::odapi
