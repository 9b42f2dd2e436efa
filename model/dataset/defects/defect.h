// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/dataset/dataset.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace faultline {

enum class DefectSeverity : std::uint8_t {
    Critical, ///< stops the training or makes it learn the wrong thing
    Warning,  ///< costs accuracy or time
    Info,     ///< worth knowing
};
[[nodiscard]] std::string_view toString(DefectSeverity severity); ///< "critical", ...

/// Everything that is looked for in a dataset, in the order of the catalogue (D01 to D07). One row
/// each in the table of defect_kinds.cpp; docs/defects.md explains them.
enum class DefectId : std::uint8_t {
    // D01 boxes
    BoxNotFinite,
    BoxMalformed,
    BoxNotNormalised,
    BoxSizeUnknown,
    BoxInverted,
    BoxEmpty,
    BoxWhollyOutside,
    BoxOutside,
    BoxBelowPixel,
    BoxDuplicate,
    BoxTwoClasses,
    BoxWholePicture,
    SizeSwapped,
    SizeDiffers,
    ListsUnequal,
    AnnotationBroken,
    // D02 classes against label map and configuration
    ClassIdBelowFirst,
    ClassIdAboveCount,
    ClassIdNotInMap,
    ClassNameNotInMap,
    ClassNameIdDisagree,
    ClassSpelling,
    ClassMapStart,
    ClassMapSize,
    ClassUnused,
    BoxUnlabelled,
    // D03 balance
    SplitWithoutBoxes,
    ClassImbalance,
    ClassStarving,
    ClassNotInTraining,
    ClassNotInValidation,
    PicturesWithoutBoxes,
    // D04 limits
    BoxesOverLimit,
    // D05 sizes and anchors
    ObjectsTooSmall,
    AnchorsDoNotFit,
    BoxTooSmall,
    BoxWithoutAnchor,
    // D06 duplicates
    PictureLeak,
    PictureNearLeak,
    DuplicateLabelsDiffer,
    PictureDuplicate,
    PictureNearDuplicate,
    PictureIdTwice,
    // D07 pictures
    PictureMissing,
    PictureUnreadable,
    PictureCut,
    PictureTooLarge,
    PictureOutside,
    RecordDamaged,
    SequenceExample,
    PictureSixteenBit,
    PictureCmyk,
    PictureRotated,
    PictureAnimated,
    PictureFormatDiffers,
    PictureHashDiffers,
    PictureConstant,
    PictureAlpha,
    PictureGrey,
    PictureGreyInColour,
    PictureSizeOutlier,
};
inline constexpr std::size_t kDefectKindCount = 61;

/// What an occurrence is about; the share of a summary is of all such things.
enum class DefectScope : std::uint8_t { Box, Picture, Class, Dataset };

/// What is fixed about a kind of defect.
struct DefectKind {
    DefectId id;
    std::string_view name;   ///< stable kebab-case id: "box-inverted"
    std::string_view code;   ///< of the catalogue: "D01"
    DefectSeverity severity; ///< of few occurrences; see DefectSummary
    DefectScope scope;
    bool dropsPicture;       ///< a list of records to drop has its pictures, if none says else
    std::string_view title;  ///< English, translatable (context "Dataset")
    std::string_view why;    ///< what it does to a training; same
    std::string_view advice; ///< what to do; same
};
[[nodiscard]] const DefectKind& defectKind(DefectId id);
[[nodiscard]] std::span<const DefectKind> allDefectKinds();
/// nullptr if there is none of this name.
[[nodiscard]] const DefectKind* findDefectKind(std::string_view name);

/// One occurrence.
struct Defect {
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFU;

    DefectId id = DefectId::BoxNotFinite;
    std::uint32_t image = kNone; ///< into Dataset::images(); none: about a class or all of it
    std::uint32_t box = kNone;   ///< into Dataset::boxes(image)
    std::uint32_t other = kNone; ///< the other picture of two, the other box, the other class
    std::int32_t classIndex = -1;
    std::int32_t split = -1; ///< of facts about a split
    float value = 0;         ///< what was measured; what it is, its reason tells
    float limit = 0;         ///< what it was held against

    [[nodiscard]] bool hasImage() const { return image != kNone; }
    [[nodiscard]] bool hasBox() const { return box != kNone; }
    [[nodiscard]] bool hasOther() const { return other != kNone; }
};

/// Why this one was found, with its numbers: "xmin 0.8 is right of xmax 0.2".
[[nodiscard]] Text defectReason(const Dataset& dataset, const Defect& defect);

/// All occurrences of one kind.
struct DefectSummary {
    DefectId id = DefectId::BoxNotFinite;
    /// That of the kind, or worse if the share is large (DefectThresholds::criticalBoxShare).
    DefectSeverity severity = DefectSeverity::Info;
    std::uint64_t count = 0;  ///< all of them, whether kept as rows or not
    std::uint64_t images = 0; ///< pictures concerned
    double share = 0;         ///< of all boxes, pictures, classes: see DefectScope
};

/// What was found. Rows are in the order of DefectId, then of pictures and boxes.
struct DefectReport {
    std::vector<Defect> rows;             ///< at most DefectOptions::keptPerKind of each kind
    std::vector<DefectSummary> summaries; ///< kinds that occur, worst first, then by DefectId
    bool isComplete = true;               ///< false: cancelled on the way

    [[nodiscard]] bool hasCritical() const;
    [[nodiscard]] std::uint64_t count(DefectId id) const;
    [[nodiscard]] std::span<const Defect> rowsOf(DefectId id) const;
    [[nodiscard]] const DefectSummary* summary(DefectId id) const; ///< nullptr if there is none
    /// Takes what another search found. A kind that both found adds up.
    void append(DefectReport other);
};

} // namespace faultline
