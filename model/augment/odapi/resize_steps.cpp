// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/legacy_resize.h"
#include "model/augment/odapi/odapi_step.h"

#include <cmath>

namespace faultline::augment::odapi {

namespace {

/// False, and nothing changed, for sizes that cannot be.
bool resizeTo(Sample& sample, cv::Size size, ResizeMethod method, bool alignCorners = false)
{
    if (!isPossible(size))
        return false;
    sample.image = legacyResize(sample.image, size, method, alignCorners);
    return true;
}

class ImageScale final : public Transform {
public:
    explicit ImageScale(const ParameterReader& reader)
        : m_low(reader.real("min_scale_ratio")), m_high(reader.real("max_scale_ratio"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const auto ratio = static_cast<float>(context.random.uniform(m_low, m_high));
        const cv::Size size(toInt(static_cast<float>(sample.image.cols) * ratio),
                            toInt(static_cast<float>(sample.image.rows) * ratio));
        return resizeTo(sample, size, ResizeMethod::Bilinear, true);
    }
    bool takesBytes() const override { return true; }

private:
    double m_low;
    double m_high;
};

cv::Size sizeOf(const ParameterReader& reader, std::string_view width, std::string_view height)
{
    return {static_cast<int>(reader.integer(width)), static_cast<int>(reader.integer(height))};
}

class ResizeByAnyMethod final : public Transform {
public:
    explicit ResizeByAnyMethod(const ParameterReader& reader)
        : m_size(sizeOf(reader, "target_width", "target_height"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const auto method = static_cast<ResizeMethod>(context.random.integer(0, 4));
        return resizeTo(sample, m_size, method);
    }
    bool takesBytes() const override { return true; }
    cv::Size outputSize() const override { return m_size; }

private:
    cv::Size m_size;
};

class ResizeImage final : public Transform {
public:
    explicit ResizeImage(const ParameterReader& reader)
        : m_size(sizeOf(reader, "new_width", "new_height"))
    {
        const std::string method = reader.text("method");
        m_method = method == "AREA"               ? ResizeMethod::Area
                   : method == "BICUBIC"          ? ResizeMethod::Bicubic
                   : method == "NEAREST_NEIGHBOR" ? ResizeMethod::Nearest
                                                  : ResizeMethod::Bilinear;
    }
    bool apply(Sample& sample, TransformContext&) const override
    {
        return resizeTo(sample, m_size, m_method);
    }
    bool takesBytes() const override { return true; }
    cv::Size outputSize() const override { return m_size; }

private:
    cv::Size m_size;
    ResizeMethod m_method = ResizeMethod::Bilinear;
};

class DownscaleToTargetPixels final : public Transform {
public:
    explicit DownscaleToTargetPixels(const ParameterReader& reader)
        : m_keep(reader.real("random_coef")),
          m_low(reader.integer("min_target_pixels")),
          m_high(reader.integer("max_target_pixels"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const bool isDrawn = context.random.uniform() >= m_keep;
        const auto target = static_cast<float>(context.random.integer(m_low, m_high));
        const auto pixels = static_cast<float>(sample.image.total());
        if (!isDrawn || !(pixels > target))
            return false;
        const float scale = std::sqrt(target / pixels);
        const cv::Size size(toInt(scale * static_cast<float>(sample.image.cols)),
                            toInt(scale * static_cast<float>(sample.image.rows)));
        return resizeTo(sample, size, ResizeMethod::Bilinear);
    }
    bool takesBytes() const override { return true; }

private:
    double m_keep;
    std::int64_t m_low;
    std::int64_t m_high;
};

class SelfConcatImage final : public Transform {
public:
    explicit SelfConcatImage(const ParameterReader& reader)
        : m_vertical(reader.real("concat_vertical_probability")),
          m_horizontal(reader.real("concat_horizontal_probability"))
    {
    }
    bool apply(Sample& sample, TransformContext& context) const override
    {
        const bool isVertical = context.random.chance(m_vertical);
        const bool isHorizontal = context.random.chance(m_horizontal);
        const cv::Size size = sample.image.size();
        if (!isPossible({size.width * (isHorizontal ? 2 : 1), size.height * (isVertical ? 2 : 1)}))
            return false;
        if (isVertical)
            doubleAlong(sample, 0.0F, 1.0F);
        if (isHorizontal)
            doubleAlong(sample, 1.0F, 0.0F);
        return isVertical || isHorizontal;
    }

private:
    /// `x` or `y` is 1: the direction in which the copy is put.
    static void doubleAlong(Sample& sample, float x, float y)
    {
        cv::Mat doubled;
        if (x > 0.0F)
            cv::hconcat(sample.image, sample.image, doubled);
        else
            cv::vconcat(sample.image, sample.image, doubled);
        const std::size_t count = sample.boxes.size();
        reframeBoxes(sample, cv::Rect({}, doubled.size()), sample.image.size());
        sample.image = doubled;
        sample.boxes.reserve(2 * count);
        for (std::size_t i = 0; i < count; ++i) {
            Box copy = sample.boxes[i];
            copy.xmin += 0.5F * x;
            copy.xmax += 0.5F * x;
            copy.ymin += 0.5F * y;
            copy.ymax += 0.5F * y;
            for (cv::Point2f& point : copy.outline)
                point += cv::Point2f(0.5F * x, 0.5F * y);
            sample.boxes.push_back(std::move(copy));
        }
    }

    double m_vertical;
    double m_horizontal;
};

std::vector<ParameterInfo> targetSize(std::string_view height, std::string_view width)
{
    return {integer(height, 600, 1.0, kMaxSide, FAULTLINE_TR_NOOP("Augment", "Height afterwards."),
                    "px"),
            integer(width, 1024, 1.0, kMaxSide, FAULTLINE_TR_NOOP("Augment", "Width afterwards."),
                    "px")};
}

} // namespace

void addResizeSteps(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<ImageScale>(
        "odapi/random_image_scale", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Enlarges or shrinks the image; the shape stays."),
        {real("min_scale_ratio", 0.5, 0.01, 10.0,
              FAULTLINE_TR_NOOP("Augment", "Smallest factor of the sides.")),
         real("max_scale_ratio", 2.0, 0.01, 10.0,
              FAULTLINE_TR_NOOP("Augment", "Largest factor of the sides."))},
        {.isScaleFree = true}));
    rows.push_back(row<ResizeByAnyMethod>(
        "odapi/random_resize_method", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Resizes to one size, by one of four methods."),
        targetSize("target_height", "target_width"),
        {.fidelity = FAULTLINE_TR_NOOP("Augment", "Without a size, for which the trainer takes 0 "
                                                  "and fails, 600 by 1024 is used.")}));
    std::vector<ParameterInfo> resize = targetSize("new_height", "new_width");
    resize.push_back(choice("method", "BILINEAR",
                            {"AREA", "BICUBIC", "BILINEAR", "NEAREST_NEIGHBOR"},
                            FAULTLINE_TR_NOOP("Augment", "How pixels between pixels are made.")));
    rows.push_back(row<ResizeImage>(
        "odapi/resize_image", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Resizes to one size, whatever the shape."), std::move(resize),
        {.fidelity = FAULTLINE_TR_NOOP("Augment", "Without a size, for which the trainer takes 0 "
                                                  "and fails, 600 by 1024 is used.")}));
    rows.push_back(row<DownscaleToTargetPixels>(
        "odapi/random_downscale_to_target_pixels", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Shrinks images that have more pixels than drawn."),
        {probability("random_coef", 0.0,
                     FAULTLINE_TR_NOOP("Augment", "Share of images that stay as they are.")),
         integer("min_target_pixels", 300000, 1.0, 1e9,
                 FAULTLINE_TR_NOOP("Augment", "Fewest pixels afterwards."), "px"),
         integer("max_target_pixels", 800000, 1.0, 1e9,
                 FAULTLINE_TR_NOOP("Augment", "Most pixels afterwards; 800,000 takes effect where "
                                              "nothing is written, not the 500,000 of the "
                                              "message."),
                 "px")}));
    rows.push_back(row<SelfConcatImage>(
        "odapi/random_self_concat_image", TransformGroup::Mix,
        FAULTLINE_TR_NOOP("Augment", "Puts the image beside or below itself."),
        {probability("concat_vertical_probability", 0.1,
                     FAULTLINE_TR_NOOP("Augment", "Share of images doubled in height.")),
         probability("concat_horizontal_probability", 0.1,
                     FAULTLINE_TR_NOOP("Augment", "Share of images doubled in width."))},
        {.isScaleFree = true}));
}

} // namespace faultline::augment::odapi
