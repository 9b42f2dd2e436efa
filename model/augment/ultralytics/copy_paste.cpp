// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/geometry.h"
#include "model/augment/ultralytics/pixel_box.h"
#include "model/augment/ultralytics/steps.h"
#include "model/core/text.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace faultline::augment::ultralytics {

namespace {

/// A copy may cover no more of any box than this.
constexpr double kMostCovered = 0.30;

/// The outline in whole pixels, cut off, as the trainer does; far outside is brought near enough to
/// be drawn.
std::vector<cv::Point> pixelOutline(const Box& box, cv::Size size)
{
    const auto whole = [](float part, int side) {
        const double pixel = double{part} * side;
        return std::isfinite(pixel) ? static_cast<int>(std::clamp(pixel, -1.0e4, 3.0e4)) : 0;
    };
    std::vector<cv::Point> points;
    points.reserve(box.outline.size());
    for (const cv::Point2f& corner : box.outline)
        points.emplace_back(whole(corner.x, size.width), whole(corner.y, size.height));
    return points;
}

class CopyPaste final : public Transform {
public:
    CopyPaste(double p, bool fromOther, bool isRandom)
        : m_p(p), m_fromOther(fromOther), m_isRandom(isRandom)
    {
    }

    bool apply(Sample& sample, TransformContext& context) const override
    {
        if (!(m_p > 0.0) || !haveOutlines(sample.boxes))
            return false;
        Sample source;
        if (m_fromOther) {
            if (!context.other)
                return false;
            source = context.other(context.random);
            if (source.image.size() != sample.image.size() || !haveOutlines(source.boxes))
                return false;
        } else {
            cv::flip(sample.image, source.image, 1);
            source.boxes = sample.boxes;
            for (Box& box : source.boxes)
                flipLeftRight(box);
        }
        return paste(sample, source, context.random);
    }

    bool wantsPreparedOthers() const override { return m_fromOther; }

private:
    [[nodiscard]] bool paste(Sample& sample, const Sample& source, Random& random) const
    {
        const cv::Size size = sample.image.size();
        const std::vector<std::size_t> chosen = choose(sample, source, random);
        if (chosen.empty())
            return false;
        cv::Mat mask(size, CV_8UC1, cv::Scalar(0));
        for (const std::size_t i : chosen) {
            const std::vector<std::vector<cv::Point>> outline{pixelOutline(source.boxes[i], size)};
            cv::drawContours(mask, outline, -1, cv::Scalar(255), cv::FILLED);
            sample.boxes.push_back(source.boxes[i]);
        }
        cv::Mat pasted = sample.image.clone();
        source.image.copyTo(pasted, mask);
        sample.image = pasted;
        return true;
    }

    /// Those of `source` that cover little of what is there: a share p of them, in 8 those that
    /// cover least, in YOLOv5 any.
    [[nodiscard]] std::vector<std::size_t> choose(const Sample& sample, const Sample& source,
                                                  Random& random) const
    {
        const cv::Size size = sample.image.size();
        std::vector<std::pair<double, std::size_t>> fitting;
        for (std::size_t i = 0; i < source.boxes.size(); ++i) {
            const PixelBox copy = pixelsOf(source.boxes[i], size);
            double covered = 0.0;
            for (const Box& box : sample.boxes)
                covered = std::max(covered, sharedOfSecond(copy, pixelsOf(box, size)));
            if (covered < kMostCovered)
                fitting.emplace_back(covered, i);
        }
        if (m_isRandom) {
            for (std::size_t i = fitting.size(); i > 1; --i) {
                const auto other = random.integer(0, static_cast<std::int64_t>(i));
                std::swap(fitting[i - 1], fitting[static_cast<std::size_t>(other)]);
            }
        } else {
            std::stable_sort(fitting.begin(), fitting.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
        }
        const double wanted = std::nearbyint(m_p * static_cast<double>(fitting.size()));
        fitting.resize(std::min(fitting.size(), static_cast<std::size_t>(wanted)));
        std::vector<std::size_t> chosen(fitting.size());
        std::transform(fitting.begin(), fitting.end(), chosen.begin(),
                       [](const auto& one) { return one.second; });
        return chosen;
    }

    double m_p;
    bool m_fromOther;
    bool m_isRandom;
};

} // namespace

TransformInfo copyPasteInfo()
{
    static const std::vector<ParameterInfo> kParameters{
        probability("copy_paste", 0.0,
                    FAULTLINE_TR_NOOP("Augment", "Share of the outlined objects that is copied.")),
        {.name = "copy_paste_mode",
         .kind = ParameterKind::Choice,
         .defaultValue = std::string("flip"),
         .minimum = 0,
         .maximum = 0,
         .choices = {"flip", "mixup"},
         .unit = {},
         .help = FAULTLINE_TR_NOOP("Augment",
                                   "flip: from the mirrored image; mixup: from another image.")}};
    TransformInfo info;
    info.id = "ultralytics/copy_paste";
    info.library = Library::Ultralytics;
    info.name = "CopyPaste";
    info.group = TransformGroup::Mix;
    info.summary = FAULTLINE_TR_NOOP(
        "Augment", "Copies objects with outlines to where they cover little of others.");
    info.parameters = kParameters;
    info.isScaleFree = true;
    info.make = [](const PipelineStep& step, std::string_view version, Text&) -> TransformPtr {
        const ParameterReader read(kParameters, step.parameters);
        const double p = std::clamp(read.real("copy_paste"), 0.0, 1.0);
        return std::make_shared<CopyPaste>(p, read.text("copy_paste_mode") == "mixup",
                                           majorVersion(version) == 5);
    };
    return info;
}

} // namespace faultline::augment::ultralytics
