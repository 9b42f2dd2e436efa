// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/dataset/defects/defect.h"
#include "model/dataset/statistics/dataset_statistics.h"

#include <array>
#include <charconv>
#include <utility>

namespace faultline {

namespace {

using enum DefectId;
using Arguments = std::vector<Text::Argument>;

/// A coordinate as it was written, near enough: "0.25", "1e+30", "nan".
std::string coordinate(float value)
{
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 5)
            .ptr;
    return {text.data(), end};
}

Quantity count(double value)
{
    return {value, Unit::Count};
}

/// What a sentence may speak of.
class Subject {
public:
    Subject(const Dataset& dataset, const Defect& defect) : m_dataset(dataset), m_defect(defect) {}

    [[nodiscard]] Arguments corners() const
    {
        const BoxRow& box = m_dataset.boxes(m_defect.image)[m_defect.box];
        return {coordinate(box.xmin), coordinate(box.ymin), coordinate(box.xmax),
                coordinate(box.ymax)};
    }
    [[nodiscard]] Arguments sizes() const
    {
        const ImageRow& row = m_dataset.image(m_defect.image);
        return {count(row.statedWidth), count(row.statedHeight), count(row.width),
                count(row.height)};
    }
    [[nodiscard]] std::string where(std::uint32_t image) const { return m_dataset.where(image); }
    [[nodiscard]] std::string name(std::int32_t index) const
    {
        return index < 0 ? std::string() : className(classAt(index));
    }
    [[nodiscard]] const DatasetClass& classAt(std::int32_t index) const
    {
        return m_dataset.classes()[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] std::string id(std::int32_t index) const
    {
        const DatasetClass& one = classAt(index);
        return one.id ? std::to_string(*one.id) : std::string("?");
    }
    [[nodiscard]] std::string splitOf(std::uint32_t image) const
    {
        return splitName(m_dataset.image(image).split);
    }
    [[nodiscard]] std::string splitName(std::int32_t split) const
    {
        const auto& splits = m_dataset.source().splits;
        const auto at = static_cast<std::size_t>(split);
        return at < splits.size() ? splits[at].name : std::string();
    }

private:
    const Dataset& m_dataset;
    const Defect& m_defect;
};

Text boxReason(const Subject& subject, const Defect& defect)
{
    const Quantity value{double{defect.value}, Unit::None};
    const Quantity limit{double{defect.limit}, Unit::None};
    switch (defect.id) {
    case BoxNotFinite:
    case BoxMalformed:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The corners are (%1, %2) and (%3, %4)."),
                subject.corners()};
    case BoxNotNormalised:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The corners (%1, %2) and (%3, %4) lie far outside "
                                               "0 to 1: these are pixels."),
                subject.corners()};
    case BoxSizeUnknown:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The corners (%1, %2) and (%3, %4) are pixels, and "
                                               "neither image nor annotation tells the size."),
                subject.corners()};
    case BoxInverted:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The box goes from (%1, %2) back to (%3, %4)."),
                subject.corners()};
    case BoxEmpty:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The box from (%1, %2) to (%3, %4) has no width or "
                                               "no height."),
                subject.corners()};
    case BoxWhollyOutside:
        return {FAULTLINE_TR_NOOP("Diagnosis", "No part of the box from (%1, %2) to (%3, %4) lies "
                                               "in the image."),
                subject.corners()};
    case BoxOutside: {
        Arguments arguments = subject.corners();
        arguments.emplace_back(Quantity{double{defect.value}, Unit::Fraction});
        return {FAULTLINE_TR_NOOP("Diagnosis", "The box from (%1, %2) to (%3, %4) reaches %5 of a "
                                               "side out of the image."),
                arguments};
    }
    case BoxBelowPixel:
        return {FAULTLINE_TR_NOOP("Diagnosis", "%1 square pixels are left of it after resizing."),
                {value}};
    case BoxDuplicate:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Box %1 of the image has the same corners and "
                                               "class."),
                {count(defect.other + 1.0)}};
    case BoxTwoClasses:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Box %1 of the image has the same corners, this "
                                               "one is called %2."),
                {count(defect.other + 1.0), subject.name(defect.classIndex)}};
    case BoxWholePicture:
        return {FAULTLINE_TR_NOOP("Diagnosis", "It covers %1 of the image."),
                {Quantity{double{defect.value}, Unit::Fraction}}};
    case BoxUnlabelled: return {FAULTLINE_TR_NOOP("Diagnosis", "No class is written for it."), {}};
    case BoxTooSmall:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Its short side is %1 pixels after resizing, below "
                                               "%2."),
                {value, limit}};
    default:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The best anchor overlaps it by %1, below %2."),
                {value, limit}};
    }
}

Text classReason(const Subject& subject, const Defect& defect)
{
    const std::string name = subject.name(defect.classIndex);
    const std::string other =
        defect.hasOther() ? subject.name(static_cast<std::int32_t>(defect.other)) : std::string();
    const Quantity boxes = count(double{defect.value});
    const Quantity limit = count(double{defect.limit});
    switch (defect.id) {
    case ClassIdBelowFirst:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Id %2 is the class of %1 of the boxes; ids start "
                                               "at %3."),
                {boxes, subject.id(defect.classIndex), limit}};
    case ClassIdAboveCount:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Id %2 is the class of %1 of the boxes; num_classes "
                                               "is %3."),
                {boxes, subject.id(defect.classIndex), limit}};
    case ClassIdNotInMap:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Id %2 is the class of %1 of the boxes; the label "
                                               "map lacks it."),
                {boxes, subject.id(defect.classIndex)}};
    case ClassNameNotInMap:
        if (defect.hasOther()) {
            return {FAULTLINE_TR_NOOP("Diagnosis", "\"%2\" is the class of %1 of the boxes; the "
                                                   "label map has \"%3\"."),
                    {boxes, name, other}};
        }
        return {FAULTLINE_TR_NOOP("Diagnosis", "\"%2\" is the class of %1 of the boxes; the label "
                                               "map lacks it."),
                {boxes, name}};
    case ClassNameIdDisagree:
        if (defect.hasOther()) {
            return {FAULTLINE_TR_NOOP("Diagnosis", "\"%2\" with id %3 is the class of %1 of the "
                                                   "boxes, \"%4\" with id %5 that of others."),
                    {boxes, name, subject.id(defect.classIndex), other,
                     subject.id(static_cast<std::int32_t>(defect.other))}};
        }
        return {FAULTLINE_TR_NOOP("Diagnosis", "\"%2\" with id %3 is the class of %1 of the boxes; "
                                               "in the label map it has id %4."),
                {boxes, name, subject.id(defect.classIndex),
                 std::to_string(subject.classAt(defect.classIndex).mapId.value_or(0))}};
    case ClassSpelling:
        return {FAULTLINE_TR_NOOP("Diagnosis", "\"%2\" is the class of %1 of the boxes, \"%3\" "
                                               "that of others."),
                {boxes, name, other}};
    case ClassUnused:
        return {FAULTLINE_TR_NOOP("Diagnosis", "\"%1\" is in the label map and on no image."),
                {name}};
    case ClassImbalance:
        return {FAULTLINE_TR_NOOP("Diagnosis", "\"%1\" has %2 times as many boxes as \"%3\"."),
                {other, boxes, name}};
    case ClassStarving:
        return {FAULTLINE_TR_NOOP("Diagnosis", "\"%1\" is the class of %2 of the boxes, %3 of "
                                               "all."),
                {name, boxes, Quantity{double{defect.limit}, Unit::Fraction}}};
    case ClassNotInTraining:
        return {FAULTLINE_TR_NOOP("Diagnosis", "\"%1\" is the class of %2 of the boxes of the "
                                               "validation split and of none of the training "
                                               "split."),
                {name, boxes}};
    default:
        return {FAULTLINE_TR_NOOP("Diagnosis", "\"%1\" is the class of %2 of the boxes of the "
                                               "training split and of none of the validation "
                                               "split."),
                {name, boxes}};
    }
}

Text datasetReason(const Subject& subject, const Defect& defect)
{
    const Quantity value = count(double{defect.value});
    const Quantity limit = count(double{defect.limit});
    const Quantity share{double{defect.value}, Unit::Fraction};
    const Quantity most{double{defect.limit}, Unit::Fraction};
    switch (defect.id) {
    case ClassMapStart:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The smallest id of the label map is %1."), {value}};
    case ClassMapSize:
        return {FAULTLINE_TR_NOOP("Diagnosis", "num_classes is %1; items of the label map: %2."),
                {value, limit}};
    case SplitWithoutBoxes:
        return {
            FAULTLINE_TR_NOOP("Diagnosis", "No box on any image of the split \"%1\"; images: %2."),
            {subject.splitName(defect.split), value}};
    case PicturesWithoutBoxes:
        return {FAULTLINE_TR_NOOP("Diagnosis", "No box on %1 of the images, %2 of all."),
                {value, most}};
    case ObjectsTooSmall:
        return {FAULTLINE_TR_NOOP("Diagnosis", "%1 of the boxes have a short side below 8 pixels "
                                               "after resizing; %2 is a lot."),
                {share, most}};
    default:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The best anchor overlaps %1 of the boxes by less "
                                               "than half; %2 is a lot."),
                {share, most}};
    }
}

Text twoPictures(const Subject& subject, const Defect& defect)
{
    const std::string other = subject.where(defect.other);
    switch (defect.id) {
    case PictureLeak:
        return {FAULTLINE_TR_NOOP("Diagnosis", "It has the same bytes as %1 of the split \"%2\"."),
                {other, subject.splitOf(defect.other)}};
    case PictureNearLeak:
        return {FAULTLINE_TR_NOOP("Diagnosis", "It looks like %1 of the split \"%2\": %3 of 64 "
                                               "bits of their hashes differ."),
                {other, subject.splitOf(defect.other), count(double{defect.value})}};
    case DuplicateLabelsDiffer:
        return {FAULTLINE_TR_NOOP("Diagnosis", "It has the same bytes as %1, but other boxes."),
                {other}};
    case PictureDuplicate:
        return {FAULTLINE_TR_NOOP("Diagnosis", "It has the same bytes as %1."), {other}};
    default:
        return {FAULTLINE_TR_NOOP("Diagnosis", "It looks like %1: %2 of 64 bits of their hashes "
                                               "differ."),
                {other, count(double{defect.value})}};
    }
}

Text pictureReason(const Subject& subject, const Defect& defect)
{
    const Quantity value{double{defect.value}, Unit::None};
    switch (defect.id) {
    case SizeSwapped:
    case SizeDiffers:
        return {FAULTLINE_TR_NOOP("Diagnosis", "The annotation says %1 x %2, the image is %3 x "
                                               "%4."),
                subject.sizes()};
    case BoxesOverLimit:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Of its %1 boxes the trainer takes %2."),
                {count(double{defect.value}), count(double{defect.limit})}};
    case PictureRotated:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Its EXIF orientation is %1; 1 is upright."),
                {value}};
    case PictureConstant:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Its grey levels differ by %1 (standard "
                                               "deviation)."),
                {value}};
    case PictureSizeOutlier:
        return {FAULTLINE_TR_NOOP("Diagnosis", "Its long side is %1 pixels; the median is %2."),
                {count(double{defect.value}), count(double{defect.limit})}};
    default: return {defectKind(defect.id).title, {}};
    }
}

} // namespace

Text defectReason(const Dataset& dataset, const Defect& defect)
{
    const Subject subject(dataset, defect);
    if (defect.hasBox())
        return boxReason(subject, defect);
    if (defect.hasImage() && defect.hasOther())
        return twoPictures(subject, defect);
    if (defect.hasImage())
        return pictureReason(subject, defect);
    if (defect.classIndex >= 0)
        return classReason(subject, defect);
    return datasetReason(subject, defect);
}

} // namespace faultline
