// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/boxes.h"
#include "model/augment/albumentations/displacement.h"
#include "model/augment/albumentations/warp.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace faultline::augment::albumentations {

namespace {

/// For each pixel of the result the pixel that it shows, or (-1, -1): what the library learns by
/// sending a mask of every box through the picture.
using SourceMap = cv::Mat; ///< CV_16SC2

SourceMap everyPixel(cv::Size size)
{
    SourceMap map(size, CV_16SC2);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            map.at<cv::Vec2s>(y, x) = {static_cast<short>(x), static_cast<short>(y)};
    }
    return map;
}

/// Boxes become the bounds of what shows them. Version 1 leaves nothing of a box that is not
/// shown; 2.x leaves the box as it was, and counts the last row and column as its end.
void followBoxes(std::vector<Box>& boxes, const SourceMap& map, bool isFirst)
{
    const cv::Size size = map.size();
    struct Extent {
        cv::Rect source;
        int left = kMaxSide;
        int top = kMaxSide;
        int right = -1;
        int bottom = -1;
    };
    std::vector<Extent> extents;
    for (const Box& box : boxes) {
        const PixelBox at = toPixels(box, size);
        Extent extent;
        if (isFirst) {
            // Cut off to whole pixels, with room for what single precision lost of one.
            const auto whole = [](double value) { return toInt(value + 1e-3); };
            extent.source = cv::Rect(cv::Point(whole(at.x1), whole(at.y1)),
                                     cv::Point(whole(at.x2), whole(at.y2)));
        } else {
            const auto within = [](double value, int length) {
                return std::clamp(pythonRound(value), 0, length - 1);
            };
            extent.source =
                cv::Rect(cv::Point(within(at.x1, size.width), within(at.y1, size.height)),
                         cv::Point(within(at.x2, size.width) + 1, within(at.y2, size.height) + 1));
        }
        extents.push_back(extent);
    }
    for (int y = 0; y < size.height; ++y) {
        const auto* source = map.ptr<cv::Vec2s>(y);
        for (int x = 0; x < size.width; ++x) {
            const cv::Point shown(source[x][0], source[x][1]);
            for (Extent& extent : extents) {
                if (!extent.source.contains(shown))
                    continue;
                extent.left = std::min(extent.left, x);
                extent.right = std::max(extent.right, x);
                extent.top = std::min(extent.top, y);
                extent.bottom = std::max(extent.bottom, y);
            }
        }
    }
    const double end = isFirst ? 1.0 : 0.0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const Extent& extent = extents[i];
        if (extent.right >= 0)
            setPixels(boxes[i],
                      {static_cast<double>(extent.left), static_cast<double>(extent.top),
                       extent.right + end, extent.bottom + end},
                      size);
        else if (isFirst)
            setPixels(boxes[i], {-1.0, -1.0, -1.0, -1.0}, size);
    }
}

/// What the distortions share: two maps, of where each pixel of the result is taken from.
class Distortion : public Step {
public:
    explicit Distortion(const Arguments& arguments)
        : Step(arguments),
          m_isFirst(arguments.isFirst()),
          m_interpolation(arguments.interpolation()),
          m_border(arguments.border("border_mode", "value"))
    {
    }

    static std::vector<Parameter> shared(std::vector<Parameter> own)
    {
        own.push_back(interpolation());
        own.push_back(maskInterpolation());
        return joined(std::move(own), borders("reflect_101"));
    }

protected:
    [[nodiscard]] bool isFirst() const { return m_isFirst; }
    [[nodiscard]] const Border& border() const { return m_border; }
    [[nodiscard]] int interpolationCode() const { return m_interpolation; }

    /// `pixels`: what the boxes follow; made of the picture's own pixels if it is empty.
    void distort(Sample& sample, const cv::Mat& mapX, const cv::Mat& mapY,
                 SourceMap pixels = {}) const
    {
        cv::Mat made;
        cv::remap(sample.image, made, mapX, mapY, m_interpolation, m_border.mode, m_border.value);
        if (!sample.boxes.empty()) {
            if (pixels.empty())
                pixels = everyPixel(sample.image.size());
            SourceMap moved;
            cv::remap(pixels, moved, mapX, mapY, cv::INTER_NEAREST,
                      m_isFirst ? m_border.mode : static_cast<int>(cv::BORDER_CONSTANT),
                      cv::Scalar::all(-1));
            followBoxes(sample.boxes, moved, m_isFirst);
        }
        setImage(sample, made);
    }

private:
    bool m_isFirst;
    int m_interpolation;
    Border m_border;
};

class ElasticTransform final : public Distortion {
public:
    explicit ElasticTransform(const Arguments& arguments)
        : Distortion(arguments),
          m_alpha(arguments.real("alpha")),
          m_sigma(arguments.real("sigma")),
          m_affine(arguments.isFirst() ? arguments.real("alpha_affine") : 0.0),
          m_isApproximate(arguments.flag("approximate")),
          m_isSame(arguments.flag("same_dxdy")),
          m_noise(arguments.isFirst() || arguments.choice("noise_distribution") == 1
                      ? FieldNoise::Uniform
                      : FieldNoise::ScaledNormal)
    {
    }

    static Definition definition()
    {
        std::vector<Parameter> own{
            real("alpha", 1.0, 0.0, 10000.0,
                 FAULTLINE_TR_NOOP("Augment", "Strength of the displacement")),
            real("sigma", 50.0, 0.5, 500.0,
                 FAULTLINE_TR_NOOP("Augment", "Smoothness of the displacement in pixels")),
            with(real("alpha_affine", 50.0, 0.0, 10000.0,
                      FAULTLINE_TR_NOOP("Augment", "How far three points of an affine move before "
                                                   "are shifted, in pixels")),
                 kFirst),
            flag("approximate", false,
                 FAULTLINE_TR_NOOP("Augment", "Blur by a fixed kernel of 17 pixels")),
            flag("same_dxdy", false,
                 FAULTLINE_TR_NOOP("Augment", "The same displacement across and down")),
            with(choice("noise_distribution", "gaussian", {"gaussian", "uniform"},
                        FAULTLINE_TR_NOOP("Augment", "What the displacement is made of")),
                 kFromMiddle)};
        return {.id = "albumentations/ElasticTransform",
                .name = "ElasticTransform",
                .summary = FAULTLINE_TR_NOOP("Augment", "Shifts pixels by a smooth random field"),
                .parameters = shared(std::move(own)),
                .fidelity = FAULTLINE_TR_NOOP("Augment", "Smooth fields are drawn coarsely and "
                                                         "enlarged; they look alike and are "
                                                         "distributed alike"),
                .derived = {"keypoint_remapping_method"}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        SourceMap pixels;
        if (isFirst())
            pixels = moveAffinely(sample, context.random);
        const cv::Size size = sample.image.size();
        cv::Mat mapX = drawField(size, context.random);
        cv::Mat mapY = m_isSame ? mapX.clone() : drawField(size, context.random);
        for (int y = 0; y < size.height; ++y) {
            auto* x0 = mapX.ptr<float>(y);
            auto* y0 = mapY.ptr<float>(y);
            for (int x = 0; x < size.width; ++x) {
                x0[x] += static_cast<float>(x);
                y0[x] += static_cast<float>(y);
            }
        }
        distort(sample, mapX, mapY, pixels);
        return true;
    }

private:
    [[nodiscard]] cv::Mat drawField(cv::Size size, Random& random) const
    {
        return m_isApproximate ? approximateField(size, m_alpha, m_sigma, m_noise, random)
                               : displacementField(size, m_alpha, m_sigma, m_noise, random);
    }

    /// Version 1 first shifts three points by chance; points are (row, column) there and taken for
    /// (x, y). Gives what its pixels show.
    SourceMap moveAffinely(Sample& sample, Random& random) const
    {
        const cv::Size size = sample.image.size();
        const auto row = static_cast<float>(size.height / 2);
        const auto column = static_cast<float>(size.width / 2);
        const auto side = static_cast<float>(std::min(size.height, size.width) / 3);
        const std::array<cv::Point2f, 3> from{cv::Point2f(row + side, column + side),
                                              cv::Point2f(row + side, column - side),
                                              cv::Point2f(row - side, column - side)};
        std::array<cv::Point2f, 3> to = from;
        for (cv::Point2f& point : to) {
            point.x += static_cast<float>(random.uniform(-m_affine, m_affine));
            point.y += static_cast<float>(random.uniform(-m_affine, m_affine));
        }
        const cv::Mat matrix = cv::getAffineTransform(from.data(), to.data());
        SourceMap pixels;
        if (!sample.boxes.empty())
            cv::warpAffine(everyPixel(size), pixels, matrix, size, cv::INTER_NEAREST, border().mode,
                           cv::Scalar::all(-1));
        cv::Mat made;
        cv::warpAffine(sample.image, made, matrix, size, interpolationCode(), border().mode,
                       border().value);
        setImage(sample, made);
        return pixels;
    }

    double m_alpha;
    double m_sigma;
    double m_affine;
    bool m_isApproximate;
    bool m_isSame;
    FieldNoise m_noise;
};

class GridDistortion final : public Distortion {
public:
    explicit GridDistortion(const Arguments& arguments)
        : Distortion(arguments),
          m_steps(arguments.whole("num_steps")),
          m_limits(arguments.range("distort_limit")),
          m_isNormalised(arguments.flag("normalized"))
    {
    }

    static Definition definition()
    {
        Parameter normalised =
            flag("normalized", true,
                 FAULTLINE_TR_NOOP("Augment", "Keep the far rim of the picture at its place"));
        normalised.firstDefault = false;
        std::vector<Parameter> own{
            whole("num_steps", 5, 1, 1000, {},
                  FAULTLINE_TR_NOOP("Augment", "Cells of the grid on each side")),
            range("distort_limit", -0.3, 0.3, -1.0, 1.0, {},
                  FAULTLINE_TR_NOOP("Augment", "By how much cells grow or shrink")),
            std::move(normalised)};
        return {.id = "albumentations/GridDistortion",
                .name = "GridDistortion",
                .summary = FAULTLINE_TR_NOOP("Augment", "Stretches the cells of a grid at random"),
                .parameters = shared(std::move(own)),
                .isScaleFree = true,
                .derived = {"keypoint_remapping_method"}};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        const cv::Size size = sample.image.size();
        if (size.width < m_steps || size.height < m_steps) {
            context.failure = "the picture has fewer pixels than the grid has cells";
            return false;
        }
        std::vector<double> across = drawSteps(context.random);
        std::vector<double> down = drawSteps(context.random);
        if (m_isNormalised) {
            normalise(across, size.width);
            normalise(down, size.height);
        }
        const cv::Mat columns = axisMap(across, size.width);
        const cv::Mat rows = axisMap(down, size.height);
        cv::Mat mapX;
        cv::Mat mapY;
        cv::repeat(columns, size.height, 1, mapX);
        cv::repeat(rows.t(), 1, size.width, mapY);
        distort(sample, mapX, mapY);
        return true;
    }

private:
    [[nodiscard]] std::vector<double> drawSteps(Random& random) const
    {
        std::vector<double> steps(static_cast<std::size_t>(m_steps) + 1);
        for (double& step : steps)
            step = 1.0 + m_limits.draw(random);
        return steps;
    }

    /// Scales the steps so that together they reach over the whole side.
    void normalise(std::vector<double>& steps, int length) const
    {
        const int cell = length / m_steps;
        const int last = std::min(length, (m_steps + 1) * cell) - m_steps * cell;
        steps.back() *= static_cast<double>(last) / cell;
        double sum = 0.0;
        for (const double step : steps)
            sum += step;
        const double wanted = static_cast<double>(length) / cell;
        for (double& step : steps)
            step *= sum > 0.0 ? wanted / sum : 1.0;
    }

    /// Where each column is taken from: evenly spread within each cell.
    [[nodiscard]] cv::Mat axisMap(const std::vector<double>& steps, int length) const
    {
        const int cell = length / m_steps;
        cv::Mat map(1, length, CV_32F, cv::Scalar(0.0));
        double previous = 0.0;
        for (int i = 0; i <= m_steps; ++i) {
            const int start = std::min(i * cell, length);
            const int end = std::min(start + cell, length);
            // Version 1 ends a last, shortened cell at the rim, whatever its step says.
            const bool isCut = isFirst() && i * cell + cell > length;
            const double next =
                isCut ? length : previous + cell * steps[static_cast<std::size_t>(i)];
            const int count = end - start;
            for (int k = 0; k < count; ++k) {
                const double share = count > 1 ? static_cast<double>(k) / (count - 1) : 0.0;
                map.at<float>(start + k) = static_cast<float>(previous + share * (next - previous));
            }
            previous = next;
        }
        return map;
    }

    int m_steps;
    Range m_limits;
    bool m_isNormalised;
};

} // namespace

std::vector<Entry> distortionEntries()
{
    return {entryOf<ElasticTransform>(), entryOf<GridDistortion>()};
}

} // namespace faultline::augment::albumentations
