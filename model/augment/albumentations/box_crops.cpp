// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/crops.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace faultline::augment::albumentations {

namespace {

/// A number of a box made usable: 0 for NaN, within `low` and `high`.
double bounded(double value, double low, double high)
{
    return std::isnan(value) ? low : std::clamp(value, low, high);
}

/// BBoxSafeRandomCrop and RandomSizedBBoxSafeCrop: a crop that no box is lost from.
class BoxSafeCrop : public Step {
public:
    explicit BoxSafeCrop(const Arguments& arguments)
        : Step(arguments), m_isFirst(arguments.isFirst()), m_erosion(arguments.real("erosion_rate"))
    {
    }

    static Parameter erosion()
    {
        return real("erosion_rate", 0.0, 0.0, 1.0,
                    FAULTLINE_TR_NOOP("Augment", "Share of the boxes that may be cut off"));
    }

    [[nodiscard]] cv::Rect drawPart(const Sample& sample, Random& random) const
    {
        const cv::Size size = sample.image.size();
        const std::optional<PixelBox> all = unionOf(sample.boxes);
        if (!all)
            return partWithoutBoxes(size, random);
        return m_isFirst ? firstPart(*all, size, random) : secondPart(*all, size, random);
    }

private:
    /// Of the normalised boxes, without what may be cut off.
    [[nodiscard]] std::optional<PixelBox> unionOf(const std::vector<Box>& boxes) const
    {
        if (boxes.empty() || (!m_isFirst && m_erosion >= 1.0))
            return std::nullopt;
        if (m_isFirst)
            return erodedUnion(boxes);
        PixelBox all{1e30, 1e30, -1e30, -1e30};
        for (const Box& box : boxes) {
            all.x1 = std::min<double>(all.x1, box.xmin);
            all.y1 = std::min<double>(all.y1, box.ymin);
            all.x2 = std::max<double>(all.x2, box.xmax);
            all.y2 = std::max<double>(all.y2, box.ymax);
        }
        if (boxes.size() == 1) // kept whole, whatever the rate
            return all;
        const double dx = (all.x2 - all.x1) * m_erosion * 0.5;
        const double dy = (all.y2 - all.y1) * m_erosion * 0.5;
        all = {all.x1 + dx, all.y1 + dy, all.x2 - dx, all.y2 - dy};
        const bool isEmpty = std::abs(all.x2 - all.x1) < 1e-6 || std::abs(all.y2 - all.y1) < 1e-6;
        return isEmpty ? std::nullopt : std::optional(all);
    }

    /// Version 1 shrinks every box by itself.
    [[nodiscard]] PixelBox erodedUnion(const std::vector<Box>& boxes) const
    {
        PixelBox all{1e30, 1e30, 0.0, 0.0};
        for (const Box& box : boxes) {
            const double dx = m_erosion * static_cast<double>(box.width());
            const double dy = m_erosion * static_cast<double>(box.height());
            all.x1 = std::min(all.x1, static_cast<double>(box.xmin) + dx);
            all.y1 = std::min(all.y1, static_cast<double>(box.ymin) + dy);
            all.x2 = std::max(all.x2, static_cast<double>(box.xmax) - dx);
            all.y2 = std::max(all.y2, static_cast<double>(box.ymax) - dy);
        }
        return all;
    }

    [[nodiscard]] cv::Rect partWithoutBoxes(cv::Size size, Random& random) const
    {
        const int least = toInt(size.height * (1.0 - m_erosion));
        const int height = least >= size.height
                               ? size.height
                               : static_cast<int>(random.integer(least, size.height + 1));
        const auto width =
            static_cast<int>(static_cast<std::int64_t>(height) * size.width / size.height);
        return partAt(random.uniform(), random.uniform(), {std::max(1, width), std::max(1, height)},
                      size);
    }

    static cv::Rect partAt(double down, double right, cv::Size part, cv::Size size)
    {
        return {
            {cropStart(size.width, part.width, right), cropStart(size.height, part.height, down)},
            part};
    }

    static cv::Rect firstPart(const PixelBox& all, cv::Size size, Random& random)
    {
        const double left = all.x1 * random.uniform();
        const double top = all.y1 * random.uniform();
        const double right = all.x2 + (1.0 - all.x2) * random.uniform();
        const double bottom = all.y2 + (1.0 - all.y2) * random.uniform();
        const double width = bounded(right - left, 0.0, 1.0);
        const double height = bounded(bottom - top, 0.0, 1.0);
        const cv::Size part(std::max(1, toInt(size.width * width)),
                            std::max(1, toInt(size.height * height)));
        return partAt(height >= 1.0 ? 0.0 : bounded(top / (1.0 - height), 0.0, 1.0),
                      width >= 1.0 ? 0.0 : bounded(left / (1.0 - width), 0.0, 1.0), part, size);
    }

    static cv::Rect secondPart(const PixelBox& all, cv::Size size, Random& random)
    {
        const double x1 = bounded(all.x1, 0.0, 1.0);
        const double y1 = bounded(all.y1, 0.0, 1.0);
        const double x2 = bounded(all.x2, x1, 1.0);
        const double y2 = bounded(all.y2, y1, 1.0);
        const int left = toInt(x1 * random.uniform() * size.width);
        const int top = toInt(y1 * random.uniform() * size.height);
        const int right = toInt((x2 + (1.0 - x2) * random.uniform()) * size.width);
        const int bottom = toInt((y2 + (1.0 - y2) * random.uniform()) * size.height);
        return within({left, top, right - left, bottom - top}, size);
    }

    bool m_isFirst;
    double m_erosion;
};

class BBoxSafeRandomCrop final : public BoxSafeCrop {
public:
    using BoxSafeCrop::BoxSafeCrop;
    static Definition definition()
    {
        return {.id = "albumentations/BBoxSafeRandomCrop",
                .name = "BBoxSafeRandomCrop",
                .group = TransformGroup::Crop,
                .summary = FAULTLINE_TR_NOOP("Augment", "Cuts out a part that holds every box"),
                .parameters = {erosion()},
                .p = 1.0,
                .isScaleFree = true};
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        crop(sample, drawPart(sample, context.random));
        return true;
    }
};

class RandomSizedBBoxSafeCrop final : public BoxSafeCrop {
public:
    explicit RandomSizedBBoxSafeCrop(const Arguments& arguments)
        : BoxSafeCrop(arguments),
          m_size(arguments.whole("width"), arguments.whole("height")),
          m_interpolation(arguments.interpolation())
    {
    }
    static Definition definition()
    {
        return {.id = "albumentations/RandomSizedBBoxSafeCrop",
                .name = "RandomSizedBBoxSafeCrop",
                .group = TransformGroup::Crop,
                .summary = FAULTLINE_TR_NOOP("Augment", "Cuts out a part that holds every box and "
                                                        "stretches it to a size"),
                .parameters = {whole("height", 512, 1, kMaxSide, "px",
                                     FAULTLINE_TR_NOOP("Augment", "Height of the result")),
                               whole("width", 512, 1, kMaxSide, "px",
                                     FAULTLINE_TR_NOOP("Augment", "Width of the result")),
                               erosion(), interpolation(), maskInterpolation()},
                .p = 1.0,
                .isScaleFree = true};
    }
    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!isUsableSize(m_size, context))
            return false;
        cropResized(sample, drawPart(sample, context.random), m_size, m_interpolation);
        return true;
    }
    [[nodiscard]] cv::Size outputSize() const override { return isCertain() ? m_size : cv::Size(); }

private:
    cv::Size m_size;
    int m_interpolation;
};

class AtLeastOneBBoxRandomCrop final : public Step {
public:
    explicit AtLeastOneBBoxRandomCrop(const Arguments& arguments)
        : Step(arguments),
          m_size(arguments.whole("width"), arguments.whole("height")),
          m_erosion(arguments.real("erosion_factor"))
    {
    }

    static Definition definition()
    {
        return {.id = "albumentations/AtLeastOneBBoxRandomCrop",
                .name = "AtLeastOneBBoxRandomCrop",
                .group = TransformGroup::Crop,
                .summary = FAULTLINE_TR_NOOP("Augment", "Cuts out a part of a size that a random "
                                                        "box reaches into"),
                .parameters = {whole("height", 512, 1, kMaxSide, "px",
                                     FAULTLINE_TR_NOOP("Augment", "Height of the crop")),
                               whole("width", 512, 1, kMaxSide, "px",
                                     FAULTLINE_TR_NOOP("Augment", "Width of the crop")),
                               real("erosion_factor", 0.0, 0.0, 1.0,
                                    FAULTLINE_TR_NOOP("Augment", "How much of the box may be "
                                                                 "outside of the crop"))},
                .in = kFromMiddle,
                .p = 1.0};
    }

    bool applyForced(Sample& sample, TransformContext& context) const override
    {
        if (!holdsCrop(sample, m_size, context))
            return false;
        const cv::Size size = sample.image.size();
        const cv::Size free = size - m_size;
        Range x{0.0, static_cast<double>(free.width)};
        Range y{0.0, static_cast<double>(free.height)};
        if (!sample.boxes.empty()) {
            const auto at =
                context.random.integer(0, static_cast<std::int64_t>(sample.boxes.size()));
            const PixelBox box = toPixels(sample.boxes[static_cast<std::size_t>(at)], size);
            x = reach(box.x1, box.x2, m_size.width, free.width);
            y = reach(box.y1, box.y2, m_size.height, free.height);
        }
        const int left = toInt(x.draw(context.random));
        const int top = toInt(y.draw(context.random));
        crop(sample, {{left, top}, m_size});
        return true;
    }

    [[nodiscard]] cv::Size outputSize() const override { return isCertain() ? m_size : cv::Size(); }

private:
    /// Where the crop may start so that it still meets the box.
    [[nodiscard]] Range reach(double low, double high, int cropLength, int most) const
    {
        const double kept = m_erosion < 1.0 ? (high - low) * (1.0 - m_erosion) : 0.0;
        Range range{bounded(low + kept - cropLength, 0.0, most), bounded(high - kept, 0.0, most)};
        // Python's uniform() takes its ends in either order.
        if (range.low > range.high)
            std::swap(range.low, range.high);
        return range;
    }

    cv::Size m_size;
    double m_erosion;
};

} // namespace

std::vector<Entry> boxCropEntries()
{
    return {entryOf<RandomSizedBBoxSafeCrop>(), entryOf<BBoxSafeRandomCrop>(),
            entryOf<AtLeastOneBBoxRandomCrop>()};
}

} // namespace faultline::augment::albumentations
