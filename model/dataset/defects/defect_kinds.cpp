// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/dataset/defects/defect.h"

#include <algorithm>

namespace faultline {

namespace {

using enum DefectId;
using enum DefectSeverity;

constexpr DefectScope kBox = DefectScope::Box;
constexpr DefectScope kPicture = DefectScope::Picture;
constexpr DefectScope kClass = DefectScope::Class;
constexpr DefectScope kAll = DefectScope::Dataset;
constexpr bool kDrops = true;
constexpr bool kKeeps = false;

// A table reads better with its columns left where they are.
// clang-format off
constexpr std::array<DefectKind, kDefectKindCount> kKinds{{
    {BoxNotFinite, "box-not-finite", "D01", Critical, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box with NaN or infinity"),
     FAULTLINE_TR_NOOP("Dataset",
         "One such box makes the loss NaN in the step that meets it; nothing is learned from "
         "then on."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop the box, and look for the division by zero in the program that wrote it.")},
    {BoxMalformed, "box-malformed", "D01", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box whose numbers cannot be read"),
     FAULTLINE_TR_NOOP("Dataset",
         "Some trainers stop at it, others take it for zero."),
     FAULTLINE_TR_NOOP("Dataset",
         "Correct the annotation or drop the box.")},
    {BoxNotNormalised, "box-not-normalised", "D01", Critical, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box in pixels where fractions are meant"),
     FAULTLINE_TR_NOOP("Dataset",
         "Coordinates a hundred times too large make the loss huge, and boxes are cut to the "
         "border of the image: nothing can be learned from them."),
     FAULTLINE_TR_NOOP("Dataset",
         "Divide by the width and height of the image, or have the repaired copy do it.")},
    {BoxSizeUnknown, "box-size-unknown", "D01", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box of an image of unknown size"),
     FAULTLINE_TR_NOOP("Dataset",
         "Its pixels cannot be turned into fractions of the image."),
     FAULTLINE_TR_NOOP("Dataset",
         "Add the image or its width and height to the annotation.")},
    {BoxInverted, "box-inverted", "D01", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box with swapped corners"),
     FAULTLINE_TR_NOOP("Dataset",
         "Width or height is negative: the loss becomes NaN, or the box silently matches "
         "nothing."),
     FAULTLINE_TR_NOOP("Dataset",
         "Swap the corners if the order was mixed up; check x and y in the program that wrote "
         "them.")},
    {BoxEmpty, "box-empty", "D01", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box without area"),
     FAULTLINE_TR_NOOP("Dataset",
         "A box without width or height matches no anchor, and its logarithm in the box loss is "
         "infinite."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop it: usually a stray click of the annotator.")},
    {BoxWhollyOutside, "box-wholly-outside", "D01", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box wholly outside the image"),
     FAULTLINE_TR_NOOP("Dataset",
         "There is nothing to see in it. Clipping leaves a box without area."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop it. Many of them: the boxes belong to another image or another size of it.")},
    {BoxOutside, "box-outside", "D01", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box that reaches outside the image"),
     FAULTLINE_TR_NOOP("Dataset",
         "Trainers cut it, drop it or stop, each in its own way."),
     FAULTLINE_TR_NOOP("Dataset",
         "Clip it to the image. Many of them: look whether stated and real size differ.")},
    {BoxBelowPixel, "box-below-pixel", "D01", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box smaller than a pixel after resizing"),
     FAULTLINE_TR_NOOP("Dataset",
         "The network cannot see the object but is punished for not finding it."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop it, or train on larger images or tiles.")},
    {BoxDuplicate, "box-duplicate", "D01", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "The same box twice"),
     FAULTLINE_TR_NOOP("Dataset",
         "The object counts twice in the loss, and one of two correct detections counts as "
         "wrong in the evaluation."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop the second one.")},
    {BoxTwoClasses, "box-two-classes", "D01", Info, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "One place with two classes"),
     FAULTLINE_TR_NOOP("Dataset",
         "Right where classes overlap (a person who is a rider); otherwise one of the two "
         "contradicts the other."),
     FAULTLINE_TR_NOOP("Dataset",
         "Look at it: if the classes exclude each other, one is wrong.")},
    {BoxWholePicture, "box-whole-picture", "D01", Info, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box that covers the whole image"),
     FAULTLINE_TR_NOOP("Dataset",
         "Right for a close-up. Many of them come from classification data, or stand for 'no "
         "box drawn'."),
     FAULTLINE_TR_NOOP("Dataset",
         "Look at a few of them.")},
    {SizeSwapped, "size-swapped", "D01", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Stated width and height are swapped"),
     FAULTLINE_TR_NOOP("Dataset",
         "The annotation was made on the turned image, the trainer reads it as stored: every "
         "box lies in the wrong place."),
     FAULTLINE_TR_NOOP("Dataset",
         "Apply the EXIF orientation to the stored image, or write the boxes for the image "
         "as stored.")},
    {SizeDiffers, "size-differs", "D01", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Stated size is not that of the image"),
     FAULTLINE_TR_NOOP("Dataset",
         "Boxes in pixels are divided by the wrong size: they lie in the wrong place if the "
         "shape changed too."),
     FAULTLINE_TR_NOOP("Dataset",
         "Correct the stated size, after looking whether the boxes fit the image.")},
    {ListsUnequal, "lists-unequal", "D01", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Lists of boxes and classes of unequal length"),
     FAULTLINE_TR_NOOP("Dataset",
         "Which class belongs to which box is a guess from there on; the trainer may stop."),
     FAULTLINE_TR_NOOP("Dataset",
         "Write the record again: all lists need one entry for each box.")},
    {AnnotationBroken, "annotation-broken", "D01", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Damaged annotation"),
     FAULTLINE_TR_NOOP("Dataset",
         "What could not be read of it is missing from the training."),
     FAULTLINE_TR_NOOP("Dataset",
         "Restore the file or write it again.")},
    {ClassIdBelowFirst, "class-id-below-first", "D02", Critical, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Class id below the first one"),
     FAULTLINE_TR_NOOP("Dataset",
         "0 is the background: objects of this class teach the network to see nothing there."),
     FAULTLINE_TR_NOOP("Dataset",
         "Number classes from 1, in the label map and in the records.")},
    {ClassIdAboveCount, "class-id-above-count", "D02", Critical, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Class id above the number of classes"),
     FAULTLINE_TR_NOOP("Dataset",
         "One-hot encoding turns it into no class at all: the object is learned as background, "
         "and TensorFlow does not say so."),
     FAULTLINE_TR_NOOP("Dataset",
         "Raise num_classes, or correct the id.")},
    {ClassIdNotInMap, "class-id-not-in-map", "D02", Critical, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Class id that the label map lacks"),
     FAULTLINE_TR_NOOP("Dataset",
         "The evaluation cannot name it and leaves it out."),
     FAULTLINE_TR_NOOP("Dataset",
         "Add it to the label map, or correct the id.")},
    {ClassNameNotInMap, "class-name-not-in-map", "D02", Critical, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Class name that the label map lacks"),
     FAULTLINE_TR_NOOP("Dataset",
         "The trainer looks names up in the label map; what it does not find becomes -1 or 0 "
         "and is lost."),
     FAULTLINE_TR_NOOP("Dataset",
         "Spell both alike: case and blanks count.")},
    {ClassNameIdDisagree, "class-name-id-disagree", "D02", Critical, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Name and id of a class disagree"),
     FAULTLINE_TR_NOOP("Dataset",
         "What is learned as one class is evaluated as another: high loss or an mAP of 0 that "
         "no curve explains."),
     FAULTLINE_TR_NOOP("Dataset",
         "Write the records again with the label map that the training uses.")},
    {ClassSpelling, "class-spelling", "D02", Warning, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Two spellings of one class"),
     FAULTLINE_TR_NOOP("Dataset",
         "They are two classes to the trainer: each has fewer examples and contradicts the "
         "other."),
     FAULTLINE_TR_NOOP("Dataset",
         "Give both the same name.")},
    {ClassMapStart, "class-map-start", "D02", Warning, kAll, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Label map does not start at 1"),
     FAULTLINE_TR_NOOP("Dataset",
         "0 is the background; a first id above 1 leaves outputs that never get an example."),
     FAULTLINE_TR_NOOP("Dataset",
         "Number the items of the label map from 1 without gaps.")},
    {ClassMapSize, "class-map-size", "D02", Warning, kAll, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "num_classes is not the size of the label map"),
     FAULTLINE_TR_NOOP("Dataset",
         "Too few: classes are lost. Too many: outputs that never get an example; a checkpoint "
         "does not fit."),
     FAULTLINE_TR_NOOP("Dataset",
         "Set num_classes to the number of items.")},
    {ClassUnused, "class-unused", "D02", Info, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Class of the label map without a box"),
     FAULTLINE_TR_NOOP("Dataset",
         "It is never learned, and its average precision pulls no mean down: evaluators leave "
         "it out."),
     FAULTLINE_TR_NOOP("Dataset",
         "Remove it, or look whether its records were left behind.")},
    {BoxUnlabelled, "box-unlabelled", "D02", Warning, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box without a class"),
     FAULTLINE_TR_NOOP("Dataset",
         "The trainer drops it or takes it for background."),
     FAULTLINE_TR_NOOP("Dataset",
         "Name it or drop it.")},
    {SplitWithoutBoxes, "split-without-boxes", "D03", Critical, kAll, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Split without a single box"),
     FAULTLINE_TR_NOOP("Dataset",
         "Training learns nothing from it; evaluation reports -1 or 0 whatever the model can "
         "do."),
     FAULTLINE_TR_NOOP("Dataset",
         "Look whether the annotations of this split were found.")},
    {ClassImbalance, "class-imbalance", "D03", Info, kAll, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Classes of very different frequency"),
     FAULTLINE_TR_NOOP("Dataset",
         "Detectors tolerate a lot of it, but the rare classes are learned last and worst."),
     FAULTLINE_TR_NOOP("Dataset",
         "Collect more of the rare ones, sample them more often, or use a focal loss; judge by "
         "the average precision of each class.")},
    {ClassStarving, "class-starving", "D03", Warning, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Class with few boxes"),
     FAULTLINE_TR_NOOP("Dataset",
         "Too few examples to learn from, and its average precision jumps with every one of "
         "them."),
     FAULTLINE_TR_NOOP("Dataset",
         "Collect more, merge it with a related class or drop it.")},
    {ClassNotInTraining, "class-not-in-training", "D03", Warning, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Class that only other splits have"),
     FAULTLINE_TR_NOOP("Dataset",
         "It is asked for in the evaluation and was never taught: an average precision of 0."),
     FAULTLINE_TR_NOOP("Dataset",
         "Split again, class by class.")},
    {ClassNotInValidation, "class-not-in-validation", "D03", Info, kClass, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Class that the validation lacks"),
     FAULTLINE_TR_NOOP("Dataset",
         "Whether it was learned is never measured."),
     FAULTLINE_TR_NOOP("Dataset",
         "Move some of its images to the validation split.")},
    {PicturesWithoutBoxes, "pictures-without-boxes", "D03", Info, kAll, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Images without boxes"),
     FAULTLINE_TR_NOOP("Dataset",
         "Good as examples of background if they are meant; if their annotations are missing, "
         "objects in them are learned as background."),
     FAULTLINE_TR_NOOP("Dataset",
         "Look at some of them.")},
    {BoxesOverLimit, "boxes-over-limit", "D04", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "More boxes than the trainer takes"),
     FAULTLINE_TR_NOOP("Dataset",
         "What is over max_number_of_boxes is dropped without a word; the objects are then "
         "learned as background."),
     FAULTLINE_TR_NOOP("Dataset",
         "Raise max_number_of_boxes, at the price of memory.")},
    {ObjectsTooSmall, "objects-too-small", "D05", Warning, kAll, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Many objects are tiny after resizing"),
     FAULTLINE_TR_NOOP("Dataset",
         "Below 8 pixels little is left of an object on the feature maps."),
     FAULTLINE_TR_NOOP("Dataset",
         "Train on larger images or on tiles; a feature map of stride 4 helps too.")},
    {AnchorsDoNotFit, "anchors-do-not-fit", "D05", Warning, kAll, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Anchors do not fit the boxes"),
     FAULTLINE_TR_NOOP("Dataset",
         "A box that no anchor overlaps by half is matched by force or not at all, and is "
         "learned late."),
     FAULTLINE_TR_NOOP("Dataset",
         "Set scales and aspect ratios to what fits the boxes; the suggested sizes do.")},
    {BoxTooSmall, "box-too-small", "D05", Info, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box with a short side below 8 pixels after resizing"),
     FAULTLINE_TR_NOOP("Dataset",
         "Hard to see for the network; one of them does no harm."),
     FAULTLINE_TR_NOOP("Dataset",
         "See the share of them.")},
    {BoxWithoutAnchor, "box-without-anchor", "D05", Info, kBox, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Box that no anchor fits"),
     FAULTLINE_TR_NOOP("Dataset",
         "Its shape or size is unlike that of any anchor."),
     FAULTLINE_TR_NOOP("Dataset",
         "See the share of them.")},
    {PictureLeak, "picture-leak", "D06", Warning, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "The same image in two splits"),
     FAULTLINE_TR_NOOP("Dataset",
         "The validation asks for what was learned by heart: its numbers are better than the "
         "model."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop it from one split, and split by scene or video instead of by image.")},
    {PictureNearLeak, "picture-near-leak", "D06", Warning, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "Nearly the same image in two splits"),
     FAULTLINE_TR_NOOP("Dataset",
         "Neighbouring frames of a video or an image saved twice: the validation asks for what "
         "was learned by heart."),
     FAULTLINE_TR_NOOP("Dataset",
         "Split by scene or video.")},
    {DuplicateLabelsDiffer, "duplicate-labels-differ", "D06", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Equal images with different boxes"),
     FAULTLINE_TR_NOOP("Dataset",
         "One of the two contradicts the other: what is an object here is background there."),
     FAULTLINE_TR_NOOP("Dataset",
         "Keep the better annotation.")},
    {PictureDuplicate, "picture-duplicate", "D06", Warning, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "The same image twice in one split"),
     FAULTLINE_TR_NOOP("Dataset",
         "It counts twice; hardly a harm unless there are many of it."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop all but one.")},
    {PictureNearDuplicate, "picture-near-duplicate", "D06", Info, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Nearly the same image in one split"),
     FAULTLINE_TR_NOOP("Dataset",
         "Less variety than the number of images promises."),
     FAULTLINE_TR_NOOP("Dataset",
         "Thin out series and videos.")},
    {PictureIdTwice, "picture-id-twice", "D06", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Two images with one id or name"),
     FAULTLINE_TR_NOOP("Dataset",
         "Boxes of one may be drawn on the other, and evaluators overwrite one with the other."),
     FAULTLINE_TR_NOOP("Dataset",
         "Give each its own.")},
    {PictureMissing, "picture-missing", "D07", Critical, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "Image is missing"),
     FAULTLINE_TR_NOOP("Dataset",
         "The trainer stops when it comes to it, or goes on with boxes on nothing."),
     FAULTLINE_TR_NOOP("Dataset",
         "Restore it or drop its annotation.")},
    {PictureUnreadable, "picture-unreadable", "D07", Critical, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "Image cannot be decoded"),
     FAULTLINE_TR_NOOP("Dataset",
         "The trainer stops when it comes to it, often hours into the run."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop it or fetch it again.")},
    {PictureCut, "picture-cut", "D07", Critical, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "Image ends early"),
     FAULTLINE_TR_NOOP("Dataset",
         "TensorFlow stops at it; other decoders fill the rest with grey, boxes included."),
     FAULTLINE_TR_NOOP("Dataset",
         "Fetch it again or drop it.")},
    {PictureTooLarge, "picture-too-large", "D07", Warning, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "Image of more bytes than are read"),
     FAULTLINE_TR_NOOP("Dataset",
         "It costs memory in every worker that decodes it."),
     FAULTLINE_TR_NOOP("Dataset",
         "Encode it again, smaller.")},
    {PictureOutside, "picture-outside", "D07", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Image outside the dataset's folder"),
     FAULTLINE_TR_NOOP("Dataset",
         "It was not opened: what a file names is not opened without your word. Nothing is "
         "known of it."),
     FAULTLINE_TR_NOOP("Dataset",
         "Allow images outside the folder, or copy them into it.")},
    {RecordDamaged, "record-damaged", "D07", Critical, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "Record with a wrong checksum"),
     FAULTLINE_TR_NOOP("Dataset",
         "TensorFlow stops at it with DataLossError."),
     FAULTLINE_TR_NOOP("Dataset",
         "Write the file again; look at the disk or the transfer that damaged it.")},
    {SequenceExample, "sequence-example", "D07", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Record is a SequenceExample"),
     FAULTLINE_TR_NOOP("Dataset",
         "A reader of single images sees an empty record."),
     FAULTLINE_TR_NOOP("Dataset",
         "Write one tf.Example for each frame, or read it as a sequence.")},
    {PictureSixteenBit, "picture-sixteen-bit", "D07", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Image of 16 bits a channel"),
     FAULTLINE_TR_NOOP("Dataset",
         "Decoded to 8 bits it may be nearly black; decoded to 16 it is 256 times too bright."),
     FAULTLINE_TR_NOOP("Dataset",
         "Convert to 8 bits with the range that holds the content.")},
    {PictureCmyk, "picture-cmyk", "D07", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Image in print colours (CMYK)"),
     FAULTLINE_TR_NOOP("Dataset",
         "Decoders disagree about it: inverted colours, or an error."),
     FAULTLINE_TR_NOOP("Dataset",
         "Convert to RGB.")},
    {PictureRotated, "picture-rotated", "D07", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Image to be turned by its EXIF orientation"),
     FAULTLINE_TR_NOOP("Dataset",
         "Viewers turn it, TensorFlow does not: boxes drawn in a viewer lie elsewhere in the "
         "training."),
     FAULTLINE_TR_NOOP("Dataset",
         "Store it upright, and check the boxes.")},
    {PictureAnimated, "picture-animated", "D07", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Animated image"),
     FAULTLINE_TR_NOOP("Dataset",
         "Decoding gives four dimensions instead of three; the trainer stops."),
     FAULTLINE_TR_NOOP("Dataset",
         "Keep one frame.")},
    {PictureFormatDiffers, "picture-format-differs", "D07", Info, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Image is of another format than stated"),
     FAULTLINE_TR_NOOP("Dataset",
         "A decoder for one format only refuses it."),
     FAULTLINE_TR_NOOP("Dataset",
         "State the right format or name.")},
    {PictureHashDiffers, "picture-hash-differs", "D07", Warning, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Image is not the one that was recorded"),
     FAULTLINE_TR_NOOP("Dataset",
         "Its bytes changed after the record was written: perhaps damage, perhaps another "
         "image."),
     FAULTLINE_TR_NOOP("Dataset",
         "Write the record again.")},
    {PictureConstant, "picture-constant", "D07", Warning, kPicture, kDrops,
     FAULTLINE_TR_NOOP("Dataset", "Image of one colour"),
     FAULTLINE_TR_NOOP("Dataset",
         "A failed download or camera. Boxes in it teach nonsense."),
     FAULTLINE_TR_NOOP("Dataset",
         "Drop it.")},
    {PictureAlpha, "picture-alpha", "D07", Info, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Image with transparency"),
     FAULTLINE_TR_NOOP("Dataset",
         "Four channels where three are expected, or hidden colours that come to light when "
         "alpha is dropped."),
     FAULTLINE_TR_NOOP("Dataset",
         "Flatten it onto a background.")},
    {PictureGrey, "picture-grey", "D07", Info, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Grey image among colour ones"),
     FAULTLINE_TR_NOOP("Dataset",
         "One channel where three are expected stops a trainer that does not convert it."),
     FAULTLINE_TR_NOOP("Dataset",
         "Convert it, or make sure that the decoder is told to give three channels.")},
    {PictureGreyInColour, "picture-grey-in-colour", "D07", Info, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Grey image stored in colour"),
     FAULTLINE_TR_NOOP("Dataset",
         "Nothing wrong with it; but many of them in one class let the network learn the "
         "missing colour."),
     FAULTLINE_TR_NOOP("Dataset",
         "See whether one class has most of them.")},
    {PictureSizeOutlier, "picture-size-outlier", "D07", Info, kPicture, kKeeps,
     FAULTLINE_TR_NOOP("Dataset", "Image much larger or smaller than the others"),
     FAULTLINE_TR_NOOP("Dataset",
         "After resizing its objects have another size than all others; a large one costs time "
         "and memory to decode."),
     FAULTLINE_TR_NOOP("Dataset",
         "Look whether it belongs here.")},
}};
// clang-format on

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (static_cast<std::size_t>(kKinds[i].id) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder(), "rows are in the order of DefectId");

} // namespace

std::string_view toString(DefectSeverity severity)
{
    switch (severity) {
    case Critical: return "critical";
    case Warning: return "warning";
    case Info: return "info";
    }
    return {};
}

const DefectKind& defectKind(DefectId id)
{
    return kKinds[static_cast<std::size_t>(id)];
}

std::span<const DefectKind> allDefectKinds()
{
    return kKinds;
}

const DefectKind* findDefectKind(std::string_view name)
{
    const auto* const at = std::find_if(
        kKinds.begin(), kKinds.end(), [name](const DefectKind& kind) { return kind.name == name; });
    return at == kKinds.end() ? nullptr : at;
}

} // namespace faultline
