// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/step.h"
#include "model/augment/byte_kernels.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace faultline::augment::albumentations {

namespace {

constexpr int kLargestKernel = 501;

Parameter blurLimit(std::string_view help)
{
    return with(
        with(range("blur_limit", 3.0, 7.0, 1.0, kLargestKernel, "px", help), Scalar::FromThree),
        Coding::Whole);
}

/// An odd size between the limits, each equally likely.
int drawOdd(const Range& limits, bool isFirst, Random& random)
{
    int low = toInt(limits.low);
    int high = toInt(limits.high);
    if (!isFirst) {
        low = std::max(3, low + (low % 2 == 0 ? 1 : 0));
        high = std::max(low, high + (high % 2 == 0 ? 1 : 0));
    }
    const int count = std::max(0, high - low) / 2 + 1; // Python's range(low, high + 1, 2)
    return low + 2 * static_cast<int>(random.integer(0, count));
}

class Blur final : public Step {
public:
    explicit Blur(const Arguments& arguments)
        : Step(arguments), m_isFirst(arguments.isFirst()), m_limits(arguments.range("blur_limit"))
    {
    }
    static Definition definition()
    {
        return {.id = "albumentations/Blur",
                .name = "Blur",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "Averages a square around each pixel"),
                .parameters = {blurLimit(FAULTLINE_TR_NOOP("Augment", "Side of the square"))}};
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const int side = drawOdd(m_limits, m_isFirst, context.random);
        setImage(sample, boxBlurred(sample.image, side));
        return true;
    }

private:
    bool m_isFirst;
    Range m_limits;
};

class MedianBlur final : public Step {
public:
    explicit MedianBlur(const Arguments& arguments)
        : Step(arguments), m_isFirst(arguments.isFirst()), m_limits(arguments.range("blur_limit"))
    {
    }
    static Definition definition()
    {
        return {.id = "albumentations/MedianBlur",
                .name = "MedianBlur",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "The median of a square around each pixel"),
                .parameters = {blurLimit(FAULTLINE_TR_NOOP("Augment", "Side of the square"))}};
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const int side = drawOdd(m_limits, m_isFirst, context.random) | 1;
        if (sample.image.depth() != CV_8U && side > 5) {
            context.failure = FAULTLINE_TR_NOOP(
                "Errors", "the median of more than 5 pixels needs an image of 8 bits");
            return false;
        }
        setImage(sample, medianBlurred(sample.image, std::min(side, 255)));
        return true;
    }

private:
    bool m_isFirst;
    Range m_limits;
};

class GaussianBlur final : public Step {
public:
    explicit GaussianBlur(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_limits(arguments.range("blur_limit")),
          m_sigma(arguments.range("sigma_limit"))
    {
        if (m_isFirst && m_limits.low == 0.0 && m_sigma.low == 0.0)
            m_limits = {3.0, std::max(3.0, m_limits.high)};
    }
    static Definition definition()
    {
        Parameter limit = range("blur_limit", 0.0, 0.0, 0.0, kLargestKernel, "px",
                                FAULTLINE_TR_NOOP("Augment", "Side of the square; 0: follows from "
                                                             "the deviation"));
        limit.coding = Coding::Whole;
        limit.scalar = Scalar::FromZero;
        Parameter sigma = with(range("sigma_limit", 0.5, 3.0, 0.0, 100.0, "px",
                                     FAULTLINE_TR_NOOP("Augment", "Deviation; up to 1.4 0: "
                                                                  "follows from the side")),
                               Scalar::FromZero);
        return {.id = "albumentations/GaussianBlur",
                .name = "GaussianBlur",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "Blurs by a bell curve"),
                .parameters = {formerly(std::move(limit), std::vector<double>{3.0, 7.0}),
                               formerly(std::move(sigma), std::vector<double>{0.0, 0.0})}};
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        cv::Mat made;
        if (m_isFirst)
            blurFirst(sample.image, made, context.random);
        else
            blurSecond(sample.image, made, context.random);
        setImage(sample, made);
        return true;
    }

private:
    void blurFirst(const cv::Mat& image, cv::Mat& made, Random& random) const
    {
        const int most = toInt(m_limits.high);
        int side = m_limits.drawWhole(random);
        if (side != 0 && side % 2 == 0)
            side = (side + 1) % (most + 1);
        const double sigma = m_sigma.draw(random);
        if (side == 0 && sigma <= 0.0)
            side = 3;
        cv::GaussianBlur(image, made, {side, side}, sigma);
    }

    /// 2.x makes the kernel itself, 3.5 deviations to each side.
    void blurSecond(const cv::Mat& image, cv::Mat& made, Random& random) const
    {
        const double sigma = m_sigma.draw(random);
        int side = m_limits.drawWhole(random);
        if (sigma <= 0.0) {
            if (side == 0)
                made = image.clone();
            else
                cv::GaussianBlur(image, made, {side | 1, side | 1}, 0.0);
            return;
        }
        side = side == 0 ? toInt(sigma * 3.5) * 2 + 1 : side | 1;
        cv::Mat kernel(side, 1, CV_64F);
        for (int i = 0; i < side; ++i) {
            const double at = (i - side / 2) / sigma;
            kernel.at<double>(i) = std::exp(-0.5 * at * at);
        }
        kernel /= cv::sum(kernel)[0];
        cv::sepFilter2D(image, made, -1, kernel, kernel);
    }

    bool m_isFirst;
    Range m_limits;
    Range m_sigma;
};

class MotionBlur final : public Step {
public:
    explicit MotionBlur(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_limits(arguments.range("blur_limit")),
          m_isShifted(arguments.flag("allow_shifted")),
          m_angle(arguments.range("angle_range")),
          m_direction(arguments.range("direction_range"))
    {
    }
    static Definition definition()
    {
        return {.id = "albumentations/MotionBlur",
                .name = "MotionBlur",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "Averages along a short random line"),
                .parameters = {
                    blurLimit(FAULTLINE_TR_NOOP("Augment", "Length of the line")),
                    flag("allow_shifted", true,
                         FAULTLINE_TR_NOOP("Augment", "The line need not go through the pixel")),
                    with(range("angle_range", 0.0, 360.0, 0.0, 360.0, "°",
                               FAULTLINE_TR_NOOP("Augment", "Direction of the line, clockwise")),
                         kFromMiddle),
                    with(range("direction_range", -1.0, 1.0, -1.0, 1.0, {},
                               FAULTLINE_TR_NOOP("Augment", "How one-sided the line is: -1 "
                                                            "behind, 1 ahead")),
                         kFromMiddle)}};
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const int side = std::max(3, drawOdd(m_limits, m_isFirst, context.random));
        cv::Mat kernel =
            m_isFirst ? firstKernel(side, context.random) : secondKernel(side, context.random);
        kernel.convertTo(kernel, CV_32F, 1.0 / cv::sum(kernel)[0]);
        cv::Mat made;
        cv::filter2D(sample.image, made, -1, kernel);
        setImage(sample, made);
        return true;
    }

private:
    /// A line between two random pixels.
    [[nodiscard]] cv::Mat firstKernel(int side, Random& random) const
    {
        const auto draw = [&] { return static_cast<int>(random.integer(0, side)); };
        int x1 = draw();
        int x2 = draw();
        int y1 = draw();
        int y2 = draw();
        if (x1 == x2 && y1 == y2) // two different ones, each pair equally likely
            y2 = (y1 + 1 + static_cast<int>(random.integer(0, side - 1))) % side;
        if (!m_isShifted) {
            centre(x1, x2, side);
            centre(y1, y2, side);
        }
        cv::Mat kernel(side, side, CV_8U, cv::Scalar(0));
        cv::line(kernel, {x1, y1}, {x2, y2}, cv::Scalar(1));
        return kernel;
    }

    static void centre(int& first, int& second, int side)
    {
        if ((std::abs(first - second) + 1) % 2 != 1)
            --(second > first ? second : first);
        const double shift = (first + second) / 2.0 - (side / 2.0 - 0.5);
        first = toInt(first - shift);
        second = toInt(second - shift);
    }

    /// Points along a line at a random angle.
    [[nodiscard]] cv::Mat secondKernel(int side, Random& random) const
    {
        const double angle = m_angle.draw(random) * std::numbers::pi / 180.0;
        const double direction = std::clamp(m_direction.draw(random), -1.0, 1.0);
        const double reach = side / 2;
        const double begin = direction > 0.0 ? -reach * (1.0 - direction) : -reach;
        const double end = direction < 0.0 ? reach * (1.0 + direction) : reach;
        const double shiftX = m_isShifted ? random.uniform(-1.0, 1.0) * reach / 2.0 : 0.0;
        const double shiftY = m_isShifted ? random.uniform(-1.0, 1.0) * reach / 2.0 : 0.0;
        cv::Mat kernel(side, side, CV_8U, cv::Scalar(0));
        for (int i = 0; i < side; ++i) {
            const double t = begin + (end - begin) * i / (side - 1);
            const int x = pythonRound(side / 2 + std::cos(angle) * t + shiftX);
            const int y = pythonRound(side / 2 + std::sin(angle) * t + shiftY);
            kernel.at<std::uint8_t>(std::clamp(y, 0, side - 1), std::clamp(x, 0, side - 1)) = 1;
        }
        return kernel;
    }

    bool m_isFirst;
    Range m_limits;
    bool m_isShifted;
    Range m_angle;
    Range m_direction;
};

class Sharpen final : public Step {
public:
    explicit Sharpen(const Arguments& arguments)
        : Step(arguments),
          m_alpha(arguments.range("alpha")),
          m_lightness(arguments.range("lightness")),
          m_isGaussian(arguments.choice("method") == 1),
          m_side(arguments.whole("kernel_size") | 1),
          m_sigma(arguments.real("sigma"))
    {
    }
    static Definition definition()
    {
        return {.id = "albumentations/Sharpen",
                .name = "Sharpen",
                .group = TransformGroup::Noise,
                .summary = FAULTLINE_TR_NOOP("Augment", "Strengthens edges"),
                .parameters = {
                    with(range("alpha", 0.2, 0.5, 0.0, 1.0, {},
                               FAULTLINE_TR_NOOP("Augment", "Share of the sharpened image")),
                         Scalar::FromZero),
                    with(range("lightness", 0.5, 1.0, 0.0, 100.0, {},
                               FAULTLINE_TR_NOOP("Augment", "Weight of the pixel itself, less 8")),
                         Scalar::FromZero),
                    with(choice("method", "kernel", {"kernel", "gaussian"},
                                FAULTLINE_TR_NOOP("Augment", "A fixed kernel, or what a blur "
                                                             "takes away")),
                         kFromMiddle),
                    with(whole("kernel_size", 5, 3, kLargestKernel, "px",
                               FAULTLINE_TR_NOOP("Augment", "Side of the blur")),
                         kFromMiddle),
                    with(real("sigma", 1.0, 0.01, 100.0,
                              FAULTLINE_TR_NOOP("Augment", "Deviation of the blur")),
                         kFromMiddle)}};
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (m_isGaussian && !isEightBitColour(sample, context))
            return false;
        const double alpha = m_alpha.draw(context.random);
        if (m_isGaussian) {
            setImage(sample, sharpenedByBlur(sample.image, alpha));
            return true;
        }
        const double lightness = m_lightness.draw(context.random);
        cv::Mat kernel(3, 3, CV_32F, cv::Scalar(-alpha));
        kernel.at<float>(1, 1) = static_cast<float>((1.0 - alpha) + alpha * (8.0 + lightness));
        cv::Mat made;
        cv::filter2D(sample.image, made, -1, kernel);
        setImage(sample, made);
        return true;
    }

private:
    /// The library subtracts bytes, so that a negative difference wraps around to a large one.
    [[nodiscard]] cv::Mat sharpenedByBlur(const cv::Mat& image, double alpha) const
    {
        cv::Mat made;
        cv::GaussianBlur(image, made, {m_side, m_side}, m_sigma, m_sigma);
        const int length = image.cols * image.channels();
        for (int y = 0; y < image.rows; ++y) {
            const auto* from = image.ptr<std::uint8_t>(y);
            auto* to = made.ptr<std::uint8_t>(y);
            for (int x = 0; x < length; ++x) {
                const auto difference = static_cast<std::uint8_t>(from[x] - to[x]);
                to[x] = static_cast<std::uint8_t>(
                    std::min(255.0, from[x] + alpha * static_cast<double>(difference)));
            }
        }
        return made;
    }

    Range m_alpha;
    Range m_lightness;
    bool m_isGaussian;
    int m_side;
    double m_sigma;
};

} // namespace

std::vector<Entry> blurEntries()
{
    return {entryOf<Blur>(), entryOf<MedianBlur>(), entryOf<GaussianBlur>(), entryOf<MotionBlur>(),
            entryOf<Sharpen>()};
}

} // namespace faultline::augment::albumentations
