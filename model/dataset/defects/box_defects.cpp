// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/defects/box_defects.h"

#include "model/dataset/statistics/dataset_statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

bool isFinite(const BoxRow& box)
{
    return std::isfinite(box.xmin) && std::isfinite(box.ymin) && std::isfinite(box.xmax)
           && std::isfinite(box.ymax);
}

/// All coordinates are far above 1. A box in pixels may touch the left or upper border: 0 counts.
bool isInPixels(const BoxRow& box, float limit)
{
    const auto isFar = [limit](float place) { return place > limit; };
    return isFar(box.xmax) && isFar(box.ymax) && (isFar(box.xmin) || box.xmin == 0.0F)
           && (isFar(box.ymin) || box.ymin == 0.0F);
}

/// How far the box reaches out of the picture, as a fraction of its side.
float overhang(const BoxRow& box)
{
    return std::max({-box.xmin, -box.ymin, box.xmax - 1.0F, box.ymax - 1.0F});
}

bool isWhollyOutside(const BoxRow& box)
{
    return box.xmin >= 1.0F || box.ymin >= 1.0F || box.xmax <= 0.0F || box.ymax <= 0.0F;
}

/// Boxes in order of their corners that each one is held against: equal ones are neighbours, and a
/// picture with a million boxes in one column must not take hours.
constexpr std::size_t kMostNeighbours = 64;

/// What one flag of the index says.
struct FlagDefect {
    ImageFlag flag;
    DefectId id;
};
constexpr std::array kFlagDefects{
    FlagDefect{kListsUnequal, DefectId::ListsUnequal},
    FlagDefect{kAnnotationBroken, DefectId::AnnotationBroken},
    FlagDefect{kDuplicateId, DefectId::PictureIdTwice},
    FlagDefect{kImageMissing, DefectId::PictureMissing},
    FlagDefect{kImageUnreadable, DefectId::PictureUnreadable},
    FlagDefect{kImageCut, DefectId::PictureCut},
    FlagDefect{kImageTooLarge, DefectId::PictureTooLarge},
    FlagDefect{kImageOutside, DefectId::PictureOutside},
    FlagDefect{kRecordDamaged, DefectId::RecordDamaged},
    FlagDefect{kSequenceExample, DefectId::SequenceExample},
    FlagDefect{kImageSixteenBit, DefectId::PictureSixteenBit},
    FlagDefect{kImageCmyk, DefectId::PictureCmyk},
    FlagDefect{kImageAnimated, DefectId::PictureAnimated},
    FlagDefect{kFormatMismatch, DefectId::PictureFormatDiffers},
    FlagDefect{kHashMismatch, DefectId::PictureHashDiffers},
    FlagDefect{kImageAlpha, DefectId::PictureAlpha},
};

} // namespace

PictureJudge::PictureJudge(const Dataset& dataset, const DefectOptions& options,
                           DefectCollector& found)
    : m_dataset(dataset), m_options(options), m_limits(options.thresholds), m_found(found)
{
}

void PictureJudge::judge(std::uint32_t image)
{
    const ImageRow& row = m_dataset.image(image);
    judgeHeader(image, row);
    judgeStatedSize(image, row);
    const PixelSize picture = pictureSize(row);
    const PixelSize resized = picture.width > 0.0F
                                  ? resizedSize(m_options.resizer, picture.width, picture.height)
                                  : PixelSize{};
    const std::span<const BoxRow> boxes = m_dataset.boxes(image);
    for (std::uint32_t box = 0; box < boxes.size(); ++box)
        judgeBox(image, box, boxes[box], resized);
    if (boxes.size() > 1)
        findEqualBoxes(image);
    if (m_options.maxBoxes && boxes.size() > *m_options.maxBoxes) {
        m_found.add({.id = DefectId::BoxesOverLimit,
                     .image = image,
                     .value = static_cast<float>(boxes.size()),
                     .limit = static_cast<float>(*m_options.maxBoxes)});
    }
}

void PictureJudge::judgeHeader(std::uint32_t image, const ImageRow& row)
{
    if (row.flags != 0) {
        for (const FlagDefect& one : kFlagDefects) {
            if (row.has(one.flag))
                m_found.add({.id = one.id, .image = image});
        }
    }
    if (row.orientation > 1 && !m_options.trainerAppliesOrientation) {
        m_found.add({.id = DefectId::PictureRotated,
                     .image = image,
                     .value = static_cast<float>(row.orientation)});
    }
}

void PictureJudge::judgeStatedSize(std::uint32_t image, const ImageRow& row)
{
    const bool isKnown =
        row.width > 0 && row.height > 0 && (row.statedWidth > 0 || row.statedHeight > 0);
    if (!isKnown || (row.statedWidth == row.width && row.statedHeight == row.height))
        return;
    const bool isSwapped = row.statedWidth == row.height && row.statedHeight == row.width;
    m_found.add({.id = isSwapped ? DefectId::SizeSwapped : DefectId::SizeDiffers, .image = image});
}

void PictureJudge::judgeBox(std::uint32_t image, std::uint32_t box, const BoxRow& row,
                            PixelSize resized)
{
    Defect defect{.image = image, .box = box, .classIndex = row.classIndex};
    if (row.has(kBoxUnlabelled)) {
        defect.id = DefectId::BoxUnlabelled;
        m_found.add(defect);
    }
    // One box, one fault: the others are consequences of the first.
    if (row.has(kBoxMalformed) || !isFinite(row)) {
        defect.id = row.has(kBoxMalformed) ? DefectId::BoxMalformed : DefectId::BoxNotFinite;
        m_found.add(defect);
        return;
    }
    if (row.has(kBoxPixels)) {
        defect.id = DefectId::BoxSizeUnknown;
        m_found.add(defect);
        return;
    }
    // A crowd may be marked by a region that is no proper box.
    if (row.has(kBoxCrowd))
        return;
    judgePlace(defect, row);
    if (hasArea(row) && resized.width > 0.0F)
        judgeSize(defect, row, resized);
}

void PictureJudge::judgePlace(Defect defect, const BoxRow& row)
{
    if (isInPixels(row, m_limits.notNormalisedFrom)) {
        defect.id = DefectId::BoxNotNormalised;
    } else if (row.xmin > row.xmax || row.ymin > row.ymax) {
        defect.id = DefectId::BoxInverted;
    } else if (row.xmin == row.xmax || row.ymin == row.ymax) {
        defect.id = DefectId::BoxEmpty;
    } else if (isWhollyOutside(row)) {
        defect.id = DefectId::BoxWhollyOutside;
    } else if (const float over = overhang(row); over > m_limits.outsideTolerance) {
        defect.id = DefectId::BoxOutside;
        defect.value = over;
        defect.limit = m_limits.outsideTolerance;
    } else if (const float area = (row.xmax - row.xmin) * (row.ymax - row.ymin);
               area >= m_limits.wholePictureArea) {
        defect.id = DefectId::BoxWholePicture;
        defect.value = area;
        defect.limit = m_limits.wholePictureArea;
    } else {
        return;
    }
    m_found.add(defect);
}

void PictureJudge::judgeSize(Defect defect, const BoxRow& row, PixelSize resized)
{
    if (isInPixels(row, m_limits.notNormalisedFrom))
        return;
    ++m_sizedBoxes;
    const float width = (row.xmax - row.xmin) * resized.width;
    const float height = (row.ymax - row.ymin) * resized.height;
    if (width * height < m_limits.smallestBoxArea) {
        defect.id = DefectId::BoxBelowPixel;
        defect.value = width * height;
        defect.limit = m_limits.smallestBoxArea;
        m_found.add(defect);
    }
    if (const float side = std::min(width, height); side < m_limits.smallSide) {
        defect.id = DefectId::BoxTooSmall;
        defect.value = side;
        defect.limit = m_limits.smallSide;
        m_found.add(defect);
    }
    if (m_options.anchors.empty())
        return;
    if (const float iou = bestAnchorIou(m_options.anchors, {width, height});
        iou < m_limits.anchorIou) {
        defect.id = DefectId::BoxWithoutAnchor;
        defect.value = iou;
        defect.limit = m_limits.anchorIou;
        m_found.add(defect);
    }
}

void PictureJudge::findEqualBoxes(std::uint32_t image)
{
    const std::span<const BoxRow> boxes = m_dataset.boxes(image);
    m_order.resize(boxes.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    std::erase_if(m_order, [&](std::uint32_t box) {
        return !isFinite(boxes[box]) || boxes[box].has(kBoxCrowd);
    });
    std::sort(m_order.begin(), m_order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::tie(boxes[a].xmin, boxes[a].ymin, boxes[a].xmax, boxes[a].ymax, a)
               < std::tie(boxes[b].xmin, boxes[b].ymin, boxes[b].xmax, boxes[b].ymax, b);
    });
    const float same = m_limits.sameBox;
    const auto isNear = [same](float a, float b) { return std::abs(a - b) <= same; };
    // Rows come in the order of the boxes.
    std::vector<Defect> rows;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const BoxRow& a = boxes[m_order[i]];
        const std::size_t end = std::min(m_order.size(), i + 1 + kMostNeighbours);
        for (std::size_t j = i + 1; j < end; ++j) {
            const BoxRow& b = boxes[m_order[j]];
            if (b.xmin - a.xmin > same)
                break;
            if (!isNear(a.ymin, b.ymin) || !isNear(a.xmax, b.xmax) || !isNear(a.ymax, b.ymax))
                continue;
            const auto [first, second] = std::minmax(m_order[i], m_order[j]);
            rows.push_back({.id = a.classIndex == b.classIndex ? DefectId::BoxDuplicate
                                                               : DefectId::BoxTwoClasses,
                            .image = image,
                            .box = second,
                            .other = first,
                            .classIndex = boxes[second].classIndex});
            if (a.classIndex == b.classIndex)
                break; // later ones are held against that one
        }
    }
    std::sort(rows.begin(), rows.end(),
              [](const Defect& a, const Defect& b) { return a.box < b.box; });
    for (const Defect& row : rows)
        m_found.add(row);
}

} // namespace faultline
