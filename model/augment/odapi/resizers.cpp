// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/odapi/colour_math.h"
#include "model/augment/odapi/legacy_resize.h"
#include "model/augment/odapi/odapi_step.h"

#include <algorithm>
#include <cmath>

namespace faultline::augment::odapi {

namespace {

ResizeMethod methodOf(const ParameterReader& reader)
{
    const std::string method = reader.text("resize_method");
    return method == "NEAREST_NEIGHBOR" ? ResizeMethod::Nearest
           : method == "BICUBIC"        ? ResizeMethod::Bicubic
           : method == "AREA"           ? ResizeMethod::Area
                                        : ResizeMethod::Bilinear;
}

/// What the resizers have in common: grey afterwards, content marked.
class Resizer : public Transform {
public:
    explicit Resizer(const ParameterReader& reader)
        : m_toGrayscale(reader.boolean("convert_to_grayscale"))
    {
    }

    bool apply(Sample& sample, TransformContext&) const final
    {
        const cv::Size before = sample.image.size();
        if (!resize(sample))
            return false;
        if (m_toGrayscale)
            sample.image = toGray(sample.image);
        return m_toGrayscale || sample.image.size() != before;
    }
    bool takesBytes() const final { return !m_toGrayscale; }

protected:
    /// False if the trainer would fail on this picture; it is unchanged then.
    virtual bool resize(Sample& sample) const = 0;

    static bool resizeTo(Sample& sample, cv::Size size, ResizeMethod method,
                         bool alignCorners = false)
    {
        if (!isPossible(size))
            return false;
        sample.image = legacyResize(sample.image, size, method, alignCorners);
        sample.content = cv::Rect({}, size);
        return true;
    }

    /// Adds what is missing to `size` at the bottom and right; what was there is the content.
    static void padTo(Sample& sample, cv::Size size, const cv::Scalar& colour)
    {
        const cv::Size content = sample.image.size();
        sample.content = cv::Rect({}, content);
        if (content == size)
            return;
        sample.image = placed(sample.image, {}, size, colour);
        reframeBoxes(sample, cv::Rect({}, size), content);
    }

private:
    bool m_toGrayscale;
};

class KeepAspectRatioResizer final : public Resizer {
public:
    explicit KeepAspectRatioResizer(const ParameterReader& reader)
        : Resizer(reader),
          m_shorter(static_cast<int>(reader.integer("min_dimension"))),
          m_longer(static_cast<int>(reader.integer("max_dimension"))),
          m_method(methodOf(reader)),
          m_isPadded(reader.boolean("pad_to_max_dimension"))
    {
        const std::vector<double> colour = reader.numbers("per_channel_pad_value");
        for (std::size_t c = 0; c < std::min<std::size_t>(colour.size(), 4); ++c)
            m_colour[static_cast<int>(c)] = colour[c];
    }

    static Text problem(const ParameterReader& reader)
    {
        if (reader.integer("min_dimension") > reader.integer("max_dimension"))
            return FAULTLINE_TR_NOOP("Errors", "min_dimension > max_dimension");
        const std::size_t padValues = reader.numbers("per_channel_pad_value").size();
        if (reader.boolean("pad_to_max_dimension") && padValues != 0 && padValues != 3)
            return FAULTLINE_TR_NOOP(
                "Errors",
                "Number of channels must be equal to the length of per-channel pad value");
        return {};
    }

    bool resize(Sample& sample) const override
    {
        const cv::Size size = sample.image.size();
        const bool isLandscape = size.height < size.width;
        const int boxHeight = isLandscape ? m_shorter : m_longer;
        const int boxWidth = isLandscape ? m_longer : m_shorter;
        const float scale =
            std::min(static_cast<float>(boxHeight) / static_cast<float>(size.height),
                     static_cast<float>(boxWidth) / static_cast<float>(size.width));
        const auto scaled = [scale](int side) {
            return toInt(std::nearbyint(scale * static_cast<float>(side)));
        };
        if (!resizeTo(sample, {scaled(size.width), scaled(size.height)}, m_method))
            return false;
        if (m_isPadded)
            padTo(sample, {m_longer, m_longer}, m_colour);
        return true;
    }

    cv::Size outputSize() const override
    {
        return m_isPadded ? cv::Size(m_longer, m_longer) : cv::Size();
    }

private:
    int m_shorter;
    int m_longer;
    ResizeMethod m_method;
    bool m_isPadded;
    cv::Scalar m_colour;
};

class FixedShapeResizer final : public Resizer {
public:
    explicit FixedShapeResizer(const ParameterReader& reader)
        : Resizer(reader),
          m_size(static_cast<int>(reader.integer("width")),
                 static_cast<int>(reader.integer("height"))),
          m_method(methodOf(reader))
    {
    }
    bool resize(Sample& sample) const override { return resizeTo(sample, m_size, m_method); }
    cv::Size outputSize() const override { return m_size; }

private:
    cv::Size m_size;
    ResizeMethod m_method;
};

class ConditionalShapeResizer final : public Resizer {
public:
    explicit ConditionalShapeResizer(const ParameterReader& reader)
        : Resizer(reader),
          m_threshold(static_cast<int>(reader.integer("size_threshold"))),
          m_method(methodOf(reader)),
          m_limitsLonger(reader.text("condition") == "GREATER")
    {
    }
    bool resize(Sample& sample) const override
    {
        const cv::Size size = sample.image.size();
        const int side =
            m_limitsLonger ? std::max(size.width, size.height) : std::min(size.width, size.height);
        const int target =
            m_limitsLonger ? std::min(side, m_threshold) : std::max(side, m_threshold);
        const float ratio = static_cast<float>(target) / static_cast<float>(side);
        return resizeTo(sample,
                        {toInt(static_cast<float>(size.width) * ratio),
                         toInt(static_cast<float>(size.height) * ratio)},
                        m_method, true);
    }

private:
    int m_threshold;
    ResizeMethod m_method;
    bool m_limitsLonger;
};

class PadToMultipleResizer final : public Resizer {
public:
    explicit PadToMultipleResizer(const ParameterReader& reader)
        : Resizer(reader), m_multiple(static_cast<int>(reader.integer("multiple")))
    {
    }
    bool resize(Sample& sample) const override
    {
        const auto raised = [this](int side) {
            return (side + m_multiple - 1) / m_multiple * m_multiple;
        };
        const cv::Size size(raised(sample.image.cols), raised(sample.image.rows));
        if (!isPossible(size))
            return false;
        padTo(sample, size, cv::Scalar());
        return true;
    }

private:
    int m_multiple;
};

class IdentityResizer final : public Transform {
public:
    explicit IdentityResizer(const ParameterReader&) {}
    bool apply(Sample&, TransformContext&) const override { return false; }
};

ParameterInfo method()
{
    return choice("resize_method", "BILINEAR", {"BILINEAR", "NEAREST_NEIGHBOR", "BICUBIC", "AREA"},
                  FAULTLINE_TR_NOOP("Augment", "How pixels between pixels are made."));
}

ParameterInfo grayscale()
{
    return flag("convert_to_grayscale", false,
                FAULTLINE_TR_NOOP("Augment", "Turn the image grey afterwards, one channel."));
}

} // namespace

void addResizers(std::vector<TransformInfo>& rows)
{
    rows.push_back(row<KeepAspectRatioResizer>(
        "odapi/keep_aspect_ratio_resizer", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Resizes, up or down, to fit two sides; the shape stays."),
        {integer("min_dimension", 600, 1.0, kMaxSide,
                 FAULTLINE_TR_NOOP("Augment", "Limit of the shorter side."), "px"),
         integer("max_dimension", 1024, 1.0, kMaxSide,
                 FAULTLINE_TR_NOOP("Augment", "Limit of the longer side."), "px"),
         method(),
         flag("pad_to_max_dimension", false,
              FAULTLINE_TR_NOOP("Augment", "Pad at the bottom and right to a square; without it "
                                           "images of a batch differ in size.")),
         grayscale(),
         numbers("per_channel_pad_value", {}, 0.0, 255.0,
                 FAULTLINE_TR_NOOP("Augment", "Values of the padding; unset: 0."))},
        {.isScaleFree = true}));
    rows.push_back(row<FixedShapeResizer>(
        "odapi/fixed_shape_resizer", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Resizes to one size; the shape is not kept."),
        {integer("height", 300, 1.0, kMaxSide, FAULTLINE_TR_NOOP("Augment", "Height afterwards."),
                 "px"),
         integer("width", 300, 1.0, kMaxSide, FAULTLINE_TR_NOOP("Augment", "Width afterwards."),
                 "px"),
         method(), grayscale()},
        {.isScaleFree = true}));
    rows.push_back(row<IdentityResizer>(
        "odapi/identity_resizer", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Leaves the size; images of a batch must be alike."), {}, {}));
    rows.push_back(row<ConditionalShapeResizer>(
        "odapi/conditional_shape_resizer", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Resizes images that are larger, or smaller, than a size."),
        {choice("condition", "GREATER", {"GREATER", "SMALLER"},
                FAULTLINE_TR_NOOP("Augment", "GREATER: the longer side is limited; SMALLER: the "
                                             "shorter one is raised.")),
         integer("size_threshold", 300, 1.0, kMaxSide,
                 FAULTLINE_TR_NOOP("Augment", "The limit of that side."), "px"),
         method(), grayscale()}));
    rows.push_back(row<PadToMultipleResizer>(
        "odapi/pad_to_multiple_resizer", TransformGroup::Size,
        FAULTLINE_TR_NOOP("Augment", "Pads at the bottom and right until a number divides both "
                                     "sides."),
        {integer("multiple", 1, 1.0, kMaxSide, FAULTLINE_TR_NOOP("Augment", "The number."), "px"),
         grayscale()}));
}

} // namespace faultline::augment::odapi
