// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/boxes.h"
#include "model/augment/albumentations/displacement.h"
#include "model/augment/albumentations/warp.h"
#include "model/augment/warp_bytes.h"
#include "model/core/text_marker.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

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

/// The same, each coordinate for itself: CV_16SC1.
struct SourcePlanes {
    cv::Mat x;
    cv::Mat y;
};

/// Pixels of the source, within what 16 bits hold.
struct Reach {
    std::int16_t left;
    std::int16_t top;
    std::uint16_t width;
    std::uint16_t height;

    explicit Reach(const cv::Rect& area)
    {
        const cv::Rect held = area & cv::Rect(-1, -1, kMaxSide + 2, kMaxSide + 2);
        left = static_cast<std::int16_t>(held.x);
        top = static_cast<std::int16_t>(held.y);
        width = static_cast<std::uint16_t>(held.width);
        height = static_cast<std::uint16_t>(held.height);
    }
    [[nodiscard]] bool contains(std::int16_t x, std::int16_t y) const
    {
        return static_cast<std::uint16_t>(x - left) < width
               && static_cast<std::uint16_t>(y - top) < height;
    }
};

/// What of a row shows an area; the loop is one that compilers turn into wide registers.
bool isShown(const std::int16_t* x, const std::int16_t* y, int count, const Reach& reach)
{
    std::uint16_t shown = 0; // as wide as what is compared
    for (int i = 0; i < count; ++i) {
        const auto across = static_cast<std::uint16_t>(x[i] - reach.left);
        const auto down = static_cast<std::uint16_t>(y[i] - reach.top);
        const auto one = static_cast<std::uint16_t>(across < reach.width ? 1 : 0);
        shown = static_cast<std::uint16_t>(shown | (down < reach.height ? one : 0));
    }
    return shown != 0;
}

/// The bounds of the pixels that show an area; empty if none does.
cv::Rect shownBounds(const SourcePlanes& planes, const cv::Rect& area)
{
    const Reach reach(area);
    const int width = planes.x.cols;
    int left = width;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int y = 0; y < planes.x.rows; ++y) {
        const auto* sourceX = planes.x.ptr<std::int16_t>(y);
        const auto* sourceY = planes.y.ptr<std::int16_t>(y);
        if (!isShown(sourceX, sourceY, width, reach))
            continue;
        top = top < 0 ? y : top;
        bottom = y;
        int x = 0;
        while (x < left && !reach.contains(sourceX[x], sourceY[x]))
            ++x;
        left = std::min(left, x);
        x = width - 1;
        while (x > right && !reach.contains(sourceX[x], sourceY[x]))
            --x;
        right = std::max(right, x);
    }
    return bottom < 0 ? cv::Rect() : cv::Rect(left, top, right + 1 - left, bottom + 1 - top);
}

/// The pixels that a box covers, as the library has it for its masks.
cv::Rect coveredPixels(const PixelBox& box, cv::Size size, bool isFirst)
{
    if (isFirst) {
        // Cut off to whole pixels, with room for what single precision lost of one.
        const auto whole = [](double value) { return toInt(value + 1e-3); };
        return {cv::Point(whole(box.x1), whole(box.y1)), cv::Point(whole(box.x2), whole(box.y2))};
    }
    const auto within = [](double value, int length) {
        return std::clamp(pythonRound(value), 0, length - 1);
    };
    return {cv::Point(within(box.x1, size.width), within(box.y1, size.height)),
            cv::Point(within(box.x2, size.width) + 1, within(box.y2, size.height) + 1)};
}

/// Boxes become the bounds of what shows them. Version 1 leaves nothing of a box that is not
/// shown; 2.x leaves the box as it was, and counts the last row and column as its end.
void followBoxes(std::vector<Box>& boxes, const SourcePlanes& planes, bool isFirst)
{
    const cv::Size size = planes.x.size();
    const double end = isFirst ? 0.0 : 1.0;
    for (Box& box : boxes) {
        const cv::Rect shown =
            shownBounds(planes, coveredPixels(toPixels(box, size), size, isFirst));
        if (!shown.empty())
            setPixels(box,
                      {static_cast<double>(shown.x), static_cast<double>(shown.y),
                       shown.br().x - end, shown.br().y - end},
                      size);
        else if (isFirst)
            setPixels(box, {-1.0, -1.0, -1.0, -1.0}, size);
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
                 const SourceMap& pixels = {}) const
    {
        cv::Mat made;
        if (m_interpolation == cv::INTER_LINEAR)
            made = remapLinear(sample.image, mapX, mapY, m_border.mode, m_border.value);
        else
            cv::remap(sample.image, made, mapX, mapY, m_interpolation, m_border.mode,
                      m_border.value);
        if (!sample.boxes.empty())
            followBoxes(sample.boxes, sourcesOf(sample.image.size(), mapX, mapY, pixels),
                        m_isFirst);
        setImage(sample, made);
    }

private:
    /// What the pixels of the result show, the nearest pixel for each.
    [[nodiscard]] SourcePlanes sourcesOf(cv::Size size, const cv::Mat& mapX, const cv::Mat& mapY,
                                         const SourceMap& pixels) const
    {
        SourcePlanes planes;
        if (!m_isFirst) { // a place outside is in no box, as boxes are within the picture
            mapX.convertTo(planes.x, CV_16S);
            mapY.convertTo(planes.y, CV_16S);
            return planes;
        }
        SourceMap moved;
        cv::remap(pixels.empty() ? everyPixel(size) : pixels, moved, mapX, mapY, cv::INTER_NEAREST,
                  m_border.mode, cv::Scalar::all(-1));
        cv::extractChannel(moved, planes.x, 0);
        cv::extractChannel(moved, planes.y, 1);
        return planes;
    }

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
                 FAULTLINE_TR_NOOP("Augment", "Keep the far rim of the image at its place"));
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
            context.failure =
                FAULTLINE_TR_NOOP("Errors", "the image has fewer pixels than the grid has cells");
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
