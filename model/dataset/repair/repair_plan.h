// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/dataset/dataset.h"

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What can be done to a copy of a dataset. Applied in this order, so that a box that is clipped to
/// nothing is then dropped as degenerate.
enum class Repair : std::uint8_t {
    DropUnreadablePictures, ///< missing, damaged, cut
    DropExactDuplicates,    ///< all but the first of pictures that are equal byte for byte
    CorrectStatedSize,      ///< to that of the picture
    NormalisePixelBoxes,    ///< coordinates in pixels where 0..1 is meant
    SwapCorners,
    ClipBoxes,           ///< to the picture
    DropDegenerateBoxes, ///< not a number, or nothing left of them
    DropDuplicateBoxes,  ///< same class, same corners
    FixClassText,        ///< blanks around it, case: as the label map writes it
    DropUnknownClasses,  ///< not in the label map, after FixClassText
};
[[nodiscard]] std::string_view toString(Repair repair); ///< "clip-boxes", stable
[[nodiscard]] std::string_view titleOf(Repair repair);  ///< translatable, context "Repair"
[[nodiscard]] std::vector<Repair> allRepairs();

struct RepairOptions {
    std::set<Repair> repairs;
    std::set<std::size_t> dropImages; ///< besides: pictures that the user does not want
};

/// One change, as the report lists it.
struct RepairChange {
    std::uint32_t image = 0; ///< in the dataset
    std::int32_t box = -1;   ///< of that picture; -1: the picture
    Repair repair = Repair::ClipBoxes;
    bool isDropped = false;
    std::string before; ///< English: "0.52 0.1 1.3 0.8", "1080 x 1920", "Racoon "
    std::string after;  ///< empty if it was dropped
};

/// What becomes of one box.
struct BoxEdit {
    bool isDropped = false;
    bool isMoved = false;
    std::array<float, 4> corners{}; ///< xmin, ymin, xmax, ymax, normalised; if it was moved
    std::int32_t classIndex = -1;   ///< of Dataset::classes(): whose name it gets; -1: its own
};

/// What becomes of one picture.
struct ImageEdit {
    bool isDropped = false;
    bool isResized = false;     ///< the stated size becomes that of the picture's header
    std::vector<BoxEdit> boxes; ///< empty: all stay as they are

    [[nodiscard]] bool changesAnything() const { return isDropped || isResized || !boxes.empty(); }
};

/// What the repairs come to, picture by picture. The same size as the dataset.
struct RepairPlan {
    std::vector<ImageEdit> images;
    std::vector<RepairChange> changes; ///< in the order of pictures
};

/// Works out what has to be changed; changes nothing. Reads pictures only to compare those that
/// may be equal. Blocks; cancelled, it is empty.
[[nodiscard]] RepairPlan planRepairs(const Dataset& dataset, const RepairOptions& options,
                                     ReadMonitor& monitor);

} // namespace faultline
